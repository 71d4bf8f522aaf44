/** How long a session lives. Pure: the clock is an argument. */
import { sessionLimits } from "#contract/kept-for.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
export const sessionIdleMs = sessionLimits.idleDays * DAY_MS;
export const sessionAbsoluteMs = sessionLimits.absoluteDays * DAY_MS;
/** "Last seen" is written at most this often, so that reading a page costs no write. */
export const sessionTouchMs = 60 * 1000;
export const loginTransactionMs = sessionLimits.signInMinutes * 60 * 1000;
/** For how long a proof of who the person is lets them do what cannot be undone. */
const recentSignInMs = 10 * 60 * 1000;

type SessionTimes = { readonly lastSeenAt: Date; readonly expiresAt: Date };

export function isSessionAlive(session: SessionTimes, now: Date): boolean {
  return now < session.expiresAt && now.getTime() - session.lastSeenAt.getTime() < sessionIdleMs;
}

export function isTouchDue(session: SessionTimes, now: Date): boolean {
  return now.getTime() - session.lastSeenAt.getTime() >= sessionTouchMs;
}

/** A session last seen before this instant has idled out. */
export function idleLimit(now: Date): Date {
  return new Date(now.getTime() - sessionIdleMs);
}

export function isSignInRecent(authenticatedAt: Date, now: Date): boolean {
  return now.getTime() - authenticatedAt.getTime() < recentSignInMs;
}
