/**
 * The key of a query is its address: its segments joined by a slash. In one place, because an upload changes what several
 * features show and features do not import each other.
 */
export const queryKeys = {
  currentUser: ["/api/auth/user"],
  sessions: ["/api/sessions"],
  accessTokens: ["/api/access-tokens"],
  documents: ["/api/documents"],
  questions: ["/api/questions"],
  coverage: ["/api/documents/coverage"],
  debts: ["/api/debts"],
  opportunities: ["/api/opportunities"],
  assets: ["/api/assets"],
  cashflow: ["/api/cashflow/analysis"],
  payoffPlan: ["/api/payoff-plan"],
  planChoices: ["/api/plan-choices"],
  planHistory: ["/api/plan-history"],
  chatHistory: ["/api/chat/history"],
  modelUse: ["/api/chat/model-use"],
  profile: ["/api/profile"],
  systemStatus: ["/api/system-status"],
  alertPreferences: ["/api/alert-preferences"],
  egress: ["/api/egress"],
  entries: ["/api/entries"],
  transactions: ["/api/cashflow/transactions"],
  recurring: ["/api/cashflow/recurring"],
  singleExpenses: ["/api/cashflow/single-expenses"],
  categoryCorrections: ["/api/categories/corrections"],
  site: ["/api/site"],
  billing: ["/api/billing"],
  billingConfig: ["/api/billing/config"],
  invoices: ["/api/billing/invoices"],
  notices: ["/api/notices"],
  outbox: ["/api/notices/outbox"],
  programs: ["/api/programs"],
  programQuestions: ["/api/programs/questions"],
  household: ["/api/household"],
  privacySummary: ["/api/privacy/summary"],
  privacySettings: ["/api/privacy/settings"],
} as const;

/** Everything that is computed from the documents, or noted while they are read. */
export const derivedFromDocuments = [
  queryKeys.questions,
  queryKeys.coverage,
  queryKeys.debts,
  queryKeys.opportunities,
  queryKeys.assets,
  queryKeys.cashflow,
  queryKeys.payoffPlan,
  queryKeys.planHistory,
  queryKeys.profile,
  queryKeys.systemStatus,
  queryKeys.egress,
  queryKeys.entries,
  queryKeys.transactions,
  queryKeys.recurring,
  queryKeys.singleExpenses,
  queryKeys.categoryCorrections,
  queryKeys.privacySummary,
  queryKeys.household,
] as const;

/** What another member of the household changes for a person: what the family sees, and the plan that covers them. */
export const changedWithHousehold = [queryKeys.household, queryKeys.billing] as const;

/** Everything that stands on what the person decided about the plan. */
export const derivedFromPlanChoices = [
  queryKeys.cashflow,
  queryKeys.singleExpenses,
  queryKeys.opportunities,
  queryKeys.payoffPlan,
  queryKeys.planHistory,
  queryKeys.systemStatus,
] as const;

/** Everything that stands on the safe extra. */
export const derivedFromCashflow = [
  queryKeys.cashflow,
  queryKeys.singleExpenses,
  queryKeys.opportunities,
  queryKeys.payoffPlan,
  queryKeys.planHistory,
  queryKeys.profile,
  queryKeys.systemStatus,
] as const;
