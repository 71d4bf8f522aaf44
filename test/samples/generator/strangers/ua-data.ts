import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

export type Account = Truth["accounts"][number];
export type Told = Truth["transactions"][number];
export const $ = money.dollar;

/** A row of an account; its amount raises what is owed, a negative one lowers it. */
export type Line = {
  readonly day: string;
  readonly post: string;
  readonly text: string;
  readonly amount: number;
};

export const told = (lines: readonly Line[], account = 0): Told[] =>
  lines.map((line) => ({
    account,
    date: line.day,
    description: line.text,
    amount: decimal(-line.amount),
  }));

export const sumOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + line.amount, 0);
export const dollars = (amount: number) => Math.round(amount / 100) * 100;
export const wholeDollars = money.wholeDollars;
export const rate = (hundredths: number) => `${decimal(hundredths)}%`;

type Warning = { readonly years: number; readonly total: number; readonly monthly: number };

/** What the minimum alone would cost; nothing where three years would do anyway. */
function warningOf(balance: number, apr: number, floor: number): Warning | undefined {
  let left = balance;
  let months = 0;
  let total = 0;
  while (left > 0 && months < 600) {
    const interest = Math.round((left * apr) / 120_000);
    const paid = Math.min(left + interest, Math.max(floor, Math.round(left / 100) + interest));
    left += interest - paid;
    total += paid;
    months += 1;
  }
  if (months < 44) return undefined;
  const monthly = apr / 120_000;
  const due = (balance * monthly) / (1 - (1 + monthly) ** -36);
  return { years: Math.round(months / 12), total: dollars(total), monthly: Math.ceil(due / 100) * 100 };
}

export type CardWish = {
  readonly salt: number;
  readonly shops: readonly string[];
  readonly rates: readonly [number, number];
  readonly size: readonly [number, number];
  readonly floor: number;
  readonly paid: string;
  readonly late: string;
  readonly lateFee: number;
  readonly interest: string;
  readonly cashApr: number;
  readonly cash?: string;
  readonly cashFee?: string;
  readonly annual?: Readonly<{ text: string; amount: number }>;
  readonly promo?: boolean;
  readonly refunds?: boolean;
};

export type Card = ReturnType<typeof uaCard>;

const byDay = (lines: readonly Line[]) => [...lines].toSorted((a, b) => a.post.localeCompare(b.post));

