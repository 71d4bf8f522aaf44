import { createHash } from "node:crypto";

/** Who a provider says has signed in. Only issuer and subject identify; e-mail and name are for showing. */
export type Identity = {
  readonly issuer: string;
  readonly subject: string;
  /** Null unless the provider vouches for it (`email_verified`). */
  readonly email: string | null;
  readonly name: string | null;
  /** When the person last proved who they are, if the provider says so. */
  readonly authenticatedAt: Date | null;
  /** Handed back to the provider at sign-out. */
  readonly idToken: string;
  readonly developmentSignIn: boolean;
};

/**
 * The key under which a person is stored. The NUL keeps (issuer "a", subject "bc") apart from ("ab", "c"); the issuer keeps a
 * development identity from ever becoming a real one.
 */
export function identityHash(identity: Pick<Identity, "issuer" | "subject">): Buffer {
  return createHash("sha256").update(`${identity.issuer}\0${identity.subject}`).digest();
}
