import type { Layout } from "../layout.ts";
import { snCardsFirst } from "./sn-cards-first.ts";
import { snCardsSecond } from "./sn-cards-second.ts";
import { snDeposits } from "./sn-deposits.ts";
import { snEquityLine } from "./sn-equity-line.ts";
import { snFundIra } from "./sn-fund-ira.ts";
import { snInvestments } from "./sn-investments.ts";
import { snLoansFirst } from "./sn-loans-first.ts";
import { snLoansSecond } from "./sn-loans-second.ts";
import { snOnlineBank } from "./sn-online-bank.ts";
import { snPlan } from "./sn-plan.ts";

/** Statements built like those of large and regional issuers, under other names; written without a look at the reader. */
export const snLayouts: readonly Layout[] = [
  ...snLoansFirst,
  ...snLoansSecond,
  ...snEquityLine,
  ...snInvestments,
  ...snPlan,
  ...snFundIra,
  ...snDeposits,
  ...snOnlineBank,
  ...snCardsFirst,
  ...snCardsSecond,
];
