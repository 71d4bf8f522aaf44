import type { AccountKind } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { ReadFailure } from "../read-failure.ts";
import { kindOfWords, last4OfWords } from "./account-words.ts";
import { findDateOrder, readDate } from "./date-style.ts";
import { decodeText } from "./decode-text.ts";
import { maskNumber } from "./grid.ts";
import type { ListedAccount, ListedEntry, ListedField, Listing, Stated } from "./listing.ts";
import { placesIn } from "./markup.ts";
import { findDecimalMark, readMoney } from "./money-style.ts";
import { type CashEffect, cashEffect } from "./qif-trades.ts";
import { damagedTable, MAX_ROWS, tooManyRows } from "./table-limits.ts";
import { turnDownload } from "./turned-download.ts";

/** One line of a record: its letter, what follows, and where that stands. */
type Field = { readonly letter: string; readonly text: string; readonly start: number; readonly end: number };
type Record = { readonly section: string; readonly fields: readonly Field[]; readonly account: number };
type Account = { readonly kind: AccountKind; readonly name: Field | undefined };

const KINDS: Readonly<{ [type: string]: AccountKind }> = {
  bank: "checking",
  cash: "other",
  ccard: "credit-card",
  "oth a": "other",
  "oth l": "loan",
  invst: "brokerage",
  port: "brokerage",
  "401(k)/403(b)": "401k",
};

/**
 * Reads a QIF file of Quicken and its kin: lines of a letter and a value, records closed by "^", sections opened by "!". Splits
 * are parts of their record's total; lists of categories, securities and prices are no transactions. Throws ReadFailure.
 */
export function readQif(bytes: Uint8Array): Listing {
  const source = decodeText(bytes);
  const places = placesIn(source);
  const { records, accounts } = parse(source);
  if (records.length > MAX_ROWS) throw tooManyRows();
  const dates = records.map((record) => ({ text: plainDate(field(record, "D")?.text ?? "") }));
  const { order, proven } = findDateOrder(dates, "month-first");
  const mark = findDecimalMark(records.map((record) => field(record, "TU")?.text ?? ""));
  let unread = 0;
  let withoutCash = 0;
  const moved = new Set<number>();
  const entries = records.flatMap((record): ListedEntry[] => {
    const [printedDate, printedAmount] = [field(record, "D"), field(record, "TU")];
    const day = printedDate && readDate({ text: plainDate(printedDate.text) }, order);
    const money = printedAmount && readMoney({ text: printedAmount.text }, mark);
    // Moves of shares have no amount.
    if (printedAmount === undefined && accounts[record.account]?.kind === "brokerage") return [];
    if (!printedDate || !printedAmount || !day || !money) {
      unread += 1;
      return [];
    }
    const action = record.section === "invst" ? (field(record, "N")?.text ?? "") : undefined;
    const effect = action === undefined ? undefined : cashEffect(action);
    if (effect === "none") {
      withoutCash += 1;
      moved.add(record.account);
      return [];
    }
    const texts = ["P", "M", "Y", "N"].map((letter) => field(record, letter)?.text ?? "");
    const category = field(record, "L")?.text;
    const date: Stated<PlainDate> = { value: day, evidence: places(printedDate, printedDate.text) };
    return [
      {
        account: record.account,
        date,
        amount: {
          value: signedBy(effect, money.amount),
          evidence: places(printedAmount, printedAmount.text),
        },
        description: texts.find((text) => text !== "") ?? "",
        // "Cash" carries its own sign; an action without a known way and without a minus may be either.
        ...(isOpen(action, effect, money.amount) ? { isSignUnknown: true } : {}),
        ...(category === undefined ? {} : { category }),
      },
    ];
  });
  if (entries.length === 0 && withoutCash === 0)
    throw unread > 0 ? damagedTable("QIF download") : noTransactions();
  const used = [...new Set([...moved, ...entries.map(({ account }) => account)])].toSorted((a, b) => a - b);
  const listed = used.map((index) => listAccount(accounts[index], places));
  const turned = turnDownload(
    listed,
    entries.map((entry) => ({ ...entry, account: used.indexOf(entry.account) })),
  );
  return {
    source: "qif",
    pages: 1,
    accounts: listed,
    entries: turned.entries,
    checks: [],
    warnings: [
      ...turned.warnings,
      ...(withoutCash > 0
        ? [
            `${withoutCash === 1 ? "One record moves" : `${withoutCash} records move`} shares but no cash of the account, such as reinvested income, and ${withoutCash === 1 ? "was" : "were"} left out.`,
          ]
        : []),
      ...(unread > 0 ? [`${unread} records have no readable date or amount and were left out.`] : []),
      ...(proven
        ? []
        : ["The dates could be read with the day or the month first; the month was taken first."]),
    ],
    confidence: proven ? 0.98 : 0.88,
  };
}

