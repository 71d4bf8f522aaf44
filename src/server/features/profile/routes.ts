import { profileSchema } from "#contract/profile.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { ProfileService } from "./service.ts";

export function profileRoutes(
  service: ProfileService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/profile",
      { onRequest: requirePerson, schema: { response: { 200: profileSchema } } },
      (request) => service.getProfile(request.person.id, personDay(request.headers, clock)),
    );
  };
}
