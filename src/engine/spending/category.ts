/** What a transaction is about (its category), and what that is to a month (its kind). */

const KINDS = {
  income: "income",
  benefits: "income",
  "interest-earned": "income",
  "tax-refund": "income",
  refund: "income",
  deposit: "income",
  rent: "essential",
  housing: "essential",
  utilities: "essential",
  phone: "essential",
  groceries: "essential",
  fuel: "essential",
  transport: "essential",
  insurance: "essential",
  medical: "essential",
  childcare: "essential",
  education: "essential",
  taxes: "essential",
  dining: "discretionary",
  shopping: "discretionary",
  home: "discretionary",
  entertainment: "discretionary",
  subscriptions: "discretionary",
  travel: "discretionary",
  "personal-care": "discretionary",
  fitness: "discretionary",
  hobbies: "discretionary",
  pets: "discretionary",
  donations: "discretionary",
  cash: "discretionary",
  fees: "discretionary",
  other: "discretionary",
  transfer: "transfer",
  investing: "transfer",
  p2p: "transfer",
  "card-payment": "transfer",
  mortgage: "debt-payment",
  "auto-loan": "debt-payment",
  "student-loan": "debt-payment",
  "personal-loan": "debt-payment",
  "pay-later": "debt-payment",
  "debt-payment": "debt-payment",
  interest: "debt-payment",
} as const;

export type Category = keyof typeof KINDS;
export type CategoryKind = "income" | "essential" | "discretionary" | "debt-payment" | "transfer";

export const categories = Object.keys(KINDS) as readonly Category[]; // Object.keys forgets the literal keys

const kinds: ReadonlyMap<string, CategoryKind> = new Map(Object.entries(KINDS));

export function isCategory(text: string): text is Category {
  return kinds.has(text);
}

/** What money under a category is to the plan; an unknown category counts as discretionary spending. */
export function categoryKind(category: string): CategoryKind {
  return kinds.get(category) ?? "discretionary";
}

/** What one has signed up for and can cancel: cash, outings and purchases are none, however regular. */
export function isSubscription(category: string): boolean {
  return category === "subscriptions";
}

/** Paid each month at a price that a contract fixes: a change of it lasts, and a new one comes every month from then on. */
const FIXED: ReadonlySet<string> = new Set([
  "rent",
  "mortgage",
  "auto-loan",
  "student-loan",
  "personal-loan",
  "childcare",
  "insurance",
  "phone",
  "subscriptions",
]);

export function isFixedBill(category: string): boolean {
  return FIXED.has(category);
}

/**
 * Income that can be planned with: pay, benefits, interest. A tax refund comes once, a refund is money of one's own, and of a bare
 * deposit nobody knows what it was.
 */
export function isRegularIncome(category: string): boolean {
  return category === "income" || category === "benefits" || category === "interest-earned";
}
