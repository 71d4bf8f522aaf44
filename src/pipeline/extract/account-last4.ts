import type { Candidate } from "./candidates/pair-values.ts";
import type { Reading } from "./reading.ts";
import { type Finding, makeFinding } from "./result/draft.ts";
import type { PrintedValue } from "./values/find-values.ts";

/** The account's last four: the labelled number, else a masked one; the one printed most often when several are. */
export function findLast4(
  values: readonly PrintedValue[],
  candidates: readonly Candidate[],
): Finding | undefined {
  const scores = new Map<string, { total: number; finding: Finding }>();
  const add = (value: PrintedValue, score: number) => {
    if (value.kind !== "account") return;
    const known = scores.get(value.account.last4);
    if (!known) {
      scores.set(value.account.last4, {
        total: score,
        finding: makeFinding(value.account.last4, value.span, Math.min(1, score)),
      });
      return;
    }
    known.total += score * 0.5;
    known.finding.witnessed = true;
  };
  for (const candidate of candidates) {
    if (candidate.field === "accountNumber")
      add(candidate.value, candidate.score + (isMasked(candidate.value) ? 0.2 : 0));
  }
  for (const value of values) if (isMasked(value)) add(value, 0.4);
  return [...scores.values()].toSorted((a, b) => b.total - a.total)[0]?.finding;
}

const isMasked = (value: PrintedValue) => value.kind === "account" && value.account.masked;

/** The values of a document without those of register rows: "Transfer from account ending in 7720" names another account. */
export function valuesOutsideRegisters({ sheet, values, allValues }: Reading): PrintedValue[] {
  return allValues.filter(({ kind, span }) => {
    if (kind !== "account") return true;
    const row = sheet.rows[span.segment.row]?.segments ?? [];
    const kinds = new Set(row.flatMap((segment) => values.get(segment) ?? []).map((value) => value.kind));
    return !(kinds.has("money") && kinds.has("date"));
  });
}
