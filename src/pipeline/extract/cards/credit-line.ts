import type { Check } from "#contract/extraction.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { isRecognised } from "../result/doubt-prints.ts";
import type { Finding } from "../result/draft.ts";

const CONTRADICTION = "Credit limit, available credit and balance do not fit together.";

const amountOf = (finding: Finding | undefined) => parseMoney(finding?.value ?? "");

/**
 * Credit limit - new balance = available credit holds on many cards. Where it holds it confirms its figures. Pending charges and
 * rounding break it, so on digital text a difference says nothing; on a picture it is as likely a misread figure, and both limits are asked.
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
    doubt([limit, available, ...(balance.witnessed ? [] : [balance])]);
  } else if (limit && l !== undefined) {
    const isPlausible = l > 0 && l % 100 === 0 && l >= Math.max(a ?? 0, b ?? 0);
    if (!isPlausible) doubt(available ? [limit, available] : [limit]);
  }
  return undefined;
}

function doubt(findings: readonly Finding[]): void {
  for (const finding of findings) if (isRecognised(finding)) finding.doubt = CONTRADICTION;
}
