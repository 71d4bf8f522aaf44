import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const usd = money.dollar;
export const D = decimal;
/** Whole dollars rounded, as warnings print them. */
export const whole = (cents: number) => usd(Math.round(cents / 100) * 100).slice(0, -3);
export const PAGE = '<div style="break-before:page"></div>';

type Kind = "payment" | "credit" | "purchase" | "cash" | "fee" | "interest";
export type Line = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
  readonly kind: Kind;
  readonly reference: string;
};

const SHOPS: ReadonlyArray<readonly [string, string, string]> = [
  ["KROGER #4471", "COLUMBUS", "OH"],
  ["SHELL OIL 57442", "AKRON", "OH"],
  ["TST* CORNER BISTRO", "BUFFALO", "NY"],
  ["WEGMANS #042", "ROCHESTER", "NY"],
  ["AMZN MKTP US*2K4RT", "SEATTLE", "WA"],
  ["MENARDS 3172", "OMAHA", "NE"],
  ["DELTA AIR 0062314", "ATLANTA", "GA"],
  ["PARKMOBILE 770", "DETROIT", "MI"],
  ["WALGREENS #9981", "DAYTON", "OH"],
  ["LOWES #01829", "ERIE", "PA"],
  ["SPOTIFY USA", "NEW YORK", "NY"],
  ["HY-VEE 1465", "LINCOLN", "NE"],
  ["ALDI 62045", "PEORIA", "IL"],
  ["CASEYS #2214", "AMES", "IA"],
];

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export type CardOptions = {
  readonly salt: number;
  readonly size: readonly [number, number];
  readonly floor: number;
  readonly rate: readonly [number, number];
  readonly cashApr: string;
  readonly shop: (place: readonly [string, string, string]) => string;
  readonly paid: string;
  readonly interestText: string;
  readonly lateText: string;
  readonly wholeMinimum?: boolean;
  readonly noCash?: boolean;
  readonly shops?: ReadonlyArray<readonly [string, string, string]>;
  readonly promoShare?: number;
};

const monthsToPay = (balance: number, apr: number, floor: number) => {
  let rest = balance;
  let total = 0;
  let months = 0;
  while (rest > 0 && months < 600) {
    const interest = (rest * apr) / 1200;
    const pay = Math.min(rest + interest, Math.max(floor, rest * 0.01 + interest));
    rest = rest + interest - pay;
    total += pay;
    months++;
  }
  return { months, total };
};

const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.amount, 0);

