import { type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { titleText } from "./owed-title.ts";

type AccountValue = Extract<PrintedValue, { kind: "account" }>;

const MEMBER = /\b(?:member|account|acct)\b/i;

/** "MEMBER NUMBER:", with the number in the next cell: what hides its beginning is often recognised apart. */
const MEMBER_LABEL = /\b(?:member|account|acct)\b.{0,12}:\s*$/i;

/** "MEMBER NO. 53525": small unions have numbers that elsewhere are none. */
const SHORT = /\bmember\s?(?:number|no\.?|#)\s?:?\s?\d{0,2}(?<last4>\d{4})(?![\w,/-]|\.\d)/i;

function shortNumber(cells: readonly Segment[]): AccountValue | undefined {
  for (const segment of cells) {
    const match = SHORT.exec(segment.text);
    const last4 = match?.groups?.["last4"];
    if (!match || last4 === undefined) continue;
    const end = match.index + match[0].length;
    const span = spanOf(segment, end - last4.length, end);
    return { kind: "account", span, account: { start: span.start, end, last4, masked: false } };
  }
  return undefined;
}

/** The number that the head of the statement prints for all its accounts. */
export function memberNumber({ sheet, values }: Reading, before: number): AccountValue | undefined {
  const cells = sheet.rows.slice(0, before).flatMap(({ segments }) => segments);
  const labelled = sheet.rows
    .slice(0, before)
    .flatMap(({ segments }) =>
      segments.filter(
        ({ text }, index) => MEMBER.test(text) || MEMBER_LABEL.test(segments[index - 1]?.text ?? ""),
      ),
    )
    .flatMap((segment) => values.get(segment) ?? [])
    .find((value): value is AccountValue => value.kind === "account");
  return labelled ?? shortNumber(cells);
}

/** "Member Number", "MEMBER XXXX4417": what is printed at the head is the member's, and not one account's. "Member FDIC" is no label. */
const OF_MEMBER =
  /\bmember(?:ship)?\s?(?:(?:number|no|id|acct|account)\b|[#:])|\bmember\b\W*(?:[x*•]{2}|\d)/i;
const UNION = /\bcredit\s?union\b|\bF\.?C\.?U\b/i;
/** The number of one account among those of the paper. */
const OF_ONE = /\bprimary\s?(?:account|acct)\b/i;
const SUFFIX = /(?<![\w.,/-])[A-Z]?\d{1,4}(?![\w.,/%-])/i;

/**
 * Whether the accounts of a paper go by one number at its head: the member's, which credit unions also call the account's where each share and
 * loan has a suffix. At a bank it is that of one account, and the others have their own.
 */
export function goesByMember(reading: Reading, titles: readonly number[], isSuffixed = false): boolean {
  const { rows } = reading.sheet;
  const cells = rows.slice(0, Math.min(...titles)).flatMap(({ segments }) => segments);
  const head = cells.map(({ text }) => text).join(" ");
  if (OF_ONE.test(head)) return false;
  const hasSuffixes = titles.every((title) => {
    const row = rows[title];
    return row !== undefined && SUFFIX.test(titleText(row, reading));
  });
  return isSuffixed || OF_MEMBER.test(head) || (UNION.test(head) && hasSuffixes);
}
