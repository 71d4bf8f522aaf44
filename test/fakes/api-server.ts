/**
 * For tests and for looking only: serves the built web client and answers the contract with made-up households, under the
 * product's own security headers. The household is chosen by the cookie `scenario`. What becomes of an upload is chosen by its
 * file name: "protected" asks for a password ("open"), "broken" fails, everything else is read.
 */
import { join } from "node:path";
import multipart from "@fastify/multipart";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import { newAccessTokenSchema } from "#contract/access-tokens.ts";
import type { ChatRequest, ModelUse } from "#contract/advisor.ts";
import type { Document } from "#contract/documents.ts";
import {
  type AlertPreferences,
  type AlertPreferencesChange,
  alertPreferencesChangeSchema,
  defaultAlertPreferences,
} from "#contract/notifications.ts";
import type { PaymentMarkRequest } from "#contract/payments.ts";
import type { Strategy } from "#contract/payoff-plan.ts";
import {
  noPlanChoices,
  type PlanChoices,
  type PlanChoicesChange,
  planChoicesChangeSchema,
} from "#contract/plan-choices.ts";
import type { PrivacyChange } from "#contract/privacy.ts";
import type { SiteFacts } from "#contract/site.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { parseReturnTo } from "#server/features/account/return-to.ts";
import type { PaymentMark } from "#server/features/system-status/month-payments.ts";
import { registerSecurityHeaders } from "#server/platform/http/security-headers.ts";
import { registerWebFiles } from "#server/platform/http/web-files.ts";
import { sampleAccessTokens } from "./sample-access-tokens.ts";
import {
  sampleBillingConfig,
  sampleChangePreview,
  sampleFreePlan,
  sampleInvoices,
  sampleProPlan,
} from "./sample-billing.ts";
import { createSampleChats } from "./sample-chat.ts";
import { coverageOf } from "./sample-coverage.ts";
import { openSampleDocument } from "./sample-document.ts";
import { askedElsewhere, nothingLeft } from "./sample-egress.ts";
import { answerFamily } from "./sample-family.ts";
import {
  completedDocument,
  type Household,
  household,
  planOf,
  type Scenario,
  scenarios,
  withDecisions,
} from "./sample-household.ts";
import { planHistoryOf } from "./sample-plan-history.ts";
import {
  privacySummaryOf,
  sampleModel,
  sampleNotices,
  sampleOutbox,
  samplePrivacySettings,
} from "./sample-privacy.ts";
import { profileOf } from "./sample-profile.ts";
import { askedByPrograms, nothingAsked, samplePrograms } from "./sample-programs.ts";
import { sampleSessions } from "./sample-sessions.ts";
import { paidInPart, systemStatusOf } from "./sample-system-status.ts";
import { recurringOf, singleExpensesOf, transactionsOf } from "./sample-transactions.ts";

/** The built web client. */
export const builtClient = join(import.meta.dirname, "..", "..", "dist", "web");

const SAMPLE = "doc_0";
const STAGES = ["uploaded", "read", "understood"] as const;

