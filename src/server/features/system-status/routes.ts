import { systemStatusSchema } from "#contract/system-status.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { SystemStatusService } from "./service.ts";

export function systemStatusRoutes(
  service: SystemStatusService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/system-status",
      { onRequest: requirePerson, schema: { response: { 200: systemStatusSchema } } },
      (request) => service.getStatus(request.person.id, personDay(request.headers, clock)),
    );
  };
}
