/** The categories of a transaction and what each means for the safe monthly extra. */
const KINDS = {
  income: "income",
  housing: "essential",
  rent: "essential",
  mortgage: "debt-payment",
  utilities: "essential",
  phone: "essential",
  groceries: "essential",
  transport: "essential",
  insurance: "essential",
  medical: "essential",
  childcare: "essential",
  education: "essential",
  taxes: "essential",
  dining: "discretionary",
  shopping: "discretionary",
  entertainment: "discretionary",
  subscriptions: "discretionary",
  travel: "discretionary",
  "personal-care": "discretionary",
  pets: "discretionary",
  donations: "discretionary",
  cash: "discretionary",
  fees: "discretionary",
  interest: "debt-payment",
  "debt-payment": "debt-payment",
  transfer: "transfer",
  other: "discretionary",
} as const;

export type Category = keyof typeof KINDS;
export type CategoryKind = "income" | "essential" | "discretionary" | "debt-payment" | "transfer";

export const categories = Object.keys(KINDS) as readonly Category[]; // Object.keys forgets the literal keys

export function isCategory(text: string): text is Category {
  return text in KINDS;
}

/** What money spent under a category is to the plan; an unknown category counts as discretionary spending. */
export function categoryKind(category: string): CategoryKind {
  return isCategory(category) ? KINDS[category] : "discretionary";
}
