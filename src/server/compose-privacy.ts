import { z } from "zod";
import type { FeatureDependencies } from "./compose-features.ts";
import { loadHouseholdExport } from "./features/household/household-export.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { type ChoicesKeeper, createChoicesKeeper } from "./features/privacy/choices.ts";
import { createEraser, type Eraser, type EraserDependencies } from "./features/privacy/erase.ts";
import { createExporter } from "./features/privacy/export-data.ts";
import { createImporter } from "./features/privacy/import-data.ts";
import { createRetention, type RetentionDependencies } from "./features/privacy/retention.ts";
import { privacyRoutes } from "./features/privacy/routes.ts";
import { createPrivacyService } from "./features/privacy/service.ts";
import { modelInUse } from "./model-config.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import type { JobHandler, QueueSettings } from "./platform/jobs/port.ts";

/** Finishes erasures whose process died. Erasing is a matter of seconds. */
export const eraseQueue: QueueSettings = { name: "erase-person", retryLimit: 20, longestRunSeconds: 600 };

/** How long a process has to finish what it began before another looks after it. */
const FINISH_AFTER_MS = 60_000;

const erasureJobSchema = z.object({ personId: z.string(), erasureId: z.string() });

type EraseDependencies = Pick<FeatureDependencies, "database" | "vaults" | "files" | "clock" | "jobs"> &
  Pick<EraserDependencies, "beforeErase" | "keptByLaw" | "forget">;

/** What erases, without routes around it. */
export function composeEraser(deps: EraseDependencies): Eraser {
  return createEraser({
    ...deps,
    lockLedger,
    enqueue: (sql, job) =>
      // The queue's own clock counts here, which is the machine's.
      deps.jobs.enqueue(sql, eraseQueue.name, job, { startAfter: new Date(Date.now() + FINISH_AFTER_MS) }),
  });
}

/** What people decided about keeping and erasing; sign-in and reading ask for it too. */
export function composePrivacyChoices(deps: Pick<FeatureDependencies, "database" | "vaults">): ChoicesKeeper {
  return createChoicesKeeper({ ...deps, lockLedger });
}

export type Privacy = {
  readonly routes: RegisterRoutes;
  readonly keepHouse: (personId: string) => Promise<void>;
};

/** What takes everything of a person out, brings it in, erases it, and keeps it no longer than it should be kept. */
export function composePrivacy(
  deps: EraseDependencies &
    Pick<
      FeatureDependencies,
      "requirePerson" | "requireRecentSignIn" | "exploring" | "lastBackupOf" | "model"
    > &
    Pick<RetentionDependencies, "listDebts" | "publish" | "tellErasure">,
): Privacy {
  const choices = composePrivacyChoices(deps);
  const eraser = composeEraser(deps);
  const retention = createRetention({ ...deps, choices, eraser });
  return {
    routes: privacyRoutes({
      service: createPrivacyService({
        ...deps,
        choices,
        model: deps.model ? modelInUse(deps.model) : null,
        countDebts: async (personId) => (await deps.listDebts(personId)).length,
      }),
      exporter: createExporter({
        ...deps,
        loadHousehold: (sql, personId) => loadHouseholdExport(deps, sql, personId),
      }),
      importer: createImporter({ ...deps, lockLedger }),
      eraser,
      clock: deps.clock,
      requirePerson: deps.requirePerson,
      requireRecentSignIn: deps.requireRecentSignIn,
      leaveSample: deps.exploring.leaveSample,
      publish: deps.publish,
    }),
    keepHouse: retention.keepHouse,
  };
}

/** What brings an export in, without a server around it. */
export const composeImporter = (deps: Pick<FeatureDependencies, "database" | "vaults" | "files">) =>
  createImporter({ ...deps, lockLedger });

/** What is done with the jobs of `eraseQueue`. */
export function composeErasing(deps: EraseDependencies): JobHandler {
  const eraser = composeEraser(deps);
  return (job) => eraser.finish(erasureJobSchema.parse(job.data));
}
