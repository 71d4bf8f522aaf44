import { z } from "zod";
import { changes, type FeatureDependencies } from "./compose-features.ts";
import { composePrivacyChoices } from "./compose-privacy.ts";
import { findProfile } from "./features/account/profile.ts";
import { giveBackDocument } from "./features/billing/usage.ts";
import {
  createDocumentReader,
  type ReadDocumentDependencies,
} from "./features/documents/read-document-job.ts";
import { findDocumentForUpdate } from "./features/documents/repository.ts";
import { mergeDocument } from "./features/ledger/merge-document.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { createModelEndpoint } from "./features/model/endpoint.ts";
import { withoutNames } from "./features/model/names.ts";
import { createRefiner } from "./features/model/refiner.ts";
import { createEgressNotes } from "./features/model/service.ts";
import { mayAskModel } from "./features/privacy/choices.ts";
import { createOriginalsEraser } from "./features/privacy/retention.ts";
import { withSampleOriginals } from "./features/sample-household/sample-originals.ts";
import { modelInUse } from "./model-config.ts";
import type { Sql } from "./platform/database/port.ts";
import type { JobHandler } from "./platform/jobs/port.ts";

const readingJobSchema = z.object({ personId: z.string(), documentId: z.string() });

/** What is done with the jobs of `readDocumentQueue`, for the process that works on it. */
export type ReadingWork = {
  readonly readDocument: JobHandler;
  readonly onGivenUp: (data: unknown) => Promise<void>;
};

/** Whoever erases a person holds this lock, so that nothing is noted behind them. */
async function findAlone(sql: Sql, personId: string, documentId: string) {
  await lockLedger(sql, personId);
  return findDocumentForUpdate(sql, personId, documentId);
}

const isThere = async (...about: Parameters<typeof findAlone>) => (await findAlone(...about)) !== undefined;

/** Who is asked about a document's unsure figures: the configured model, or nobody. */
function refiners(
  deps: Pick<FeatureDependencies, "database" | "vaults" | "clock" | "model">,
): ReadDocumentDependencies["refinerFor"] {
  if (deps.model === undefined) return () => undefined;
  const endpoint = createModelEndpoint(deps.model, modelInUse(deps.model));
  const choices = composePrivacyChoices(deps);
  return (document, signal) => {
    const { personId, documentId } = document;
    const note = createEgressNotes({ ...deps, isThere }, endpoint.inUse, document);
    const refine = createRefiner(endpoint, note, signal);
    // Asked each time: a person can change their mind while a document waits.
    return async (request) => {
      const row = await deps.database.forPerson(personId, (sql) => findAlone(sql, personId, documentId));
      if (row === undefined) return { kind: "none", note: "The document is gone, so no model was asked." };
      const chosen = await choices.load(personId);
      if (!mayAskModel(chosen, endpoint.inUse, row.modelSaid))
        return {
          kind: "none",
          note: `You have not allowed ${endpoint.inUse.host} to be asked, so no model was.`,
        };
      return refine(
        chosen.anonymousMode ? withoutNames(request, await findProfile(deps, personId)) : request,
      );
    };
  };
}

export function composeReadingWork(
  deps: Pick<FeatureDependencies, "database" | "vaults" | "files" | "events" | "clock" | "model"> &
    Pick<ReadDocumentDependencies, "readFile">,
): ReadingWork {
  const { events, model: _, files, ...rest } = deps;
  const { publish } = changes(events);
  const eraseDue = createOriginalsEraser({ ...rest, files, choices: composePrivacyChoices(deps), publish });
  const reader = createDocumentReader({
    ...rest,
    files: withSampleOriginals(files),
    refinerFor: refiners(deps),
    uncount: giveBackDocument,
    lockLedger,
    merge: mergeDocument,
    publish,
  });
  return {
    async readDocument(job, signal) {
      const reading = readingJobSchema.parse(job.data);
      await reader.readDocument(reading, { signal, isLast: job.isLastAttempt });
      // Who keeps originals only until they are read has them no longer.
      await eraseDue(reading.personId);
    },
    onGivenUp: (data) => reader.giveUp(readingJobSchema.parse(data)),
  };
}
