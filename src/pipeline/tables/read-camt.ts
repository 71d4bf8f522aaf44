import type { Check } from "#contract/extraction.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { kindOfWords } from "./account-words.ts";
import { readDate } from "./date-style.ts";
import { decodeText } from "./decode-text.ts";
import { maskNumber } from "./grid.ts";
import type { ListedAccount, ListedEntry, ListedField, Listing, Stated } from "./listing.ts";
import { type Element, find, findDeep, findEach, placesIn, readMarkup } from "./markup.ts";
import { readMoney } from "./money-style.ts";
import { damagedTable, MAX_ROWS, tooManyRows } from "./table-limits.ts";

type Places = ReturnType<typeof placesIn>;

/**
 * Reads CAMT.053 statements (and the 052 and 054 that share their rows). The contract has no source of its own for it; "ofx",
 * the other download that a bank's own system writes, is the nearest. Throws ReadFailure UNREADABLE_FILE.
 */
export function readCamt(bytes: Uint8Array): Listing {
  const source = decodeText(bytes);
  const root = readMarkup(source, "bank download");
  const places = placesIn(source);
  const statements = findDeep(root, new Set(["STMT", "RPT", "NTFCTN"]));
  if (statements.length === 0) throw damagedTable("bank download");
  const accounts: ListedAccount[] = [];
  const entries: ListedEntry[] = [];
  const checks: Check[] = [];
  let [pending, unread] = [0, 0];
  for (const statement of statements) {
    const account = accounts.length;
    const fields = accountFields(statement, places);
    accounts.push({
      kind:
        kindOfWords(
          `${find(statement, "ACCT", "TP", "PRTRY")?.text ?? ""} ${find(statement, "ACCT", "NM")?.text ?? ""}`,
        ) ?? "checking",
      fields,
    });
    const booked: ListedEntry[] = [];
    for (const row of findEach(statement, "NTRY")) {
      const status = find(row, "STS", "CD")?.text ?? find(row, "STS")?.text;
      const entry = entryOf(row, account, places);
      if (entry === undefined) unread += 1;
      else {
        entries.push(entry);
        // The closing balance is of what is booked.
        if (status !== "PDNG") booked.push(entry);
      }
      if (status === "PDNG") pending += 1;
    }
    checks.push(...rollForward(fields, booked));
  }
  if (entries.length > MAX_ROWS) throw tooManyRows();
  const currency =
    findDeep(root, new Set(["CCY"]))[0]?.text ?? findDeep(root, new Set(["AMT"]))[0]?.attributes["Ccy"];
  return {
    source: "ofx",
    pages: 1,
    ...(currency === undefined ? {} : { currency }),
    accounts,
    entries,
    checks,
    warnings: [
      ...(pending > 0
        ? [
            `${pending === 1 ? "One row is" : `${pending} rows are`} still pending at the bank and may change.`,
          ]
        : []),
      ...(unread > 0 ? [`${unread} rows have no readable date or amount and were left out.`] : []),
    ],
    confidence: checks.some(({ passed }) => !passed) ? 0.9 : 0.99,
  };
}

/** An amount with its mark of direction beside it. */
function signedMoney(element: Element | undefined, places: Places) {
  const printed = find(element, "AMT");
  const money = printed && readMoney({ text: printed.text }, ".");
  if (!printed || !money) return undefined;
  const isDebit = find(element, "CDTDBTIND")?.text === "DBIT";
  return {
    value: cents(isDebit ? 0 - money.amount : money.amount),
    evidence: places(printed, printed.text),
  };
}

function dayOf(element: Element | undefined, places: Places) {
  const printed = find(element, "DT") ?? find(element, "DTTM");
  const day = printed && readDate({ text: printed.text }, "day-first");
  return printed && day && { value: day, evidence: places(printed, printed.text) };
}

function entryOf(row: Element, account: number, places: Places): ListedEntry | undefined {
  const amount = signedMoney(row, places);
  const date = dayOf(find(row, "BOOKGDT"), places) ?? dayOf(find(row, "VALDT"), places);
  return amount && date && { account, amount, date, description: describe(row, amount.value < 0) };
}

/** The other party, else what the payment is for, else the bank's own words. */
function describe(row: Element, isOut: boolean): string {
  const details = find(row, "NTRYDTLS", "TXDTLS");
  const party = find(details, "RLTDPTIES", isOut ? "CDTR" : "DBTR");
  const texts = [
    (find(party, "NM") ?? find(party, "PTY", "NM"))?.text,
    findEach(find(details, "RMTINF"), "USTRD")
      .map(({ text }) => text)
      .join(" "),
    find(row, "ADDTLNTRYINF")?.text,
    find(details, "ADDTLTXINF")?.text,
  ];
  return texts.find((text) => text !== undefined && text !== "") ?? "";
}

function accountFields(statement: Element, places: Places): ReadonlyMap<ListedField, Stated<string>> {
  const fields = new Map<ListedField, Stated<string>>();
  const state = (field: ListedField, stated: Stated<string> | undefined) => {
    if (stated) fields.set(field, stated);
  };
  const account = find(statement, "ACCT");
  const bank = find(account, "SVCR", "FININSTNID", "NM");
  if (bank) state("institution", { value: bank.text, evidence: places(bank, bank.text) });
  const number = find(account, "ID", "IBAN") ?? find(account, "ID", "OTHR", "ID");
  const last4 = number?.text.replaceAll(/[^A-Za-z0-9]/g, "").slice(-4);
  if (number && last4?.length === 4)
    state("accountLast4", { value: last4, evidence: places(number, maskNumber(number.text)) });
  const period = find(statement, "FRTODT");
  const date = (element: Element | undefined) => {
    const day = element && readDate({ text: element.text }, "day-first");
    return element && day && { value: day, evidence: places(element, element.text) };
  };
  state("periodStart", date(find(period, "FRDTTM") ?? find(period, "FRDT")));
  state("periodEnd", date(find(period, "TODTTM") ?? find(period, "TODT")));
  for (const balance of findEach(statement, "BAL")) {
    const code = find(balance, "TP", "CDORPRTRY", "CD")?.text ?? "";
    const money = signedMoney(balance, places);
    if (!money) continue;
    const stated = { value: formatMoney(money.value), evidence: money.evidence };
    if (code === "OPBD" || (code === "PRCD" && !fields.has("beginningBalance")))
      state("beginningBalance", stated);
    if (code === "CLBD") {
      state("endingBalance", stated);
      state("statementDate", dayOf(find(balance, "DT"), places));
    }
  }
  for (const [field, side] of [
    ["totalDeposits", "TTLCDTNTRIES"],
    ["totalWithdrawals", "TTLDBTNTRIES"],
  ] as const) {
    const sum = find(statement, "TXSSUMMRY", side, "SUM");
    const money = sum && readMoney({ text: sum.text }, ".");
    if (sum && money) state(field, { value: formatMoney(money.amount), evidence: places(sum, sum.text) });
  }
  return fields;
}

function rollForward(
  fields: ReadonlyMap<ListedField, Stated<string>>,
  entries: readonly ListedEntry[],
): Check[] {
  const [begin, end] = [fields.get("beginningBalance")?.value, fields.get("endingBalance")?.value];
  if (begin === undefined || end === undefined) return [];
  const moved = entries.reduce((sum, { amount }) => sum + amount.value, 0);
  const sum = formatMoney(cents(Math.round(Number(begin) * 100) + moved));
  return [
    {
      name: "balance-roll-forward",
      passed: sum === end,
      detail: `${begin} + ${formatMoney(cents(moved))} = ${sum}; the file states ${end}`,
    },
  ];
}
