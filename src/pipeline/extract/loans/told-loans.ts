import type { AccountReading } from "../account-reading.ts";
import { readCard } from "../cards/card-facts.ts";
import { type Paragraph, paragraphsOf } from "../layout/paragraphs.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { isCreditLine, readCreditLine } from "./line-facts.ts";
import { readLoan } from "./loan-facts.ts";
import { saidRate } from "./said-facts.ts";

/** A paragraph names its own loan at its beginning: "Your first mortgage, account ending 2244." */
const NAMED_WITHIN = 90;

function ownNumber({ lines, values }: Paragraph): string | undefined {
  const first = lines.length > 1 ? values.find(({ value }) => value.kind !== "number") : undefined;
  if (first?.value.kind !== "account" || !first.value.account.masked || first.start >= NAMED_WITHIN)
    return undefined;
  return first.value.account.last4;
}

/** What is owed and what is left of a limit make the limit: no other loan does. */
const isLine = (part: Reading) =>
  isCreditLine(part) ||
  readCard(part).checks.some(({ name, passed }) => passed && name === "card-available-credit");

function readTold(part: Reading): AccountReading {
  const read = isLine(part) ? readCreditLine(part) : readLoan(part);
  const { findings } = read.account;
  const rate = findings.has("apr") ? undefined : saidRate(part);
  if (rate) findings.set("apr", rate);
  return read;
}

/**
 * Reads a letter that tells of several loans, each in a paragraph that begins with the end of its account number. Empty for other
 * letters, and where one of the paragraphs names no balance.
 */
export function readToldLoans(reading: Reading): AccountReading[] {
  const told = paragraphsOf(reading.sheet, reading.values).flatMap((paragraph) => {
    const last4 = ownNumber(paragraph);
    const segments = new Set(paragraph.lines.map(({ segment }) => segment));
    return last4 === undefined ? [] : [{ last4, segments }];
  });
  if (told.length < 2 || new Set(told.map(({ last4 }) => last4)).size < told.length) return [];
  const loans = told.map(({ segments }) => readTold(cellsWhere(reading, (segment) => segments.has(segment))));
  return loans.every(({ account }) => account.findings.has("currentBalance")) ? loans : [];
}
