import { coverageSchema } from "#contract/coverage.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { CoverageService } from "./service.ts";

export function coverageRoutes(
  service: CoverageService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/documents/coverage",
      { onRequest: requirePerson, schema: { response: { 200: coverageSchema } } },
      (request) => service.getCoverage(request.person.id, personDay(request.headers, clock)),
    );
  };
}
