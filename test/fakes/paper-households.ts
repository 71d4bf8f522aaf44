/** Made-up piles of papers: what a household of a seed would upload, statement by statement, oldest first. */
import type { AccountFacts, TransactionFacts } from "#contract/extraction.ts";
import { addDays, addMonths, dayInMonth, type PlainMonth, parsePlainMonth } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import { type Chance, chance } from "../bench/chance.ts";
import type { Paper } from "./paper-analysis.ts";

type Row = { readonly on: PlainDate; readonly description: string; readonly amount: number };
type Account = {
  readonly facts: Pick<AccountFacts, "kind" | "institution" | "accountLast4">;
  readonly rows: Row[];
};

const LAST_DAY = 31;
const text = (amount: number): string => formatMoney(cents(amount));
const dollars = (amount: number): number => Math.round(amount) * 100;

function deposit(kind: "checking" | "savings", institution: string, accountLast4: string): Account {
  return { facts: { kind, institution, accountLast4 }, rows: [] };
}

/** Statements of a bank account, one a calendar month, whose balances add up. */
function depositPapers({ facts, rows }: Account, months: readonly PlainMonth[], opening: number): Paper[] {
  let balance = opening;
  return months.map((month) => {
    const [first, last] = [dayInMonth(month, 1), dayInMonth(month, LAST_DAY)];
    const own = rows.filter(({ on }) => on >= first && on <= last).toSorted((a, b) => (a.on < b.on ? -1 : 1));
    const before = balance;
    balance = own.reduce((sum, { amount }) => sum + amount, balance);
    return paper(
      { facts, rows: own },
      {
        periodStart: first,
        periodEnd: last,
        statementDate: last,
        beginningBalance: text(before),
        endingBalance: text(balance),
      },
    );
  });
}

function paper({ facts, rows }: Account, more: Partial<AccountFacts>): Paper {
  return {
    id: `${facts.institution} ${facts.kind} ${more.statementDate}`,
    extraction: {
      accounts: [{ ...facts, ...more }],
      transactions: rows.map(
        ({ on, description, amount }): TransactionFacts => ({
          account: 0,
          date: on,
          description,
          amount: text(amount),
        }),
      ),
    },
  };
}

type World = {
  readonly random: Chance;
  readonly months: readonly PlainMonth[];
  readonly main: Account;
};

const CARDS = [
  ["Northline Bank", "7741", "NORTHLINE CARD PAYMENT"],
  ["Summit Rewards", "2093", "SUMMIT REWARDS CARD PAYMENT"],
  ["Maple Store", "5512", "MAPLE STORE CARD PAYMENT"],
] as const;
const SHOPS = ["TRADER JOES #112", "SHELL OIL 5744", "CHIPOTLE 2231", "TARGET T-1088", "AMC THEATRES 44"];

/** A card with a statement a month; what it is paid depends on its holder, and so do the days that a statement covers. */
function cardPapers(
  { random, months, main }: World,
  [institution, accountLast4, words]: (typeof CARDS)[number],
): Paper[] {
  const facts = { kind: "credit-card" as const, institution, accountLast4 };
  const usual = random.between(60, 700);
  const habit = random.pick(["all", "minimum", "fixed", "less"] as const);
  const fixed = dollars(random.between(80, 500));
  const closes = random.pick([LAST_DAY, 12, 20]);
  let balance = dollars(random.between(500, 6000));
  let start = addDays(dayInMonth(addMonths(months[0]!, -1), closes), 1);
  return months.map((month) => {
    const end = dayInMonth(month, closes);
    const rows: Row[] = [];
    const before = balance;
    const minimum = Math.max(3500, Math.round(before * 0.02));
    for (let count = random.below(7); count >= 0; count--) {
      const on = addDays(start, random.below(28));
      if (on > end) continue;
      rows.push({
        on,
        description: random.pick(SHOPS),
        amount: 0 - dollars(random.between(0.1, 0.5) * usual),
      });
    }
    const owedNow = Math.max(0, before);
    const wanted = { all: owedNow, minimum, fixed, less: Math.round(minimum * 1.2) }[habit];
    const paid = Math.min(owedNow, Math.max(minimum, wanted), 250_000);
    const paidOn = addDays(start, 3 + random.below(18));
    if (paid > 0 && paidOn <= end) {
      main.rows.push({ on: paidOn, description: words, amount: 0 - paid });
      rows.push({ on: addDays(paidOn, random.below(2)), description: "PAYMENT THANK YOU", amount: paid });
    }
    balance = rows.reduce((sum, { amount }) => sum - amount, before) + Math.round(before * 0.017);
    const printed = paper(
      { facts, rows: rows.toSorted((a, b) => (a.on < b.on ? -1 : 1)) },
      {
        periodStart: start,
        periodEnd: end,
        statementDate: end,
        previousBalance: text(before),
        currentBalance: text(balance),
        minimumPayment: text(Math.max(3500, Math.round(balance * 0.02))),
        paymentDueDate: addDays(end, 23),
        apr: "22.99",
      },
    );
    start = addDays(end, 1);
    return printed;
  });
}

