import type { UpcomingPayment } from "#contract/system-status.ts";
import { dateText } from "../../lib/format-date.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { upcomingWorking } from "./workings.ts";

type PaymentStripProps = {
  readonly upcoming: readonly UpcomingPayment[];
  readonly paydays: readonly string[];
  readonly from: string;
};

type Day = {
  readonly date: string;
  readonly isPayday: boolean;
  readonly payments: readonly UpcomingPayment[];
};

/** The days on which money moves in the next five weeks: pay that comes in, payments that leave. */
export function PaymentStrip({ upcoming, paydays, from }: PaymentStripProps) {
  const last = upcoming.at(-1)?.date ?? from;
  const dates = [...new Set([...upcoming.map(({ date }) => date), ...paydays.filter((day) => day <= last)])]
    .filter((date) => date >= from)
    .toSorted();
  if (dates.length === 0) return null;
  const days = dates.map(
    (date): Day => ({
      date,
      isPayday: paydays.includes(date),
      payments: upcoming.filter((payment) => payment.date === date),
    }),
  );
  return (
    <Card>
      <CardTitle>The next five weeks</CardTitle>
      <p className="text-sm text-dim">Payments leave by themselves once they are set up.</p>
      <ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,14rem),1fr))] gap-3">
        {days.map((day) => (
          <li key={day.date} className="rounded-xl border border-hairline p-3">
            <p className="flex flex-wrap items-center justify-between gap-2">
              <span className="font-medium">{dateText(day.date, "day-month")}</span>
              {day.isPayday ? <Badge tone="accent">Payday</Badge> : null}
            </p>
            {day.payments.length > 0 ? (
              <ul className="mt-2 flex flex-col gap-1 text-sm">
                {day.payments.map((payment) => (
                  <li key={payment.debtId} className="flex justify-between gap-3">
                    <span className="min-w-0 [overflow-wrap:anywhere]">{payment.creditor}</span>
                    <WorkedFigure
                      name={`Payment to ${payment.creditor} on ${dateText(payment.date, "day-month")}`}
                      how={() => upcomingWorking(payment)}
                    >
                      <Money amount={payment.amount} className="shrink-0" />
                    </WorkedFigure>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
