import { z } from "zod";
import {
  accessTokenListSchema,
  accessTokenMadeSchema,
  newAccessTokenSchema,
} from "#contract/access-tokens.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { AccessTokensService } from "./service.ts";

export function accessTokensRoutes(
  service: AccessTokensService,
  {
    requirePerson,
    requireRecentSignIn,
  }: Readonly<Record<"requirePerson" | "requireRecentSignIn", RequirePerson>>,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/access-tokens",
      { onRequest: requirePerson, schema: { response: { 200: accessTokenListSchema } } },
      (request) => service.list(request.person.ownId),
    );

    app.post(
      "/api/access-tokens",
      {
        onRequest: requireRecentSignIn,
        schema: { body: newAccessTokenSchema, response: { 201: accessTokenMadeSchema } },
      },
      async (request, reply) =>
        reply.code(201).send(await service.create(request.person.ownId, request.body)),
    );

    app.delete(
      "/api/access-tokens/:id",
      { onRequest: requirePerson, schema: { params: z.object({ id: z.string() }) } },
      async (request, reply) => {
        await service.revoke(request.person.ownId, request.params.id);
        return reply.code(204).send();
      },
    );
  };
}
