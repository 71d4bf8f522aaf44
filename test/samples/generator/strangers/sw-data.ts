import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, grouped, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;
/** Dollars without cents. */
export const whole = (amount: number) => `$${grouped(amount).slice(0, -3)}`;
/** Numbers of points and miles. */
export const points = (count: number) => grouped(count * 100).slice(0, -3);
export const NEXT = '<div style="break-before:page"></div>';
/** A first page whose slip stands at its foot. */
export const PAGE = ".page{min-height:9.8in;display:flex;flex-direction:column}.slip{margin-top:auto}";

export type Shop = readonly [name: string, city: string, state: string, category: string];
const SHOPS: readonly Shop[] = [
  ["KROGER #0418", "LEXINGTON", "KY", "Supermarkets"],
  ["SHELL SERVICE STATION", "DAYTON", "OH", "Gasoline"],
  ["PANERA BREAD #601184", "COLUMBUS", "OH", "Restaurants"],
  ["AMAZON.COM*RT4G29XK3", "SEATTLE", "WA", "Merchandise"],
  ["TST* BLUE DOOR TAVERN", "INDIANAPOLIS", "IN", "Restaurants"],
  ["LOWES #00907*", "BOWLING GREEN", "KY", "Home Improvement"],
  ["COSTCO WHSE #1183", "FISHERS", "IN", "Warehouse Clubs"],
  ["SQ *GATHER COFFEE", "BLOOMINGTON", "IN", "Restaurants"],
  ["WM SUPERCENTER #2787", "RICHMOND", "IN", "Merchandise"],
  ["UNITED 0162378841093", "HOUSTON", "TX", "Travel/ Entertainment"],
  ["HILTON GARDEN INN", "NASHVILLE", "TN", "Travel/ Entertainment"],
  ["SPEEDWAY 05214 1402 MAIN", "MUNCIE", "IN", "Gasoline"],
  ["DOLLAR GENERAL #13345", "BEREA", "KY", "Merchandise"],
  ["APPLE.COM/BILL", "CUPERTINO", "CA", "Services"],
  ["WALGREENS #5507", "EVANSVILLE", "IN", "Medical Services"],
  ["DUKE ENERGY BILL MATRIX", "CHARLOTTE", "NC", "Services"],
  ["JIMMY JOHNS - 1270", "KOKOMO", "IN", "Restaurants"],
  ["HOBBY LOBBY #612", "FLORENCE", "KY", "Merchandise"],
  ["VZWRLSS*APOCC VISB", "FOLSOM", "CA", "Services"],
  ["PAYPAL *EBAY INC", "SAN JOSE", "CA", "Merchandise"],
  ["KINDLE SVCS*H20FP1C42", "SEATTLE", "WA", "Merchandise"],
  ["CRACKER BARREL #57", "SEYMOUR", "IN", "Restaurants"],
  ["USPS PO 1740120602", "CARMEL", "IN", "Services"],
  ["STATE FARM INSURANCE", "BLOOMINGTON", "IL", "Services"],
  ["MEIJER STORE #146", "CINCINNATI", "OH", "Supermarkets"],
  ["O'REILLY AUTO PARTS 2204", "PADUCAH", "KY", "Automotive"],
  ["CHEWY.COM", "PLANTATION", "FL", "Merchandise"],
  ["MARATHON PETRO164210", "LIMA", "OH", "Gasoline"],
  ["GREAT CLIPS AT HAMILTON", "NOBLESVILLE", "IN", "Services"],
  ["REGAL CINEMAS 0744", "LOUISVILLE", "KY", "Travel/ Entertainment"],
];

export type Kind = "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
export type Line = {
  readonly day: string;
  readonly posted: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: Kind;
  readonly category: string;
  readonly ref: string;
};

