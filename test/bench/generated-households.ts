/**
 * Made-up households for measuring the safe extra: salaried, hourly, gig and seasonal, from a fixed seed. They know nothing of
 * the rules they are used to judge. Where the figures come from: half of the $8,000 that the family in the middle holds in its
 * accounts (Survey of Consumer Finances 2022), because these families have debts; six families in ten meet an unexpected expense in a year, the
 * largest of the year about $2,000 in the middle (Pew 2015); pay swings as in JPMorgan Chase Institute, Weathering Volatility;
 * layoffs of about 1 % of jobs a month, fewer of the salaried (JOLTS). All money is in cents, all days count from DAY_ZERO.
 */
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { type Chance, chance } from "./chance.ts";

export const HOUSEHOLD_KINDS = ["salaried", "hourly", "gig", "seasonal"] as const;
export type HouseholdKind = (typeof HOUSEHOLD_KINDS)[number];

export type GeneratedFlow = {
  readonly day: number;
  readonly amount: Cents;
  readonly description: string;
  readonly category: string;
};

export type GeneratedHousehold = {
  readonly kind: HouseholdKind;
  readonly historyMonths: number;
  /** First day of every month, history first; one more than there are months, so that the last month has an end. */
  readonly monthStarts: readonly number[];
  /** Everything but payments to debts, by day, history and the year after it. */
  readonly flows: readonly GeneratedFlow[];
  /** Paid every month on that day of the month. */
  readonly minimums: ReadonlyArray<{ readonly dayOfMonth: number; readonly amount: Cents }>;
  /** What the account holds when the history ends. */
  readonly opening: Cents;
};

const dayZero = parsePlainDate("2023-01-01");
if (dayZero === undefined) throw new Error("a day");
/** Longest case: a start in the 12th month, 24 months of history, 12 months ahead. */
const DATES: readonly PlainDate[] = Array.from({ length: 366 * 5 }, (_, day) => addDays(dayZero, day));
export const dateOfDay = (day: number): PlainDate => DATES[day]!;
const dayOf = (year: number, month: number, date: number): number => {
  const first = parsePlainDate(
    `${2023 + year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}-01`,
  );
  if (first === undefined) throw new Error("a month");
  const start = daysBetween(dateOfDay(0), first);
  return start + Math.min(date, daysIn(start)) - 1;
};
const MONTH_OF = DATES.map((date) => Number(date.slice(5, 7)) - 1);
const daysIn = (firstDay: number): number => {
  let day = firstDay;
  while (MONTH_OF[day] === MONTH_OF[firstDay]) day++;
  return day - firstDay;
};
const weekday = (day: number): number => day % 7;
/** Sunday 1 January 2023 is day 0: weekends pay on the Friday before and bill on the Monday after. */
const beforeWeekend = (day: number): number =>
  weekday(day) === 0 ? day - 2 : weekday(day) === 6 ? day - 1 : day;
const afterWeekend = (day: number): number =>
  weekday(day) === 0 ? day + 1 : weekday(day) === 6 ? day + 2 : day;

type Rhythm = "weekly" | "biweekly" | "semimonthly" | "monthly";
type Ledger = { add(day: number, dollars: number, description: string, category: string): void };
type Span = { readonly first: number; readonly end: number; readonly starts: readonly number[] };

const MEDIAN_TAKE_HOME = { salaried: 4600, hourly: 3100, gig: 2800, seasonal: 3400 } as const;

/** The days of one pay rhythm inside a span. */
function payDays(rhythm: Rhythm, span: Span, random: Chance) {
  if (rhythm === "weekly" || rhythm === "biweekly") {
    const step = rhythm === "weekly" ? 7 : 14;
    const days: number[] = [];
    // Fridays; which of the two for a biweekly pay is chance.
    for (let day = 5 + 7 * random.below(2); day < span.end; day += step)
      if (day >= span.first) days.push(day);
    return days;
  }
  const dates =
    rhythm === "monthly"
      ? [random.pick([1, 25, 28, 31])]
      : random.pick([
          [1, 15],
          [15, 31],
        ]);
  return span.starts
    .slice(0, -1)
    .flatMap((start) => dates.map((date) => beforeWeekend(start + Math.min(date, daysIn(start)) - 1)))
    .filter((day) => day >= span.first && day < span.end);
}
const PAYS_A_YEAR = { weekly: 52, biweekly: 26, semimonthly: 24, monthly: 12 } as const;

