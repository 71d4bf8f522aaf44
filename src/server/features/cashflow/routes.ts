import { z } from "zod";
import { type CashflowAnalysis, cashflowAnalysisSchema, cashflowSettingsSchema } from "#contract/cashflow.ts";
import { singleExpensesSchema } from "#contract/single-expenses.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { SendKept } from "../../platform/http/kept-answers.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { CashflowService } from "./service.ts";

const noRows: CashflowAnalysis["transactions"] = { income: [], essential: [], discretionary: [] };

type SourceRow = CashflowAnalysis["transactions"]["income"][number];

/** Days of rows as text, by the first row of the day, with the rows it was made of. */
const days = new WeakMap<SourceRow, { readonly rows: readonly SourceRow[]; readonly text: string }>();

/** A row is the same object as long as nothing of it changes, and after one more statement most days have the same rows. */
function dayText(rows: readonly SourceRow[], from: number, to: number): string {
  const first = rows[from]!;
  const known = days.get(first);
  if (known?.rows.length === to - from && known.rows.every((row, place) => row === rows[from + place])) {
    return known.text;
  }
  const own = rows.slice(from, to);
  const text = JSON.stringify(own).slice(1, -1);
  days.set(first, { rows: own, text });
  return text;
}

function rowsText(rows: readonly SourceRow[]): string {
  const texts: string[] = [];
  for (let from = 0; from < rows.length; ) {
    const { date } = rows[from]!;
    let to = from + 1;
    while (to < rows.length && rows[to]!.date === date) to += 1;
    texts.push(dayText(rows, from, to));
    from = to;
  }
  return `[${texts.join(",")}]`;
}

/**
 * The answer as text. The rows behind the lines can be tens of thousands: built by us in the contract's shape, they are not checked
 * one by one, and each is written once.
 */
function analysisText(analysis: CashflowAnalysis | null): string {
  if (analysis === null) return "null";
  const { transactions: _, ...figures } = cashflowAnalysisSchema.parse({ ...analysis, transactions: noRows });
  const { income, essential, discretionary } = analysis.transactions;
  const rows = `{"income":${rowsText(income)},"essential":${rowsText(essential)},"discretionary":${rowsText(discretionary)}}`;
  return `${JSON.stringify(figures).slice(0, -1)},"transactions":${rows}}`;
}

export function cashflowRoutes(
  service: CashflowService,
  requirePerson: RequirePerson,
  sendKept: SendKept,
): RegisterRoutes {
  return (app) => {
    app.get("/api/cashflow/analysis", { onRequest: requirePerson }, (request, reply) =>
      sendKept(request, reply, "analysis", async () =>
        analysisText(await service.analyse(request.person.id)),
      ),
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
    app.get(
      "/api/cashflow/single-expenses",
      { onRequest: requirePerson, schema: { response: { 200: singleExpensesSchema } } },
      (request) => service.listSingleExpenses(request.person.id),
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
