import { debtListSchema } from "#contract/debts.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { SendKept } from "../../platform/http/kept-answers.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { DebtsService } from "./service.ts";

export function debtsRoutes(
  service: DebtsService,
  requirePerson: RequirePerson,
  sendKept: SendKept,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/debts",
      { onRequest: requirePerson, schema: { response: { 200: debtListSchema } } },
      (request, reply) =>
        sendKept(request, reply, "debts", async () =>
          JSON.stringify(debtListSchema.parse(await service.listDebts(request.person.id))),
        ),
    );
  };
}
