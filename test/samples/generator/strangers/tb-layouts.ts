import type { Layout } from "../layout.ts";
import { tbAmex } from "./tb-amex.ts";
import { tbBank } from "./tb-bank.ts";
import { tbBusiness } from "./tb-business.ts";
import { tbNational } from "./tb-national.ts";
import { tbOther } from "./tb-other.ts";
import { tbRetail } from "./tb-retail.ts";
import { tbStore } from "./tb-store.ts";

export const tbLayouts: readonly Layout[] = [
  ...tbAmex,
  ...tbNational,
  ...tbStore,
  ...tbRetail,
  ...tbBank,
  ...tbOther,
  ...tbBusiness,
];
