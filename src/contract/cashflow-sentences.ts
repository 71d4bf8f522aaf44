/** What could be done about a cash flow, in sentences with their computed effect in days and dollars. */
import type { Cents } from "#engine/money/cents.ts";
import type { BudgetEffect } from "#engine/payoff/budget-effect.ts";
import type { CashflowAnalysis } from "./cashflow.ts";
import { spanText } from "./durations.ts";
import { dollarText } from "./plan-sentences.ts";

/** Something that frees money for debt: so much a month, or once. */
export type Suggestion =
  | { readonly kind: "cancel"; readonly name: string; readonly monthly: Cents }
  | { readonly kind: "pause"; readonly name: string; readonly monthly: Cents }
  | { readonly kind: "spend-less"; readonly on: string; readonly monthly: Cents }
  | { readonly kind: "send-once"; readonly amount: Cents };

/** "debt-free 23 days sooner, $84.20 less interest"; "" where it changes neither. */
export function effectText({ daysSooner, saved }: BudgetEffect): string {
  const said = [
    daysSooner > 0 ? `debt-free ${spanText(daysSooner)} sooner` : "",
    saved > 0 ? `${dollarText(saved)} less interest` : "",
  ];
  return said.filter((part) => part !== "").join(", ");
}

function actText(suggestion: Suggestion): string {
  switch (suggestion.kind) {
    case "cancel":
      return `Cancel ${suggestion.name}, ${dollarText(suggestion.monthly)} a month`;
    case "pause":
      return `Pause what goes to ${suggestion.name}, ${dollarText(suggestion.monthly)} a month`;
    case "spend-less":
      return `A tenth less on ${suggestion.on}, ${dollarText(suggestion.monthly)} a month`;
    case "send-once":
      return `Send ${dollarText(suggestion.amount)} once, from savings beyond nine weeks of income`;
    default:
      return suggestion satisfies never;
  }
}

/** What must not be lost with what is paused. */
export const keepTheMatch = "Keep what an employer matches: that is worth more than any debt's interest.";

/**
 * "Cancel NETFLIX.COM, $15.49 a month: debt-free 23 days sooner, $84.20 less interest." With a month that lacks money the monthly
 * ones close a part of that instead. Undefined where nothing would change.
 */
export function suggestionSentence(
  suggestion: Suggestion,
  effect: BudgetEffect | undefined,
  shortfall: Cents,
): string | undefined {
  const kept = suggestion.kind === "pause" ? ` ${keepTheMatch}` : "";
  if (shortfall > 0) {
    if (suggestion.kind === "send-once") return undefined;
    const closes = dollarText(suggestion.monthly < shortfall ? suggestion.monthly : shortfall);
    return `${actText(suggestion)}: closes ${closes} of the ${dollarText(shortfall)} that each month lacks.${kept}`;
  }
  const change = effect === undefined ? "" : effectText(effect);
  return change === "" ? undefined : `${actText(suggestion)}: ${change}.${kept}`;
}

/** Said wherever an amount stands on typed pay alone. */
export const noExpensesTyped =
  "You typed no expenses, so everything above the minimums counts as left. Add rent, food and bills.";

/** What kept the extra from being larger. */
export function decidedSentence(decidedBy: CashflowAnalysis["decidedBy"]): string {
  switch (decidedBy) {
    case "paths":
      return "The tightest stretches of 60 days decided: with more, the account would run low before the next pay.";
    case "half-year":
      return "Your leaner half-years decided: the account has to carry them.";
    case "usual-month":
      return "What a usual month leaves decided: the extra is meant for every month, so savings do not count as income.";
    case "short-history":
      return "The short history decided: a year brings bills that these months do not show, so a part is held back.";
    case "careful-month":
      return "A careful month decided, low income and high spending, because there are less than 90 days to replay. A part of what it leaves is held back: a year brings bills that these days do not show.";
    case "part-month":
      return "Less than a whole month is shown: pay, rent or a bill can lie in the days that are missing, so nothing is called safe yet.";
    case "unknown-pay":
      return "We cannot tell your pay of today yet: what came regularly has not come of late, or comes from somebody else since. The lines count it as it last came, and nothing is called safe until newer statements show it.";
    case "unknown-savings":
      return "Nothing shows what stands in your accounts, and what is safe to send hangs on it: all that a month leaves stays there until you say.";
    case "unknown-income":
      return "A month lacks no more than what came in beside your regular income and is not counted. Whether that comes every month only you can say, so nothing is called safe, or missing, yet.";
    case "typed-month":
      return "From the figures you typed; no statement shows them yet, so nothing is known of how your months differ.";
    default:
      return decidedBy satisfies never;
  }
}

function typedLineSentence(line: Line, analysis: CashflowAnalysis): string {
  switch (line) {
    case "income":
      return "From the figures you typed: weekly pay counts four times, pay every two weeks twice, because every month brings that much.";
    case "essentials":
    case "discretionary":
      return "From the figures you typed: of each expense a twelfth of its year, rounded up.";
    case "minimums":
      return "The minimum payment of every debt you owe on.";
    case "buffer":
      return Number(analysis.currentSavings) < Number(analysis.bufferTarget)
        ? "The smaller of a fifth of what is left and a twelfth of what the emergency buffer lacks."
        : "Your emergency buffer is full, so nothing is held back for it.";
    case "extra":
      return decidedSentence("typed-month");
    default:
      return line satisfies never;
  }
}

/** Whether the lines are those of a careful month: no mean, and no stretches of days were replayed. */
export const isOfCarefulMonth = ({ decidedBy }: Pick<CashflowAnalysis, "decidedBy">): boolean =>
  decidedBy === "careful-month" || decidedBy === "part-month";

type Line = "income" | "essentials" | "discretionary" | "minimums" | "buffer" | "extra";

/** How a line of the waterfall came about. */
export function lineSentence(line: Line, analysis: CashflowAnalysis): string {
  const { months, decidedBy } = analysis;
  if (decidedBy === "typed-month") return typedLineSentence(line, analysis);
  const isCareful = isOfCarefulMonth(analysis);
  const many = `${months.length} month${months.length === 1 ? "" : "s"}`;
  switch (line) {
    case "income":
      return isCareful
        ? `The lowest income of ${many}.`
        : `The mean of ${many}, at today's pay; what came once does not count. Only pay, benefits and interest do.`;
    case "essentials":
    case "discretionary":
      return isCareful
        ? `The mean of ${many} and half the way to the highest.`
        : `The mean of ${many}, at today's prices; a new bill counts as if every month had had it.`;
    case "minimums":
      return "The minimum payment of every debt you owe on, as your newest statements print it.";
    case "buffer":
      if (decidedBy === "unknown-savings") return decidedSentence(decidedBy);
      return Number(analysis.currentSavings) < Number(analysis.bufferTarget)
        ? `What a ${isCareful ? "careful" : "usual"} month leaves beyond the extra. It builds the emergency buffer.`
        : `What a ${isCareful ? "careful" : "usual"} month leaves beyond the extra. It stays for the months that need it.`;
    case "extra":
      return decidedSentence(decidedBy);
    default:
      return line satisfies never;
  }
}
