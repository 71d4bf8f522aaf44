import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { readCard } from "../cards/card-facts.ts";
import type { StatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type Finding, makeFinding } from "../result/draft.ts";
import { paidSince } from "./paid-since.ts";

const ROLL_FORWARD = ["previousBalance", "paymentsAndCredits", "feesCharged", "interestCharged"] as const;
const EARLIER = /^(?:your)?(?:previous|beginning|opening|prior|starting)(?:loan)?(?:principal)?balance$/;

/** What was owed before, where what was paid since is printed as well, or nothing seems to have been. */
function earlierBalance({ allValues }: Reading, candidates: readonly Candidate[], balance: Finding) {
  const owed = parseMoney(balance.value);
  if (owed === undefined) return undefined;
  const printed = new Set(
    allValues.flatMap((value) =>
      value.kind === "money" && !value.money.bare ? [Math.abs(value.money.amount)] : [],
    ),
  );
  for (const { field, label, value, score } of candidates.toSorted((a, b) => b.score - a.score)) {
    if (value.kind !== "money" || value.money.bare) continue;
    if (field !== "previousBalance" && !(field === "other" && EARLIER.test(label.label.phrase))) continue;
    const paid = value.money.amount - owed;
    if (paid < 0 || (paid > 0 && !printed.has(paid))) continue;
    // The same amount twice proves nothing where a payment may have been made.
    return { ...makeFinding(formatMoney(value.money.amount), value.span, score), witnessed: paid > 0 };
  }
  return undefined;
}

/** A cell that says for which time: interest that accrued since some other day is none of the month's. */
const OF_MONTH = {
  interestCharged:
    /^(?:total\s)?interest\s(?:(?:accrued|charged)\s)?(?:for\s|in\s|during\s)?this\s(?:(?:billing|statement)\s)?(?:period|month|cycle)\W*$/i,
  feesCharged:
    /^(?:total\s)?fees\s(?:charged\s)?(?:for\s|in\s|during\s)?this\s(?:(?:billing|statement)\s)?(?:period|month|cycle)\W*$/i,
} as const;

/** What the month's interest or fees came to, where a cell says so in as many words. */
function chargedInMonth(candidates: readonly Candidate[], words: RegExp): Finding | undefined {
  const found = candidates.flatMap(({ label, value, score }) => {
    const { text } = label.span.segment;
    const isOfMonth = value.kind === "money" && !value.money.bare && words.test(text);
    return isOfMonth ? [makeFinding(formatMoney(value.money.amount), value.span, score)] : [];
  });
  const [first] = found;
  return found.every(({ value }) => value === first?.value) ? first : undefined;
}

const LETTERHEAD = 0.2;
/** "TRANSACTIONS 05/17/2026 - 06/16/2026", "Activity since 5/17/26 through 6/16/26": the title of the month's list. */
const TITLE_OF_MONTH =
  /^(?:(?:your|account|loan|payment)\s)*(?:transactions?|activity)\b[^.;]{0,24}?\d[^.;]*(?:-|–|—|\bto\b|\bthrough\b)/i;

/** "1-02" numbers a loan; no period of a loan begins with such a day. */
const CODE = /^\d-\d\d$/;

/** "Plan Start Date": from then on it is paid, which is no period of the paper. */
const BEGINS_CONTRACT =
  /\b(?:plan|loan|contract|agreement|arrangement|term|lease|payments?)\s(?:start|begin(?:s|ning)?|open(?:ed|ing)?)\b/i;

/** A period that a label or the title of a list names, or the letterhead prints; other days a month apart are those of a schedule. */
export function loanPeriod(
  { allValues, sheet }: Reading,
  candidates: readonly Candidate[],
  { start, end }: StatementDates,
): Pick<StatementDates, "start" | "end"> {
  if (!start || !end || CODE.test(start.evidence.text)) return {};
  const isOfContract = candidates.some(
    ({ field, label, value }) =>
      field === "periodStart" &&
      value.span.text === start.evidence.text &&
      BEGINS_CONTRACT.test(label.span.segment.text),
  );
  if (isOfContract) return {};
  const firstPage = sheet.segments[0]?.page;
  const isEnd = (value: Candidate["value"]) =>
    value.kind === "date" &&
    value.span.text === end.evidence.text &&
    value.span.segment.page === end.evidence.page;
  const isNamed = candidates.some(({ field, value }) => field === "period" && isEnd(value));
  const isAtTop = allValues.some(
    (value) => isEnd(value) && value.span.segment.page === firstPage && value.span.segment.y0 < LETTERHEAD,
  );
  const isTitle = allValues.some((value) => isEnd(value) && TITLE_OF_MONTH.test(value.span.segment.text));
  return isNamed || isAtTop || isTitle ? { start, end } : {};
}

/** The instalment is often as much as was paid: where it is asked for, it tells of no payment made. */
const isAskedFor = ({ evidence: { page, box } }: Finding, candidates: readonly Candidate[]): boolean =>
  candidates.some(({ field, label, value }) => {
    const other = evidenceOf(value.span);
    // "Payments" alone is as well the label of an instalment, and a weak one.
    return (
      (field === "minimumPayment" || field === "pastDue") &&
      label.label.weight > 0.8 &&
      other.page === page &&
      other.box.every((edge, index) => edge === box[index])
    );
  });

/** Figures of the month that some loans print as a card does: what was owed before, what was paid and charged since. */
export function monthFacts(
  reading: Reading,
  candidates: readonly Candidate[],
  balance: Finding | undefined,
): ReadonlyMap<string, Finding> {
  const found = new Map<string, Finding>();
  if (!balance) return found;
  const { account, checks } = readCard(reading);
  const rolls = checks.some(({ name, passed }) => passed && name === "card-balance-roll-forward");
  if (rolls && account.findings.get("currentBalance")?.value === balance.value) {
    for (const field of ROLL_FORWARD) {
      const finding = account.findings.get(field);
      if (finding && !(field === "paymentsAndCredits" && isAskedFor(finding, candidates)))
        found.set(field, finding);
    }
    return found;
  }
  const earlier = earlierBalance(reading, candidates, balance);
  if (earlier) found.set("previousBalance", earlier);
  const paid = paidSince(reading);
  if (paid) found.set("paymentsAndCredits", paid);
  for (const [field, words] of Object.entries(OF_MONTH)) {
    const charged = chargedInMonth(candidates, words);
    if (charged) found.set(field, charged);
  }
  return found;
}
