/** Made-up people for looking at the web client without the server: answers of the contract, plans from the real engine. */
import type { CurrentUser } from "#contract/account.ts";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt, Source } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import type { PayoffPlan, Strategy } from "#contract/payoff-plan.ts";
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { addDays, addMonthsToDate } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { answerPlan } from "#server/features/payoff-plan/service.ts";
import { AppError } from "#server/platform/errors.ts";

export type Household = {
  readonly user: CurrentUser | null;
  readonly documents: readonly Document[];
  readonly debts: readonly Debt[];
  readonly cashflow: CashflowAnalysis | null;
};

/** Of today, so that the figures are never old, whenever the tests run. */
const NEWEST_STATEMENT = new Date().toISOString().slice(0, 10);

/** Every plan is asked for on this day, so its first month is December 2026. */
const TODAY = plainDateOf("2026-11-20");

function plainDateOf(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new Error(`no such day: ${text}`);
  return date;
}

export const scenarios = [
  "signed-out",
  "empty",
  "one",
  "sample",
  "many",
  "never",
  "no-cashflow",
  "no-debts",
  "short",
  "promotion",
  "old",
  "unseen",
  "irregular",
  "model",
] as const;
export type Scenario = (typeof scenarios)[number];

export function household(scenario: Scenario): Household {
  if (scenario === "signed-out") return { user: null, documents: [], debts: [], cashflow: null };
  if (scenario === "empty") return { user, documents: [], debts: [], cashflow: null };
  if (scenario === "no-debts") {
    return {
      user,
      documents: [completedDocument("doc_0", "checking.pdf")],
      debts: [],
      cashflow: cashflowOf([], false),
    };
  }
  const debts = debtsOf(scenario);
  return {
    user,
    documents: debts
      .slice(0, 4)
      .map((debt, index) => completedDocument(`doc_${index}`, `${debt.creditor}.pdf`, debt)),
    debts,
    cashflow: scenario === "no-cashflow" ? null : inState(cashflowOf(debts, scenario === "short"), scenario),
  };
}

const user: CurrentUser = {
  id: "user_sample",
  email: "alex.rivera@example.com",
  name: "Alex Rivera",
  stripeSubscriptionId: null,
  developmentSignIn: true,
  exploresSample: false,
};

function debtsOf(scenario: Scenario): Debt[] {
  if (scenario === "one")
    return [debtOf("Chase Freedom", "2345.67", "24.99", "70.00", { original: "4200.00", limit: "5000.00" })];
  if (scenario === "never")
    return [debtOf("Store card", "9800.00", "29.99", "200.00", { limit: "10000.00" })];
  if (scenario === "promotion") {
    const [first, ...others] = debtsOf("sample");
    const promotion = {
      kind: "promotional",
      balance: "4000.00",
      apr: "0.00",
      expires: "2027-06-30",
    } as const;
    return first === undefined ? [] : [{ ...first, buckets: [promotion] }, ...others];
  }
  if (scenario === "many") {
    return Array.from({ length: 25 }, (_, index) =>
      index === 3
        ? debtOf(
            "The First National Cooperative Credit Union of Upper Saddle River and Neighbouring Counties",
            "1234567.89",
            "6.125",
            "7650.00",
            { original: "1500000.00", type: "mortgage" },
          )
        : debtOf(
            `Bank number ${index + 1}`,
            `${1000 + index * 397}.${10 + index}`,
            `${9 + index * 0.75}`,
            `${40 + index * 5}.00`,
            {
              original: `${3000 + index * 500}.00`,
            },
          ),
    );
  }
  return [
    debtOf("Chase Sapphire", "6482.15", "24.99", "195.00", { original: "9000.00", limit: "12000.00" }),
    debtOf("Capital One Quicksilver", "3120.44", "29.24", "95.00", { original: "3500.00", limit: "4000.00" }),
    debtOf("Toyota Financial", "14350.00", "6.49", "412.00", { original: "24800.00", type: "loan" }),
    debtOf("Discover it", "1875.09", "22.74", "52.00", { limit: "7500.00" }),
    {
      ...debtOf("Riverside Medical Credit", "980.00", "0", "0", {}),
      apr: null,
      minimumPayment: null,
      notPlannable: "Its APR could not be read. Upload a clearer page, or the next statement.",
      openQuestions: [
        {
          documentId: "doc_4",
          path: "accounts.0.apr",
          field: "apr",
          reason: "The photo is blurred at this line.",
          candidates: ["18.99", "13.99"],
        },
      ],
    },
  ];
}

