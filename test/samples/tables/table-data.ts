import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { type Random, seededRandom } from "../generator/random.ts";

export type MadeRow = {
  readonly date: string;
  readonly posted: string;
  readonly description: string;
  /** In cents, from the holder's side. */
  readonly cents: number;
  readonly category: string;
  /** Only on deposit accounts; after this row, oldest first. */
  readonly balance: number;
  readonly type: "purchase" | "payment" | "fee" | "refund" | "deposit" | "withdrawal" | "check" | "transfer";
};

export type MadeAccount = {
  readonly kind: "card" | "deposit";
  readonly last4: string;
  readonly opening: number;
  readonly rows: readonly MadeRow[];
};

/** What a reader must return for a made-up file. */
export type TableTruth = {
  readonly documentType: string;
  readonly accounts: readonly AccountFacts[];
  readonly transactions: readonly TransactionFacts[];
};

type Kind = readonly [
  description: string,
  category: string,
  type: MadeRow["type"],
  low: number,
  high: number,
];

const SPENDING: readonly Kind[] = [
  ["GROCERY OUTLET 123 PORTLAND OR", "Groceries", "purchase", 1200, 18_000],
  ["SHELL OIL 57442 SALEM OR", "Gas", "purchase", 2000, 7500],
  ["AMAZON MKTPL*RT4 SEATTLE, WA", "Shopping", "purchase", 700, 20_000],
  ["CORNER BISTRO & BAR", "Food & Drink", "purchase", 900, 9000],
  ["NETFLIX.COM", "Entertainment", "purchase", 1549, 1549],
  ["SQ *BLUE DOOR COFFEE", "Food & Drink", "purchase", 350, 1400],
  ['JOE\'S "BEST" HARDWARE', "Home", "purchase", 500, 30_000],
  ["RIVERSIDE VETERINARY", "Pets", "purchase", 4000, 30_000],
];
const CARD_IN: readonly Kind[] = [
  ["PAYMENT THANK YOU - WEB", "Payment", "payment", 10_000, 90_000],
  ["AMAZON MKTPL REFUND", "Shopping", "refund", 700, 4000],
];
const CARD_OUT: readonly Kind[] = [
  ["INTEREST CHARGE ON PURCHASES", "Fees", "fee", 300, 6000],
  ["LATE FEE", "Fees", "fee", 2900, 4100],
];
const BANK_IN: readonly Kind[] = [
  ["ACME CORP PAYROLL DIRECT DEP", "Paycheck", "deposit", 150_000, 320_000],
  ["ZELLE FROM J DOE", "Transfer", "transfer", 2000, 30_000],
  ["INTEREST PAID", "Interest", "deposit", 3, 500],
];
const BANK_OUT: readonly Kind[] = [
  ["RENT PAYMENT MAPLE APARTMENTS", "Rent", "withdrawal", 90_000, 180_000],
  ["ATM WITHDRAWAL 0042 MAIN ST", "Cash", "withdrawal", 2000, 30_000],
  ["CHECK 1042", "Check", "check", 3000, 60_000],
  ["CHASE CREDIT CRD AUTOPAY", "Credit Card Payment", "withdrawal", 5000, 60_000],
  ["CITY POWER AND LIGHT", "Utilities", "withdrawal", 4000, 20_000],
];

const day = (date: Date) => date.toISOString().slice(0, 10);

function addDays(date: string, days: number): string {
  return day(new Date(Date.parse(date) + days * 86_400_000));
}

function makeRow(random: Random, kind: Kind, date: string, sign: 1 | -1): Omit<MadeRow, "balance"> {
  const [description, category, type, low, high] = kind;
  return {
    date,
    posted: addDays(date, random.whole(0, 2)),
    description,
    category,
    type,
    cents: sign * random.whole(low, high),
  };
}

