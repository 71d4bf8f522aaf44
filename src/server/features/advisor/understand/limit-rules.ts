/** Questions about how much of the card limits is used once something is paid, charged or raised, and what a share of them takes. */
import { formatMoney } from "#engine/money/parse-money.ts";
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";

const OF_USE = /\b(?:utili[sz]ation|credit (?:usage|use)|usage)\b/;
const OF_LIMIT = /\blimits?\b|\bline of credit\b/;
const PAYS = /\b(?:pay(?:ing|s)?|paid|sen[dt]|sending|payment|knock(?:ed)? off|toward|towards)\b/;
const CHARGES = /\b(?:charg(?:e|ed|ing)|buy(?:ing)?|bought|purchas\w+|spen[dt]|spending)\b/;
const RAISES =
  /\b(?:rais\w+|increas\w+|bump\w*|goes up|go up|went up|gave me|give me|higher|up(?:ped|s)?|extend\w*|get|got)\b/;
const SHARE =
  /\b(?:under|below|less than|beneath|to|at|down to|hit|reach|stay(?:ing)? under|over|hitting|reaching) (\d{1,3}(?:\.\d{1,2})?) ?(?:%|percent)/;
const ASKS_AMOUNT =
  /\b(?:how (?:much|far)|what)\b.*\b(?:pay|paid|put|take|need|bring|get|send|charge|spend|must|have to|should)\b/;
const OTHERWISE =
  /\b(?:a month|per month|each month|every month|monthly|score|points|apr|rate|interest|debt free|close|closing|closed|cancel\w*|transfer\w*|income|why|good|ideal|best|recommend\w*|should i keep)\b/;

/** The words without the whole name of the card: "Kohls Charge" is no purchase. */
function withoutNames({ text, debts }: Asked): (form: RegExp) => boolean {
  const said = debts.reduce((words, { creditor }) => words.replace(creditor.toLowerCase(), ""), text);
  return (form) => form.test(said);
}

/** One card, or none named; undefined where several are, or another debt. */
function cardOf({ debts }: Asked): string | null | undefined {
  const [debt, ...others] = debts;
  if (debt === undefined) return null;
  return others.length > 0 || debt.debtType !== "credit-card" ? undefined : debt.id;
}

function target(asked: Asked, debt: string | null): ToolCall | undefined {
  const { percents, text } = asked;
  const has = withoutNames(asked);
  const [share, ...others] = percents;
  const named = SHARE.exec(text);
  if (share === undefined || others.length > 0 || named === null || !has(ASKS_AMOUNT)) return undefined;
  const isCharged =
    has(/\bbefore\b|\bwithout\b|\bstay\w*\b/) && (has(CHARGES) || has(/\bput on\b|\bcould i put\b/));
  const isOfUse = has(OF_USE) || has(OF_LIMIT) || (debt !== null && (has(PAYS) || isCharged));
  if (!isOfUse || Number(share) <= 0 || Number(share) > 100) return undefined;
  const isBelow = /^(?:under|below|less|beneath|stay|over|hit|reach)/.test(named[0]);
  return { tool: "use_target", args: { debt, percent: share, isBelow } };
}

function afterwards(asked: Asked, debt: string | null): ToolCall | undefined {
  const { amounts, percents } = asked;
  const has = withoutNames(asked);
  const [amount, ...others] = amounts;
  if (amount === undefined || amount <= 0 || others.length + percents.length > 0 || !has(OF_USE))
    return undefined;
  const given = formatMoney(amount);
  if (has(OF_LIMIT)) {
    return has(RAISES) && debt !== null && !has(PAYS) && !has(CHARGES)
      ? { tool: "limit_raised", args: { debt, amount: given, isTo: has(/\bto \$?\d/) } }
      : undefined;
  }
  const [isPaid, isCharged] = [has(PAYS), has(CHARGES)];
  if (isPaid === isCharged) return undefined;
  return { tool: "use_after", args: { debt, amount: given, direction: isPaid ? "pay" : "charge" } };
}

/** Undefined where anything else stands in the question. */
export function limitCall(asked: Asked): ToolCall | undefined {
  const debt = cardOf(asked);
  if (debt === undefined || asked.months.length > 0 || asked.has(OTHERWISE) || asked.names.length > 0)
    return undefined;
  return target(asked, debt) ?? afterwards(asked, debt);
}
