import type { Debt } from "#contract/debts.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/port.ts";
import type { FileStore } from "../../platform/files/port.ts";
import type { ChoicesKeeper } from "./choices.ts";
import type { Eraser } from "./erase.ts";
import { dropOriginals, loadUploads } from "./repository.ts";
import { debtFreeStep, dueOriginals } from "./retention-rules.ts";

/** A file that no row names may belong to an upload or an export under way; after a day it does not. */
const STRAY_AFTER_MS = 24 * 60 * 60 * 1000;

export type RetentionDependencies = {
  readonly database: Database;
  readonly files: Pick<FileStore, "list" | "remove">;
  readonly clock: Clock;
  readonly choices: ChoicesKeeper;
  readonly listDebts: (personId: string) => Promise<readonly Debt[]>;
  readonly eraser: Pick<Eraser, "erase">;
  /** Tells the person that everything will be erased; the same words twice are told once. */
  readonly tellErasure: (personId: string, on: PlainDate, count: 1 | 2) => Promise<void>;
  /** Tells the person's open pages that something changed. */
  readonly publish: (personId: string) => Promise<void>;
};

export type Retention = {
  /** All that is due for this person today. */
  readonly keepHouse: (personId: string) => Promise<void>;
};

/** A balance that is not known counts as owed. */
function owes({ currentBalance }: Debt): boolean {
  const balance = currentBalance === null ? undefined : parseMoney(currentBalance);
  return balance === undefined || balance > 0;
}

/** Nothing is owed: every debt that is known has a known balance, and none is above 0. Without any debt nobody is debt-free. */
function isDebtFree(debts: readonly Debt[]): boolean {
  return debts.length > 0 && !debts.some(owes);
}

/** Erases the originals that are due: the row first lets go of the file, then the file goes. */
export function createOriginalsEraser(
  deps: Pick<RetentionDependencies, "database" | "clock" | "choices" | "publish"> & {
    readonly files: Pick<FileStore, "remove">;
  },
): (personId: string) => Promise<void> {
  return async (personId) => {
    const decided = await deps.choices.load(personId);
    const now = deps.clock.now();
    const keys = await deps.database.forPerson(personId, async (sql) => {
      const uploads = await loadUploads(sql, personId);
      const due = new Set(dueOriginals(uploads, decided, now));
      await dropOriginals(sql, personId, [...due]);
      return uploads.flatMap(({ id, storageKey }) =>
        due.has(id) && storageKey !== null ? [storageKey] : [],
      );
    });
    // After the commit: a file without a row is unreachable, and swept later where this process dies.
    await Promise.all(keys.map((key) => deps.files.remove(personId, key)));
    if (keys.length > 0) await deps.publish(personId);
  };
}

export function createRetention(deps: RetentionDependencies): Retention {
  const { database, files, clock, choices } = deps;
  const eraseOriginals = createOriginalsEraser(deps);

  async function sweepStrays(personId: string): Promise<void> {
    const kept = await files.list(personId);
    const uploads = await database.forPerson(personId, (sql) => loadUploads(sql, personId));
    const named = new Set(uploads.map(({ storageKey }) => storageKey));
    const oldest = clock.now().getTime() - STRAY_AFTER_MS;
    for (const { storageKey, savedAt } of kept) {
      if (!named.has(storageKey) && savedAt.getTime() < oldest) await files.remove(personId, storageKey);
    }
  }

  async function eraseWhenDebtFree(personId: string): Promise<void> {
    const decided = await choices.load(personId);
    const today = parsePlainDate(clock.now().toISOString().slice(0, 10));
    if (today === undefined) return;
    const step = debtFreeStep(
      {
        debtFreeSince: decided.debtFreeSince,
        toldOn: decided.toldOn,
        isDebtFree: isDebtFree(await deps.listDebts(personId)),
        isOn: decided.autoDeleteAfterDebtFree,
      },
      today,
    );
    if (step.kind === "erase") {
      await deps.eraser.erase(personId, "reset");
      await deps.publish(personId);
      return;
    }
    // Told before it is noted: killed in between it is told again, and the same notice is given once.
    if (step.kind === "tell") await deps.tellErasure(personId, step.on, step.count);
    const { debtFreeSince, toldOn } = step.state;
    const isNew = debtFreeSince !== decided.debtFreeSince || toldOn.join() !== decided.toldOn.join();
    if (isNew) await choices.update(personId, () => ({ debtFreeSince, toldOn: [...toldOn] }));
  }

  return {
    async keepHouse(personId) {
      await eraseOriginals(personId);
      await sweepStrays(personId);
      await eraseWhenDebtFree(personId);
    },
  };
}
