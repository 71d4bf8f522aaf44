/** Questions about what was owed, or stood in the bank, at a time that is over, and whether it fell since. */
import { addMonths, monthOf, type PlainMonth } from "#engine/calendar/months.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import { boughtBeside } from "./names.ts";
import type { Rule } from "./rule.ts";

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const AGO =
  /\b(\d{1,2}|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (months?|years?) (?:ago|back|earlier|before)\b/;
const MONTHS_A_YEAR = 12;

const WAS =
  /\b(?:was|were|did|had|been|used to (?:be|owe|have)|owed)\b|\b(?:has|have)\b.*\b(?:gone|come|dropped|fallen|grown|risen|shrunk|changed|increased|decreased|improved)\b|\bhave (?:i|we) (?:paid|brought|knocked|gotten|got)\b/;
const OWED = /\b(?:owe[ds]?|owing|balances?|debts?|outstanding)\b/;
const SINCE = /\b(?:since|than|compared (?:to|with)|versus|vs|from)\b|\bago\b/;
const MOVED =
  /\b(?:down|up|lower(?:ed)?|less|higher|more|drop(?:ped)?|f[ae]ll(?:en)?|sh?r[aiu]nk|gr[eo]wn?|reduced|decreased?|increased?|changed?|change|smaller|bigger|improved?|risen|rose)\b/;
/** What is asked beside a time and is no balance. */
const ANOTHER_FIGURE =
  /\b(?:will|would|if|plan|apr|rates?|interest|minimums?|limits?|spen[dt]\w*|income|earn\w*|score|worth|utili[sz]ation|due|bills?|payments?|going to|cost|fees?|percent(?:age)?|average|extra|until|brother|sister|mom|dad|friend|landlord)\b/;
/** From when on it was owed: its first amount is another figure. */
const FIRST = /\b(?:originally|original|start(?:ed)?|began|begin|first|opened|took out|borrowed)\b/;

/** The month whose end is asked for: named, so many months ago, or the one before a stretch of several. */
function monthAsked({ text, period, facts, has }: Asked, isChange: boolean): PlainMonth | undefined {
  const now = monthOf(facts.today);
  const ago = AGO.exec(text);
  if (ago !== null) {
    const number = NUMBERS[ago[1] ?? ""] ?? Number(ago[1]);
    return addMonths(now, -number * (ago[2]?.startsWith("year") === true ? MONTHS_A_YEAR : 1));
  }
  if (has(/\bthis time last year\b/)) return addMonths(now, -MONTHS_A_YEAR);
  if (period === undefined) return undefined;
  const [first, last] = [monthOf(period.first), monthOf(period.last)];
  const isWhole = period.first.endsWith("-01");
  if (!isWhole) return undefined;
  // "How much has it gone down this year": since the end of the year before.
  if (first !== last || first === now) return isChange && !has(SINCE) ? addMonths(first, -1) : undefined;
  return first;
}

function accountAsked({ has, debts }: Asked): string | undefined {
  if (debts.length > 0) return undefined;
  if (has(/\bchecking\b/)) return "checking";
  if (has(/\bsavings\b/)) return "savings";
  return has(/\b(?:in the bank|bank (?:account|balance)s?|in my accounts?|deposit accounts?)\b/)
    ? "bank"
    : undefined;
}

export const pastBalances: Rule = (asked) => {
  const { has, debts, facts, group } = asked;
  if (!has(WAS) && !has(/\bis\b.*\bthan\b|\bthan (?:it was )?(?:in|at|last)\b/)) return undefined;
  if (has(ANOTHER_FIGURE) || has(FIRST) || asked.percents.length + asked.amounts.length > 0) return undefined;
  if (boughtBeside(asked).length > 0) return undefined;
  const account = accountAsked(asked);
  const isChange =
    account === undefined &&
    has(MOVED) &&
    (has(SINCE) || has(/\b(?:gone|come|came|went|got(?:ten)?|paid|brought|has|have)\b/));
  const month = monthAsked(asked, isChange);
  if (month === undefined || month >= monthOf(facts.today)) return undefined;
  if (account !== undefined)
    return has(/\b(?:have|had|balance|in (?:my|the|our)|was there|was in|were in|much)\b/)
      ? { tool: "past_balance", args: { debts: [], account, month, isChange: false } }
      : undefined;
  if (debts.length === 0 && !has(OWED)) return undefined;
  if (debts.length > 0 && !isChange && !has(OWED)) return undefined;
  // "How much did I pay it down last month": within that month, not since.
  if (isChange && !has(SINCE) && asked.period?.months === 1) return undefined;
  const type = group === "cards" ? "credit-card" : group === "loans" ? "loan" : "mortgage";
  const ids =
    debts.length > 0 ? debts : group === "all" ? [] : facts.debts.filter(({ debtType }) => debtType === type);
  return {
    tool: "past_balance",
    args: { debts: ids.map(({ id }) => id).slice(0, 30), account: "debts", month, isChange },
  };
};

/** "And in june?", after a balance of another month. */
export function balanceContinued(asked: Asked, before: ToolCall): ToolCall | undefined {
  if (before.tool !== "past_balance") return undefined;
  const month = monthAsked(asked, false);
  const ids = asked.debts.map(({ id }) => id);
  if (month === undefined && ids.length === 0) return undefined;
  if (month !== undefined && month >= monthOf(asked.facts.today)) return undefined;
  return {
    ...before,
    args: {
      ...before.args,
      ...(month === undefined ? {} : { month }),
      ...(ids.length === 0 ? {} : { debts: ids, account: "debts" }),
    },
  };
}
