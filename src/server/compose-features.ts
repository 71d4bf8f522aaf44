import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { createFactsLoader } from "./compose-advisor.ts";
import { composeAsking } from "./compose-asking.ts";
import { composeHousehold, householdNews } from "./compose-household.ts";
import { composeNotices } from "./compose-notices.ts";
import { composePrivacy } from "./compose-privacy.ts";
import type { AccessTokensService } from "./features/access-tokens/service.ts";
import { assetsRoutes } from "./features/assets/routes.ts";
import { createAssetsService } from "./features/assets/service.ts";
import { cashflowRoutes } from "./features/cashflow/routes.ts";
import { createCashflowService } from "./features/cashflow/service.ts";
import { debtView } from "./features/debts/debt-view.ts";
import { debtsRoutes } from "./features/debts/routes.ts";
import { createDebtsService } from "./features/debts/service.ts";
import { addReadDocuments } from "./features/documents/add-read-documents.ts";
import { loadCorrectedExtraction } from "./features/documents/corrected-document.ts";
import { eventsRoute } from "./features/documents/events-route.ts";
import { figuresRoutes } from "./features/documents/figures-routes.ts";
import { createFiguresService } from "./features/documents/figures-service.ts";
import { createPagePictures } from "./features/documents/page-pictures.ts";
import type {
  CountDocument,
  DrawPage,
  EnqueueReading,
  PublishChange,
  SubscribeToChanges,
} from "./features/documents/ports.ts";
import { documentsRoutes } from "./features/documents/routes.ts";
import { createDocumentsService } from "./features/documents/service.ts";
import { entriesRoutes } from "./features/entries/routes.ts";
import { createEntriesService } from "./features/entries/service.ts";
import type { HouseholdService } from "./features/household/service.ts";
import { describeDocument } from "./features/ledger/document-effect.ts";
import { loadDocumentSpans } from "./features/ledger/document-spans.ts";
import { fillEmptyLedger } from "./features/ledger/fill-empty-ledger.ts";
import { createLedger, type Ledger } from "./features/ledger/ledger.ts";
import { unmergeDocument } from "./features/ledger/merge-document.ts";
import { recorrectDocument } from "./features/ledger/recorrect-document.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { ledgerRoutes } from "./features/ledger/routes.ts";
import {
  isTypedShared,
  placeTypedAccount,
  placeTypedFigures,
  placeTypedTransaction,
  removeTyped,
} from "./features/ledger/typed-statements.ts";
import { createLedgerWords } from "./features/ledger/words.ts";
import { wasSent } from "./features/model/repository.ts";
import { egressRoutes } from "./features/model/routes.ts";
import { createEgressService } from "./features/model/service.ts";
import { coverageRoutes } from "./features/month-coverage/routes.ts";
import { createCoverageService } from "./features/month-coverage/service.ts";
import type { NoticesDependencies } from "./features/notices/service.ts";
import { opportunitiesRoutes } from "./features/opportunities/routes.ts";
import { createOpportunitiesService } from "./features/opportunities/service.ts";
import { paymentMarksRoutes } from "./features/payment-marks/routes.ts";
import { createPaymentMarksService } from "./features/payment-marks/service.ts";
import { createBudgetEffects } from "./features/payoff-plan/budget-effects.ts";
import { payoffPlanRoutes } from "./features/payoff-plan/routes.ts";
import { createPayoffPlanService } from "./features/payoff-plan/service.ts";
import { termsEffects } from "./features/payoff-plan/terms-effects.ts";
import { planChoicesRoutes } from "./features/plan-choices/routes.ts";
import { createPlanChoicesService } from "./features/plan-choices/service.ts";
import { recordedPayments } from "./features/plan-history/reality.ts";
import { planHistoryRoutes } from "./features/plan-history/routes.ts";
import { createPlanHistoryService } from "./features/plan-history/service.ts";
import type { EraserDependencies } from "./features/privacy/erase.ts";
import { profileRoutes } from "./features/profile/routes.ts";
import { createProfileService } from "./features/profile/service.ts";
import { sampleHouseholdRoutes } from "./features/sample-household/routes.ts";
import { withSampleOriginals } from "./features/sample-household/sample-originals.ts";
import { createSampleHouseholdService, type Exploring } from "./features/sample-household/service.ts";
import { spendingRoutes } from "./features/spending/routes.ts";
import { createSpendingService } from "./features/spending/service.ts";
import { systemStatusRoutes } from "./features/system-status/routes.ts";
import { createSystemStatusService } from "./features/system-status/service.ts";
import { type ModelConfig, modelInUse } from "./model-config.ts";
import type { Clock } from "./platform/clock.ts";
import type { Vaults } from "./platform/crypto/vaults.ts";
import { createKeptResults } from "./platform/database/kept-results.ts";
import type { Database } from "./platform/database/port.ts";
import { ANYTHING_CHANGED, type Events } from "./platform/events/port.ts";
import type { FileStore } from "./platform/files/port.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import { createKeptAnswers } from "./platform/http/kept-answers.ts";
import type { JobQueue, QueueSettings } from "./platform/jobs/port.ts";
import type { Mailer } from "./platform/mail/mailer.ts";
import type { RequirePerson } from "./platform/sign-in/person.ts";

