import type { AccountKind } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { ReadFailure } from "../../read-failure.ts";
import { kindOfWords } from "../account-words.ts";
import { readDate } from "../date-style.ts";
import { decodeText } from "../decode-text.ts";
import { maskNumber } from "../grid.ts";
import type { ListedAccount, ListedEntry, ListedField, Listing, Stated } from "../listing.ts";
import { type Element, find, findDeep, findEach, placesIn, readMarkup } from "../markup.ts";
import { readMoney } from "../money-style.ts";
import { damagedTable, MAX_ROWS, tooManyRows } from "../table-limits.ts";
import { turnDownload } from "../turned-download.ts";
import { entryDescription } from "./entry-description.ts";
import { holdingsOf, investmentEntries } from "./investments.ts";

const STATEMENTS: ReadonlySet<string> = new Set([
  "STMTRS",
  "CCSTMTRS",
  "INVSTMTRS",
  "LOANSTMTRS",
  "AMRTSTMTRS",
]);

export type OfxPlaces = ReturnType<typeof placesIn>;

/** The amount of an element, as OFX writes it: a point or a comma for the cents, no grouping. */
export function moneyOf(element: Element | undefined, places: OfxPlaces) {
  if (!element) return undefined;
  const money = readMoney(
    { text: element.text },
    element.text.includes(",") && !element.text.includes(".") ? "," : ".",
  );
  return money && { value: money.amount, evidence: places(element, element.text) };
}

export function dateOf(element: Element | undefined, places: OfxPlaces) {
  const day = element && readDate({ text: element.text.slice(0, 8) }, "month-first");
  return element && day && { value: day, evidence: places(element, element.text) };
}

/**
 * Reads an OFX 1 (SGML), OFX 2 (XML) or QFX download: bank, card, loan and brokerage statements, one account for each. Ids of
 * transactions are not used: banks give the same id to different rows. Throws ReadFailure UNREADABLE_FILE.
 */
export function readOfx(bytes: Uint8Array): Listing {
  const source = decodeText(bytes);
  const root = readMarkup(source, "bank download");
  const places = placesIn(source);
  const statements = findDeep(root, STATEMENTS);
  if (statements.length === 0) throw noStatement(root);
  const accounts: ListedAccount[] = [];
  const read: ListedEntry[] = [];
  const types = new Map<ListedEntry, string>();
  const warnings: string[] = [];
  let unread = 0;
  for (const statement of statements) {
    const account = accounts.length;
    const kind = kindOf(statement);
    const isInvestment = statement.name === "INVSTMTRS";
    accounts.push({
      kind,
      ...accountParts(statement, kind, root, places),
      ...(isInvestment ? { holdings: holdingsOf(statement, root, places) } : {}),
    });
    const rows = isInvestment
      ? investmentEntries(statement, root, account, places)
      : bankEntries(statement, account, places, types);
    for (const row of rows) {
      if (row === undefined) unread += 1;
      else read.push(row);
    }
    if (findEach(find(statement, "BANKTRANLISTP"), "STMTTRNP").length > 0)
      warnings.push(
        "Pending transactions in this download were left out; they come again once they are final.",
      );
  }
  if (read.length > MAX_ROWS) throw tooManyRows();
  const { entries, warnings: turned } = turnDownload(accounts, read, (entry) => types.get(entry));
  warnings.push(...turned);
  if (unread > 0) warnings.push(`${unread} transactions have no readable date or amount and were left out.`);
  const currencies = new Set(
    statements
      .map((statement) => find(statement, "CURDEF")?.text.toUpperCase())
      .filter((code) => code !== undefined),
  );
  const [currency] = currencies;
  if (currencies.size > 1)
    warnings.push(
      "This download holds accounts in several currencies; all were read as the first one's. Please download them one by one.",
    );
  return {
    source: "ofx",
    pages: 1,
    ...(currency === undefined ? {} : { currency }),
    accounts,
    entries,
    checks: [],
    warnings,
    confidence: accounts.some(({ unsure }) => unsure && unsure.length > 0) ? 0.97 : 0.99,
  };
}

