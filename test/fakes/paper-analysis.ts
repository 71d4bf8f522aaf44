/** The cash flow of a pile of papers, without any database: the ledger's rules in their simplest form, the product's own for the rest. */
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { AccountFacts, Extraction } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { AccountRole } from "#engine/spending/categorise.ts";
import { categoriseLedger } from "#engine/spending/categorise-ledger.ts";
import { type CashflowAccount, cashflowAnalysis } from "#server/features/cashflow/analysis.ts";
import type { FlowTransaction } from "#server/features/cashflow/monthly-flow.ts";

export type Paper = {
  readonly id: string;
  readonly extraction: Pick<Extraction, "accounts" | "transactions">;
};

/** One account of a paper: the same institution, kind and number are the same account. */
export const accountKey = ({ kind, institution, accountLast4 }: AccountFacts): string =>
  `${institution ?? ""} ${kind} ${accountLast4 ?? ""}`;

const DEBT_KINDS: ReadonlySet<string> = new Set([
  "credit-card",
  "auto-loan",
  "student-loan",
  "personal-loan",
  "mortgage",
  "heloc",
  "loan",
]);
const roleOf = (kind: string): AccountRole =>
  kind === "checking" || kind === "savings" ? "deposit" : kind === "credit-card" ? "card" : "other";

type Statement = { readonly documentId: string; readonly facts: AccountFacts };

function accountOf(id: string, statements: readonly Statement[]): CashflowAccount {
  const newest = statements.at(-1)?.facts;
  return {
    id,
    kind: newest?.kind ?? "checking",
    name: newest?.institution ?? "",
    last4: newest?.accountLast4 ?? null,
    currency: "USD",
    figure: (field) => {
      const shown = statements.findLast(({ facts }) => facts[field] !== undefined);
      const value = shown?.facts[field];
      return shown === undefined || value === undefined
        ? { kind: "not-shown" }
        : {
            kind: "known",
            figure: { value, documentId: shown.documentId, fileName: shown.documentId, evidence: undefined },
          };
    },
    statements,
  };
}

function debtOf(id: string, statements: readonly Statement[]): Debt {
  const field = (name: "currentBalance" | "apr" | "minimumPayment" | "paymentDueDate" | "statementDate") =>
    statements.findLast(({ facts }) => facts[name] !== undefined)?.facts[name] ?? null;
  const { kind, institution, accountLast4 } = statements.at(-1)?.facts ?? { kind: "loan" as const };
  return {
    id,
    creditor: institution ?? "",
    accountLast4: accountLast4 ?? null,
    debtType: kind === "credit-card" ? "credit-card" : kind === "mortgage" ? "mortgage" : "loan",
    currentBalance: field("currentBalance"),
    originalBalance: null,
    apr: field("apr"),
    minimumPayment: field("minimumPayment"),
    paymentDueDate: field("paymentDueDate"),
    creditLimit: null,
    statementDate: field("statementDate"),
    notPlannable: null,
    buckets: [],
    openQuestions: [],
    sources: {},
  };
}

/** Papers of one account are taken in the order in which they are given: the oldest first. */
export function analysisOfPapers(papers: readonly Paper[], today: PlainDate): CashflowAnalysis | null {
  const statements = new Map<string, Statement[]>();
  for (const { id, extraction } of papers) {
    for (const facts of extraction.accounts) {
      const key = accountKey(facts);
      statements.set(key, [...(statements.get(key) ?? []), { documentId: id, facts }]);
    }
  }
  const rows = papers.flatMap(({ id, extraction }) =>
    extraction.transactions.map((row) => {
      const facts = extraction.accounts[row.account]!;
      return { ...row, documentId: id, accountId: accountKey(facts), kind: facts.kind };
    }),
  );
  const found = categoriseLedger(
    rows.map((row) => ({
      accountId: row.accountId,
      account: roleOf(row.kind),
      on: parsePlainDate(row.date)!,
      amount: parseMoney(row.amount) ?? 0,
      description: row.description,
      ...(row.category === undefined ? {} : { filed: row.category }),
    })),
  );
  const transactions = rows.map((row, index): FlowTransaction => {
    const { category, partner } = found[index]!;
    const other = partner === undefined ? undefined : rows[partner];
    const amount = parseMoney(row.amount) ?? cents(0);
    const isMoved = amount < 0 && other !== undefined && other.accountId !== row.accountId;
    return {
      accountId: row.accountId,
      documentId: row.documentId,
      postedOn: row.date,
      amount,
      description: row.description,
      category,
      ...(isMoved ? { arrivedIn: other.accountId } : {}),
    };
  });
  return cashflowAnalysis({
    accounts: [...statements].map(([id, own]) => accountOf(id, own)),
    transactions: transactions.toSorted((a, b) => a.postedOn.localeCompare(b.postedOn)),
    debts: [...statements].flatMap(([id, own]) =>
      DEBT_KINDS.has(own[0]?.facts.kind ?? "") ? [debtOf(id, own)] : [],
    ),
    today,
  });
}
