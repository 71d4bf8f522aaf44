import type { Layout } from "../layout.ts";
import { tbAmex } from "./tb-amex.ts";
import { tbBank } from "./tb-bank.ts";
import { tbNational } from "./tb-national.ts";
import { tbRetail } from "./tb-retail.ts";
import { tbStore } from "./tb-store.ts";

export const tbLayouts: readonly Layout[] = [...tbAmex, ...tbNational, ...tbStore, ...tbRetail, ...tbBank];