/** Some months of one account, oldest first; some rows happen twice on one day and are both real. */
export function makeAccount(kind: "card" | "deposit", seed: number): MadeAccount {
  const random = seededRandom(seed);
  const rows: Omit<MadeRow, "balance">[] = [];
  let date = `2026-${String(random.whole(5, 8)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
  const count = random.whole(14, 40);
  for (let index = 0; index < count; index++) {
    date = addDays(date, random.whole(0, 4));
    // The first rows hold one of each kind that tells a card from a bank account.
    const special =
      kind === "card"
        ? index === 2
          ? CARD_IN[0]
          : index === 7
            ? CARD_OUT[0]
            : undefined
        : index === 1
          ? BANK_IN[0]
          : index === 4
            ? BANK_OUT[0]
            : undefined;
    const isIn = special
      ? special === CARD_IN[0] || special === BANK_IN[0]
      : random.chance(kind === "card" ? 0.12 : 0.25);
    const list =
      kind === "card"
        ? isIn
          ? CARD_IN
          : random.chance(0.08)
            ? CARD_OUT
            : SPENDING
        : isIn
          ? BANK_IN
          : random.chance(0.5)
            ? BANK_OUT
            : SPENDING;
    const row = makeRow(random, special ?? random.pick(list), date, isIn ? 1 : -1);
    rows.push(row);
    if (random.chance(0.08)) rows.push(row);
  }
  const opening = random.whole(50_000, 900_000);
  let balance = opening;
  return {
    kind,
    last4: String(random.whole(1000, 9999)),
    opening,
    rows: rows.map((row) => {
      balance += row.cents;
      return { ...row, balance };
    }),
  };
}

export const decimal = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
const grouped = (cents: number): string => decimal(Math.abs(cents)).replaceAll(/\B(?=(\d{3})+\.)/g, ",");

/** The ways in which exports write dates and amounts. */
export const print = {
  iso: (date: string) => date,
  us: (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`,
  usShort: (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`,
  usDash: (date: string) => `${date.slice(5, 7)}-${date.slice(8)}-${date.slice(0, 4)}`,
  european: (date: string) => `${date.slice(8)}.${date.slice(5, 7)}.${date.slice(0, 4)}`,
  british: (date: string) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`,
  named: (date: string) =>
    new Date(`${date}T00:00:00Z`).toLocaleDateString("en-US", {
      month: "short",
      day: "numeric",
      year: "numeric",
      timeZone: "UTC",
    }),
  plain: (cents: number) => decimal(cents),
  /** As a spreadsheet program writes it: no zeros at the end. */
  trimmed: (cents: number) => String(cents / 100),
  flipped: (cents: number) => decimal(cents === 0 ? 0 : -cents),
  size: (cents: number) => decimal(Math.abs(cents)),
  dollars: (cents: number) => `${cents < 0 ? "-" : ""}$${grouped(cents)}`,
  signedDollars: (cents: number) => `${cents < 0 ? "-" : "+"} $${grouped(cents)}`,
  parentheses: (cents: number) => (cents < 0 ? `($${grouped(cents)})` : `$${grouped(cents)}`),
  trailingMinus: (cents: number) => `${grouped(cents)}${cents < 0 ? "-" : ""}`,
  creditDebit: (cents: number) => `${grouped(cents)} ${cents < 0 ? "DR" : "CR"}`,
  commaDecimal: (cents: number) =>
    grouped(cents)
      .replaceAll(/[.,]/g, (mark) => (mark === "." ? "," : "."))
      .replace(/^/, cents < 0 ? "-" : ""),
  thinSpaces: (cents: number) =>
    `${cents < 0 ? "\u2212" : ""}${grouped(cents).replace(",", "\u202f").replace(".", ",")}`,
  grouped: (cents: number) => `${cents < 0 ? "-" : ""}${grouped(cents)}`,
  out: (cents: number) => (cents < 0 ? decimal(-cents) : ""),
  into: (cents: number) => (cents > 0 ? decimal(cents) : ""),
} as const;

/** One line of a text table, quoted where needed, or always. */
export function line(cells: readonly string[], delimiter = ",", always = false): string {
  return cells
    .map((cell) =>
      always || cell.includes('"') || cell.includes(delimiter) || cell.includes("\n")
        ? `"${cell.replaceAll('"', '""')}"`
        : cell,
    )
    .join(delimiter);
}
