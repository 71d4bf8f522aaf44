import type { AccessTokenScope } from "#contract/access-tokens.ts";
import { programPath } from "#contract/programs.ts";

/** The assistant's tools. Only what was made for asking opens them, and it opens nothing else. */
const asking = new Set([`GET ${programPath}`, `POST ${programPath}`, `DELETE ${programPath}`]);

const open = new Set([
  "GET /api/assets",
  "GET /api/cashflow/analysis",
  "GET /api/cashflow/recurring",
  "GET /api/cashflow/single-expenses",
  "GET /api/cashflow/transactions",
  "GET /api/categories/corrections",
  "GET /api/debts",
  "GET /api/documents",
  "GET /api/documents/:id",
  "GET /api/documents/:id/figures",
  "GET /api/documents/:id/original",
  "GET /api/documents/:id/pages/:page",
  "GET /api/documents/coverage",
  "GET /api/entries",
  "GET /api/opportunities",
  "GET /api/plan-choices",
  "GET /api/plan-history",
  "GET /api/profile",
  "GET /api/questions",
  "GET /api/system-status",
  "DELETE /api/categories/corrections/:id",
  "DELETE /api/documents/:id/figures/:path",
  "DELETE /api/entries/:id",
  "DELETE /api/payments/:debtId/:month",
  "PATCH /api/plan-choices",
  "POST /api/documents/:id/pages/:page",
  "POST /api/documents/:id/password",
  "POST /api/documents/:id/retry",
  "POST /api/documents/upload",
  "POST /api/entries",
  "POST /api/entries/:id/restore",
  "POST /api/payoff-plan",
  "PUT /api/accounts/:id/join",
  "PUT /api/cashflow/recurring/:id",
  "PUT /api/cashflow/settings",
  "PUT /api/categories/corrections",
  "PUT /api/documents/:id/figures/:path",
  "PUT /api/documents/:id/rows/:index",
  "PUT /api/entries/:id",
  "PUT /api/entries/:id/apart",
  "PUT /api/payments/:debtId/:month",
  "PUT /api/transactions/:accountId/:id",
]);

const nameOf = (method: string, route: string): string => `${method === "HEAD" ? "GET" : method} ${route}`;

/** Whether this is one of the assistant's tools. */
export const isAsking = (method: string, route: string): boolean => asking.has(nameOf(method, route));

/**
 * Whether a program may ask for this with a token. A route that is not listed refuses one, every new route too: the account, payments,
 * the household, what is shared, taken out, brought in or deleted for good, and the tokens themselves stay with the person.
 */
export const takesToken = (method: string, route: string): boolean =>
  open.has(nameOf(method, route)) || isAsking(method, route);

/** Whether it changes nothing, so that a token for reading is enough. */
const isReading = (method: string): boolean => method === "GET" || method === "HEAD";

/** Why a token of this scope does not open a route that takes tokens; undefined where it does. */
export function refusalOf(scope: AccessTokenScope, method: string, route: string): string | undefined {
  if (isAsking(method, route)) {
    return scope === "ask"
      ? undefined
      : "This access token is not one for asking, so nothing was answered. Please make one that may only ask, in Settings.";
  }
  if (scope === "ask")
    return "This access token may only ask the assistant's tools, so nothing was done. Please use one that may read.";
  return scope === "read" && !isReading(method)
    ? "This access token may only read, so nothing was changed. Please use one that may read and write."
    : undefined;
}
