import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { reportLabels } from "../lexicon/report-labels.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { isDayFirst, resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { withoutBrokenKinds } from "./broken-kinds.ts";
import { withCloseColumns } from "./close-columns.ts";
import { withHeadingsApart } from "./close-headings.ts";
import { type Counts, doubtTradelines, isUnlisted, withCountedStates } from "./doubt-tradelines.ts";
import { isOfSeveral } from "./one-bureau.ts";
import { COUNTS, findCount, isAdvice, isDivided, shareBefore } from "./report-counts.ts";
import { byScore, findScore } from "./report-score.ts";
import { withSummedKinds } from "./summed-kinds.ts";
import type { Tradeline } from "./tradeline-words.ts";
import { findTradelines } from "./tradelines.ts";
import { unlistedBureau } from "./unlisted-bureau.ts";

const LEXICON = compileLexicon(reportLabels, []);
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
        .filter(
          (value) =>
            (value.kind !== "number" && !isCount(value)) || !(isLength(value) || isDivided(value.span)),
        )
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
  return best?.finding ?? unlistedBureau(reading);
}

const CREATED =
  /^(?:this |your )?(?:credit )?(?:report|file|profile|disclosure)?\s*(?:was )?(?:generated|prepared|created|printed|issued|pulled|compiled)\b.*\bon:?\s*$/i;
/** "Checked Apr 29, 2026", "was 645 on July 4, 2026": the day right behind the deed or the score. */
const CHECKED =
  /(?:^|[·•|,]\s*)(?:(?:last|score|data|report|file)\s+)?(?:checked|retrieved|refreshed|calculated|updated|ordered|pulled|generated|created|printed|issued)(?:\s+on)?:?\s*$|\bscore\b[^.;]*\d{3}\s*(?:on|as of)\s*$/i;

/** Words that speak of the report itself; "Date" heads those of others as well. */
const OF_REPORT = /report|file|disclosure|generated|created|issued|prepared|pulled/i;

/** Where a report prints its own day: in the upper part of its first page, behind words that begin a cell. */
const rankOf = (one: Candidate): number =>
  one.score +
  (one.label.span.start < 3 ? 0.5 : 0) +
  (isInHead(one) ? 0.6 : 0) +
  (OF_REPORT.test(one.label.label.phrase) ? 0.4 : 0);
const UPPER = 0.22;

/** "File number 1075-72957   Date issued 03/04/2026": numbers of the report itself. */
const OWN_NUMBER =
  /\b(?:file|report|reference|confirmation|request|order|case|transaction)\s*(?:number|no\.?|nr\.?|num|id|#)\s*:?\s*[\w-]*\d[\w-]*/gi;

const OF_ACCOUNT = /^\s*(?:date\s+(?:updated|reported)|(?:last\s+)?reported)\b/i;

/** "$19,474 as of 07/16/26" is the day of that amount. */
const isOfAmount = ({ label }: Candidate): boolean =>
  /\d/.test(label.span.segment.text.slice(0, label.span.start).replaceAll(OWN_NUMBER, " "));

/** "Date of last payment", "Date last active": the day of one account. */
const DATE_OF_ACCOUNT =
  /^\s+(?:of\s+(?:(?:the\s+)?(?:last|first|most recent|status|account)\b|birth|loss)|(?:last|first|most|opened|closed|paid|due|verified|reported|updated)\b)/i;

/** "Balance updated", "Status updated". */
const OF_FIGURE = /\b(?:balance|status|account|payment|limit)\s*$/i;

const isDateOfAccount = ({ label: { label, span } }: Candidate): boolean =>
  (label.phrase === "date" && DATE_OF_ACCOUNT.test(span.segment.text.slice(span.end))) ||
  OF_FIGURE.test(span.segment.text.slice(0, span.start));

const isInHead = ({ value: { span } }: Candidate): boolean =>
  span.segment.page === 1 && span.segment.y0 < UPPER;
const areSeveral = (days: readonly Candidate[]) => new Set(days.map(({ value }) => value.span.text)).size > 1;

/** "VantageScore 3.0   As of May 3": the day of the score is that of the report. */
const SCORE_MODEL = /\b(?:vantage\s?score|fico|beacon)\b/i;

const isBesideModel = ({ label: { span } }: Candidate, { sheet }: Reading): boolean =>
  (sheet.rows[span.segment.row]?.segments ?? []).some(({ text }) => SCORE_MODEL.test(text));

/** Words that date the report stand once, or with one day: "Date updated" over and over is the day of each account. */
function isOfSingleAccounts(one: Candidate, all: readonly Candidate[]): boolean {
  const alike = all.filter(({ label }) => label.label.phrase === one.label.label.phrase);
  return areSeveral(alike) && !(isInHead(one) && !areSeveral(alike.filter(isInHead)));
}

function findReportDate(reading: Reading, candidates: readonly Candidate[]): Finding | undefined {
  const dayFirst = isDayFirst(
    reading.allValues.flatMap((value) => (value.kind === "date" ? [value.date] : [])),
  );
  const days = byScore(candidates, "reportDate");
  const labelled = days
    .filter((one) => !isDateOfAccount(one))
    .filter((one) => isBesideModel(one, reading) || !(isOfAmount(one) || isOfSingleAccounts(one, days)))
    .toSorted((a, b) => rankOf(b) - rankOf(a));
  const [first] = labelled;
  // "Date updated" is the day of an account where the head prints a day of its own.
  const isOfAccount = first && OF_ACCOUNT.test(first.label.span.segment.text);
  const inHead = isOfAccount ? dayInHead(reading, dayFirst) : undefined;
  if (inHead) return inHead;
  for (const { value, score } of labelled) {
    if (value.kind !== "date" || value.date.year === undefined) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day) return makeFinding(day, value.span, score);
  }
  // "Generated for JORDAN SAMPLE on October 1, 2026"
  for (const value of reading.allValues) {
    const before = value.span.segment.text.slice(0, value.span.start);
    if (value.kind !== "date" || value.date.year === undefined) continue;
    if (!CREATED.test(before) && !CHECKED.test(before)) continue;
    const day = resolveDate(value.date, { dayFirst });
    if (day) return makeFinding(day, value.span, 0.8);
  }
  return dayInHead(reading, dayFirst);
}

