/** Signing in and out, and where a person is signed in. Tokens live in the browser; the database knows their hashes. */
import { createHash, randomBytes } from "node:crypto";
import type { CurrentUser, SessionList } from "#contract/account.ts";
import { askTogether } from "../../platform/ask-together.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import { samplePersonId } from "../../platform/sample-person.ts";
import { type Identity, identityHash } from "../../platform/sign-in/identity.ts";
import type { SignedInPerson } from "../../platform/sign-in/person.ts";
import { type RelyingParty, wasAskedAgain } from "../../platform/sign-in/relying-party.ts";
import { findProfile, sealProfile } from "./profile.ts";
import * as repository from "./repository.ts";
import {
  idleLimit,
  isSessionAlive,
  isTouchDue,
  loginTransactionMs,
  sessionAbsoluteMs,
} from "./session-rules.ts";

export type AccountService = {
  /** `token` goes into the browser's sign-in cookie, `url` is the provider's page. */
  startSignIn(options: { returnTo: string; again: boolean }): Promise<{ token: string; url: string }>;
  /** @throws AppError SIGN_IN_FAILED or UNAVAILABLE; the sign-in under way is used up in any case. */
  finishSignIn(attempt: SignInAttempt): Promise<{ token: string; returnTo: string }>;
  /** Undefined for an unknown, ended or revoked session. */
  findSignedIn(token: string): Promise<SignedInPerson | undefined>;
  /** Ends the session and says where to end the provider's. */
  signOut(token: string | undefined): Promise<{ redirectTo: string }>;
  currentUser(person: SignedInPerson): Promise<CurrentUser>;
  listSessions(person: SignedInPerson): Promise<SessionList>;
  /** @throws AppError NOT_FOUND when the person has no such session. */
  revokeSession(person: SignedInPerson, sessionId: string): Promise<void>;
  revokeOtherSessions(person: SignedInPerson): Promise<{ revoked: number }>;
  /** From now on this session shows the person's sample household. */
  exploreSample(person: SignedInPerson): Promise<void>;
  /** From now on every session of the person shows their own rows. */
  leaveSample(person: SignedInPerson): Promise<void>;
};

export type SignInAttempt = {
  readonly loginToken: string | undefined;
  readonly callback: URL;
  /** A session the browser still had: it ends, so that signing in never continues an older one. */
  readonly oldToken: string | undefined;
  readonly userAgent: string;
};

export type AccountDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  readonly relyingParty: RelyingParty;
  /** The subscription that entitles the person at this moment, if any. */
  readonly subscriptionIdOf: (personId: string) => Promise<string | null>;
  /** What the person decided about being named and counted. */
  readonly privacyOf: (personId: string) => Promise<{
    readonly anonymousMode: boolean;
    readonly allowAnalytics: boolean;
  }>;
};

const maxUserAgentLength = 200;

