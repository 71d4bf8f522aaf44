import { z } from "zod";
import { payoffPlanRequestSchema, payoffPlanSchema } from "#contract/payoff-plan.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { PayoffPlanService } from "./service.ts";

/** As the contract, but any text passes as a strategy: the service refuses it with a code of its own. */
const requestSchema = payoffPlanRequestSchema.extend({ strategy: z.string().max(100).default("avalanche") });

export function payoffPlanRoutes(
  service: PayoffPlanService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.post(
      "/api/payoff-plan",
      { onRequest: requirePerson, schema: { body: requestSchema, response: { 200: payoffPlanSchema } } },
      (request) => service.computePlan(request.person.id, request.body, personDay(request.headers, clock)),
    );
  };
}
