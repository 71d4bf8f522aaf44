import type { AssetContent, DebtContent, FiguresContent } from "#contract/entries.ts";
import type { AccountFacts, AccountKind } from "#contract/extraction.ts";
import { addMonths, dayInMonth, monthOf } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";

/** The next day of this number on or after `from`; in shorter months their last day. */
export function nextDueDate(dueDay: number, from: PlainDate): PlainDate {
  const month = monthOf(from);
  const date = dayInMonth(month, dueDay);
  return date >= from ? date : dayInMonth(addMonths(month, 1), dueDay);
}

/** An object without what was left empty. */
const shown = (facts: Readonly<Record<string, string | null | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([field, value]) =>
      value === null || value === undefined ? [] : [[field, value] as const],
    ),
  );

export function debtFacts(content: DebtContent, day: PlainDate): Omit<AccountFacts, "kind"> {
  const { currentBalance, apr, minimumPayment, dueDay, accountLast4, creditLimit, originalBalance } = content;
  return shown({
    currentBalance,
    apr,
    minimumPayment,
    paymentDueDate: dueDay === null ? null : nextDueDate(dueDay, day),
    accountLast4,
    creditLimit,
    originalBalance,
  });
}

/** The field in which papers of this kind of account print what it is worth. */
export function valueField(kind: AccountKind): "endingBalance" | "totalValue" {
  return kind === "checking" || kind === "savings" ? "endingBalance" : "totalValue";
}

export function assetFacts({ value, assetKind, accountLast4 }: AssetContent): Omit<AccountFacts, "kind"> {
  return shown({ [valueField(assetKind)]: value, accountLast4 });
}

export function figuresFacts(
  { figures }: FiguresContent,
  kind: AccountKind,
  day: PlainDate,
): Partial<AccountFacts> {
  const { currentBalance, apr, minimumPayment, dueDay, creditLimit, originalBalance, value, accountKind } =
    figures;
  return {
    ...shown({
      currentBalance,
      apr,
      minimumPayment,
      paymentDueDate: dueDay === undefined ? null : nextDueDate(dueDay, day),
      creditLimit,
      originalBalance,
      [valueField(kind)]: value,
    }),
    ...(accountKind === undefined ? {} : { kind: accountKind }),
  };
}
