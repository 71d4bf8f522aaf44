/**
 * Five households as the advisor sees them: the sample household, and four made of its papers with other amounts, names and gaps. The
 * facts are made by the product's own views, without a database.
 */
import type { Debt } from "#contract/debts.ts";
import { noPlanChoices } from "#contract/plan-choices.ts";
import type { SampleDocument } from "#contract/sample-household/draft.ts";
import { sampleDocuments } from "#contract/sample-household/statements.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { findRecurringItems } from "#engine/spending/recurring-items.ts";
import { amountOfAll, pastStatements } from "#server/compose-advisor.ts";
import type { AdvisorFacts } from "#server/features/advisor/facts.ts";
import { assetView } from "#server/features/assets/asset-view.ts";
import { cashflowAnalysis } from "#server/features/cashflow/analysis.ts";
import { transactionList } from "#server/features/cashflow/transaction-list.ts";
import { debtView, planCurrency } from "#server/features/debts/debt-view.ts";
import { accountView } from "#server/features/ledger/account-view.ts";
import type { Statement } from "#server/features/ledger/newest-figures.ts";
import { statementContent } from "#server/features/ledger/statement.ts";
import { opportunities } from "#server/features/opportunities/opportunities-view.ts";
import { createBudgetEffects } from "#server/features/payoff-plan/budget-effects.ts";
import { answerPlan } from "#server/features/payoff-plan/service.ts";
import { termsEffects } from "#server/features/payoff-plan/terms-effects.ts";
import { creditSummary } from "#server/features/profile/credit-summary.ts";
import { profileView } from "#server/features/profile/profile-view.ts";
import { createSpendingMemory } from "#server/features/spending/sorted-transactions.ts";
import { statusView } from "#server/features/system-status/status-view.ts";
import { AppError } from "#server/platform/errors.ts";
import { type Variation, variedPapers } from "./varied-papers.ts";

export const TODAY = "2026-11-20" as PlainDate;
const NOW = new Date(`${TODAY}T12:00:00Z`);
function statementsOf(documents: readonly SampleDocument[]) {
  return documents.flatMap((document) =>
    document.extraction.accounts.map((facts, accountIndex): Statement & { key: string } => ({
      ...statementContent(document.extraction, accountIndex, facts, document.fileName),
      documentId: `doc_${document.fileName}`,
      accountIndex,
      asOf: facts.statementDate ?? facts.periodEnd ?? document.issuedOn,
      uploadedAt: NOW,
      key: `${facts.kind} ${facts.accountLast4 ?? ""}`,
    })),
  );
}

function planOf(
  debts: readonly Debt[],
  analysis: AdvisorFacts["analysis"],
  monthlyBudget?: string,
): AdvisorFacts["plan"] {
  try {
    return answerPlan({ strategy: "avalanche", monthlyBudget }, { debts, analysis, today: TODAY });
  } catch (error) {
    if (error instanceof AppError) return error.userMessage;
    throw error;
  }
}

