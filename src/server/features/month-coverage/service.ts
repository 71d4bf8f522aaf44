import type { AccountCoverage } from "#contract/coverage.ts";
import type { AccountFacts, AccountKind, Check } from "#contract/extraction.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { monthCoverage } from "./month-coverage.ts";

/** What became of one upload, as far as coverage asks. */
export type CoverageReading = {
  readonly documentId: string;
  readonly fileName: string;
  readonly duplicateOf: string | null;
  readonly checks: readonly Check[];
};

export type DocumentSpan = {
  readonly accountId: string;
  readonly documentId: string;
  readonly from: string;
  readonly to: string;
};

export type CoveredAccount = {
  readonly id: string;
  readonly kind: AccountKind;
  readonly name: string;
  readonly last4: string | null;
  readonly asOf: string;
  readonly statements: ReadonlyArray<{
    readonly documentId: string;
    readonly fileName: string;
    readonly facts: AccountFacts;
    /** Set where the person typed it: no document. */
    readonly typed?: unknown;
  }>;
};

export type CoverageDependencies = {
  readonly loadAccounts: (personId: string) => Promise<readonly CoveredAccount[]>;
  readonly listReadings: (personId: string) => Promise<readonly CoverageReading[]>;
  /** First and last day of what each document brought to each account. */
  readonly loadSpans: (personId: string) => Promise<readonly DocumentSpan[]>;
};

export type CoverageService = {
  /** Accounts that documents show, those with the newest statement first. */
  readonly getCoverage: (personId: string, today: PlainDate) => Promise<AccountCoverage[]>;
};

export function createCoverageService(deps: CoverageDependencies): CoverageService {
  return {
    async getCoverage(personId, today) {
      const [accounts, readings, spans] = await Promise.all([
        deps.loadAccounts(personId),
        deps.listReadings(personId),
        deps.loadSpans(personId),
      ]);
      const byDocument = new Map(readings.map((reading) => [reading.documentId, reading]));
      const repeats = Map.groupBy(
        readings.filter(({ duplicateOf }) => duplicateOf !== null),
        ({ duplicateOf }) => duplicateOf,
      );
      const spanOf = new Map(spans.map((span) => [`${span.accountId} ${span.documentId}`, span]));
      return accounts
        .flatMap((account): AccountCoverage[] => {
          const documents = account.statements
            .filter(({ typed }) => typed === undefined)
            .map(({ documentId, fileName, facts }) => {
              const reading = byDocument.get(documentId);
              const failed = reading?.checks.find(({ passed }) => !passed);
              return {
                documentId,
                fileName,
                facts,
                span: spanOf.get(`${account.id} ${documentId}`) ?? null,
                failedSum: failed?.detail ?? null,
                repeats: (repeats.get(documentId) ?? []).map((repeat) => ({
                  documentId: repeat.documentId,
                  fileName: repeat.fileName,
                })),
              };
            });
          const months = monthCoverage(documents, account.kind, today);
          if (months.length === 0) return [];
          const { id, kind, name, last4, asOf } = account;
          return [{ accountId: id, kind, name, last4, asOf, months }];
        })
        .toSorted((left, right) => (left.asOf > right.asOf ? -1 : 1));
    },
  };
}
