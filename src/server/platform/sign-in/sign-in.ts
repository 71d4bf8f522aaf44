import type { FastifyInstance } from "fastify";
import { mountDevProvider } from "./dev-provider.ts";
import { type DevProviderSetting, whyNoDevProvider } from "./dev-provider-guard.ts";
import { createRelyingParty, type RelyingParty } from "./relying-party.ts";

export type SignInSetting = DevProviderSetting & {
  /** OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; the secret is null for a public client. */
  readonly clientId: string | null;
  readonly clientSecret: string | null;
};

/**
 * The configured provider, else the development provider where it is safe.
 * @throws Error in words for the operator when neither can be: the server must not start without sign-in.
 */
export async function createSignIn(root: FastifyInstance, setting: SignInSetting): Promise<RelyingParty> {
  const { issuer, clientId, clientSecret, publicUrl } = setting;
  if (issuer !== null && clientId === null) {
    throw new Error("OIDC_ISSUER is set, so OIDC_CLIENT_ID is needed too.");
  }
  const development = await mountDevProvider(root, setting);
  if (development !== undefined) {
    return createRelyingParty({ ...development, publicUrl, developmentSignIn: true });
  }
  if (issuer === null || clientId === null) {
    throw new Error(
      `Sign-in is not set up. Set OIDC_ISSUER and OIDC_CLIENT_ID (and OIDC_CLIENT_SECRET) to your OpenID Connect provider. The development sign-in is not offered here because ${whyNoDevProvider(setting) ?? "it failed to start"}.`,
    );
  }
  return createRelyingParty({ issuer, clientId, clientSecret, publicUrl, developmentSignIn: false });
}
