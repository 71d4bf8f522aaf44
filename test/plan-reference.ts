/**
 * A second, slow and plain way to play a plan, written from the rules alone: exact fractions of a cent, one object a debt, no
 * shortcuts. Tests compare the engine with it. `roundTo` "cent" rounds as the product does; "none" keeps every fraction to
 * 10^-12 cents, as calculators that never round do.
 */
export type ReferenceDebt = {
  readonly id: string;
  readonly balanceCents: number;
  readonly apr: string;
  readonly minimum:
    | { readonly type: "fixed"; readonly cents: number }
    | {
        readonly type: "percent";
        readonly percent: string;
        readonly basis?: "before" | "after";
        readonly floorCents?: number;
        readonly plusInterest?: boolean;
      };
  readonly promo?: { readonly months: number; readonly apr: string; readonly deferred?: boolean };
  readonly monthlyFeeCents?: number;
  readonly prepay?: boolean;
};

export type ReferenceRequest = {
  readonly strategy?: "avalanche" | "snowball" | "custom" | "minimum";
  readonly budgetCents?: number | readonly number[];
  readonly extraCents?: number;
  readonly order?: readonly string[];
  readonly debts: readonly ReferenceDebt[];
  readonly rollover?: boolean;
  readonly extras?: readonly { readonly month: number; readonly cents: number; readonly id?: string }[];
  readonly maxMonths?: number;
  readonly aprBasis?: "now" | "goto";
};

export type ReferenceAnswer = {
  readonly status: "PAID" | "BUDGET_BELOW_MINIMUMS" | "OPEN";
  readonly months: number;
  readonly totalInterestCents: number;
  readonly totalFeesCents: number;
  readonly totalPaidCents: number;
  readonly remainingCents: number;
  readonly debts: readonly {
    id: string;
    paidOffMonth: number | null;
    interestCents: number;
    balanceCents: number;
  }[];
};

const FINE = 10n ** 12n;

function percentUnits(text: string): { units: bigint; scale: bigint } {
  const [whole = "0", fraction = ""] = text.split(".");
  return { units: BigInt(whole + fraction), scale: 10n ** BigInt(fraction.length) };
}

type Account = {
  source: ReferenceDebt;
  place: number;
  balance: bigint;
  aside: bigint;
  interest: bigint;
  fees: bigint;
  paid: bigint;
  paidOffMonth: number | null;
};

function higherFirst(a: string, b: string): number {
  const left = percentUnits(a);
  const right = percentUnits(b);
  const difference = right.units * left.scale - left.units * right.scale;
  return difference > 0n ? 1 : difference < 0n ? -1 : 0;
}

function share(amount: bigint, percent: string, parts: bigint): bigint {
  const { units, scale } = percentUnits(percent);
  const denominator = scale * 100n * parts;
  return (2n * amount * units + denominator) / (2n * denominator);
}

