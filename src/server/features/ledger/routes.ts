import { z } from "zod";
import { accountJoinSchema, rowWordSchema, transactionWordSchema } from "#contract/transactions.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { LedgerWords } from "./words.ts";

const id = z.string().max(100);

export function ledgerRoutes(words: LedgerWords, requirePerson: RequirePerson): RegisterRoutes {
  return (app) => {
    app.put(
      "/api/transactions/:accountId/:id",
      {
        onRequest: requirePerson,
        schema: { params: z.object({ accountId: id, id }), body: transactionWordSchema },
      },
      async (request, reply) => {
        await words.sayOfRow(request.person.id, request.params, request.body);
        return reply.status(204).send();
      },
    );
    app.put(
      "/api/documents/:id/rows/:index",
      {
        onRequest: requirePerson,
        schema: {
          params: z.object({ id, index: z.coerce.number().int().min(0) }),
          body: rowWordSchema,
        },
      },
      async (request, reply) => {
        const { params, body } = request;
        await words.keepRow(request.person.id, params.id, params.index, body.isKept);
        return reply.status(204).send();
      },
    );
    app.put(
      "/api/accounts/:id/join",
      { onRequest: requirePerson, schema: { params: z.object({ id }), body: accountJoinSchema } },
      async (request, reply) => {
        await words.join(request.person.id, request.params.id, request.body.into);
        return reply.status(204).send();
      },
    );
  };
}
