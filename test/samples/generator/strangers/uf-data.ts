import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, grouped } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

/** A dated row; amounts are cents, signed as the holder sees them. */
export type Line = { readonly day: string; readonly text: string; readonly amount: number };
type Row = Truth["transactions"][number];

export const usd = (cents: number) => `$${grouped(Math.abs(cents))}`;
export const fact = (line: Line, account = 0): Row => ({
  account,
  date: line.day,
  description: line.text,
  amount: decimal(line.amount),
});
export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, (_, index) => String(random.whole(index === 0 ? 1 : 0, 9))).join("");
export const sum = (lines: readonly Line[]) => lines.reduce((total, line) => total + line.amount, 0);
export const start = (seed: number, salt: number) => {
  const random = seededRandom(seed * 97 + salt);
  return { random, person: makePerson(random) };
};
const iso = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
export function shiftMonth(value: string, count: number): string {
  const months = Number(value.slice(0, 4)) * 12 + Number(value.slice(5, 7)) - 1 + count;
  return iso(Math.floor(months / 12), (months % 12) + 1, Number(value.slice(8, 10)));
}
export const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;
/** A closing day within 2025 or 2026. */
export const closing = (random: Random, from = 3, to = 28) =>
  iso(random.whole(2025, 2026), random.whole(1, 12), random.whole(from, to));
/** A calendar month as a period. */
export function wholeMonth(random: Random) {
  const from = iso(random.whole(2025, 2026), random.whole(1, 12), 1);
  return { from, to: addDays(shiftMonth(from, 1), -1) };
}

export const SHOPS: ReadonlyArray<readonly [string, string, string]> = [
  ["KROGER #412", "COLUMBUS", "OH"],
  ["SHELL OIL 57442210", "DAYTON", "OH"],
  ["AMAZON MKTPL*2R4TG81", "SEATTLE", "WA"],
  ["CHIPOTLE 1187", "AUSTIN", "TX"],
  ["TARGET 00021345", "DENVER", "CO"],
  ["NETFLIX.COM", "LOS GATOS", "CA"],
  ["THE HOME DEPOT #6530", "RENO", "NV"],
  ["WALGREENS #9921", "TAMPA", "FL"],
  ["UBER TRIP", "SAN FRANCISCO", "CA"],
  ["TRADER JOE S #077", "PORTLAND", "OR"],
  ["COSTCO WHSE #0481", "BOISE", "ID"],
  ["DELTA AIR 0062341187", "ATLANTA", "GA"],
  ["STARBUCKS STORE 10224", "MADISON", "WI"],
  ["SPOTIFY USA", "NEW YORK", "NY"],
  ["CITY WATER & SEWER", "AKRON", "OH"],
  ["PETSMART # 1406", "MESA", "AZ"],
  ["JIFFY LUBE 2280", "TULSA", "OK"],
  ["PANERA BREAD #204", "OMAHA", "NE"],
];

const inOrder = (lines: readonly Line[]) =>
  lines.toSorted((first, second) => first.day.localeCompare(second.day));

/** Months and total when only the minimum is paid, and the payment for 36 months. */
function payoff(balance: number, rate: number, floor: number) {
  const monthly = rate / 1200;
  let left = balance;
  let months = 0;
  let total = 0;
  while (left > 0 && months < 600) {
    const interest = left * monthly;
    const payment = Math.min(left + interest, Math.max(floor, left * 0.01 + interest));
    left = left + interest - payment;
    total += payment;
    months += 1;
  }
  const pay36 = (balance * monthly) / (1 - (1 + monthly) ** -36);
  const round = (cents: number) => Math.round(cents / 100) * 100;
  return {
    years: Math.round(months / 12),
    total: round(total),
    pay36: round(pay36),
    total36: round(pay36 * 36),
    saved: round(total) - round(pay36 * 36),
  };
}

type CardWish = {
  readonly salt: number;
  readonly rates: readonly [number, number];
  readonly size: readonly [number, number];
  readonly floor: number;
  readonly shop: (shop: readonly [string, string, string]) => string;
  readonly paid: string;
  readonly late: string;
  readonly refund: string;
  readonly closing?: readonly [number, number];
  readonly most?: number;
  readonly end?: (random: Random) => { readonly from: string; readonly to: string };
  /** Interest-free promotional balance that stands beside the purchases. */
  readonly promo?: number;
  readonly noFee?: boolean;
};

