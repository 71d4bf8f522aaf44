/** What a question names that nothing of the person's answers to: an account, a lender, a place, or a word that could be anybody's. */
import type { AdvisorFacts } from "./facts.ts";
import type { ToolCall, ToolName } from "./tools/registry.ts";
import { type Answer, missing } from "./tools/say.ts";
import { type Asked, standsAsName } from "./understand/asked.ts";
import { everydayWords } from "./understand/everyday-words.ts";
import { lenderNotThere } from "./understand/known-lenders.ts";
import { knownWords } from "./understand/lexicon.ts";
import { missingKind, namesOwned, ownNames, unknownPlace } from "./understand/names.ts";
import { isOwn } from "./understand/own-money.ts";

const NAMING = /\b(?:at|to|with|on|for|from|my|the|of|is|about|owe|owed)\s+(?=((?:[a-z][a-z&.-]+ ?){1,5}))/g;
const NAMED_THING =
  /\b(?:cards?|loans?|accounts?|visa|mastercard|mortgages?|balances?|credit union|bills?|ow(?:e|ed|ing)|spen[dt]|paid|apr)\b/;
const ABOUT_ACCOUNTS: ReadonlySet<ToolName> = new Set([
  "find_rows",
  "next_pay",
  "average_apr",
  "debt_share",
  "spending_pace",
  "past_balance",
  "past_sum",
  "debts_total",
  "debt_rank",
  "month_figure",
  "spending",
  "what_if_extra",
  "what_if_once",
  "what_if_changes",
  "pay_alone",
  "use_after",
  "limit_raised",
  "use_target",
  "share_paid",
  "alone_by",
  "plan_figure",
  "interest_now",
  "payments_due",
  "top_categories",
  "recurring",
  "net_worth",
  "utilization",
  "minimums_only",
  "debt_figure",
  "summary",
]);

const named = ({ text }: Asked): string[] =>
  [...text.matchAll(NAMING)].flatMap(([, words = ""]) => words.trim().split(" "));

const TOWARD = /\b(?:on|onto|to|toward|towards|at|into|against|my) (?:my |the )?([a-z][a-z&-]+)/g;
const AN_ACCOUNT =
  /\b([a-z][a-z&-]+)(?= (?:\w+ )?(?:cards?|loans?|accounts?|visa|mastercard|mortgage|debts?|balance)\b)/g;

/** "my Flexfit card": a shop of the person's that is no creditor of theirs. */
function shopsAccount(asked: Asked, call: ToolCall | undefined): string | undefined {
  if (call === undefined || !ABOUT_DEBTS.has(call.tool) || asked.debts.length > 0) return undefined;
  const owned = namesOwned(asked.facts);
  const shops = ownNames(asked.facts);
  return [...asked.text.matchAll(AN_ACCOUNT)]
    .map(([, word = ""]) => word)
    .find((word) => shops.has(word) && !owned.has(word) && !knownWords.has(word) && !everydayWords.has(word));
}

const ABOUT_DEBTS: ReadonlySet<ToolName> = new Set([
  "average_apr",
  "debt_share",
  "past_balance",
  "past_sum",
  "debts_total",
  "debt_rank",
  "plan_figure",
  "interest_now",
  "payments_due",
  "minimums_only",
  "utilization",
]);

/** Beside a debt that is named: one more name, or a word of the story around it. */
const isOneMore = (word: string, text: string): boolean =>
  standsAsName(word, text) ||
  new RegExp(
    `\\b(?:and|or|than|versus|vs|plus|to|from|my|on|at) (?:the |my )?${word}\\b(?! (?:was|were|is|are|had|has|cost|broke|took|came|got|will)\\b)`,
  ).test(text);

/** A name in the question that nothing of the person's answers to. */
function unknownName(asked: Asked, call: ToolCall | undefined): string | undefined {
  if (asked.names.length === 0) return undefined;
  // What no rule understands is said to be missing only where something that has a name is asked for.
  if (call === undefined && !asked.has(NAMED_THING)) return undefined;
  if (call !== undefined && !ABOUT_ACCOUNTS.has(call.tool)) return undefined;
  const isOfMoney = call?.tool === "what_if_once" || call?.tool === "what_if_extra";
  // Whom money comes from, and what was sold for it, is no account.
  if (asked.debts.length > 0 && !isOfMoney) return asked.names.find((word) => isOneMore(word, asked.text));
  const places = isOfMoney ? [...asked.text.matchAll(TOWARD)].map(([, word = ""]) => word) : named(asked);
  const found = places.find((word) => asked.names.includes(word));
  if (found !== undefined) return found;
  if (isOfMoney) return undefined;
  return asked.debts.length === 0 && asked.names.length > 1 ? asked.names[0] : undefined;
}