export function createAccountService(deps: AccountDependencies): AccountService {
  const { database, vaults, clock, relyingParty } = deps;

  // A page asks for six things at once, all in one session.
  const findSession = askTogether((token) => repository.findSession(database, hashToken(token)));

  const endSession = async (token: string | undefined): Promise<repository.Session | undefined> => {
    const session = token === undefined ? undefined : await findSession(token);
    if (session !== undefined) {
      await database.forPerson(session.personId, (sql) =>
        repository.deleteSession(sql, session.personId, session.id),
      );
    }
    return session;
  };

  return {
    async startSignIn({ returnTo, again }) {
      const { url, codeVerifier, state, nonce } = await relyingParty.start({ again });
      const token = newToken();
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + loginTransactionMs);
      await database.beforePerson({}, async (sql) => {
        await repository.deleteExpiredLoginTransactions(sql, now);
        const idHash = hashToken(token);
        await repository.saveLoginTransaction(sql, {
          idHash,
          codeVerifier,
          state,
          nonce,
          returnTo,
          expiresAt,
        });
      });
      return { token, url };
    },

    async finishSignIn({ loginToken, callback, oldToken, userAgent }) {
      const started = await takeSignIn(database, clock, loginToken);
      const identity = await relyingParty.finish(callback, started);
      await endSession(oldToken);
      const token = newToken();
      const authenticatedAt = provenAt(identity, wasAskedAgain(started), clock.now());
      await admit(deps, identity, {
        token,
        authenticatedAt,
        userAgent: userAgent.slice(0, maxUserAgentLength),
      });
      return { token, returnTo: started.returnTo };
    },

    async findSignedIn(token) {
      const session = await findSession(token);
      const now = clock.now();
      if (session === undefined || !isSessionAlive(session, now)) return undefined;
      if (isTouchDue(session, now)) {
        // No figure stands on it: each minute of use would else compute everything of the person anew.
        await database.besideFigures(session.personId, (sql) => repository.touchSession(sql, session, now));
      }
      const { personId, exploresSample } = session;
      return {
        id: exploresSample ? samplePersonId(personId) : personId,
        ownId: personId,
        exploresSample,
        sessionId: session.id,
        authenticatedAt: session.authenticatedAt,
      };
    },

    async signOut(token) {
      const session = await endSession(token);
      if (session === undefined || session.idTokenSealed === null) return { redirectTo: "/" };
      const { id, personId, idTokenSealed } = session;
      const vault = await database.forPerson(personId, (sql) => vaults.openVault(sql, personId));
      const idToken = vault.open(idTokenPlace(id), idTokenSealed).toString("utf8");
      return { redirectTo: await relyingParty.endSessionUrl(idToken) };
    },

    async currentUser(person) {
      const profile = await findProfile(deps, person.ownId);
      if (profile === undefined) throw signedOut();
      const { email, name, developmentSignIn } = profile;
      const { anonymousMode, allowAnalytics } = await deps.privacyOf(person.ownId);
      return {
        id: person.id,
        exploresSample: person.exploresSample,
        email: anonymousMode ? null : email,
        name: anonymousMode ? null : name,
        isAnonymous: anonymousMode,
        countsVisits: allowAnalytics,
        stripeSubscriptionId: await deps.subscriptionIdOf(person.ownId),
        developmentSignIn,
      };
    },

    async listSessions(person) {
      const now = clock.now();
      const rows = await database.forPerson(person.ownId, (sql) =>
        repository.loadSessions(sql, person.ownId),
      );
      return rows
        .filter((row) => isSessionAlive(row, now))
        .map((row) => ({
          id: row.id,
          current: row.id === person.sessionId,
          userAgent: row.userAgent,
          signedInAt: row.createdAt.toISOString(),
          lastSeenAt: row.lastSeenAt.toISOString(),
          expiresAt: row.expiresAt.toISOString(),
        }));
    },

    async revokeSession(person, sessionId) {
      const deleted = await database.forPerson(person.ownId, (sql) =>
        repository.deleteSession(sql, person.ownId, sessionId),
      );
      if (deleted === 0) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "You are not signed in there any more.",
        });
      }
    },

    async revokeOtherSessions(person) {
      const revoked = await database.forPerson(person.ownId, (sql) =>
        repository.deleteOtherSessions(sql, person.ownId, person.sessionId),
      );
      return { revoked };
    },

    async exploreSample(person) {
      await database.forPerson(person.ownId, (sql) =>
        repository.saveExploring(sql, person.ownId, true, person.sessionId),
      );
    },

    async leaveSample(person) {
      await database.forPerson(person.ownId, (sql) => repository.saveExploring(sql, person.ownId, false));
    },
  };
}

/** The refusal before what cannot be undone. `loginUrl` asks the provider for a fresh proof; add `&returnTo=` to come back. */
export function signInAgain(): AppError {
  return new AppError("FORBIDDEN", {
    status: 403,
    userMessage:
      "Please sign in once more, so that nobody else can do this in your name. Nothing was changed.",
    details: { requiresAuth: true, loginUrl: "/api/login?again=true" },
  });
}

/** A page that was opened by one person must not act for another who signed in in the same browser. */
export function otherPerson(): AppError {
  return new AppError("OTHER_PERSON", {
    status: 409,
    userMessage:
      "This browser shows somebody else's figures by now, or sample data, so nothing was done. Reload the page to go on.",
  });
}