/** Days without the job: from the layoff on for one to four months, hit by chance; most people never. */
function daysLaidOff(span: Span, hazardAMonth: number, random: Chance): ReadonlySet<number> {
  const days = new Set<number>();
  for (const start of span.starts) {
    if (random.unit() >= hazardAMonth || days.has(start)) continue;
    const length = 30 * random.between(1, 4);
    for (let day = start; day < start + length; day++) days.add(day);
  }
  return days;
}

/** Unemployment pay from the fourth week on: weekly, less than half of the lost pay. */
function unemploymentPay(span: Span, off: ReadonlySet<number>, weekly: number, ledger: Ledger) {
  let days = 0;
  for (let day = span.first; day < span.end; day++) {
    days = off.has(day) ? days + 1 : 0;
    if (days > 21 && weekday(day) === 3)
      ledger.add(day, 0.45 * weekly, "STATE UNEMPLOYMENT INS BEN", "income");
  }
}

function salary(span: Span, monthly: number, random: Chance, ledger: Ledger): ReadonlySet<number> {
  const rhythm = random.weighted<Rhythm>([
    ["biweekly", 45],
    ["semimonthly", 25],
    ["weekly", 15],
    ["monthly", 15],
  ]);
  const raiseMonth = random.below(12);
  const raise = 1 + random.between(0, 0.06);
  const off = daysLaidOff(span, 0.003, random);
  const employer = random.pick([
    "NORTHGATE HEALTH",
    "ACME LOGISTICS",
    "CITY OF FAIRVIEW",
    "BLUEPINE SOFTWARE",
  ]);
  const hasSecondEarner = random.unit() < 0.35;
  const secondShare = hasSecondEarner ? random.between(0.25, 0.45) : 0;
  const payOf = (day: number, share: number, perYear: number) => {
    const raises = Math.floor((day - span.first) / 365 + (MONTH_OF[day]! >= raiseMonth ? 0.5 : 0));
    return (monthly * share * 12 * raise ** raises) / perYear;
  };
  for (const day of payDays(rhythm, span, random)) {
    if (off.has(day)) continue;
    ledger.add(day, payOf(day, 1 - secondShare, PAYS_A_YEAR[rhythm]), `${employer} PAYROLL`, "income");
  }
  if (hasSecondEarner) {
    for (const day of payDays("biweekly", span, random)) {
      ledger.add(
        day,
        payOf(day, secondShare, 26) * random.normal(1, 0.04),
        "RIVERSIDE SCHOOLS DIR DEP",
        "income",
      );
    }
  }
  if (random.unit() < 0.3) {
    const month = random.pick([0, 1, 2, 11]);
    const size = random.between(0.3, 1);
    for (const start of span.starts.slice(0, -1)) {
      if (MONTH_OF[start] === month) ledger.add(start + 14, monthly * size, `${employer} BONUS`, "income");
    }
  }
  unemploymentPay(span, off, (monthly * (1 - secondShare) * 12) / 52, ledger);
  return off;
}

function hourlyPay(span: Span, monthly: number, random: Chance, ledger: Ledger): ReadonlySet<number> {
  const rhythm = random.weighted<Rhythm>([
    ["weekly", 40],
    ["biweekly", 60],
  ]);
  const off = daysLaidOff(span, 0.007, random);
  let drift = 0;
  for (const day of payDays(rhythm, span, random)) {
    drift = 0.6 * drift + random.normal(0, 0.06);
    const luck = random.unit();
    const shifts = luck < 0.08 ? random.between(0.4, 0.8) : luck > 0.9 ? random.between(1.1, 1.35) : 1;
    if (off.has(day)) continue;
    const pay = ((monthly * 12) / PAYS_A_YEAR[rhythm]) * Math.max(0.2, 1 + drift) * shifts;
    ledger.add(day, pay, "HARVEST FOODS MKT PAYROLL", "income");
  }
  unemploymentPay(span, off, (monthly * 12) / 52, ledger);
  return off;
}

