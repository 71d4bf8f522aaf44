import type { IncomeFacts } from "#contract/extraction.ts";
import type { Truth } from "../layout.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Line = {
  readonly name: string;
  readonly hours?: string;
  readonly rate?: string;
  readonly current: number;
  readonly ytd: number;
};

/** One payday, in cents: gross - before-tax - taxes - after-tax = net, for the period and for the year. */
export type Pay = {
  readonly employer: string;
  readonly street: string;
  readonly town: string;
  readonly employee: string;
  readonly home: string;
  readonly homeTown: string;
  readonly frequency: NonNullable<IncomeFacts["frequency"]>;
  readonly start: string;
  readonly end: string;
  readonly payDate: string;
  readonly earnings: readonly Line[];
  readonly taxes: readonly Line[];
  readonly before: readonly Line[];
  readonly after: readonly Line[];
  readonly employerPaid: readonly Line[];
  readonly gross: Line;
  readonly net: Line;
  readonly taxable: Line;
  readonly hours: Line;
  readonly number: string;
};

const EMPLOYERS = [
  "Kestrel Freight Systems, Inc.",
  "Alder & Vance LLP",
  "ROOK MOUNTAIN BREWING CO",
  "St. Brigid Medical Center",
  "Tres Hermanas Taqueria",
  "Northfield Unified School District",
  "Ironbark Roofing and Siding LLC",
  "City of Marlow Falls",
  "Vantage Point Hospitality Group",
  "Owen Tillery Plumbing",
] as const;
const NAMES = ["DANA W TESTCASE", "Robin K. Anybody", "SAMPSON, TERRY L", "Lee Ann Demo", "Chris P Mockup"];
const HOMES = ["9 Quarry Ct Unit 12", "2250 E 47TH ST", "118 Rural Route 6", "640 Lantern Way"];
const TOWNS = ["Boise, ID 83702", "DULUTH MN 55802", "Mobile, AL 36602", "Yuma, AZ 85364", "Bangor ME 04401"];
const PER_YEAR = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12, annual: 1 } as const;

export const total = (...lists: readonly (readonly Line[])[]): Line => ({
  name: "",
  current: lists.flat().reduce((sum, line) => sum + line.current, 0),
  ytd: lists.flat().reduce((sum, line) => sum + line.ytd, 0),
});

function periodOf(random: Random, frequency: Pay["frequency"]) {
  const month = random.whole(2, 11);
  const first = `2026-${String(month).padStart(2, "0")}-01`;
  const last = addDays(`2026-${String(month + 1).padStart(2, "0")}-01`, -1);
  if (frequency === "monthly") return { start: first, end: last };
  if (frequency === "semimonthly")
    return random.chance(0.5)
      ? { start: first, end: addDays(first, 14) }
      : { start: addDays(first, 15), end: last };
  const start = addDays("2026-02-01", random.whole(0, 36) * 7);
  return { start, end: addDays(start, frequency === "weekly" ? 6 : 13) };
}

export type PayWords = {
  readonly regular?: string;
  readonly federal?: string;
  readonly social?: string;
  readonly medicare?: string;
  readonly state?: string;
  readonly extra?: readonly string[];
  readonly before?: readonly string[];
  readonly after?: readonly string[];
};

/** A made-up payday at a rate of pay between `low` and `high` cents an hour, its lines named as the issuer names them. */
export function makePayday(
  seed: number,
  frequencies: readonly Pay["frequency"][],
  words: PayWords = {},
  [low, high]: readonly [number, number] = [1_700, 6_100],
): Pay {
  const random = seededRandom(seed * 31 + 7);
  const frequency = random.pick(frequencies);
  const { start, end } = periodOf(random, frequency);
  const payDate = addDays(end, random.whole(1, 9));
  const so_far = Math.max(2, Math.floor((Number(payDate.slice(5, 7)) / 12) * PER_YEAR[frequency]));
  const line = (name: string, current: number, drift = 0): Line => ({
    name,
    current,
    ytd: current * so_far + (current > 0 ? drift * random.whole(1, 400) : 0),
  });
  const rate = random.whole(low, high);
  const worked = { weekly: 40, biweekly: 80, semimonthly: 86.67, monthly: 173.33, annual: 2_080 }[frequency];
  const earnings: Line[] = [
    {
      ...line(words.regular ?? "Regular", Math.round(worked * rate), 10),
      hours: worked.toFixed(2),
      rate: (rate / 100).toFixed(2),
    },
  ];
  for (const name of words.extra ?? ["Overtime", "Shift Diff"]) {
    if (random.chance(0.35)) continue;
    const hours = random.whole(1, 12);
    const extraRate = Math.round(rate * random.pick([0.5, 1.5, 1]));
    earnings.push({
      ...line(name, hours * extraRate, 20),
      hours: hours.toFixed(2),
      rate: (extraRate / 100).toFixed(2),
    });
  }
  const gross = total(earnings);
  const part = (share: number) => Math.round(gross.current * share);
  const before = (words.before ?? ["401k", "Medical Ins", "Dental"]).map((name, index) =>
    line(name, index === 0 ? part(random.whole(2, 7) / 100) : random.whole(900, 14_500)),
  );
  const taxes = [
    line(words.federal ?? "Federal Withholding", part(random.whole(7, 14) / 100), 6),
    line(words.social ?? "Social Security", part(0.062), 2),
    line(words.medicare ?? "Medicare", part(0.0145), 1),
    line(words.state ?? "State Tax", part(random.whole(2, 5) / 100), 2),
  ];
  const after = (words.after ?? ["Garnishment"]).flatMap((name) =>
    random.chance(0.6) ? [line(name, random.whole(500, 7_500))] : [],
  );
  const taken = total(before, taxes, after);
  const deducted = total(before);
  return {
    employer: random.pick(EMPLOYERS),
    street: random.pick(["500 Dockside Pkwy Ste 210", "71 W MAIN ST", "PO Box 1180", "3 Civic Plaza"]),
    town: random.pick(TOWNS),
    employee: random.pick(NAMES),
    home: random.pick(HOMES),
    homeTown: random.pick(TOWNS),
    frequency,
    start,
    end,
    payDate,
    earnings,
    taxes,
    before,
    after,
    employerPaid: [line("401k Match", part(0.03)), line("Employer Medical", random.whole(20_000, 61_000))],
    gross: { ...gross, name: "Gross" },
    net: { name: "Net", current: gross.current - taken.current, ytd: gross.ytd - taken.ytd },
    taxable: {
      name: "Taxable",
      current: gross.current - deducted.current,
      ytd: gross.ytd - deducted.ytd,
    },
    hours: { name: "Hours", current: Math.round(worked * 100), ytd: Math.round(worked * 100) * so_far },
    number: String(random.whole(100_200, 989_000)),
  };
}

