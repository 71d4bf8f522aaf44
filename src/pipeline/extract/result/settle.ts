import {
  type AccountFacts,
  accountFactsSchema,
  type Evidence,
  type Extraction,
  type IncomeFacts,
  incomeFactsSchema,
  type Question,
  type TransactionFacts,
} from "#contract/extraction.ts";
import { masked } from "../account-last4.ts";
import { categorise } from "../categorise.ts";
import {
  type AccountDraft,
  type Finding,
  type HoldingDraft,
  type IncomeDraft,
  type TransactionDraft,
  withoutAccountNumbers,
} from "./draft.ts";
import { figureConfidence, nameEvidence } from "./figure-confidence.ts";

/**
 * A recognised figure is a fact by itself only from this probability on. Of 57 layouts of reports, scanned and photographed, and 15 others as photos,
 * some 40 figures were read with less than 0.995 and at least this: all of them rightly.
 */
const CONFIDENCE_GATE = 0.95;

/** "deferred": what is chosen by whole words of many letters is not read letter by letter, and stands while its print is legible. */
const GATE_OF_WORDS = 0.75;
const WORDS = /^[a-z]{5,}$/;

const HARD_TO_READ = "The print is hard to read here.";

/**
 * A name moves no money and one misread letter leaves it known, so it may be less clear than a figure; below this it is asked. Of
 * recognised names of senders three in four were right there, of clearer ones 99 in 100.
 */
const GATE_OF_NAMES = 0.8;

/** Why the name of who sent a paper, or who pays, is no fact. */
function reasonToAskName({ doubt, witnessed, evidence }: Finding): string | undefined {
  return doubt ?? (witnessed || evidence.confidence >= GATE_OF_NAMES ? undefined : HARD_TO_READ);
}
export const isCertainName = (name: Finding): boolean => reasonToAskName(name) === undefined;

export type Settled = Pick<Extraction, "accounts" | "transactions" | "income" | "evidence" | "questions">;

function isHardToRead(finding: Finding): boolean {
  const { confidence } = finding.evidence;
  if (WORDS.test(finding.value)) return confidence < GATE_OF_WORDS;
  return confidence < CONFIDENCE_GATE;
}

function reasonToAsk(finding: Finding): string | undefined {
  if (finding.doubt) return finding.doubt;
  if (finding.rivals.length > 0 && !finding.witnessed) return "The document shows different values for this.";
  if (!finding.witnessed && isHardToRead(finding)) return HARD_TO_READ;
  return undefined;
}

/** What is certain of a list's entry that waits for an answer. */
type Row = NonNullable<Question["row"]>;

function ask(path: string, reason: string, finding: Finding, row?: Row): Question {
  const seen = new Set<string>();
  const candidates = [finding, ...finding.rivals]
    .filter((option) => !seen.has(option.value) && seen.add(option.value))
    .map((option) => ({ value: option.value, evidence: option.evidence }));
  return { path, reason, candidates, ...(row === undefined ? {} : { row }) };
}

/** Where facts' evidence and open questions gather. */
export type Settling = {
  readonly evidence: Record<string, Evidence>;
  readonly questions: Question[];
  /** Hears of every finding that becomes a fact or a question. */
  readonly onFinding?: OnFinding | undefined;
};
export type OnFinding = (path: string, finding: Finding) => void;

/** Wherever a number was found, only its end is shown. */
const withoutNumber = (finding: Finding): Finding => ({
  ...masked(finding),
  rivals: finding.rivals.map((rival) => masked(rival)),
});

/** Files a finding as a fact with its evidence, or with a reason to ask as a question; true for a fact. */
function file(out: Settling, path: string, finding: Finding, reason: string | undefined): boolean {
  out.onFinding?.(path, finding);
  if (reason) {
    out.questions.push(ask(path, reason, finding));
    return false;
  }
  out.evidence[path] = { ...finding.evidence, confidence: figureConfidence(finding) };
  return true;
}

/** Files a figure: a fact, or a question where it contradicts a sum or its print is weak without a witness. */
export function accept(out: Settling, path: string, found: Finding): boolean {
  const finding = path.endsWith(".accountLast4") ? withoutNumber(found) : found;
  return file(out, path, finding, reasonToAsk(finding));
}

