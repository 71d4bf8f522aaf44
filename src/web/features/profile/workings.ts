/** How the figures of the Money Profile came about, for the panels that they open. */
import type { NetWorthMonth, Profile } from "#contract/profile.ts";
import { dateText } from "../../lib/format-date.ts";
import type { Term, Working } from "../../ui/worked-figure.tsx";

const CASHFLOW = { to: "/?tab=cashflow", label: "Line by line" };
const DEBTS = { to: "/?tab=debts", label: "Each debt" };

const named = (name: string, last4: string | null): string => (last4 === null ? name : `${name} ···${last4}`);

/** What is owned, account by account. */
export function assetsWorking({ assets, totalAssets }: Profile): Working {
  return {
    sentence: "The newest balance or value that a statement shows, or that you typed.",
    terms: assets.map(
      ({ name, accountLast4, value, sources }): Term => ({
        label: named(name, accountLast4),
        amount: value,
        source: sources["value"],
      }),
    ),
    result: { label: "Owned", amount: totalAssets },
  };
}

/** What is owed, debt by debt. */
export function liabilitiesWorking({ liabilities, totalLiabilities }: Profile): Working {
  return {
    sentence:
      "The newest balance that a statement shows, or that you typed. One that is unclear counts as nothing.",
    terms: liabilities.flatMap(({ creditor, accountLast4, balance, source }): Term[] =>
      balance === null
        ? []
        : [{ label: named(creditor, accountLast4), amount: balance, source: source ?? undefined }],
    ),
    result: { label: "Owed", amount: totalLiabilities },
  };
}

export function netWorthWorking({ totalAssets, totalLiabilities, netWorth }: Profile): Working {
  return {
    sentence: "What you own less what you owe. Tap the two sums for the accounts in them.",
    terms: [
      { label: "Owned", amount: totalAssets },
      { label: "Owed", amount: totalLiabilities, sign: "−" },
    ],
    ...(netWorth === null ? {} : { result: { label: "Net worth", amount: netWorth } }),
  };
}

export function cashFlowWorking({ income, spending, left }: NonNullable<Profile["cashFlow"]>): Working {
  return {
    sentence:
      "A usual month of your statements. Spending holds essentials, the minimums of your debts and the rest.",
    terms: [
      { label: "In", amount: income, to: CASHFLOW.to },
      { label: "Out", amount: spending, sign: "−", to: CASHFLOW.to },
    ],
    result: { label: "Left", amount: left },
    links: [CASHFLOW],
  };
}

export function debtToIncomeWorking({
  payments,
  income,
  percent,
  without,
}: NonNullable<Profile["debtToIncome"]>): Working {
  return {
    sentence: [
      `The minimums of a month are ${percent}\u00a0% of its income, to one decimal. Lenders call below 36\u00a0% healthy.`,
      ...(without.length === 0
        ? []
        : [
            `The minimum of ${without.join(", ")} is not known and not among them, so the true share is higher.`,
          ]),
    ].join(" "),
    terms: [
      { label: "Minimums of your debts", amount: payments, to: DEBTS.to },
      { label: "Income of a month", amount: income, to: CASHFLOW.to },
    ],
    links: [DEBTS, CASHFLOW],
  };
}

export function cardUtilizationWorking({
  balance,
  limit,
  percent,
  toPay,
  withinAdvice,
}: NonNullable<Profile["utilization"]>): Working {
  return {
    sentence: `What your cards owe is ${percent}\u00a0% of their limits, of all cards whose limit a statement shows. Scores suffer above 30\u00a0%.`,
    terms: [
      { label: "Balances", amount: balance, to: DEBTS.to },
      { label: "Limits", amount: limit, to: DEBTS.to },
    ],
    ...(withinAdvice ? {} : { result: { label: "Less by this is below 30\u00a0%", amount: toPay } }),
    links: [DEBTS],
  };
}

/** One month of the history: each account's newest statement by its end. */
export function monthNetWorthWorking({ month, parts, netWorth }: NetWorthMonth): Working {
  return {
    sentence:
      "The newest statement of each account by the end of the month; in the running month, by today. Without one a balance is carried for three months at most, then the month has no sum.",
    terms: parts.map(({ name, side, amount, asOf, documentId }) => ({
      label: `${name}, ${asOf.startsWith(month) ? "" : "carried from "}${dateText(asOf)}`,
      amount,
      ...(side === "liability" ? { sign: "−" as const } : {}),
      to: `/documents/${encodeURIComponent(documentId)}`,
    })),
    ...(netWorth === null ? {} : { result: { label: "Net worth", amount: netWorth } }),
  };
}

/** The balances of a month that are carried from the statement of an earlier one; none where each account has one of that month. */
export const carriedParts = ({ month, parts }: NetWorthMonth): NetWorthMonth["parts"] =>
  parts.filter(({ asOf }) => !asOf.startsWith(month));

/** "Maple Store of 20 Jul 2026, Harbor Bank of 31 Jul 2026": which balances are carried and from when; null where none is. */
export function carriedText(month: NetWorthMonth): string | null {
  const carried = carriedParts(month);
  if (carried.length === 0) return null;
  return carried.map(({ name, asOf }) => `${name} of ${dateText(asOf)}`).join(", ");
}