export async function startApiServer(
  options: {
    readonly port?: number;
    readonly stepMs?: number;
    /** Where the built client lies: the one of this checkout, or another release of it. */
    readonly webRoot?: string;
  } = {},
) {
  const app = fastify();
  const listeners = new Set<FastifyReply>();
  const uploaded = new Map<string, Document>();
  const timers = new Set<NodeJS.Timeout>();

  const report = (document: Document) => {
    uploaded.set(document.id, document);
    const message = `data: ${JSON.stringify({ type: "document", document })}\n\n`;
    for (const reply of listeners) reply.raw.write(message);
  };
  const readInSteps = (document: Document, outcome: Document) => {
    const steps: Document[] = STAGES.map((stage, index) => ({
      ...document,
      status: "reading",
      stage,
      progress: 20 + index * 30,
    }));
    for (const [index, step] of [...steps, outcome].entries()) {
      timers.add(setTimeout(() => report(step), (index + 1) * (options.stepMs ?? 700)));
    }
  };
  const documentsOf = (request: FastifyRequest) => [
    ...[...uploaded.values()].toReversed(),
    ...householdOf(request).documents,
  ];

  await registerSecurityHeaders(app, { publicUrl: "http://localhost" });
  await app.register(multipart);
  const signInFirst = (reply: FastifyReply) =>
    reply.status(401).send({
      code: "SIGNED_OUT",
      message: "You are signed out.",
      requiresAuth: true,
      loginUrl: "/api/login",
    });
  app.get("/api/auth/user", async (request, reply) => householdOf(request).user ?? signInFirst(reply));
  app.get<{ Querystring: { returnTo?: string } }>("/api/login", async ({ query }, reply) =>
    reply.header("set-cookie", "scenario=sample; path=/").redirect(parseReturnTo(query.returnTo)),
  );
  app.post("/api/logout", async (_request, reply) => {
    return reply.header("set-cookie", "scenario=signed-out; path=/").send({ redirectTo: "/" });
  });
  /** The household's first document is a sample statement, as it was read; each visitor of a test shares what is said about it. */
  const opened = new Map<string, ReturnType<typeof openSampleDocument>>();
  const sampleOf = (id: string) => {
    const known = opened.get(id) ?? openSampleDocument(id, "chase-sapphire-2026-10.pdf");
    opened.set(id, known);
    return known;
  };
  const notThere = (reply: FastifyReply) =>
    reply.status(404).send({ code: "NOT_FOUND", message: "There is no such document among yours." });
  const questionsOf = async () => {
    const { questions, document } = (await sampleOf(SAMPLE)).view();
    return questions.map((question) => ({
      ...question,
      documentId: document.id,
      fileName: document.fileName,
      hasPictures: true,
      about: document.institution ?? "",
    }));
  };
  app.get("/api/opportunities", () => []);
  app.get("/api/questions", (request) => (householdOf(request).documents.length === 0 ? [] : questionsOf()));
  app.get<{ Params: { id: string } }>("/api/documents/:id/figures", async (request, reply) =>
    request.params.id === SAMPLE ? (await sampleOf(SAMPLE)).view() : notThere(reply),
  );
  app.put<{ Params: { path: string }; Body: { value: string | null } }>(
    `/api/documents/${SAMPLE}/figures/:path`,
    async (request) => (await sampleOf(SAMPLE)).correct(request.params.path, request.body.value),
  );
  app.delete<{ Params: { path: string } }>(`/api/documents/${SAMPLE}/figures/:path`, async (request) =>
    (await sampleOf(SAMPLE)).undo(request.params.path),
  );
  app.get<{ Params: { id: string; page: string }; Querystring: { width: string } }>(
    "/api/documents/:id/pages/:page",
    async (request, reply) => {
      if (request.params.id !== SAMPLE) return notThere(reply);
      const picture = await (await sampleOf(SAMPLE)).draw(
        Number(request.params.page),
        Number(request.query.width),
      );
      return reply.type(picture.mediaType).send(Buffer.from(picture.bytes));
    },
  );
  app.get("/api/documents/coverage", (request) => coverageOf(householdOf(request)));
  app.get("/api/documents", (request, reply) =>
    householdOf(request).user === null ? signInFirst(reply) : documentsOf(request),
  );
  app.get("/api/debts", (request) => householdOf(request).debts);
  app.get("/api/assets", () => []);
  app.get("/api/entries", () => []);
  app.get("/api/access-tokens", () => sampleAccessTokens);
  app.post("/api/access-tokens", (request, reply) => {
    const { name, days, scope } = newAccessTokenSchema.parse(request.body);
    const now = Date.now();
    return reply.status(201).send({
      id: "token_new",
      name,
      scope,
      createdAt: new Date(now).toISOString(),
      expiresAt: new Date(now + days * 86_400_000).toISOString(),
      isExpired: false,
      lastUsedAt: null,
      token: `df_${"kR7v".repeat(10)}xyz`,
    });
  });
  app.delete("/api/access-tokens/:id", (_request, reply) => reply.status(204).send());
  app.get("/api/sessions", () => sampleSessions);
  app.delete("/api/sessions/:id", (_request, reply) => reply.status(204).send());
  app.post("/api/sessions/revoke-others", () => ({ revoked: 2 }));
  app.put("/api/sample-household", (_request, reply) => reply.status(204).send());
  app.delete("/api/sample-household", (_request, reply) => reply.status(204).send());
  /** The crowded household pays for Pro. */
  const isPro = (request: FastifyRequest) => scenarioOf(request) === "many";
  answerFamily(app, scenarioOf);
  app.get("/api/billing", (request) => (isPro(request) ? sampleProPlan : sampleFreePlan));
  app.post("/api/billing/cancel", () => sampleProPlan);
  app.post("/api/billing/change/preview", () => sampleChangePreview);
  app.get("/api/billing/config", () => sampleBillingConfig);
  app.get("/api/billing/invoices", (request) => (isPro(request) ? sampleInvoices : []));
  app.get("/api/billing/payments/:id", () => ({ status: "paid", amount: "100.00" }));
  app.post("/api/create-subscription", (request, reply) =>
    householdOf(request).user ? { clientSecret: "pi_sbx_1_secret_sample" } : signInFirst(reply),
  );
  app.post("/api/create-payment-intent", () => ({ clientSecret: "pi_sbx_2_secret_sample" }));
  app.post("/api/notices/:id/read", (_request, reply) => reply.status(204).send());
  app.get("/api/notices", (request) => (scenarioOf(request) === "many" ? sampleNotices : []));
  app.get("/api/notices/outbox", (request) =>
    scenarioOf(request) === "many" ? sampleOutbox : { isSending: true, mails: [] },
  );
  app.get("/api/privacy/summary", (request) => privacySummaryOf(householdOf(request)));
  app.post("/api/privacy/export-data", () => ({ sample: true }));
  app.delete("/api/user/data", () => ({ erasedRows: 9, remainingRows: 0, keptByLaw: [] }));
  app.delete("/api/privacy/delete-all", () => ({ erasedRows: 12, remainingRows: 0, keptByLaw: [] }));
  /** A model is connected to this household alone. */
  const modelOf = (request: FastifyRequest) => (scenarioOf(request) === "model" ? sampleModel : null);
  const privacyOf = (request: FastifyRequest) => ({ ...samplePrivacySettings, model: modelOf(request) });
  app.get("/api/privacy/settings", privacyOf);
  app.patch<{ Body: PrivacyChange }>("/api/privacy/settings", (request) => ({
    ...privacyOf(request),
    ...request.body,
  }));
  app.get("/api/cashflow/transactions", (request) => transactionsOf(householdOf(request)));
  const word = {
    id: "correction_0",
    merchant: "Corner Roastery",
    direction: "out",
    category: "dining",
    madeAt: "2026-11-12T09:00:00.000Z",
  };
  app.get("/api/categories/corrections", (request) => ({
    corrections: scenarioOf(request) === "sample" ? [word] : [],
  }));
  app.get("/api/cashflow/single-expenses", (request) => singleExpensesOf(householdOf(request)));
  app.get("/api/cashflow/recurring", (request) => recurringOf(householdOf(request)));
  /** Each visitor of a test shares what is decided and marked, by household. */
  const decided = new Map<Scenario, PlanChoices>();
  const marked = new Map<string, PaymentMark>();
  const choicesOf = (request: FastifyRequest) => decided.get(scenarioOf(request)) ?? noPlanChoices;
  app.get("/api/plan-choices", choicesOf);
  app.patch<{ Body: PlanChoicesChange }>("/api/plan-choices", (request) => {
    const next = { ...choicesOf(request), ...planChoicesChangeSchema.parse(request.body) } as PlanChoices; // nothing is undefined in JSON
    decided.set(scenarioOf(request), next);
    return next;
  });
  const marksOf = (request: FastifyRequest) =>
    [...marked.values()].filter(({ debtId }) => householdOf(request).debts.some(({ id }) => id === debtId));
  app.put<{ Params: { debtId: string; month: string }; Body: PaymentMarkRequest }>(
    "/api/payments/:debtId/:month",
    (request, reply) => {
      marked.set(`${request.params.debtId} ${request.params.month}`, { ...request.params, ...request.body });
      return reply.status(204).send();
    },
  );
  app.delete<{ Params: { debtId: string; month: string } }>(
    "/api/payments/:debtId/:month",
    (request, reply) => {
      marked.delete(`${request.params.debtId} ${request.params.month}`);
      return reply.status(204).send();
    },
  );
  const alerts = new Map<Scenario, AlertPreferences>();
  const alertsOf = (request: FastifyRequest) => alerts.get(scenarioOf(request)) ?? defaultAlertPreferences;
  app.get("/api/alert-preferences", alertsOf);
  const changeAlerts = (request: FastifyRequest<{ Body: AlertPreferencesChange }>) => {
    const change = alertPreferencesChangeSchema.parse(request.body);
    const next = { ...alertsOf(request), ...change } as AlertPreferences; // nothing is undefined in JSON
    alerts.set(scenarioOf(request), next);
    return next;
  };
  app.post("/api/alert-preferences", changeAlerts);
  app.patch("/api/alert-preferences", changeAlerts);
  app.get("/api/plan-history", (request) => planHistoryOf(householdOf(request)));
  app.get("/api/system-status", (request) =>
    systemStatusOf(
      householdOf(request),
      {
        marks: marksOf(request),
        setUpOn: choicesOf(request).setUpOn,
        ...(scenarioOf(request) === "unseen" ? paidInPart(householdOf(request)) : {}),
      },
      choicesOf(request),
    ),
  );
  app.get("/api/profile", (request) => profileOf(householdOf(request)));
  const chats = createSampleChats();
  app.get("/api/chat/history", (request) => chats.history(scenarioOf(request)));
  app.get(
    "/api/chat/model-use",
    (request): ModelUse => ({
      model: modelOf(request),
      month: "2026-11",
      tokensUsed: 41_200,
      tokensAMonth: 300_000,
    }),
  );
  app.delete<{ Querystring: { conversationId?: string } }>("/api/chat/history", (request, reply) => {
    chats.forget(scenarioOf(request), request.query.conversationId);
    return reply.status(204).send();
  });
  app.post<{ Body: ChatRequest }>("/api/chat/stream", (request, reply) => {
    // For the look of an answer under way, and for one that fails.
    if (request.body.message === "wait")
      return reply.hijack().raw.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    if (request.body.message === "fail") {
      return reply.status(500).send({ code: "INTERNAL", message: "Something went wrong on our side." });
    }
    const message = chats.answer(scenarioOf(request), householdOf(request), request.body);
    const events = [
      ...(message.parts ?? []).map((part) => ({ type: "part", part })),
      { type: "done", message },
    ];
    return reply
      .type("text/event-stream")
      .send(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
  });
  app.get("/api/programs", async () => samplePrograms);
  app.get("/api/programs/questions", (request) =>
    scenarioOf(request) === "many" ? askedByPrograms : nothingAsked,
  );
  app.get("/api/egress", (request) => (scenarioOf(request) === "many" ? askedElsewhere : nothingLeft));
  app.put("/api/cashflow/settings", (_request, reply) => reply.status(204).send());
  app.get("/api/cashflow/analysis", async (request, reply) => {
    return reply
      .header("content-type", "application/json")
      .send(JSON.stringify(withDecisions(householdOf(request).cashflow, choicesOf(request))));
  });
  app.post<{ Body: { monthlyBudget: string; strategy?: Strategy; order?: string[] } }>(
    "/api/payoff-plan",
    async (request, reply) => {
      const budget = parseMoney(request.body.monthlyBudget);
      const plan =
        budget === undefined
          ? undefined
          : planOf(
              householdOf(request).debts,
              budget,
              request.body.strategy,
              choicesOf(request),
              request.body.order,
            );
      return (
        plan ??
        reply.status(422).send({
          code: "BUDGET_BELOW_MINIMUMS",
          message: "On this budget the debts never end. Nothing was changed; add income or lower spending.",
        })
      );
    },
  );
  app.post("/api/documents/upload", async (request, reply) => {
    const sent: { readonly filename: string; readonly length: number }[] = [];
    for await (const file of request.files()) {
      sent.push({ filename: file.filename, length: (await file.toBuffer()).length });
    }
    const [file] = sent;
    if (!file)
      return reply.status(400).send({ code: "BAD_REQUEST", message: "No file arrived. Nothing was stored." });
    const length = sent.reduce((sum, part) => sum + part.length, 0);
    const id = `doc_upload_${uploaded.size + 1}`;
    const outcome = { ...completedDocument(id, file.filename), sizeBytes: length };
    const document: Document = {
      ...outcome,
      status: "queued",
      stage: "uploaded",
      progress: 5,
      summary: null,
      otherFindings: [],
      findings: [],
      transactionCount: 0,
    };
    uploaded.set(id, document);
    if (file.filename.includes("protected")) readInSteps(document, { ...document, status: "needs-password" });
    else if (file.filename.includes("broken")) {
      const error = {
        code: "UNREADABLE_FILE",
        message:
          "This PDF is damaged and could not be read. Nothing was changed; download it again from your bank.",
      } as const;
      readInSteps(document, { ...document, status: "failed", error });
    } else readInSteps(document, outcome);
    return reply.status(202).send({ summary: null, document });
  });
  app.post<{ Params: { id: string }; Body: { password: string } }>(
    "/api/documents/:id/password",
    async (request, reply) => {
      const document = uploaded.get(request.params.id);
      if (!document)
        return reply.status(404).send({ code: "NOT_FOUND", message: "This document is no longer there." });
      if (request.body.password !== "open") {
        return reply.status(422).send({
          code: "PASSWORD_WRONG",
          message: "This password does not open the file. Nothing was changed; try another one.",
        });
      }
      readInSteps(document, completedDocument(document.id, document.fileName));
      return reply.status(202).send({});
    },
  );
  app.post<{ Params: { id: string } }>("/api/documents/:id/retry", async (request, reply) => {
    const document = uploaded.get(request.params.id);
    if (document) readInSteps(document, document);
    return reply.status(202).send({});
  });
  app.delete<{ Params: { id: string } }>("/api/documents/:id", async (request, reply) => {
    uploaded.delete(request.params.id);
    return reply.status(204).send();
  });
  app.get("/api/events", (request, reply) => {
    if (householdOf(request).user === null) return signInFirst(reply);
    reply.hijack();
    reply.raw.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    reply.raw.write(": open\n\n");
    listeners.add(reply);
    request.raw.on("close", () => listeners.delete(reply));
    return undefined;
  });
  const facts: SiteFacts = { contact: "help@debts.example", model: null };
  app.get("/api/site", async () => facts);
  await registerWebFiles(app, {
    webRoot: options.webRoot ?? builtClient,
    publicUrl: "http://localhost",
    site: { facts, isSignedIn: async (request) => householdOf(request).user !== null },
  });
  const url = await app.listen({ port: options.port ?? 0, host: "127.0.0.1" });
  return {
    url,
    /** As when a stream has lived its time: each browser has to ask again. */
    endStreams: () => {
      for (const reply of listeners) reply.raw.end();
    },
    close: async () => {
      for (const timer of timers) clearTimeout(timer);
      for (const reply of listeners) reply.raw.end();
      app.server.closeAllConnections();
      await app.close();
    },
  };
}

function scenarioOf(request: Pick<FastifyRequest, "headers">): Scenario {
  const asked = /scenario=([a-z-]+)/.exec(request.headers.cookie ?? "")?.[1];
  return scenarios.find((scenario): scenario is Scenario => scenario === asked) ?? "sample";
}

function householdOf(request: FastifyRequest): Household {
  return household(scenarioOf(request));
}
