import { makePerson } from "../person.ts";
import { addDays, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { addMonths, daysBetween, digits, instalment, interestFor, sum } from "./td-data.ts";

type State = "paid" | "late" | "nothing-due";

type Plan = {
  readonly salt: number;
  readonly digits: number;
  readonly count: readonly [number, number];
  readonly names: readonly string[];
  readonly rates: readonly number[];
  readonly size: readonly [number, number];
  readonly states: readonly State[];
  readonly term?: number;
};

const YEAR = 365.25;

/** Several student loans under one account number, each with its own balance, rate and instalment. */
export function tdStudent(seed: number, plan: Plan) {
  const random = seededRandom(seed * 89 + plan.salt);
  const person = makePerson(random);
  const state = random.pick(plan.states);
  const count = random.whole(plan.count[0], plan.count[1]);
  const term = plan.term ?? 120;
  const made = random.whole(8, 70);
  const dueDate = `${random.pick([2025, 2026])}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(3, 28)).padStart(2, "0")}`;
  const statementDate = addDays(dueDate, -random.whole(20, 22));
  const periodStart = addDays(addMonths(statementDate, -1), 1);
  const lastDue = addMonths(dueDate, -1);
  const previousPaid = addDays(addMonths(dueDate, -2), -random.whole(0, 3));
  const paidDay = state === "paid" ? addDays(lastDue, -random.whole(0, 3)) : previousPaid;
  const autopay = state === "paid" && random.chance(0.4);
  const groups = Array.from({ length: count }, (_, index) => {
    const name = plan.names[index % plan.names.length] ?? "";
    const rate =
      (plan.rates[(index * 3 + random.whole(0, 2)) % plan.rates.length] ?? 499) - (autopay ? 25 : 0);
    const original = random.whole(plan.size[0], plan.size[1]) * 10_000 + random.pick([0, 0, 2_500]);
    const payment = instalment(original, rate, term);
    let principal = original;
    let interestPaid = 0;
    for (let month = 1; month < made; month++) {
      const interest = Math.round((principal * rate) / 120_000);
      interestPaid += interest;
      principal -= payment - interest;
    }
    const toInterest =
      state === "paid" ? interestFor(principal, rate, daysBetween(previousPaid, paidDay), YEAR) : 0;
    const paid = state === "paid" ? payment : 0;
    principal -= paid - toInterest;
    const regular = state === "nothing-due" ? 0 : payment;
    const unpaid =
      interestFor(principal, rate, daysBetween(paidDay, statementDate), YEAR) +
      (state === "nothing-due" ? interestFor(principal, rate, random.whole(120, 600), YEAR) : 0);
    return {
      name,
      code: String.fromCharCode(65 + index),
      rate,
      apr: `${decimal(rate)}0`,
      original,
      principal,
      regular,
      paid,
      toInterest,
      toPrincipal: paid - toInterest,
      interestPaid: interestPaid + toInterest,
      principalPaid: original - principal,
      unpaid,
      balance: principal + unpaid,
      pastDue: state === "late" ? payment : 0,
      disbursed: addDays(addMonths(addMonths(dueDate, -made), -8 - 12 * (count - index)), random.whole(0, 9)),
      payoff: principal + unpaid + interestFor(principal, rate, daysBetween(statementDate, dueDate), YEAR),
      accruing: interestFor(principal, rate, daysBetween(statementDate, dueDate), YEAR),
      periodInterest: interestFor(principal, rate, daysBetween(periodStart, statementDate) + 1, YEAR),
    };
  });
  const total = (figure: (group: (typeof groups)[number]) => number) => sum(groups.map(figure));
  return {
    random,
    person,
    state,
    account: digits(random, plan.digits),
    dueDate,
    statementDate,
    periodStart,
    paidDay,
    autopay,
    remaining: term - made,
    firstDue: addMonths(dueDate, -made),
    groups,
    total,
  };
}

export type TdStudent = ReturnType<typeof tdStudent>;

/** One account a group, as the paper's own lines tell it. */
export const groupsTold = (bill: TdStudent, institution: string) =>
  bill.groups.map((group) => ({
    kind: "student-loan" as const,
    institution,
    accountLast4: bill.account.slice(-4),
    statementDate: bill.statementDate,
    currentBalance: decimal(group.principal),
    originalBalance: decimal(group.original),
    minimumPayment: decimal(group.regular),
    paymentDueDate: bill.dueDate,
    apr: group.apr,
  }));

/** Rates are printed with three decimals; two say the same. Interest is open, and so is what each group was paid. */
export const groupsOpen = (
  bill: TdStudent,
  more: Readonly<Record<string, (group: TdStudent["groups"][number]) => readonly number[]>>,
) =>
  Object.fromEntries(
    bill.groups.flatMap((group, index) => [
      [`accounts.${index}.apr`, [decimal(group.rate)]],
      ...Object.entries(more).map(([field, figures]) => [
        `accounts.${index}.${field}`,
        figures(group).map((figure) => decimal(figure)),
      ]),
    ]),
  ) as Record<string, string[]>;
