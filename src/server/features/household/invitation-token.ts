/** The secret of an invitation. It names its household, so that nothing has to be searched in everybody's rows. */
import { createHash, randomBytes } from "node:crypto";

const PREFIX = "household_";
const FORM = /^([0-9a-f]{32})\.([\w-]{43})$/;

export type InvitationToken = { readonly householdId: string; readonly tokenHash: Buffer };

const hash = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** 256 random bits. */
export function newInvitationToken(householdId: string): {
  readonly token: string;
  readonly tokenHash: Buffer;
} {
  const secret = randomBytes(32).toString("base64url");
  return { token: `${householdId.slice(PREFIX.length)}.${secret}`, tokenHash: hash(secret) };
}

/** Undefined for what was never a token of ours. */
export function parseInvitationToken(token: string): InvitationToken | undefined {
  const [, id, secret] = FORM.exec(token) ?? [];
  return id === undefined || secret === undefined
    ? undefined
    : { householdId: `${PREFIX}${id}`, tokenHash: hash(secret) };
}
