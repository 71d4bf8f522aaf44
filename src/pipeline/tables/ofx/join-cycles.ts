import type { ListedAccount } from "../listing.ts";
import { type Element, find } from "../markup.ts";

/** The account a bank's or a card's statement is about, by its whole number; undefined where the download gives none. */
function accountKey(statement: Element): string | undefined {
  const from = find(statement, "BANKACCTFROM") ?? find(statement, "CCACCTFROM");
  const number = find(from, "ACCTID")?.text;
  return number ? `${statement.name} ${find(from, "BANKID")?.text ?? ""} ${number}` : undefined;
}

const dayOf = ({ fields }: ListedAccount, field: "periodStart" | "periodEnd") => fields.get(field);

/**
 * Two statements of one account, where one period follows the other: some banks answer with one for each billing cycle. The later one's
 * figures count, the period is that of both. Undefined where periods are missing or overlap: their rows may be the same ones.
 */
function joinCycles(one: ListedAccount, other: ListedAccount): ListedAccount | undefined {
  const [earlier, later] =
    (dayOf(one, "periodEnd")?.value ?? "") <= (dayOf(other, "periodEnd")?.value ?? "")
      ? [one, other]
      : [other, one];
  const [start, end, next] = [
    dayOf(earlier, "periodStart"),
    dayOf(earlier, "periodEnd"),
    dayOf(later, "periodStart"),
  ];
  if (!start || !end || !next || next.value < end.value) return undefined;
  return { ...later, fields: new Map([...earlier.fields, ...later.fields, ["periodStart", start]]) };
}

/** Keeps which account each statement of a download is about. */
export class Cycles {
  readonly #known = new Map<string, number>();

  /** Puts a statement's account among `accounts`, or joins it to the one that it goes on with; returns its place there. */
  place(accounts: ListedAccount[], statement: Element, account: ListedAccount): number {
    const key = accountKey(statement);
    const at = key === undefined ? undefined : this.#known.get(key);
    const known = at === undefined ? undefined : accounts[at];
    const joined = known && joinCycles(known, account);
    if (at !== undefined && joined) {
      accounts[at] = joined;
      return at;
    }
    accounts.push(account);
    if (key !== undefined && at === undefined) this.#known.set(key, accounts.length - 1);
    return accounts.length - 1;
  }
}