/** Reading a document, as the queue knows it. A reader gives up long before `longestRunSeconds`: 100 pages, 30 s each at most. */
export const readDocumentQueue: QueueSettings = {
  name: "read-document",
  retryLimit: 3,
  longestRunSeconds: 3600,
};

const DOCUMENT_CHANGED = "document";
const DOCUMENTS_CHANGED = "documents-changed";

export type FeatureDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: FileStore;
  readonly jobs: Pick<JobQueue, "enqueue" | "forget">;
  readonly events: Pick<Events, "publish" | "subscribe">;
  readonly clock: Clock;
  readonly requirePerson: RequirePerson;
  readonly requireRecentSignIn: RequirePerson;
  /** Lets in an access token and no session. */
  readonly requireToken: RequirePerson;
  readonly tokenName: AccessTokensService["nameOf"];
  /** False where the operator keeps other programs from asking. */
  readonly programsMayAsk: boolean;
  readonly exploring: Exploring;
  /** Where pages of this installation begin, without a slash at the end. */
  readonly publicUrl: string;
  /** Undefined: notices are shown in the app alone. */
  readonly mailer: Mailer | undefined;
  /** When the newest complete backup was made, and the newest in which this person is; null where there is none. */
  readonly lastBackup: () => Promise<Date | null>;
  readonly lastBackupOf: (personId: string) => Promise<Date | null>;
  /** Lets go of what opens a person's rows in backups. */
  readonly forgetBackedUp: (personId: string) => Promise<void>;
  readonly drawPage: DrawPage;
  readonly household: HouseholdService;
  /** Counts a document that is to be read against the limit of the person's plan. */
  readonly countDocument: CountDocument;
  /** What a person must be told about their plan now. */
  readonly planNotices: NoticesDependencies["otherNotices"];
  /** What must end before an account is erased, such as what is paid for. */
  readonly erasing: Pick<EraserDependencies, "beforeErase" | "keptByLaw">;
  /** How long an upload waits for its reading before it answers 202. */
  readonly waitMs: number;
  /** Undefined: no model helps with reading, and nothing leaves. */
  readonly model: ModelConfig | undefined;
  /** Which of the models a person's questions go to; left out: nobody asks any here. */
  readonly hasPaidPlan?: (personId: string) => Promise<boolean>;
};

/** What the documents and everything computed from them add to the server. Features meet here and nowhere else. */
export type Features = {
  readonly routes: readonly RegisterRoutes[];
  /** What is due for a person from time to time without their asking. Done twice, it is done once. */
  readonly keepHouse: (personId: string) => Promise<void>;
};

export function changes(events: FeatureDependencies["events"]): {
  readonly publish: PublishChange;
  readonly subscribe: SubscribeToChanges;
} {
  return {
    publish: (personId, documentId) =>
      events.publish(
        documentId === undefined
          ? { personId, name: DOCUMENTS_CHANGED }
          : { personId, name: DOCUMENT_CHANGED, id: documentId },
      ),
    subscribe: (personId, onChange) =>
      events.subscribe(personId, ({ name, id }) => {
        if ([DOCUMENT_CHANGED, DOCUMENTS_CHANGED, ANYTHING_CHANGED].includes(name)) onChange(id);
      }),
  };
}

