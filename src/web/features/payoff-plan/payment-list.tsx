import { useId, useState } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { monthText, ordinal } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { dayOfMonthText } from "../../lib/format-date.ts";
import { centsOf, sumCents } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Switch } from "../../ui/switch.tsx";
import { WorkedFigure, type Working } from "../../ui/worked-figure.tsx";
import { type CreditorInstructions, creditorInstructions } from "./creditor-instructions.ts";
import { InstructionsDialog } from "./instructions-dialog.tsx";
import { paymentWorking, type SourceOf } from "./workings.ts";

/**
 * What to set up as automatic payments from the first month, per creditor, with what to do there; adds up to the month's total. A
 * debt outside the plan has its minimum here all the same: it is due, and the cashflow takes it off.
 */
export function PaymentList({ plan, sourceOf }: { readonly plan: PayoffPlan; readonly sourceOf: SourceOf }) {
  const switchId = useId();
  const [isEven, setIsEven] = useState(false);
  // The instructions stay in the dialog while it closes.
  const [shown, setShown] = useState<CreditorInstructions>();
  const [isOpen, setIsOpen] = useState(false);
  const open = (debtId: string) => {
    setShown(creditorInstructions(plan, debtId, isEven ? "even" : "plan"));
    setIsOpen(true);
  };
  const even = isEven ? plan.evenSplit : undefined;
  const days = new Map(plan.autopay.creditors.map(({ debtId, dayOfMonth }) => [debtId, dayOfMonth]));
  const byHand = new Map(
    plan.autopay.creditors.flatMap(({ debtId, payments: [first] }) =>
      first?.isByHand ? [[debtId, first.payOn] as const] : [],
    ),
  );
  const inPlan = plan.debts.map((debt) => ({
    ...debt,
    firstByHand: byHand.get(debt.debtId) ?? null,
    dayOfMonth: days.get(debt.debtId) ?? null,
    amount: centsOf(
      even ? even.amounts.find(({ debtId }) => debtId === debt.debtId)?.amount : debt.firstPayment,
    ),
  }));
  const outside = plan.leftOut.filter((debt) => debt.minimumPayment !== null);
  const total = cents(
    inPlan.reduce<number>(
      (sum, { amount }) => sum + amount,
      sumCents(outside.map((debt) => debt.minimumPayment)),
    ),
  );
  return (
    <Card>
      <CardTitle>Payments to set up</CardTitle>
      <p className="text-sm text-dim">
        {even
          ? `The same extra to each debt. ${even.sentence}`
          : plan.debts.length === 1
            ? `Once, at the creditor's site, from what is due in ${monthText(plan.startMonth)}. It stays until the debt is paid off.`
            : `Once, at each creditor's site, from what is due in ${monthText(plan.startMonth)}. They stay until the first debt is done.`}
      </p>
      <ul className="mt-4 divide-y divide-hairline">
        {inPlan.map((debt) => (
          <Payment
            key={debt.debtId}
            {...debt}
            how={() => paymentWorking(plan, debt.debtId, debt.amount, sourceOf)}
            onInstructions={open}
          />
        ))}
      </ul>
      {outside.length > 0 ? (
        <>
          <h3 id="outside-the-plan" className="mt-2 text-sm font-medium text-dim">
            Not in the plan, but pay at least
          </h3>
          <ul aria-labelledby="outside-the-plan" className="divide-y divide-hairline">
            {outside.map((debt) => (
              <Payment
                key={debt.debtId}
                {...debt}
                amount={centsOf(debt.minimumPayment)}
                how={() => ({
                  sentence: "Its minimum: it is due all the same, and the cashflow takes it off.",
                  result: { label: "Minimum", amount: centsOf(debt.minimumPayment) },
                  links: [{ to: `/?tab=debts#${debt.debtId}`, label: "The debt and its statement" }],
                })}
                onInstructions={open}
              />
            ))}
          </ul>
        </>
      ) : null}
      <p className="flex items-baseline justify-between gap-4 border-t border-field pt-3 font-semibold">
        {monthText(plan.startMonth)}
        <WorkedFigure
          name={`All payments of ${monthText(plan.startMonth)}`}
          how={() => ({
            sentence: "What is to be set up, added.",
            terms: [
              ...inPlan.map(({ creditor, amount }) => ({ label: creditor, amount })),
              ...outside.map(({ creditor, minimumPayment }) => ({
                label: creditor,
                amount: centsOf(minimumPayment),
              })),
            ],
            result: { label: "In the first month", amount: total },
          })}
        >
          <Money amount={total} />
        </WorkedFigure>
      </p>
      {plan.debts.length < 2 ? null : (
        <div className="mt-3 flex items-center justify-between gap-4 text-sm">
          <label htmlFor={switchId} className="flex min-h-11 flex-1 cursor-pointer items-center">
            Even split
          </label>
          <Switch id={switchId} checked={isEven} onCheckedChange={setIsEven} />
        </div>
      )}
      <InstructionsDialog instructions={shown} open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  );
}

type PaymentProps = {
  readonly debtId: string;
  readonly creditor: string;
  readonly paymentDueDate: string | null;
  readonly amount: Cents;
  /** The day to choose in the autopay form; none for debts outside the plan. */
  readonly dayOfMonth?: number | null;
  /** The day of a first payment that no automatic one can make any more. */
  readonly firstByHand?: string | null;
  readonly how: () => Working;
  readonly onInstructions: (debtId: string) => void;
};

function dayText(dayOfMonth: number | null, paymentDueDate: string | null): string {
  if (paymentDueDate === null) return "due date not shown";
  const due = dayOfMonthText(paymentDueDate);
  return dayOfMonth === null
    ? `by the ${due} of each month`
    : `on the ${ordinal(dayOfMonth)}, due on the ${due}`;
}

function Payment({
  debtId,
  creditor,
  paymentDueDate,
  amount,
  dayOfMonth = null,
  firstByHand = null,
  how,
  onInstructions,
}: PaymentProps) {
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 py-3 max-lg:pb-1 lg:grid-cols-[1fr_auto_auto]">
      <span className="min-w-0">
        <span className="block [overflow-wrap:anywhere]">{creditor}</span>
        <span className="block text-sm text-dim">{dayText(dayOfMonth, paymentDueDate)}</span>
        {firstByHand === null ? null : (
          <span className="block text-sm text-attention">
            the first one by hand on <DateText date={firstByHand} format="day-month" />
          </span>
        )}
      </span>
      <span className="text-right lg:order-3 lg:w-28">
        <WorkedFigure name={`Payment to ${creditor}`} how={how}>
          <Money amount={amount} className="font-medium" />
        </WorkedFigure>
      </span>
      <Button
        variant="link"
        size="sm"
        aria-label={`View Instructions for ${creditor}`}
        onClick={() => onInstructions(debtId)}
        className="min-h-11 justify-self-start px-0 lg:order-2 lg:px-3"
      >
        View Instructions
      </Button>
    </li>
  );
}
