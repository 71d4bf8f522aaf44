import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { sum } from "./tg-data.ts";

type Entry = {
  readonly now: number;
  readonly ytd: number;
  readonly hours: number;
  readonly ytdHours: number;
};
type Frequency = "weekly" | "biweekly" | "semimonthly" | "monthly";

const PER_YEAR = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;
const HOURS = { weekly: 4_000, biweekly: 8_000, semimonthly: 8_667, monthly: 17_333 } as const;
const NOTHING: Entry = { now: 0, ytd: 0, hours: 0, ytdHours: 0 };

type PayOptions = {
  readonly salt: number;
  readonly every: Frequency;
  readonly hourly: boolean;
  /** Hourly rate in cents. */
  readonly rate: readonly [least: number, most: number];
  /** Days from the end of the period to pay day (weekly and biweekly). */
  readonly lag: number;
  /** Parts of ten thousand of federal taxable pay. */
  readonly state: number;
  readonly taxes?: ReadonlyArray<readonly [key: string, tenThousandths: number]>;
  /** Percent of gross into the retirement plan. */
  readonly saves: readonly number[];
  readonly pretax: ReadonlyArray<readonly [key: string, least: number, most: number]>;
  readonly posttax: ReadonlyArray<readonly [key: string, least: number, most: number]>;
  readonly bonus?: boolean;
  readonly pension?: number;
};

const two = (value: number) => String(value).padStart(2, "0");
const lastOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);

function datesOf(options: PayOptions, year: number, n: number, shift: number) {
  if (options.every === "monthly")
    return { start: `${year}-${two(n)}-01`, end: lastOf(year, n), payDate: lastOf(year, n) };
  if (options.every === "semimonthly") {
    const month = Math.ceil(n / 2);
    if (n % 2 === 1)
      return {
        start: `${year}-${two(month)}-01`,
        end: `${year}-${two(month)}-15`,
        payDate: `${year}-${two(month)}-15`,
      };
    return { start: `${year}-${two(month)}-16`, end: lastOf(year, month), payDate: lastOf(year, month) };
  }
  const length = options.every === "weekly" ? 7 : 14;
  const friday = { 2024: "2024-01-05", 2025: "2025-01-03" }[year] ?? "2025-01-03";
  const payDate = addDays(friday, (n - 1) * length + (length === 14 ? shift * 7 : 0));
  const end = addDays(payDate, -options.lag);
  return { start: addDays(end, 1 - length), end, payDate };
}

function federal(taxable: number, periods: number): number {
  const year = Math.max(0, taxable * periods - 1_500_000);
  const slices = [
    [0, 1_192_500, 0.1],
    [1_192_500, 4_847_500, 0.12],
    [4_847_500, 10_335_000, 0.22],
    [10_335_000, 99_999_999, 0.24],
  ] as const;
  const tax = sum(slices.map(([low, high, rate]) => Math.max(0, Math.min(year, high) - low) * rate));
  return Math.round(tax / periods);
}

