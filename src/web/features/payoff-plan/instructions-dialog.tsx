import { DateText } from "../../ui/date-text.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Money } from "../../ui/money.tsx";
import type { CreditorInstructions } from "./creditor-instructions.ts";

type InstructionsDialogProps = {
  /** Undefined before the first one is opened. */
  readonly instructions: CreditorInstructions | undefined;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
};

/** What to choose on one creditor's page: the amount and the day large, the steps below, then what changes later. */
export function InstructionsDialog({ instructions, open, onOpenChange }: InstructionsDialogProps) {
  if (!instructions) return null;
  const { creditor, amount, day, dayReason, steps, changes } = instructions;
  return (
    <Dialog title={creditor} open={open} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-5">
        {amount === null ? null : (
          <div className="rounded-xl bg-accent-soft p-4">
            <Money amount={amount} size="large" />
            {day ? <p className="font-medium">{day}</p> : null}
            {dayReason ? <p className="mt-1 text-sm text-dim">{dayReason}</p> : null}
          </div>
        )}
        {steps.length === 0 ? (
          <p className="text-dim">There is nothing to set up here now.</p>
        ) : (
          <ol className="flex list-decimal flex-col gap-3 pl-5 marker:font-medium marker:text-dim">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        {changes.length === 0 ? null : (
          <section>
            <h3 className="text-sm font-medium text-dim">Later changes</h3>
            <ul className="mt-2 flex flex-col gap-2 text-sm">
              {changes.map(({ on, text }) => (
                <li key={`${on} ${text}`}>
                  by <DateText date={on} format="short" />: {text}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  );
}