type DebtExtras = { original?: string; limit?: string; type?: Debt["debtType"] };

function debtOf(creditor: string, balance: string, apr: string, minimum: string, extras: DebtExtras): Debt {
  const source = (field: string, text: string): Source => ({
    documentId: "doc_0",
    path: `accounts.0.${field}`,
    fileName: `${creditor.toLowerCase().replaceAll(" ", "-")}-2026-10.pdf`,
    page: 1,
    box: [0.6, 0.2, 0.8, 0.23],
    text,
    confidence: 0.996,
  });
  return {
    id: `debt_${creditor.toLowerCase().replaceAll(/[^a-z0-9]+/g, "_")}`,
    creditor,
    accountLast4: "4821",
    debtType: extras.type ?? "credit-card",
    currentBalance: balance,
    originalBalance: extras.original ?? null,
    apr,
    minimumPayment: minimum,
    paymentDueDate: "2026-12-07",
    creditLimit: extras.limit ?? null,
    statementDate: NEWEST_STATEMENT,
    notPlannable: null,
    buckets: [],
    openQuestions: [],
    sources: {
      currentBalance: source("currentBalance", `New Balance $${balance}`),
      apr: source("apr", `Purchases ${apr}% (v)`),
      minimumPayment: source("minimumPayment", `Minimum Payment Due $${minimum}`),
      paymentDueDate: source("paymentDueDate", "Payment Due Date 12/07/2026"),
      statementDate: source("statementDate", "Statement Closing Date"),
      ...(extras.original === undefined
        ? {}
        : { originalBalance: source("originalBalance", `Original balance $${extras.original}`) }),
      ...(extras.limit === undefined
        ? {}
        : { creditLimit: source("creditLimit", `Credit Limit $${extras.limit}`) }),
    },
  };
}

function line(date: string, description: string, amount: string, category: string) {
  return { date, description, amount, category, documentId: "doc_checking" };
}

function money(text: string | null): Cents {
  return parseMoney(text ?? "0") ?? cents(0);
}

const extraText = (amount: number): string => formatMoney(cents(Math.max(0, amount)));

/** Twelve months that differ a little and whose means are the lines of the waterfall. */
function sampleMonths(income: number, minimums: number): CashflowAnalysis["months"] {
  const first = plainDateOf("2025-11-01");
  return Array.from({ length: 12 }, (_, month) => {
    const swing = month % 2 === 0 ? 4000 : -4000;
    const [essentials, discretionary] = [268_350 + swing, 97_425 - 2 * swing];
    return {
      first: addMonthsToDate(first, month),
      last: addDays(addMonthsToDate(first, month + 1), -1),
      income: formatMoney(cents(income)),
      essentials: formatMoney(cents(essentials)),
      discretionary: formatMoney(cents(discretionary)),
      left: formatMoney(cents(income - essentials - discretionary - minimums)),
    };
  });
}

