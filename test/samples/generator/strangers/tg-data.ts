import type { Truth } from "../layout.ts";
import { makePerson } from "../person.ts";
import { addDays, decimal, grouped } from "../print-styles.ts";
import { seededRandom } from "../random.ts";

export const sum = (list: readonly number[]) => list.reduce((total, item) => total + item, 0);

export const $ = (cents: number) => (cents < 0 ? `-$${grouped(cents)}` : `$${grouped(cents)}`);

const two = (value: number) => String(value).padStart(2, "0");

/** Splits an amount by weights, to the cent. */
export function shareOut(amount: number, weights: readonly number[]): readonly number[] {
  const all = sum(weights);
  let left = amount;
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? left : Math.round((amount * weight) / all);
    left -= part;
    return part;
  });
}

export type Fund = {
  readonly name: string;
  readonly group: string;
  readonly percent: number;
  readonly units0: number;
  readonly units: number;
  readonly price0: number;
  readonly price: number;
  readonly begin: number;
  readonly contributed: number;
  readonly fees: number;
  readonly gain: number;
  readonly end: number;
};

type PlanOptions = {
  readonly salt: number;
  readonly funds: ReadonlyArray<readonly [name: string, group: string]>;
  readonly count: readonly [least: number, most: number];
  /** The quarterly fee where there is one, in cents. */
  readonly fee: number;
  readonly roth?: boolean;
};

export function makePlan(seed: number, options: PlanOptions) {
  const random = seededRandom(seed * 131 + options.salt);
  const person = makePerson(random);
  const year = random.pick([2024, 2025]);
  const quarter = random.whole(1, 4);
  const start = `${year}-${two(quarter * 3 - 2)}-01`;
  const end = `${year}-${["03-31", "06-30", "09-30", "12-31"][quarter - 1] ?? "12-31"}`;
  const chosen = [...options.funds];
  const wanted = random.whole(options.count[0], options.count[1]);
  while (chosen.length > wanted) chosen.splice(random.whole(0, chosen.length - 1), 1);
  const weights = chosen.map(() => random.whole(1, 4));
  const percents = shareOut(100, weights);
  const pays = random.pick([6, 7]);
  const each = random.whole(9_000, 62_000);
  const pretax = each * pays;
  const roth = options.roth === true && random.chance(0.6) ? random.whole(2_500, 12_000) * pays : 0;
  const match = Math.round(each / 2) * pays;
  const total = pretax + roth + match;
  const feeTotal = random.chance(0.7) ? options.fee : 0;
  const contributed = shareOut(total, percents);
  const fees = shareOut(feeTotal, percents);
  const funds = chosen.map(([name, group], index): Fund => {
    const price0 = random.whole(1_100, 9_800);
    const units0 = random.whole(90_000, 900_000);
    const calm = /^(Fixed|G)$|Guaranteed|Money|Short/.test(group);
    const price = Math.round((price0 * (calm ? random.whole(1004, 1011) : random.whole(965, 1085))) / 1000);
    const paid = contributed[index] ?? 0;
    const fee = fees[index] ?? 0;
    const units = units0 + Math.round(((paid - fee) * 2000) / (price0 + price));
    const begin = Math.round((units0 * price0) / 1000);
    const value = Math.round((units * price) / 1000);
    return {
      name,
      group,
      percent: percents[index] ?? 0,
      units0,
      units,
      price0,
      price,
      begin,
      contributed: paid,
      fees: fee,
      gain: value - begin - paid + fee,
      end: value,
    };
  });
  const begin = sum(funds.map((fund) => fund.begin));
  const gain = sum(funds.map((fund) => fund.gain));
  const value = sum(funds.map((fund) => fund.end));
  const parts = roth > 0 ? [52, 17, 31] : [63, 37];
  const begins = shareOut(begin, parts);
  const gains = shareOut(gain, parts);
  const dues = shareOut(feeTotal, parts);
  const vested = random.pick([100, 100, 60, 80]);
  const source = (kind: "pretax" | "roth" | "match", index: number, paid: number) => {
    const opening = begins[index] ?? 0;
    const change = gains[index] ?? 0;
    const due = dues[index] ?? 0;
    return {
      kind,
      begin: opening,
      paid,
      gain: change,
      fees: due,
      end: opening + paid + change - due,
      vested: kind === "match" ? vested : 100,
    };
  };
  const sources =
    roth > 0
      ? [source("pretax", 0, pretax), source("roth", 1, roth), source("match", 2, match)]
      : [source("pretax", 0, pretax), source("match", 1, match)];
  const vestedValue = sum(sources.map((item) => Math.round((item.end * item.vested) / 100)));
  const ytdPaid = total * quarter;
  const ytdFees = feeTotal * quarter;
  const ytdBegin = quarter === 1 ? begin : Math.round(begin * 0.87);
  return {
    random,
    person,
    year,
    quarter,
    start,
    end,
    before: addDays(start, -1),
    pays,
    funds,
    sources,
    pretax,
    roth,
    match,
    total,
    fees: feeTotal,
    begin,
    gain,
    value,
    vestedValue,
    ytd: {
      begin: ytdBegin,
      pretax: (pretax + roth) * quarter,
      match: match * quarter,
      paid: ytdPaid,
      fees: ytdFees,
      gain: value - ytdBegin - ytdPaid + ytdFees,
    },
    percentReturn: (gain / begin) * 100,
  };
}
export type Plan = ReturnType<typeof makePlan>;

/** Groups in their printed order, each with its funds. */
export function groupsOf(funds: readonly Fund[]) {
  const names = [...new Set(funds.map((fund) => fund.group))];
  return names.map((name) => ({ name, funds: funds.filter((fund) => fund.group === name) }));
}

export const units = (thousandths: number) => {
  const whole = String(Math.floor(thousandths / 1000)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${whole}.${String(thousandths % 1000).padStart(3, "0")}`;
};

/** Retirement plans: what the contract leaves open (opening balance, money in) is allowed and not asked for. */
export function planTruth(plan: Plan, institution: string, last4?: string): Truth {
  return {
    documentType: "investments",
    institution,
    accounts: [
      {
        kind: "401k",
        institution,
        ...(last4 === undefined ? {} : { accountLast4: last4 }),
        periodStart: plan.start,
        periodEnd: plan.end,
        totalValue: decimal(plan.value),
        holdings: plan.funds.map((fund) => ({ name: fund.name, value: decimal(fund.end) })),
      },
    ],
    transactions: [],
    allowed: openInPlan(plan, 0),
  };
}

export const openInPlan = (plan: Plan, index: number): Record<string, readonly string[]> => ({
  [`accounts.${index}.statementDate`]: [plan.end],
  [`accounts.${index}.beginningBalance`]: [decimal(plan.begin)],
  [`accounts.${index}.endingBalance`]: [decimal(plan.value)],
  [`accounts.${index}.totalDeposits`]: [decimal(plan.total), decimal(plan.pretax + plan.roth)],
  [`accounts.${index}.totalWithdrawals`]: ["0.00", decimal(plan.fees)],
  [`accounts.${index}.feesCharged`]: ["0.00", decimal(plan.fees)],
});