/** Every pay period of the year so far is worked out, so that the year-to-date figures are their sums. */
export function makeStub(seed: number, options: PayOptions) {
  const random = seededRandom(seed * 173 + options.salt);
  const person = makePerson(random);
  const year = random.pick([2024, 2025]);
  const periods = PER_YEAR[options.every];
  const n = random.whole(2, periods - 2);
  const rate = random.whole(options.rate[0], options.rate[1]);
  const overRate = Math.round(rate * 1.5);
  const save = random.pick(options.saves);
  const draw = (list: PayOptions["pretax"]) =>
    list
      .filter(() => random.chance(0.8))
      .map(([key, least, most]) => [key, random.whole(least, most)] as const);
  const pretax = draw(options.pretax);
  const posttax = draw(options.posttax);
  const full = HOURS[options.every];
  const salary = Math.round((rate * full) / 100);
  const entries = new Map<string, Entry>();
  const add = (key: string, amount: number, hours = 0) => {
    const before = entries.get(key) ?? NOTHING;
    entries.set(key, {
      now: amount,
      hours,
      ytd: before.ytd + amount,
      ytdHours: before.ytdHours + hours,
    });
  };
  for (let period = 1; period <= n; period++) {
    for (const [key, entry] of entries) entries.set(key, { ...entry, now: 0, hours: 0 });
    const holiday = random.chance(0.3) ? 800 : 0;
    const leave = random.chance(0.35) ? 800 : 0;
    const overtime = options.hourly && random.chance(0.6) ? random.whole(1, 24) * 25 : 0;
    const away = Math.round((rate * holiday) / 100) + Math.round((rate * leave) / 100);
    const odd = options.hourly ? random.whole(0, 12) * 25 : 0;
    const regularHours = full - holiday - leave - odd;
    const regular = options.hourly ? Math.round((rate * regularHours) / 100) : salary - away;
    const bonus = options.bonus === true && period % 6 === 3 ? random.whole(200, 2_400) * 100 : 0;
    add("regular", regular, regularHours);
    if (overtime > 0) add("overtime", Math.round((overRate * overtime) / 100), overtime);
    if (holiday > 0) add("holiday", Math.round((rate * holiday) / 100), holiday);
    if (leave > 0) add("leave", Math.round((rate * leave) / 100), leave);
    if (bonus > 0) add("bonus", bonus);
    const gross = sum(
      ["regular", "overtime", "holiday", "leave", "bonus"].map((key) => entries.get(key)?.now ?? 0),
    );
    const base = gross - bonus;
    const saved = Math.round((base * save) / 100);
    if (saved > 0) add("saved", saved);
    const pension = Math.round((base * (options.pension ?? 0)) / 10_000);
    if (pension > 0) add("pension", pension);
    for (const [key, amount] of pretax) add(key, amount);
    const cafeteria = sum(pretax.map(([, amount]) => amount));
    const taxable = gross - saved - cafeteria;
    add("taxable", taxable);
    add("ficaWages", gross - cafeteria);
    add("federal", federal(taxable, periods));
    add("social", Math.round((gross - cafeteria) * 0.062));
    add("medicare", Math.round((gross - cafeteria) * 0.0145));
    if (options.state > 0) add("state", Math.round((taxable * options.state) / 10_000));
    for (const [key, share] of options.taxes ?? []) add(key, Math.round((gross * share) / 10_000));
    const taxKeys = ["federal", "social", "medicare", "state", ...(options.taxes ?? []).map(([key]) => key)];
    const taxes = sum(taxKeys.map((key) => entries.get(key)?.now ?? 0));
    for (const [key, amount] of posttax) add(key, amount);
    const after = sum(posttax.map(([, amount]) => amount));
    add("match", Math.round(Math.min(saved, base * 0.06) / 2));
    add("gross", gross, regularHours + holiday + leave + overtime);
    add("taxes", taxes);
    add("pretaxTotal", saved + cafeteria);
    add("posttaxTotal", after + pension);
    add("net", gross - saved - cafeteria - taxes - after - pension);
  }
  const of = (key: string) => entries.get(key) ?? NOTHING;
  const toSavings = random.chance(0.5) ? random.whole(2, 12) * 2_500 : 0;
  return {
    ...datesOf(options, year, n, random.whole(0, 1)),
    random,
    person,
    year,
    n,
    rate,
    overRate,
    save,
    salaryYear: salary * periods,
    salary,
    every: options.every,
    of,
    has: (key: string) => entries.has(key),
    deposits: toSavings > 0 ? [toSavings, of("net").now - toSavings] : [of("net").now],
    employee: random.whole(100_000, 999_999),
    advice: random.whole(10_000_000, 99_999_999),
    accounts: [random.whole(1000, 9999), random.whole(1000, 9999)] as const,
    leaveHours: [random.whole(30, 160), random.whole(20, 80)] as const,
  };
}
export type Stub = ReturnType<typeof makeStub>;

export const hoursOf = (hundredths: number) => (hundredths / 100).toFixed(2);

export function stubTruth(stub: Stub, payer: string, ytdNet: boolean): Truth {
  return {
    documentType: "income",
    institution: payer,
    accounts: [],
    transactions: [],
    income: [
      {
        kind: "paystub",
        payer,
        payDate: stub.payDate,
        periodStart: stub.start,
        periodEnd: stub.end,
        frequency: stub.every,
        grossPay: decimal(stub.of("gross").now),
        netPay: decimal(stub.of("net").now),
        ytdGross: decimal(stub.of("gross").ytd),
        ...(ytdNet ? { ytdNet: decimal(stub.of("net").ytd) } : {}),
      },
    ],
    allowed: {
      "income.0.federalTaxWithheld": [decimal(stub.of("federal").now), decimal(stub.of("federal").ytd)],
      "income.0.wages": [decimal(stub.of("taxable").now), decimal(stub.of("taxable").ytd)],
    },
  };
}
