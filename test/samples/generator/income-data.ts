import { makePerson, type Person } from "./person.ts";
import { addDays } from "./print-styles.ts";
import { type Random, seededRandom } from "./random.ts";

type StubLine = { readonly label: string; readonly current: number; readonly ytd: number };

/** One pay period in cents: earnings - taxes - deductions = net, in the current and in the year-to-date column. */
export type StubData = {
  readonly person: Person;
  readonly frequency: "weekly" | "biweekly" | "semimonthly" | "monthly";
  readonly start: string;
  readonly end: string;
  readonly payDate: string;
  readonly hours: string;
  readonly hourlyRate: number;
  readonly earnings: readonly StubLine[];
  readonly taxes: readonly StubLine[];
  readonly deductions: readonly StubLine[];
  readonly gross: StubLine;
  readonly net: StubLine;
  readonly checkNumber: string;
  readonly employeeId: string;
};

const share = (amount: number, percent: number) => Math.round((amount * percent) / 100);

const periodsSoFar = (frequency: StubData["frequency"], payDate: string) => {
  const days = (Date.parse(payDate) - Date.parse(`${payDate.slice(0, 4)}-01-01`)) / 86_400_000;
  const length = { weekly: 7, biweekly: 14, semimonthly: 15.3, monthly: 30.5 }[frequency];
  return Math.max(1, Math.ceil(days / length));
};

function period(random: Random, frequency: StubData["frequency"]): { start: string; end: string } {
  const month = `2026-${String(random.whole(2, 11)).padStart(2, "0")}`;
  if (frequency === "semimonthly") return { start: `${month}-01`, end: `${month}-15` };
  if (frequency === "monthly")
    return { start: `${month}-01`, end: addDays(addDays(`${month}-28`, 4).slice(0, 8) + "01", -1) };
  const end = addDays("2026-01-24", 7 * random.whole(0, 40));
  return { start: addDays(end, frequency === "weekly" ? -6 : -13), end };
}

const sum = (lines: readonly StubLine[]): StubLine => ({
  label: "",
  current: lines.reduce((total, line) => total + line.current, 0),
  ytd: lines.reduce((total, line) => total + line.ytd, 0),
});

export function makeStub(seed: number, frequencies: readonly StubData["frequency"][]): StubData {
  const random = seededRandom(seed);
  const frequency = random.pick(frequencies);
  const { start, end } = period(random, frequency);
  const payDate = addDays(end, random.whole(3, 6));
  const periods = periodsSoFar(frequency, payDate);
  const line = (label: string, current: number, wobble = 0): StubLine => ({
    label,
    current,
    ytd: current * periods + (wobble > 0 ? random.whole(0, wobble) : 0),
  });
  const hours = { weekly: 40, biweekly: 80, semimonthly: 86.67, monthly: 173.33 }[frequency];
  const hourlyRate = random.whole(1_850, 6_900);
  const regular = Math.round(hours * hourlyRate);
  const overtime = random.chance(0.4) ? Math.round(random.whole(2, 9) * hourlyRate * 1.5) : 0;
  const earnings = [
    line("Regular", regular),
    ...(overtime > 0 ? [line("Overtime", overtime, 40_000)] : []),
    ...(random.chance(0.2) ? [line("Holiday", hourlyRate * 8)] : []),
  ];
  const gross = sum(earnings);
  const retirement = share(gross.current, random.whole(3, 8));
  const taxes = [
    line("Federal Income Tax", share(gross.current, random.whole(8, 15)), 9_000),
    line("Social Security", share(gross.current, 6.2), 3_000),
    line("Medicare", share(gross.current, 1.45), 900),
    line("State Income Tax", share(gross.current, random.whole(3, 5)), 4_000),
  ];
  const deductions = [
    line("401(k)", retirement, 2_000),
    line("Medical", random.whole(4_500, 21_000)),
    line("Dental", random.whole(800, 2_400)),
  ];
  const [taxed, deducted] = [sum(taxes), sum(deductions)];
  return {
    person: makePerson(random),
    frequency,
    start,
    end,
    payDate,
    hours: hours.toFixed(2),
    hourlyRate,
    earnings,
    taxes,
    deductions,
    gross: { ...gross, label: "Gross Pay" },
    net: {
      label: "Net Pay",
      current: gross.current - taxed.current - deducted.current,
      ytd: gross.ytd - taxed.ytd - deducted.ytd,
    },
    checkNumber: String(random.whole(10_021, 98_999)),
    employeeId: String(random.whole(1_001, 9_899)),
  };
}

export type WageYear = {
  readonly person: Person;
  readonly year: string;
  readonly wages: number;
  readonly withheld: number;
  readonly socialWages: number;
  readonly socialTax: number;
  readonly medicareTax: number;
  readonly stateTax: number;
  readonly deferred: number;
  readonly employerId: string;
  readonly control: string;
};

/** A year of wages: box 1 is what box 3 holds less what went into the retirement plan. */
export function makeWageYear(seed: number): WageYear {
  const random = seededRandom(seed);
  const socialWages = random.whole(2_800_000, 14_900_000);
  const deferred = random.chance(0.7) ? share(socialWages, random.whole(3, 9)) : 0;
  const wages = socialWages - deferred;
  return {
    person: makePerson(random),
    year: String(random.whole(2023, 2025)),
    wages,
    withheld: share(wages, random.whole(8, 18)),
    socialWages,
    socialTax: share(socialWages, 6.2),
    medicareTax: share(socialWages, 1.45),
    stateTax: share(wages, random.whole(3, 6)),
    deferred,
    employerId: `${random.whole(10, 98)}-${random.whole(1_000_000, 9_899_999)}`,
    control: String(random.whole(100_000, 989_999)),
  };
}

export type PayerYear = {
  readonly person: Person;
  readonly year: string;
  readonly amount: number;
  readonly second: number;
  readonly third: number;
  readonly withheld: number;
  readonly accountLast4: string;
  readonly payerId: string;
};

/** What a payer reports for a year on a form of the 1099 family: a main amount, two smaller ones, tax withheld. */
export function makePayerYear(seed: number, from: number, to: number): PayerYear {
  const random = seededRandom(seed);
  const amount = random.whole(from, to);
  return {
    person: makePerson(random),
    year: String(random.whole(2023, 2025)),
    amount,
    second: share(amount, random.whole(20, 70)),
    third: share(amount, random.whole(2, 15)),
    withheld: random.chance(0.4) ? share(amount, random.whole(10, 24)) : 0,
    accountLast4: String(random.whole(1_000, 9_899)),
    payerId: `${random.whole(10, 98)}-${random.whole(1_000_000, 9_899_999)}`,
  };
}

export type BenefitData = {
  readonly person: Person;
  readonly letterDate: string;
  readonly from: string;
  readonly full: number;
  readonly medicare: number;
  readonly paid: number;
  readonly claim: string;
};

/** A monthly benefit: full amount - premium = what is paid out (whole dollars, as agencies round down). */
export function makeBenefit(seed: number): BenefitData {
  const random = seededRandom(seed);
  const medicare = random.pick([17_470, 18_500, 20_290]);
  const paid = random.whole(800, 2_900) * 100;
  const letterDate = addDays("2026-01-05", random.whole(0, 300));
  return {
    person: makePerson(random),
    letterDate,
    from: "2025-12-01",
    full: paid + medicare,
    medicare,
    paid,
    claim: `${random.whole(1_000, 9_899)}A`,
  };
}
