import { Link } from "react-router";
import type { OldExtra } from "#contract/payoff-plan.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/money.tsx";
import type { KeepChoice } from "./choices-api.ts";

type OldExtraAlertProps = {
  /** Nothing is shown for null: then the bank statements are new, or the person keeps an amount. */
  readonly oldExtra: OldExtra | null | undefined;
  readonly onChoose: KeepChoice;
};

/** On what amount the plan stands while the bank statements are old, with the two ways on: newer ones, or their amount all the same. */
export function OldExtraAlert({ oldExtra, onChoose }: OldExtraAlertProps) {
  if (!oldExtra) return null;
  const { amount, shownUntil, isUsed, sentence } = oldExtra;
  return (
    <div data-worked>
      <Alert
        tone="attention"
        title={isUsed ? "This plan counts on an old amount" : "This plan pays the minimums alone"}
      >
        <p>
          {sentence}{" "}
          <Link to="/?tab=cashflow" className="whitespace-nowrap underline underline-offset-4">
            What they left
          </Link>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button asChild size="sm" className="max-sm:min-h-11">
            <Link to="/upload">Upload newer statements</Link>
          </Button>
          <Button
            variant="secondary"
            size="sm"
            className="max-sm:min-h-11"
            onClick={() => onChoose({ oldExtra: isUsed ? null : { amount, shownUntil } })}
          >
            {isUsed ? (
              "Only the minimums"
            ) : (
              <span>
                Use <Money amount={amount} /> anyway
              </span>
            )}
          </Button>
        </div>
      </Alert>
    </div>
  );
}