function noStatement(root: Element): ReadFailure {
  const status = findDeep(root, new Set(["MESSAGE"]))[0]?.text;
  return status === undefined
    ? damagedTable("bank download")
    : new ReadFailure(
        "UNREADABLE_FILE",
        "This bank download holds no statement, only a message of the bank. Please download it again.",
      );
}

const KINDS: Readonly<Record<string, AccountKind>> = {
  CHECKING: "checking",
  SAVINGS: "savings",
  MONEYMRKT: "savings",
  CREDITLINE: "loan",
  CD: "savings",
};

function kindOf(statement: Element): AccountKind {
  if (statement.name === "CCSTMTRS") return "credit-card";
  if (statement.name === "LOANSTMTRS" || statement.name === "AMRTSTMTRS") return "loan";
  if (statement.name === "INVSTMTRS") {
    const words = find(statement, "INV401K")
      ? "401k"
      : kindOfWords(find(statement, "INVACCTFROM")?.text ?? "");
    return words === "401k" || words === "ira" ? words : "brokerage";
  }
  return KINDS[find(statement, "BANKACCTFROM", "ACCTTYPE")?.text.toUpperCase() ?? ""] ?? "checking";
}

function accountParts(
  statement: Element,
  kind: AccountKind,
  root: Element,
  places: OfxPlaces,
): Pick<ListedAccount, "fields" | "unsure"> {
  const fields = new Map<ListedField, Stated<string>>();
  const unsure: NonNullable<ListedAccount["unsure"]>[number][] = [];
  const bank = findDeep(root, new Set(["FI"]))[0];
  const organisation = find(bank, "ORG");
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
  const [from, until] = [dateOf(find(list, "DTSTART"), places), dateOf(find(list, "DTEND"), places)];
  if (from && until && from.value <= until.value) {
    fields.set("periodStart", from);
    fields.set("periodEnd", until);
  }
  const asOf = dateOf(find(statement, "LEDGERBAL", "DTASOF") ?? find(statement, "DTASOF"), places);
  if (asOf) fields.set("statementDate", asOf);
  const ledger = moneyOf(find(statement, "LEDGERBAL", "BALAMT") ?? find(statement, "PRINBAL"), places);
  const available = moneyOf(find(statement, "AVAILBAL", "BALAMT"), places);
  const plan = moneyOf(find(statement, "INV401KBAL", "TOTAL"), places);
  if (plan) fields.set("totalValue", { value: formatMoney(plan.value), evidence: plan.evidence });
  if (kind === "checking" || kind === "savings") {
    if (ledger) fields.set("endingBalance", { value: formatMoney(ledger.value), evidence: ledger.evidence });
  } else if (kind !== "brokerage" && kind !== "ira" && kind !== "401k" && ledger) {
    const owed = { value: formatMoney(cents(Math.abs(ledger.value))), evidence: ledger.evidence };
    // The format counts from the holder's side, so what is owed is negative; some banks write it without the minus.
    if (ledger.value <= 0) fields.set("currentBalance", owed);
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

function bankEntries(
  statement: Element,
  account: number,
  places: OfxPlaces,
  types: Map<ListedEntry, string>,
): (ListedEntry | undefined)[] {
  const list = find(statement, "BANKTRANLIST") ?? find(statement, "LOANTRANLIST");
  return findEach(list, "STMTTRN").map((row) => {
    const entry = bankEntry(row, account, places);
    if (entry) types.set(entry, find(row, "TRNTYPE")?.text ?? "");
    return entry;
  });
}

/** One STMTTRN. Its amount is signed from the holder's side, whatever its type says. */
export function bankEntry(row: Element, account: number, places: OfxPlaces): ListedEntry | undefined {
  const date = dateOf(find(row, "DTPOSTED"), places) ?? dateOf(find(row, "DTUSER"), places);
  const amount = moneyOf(find(row, "TRNAMT"), places);
  return date && amount && { account, date, amount, description: entryDescription(row) };
}
