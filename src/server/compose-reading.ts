import { z } from "zod";
import { changes, type FeatureDependencies } from "./compose-features.ts";
import { composePrivacyChoices } from "./compose-privacy.ts";
import { giveBackDocument } from "./features/billing/usage.ts";
import {
  createDocumentReader,
  type ReadDocumentDependencies,
} from "./features/documents/read-document-job.ts";
import { mergeDocument } from "./features/ledger/merge-document.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { createModelEndpoint } from "./features/model/endpoint.ts";
import { createRefiner } from "./features/model/refiner.ts";
import { createEgressNotes } from "./features/model/service.ts";
import { createOriginalsEraser } from "./features/privacy/retention.ts";
import { withSampleOriginals } from "./features/sample-household/sample-originals.ts";
import { modelInUse } from "./model-config.ts";
import type { JobHandler } from "./platform/jobs/port.ts";

const readingJobSchema = z.object({ personId: z.string(), documentId: z.string() });

/** What is done with the jobs of `readDocumentQueue`, for the process that works on it. */
export type ReadingWork = {
  readonly readDocument: JobHandler;
  readonly onGivenUp: (data: unknown) => Promise<void>;
};

/** Who is asked about a document's unsure figures: the configured model, or nobody. */
function refiners(
  deps: Pick<FeatureDependencies, "database" | "vaults" | "clock" | "model">,
): ReadDocumentDependencies["refinerFor"] {
  if (deps.model === undefined) return () => undefined;
  const endpoint = createModelEndpoint(deps.model, modelInUse(deps.model));
  const choices = composePrivacyChoices(deps);
  return (document, signal) => {
    const refine = createRefiner(endpoint, createEgressNotes(deps, endpoint.inUse, document), signal);
    // Asked each time: a person can change their mind while a document waits.
    return async (request) =>
      (await choices.load(document.personId)).allowModel
        ? refine(request)
        : { kind: "none", note: "You switched help from a language model off, so none was asked." };
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
