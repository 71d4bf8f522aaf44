import type { Layout } from "../layout.ts";
import { hqCardsOne } from "./hq-cards-one.ts";
import { hqCardsThree } from "./hq-cards-three.ts";
import { hqCardsTwo } from "./hq-cards-two.ts";
import { hqDepositsOne } from "./hq-deposits-one.ts";
import { hqDepositsTwo } from "./hq-deposits-two.ts";
import { hqLoansOne } from "./hq-loans-one.ts";
import { hqLoansThree } from "./hq-loans-three.ts";
import { hqLoansTwo } from "./hq-loans-two.ts";

export const hqLayouts: readonly Layout[] = [
  ...hqCardsOne,
  ...hqCardsTwo,
  ...hqCardsThree,
  ...hqDepositsOne,
  ...hqDepositsTwo,
  ...hqLoansOne,
  ...hqLoansTwo,
  ...hqLoansThree,
];
