import helmet from "@fastify/helmet";
import type { App } from "./app-type.ts";

/** Scripts and styles only from our own files, nothing inline; HTTPS is demanded only where the public address has it. */
export async function registerSecurityHeaders(
  app: App,
  options: { readonly publicUrl: string; readonly allowsPaymentScripts?: boolean },
) {
  const form = options.allowsPaymentScripts === true;
  const isHttps = options.publicUrl.startsWith("https:");
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...(form ? ["https://js.stripe.com"] : [])],
        ...(form ? { frameSrc: ["https://js.stripe.com", "https://hooks.stripe.com"] } : {}),
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'"],
        // React and Radix place popovers through style attributes; an attribute cannot load anything.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...(form ? ["https://api.stripe.com"] : [])],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "same-origin" },
    xFrameOptions: { action: "deny" },
  });
}
