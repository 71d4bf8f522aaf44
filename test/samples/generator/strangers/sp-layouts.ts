import type { Layout } from "../layout.ts";
import { spLenders } from "./sp-lenders.ts";
import { spLines } from "./sp-lines.ts";
import { spStudents } from "./sp-students.ts";

/** Debts as servicers, partners of banks, branches, pay-later firms and collectors print them; written without a look at the reader. */
export const spLayouts: readonly Layout[] = [...spStudents, ...spLenders, ...spLines];