type Field = keyof IncomeFacts;

/** What a stub shows: all of the period and the year, less what this issuer does not print. */
export function stubTruth(d: Pay, without: readonly Field[] = [], allowed: Truth["allowed"] = {}): Truth {
  const facts: IncomeFacts = {
    kind: "paystub",
    payer: d.employer,
    payDate: d.payDate,
    periodStart: d.start,
    periodEnd: d.end,
    frequency: d.frequency,
    grossPay: decimal(d.gross.current),
    netPay: decimal(d.net.current),
    ytdGross: decimal(d.gross.ytd),
    ytdNet: decimal(d.net.ytd),
  };
  for (const field of without) delete facts[field];
  const federal = d.taxes[0];
  return {
    documentType: "income",
    institution: d.employer,
    accounts: [],
    transactions: [],
    income: [facts],
    allowed: {
      "income.0.federalTaxWithheld": [decimal(federal?.current ?? 0), decimal(federal?.ytd ?? 0)],
      "income.0.taxYear": [d.payDate.slice(0, 4)],
      "income.0.frequency": [d.frequency],
      ...allowed,
    },
  };
}

export function yearTruth(facts: IncomeFacts, allowed: Truth["allowed"] = {}): Truth {
  return {
    documentType: "income",
    ...(facts.payer ? { institution: facts.payer } : {}),
    accounts: [],
    transactions: [],
    income: [facts],
    allowed,
  };
}

const ONES =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = ",,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety".split(",");

function below1000(value: number): string {
  if (value < 20) return ONES[value] ?? "";
  if (value < 100)
    return `${TENS[Math.floor(value / 10)] ?? ""}${value % 10 ? `-${ONES[value % 10] ?? ""}` : ""}`;
  return `${ONES[Math.floor(value / 100)] ?? ""} hundred${value % 100 ? ` ${below1000(value % 100)}` : ""}`;
}

/** The amount as a cheque spells it: dollars in words, cents as a fraction. */
export function inWords(amount: number): string {
  const dollars = Math.floor(amount / 100);
  const thousands = Math.floor(dollars / 1_000);
  const rest = dollars % 1_000;
  const words = [
    thousands ? `${below1000(thousands)} thousand` : "",
    rest || !thousands ? below1000(rest) : "",
  ];
  return `${words.filter(Boolean).join(" ")} and ${String(amount % 100).padStart(2, "0")}/100`;
}

/** A year of a made-up job, client or bank, in cents. */
export type Year = {
  readonly payer: string;
  readonly street: string;
  readonly town: string;
  readonly person: string;
  readonly home: string;
  readonly homeTown: string;
  readonly year: string;
  readonly amount: number;
  readonly withheld: number;
  readonly base: number;
  readonly state: number;
  readonly small: number;
  readonly ein: string;
};

export function makeYear(seed: number, low = 1_100_000, high = 13_000_000): Year {
  const random = seededRandom(seed * 17 + 3);
  const amount = random.whole(low, high);
  return {
    payer: random.pick(EMPLOYERS),
    street: random.pick(["500 Dockside Pkwy Ste 210", "71 W MAIN ST", "PO Box 1180", "3 Civic Plaza"]),
    town: random.pick(TOWNS),
    person: random.pick(NAMES),
    home: random.pick(HOMES),
    homeTown: random.pick(TOWNS),
    year: random.pick(["2022", "2023", "2024", "2025"]),
    amount,
    withheld: Math.round((amount * random.whole(7, 19)) / 100),
    base: amount + random.whole(60_000, 1_200_000),
    state: Math.round((amount * random.whole(2, 5)) / 100),
    small: random.whole(1_000, 90_000),
    ein: `${random.whole(10, 98)}-${random.whole(1_000_000, 9_899_999)}`,
  };
}
