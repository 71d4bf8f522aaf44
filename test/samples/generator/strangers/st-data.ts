import type { AccountFacts } from "#contract/extraction.ts";
import type { CardLine } from "../card-data.ts";
import { cardRows } from "../card-data.ts";
import { alsoNamed, type Statement, type Truth } from "../layout.ts";
import { addDays, decimal } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";

export type Entry = CardLine & { readonly ref: string; readonly holder: number };

type Span = readonly [from: number, to: number];

export type Recipe = {
  readonly shops: readonly string[];
  readonly paid: string;
  readonly previous: Span;
  readonly price: Span;
  readonly count: Span;
  readonly apr: Span;
  readonly endings: readonly string[];
  readonly interestText: string;
  readonly limitStep: number;
  readonly floor: number;
  readonly fees?: ReadonlyArray<readonly [text: string, amount: number, share: number]>;
  readonly cash?: readonly [text: string, share: number];
  readonly cashApr?: string;
  readonly returned?: number;
  readonly full?: number;
  readonly pastDue?: number;
  readonly holders?: number;
};

export type Month = ReturnType<typeof makeMonth>;

/** Years, cost and the payment that repays in three years, as the law has issuers reckon them. */
function payoff(balance: number, apr: number, floor: number) {
  let [owed, total, months] = [balance, 0, 0];
  while (owed > 0 && months < 900) {
    const interest = Math.round((owed * apr) / 1_200);
    const pay = Math.min(owed + interest, Math.max(floor, Math.ceil(owed / 100) + interest));
    owed += interest - pay;
    total += pay;
    months++;
  }
  const share = apr / 1_200;
  const monthly = Math.ceil((balance * share) / (1 - (1 + share) ** -36));
  return { years: String(Math.round(months / 12)), total, monthly, monthlyTotal: monthly * 36, months };
}

const reference = (random: Random) =>
  `24${random.whole(100_000_000, 999_999_999)}${random.whole(100_000_000, 999_999_999)}`;

/** One month of a made-up card; the sums hold to the cent and interest is rate × balance × days. */
export function makeMonth(seed: number, recipe: Recipe) {
  const random = seededRandom(seed);
  const closing = random.whole(3, 27);
  const month = random.whole(0, 11);
  const day = (shift: number) =>
    new Date(Date.UTC(2025, 10 + month + shift, closing)).toISOString().slice(0, 10);
  const end = day(0);
  const start = addDays(day(-1), 1);
  const days = Math.round((Date.parse(end) - Date.parse(start)) / 86_400_000) + 1;
  const lines: Entry[] = [];
  const add = (kind: CardLine["kind"], text: string, amount: number, offset: number, later = 1) =>
    lines.push({
      day: addDays(start, offset),
      posted: addDays(start, Math.min(days - 1, offset + later)),
      text,
      amount,
      kind,
      ref: reference(random),
      holder: kind === "purchase" ? random.whole(0, (recipe.holders ?? 1) - 1) : 0,
    });
  const previous = random.whole(...recipe.previous);
  for (let count = random.whole(...recipe.count); count > 0; count--)
    add(
      "purchase",
      random.pick(recipe.shops),
      random.whole(recipe.price[0], random.chance(0.8) ? Math.ceil(recipe.price[1] / 4) : recipe.price[1]),
      random.whole(0, days - 3),
    );
  const full = random.chance(recipe.full ?? 0);
  const payment = full ? previous : random.whole(Math.floor(previous / 12), Math.floor(previous / 2));
  add("payment", recipe.paid, -payment, random.whole(6, 21), 0);
  if (random.chance(recipe.returned ?? 0.3))
    add("credit", random.pick(recipe.shops), -random.whole(650, 4_800), random.whole(3, 22));
  if (recipe.cash && random.chance(recipe.cash[1]))
    add("cash", recipe.cash[0], random.whole(2, 20) * 2_000, random.whole(3, 22), 0);
  for (const [text, amount, share] of recipe.fees ?? [])
    if (random.chance(share)) add("fee", text, amount, days - 1 - random.whole(0, 4), 0);
  const apr = `${random.whole(...recipe.apr)}.${random.pick(recipe.endings)}`;
  const base = full ? 0 : previous - Math.floor(payment / random.whole(2, 4)) + random.whole(100, 9_000);
  const ownInterest = Math.round((base * Number(apr) * days) / 36_500);
  const cashApr = recipe.cashApr ?? apr;
  const taken = lines.filter((line) => line.kind === "cash").reduce((all, line) => all + line.amount, 0);
  const cashBase = Math.floor((taken * random.whole(30, 80)) / 100);
  const cashInterest = Math.round((cashBase * Number(cashApr) * days) / 36_500);
  const interest = ownInterest + cashInterest;
  if (ownInterest > 0) add("interest", recipe.interestText, ownInterest, days - 1, 0);
  if (cashInterest > 0)
    add("interest", recipe.interestText.replace(/purchases?/i, "CASH ADVANCES"), cashInterest, days - 1, 0);
  lines.sort((a, b) => a.day.localeCompare(b.day));
  const sum = (kind: CardLine["kind"]) =>
    lines.filter((line) => line.kind === kind).reduce((all, line) => all + Math.abs(line.amount), 0);
  const [payments, credits, purchases, cash] = [sum("payment"), sum("credit"), sum("purchase"), sum("cash")];
  const fees = sum("fee");
  const balance = previous - payments - credits + purchases + cash + fees + interest;
  const step = recipe.limitStep;
  const limit = Math.ceil((Math.max(previous, balance) + random.whole(4_000, step * 6)) / step) * step;
  const past = random.chance(recipe.pastDue ?? 0)
    ? Math.min(random.whole(2_500, 6_400), Math.floor(balance / 8))
    : 0;
  const current = Math.min(
    balance - past,
    Math.max(recipe.floor, Math.ceil(balance / 100) + interest + fees),
  );
  const months = Number(end.slice(5, 7)) - 1;
  return {
    random,
    start,
    end,
    days,
    previous,
    payments,
    credits,
    purchases,
    cash,
    fees,
    interest,
    balance,
    limit,
    apr,
    base,
    lines,
    past,
    current,
    ownInterest,
    cashApr,
    cashBase,
    cashInterest,
    last4: String(random.whole(1003, 9897)),
    due: addDays(end, random.whole(25, 27)),
    available: limit - balance,
    minimum: current + past,
    dailyRate: (Number(apr) / 365).toFixed(5),
    warning: payoff(balance, Number(apr), recipe.floor),
    ytdFees: fees + months * 300,
    ytdInterest: interest + months * random.whole(700, 4200),
    of: (...kinds: ReadonlyArray<CardLine["kind"]>) => lines.filter((line) => kinds.includes(line.kind)),
  };
}

