import { z } from "zod";
import { type CashflowAnalysis, cashflowAnalysisSchema, cashflowSettingsSchema } from "#contract/cashflow.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { SendKept } from "../../platform/http/kept-answers.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { CashflowService } from "./service.ts";

const noRows: CashflowAnalysis["transactions"] = { income: [], essential: [], discretionary: [] };

export function cashflowRoutes(
  service: CashflowService,
  requirePerson: RequirePerson,
  sendKept: SendKept,
): RegisterRoutes {
  return (app) => {
    app.get("/api/cashflow/analysis", { onRequest: requirePerson }, (request, reply) =>
      sendKept(request, reply, "analysis", async () => {
        const analysis = await service.analyse(request.person.id);
        // The rows behind the lines can be tens of thousands: built by us in the contract's shape, they are not checked one by one.
        const checked = analysis && {
          ...cashflowAnalysisSchema.parse({ ...analysis, transactions: noRows }),
          transactions: analysis.transactions,
        };
        return JSON.stringify(checked);
      }),
    );
    app.get(
      "/api/cashflow/transactions",
      {
        onRequest: requirePerson,
        schema: { querystring: z.object({ all: z.literal("true").optional() }) },
      },
      async (request, reply) => {
        const list = await service.listTransactions(request.person.id, request.query.all === "true");
        // Tens of thousands of rows: built by us in the contract's shape, so they are not checked one by one again.
        return reply.type("application/json; charset=utf-8").send(JSON.stringify(list));
      },
    );
    app.put(
      "/api/cashflow/settings",
      { onRequest: requirePerson, schema: { body: cashflowSettingsSchema } },
      async (request, reply) => {
        await service.chooseSafety(request.person.id, request.body.safety);
        return reply.status(204).send();
      },
    );
  };
}