/** Reports print one day over all accounts; a second one may be that of a birth. */
const HEAD = 0.14;

function dayInHead(reading: Reading, dayFirst: boolean): Finding | undefined {
  const first = reading.sheet.rows[0]?.page;
  const [day, another] = reading.allValues.filter(
    ({ kind, span }) =>
      kind === "date" && span.segment.page === first && span.y0 < HEAD && !OF_ACCOUNT.test(span.segment.text),
  );
  if (day?.kind !== "date" || another || day.date.year === undefined) return undefined;
  if (/birth|born|dob|since|member|opened|expir/i.test(day.span.segment.text)) return undefined;
  const value = resolveDate(day.date, { dayFirst });
  return value ? makeFinding(value, day.span, 0.6) : undefined;
}

const isOverall = ({ label }: Candidate): boolean =>
  /overall|total|revolving|all (?:cards|accounts)/i.test(label.span.text);

/** Of several shares that of all cards: the one that says so, else the first that is printed. */
function overallShare(candidates: readonly Candidate[]): Candidate | undefined {
  const shares = candidates.filter(({ value }) => value.kind === "percent" && !isAdvice(value.span));
  const [best] = shares;
  if (!best || shares.every(({ value }) => value.span.text === best.value.span.text)) return best;
  return shares.find(isOverall) ?? shares.toSorted((a, b) => rowOf(a) - rowOf(b))[0];
}

const rowOf = ({ value }: Candidate) => value.span.segment.row;

function countsOf(findings: ReadonlyMap<string, Finding>): Counts {
  const count = (field: string) => {
    const finding = findings.get(field);
    return finding && Number(finding.value);
  };
  const [total, open, closed] = [count("accountsTotal"), count("accountsOpen"), count("accountsClosed")];
  return {
    ...(total === undefined ? {} : { total }),
    ...(open === undefined ? {} : { open }),
    ...(closed === undefined ? {} : { closed }),
  };
}

/** A part of the accounts is never more than all of them: "Open" also stands in a column of states. */
function dropImpossible(findings: Map<string, Finding>): void {
  const total = findings.get("accountsTotal");
  // Two counts that contradict the third are a question for the person.
  if (findings.has("accountsOpen") && findings.has("accountsClosed")) return;
  for (const field of ["accountsOpen", "accountsClosed"])
    if (total && Number(findings.get(field)?.value ?? "0") > Number(total.value)) findings.delete(field);
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
      detail: `${formatMoney(cents(sum("balance")))} of ${formatMoney(cents(limit))} in use = ${utilization.value} %`,
    },
  ];
}

/**
 * Reads a credit report: bureau, score, day, counts, utilisation and the accounts it lists. They are a second-hand copy of what the
 * creditors' own statements say, so they create no debts.
 */
export function readCreditReport(printed: Reading): CreditReportReading {
  const reading = withHeadingsApart(withCloseColumns(printed));
  const values = withNumbers(reading);
  const candidates = pairValues(reading.sheet, values, findLabels(reading.sheet, values, LEXICON));
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put("bureau", findBureau(reading));
  put("score", findScore(values, candidates));
  put("reportDate", findReportDate(reading, candidates));
  for (const field of COUNTS) put(field, findCount(field, candidates, reading));
  const used = overallShare(byScore(candidates, "utilization"));
  put("utilization", shareBefore(reading));
  if (used?.value.kind === "percent")
    put(
      "utilization",
      makeFinding(used.value.percent.percent.replace(/\.0+$/, ""), used.value.span, used.score),
    );
  dropImpossible(findings);
  const counts = countsOf(findings);
  // Each bureau of several counts its own accounts; the list holds those of all.
  if (isOfSeveral(reading))
    return { findings, tradelines: withoutBrokenKinds(findTradelines(reading).lines), checks: [] };
  const { open, closed } = counts;
  const counted = counts.total ?? (open === undefined || closed === undefined ? undefined : open + closed);
  const { lines, collected } = findTradelines(reading, counted);
  const listed = withSummedKinds(lines, reading);
  if (isUnlisted("open", listed, counts)) findings.delete("accountsOpen");
  if (isUnlisted("closed", listed, counts)) findings.delete("accountsClosed");
  const tradelines = withoutBrokenKinds(withCountedStates(listed, countsOf(findings)));
  doubtTradelines(tradelines, counts, collected);
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
