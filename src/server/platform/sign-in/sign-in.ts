import type { RegisterRoutes } from "../http/app-type.ts";
import { StartupError } from "../startup-error.ts";
import { createDevProvider } from "./dev-provider.ts";
import { type DevProviderSetting, whyNoDevProvider } from "./dev-provider-guard.ts";
import { createRelyingParty, type RelyingParty } from "./relying-party.ts";

export type SignInSetting = DevProviderSetting & {
  /** OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; the secret is null for a public client. */
  readonly clientId: string | null;
  readonly clientSecret: string | null;
};

export type SignIn = {
  readonly relyingParty: RelyingParty;
  /** /dev-idp: the development provider, or 404 where it may not run. Register it in every case. */
  readonly routes: RegisterRoutes;
};

/**
 * The provider that is configured.
 * @throws StartupError when none is, in the words that both the server and `doctor` say.
 */
function requireProvider(setting: SignInSetting): { readonly issuer: string; readonly clientId: string } {
  const { issuer, clientId } = setting;
  if (issuer === null) {
    throw new StartupError(
      `Sign-in is not set up. Set OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET to those of your OpenID Connect provider. The development sign-in is not offered because ${whyNoDevProvider(setting) ?? "it may not run here"}.`,
    );
  }
  if (clientId === null) {
    throw new StartupError("OIDC_ISSUER is set but OIDC_CLIENT_ID is not. Set both and start again.");
  }
  return { issuer, clientId };
}

/** @throws StartupError when the server would refuse to start without sign-in. */
export function requireSignIn(setting: SignInSetting): void {
  if (whyNoDevProvider(setting) !== undefined) requireProvider(setting);
}

/**
 * The configured provider, else the development provider where it is safe.
 * @throws StartupError when neither can be: the server must not start without sign-in.
 */
export async function createSignIn(setting: SignInSetting): Promise<SignIn> {
  const { clientSecret, publicUrl } = setting;
  const { client, routes } = await createDevProvider(setting);
  if (client !== undefined) {
    return { relyingParty: createRelyingParty({ ...client, publicUrl, developmentSignIn: true }), routes };
  }
  const { issuer, clientId } = requireProvider(setting);
  const relyingParty = createRelyingParty({
    issuer,
    clientId,
    clientSecret,
    publicUrl,
    developmentSignIn: false,
  });
  return { relyingParty, routes };
}
