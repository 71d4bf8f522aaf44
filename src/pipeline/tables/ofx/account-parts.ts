import type { AccountKind } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { kindOfWords } from "../account-words.ts";
import { maskNumber } from "../grid.ts";
import type { ListedAccount, ListedField, Stated } from "../listing.ts";
import { type Element, find, findDeep } from "../markup.ts";
import { dateOf, moneyOf, type OfxReading } from "./ofx-values.ts";

const DEPOSITS: Readonly<Record<string, AccountKind>> = {
  CHECKING: "checking",
  SAVINGS: "savings",
  MONEYMRKT: "savings",
  CREDITLINE: "loan",
  CD: "savings",
};
const LOANS: Readonly<Record<string, AccountKind>> = {
  AUTO: "auto-loan",
  MORTGAGE: "mortgage",
  STUDENT: "student-loan",
  HOMEEQUITY: "heloc",
};
const PLANS: Readonly<Record<string, AccountKind>> = {
  "401K": "401k",
  "403B": "401k",
  IRA: "ira",
  SARSEP: "ira",
  SIMPLE: "ira",
};
/** Only the plan of an employer says from whose money a share was bought. */
const OF_A_PLAN: ReadonlySet<string> = new Set(["INV401K", "INV401KBAL", "INV401KSOURCE"]);

/** What one OFX document says apart from its statements; a file may hold those of several banks. */
export type DownloadParts = {
  readonly organisation: Element | undefined;
  /** Investment accounts that it describes, by number. */
  readonly invested: ReadonlyMap<string | undefined, Element>;
};

/** Asked for once for each document, because it looks through all of it. Never throws. */
export const downloadParts = (download: Element): DownloadParts => ({
  organisation: find(findDeep(download, new Set(["FI"]))[0], "ORG"),
  invested: new Map(
    findDeep(download, new Set(["INVACCTINFO"]))
      .map((info) => [find(info, "INVACCTFROM", "ACCTID")?.text, info] as const)
      // The first of two counts.
      .toReversed(),
  ),
});

/** The kind of a statement's account: by the statement's name, then the account's own type. Never throws. */
export function kindOf(statement: Element, { invested }: DownloadParts): AccountKind {
  if (statement.name === "CCSTMTRS") return "credit-card";
  if (statement.name === "LOANSTMTRS" || statement.name === "AMRTSTMTRS") {
    return LOANS[find(statement, "LOANACCTFROM", "LOANACCTTYPE")?.text.toUpperCase() ?? ""] ?? "loan";
  }
  if (statement.name === "INVSTMTRS") {
    if (findDeep(statement, OF_A_PLAN).length > 0) return "401k";
    const number = find(statement, "INVACCTFROM", "ACCTID")?.text;
    const listed = invested.get(number);
    const words = kindOfWords(number ?? "");
    if (words === "401k" || words === "ira") return words;
    return PLANS[find(listed, "USPRODUCTTYPE")?.text.toUpperCase() ?? ""] ?? "brokerage";
  }
  return DEPOSITS[find(statement, "BANKACCTFROM", "ACCTTYPE")?.text.toUpperCase() ?? ""] ?? "checking";
}

/**
 * What a statement says of its account, without an investment account's total; money in cents as moneyOf rounds it. Never throws.
 */
export function accountParts(
  statement: Element,
  kind: AccountKind,
  { organisation }: DownloadParts,
  reading: OfxReading,
): Pick<ListedAccount, "unsure"> & { readonly fields: Map<ListedField, Stated<string>> } {
  const { places } = reading;
  const fields = new Map<ListedField, Stated<string>>();
  const unsure: NonNullable<ListedAccount["unsure"]>[number][] = [];
  if (organisation && /[a-z]{2}/i.test(organisation.text)) {
    fields.set("institution", {
      value: organisation.text,
      evidence: places(organisation, organisation.text),
    });
  }
  const number = ["BANKACCTFROM", "CCACCTFROM", "INVACCTFROM", "LOANACCTFROM"]
    .map((from) => find(statement, from, "ACCTID") ?? find(statement, from, "LOANACCTID"))
    .find((found) => found);
  const last4 = number?.text.replaceAll(/[^A-Za-z0-9]/g, "").slice(-4);
  if (number && last4 && last4.length === 4)
    fields.set("accountLast4", { value: last4, evidence: places(number, maskNumber(number.text)) });
  const list =
    find(statement, "BANKTRANLIST") ?? find(statement, "INVTRANLIST") ?? find(statement, "LOANTRANLIST");
  const [from, until] = [dateOf(find(list, "DTSTART"), reading), dateOf(find(list, "DTEND"), reading)];
  if (from && until && from.value <= until.value) {
    fields.set("periodStart", from);
    fields.set("periodEnd", until);
  }
  const principal = find(statement, "PRINBAL");
  const asOf = dateOf(
    find(statement, "LEDGERBAL", "DTASOF") ?? find(principal, "DTASOF") ?? find(statement, "DTASOF"),
    reading,
  );
  if (asOf) fields.set("statementDate", asOf);
  if (kind === "brokerage" || kind === "ira" || kind === "401k") return { fields };
  const printed =
    find(statement, "LEDGERBAL", "BALAMT") ??
    (principal?.children.length === 0 ? principal : find(principal, "BALAMT"));
  const ledger = moneyOf(printed, reading);
  if (!ledger && printed && printed.text !== "") reading.tally.balances += 1;
  const available = moneyOf(find(statement, "AVAILBAL", "BALAMT"), reading);
  if (kind === "checking" || kind === "savings") {
    if (ledger) fields.set("endingBalance", { value: formatMoney(ledger.value), evidence: ledger.evidence });
  } else if (ledger) {
    const owed = { value: formatMoney(cents(Math.abs(ledger.value))), evidence: ledger.evidence };
    // The format counts from the holder's side, so what is owed is negative; some banks write it without the minus. A principal is
    // owed whatever its sign.
    const isPrincipal = find(statement, "LEDGERBAL", "BALAMT") === undefined;
    if (ledger.value <= 0 || isPrincipal) fields.set("currentBalance", owed);
    else {
      unsure.push({
        field: "currentBalance",
        reason:
          "The download gives this balance without a minus: it is either owed, or a credit in your favour.",
        options: [owed, { value: formatMoney(cents(0 - ledger.value)), evidence: ledger.evidence }],
      });
    }
    if (kind === "credit-card" && available && available.value > 0) {
      fields.set("availableCredit", { value: formatMoney(available.value), evidence: available.evidence });
    }
  }
  return { fields, ...(unsure.length > 0 ? { unsure } : {}) };
}
