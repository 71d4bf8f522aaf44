import { planHistorySchema } from "#contract/plan-history.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { PlanHistoryService } from "./service.ts";

export function planHistoryRoutes(
  service: PlanHistoryService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/plan-history",
      { onRequest: requirePerson, schema: { response: { 200: planHistorySchema } } },
      (request) => service.getHistory(request.person.id, personDay(request.headers, clock)),
    );
  };
}