export function ufCard(seed: number, wish: CardWish) {
  const { random, person } = start(seed, wish.salt);
  const period = wish.end?.(random);
  const to = period?.to ?? closing(random, ...(wish.closing ?? [3, 28]));
  const from = period?.from ?? addDays(shiftMonth(to, -1), 1);
  const days = daysBetween(from, to) + 1;
  const due = addDays(to, 25);
  const moods = ["revolve", "revolve", "revolve", "full", "late", "credit"] as const;
  const wanted = random.pick(moods);
  const mood = wish.noFee && wanted === "late" ? "revolve" : wanted;
  const promo = wish.promo ?? 0;
  const previous = random.whole(...wish.size) + promo;
  const apr = `${random.whole(...wish.rates)}.${random.pick(["24", "49", "74", "99"])}`;
  const within = () => addDays(from, random.whole(0, days - 2));
  const shopping: Line[] = Array.from(
    { length: random.whole(mood === "credit" ? 1 : 5, mood === "credit" ? 2 : (wish.most ?? 14)) },
    () => ({ day: within(), text: wish.shop(random.pick(SHOPS)), amount: -random.whole(399, 14_800) }),
  );
  const bought = inOrder(shopping);
  const purchases = -sum(bought);
  const part = Math.round(((previous - promo) * random.whole(6, 40)) / 100 / 100) * 100;
  const payment = { revolve: part, full: previous - promo, late: 0, credit: previous - promo }[mood];
  const refund =
    mood === "credit"
      ? purchases + random.whole(800, 9000)
      : random.chance(0.3)
        ? random.whole(900, 4500)
        : 0;
  const credits: Line[] = inOrder([
    ...(payment > 0 ? [{ day: addDays(from, random.whole(8, 22)), text: wish.paid, amount: payment }] : []),
    ...(refund > 0 ? [{ day: within(), text: wish.refund, amount: refund }] : []),
  ]);
  const feeLines: Line[] =
    mood === "late" ? [{ day: addDays(shiftMonth(due, -1), 1), text: wish.late, amount: -2900 }] : [];
  const fees = -sum(feeLines);
  const revolving = mood === "revolve" || mood === "late";
  const average = revolving ? Math.max(0, Math.round(previous - promo - payment / 2 + purchases / 2)) : 0;
  const interest = Math.round((average * Number(apr) * days) / 36_500);
  const balance = previous - payment - refund + purchases + fees + interest;
  const limit = Math.ceil((Math.max(balance, previous) * 1.3) / 50_000) * 50_000 + 50_000;
  const pastDue = mood === "late" ? Math.max(wish.floor, Math.round(previous / 100)) : 0;
  const minimum =
    balance <= 0
      ? 0
      : Math.min(
          balance,
          Math.max(wish.floor, Math.round(balance / 10_000) * 100 + interest + fees) + pastDue,
        );
  const out = payoff(balance, Number(apr), wish.floor);
  const warned = balance > 100_000 && out.years >= 2;
  const both = warned && out.years > 3;
  const earlier = { fees: random.chance(0.3) ? 2900 : 0, interest: random.whole(0, 9) * 1117 };
  const firstOfYear = to.slice(5, 7) === "01";
  return {
    random,
    person,
    mood,
    from,
    to,
    days,
    due,
    previous,
    apr,
    bought,
    purchases,
    payment,
    refund,
    credits,
    feeLines,
    fees,
    average,
    interest,
    balance,
    limit,
    available: limit - balance,
    pastDue,
    minimum,
    out,
    warned,
    both,
    yearFees: fees + (firstOfYear ? 0 : earlier.fees),
    yearInterest: interest + (firstOfYear ? 0 : earlier.interest),
    number: digits(random, 16),
    cash: Math.round((limit * 0.2) / 10_000) * 10_000,
    warning: warned
      ? {
          minimumPaymentWarning: {
            years: String(out.years),
            totalCost: decimal(out.total),
            ...(both ? { monthlyPaymentFor36Months: decimal(out.pay36) } : {}),
          },
        }
      : {},
  };
}
export type UfCard = ReturnType<typeof ufCard>;

/** What every card's paper prints. */
export const cardFigures = (card: UfCard) => ({
  currentBalance: decimal(card.balance),
  previousBalance: decimal(card.previous),
  minimumPayment: decimal(card.minimum),
  paymentDueDate: card.due,
  purchases: decimal(card.purchases),
  feesCharged: decimal(card.fees),
  interestCharged: decimal(card.interest),
  ...card.warning,
});

export const bare = (cents: number) => grouped(cents).slice(0, -3);

/** Dated rows of a deposit account that never falls below zero. */
export function ledger(
  random: Random,
  period: { readonly from: string; readonly to: string },
  wish: {
    readonly opening: number;
    readonly rows: number;
    readonly ins: ReadonlyArray<readonly [string, number, number]>;
    readonly outs: ReadonlyArray<readonly [string, number, number]>;
    readonly shareIn?: number;
  },
) {
  const span = daysBetween(period.from, period.to);
  const drawn = Array.from({ length: wish.rows }, () => {
    const inward = random.chance(wish.shareIn ?? 0.25);
    const [text, low, high] = random.pick(inward ? wish.ins : wish.outs);
    const amount = random.whole(low, high);
    return { day: addDays(period.from, random.whole(1, span - 2)), text, amount: inward ? amount : -amount };
  });
  let balance = wish.opening;
  const lines: Array<Line & { balance: number }> = [];
  for (const line of inOrder(drawn)) {
    if (balance + line.amount < 5_000) continue;
    balance += line.amount;
    lines.push({ ...line, balance });
  }
  return { lines, closing: balance };
}
export const inward = (lines: readonly Line[]) => sum(lines.filter((line) => line.amount > 0));
export const outward = (lines: readonly Line[]) => -sum(lines.filter((line) => line.amount < 0));

/** An instalment loan somewhere on its schedule. */
export function instalments(
  random: Random,
  wish: {
    readonly amount: readonly [number, number];
    readonly rate: string;
    readonly term: number;
    readonly paid: readonly [number, number];
  },
) {
  const original = random.whole(...wish.amount) * 10_000;
  const monthly = Number(wish.rate) / 1200;
  const payment = Math.round((original * monthly) / (1 - (1 + monthly) ** -wish.term));
  const count = random.whole(...wish.paid);
  let before = original;
  for (let month = 0; month < count; month++) before -= payment - Math.round(before * monthly);
  const interest = Math.round(before * monthly);
  const balance = before - (payment - interest);
  const nextInterest = Math.round(balance * monthly);
  return {
    original,
    payment,
    count,
    before,
    interest,
    principal: payment - interest,
    balance,
    nextInterest,
    nextPrincipal: payment - nextInterest,
  };
}
