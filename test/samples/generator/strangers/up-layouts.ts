import type { Layout } from "../layout.ts";
import { upAutos } from "./up-autos.ts";
import { upLines } from "./up-lines.ts";
import { upMortgageUnion } from "./up-mortgage-union.ts";
import { upMortgages } from "./up-mortgages.ts";
import { upOthers } from "./up-others.ts";
import { upPersonalLine } from "./up-personal-line.ts";
import { upPersonals } from "./up-personals.ts";
import { upStudents } from "./up-students.ts";

/** Loans and other debts, as one more author prints them. */
export const upLayouts: readonly Layout[] = [
  ...upMortgages,
  upMortgageUnion,
  ...upLines,
  upPersonalLine,
  ...upAutos,
  ...upStudents,
  ...upPersonals,
  ...upOthers,
];
