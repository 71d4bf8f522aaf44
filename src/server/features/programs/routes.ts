import type { ZodTypeProvider } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  mostQuestionsAMinute,
  programAccessSchema,
  programPath,
  programQuestionsPageSchema,
} from "#contract/programs.ts";
import type { Clock } from "../../platform/clock.ts";
import { AppError } from "../../platform/errors.ts";
import type { RegisterRoutes, Reply, Request } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import { type Protocol, type ProtocolAnswer, protocolError } from "./protocol.ts";
import type { ProgramsService } from "./service.ts";

/** A question and its arguments; the largest there is are ten ids and four periods. */
const MOST_BYTES = 64 * 1024;
/** The protocol's own code for a server's refusal. */
const REFUSED = -32_000;

const query = z.strictObject({ before: z.string().max(100).optional() });

/** What the person's pages show: where programs ask, what they may, and what they asked. */
export function programPagesRoutes(
  service: ProgramsService,
  requirePerson: RequirePerson,
  /** Null where the operator switched it off. */
  address: string | null,
): RegisterRoutes {
  const access = {
    address,
    tools: address === null ? [] : service.tools.map(({ name, about }) => ({ name, about })),
  };
  return (app) => {
    app.get(
      "/api/programs",
      { onRequest: requirePerson, schema: { response: { 200: programAccessSchema } } },
      async () => access,
    );
    app.get(
      "/api/programs/questions",
      {
        onRequest: requirePerson,
        schema: { querystring: query, response: { 200: programQuestionsPageSchema } },
      },
      (request) => service.list(request.person.ownId, request.query.before),
    );
  };
}

function send(reply: Reply, { status, body }: ProtocolAnswer): Reply {
  void reply.status(status).header("cache-control", "no-store");
  return body === "" ? reply.send() : reply.type("application/json; charset=utf-8").send(body);
}

/** Nothing is pushed and no session is kept, so there is nothing to listen to or to end. */
const refuse = (_: Request, reply: Reply): Reply =>
  send(
    reply.header("allow", "POST"),
    protocolError(405, REFUSED, "Programs ask with POST here. Nothing was done."),
  );

/** Where programs ask. A page of another site cannot: what says that it comes from one is refused, also with a token. */
export function programRoutes(
  protocol: Protocol,
  /** Lets in a token and no session. */
  requireToken: RequirePerson,
  { publicUrl, clock }: { readonly publicUrl: string; readonly clock: Clock },
): RegisterRoutes {
  const ownOrigin = new URL(publicUrl).origin;
  // Against DNS rebinding: a page whose name was pointed at this machine still says its own origin.
  const requireOwnOrigin = async ({ headers: { origin } }: Request): Promise<void> => {
    if (origin !== undefined && origin !== ownOrigin)
      throw new AppError("WRONG_ORIGIN", {
        status: 403,
        userMessage: "That request came from a page of another site, so nothing was answered.",
      });
  };
  const onRequest = [requireOwnOrigin, requireToken];
  return async (app) => {
    await app.register(async (scope) => {
      const limited = scope.withTypeProvider<ZodTypeProvider>();
      limited.removeAllContentTypeParsers();
      limited.addContentTypeParser("application/json", { parseAs: "string" }, (_, body, done) =>
        done(null, body),
      );
      await limitRequests(limited, {
        name: "programs",
        most: mostQuestionsAMinute,
        perMs: 60_000,
        by: "person",
      });
      limited.get(programPath, { onRequest, exposeHeadRoute: false }, refuse);
      limited.delete(programPath, { onRequest }, refuse);
      limited.post(programPath, { onRequest, bodyLimit: MOST_BYTES }, async (request, reply) => {
        const { person, body, headers } = request;
        const asker = {
          personId: person.ownId,
          tokenId: person.sessionId,
          today: personDay(headers, clock),
          client: headers["user-agent"] ?? null,
        };
        const sent = { headers: headersOf(headers), body: typeof body === "string" ? body : "" };
        return send(
          reply,
          await protocol(sent, asker, (err) => request.log.error({ err }, "an answer to a program failed")),
        );
      });
    });
  };
}

/** What the protocol reads of the headers. Nothing else is handed on, the token least of all. */
function headersOf(sent: Request["headers"]): Headers {
  const names = ["accept", "content-type", "mcp-protocol-version", "mcp-method", "mcp-name"];
  return new Headers(
    names.flatMap((name): [string, string][] => {
      const value = sent[name];
      return typeof value === "string" ? [[name, value]] : [];
    }),
  );
}
