import { makePerson } from "../person.ts";
import { addDays } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { digits } from "./hq-data.ts";

export function addMonths(day: string, count: number): string {
  const index = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
}

type Part = { readonly principal: number; readonly interest: number };
const NOTHING: Part = { principal: 0, interest: 0 };

/** Equal instalments: what is left after `paid` of them, and how the last and the next one divide. */
export function amortized(original: number, rate: number, term: number, paid: number) {
  const monthly = rate / 1200;
  const payment = Math.round((original * monthly) / (1 - (1 + monthly) ** -term));
  let rest = original;
  const parts: Part[] = [];
  for (let index = 0; index <= paid + 1; index++) {
    const interest = Math.round(rest * monthly);
    parts.push({ principal: payment - interest, interest });
    rest -= payment - interest;
  }
  const upTo = (count: number) =>
    original - parts.slice(0, count).reduce((sum, part) => sum + part.principal, 0);
  return { payment, parts, balance: upTo(paid) };
}

export type LoanOptions = {
  readonly salt: number;
  readonly size: readonly [number, number];
  /** In eighths of a percent. */
  readonly rate: readonly [number, number];
  readonly terms: readonly number[];
  readonly paid: readonly [number, number];
  readonly lateFee: number;
  readonly dueDay: string;
};

/** An instalment loan on the day of a statement; now and then last month's instalment is still owed. */
export function hqLoan(seed: number, o: LoanOptions) {
  const random: Random = seededRandom(seed * 71 + o.salt);
  const person = makePerson(random);
  const month = `${random.pick([2025, 2026])}-${String(random.whole(1, 8)).padStart(2, "0")}`;
  const statement = `${month}-${String(random.whole(15, 18))}`;
  const due = addMonths(`${month}-${o.dueDay}`, 1);
  const original = random.whole(o.size[0], o.size[1]) * 100;
  const rate = random.whole(o.rate[0], o.rate[1]) / 8;
  const term = random.pick(o.terms);
  const paid = random.whole(o.paid[0], o.paid[1]);
  const late = random.chance(0.25);
  const { payment, parts, balance } = amortized(original, rate, term, paid);
  const behind = late ? 1 : 0;
  const next = parts[paid + behind] ?? NOTHING;
  const last = late ? NOTHING : (parts[paid - 1] ?? NOTHING);
  const inYear = Math.max(0, Number(month.slice(5)) - behind);
  const year = parts
    .slice(paid - inYear, paid)
    .reduce(
      (sum, part) => ({ principal: sum.principal + part.principal, interest: sum.interest + part.interest }),
      NOTHING,
    );
  return {
    random,
    person,
    number: digits(random, 10),
    statement,
    due,
    original,
    rate: rate.toFixed(3),
    term,
    paid,
    left: term - paid,
    late,
    payment,
    balance,
    next,
    last,
    year,
    inYear,
    paidOn: addDays(`${month}-01`, random.whole(1, 9)),
    lateFee: late ? o.lateFee : 0,
    pastDue: late ? payment : 0,
    maturity: addMonths(due, term - paid - 1 - behind),
    opened: addMonths(due, -paid - 1 - behind),
  };
}
