import type { Label } from "./label-set.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean));

const EARLIER = setOf(
  "opening beginning begin beg starting start previous prior last initial before earlier",
);
/** What is held is worth this much. */
const WORTH = setOf("value values val valuation balance bal amount amt worth market mkt mv");
const NOW = setOf("closing ending end current curr final now today latest present");
const FILLERS = setOf(
  "your my the this of on at as in for and usd dollar dollars period quarter month account total assets estimated est",
);
/** Figures beside the value: what one share costs, how many there are, what was paid, what it yields, what changed. */
const BESIDE = setOf(`
  unit units share shares price cost costs basis paid quantity qty nav par face yield yld income inc dividend dividends interest gain gains
  loss losses change changes return rate percent pct allocation weight annual ann average avg per unrealized realized
  purchased withdrawn added contributed contributions fees premiums deposits withdrawals transfers vested unvested g/l gain/loss
`);

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+(?:\/[a-z]+)?/g) ?? [];
const MAX_HEADING = 6;
/** The heading of a column with the first symbol below it, which may look like a word: "Symbol COST". */
const OVER_SYMBOL = /^(?:symbol|ticker)\s+[A-Z]{1,5}$/i;

/** The heading of names with the first of them below it: "Security Name Zephyr Networks Inc" says nothing of income. */
const OVER_COMPANY = /^(?:security|description|company|investment|stock|fund|name|issuer)\b.*\binc\.?$/i;

/** Headings of neighbours printed as one cell, each with its own words: "Price($) Market Value($) Cost Basis($)". */
const VALUE_AND_COST = /\bmarket value(?:\s*\(\$\))?\s+(?:(?:total |adjusted )?cost\b|unrealized\b)/i;
const areSeveral = (text: string): boolean =>
  VALUE_AND_COST.test(text) ||
  text
    .split("($)")
    .slice(1, -1)
    .some((words) => /[a-z]/i.test(words));

const label = (field: string, weight: number, phrase: string): Label => ({
  field,
  kind: "money",
  weight,
  phrase,
});

/**
 * What the words of a heading say of the amounts below it, where no list knows them: "Closing amount" what a holding is worth, "Opening
 * amount" what it was worth before, "Avg paid per share" neither. Nothing where a word is not understood.
 */
export function labelsOfHeading(text: string): readonly Label[] {
  const words = wordsOf(text);
  if (words.length === 0 || words.length > MAX_HEADING) return [];
  if (areSeveral(text)) return [];
  if (OVER_SYMBOL.test(text.trim()) || OVER_COMPANY.test(text.trim())) return [];
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word));
  if (has(BESIDE)) return [label("not", 1, text)];
  const isUnderstood = words.every((word) => [EARLIER, WORTH, NOW, FILLERS].some((set) => set.has(word)));
  if (!isUnderstood || !has(WORTH)) return [];
  return [label(has(EARLIER) ? "prior" : "value", 1, text)];
}

/** Words of other amounts that a portfolio's paper prints: what could be taken out or borrowed, what it may bring, what it cost. */
const NOT_ITS_VALUE =
  /\b(?:surrender|guarant\w+|death|benefit|base|vest\w*|unvested|loans?|borrow\w*|owed?|withdraw\w*|available|buying|power|margin|debit|income|annual|yearly|estimated|est|projected|project|could|cost|basis|gains?|loss(?:es)?|change|fees?|charges?|contribut\w+|deposit\w*|premiums?|purchase[sd]?|payments?|per|each|average|high|low|goal|target|taxe?s?|limit|household|ago|face|rate|price|return|dividends?|interest|distribut\w+|required|minimum|insured|coverage|points|rewards?|cash|securities|funds?|stocks?|bonds?|equities|shares?|units?|left|rollover|transfer\w*|match|employer|grants?|awards?|options?|deduct\w*|net investment|since)\b/;
const WHOSE =
  /\b(?:account|accounts|contract|portfolio|plan|policy|accumulation|net worth|everything|overall|nest egg|you have|your (?:hsa|ira|money|savings|investments?|holdings|total)|total you own|what you (?:have|own))\b/;
const WORTH_OF = /\b(?:value|valued|worth|balance|total|assets|accumulation|you have|you own)\b/;
/** "HSA total", "Total in IRA", "Total HSA value": the kind of account and no more. */
const KIND_WORTH =
  /^(?:your )?total (?:hsa|(?:roth |traditional )?ira)(?: account)? (?:value|balance|assets)$|^(?:total|value|worth)(?: of| in)? (?:hsa|ira|roth ira)$|^(?:hsa|ira|roth ira)(?: account)? (?:total|value|worth)$/;
const MAX_LABEL = 9;

/** What a label's words say of the amount it announces, where no list knows them: "Your HSA is worth", "Net worth of account", "Total on". */
export function labelsOfValue(text: string): readonly Label[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^a-z\s]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const words = plain.split(" ");
  if (plain === "" || words.length > MAX_LABEL || NOT_ITS_VALUE.test(plain)) return [];
  const isWorth =
    (WHOSE.test(plain) && WORTH_OF.test(plain)) ||
    KIND_WORTH.test(plain) ||
    /^(?:the )?total (?:on|at|as of|at the end)$/.test(plain);
  if (!isWorth) return [];
  return [label(words.some((word) => EARLIER.has(word)) ? "beginningValue" : "totalValue", 0.8, plain)];
}