/** Files the name of who sent the paper, which stays a fact in print that is a little weak. */
export const acceptName = (out: Settling, path: string, name: Finding): boolean =>
  file(out, path, name, reasonToAskName(name));

type AprDraft = {
  kind: string;
  /** The words that say that interest is only put aside until the promotion ends. */
  interest?: Finding;
  apr: Finding;
  balance?: Finding;
  expires?: Finding;
  accruedInterest?: Finding;
};

function collectAprs(findings: ReadonlyMap<string, Finding>): AprDraft[] {
  const entries: AprDraft[] = [];
  for (const [key, finding] of findings) {
    const match =
      /^aprs\.(?<index>\d+)\.(?<part>kind|balance|expires|interest|accruedInterest)(?::(?<kind>.+))?$/.exec(
        key,
      );
    const groups = match?.groups;
    if (!groups) continue;
    const index = Number(groups["index"]);
    const entry = entries[index];
    if (groups["part"] === "kind") entries[index] = { kind: groups["kind"] ?? "", apr: finding };
    else if (entry === undefined) continue;
    else if (groups["part"] === "balance") entry.balance = finding;
    else if (groups["part"] === "interest") entry.interest = finding;
    else if (groups["part"] === "accruedInterest") entry.accruedInterest = finding;
    else entry.expires = finding;
  }
  return entries;
}

/** Holdings in doubt are asked under the numbers after the last certain one. */
function settleHoldings(drafts: readonly HoldingDraft[], base: string, out: Settling) {
  const certain = drafts.filter(({ value }) => reasonToAsk(value) === undefined);
  const unclear = drafts.filter(({ value }) => reasonToAsk(value) !== undefined);
  for (const [index, { value }] of certain.entries()) {
    accept(out, `${base}.holdings.${index}.value`, value);
  }
  for (const [index, { name, symbol, value }] of unclear.entries()) {
    const path = `${base}.holdings.${certain.length + index}.value`;
    const row = { name, ...(symbol ? { symbol } : {}) };
    out.questions.push(ask(path, reasonToAsk(value) ?? "", value, row));
  }
  for (const [index, { symbol, print }] of certain.entries()) {
    // No sum proves where a name ends.
    out.evidence[`${base}.holdings.${index}.name`] = nameEvidence(print, false);
    if (symbol) out.evidence[`${base}.holdings.${index}.symbol`] = nameEvidence(print, true);
  }
  return certain.map(({ name, symbol, value }) => ({
    name,
    ...(symbol ? { symbol } : {}),
    value: value.value,
  }));
}

type RateParts = {
  kind: string;
  apr?: string;
  balance?: string;
  expires?: string;
  interest?: "deferred";
  accruedInterest?: string;
};

/** Rates in doubt are asked under the numbers after the last certain one. */
function settleAprs(drafts: readonly AprDraft[], base: string, out: Settling): RateParts[] {
  const certain = drafts.filter(({ apr }) => reasonToAsk(apr) === undefined);
  const unclear = drafts.filter(({ apr }) => reasonToAsk(apr) !== undefined);
  for (const [index, draft] of unclear.entries()) {
    const parts = (["apr", "balance", "expires", "accruedInterest"] as const).flatMap((part) => {
      const finding = draft[part];
      return finding ? [{ part, finding, reason: reasonToAsk(finding) }] : [];
    });
    const sure = parts.filter(({ reason }) => reason === undefined);
    const row: Row = {
      kind: draft.kind,
      ...Object.fromEntries(sure.map(({ part, finding }) => [part, finding.value])),
    };
    for (const { part, finding, reason } of parts) {
      const path = `${base}.aprs.${certain.length + index}.${part}`;
      if (reason !== undefined) out.questions.push(ask(path, reason, finding, row));
    }
  }
  return certain.map(({ kind, interest, apr, balance, expires, accruedInterest }, index) => {
    const path = `${base}.aprs.${index}`;
    const rate: RateParts = { kind };
    if (accept(out, `${path}.apr`, apr)) rate.apr = apr.value;
    if (balance && accept(out, `${path}.balance`, balance)) rate.balance = balance.value;
    if (expires && accept(out, `${path}.expires`, expires)) rate.expires = expires.value;
    if (interest && accept(out, `${path}.interest`, interest)) rate.interest = "deferred";
    if (accruedInterest && accept(out, `${path}.accruedInterest`, accruedInterest)) {
      rate.accruedInterest = accruedInterest.value;
    }
    return rate;
  });
}

