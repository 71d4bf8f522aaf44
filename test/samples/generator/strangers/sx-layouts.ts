import type { Layout } from "../layout.ts";
import { sxAutos } from "./sx-autos.ts";
import { sxLines } from "./sx-lines.ts";
import { sxMortgages } from "./sx-mortgages.ts";
import { sxPersonal } from "./sx-personal.ts";
import { sxStudents } from "./sx-students.ts";

/** Bills and letters built as large servicers print them; written without a look at the reader. */
export const sxLayouts: readonly Layout[] = [
  ...sxMortgages,
  ...sxAutos,
  ...sxStudents,
  ...sxPersonal,
  ...sxLines,
];