function gigPay(span: Span, monthly: number, random: Chance, ledger: Ledger): void {
  const platforms = random.unit() < 0.5 ? ["UBER EDI PAYMNT"] : ["DOORDASH INC PAYOUT", "LYFT DRIVER"];
  const isDaily = random.unit() < 0.4;
  let drift = 0;
  for (let day = span.first; day < span.end; day++) {
    if (weekday(day) !== 1) continue;
    drift = 0.7 * drift + random.normal(0, 0.2);
    const isOff = random.unit() < 0.05;
    // 0.99: so that the weeks off and the uneven weeks come to `monthly` on average.
    const week = isOff ? 0 : ((monthly * 12) / 52) * Math.exp(drift + random.normal(0, 0.2)) * 0.99;
    for (const platform of platforms) {
      const share = week / platforms.length;
      if (!isDaily) ledger.add(day, share, platform, "income");
      else {
        const days = 2 + random.below(4);
        for (let index = 0; index < days; index++) {
          ledger.add(day + random.below(7), (share / days) * random.between(0.7, 1.3), platform, "income");
        }
      }
    }
  }
}

/** Of the year's mean month: how much of it the months of the peak and the trough bring. */
function seasonOf(random: Chance): (day: number) => number {
  const peak = random.pick([6, 7, 11, 0, 4]);
  const swing = random.between(0.25, 0.6);
  return (day) => 1 + swing * Math.cos((2 * Math.PI * (MONTH_OF[day]! - peak)) / 12);
}

function seasonalPay(
  span: Span,
  monthly: number,
  season: (day: number) => number,
  random: Chance,
  ledger: Ledger,
): void {
  const rhythm = random.weighted<Rhythm>([
    ["weekly", 60],
    ["biweekly", 40],
  ]);
  for (const day of payDays(rhythm, span, random)) {
    const pay = ((monthly * 12) / PAYS_A_YEAR[rhythm]) * season(day) * random.normal(1, 0.1);
    ledger.add(day, Math.max(0, pay), "COASTLINE RESORTS PAYROLL", "income");
  }
}