export function hqCard(seed: number, o: CardOptions) {
  const random = seededRandom(seed * 97 + o.salt);
  const person = makePerson(random);
  const account = digits(random, 16);
  const close = addDays("2025-02-03", random.whole(0, 520));
  const days = random.whole(29, 31);
  const start = addDays(close, 1 - days);
  const due = addDays(close, 25);
  const dice = random.whole(1, 100);
  const mode = dice <= 60 ? "revolving" : dice <= 80 ? "late" : dice <= 90 ? "full" : "overpaid";
  const previous = random.whole(o.size[0], o.size[1]);
  const at = (from: number, to: number) => addDays(start, random.whole(from, Math.min(to, days - 2)));
  const line = (kind: Kind, day: string, text: string, amount: number, post = day): Line => ({
    kind,
    day,
    post,
    text,
    amount,
    reference: digits(random, 17),
  });
  const payment =
    mode === "late"
      ? 0
      : mode === "full"
        ? previous
        : mode === "overpaid"
          ? previous + random.whole(1_500, 9_000)
          : Math.max(o.floor, Math.round((previous * random.whole(4, 30)) / 10_000) * 100);
  const payments = payment > 0 ? [line("payment", at(8, 20), o.paid, payment)] : [];
  const list = o.shops ?? SHOPS;
  const first = random.whole(0, list.length - 1);
  const shopCount = mode === "overpaid" ? 0 : random.whole(4, 9);
  const purchases = Array.from({ length: shopCount }, (_, index) => {
    const place = list[(first + index) % list.length] ?? SHOPS[0] ?? ["SHOP", "TOWN", "OH"];
    const day = at(0, days - 3);
    return line("purchase", day, o.shop(place), random.whole(650, 18_900), addDays(day, random.whole(0, 1)));
  }).toSorted((a, b) => (a.day < b.day ? -1 : 1));
  const returned = purchases[0];
  const credits =
    returned && random.chance(0.3)
      ? [line("credit", addDays(close, -2), returned.text, Math.round(returned.amount / 2))]
      : [];
  const cash =
    !o.noCash && mode === "revolving" && random.chance(0.25)
      ? [line("cash", at(3, 15), "CASH ADVANCE ATM 00417 MAIN ST", random.whole(4, 20) * 1_000)]
      : [];
  const purchaseApr = D(random.whole(o.rate[0] * 4, o.rate[1] * 4) * 25 - 1);
  const revolving = mode === "revolving" || mode === "late";
  const promo =
    revolving && random.chance(o.promoShare ?? 0)
      ? {
          balance: Math.round(previous * 0.4),
          expires: addDays(close, random.whole(60, 400)),
          opened: addDays(close, -random.whole(60, 150)),
        }
      : undefined;
  const bought = sum(purchases);
  const daily = (balance: number, apr: string) => Math.round(((balance * Number(apr)) / 36_500) * days);
  const adb = revolving ? Math.round(previous - (promo?.balance ?? 0) - payment * 0.5 + bought * 0.45) : 0;
  const cashAdb = Math.round(sum(cash) * 0.6);
  const purchaseInterest = daily(adb, purchaseApr);
  const cashInterest = daily(cashAdb, o.cashApr);
  const interest = purchaseInterest + cashInterest;
  const lateFee = mode === "late" ? random.pick([2_900, 3_000, 4_000]) : 0;
  const cashFee = cash.length > 0 ? 1_000 : 0;
  const fees = [
    ...(lateFee > 0 ? [line("fee", addDays(start, 3), o.lateText, lateFee)] : []),
    ...cash.map((advance) => line("fee", advance.post, "CASH ADVANCE FEE", cashFee)),
  ];
  const charges = [
    ...(purchaseInterest > 0 ? [line("interest", close, o.interestText, purchaseInterest)] : []),
    ...(cashInterest > 0
      ? [
          line(
            "interest",
            close,
            o.interestText.replace(/purchases/i, (word) =>
              word === "PURCHASES" ? "CASH ADVANCES" : "Cash Advances",
            ),
            cashInterest,
          ),
        ]
      : []),
  ];
  const fee = lateFee + cashFee;
  const balance = previous - payment - sum(credits) + bought + sum(cash) + fee + interest;
  const limit = Math.ceil((Math.max(balance, previous) * random.whole(115, 240)) / 100 / 50_000) * 50_000;
  const pastDue = mode === "late" ? Math.max(o.floor, Math.round(previous / 10_000) * 100 + 1_200) : 0;
  const regular = Math.max(o.floor, Math.round(balance / 100) + interest + lateFee);
  const rounded = o.wholeMinimum ? Math.floor(regular / 100) * 100 : regular;
  const minimum = balance <= 0 ? 0 : Math.min(balance, rounded + pastDue);
  const rate = Number(purchaseApr);
  const payoff = monthsToPay(Math.max(balance, 0), rate, o.floor);
  const years = Math.round(payoff.months / 12);
  const monthly = rate / 1200;
  const pay36 = Math.ceil((balance * monthly) / (1 - (1 + monthly) ** -36) / 100) * 100;
  const total = Math.round(payoff.total / 100) * 100;
  const warning =
    balance > 0 && years > 3
      ? { years, total, pay36, total36: pay36 * 36, savings: total - pay36 * 36 }
      : undefined;
  return {
    random,
    person,
    account,
    last4: account.slice(-4),
    start,
    close,
    due,
    days,
    mode,
    previous,
    payments,
    credits,
    purchases,
    cash,
    fees,
    charges,
    payment,
    credit: sum(credits),
    bought,
    advanced: sum(cash),
    fee,
    interest,
    purchaseInterest,
    cashInterest,
    adb,
    cashAdb,
    promo,
    purchaseApr,
    cashApr: o.cashApr,
    balance,
    limit,
    available: balance > 0 ? limit - balance : limit,
    pastDue,
    minimum,
    warning,
    yearFees: fee + random.whole(0, 2) * 2_900,
    yearInterest: interest + random.whole(0, 9_000),
  };
}
export type Card = ReturnType<typeof hqCard>;

/** The rows as the holder sees them: what he pays in is positive. */
export const told = (lines: readonly Line[], account = 0): Truth["transactions"] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.text,
    amount: D(line.kind === "payment" || line.kind === "credit" ? line.amount : -line.amount),
  }));

type Facts = Truth["accounts"][number];
/** What nearly every card prints; the layout adds what only it prints. */
export const cardFacts = (card: Card, institution: string) =>
  ({
    kind: "credit-card",
    institution,
    accountLast4: card.last4,
    statementDate: card.close,
    currentBalance: D(card.balance),
    previousBalance: D(card.previous),
    creditLimit: D(card.limit),
    availableCredit: D(card.available),
    minimumPayment: D(card.minimum),
    paymentDueDate: card.due,
    apr: card.purchaseApr,
    purchases: D(card.bought),
    feesCharged: D(card.fee),
    interestCharged: D(card.interest),
  }) satisfies Facts;

export const warned = (card: Card): Partial<Facts> =>
  card.warning
    ? {
        minimumPaymentWarning: {
          years: String(card.warning.years),
          totalCost: D(card.warning.total),
          monthlyPaymentFor36Months: D(card.warning.pay36),
        },
      }
    : {};

/** Payments and credits printed on two lines: one of them is the figure when the other is nothing. */
export const paidApart = (card: Card): Partial<Facts> =>
  card.credit === 0 || card.payment === 0 ? { paymentsAndCredits: D(card.payment + card.credit) } : {};
export const paidOpen = (card: Card): Record<string, readonly string[]> =>
  card.credit === 0 || card.payment === 0
    ? {}
    : { "accounts.0.paymentsAndCredits": [D(card.payment + card.credit)] };

export const named = (...names: readonly string[]): Record<string, readonly string[]> => ({
  institution: names,
  "accounts.0.institution": names,
});

export const WARNING =
  "<b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";
export const LATE = (day: string, fee: string, penalty?: string) =>
  `<b>Late Payment Warning:</b> If we do not receive your minimum payment by ${day}, you may have to pay a late fee of up to ${fee}${penalty ? ` and your APRs may be increased up to the Penalty APR of ${penalty}%` : ""}.`;

/** Only the closing day and the number of days are printed: the period itself is open. */
export const openPeriod = (card: Card): Record<string, readonly string[]> => ({
  "accounts.0.periodEnd": [card.close],
  "accounts.0.periodStart": [card.start],
});
