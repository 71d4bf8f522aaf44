import type { AlertPreferences, Notice } from "#contract/notifications.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { SystemStatus } from "#contract/system-status.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import {
  type DueNotice,
  dayIn,
  dueNotices,
  endOfDayIn,
  isAtRisk,
  isDaytime,
  isStanding,
  noticesToGive,
  rankOf,
} from "./notice-rules.ts";
import {
  claimMailing,
  expire,
  insertNotice,
  loadMailed,
  loadNotices,
  loadShown,
  markRead,
  type NoticeRow,
  saveMailed,
} from "./repository.ts";

export type NoticesDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly getPreferences: (personId: string) => Promise<AlertPreferences>;
  readonly getStatus: (personId: string, today: PlainDate) => Promise<SystemStatus>;
  readonly presentPlan: (personId: string, today: PlainDate) => Promise<PayoffPlan | string>;
  /** What is true now and does not come from figures; each stands until it is not among these any more. */
  readonly otherNotices: (personId: string) => Promise<readonly DueNotice[]>;
  /** Sends a notice to the person's own address; false where there is no address or no mail server. */
  readonly mail: (personId: string, notice: Notice) => Promise<boolean>;
};

export type NoticesService = {
  readonly listNotices: (personId: string) => Promise<Notice[]>;
  readonly findNotice: (personId: string, id: string) => Promise<Notice>;
  /** The newest notices whose mail went out, or was due where no mail server is; shown ones and those that are over. */
  readonly listMailed: (personId: string) => Promise<ReadonlyArray<{ notice: Notice; mailedAt: Date }>>;
  /** @throws AppError NOT_FOUND */
  readonly markRead: (personId: string, id: string) => Promise<void>;
  /** Gives what is due, ends what is over, and mails by day what was not mailed. Done twice, it is done once. */
  readonly keepInformed: (personId: string) => Promise<void>;
  /** Gives one notice that does not come from figures. */
  readonly tell: (personId: string, notice: DueNotice) => Promise<void>;
};

const HOUR_MS = 3_600_000;
const MOST_MAILS_LISTED = 20;
/** Eight tries within three days and a half: a mail server that is away longer is no place to wait for. */
const MOST_TRIES = 8;
const LONGEST_WAIT_HOURS = 24;
/** A quarter of an hour after the first try, then an hour, and twice as long each time, at most a day. */
const againAfter = (tries: number, now: Date): Date =>
  new Date(now.getTime() + HOUR_MS * (tries === 0 ? 0.25 : Math.min(LONGEST_WAIT_HOURS, 2 ** (tries - 1))));

type Content = Pick<Notice, "kind" | "title" | "sentences" | "path"> & { readonly debtFreeDate?: string };
const place = (id: string) => ({ table: "notices", rowId: id, column: "content" });

// The vault proves that it is what was sealed below: no second validation.
const open = (vault: PersonVault, row: NoticeRow): Content =>
  JSON.parse(vault.open(place(row.id), row.contentSealed).toString()) as Content;

const macOf = (vault: PersonVault, subject: string): Buffer => vault.mac("notice-subject", subject);

const viewOf = (row: NoticeRow, { kind, title, sentences, path }: Content): Notice => ({
  id: row.id,
  kind,
  title,
  sentences,
  path,
  madeAt: row.madeAt.toISOString(),
});

const notFound = () =>
  new AppError("NOT_FOUND", { status: 404, userMessage: "This notice is no longer there." });

