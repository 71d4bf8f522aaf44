import rateLimit from "@fastify/rate-limit";
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
};

/** All of it is about who signed in, also while they look at the sample household. */
export function householdRoutes(deps: HouseholdRoutes): RegisterRoutes {
  return async (app) => {
    memberRoutes(app, deps);
    sharingRoutes(app, deps);
    goalRoutes(app, deps);
    await app.register(async (scope) => {
      await scope.register(rateLimit, {
        max: MOST_TRIES_A_MINUTE,
        timeWindow: 60_000,
        // After `requirePerson`, for each person: many may share an address.
        hook: "preHandler",
        keyGenerator: (request) => request.person.ownId,
      });
      invitationRoutes(scope.withTypeProvider<ZodTypeProvider>(), deps);
    });
  };
}

function invitationRoutes(app: App, { service, requirePerson: preHandler }: HouseholdRoutes): void {
  app.post(
    "/api/household/invitations",
    { preHandler, schema: { body: invitationRequestSchema, response: { 201: invitationMadeSchema } } },
    async (request, reply) =>
      reply.status(201).send(await service.invite(request.person.ownId, request.body.email ?? null)),
  );
  app.post(
    "/api/household/invitations/look",
    { preHandler, schema: { body: invitationTokenSchema, response: { 200: invitationLookSchema } } },
    (request) => service.lookAt(request.body.token),
  );
  app.post(
    "/api/household/join",
    { preHandler, schema: { body: invitationTokenSchema, response: { 200: householdSchema } } },
    (request) => service.join(request.person.ownId, request.body.token),
  );
}

function memberRoutes(app: App, { service, requirePerson: preHandler }: HouseholdRoutes): void {
  const response = { 200: householdSchema };
  app.get("/api/household", { preHandler, schema: { response } }, (request) =>
    service.getView(request.person.ownId),
  );
  app.delete(
    "/api/household/invitations/:id",
    { preHandler, schema: { params: byId } },
    async (request, reply) => {
      await service.withdraw(request.person.ownId, request.params.id);
      return reply.status(204).send();
    },
  );
  app.post("/api/household/leave", { preHandler, schema: { response } }, async ({ person }) => {
    await service.leave(person.ownId);
    return service.getView(person.ownId);
  });
  app.delete(
    "/api/household/members/:id",
    { preHandler, schema: { params: byId } },
    async (request, reply) => {
      await service.remove(request.person.ownId, request.params.id);
      return reply.status(204).send();
    },
  );
  app.put(
    "/api/household/owner",
    { preHandler, schema: { body: handOverSchema, response } },
    async ({ person, body }) => {
      await service.handOver(person.ownId, body.memberId);
      return service.getView(person.ownId);
    },
  );
  app.put(
    "/api/household/contribution",
    { preHandler, schema: { body: contributionSchema, response } },
    async ({ person, body }) => {
      await service.contribute(person.ownId, body.monthlyExtra);
      return service.getView(person.ownId);
    },
  );
}

function sharingRoutes(app: App, { sharing, requirePerson: preHandler, clock }: HouseholdRoutes): void {
  app.get(
    "/api/household/accounts",
    { preHandler, schema: { response: { 200: ownAccountListSchema } } },
    (request) => sharing.listOwn(request.person.ownId),
  );
  app.put(
    "/api/household/accounts/:id",
    {
      preHandler,
      schema: { params: byId, body: shareRequestSchema, response: { 200: ownAccountListSchema } },
    },
    async ({ person, params, body }) => {
      await sharing.setShared(person.ownId, params.id, body.isShared);
      return sharing.listOwn(person.ownId);
    },
  );
  app.get(
    "/api/household/overview",
    { preHandler, schema: { response: { 200: familyOverviewSchema } } },
    (request) => sharing.getOverview(request.person.ownId, personDay(request.headers, clock)),
  );
}

function goalRoutes(app: App, { sharing, requirePerson: preHandler, clock }: HouseholdRoutes): void {
  app.get("/api/household/goals", { preHandler, schema: { response: { 200: goalListSchema } } }, (request) =>
    sharing.listGoals(request.person.ownId),
  );
  app.post(
    "/api/household/goals",
    { preHandler, schema: { body: goalRequestSchema, response: { 201: goalListSchema } } },
    async (request, reply) => {
      const day = personDay(request.headers, clock);
      return reply.status(201).send(await sharing.addGoal(request.person.ownId, request.body, day));
    },
  );
  app.put(
    "/api/household/goals/:id",
    {
      preHandler,
      schema: { params: byId, body: goalRequestSchema, response: { 200: goalListSchema } },
    },
    ({ person, params, body }) => sharing.changeGoal(person.ownId, params.id, body),
  );
  app.delete("/api/household/goals/:id", { preHandler, schema: { params: byId } }, async (request, reply) => {
    await sharing.removeGoal(request.person.ownId, request.params.id);
    return reply.status(204).send();
  });
}