const LOANS = [
  ["auto-loan", "Lakeside Auto Finance", "0318", "LAKESIDE AUTO LOAN PAYMENT"],
  ["student-loan", "Beacon Student Loans", "8812", "BEACON STUDENT LOAN PAYMENT"],
] as const;

function loanPapers(
  { random, months, main }: World,
  [kind, institution, accountLast4, words]: (typeof LOANS)[number],
): Paper[] {
  const payment = dollars(random.between(90, 480));
  let balance = dollars(random.between(4000, 20_000));
  const day = 2 + random.below(24);
  return months.map((month) => {
    main.rows.push({ on: dayInMonth(month, day), description: words, amount: 0 - payment });
    balance -= payment - Math.round(balance * 0.005);
    return paper(
      { facts: { kind, institution, accountLast4 }, rows: [] },
      {
        statementDate: dayInMonth(month, LAST_DAY),
        currentBalance: text(balance),
        minimumPayment: text(payment),
        paymentDueDate: dayInMonth(addMonths(month, 1), day),
        apr: "6.40",
      },
    );
  });
}

function usualMonths({ random, months, main }: World, second: Account | undefined): void {
  const pay = random.between(1100, 2600);
  const swing = random.pick([0, 0, 0.08, 0.35]);
  const rent = dollars(pay * random.between(0.3, 0.7));
  const bills = second ?? main;
  for (const month of months) {
    const at = (day: number): PlainDate => dayInMonth(month, day);
    const spend = (account: Account, day: number, description: string, amount: number): void => {
      account.rows.push({ on: at(day), description, amount: 0 - dollars(amount) });
    };
    for (const day of [1, 15]) {
      const amount = dollars(pay * Math.max(0.2, random.normal(1, swing)));
      main.rows.push({ on: at(day), description: "MERIDIAN HEALTH PAYROLL", amount });
    }
    bills.rows.push({ on: at(3), description: "OAKWOOD APARTMENTS RENT", amount: 0 - rent });
    spend(bills, 9, "CITY ELECTRIC UTILITY BILL", random.between(60, 160));
    for (const day of [5, 12, 19, 26]) spend(main, day, "KROGER #4471", random.between(50, 140));
    if (random.unit() < 0.6) spend(main, 17, "OLIVE GARDEN 00112", random.between(20, 90));
    if (second !== undefined) {
      const moved = rent + dollars(200);
      main.rows.push({ on: at(2), description: "ONLINE TRANSFER TO CHK ...6610", amount: 0 - moved });
      second.rows.push({ on: at(2), description: "ONLINE TRANSFER FROM CHK ...2210", amount: moved });
    }
  }
}

function saving({ random, months, main }: World, account: Account): void {
  const amount = dollars(random.between(40, 300));
  for (const month of months) {
    const on = dayInMonth(month, 16);
    main.rows.push({ on, description: "ONLINE TRANSFER TO SAV ...9902", amount: 0 - amount });
    account.rows.push({ on, description: "ONLINE TRANSFER FROM CHK ...2210", amount });
    account.rows.push({
      on: dayInMonth(month, LAST_DAY),
      description: "INTEREST PAID",
      amount: 120 + random.below(80),
    });
  }
}

/** Every paper of one household; its newest bank statement ends on 31 October 2026. */
export function paperHousehold(seed: number): readonly Paper[] {
  const random = chance(seed);
  const count = random.pick([4, 6, 9, 12, 13, 15]);
  const newest = parsePlainMonth("2026-10")!;
  const months = Array.from({ length: count }, (_, index) => addMonths(newest, index + 1 - count));
  const main = deposit("checking", "Harbor Bank", "2210");
  const world: World = { random, months, main };
  const second = random.unit() < 0.3 ? deposit("checking", "Juniper Credit Union", "6610") : undefined;
  const savings = random.unit() < 0.5 ? deposit("savings", "Harbor Bank", "9902") : undefined;
  usualMonths(world, second);
  if (savings !== undefined) saving(world, savings);
  const debts = [
    ...CARDS.slice(0, random.below(4)).map((card) => cardPapers(world, card)),
    ...LOANS.slice(0, random.below(3)).map((loan) => loanPapers(world, loan)),
  ];
  const papers = [
    ...depositPapers(main, months, dollars(random.between(800, 9000))),
    ...(second === undefined ? [] : depositPapers(second, months, dollars(600))),
    ...(savings === undefined ? [] : depositPapers(savings, months, dollars(random.between(100, 9000)))),
    ...debts.flat(),
  ];
  return papers.toSorted((a, b) => a.id.slice(-10).localeCompare(b.id.slice(-10)));
}
