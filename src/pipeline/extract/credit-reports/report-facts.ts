import type { Check } from "#contract/extraction.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { type Segment, type Span, spanOf } from "../layout/sheet.ts";
import { reportLabels } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { isDayFirst, resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import type { Tradeline } from "./tradeline-words.ts";
import { findTradelines } from "./tradelines.ts";

const LEXICON = compileLexicon(reportLabels, []);
const COUNTS = ["accountsTotal", "accountsOpen", "accountsClosed", "inquiries", "collections"] as const;
const BUREAUS: ReadonlyArray<readonly [name: string, print: RegExp]> = [
  ["Experian", /experian/i],
  ["Equifax", /equifax/i],
  ["TransUnion", /trans\s?union/i],
  ["Innovis", /\binnovis\b/i],
];

export type CreditReportReading = {
  /** Figures of the overview by their contract names. */
  readonly findings: ReadonlyMap<string, Finding>;
  readonly tradelines: readonly Tradeline[];
  readonly checks: readonly Check[];
};

/** A number below a thousand without sign or cents is a count or a score here, not an amount. */
const isCount = (value: PrintedValue) =>
  value.kind === "money" &&
  value.money.bare &&
  value.money.amount % 100 === 0 &&
  value.money.amount < 100_000;

/** "Inquiries (2 years)": a length of time counts nothing. */
const isLength = ({ span: { segment, end } }: PrintedValue): boolean =>
  /^\s*(?:years?|yrs?|months?|mos?|days?)\b/i.test(segment.text.slice(end));

function withNumbers(reading: Reading): ReadonlyMap<Segment, readonly PrintedValue[]> {
  return new Map(
    [...reading.values].map(([segment, values]) => [
      segment,
      values
        .filter((value) => (value.kind !== "number" && !isCount(value)) || !isLength(value))
        .map(
          (value): PrintedValue =>
            isCount(value) ? { kind: "number", span: value.span, number: value.span.text.trim() } : value,
        ),
    ]),
  );
}

/** The bureau whose name is printed largest, or first of those of one size. */
function findBureau(reading: Reading): Finding | undefined {
  let best: { finding: Finding; rank: number } | undefined;
  for (const segment of reading.sheet.segments) {
    for (const [, pattern] of BUREAUS) {
      const match = pattern.exec(segment.text);
      if (!match) continue;
      const rank = segment.y1 - segment.y0 + (segment.page === 1 ? 0.002 : 0) - segment.y0 * 0.004;
      if (best && rank <= best.rank) continue;
      const span = spanOf(segment, match.index, match.index + match[0].length);
      best = { finding: makeFinding(match[0], span, 0.95), rank };
    }
  }
  // Only these names fit: no other word is read as one of them.
  if (best) best.finding.witnessed = true;
  return best?.finding;
}

const byScore = (candidates: readonly Candidate[], field: string) =>
  candidates.filter((candidate) => candidate.field === field).toSorted((a, b) => b.score - a.score);

const isScore = (text: string) => /^\d{3}$/.test(text) && Number(text) >= 300 && Number(text) <= 850;
/** "Scores range from 300 to 850", "300-850". */
const isRange = (segment: Segment) => /\b300\b.*\b850\b|\branges?\b/i.test(segment.text);
/** "FICO (range 300-850): 721": the number after the range in brackets is the score. */
const isBehindRange = ({ segment, start }: Span) => /\)\s*[:=]?\s*$/.test(segment.text.slice(0, start));

const RATING =
  /^\s*(?:exceptional|excellent|very good|good|fair|poor|very poor|needs work|prime|near prime|subprime)\b/i;

/** "712  Good": a score with its name in words. */
function ratedScore(values: ReadonlyMap<Segment, readonly PrintedValue[]>): Finding | undefined {
  const segments = [...values.keys()];
  for (const [index, segment] of segments.entries()) {
    const match = /^(?<score>\d{3})\b(?<rest>.*)$/.exec(segment.text.trim());
    const score = match?.groups?.["score"] ?? "";
    if (!isScore(score)) continue;
    const rest = match?.groups?.["rest"] ?? "";
    if (RATING.test(rest) || (rest.trim() === "" && RATING.test(segments[index + 1]?.text ?? "")))
      return makeFinding(
        score,
        spanOf(segment, segment.text.indexOf(score), segment.text.indexOf(score) + 3),
        0.85,
      );
  }
  return undefined;
}

