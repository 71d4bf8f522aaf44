import { type CashflowAnalysis, OLD_HISTORY_DAYS } from "#contract/cashflow.ts";
import { type Suggestion, suggestionSentence } from "#contract/cashflow-sentences.ts";
import type { Debt } from "#contract/debts.ts";
import { dayText, dollarText } from "#contract/plan-sentences.ts";
import type { Waterfall } from "#engine/cashflow/waterfall.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { BudgetEffect, MoreMoney } from "#engine/payoff/budget-effect.ts";
import { readDescriptor } from "#engine/spending/read-descriptor.ts";
import { cardIssuer } from "./card-issuer.ts";
import type { FlowAccount, FlowTransaction } from "./monthly-flow.ts";
import type { UnseenPurchases } from "./unseen-purchases.ts";

/** What the sentences about a cashflow are made of. */
export type CashflowSituation = {
  /** Whole months of history; 0 for less than one. */
  readonly months: number;
  readonly days: number;
  /** Days that the statements of an account lack; null where it is the only one. */
  readonly missing: ReadonlyArray<{
    readonly first: string;
    readonly last: string;
    readonly account: string | null;
  }>;
  /** The last day that counts, and how many days before today it is. */
  readonly lastDay: string;
  readonly daysOld: number;
  /** Names of accounts whose days do not fit the others'. */
  readonly leftOut: readonly string[];
  /** Names of accounts of which nothing tells what they hold, and whether that is so of all. */
  readonly unknownBalances: readonly string[];
  readonly isSavingsUnknown: boolean;
  /** Accounts whose balance is too old to count, with the day until which it is known. */
  readonly oldBalances: ReadonlyArray<{ readonly account: string; readonly day: string }>;
  /** Whether the extra can be counted on (see extra-certainty). */
  readonly isSure: boolean;
  readonly waterfall: Waterfall;
  readonly currentSavings: Cents;
  readonly bufferTarget: Cents;
  /** Regular pay that no longer arrives. */
  readonly stoppedPay: readonly string[];
  /** Regular pay that may only be late, and is counted as it last came. */
  readonly latePay: readonly string[];
  /** What a usual month counts beside the mean of the listed months, in cents: pay (below zero: less), and bills (above: more). */
  readonly sinceMean: { readonly pay: Cents; readonly bills: Cents };
  /** Money that the statements' balances show and no line explains. */
  readonly unexplained: ReadonlyArray<{ readonly amount: Cents }>;
  readonly unrecognised: readonly FlowTransaction[];
  /** A month lacks no more than those bring, so that nobody can tell whether it lacks anything. */
  readonly isIncomeUnknown: boolean;
  readonly transactions: readonly FlowTransaction[];
  readonly roles: ReadonlyMap<string, FlowAccount>;
  /** Creditors of loans that are paid off, to which payments went in the listed months. */
  readonly paidOff: readonly string[];
  /** The debts on which something is owed. */
  readonly debts: readonly Debt[];
  /** Card payments in months without the card's own transactions. */
  readonly unseen: UnseenPurchases;
  /** Money out that counts as spent because nothing proves where it went (see unprovedOutflows). */
  readonly unproved: readonly FlowTransaction[];
  /** Only single lines that the person typed show the month. */
  readonly isTypedOnly: boolean;
  readonly otherCurrencies: number;
  /** Names of the accounts that the person leaves out. */
  readonly excluded: readonly string[];
  /** The person typed income or expenses before there were statements. */
  readonly hasTypedMonth: boolean;
  readonly rated: readonly RatedSuggestion[];
};

/** What each sum of more money would change in the payoff plan; undefined where there is no plan that ends. */
export type EffectsOf = (
  debts: readonly Debt[],
  extra: Cents,
  more: readonly MoreMoney[],
) => readonly BudgetEffect[] | undefined;

const ENOUGH_MONTHS = 3;
const LEAST_SAID = cents(100);
/** Prices rise a little everywhere; what is more than this a month is news. */
const LEAST_NEW_BILLS = cents(2500);

const total = (transactions: ReadonlyArray<{ readonly amount: Cents }>): Cents =>
  cents(transactions.reduce((sum, { amount }) => sum + Math.abs(amount), 0));

const isPlainTransfer = ({ category }: FlowTransaction): boolean => category === "transfer";

const MOST_NAMES = 4;