/** The account as a paper that prints everything has it. */
export const fullAccount = (month: Month, institution: string): AccountFacts => ({
  kind: "credit-card",
  institution,
  accountLast4: month.last4,
  statementDate: month.end,
  periodStart: month.start,
  periodEnd: month.end,
  currentBalance: decimal(month.balance),
  previousBalance: decimal(month.previous),
  creditLimit: decimal(month.limit),
  availableCredit: decimal(month.available),
  minimumPayment: decimal(month.minimum),
  paymentDueDate: month.due,
  apr: month.apr,
  paymentsAndCredits: decimal(month.payments + month.credits),
  purchases: decimal(month.purchases),
  feesCharged: decimal(month.fees),
  interestCharged: decimal(month.interest),
  minimumPaymentWarning: {
    years: month.warning.years,
    totalCost: decimal(month.warning.total),
    monthlyPaymentFor36Months: decimal(month.warning.monthly),
  },
});

type Parts = {
  readonly html: string;
  readonly month: Month;
  readonly names: readonly [institution: string, ...also: string[]];
  readonly rows: readonly CardLine[];
  readonly without?: ReadonlyArray<keyof AccountFacts>;
  readonly more?: Partial<AccountFacts>;
  readonly allowed?: Truth["allowed"];
  readonly openRows?: readonly CardLine[];
};

/** The paper with its truth: the whole account but for what it does not print, and what it prints besides. */
export function paper({
  html,
  month,
  names,
  rows,
  without = [],
  more = {},
  allowed,
  openRows,
}: Parts): Statement {
  const [institution, ...also] = names;
  const kept = Object.entries(fullAccount(month, institution)).filter(
    ([key]) => !without.some((name) => name === key),
  );
  const account: AccountFacts = { kind: "credit-card", ...Object.fromEntries(kept), ...more };
  const truth: Truth = {
    documentType: "credit-cards",
    institution,
    accounts: [account],
    transactions: cardRows(rows),
    ...(allowed ? { allowed } : {}),
    ...(openRows ? { openRows: cardRows(openRows) } : {}),
  };
  return { html, truth: also.length > 0 ? alsoNamed(truth, ...also) : truth };
}
