import type { Check } from "#contract/extraction.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { moneyChoices, moneyFinding } from "../candidates/choose.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { isRecognised, NEAR_LABEL } from "../result/doubt-prints.ts";
import type { Finding } from "../result/draft.ts";

/**
 * Of several printed limits and amounts available the pair that the balance leads from one to the other is the account's; cash limits and
 * limits of other cards stand near it. Nothing changes where no pair or more than one fits. Where no balance is certain the three figures
 * that fit prove each other.
 */
export function fitCreditLine(findings: Map<string, Finding>, candidates: readonly Candidate[]): void {
  const known = amountOf(findings.get("currentBalance"));
  if (known !== undefined) return fitLimits(findings, candidates, known);
  for (const owed of moneyChoices(candidates, "currentBalance")) {
    fitLimits(findings, candidates, owed.amount);
    const [limit, available] = ["creditLimit", "availableCredit"].map((field) =>
      amountOf(findings.get(field)),
    );
    if (limit === undefined || available === undefined || limit - owed.amount !== available) continue;
    findings.set("currentBalance", { ...moneyFinding(owed), witnessed: true });
    return;
  }
}

function fitLimits(findings: Map<string, Finding>, candidates: readonly Candidate[], balance: number): void {
  if (balance === 0) return;
  const limits = moneyChoices(candidates, "creditLimit").filter(({ amount }) => amount > 0);
  const fits = limits.flatMap((limit) =>
    moneyChoices(candidates, "availableCredit")
      .filter(({ amount }) => amount === limit.amount - balance)
      .map((available) => ({ limit, available })),
  );
  const [only, other] = fits;
  if (!only || other) return;
  findings.set("creditLimit", moneyFinding(only.limit));
  findings.set("availableCredit", moneyFinding(only.available));
}

const CONTRADICTION = "Credit limit, available credit and balance do not fit together.";

const amountOf = (finding: Finding | undefined) => parseMoney(finding?.value ?? "");

/**
 * Credit limit - new balance = available credit holds on many cards. Where it holds it confirms its figures. Pending charges and
 * rounding break it, so a difference between clear prints right at their labels says nothing; where one of them is weak it is as likely a
 * misread figure, and both limits are asked.
 */
export function checkCreditLine(findings: ReadonlyMap<string, Finding>): Check | undefined {
  const [limit, available, balance] = ["creditLimit", "availableCredit", "currentBalance"].map((field) =>
    findings.get(field),
  );
  const [l, a, b] = [limit, available, balance].map(amountOf);
  if (limit && available && balance && l !== undefined && a !== undefined && b !== undefined) {
    const exact = l - b === a;
    const inDollars = Math.abs(l - b - a) < 100 && a % 100 === 0;
    // A limit of nothing and a balance of nothing agree with anything that reads as nothing.
    if ((exact || inDollars) && l > 0) {
      for (const finding of [limit, available]) finding.witnessed = true;
      if (exact) balance.witnessed = true;
      return {
        name: "card-available-credit",
        passed: true,
        detail: `${limit.value} - ${balance.value} = ${available.value}${exact ? "" : " (whole dollars)"}`,
      };
    }
    // More than the whole line cannot be left of it.
    if (a > Math.max(l, l - b)) for (const finding of [limit, available]) finding.doubt = CONTRADICTION;
    if ([limit, available, balance].every(isClear)) return undefined;
    doubt([limit, available, ...(balance.witnessed ? [] : [balance])]);
  } else if (limit && l !== undefined) {
    const isPlausible = l > 0 && l % 100 === 0 && l >= Math.max(a ?? 0, b ?? 0);
    if (!isPlausible) doubt(available ? [limit, available] : [limit]);
  }
  return undefined;
}

/** Of figures read as surely as this none was wrong. */
const CLEAR_PRINT = 0.997;
const isClear = ({ evidence, score }: Finding): boolean =>
  evidence.confidence >= CLEAR_PRINT && score >= NEAR_LABEL;

function doubt(findings: readonly Finding[]): void {
  for (const finding of findings) if (isRecognised(finding)) finding.doubt = CONTRADICTION;
}
