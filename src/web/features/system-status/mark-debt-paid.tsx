import { useQuery } from "@tanstack/react-query";
import { Check } from "lucide-react";
import { monthText } from "#contract/plan-sentences.ts";
import { Button } from "../../ui/button.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { systemStatusQuery } from "./api.ts";
import { useMarkPayment } from "./use-mark-payment.ts";
import { monthPaymentWorking } from "./workings.ts";

type MarkDebtPaidProps = {
  readonly debtId: string;
  /** Says which debt it is, to who cannot see the card. */
  readonly name: string;
};

/** Whether this month's payment of a debt was made, and the mark for it; nothing where none is known to be due. */
export function MarkDebtPaid({ debtId, name }: MarkDebtPaidProps) {
  const { data: status } = useQuery(systemStatusQuery);
  const { mutate } = useMarkPayment();
  const payment = status?.month?.payments.find((one) => one.debtId === debtId);
  if (payment === undefined) return null;
  const isMarked = payment.knownBy === "person";
  const isPaid = payment.state === "paid";
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline py-1 text-sm">
      <p className="min-w-0 text-dim">
        {monthText(payment.month)}:{" "}
        {isPaid ? (
          <span className="inline-flex items-center gap-1 text-accent">
            <Check aria-hidden="true" strokeWidth={1.5} className="size-4" />
            paid{payment.knownBy === "statement" ? ", by the statement" : ", marked by you"}
          </span>
        ) : (
          <>
            due{" "}
            <WorkedFigure name={`Payment of ${name}`} how={() => monthPaymentWorking(payment)}>
              <DateText date={payment.dueDate} format="day-month" />
            </WorkedFigure>
            {payment.state === "unpaid"
              ? ", not paid"
              : payment.state === "part"
                ? ", less than planned"
                : null}
          </>
        )}
      </p>
      {payment.knownBy === "statement" ? null : (
        // One and the same button, so that the keyboard stays where it is.
        <Button
          variant="quiet"
          size="sm"
          className="-mr-3 ml-auto min-h-11 text-accent"
          aria-label={`${isMarked ? "Undo the mark" : "Mark as paid"}: ${name}`}
          onClick={() => mutate({ payment, status: isMarked ? null : "paid" })}
        >
          {isMarked ? "Undo the mark" : "Mark as paid"}
        </Button>
      )}
    </div>
  );
}
