import { useQuery } from "@tanstack/react-query";
import type { PlanHistory, PlanRevision } from "#contract/plan-history.ts";
import { monthText } from "#contract/plan-sentences.ts";
import { dateText } from "../../lib/format-date.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { planHistoryQuery } from "./api.ts";
import { aheadWorking, paymentWorking, revisionWorking } from "./workings.ts";

type RecordedPayment = PlanHistory["payments"][number];

const SHOWN = 6;

/** How the plan has gone since the first one: what changed it, what was paid, and what each debt owes beside what was planned. */
export function PlanStory() {
  const { data: history } = useQuery(planHistoryQuery);
  // Beside the plan itself this is an extra: while it loads or fails, nothing is missing.
  if (!history) return null;
  const { revisions, payments, marks, gaps } = history;
  if (revisions.length < 2 && payments.length + marks.length + gaps.length === 0) return null;
  return (
    <div className="mt-6 grid items-start gap-4 lg:grid-cols-2">
      {history.revisions.length > 1 ? <Changes history={history} /> : null}
      {payments.length + marks.length + gaps.length > 0 ? <Payments history={history} /> : null}
    </div>
  );
}

function Changes({ history: { revisions, debts } }: { readonly history: PlanHistory }) {
  const first = revisions[0];
  const newest = revisions.slice(1).toReversed();
  return (
    <Card>
      <CardTitle>How your plan goes</CardTitle>
      {first ? (
        <p className="text-sm text-dim">
          Your first plan, of {dateText(first.madeOn)}, ended on {dateText(first.debtFreeDate)}.
        </p>
      ) : null}
      <ol className="mt-4 flex flex-col gap-4">
        {newest.slice(0, SHOWN).map((revision, index) => (
          <Change
            key={`${revision.madeOn} ${revision.sentence}`}
            revision={revision}
            before={newest[index + 1] ?? first}
          />
        ))}
      </ol>
      {debts.length > 0 ? (
        <ul className="mt-4 flex flex-col gap-2 border-t border-hairline pt-4 text-sm">
          {debts.map((debt) => (
            <li key={debt.debtId} className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {debt.creditor}
                {debt.accountLast4 ? <span className="figures text-dim"> ···{debt.accountLast4}</span> : null}
              </span>
              <Ahead debt={debt} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

type ChangeProps = { readonly revision: PlanRevision; readonly before: PlanRevision | undefined };

function Change({ revision, before }: ChangeProps) {
  return (
    <li data-worked>
      <p className={(revision.daysSooner ?? 0) < 0 ? "font-medium text-attention" : "font-medium"}>
        <WorkedFigure name="This change" how={() => revisionWorking(revision, before)}>
          <span data-told>{revision.sentence}</span>
        </WorkedFigure>
      </p>
      <p className="text-sm text-dim">
        <DateText date={revision.madeOn} format="short" /> · debt-free on{" "}
        <DateText date={revision.debtFreeDate} format="short" />
      </p>
    </li>
  );
}

function Ahead({ debt }: { readonly debt: PlanHistory["debts"][number] }) {
  const { ahead } = debt;
  if (ahead === null) return <span className="text-dim">not known until its next statement</span>;
  const amount = centsOf(ahead);
  if (amount === 0) return <span className="text-dim">as planned</span>;
  return (
    <span className={amount > 0 ? "text-accent" : "text-attention"}>
      <WorkedFigure name={`${debt.creditor} beside the plan`} how={() => aheadWorking(debt)}>
        <Money amount={ahead.replace("-", "")} /> {amount > 0 ? "less than planned" : "more than planned"}
      </WorkedFigure>
    </span>
  );
}

const MARKED = { paid: "marked as paid by you", unpaid: "marked as not paid by you" } as const;

function Payments({ history: { payments, marks, gaps } }: { readonly history: PlanHistory }) {
  return (
    <Card>
      <CardTitle>{payments.length > 0 ? "What your statements show as paid" : "What was paid"}</CardTitle>
      {gaps.map((sentence) => (
        <p key={sentence} className="mt-2 text-sm text-attention">
          {sentence}
        </p>
      ))}
      {marks.length > 0 ? (
        <ul aria-label="Payments you marked" className="mt-3 divide-y divide-hairline">
          {marks.slice(0, SHOWN).map((mark) => (
            <li
              key={`${mark.debtId} ${mark.month}`}
              data-own-word
              className="flex justify-between gap-4 py-3"
            >
              <span className="min-w-0">
                <span className="block font-medium [overflow-wrap:anywhere]">{mark.creditor}</span>
                <span className="block text-sm text-dim">
                  {monthText(mark.month)} ·{" "}
                  {mark.sentence ?? `${MARKED[mark.marked]}, no statement tells yet`}
                </span>
              </span>
              <Money amount={mark.amount} className="font-medium" />
            </li>
          ))}
        </ul>
      ) : null}
      <ul className="mt-3 divide-y divide-hairline">
        {payments.slice(0, SHOWN).map((payment) => (
          <li key={`${payment.debtId} ${payment.to}`} data-worked className="flex justify-between gap-4 py-3">
            <div className="min-w-0">
              <p className="font-medium [overflow-wrap:anywhere]">
                {payment.creditor}
                {payment.accountLast4 ? (
                  <span className="figures font-normal text-dim"> ···{payment.accountLast4}</span>
                ) : null}
              </p>
              <p className="text-sm text-dim">
                {dateText(payment.from, "day-month")} to {dateText(payment.to)}
                <Charges payment={payment} />
              </p>
            </div>
            <p className="shrink-0 text-right">
              <WorkedFigure name={`Paid to ${payment.creditor}`} how={() => paymentWorking(payment)}>
                {payment.paid === null ? (
                  <span className="text-sm text-dim">not shown</span>
                ) : (
                  <Money amount={payment.paid} className="font-medium" />
                )}
              </WorkedFigure>
              <BalanceChange principal={payment.principal} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What was charged in between: paid less this is by how much the balance fell, unless `other` names a rest. */
function Charges({
  payment: { paid, interest, fees, purchases, other },
}: {
  readonly payment: RecordedPayment;
}) {
  const rest = centsOf(other);
  const charges = [
    ["interest", interest],
    ["fees", fees],
    ["purchases", purchases],
    [rest > 0 ? "credits not printed" : "charges not printed", paid === null ? null : other],
  ] as const;
  return charges.map(([name, amount]) =>
    amount === null || centsOf(amount) === 0 ? null : (
      <span key={name} className="block">
        <Money amount={amount.replace("-", "")} /> {name}
      </span>
    ),
  );
}

function BalanceChange({ principal }: { readonly principal: string }) {
  const amount = centsOf(principal);
  if (amount === 0) return <span className="block text-sm text-dim">balance unchanged</span>;
  return (
    <span className="block text-sm text-dim">
      balance <Money amount={principal.replace("-", "")} /> {amount > 0 ? "lower" : "higher"}
    </span>
  );
}
