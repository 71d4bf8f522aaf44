import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dollarText, ordinal } from "#contract/plan-sentences.ts";
import type { Cents } from "#engine/money/cents.ts";
import { dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";

export type CreditorInstructions = {
  readonly creditor: string;
  /** What to type at the creditor's; null where nothing is to be set up. */
  readonly amount: Cents | null;
  /** "on the 28th of each month"; null where no document shows the due day. */
  readonly day: string | null;
  /** Why that day; null where none can be named. */
  readonly dayReason: string | null;
  /** What to do, in order, as sentences. */
  readonly steps: readonly string[];
  /** What changes later, earliest first. */
  readonly changes: readonly { readonly on: string; readonly text: string }[];
};

/**
 * What to do at one creditor: for the plan's own amounts the words of the set-up guide, for the even split the same page with the even
 * amount. The even split has no later changes of its own, so none are promised.
 */
export function creditorInstructions(
  plan: PayoffPlan,
  debtId: string,
  split: "plan" | "even",
): CreditorInstructions {
  const autopay = plan.autopay.creditors.find((one) => one.debtId === debtId);
  const debt =
    plan.debts.find((one) => one.debtId === debtId) ?? plan.leftOut.find((one) => one.debtId === debtId);
  const items = (kind: (typeof plan.setupGuide)[number]["kind"]) =>
    plan.setupGuide
      .filter((step) => step.kind === kind)
      .flatMap((step) => step.items.filter((item) => item.debtId === debtId));
  const setUp = [...items("minimums"), ...items("extra")];
  const first = autopay?.payments[0];
  const day = autopay?.dayOfMonth == null ? null : `on the ${ordinal(autopay.dayOfMonth)} of each month`;
  const even =
    split === "even" && autopay
      ? plan.evenSplit.amounts.find((amount) => amount.debtId === debtId)?.amount
      : undefined;
  const base = {
    creditor: autopay?.creditor ?? debt?.creditor ?? "",
    day,
    dayReason: autopay && day ? autopay.dayReason : null,
  };
  const collect = items("collect").map(({ text }) => text);
  if (even !== undefined) {
    const amount = centsOf(even);
    const when = day ?? "on the first business day of the month";
    return {
      ...base,
      amount,
      steps: [
        ...collect,
        `Choose a fixed amount of ${dollarText(amount)}, ${when}.`,
        first === undefined
          ? ""
          : first.isByHand
            ? `Make the first payment by hand on ${dateText(first.payOn, "long")}.`
            : `The first one leaves on ${dateText(first.payOn, "long")}.`,
        "Switch it off when the creditor shows a balance of zero.",
      ].filter((step) => step !== ""),
      changes: [],
    };
  }
  return {
    ...base,
    amount: setUp[0]?.amount == null ? null : centsOf(setUp[0].amount),
    steps: [...collect, ...setUp.map(({ text }) => text)],
    changes: plan.autopay.changes
      .filter((change) => change.debtId === debtId)
      .map(({ on, sentence }) => ({ on, text: sentence })),
  };
}
