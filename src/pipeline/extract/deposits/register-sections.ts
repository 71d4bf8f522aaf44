import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

/** Where the part of an account begins, and what tells it from the others: its title. */
export type RegisterSection = { readonly row: number; readonly number: string };

const FIRST =
  /\b(?:beginning|opening|starting|previous)\s(?:share\s)?balance\b|\bbalance\s(?:brought\s)?forward\b/i;
const LAST = /\b(?:ending|closing|new|current)\s(?:share\s)?balance\b/i;
const TITLE =
  /\b(?:shares?|share\s?draft|draft|checking|savings|money\s?market|certificates?|club|suffix)\b/i;
/** A title stands so many rows above the first balance: the names of columns and a rate may stand between them. */
const REACH = 4;
const LONGEST_TITLE = 70;

const textOf = ({ segments }: Row) => segments.map(({ text }) => text).join(" ");

/** Amounts of a row in cents, from left to right. */
const amountsOf = ({ segments }: Row, { values }: Reading): number[] =>
  segments
    .flatMap((segment) => values.get(segment) ?? [])
    .flatMap((value) => (value.kind === "money" && !value.money.bare ? [value.money.amount] : []));

const hasDay = ({ segments }: Row, { values }: Reading): boolean =>
  segments.flatMap((segment) => values.get(segment) ?? []).some(({ kind }) => kind === "date");

/** Whether each row's last amount is the balance before it, moved by another amount of the row, down to the last balance. */
function rolls(first: number, last: number, rows: readonly Row[], reading: Reading): boolean {
  let balance = first;
  for (const row of rows) {
    const amounts = amountsOf(row, reading);
    const after = amounts.at(-1);
    if (after === undefined || amounts.length < 2 || !hasDay(row, reading)) continue;
    const moved = Math.abs(after - balance);
    if (!amounts.slice(0, -1).some((amount) => Math.abs(amount) === moved)) return false;
    balance = after;
  }
  return balance === last;
}

function titleAbove(row: Row, reading: Reading): Row | undefined {
  return reading.sheet.rows.slice(Math.max(0, row.index - REACH), row.index).findLast((above) => {
    const text = above.segments[0]?.text ?? "";
    return (
      above.page === row.page &&
      TITLE.test(text) &&
      text.length < LONGEST_TITLE &&
      amountsOf(above, reading).length === 0 &&
      !/\btransfer|\bbalance\b/i.test(textOf(above))
    );
  });
}

/**
 * The shares of a member under titles of their own ("REGULAR SHARE (01)", "Share ID 0070 - CHOICE CHECKING"): each has a register that leads
 * from its first balance to its last one, row by row. None unless all of them do, and no two titles are alike.
 */
export function registerSections(reading: Reading): RegisterSection[] {
  const { rows } = reading.sheet;
  const firsts = rows.filter((row) => FIRST.test(textOf(row)) && amountsOf(row, reading).length === 1);
  const sections = firsts.map((row, at) => {
    const end = firsts[at + 1]?.index ?? rows.length;
    const last = rows
      .slice(row.index + 1, end)
      .find((other) => LAST.test(textOf(other)) && amountsOf(other, reading).length === 1);
    const title = titleAbove(row, reading);
    const [from] = amountsOf(row, reading);
    const [to] = last ? amountsOf(last, reading) : [];
    if (!last || !title || from === undefined || to === undefined) return undefined;
    return rolls(from, to, rows.slice(row.index + 1, last.index), reading)
      ? { row: title.index, number: squash(textOf(title)) }
      : undefined;
  });
  const proved = sections.filter((section) => section !== undefined);
  const titles = new Set(proved.map(({ number }) => number));
  return proved.length === firsts.length && titles.size === proved.length ? proved : [];
}
