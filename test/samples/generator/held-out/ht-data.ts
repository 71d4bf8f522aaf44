import { makePerson, type Person } from "../person.ts";
import { addDays, decimal, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export const $ = money.dollar;
export const plain = money.plain;
export const start = (seed: number, salt: number): Random => seededRandom(seed * 131 + salt * 17 + 5);

export type Span = { readonly from: string; readonly to: string };

const MONTH_SPANS: readonly Span[] = [
  { from: "2025-10-01", to: "2025-10-31" },
  { from: "2025-11-01", to: "2025-11-30" },
  { from: "2026-02-01", to: "2026-02-28" },
  { from: "2026-04-01", to: "2026-04-30" },
  { from: "2026-05-01", to: "2026-05-31" },
  { from: "2026-08-01", to: "2026-08-31" },
];
const QUARTER_SPANS: readonly Span[] = [
  { from: "2025-07-01", to: "2025-09-30" },
  { from: "2025-10-01", to: "2025-12-31" },
  { from: "2026-01-01", to: "2026-03-31" },
  { from: "2026-04-01", to: "2026-06-30" },
  { from: "2026-07-01", to: "2026-09-30" },
];
export const monthSpan = (random: Random) => random.pick(MONTH_SPANS);
export const quarterSpan = (random: Random) => random.pick(QUARTER_SPANS);

export type Position = {
  readonly name: string;
  readonly symbol: string;
  readonly shares: string;
  readonly price: number;
  readonly value: number;
  readonly before: number;
  readonly cost: number;
};

const threes = (thousandths: number) => {
  const digits = String(thousandths).padStart(4, "0");
  return `${digits.slice(0, -3).replaceAll(/\B(?=(\d{3})+$)/g, ",")}.${digits.slice(-3)}`;
};

type Stock = readonly [name: string, symbol: string, price: number];

/** Some of a list, in its order, with shares in thousandths and values that are shares times price. */
export function positions(
  random: Random,
  list: readonly Stock[],
  count: number,
  shares: readonly [number, number],
): Position[] {
  const left = [...list];
  while (left.length > count) left.splice(random.whole(0, left.length - 1), 1);
  return left.map(([name, symbol, usual]) => {
    const price = Math.round((usual * random.whole(85, 125)) / 100);
    const units = random.whole(shares[0], shares[1]);
    const value = Math.round((units * price) / 1000);
    return {
      name,
      symbol,
      shares: threes(units),
      price,
      value,
      before: Math.round((value * random.whole(940, 1040)) / 1000),
      cost: Math.round((value * random.whole(550, 1080)) / 1000),
    };
  });
}

export const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
export const valueOf = (list: readonly Position[]) => sum(list.map((entry) => entry.value));

/** The same positions with values of the period before that add up to `begin`. */
export function fitBefore(list: readonly Position[], begin: number): Position[] {
  const total = valueOf(list);
  const scaled = list.map((entry) => ({ ...entry, before: Math.floor((entry.value * begin) / total) }));
  const rest = begin - sum(scaled.map((entry) => entry.before));
  return scaled.map((entry, index) => (index === 0 ? { ...entry, before: entry.before + rest } : entry));
}

export type Flow = {
  readonly begin: number;
  readonly into: number;
  readonly out: number;
  readonly fees: number;
  readonly change: number;
  readonly end: number;
};

/** begin + into - out - fees + change = end */
export function flowTo(
  random: Random,
  end: number,
  into: number,
  out: number,
  fees: number,
  share = 40,
): Flow {
  const change = Math.round((end * random.whole(-share, share + 20)) / 1000);
  return { begin: end - into + out + fees - change, into, out, fees, change, end };
}

export const holdingFacts = (list: readonly Position[]) =>
  list.map(({ name, symbol, value }) => ({ name, ...(symbol ? { symbol } : {}), value: decimal(value) }));

/** Values that brokers print and the contract leaves open. */
export const openFlow = (index: number, flow: Flow, end: string, withFlows = true) => ({
  [`accounts.${index}.statementDate`]: [end],
  [`accounts.${index}.beginningBalance`]: [decimal(flow.begin)],
  [`accounts.${index}.endingBalance`]: [decimal(flow.end)],
  ...(withFlows
    ? {
        ...(flow.into ? { [`accounts.${index}.totalDeposits`]: [decimal(flow.into)] } : {}),
        ...(flow.out ? { [`accounts.${index}.totalWithdrawals`]: [decimal(flow.out)] } : {}),
      }
    : {}),
});

export const digits = (random: Random, count: number) =>
  Array.from({ length: count }, () => String(random.whole(0, 9))).join("");

export const address = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

export type Line = { readonly name: string; readonly now: number; readonly year: number };
export type Stub = {
  readonly person: Person;
  readonly from: string;
  readonly to: string;
  readonly payDay: string;
  readonly earnings: ReadonlyArray<Line & { readonly rate: string; readonly hours: string }>;
  readonly taxes: readonly Line[];
  readonly deductions: readonly Line[];
  readonly gross: Line;
  readonly net: Line;
};

type StubForm = {
  readonly salt: number;
  readonly spans: ReadonlyArray<readonly [from: string, to: string, payDay: string, count: number]>;
  readonly salaried: boolean;
  readonly perYear: number;
  readonly earningNames: readonly [regular: string, overtime: string, holiday: string];
  readonly taxNames: readonly [federal: string, social: string, medicare: string, state: string];
  readonly deductionNames: readonly [medical: string, retirement: string, other: string];
};

export function stub(seed: number, form: StubForm): Stub {
  const random = start(seed, form.salt);
  const person = makePerson(random);
  const [from, to, payDay, count] = random.pick(form.spans);
  const hourly = random.whole(1_850, 4_900);
  const usualHours = form.salaried ? 86.67 : 2080 / form.perYear;
  const salary = random.whole(4_800, 11_500) * 1000;
  const regular = form.salaried ? Math.round(salary / form.perYear) : Math.round(hourly * usualHours);
  const line = (name: string, now: number, year: number, rate = "", hours = "") => ({
    name,
    now,
    year,
    rate,
    hours,
  });
  const earnings = [
    line(
      form.earningNames[0],
      regular,
      regular * count - (form.salaried ? 0 : hourly * random.whole(0, 9)),
      form.salaried ? "" : plain(hourly),
      usualHours.toFixed(2),
    ),
  ];
  if (!form.salaried && random.chance(0.6)) {
    const rate = Math.round(hourly * 1.5);
    const hours = random.whole(2, 9);
    earnings.push(
      line(
        form.earningNames[1],
        rate * hours,
        rate * (hours + random.whole(0, 4) * count),
        plain(rate),
        hours.toFixed(2),
      ),
    );
  }
  if (random.chance(0.4))
    earnings.push(
      line(
        form.earningNames[2],
        0,
        (form.salaried ? 5_000 : hourly * 8) * random.whole(2, 6),
        form.salaried ? "" : plain(hourly),
      ),
    );
  const gross = line("", sum(earnings.map((entry) => entry.now)), sum(earnings.map((entry) => entry.year)));
  const medical = random.whole(3_500, 19_000);
  const percent = random.whole(3, 8);
  const share = (part: number) => [Math.round(gross.now * part), Math.round(gross.year * part)] as const;
  const deductions: Line[] = [line(form.deductionNames[0], medical, medical * count)];
  if (random.chance(0.7)) {
    const [now, year] = share(percent / 100);
    deductions.push(line(form.deductionNames[1], now, year));
  }
  if (random.chance(0.4)) deductions.push(line(form.deductionNames[2], 1_250, 1_250 * count));
  const taxable = (part: number) =>
    [Math.round((gross.now - medical) * part), Math.round((gross.year - medical * count) * part)] as const;
  const federal = share(random.whole(70, 145) / 1000);
  const state = share(random.whole(28, 52) / 1000);
  const social = taxable(0.062);
  const medicare = taxable(0.0145);
  const taxes = [
    line(form.taxNames[0], ...federal),
    line(form.taxNames[1], ...social),
    line(form.taxNames[2], ...medicare),
    line(form.taxNames[3], ...state),
  ];
  const off = [...taxes, ...deductions];
  const net = line(
    "",
    gross.now - sum(off.map((entry) => entry.now)),
    gross.year - sum(off.map((entry) => entry.year)),
  );
  return { person, from, to, payDay, earnings, taxes, deductions, gross, net };
}

/** Bi-weekly or semi-monthly spans, with the number of pay days of the year so far. */
export const every = (first: string, days: number, lag: number, counts: readonly number[]) =>
  counts.map((count) => {
    const from = addDays(first, days * (count - 1));
    const to = addDays(from, days - 1);
    return [from, to, addDays(to, lag), count] as const;
  });
