import type { TransactionFacts } from "#contract/extraction.ts";
import { type CardData, type CardLine, makeCard } from "./card-data.ts";
import { type DepositData, type DepositLine, makeDeposit } from "./deposit-data.ts";
import { addDays, decimal } from "./print-styles.ts";
import { seededRandom } from "./random.ts";

/** Texts that look like other things: amounts, dates, states, telephone numbers and words of labels stand in them. */
const SHOPS = [
  "TST* PINE STREET NOODLES SAINT PAUL MN",
  "7-ELEVEN 34412 HENDERSON NV",
  "PAYPAL *BALANCE BIKES 402-935-7733",
  "FIVE GUYS 1182 QSR LAS CRUCES NM",
  "DUE NORTH OUTFITTERS DULUTH MN",
  "INTEREST BOOKS & MAPS ASHLAND OR",
  "RITE CREDIT PHARMACY 00419 YORK PA",
  "ALDI 66021 DAYTON OH",
  "APPLE.COM/BILL 866-712-7753 CA",
  "EXXONMOBIL 97331840 BILOXI MS",
  "HULU 877-8244858 SANTA MONICA CA",
  "99 RANCH #1740 IRVINE CA",
  "SOUTHWES 5262447193301 800-435-9792 TX",
  "MARCH 4TH CAFE BOISE ID",
  "U-HAUL OF NEW BALANCE WAY RALEIGH NC",
  "24 HOUR FITNESS USA 800-432-6348",
];

const withShops = (line: CardLine, index: number, seed: number): CardLine =>
  line.kind === "purchase" ? { ...line, text: SHOPS[(seed * 5 + index * 3) % SHOPS.length] ?? "" } : line;

/** A card month as `makeCard` makes it, at other shops. */
export function strangerCard(seed: number): CardData {
  const card = makeCard(seed * 13 + 4_001);
  return { ...card, lines: card.lines.map((line, index) => withShops(line, index, seed)) };
}

/** The same month with an unpaid minimum of the month before, which the amount due now includes. */
export function pastDueCard(seed: number): CardData {
  const card = strangerCard(seed + 71);
  const pastDue = Math.min(Math.floor(card.balance / 6), 2_500 + (seed % 7) * 613);
  return { ...card, pastDue, minimum: Math.min(card.balance, card.minimum + pastDue) };
}

/** More paid than owed: the issuer owes the holder, nothing is due. */
export function creditBalanceCard(seed: number): CardData {
  const card = strangerCard(seed + 19);
  const gap = card.balance + 1_250 + (seed % 11) * 777;
  const lines = card.lines.map((line) =>
    line.kind === "payment" ? { ...line, amount: line.amount - gap } : line,
  );
  const balance = card.balance - gap;
  return {
    ...card,
    lines,
    payments: card.payments + gap,
    balance,
    minimum: 0,
    available: card.limit - balance,
  };
}

/** Which of several holders made each purchase; the first holder has everything else. */
export function byHolder(card: CardData, holders: number): readonly CardLine[][] {
  const shares: CardLine[][] = Array.from({ length: holders }, () => []);
  for (const [index, line] of card.lines.entries())
    shares[line.kind === "purchase" ? index % holders : 0]?.push(line);
  return shares;
}

/** A price in another currency for some purchases: the rate is printed, the amount in dollars counts. */
export function abroad(line: CardLine): { readonly foreign: string; readonly rate: string } | undefined {
  if (line.kind !== "purchase" || line.amount % 3 !== 0) return undefined;
  const rate = line.amount % 2 === 0 ? 1.0834 : 1.2718;
  return { foreign: decimal(Math.round(line.amount / rate)), rate: rate.toFixed(4) };
}

const BILLS = [
  "ZELLE TO 5 RENT MARCH 1 CONF# 2210",
  "NATIONAL GRID WEB PMT 008841",
  "DEPOSIT RETURN FURNITURE CO",
  "GEICO AUTO 1-800-841-3000",
  "STUDENT LOAN SVC PAYMENT",
  "BALANCE GYM MONTHLY DUES",
];
const STALLS = [
  "PURCHASE 0312 PUBLIX #1190 OCALA FL",
  "POS DEBIT 7-ELEVEN 34412",
  "DBT CRD 1402 WAWA 8009 CAMDEN NJ",
  "CHECKCARD FRESH THYME 0410 AMES IA",
  "VISA DDA PUR AUTOZONE 4410",
];

/** A deposit month as `makeDeposit` makes it, with other texts. */
export function strangerDeposit(seed: number, kind: DepositData["kind"] = "checking"): DepositData {
  const month = makeDeposit(seed * 11 + 2_003, kind);
  const text = (line: DepositLine, index: number) => {
    if (line.kind === "card") return STALLS[(seed + index) % STALLS.length] ?? "";
    if (line.kind === "electronic" && kind === "checking") return BILLS[(seed + index) % BILLS.length] ?? "";
    return line.text;
  };
  return { ...month, lines: month.lines.map((line, index) => ({ ...line, text: text(line, index) })) };
}

/** A month in which nothing moved. */
export function quietDeposit(seed: number): DepositData {
  const random = seededRandom(seed + 90_001);
  const month = makeDeposit(seed, "savings");
  const beginning = random.whole(2_000, 900_000);
  return { ...month, lines: [], beginning, ending: beginning };
}

/** Balance after each line, in the order of the lines. */
export function running(d: DepositData): ReadonlyArray<DepositLine & { readonly balance: number }> {
  let balance = d.beginning;
  return d.lines.map((line) => {
    balance += line.amount;
    return { ...line, balance };
  });
}

/** The last balance of each day that has a line. */
export function dailyBalances(d: DepositData): ReadonlyArray<{ day: string; balance: number }> {
  const days = new Map(running(d).map((line) => [line.day, line.balance]));
  return [...days].map(([day, balance]) => ({ day, balance }));
}

/** A vehicle loan kept at the same credit union. */
export function shareLoan(seed: number, start: string, end: string) {
  const random = seededRandom(seed + 55_555);
  const previous = random.whole(300_000, 2_400_000);
  const apr = `${random.whole(3, 9)}.${random.pick(["24", "49", "75", "90"])}`;
  const interest = Math.round((previous * Number(apr)) / 1_200);
  const payment = random.whole(220, 560) * 100;
  const principal = payment - interest;
  return {
    number: String(random.whole(1000, 9899)),
    previous,
    apr,
    interest,
    payment,
    principal,
    paidOn: addDays(start, 9),
    due: addDays(end, 10),
    balance: previous - principal,
  };
}

/** Rows of a deposit account in the order of print. */
export const depositRows = (lines: readonly DepositLine[], account = 0): TransactionFacts[] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.check ? `Check ${line.check}` : line.text,
    amount: decimal(line.amount),
  }));

/** Splits a list into so many columns, filled downwards. */
export function columnsOf<T>(list: readonly T[], count: number): readonly T[][] {
  const height = Math.ceil(list.length / count);
  return Array.from({ length: count }, (_, column) => list.slice(column * height, (column + 1) * height));
}