function factsOf(documents: readonly SampleDocument[]): AdvisorFacts {
  const groups = [...Map.groupBy(statementsOf(documents), ({ key }) => key)];
  const accounts = groups.map(([key, statements]) => {
    const [first] = statements;
    const kind = first?.facts.kind ?? "other";
    const name = { institution: first?.facts.institution ?? null, last4: first?.facts.accountLast4 ?? null };
    return accountView(
      { id: `account_${key.replaceAll(" ", "_")}`, kind, currency: "USD" },
      name,
      statements,
      [],
    );
  });
  const idOf = new Map(groups.map(([key], index) => [key, accounts[index]?.id ?? ""]));
  const stored = documents.flatMap(({ fileName, extraction }) =>
    extraction.transactions.map((row, index) => {
      const facts = extraction.accounts[row.account];
      return {
        rowId: `${fileName} ${index}`,
        accountId: idOf.get(`${facts?.kind} ${facts?.accountLast4 ?? ""}`) ?? "",
        documentId: `doc_${fileName}`,
        postedOn: row.date,
        amount: parseMoney(row.amount) ?? cents(0),
        description: row.description,
        category: row.category ?? "other",
        saidCategory: null,
        isLeftOut: false,
        isOnce: false,
      };
    }),
  );
  const roleOf = (kind: string) =>
    kind === "checking" || kind === "savings" ? "deposit" : kind === "credit-card" ? "card" : "other";
  const roles = new Map(accounts.map(({ id, kind }) => [id, roleOf(kind)] as const));
  const memory = createSpendingMemory<(typeof stored)[number]>();
  const { transactions, found, lines } = memory.categorise(stored, roles, []);
  const explained = transactions.map((row, index) => {
    const line = found[index];
    const partner = line?.partner === undefined ? undefined : transactions[line.partner];
    // What moves between the household's own accounts is no spending.
    const isMoved = partner !== undefined && row.amount < 0 && partner.accountId !== row.accountId;
    return {
      ...row,
      ...(isMoved ? { arrivedIn: partner.accountId } : {}),
      category: line?.category ?? ("other" as const),
      merchant: line?.merchantName ?? row.description,
      reason: "",
      saidFor: null,
    };
  });
  const debts = accounts.flatMap((account) => debtView(account, planCurrency(accounts)) ?? []);
  const assets = accounts.flatMap((account) => assetView(account) ?? []);
  const clock = { now: () => NOW };
  const analysis = cashflowAnalysis({
    safety: "safe",
    accounts,
    transactions: explained,
    debts,
    effectsOf: (...asked) => createBudgetEffects(clock)(...asked, noPlanChoices),
  });
  const plan = planOf(debts, analysis);
  const credit = creditSummary(
    documents.map((document) => ({
      documentId: `doc_${document.fileName}`,
      fileName: document.fileName,
      uploadedAt: NOW,
      extraction: document.extraction,
    })),
  );
  const seenUntil = lines.reduce((newest, { on }) => (on > newest ? on : newest), "" as PlainDate);
  const items = findRecurringItems(
    lines.map(({ on, account }, index) => ({
      on,
      account,
      amount: transactions[index]!.amount,
      merchantKey: found[index]!.merchantKey,
      merchantName: found[index]!.merchantName,
      category: found[index]!.category,
    })),
    TODAY,
    seenUntil,
  );
  const status = statusView({
    debts,
    documents: [],
    analysis,
    plan,
    pastDue: new Map(),
    modelHost: null,
    lastBackup: null,
    now: NOW,
    checking: undefined,
    marks: [],
    recorded: [],
    setUpOn: null,
    monthlyAmount: null,
    today: TODAY,
  });
  return {
    today: TODAY,
    debts,
    analysis,
    plan,
    outline: typeof plan === "string" ? planOf(debts, analysis, amountOfAll(debts)) : plan,
    profile: profileView({ debts, assets, accounts, analysis, credit, today: TODAY }),
    upcoming: status.upcoming,
    documents: documents.map(({ fileName, extraction }) => ({
      id: `doc_${fileName}`,
      fileName,
      status: "completed",
      questionCount: extraction.questions.length,
      documentType: extraction.documentType,
      uploadedAt: NOW.toISOString(),
    })),
    transactions: transactionList({ accounts, transactions: explained, debts, isAll: true }),
    statements: pastStatements(accounts),
    recurring: {
      seenUntil: seenUntil === "" ? null : seenUntil,
      items: items.map(
        ({ kind, name, category, rhythm, next, least, most, isFixed, payments, missed, lastOn }, index) => ({
          id: String(index),
          said: null,
          cameAgain: false,
          kind,
          name,
          category,
          every: rhythm?.every ?? null,
          nextDate: next?.on ?? null,
          nextAmount: next === undefined ? null : formatMoney(next.amount),
          least: formatMoney(least),
          most: formatMoney(most),
          isFixed,
          payments,
          missed,
          lastDate: lastOn,
          priceRise: null,
        }),
      ),
    },
    opportunities: opportunities({
      debts,
      personalLoans: new Set(),
      analysis,
      effects: termsEffects,
      choices: noPlanChoices,
      today: TODAY,
    }),
  };
}

const everything = (): boolean => true;
const isOf =
  (...words: readonly string[]) =>
  ({ fileName }: SampleDocument): boolean =>
    words.some((word) => fileName.includes(word));
const NEWEST = "2026-10";

const variations: Readonly<Record<string, Variation>> = {
  sample: { factor: 1, names: {}, keeps: everything },
  // Three cards and a loan, no credit report, smaller amounts.
  smaller: {
    factor: 0.437,
    names: {
      "Northline Visa": "Chase Sapphire",
      "Maple Store Card": "Target RedCard",
      "Summit Rewards Mastercard": "Capital One Quicksilver",
      "Lakeside Auto Finance": "Toyota Financial",
      "Beacon Student Loans": "Nelnet",
      "Cedar Lending": "Upstart",
    },
    keeps: (document) => !isOf("credit-report", "beacon", "meadow")(document),
  },
  // No bank statement: no cash flow and no plan.
  "debts-only": {
    factor: 1.913,
    names: {
      "Northline Visa": "Discover it",
      "Maple Store Card": "Kohls Charge",
      "Summit Rewards Mastercard": "Barclays Arrival",
      "Lakeside Auto Finance": "Ally Auto",
      "Beacon Student Loans": "Sallie Mae",
      "Cedar Lending": "SoFi",
    },
    keeps: isOf("northline", "maple", "summit", "lakeside", "beacon", "cedar"),
  },
  // A balance that could not be read, and no store card.
  doubtful: {
    factor: 0.811,
    names: {
      "Northline Visa": "Citi Double Cash",
      "Summit Rewards Mastercard": "Wells Fargo Active",
      "Lakeside Auto Finance": "Honda Finance",
      "Beacon Student Loans": "Mohela",
      "Cedar Lending": "LightStream",
    },
    keeps: (document) => !isOf("maple")(document),
    doubts: (document) => (isOf(`cedar-lending-${NEWEST}`)(document) ? ["accounts.0.currentBalance"] : []),
  },
  // One card and one loan; APR with odd decimals.
  "two-debts": {
    factor: 1.271,
    names: { "Northline Visa": "Amex Blue", "Lakeside Auto Finance": "Ford Credit" },
    keeps: (document) => !isOf("maple", "summit", "beacon", "cedar")(document),
    change: (facts) => (facts.apr === "24.99" ? { ...facts, apr: "27.495" } : facts),
  },
};

/** The facts of each household, by its name. */
export function householdFacts(): ReadonlyMap<string, AdvisorFacts> {
  const documents = sampleDocuments(TODAY);
  return new Map(
    Object.entries(variations).map(([name, variation]) => [
      name,
      factsOf(name === "sample" ? documents : variedPapers(documents, variation)),
    ]),
  );
}