function min(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

export function playReference(request: ReferenceRequest, roundTo: "cent" | "none" = "cent"): ReferenceAnswer {
  const unit = roundTo === "cent" ? 1n : FINE;
  const accounts = request.debts.map(
    (source, place): Account => ({
      source,
      place,
      balance: BigInt(source.balanceCents) * unit,
      aside: 0n,
      interest: 0n,
      fees: 0n,
      paid: 0n,
      paidOffMonth: source.balanceCents === 0 ? 0 : null,
    }),
  );
  const strategy = request.strategy ?? "avalanche";
  const maxMonths = request.maxMonths ?? 1200;
  let firstMinimums = 0n;
  let month = 0;
  let status: ReferenceAnswer["status"] = "OPEN";

  for (;;) {
    const open = accounts.filter(({ balance }) => balance > 0n);
    if (open.length === 0) {
      status = "PAID";
      break;
    }
    if (month === maxMonths) break;
    const now = month + 1;

    const lines = open.map((account) => {
      const { source, balance } = account;
      const inPromo = source.promo !== undefined && now <= source.promo.months;
      const chargedApr = inPromo ? source.promo.apr : source.apr;
      let interest = share(balance, chargedApr, 12n);
      let aside = account.aside;
      if (source.promo?.deferred === true) {
        if (inPromo) aside += share(balance, source.apr, 12n);
        else {
          interest += aside;
          aside = 0n;
        }
      }
      const fee = BigInt(source.monthlyFeeCents ?? 0) * unit;
      const owed = balance + interest + fee;
      const rule = source.minimum;
      let minimum: bigint;
      if (rule.type === "fixed") minimum = BigInt(rule.cents) * unit;
      else {
        minimum = share(rule.basis === "after" ? balance + interest : balance, rule.percent, 1n);
        if (rule.plusInterest === true) minimum += interest + fee;
        const floor = BigInt(rule.floorCents ?? 0) * unit;
        if (minimum < floor) minimum = floor;
      }
      minimum = min(minimum, owed);
      return { account, chargedApr, interest, aside, fee, owed, minimum, pay: minimum };
    });

    const minimums = lines.reduce((sum, line) => sum + line.minimum, 0n);
    if (month === 0) firstMinimums = minimums;
    let surplus = 0n;
    if (strategy !== "minimum") {
      const list = typeof request.budgetCents === "number" ? [request.budgetCents] : request.budgetCents;
      const given = BigInt(list?.[Math.min(now, list.length) - 1] ?? request.extraCents ?? 0) * unit;
      let money = list === undefined ? given + firstMinimums : given;
      if (request.rollover === false) money = money - firstMinimums + minimums;
      if (money < minimums) {
        status = "BUDGET_BELOW_MINIMUMS";
        break;
      }
      surplus = money - minimums;
      for (const extra of (request.extras ?? []).filter((item) => item.month === now)) {
        const line = lines.find(({ account }) => account.source.id === extra.id);
        const amount = BigInt(extra.cents) * unit;
        const aimed = line && line.account.source.prepay !== false ? min(amount, line.owed - line.pay) : 0n;
        if (line) line.pay += aimed;
        surplus += amount - aimed;
      }
      const orderKey = (a: (typeof lines)[number], b: (typeof lines)[number]): number => {
        const byBalance = Number(a.account.balance - b.account.balance);
        const byApr = higherFirst(
          request.aprBasis === "goto" ? a.account.source.apr : a.chargedApr,
          request.aprBasis === "goto" ? b.account.source.apr : b.chargedApr,
        );
        if (strategy === "custom") {
          const order = request.order ?? [];
          return order.indexOf(a.account.source.id) - order.indexOf(b.account.source.id);
        }
        return strategy === "snowball" ? byBalance || byApr : byApr || byBalance;
      };
      for (const line of lines.toSorted((a, b) => orderKey(a, b) || a.account.place - b.account.place)) {
        if (line.account.source.prepay === false) continue;
        const more = min(surplus, line.owed - line.pay);
        line.pay += more;
        surplus -= more;
      }
    }

    month = now;
    for (const { account, interest, aside, fee, owed, pay } of lines) {
      account.interest += interest;
      account.fees += fee;
      account.paid += pay;
      account.aside = aside;
      account.balance = owed - pay;
      if (account.balance === 0n) account.paidOffMonth = month;
    }
  }

  const inCents = (value: bigint) => Number(value) / Number(unit);
  const sum = (of: (account: Account) => bigint) =>
    inCents(accounts.reduce((total, account) => total + of(account), 0n));
  return {
    status,
    months: month,
    totalInterestCents: sum(({ interest }) => interest),
    totalFeesCents: sum(({ fees }) => fees),
    totalPaidCents: sum(({ paid }) => paid),
    remainingCents: sum(({ balance }) => balance),
    debts: accounts.map(({ source, paidOffMonth, interest, balance }) => ({
      id: source.id,
      paidOffMonth,
      interestCents: inCents(interest),
      balanceCents: inCents(balance),
    })),
  };
}
