/** What the statements of a debt tell about the days that each of them covers. Read-only. */
import type { Debt } from "#contract/debts.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { type DebtStatement, paymentsBetween } from "#engine/payoff/statement-payments.ts";
import type { AdvisorFacts, PastField, PastStatement } from "../facts.ts";

/** Two statements further apart do not follow each other: the days between them are not known. */
const CONSECUTIVE_DAYS = 45;

/** The days of one statement, first and last, with what it prints about them in cents; undefined for what it does not. */
export type PastSpan = {
  readonly first: PlainDate;
  readonly last: PlainDate;
  /** Payments and credits: as printed, or of a loan as the two balances and the interest tell it. */
  readonly paid: Cents | undefined;
  readonly interest: Cents | undefined;
  readonly fees: Cents | undefined;
  readonly statement: PastStatement;
};

/** Without its sign: some issuers print payments and charges below zero. */
export function printed({ figures }: PastStatement, field: PastField): Cents | undefined {
  const amount = parseMoney(figures[field] ?? "");
  return amount === undefined ? undefined : cents(Math.abs(amount));
}

/** Oldest first; of one day the first that is listed, and none that lies inside the printed period of a newer one. */
export function statementsOf(facts: AdvisorFacts, accountId: string): readonly PastStatement[] {
  const kept: PastStatement[] = [];
  for (const statement of facts.statements) {
    if (statement.accountId !== accountId || statement.isTyped) continue;
    const newer = kept.at(-1);
    const isInside =
      newer !== undefined &&
      (statement.asOf === newer.asOf || (newer.first !== null && statement.asOf >= newer.first));
    if (!isInside) kept.push(statement);
  }
  return kept.toReversed();
}

function told(statement: PastStatement): DebtStatement | undefined {
  const balance = parseMoney(statement.figures.balance ?? "");
  if (balance === undefined) return undefined;
  const known = Object.entries({
    payments: printed(statement, "paid"),
    interest: printed(statement, "interest"),
    fees: printed(statement, "fees"),
  }).filter(([, amount]) => amount !== undefined);
  return { asOf: statement.asOf, balance, ...Object.fromEntries(known) };
}

/** What was paid: as printed; of a loan otherwise as the statement before it lets it be worked out. */
function paidOf(statement: PastStatement, before: PastStatement | undefined, debt: Debt): Cents | undefined {
  const amount = printed(statement, "paid");
  const [older, newer] = [before && told(before), told(statement)];
  if (amount !== undefined || debt.debtType === "credit-card" || older === undefined || newer === undefined)
    return amount;
  return paymentsBetween([older, newer], true)[0]?.paid;
}

/** The spans of a debt's statements, oldest first; a statement whose first day nothing tells is left out. */
export function spansOf(facts: AdvisorFacts, debt: Debt): readonly PastSpan[] {
  const statements = statementsOf(facts, debt.id);
  return statements.flatMap((statement, index): PastSpan[] => {
    const before = statements[index - 1];
    const isNext = before !== undefined && daysBetween(before.asOf, statement.asOf) <= CONSECUTIVE_DAYS;
    const follows = isNext ? addDays(before.asOf, 1) : undefined;
    const begins = statement.first ?? undefined;
    const first = begins === undefined || (follows !== undefined && begins < follows) ? follows : begins;
    return first === undefined || first > statement.asOf
      ? []
      : [
          {
            first,
            last: statement.asOf,
            paid: paidOf(statement, isNext ? before : undefined, debt),
            interest: printed(statement, "interest"),
            fees: printed(statement, "fees"),
            statement,
          },
        ];
  });
}

/** The days that lie between spans that should follow each other, first and last of each stretch. */
export function daysMissing(
  spans: ReadonlyArray<{ readonly first: string; readonly last: string }>,
): ReadonlyArray<{ readonly first: PlainDate; readonly last: PlainDate }> {
  return spans.flatMap(({ first }, index) => {
    const ended = parsePlainDate(spans[index - 1]?.last ?? "");
    const begins = parsePlainDate(first);
    if (ended === undefined || begins === undefined) return [];
    const [from, to] = [addDays(ended, 1), addDays(begins, -1)];
    return from <= to ? [{ first: from, last: to }] : [];
  });
}
