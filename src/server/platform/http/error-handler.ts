import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";
import type { ErrorBody, ErrorCode } from "#contract/errors.ts";
import { DatabaseAway } from "../database/database-away.ts";
import { deadlock, hasDatabaseCode } from "../database/database-codes.ts";
import { AppError } from "../errors.ts";
import type { App } from "./app-type.ts";
import { withoutValues } from "./logger.ts";

type Refusal = { readonly status: number; readonly body: Omit<ErrorBody, "requestId"> };

/** What fastify and its plugins refuse by themselves, in the words of this product. */
const knownCodes: Readonly<Record<string, readonly [number, ErrorCode, string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: [413, "FILE_TOO_LARGE", "That was too large, so nothing of it was kept."],
  FST_REQ_FILE_TOO_LARGE: [413, "FILE_TOO_LARGE", "That file is too large, so it was not kept."],
  FST_FILES_LIMIT: [
    413,
    "TOO_MANY_FILES",
    "Those were too many files at once. Please add them in smaller groups.",
  ],
  FST_PARTS_LIMIT: [
    413,
    "TOO_MANY_FILES",
    "Those were too many files at once. Please add them in smaller groups.",
  ],
  FST_FIELDS_LIMIT: [413, "BAD_REQUEST", "The form has too many fields."],
  FST_INVALID_MULTIPART_CONTENT_TYPE: [415, "BAD_REQUEST", "Please send the file as a form upload."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, "BAD_REQUEST", "That kind of content is not accepted here."],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, "BAD_REQUEST", "The request was empty."],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, "BAD_REQUEST", "The request is not valid JSON."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, "BAD_REQUEST", "The request arrived incomplete."],
};

const internal: Refusal = {
  status: 500,
  body: {
    code: "INTERNAL",
    message: "Something went wrong on our side. Nothing you sent was half-saved; please try again.",
  },
};

/** What was under way may be done or not: nobody can know it at that moment. */
const away = (method: string): Refusal => ({
  status: 503,
  body: {
    code: "UNAVAILABLE",
    message:
      method === "GET" || method === "HEAD"
        ? "Your data cannot be reached at this moment. Nothing of it is lost; please try again in a moment."
        : "Your data could not be reached while this was under way, so it may be saved or not. Nothing else changed; please look before you do it again.",
  },
});

/** One place turns errors into answers: a plain sentence and a stable code, never a stack trace. */
export function registerErrorHandler(app: App): void {
  app.setErrorHandler((error, request, reply) => {
    // Of a deadlock the database undid its part whole; what was done beside it, at a provider or with files, nobody can know here.
    const isAway = error instanceof DatabaseAway || hasDatabaseCode(error, deadlock);
    const refusal = isAway ? away(request.method) : toRefusal(error);
    if (refusal.status >= 500) {
      request.log.error({ err: error }, "request failed");
    } else {
      request.log.info({ code: refusal.body.code, reason: errorText(error) }, "request refused");
    }
    return sendRefusal(request, reply, refusal);
  });
}

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const body: ErrorBody = { ...refusal.body, requestId: request.id };
  // The serializer is set because the route's own response schema may not know this body.
  return reply
    .status(refusal.status)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .serializer(JSON.stringify)
    .send(body);
}

function toRefusal(error: unknown): Refusal {
  if (error instanceof AppError) {
    return {
      status: error.status,
      body: { code: error.code, message: error.userMessage, ...error.details },
    };
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const first = error.validation[0];
    const path = (first?.instancePath ?? "").split("/").filter(Boolean).join(".");
    // A rule written here speaks to the person; what the validator says by itself ("must match pattern") is for programs.
    const message =
      first?.keyword === "custom" && first.message
        ? first.message.replace(/\.?$/u, ".")
        : "The request could not be understood, so nothing was changed. Please check what was entered.";
    return {
      status: 400,
      body: {
        code: "BAD_REQUEST",
        message,
        ...(path === "" ? {} : { path }),
      },
    };
  }
  if (!(error instanceof Error)) {
    return internal;
  }
  if (hasDatabaseCode(error, unkeepableText)) {
    return {
      status: 400,
      body: {
        code: "BAD_REQUEST",
        message: "The request holds a character that cannot be kept, so nothing was changed.",
      },
    };
  }
  const known = knownCodes["code" in error && typeof error.code === "string" ? error.code : ""];
  if (known !== undefined) {
    return { status: known[0], body: { code: known[1], message: known[2] } };
  }
  const status = "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : 500;
  if (status === 429) {
    return {
      status,
      body: { code: "TOO_MANY_REQUESTS", message: "That was too often. Please wait a moment and try again." },
    };
  }
  if (status === 503) {
    return {
      status,
      body: { code: "UNAVAILABLE", message: "The server is busy. Please try again in a moment." },
    };
  }
  // A client's mistake that fastify found (a broken URL, a bad header): its text names no internals, but is not for people.
  return status >= 400 && status < 500
    ? { status, body: { code: "BAD_REQUEST", message: "The request could not be understood." } }
    : internal;
}

/** PostgreSQL keeps neither U+0000 nor halves of a pair in a text; these are its codes for both. Only a made-up request holds them. */
const unkeepableText = new Set(["22021", "22P05"]);

/** For the log. What a schema refused is told by its rules alone: the validator's own text names keys as they were sent. */
function errorText(error: unknown): string {
  if (hasZodFastifySchemaValidationErrors(error)) {
    return `does not fit: ${[...new Set(error.validation.map(({ keyword }) => keyword))].join(", ")}`;
  }
  return withoutValues(error instanceof Error ? error.message : String(error));
}
