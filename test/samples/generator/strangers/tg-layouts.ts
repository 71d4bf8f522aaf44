import type { Layout } from "../layout.ts";
import { tgForms } from "./tg-forms.ts";
import { tgLetters } from "./tg-letters.ts";
import { tgPlans } from "./tg-plans.ts";
import { tgPlans2 } from "./tg-plans2.ts";
import { tgStubs } from "./tg-stubs.ts";
import { tgStubs2 } from "./tg-stubs2.ts";
import { tgStubs3 } from "./tg-stubs3.ts";

export const tgLayouts: readonly Layout[] = [
  ...tgPlans,
  ...tgPlans2,
  ...tgStubs,
  ...tgStubs2,
  ...tgStubs3,
  ...tgForms,
  ...tgLetters,
];
