import { Link } from "react-router";
import type { Uncertainty } from "#contract/extra-certainty.ts";
import type { OldExtra } from "#contract/payoff-plan.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Money } from "../../ui/money.tsx";
import type { KeepChoice } from "./choices-api.ts";

type OldExtraAlertProps = {
  /** Nothing is shown for null: then the extra is sure, or the person keeps an amount. */
  readonly oldExtra: OldExtra | null | undefined;
  readonly onChoose: KeepChoice;
};

const ON_AN_UNSURE_AMOUNT: Readonly<Record<Uncertainty, string>> = {
  "old-statements": "This plan counts on an old amount",
  "unknown-minimum": "This plan counts on an amount without every minimum",
  "low-confidence": "This plan counts on an amount that is not sure",
};

const WAY_ON: Readonly<Record<Uncertainty, string>> = {
  "old-statements": "Upload newer statements",
  "unknown-minimum": "Upload that debt's statement",
  "low-confidence": "Upload more statements",
};

/** On what amount the plan stands while the extra is not sure, with the two ways on: what makes it sure, or the amount all the same. */
export function OldExtraAlert({ oldExtra, onChoose }: OldExtraAlertProps) {
  if (!oldExtra) return null;
  const { amount, shownUntil, reason, isUsed, sentence } = oldExtra;
  return (
    <div data-worked>
      <Alert
        tone="attention"
        title={isUsed ? ON_AN_UNSURE_AMOUNT[reason] : "This plan pays the minimums alone"}
      >
        <p>
          {sentence}{" "}
          <Link to="/?tab=cashflow" className="whitespace-nowrap underline underline-offset-4">
            What they left
          </Link>
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button asChild size="sm" className="max-sm:min-h-11">
            <Link to="/upload">{WAY_ON[reason]}</Link>
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