function cashflowOf(debts: readonly Debt[], isShort: boolean): CashflowAnalysis {
  const minimums = debts.reduce((sum, { minimumPayment }) => sum + money(minimumPayment), 0);
  const income = isShort ? 310_000 : Math.max(642_000, minimums * 2);
  const spent = 268_350 + minimums + 97_425;
  const buffer = isShort ? 0 : 15_000;
  const left = income - spent - buffer;
  return {
    monthlyIncome: formatMoney(cents(income)),
    essentialExpenses: "2683.50",
    minimumDebtPayments: formatMoney(cents(minimums)),
    discretionarySpending: "974.25",
    bufferContribution: formatMoney(cents(buffer)),
    safeMonthlyExtra: formatMoney(cents(Math.max(0, left))),
    shortfall: formatMoney(cents(Math.max(0, -left))),
    currentSavings: "1840.00",
    savings: [
      {
        name: "Chase Total Checking",
        accountLast4: "4417",
        balance: "1840.00",
        source: {
          documentId: "doc_0",
          fileName: "chase-checking-2026-10.pdf",
          path: "accounts.0.endingBalance",
          page: 1,
          box: [0.6, 0.3, 0.8, 0.33],
          text: "Ending balance $1,840.00",
          confidence: 0.997,
        },
      },
    ],
    unknownBalances: [],
    bufferTarget: "6420.00",
    bufferNow: "310.00",
    weekBuffer: "310.00",
    ownBuffer: null,
    accounts: [
      { id: "account_checking", name: "Chase Total Checking", accountLast4: "4417", isExcluded: false },
      { id: "account_savings", name: "Ally Online Savings", accountLast4: "9902", isExcluded: false },
    ],
    safety: "safe",
    safetyOptions: [
      { safety: "faster", holdPercent: 90, safeMonthlyExtra: extraText(left + buffer / 2) },
      { safety: "safe", holdPercent: 95, safeMonthlyExtra: extraText(left) },
      { safety: "very-safe", holdPercent: 98, safeMonthlyExtra: extraText(left - 9000) },
    ],
    range: isShort
      ? {
          low: "0.00",
          high: "0.00",
          worstMonth: { first: "2026-09-01", last: "2026-09-30", income: "2210.00", left: "-1204.75" },
        }
      : null,
    decidedBy: isShort ? "usual-month" : "paths",
    evidence: {
      goodMonths: isShort ? 0 : 13,
      pathCount: 366,
      missing: [],
      stoppedPay: [],
      daysOld: 0,
      endsWith: ["Chase Total Checking ···4417"],
      doubts: [],
      withoutMinimum: [],
    },
    months: isShort ? [] : sampleMonths(income, minimums),
    confidenceScore: 93,
    historyMonths: 14,
    periodStart: "2025-09-01",
    periodEnd: "2026-10-31",
    suggestions: [],
    recommendations: ["Cancel Hulu, $17.99 a month: debt-free 4 days sooner, $21.30 less interest."],
    warnings: isShort ? ["Your spending was above your income in two of three months."] : [],
    transactions: {
      income: [
        line("2026-10-15", "ACME PAYROLL DIRECT DEP", "3210.00", "Salary"),
        line("2026-10-30", "ACME PAYROLL DIRECT DEP", "3210.00", "Salary"),
      ],
      essential: [
        line("2026-10-01", "RIVERSIDE APARTMENTS RENT", "-1650.00", "Housing"),
        line("2026-10-04", "KROGER #4471", "-142.18", "Groceries"),
      ],
      discretionary: [
        line("2026-10-09", "SQ *BLUE BOTTLE COFFEE 00012345678901234567890", "-6.75", "Eating out"),
      ],
    },
  };
}

