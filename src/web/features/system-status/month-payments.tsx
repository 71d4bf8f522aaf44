import { Check, CircleDashed, CircleSlash2, FileCheck, X } from "lucide-react";
import type { MonthPayment } from "#contract/payments.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { today } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { useMarkPayment } from "./use-mark-payment.ts";
import { monthPaymentWorking } from "./workings.ts";

/** What is due in a month, or left of it, each with what is known of it; what no statement tells can be marked by hand. */
export function MonthPayments({ payments }: { readonly payments: readonly MonthPayment[] }) {
  const { mutate } = useMarkPayment();
  const month = payments[0]?.month;
  if (month === undefined) return null;
  return (
    <Card>
      <CardTitle>Payments of {monthText(month)}</CardTitle>
      <p className="text-sm text-dim">
        Statements tell by themselves. A mark counts in the month's progress until a statement tells; it
        changes neither a balance nor the plan.
      </p>
      <ul className="mt-3 divide-y divide-hairline">
        {payments.map((payment) => (
          <Payment key={payment.debtId} payment={payment} onMark={(status) => mutate({ payment, status })} />
        ))}
      </ul>
    </Card>
  );
}

const STATES = {
  paid: { icon: Check, style: "text-accent", word: "paid" },
  part: { icon: CircleSlash2, style: "text-attention", word: "less than planned" },
  unpaid: { icon: X, style: "text-attention", word: "not paid" },
  open: { icon: CircleDashed, style: "text-dim", word: "not known yet" },
} as const;

type PaymentProps = {
  readonly payment: MonthPayment;
  readonly onMark: (status: "paid" | "unpaid" | null) => void;
};

function Payment({ payment, onMark }: PaymentProps) {
  const { creditor, accountLast4, amount, dueDate, state, knownBy, sentence } = payment;
  const { icon, style, word } = STATES[state];
  const Icon = knownBy === "statement" && state === "paid" ? FileCheck : icon;
  const isMarked = knownBy === "person";
  const name = accountLast4 === null ? creditor : `${creditor} ending ${accountLast4}`;
  return (
    <li data-worked className="py-3">
      <div className="flex items-baseline justify-between gap-4">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{creditor}</p>
        <WorkedFigure name={`Payment to ${creditor}`} how={() => monthPaymentWorking(payment)}>
          <Money amount={amount} className="font-medium" />
        </WorkedFigure>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-dim">
          <Icon aria-hidden="true" strokeWidth={1.5} className={`size-4 shrink-0 ${style}`} />
          <span>
            due <DateText date={dueDate} format="day-month" /> · <span className={style}>{word}</span>
            {isMarked ? ", marked by you" : null}
          </span>
        </p>
        {knownBy === "statement" ? null : (
          <span className="-mr-3 ml-auto flex">
            {isMarked || dueDate > today() ? null : (
              <Button
                variant="quiet"
                size="sm"
                className="min-h-11"
                aria-label={`Not paid: ${name}`}
                onClick={() => onMark("unpaid")}
              >
                Not paid
              </Button>
            )}
            {/* One and the same button, so that the keyboard stays where it is. */}
            <Button
              variant="quiet"
              size="sm"
              className="min-h-11 text-accent"
              aria-label={`${isMarked ? "Undo the mark" : "Mark as paid"}: ${name}`}
              onClick={() => onMark(isMarked ? null : "paid")}
            >
              {isMarked ? "Undo" : "Mark as paid"}
            </Button>
          </span>
        )}
      </div>
      {sentence === null ? null : (
        <p className={`mt-1 text-sm ${sentence.startsWith("You marked") ? "text-attention" : "text-dim"}`}>
          {sentence}
        </p>
      )}
    </li>
  );
}
