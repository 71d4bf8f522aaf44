import { opportunityListSchema } from "#contract/opportunities.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { OpportunitiesService } from "./service.ts";

export function opportunitiesRoutes(
  service: OpportunitiesService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/opportunities",
      { onRequest: requirePerson, schema: { response: { 200: opportunityListSchema } } },
      (request) => service.listOpportunities(request.person.id, personDay(request.headers, clock)),
    );
  };
}