/** The labelled score, else the one printed largest: a gauge shows it far from its name. */
function findScore(
  values: ReadonlyMap<Segment, readonly PrintedValue[]>,
  candidates: readonly Candidate[],
): Finding | undefined {
  const found: Finding[] = [];
  for (const { value, label, score } of byScore(candidates, "score")) {
    // "Credit score: 721 (range 300-850)" prints both.
    const isNamed =
      label.span.segment === value.span.segment && value.span.start - label.span.end <= 3 && score > 0.5;
    if (value.kind !== "number" || !isScore(value.number)) continue;
    const isOwn = (isNamed && !/^(?:300|850)$/.test(value.number)) || isBehindRange(value.span);
    if (isRange(value.span.segment) && !isOwn) continue;
    const finding = makeFinding(value.number, value.span, score);
    const known = found.find((other) => other.value === finding.value);
    if (known) known.witnessed = true;
    else found.push(finding);
  }
  const [best, ...others] = found;
  if (best) {
    best.rivals.push(...others.filter((other) => other.score > 0.8 && other.score > best.score * 0.9));
    return best;
  }
  for (const [segment, own] of values) {
    const behind = own.find(
      (value) => value.kind === "number" && isScore(value.number) && isBehindRange(value.span),
    );
    if (behind?.kind === "number" && isRange(segment)) return makeFinding(behind.number, behind.span, 0.85);
  }
  const rated = ratedScore(values);
  if (rated) return rated;
  const alone = [...values.keys()]
    .filter((segment) => isScore(segment.text.trim()))
    .toSorted((a, b) => b.y1 - b.y0 - (a.y1 - a.y0))[0];
  const heights = [...values.keys()].map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 1;
  return alone && alone.y1 - alone.y0 > 1.5 * usual
    ? makeFinding(alone.text.trim(), spanOf(alone, 0, alone.text.length), 0.7)
    : undefined;
}

/** "3 open accounts   1 closed account": the number stands before its words, in a cell that begins with a number. */
const COUNTED: ReadonlyArray<readonly [field: (typeof COUNTS)[number], pattern: RegExp]> = [
  ["accountsOpen", /(?<![\d.,$])(?<count>\d{1,3})\s+(?:currently\s+)?open\s+(?:credit\s+)?accounts?\b/i],
  ["accountsClosed", /(?<![\d.,$])(?<count>\d{1,3})\s+closed\s+(?:credit\s+)?accounts?\b/i],
  ["accountsTotal", /(?<![\d.,$])(?<count>\d{1,3})\s+total\s+(?:credit\s+)?accounts?\b/i],
  ["inquiries", /(?<![\d.,$])(?<count>\d{1,3})\s+(?:hard\s+|credit\s+)?(?:inquir|enquir)/i],
  ["collections", /(?<![\d.,$])(?<count>\d{1,3})\s+(?:accounts?\s+)?(?:in\s+)?collections?\b/i],
];

/** "You have 6 accounts: 3 open" counts before its words, "Accounts: 6  Open: 3" does not. */
function isCountedBefore({ segment, start, end }: Span): boolean {
  const before = segment.text.slice(0, start);
  if (!/(?<![\d.,$])\d{1,3}\s+$/.test(before)) return false;
  return !(/[:=]\s*\d{1,3}\s+$/.test(before) && /^\s*[:=]/.test(segment.text.slice(end)));
}

/** "Open/was past due 30 days" counts nothing that is open. */
function hasWordsBetween(label: Span, value: Span): boolean {
  if (label.segment !== value.segment) return false;
  const between = label.segment.text.slice(label.end, value.start);
  const rest = between.replaceAll(
    /\([^)]*\)|\b(?:in|the|last|past|on|file|accounts?|total|years?|months?|reported|since|within)\b/gi,
    "",
  );
  return /[A-Za-z]{3}/.test(rest) && !/[:=]\s*$/.test(between);
}

const beginsWithCount = (segment: Segment) =>
  /^\s*\d{1,3}\s+[A-Za-z]/.test(segment.text) && COUNTED.some(([, pattern]) => pattern.test(segment.text));

function countBefore(reading: Reading, field: string): Finding | undefined {
  const pattern = COUNTED.find(([name]) => name === field)?.[1];
  for (const segment of reading.sheet.segments) {
    const match = beginsWithCount(segment) ? pattern?.exec(segment.text) : undefined;
    const count = match?.groups?.["count"];
    if (match && count)
      return makeFinding(
        String(Number(count)),
        spanOf(segment, match.index, match.index + count.length),
        0.9,
      );
  }
  return undefined;
}

const KIND_ROW =
  /^(?:revolving|instal+ment|mortgages?|real estate|other|credit cards?|auto(?: loans?)?|student(?: loans?)?)\b/i;

/** Under "Open" in an overview by kind the count of all accounts stands in the last row, "Total". */
function totalOf({ value, label }: Candidate, reading: Reading): PrintedValue | undefined {
  const { segment } = value.span;
  const first = reading.sheet.rows[segment.row]?.segments[0];
  if (label.span.segment.row === segment.row || !first || !KIND_ROW.test(first.text)) return value;
  for (const row of reading.sheet.rows.slice(segment.row + 1, segment.row + 9)) {
    if (row.page !== segment.page || !/^totals?\b/i.test(row.segments[0]?.text ?? "")) continue;
    const cell = row.segments.find(
      (other) => Math.min(other.x1, segment.x1) > Math.max(other.x0, segment.x0),
    );
    const count = cell && /^\d{1,3}$/.test(cell.text.trim()) ? cell : undefined;
    if (count)
      return { kind: "number", span: spanOf(count, 0, count.text.length), number: count.text.trim() };
  }
  return undefined;
}