/** Bills of the year as shares of a month's take-home; what is left after the wanted surplus is spent freely. */
function spend(
  span: Span,
  monthly: number,
  freeMonthly: number,
  shares: Shares,
  laidOff: ReadonlySet<number>,
  random: Chance,
  ledger: Ledger,
): void {
  const [rentDay, billDay, phoneDay] = [
    random.pick([1, 1, 1, 3, 5]),
    8 + random.below(12),
    5 + random.below(20),
  ];
  const coldPeak = random.pick([0, 6]);
  const subscriptions = Array.from({ length: 2 + random.below(4) }, (_, index) => ({
    name: ["NETFLIX.COM", "SPOTIFY USA", "PLANET FIT CLUB", "ICLOUD STORAGE", "HULU"][index]!,
    date: 1 + random.below(28),
    price: random.pick([9.99, 14.99, 15.49, 24.99, 2.99]),
  }));
  const annual = Array.from({ length: 1 + random.below(3) }, (_, index) => ({
    name: ["DMV REGISTRATION", "COSTCO MEMBERSHIP", "HOMEOWNERS ASSN DUES"][index]!,
    month: random.below(12),
    date: 1 + random.below(28),
    share: shares.annual * 12 * random.between(0.2, 0.6),
  }));
  const premium = shares.insurance * monthly;
  const isSemiannual = random.unit() < 0.5;
  const hasWater = random.unit() < 0.5;
  const phase = random.below(6);
  for (const start of span.starts.slice(0, -1)) {
    const month = MONTH_OF[start]!;
    const on = (date: number) => afterWeekend(start + Math.min(date, daysIn(start)) - 1);
    const years = Math.floor((start - span.first) / 365);
    ledger.add(on(rentDay), -shares.rent * monthly * 1.04 ** years, "OAKWOOD PROPERTY MGMT RENT", "rent");
    const heat = 1 + 0.35 * Math.cos((2 * Math.PI * (month - coldPeak)) / 6);
    ledger.add(
      on(billDay),
      -shares.utilities * monthly * heat * random.normal(1, 0.08),
      "CITY POWER LIGHT",
      "utilities",
    );
    ledger.add(on(phoneDay), -shares.phone * monthly, "VERIZON WIRELESS PMT", "phone");
    for (const { name, date, price } of subscriptions) ledger.add(on(date), -price, name, "subscriptions");
    if (!isSemiannual) ledger.add(on(17), -premium, "STATE FARM INSURANCE", "insurance");
    else if (month % 6 === phase) ledger.add(on(17), -premium * 5.7, "STATE FARM INSURANCE", "insurance");
    if (hasWater && month % 3 === phase % 3)
      ledger.add(on(22), -0.03 * monthly, "MUNICIPAL WATER DEPT", "utilities");
    for (const bill of annual) {
      if (month === bill.month) ledger.add(on(bill.date), -bill.share * monthly, bill.name, "other");
    }
  }
  for (let day = span.first; day < span.end; day++) {
    const isWeekend = weekday(day) === 6 || weekday(day) === 0;
    const groceries = isWeekend ? 0.5 : 0.12;
    // On average 1.6 shops and 1.2 fillings a week.
    if (random.unit() < groceries) {
      ledger.add(day, -((shares.groceries * monthly) / 6.93) * random.logNormal(0.45), "KROGER", "groceries");
    }
    if (random.unit() < 0.17)
      ledger.add(day, -((shares.fuel * monthly) / 5.2) * random.logNormal(0.3), "SHELL OIL", "transport");
    const month = MONTH_OF[day]!;
    const festive = month === 11 ? 1.6 : month === 10 ? 1.2 : month === 7 ? 1.1 : 0.93;
    const careful = laidOff.has(day) ? 0.6 : 1;
    const free = freeMonthly * festive * careful;
    if (random.unit() < (isWeekend ? 0.6 : 0.22)) {
      ledger.add(
        day,
        -((free * 0.45) / 10) * random.logNormal(0.6),
        random.pick(["CHIPOTLE", "STARBUCKS", "LOCAL DINER"]),
        "dining",
      );
    }
    if (random.unit() < 0.2) {
      ledger.add(
        day,
        -((free * 0.55) / 6.1) * random.logNormal(1),
        random.pick(["AMAZON MKTPL", "TARGET", "WALMART"]),
        "shopping",
      );
    }
  }
  // About one unexpected expense a year, larger ones for larger incomes, with a heavy tail.
  for (let day = span.first; day < span.end; day++) {
    if (random.unit() >= 1 / 365) continue;
    const size = Math.min(12_000, 900 * random.logNormal(0.9, false)) * Math.sqrt(monthly / 4500);
    const [name, category] = random.pick([
      ["MIDAS AUTO REPAIR", "transport"],
      ["ST MARY HOSPITAL", "medical"],
      ["ACE PLUMBING", "housing"],
      ["DELTA AIR LINES", "travel"],
      ["VCA ANIMAL HOSPITAL", "pets"],
    ] as const);
    ledger.add(day, -size, name, category);
  }
}

type Shares = {
  readonly rent: number;
  readonly utilities: number;
  readonly phone: number;
  readonly insurance: number;
  readonly annual: number;
  readonly groceries: number;
  readonly fuel: number;
  readonly minimums: number;
};

function sharesOf(random: Chance): Shares {
  return {
    rent: random.between(0.24, 0.34),
    utilities: random.between(0.035, 0.055),
    phone: random.between(0.015, 0.03),
    insurance: random.between(0.025, 0.045),
    annual: random.between(0.005, 0.02),
    groceries: random.between(0.08, 0.12),
    fuel: random.between(0.03, 0.05),
    minimums: random.between(0.03, 0.09),
  };
}