/** What the server says besides where statements are old, purchases are unseen, or income swings. */
function inState(cashflow: CashflowAnalysis, scenario: Scenario): CashflowAnalysis {
  if (scenario === "old") {
    return {
      ...cashflow,
      evidence: {
        ...cashflow.evidence,
        daysOld: 64,
        doubts: ["The bank statements ended 64 days ago."],
      },
      confidenceScore: 79,
      warnings: [
        "Your bank statements show your money only until 31 October 2026, 64 days ago, and much can have changed since. Upload the newer ones before you send anything extra.",
      ],
    };
  }
  if (scenario === "unseen") {
    return {
      ...cashflow,
      evidence: {
        ...cashflow.evidence,
        missing: [{ first: "2026-03-01", last: "2026-03-31", account: "Ally Online Savings ···9902" }],
        doubts: [
          "31 of 426 days are on no statement.",
          "$2,140.00 of $51,208.50 spent is inferred from payments and other months; no statement shows what was bought.",
          "No statement shows what is bought with Citi.",
        ],
      },
      confidenceScore: 74,
      warnings: [
        "No bank statement covers 1 March 2026 to 31 March 2026 (Ally Online Savings ···9902), so those days are not counted. Upload the statements in between.",
        "Payments of $2,590.00 to cards (Chase Sapphire) fall in months of which no card statement shows the purchases. What was paid beyond the minimum, or what the card's other statements show where that is more, counts as spending instead; upload the cards' statements of these months to make it exact.",
        "Payments of $480.00 went to Citi, and no document shows that debt with its minimum. They count as bills; upload its statement to plan it.",
      ],
    };
  }
  if (scenario === "irregular") {
    return {
      ...cashflow,
      decidedBy: "half-year",
      range: {
        low: "120.00",
        high: "2210.00",
        worstMonth: { first: "2026-01-01", last: "2026-01-31", income: "2310.00", left: "-1201.75" },
      },
      evidence: { ...cashflow.evidence, stoppedPay: ["Northside Deliveries"] },
      confidenceScore: 84,
      warnings: [
        "Pay of Northside Deliveries came regularly and has stopped, so it is not counted as income.",
      ],
    };
  }
  return cashflow;
}

export function completedDocument(id: string, fileName: string, found?: Debt): Document {
  return {
    id,
    fileName,
    sizeBytes: 184_320,
    status: "completed",
    stage: "checked",
    progress: 100,
    uploadedAt: "2026-11-20T09:30:00.000Z",
    requestedType: "unknown",
    documentType: "credit-cards",
    institution: found?.creditor ?? "Chase",
    summary: "Credit card statement, one page; balance, APR and due date agree with each other.",
    transactionCount: 14,
    otherFindings: [],
    findings: [
      {
        kind: "credit-card",
        institution: found?.creditor ?? "Chase",
        accountLast4: "4821",
        balance: found?.currentBalance ?? "2345.67",
        apr: found?.apr ?? "24.99",
        minimumPayment: "70.00",
        paymentDueDate: "2026-12-07",
      },
    ],
    questionCount: 0,
    warnings: [],
    error: null,
    duplicateOf: null,
  };
}

/** The server's own answer to POST /api/payoff-plan; undefined when the plan does not end. */
export function planOf(
  debts: readonly Debt[],
  monthlyBudget: Cents,
  strategy: Strategy = "avalanche",
  choices: PlanChoices = noPlanChoices,
  order?: readonly string[],
): PayoffPlan | undefined {
  const question = { strategy, monthlyBudget: formatMoney(monthlyBudget), order };
  try {
    return answerPlan(question, { debts, analysis: null, today: TODAY, choices });
  } catch (error) {
    if (error instanceof AppError && (error.status === 422 || error.code === "NO_DEBTS")) return undefined;
    throw error;
  }
}

/** The cash flow with what the visitor decided about the buffer and the accounts; its other figures stay as they were made up. */
export function withDecisions(
  cashflow: CashflowAnalysis | null,
  { leastBuffer, excludedAccounts }: PlanChoices,
): CashflowAnalysis | null {
  if (cashflow === null) return null;
  const isMore = leastBuffer !== null && Number(leastBuffer) > Number(cashflow.weekBuffer);
  return {
    ...cashflow,
    ownBuffer: leastBuffer,
    bufferNow: isMore ? leastBuffer : cashflow.weekBuffer,
    accounts: cashflow.accounts.map((account) => ({
      ...account,
      isExcluded: excludedAccounts.includes(account.id),
    })),
  };
}
