import { type FormEvent, type Ref, useId, useState } from "react";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { isSavingsUnknown } from "#contract/extra-certainty.ts";
import type { PlanChoicesChange } from "#contract/plan-choices.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { centsOf } from "../../lib/format-money.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { TextField } from "../../ui/form-field.tsx";
import { Money } from "../../ui/money.tsx";
import { Progress } from "../../ui/progress.tsx";
import { Switch } from "../../ui/switch.tsx";
import { WorkedFigure } from "../../ui/worked-figure.tsx";
import { useDecide } from "./api.ts";
import { BalanceQuestions } from "./balance-questions.tsx";
import { bufferNowWorking, bufferTargetWorking, savingsWorking } from "./workings.ts";

type BufferProps = { readonly analysis: CashflowAnalysis };

/** Opens what a person decides in this card, and leads there: with the focus, so that the keyboard goes on from it. */
export function openSettings(card: HTMLElement | null): void {
  for (const part of card?.querySelectorAll("details") ?? []) part.open = true;
  card?.querySelector("summary")?.focus({ preventScroll: true });
  card?.scrollIntoView({ block: "center" });
}

/** What is saved, what must stay, and what the person decides about both: the least they keep, and which accounts count. */
export function BufferCard({ ref, analysis }: BufferProps & { readonly ref: Ref<HTMLElement> }) {
  const decide = useDecide();
  return (
    <Card ref={ref}>
      <CardTitle>Emergency buffer</CardTitle>
      {isSavingsUnknown(analysis) ? (
        <p className="mt-2 text-dim">Not known: no document shows what stands in your accounts.</p>
      ) : (
        <Saved analysis={analysis} />
      )}
      {analysis.unknownBalances.length > 0 && analysis.decidedBy !== "unknown-savings" ? (
        <BalanceQuestions analysis={analysis} />
      ) : null}
      <p className="mt-3 text-sm text-dim">
        <WorkedFigure name="What must stay" how={() => bufferNowWorking(analysis)}>
          <Money amount={analysis.bufferNow} className="text-text" />
        </WorkedFigure>{" "}
        must stay in your accounts now, {isOwn(analysis) ? "as you chose." : "for a heavy week."}
      </p>
      <div className="mt-3 divide-y divide-hairline border-t border-hairline" aria-busy={decide.isPending}>
        <LeastBuffer key={analysis.ownBuffer} analysis={analysis} onChange={decide.mutate} />
        {analysis.accounts.length > 1 ? <Accounts analysis={analysis} onChange={decide.mutate} /> : null}
      </div>
    </Card>
  );
}

function Saved({ analysis }: BufferProps) {
  return (
    <>
      <p className="mt-2">
        <WorkedFigure name="Saved" how={() => savingsWorking(analysis)}>
          <Money amount={analysis.currentSavings} size="large" />
        </WorkedFigure>
      </p>
      <p className="text-sm text-dim">
        saved, of a target of{" "}
        <WorkedFigure name="Target of the buffer" how={() => bufferTargetWorking(analysis)}>
          <Money amount={analysis.bufferTarget} />
        </WorkedFigure>
      </p>
      <Progress value={bufferPercent(analysis)} label="Emergency buffer saved" className="mt-3" />
    </>
  );
}

function bufferPercent({ currentSavings, bufferTarget }: CashflowAnalysis): number {
  const target = centsOf(bufferTarget);
  return target > 0 ? Math.floor((centsOf(currentSavings) * 100) / target) : 100;
}

/** Whether the person's own least is what must stay. */
const isOwn = ({ ownBuffer, weekBuffer }: CashflowAnalysis): boolean =>
  ownBuffer !== null && centsOf(ownBuffer) > centsOf(weekBuffer);

const SUMMARY = "flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-lg text-sm";

type DecisionProps = BufferProps & { readonly onChange: (change: PlanChoicesChange) => void };

function LeastBuffer({ analysis, onChange }: DecisionProps) {
  const { ownBuffer, weekBuffer } = analysis;
  const [text, setText] = useState(ownBuffer ?? "");
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amount = parseMoney(text.replaceAll(/[$,\s]/g, ""));
    if (amount === undefined || amount < 0) setProblem("Write an amount such as 1500 or 1500.00.");
    else onChange({ leastBuffer: formatMoney(amount) });
  };
  return (
    <details className="group py-1">
      <summary className={SUMMARY}>
        <span data-own-word>
          {ownBuffer === null ? (
            "Keep more in the accounts"
          ) : (
            <>
              You keep at least <Money amount={ownBuffer} />
            </>
          )}
        </span>
        <span className="text-accent group-open:hidden">Change</span>
      </summary>
      <form onSubmit={submit} noValidate className="mt-2 mb-3 grid gap-3">
        <TextField
          label="Keep at least"
          format="decimal"
          unit="$"
          hint="Less is sent to debt so that this stays. A heavy week of yours may need more; then that stays."
          value={text}
          onChange={(value) => {
            setText(value);
            setProblem(undefined);
          }}
          problem={problem}
        />
        {ownBuffer !== null && centsOf(ownBuffer) <= centsOf(weekBuffer) ? (
          <p data-worked className="text-sm text-dim">
            A heavy week of yours needs{" "}
            <WorkedFigure name="A heavy week" how={() => bufferNowWorking(analysis)}>
              <Money amount={weekBuffer} />
            </WorkedFigure>
            , so that stays.
          </p>
        ) : null}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="secondary" className="min-h-11">
            Save
          </Button>
          {ownBuffer === null ? null : (
            <Button variant="quiet" className="min-h-11" onClick={() => onChange({ leastBuffer: null })}>
              Forget it
            </Button>
          )}
        </div>
      </form>
    </details>
  );
}

function Accounts({ analysis: { accounts }, onChange }: DecisionProps) {
  const counted = accounts.filter(({ isExcluded }) => !isExcluded);
  const excluded = accounts.filter(({ isExcluded }) => isExcluded).map(({ id }) => id);
  return (
    <details className="group py-1">
      <summary className={SUMMARY}>
        <span>
          {counted.length} of {accounts.length} bank accounts count
        </span>
        <span className="text-accent group-open:hidden">Change</span>
      </summary>
      <p className="mt-1 text-sm text-dim">
        Leave out an account whose money is not for your debts: what is in there does not count, and what goes
        there counts as spent.
      </p>
      <ul className="mb-2">
        {accounts.map((account) => (
          <AccountSwitch
            key={account.id}
            account={account}
            isLast={counted.length === 1 && !account.isExcluded}
            onChange={(counts) =>
              onChange({
                excludedAccounts: counts
                  ? excluded.filter((id) => id !== account.id)
                  : [...excluded, account.id],
              })
            }
          />
        ))}
      </ul>
    </details>
  );
}

type AccountSwitchProps = {
  readonly account: CashflowAnalysis["accounts"][number];
  readonly isLast: boolean;
  readonly onChange: (counts: boolean) => void;
};

function AccountSwitch({ account, isLast, onChange }: AccountSwitchProps) {
  const id = useId();
  const { name, accountLast4, isExcluded } = account;
  return (
    <li className="flex items-center justify-between gap-4 text-sm">
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 flex-col justify-center break-words">
        {accountLast4 === null ? name : `${name} ···${accountLast4}`}
        {isLast ? <span className="text-dim">One account has to count.</span> : null}
      </label>
      {isLast ? null : <Switch id={id} checked={!isExcluded} onCheckedChange={onChange} />}
    </li>
  );
}
