import { parseMoney } from "#engine/money/parse-money.ts";
import type { Row, Segment } from "../layout/sheet.ts";
import { hasMoney, partOf, type Reading } from "../reading.ts";
import type { LoanGroup } from "./loan-groups.ts";
import { shopOf, shopOver } from "./shop-names.ts";

/** "Order 462575689", "Plan no. PL-20418", "Order #400812734 - Sole House": a cell that is the number of one plan, and perhaps where it was bought. */
const NUMBERED =
  /^(?<label>(?:order|plan|purchase|loan)\s*(?:no\.?|number|id|#)?)\s*[:#]?\s*(?=[A-Z\d-]*\d{4})(?<number>[A-Z\d][A-Z\d-]{5,})(?:\s+(?:[·•|–—-]|at|from)\s[^$]*)?$/i;

const words = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, " ")
    .trim();

type Heading = { readonly segment: Segment; readonly label: string; readonly number: string };

/** The lines that begin a plan: the row of a list that ends with an amount describes one that is gone. */
function headingsOf({ sheet, values }: Reading): Heading[] {
  return sheet.segments.flatMap((segment) => {
    const { label, number } = NUMBERED.exec(segment.text.trim())?.groups ?? {};
    const row = sheet.rows[segment.row]?.segments ?? [];
    const isListed = row.some((cell) => (values.get(cell) ?? []).some(({ kind }) => kind === "money"));
    if (label === undefined || number === undefined || isListed) return [];
    return [{ segment, label: words(label), number }];
  });
}

/** "Order #400811111 - Refunded": nothing on the paper is asked for it. */
const IS_OVER = /\b(?:refunded|returned|paid(?:\s(?:in\sfull|off))?|cancell?ed|completed?|closed)\W*$/i;

/** One number in two ways of printing it. */
const plainNumber = (number: string) => number.toUpperCase().replaceAll("-", "").replace(/^0+/, "");

/**
 * How many open plans of a paper begin with a number of their own. Words of another kind number the same plan again ("Order", "Loan
 * number"), and a number that no amount stands below describes none of the paper's figures; headings right below each other share them.
 */
export function numberedCount(reading: Reading): number {
  const { rows } = reading.sheet;
  const headings = headingsOf(reading);
  const open = headings.filter(({ segment }, index) => {
    let last = index;
    while (headings[last + 1]?.segment.row === (headings[last]?.segment.row ?? 0) + 1) last++;
    const [from, to] = [headings[last]?.segment.row ?? 0, headings[last + 1]?.segment.row ?? rows.length];
    const hasAmount = reading.allValues.some(
      ({ kind, span }) => kind === "money" && span.segment.row > from && span.segment.row < to,
    );
    return hasAmount && !IS_OVER.test(rows[segment.row]?.segments.at(-1)?.text ?? "");
  });
  const kinds = Map.groupBy(open, ({ label }) => label);
  const counts = [...kinds.values()].map((of) => new Set(of.map(({ number }) => plainNumber(number))).size);
  return Math.max(0, ...counts);
}

/** How much taller than the one above the last part of a page may be. */
const LAST_PART = 1.25;

/** "Total owing" under the last plan: a total that no other plan prints is that of all of them. */
function isOfAll({ segments: [first] }: Row, reading: Reading): boolean {
  const own = words(first?.text ?? "");
  return (
    own.startsWith("total ") && reading.sheet.segments.filter(({ text }) => words(text) === own).length === 1
  );
}

/** The cells that begin the plans: the numbers, or the shops over them where the price of each order stands beside its shop. */
function beginningsOf(reading: Reading, headings: readonly Heading[]): Segment[] {
  const shops = headings.flatMap(({ segment }) => {
    const shop = shopOver(segment, reading.sheet);
    const row = shop && reading.sheet.rows[shop.row];
    return row && hasMoney(reading, row) ? [shop] : [];
  });
  return shops.length === headings.length ? shops : headings.map(({ segment }) => segment);
}

/** The rows of each plan, from its beginning to the next one; the last of a page is about as tall as the one before it. */
function partsOf(reading: Reading, headings: readonly Heading[]): Reading[] {
  return beginningsOf(reading, headings).map((segment, index, all) => {
    const next = all[index + 1];
    const before = all[index - 1];
    const above = before?.page === segment.page ? segment.y0 - before.y0 : Number.POSITIVE_INFINITY;
    const bottom = next?.page === segment.page ? next.y0 : segment.y0 + above * LAST_PART;
    return partOf(
      reading,
      (row) =>
        row.page === segment.page &&
        row.index >= segment.row &&
        row.y0 < bottom - 0.001 &&
        !isOfAll(row, reading) &&
        (next === undefined || row.index < next.row),
    );
  });
}

/**
 * Plans or loans of one paper that each begin with their own number, each with what is left of it; plans that name no amount of their own
 * are left out. Empty for other papers, and where a balance that only a sentence tells has no printed total to prove it.
 */
export function numberedPlans(
  reading: Reading,
  readPart: (part: Reading) => LoanGroup["findings"],
): LoanGroup[] {
  const headings = headingsOf(reading);
  if (new Set(headings.map(({ number }) => number)).size < Math.max(2, headings.length)) return [];
  const plans = partsOf(reading, headings)
    .map((part, index) => {
      const heading = headings[index]?.segment;
      const shop = heading && shopOf(heading, reading);
      return { name: heading?.text ?? "", findings: readPart(part), ...(shop === undefined ? {} : { shop }) };
    })
    .filter(({ findings }) => findings.has("currentBalance"));
  const balances = plans.flatMap(({ findings }) => findings.get("currentBalance") ?? []);
  const sum = balances.reduce((total, { value }) => total + (parseMoney(value) ?? 0), 0);
  const isProven = reading.allValues.some(
    (value) => value.kind === "money" && !value.money.bare && value.money.amount === sum,
  );
  const isSaid = balances.some((balance) => balance.isSaid === true || balance.rivals.length > 0);
  return plans.length > 1 && (isProven || !isSaid) ? plans : [];
}
