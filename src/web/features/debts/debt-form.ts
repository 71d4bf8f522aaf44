import type { Debt } from "#contract/debts.ts";
import type { DebtContent, Entry, EntryContent, FiguresContent } from "#contract/entries.ts";
import { minimumQuestion, minimumSlip, rateQuestion, type SlipQuestion } from "#contract/typed-slips.ts";
import { plainNumber } from "../../lib/entries.ts";

export type DebtKind = DebtContent["debtKind"];

/** The fields of the form, as typed. */
export type DebtFields = {
  readonly creditor: string;
  readonly debtKind: DebtKind | "unchanged";
  readonly currentBalance: string;
  readonly apr: string;
  readonly minimumPayment: string;
  readonly dueDay: string;
  readonly accountLast4: string;
  readonly creditLimit: string;
  readonly originalBalance: string;
};

export const emptyFields: DebtFields = {
  creditor: "",
  debtKind: "credit-card",
  currentBalance: "",
  apr: "",
  minimumPayment: "",
  dueDay: "",
  accountLast4: "",
  creditLimit: "",
  originalBalance: "",
};

/** The entry with which the person typed this debt in, for as long as no document speaks of its balance. */
export function ownEntry(debt: Debt, entries: readonly Entry[]): Entry | undefined {
  const typed = entries.find(({ accountId, content }) => accountId === debt.id && content.kind === "debt");
  const isShown = Object.values(debt.sources).some(({ typedAt }) => typedAt === undefined);
  return isShown ? undefined : typed;
}

/** The entry with which the person typed a debt that a document's was taken for; undefined where only they speak of it, or none. */
export function mergedEntry(debt: Debt, entries: readonly Entry[]): Entry | undefined {
  const typed = entries.find(({ accountId, content }) => accountId === debt.id && content.kind === "debt");
  return ownEntry(debt, entries) === undefined ? typed : undefined;
}

/** The person's words about a debt that documents show, newest first. */
export function wordsOf(debt: Debt, entries: readonly Entry[]): readonly Entry[] {
  return entries
    .filter(({ accountId, content }) => accountId === debt.id && content.kind === "figures")
    .toReversed();
}

/** What the form shows at first. */
export function fieldsOf(debt: Debt, entry: Entry | undefined): DebtFields {
  const typed = entry?.content.kind === "debt" ? entry.content : undefined;
  return {
    creditor: debt.creditor,
    debtKind: typed?.debtKind ?? "unchanged",
    currentBalance: debt.currentBalance ?? "",
    apr: debt.apr ?? "",
    minimumPayment: debt.minimumPayment ?? "",
    dueDay:
      typed?.dueDay?.toString() ?? (debt.paymentDueDate ? String(Number(debt.paymentDueDate.slice(8))) : ""),
    accountLast4: debt.accountLast4 ?? "",
    creditLimit: debt.creditLimit ?? "",
    originalBalance: debt.originalBalance ?? "",
  };
}

const number = (typed: string): string | null => (typed.trim() === "" ? null : plainNumber(typed));
const day = (typed: string): number | null => (typed.trim() === "" ? null : Number(typed.trim()));

/** The whole debt, for one that the person types. */
export function debtContent(fields: DebtFields): EntryContent {
  return {
    kind: "debt",
    creditor: fields.creditor.trim(),
    debtKind: fields.debtKind === "unchanged" ? "loan" : fields.debtKind,
    currentBalance: plainNumber(fields.currentBalance),
    apr: number(fields.apr),
    minimumPayment: number(fields.minimumPayment),
    dueDay: day(fields.dueDay),
    accountLast4: fields.accountLast4.trim() === "" ? null : fields.accountLast4.trim(),
    creditLimit: number(fields.creditLimit),
    originalBalance: number(fields.originalBalance),
  };
}

/** The debt that is changed; null for a new one. */
type Changed = Pick<Debt, "debtType" | "buckets"> | null;

/** The figures to look at where the minimum was typed or changed just now; undefined where only other fields were. */
function typedMinimum(before: DebtFields, fields: DebtFields, debt: Changed) {
  const { debtKind, currentBalance, apr, minimumPayment } = fields;
  if (number(minimumPayment) === number(before.minimumPayment)) return undefined;
  return {
    debtType: debtKind === "unchanged" ? (debt?.debtType ?? "loan") : debtKind,
    buckets: debt?.buckets,
    currentBalance: number(currentBalance),
    apr: number(apr),
    minimumPayment: number(minimumPayment),
  };
}

/** What is wrong with the minimum beside what else the form shows. */
export function minimumProblem(
  before: DebtFields,
  fields: DebtFields,
  debt: Changed,
): Readonly<Record<string, string>> {
  const typed = typedMinimum(before, fields, debt);
  const slip = typed && minimumSlip(typed);
  return slip === undefined ? {} : { minimumPayment: `${slip}.` };
}

/** What to ask about the rate and the minimum before they are saved; undefined for usual ones, and for those that were there before. */
export function questionOf(before: DebtFields, fields: DebtFields, debt: Changed): SlipQuestion | undefined {
  const apr = number(fields.apr);
  const ofRate = apr === null || apr === number(before.apr) ? undefined : rateQuestion(apr);
  const typed = typedMinimum(before, fields, debt);
  const ofMinimum = typed && minimumQuestion(typed);
  return ofRate && ofMinimum
    ? { ...ofRate, sentence: `${ofRate.sentence} ${ofMinimum.sentence}` }
    : (ofRate ?? ofMinimum);
}

const MONEY_FIELDS = ["currentBalance", "apr", "minimumPayment", "creditLimit", "originalBalance"] as const;

/** Only what the person changed of a debt that documents show; undefined when nothing was. A field that was emptied stays as it was. */
export function figuresContent(debt: Debt, before: DebtFields, fields: DebtFields): EntryContent | undefined {
  const changed: Record<string, string | number> = {};
  for (const field of MONEY_FIELDS) {
    const value = number(fields[field]);
    if (value !== null && value !== number(before[field])) changed[field] = value;
  }
  const dueDay = day(fields.dueDay);
  if (dueDay !== null && dueDay !== day(before.dueDay)) changed["dueDay"] = dueDay;
  if (fields.debtKind !== "unchanged") changed["accountKind"] = fields.debtKind;
  if (Object.keys(changed).length === 0) return undefined;
  return { kind: "figures", accountId: debt.id, figures: changed satisfies FiguresContent["figures"] };
}
