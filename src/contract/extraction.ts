/**
 * The one shape every reader produces for one file, on the command line and inside the product.
 * Money, rates and percentages are decimal strings; dates are YYYY-MM-DD; a figure that the document does not show is absent.
 */
import { z } from "zod";
import { documentTypeSchema } from "./document-type.ts";

/** "1234.56", "-7", "24.99": no currency sign, no grouping. */
export const decimalSchema = z.string().regex(/^-?\d+(\.\d+)?$/);
export const plainDateSchema = z.iso.date();

export const accountKinds = [
  "credit-card",
  "checking",
  "savings",
  "auto-loan",
  "student-loan",
  "personal-loan",
  "mortgage",
  "heloc",
  "loan",
  "brokerage",
  "401k",
  "ira",
  "other",
] as const;
export const accountKindSchema = z.enum(accountKinds);
export type AccountKind = z.infer<typeof accountKindSchema>;

/** Fractions of the page as shown upright (see `pageRotations`), 0..1, origin top-left: [x0, y0, x1, y1]. */
export const boxSchema = z.tuple([z.number(), z.number(), z.number(), z.number()]);
export type Box = z.infer<typeof boxSchema>;

export const evidenceSchema = z.object({
  page: z.int().min(1),
  box: boxSchema,
  text: z.string(),
  confidence: z.number().min(0).max(1),
});
export type Evidence = z.infer<typeof evidenceSchema>;

export const cardAprSchema = z.object({
  kind: z.enum(["purchase", "balance-transfer", "cash-advance", "promotional", "penalty"]),
  apr: decimalSchema,
  balance: decimalSchema.optional(),
  expires: plainDateSchema.optional(),
  /** Until it ends, interest at `apr` is only put aside; it is charged at once if anything is left then. */
  interest: z.literal("deferred").optional(),
  /** What was put aside so far. */
  accruedInterest: decimalSchema.optional(),
});

export const accountFactsSchema = z.object({
  kind: accountKindSchema,
  institution: z.string().optional(),
  accountLast4: z.string().optional(),
  statementDate: plainDateSchema.optional(),
  periodStart: plainDateSchema.optional(),
  periodEnd: plainDateSchema.optional(),
  currentBalance: decimalSchema.optional(),
  previousBalance: decimalSchema.optional(),
  originalBalance: decimalSchema.optional(),
  creditLimit: decimalSchema.optional(),
  availableCredit: decimalSchema.optional(),
  minimumPayment: decimalSchema.optional(),
  paymentDueDate: plainDateSchema.optional(),
  pastDue: decimalSchema.optional(),
  maturityDate: plainDateSchema.optional(),
  apr: decimalSchema.optional(),
  aprs: z.array(cardAprSchema).optional(),
  paymentsAndCredits: decimalSchema.optional(),
  purchases: decimalSchema.optional(),
  feesCharged: decimalSchema.optional(),
  interestCharged: decimalSchema.optional(),
  minimumPaymentWarning: z
    .object({
      years: decimalSchema.optional(),
      totalCost: decimalSchema.optional(),
      monthlyPaymentFor36Months: decimalSchema.optional(),
    })
    .optional(),
  beginningBalance: decimalSchema.optional(),
  endingBalance: decimalSchema.optional(),
  totalDeposits: decimalSchema.optional(),
  totalWithdrawals: decimalSchema.optional(),
  totalValue: decimalSchema.optional(),
  holdings: z
    .array(z.object({ name: z.string(), symbol: z.string().optional(), value: decimalSchema }))
    .optional(),
});
export type AccountFacts = z.infer<typeof accountFactsSchema>;

/** Signed from the holder's point of view: money in, or a payment to a card, is positive. */
export const transactionFactsSchema = z.object({
  account: z.int().min(0),
  date: plainDateSchema,
  description: z.string(),
  amount: decimalSchema,
  category: z.string().optional(),
});
export type TransactionFacts = z.infer<typeof transactionFactsSchema>;

