import type { AccountKind } from "#contract/extraction.ts";
import { findLast4 } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import { chooseMoney } from "../candidates/choose.ts";
import { compileLexicon, findLabels } from "../candidates/find-labels.ts";
import { type Candidate, pairValues } from "../candidates/pair-values.ts";
import { commonLabels } from "../lexicon/common-labels.ts";
import { squash } from "../lexicon/label-set.ts";
import { loanLabels } from "../lexicon/loan-labels.ts";
import { findStatementDates } from "../period.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";

const LEXICON = compileLexicon([...loanLabels, ...commonLabels], []);

const KINDS: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  ["heloc", /homeequity|heloc/],
  ["mortgage", /mortgage|escrow|homeloan/],
  [
    "student-loan",
    /studentloan|directsubsidized|directunsubsidized|loangroup|stafford|departmentofeducation|fafsa|deferment/,
  ],
  ["auto-loan", /autoloan|vehicle|autofinanc|vin|motorcredit|carloan|autoaccount|retailinstal/],
  ["personal-loan", /personalloan|unsecured|signatureloan|debtconsolidation/],
];

function kindOf(reading: Reading): AccountKind {
  const text = squash(reading.sheet.segments.map((segment) => segment.text).join(" "));
  return KINDS.find(([, pattern]) => pattern.test(text))?.[0] ?? "loan";
}

/** The best percentage of a label; equally good ones that differ are put to the person. */
function chooseRate(candidates: readonly Candidate[]): Finding | undefined {
  const rates = candidates
    .filter((candidate) => candidate.field === "apr")
    .toSorted((a, b) => b.score - a.score);
  let best: Finding | undefined;
  for (const { value, score } of rates) {
    if (value.kind !== "percent") continue;
    const finding = makeFinding(value.percent.percent, value.span, score);
    if (!best) best = finding;
    else if (best.value === finding.value) best.witnessed = true;
    else if (score > 0.8 && score > best.score * 0.9) best.rivals.push(finding);
  }
  return best;
}

function chooseDate(candidates: readonly Candidate[], field: string, dayFirst: boolean): Finding | undefined {
  for (const { value, score } of candidates
    .filter((entry) => entry.field === field)
    .toSorted((a, b) => b.score - a.score)) {
    const day = value.kind === "date" ? resolveDate(value.date, { dayFirst }) : undefined;
    if (day) return makeFinding(day, value.span, score);
  }
  return undefined;
}

/** Reads the statement of one instalment loan. A loan without a printed principal balance still has its instalment and due date. */
export function readLoan(reading: Reading): AccountReading {
  const { sheet, values, allValues } = reading;
  const candidates = pairValues(sheet, values, findLabels(sheet, values, LEXICON));
  const dates = findStatementDates(sheet, allValues, candidates);
  const findings = new Map<string, Finding>();
  const put = (field: string, finding: Finding | undefined) => {
    if (finding) findings.set(field, finding);
  };
  put("accountLast4", findLast4(allValues, candidates));
  put("statementDate", dates.statementDate);
  put("paymentDueDate", dates.dueDate ?? chooseDate(candidates, "paymentDueDate", dates.dayFirst));
  for (const field of ["currentBalance", "originalBalance", "minimumPayment", "pastDue"]) {
    put(field, chooseMoney(candidates, field));
  }
  put("maturityDate", chooseDate(candidates, "maturityDate", dates.dayFirst));
  put("apr", chooseRate(candidates));
  return { account: { kind: kindOf(reading), findings }, checks: [], dates, reading };
}
