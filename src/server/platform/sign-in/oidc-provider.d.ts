/** The part of oidc-provider that dev-provider.ts uses; the package ships no types. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  export type Context = {
    type: string;
    body: unknown;
    remove(header: string): void;
    readonly oidc: {
      readonly client: { readonly clientId: string };
      readonly session: { readonly accountId: string };
      readonly result?: { readonly login?: unknown };
      readonly provider: Provider;
    };
  };

  export type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };

  export class Provider {
    constructor(issuer: string, configuration: Record<string, unknown>);
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<{ readonly uid: string }>;
    /** Stores the outcome and gives the address where the sign-in goes on. */
    interactionResult(
      request: IncomingMessage,
      response: ServerResponse,
      result: Record<string, unknown>,
      options: { readonly mergeWithLastSubmission: boolean },
    ): Promise<string>;
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    readonly Grant: new (owner: {
      clientId: string;
      accountId: string;
    }) => Grant;
    on(event: "server_error", listener: (context: Context, error: Error) => void): this;
  }

  export type Check = object;
  export const interactionPolicy: {
    readonly Check: new (
      reason: string,
      description: string,
      isUnmet: (context: Context) => boolean,
    ) => Check;
    base(): { get(name: "login"): { readonly checks: { add(check: Check): void } } };
  };
}
