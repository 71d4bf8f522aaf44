import type { PayFrequency } from "./pay-dates.ts";

export type Rule = {
  readonly field: "grossPay" | "netPay" | "none";
  readonly frequency?: PayFrequency;
  readonly pattern: RegExp;
  readonly score: number;
};

/** What may stand between the words and the amount: "is", "of", "will be", the year or month it begins. */
const LINK =
  "(?:is|of|was|willbe|are|equals|amount|in|the|your|now|\\d|for|begin(?:ning|s)?|effective|as|on|starting|:){0,6}$";
/** "(effective Jan 2025)" */
const FROM_MONTH =
  "(?:effective|beginning|starting|asof|from)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}(?:\\d\\d?)?20\\d\\d";
const rule = (
  field: Rule["field"],
  frequency: PayFrequency | undefined,
  words: string,
  score = 0.95,
): Rule => ({
  field,
  ...(frequency ? { frequency } : {}),
  pattern: new RegExp(`(?:${words})${LINK}`),
  score,
});

/** Over the squashed words before an amount; the first that fits decides. */
export const BENEFIT_RULES: readonly Rule[] = [
  rule(
    "none",
    undefined,
    "increase(?:to|in|of)(?:your|the)(?:new|gross|net|monthly|benefit|payment|pension|annuity|amount)+|maximum(?:benefit)?(?:amount|payable)?|maximumbenefits?(?:amount)?|totalbenefits?|baseperiodwages|partialearningscredit|overpayment|pastdue|retroactive|(?:retroactive|pastdue|backpay|backbenefits?)[a-z]{0,30}dueyou(?:beginning|for|in)?[a-z]{0,12}\\d{0,4}|lumpsum|oncepayment|onetime|balance|yeartodate|ytd|lastyear|annualized|remaining",
  ),
  rule(
    "grossPay",
    "monthly",
    "(?:full)?monthly(?:socialsecurity|ssi|disability|retirement)?benefitbefore(?:any)?deductions|before(?:any)?deductions|grossmonthly(?:benefit|pension|annuity|payment|amount|rate)|grosspension|gross(?:monthly)?allowance|monthlygrossallowance|grossbenefit|grossannuity|gross(?:pension|benefit|annuity)?payment(?:amount)?|monthlygross(?:benefit|amount|annuity|pension)?",
  ),
  // What is due "beginning January 2026" goes on; an amount due without such words may be the sum of months gone by.
  rule("netPay", "monthly", "net(?:monthly)?allowance|amountdueyoubeginning[a-z]{0,12}\\d{0,6}willbe"),
  rule(
    "none",
    undefined,
    "wededuct|deduct(?:ion)?s?|premiums?|withh(?:e|o)ld(?:ing)?|taxes|medicare|insurance|earningsabove|allowance",
  ),
  rule(
    "netPay",
    "monthly",
    "regularmonthly[a-z]{0,20}payment|netmonthly(?:benefit|payment|annuity|pension|amount|deposit|rate)|monthlynet[a-z]{0,12}|net(?:monthly)?(?:benefit|payment|deposit)to(?:your)?(?:bank)?account|net(?:monthly)?(?:benefit|payment|annuity|pension|amount)(?:ofeach(?:monthly)?(?:payment|check|deposit))?|amountyou(?:will)?receive[a-z]{0,20}|after(?:we)?deduct[a-z]{0,30}|amountdeposited(?:(?:to|into|in)(?:your)?[a-z]{0,20})?|amount(?:that)?willbedeposited[a-z]{0,50}(?:\\d{0,6}is)?|amount(?:that)?wewill(?:deposit|pay|send)[a-z]{0,60}(?:\\d{0,6})|amountpaid|you(?:will|should)(?:receive|get)[a-z]{0,25}",
  ),
  rule(
    "grossPay",
    "weekly",
    "weekly(?:benefit|compensation|payment)(?:amount|rate)?|weeklybenefitamountwba|wba|weeklyamount",
  ),
  rule(
    "grossPay",
    "monthly",
    "monthly(?:entitlement|award|benefit|pension|annuity|compensation|retirement|disability|ssi|payment|survivor|socialsecurity|va)[a-z]{0,24}|amountpermonth|currentmonthly[a-z]{0,20}|newmonthlyamount|benefitamountpermonth|eachmonth",
  ),
  rule(
    "grossPay",
    "monthly",
    `yournew(?:socialsecurity|ssi|va|pension|retirement|disability)?(?:benefit|pension|annuity|compensation)(?:amount)?(?:${FROM_MONTH})?`,
  ),
  rule("grossPay", "annual", "annual(?:benefit|pension|annuity)(?:amount)?"),
];

export const OTHER_RULES: readonly Rule[] = [
  rule(
    "none",
    undefined,
    "bonus|overtime|commission|hourly(?:rate|wage)?|perhour|deduct(?:ion)?s?|tax(?:es)?",
  ),
  rule(
    "grossPay",
    "annual",
    "annual(?:base|gross)?(?:salary|compensation|income|pay|wages?|earnings)(?:rate)?|salaryperyear|yearly(?:salary|income)|basesalary|grossannual[a-z]{0,12}",
  ),
  rule(
    "grossPay",
    "monthly",
    "monthly(?:base|gross)?(?:salary|compensation|income|pay|wages?|earnings)|grossmonthly[a-z]{0,12}",
  ),
  rule("grossPay", "biweekly", "bi-?weekly(?:base|gross)?(?:salary|pay|wages?|earnings)"),
  rule("grossPay", "weekly", "weekly(?:base|gross)?(?:salary|pay|wages?|earnings)"),
];
