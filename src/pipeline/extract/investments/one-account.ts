import type { AccountReading } from "../account-reading.ts";

const valueOf = ({ account }: AccountReading): string | undefined =>
  account.findings.get("totalValue")?.value;
const linesOf = ({ account }: AccountReading): string =>
  (account.holdings ?? []).map(({ value }) => value.evidence.box.join(" ")).join(", ");

/**
 * Whether parts under several numbers are one account: each is worth the same, and only one list of holdings stands under them. The other
 * number was named in passing, between what the account is worth and what it holds.
 */
export function areOneAccount(parts: readonly AccountReading[]): boolean {
  const values = new Set(parts.map((part) => valueOf(part)).filter(Boolean));
  const lists = new Set(parts.map((part) => linesOf(part)).filter(Boolean));
  return parts.length > 1 && values.size === 1 && lists.size === 1;
}
