import type { PayPattern } from "#contract/payoff-plan.ts";

/** Pay as the form holds it: a rhythm, a payday and for pay twice a month the two days. */
export type PaydayFields = {
  readonly kind: PayPattern["kind"] | "statements";
  /** YYYY-MM-DD. */
  readonly on: string;
  readonly first: string;
  readonly second: string;
};

export function paydayFields(paydays: PayPattern | null, today: string): PaydayFields {
  const empty = { kind: "statements", on: today, first: "1", second: "15" } as const;
  if (paydays === null) return empty;
  switch (paydays.kind) {
    case "weekly":
    case "biweekly":
      return { ...empty, kind: paydays.kind, on: paydays.on };
    case "semimonthly":
      return { ...empty, kind: paydays.kind, first: `${paydays.days[0]}`, second: `${paydays.days[1]}` };
    case "monthly":
      return { ...empty, kind: paydays.kind, first: `${paydays.day}` };
    default:
      return paydays satisfies never;
  }
}

const dayOf = (text: string): number | undefined => {
  const day = /^\d{1,2}$/.test(text.trim()) ? Number(text) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
};

/** The pattern, null for "as the statements show", or the sentence what is wrong. */
export function paydaysOf(
  fields: PaydayFields,
): { readonly paydays: PayPattern | null } | { readonly problem: string } {
  const [first, second] = [dayOf(fields.first), dayOf(fields.second)];
  switch (fields.kind) {
    case "statements":
      return { paydays: null };
    case "weekly":
    case "biweekly":
      return /^\d{4}-\d{2}-\d{2}$/.test(fields.on)
        ? { paydays: { kind: fields.kind, on: fields.on } }
        : { problem: "Choose one of your paydays." };
    case "semimonthly":
      if (first === undefined || second === undefined) return { problem: "A day is a number from 1 to 31." };
      if (first === second) return { problem: "Pay twice a month has two different days." };
      return { paydays: { kind: fields.kind, days: [first, second] } };
    case "monthly":
      return first === undefined
        ? { problem: "A day is a number from 1 to 31." }
        : { paydays: { kind: fields.kind, day: first } };
    default:
      return fields.kind satisfies never;
  }
}
