import { z } from "zod";
import {
  categoryCorrectionRequestSchema,
  categoryCorrectionSchema,
  categoryCorrectionsSchema,
  recurringChangeSchema,
  recurringSchema,
} from "#contract/spending.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { SpendingService } from "./service.ts";

type Service = Pick<
  SpendingService<never>,
  "listRecurring" | "sayOfRecurring" | "listCorrections" | "correct" | "takeBack"
>;

export function spendingRoutes(service: Service, requirePerson: RequirePerson, clock: Clock): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/cashflow/recurring",
      { onRequest: requirePerson, schema: { response: { 200: recurringSchema } } },
      (request) => service.listRecurring(request.person.id, personDay(request.headers, clock)),
    );
    app.put(
      "/api/cashflow/recurring/:id",
      {
        onRequest: requirePerson,
        schema: {
          params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }),
          body: recurringChangeSchema,
        },
      },
      async (request, reply) => {
        const today = personDay(request.headers, clock);
        await service.sayOfRecurring(request.person.id, request.params.id, request.body.said, today);
        return reply.status(204).send();
      },
    );
    app.get(
      "/api/categories/corrections",
      { onRequest: requirePerson, schema: { response: { 200: categoryCorrectionsSchema } } },
      (request) => service.listCorrections(request.person.id),
    );
    app.put(
      "/api/categories/corrections",
      {
        onRequest: requirePerson,
        schema: { body: categoryCorrectionRequestSchema, response: { 200: categoryCorrectionSchema } },
      },
      (request) => service.correct(request.person.id, request.body),
    );
    app.delete(
      "/api/categories/corrections/:id",
      {
        onRequest: requirePerson,
        schema: { params: z.object({ id: z.string().regex(/^[0-9a-f]{64}$/) }) },
      },
      async (request, reply) => {
        await service.takeBack(request.person.id, request.params.id);
        return reply.status(204).send();
      },
    );
  };
}
