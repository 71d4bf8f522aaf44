import { z } from "zod";
import { paymentMarkRequestSchema } from "#contract/payments.ts";
import { plainMonthSchema } from "#contract/payoff-plan.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { PaymentMarksService } from "./service.ts";

const paramsSchema = z.object({ debtId: z.string().max(200), month: plainMonthSchema });

export function paymentMarksRoutes(
  service: Pick<PaymentMarksService, "mark" | "takeBack">,
  requirePerson: RequirePerson,
): RegisterRoutes {
  return (app) => {
    app.put(
      "/api/payments/:debtId/:month",
      { onRequest: requirePerson, schema: { params: paramsSchema, body: paymentMarkRequestSchema } },
      async (request, reply) => {
        await service.mark(request.person.id, { ...request.params, ...request.body });
        return reply.status(204).send();
      },
    );
    app.delete(
      "/api/payments/:debtId/:month",
      { onRequest: requirePerson, schema: { params: paramsSchema } },
      async (request, reply) => {
        await service.takeBack(request.person.id, request.params);
        return reply.status(204).send();
      },
    );
  };
}
