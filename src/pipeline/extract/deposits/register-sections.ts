import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { titledAs } from "./owed-title.ts";
import { amountsOf, hasDay, lastBalance, listsUp, sumsUp } from "./register-proof.ts";

type MoneyValue = Extract<PrintedValue, { kind: "money" }>;

/** Where the part of an account begins, and what tells it from the others: its title. */
export type RegisterSection = { readonly row: number; readonly number: string };

const FIRST =
  /\b(?:beginning|opening|starting|previous|prior)\s(?:share\s|loan\s|statement\s)?balance\b|\bbalance\s(?:brought\s)?(?:forward|fwd)\b/i;
const LAST = /\b(?:ending|closing|new|current)\s(?:share\s|loan\s|statement\s)?balance\b/i;
const SHARE =
  /\b(?:shares?|share\s?draft|draft|checking|savings|money\s?market|certificates?|club|suffix)\b/i;
/** "ID 0009 KASASA CASH", "L15 USED BOAT", "KASASA CASH - 0075", "REWARDS PLUS   ACCT# 2": a suffix heads an account of any name. */
const SUFFIXED =
  /^\W*(?:(?:id|suffix|sfx|share|loan|acct|account)\s?(?:id|suffix|sfx|no\.?)?\s?[#:]{0,2}\s?[A-Z]?\d{1,4}|[SLC]\s?\d{1,4})\b(?![,./-]\d)|\s[-–—]\s[A-Z]?\d{1,4}\W*$|\b(?:acct|account|loan|suffix|sfx|id)\s?[#:]{1,2}\s?[A-Z]?\d{1,4}\W*$/i;
/** What a row of a register, the names of columns or a rate says, and no title. */
const NO_TITLE =
  /\btransfer|\bbalance\b|\bpayments?\b|\bwithdrawals?\b|\bpercentage\b|\bdescription\b|\bto(?:tals?)?\b|^\W*(?:trans|post|effective|eff|date)\b/i;
/** A title stands so many rows above the first balance: the names of columns, a rate and an owner may stand between them. */
const REACH = 7;
const LONGEST_TITLE = 70;
/** A line drawn of characters beside the title. */
const RULE = /[-–—_=*]{3,}/g;
/** "(continued from previous page)", "CONT.", "- page 2": of the page, and no part of the name. */
const CONTINUED = /\W*(?:\bcontinued\b|\bcont['’]d\b|\bcont\.|\(cont\)|[-–—,(]\s?page\s\d).*/i;
/** What a list says of itself behind the account's name. */
const OF_A_LIST = /\b(?:account\s)?(?:summary|activity|details?|transactions|history)\b/gi;

const nameOf = (text: string): string => {
  const name = squash(text.replace(CONTINUED, "").replaceAll(OF_A_LIST, ""));
  return name === "" ? squash(text) : name;
};

const textOf = ({ segments }: Row) => segments.map(({ text }) => text).join(" ");

type Title = { readonly row: number; readonly name: string; readonly isLoan: boolean };
type Opening = { readonly row: Row; readonly from: number; readonly title: Title | undefined };

/** The cells of a row that may title an account: those before its figures. */
function titleOf(row: Row, reading: Reading, upTo = row.segments.length): Title | undefined {
  const cells = row.segments.slice(0, upTo);
  const [first] = cells;
  if (!first || first.text.replaceAll(RULE, "").length >= LONGEST_TITLE || NO_TITLE.test(first.text))
    return undefined;
  const [own] = reading.values.get(first) ?? [];
  if (own?.kind === "date" && own.span.start === 0) return undefined;
  const text = cells.map((cell) => cell.text).join(" ");
  const named = titledAs({ ...row, segments: cells }, reading);
  const isLoan = named === "loan" || named === "card";
  // The heading of a loan prints what is due as well; amounts beside a share's name are those of an overview.
  if (!isLoan && amountsOf({ ...row, segments: cells }, reading).length > 0) return undefined;
  const isTitle = isLoan || SHARE.test(first.text) || SUFFIXED.test(text);
  return isTitle ? { row: row.index, name: nameOf(text), isLoan } : undefined;
}

/** The title of the account that begins with this balance, on its row or the nearest above, not further than the end of the one before. */
function titleFor(row: Row, end: number, reading: Reading): Title | undefined {
  const at = row.segments.findIndex(({ text }) => FIRST.test(text));
  const beside = at > 0 ? titleOf(row, reading, at) : undefined;
  if (beside) return beside;
  const top = Math.max(end, row.index - REACH);
  for (const above of reading.sheet.rows.slice(top, row.index).toReversed()) {
    const title = above.page === row.page ? titleOf(above, reading) : undefined;
    if (title) return title;
  }
  return undefined;
}

const closes = (row: Row, reading: Reading): boolean =>
  LAST.test(textOf(row)) && amountsOf(row, reading).length === 1;

/** Whether an account's rows since its first balance end with this one, which is that of the page before and not of another account. */
function endsWith(balance: number, from: number, rows: readonly Row[], reading: Reading): boolean {
  // Many shares hold the same few dollars, and no movement.
  return balance !== 0 && balance !== from && lastBalance(from, rows, reading) === balance;
}

/** The first balances of accounts: one that repeats the title, has none, or goes on where the page above ended, before that is closed, opens none. */
function openings(reading: Reading): Opening[] {
  const found: Opening[] = [];
  let open: { readonly row: Row; readonly from: number } | undefined;
  let end = 0;
  for (const row of reading.sheet.rows) {
    const text = textOf(row);
    const [from, other] = amountsOf(row, reading);
    if (FIRST.test(text) && !/\btotal\b/i.test(text) && from !== undefined && other === undefined) {
      const title = titleFor(row, end, reading);
      if (open && row.page !== open.row.page) {
        const above = reading.sheet.rows.slice(open.row.index + 1, row.index);
        const isSame = !title || title.name === found.at(-1)?.title?.name;
        open = isSame || endsWith(from, open.from, above, reading) ? { row, from } : undefined;
        if (open) continue;
      }
      found.push({ row, from, title });
      open = { row, from };
    } else if (closes(row, reading)) {
      open = undefined;
      end = row.index + 1;
    }
  }
  return found;
}

/** The last balance in cents. */
type Proof = { readonly to: number; readonly isProved: boolean; readonly hasRows: boolean };

/** The last balance of an account, and whether its rows lead there from the first one: between them, below them, or as totals. */
function proof({ row, from }: Opening, end: number, reading: Reading): Proof | undefined {
  const rows = reading.sheet.rows.slice(row.index + 1, end);
  const at = rows.findIndex((other) => closes(other, reading));
  const last = rows[at];
  // Without a last balance the register ends with its last running one; what stands below may print a payment to come.
  const running = rows.findLastIndex(
    (other) => hasDay(other, reading) && amountsOf(other, reading).length > 1,
  );
  // The first balance of a next page moves nothing.
  const between = rows.slice(0, at < 0 ? running + 1 : at).filter((other) => !FIRST.test(textOf(other)));
  const reached = lastBalance(from, between, reading);
  const hasRows = between.some((other) => hasDay(other, reading) && amountsOf(other, reading).length > 0);
  if (!last) return reached === undefined ? undefined : { to: reached, isProved: reached !== from, hasRows };
  const [to = from] = amountsOf(last, reading);
  const isProved =
    reached === to ||
    sumsUp(from, to, between, reading) ||
    listsUp(from, to, between, reading) ||
    lastBalance(from, rows.slice(at + 1), reading) === to;
  return { to, isProved, hasRows };
}

const hasMoved = ({ from }: Opening, proved: Proof | undefined): boolean =>
  proved?.isProved === true && (from !== proved.to || proved.hasRows);

const lastAmount = (row: Row | undefined, { values }: Reading): MoneyValue | undefined =>
  row?.segments
    .flatMap((segment) => values.get(segment) ?? [])
    .findLast((value): value is MoneyValue => value.kind === "money" && !value.money.bare);

/** The first and the last balance of one account's part, as they are printed, where its rows lead from one to the other; none where it prints several first ones. */
export function rolledBalances(
  part: Reading,
): { readonly first: MoneyValue; readonly last: MoneyValue } | undefined {
  const [opening, other] = openings(part);
  const { rows } = part.sheet;
  if (!opening || other || !hasMoved(opening, proof(opening, rows.length, part))) return undefined;
  const below = rows.slice(opening.row.index + 1);
  const end =
    below.find((row) => closes(row, part)) ??
    below.findLast((row) => hasDay(row, part) && amountsOf(row, part).length > 1);
  const [first, last] = [lastAmount(opening.row, part), lastAmount(end, part)];
  return first && last ? { first, last } : undefined;
}

/**
 * The shares and loans of a member under titles of their own ("REGULAR SHARE (01)", "ID 0009 FREE CHECKING", "USED VEHICLE LOAN   LOAN# 3"): each
 * leads from its first balance to its last one. None unless all shares do, and no two titles are alike.
 */
export function registerSections(reading: Reading): RegisterSection[] {
  const found = openings(reading);
  const proofs = found.map((opening, index) => ({
    ...opening,
    proved: proof(opening, found[index + 1]?.title?.row ?? reading.sheet.rows.length, reading),
  }));
  if (!proofs.some((entry) => hasMoved(entry, entry.proved))) return [];
  const sections = proofs.flatMap((entry) => {
    const { title, proved } = entry;
    if (!title || !(proved?.isProved || title.isLoan)) return [];
    return [{ row: title.row, number: listOf(entry, proofs)?.title?.name ?? title.name }];
  });
  const own = proofs.filter((entry) => listOf(entry, proofs) === undefined);
  const names = new Set(sections.map(({ number }) => number));
  return sections.length === found.length && names.size === own.length ? sections : [];
}

type Proved = Opening & { readonly proved: Proof | undefined };

/** The list whose summary this is: both lead from one balance to the same other one, and only the list prints movements. */
function listOf({ from, proved }: Proved, others: readonly Proved[]): Proved | undefined {
  if (!proved || proved.hasRows || proved.to === from) return undefined;
  return others.find(
    (other) => other.from === from && other.proved?.to === proved.to && other.proved.hasRows,
  );
}
