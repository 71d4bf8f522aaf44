import type { Layout } from "../layout.ts";
import { soAutos } from "./so-autos.ts";
import { soHomes } from "./so-homes.ts";
import { soMortgages } from "./so-mortgages.ts";
import { soVehicles } from "./so-vehicles.ts";

/** Loans as their servicers, makers, unions and programs bill them, one compact paper each; written without a look at the reader. */
export const soLayouts: readonly Layout[] = [...soMortgages, ...soAutos, ...soVehicles, ...soHomes];
