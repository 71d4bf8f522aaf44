import type { Layout } from "../layout.ts";
import { umCollections } from "./um-collections.ts";
import { umCredit } from "./um-credit.ts";
import { umCreditMerge } from "./um-credit-merge.ts";
import { umForms } from "./um-forms.ts";
import { umStubs } from "./um-income.ts";
import { umPaylater } from "./um-paylater.ts";

export const umLayouts: readonly Layout[] = [
  ...umCredit,
  ...umCreditMerge,
  ...umCollections,
  ...umPaylater,
  ...umStubs,
  ...umForms,
];
