import { z } from "zod";
import type { FeatureDependencies } from "./compose-features.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { createEraser, type EraserDependencies } from "./features/privacy/erase.ts";
import { createExporter } from "./features/privacy/export-data.ts";
import { createImporter } from "./features/privacy/import-data.ts";
import { privacyRoutes } from "./features/privacy/routes.ts";
import { createPrivacyService } from "./features/privacy/service.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";
import type { JobHandler, QueueSettings } from "./platform/jobs/port.ts";

/** Finishes erasures whose process died. Erasing is a matter of seconds. */
export const eraseQueue: QueueSettings = { name: "erase-person", retryLimit: 20, longestRunSeconds: 600 };

/** How long a process has to finish what it began before another looks after it. */
const FINISH_AFTER_MS = 60_000;

const erasureJobSchema = z.object({ personId: z.string(), erasureId: z.string() });

type EraseDependencies = Pick<FeatureDependencies, "database" | "vaults" | "files" | "clock" | "jobs"> &
  Pick<EraserDependencies, "beforeErase" | "keptByLaw" | "forget">;

function eraserOf(deps: EraseDependencies) {
  return createEraser({
    ...deps,
    lockLedger,
    enqueue: (sql, job) =>
      // The queue's own clock counts here, which is the machine's.
      deps.jobs.enqueue(sql, eraseQueue.name, job, { startAfter: new Date(Date.now() + FINISH_AFTER_MS) }),
  });
}

/** What takes everything of a person out, brings it in and erases it. */
export function composePrivacy(
  deps: EraseDependencies &
    Pick<FeatureDependencies, "requirePerson" | "requireRecentSignIn" | "exploring" | "lastBackup"> & {
      readonly countDebts: (personId: string) => Promise<number>;
      readonly publish: (personId: string) => Promise<void>;
    },
): RegisterRoutes {
  return privacyRoutes({
    service: createPrivacyService({ ...deps, lockLedger }),
    exporter: createExporter(deps),
    importer: createImporter({ ...deps, lockLedger }),
    eraser: eraserOf(deps),
    clock: deps.clock,
    requirePerson: deps.requirePerson,
    requireRecentSignIn: deps.requireRecentSignIn,
    leaveSample: deps.exploring.leaveSample,
    publish: deps.publish,
  });
}

/** What is done with the jobs of `eraseQueue`. */
export function composeErasing(deps: EraseDependencies): JobHandler {
  const eraser = eraserOf(deps);
  return (job) => eraser.finish(erasureJobSchema.parse(job.data));
}
