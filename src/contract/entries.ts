/**
 * What a person types in, without a document or beside one: debts, accounts and other assets, income, monthly expenses,
 * transactions, and their own word on an account's present figures. Money and rates are decimal strings as everywhere.
 */
import { z } from "zod";
import type { ExpenseRhythm, PayRhythm } from "#engine/cashflow/typed-month.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { categories, categoryKind } from "#engine/spending/category.ts";
import { type AccountKind, accountKindSchema, plainDateSchema } from "./extraction.ts";
import { MOST_APR } from "./minimum-due.ts";
import { minimumSlip } from "./typed-slips.ts";

const MOST_CENTS = 100_000_000_00;

const amountIn = (text: string, least: number): boolean => {
  const cents = parseMoney(text);
  return cents !== undefined && cents >= least && cents < MOST_CENTS;
};

/** Zero or more, with at most two decimals. Each rule is a sentence for the person. */
const money = (name: string) =>
  z
    .string()
    .refine((text) => amountIn(text, 0), `${name} must be an amount such as 1234.56, without a minus`);
const positive = (name: string) =>
  z.string().refine((text) => amountIn(text, 1), `${name} must be an amount above zero, such as 1234.56`);
const rate = z
  .string()
  .refine(
    (text) => /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= MOST_APR,
    `The APR must be a percentage from 0 to ${MOST_APR}, such as 24.99`,
  );
const named = (name: string) =>
  z
    .string()
    .trim()
    .refine((text) => text.length >= 1 && text.length <= 80, `${name} needs 1 to 80 characters`);
const last4 = z
  .string()
  .trim()
  .refine(
    (text) => /^[A-Za-z0-9]{2,4}$/.test(text),
    "Of the account number, type only the last 2 to 4 digits",
  );
const dueDay = z
  .number()
  .refine((day) => Number.isInteger(day) && day >= 1 && day <= 31, "The due day must be a day from 1 to 31");

export const debtKinds = [
  "credit-card",
  "auto-loan",
  "student-loan",
  "personal-loan",
  "mortgage",
  "heloc",
  "loan",
] as const satisfies readonly AccountKind[];

export const assetKinds = [
  "checking",
  "savings",
  "brokerage",
  "401k",
  "ira",
  "other",
] as const satisfies readonly AccountKind[];

/** How often pay comes, and how often an expense does. */
export const payRhythms = [
  "week",
  "two-weeks",
  "half-month",
  "month",
] as const satisfies readonly PayRhythm[];
export const expenseRhythms = [...payRhythms, "quarter", "year"] as const satisfies readonly ExpenseRhythm[];

const debtContentSchema = z.strictObject({
  kind: z.literal("debt"),
  creditor: named("The creditor's name"),
  debtKind: z.enum(debtKinds),
  currentBalance: money("The balance"),
  apr: rate.nullable(),
  minimumPayment: money("The minimum payment").nullable(),
  dueDay: dueDay.nullable(),
  accountLast4: last4.nullable(),
  creditLimit: money("The limit").nullable(),
  originalBalance: money("The original balance").nullable(),
});

const assetContentSchema = z.strictObject({
  kind: z.literal("asset"),
  name: named("The name"),
  assetKind: z.enum(assetKinds),
  value: money("The value"),
  accountLast4: last4.nullable(),
});

/** The person's word on figures of an account that they or a document brought; only those that they changed. */
const figuresContentSchema = z.strictObject({
  kind: z.literal("figures"),
  accountId: z.string().max(100),
  figures: z
    .strictObject({
      currentBalance: money("The balance").optional(),
      apr: rate.optional(),
      minimumPayment: money("The minimum payment").optional(),
      dueDay: dueDay.optional(),
      creditLimit: money("The limit").optional(),
      originalBalance: money("The original balance").optional(),
      /** Of an account that holds money. */
      value: money("The value").optional(),
      /** What kind of account it is. */
      accountKind: accountKindSchema.optional(),
    })
    .refine((figures) => Object.keys(figures).length > 0, "Nothing was changed"),
});

const incomeContentSchema = z.strictObject({
  kind: z.literal("income"),
  name: named("The payer's name"),
  /** What arrives in the account, after taxes. */
  amount: positive("The pay"),
  every: z.enum(payRhythms),
});