export function uaCard(seed: number, wish: CardWish) {
  const random = seededRandom(seed * 53 + wish.salt * 7919);
  const person = makePerson(random);
  const last4 = String(random.whole(1010, 9989));
  const end = addDays("2025-03-04", random.whole(0, 560));
  const days = random.whole(29, 32);
  const start = addDays(end, 1 - days);
  const apr = random.whole(wish.rates[0], wish.rates[1]) * 100 + random.pick([24, 49, 74, 99]);
  const overpaid = wish.refunds === true && random.chance(0.12);
  const promo =
    wish.promo === true && !overpaid && random.chance(0.65)
      ? {
          balance: random.whole(40_000, 190_000),
          expires: addDays(end, random.whole(90, 420)),
          began: addDays(start, -random.whole(60, 160)),
        }
      : undefined;
  const carried = overpaid ? random.whole(0, 4_000) : random.whole(wish.size[0], wish.size[1]);
  const previous = carried + (promo?.balance ?? 0);
  const mood = random.whole(0, 9);
  const missed = !overpaid && mood === 0;
  const full = overpaid || mood >= 7;
  const priorMinimum = Math.max(wish.floor, Math.round(previous / 100));
  const at = (from: number, to: number) => addDays(start, random.whole(from, to));
  const line = (day: string, lag: number, text: string, amount: number): Line => {
    const post = addDays(day, lag);
    return { day, post: post > end ? day : post, text, amount };
  };
  const payments: Line[] = [];
  if (!missed && carried > 0) {
    const paid = full ? carried : priorMinimum + random.whole(0, Math.round(carried / 3));
    payments.push(line(at(8, 22), 0, wish.paid, -paid));
  }
  const buys: Line[] = [];
  for (let index = random.whole(5, 9); index > 0; index--) {
    const shop = random.pick(wish.shops);
    buys.push(line(at(0, days - 2), random.whole(0, 2), shop, random.whole(499, 21_000)));
  }
  const bought = byDay(buys);
  const credits: Line[] = [];
  if (overpaid) credits.push(line(at(5, days - 3), 1, random.pick(wish.shops), -sumOf(buys) - 5_110));
  else if (random.chance(0.3))
    credits.push(line(at(3, days - 3), 1, random.pick(wish.shops), -random.whole(900, 6_000)));
  const cash: Line[] = [];
  const fees: Line[] = [];
  if (wish.cash !== undefined && !overpaid && random.chance(0.4)) {
    const drawn = random.whole(4, 20) * 2_000;
    const advance = line(at(6, 18), 0, wish.cash, drawn);
    cash.push(advance);
    fees.push({
      ...advance,
      text: wish.cashFee ?? "CASH ADVANCE FEE",
      amount: Math.max(1_000, Math.round(drawn / 20)),
    });
  }
  if (missed) fees.push(line(addDays(end, 1 - random.whole(2, 4)), 0, wish.late, wish.lateFee));
  if (wish.annual && random.chance(0.25)) fees.push(line(end, 0, wish.annual.text, wish.annual.amount));
  const purchaseBase =
    full || carried === 0
      ? 0
      : carried + Math.round((sumOf(payments) + sumOf(buys)) * 0.45) + random.whole(0, 99);
  const [drawn] = cash;
  const cashBase = drawn
    ? Math.round((drawn.amount * (Date.parse(end) - Date.parse(drawn.day))) / 86_400_000 / days)
    : 0;
  const charge = (base: number, yearly: number) => Math.round((base * yearly * days) / 3_650_000);
  const purchaseInterest = charge(purchaseBase, apr);
  const cashInterest = charge(cashBase, wish.cashApr);
  const interestLines: Line[] = [];
  if (purchaseInterest > 0) interestLines.push(line(end, 0, wish.interest, purchaseInterest));
  if (cashInterest > 0)
    interestLines.push(
      line(
        end,
        0,
        wish.interest.replace(/purchases/i, (word) => same(word, "cash advances")),
        cashInterest,
      ),
    );
  const interest = purchaseInterest + cashInterest;
  const balance =
    previous +
    sumOf(payments) +
    sumOf(credits) +
    sumOf(bought) +
    sumOf(cash) +
    sumOf(fees) +
    sumOf(interestLines);
  const pastDue = missed ? priorMinimum : 0;
  const minimum =
    balance <= 0
      ? 0
      : Math.min(balance, Math.max(wish.floor, Math.round(balance / 100) + interest + sumOf(fees)) + pastDue);
  const limit =
    Math.ceil((Math.max(balance, previous) * (1.15 + random.whole(0, 16) / 10)) / 50_000) * 50_000;
  return {
    random,
    person,
    last4,
    start,
    end,
    days,
    due: addDays(end, 25),
    apr,
    cashApr: wish.cashApr,
    previous,
    payments,
    credits,
    buys: bought,
    cash,
    fees: byDay(fees),
    interestLines,
    interest,
    purchaseBase,
    purchaseInterest,
    cashBase,
    cashInterest,
    promo,
    balance,
    pastDue,
    minimum,
    limit,
    available: limit - Math.max(balance, 0),
    cashLimit: dollars(limit / 5),
    warning: warningOf(balance, apr, wish.floor),
    lastYear: Number(end.slice(0, 4)),
    ytdFees: sumOf(fees) + random.pick([0, 0, 2_900]),
    ytdInterest: interest + random.whole(0, 9_000),
  };
}

const same = (model: string, text: string) => {
  if (model === model.toUpperCase()) return text.toUpperCase();
  return model.startsWith("P") ? text.replaceAll(/\b[a-z]/g, (letter) => letter.toUpperCase()) : text;
};

/** What every card's truth has; the figures that only some print are added by the layout. */
export function cardFacts(card: Card, institution: string, more: Partial<Account> = {}): Account {
  return {
    kind: "credit-card",
    institution,
    accountLast4: card.last4,
    currentBalance: decimal(card.balance),
    previousBalance: decimal(card.previous),
    minimumPayment: decimal(card.minimum),
    paymentDueDate: card.due,
    creditLimit: decimal(card.limit),
    availableCredit: decimal(card.available),
    apr: decimal(card.apr),
    paymentsAndCredits: decimal(-sumOf(card.payments) - sumOf(card.credits)),
    purchases: decimal(sumOf(card.buys)),
    feesCharged: decimal(sumOf(card.fees)),
    interestCharged: decimal(card.interest),
    ...(card.warning && {
      minimumPaymentWarning: {
        years: String(card.warning.years),
        totalCost: decimal(card.warning.total),
        monthlyPaymentFor36Months: decimal(card.warning.monthly),
      },
    }),
    ...more,
  };
}
