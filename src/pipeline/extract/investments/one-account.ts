import { parseMoney } from "#engine/money/parse-money.ts";
import type { AccountReading } from "../account-reading.ts";
import { totalOf } from "./choose-holdings.ts";

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

/**
 * Whether each part proves its own holdings, and none is worth as much as all that is held together: what is told of an account amid its own
 * tables cuts it in two, one of which bears the value of all.
 */
export function areApart(parts: readonly AccountReading[]): boolean {
  const held = parts.reduce((sum, { account }) => sum + totalOf(account.holdings ?? []), 0);
  return (
    parts.length > 1 &&
    !areOneAccount(parts) &&
    parts.every(
      (part) =>
        part.checks.some(({ name, passed }) => passed && name === "holdings-total") &&
        (parseMoney(valueOf(part) ?? "") ?? held) < held,
    )
  );
}