/** Who was paid, the issuer by its usual name. */
function namesOf(transactions: readonly FlowTransaction[]): string {
  const names = [
    ...new Set(
      transactions.map(({ description }) => cardIssuer(description) ?? readDescriptor(description).name),
    ),
  ];
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

const missingText = ({ first, last, account }: CashflowSituation["missing"][number]): string =>
  `${dayText(first)} to ${dayText(last)}${account === null ? "" : ` (${account})`}`;

/** What a person should know before trusting the figures, most important first. */
export function warnings(situation: CashflowSituation): readonly string[] {
  const { months, days, unrecognised, debts, unseen } = situation;
  const withoutMinimum = debts.filter(({ minimumPayment }) => minimumPayment === null);
  const toDebts = situation.unproved.filter((one) => !isPlainTransfer(one));
  const moved = situation.unproved.filter(isPlainTransfer);
  const missingOut = situation.unexplained.filter(({ amount }) => amount < 0);
  const missingIn = situation.unexplained.filter(({ amount }) => amount > 0);
  const said: Array<string | false> = [
    situation.daysOld > OLD_HISTORY_DAYS &&
      `Your bank statements show your money only until ${dayText(situation.lastDay)}, ${situation.daysOld} days ago, and much can have changed since. Upload the newer ones before you send anything extra.`,
    situation.isTypedOnly &&
      "These figures stand on the transactions you typed alone. What is not among them is not counted, so really less may be safe: three bank statements make it sure.",
    !situation.transactions.some(({ accountId }) => situation.roles.get(accountId) === "deposit") &&
      "The bank statements show no transactions, so income and spending are not known. Upload the pages that list them.",
    missingOut.length > 0 &&
      `The statements' balances show ${dollarText(total(missingOut))} going out that no line was read for. It is counted as spending; look at the statement to see what it was.`,
    missingIn.length > 0 &&
      `The statements' balances show ${dollarText(total(missingIn))} coming in that no line was read for. It is not counted as income, so the extra may really be higher.`,
    situation.missing.length > 0 &&
      `No bank statement covers ${situation.missing.map(missingText).join(", ")}, so those days are not counted. Upload the statements in between.`,
    situation.leftOut.length > 0 &&
      `The statements of ${situation.leftOut.join(", ")} show other days than those of your main account, so what is in there does not count and what goes there counts as spent. Upload the statements of the same months, or leave the account out if it is closed.`,
    situation.unknownBalances.length > 0 &&
      `What stands in ${situation.unknownBalances.join(", ")} today is not known: no document shows a balance. ${situation.isSavingsUnknown ? "Nothing is called safe to send until you say it." : "It counts as nothing until you say it, so really more may be safe."}`,
    ...situation.oldBalances.map(
      ({ account, day }) =>
        `The balance of ${account} is known only until ${dayText(day)}, too long ago to count on, so it is not among what you have saved. Upload its newest statement.`,
    ),
    situation.latePay.length > 0 &&
      `Pay of ${situation.latePay.join(", ")} came regularly and did not come of late, so we cannot tell your pay of today yet. Here it counts as it last came, and nothing is called safe to send until newer statements show it.`,
    situation.stoppedPay.length > 0 &&
      `Pay of ${situation.stoppedPay.join(", ")} came regularly and has stopped, so it is not counted as income.`,
    situation.sinceMean.pay + LEAST_SAID < 0 &&
      `Income counts at what your newest pay shows, ${dollarText(cents(0 - situation.sinceMean.pay))} a month less than the mean of these months: pay that fell or ended, that came once, or one payday more than usual is not there every month.`,
    situation.sinceMean.bills > LEAST_NEW_BILLS &&
      `Bills that are new or dearer count in full, ${dollarText(situation.sinceMean.bills)} a month more than the mean of these months, because from now on every month has them.`,
    months === 0 &&
      `The statements cover only ${days} days, less than a month. Pay, rent or a bill can lie in the days that are missing, so nothing is called safe to send yet. Upload a whole month.`,
    months === 1 &&
      "These figures stand on one month only, and months differ. Two more statements make them much surer.",
    months > 1 &&
      months < ENOUGH_MONTHS &&
      `These figures stand on ${months} months only. One more statement makes them surer.`,
    unrecognised.length > 0 &&
      `Deposits of ${dollarText(total(unrecognised))} could not be recognised as regular income and were not counted.${situation.isIncomeUnknown ? ` Without them a month comes out ${dollarText(situation.waterfall.shortfall)} short; say under Transactions which of them are pay.` : ""}`,
    unseen.payments.length > 0 &&
      `Payments of ${dollarText(total(unseen.payments))} to cards (${unseen.creditors.join(", ")}) fall in months of which no card statement shows the purchases. What was paid beyond the minimum, or what the card's other statements show where that is more, counts as spending instead; upload the cards' statements of these months to make it exact.`,
    unseen.silentCreditors.length > 0 &&
      `The statements of ${unseen.silentCreditors.join(", ")} lack days, so what the others show in as many days counts as spending; upload the ones in between to make it exact.`,
    toDebts.length > 0 &&
      `Payments of ${dollarText(total(toDebts))} went to ${namesOf(toDebts)}, and no document shows that debt with its minimum. They count as bills; upload its statement to plan it.`,
    moved.length > 0 &&
      `Transfers of ${dollarText(total(moved))} left for an account that no document shows: ${namesOf(moved)}. They count as spending; upload that account's statements if the money is still yours.`,
    withoutMinimum.length > 0 &&
      `The minimum payment of ${withoutMinimum.map(({ creditor }) => creditor).join(", ")} is not known, so it is not taken off here; only what the bank statements show going there counts. Settle it before you send anything extra.`,
    situation.hasTypedMonth &&
      "The income and expenses you typed are not counted any more: your bank statements show the real ones.",
    situation.excluded.length > 0 &&
      `As you chose, ${situation.excluded.join(", ")} ${situation.excluded.length === 1 ? "is" : "are"} left out: what is in there does not count, and what goes there counts as spent.`,
    situation.otherCurrencies > 0 && "Accounts in another currency were left out: nothing is converted.",
  ];
  return said.filter((sentence) => sentence !== false);
}

const MOST_SUGGESTIONS = 4;

const moreMoney = (suggestion: Suggestion): MoreMoney =>
  suggestion.kind === "send-once"
    ? { amount: suggestion.amount, once: true }
    : { amount: suggestion.monthly, once: false };

export type RatedSuggestion = {
  readonly suggestion: Suggestion;
  /** Undefined where there is no plan that ends. */
  readonly effect: BudgetEffect | undefined;
};

/** Every suggestion with what it changes, the one that saves most first. */
export function rateSuggestions({
  suggestions,
  effectsOf,
  debts,
  planExtra,
}: Pick<CashflowSituation, "debts"> & {
  /** What the plan takes as the extra of each month. */
  readonly planExtra: Cents;
  readonly suggestions: readonly Suggestion[];
  readonly effectsOf: EffectsOf;
}): readonly RatedSuggestion[] {
  const effects = effectsOf(debts, planExtra, suggestions.map(moreMoney));
  return suggestions
    .map((suggestion, index) => ({ suggestion, effect: effects?.[index] }))
    .toSorted((a, b) => (b.effect?.saved ?? 0) - (a.effect?.saved ?? 0));
}

/** A suggestion that saves something, as the answer has it; nothing for one that does not. */
export function suggestionView({ suggestion, effect }: RatedSuggestion): CashflowAnalysis["suggestions"] {
  if (effect === undefined || effect.saved <= 0) return [];
  const { daysSooner } = effect;
  const shared = { kind: suggestion.kind, daysSooner, saved: formatMoney(effect.saved) };
  switch (suggestion.kind) {
    case "cancel":
    case "pause":
      return [{ ...shared, name: suggestion.name, amount: formatMoney(suggestion.monthly) }];
    case "spend-less":
      return [{ ...shared, name: suggestion.on, amount: formatMoney(suggestion.monthly) }];
    case "send-once":
      return [{ ...shared, name: null, amount: formatMoney(suggestion.amount) }];
    default:
      return suggestion satisfies never;
  }
}

/** The suggestions that change something, in words. */
function suggest({ rated, waterfall }: CashflowSituation): readonly string[] {
  return rated
    .flatMap(({ suggestion, effect }) => suggestionSentence(suggestion, effect, waterfall.shortfall) ?? [])
    .slice(0, MOST_SUGGESTIONS);
}

/** Why money stays in the account, and until when. */
function bufferSentence(situation: CashflowSituation): string | false {
  const { waterfall, currentSavings, bufferTarget } = situation;
  const { bufferContribution } = waterfall;
  if (situation.isSavingsUnknown) return false;
  // Less than a dollar is what rounding the extra down leaves.
  if (bufferContribution < LEAST_SAID) return false;
  if (currentSavings >= bufferTarget) {
    return `Leave ${dollarText(bufferContribution)} a month in the account: some months need it.`;
  }
  return `Set ${dollarText(bufferContribution)} a month aside until ${dollarText(bufferTarget)} is saved; ${dollarText(currentSavings)} is there now.`;
}

/** What would help most, in plain sentences; few. */
export function advise(situation: CashflowSituation): readonly string[] {
  const { waterfall, months, debts } = situation;
  const said: Array<string | false> = [
    waterfall.shortfall > 0 &&
      months > 0 &&
      !situation.isIncomeUnknown &&
      `Spending and minimum payments are ${dollarText(waterfall.shortfall)} a month above income. Pay the minimums first; lowering the discretionary part closes the gap soonest.`,
    waterfall.safeExtra > 0 &&
      debts.length > 0 &&
      situation.isSure &&
      `You can send ${dollarText(waterfall.safeExtra)} a month to debt beside the minimums.`,
    situation.paidOff.length > 0 &&
      `${situation.paidOff.join(", ")} ${situation.paidOff.length === 1 ? "is" : "are"} paid off: what went there each month is free, and does not count as a bill any more.`,
    ...(months > 0 && !situation.isIncomeUnknown ? suggest(situation) : []),
    months > 0 && bufferSentence(situation),
    months < ENOUGH_MONTHS && "Upload more bank statements: three months or more give a much surer figure.",
  ];
  return said.filter((sentence) => sentence !== false);
}
