/**
 * Generated households in which something changed shortly before the advice and stayed so: what the mean of twelve months hides. They are
 * counted apart from the others, whose months go on as they were.
 */
import { type Cents, cents } from "#engine/money/cents.ts";
import {
  type GeneratedFlow,
  type GeneratedHousehold,
  generateHousehold,
  HOUSEHOLD_KINDS,
} from "./generated-households.ts";

export const CHANGES = ["pay cut", "new employer", "bonus", "dearer rent", "day care"] as const;
export type Change = (typeof CHANGES)[number];

/** Months between the change and the first advice. */
const MONTHS_AGO = 3;

const share = (amount: Cents, percent: number): Cents => cents(Math.round((amount * percent) / 100));
const isPay = ({ description }: GeneratedFlow): boolean => description.endsWith("PAYROLL");

/** What a month's pay comes to on average, in cents. */
function monthlyPay({ flows, monthStarts }: GeneratedHousehold): number {
  const pay = flows.reduce((sum, flow) => (isPay(flow) ? sum + flow.amount : sum), 0);
  return pay / (monthStarts.length - 1);
}

/** The household's flows with the change in them from its day on. */
function changedFlows(household: GeneratedHousehold, change: Change): readonly GeneratedFlow[] {
  const { flows, monthStarts, historyMonths } = household;
  const since = monthStarts[historyMonths - MONTHS_AGO]!;
  const pay = monthlyPay(household);
  const from = (matches: (flow: GeneratedFlow) => boolean, changed: Partial<GeneratedFlow> | number) =>
    flows.map((flow) => {
      if (flow.day < since || !matches(flow)) return flow;
      return typeof changed === "number"
        ? { ...flow, amount: share(flow.amount, changed) }
        : { ...flow, ...changed };
    });
  switch (change) {
    case "pay cut":
      return from(isPay, 85);
    case "new employer":
      return from(isPay, { description: "LAKEFRONT SERVICES PAYROLL" });
    case "bonus": {
      const day = monthStarts[Math.max(0, historyMonths - 6)]! + 19;
      const description = flows.find(isPay)?.description ?? "BONUS";
      return [...flows, { day, amount: cents(Math.round(2 * pay)), description, category: "income" }];
    }
    case "dearer rent":
      return from(({ category }) => category === "rent", 125);
    case "day care":
      return [
        ...flows,
        ...monthStarts.slice(historyMonths - MONTHS_AGO, -1).map((start) => ({
          day: start + 9,
          amount: cents(-Math.round(pay / 12)),
          description: "BRIGHT HORIZONS CHILD CARE",
          category: "childcare",
        })),
      ];
    default:
      return change satisfies never;
  }
}

/** Salaried and hourly households with the change, each with six months of history or more. */
export function changedHouseholds(change: Change, count: number, seed: number): GeneratedHousehold[] {
  const households: GeneratedHousehold[] = [];
  for (let index = 0; households.length < count; index++) {
    const kind = HOUSEHOLD_KINDS[index % 2]!;
    const household = generateHousehold(kind, seed * 6007 + index * 104_729);
    if (household.historyMonths < 6) continue;
    const flows = changedFlows(household, change).toSorted((a, b) => a.day - b.day);
    households.push({ ...household, flows });
  }
  return households;
}
