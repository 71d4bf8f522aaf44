import { z } from "zod";
import { egressPageSchema } from "#contract/egress.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { EgressService } from "./service.ts";

const query = z.strictObject({ before: z.string().max(100).optional() });

export function egressRoutes(service: EgressService, requirePerson: RequirePerson): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/egress",
      { onRequest: requirePerson, schema: { querystring: query, response: { 200: egressPageSchema } } },
      (request) => service.listEgress(request.person.id, request.query.before),
    );
  };
}
