/** People who share a household, over the real server. */
import type { LightMyRequestResponse } from "fastify";
import { clientSecretSchema } from "#contract/billing.ts";
import {
  type FamilyOverview,
  familyOverviewSchema,
  type HouseholdView,
  householdSchema,
  invitationMadeSchema,
  ownAccountListSchema,
} from "#contract/household.ts";
import type { FeaturesServer } from "./features-server.ts";
import type { TestPerson } from "./sign-in.ts";

type Method = "GET" | "POST" | "PUT" | "DELETE" | "PATCH";

export async function callAs(
  server: FeaturesServer,
  person: TestPerson,
  method: Method,
  url: string,
  payload?: object,
): Promise<LightMyRequestResponse> {
  return server.app.inject({
    method,
    url,
    headers: { ...person.headers, host: "localhost:3000" },
    ...(payload === undefined ? {} : { payload }),
  });
}

/** The body of an answer that must have gone well. */
async function bodyOf(answer: Promise<LightMyRequestResponse>): Promise<unknown> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`answered ${statusCode}: ${body}`);
  return JSON.parse(body);
}

export async function householdOf(server: FeaturesServer, person: TestPerson): Promise<HouseholdView> {
  return householdSchema.parse(await bodyOf(callAs(server, person, "GET", "/api/household")));
}

export async function overviewOf(server: FeaturesServer, person: TestPerson): Promise<FamilyOverview> {
  return familyOverviewSchema.parse(await bodyOf(callAs(server, person, "GET", "/api/household/overview")));
}

/** The secret of a new invitation. */
export async function invite(server: FeaturesServer, owner: TestPerson, email?: string): Promise<string> {
  const body = email === undefined ? {} : { email };
  const made = await bodyOf(callAs(server, owner, "POST", "/api/household/invitations", body));
  return new URL(invitationMadeSchema.parse(made).url).hash.slice(1);
}

export const join = (server: FeaturesServer, person: TestPerson, token: string) =>
  callAs(server, person, "POST", "/api/household/join", { token });

export async function joinHouseholdOf(
  server: FeaturesServer,
  owner: TestPerson,
  person: TestPerson,
): Promise<void> {
  await bodyOf(join(server, person, await invite(server, owner)));
}

export async function ownAccounts(server: FeaturesServer, person: TestPerson) {
  return ownAccountListSchema.parse(await bodyOf(callAs(server, person, "GET", "/api/household/accounts")));
}

export async function share(
  server: FeaturesServer,
  person: TestPerson,
  accountId: string,
  isShared = true,
): Promise<void> {
  await bodyOf(callAs(server, person, "PUT", `/api/household/accounts/${accountId}`, { isShared }));
}

/** Buys the Family plan with a test card. */
export async function buyFamily(server: FeaturesServer, person: TestPerson): Promise<void> {
  const order = { plan: "family", interval: "monthly" };
  const { clientSecret } = clientSecretSchema.parse(
    await bodyOf(callAs(server, person, "POST", "/api/create-subscription", order)),
  );
  const confirm = { clientSecret, testCard: "pm_card_visa" };
  await bodyOf(callAs(server, person, "POST", "/api/billing/sandbox/confirm", confirm));
  await server.provider?.sandbox?.flush();
}
