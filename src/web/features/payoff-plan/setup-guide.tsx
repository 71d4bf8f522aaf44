import { ChevronDown } from "lucide-react";
import { memo } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";

/** Five steps that put the plan on autopay; the first one is open. */
export const SetupGuide = memo(function SetupGuide({ setupGuide }: Pick<PayoffPlan, "setupGuide">) {
  return (
    <Card id="setup-guide">
      <CardTitle>Set it up in five steps</CardTitle>
      <p className="text-sm text-dim">About ten minutes, once. Then it runs by itself.</p>
      <ol className="mt-4 flex flex-col divide-y divide-hairline">
        {setupGuide.map(({ step, kind, title, text, items }) => (
          <li key={step}>
            <details className="group py-1" open={step === 1}>
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg [&::-webkit-details-marker]:hidden">
                <span className="figures grid size-8 shrink-0 place-items-center rounded-full bg-raised text-sm font-semibold text-dim group-open:bg-accent group-open:text-on-accent">
                  {step}
                </span>
                <span className="min-w-0 flex-1 font-medium">{title}</span>
                <ChevronDown
                  aria-hidden="true"
                  strokeWidth={1.5}
                  className="size-5 shrink-0 text-dim transition-transform group-open:rotate-180"
                />
              </summary>
              <div className="pb-4 pl-11">
                <p className="text-dim">{text}</p>
                {items.length > 0 ? (
                  <ul className="mt-3 flex flex-col gap-3">
                    {items.map((item) => (
                      <li key={`${item.debtId} ${item.text}`} className="text-sm">
                        <span className="flex items-baseline justify-between gap-4">
                          <span className="min-w-0 font-medium [overflow-wrap:anywhere]">
                            {item.creditor}
                          </span>
                          {item.amount ? <Money amount={item.amount} className="font-medium" /> : null}
                        </span>
                        <span className="block text-dim">
                          {kind === "change" && item.date ? (
                            <>
                              by <DateText date={item.date} />:{" "}
                            </>
                          ) : null}
                          {item.text}
                        </span>
                      </li>
                    ))}
                  </ul>
                ) : null}
              </div>
            </details>
          </li>
        ))}
      </ol>
    </Card>
  );
});
