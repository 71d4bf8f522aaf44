import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { alsoNamed, type Layout, type Statement, type Truth } from "../layout.ts";
import { escaped } from "../markup.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

export type SsRow = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  /** Cents; positive means that more is owed. */
  readonly amount: number;
  readonly kind: "payment" | "credit" | "purchase" | "cash" | "fee" | "interest" | "cashInterest";
  readonly ref: string;
  readonly who: 0 | 1;
};

type Shape = {
  readonly salt: number;
  readonly shops: readonly string[];
  readonly thanks: string;
  readonly previous?: readonly [number, number];
  readonly count?: readonly [number, number];
  /** Shares of the previous balance that stand under a promotion and came from another card: never paid in full then. */
  readonly promo?: number;
  readonly moved?: number;
  readonly movedApr?: string;
  readonly cashApr?: string;
  readonly cash?: number;
  readonly fee?: number;
  readonly past?: number;
  readonly floor?: number;
  readonly feeText?: string;
  readonly cashText?: string;
  readonly interestText?: string;
  readonly cashInterestText?: string;
};

const sum = (rows: readonly SsRow[], kind: SsRow["kind"]) =>
  rows.filter((row) => row.kind === kind).reduce((total, row) => total + Math.abs(row.amount), 0);

/** A month of a card with up to four balances (purchases, a promotion, one moved here, cash), each bearing its own interest. */
export function ssMonth(seed: number, shape: Shape) {
  const random = seededRandom(seed * 31 + shape.salt);
  const person = makePerson(random);
  const end = addDays("2025-11-24", random.whole(0, 350));
  const days = random.whole(28, 33);
  const start = addDays(end, 1 - days);
  const [least, most] = shape.previous ?? [22_000, 780_000];
  const previous = random.whole(least, most);
  const [promo, moved] = [shape.promo ?? 0, shape.moved ?? 0].map((share) => Math.round(previous * share));
  const held = (promo ?? 0) + (moved ?? 0);
  const full = held === 0 && random.chance(0.3);
  const payment = full ? previous : random.whole(3, 24) * Math.max(100, Math.floor(previous / 6_000) * 100);
  const rows: SsRow[] = [];
  const ref = () => `${random.whole(10_000_000, 99_999_999)}${random.whole(100_000_000, 999_999_999)}`;
  const add = (kind: SsRow["kind"], text: string, amount: number, day: string, late = 0, who: 0 | 1 = 0) => {
    const posted = addDays(day, late);
    rows.push({ day, posted: posted > end ? end : posted, text, amount, kind, ref: ref(), who });
  };
  const [few, many] = shape.count ?? [6, 15];
  for (let count = random.whole(few, many); count > 0; count--)
    add(
      "purchase",
      random.pick(shape.shops),
      random.whole(299, random.chance(0.15) ? 72_000 : 11_000),
      addDays(start, random.whole(0, days - 2)),
      random.whole(0, 2),
      random.chance(0.3) ? 1 : 0,
    );
  add("payment", shape.thanks, -payment, addDays(start, random.whole(6, 22)));
  if (random.chance(0.35))
    add(
      "credit",
      random.pick(shape.shops),
      -random.whole(285, Math.max(286, Math.min(6_400, Math.floor(sum(rows, "purchase") / 3)))),
      addDays(start, random.whole(3, 24)),
      1,
    );
  if (random.chance(shape.cash ?? 0))
    add(
      "cash",
      shape.cashText ?? "CASH ADVANCE ATM 004471",
      random.whole(3, 25) * 2_000,
      addDays(start, random.whole(4, 20)),
    );
  const late = random.chance(shape.fee ?? 0.2);
  if (late) add("fee", shape.feeText ?? "LATE FEE", random.pick([2_900, 3_000, 4_000]), addDays(end, -4));
  const apr = `${random.whole(17, 31)}.${random.pick(["24", "49", "74", "99", "15"])}`;
  const cashApr = shape.cashApr ?? "29.99";
  const movedApr = shape.movedApr ?? apr;
  const [purchases, cash] = [sum(rows, "purchase"), sum(rows, "cash")];
  const base = full
    ? 0
    : Math.max(0, previous - held - Math.round(payment * 0.55) + Math.round(purchases * 0.4));
  const cashBase = Math.round(cash * 0.57);
  const movedBase = Math.max(0, (moved ?? 0) - Math.round(payment * 0.1));
  const interestOf = (balance: number, rate: string) => Math.round((balance * Number(rate) * days) / 36_500);
  const [buyInterest, cashInterest] = [interestOf(base, apr), interestOf(cashBase, cashApr)];
  const movedInterest = moved === 0 ? 0 : interestOf(movedBase, movedApr);
  const charged = buyInterest + movedInterest;
  if (charged > 0) add("interest", shape.interestText ?? "INTEREST CHARGE ON PURCHASES", charged, end);
  if (cashInterest > 0)
    add("cashInterest", shape.cashInterestText ?? "INTEREST CHARGE ON CASH ADVANCES", cashInterest, end);
  const balance = previous + rows.reduce((total, row) => total + row.amount, 0);
  const interest = charged + cashInterest;
  const fees = sum(rows, "fee");
  const past = random.chance(shape.past ?? 0) ? Math.min(3_500, Math.floor(balance / 9)) : 0;
  const floor = shape.floor ?? 3_500;
  const current = Math.max(floor, Math.floor(balance / 10_000) * 100 + interest + fees);
  const minimum = Math.min(balance, current + past);
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(60_000, 800_000)) / 50_000) * 50_000;
  const monthlyRate = Number(apr) / 1_200;
  const monthly = Math.round((balance * monthlyRate) / (1 - (1 + monthlyRate) ** -36) / 100) * 100;
  const costs = Math.round((balance * random.whole(19, 27)) / 1_000) * 100;
  const january = end.slice(5, 7) === "01";
  return {
    person,
    random,
    last4: String(random.whole(1_000, 9_899)),
    start,
    end,
    days,
    due: addDays(end, random.pick([25, 25, 26, 27])),
    previous,
    payments: payment,
    credits: sum(rows, "credit"),
    purchases,
    cash,
    fees,
    interest,
    buyInterest,
    cashInterest,
    movedInterest,
    balance,
    limit,
    available: limit - balance,
    cashLimit: Math.floor(limit / 500) * 100,
    minimum,
    past,
    apr,
    cashApr,
    movedApr,
    base,
    cashBase,
    movedBase,
    promo: promo ?? 0,
    moved: moved ?? 0,
    years: String(random.whole(4, 24)),
    totalCost: costs,
    monthly,
    monthlyTotal: monthly * 36,
    rows: rows.toSorted((a, b) => a.day.localeCompare(b.day)),
    ytdFees: fees + (january ? 0 : random.pick([0, 2_900, 9_500])),
    ytdInterest: interest + (january ? 0 : random.whole(400, 88_000)),
    points: random.whole(900, 92_000),
  };
}

