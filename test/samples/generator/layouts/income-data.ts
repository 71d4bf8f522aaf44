import { addDays } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

export type PayLine = {
  readonly name: string;
  readonly hours?: string;
  readonly rate?: string;
  readonly current: number;
  readonly ytd: number;
};

/** One payday of a made-up job, in cents; gross - pre-tax - taxes - post-tax = net, now and for the year. */
export type PayData = {
  readonly employer: string;
  readonly street: string;
  readonly city: string;
  readonly employee: string;
  readonly frequency: "weekly" | "biweekly" | "semimonthly" | "monthly";
  readonly start: string;
  readonly end: string;
  readonly payDate: string;
  readonly earnings: readonly PayLine[];
  readonly preTax: readonly PayLine[];
  readonly taxes: readonly PayLine[];
  readonly postTax: readonly PayLine[];
  readonly employerPaid: readonly PayLine[];
  readonly gross: PayLine;
  readonly net: PayLine;
};

export const EMPLOYERS = [
  "Cedar Ridge Manufacturing LLC",
  "Harborview Dental Group",
  "Quill & Finch Books, Inc.",
  "Bluestem Logistics Corp.",
  "Larkspur School District",
  "Pinecrest Senior Living",
] as const;
export const PEOPLE = ["Jordan A Sample", "Morgan T Example", "Casey R Specimen"] as const;
const STREETS = ["1420 Foundry Avenue", "88 Wharf Street", "6 Orchard Parkway", "3301 Depot Road"] as const;
const CITIES = ["Dayton, OH 45402", "Tacoma, WA 98402", "Macon, GA 31201", "Provo, UT 84601"] as const;
const DAYS = { weekly: 7, biweekly: 14, semimonthly: 15, monthly: 30 } as const;
const PER_YEAR = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;

export const sumOf = (lines: readonly PayLine[]): PayLine => ({
  name: "",
  current: lines.reduce((sum, line) => sum + line.current, 0),
  ytd: lines.reduce((sum, line) => sum + line.ytd, 0),
});

/** A period that ends before a payday: whole half-months and months begin on the 1st or 16th. */
function periodOf(random: ReturnType<typeof seededRandom>, frequency: PayData["frequency"]) {
  const month = String(random.whole(2, 10)).padStart(2, "0");
  if (frequency === "semimonthly") return { start: `2026-${month}-01`, end: `2026-${month}-15` };
  if (frequency === "monthly") {
    const next = String(Number(month) + 1).padStart(2, "0");
    return { start: `2026-${month}-01`, end: addDays(`2026-${next}-01`, -1) };
  }
  const start = addDays("2026-02-02", random.whole(0, 34) * 7);
  return { start, end: addDays(start, DAYS[frequency] - 1) };
}

export function makePay(seed: number): PayData {
  const random = seededRandom(seed);
  const frequency = random.pick(["weekly", "biweekly", "semimonthly", "monthly"] as const);
  const { start, end } = periodOf(random, frequency);
  const payDate = addDays(end, frequency === "monthly" ? 0 : random.whole(2, 6));
  const paid = Math.max(2, Math.round((Number(payDate.slice(5, 7)) / 12) * PER_YEAR[frequency]));
  const year = (current: number, wobble = 0) => current * paid + (current === 0 ? 0 : wobble * 137);
  const line = (name: string, current: number, wobble = 0): PayLine => ({
    name,
    current,
    ytd: year(current, wobble),
  });
  const hours = { weekly: 40, biweekly: 80, semimonthly: 86.67, monthly: 173.33 }[frequency];
  const rate = random.whole(1_900, 5_400);
  const regular = Math.round(hours * rate);
  const earnings: PayLine[] = [
    { ...line("Regular", regular, 9), hours: hours.toFixed(2), rate: (rate / 100).toFixed(4) },
  ];
  if (random.chance(0.6)) {
    const overtime = random.whole(1, 11);
    const current = Math.round(overtime * rate * 1.5);
    earnings.push({
      ...line("Overtime", current, 4),
      hours: overtime.toFixed(2),
      rate: ((rate * 1.5) / 100).toFixed(4),
    });
  }
  if (random.chance(0.4))
    earnings.push({
      name: "Holiday",
      current: 0,
      ytd: Math.round(rate * 24),
      hours: "0.00",
      rate: (rate / 100).toFixed(4),
    });
  if (random.chance(0.3)) earnings.push(line("Bonus", random.whole(10, 90) * 1_000));
  const gross = sumOf(earnings);
  const share = (part: number) => Math.round(gross.current * part);
  const preTax = [line("401(k)", share(0.05), 3), line("Medical", random.whole(2_000, 14_000))];
  if (random.chance(0.5)) preTax.push(line("Dental", random.whole(500, 2_500)));
  const taxes = [
    line("Federal Income Tax", share(0.094), 2),
    line("Social Security Tax", share(0.062), 1),
    line("Medicare Tax", share(0.0145), 1),
    line("OH State Income Tax", share(0.031), 2),
  ];
  const postTax = random.chance(0.6) ? [line("Roth 401(k)", share(0.02)), line("Union Dues", 1_850)] : [];
  const employerPaid = [line("401(k) Match", share(0.03)), line("Group Term Life", 412)];
  const [before, tax, after] = [sumOf(preTax), sumOf(taxes), sumOf(postTax)];
  return {
    employer: random.pick(EMPLOYERS),
    street: random.pick(STREETS),
    city: random.pick(CITIES),
    employee: random.pick(PEOPLE),
    frequency,
    start,
    end,
    payDate,
    earnings,
    preTax,
    taxes,
    postTax,
    employerPaid,
    gross,
    net: {
      name: "Net Pay",
      current: gross.current - before.current - tax.current - after.current,
      ytd: gross.ytd - before.ytd - tax.ytd - after.ytd,
    },
  };
}

/** One year of a made-up job or client, in cents. */
export type YearForm = {
  readonly payer: string;
  readonly street: string;
  readonly city: string;
  readonly recipient: string;
  readonly year: string;
  readonly amount: number;
  readonly withheld: number;
  readonly socialWages: number;
  readonly stateTax: number;
};

export function makeYearForm(seed: number): YearForm {
  const random = seededRandom(seed);
  const amount = random.whole(1_200_000, 14_000_000);
  return {
    payer: random.pick(EMPLOYERS),
    street: random.pick(STREETS),
    city: random.pick(CITIES),
    recipient: random.pick(PEOPLE),
    year: random.pick(["2023", "2024", "2025"]),
    amount,
    withheld: Math.round(amount * 0.113),
    socialWages: amount + random.whole(100_000, 900_000),
    stateTax: Math.round(amount * 0.031),
  };
}