export const incomeFactsSchema = z.object({
  kind: z.enum(["paystub", "w2", "1099", "benefits", "other"]),
  payer: z.string().optional(),
  payDate: plainDateSchema.optional(),
  periodStart: plainDateSchema.optional(),
  periodEnd: plainDateSchema.optional(),
  frequency: z.enum(["weekly", "biweekly", "semimonthly", "monthly", "annual"]).optional(),
  grossPay: decimalSchema.optional(),
  netPay: decimalSchema.optional(),
  ytdGross: decimalSchema.optional(),
  ytdNet: decimalSchema.optional(),
  taxYear: z.string().optional(),
  wages: decimalSchema.optional(),
  federalTaxWithheld: decimalSchema.optional(),
  nonemployeeCompensation: decimalSchema.optional(),
});
export type IncomeFacts = z.infer<typeof incomeFactsSchema>;

export const creditReportFactsSchema = z.object({
  bureau: z.string().optional(),
  score: z.string().optional(),
  reportDate: plainDateSchema.optional(),
  accountsTotal: z.string().optional(),
  accountsOpen: z.string().optional(),
  accountsClosed: z.string().optional(),
  inquiries: z.string().optional(),
  collections: z.string().optional(),
  utilization: z.string().optional(),
  accounts: z
    .array(
      z.object({
        creditor: z.string(),
        kind: accountKindSchema.optional(),
        balance: decimalSchema.optional(),
        creditLimit: decimalSchema.optional(),
        originalBalance: decimalSchema.optional(),
        monthlyPayment: decimalSchema.optional(),
        status: z.enum(["open", "closed"]).optional(),
      }),
    )
    .optional(),
});

/**
 * What a list whose running balances lead line by line from its first to its last line says of its account. No printed figures, so no
 * facts: the first balance is the one beside the first line without that line's amount, which nothing else proves.
 */
export const runningSpanSchema = z.object({
  /** Days of the first and the last line. */
  first: plainDateSchema,
  last: plainDateSchema,
  beginning: decimalSchema,
  /** After the last line of the first day. */
  afterFirstDay: decimalSchema,
  /** Before the first line of the last day. */
  beforeLastDay: decimalSchema,
  ending: decimalSchema,
});
export type RunningSpan = z.infer<typeof runningSpanSchema>;

export const checkSchema = z.object({
  name: z.string(),
  passed: z.boolean(),
  detail: z.string(),
  /** Of a list of transactions whose running balances hold: of which account, and from where to where they lead. */
  span: runningSpanSchema.extend({ account: z.int().min(0) }).optional(),
});
export type Check = z.infer<typeof checkSchema>;

/** What a person is told of a sum that fails. */
export const sumWarning = ({ detail }: Check): string => `Something does not add up: ${detail}.`;

/** A figure too unsure to be a fact. It appears here and nowhere else until a person answers. */
export const questionSchema = z.object({
  path: z.string(),
  reason: z.string(),
  candidates: z.array(z.object({ value: z.string(), evidence: evidenceSchema })),
  /** Of a figure in a list whose entry is left out meanwhile: what is certain of that entry, such as a transaction's date. */
  row: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
});
export type Question = z.infer<typeof questionSchema>;

export const extractionSourceSchema = z.enum(["pdf-text", "ocr", "csv", "spreadsheet", "ofx", "qif"]);

export const extractionSchema = z.object({
  documentType: documentTypeSchema,
  confidence: z.number().min(0).max(1),
  institution: z.string().optional(),
  currency: z.string().optional(),
  pages: z.int().min(1),
  source: extractionSourceSchema,
  /** Pages that must be turned clockwise, by so many degrees, to be upright: those that lie as stored are left out. */
  pageRotations: z
    .array(
      z.object({ page: z.int().min(1), degrees: z.union([z.literal(90), z.literal(180), z.literal(270)]) }),
    )
    .optional(),
  summary: z.string(),
  accounts: z.array(accountFactsSchema),
  transactions: z.array(transactionFactsSchema),
  income: z.array(incomeFactsSchema),
  creditReport: creditReportFactsSchema.optional(),
  evidence: z.record(z.string(), evidenceSchema),
  checks: z.array(checkSchema),
  questions: z.array(questionSchema),
  warnings: z.array(z.string()),
});
export type Extraction = z.infer<typeof extractionSchema>;
