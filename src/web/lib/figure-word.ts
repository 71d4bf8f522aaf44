const FIELD_NAMES: Readonly<Record<string, string>> = {
  currentBalance: "balance",
  originalBalance: "original balance",
  apr: "APR",
  minimumPayment: "minimum payment",
  paymentDueDate: "due date",
  creditLimit: "credit limit",
  statementDate: "statement date",
};

/** "minimum payment" for "minimumPayment" or "accounts.0.minimumPayment". */
export function figureWord(field: string): string {
  const last = field.split(".").at(-1) ?? field;
  return FIELD_NAMES[last] ?? last;
}
