import type { Label } from "./label-set.ts";

/** Everything of one kind together: the figure under the list of its parts. */
const ALL = /\b(?:total|totals|all|in all|altogether|overall|sum)\b/;
const EARNED =
  /\b(?:earned|earnings?|gross|wages?|pay|salary|entitlements?|allowance|benefits?|pension|annuity|compensation|income|made)\b/;
const TAKEN =
  /\b(?:taken (?:out|off)|withheld|withholdings?|deduct(?:ed|ions?)|held back|subtracted|taxes|came out|comes out)\b/;
const BEFORE =
  /\bbefore (?:any |all |your )?(?:taxes|tax|deductions?|withholdings?|anything|we)\b|\bpre-?\s?tax (?:pay|earnings|wages|income)\b/;
const AFTER = /\bafter (?:any |all |your )?(?:taxes|tax|deductions?|withholdings?|everything)\b/;
const LEFT =
  /\bnet\b|\btake[\s-]?home\b|\bto you\b|\byou (?:get|got|receive|received|take|took|keep|kept)\b|\b(?:amount|pay|sum|total|allowance|benefit) (?:deposited|sent|transferred)\b|\bin your (?:pocket|account|bank)\b|\bpaid (?:out )?to you\b|\b(?:yours?|you) to keep\b|\bleft (?:for you|to you|over for you)\b/;
/** Figures that stand beside: what is taxed, what the employer pays, one hour's, one kind of pay, a balance. */
const BESIDE =
  /\b(?:taxable|subject|employer|company|hours?|rate|regular|overtime|bonus|holiday|vacation|sick|tips?|balance|available|accrued|leave|pto|other|state|federal|fed|local|medicare|social|fica|per|worth|distributions?|account|basic|supplemental)\b/;
const YEAR =
  /\b(?:ytd|y-t-d|year to date|year-to-date|so far|this year|calendar year|for the year|to date)\b/;

const MAX_WORDS = 7;
const label = (field: string, kind: Label["kind"], weight: number, phrase: string): Label => ({
  field,
  kind,
  weight,
  phrase,
});

function fieldOf(words: string): string | undefined {
  if (BESIDE.test(words)) return undefined;
  if (AFTER.test(words) || (LEFT.test(words) && !TAKEN.test(words))) return "netPay";
  if (BEFORE.test(words) && EARNED.test(words.replace(BEFORE, (match) => match.replace(/before.*/, ""))))
    return "grossPay";
  if (TAKEN.test(words) && ALL.test(words)) return "deductionTotal";
  return EARNED.test(words) && ALL.test(words) && !TAKEN.test(words) ? "grossPay" : undefined;
}

const EARLIER_COLUMN =
  /^(?:last|prior|previous|preceding) (?:month|period|pay(?:ment|check|day)?|check|week|advice|deposit)s?$/;
const YEAR_COLUMN =
  /^(?:(?:the |this |calendar |fiscal |plan |tax |your )*year|since jan(?:uary)?(?: 1(?:st)?)?(?: \d{4})?|(?:calendar |tax )?year(?:'s)? totals?|all year|year so far|so far in \d{4})$/;
const NOW_COLUMN =
  /^(?:this|the|current) (?:month|period|pay(?:ment|check|day)?|check|week|advice|deposit|settlement|voucher)(?:'s)?(?: amount)?$/;

const MONTH = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \\d{4})?";
/** "Through December" beside "From January": the amounts until a change and those after it. */
const UNTIL_MONTH = new RegExp(`^(?:through|until|thru|up to) ${MONTH}$`);
const FROM_MONTH = new RegExp(`^(?:from|starting|beginning|effective) ${MONTH}(?: on)?$`);

/** A notice of change sets what was paid beside what will be. */
const OLD_COLUMN =
  /^(?:old|(?:previous|prior|old|former|before)(?: monthly)?(?: (?:amount|benefit|payment|rate)))$/;
const NEW_COLUMN =
  /^(?:new|(?:new|revised|adjusted|updated|changed)(?: monthly)?(?: (?:amount|benefit|payment|rate)))$/;

/**
 * What a label of a pay stub or a pension's advice announces by its words, where no list knows it: "Earned in all", "Allowance before
 * deductions", "Net to you", and the columns beside this period's: "Last month", "Calendar year".
 */
export function labelsOfPay(text: string): readonly Label[] {
  const words = text
    .toLowerCase()
    .replaceAll(/\([^)]*\)|[^a-z0-9'\s-]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words === "" || words.split(" ").length > MAX_WORDS || /[a-z][.;?!]\s+\S/.test(text)) return [];
  if ([EARLIER_COLUMN, OLD_COLUMN, UNTIL_MONTH].some((column) => column.test(words)))
    return [label("earlier", "money", 1, words)];
  if ([NOW_COLUMN, NEW_COLUMN, FROM_MONTH].some((column) => column.test(words)))
    return [label("current", "money", 1, words)];
  if (YEAR_COLUMN.test(words)) return [label("ytd", "money", 1, words)];
  const field = fieldOf(words.replace(YEAR, " ").trim());
  if (!field) return [];
  return [label(YEAR.test(words) ? `${field}:ytd` : field, "money", 0.9, words)];
}

const PAID_ON =
  /\b(?:(?:money|pay|funds) in your (?:bank|account|hands?)|paid|deposited|payable|issued|sent|mailed|transferred|deposit|payment|check|advice)(?: (?:on|date|dated|of|for))*$/;
const NOT_PAID_ON =
  /\b(?:last|next|previous|prior|hire|birth|if|will change|change|through|period|from|to|not)\b/;
const MAX_DAY_WORDS = 9;

/** What the words before a day say of it: "Advice of monthly allowance, deposited", "Your pay was sent on". */
export function labelsOfPayDay(text: string): readonly Label[] {
  const words = text
    .toLowerCase()
    .replaceAll(/[^a-z\s]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (words === "" || words.split(" ").length > MAX_DAY_WORDS || NOT_PAID_ON.test(words)) return [];
  return PAID_ON.test(words) ? [label("payDate", "date", 0.8, words)] : [];
}

/**
 * A summary that a platform sends to those who drive and deliver for it: earnings, what they were paid for, and their tips, each in a
 * cell of its own.
 */
const GIG_CELLS = [
  /^(?:your|driver|courier|dasher|weekly)\s+earnings:?$/i,
  /^(?:trips|rides|deliveries|batches|dashes):?$/i,
  /^(?:customer\s+)?tips?:?$/i,
  /^(?:fares?|base pay|trip pay|delivery pay|ride pay|promotions?):?$/i,
];

/** What an account, a card, a portfolio, a tax form or an employer's paper prints. */
const NO_GIG =
  /\b(?:minimum payment|credit limit|account (?:number|ending)|apr|annual percentage|routing|1099|gross pay|net pay|take.?home|withholding|medicare|fica|oasdi|pay period|holdings|cusip)\b/i;

/** Whether the cells of a paper are those of such a summary. */
export const isGigSummary = (cells: readonly string[]): boolean =>
  GIG_CELLS.every((cell) => cells.some((text) => cell.test(text.trim()))) &&
  !cells.some((text) => NO_GIG.test(text));
