import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { SampleHouseholdService } from "./service.ts";

/** PUT loads the sample household and shows it, DELETE erases it; both answer 204, and ask again who is signed in. */
export function sampleHouseholdRoutes(
  service: SampleHouseholdService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.put("/api/sample-household", { onRequest: requirePerson }, async (request, reply) => {
      await service.load(request.person, personDay(request.headers, clock));
      return reply.status(204).send();
    });
    app.delete("/api/sample-household", { onRequest: requirePerson }, async (request, reply) => {
      await service.remove(request.person);
      return reply.status(204).send();
    });
  };
}
