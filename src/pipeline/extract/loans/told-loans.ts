import type { AccountReading } from "../account-reading.ts";
import { readCard } from "../cards/card-facts.ts";
import { type Paragraph, paragraphsOf, sentencesOf } from "../layout/paragraphs.ts";
import { cellsWhere, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { isCreditLine, readCreditLine } from "./line-facts.ts";
import { readLoan } from "./loan-facts.ts";

/** A paragraph names its own loan at its beginning: "Your first mortgage, account ending 2244." */
const NAMED_WITHIN = 90;

function ownNumber({ lines, values }: Paragraph): string | undefined {
  const first = lines.length > 1 ? values.find(({ value }) => value.kind !== "number") : undefined;
  if (first?.value.kind !== "account" || !first.value.account.masked || first.start >= NAMED_WITHIN)
    return undefined;
  return first.value.account.last4;
}

const RATE = /\b(?:rate|apr)\b[^.;%]{0,40}\b(?:is|of|at)\s*$/i;
const NOT_THE_RATE =
  /\b(?:if|could|would|may|offer|up to|as low as|from|cap|margin|index|default|penalty)\b/i;

/** The only rate that the sentences of a loan's own paragraph tell. */
function toldRate(reading: Reading): Finding | undefined {
  const found = paragraphsOf(reading.sheet, reading.values).flatMap((paragraph) =>
    sentencesOf(paragraph).flatMap(({ start, end }) => {
      if (NOT_THE_RATE.test(paragraph.text.slice(start, end))) return [];
      return paragraph.values.flatMap(({ value, start: from }) =>
        value.kind === "percent" &&
        from >= start &&
        from < end &&
        RATE.test(paragraph.text.slice(start, from))
          ? [makeFinding(value.percent.percent, value.span, 0.7)]
          : [],
      );
    }),
  );
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

/** What is owed and what is left of a limit make the limit: no other loan does. */
const isLine = (part: Reading) =>
  isCreditLine(part) ||
  readCard(part).checks.some(({ name, passed }) => passed && name === "card-available-credit");

function readTold(part: Reading): AccountReading {
  const read = isLine(part) ? readCreditLine(part) : readLoan(part);
  const { findings } = read.account;
  const rate = findings.has("apr") ? undefined : toldRate(part);
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
