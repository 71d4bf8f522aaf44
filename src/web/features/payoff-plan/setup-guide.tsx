import { ChevronDown } from "lucide-react";
import { memo, useEffect, useId, useRef } from "react";
import { Link, useLocation } from "react-router";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { Money } from "../../ui/money.tsx";
import { Switch } from "../../ui/switch.tsx";

const PLACE = "setup-guide";

type SetupGuideProps = Pick<PayoffPlan, "setupGuide"> & {
  /** When the person said that all of it is done; null before. */
  readonly setUpOn: string | null;
  readonly onSetUp: (isDone: boolean) => void;
};

/** Five steps that put the plan on autopay; the first one is open. */
export const SetupGuide = memo(function SetupGuide({ setupGuide, setUpOn, onSetUp }: SetupGuideProps) {
  const switchId = useId();
  const { hash } = useLocation();
  const card = useRef<HTMLElement>(null);
  // Who comes by a link to the guide lands on it.
  useEffect(() => {
    if (hash === `#${PLACE}`) card.current?.scrollIntoView();
  }, [hash]);
  return (
    <Card id={PLACE} ref={card}>
      <CardTitle>Set it up in five steps</CardTitle>
      <p className="text-sm text-dim">About ten minutes, once. Then it runs by itself.</p>
      <ol className="mt-4 flex flex-col divide-y divide-hairline">
        {setupGuide.map(({ step, kind, title, text, items }) => (
          <li key={step}>
            <details className="group py-1" open={step === 1}>
              <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-lg py-1 [&::-webkit-details-marker]:hidden">
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
              <div data-worked className="pb-4 pl-11">
                <p className="text-sm text-dim">{text}</p>
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
                {items.length > 0 ? (
                  <p className="mt-3 text-sm">
                    <Link to="/?tab=export" className="text-accent underline underline-offset-4">
                      Where these amounts come from
                    </Link>
                  </p>
                ) : null}
              </div>
            </details>
          </li>
        ))}
      </ol>
      <div className="mt-3 flex items-center justify-between gap-4 border-t border-hairline pt-2">
        <label htmlFor={switchId} className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center">
          <span className="font-medium">I have set the payments up</span>
          {setUpOn === null ? null : (
            <span className="text-sm text-dim">
              since <DateText date={setUpOn} format="short" />
            </span>
          )}
        </label>
        <Switch id={switchId} checked={setUpOn !== null} onCheckedChange={onSetUp} />
      </div>
    </Card>
  );
});
