import type { Truth } from "../layout.ts";
import { makePerson, type Person } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Line = {
  readonly name: string;
  readonly hours?: number;
  readonly ytdHours?: number;
  readonly rate?: number;
  readonly now: number;
  readonly ytd: number;
};

export type Sum = { readonly now: number; readonly ytd: number };

export const summed = (...lists: ReadonlyArray<readonly Line[]>): Sum =>
  lists
    .flat()
    .reduce((sum, line) => ({ now: sum.now + line.now, ytd: sum.ytd + line.ytd }), { now: 0, ytd: 0 });

export type Rhythm = "weekly" | "biweekly" | "semimonthly" | "monthly";

type Span = { readonly count: number; readonly start: string; readonly end: string; readonly paid: string };

const two = (value: number) => String(value).padStart(2, "0");
const lastDay = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate();

function spanOf(random: Random, rhythm: Rhythm): Span {
  if (rhythm === "weekly" || rhythm === "biweekly") {
    const length = rhythm === "weekly" ? 7 : 14;
    const count = random.whole(2, rhythm === "weekly" ? 46 : 23);
    const end = addDays("2026-01-03", length * (count - 1));
    return { count, start: addDays(end, 1 - length), end, paid: addDays(end, 6) };
  }
  const month = random.whole(1, 11);
  const head = `2026-${two(month)}-`;
  const last = lastDay(2026, month);
  if (rhythm === "monthly")
    return { count: month, start: `${head}01`, end: head + two(last), paid: head + two(last) };
  const second = random.chance(0.5);
  return second
    ? { count: month * 2, start: `${head}16`, end: head + two(last), paid: head + two(last) }
    : { count: month * 2 - 1, start: `${head}01`, end: `${head}15`, paid: `${head}15` };
}

type PayPlan = {
  readonly salt: number;
  readonly rhythm: Rhythm;
  readonly regular: string;
  readonly extras: readonly string[];
  readonly salaried?: boolean;
  /** Names of federal, social security, medicare, state and, where there is one, local tax. */
  readonly taxes: (state: string) => readonly string[];
  readonly before: readonly string[];
  readonly after: readonly string[];
};

export type Pay = Span & {
  readonly random: Random;
  readonly person: Person;
  readonly state: string;
  readonly rate: number;
  readonly earnings: readonly Line[];
  readonly taxes: readonly Line[];
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly gross: Sum;
  readonly net: Sum;
  readonly taxable: Sum;
};

const HOURS = { weekly: 40, biweekly: 80, semimonthly: 86.67, monthly: 173.33 };

export const stateOf = (person: Person) => person.town.slice(person.town.indexOf(",") + 2).slice(0, 2);

/** One pay of a year with everything that adds up to it. */
export function makePay(seed: number, plan: PayPlan): Pay {
  const random = seededRandom(seed * 31 + plan.salt);
  const person = makePerson(random);
  const state = stateOf(person);
  const span = spanOf(random, plan.rhythm);
  const rate = random.whole(1_780, 5_200);
  const hours = HOURS[plan.rhythm] - (plan.salaried || random.chance(0.6) ? 0 : random.whole(1, 12));
  const full = Math.round(rate * HOURS[plan.rhythm]);
  const past = span.count - 1;
  const earnings: Line[] = [];
  const regular = Math.round(rate * hours);
  const missed = plan.salaried ? 0 : random.whole(0, 6) * past;
  earnings.push({
    name: plan.regular,
    hours,
    rate,
    now: regular,
    ytd: regular + full * past - missed * rate,
    ytdHours: hours + HOURS[plan.rhythm] * past - missed,
  });
  for (const [index, name] of plan.extras.entries()) {
    if (random.chance(0.35)) continue;
    const factor = index === 0 && !plan.salaried ? 1.5 : 1;
    const own = Math.round(rate * factor);
    const count = random.chance(0.7) ? random.whole(1, 16) / 2 : 0;
    const total = count + random.whole(0, 8) * Math.min(past, 6);
    if (total === 0) continue;
    const now = Math.round(own * count);
    earnings.push({
      name,
      hours: count,
      rate: own,
      now,
      ytd: now + Math.round(own * (total - count)),
      ytdHours: total,
    });
  }
  const gross = summed(earnings);
  const line = (name: string, base: Sum, share: number): Line => ({
    name,
    now: Math.round(base.now * share),
    ytd: Math.round(base.ytd * share),
  });
  const fixed = (name: string): Line => {
    const now = random.whole(450, 14_500);
    return { name, now, ytd: now * span.count };
  };
  const deduct = (name: string) =>
    /401|403|Ret|RET/.test(name) ? line(name, gross, random.whole(3, 8) / 100) : fixed(name);
  const before = plan.before.filter(() => random.chance(0.8)).map(deduct);
  const after = plan.after.filter(() => random.chance(0.6)).map(deduct);
  const held = summed(before);
  const taxable = { now: gross.now - held.now, ytd: gross.ytd - held.ytd };
  const shares = [random.whole(70, 140) / 1000, 0.062, 0.0145, random.whole(29, 49) / 1000, 0.009];
  const taxes = plan
    .taxes(state)
    .map((name, index) => line(name, index === 1 || index === 2 ? gross : taxable, shares[index] ?? 0.01));
  const off = summed(taxes, before, after);
  const net = { now: gross.now - off.now, ytd: gross.ytd - off.ytd };
  return { ...span, random, person, state, rate, earnings, taxes, before, after, gross, net, taxable };
}

