/** What is killed in the middle: the commands and routes, without terminal and HTTP around them. */
import type { Readable } from "node:stream";
import { rotateMasterKey } from "#server/commands/rotate-key.ts";
import { backupOf, restoreOf } from "#server/compose.ts";
import { composeEraser } from "#server/compose-privacy.ts";
import type { Eraser } from "#server/features/privacy/erase.ts";
import { createExporter } from "#server/features/privacy/export-data.ts";
import { makeBackupAlone } from "#server/platform/backup/backup-alone.ts";
import { forgetInBackups, listBackups } from "#server/platform/backup/backup-folder.ts";
import { restoreBackup } from "#server/platform/backup/restore.ts";
import { systemClock } from "#server/platform/clock.ts";
import type { Erasure } from "#server/platform/database/person-table.ts";
import type { Runtime } from "#server/runtime.ts";

export type Operation =
  | { readonly kind: "export"; readonly personId: string; readonly path: string }
  | { readonly kind: "delete"; readonly personId: string; readonly what: Erasure }
  | { readonly kind: "rotation" | "backup" | "restore" };

export const operationKinds = ["export", "delete", "rotation", "backup", "restore"] as const;
export type OperationKind = (typeof operationKinds)[number];

export const eraserIn = ({ storage, vaults, files, jobs, config }: Runtime): Eraser =>
  composeEraser({
    database: storage.database,
    vaults,
    files,
    jobs,
    clock: systemClock,
    beforeErase: async () => undefined,
    keptByLaw: async () => [],
    forget: (personId) => forgetInBackups(config.backupDir, personId),
  });

export const exporterIn = ({ storage: { database }, vaults, files }: Runtime) =>
  createExporter({ database, vaults, files, clock: systemClock, loadHousehold: async () => null });

/** Does it to its end; `receive` gets an export where somebody would save it. */
export async function runOperation(
  runtime: Runtime,
  operation: Operation,
  receive: (content: Readable, path: string) => Promise<void>,
): Promise<void> {
  switch (operation.kind) {
    case "export":
      return receive(await exporterIn(runtime).exportZip(operation.personId), operation.path);
    case "delete":
      await eraserIn(runtime).erase(operation.personId, operation.what);
      return;
    case "rotation":
      return rotateMasterKey(runtime);
    case "backup":
      await makeBackupAlone(backupOf(runtime), runtime.storage.url);
      return;
    case "restore": {
      const [newest] = await listBackups(runtime.config.backupDir);
      if (newest === undefined) throw new Error("there is no backup to restore");
      await restoreBackup(restoreOf(runtime), newest.name);
      return;
    }
    default:
      throw operation satisfies never;
  }
}