export type SsMonth = ReturnType<typeof ssMonth>;

export const of = (d: SsMonth, ...kinds: readonly SsRow["kind"][]) =>
  d.rows.filter((row) => kinds.includes(row.kind));

/** Rows as the contract signs them, in the order of print. */
export const facts = (rows: readonly SsRow[], day: "day" | "posted" = "day"): TransactionFacts[] =>
  rows.map((row) => ({
    account: 0,
    date: row[day],
    description: row.text,
    amount: decimal(-row.amount),
  }));

type Said = {
  readonly names?: readonly string[];
  readonly rows: readonly SsRow[];
  readonly day?: "day" | "posted";
  /** Fields of a card that this paper does not print. */
  readonly leave?: ReadonlyArray<keyof AccountFacts>;
  readonly account: Partial<AccountFacts>;
  readonly allowed?: Truth["allowed"];
  readonly open?: readonly TransactionFacts[];
};

/** What is asked of a card's paper that prints nearly everything. */
export function ssTruth(d: SsMonth, institution: string, said: Said): Truth {
  const whole: AccountFacts = {
    kind: "credit-card",
    institution,
    accountLast4: d.last4,
    statementDate: d.end,
    periodStart: d.start,
    periodEnd: d.end,
    currentBalance: decimal(d.balance),
    previousBalance: decimal(d.previous),
    creditLimit: decimal(d.limit),
    availableCredit: decimal(d.available),
    minimumPayment: decimal(d.minimum),
    paymentDueDate: d.due,
    apr: d.apr,
    paymentsAndCredits: decimal(d.payments + d.credits),
    purchases: decimal(d.purchases),
    feesCharged: decimal(d.fees),
    interestCharged: decimal(d.interest),
    minimumPaymentWarning: {
      years: d.years,
      totalCost: decimal(d.totalCost),
      monthlyPaymentFor36Months: decimal(d.monthly),
    },
    ...said.account,
  };
  const left: readonly string[] = said.leave ?? [];
  const account = Object.fromEntries(
    Object.entries(whole).filter(([field]) => !left.includes(field)),
  ) as AccountFacts;
  const truth: Truth = {
    documentType: "credit-cards",
    institution,
    accounts: [account],
    transactions: facts(said.rows, said.day),
    ...(said.allowed ? { allowed: said.allowed } : {}),
    ...(said.open ? { openRows: said.open } : {}),
  };
  return said.names ? alsoNamed(truth, ...said.names) : truth;
}

