import { defineLabels } from "./label-set.ts";

/** Wordings of auto, student, personal and mortgage statements. */
export const loanLabels = defineLabels([
  [
    "currentBalance",
    "money",
    1,
    `
    outstanding principal balance | principal balance | unpaid principal balance | current principal balance | outstanding principal |
    remaining principal balance | unpaid principal | remaining principal | current principal | principal balance as of |
    outstanding principal balance as of | principal balance outstanding | unpaid principal balance as of | ending principal balance
  `,
  ],
  [
    "currentBalance",
    "money",
    0.75,
    `
    current balance | outstanding balance | loan balance | remaining balance | new balance | current loan balance | balance owed
  `,
  ],
  [
    "originalBalance",
    "money",
    1,
    `
    original loan amount | original principal balance | original principal | original balance | original amount | amount financed |
    original amount financed | original loan balance | loan amount | original disbursed amount | amount borrowed
  `,
  ],
  [
    "minimumPayment",
    "money",
    1,
    `
    regular monthly payment | regular payment | monthly payment | monthly payment amount | regular payment amount | scheduled payment |
    scheduled monthly payment | regular monthly payment amount | current payment | current payment due | monthly instalment |
    monthly installment | installment amount | regular amount due | current month payment | current month's payment |
    regular payment due | minimum payment | minimum payment due | scheduled payment amount
  `,
  ],
  ["minimumPayment", "money", 0.6, "payment amount | amount due | payment due | payment amount due"],
  [
    "pastDue",
    "money",
    1,
    "past due amount | amount past due | past due | overdue payment | overdue amount | total past due",
  ],
  [
    "paymentDueDate",
    "date",
    1,
    `
    payment due date | due date | next payment due date | payment due | next payment due | due on | next due date | payment is due | pay by
  `,
  ],
  [
    "maturityDate",
    "date",
    1,
    "maturity date | loan maturity date | final payment date | payoff date | loan end date | contract maturity date",
  ],
  [
    "apr",
    "percent",
    1,
    `
    interest rate | annual percentage rate | current interest rate | note rate | annual interest rate | contract rate | loan interest rate |
    fixed interest rate | interest rate (fixed) | current rate | interest rate until
  `,
  ],
  ["apr", "percent", 0.7, "apr | rate | annual percentage rate (apr)"],
  [
    "other",
    "money",
    1,
    `
    total amount due | total due | amount enclosed | payoff amount | payoff quote | late charge | late fee | late charges | fees charged |
    total fees | unpaid late charges | escrow balance | principal | interest | escrow | escrow (taxes and insurance) | year to date |
    paid year to date | principal paid year to date | interest paid year to date | paid last month | last payment | last payment amount |
    additional principal | suspense balance | unapplied funds | payment received | previous balance | accrued interest | unpaid interest |
    unpaid fees | total paid | interest paid this year | daily interest | per diem | if received after | amount due if paid after |
    total payment amount | overpayment | total balance | outstanding interest | total outstanding balance
  `,
  ],
  [
    "other",
    "date",
    1,
    "late charge after | if payment is received after | last payment date | origination date | loan date | opened",
  ],
  ["other", "percent", 1, "penalty rate | default rate | autopay discount | rate reduction"],
]);