export function createNoticesService(deps: NoticesDependencies): NoticesService {
  const { database, vaults, clock } = deps;

  async function give(
    personId: string,
    timeZone: string,
    choose: (rows: readonly Told[]) => readonly DueNotice[],
  ) {
    await database.forPerson(personId, async (sql) => {
      const vault = await vaults.openVault(sql, personId);
      const now = clock.now();
      const rows = await loadNotices(sql, personId);
      const told = rows.map((row) => ({ row, content: open(vault, row) }));
      for (const { subject, until, ...notice } of choose(told)) {
        const id = newId("notice");
        await insertNotice(sql, {
          personId,
          id,
          subjectMac: macOf(vault, subject),
          madeAt: now,
          expiresAt: endOfDayIn(until, timeZone),
          readAt: null,
          mailedAt: null,
          mailTries: 0,
          mailAgainAt: null,
          contentSealed: vault.seal(place(id), JSON.stringify(notice satisfies Content)),
        });
      }
    });
  }

  async function wasToldOf(personId: string) {
    return database.forPerson(personId, async (sql) => {
      const vault = await vaults.openVault(sql, personId);
      const macs = new Set(
        (await loadNotices(sql, personId)).map(({ subjectMac }) => subjectMac.toString("hex")),
      );
      return (subject: string) => macs.has(macOf(vault, subject).toString("hex"));
    });
  }

  /** What said how things are, and is not so any more, is over. */
  async function endWhatIsOver(personId: string, due: readonly DueNotice[]): Promise<void> {
    await database.forPerson(personId, async (sql) => {
      const vault = await vaults.openVault(sql, personId);
      const still = new Set(due.map(({ subject }) => macOf(vault, subject).toString("hex")));
      const over = (await loadShown(sql, personId, clock.now())).filter(
        (row) => isStanding(open(vault, row).kind) && !still.has(row.subjectMac.toString("hex")),
      );
      await expire(
        sql,
        personId,
        over.map(({ id }) => id),
        clock.now(),
      );
    });
  }

  async function mailByDay(personId: string, preferences: AlertPreferences): Promise<void> {
    if (!preferences.email || !isDaytime(clock.now(), preferences.timeZone)) return;
    let failure: unknown;
    for (const notice of await listNotices(personId)) {
      const now = clock.now();
      const isMine = await database.forPerson(personId, (sql) =>
        claimMailing(sql, personId, notice.id, {
          now,
          again: (tries) => againAfter(tries, now),
          mostTries: MOST_TRIES,
        }),
      );
      if (!isMine) continue;
      try {
        await deps.mail(personId, notice);
      } catch (error) {
        // Tried again later; one address that fails must not keep the next notice waiting.
        failure ??= error;
        continue;
      }
      // Killed right here, it is sent once more, under the same Message-ID.
      await database.forPerson(personId, (sql) => saveMailed(sql, personId, notice.id, clock.now()));
    }
    if (failure !== undefined) throw failure;
  }

  async function listNotices(personId: string): Promise<Notice[]> {
    return database.forPerson(personId, async (sql) => {
      const vault = await vaults.openVault(sql, personId);
      const rows = await loadShown(sql, personId, clock.now());
      return rows
        .map((row) => viewOf(row, open(vault, row)))
        .toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind) || b.madeAt.localeCompare(a.madeAt));
    });
  }

  return {
    listNotices,
    async findNotice(personId, id) {
      const found = (await listNotices(personId)).find((notice) => notice.id === id);
      if (found === undefined) throw notFound();
      return found;
    },
    async listMailed(personId) {
      return database.forPerson(personId, async (sql) => {
        const vault = await vaults.openVault(sql, personId);
        const rows = await loadMailed(sql, personId, MOST_MAILS_LISTED);
        return rows.flatMap((row) =>
          row.mailedAt === null ? [] : { notice: viewOf(row, open(vault, row)), mailedAt: row.mailedAt },
        );
      });
    },
    async markRead(personId, id) {
      const changed = await database.forPerson(personId, (sql) => markRead(sql, personId, id, clock.now()));
      if (changed === 0) throw notFound();
    },
    async tell(personId, notice) {
      const wasTold = await wasToldOf(personId);
      const { timeZone } = await deps.getPreferences(personId);
      await give(personId, timeZone, () => (wasTold(notice.subject) ? [] : [notice]));
    },
    async keepInformed(personId) {
      const preferences = await deps.getPreferences(personId);
      const today = dayIn(clock.now(), preferences.timeZone);
      const [status, plan, wasTold, others] = await Promise.all([
        deps.getStatus(personId, today),
        deps.presentPlan(personId, today),
        wasToldOf(personId),
        deps.otherNotices(personId),
      ]);
      let due: readonly DueNotice[] = [];
      await give(personId, preferences.timeZone, (told) => {
        const lastDebtFreeDate = told.find(({ content }) => content.debtFreeDate !== undefined)?.content
          .debtFreeDate;
        due = [...others, ...dueNotices({ status, plan, preferences, lastDebtFreeDate }, today)];
        const month = today.slice(0, 7);
        const quietThisMonth = told.filter(
          ({ row, content }) =>
            !isAtRisk(content.kind) && dayIn(row.madeAt, preferences.timeZone).startsWith(month),
        ).length;
        return noticesToGive(due, { wasTold, quietThisMonth, quietMode: preferences.quietMode });
      });
      await endWhatIsOver(personId, due);
      await mailByDay(personId, preferences);
    },
  };
}

type Told = { readonly row: NoticeRow; readonly content: Content };