/** Said of one's own without "my": the plan, all debts, what went out. */
const SPOKEN_OF_AS_OWN =
  /\b(?:the|per|this)(?: current| present| whole)? plan\b|\b(?:the|these|those|all|every|each) (?:of (?:the|these) )?(?:debts?|cards|loans)\b|\b(?:went|gone|spent|paid)\b.*\b(?:last|this) (?:week|month|year)\b/;

/** `whole` is the message with all that was told around the question. */
const isAnybodys = (asked: Asked, whole: Asked): boolean =>
  asked.strange.length > 0 &&
  asked.debts.length === 0 &&
  asked.merchant === undefined &&
  !isOwn(whole) &&
  (asked.names.length > 0 || !asked.has(SPOKEN_OF_AS_OWN));

/** "My Navy Federal loan": a lender of whom nothing was read, where the only loan of that kind would answer instead. */
const lenderElsewhere = (asked: Asked, call: ToolCall | undefined): string | undefined =>
  call === undefined || ABOUT_LENDERS.has(call.tool)
    ? lenderNotThere(asked.text, asked.facts.debts, ownNames(asked.facts))
    : undefined;
const ABOUT_LENDERS: ReadonlySet<ToolName> = new Set([
  ...ABOUT_DEBTS,
  "debt_figure",
  "plan_balance",
  "attack_first",
  "what_if_once",
  "what_if_rate",
  "what_if_changes",
  "pay_alone",
  "use_after",
  "limit_raised",
  "use_target",
  "share_paid",
  "alone_by",
  "close_card",
]);

/** "Owe my sister", "child support do I owe": to whom, or for what, no document shows. */
const OWED_TO = /\bow(?:e|ed|ing) (?:to )?(?:my|our|the) (\w+)\b/;
const OWED_FOR = /\bhow much (?:in |of )?((?:[a-z]+ )?[a-z]+) do (?:i|we) (?:still |even |currently )?owe\b/;
const A_DEBT =
  /^(?:most|least|whole|total|full|banks?|credit|cards?|lenders?|creditors?|compan\w+|stores?|student|loans?|car|cars|auto|truck|house|home|people|everyone|all|debts?|money|interest|cash|more|less|in|exactly|actually|altogether|total|overall|left|different|various|same|biggest|smallest|highest|lowest|largest|much|more|still|now|today|again|really|principal|mortgage|personal|medical|other|rest|remaining|first|next|two|three|world|visa|mastercard)$/;

function owedElsewhere(asked: Asked, call: ToolCall | undefined): string | undefined {
  if (call?.tool !== "debts_total" || asked.debts.length > 0) return undefined;
  const to = OWED_TO.exec(asked.text)?.[1];
  if (to !== undefined && !A_DEBT.test(to)) return to;
  const what = OWED_FOR.exec(asked.text)?.[1];
  return what === undefined || what.split(" ").some((word) => A_DEBT.test(word)) ? undefined : what;
}

const nothingNamed = (name: string, facts: AdvisorFacts): Answer =>
  missing(
    `I find nothing called “${name}” in your documents. ${
      facts.debts.length === 0
        ? "I see no debt yet."
        : `Your debts are: ${facts.debts
            .slice(0, 8)
            .map(({ creditor }) => creditor)
            .join(", ")}.`
    }`,
    { offers: ["Which debts do I have?", "How many documents did you read?"] },
  );

const nothingPaid = (place: string): Answer =>
  missing(`I find no payment to “${place}” in your transactions.`, {
    offers: ["Where does most of my money go?", "What was my largest expense last month?"],
  });

/** What was paid at a place. */
const OF_PLACES: ReadonlySet<ToolName> = new Set(["spending", "find_rows", "spending_pace"]);

/** The sentence for what is named and not held, if anything is; `call` is what would be answered otherwise. */
export function notHeld(asked: Asked, call: ToolCall | undefined): Answer | undefined {
  const { facts } = asked;
  const name =
    unknownName(asked, call) ??
    shopsAccount(asked, call) ??
    lenderElsewhere(asked, call) ??
    owedElsewhere(asked, call);
  if (name !== undefined)
    return call !== undefined && OF_PLACES.has(call.tool) ? nothingPaid(name) : nothingNamed(name, facts);
  if (
    call !== undefined &&
    OF_PLACES.has(call.tool) &&
    asked.merchant === undefined &&
    !call.args["merchant"]
  ) {
    const place = unknownPlace(asked.text, asked.names);
    if (place !== undefined) return nothingPaid(place);
  }
  const kind = missingKind(asked.text, facts.debts);
  return kind === undefined || call?.tool === "lesson"
    ? undefined
    : missing(`I see no ${kind.replace(/^an? /, "")} in your documents.`, {
        offers: ["Which debts do I have?"],
      });
}

/** A word that is not known, in a question that says nobody's: it may be about anybody. */
export const mayBeAnybodys = (asked: Asked, whole: Asked, { tool }: ToolCall): boolean =>
  isAnybodys(asked, whole) && ABOUT_ACCOUNTS.has(tool);