export type Fund = {
  readonly name: string;
  readonly symbol: string;
  /** Price in cents. */
  readonly price: number;
};

export type Position = Fund & {
  /** Thousandths of a share. */
  readonly shares: number;
  readonly value: number;
  readonly cost: number;
  readonly before: number;
};

/** Some of the funds, at prices of the day. */
export function makePositions(
  random: Random,
  funds: readonly Fund[],
  least: number,
  size: number,
): Position[] {
  const positions: Position[] = [];
  for (const fund of funds) {
    const left = funds.length - funds.indexOf(fund);
    if (positions.length + left > least && random.chance(0.4)) continue;
    const price = Math.round((fund.price * random.whole(88, 118)) / 100);
    const shares = Math.round((random.whole(size / 8, size) / price) * 1000);
    const value = Math.round((shares * price) / 1000);
    positions.push({
      ...fund,
      price,
      shares,
      value,
      cost: Math.round((value * random.whole(60, 108)) / 100),
      before: Math.round((value * random.whole(940, 1030)) / 1000),
    });
  }
  return positions;
}

export const quarterOf = (random: Random) => {
  const [year, quarter] = [random.pick([2025, 2026]), random.whole(0, 3)];
  const last = quarter * 3 + 3;
  return {
    year,
    start: `${year}-${two(last - 2)}-01`,
    end: `${year}-${two(last)}-${two(lastDay(year, last))}`,
    number: quarter + 1,
  };
};

export const monthOf = (random: Random) => {
  const [year, month] = [random.pick([2025, 2026]), random.whole(1, 12)];
  return {
    year,
    month,
    start: `${year}-${two(month)}-01`,
    end: `${year}-${two(month)}-${two(lastDay(year, month))}`,
  };
};

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

/** Thousandths as issuers print quantities. */
export const shareCount = (thousandths: number, places = 3) =>
  (thousandths / 1000).toFixed(places).replaceAll(/\B(?=(\d{3})+\.)/g, ",");

export const hoursOf = (value: number | undefined) => (value === undefined ? "" : value.toFixed(2));

export const stubTruth = (pay: Pay, payer: string, frequency: Rhythm, withYtdNet: boolean): Truth => ({
  documentType: "income",
  institution: payer,
  accounts: [],
  transactions: [],
  income: [
    {
      kind: "paystub",
      payer,
      payDate: pay.paid,
      periodStart: pay.start,
      periodEnd: pay.end,
      frequency,
      grossPay: decimal(pay.gross.now),
      netPay: decimal(pay.net.now),
      ytdGross: decimal(pay.gross.ytd),
      ...(withYtdNet ? { ytdNet: decimal(pay.net.ytd) } : {}),
    },
  ],
});

export const total = (list: readonly Position[], key: "value" | "before" | "cost") =>
  list.reduce((sum, position) => sum + position[key], 0);
export const holdingsOf = (list: readonly Position[]) =>
  list.map(({ name, symbol, value }) => ({ name, symbol, value: decimal(value) }));
