/** Tokens that let a program in with a person's rows. The program has the token; the database knows its hash. */
import { createHash, randomBytes } from "node:crypto";
import {
  type AccessToken,
  type AccessTokenMade,
  type AccessTokenScope,
  mostAccessTokens,
  type NewAccessToken,
} from "#contract/access-tokens.ts";
import { askTogether } from "../../platform/ask-together.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import { newId } from "../../platform/ids.ts";
import type { SignedInPerson } from "../../platform/sign-in/person.ts";
import { refusalOf, takesToken } from "./open-routes.ts";
import * as repository from "./repository.ts";

export type AccessTokensService = {
  /**
   * Whose token it is, where it opens this call.
   * @throws AppError SIGNED_OUT for a token that is unknown, revoked or over; FORBIDDEN for what none opens, or not this one.
   */
  admit(token: string, call: { readonly method: string; readonly route: string }): Promise<SignedInPerson>;
  /** @throws AppError CONFLICT when there are as many as there may be. */
  create(personId: string, wanted: NewAccessToken): Promise<AccessTokenMade>;
  /** The newest first, those that are over too. */
  list(personId: string): Promise<AccessToken[]>;
  /** What the person calls it; undefined once it is revoked or its owner erased. Within a transaction of the person. */
  nameOf(sql: Sql, personId: string, id: string): Promise<string | undefined>;
  /** From now on it opens nothing. @throws AppError NOT_FOUND when the person has no such token. */
  revoke(personId: string, id: string): Promise<void>;
};

export type AccessTokensDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  /** Lets one change of a person wait for another. */
  readonly lockPerson: (sql: Sql, personId: string) => Promise<void>;
};

/** Tells what it is to who finds one in a file, and to programs that look for such things. */
const PREFIX = "df_";
const DAY_MS = 24 * 60 * 60 * 1000;
/** "Last used" is written at most this often, so that reading costs no write. */
const TOUCH_MS = 60_000;
/** No proof of who the person is: what asks for one is closed to programs. */
const NEVER = new Date(0);

export function createAccessTokensService(deps: AccessTokensDependencies): AccessTokensService {
  const { database, vaults, clock, lockPerson } = deps;
  const find = askTogether((token) => repository.findToken(database, hashToken(token)));

  return {
    async admit(token, { method, route }) {
      const row = await find(token);
      const now = clock.now();
      if (row === undefined || isExpired(row, now)) throw noToken();
      if (!takesToken(method, route)) {
        throw forbidden(
          "An access token cannot be used for this. Nothing was done; please do it on the pages, signed in.",
        );
      }
      const refusal = refusalOf(scopeOf(row), method, route);
      if (refusal !== undefined) throw forbidden(refusal);
      if (row.lastUsedAt === null || now.getTime() - row.lastUsedAt.getTime() >= TOUCH_MS) {
        // No figure stands on it.
        await database.besideFigures(row.personId, (sql) => repository.touchToken(sql, row, now));
      }
      const { personId, id } = row;
      return { id: personId, ownId: personId, exploresSample: false, sessionId: id, authenticatedAt: NEVER };
    },

    async create(personId, { name, days, scope }) {
      const token = `${PREFIX}${randomBytes(32).toString("base64url")}`;
      const createdAt = clock.now();
      const row = await database.forPerson(personId, async (sql) => {
        await lockPerson(sql, personId);
        if ((await repository.countTokens(sql, personId)) >= mostAccessTokens) throw tooMany();
        const vault = await vaults.openVault(sql, personId);
        const id = newId("token");
        const made: repository.TokenRow = {
          tokenHash: hashToken(token),
          personId,
          id,
          nameSealed: vault.seal(namePlace(id), name),
          canWrite: scope === "write",
          asks: scope === "ask",
          createdAt,
          expiresAt: new Date(createdAt.getTime() + days * DAY_MS),
          lastUsedAt: null,
        };
        await repository.insertToken(sql, made);
        return present(vault, made, createdAt);
      });
      return { ...row, token };
    },

    async list(personId) {
      return database.forPerson(personId, async (sql) => {
        const rows = await repository.loadTokens(sql, personId);
        if (rows.length === 0) return [];
        const vault = await vaults.openVault(sql, personId);
        return rows.map((row) => present(vault, row, clock.now()));
      });
    },

    async nameOf(sql, personId, id) {
      const row = (await repository.loadTokens(sql, personId)).find((one) => one.id === id);
      return row && nameIn(await vaults.openVault(sql, personId), row);
    },

    async revoke(personId, id) {
      const deleted = await database.forPerson(personId, (sql) => repository.deleteToken(sql, personId, id));
      if (deleted === 0) {
        throw new AppError("NOT_FOUND", {
          status: 404,
          userMessage: "There is no such access token any more. It opens nothing.",
        });
      }
    },
  };
}

function present(vault: PersonVault, row: repository.TokenRow, now: Date): AccessToken {
  return {
    id: row.id,
    name: nameIn(vault, row),
    scope: scopeOf(row),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: isExpired(row, now),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

const nameIn = (vault: PersonVault, { id, nameSealed }: repository.TokenRow): string =>
  vault.open(namePlace(id), nameSealed).toString("utf8");

const scopeOf = ({ asks, canWrite }: repository.TokenRow): AccessTokenScope =>
  asks ? "ask" : canWrite ? "write" : "read";

const isExpired = ({ expiresAt }: repository.TokenRow, now: Date): boolean => expiresAt <= now;

const namePlace = (id: string) => ({ table: "access_tokens", rowId: id, column: "name" });

/** 256 random bits need no slow hash: there is nothing to guess. */
function hashToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}

const noToken = () =>
  new AppError("SIGNED_OUT", {
    status: 401,
    userMessage:
      "This access token is not known here: it was revoked, it ended, or it was never one. Nothing was done; please make a new one in Settings.",
    details: { requiresAuth: true },
  });

const forbidden = (userMessage: string) => new AppError("FORBIDDEN", { status: 403, userMessage });

const tooMany = () =>
  new AppError("CONFLICT", {
    status: 409,
    userMessage: `There are ${mostAccessTokens} access tokens, as many as there may be. Nothing was made; please revoke one that is no longer used.`,
  });
