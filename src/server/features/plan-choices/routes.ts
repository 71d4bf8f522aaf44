import { planChoicesChangeSchema, planChoicesSchema } from "#contract/plan-choices.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { PlanChoicesService } from "./service.ts";

export function planChoicesRoutes(service: PlanChoicesService, requirePerson: RequirePerson): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/plan-choices",
      { onRequest: requirePerson, schema: { response: { 200: planChoicesSchema } } },
      (request) => service.getChoices(request.person.id),
    );
    app.patch(
      "/api/plan-choices",
      {
        onRequest: requirePerson,
        schema: { body: planChoicesChangeSchema, response: { 200: planChoicesSchema } },
      },
      (request) => service.change(request.person.id, request.body),
    );
  };
}