/** What unexpected expenses, subscriptions, water and yearly bills take of a month on average, beside the shares. */
const OTHER_SHARE = 0.055;

export function generateHousehold(kind: HouseholdKind, seed: number): GeneratedHousehold {
  const random = chance(seed);
  const historyMonths = 3 + random.below(22);
  const startMonth = random.below(12);
  const monthCount = historyMonths + 12;
  const starts = Array.from({ length: monthCount + 1 }, (_, month) => dayOf(0, startMonth + month, 1));
  const span: Span = { first: starts[0]!, end: starts.at(-1)!, starts };
  const flows: GeneratedFlow[] = [];
  const ledger: Ledger = {
    add(day, dollars, description, category) {
      const amount = cents(Math.round(dollars * 100));
      if (day >= span.first && day < span.end && amount !== 0)
        flows.push({ day, amount, description, category });
    },
  };
  const monthly = MEDIAN_TAKE_HOME[kind] * random.logNormal(0.35, false);
  const shares = sharesOf(random);
  const surplusShare = random.between(0.06, 0.24);
  const fixed = Object.values(shares).reduce((sum, share) => sum + share, 0);
  const freeShare = Math.max(0.05, 1 - surplusShare - fixed - OTHER_SHARE);
  const season = kind === "seasonal" ? seasonOf(random) : () => 1;
  let laidOff: ReadonlySet<number> = new Set();
  if (kind === "salaried") laidOff = salary(span, monthly, random, ledger);
  else if (kind === "hourly") laidOff = hourlyPay(span, monthly, random, ledger);
  else if (kind === "gig") gigPay(span, monthly, random, ledger);
  else seasonalPay(span, monthly, season, random, ledger);
  spend(span, monthly, freeShare * monthly, shares, laidOff, random, ledger);
  // Two in three get a tax refund.
  if (random.unit() < 0.65) {
    const refund = 2200 * random.logNormal(0.6, false);
    const date = 10 + random.below(70);
    for (const start of starts.slice(0, -1)) {
      if (MONTH_OF[start] === 1)
        ledger.add(start + date, refund * random.between(0.8, 1.2), "IRS TREAS TAX REF", "tax-refund");
    }
  }
  const adviceDay = starts[historyMonths]!;
  const debts = 1 + random.below(4);
  return {
    kind,
    historyMonths,
    monthStarts: starts,
    flows: flows.toSorted((a, b) => a.day - b.day),
    minimums: Array.from({ length: debts }, () => ({
      dayOfMonth: 1 + random.below(28),
      amount: cents(Math.round((shares.minimums * monthly * 100) / debts)),
    })),
    opening: cents(Math.round(100 * openingBalance(monthly, season, flows, adviceDay, random))),
  };
}

/**
 * What the account holds when the history ends: in its last three months, the surplus sent away evenly, it never fell below a
 * cushion of half a month's take-home in the middle. So the balance fits the days of pay and bills. Seasonal workers have held
 * back, more or less, what the months below their average will lack.
 */
function openingBalance(
  monthly: number,
  season: (day: number) => number,
  flows: readonly GeneratedFlow[],
  adviceDay: number,
  random: Chance,
): number {
  const before = new Float64Array(91);
  for (const { day, amount } of flows) {
    if (day >= adviceDay - 90 && day < adviceDay) before[day - adviceDay + 91]! += amount / 100;
  }
  const drift = before.reduce((sum, flow) => sum + flow, 0) / 90;
  let [level, lowest] = [0, 0];
  for (let day = 1; day <= 90; day++) {
    level += before[day]! - drift;
    lowest = Math.min(lowest, level);
  }
  let [held, sum] = [0, 0];
  for (let month = 0; month < 12; month++) {
    sum += (season(adviceDay + 15 + Math.round(month * 30.4)) - 1) * monthly;
    held = Math.max(held, -sum);
  }
  return 0.5 * monthly * random.logNormal(0.8, false) - lowest + held * random.between(0.7, 1.1);
}
