import type { AccountFacts } from "#contract/extraction.ts";
import { addDays, decimal } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { total } from "./hw-data.ts";

export const STYLE =
  "td,th{vertical-align:top;padding:1.5px 4px}.r,th.r{text-align:right}th{text-align:left}table{width:100%}.f{display:flex;gap:24px}.f>*{flex:1}.n{font-size:7pt;color:#444}";

export type Entry = {
  readonly day: string;
  readonly text: string;
  readonly amount: number;
  readonly check?: string;
};
export type Kept = {
  readonly number: string;
  readonly begin: number;
  readonly end: number;
  readonly lines: readonly Entry[];
  readonly ins: number;
  readonly outs: number;
};
export const keep = (number: string, begin: number, lines: readonly Entry[]): Kept => {
  const ins = total(lines.map((line) => Math.max(0, line.amount)));
  const outs = -total(lines.map((line) => Math.min(0, line.amount)));
  return { number, begin, end: begin + ins - outs, lines, ins, outs };
};
export const facts = (
  account: Kept,
  kind: "checking" | "savings",
  institution: string,
  start: string,
  end: string,
) =>
  ({
    kind,
    institution,
    accountLast4: account.number.slice(-4),
    periodStart: start,
    periodEnd: end,
    beginningBalance: decimal(account.begin),
    endingBalance: decimal(account.end),
  }) satisfies AccountFacts;
export const running = (account: Kept) => {
  let balance = account.begin;
  return account.lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
};
export const spread = (
  random: Random,
  start: string,
  days: number,
  count: number,
  texts: readonly string[],
  size: number,
) =>
  Array.from({ length: count }, () => ({
    day: addDays(start, random.whole(1, days - 2)),
    text: random.pick(texts),
    amount: -random.whole(600, size),
  }));

export const MONTH_ENDS = [
  "2026-01-14",
  "2026-02-11",
  "2026-04-09",
  "2026-05-13",
  "2026-07-16",
  "2026-10-08",
];
