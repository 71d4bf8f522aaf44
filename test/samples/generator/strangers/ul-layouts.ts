import type { Layout } from "../layout.ts";
import { ulAutos } from "./ul-autos.ts";
import { ulBrokers } from "./ul-brokers.ts";
import { ulOthers } from "./ul-hsa-robo.ts";
import { ulMortgages } from "./ul-mortgages.ts";
import { ulPersonal } from "./ul-personal.ts";
import { ulRetirement } from "./ul-retirement.ts";
import { ulStudents } from "./ul-students.ts";

export const ulLayouts: readonly Layout[] = [
  ...ulAutos,
  ...ulStudents,
  ...ulMortgages,
  ...ulPersonal,
  ...ulBrokers,
  ...ulRetirement,
  ...ulOthers,
];
