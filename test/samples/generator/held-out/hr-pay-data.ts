import { makePerson, type Person } from "../person.ts";
import { addDays } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { total } from "./hr-data.ts";

export type PayLine = {
  readonly name: string;
  readonly rate?: number;
  /** Hundredths of an hour. */
  readonly hours?: number;
  readonly now: number;
  readonly year: number;
};

export type Pay = {
  readonly random: Random;
  readonly person: Person;
  readonly start: string;
  readonly end: string;
  readonly payDay: string;
  readonly nth: number;
  readonly earnings: readonly PayLine[];
  readonly pretax: readonly PayLine[];
  readonly taxes: readonly PayLine[];
  readonly after: readonly PayLine[];
  readonly gross: number;
  readonly grossYear: number;
  readonly net: number;
  readonly netYear: number;
  readonly taxable: number;
  readonly taxableYear: number;
};

export const sumNow = (list: readonly PayLine[]) => total(list.map((line) => line.now));
export const sumYear = (list: readonly PayLine[]) => total(list.map((line) => line.year));
export const hoursText = (hours: number | undefined) => (hours === undefined ? "" : (hours / 100).toFixed(2));

type Terms = { salt: number; days: 7 | 14; rate: [number, number]; state: string; end: string };

/** One pay period in the tax year 2026, consistent to the cent in both columns. */
export function pay(seed: number, terms: Terms): Pay {
  const random = seededRandom(seed + terms.salt);
  const person = makePerson(random);
  const end = addDays(terms.end, -terms.days * random.whole(0, 5));
  const start = addDays(end, 1 - terms.days);
  const payDay = addDays(end, 5);
  const first = Date.parse("2026-01-01");
  const nth = Math.floor((Date.parse(payDay) - first) / 86_400_000 / terms.days) + 1;
  const rate = random.whole(...terms.rate);
  const hours = terms.days === 7 ? 4_000 : 8_000;
  const regular = Math.round((rate * hours) / 100);
  const over = random.chance(0.6) ? random.whole(2, 18) * 25 : 0;
  const overRate = Math.round(rate * 1.5);
  const overPay = Math.round((overRate * over) / 100);
  const holiday = random.chance(0.3) ? 800 : 0;
  const holidayPay = Math.round((rate * holiday) / 100);
  const earnings: PayLine[] = [
    {
      name: "Regular",
      rate,
      hours: hours - holiday,
      now: regular - holidayPay,
      year: regular * nth - Math.round((rate * 800 * 4) / 100),
    },
    {
      name: "Overtime",
      rate: overRate,
      hours: over,
      now: overPay,
      year: overPay + random.whole(8, 70) * 1_375,
    },
    { name: "Holiday", rate, hours: holiday, now: holidayPay, year: Math.round((rate * 800 * 4) / 100) },
  ].filter((line) => line.now > 0 || line.name === "Holiday");
  const gross = sumNow(earnings);
  const grossYear = sumYear(earnings);
  const ratio = (cents: number) => Math.round((cents / gross) * grossYear);
  const each = (name: string, now: number): PayLine => ({ name, now, year: now * nth });
  const medical = each("Medical", random.whole(18, 90) * 100 + 35);
  const dental = each("Dental", random.whole(4, 14) * 100 + 12);
  const deferral = Math.round((gross * random.pick([3, 4, 5, 6])) / 100);
  const saving: PayLine = { name: "401(k)", now: deferral, year: ratio(deferral) };
  const pretax = [medical, dental, saving];
  const social = gross - medical.now - dental.now;
  const taxable = social - deferral;
  const socialYear = grossYear - medical.year - dental.year;
  const taxes: PayLine[] = [
    {
      name: "Federal Income Tax",
      now: Math.round(taxable * 0.094),
      year: ratio(Math.round(taxable * 0.094)),
    },
    { name: "Social Security", now: Math.round(social * 0.062), year: Math.round(socialYear * 0.062) },
    { name: "Medicare", now: Math.round(social * 0.0145), year: Math.round(socialYear * 0.0145) },
    { name: terms.state, now: Math.round(taxable * 0.0385), year: ratio(Math.round(taxable * 0.0385)) },
  ];
  const after = random.chance(0.5) ? [each("Roth 401(k)", 2_500)] : [each("Supp Life", 615)];
  const net = gross - sumNow(pretax) - sumNow(taxes) - sumNow(after);
  const netYear = grossYear - sumYear(pretax) - sumYear(taxes) - sumYear(after);
  const taxableYear = grossYear - sumYear(pretax);
  return {
    random,
    person,
    start,
    end,
    payDay,
    nth,
    earnings,
    pretax,
    taxes,
    after,
    gross,
    grossYear,
    net,
    netYear,
    taxable,
    taxableYear,
  };
}