/** What an issuer's papers have in common. */
type Habits = {
  readonly salt: number;
  readonly shop: (shop: Shop, code: number) => string;
  readonly paid: string;
  readonly interest: string;
  readonly late: string;
  /** Texts of an advance and its fee; without them nobody takes cash. */
  readonly cash?: readonly [advance: string, fee: string, interest: string];
  readonly rates: readonly [from: number, to: number];
  readonly cashApr: string;
  readonly size: readonly [from: number, to: number];
  readonly floor: number;
  /** The part of the balance that accrues nothing until a day. */
  readonly promo?: boolean;
  readonly inWholeDollars?: boolean;
  readonly count?: readonly [from: number, to: number];
};

const monthBefore = (day: string) => {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const earlier = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, "0")}`;
  return `${earlier}-${day.slice(8)}`;
};

/** Months until only the minimum has repaid a balance, and what that costs. */
function slowly(balance: number, apr: number, floor: number) {
  let [left, months, total] = [balance, 0, 0];
  while (left > 0 && months < 600) {
    const interest = Math.round((left * apr) / 1_200);
    const paid = Math.min(left + interest, Math.max(floor, Math.round(left / 100) + interest));
    left += interest - paid;
    total += paid;
    months++;
  }
  return { years: String(Math.round(months / 12)), total };
}

const sumOf = (lines: readonly Line[], kind: Kind) =>
  lines.filter((line) => line.kind === kind).reduce((sum, line) => sum + Math.abs(line.amount), 0);

function digits(random: Random, count: number) {
  return Array.from({ length: count }, () => random.whole(0, 9)).join("");
}

export type SwCard = ReturnType<typeof swCard>;

/** One month of a card: paid in full, partly or not at all; interest follows from the balances that are printed with it. */
export function swCard(seed: number, habits: Habits) {
  const random = seededRandom(seed * 29 + habits.salt * 1_013 + 640_007);
  const end = addDays("2025-02-03", random.whole(0, 640)).replace(/-(29|30|31)$/, "-28");
  const start = addDays(monthBefore(end), 1);
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const previous = random.whole(habits.size[0], habits.size[1]);
  const way = random.pick(["partly", "partly", "partly", "partly", "full", "full", "late"] as const);
  const apr = `${random.whole(habits.rates[0], habits.rates[1])}.${random.pick(["24", "49", "74", "99"])}`;
  const lines: Line[] = [];
  const add = (kind: Kind, text: string, amount: number, offset: number, category = "") =>
    lines.push({
      day: addDays(start, Math.min(days - 1, offset)),
      posted: addDays(start, Math.min(days - 1, offset + (kind === "purchase" ? random.whole(0, 2) : 0))),
      text,
      amount,
      kind,
      category,
      ref: `${kind === "purchase" ? "24" : "74"}${digits(random, 15)}`,
    });
  const buy = (amount: number, offset: number) => {
    const shop = random.pick(SHOPS);
    add("purchase", habits.shop(shop, random.whole(10_000, 99_999)), amount, offset, shop[3]);
    return shop;
  };
  const [fewest, most] = habits.count ?? [5, 13];
  for (let left = random.whole(fewest, most); left > 0; left--)
    buy(random.whole(412, random.chance(0.2) ? 58_000 : 9_900), random.whole(0, days - 2));
  const partly = Math.max(Math.round(previous / 30), random.whole(2, 12) * 5_000);
  const payment = { full: previous, partly: Math.min(partly, previous - 20_000), late: 0 }[way];
  if (payment > 0) add("payment", habits.paid, -payment, random.whole(12, 23));
  if (random.chance(0.35)) {
    const shop = random.pick(SHOPS);
    add(
      "credit",
      habits.shop(shop, random.whole(10_000, 99_999)),
      -random.whole(700, 6_400),
      random.whole(3, 26),
      shop[3],
    );
  }
  const spent = sumOf(lines, "purchase");
  if (spent < 90_000 && way === "full") buy(95_000 - spent + random.whole(0, 9_000), 9);
  let cashBase = 0;
  if (habits.cash && random.chance(0.4)) {
    const [advance, day] = [random.whole(2, 20) * 2_000, random.whole(2, 20)];
    add("cash", habits.cash[0], advance, day);
    add("fee", habits.cash[1], Math.max(1_000, Math.round(advance / 20)), day);
    cashBase = Math.round((advance * (days - day)) / days);
  }
  if (way === "late") add("fee", habits.late, random.pick([2_900, 3_000, 3_900, 4_000]), 25);
  const promo =
    habits.promo === true && way === "partly" && random.chance(0.75) ? Math.round(previous * 0.35) : 0;
  const purchases = sumOf(lines, "purchase");
  const base =
    way === "full" ? 0 : previous - promo - Math.round(payment * 0.45) + Math.round(purchases * 0.4);
  const accrued = (amount: number, rate: string) => Math.round((amount * Number(rate) * days) / 36_500);
  const [interestOnPurchases, interestOnCash] = [accrued(base, apr), accrued(cashBase, habits.cashApr)];
  if (interestOnPurchases > 0) add("interest", habits.interest, interestOnPurchases, 99);
  if (interestOnCash > 0) add("interest", habits.cash?.[2] ?? "", interestOnCash, 99);
  const interest = interestOnPurchases + interestOnCash;
  const [payments, credits, cash, fees] = [
    sumOf(lines, "payment"),
    sumOf(lines, "credit"),
    sumOf(lines, "cash"),
    sumOf(lines, "fee"),
  ];
  const balance = previous - payments - credits + purchases + cash + fees + interest;
  const limit = Math.ceil((Math.max(previous, balance) * random.whole(105, 260)) / 100 / 50_000) * 50_000;
  const available = limit - balance;
  const cashLimit = Math.floor(limit / random.pick([5, 10]) / 10_000) * 10_000;
  const pastDue = way === "late" ? Math.max(habits.floor, Math.round(previous / 50)) : 0;
  const usual = Math.max(habits.floor, Math.round(balance / 100) + interest + (way === "late" ? fees : 0));
  const round = (amount: number) =>
    habits.inWholeDollars === true ? Math.round(amount / 100) * 100 : Math.round(amount);
  const { years, total } = slowly(balance, Number(apr), habits.floor);
  const rate = Number(apr) / 1_200;
  const monthly = round((balance * rate) / (1 - (1 + rate) ** -36));
  const january = end.slice(5, 7) === "01";
  const cost = round(total);
  return {
    last4: digits(random, 3) + String(random.whole(1, 9)),
    first12: `4${digits(random, 11)}`,
    start,
    end,
    days,
    due: addDays(end, 25),
    previous,
    payments,
    credits,
    purchases,
    cash,
    fees,
    interest,
    interestOnPurchases,
    interestOnCash,
    balance,
    limit,
    available,
    cashLimit,
    cashAvailable: Math.min(cashLimit, available),
    pastDue,
    minimum: Math.min(balance, round(usual + pastDue)),
    apr,
    cashApr: habits.cashApr,
    base,
    cashBase,
    promo,
    promoEnds: addDays(end, random.whole(60, 400)),
    warning: {
      years,
      total: cost,
      monthly,
      monthlyTotal: monthly * 36,
      // Who pays the minimum is rid of a small debt within three years: the second line is then not printed.
      both: Number(years) > 3 && cost > monthly * 36,
    },
    lines: lines.toSorted((a, b) => a.day.localeCompare(b.day)),
    ytdFees: fees + (january ? 0 : random.whole(0, 3) * 3_500),
    ytdInterest: interest + (january ? 0 : random.whole(0, 40_000)),
    rewards: random.whole(1_100, 64_000),
    year: end.slice(0, 4),
    person: makePerson(random) satisfies Person,
    random,
  };
}

export const linesOf = (card: SwCard, ...kinds: readonly Kind[]) =>
  card.lines.filter((line) => kinds.includes(line.kind));

/** The table that the law prescribes, in the words and figures of each issuer. */
export function warningRows(
  card: SwCard,
  print: (amount: number) => string,
  words: {
    readonly only?: string;
    readonly years?: string;
    readonly saving?: (amount: string) => string;
  } = {},
): ReadonlyArray<readonly string[]> {
  const { years, total, monthly, monthlyTotal, both } = card.warning;
  const { only = "Only the minimum payment", years: unit = "years", saving } = words;
  const saved = print(total - monthlyTotal);
  return [
    [only, `${years} ${unit}`, print(total)],
    ...(both
      ? [
          [
            print(monthly),
            `3 ${unit}`,
            `${print(monthlyTotal)}${saving ? saving(saved) : `<br>(Savings=${saved})`}`,
          ],
        ]
      : []),
  ];
}

type Apr = NonNullable<AccountFacts["aprs"]>[number];
export const purchaseApr = (card: SwCard): Apr => ({
  kind: "purchase",
  apr: card.apr,
  balance: decimal(card.base),
});
export const cashApr = (card: SwCard): Apr => ({
  kind: "cash-advance",
  apr: card.cashApr,
  balance: decimal(card.cashBase),
});
export const transferApr = (card: SwCard): Apr => ({
  kind: "balance-transfer",
  apr: card.apr,
  balance: "0.00",
});
export const promoAprs = (card: SwCard): Apr[] =>
  card.promo > 0
    ? [{ kind: "promotional", apr: "0.00", balance: decimal(card.promo), expires: card.promoEnds }]
    : [];

export const rowOf = (line: Line, day = line.day): TransactionFacts => ({
  account: 0,
  date: day,
  description: line.text,
  amount: decimal(-line.amount),
});

type Told = {
  /** The issuer as the contract names it, then its other names on the paper. */
  readonly names: readonly [string, ...string[]];
  readonly aprs: readonly Apr[];
  readonly rows: readonly TransactionFacts[];
  readonly openRows?: readonly TransactionFacts[];
  readonly facts?: Partial<AccountFacts>;
  readonly without?: ReadonlyArray<keyof AccountFacts>;
  /** Payments and credits stand in one line: their sum is printed. */
  readonly joint?: boolean;
  readonly allowed?: Truth["allowed"];
};

/** What a paper tells that prints everything; a sum that it does not print is open. */
export function cardTold(card: SwCard, told: Told): Truth {
  const [institution, ...others] = told.names;
  const paid = decimal(card.payments + card.credits);
  const printed = told.joint === true || card.credits === 0 || card.payments === 0;
  const account: AccountFacts = {
    kind: "credit-card",
    institution,
    accountLast4: card.last4,
    statementDate: card.end,
    periodStart: card.start,
    periodEnd: card.end,
    currentBalance: decimal(card.balance),
    previousBalance: decimal(card.previous),
    creditLimit: decimal(card.limit),
    availableCredit: decimal(card.available),
    minimumPayment: decimal(card.minimum),
    paymentDueDate: card.due,
    apr: card.apr,
    aprs: [...told.aprs],
    ...(printed ? { paymentsAndCredits: paid } : {}),
    purchases: decimal(card.purchases),
    feesCharged: decimal(card.fees),
    interestCharged: decimal(card.interest),
    minimumPaymentWarning: {
      years: card.warning.years,
      totalCost: decimal(card.warning.total),
      ...(card.warning.both ? { monthlyPaymentFor36Months: decimal(card.warning.monthly) } : {}),
    },
    ...told.facts,
  };
  const shown = Object.entries(account).filter(([key]) => !told.without?.some((left) => left === key));
  return {
    documentType: "credit-cards",
    institution,
    accounts: [Object.fromEntries(shown) as AccountFacts],
    transactions: told.rows,
    ...(told.openRows ? { openRows: told.openRows } : {}),
    allowed: {
      institution: others,
      "accounts.0.institution": others,
      ...(printed ? {} : { "accounts.0.paymentsAndCredits": [paid] }),
      ...told.allowed,
    },
  };
}