/** Money of a trade is written without a sign in most files and with one in some: the action decides. */
function signedBy(effect: CashEffect, amount: Cents): Cents {
  if (effect !== "in" && effect !== "out") return amount;
  const size = Math.abs(amount);
  return cents(effect === "in" || size === 0 ? size : -size);
}

const isOpen = (action: string | undefined, effect: CashEffect, amount: Cents): boolean =>
  action !== undefined && effect === undefined && amount > 0 && !/^cash$/i.test(action);

function field(record: Record, letters: string): Field | undefined {
  return record.fields.find(({ letter }) => letters.includes(letter));
}

/** Quicken pads with spaces and writes years after 1999 with an apostrophe: " 1/ 2'26". */
const plainDate = (text: string): string => text.replaceAll(/\s+/g, "").replace(/['’](?=\d)/, "/");

function parse(source: string): { records: Record[]; accounts: Account[] } {
  const records: Record[] = [];
  const accounts: Account[] = [];
  let section = "";
  let current = -1;
  let fields: Field[] = [];
  let at = 0;
  /** The account whose block came last: the next section of transactions belongs to it. */
  let named: readonly Field[] | undefined;
  const close = () => {
    if (fields.length === 0) return;
    if (section === "account") named = fields;
    else if (current >= 0) records.push({ section, fields, account: current });
    fields = [];
  };
  for (const line of source.split("\n")) {
    const text = line.trimEnd();
    if (text.startsWith("!")) {
      close();
      const heading = text.slice(1).trim().toLowerCase();
      if (heading === "account") section = "account";
      else if (heading.startsWith("type:")) {
        const type = heading.slice(5).trim();
        const kind = KINDS[type];
        section = type;
        current = kind === undefined ? -1 : openAccount(accounts, kind, named);
      }
    } else if (text.startsWith("^")) {
      close();
    } else if (text.length > 1) {
      const value = text.slice(1).trim();
      const start = at + 1 + text.slice(1).indexOf(value);
      fields.push({ letter: text[0] ?? "", text: value, start, end: start + value.length });
    }
    at += line.length + 1;
  }
  // The last record of a file may lack its "^".
  close();
  return { records, accounts };
}

function openAccount(
  accounts: Account[],
  typeKind: AccountKind,
  named: readonly Field[] | undefined,
): number {
  const name = named?.find(({ letter }) => letter === "N");
  const known = accounts.findIndex(
    (account) => account.name?.text === name?.text && (name !== undefined || account.kind === typeKind),
  );
  if (known >= 0) return known;
  const worded = name === undefined ? undefined : kindOfWords(name.text);
  const kind =
    typeKind === "checking" && worded === "savings"
      ? worded
      : typeKind === "loan" && worded?.includes("loan")
        ? worded
        : typeKind;
  accounts.push({ kind, name });
  return accounts.length - 1;
}

function listAccount(account: Account | undefined, places: ReturnType<typeof placesIn>): ListedAccount {
  const fields = new Map<ListedField, Stated<string>>();
  const name = account?.name;
  const last4 = name && last4OfWords(name.text);
  if (name && last4 !== undefined) {
    fields.set("accountLast4", { value: last4, evidence: places(name, maskNumber(name.text)) });
  }
  return { kind: account?.kind ?? "other", fields };
}

function noTransactions(): ReadFailure {
  return new ReadFailure(
    "UNREADABLE_FILE",
    "This QIF download lists no transactions. Please choose a longer period at your bank and download it again.",
  );
}
