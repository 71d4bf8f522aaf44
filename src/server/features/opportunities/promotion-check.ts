/** What is left of a promotional balance when its rate ends, and what that costs in the person's plan. */
import type { Debt } from "#contract/debts.ts";
import { dayText, dollarText } from "#contract/plan-sentences.ts";
import { daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { type Check, figureLine, impactOf, moneyLine } from "./other-terms.ts";

const SOON_DAYS = 183;

/** Promotions that end within half a year; nothing where the plan has paid them by then. */
export function promotionChecks(debts: readonly Debt[], today: PlainDate): readonly Check[] {
  return debts.flatMap((debt) =>
    debt.buckets.flatMap(({ apr, balance, expires }): Check[] => {
      const end = parsePlainDate(expires ?? "");
      const amount = parseMoney(balance);
      if (debt.notPlannable !== null || end === undefined || amount === undefined) return [];
      const days = daysBetween(today, end);
      if (days < 0 || days > SOON_DAYS) return [];
      return [
        {
          // As if the rate never ended: what that saves is what its end costs.
          change: (planned) => ({
            cost: cents(0),
            debts: planned.map((one) => {
              if (String(one.id) !== debt.id || one.buckets === undefined) return one;
              const lasting = one.buckets.map(({ promo, ...bucket }) =>
                promo === undefined ? bucket : { ...bucket, apr: promo.apr },
              );
              return { ...one, buckets: lasting };
            }),
          }),
          tell: ({ interestSaved }) =>
            interestSaved <= 0
              ? undefined
              : {
                  id: `promotion-ends ${debt.id}`,
                  kind: "promotion-ends",
                  title: `The ${apr} % of ${debt.creditor} ends on ${dayText(end)}`,
                  description: `${dollarText(amount)} bear ${apr} % until then and ${debt.apr} % after it, which costs ${dollarText(interestSaved)} in your plan. The plan knows it and pays in the cheapest order; another offer at that rate would save as much, less its fee.`,
                  impact: impactOf(interestSaved),
                  category: "optimization",
                  automationReady: true,
                  potentialSavings: formatMoney(interestSaved),
                  action: { label: "See the order of payments", path: "/" },
                  arithmetic: [
                    moneyLine(`${debt.creditor}: balance at ${apr} %`, amount),
                    figureLine(debt, "apr", "APR after it"),
                    moneyLine("Interest after it ends, in your plan", interestSaved),
                  ],
                },
        },
      ];
    }),
  );
}
