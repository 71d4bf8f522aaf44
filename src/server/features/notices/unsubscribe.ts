import { timingSafeEqual } from "node:crypto";
import type { Vaults } from "../../platform/crypto/vaults.ts";

/** Signed, so that nobody can unsubscribe somebody else; needs no sign-in, because a mail program follows it. */
export type UnsubscribeLinks = {
  readonly tokenFor: (personId: string) => string;
  /** Undefined for a token that this installation did not make. */
  readonly personOf: (token: string) => string | undefined;
};

export function createUnsubscribeLinks({ serverMac }: Pick<Vaults, "serverMac">): UnsubscribeLinks {
  const signatureOf = (personId: string): string => serverMac("unsubscribe", personId).toString("base64url");
  return {
    tokenFor: (personId) => `${personId}.${signatureOf(personId)}`,
    personOf(token) {
      const dot = token.lastIndexOf(".");
      const personId = token.slice(0, Math.max(0, dot));
      const [said, meant] = [Buffer.from(token.slice(dot + 1)), Buffer.from(signatureOf(personId))];
      return personId !== "" && said.length === meant.length && timingSafeEqual(said, meant)
        ? personId
        : undefined;
    },
  };
}
