import type { AprKind } from "./apr-entry.ts";

/** First match wins: "balance transfers, promotional" is a promotion, "penalty APR on purchases" a penalty. */
const KINDS: ReadonlyArray<readonly [AprKind, RegExp]> = [
  ["penalty", /penalty|default(?:rate|apr)/],
  [
    "promotional",
    /promo|intro|specialfinanc|deferred|nointerest|specialrate|specialoffer|equalpay|(?:reduced|low|lower)(?:apr|rate)|offer[a-z0-9]?expire|installmentplan|sameascash|purch(?:ases?)?(?:mo(?:nths?)?)?offer|purchases?(?:until|through|thru|exp|ends?|ending)|untilpaid(?:off|infull)|plan[a-z]{0,8}until/,
  ],
  [
    "balance-transfer",
    /balancetransfer|balancetrans|balances?transferred|transferredbalances?|transferred$|transfers?(?:apr|$)|(?:^|standard|std)bts?(?:apr)?$|bal(?:ance)?(?:transf?|trfs?|xfers?)/,
  ],
  [
    "cash-advance",
    /cashadvance|cashapr|advances?|(?:^|standard|std|cash|bank|atm)adv$|^cash|(?:standard|std|regular|variable|quasi)cash(?!back)|cashandcash|overdraftadvance/,
  ],
  [
    "purchase",
    /purchase|^(?:standard|std)?purch|^payovertime|^regular|^retail|^everyday|^shopping|^goods|standard(?!bts?$|checks?$|offer)|merchandise|annualpercentagerateapr$|^revolving|^variableapr|currentapr$|^yourapr|^apr$|^annualpercentagerate$/,
  ],
];

/** For which balance a rate is, by the words beside it. */
export function kindOf(text: string): AprKind | undefined {
  // A daily rate before the annual one is no part of the words.
  const words = text.replaceAll(/\d+/g, "");
  return KINDS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** "... up to the Penalty APR of 29.99%." tells what being late may cost; "Penalty rate of 29.99%" ahead of amounts is a row. */
export const isThreat = (kind: AprKind, before: string, after: string): boolean =>
  kind === "penalty" && /\bof\s*$/i.test(before) && (!/^\W*penalty/i.test(before) || /^%?\s*\./.test(after));
