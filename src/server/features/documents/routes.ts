import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  type Document,
  documentListSchema,
  documentPasswordRequestSchema,
  documentSchema,
  type UploadResponse,
  uploadLimits,
  uploadQuerySchema,
  uploadResponseSchema,
} from "#contract/documents.ts";
import { AppError } from "../../platform/errors.ts";
import type { RegisterRoutes, Reply, Request } from "../../platform/http/app-type.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import { isOutcome } from "./outcome.ts";
import type { DocumentFiles } from "./ports.ts";
import { receiveUpload, registerUploads, uploadForm } from "./receive-upload.ts";
import type { DocumentsService } from "./service.ts";

const byId = z.object({ id: z.string().max(100) });
const outcomeSchemas = { 200: uploadResponseSchema, 202: uploadResponseSchema };

const prefersAsync = (request: Request): boolean =>
  String(request.headers["prefer"] ?? "")
    .split(",")
    .some((preference) => preference.trim().toLowerCase() === "respond-async");

/** 200 once read, 202 while it is not, and a refusal in the reader's own words when it cannot be. */
function toAnswer(document: Document): { status: 200 | 202; body: UploadResponse } {
  if (document.error && (document.status === "failed" || document.status === "needs-password")) {
    const { code, message } = document.error;
    throw new AppError(code, { status: 422, userMessage: message });
  }
  const isDone = isOutcome(document);
  return { status: isDone ? 200 : 202, body: { summary: isDone ? document.summary : null, document } };
}

/** Answers with the outcome of a reading under way, or at once when the client prefers that. */
async function answerWithOutcome(
  service: DocumentsService,
  request: Request,
  reply: Reply,
  id: string,
): Promise<Reply> {
  const personId = request.person.id;
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  const document = prefersAsync(request)
    ? await service.getDocument(personId, id)
    : await service.awaitOutcome(personId, id, gone.signal);
  const { status, body } = toAnswer(document);
  return reply.status(status).send(body);
}

const tooManyAnHour = (): AppError =>
  new AppError("TOO_MANY_REQUESTS", {
    status: 429,
    userMessage: `You sent ${uploadLimits.anHour} files within an hour, so this one was not kept. Please upload it again later.`,
  });

/** RFC 6266 with RFC 8187: a plain name for old clients, the exact one for all others. */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^\x20-\x7E]|["\\%;]/g, "_");
  const encoded = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

export function documentsRoutes(
  service: DocumentsService,
  files: DocumentFiles,
  requirePerson: RequirePerson,
  /** Of the configured model; undefined without one. */
  modelHost: string | undefined,
): RegisterRoutes {
  return async (app) => {
    await registerUploads(app);

    await app.register(async (scope) => {
      const limited = scope.withTypeProvider<ZodTypeProvider>();
      await limitRequests(limited, {
        name: "uploads",
        most: uploadLimits.anHour,
        perMs: 3_600_000,
        by: "person",
        refusal: tooManyAnHour,
      });
      limited.post(
        "/api/documents/upload",
        {
          onRequest: requirePerson,
          config: { form: uploadForm },
          schema: { querystring: uploadQuerySchema, response: outcomeSchemas },
        },
        async (request, reply) => {
          const together = request.query.pages === "together";
          const received = await receiveUpload(request, request.person.id, files, together);
          const { model } = request.query;
          const modelSaid = model === "ask" ? modelHost : model;
          const { id } = await service.addDocument(request.person.id, { ...received, modelSaid });
          return answerWithOutcome(service, request, reply, id);
        },
      );
    });

    app.get(
      "/api/documents",
      { onRequest: requirePerson, schema: { response: { 200: documentListSchema } } },
      (request) => service.listDocuments(request.person.id),
    );

    app.get(
      "/api/documents/:id",
      { onRequest: requirePerson, schema: { params: byId, response: { 200: documentSchema } } },
      (request) => service.getDocument(request.person.id, request.params.id),
    );

    app.get(
      "/api/documents/:id/original",
      { onRequest: requirePerson, schema: { params: byId } },
      async (request, reply) => {
        const original = await service.openOriginal(request.person.id, request.params.id);
        // Never the sniffed type: a stored file is only ever saved, not shown from this origin.
        return reply
          .header("content-type", "application/octet-stream")
          .header("content-disposition", attachment(original.fileName))
          .header("x-content-type-options", "nosniff")
          .header("cache-control", "no-store")
          .send(original.content);
      },
    );

    app.delete(
      "/api/documents/:id/original",
      { onRequest: requirePerson, schema: { params: byId } },
      async (request, reply) => {
        await service.eraseOriginal(request.person.id, request.params.id);
        return reply.status(204).send();
      },
    );

    app.post(
      "/api/documents/:id/password",
      {
        onRequest: requirePerson,
        schema: { params: byId, body: documentPasswordRequestSchema, response: outcomeSchemas },
      },
      async (request, reply) => {
        await service.givePassword(request.person.id, request.params.id, request.body.password);
        return answerWithOutcome(service, request, reply, request.params.id);
      },
    );

    app.post(
      "/api/documents/:id/retry",
      { onRequest: requirePerson, schema: { params: byId, response: outcomeSchemas } },
      async (request, reply) => {
        await service.retry(request.person.id, request.params.id);
        return answerWithOutcome(service, request, reply, request.params.id);
      },
    );

    app.delete(
      "/api/documents/:id",
      { onRequest: requirePerson, schema: { params: byId } },
      async (request, reply) => {
        await service.deleteDocument(request.person.id, request.params.id);
        return reply.status(204).send();
      },
    );
  };
}