const CREATED =
  /^(?:this |your )?(?:credit )?(?:report|file|profile|disclosure)?\s*(?:was )?(?:generated|prepared|created|printed|issued|pulled|compiled)\b.*\bon:?\s*$/i;

function findReportDate(reading: Reading, candidates: readonly Candidate[]): Finding | undefined {
  const dayFirst = isDayFirst(
    reading.allValues.flatMap((value) => (value.kind === "date" ? [value.date] : [])),
  );
  for (const { value, score } of byScore(candidates, "reportDate")) {
    if (value.kind !== "date" || value.date.year === undefined) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day) return makeFinding(day, value.span, score);
  }
  // "Generated for JORDAN SAMPLE on October 1, 2026"
  for (const value of reading.allValues) {
    const before = value.span.segment.text.slice(0, value.span.start);
    if (value.kind !== "date" || !CREATED.test(before)) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day) return makeFinding(day, value.span, 0.8);
  }
  return undefined;
}

/** Open + closed = total; the listed accounts confirm the counts where all of them are listed. */
function checkCounts(findings: ReadonlyMap<string, Finding>, lines: readonly Tradeline[]): Check[] {
  const checks: Check[] = [];
  const [total, open, closed] = ["accountsTotal", "accountsOpen", "accountsClosed"].map((field) =>
    findings.get(field),
  );
  if (total && open && closed) {
    const passed = Number(open.value) + Number(closed.value) === Number(total.value);
    checks.push({
      name: "report-accounts",
      passed,
      detail: `${open.value} open + ${closed.value} closed ${passed ? "=" : "is not"} ${total.value} accounts`,
    });
    for (const finding of [total, open, closed]) {
      if (passed) finding.witnessed = true;
      else finding.doubt = "Open and closed accounts do not sum to the number of accounts.";
    }
  }
  const listed = (status: string) => lines.filter((line) => line.status === status).length;
  if (total && Number(total.value) === lines.length) total.witnessed = true;
  if (open && Number(open.value) === listed("open")) open.witnessed = true;
  if (closed && Number(closed.value) === listed("closed")) closed.witnessed = true;
  return checks;
}

/** The printed utilisation against the balances and limits of the open cards, to a percentage point. */
function checkUtilization(utilization: Finding | undefined, lines: readonly Tradeline[]): Check[] {
  const cards = lines.filter((line) => line.kind === "credit-card" && line.status !== "closed");
  const sum = (field: string) =>
    cards.reduce((total, line) => total + (parseMoney(line.figures.get(field)?.value ?? "") ?? 0), 0);
  const limit = sum("creditLimit");
  if (!utilization || limit === 0) return [];
  const share = (sum("balance") / limit) * 100;
  if (Math.abs(share - Number(utilization.value)) > 1) return [];
  utilization.witnessed = true;
  return [
    {
      name: "report-utilization",
      passed: true,
      detail: `${sum("balance") / 100} of ${limit / 100} in use = ${utilization.value} %`,
    },
  ];
}

/**
 * Reads a credit report: bureau, score, day, counts, utilisation and the accounts it lists. They are a second-hand copy of what the
 * creditors' own statements say, so they create no debts.
 */
export function readCreditReport(reading: Reading): CreditReportReading {
  const values = withNumbers(reading);
  const candidates = pairValues(reading.sheet, values, findLabels(reading.sheet, values, LEXICON));
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put("bureau", findBureau(reading));
  put("score", findScore(values, candidates));
  put("reportDate", findReportDate(reading, candidates));
  for (const field of COUNTS) {
    const best = byScore(candidates, field).find(
      ({ value, label }) =>
        value.kind === "number" &&
        /^\d{1,3}$/.test(value.number) &&
        !beginsWithCount(value.span.segment) &&
        !beginsWithCount(label.span.segment) &&
        !isCountedBefore(label.span) &&
        !hasWordsBetween(label.span, value.span),
    );
    const count = best && totalOf(best, reading);
    if (best && count?.kind === "number")
      put(field, makeFinding(String(Number(count.number)), count.span, best.score));
    else put(field, countBefore(reading, field));
  }
  const [used] = byScore(candidates, "utilization");
  if (used?.value.kind === "percent")
    put(
      "utilization",
      makeFinding(used.value.percent.percent.replace(/\.0+$/, ""), used.value.span, used.score),
    );
  const total = findings.get("accountsTotal");
  const tradelines = findTradelines(reading, total ? Number(total.value) : undefined);
  const checks = [
    ...checkCounts(findings, tradelines),
    ...checkUtilization(findings.get("utilization"), tradelines),
  ];
  return { findings, tradelines, checks };
}

/** Whether a paper of this kind says anything: a name of a bureau alone does not. */
export function hasReport({ findings, tradelines }: CreditReportReading): boolean {
  return (
    tradelines.length > 0 ||
    ["score", "accountsTotal", "utilization"].some((field) => findings.has(field)) ||
    COUNTS.filter((field) => findings.has(field)).length >= 2
  );
}
