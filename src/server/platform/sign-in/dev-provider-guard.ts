/**
 * When the development provider, which signs anyone in without a secret, may answer. Every condition must hold, at start and
 * again for each request. NODE_ENV is not asked: `npm start` may well run with NODE_ENV=production.
 */
import { isLoopbackAddress, isLoopbackHost } from "./loopback.ts";

export type DevProviderSetting = {
  /** OIDC_ISSUER; setting it removes the development provider altogether. */
  readonly issuer: string | null;
  /** APP_ENV. */
  readonly appEnv: string;
  /** The address the server listens on. */
  readonly listenHost: string;
  readonly publicUrl: URL;
};

export type DevProviderRequest = {
  /** The socket's peer, never a header. */
  readonly peerAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** The first reason against it, in words for the operator; undefined when it may run. */
export function whyNoDevProvider(setting: DevProviderSetting): string | undefined {
  if (setting.issuer !== null) return "OIDC_ISSUER is set";
  if (setting.appEnv === "production") return "APP_ENV is production";
  if (!isLoopbackHost(setting.listenHost)) return "the server listens beyond this machine";
  if (!isLoopbackHost(setting.publicUrl.hostname)) return "PUBLIC_URL is not an address of this machine";
  return undefined;
}

/**
 * True when this one request comes from this machine, directly: a foreign Host is DNS rebinding, a forwarding header is a
 * proxy that could be carrying the outside in.
 */
export function mayUseDevProvider(setting: DevProviderSetting, request: DevProviderRequest): boolean {
  return (
    whyNoDevProvider(setting) === undefined &&
    isLoopbackAddress(request.peerAddress ?? "") &&
    request.headers["host"] === setting.publicUrl.host &&
    !Object.keys(request.headers).some(isForwardingHeader)
  );
}

function isForwardingHeader(name: string): boolean {
  const lower = name.toLowerCase();
  return (
    lower === "forwarded" || lower === "via" || lower === "x-real-ip" || lower.startsWith("x-forwarded-")
  );
}