export function composeFeatures(deps: FeatureDependencies): Features {
  const { database, vaults, clock, requirePerson } = deps;
  const files = withSampleOriginals(deps.files);
  const { publish, subscribe } = changes(deps.events);
  const enqueue: EnqueueReading = (sql, job) =>
    deps.jobs.enqueue(sql, readDocumentQueue.name, job, { turnOf: job.personId });
  const documents = createDocumentsService({
    database,
    vaults,
    files,
    enqueue,
    count: deps.countDocument,
    publish,
    subscribe,
    lockLedger,
    unmerge: unmergeDocument,
    clock,
    waitMs: deps.waitMs,
  });
  const figures = createFiguresService({
    database,
    vaults,
    lockLedger,
    recorrect: recorrectDocument,
    describe: describeDocument,
    wasSent: ({ sql, personId }, documentId) => wasSent(sql, personId, documentId),
    publish,
    clock,
  });
  const pictures = createPagePictures({ database, vaults, files, drawPage: deps.drawPage });
  const kept = createKeptResults(database, clock);
  const answers = createKeptAnswers(kept.revisionOf, clock);
  const stored = createLedger({ database, vaults, renew: kept.renew });
  const ledger: Ledger = {
    loadAccounts: (personId) => kept.keep(personId, "accounts", () => stored.loadAccounts(personId)),
    loadTransactions: (personId) => stored.loadTransactions(personId),
    loadEveryTransaction: (personId) => stored.loadEveryTransaction(personId),
  };
  const debtsOf = createDebtsService(ledger.loadAccounts);
  const debts: typeof debtsOf = {
    listDebts: (personId) => kept.keep(personId, "debts", () => debtsOf.listDebts(personId)),
  };
  const assets = createAssetsService(ledger.loadAccounts);
  const spending = createSpendingService({
    database,
    vaults,
    clock,
    loadAccounts: ledger.loadAccounts,
    loadTransactions: ledger.loadEveryTransaction,
    renew: kept.renew,
  });
  const words = createLedgerWords({
    database,
    vaults,
    clock,
    loadExtraction: loadCorrectedExtraction,
  });
  const entries = createEntriesService({
    database,
    vaults,
    clock,
    ledger: {
      lock: lockLedger,
      placeAccount: placeTypedAccount,
      isShared: isTypedShared,
      placeFigures: placeTypedFigures,
      placeTransaction: placeTypedTransaction,
      remove: (scope, entryId) =>
        removeTyped(scope, entryId, (documentId) => loadCorrectedExtraction(scope, documentId)),
    },
    findAccount: async (personId, accountId) => {
      const account = (await ledger.loadAccounts(personId)).find(({ id }) => id === accountId);
      return account && { ...account, buckets: debtView(account, account.currency)?.buckets ?? [] };
    },
  });
  const choices = createPlanChoicesService({ database, vaults, lockLedger });
  const getChoices = (personId: string) => kept.keep(personId, "choices", () => choices.getChoices(personId));
  const cashflow = createCashflowService({
    database,
    clock,
    getChoices,
    loadAccounts: ledger.loadAccounts,
    loadTransactions: (personId) =>
      kept.keep(personId, "transactions", () => spending.loadTransactions(personId)),
    renew: kept.renew,
    explainTransactions: (personId) => spending.explainTransactions(personId),
    listDebts: debts.listDebts,
    loadTypedMonth: (personId) => entries.loadMonth(personId),
    effectsOf: createBudgetEffects(clock),
  });
  // Suggestions are computed in a plan that begins today.
  const analyse = (personId: string) =>
    kept.keep(personId, `analysis ${clock.now().toISOString().slice(0, 10)}`, () =>
      cashflow.analyse(personId),
    );
  const marks = createPaymentMarksService({ database, vaults, clock, listDebts: debts.listDebts });
  const listMarks = (personId: string) => kept.keep(personId, "marks", () => marks.listMarks(personId));
  const payoffPlan = createPayoffPlanService({
    getChoices,
    listDebts: debts.listDebts,
    analyseCashflow: analyse,
  });
  const presentPlan = (id: string, today: PlainDate, budget?: string) =>
    kept.keep(id, `plan ${today}${budget ?? ""}`, () => payoffPlan.presentPlan(id, today, budget));
  const planHistory = createPlanHistoryService({
    database,
    vaults,
    clock,
    lockLedger,
    listDebts: debts.listDebts,
    loadAccounts: ledger.loadAccounts,
    presentPlan,
    listMarks,
  });
  const systemStatus = createSystemStatusService({
    listDebts: debts.listDebts,
    listDocuments: (personId) => kept.keep(personId, "documents", () => documents.listOutcomes(personId)),
    loadAccounts: ledger.loadAccounts,
    analyseCashflow: analyse,
    loadOutlook: (personId) => kept.keep(personId, "outlook", () => cashflow.loadOutlook(personId)),
    presentPlan,
    listMarks,
    listRecorded: async (personId) =>
      recordedPayments(...(await Promise.all([debts.listDebts(personId), ledger.loadAccounts(personId)]))),
    getChoices,
    modelHost: deps.model ? modelInUse(deps.model).host : null,
    lastBackup: deps.lastBackup,
    clock,
  });
  const profile = createProfileService({
    listDebts: debts.listDebts,
    listAssets: (personId) => assets.listAssets(personId),
    loadAccounts: ledger.loadAccounts,
    loadCreditReports: (personId) => documents.listCreditReports(personId),
    analyseCashflow: analyse,
  });
  const opportunities = createOpportunitiesService({
    listDebts: debts.listDebts,
    loadAccounts: ledger.loadAccounts,
    analyseCashflow: analyse,
    getChoices,
    effects: termsEffects,
  });
  const loadFacts = createFactsLoader({
    ...debts,
    ...spending,
    ...profile,
    ...systemStatus,
    ...opportunities,
    analyse,
    presentPlan,
    listDocuments: (personId) => documents.listDocuments(personId),
    listTransactions: (personId, isAll) => cashflow.listTransactions(personId, isAll),
    loadAccounts: ledger.loadAccounts,
    keep: (personId, name, compute) => kept.keep(personId, name, compute),
  });
  const sampleHousehold = createSampleHouseholdService({
    ...deps.exploring,
    database,
    vaults,
    clock,
    lockLedger,
    addReadDocuments: (scope, uploads) => addReadDocuments(scope, uploads, fillEmptyLedger),
  });
  const coverage = createCoverageService({
    loadAccounts: ledger.loadAccounts,
    listReadings: (personId) => documents.listReadings(personId),
    loadSpans: (personId) => loadDocumentSpans(database, personId),
  });
  const egress = createEgressService(deps, deps.model ? modelInUse(deps.model) : null);
  const notices = composeNotices({
    ...deps,
    getStatus: (personId, today) => systemStatus.getStatus(personId, today),
    presentPlan,
    otherNotices: deps.planNotices,
  });
  const privacy = composePrivacy({
    ...deps,
    ...erasing(deps, (personId) => {
      kept.forget(personId);
      answers.forget(personId);
    }),
    listDebts: debts.listDebts,
    publish: (personId) => publish(personId),
    tellErasure: notices.tellErasure,
  });
  return {
    routes: [
      documentsRoutes(documents, files, requirePerson, deps.model && modelInUse(deps.model).host),
      coverageRoutes(coverage, requirePerson, clock),
      figuresRoutes(figures, pictures, requirePerson),
      eventsRoute(documents, subscribe, householdNews(deps.events).subscribe, requirePerson),
      debtsRoutes(debts, requirePerson, answers.send),
      ledgerRoutes(words, requirePerson),
      entriesRoutes(entries, requirePerson, clock),
      assetsRoutes(assets, requirePerson),
      cashflowRoutes({ ...cashflow, analyse }, requirePerson, answers.send),
      spendingRoutes(spending, requirePerson, clock),
      payoffPlanRoutes(payoffPlan, requirePerson, clock),
      planChoicesRoutes(choices, requirePerson),
      paymentMarksRoutes(marks, requirePerson),
      planHistoryRoutes(planHistory, requirePerson, clock),
      systemStatusRoutes(systemStatus, requirePerson, clock),
      profileRoutes(profile, requirePerson, clock),
      egressRoutes(egress, requirePerson),
      opportunitiesRoutes(opportunities, requirePerson, clock),
      ...composeAsking({ ...deps, loadFacts }),
      sampleHouseholdRoutes(sampleHousehold, requirePerson, clock),
      notices.routes,
      privacy.routes,
      composeHousehold({ ...deps, loadAccounts: ledger.loadAccounts }),
    ],
    async keepHouse(personId) {
      await deps.household.mailDueInvitations(personId);
      await planHistory.keepPresent(personId, await notices.dayOf(personId));
      await notices.keepInformed(personId);
      await privacy.keepHouse(personId);
    },
  };
}

/** What erasing a person means to the features. */
export function erasing(
  deps: Pick<FeatureDependencies, "forgetBackedUp" | "erasing">,
  forgetKept: (personId: string) => void = () => undefined,
): Pick<EraserDependencies, "beforeErase" | "keptByLaw" | "forget"> {
  return {
    ...deps.erasing,
    forget: async (personId) => {
      forgetKept(personId);
      await deps.forgetBackedUp(personId);
    },
  };
}