function settleAccount(draft: AccountDraft, number: number, out: Settling): AccountFacts {
  const base = `accounts.${number}`;
  const facts: Record<string, unknown> = { kind: draft.kind };
  if (draft.institution) facts["institution"] = draft.institution;
  const warning: Record<string, string> = {};
  for (const [key, finding] of draft.findings) {
    if (key.startsWith("aprs.")) continue;
    if (!accept(out, `${base}.${key}`, finding)) continue;
    const [head = "", tail] = key.split(".");
    if (tail === undefined) facts[head] = finding.value;
    else warning[tail] = finding.value;
  }
  if (Object.keys(warning).length > 0) facts["minimumPaymentWarning"] = warning;
  const aprs = settleAprs(collectAprs(draft.findings), base, out);
  if (aprs.length > 0) facts["aprs"] = aprs;
  const holdings = settleHoldings(draft.holdings ?? [], base, out);
  if (holdings.length > 0) facts["holdings"] = holdings;
  return accountFactsSchema.parse(facts);
}

const unsure = (draft: TransactionDraft) => reasonToAsk(draft.amount) ?? reasonToAsk(draft.date);

/** Transactions in doubt are asked under the numbers after the last certain one. */
function settleTransactions(
  drafts: readonly TransactionDraft[],
  accounts: readonly AccountDraft[],
  out: Settling,
): TransactionFacts[] {
  const certain = drafts.filter((draft) => unsure(draft) === undefined);
  const transactions = certain.map((draft, index) => {
    accept(out, `transactions.${index}.amount`, draft.amount);
    accept(out, `transactions.${index}.date`, draft.date);
    return {
      account: draft.account,
      date: draft.date.value,
      description: withoutAccountNumbers(draft.description),
      amount: draft.amount.value,
      category: categorise(draft.description, draft.amount.value, accounts[draft.account]?.kind),
    };
  });
  for (const [index, draft] of drafts.filter((entry) => unsure(entry) !== undefined).entries()) {
    const { account, date, amount } = draft;
    const description = withoutAccountNumbers(draft.description);
    const parts = [
      { part: "amount", finding: amount, reason: reasonToAsk(amount) },
      { part: "date", finding: date, reason: reasonToAsk(date) },
    ];
    const sure = parts.filter(({ reason }) => reason === undefined);
    const row: Row = {
      account,
      description,
      category: categorise(description, amount.value, accounts[account]?.kind),
      ...Object.fromEntries(sure.map(({ part, finding }) => [part, finding.value])),
    };
    for (const { part, finding, reason } of parts) {
      if (reason === undefined) continue;
      const sentence = `${reason} It belongs to "${description}" of ${date.value}.`;
      out.questions.push(ask(`transactions.${certain.length + index}.${part}`, sentence, finding, row));
    }
  }
  return transactions;
}

function settleIncome(draft: IncomeDraft, number: number, out: Settling): IncomeFacts {
  const facts: Record<string, string> = { kind: draft.kind };
  for (const [key, finding] of draft.findings) {
    if (accept(out, `income.${number}.${key}`, finding)) facts[key] = finding.value;
  }
  return incomeFactsSchema.parse(facts);
}

/** Decides for every finding whether it is a fact or a question, and writes both in the contract's shape. */
export function settle(
  accounts: readonly AccountDraft[],
  transactions: readonly TransactionDraft[],
  income: readonly IncomeDraft[] = [],
  onFinding?: OnFinding,
): Settled & Settling {
  const out: Settling = { evidence: {}, questions: [], onFinding };
  const settled = accounts.map((draft, index) => settleAccount(draft, index, out));
  return {
    accounts: settled,
    transactions: settleTransactions(transactions, accounts, out),
    income: income.map((draft, index) => settleIncome(draft, index, out)),
    ...out,
  };
}