/** The refusal every signed-out request gets. */
export function signedOut(): AppError {
  return new AppError("SIGNED_OUT", {
    status: 401,
    userMessage: "You are signed out. Please sign in to continue.",
    details: { requiresAuth: true, loginUrl: "/api/login" },
  });
}

async function takeSignIn(
  database: Database,
  clock: Clock,
  loginToken: string | undefined,
): Promise<repository.LoginTransaction> {
  const taken =
    loginToken === undefined
      ? undefined
      : await database.beforePerson({}, (sql) => repository.takeLoginTransaction(sql, hashToken(loginToken)));
  if (taken === undefined || taken.expiresAt <= clock.now()) {
    throw new AppError("SIGN_IN_FAILED", {
      status: 400,
      message: "no sign-in under way for this browser",
      userMessage:
        "This sign-in was not started in this browser, was already used, or took longer than ten minutes. Please start again.",
    });
  }
  return taken;
}

/** Stores a new person or refreshes a known one's profile, and opens a session under `token`. */
async function admit(
  deps: AccountDependencies,
  identity: Identity,
  opening: { readonly token: string; readonly authenticatedAt: Date; readonly userAgent: string },
): Promise<void> {
  const hash = identityHash(identity);
  const findKnownId = () =>
    deps.database.beforePerson({ identityHash: hash }, (sql) => repository.findPersonId(sql, hash));
  const entry = { ...opening, identity, hash };

  const knownId = await findKnownId();
  if (knownId !== undefined) return enter(deps, { ...entry, personId: knownId, isNew: false });
  try {
    return await enter(deps, { ...entry, personId: newId("person"), isNew: true });
  } catch (error) {
    // Two first sign-ins at once: the other one stored the person, and this one was rolled back.
    const storedId = await findKnownId();
    if (storedId === undefined) throw error;
    return enter(deps, { ...entry, personId: storedId, isNew: false });
  }
}

type Entry = {
  readonly personId: string;
  readonly isNew: boolean;
  readonly identity: Identity;
  readonly hash: Buffer;
  readonly token: string;
  readonly authenticatedAt: Date;
  readonly userAgent: string;
};

async function enter(deps: AccountDependencies, entry: Entry): Promise<void> {
  const { personId, identity } = entry;
  const now = deps.clock.now();
  const id = newId("session");
  await deps.database.forPerson(personId, async (sql) => {
    const vault = await deps.vaults.openVault(sql, personId);
    const profileSealed = sealProfile(vault, personId, identity);
    if (entry.isNew) {
      await repository.insertPerson(sql, {
        id: personId,
        identityHash: entry.hash,
        profileSealed,
        createdAt: now,
      });
    } else {
      await repository.saveProfile(sql, personId, profileSealed);
    }
    await repository.deleteEndedSessions(sql, personId, { now, idleSince: idleLimit(now) });
    await repository.insertSession(sql, {
      tokenHash: hashToken(entry.token),
      personId,
      id,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + sessionAbsoluteMs),
      authenticatedAt: entry.authenticatedAt,
      userAgent: entry.userAgent,
      idTokenSealed: vault.seal(idTokenPlace(id), identity.idToken),
      exploresSample: false,
    });
  });
}

/**
 * When the person last proved who they are. A provider that does not say may have recognised its own old session, so only a
 * sign-in that demanded a fresh proof counts as one; any other counts as long ago. A time ahead of our clock is now.
 */
function provenAt({ authenticatedAt }: Identity, askedAgain: boolean, now: Date): Date {
  if (authenticatedAt === null) return askedAgain ? now : longAgo;
  return authenticatedAt < now ? authenticatedAt : now;
}
const longAgo = new Date(0);

const idTokenPlace = (id: string) => ({ table: "sessions", rowId: id, column: "id_token_sealed" });

/** 256 random bits, as text fit for a cookie. */
function newToken(): string {
  return randomBytes(32).toString("base64url");
}

function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
