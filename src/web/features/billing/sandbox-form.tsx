import { type FormEvent, useState } from "react";
import { type SandboxOutcome, testCards } from "#contract/billing.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TextField } from "../../ui/form-field.tsx";
import { answerChallenge, payInSandbox } from "./api.ts";
import type { PaymentFormProps } from "./payment-form.tsx";
import { spaced, testCardOf } from "./test-card-number.ts";
import { TestModeBanner } from "./test-mode-banner.tsx";

/** Pays with one of the test cards; the number is looked up here and never sent. */
export function SandboxForm({ clientSecret, label, onPaid, onFailed }: PaymentFormProps) {
  const [typed, setTyped] = useState(spaced(testCards[0].number));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const settle = (outcome: SandboxOutcome) => {
    setAsking(outcome.status === "requires_action");
    if (outcome.status === "succeeded") {
      onPaid();
      return;
    }
    setBusy(false);
    if (outcome.status === "failed") onFailed(outcome.message ?? "Your card was declined.");
  };
  const run = (asked: Promise<SandboxOutcome>) => {
    setBusy(true);
    void asked.then(settle, (error: unknown) => {
      setBusy(false);
      setAsking(false);
      onFailed(sentenceOf(error));
    });
  };
  const pay = (event: FormEvent) => {
    event.preventDefault();
    const testCard = testCardOf(typed);
    setProblem(
      testCard === undefined
        ? "This is not one of the test cards. Never type a real card here; nothing was sent."
        : undefined,
    );
    if (testCard !== undefined) run(payInSandbox(clientSecret, testCard));
  };

  return (
    <form onSubmit={pay} className="flex flex-col gap-4">
      <TestModeBanner />
      <fieldset>
        <legend className="mb-2 text-sm">Test card</legend>
        <div className="grid grid-cols-2 gap-2">
          {testCards.map(({ name, number, label: words }) => (
            <button
              key={name}
              type="button"
              aria-pressed={testCardOf(typed) === name}
              onClick={() => {
                setTyped(spaced(number));
                setProblem(undefined);
              }}
              className="min-h-11 rounded-xl border border-hairline bg-background px-3 py-2 text-left text-sm last:odd:col-span-2 hover:bg-raised aria-pressed:border-accent aria-pressed:bg-accent-soft"
            >
              <span className="block font-medium">{words}</span>
              <span className="figures text-xs text-dim">···· {number.slice(-4)}</span>
            </button>
          ))}
        </div>
      </fieldset>
      <TextField
        label="Card number"
        hint="Test numbers only; any other is refused here and sent nowhere."
        format="whole"
        value={typed}
        onChange={setTyped}
        problem={problem}
      />
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? "Processing..." : label}
      </Button>
      <Dialog
        title="3-D Secure"
        description="In place of your bank: should this payment be approved?"
        open={isAsking}
        onOpenChange={(isOpen) => {
          if (!isOpen) run(answerChallenge(clientSecret, false));
        }}
      >
        <div className="flex flex-col gap-3 sm:flex-row">
          <Button className="sm:flex-1" onClick={() => run(answerChallenge(clientSecret, true))}>
            Complete
          </Button>
          <Button
            variant="secondary"
            className="sm:flex-1"
            onClick={() => run(answerChallenge(clientSecret, false))}
          >
            Fail
          </Button>
        </div>
      </Dialog>
    </form>
  );
}
