import { debtFreeErasureDays, defaultOriginalDays, type PrivacyChoices } from "#contract/privacy.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

export type KeptUpload = {
  readonly id: string;
  readonly storageKey: string | null;
  readonly status: string;
  readonly uploadedAt: Date;
};

/** The documents whose original is due to be erased. One that still waits to be read is never among them. */
export function dueOriginals(
  uploads: readonly KeptUpload[],
  { keepOriginals, dataRetentionDays }: Pick<PrivacyChoices, "keepOriginals" | "dataRetentionDays">,
  now: Date,
): readonly string[] {
  const days = keepOriginals === "retention-days" ? dataRetentionDays : defaultOriginalDays;
  return uploads
    .filter(({ storageKey, status, uploadedAt }) => {
      if (storageKey === null || status === "queued" || status === "reading") return false;
      if (keepOriginals === "until-read" && status === "completed") return true;
      return now.getTime() - uploadedAt.getTime() >= days * DAY_MS;
    })
    .map(({ id }) => id);
}

/** The first notice comes so many days before the erasure, the second this many; each is at least this long before the next step. */
const FIRST_NOTICE_DAYS = 30;
const SECOND_NOTICE_DAYS = 7;
const BETWEEN_NOTICES_DAYS = 14;

export type DebtFreeState = {
  /** The first day on which nothing was owed; null while something is, or is not known. */
  readonly debtFreeSince: string | null;
  /** The days of the notices that were given. */
  readonly toldOn: readonly string[];
};

export type DebtFreeStep =
  | { readonly kind: "wait"; readonly state: DebtFreeState }
  /** Tell the person that everything is erased on `on`, at the earliest. */
  | { readonly kind: "tell"; readonly state: DebtFreeState; readonly on: PlainDate; readonly count: 1 | 2 }
  | { readonly kind: "erase" };

const latest = (a: PlainDate, b: PlainDate): PlainDate => (a > b ? a : b);

const NOT_FREE: DebtFreeState = { debtFreeSince: null, toldOn: [] };

/**
 * What is to be done today where everything shall be erased once the person is debt-free: two notices, then the erasure, never
 * earlier than `debtFreeErasureDays` after the last debt and never less than `SECOND_NOTICE_DAYS` after the second notice, however
 * long the server was switched off. A debt that appears begins it all anew.
 */
export function debtFreeStep(
  known: DebtFreeState & { readonly isDebtFree: boolean; readonly isOn: boolean },
  today: PlainDate,
): DebtFreeStep {
  if (!known.isDebtFree) return { kind: "wait", state: NOT_FREE };
  const since = parsePlainDate(known.debtFreeSince ?? today) ?? today;
  const state: DebtFreeState = { debtFreeSince: since, toldOn: known.isOn ? known.toldOn : [] };
  if (!known.isOn) return { kind: "wait", state };
  const due = addDays(since, debtFreeErasureDays);
  const [first, second] = state.toldOn.map((day) => parsePlainDate(day) ?? today);
  const told = { ...state, toldOn: [...state.toldOn, today] };
  if (first === undefined) {
    if (daysBetween(today, due) > FIRST_NOTICE_DAYS) return { kind: "wait", state };
    const on = latest(due, addDays(today, BETWEEN_NOTICES_DAYS + SECOND_NOTICE_DAYS));
    return { kind: "tell", state: told, on, count: 1 };
  }
  if (second === undefined) {
    const isEarly = daysBetween(first, today) < BETWEEN_NOTICES_DAYS;
    if (isEarly || daysBetween(today, due) > SECOND_NOTICE_DAYS) return { kind: "wait", state };
    return { kind: "tell", state: told, on: latest(due, addDays(today, SECOND_NOTICE_DAYS)), count: 2 };
  }
  if (today < due || daysBetween(second, today) < SECOND_NOTICE_DAYS) return { kind: "wait", state };
  return { kind: "erase" };
}