export const card = (name: string, make: (seed: number) => Statement): Layout => ({
  name: `ss-card-${name}`,
  type: "credit-cards",
  heldOut: false,
  make,
});

export const at = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

/** Rows of a table; `columns` has a letter a column, as in `grid`. */
export const lines = (columns: string, rows: ReadonlyArray<readonly string[]>) =>
  rows
    .map(
      (row) =>
        `<tr>${row.map((cell, index) => `<td${columns[index] === "r" ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
    )
    .join("");

export const over = (count: number, text: string) => `<tr><td colspan=${count}>${text}</td></tr>`;

/** The three-column table of the law, in one of its wordings. */
export const warned = (
  d: SsMonth,
  unit: string,
  style: (amount: number) => string,
  only = "Only the minimum payment",
) =>
  `<table class=law><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>${only}</td><td>${d.years} ${unit}</td><td>${style(d.totalCost)}</td></tr><tr><td>${style(d.monthly)}</td><td>3 ${unit}</td><td>${style(d.monthlyTotal)} (Savings of ${style(d.totalCost - d.monthlyTotal)})</td></tr></table>`;

export const html = escaped;
export const $ = money.dollar;
export const flat = money.wholeDollars;
export const count = (amount: number) => money.plain(amount * 100).slice(0, -3);

/** Daily rate of a yearly one, as printed under it. */
export const daily = (apr: string, digits = 5) => (Number(apr) / 365).toFixed(digits);

/** Some shops of a long list, other ones for each issuer. */
export const shopsFrom = (first: number, length = 12): string[] =>
  Array.from({ length }, (_, index) => SHOPS[(first + index * 7) % SHOPS.length] ?? "");

const SHOPS = [
  "WEGMANS #0071 FAIRFAX VA",
  "SQ *RIVET & CO BARBERS Boise ID",
  "AMZN MKTP US*ZT4QK1RM0 AMZN.COM/BILL WA",
  "DUNKIN #341102 Q35 WORCESTER MA",
  "SUNOCO 0373812200 ERIE PA",
  "TST* LOW TIDE OYSTER BAR Savannah GA",
  "VZWRLSS*APOCC VISB 800-922-0204 FL",
  "PUBLIX #1422 GAINESVILLE FL",
  "JETBLUE 2792141883020 800-538-2583 UT",
  "UBER *EATS HELP.UBER.COM CA",
  "KWIK TRIP #477 LA CROSSE WI",
  "PAYPAL *STEAM GAMES 425-952-2985 WA",
  "HOBBY LOBBY #0512 AMARILLO TX",
  "MTA*LIRR ETIX TICKET 718-558-8228 NY",
  "ACE HDWE CREDIT RIVER 24 MN",
  "WHOLEFDS MKT 10236 CAMBRIDGE MA",
  "GEICO *AUTO 800-841-3000 DC",
  "MAVERIK #0618 OGDEN UT",
  "BJS WHOLESALE #0044 UTICA NY",
  "OPENAI *CHATGPT SUBSCR OPENAI.COM CA",
  "THE PAYMENT PLACE CAFE TROY NY",
  "CINEMARK 1174 XD PLANO TX",
  "DISNEY PLUS BURBANK CA",
  "STOP & SHOP 0612 MERIDEN CT",
  "HAMPTON INN 7TH AVE NEW YORK NY",
  "IN *NORTH FEE GUIDE SVCS 907-555-0144 AK",
  "7-ELEVEN 36118 ARLINGTON VA",
  "ROSS STORES #811 MODESTO CA",
  "EZPASS AUTO REPLENISH 888-288-6865 NJ",
  "LIBERTY MUT INS 800-290-8711 MA",
];

/** An amount of which the paper prints whole dollars only. */
export const wholly = (amount: number) => decimal(amount - (amount % 100));
