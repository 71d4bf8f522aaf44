import type { BillingMode } from "#contract/billing.ts";
import {
  type DevProviderSetting,
  mayUseDevProvider,
  whyNoDevProvider,
} from "../sign-in/dev-provider-guard.ts";
import { StartupError } from "../startup-error.ts";

/** What decides about the mode; see docs/decisions/017-payments.md. */
export type PaymentSetting = Pick<DevProviderSetting, "appEnv" | "listenHost" | "publicUrl"> & {
  /** The kind of the provider's keys; undefined without keys. */
  readonly keyKind: "live" | "test" | undefined;
  /** Whether an address is named that people can write to; paid plans promise support. */
  readonly hasContact: boolean;
};

/** The sandbox sells nothing for money, so it stands where the development sign-in may, whatever sign-in is used. */
const asDevProvider = (setting: PaymentSetting): DevProviderSetting => ({ ...setting, issuer: null });

/**
 * Chosen once, at start.
 * @throws StartupError when live keys would be used where they could do harm.
 */
export function choosePaymentMode(setting: PaymentSetting): BillingMode {
  if (setting.keyKind === "live") {
    if (setting.publicUrl.protocol !== "https:" || setting.appEnv !== "production") {
      throw new StartupError(
        "STRIPE_SECRET_KEY takes real money, which needs APP_ENV=production and a PUBLIC_URL that begins with https. Nothing was started; set both, or use a test key.",
      );
    }
    if (!setting.hasContact) {
      throw new StartupError(
        "STRIPE_SECRET_KEY takes real money for plans that promise support, which needs CONTACT_EMAIL. Nothing was started; name an address, or use a test key.",
      );
    }
    return "live";
  }
  if (setting.keyKind === "test") return "test";
  return whyNoDevProvider(asDevProvider(setting)) === undefined ? "sandbox" : "off";
}

/** Whether one request may use the sandbox: only from this machine, directly. */
export function mayUseSandbox(
  setting: PaymentSetting,
  request: Parameters<typeof mayUseDevProvider>[1],
): boolean {
  return mayUseDevProvider(asDevProvider(setting), request);
}
