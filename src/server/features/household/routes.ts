import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  contributionSchema,
  familyOverviewSchema,
  goalListSchema,
  goalRequestSchema,
  handOverSchema,
  householdSchema,
  invitationLookSchema,
  invitationMadeSchema,
  invitationRequestSchema,
  invitationTokenSchema,
  ownAccountListSchema,
  shareRequestSchema,
} from "#contract/household.ts";
import type { Clock } from "../../platform/clock.ts";
import type { App, RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { HouseholdService } from "./service.ts";
import type { Sharing } from "./sharing.ts";

const byId = z.object({ id: z.string().max(100) });
/** Inviting sends mails to strangers, joining tries secrets. */
const MOST_TRIES_A_MINUTE = 10;

export type HouseholdRoutes = {
  readonly service: HouseholdService;
  readonly sharing: Sharing;
  readonly requirePerson: RequirePerson;
  readonly clock: Clock;
  /** Tells the windows of a person that something changed. Nothing depends on it: every visit reads anew. */
  readonly publish: (personId: string) => Promise<void>;
};

/** Does something that other members see, and tells everybody who belonged to the household before or belongs to it now. */
async function tellingMembers<T>(
  { service, publish }: Pick<HouseholdRoutes, "service" | "publish">,
  personId: string,
  work: () => Promise<T>,
): Promise<T> {
  const before = await service.membersOf(personId);
  const done = await work();
  const members = new Set([...before, ...(await service.membersOf(personId))]);
  await Promise.allSettled([...members].map(publish));
  return done;
}

/** All of it is about who signed in, also while they look at the sample household. */
export function householdRoutes(deps: HouseholdRoutes): RegisterRoutes {
  return async (app) => {
    memberRoutes(app, deps);
    sharingRoutes(app, deps);
    goalRoutes(app, deps);
    await app.register(async (scope) => {
      const limited = scope.withTypeProvider<ZodTypeProvider>();
      await limitRequests(limited, {
        name: "invitations",
        most: MOST_TRIES_A_MINUTE,
        perMs: 60_000,
        by: "person",
      });
      invitationRoutes(limited, deps);
    });
  };
}

function invitationRoutes(app: App, deps: HouseholdRoutes): void {
  const { service, requirePerson: onRequest } = deps;
  app.post(
    "/api/household/invitations",
    { onRequest, schema: { body: invitationRequestSchema, response: { 201: invitationMadeSchema } } },
    async ({ person, body }, reply) => {
      const invite = () => service.invite(person.ownId, body.email ?? null);
      return reply.status(201).send(await tellingMembers(deps, person.ownId, invite));
    },
  );
  app.post(
    "/api/household/invitations/look",
    { onRequest, schema: { body: invitationTokenSchema, response: { 200: invitationLookSchema } } },
    (request) => service.lookAt(request.body.token),
  );
  app.post(
    "/api/household/join",
    { onRequest, schema: { body: invitationTokenSchema, response: { 200: householdSchema } } },
    ({ person, body }) => tellingMembers(deps, person.ownId, () => service.join(person.ownId, body.token)),
  );
}

function memberRoutes(app: App, deps: HouseholdRoutes): void {
  const { service, requirePerson: onRequest } = deps;
  const response = { 200: householdSchema };
  app.get("/api/household", { onRequest, schema: { response } }, (request) =>
    service.getView(request.person.ownId),
  );
  app.delete(
    "/api/household/invitations/:id",
    { onRequest, schema: { params: byId } },
    async ({ person, params }, reply) => {
      await tellingMembers(deps, person.ownId, () => service.withdraw(person.ownId, params.id));
      return reply.status(204).send();
    },
  );
  app.post("/api/household/leave", { onRequest, schema: { response } }, async ({ person }) => {
    await tellingMembers(deps, person.ownId, () => service.leave(person.ownId));
    return service.getView(person.ownId);
  });
  app.delete(
    "/api/household/members/:id",
    { onRequest, schema: { params: byId } },
    async ({ person, params }, reply) => {
      await tellingMembers(deps, person.ownId, () => service.remove(person.ownId, params.id));
      return reply.status(204).send();
    },
  );
  app.put(
    "/api/household/owner",
    { onRequest, schema: { body: handOverSchema, response } },
    async ({ person, body }) => {
      await tellingMembers(deps, person.ownId, () => service.handOver(person.ownId, body.memberId));
      return service.getView(person.ownId);
    },
  );
  app.put(
    "/api/household/contribution",
    { onRequest, schema: { body: contributionSchema, response } },
    async ({ person, body }) => {
      await tellingMembers(deps, person.ownId, () => service.contribute(person.ownId, body.monthlyExtra));
      return service.getView(person.ownId);
    },
  );
}

function sharingRoutes(app: App, deps: HouseholdRoutes): void {
  const { sharing, requirePerson: onRequest, clock } = deps;
  app.get(
    "/api/household/accounts",
    { onRequest, schema: { response: { 200: ownAccountListSchema } } },
    (request) => sharing.listOwn(request.person.ownId),
  );
  app.put(
    "/api/household/accounts/:id",
    {
      onRequest,
      schema: { params: byId, body: shareRequestSchema, response: { 200: ownAccountListSchema } },
    },
    async ({ person, params, body }) => {
      await tellingMembers(deps, person.ownId, () =>
        sharing.setShared(person.ownId, params.id, body.isShared),
      );
      return sharing.listOwn(person.ownId);
    },
  );
  app.get(
    "/api/household/overview",
    { onRequest, schema: { response: { 200: familyOverviewSchema } } },
    (request) => sharing.getOverview(request.person.ownId, personDay(request.headers, clock)),
  );
}

function goalRoutes(app: App, deps: HouseholdRoutes): void {
  const { sharing, requirePerson: onRequest, clock } = deps;
  app.get("/api/household/goals", { onRequest, schema: { response: { 200: goalListSchema } } }, (request) =>
    sharing.listGoals(request.person.ownId),
  );
  app.post(
    "/api/household/goals",
    { onRequest, schema: { body: goalRequestSchema, response: { 201: goalListSchema } } },
    async ({ person, headers, body }, reply) => {
      const add = () => sharing.addGoal(person.ownId, body, personDay(headers, clock));
      return reply.status(201).send(await tellingMembers(deps, person.ownId, add));
    },
  );
  app.put(
    "/api/household/goals/:id",
    {
      onRequest,
      schema: { params: byId, body: goalRequestSchema, response: { 200: goalListSchema } },
    },
    ({ person, params, body }) =>
      tellingMembers(deps, person.ownId, () => sharing.changeGoal(person.ownId, params.id, body)),
  );
  app.delete("/api/household/goals/:id", { onRequest, schema: { params: byId } }, async (request, reply) => {
    const { ownId } = request.person;
    await tellingMembers(deps, ownId, () => sharing.removeGoal(ownId, request.params.id));
    return reply.status(204).send();
  });
}