/** What an expense may be filed under. */
export const expenseCategories = categories.filter((category) =>
  ["essential", "discretionary"].includes(categoryKind(category)),
);

const expenseContentSchema = z.strictObject({
  kind: z.literal("expense"),
  name: named("The name"),
  amount: positive("The expense"),
  every: z.enum(expenseRhythms),
  category: z.enum(expenseCategories),
});

/** In place of an account's id: cash, in no account. */
export const CASH = "cash";

const transactionContentSchema = z.strictObject({
  kind: z.literal("transaction"),
  /** Or `CASH`. */
  accountId: z.string().max(100),
  date: plainDateSchema,
  description: z
    .string()
    .trim()
    .refine((text) => text.length >= 1 && text.length <= 120, "The description needs 1 to 120 characters"),
  /** Signed from the holder's point of view, as on statements: money out is below zero. */
  amount: z.string().refine((text) => {
    const cents = parseMoney(text);
    return cents !== undefined && cents !== 0 && Math.abs(cents) < MOST_CENTS;
  }, "The amount must be an amount such as 12.50 that is not zero"),
  category: z.enum(categories).nullable(),
});

export const entryContentSchema = z.discriminatedUnion("kind", [
  debtContentSchema,
  assetContentSchema,
  figuresContentSchema,
  incomeContentSchema,
  expenseContentSchema,
  transactionContentSchema,
]);
export type EntryContent = z.infer<typeof entryContentSchema>;

/** What can be typed anew: figures that can be true beside each other. A balance that is changed later may fall below the minimum. */
const typedContentSchema = entryContentSchema.superRefine((content, context) => {
  const message =
    content.kind === "debt" ? minimumSlip({ ...content, debtType: content.debtKind }) : undefined;
  if (message !== undefined) context.addIssue({ code: "custom", message, path: ["minimumPayment"] });
});
export type DebtContent = z.infer<typeof debtContentSchema>;
export type AssetContent = z.infer<typeof assetContentSchema>;
export type FiguresContent = z.infer<typeof figuresContentSchema>;
export type IncomeContent = z.infer<typeof incomeContentSchema>;
export type ExpenseContent = z.infer<typeof expenseContentSchema>;

export const entrySchema = z.object({
  id: z.string(),
  /** To be sent with a change: one made of an older version is refused. */
  version: z.int().min(1),
  typedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** The account of the ledger that it speaks of; null for income and expenses. */
  accountId: z.string().nullable(),
  content: entryContentSchema,
});
export type Entry = z.infer<typeof entrySchema>;

/** GET /api/entries: oldest first. */
export const entryListSchema = z.array(entrySchema);

/**
 * POST /api/entries. `sure` types a transaction although a row of the same account, day and amount is there already, or an APR that is
 * asked about (typed-slips.ts): without it both are a CONFLICT.
 */
export const newEntrySchema = z.strictObject({ content: typedContentSchema, sure: z.boolean().optional() });

/** PUT /api/entries/:id replaces what was typed; its kind stays. */
export const entryChangeSchema = z.strictObject({
  version: z.int().min(1),
  content: entryContentSchema,
  sure: z.boolean().optional(),
});

/**
 * PUT /api/entries/:id/apart: a typed debt or account that was taken for the one of a document is another one; `apart` false lets it be
 * recognised again. A CONFLICT where nothing else speaks of its account.
 */
export const entryApartSchema = z.strictObject({ version: z.int().min(1), apart: z.boolean() });

/** The answer to POST, PUT and POST /api/entries/:id/restore. DELETE /api/entries/:id?version= answers 204. */
export const savedEntrySchema = z.object({
  entry: entrySchema,
  /** What else the person should know, in one sentence. */
  notice: z.string().nullable(),
});
export type SavedEntry = z.infer<typeof savedEntrySchema>;

/** How figures are marked whose source is the person. */
export const typedByYou = "Typed by you";

/** Whether what the ledger calls the document of a row is something the person typed. */
export const isTyped = (documentId: string): boolean => /^(entry|figures)_/.test(documentId);
