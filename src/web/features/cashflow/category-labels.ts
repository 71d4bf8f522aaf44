import { type Category, categories, categoryKind } from "#contract/categories.ts";
import type { Transaction } from "#contract/transactions.ts";

const LABELS: Readonly<Record<Category, string>> = {
  income: "Pay",
  benefits: "Benefits and pensions",
  "interest-earned": "Interest earned",
  "tax-refund": "Tax refund",
  refund: "Refund or reward",
  deposit: "Deposit",
  rent: "Rent",
  housing: "Home upkeep",
  utilities: "Utilities",
  phone: "Phone and internet",
  groceries: "Groceries",
  fuel: "Fuel",
  transport: "Getting around",
  insurance: "Insurance",
  medical: "Health",
  childcare: "Childcare",
  education: "Education",
  taxes: "Taxes",
  dining: "Eating out",
  shopping: "Shopping",
  home: "Home and furniture",
  entertainment: "Entertainment",
  subscriptions: "Subscriptions",
  travel: "Travel",
  "personal-care": "Personal care",
  fitness: "Fitness",
  hobbies: "Hobbies",
  pets: "Pets",
  donations: "Donations",
  cash: "Cash",
  fees: "Fees",
  other: "Other",
  transfer: "Own transfer",
  investing: "Investing",
  p2p: "To or from people",
  "card-payment": "Card payment",
  mortgage: "Mortgage payment",
  "auto-loan": "Auto loan payment",
  "student-loan": "Student loan payment",
  "personal-loan": "Loan payment",
  "pay-later": "Pay-later payment",
  "debt-payment": "Debt payment",
  interest: "Interest charged",
};

export const categoryLabel = (category: string): string =>
  LABELS[category as Category] ?? category.replaceAll("-", " "); // an unknown one is shown as it is

const GROUPS = [
  ["income", "Income"],
  ["essential", "Essential"],
  ["discretionary", "Discretionary"],
  ["debt-payment", "Debt payments"],
  ["transfer", "Transfers and saving"],
] as const;

/** Every category by what it is to a month, for choosing one. */
export const categoryGroups = GROUPS.map(([kind, label]) => ({
  label,
  categories: categories.filter((category) => categoryKind(category) === kind),
}));

export const lineLabels: Readonly<Record<Transaction["line"], string>> = {
  income: "Income",
  essential: "Essentials",
  discretionary: "Discretionary",
  "unrecognised-deposit": "Not counted",
  ignored: "Not counted",
};

/** Why a transaction counts as it does, in a sentence. */
export function lineSentence(row: Transaction, countsHere: boolean): string {
  if (row.isLeftOut) return "You left it out, so it counts nowhere.";
  if (row.isOnce) {
    return "You said that it does not come again: it counts in its month's bars and in your balances, and in no usual month.";
  }
  switch (row.line) {
    case "income":
      return "Counts as income.";
    case "essential":
      return "Counts as an essential expense.";
    case "discretionary":
      return row.category === "investing" || row.category === "transfer"
        ? "Put aside regularly: it leaves your accounts, so it cannot go to debt and counts with discretionary spending."
        : "Counts as discretionary spending.";
    case "unrecognised-deposit":
      return "Money in that is not regular pay, a benefit or interest. It is not counted, so that the safe extra is never too high.";
    case "ignored":
      return notCounted(row, countsHere);
    default:
      return row.line satisfies never;
  }
}

function notCounted({ category }: Transaction, countsHere: boolean): string {
  if (!countsHere) {
    return "Not counted: loan, investment and other accounts neither earn nor spend; only bank accounts and cards do.";
  }
  const kind = categoryKind(category);
  if (category === "card-payment") {
    return "Not counted: a payment to a card. The purchases on the card count, and its minimum is taken off by itself.";
  }
  if (kind === "debt-payment") {
    return "Not counted as spending: the minimum payments of your debts are taken off by themselves.";
  }
  if (kind === "transfer")
    return "Not counted: money moved between your own accounts is neither earned nor spent.";
  return "Not counted: it neither earns nor spends.";
}
