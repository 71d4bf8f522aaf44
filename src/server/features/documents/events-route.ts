import type { ServerEvent } from "#contract/documents.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { SubscribeToChanges, SubscribeToHousehold } from "./ports.ts";
import type { DocumentsService } from "./service.ts";

/** Shorter than the minute after which common proxies cut a silent connection. */
const HEARTBEAT_MS = 25_000;
/** The browser then connects again and is asked again who it is: a session that ended meanwhile hears nothing more. */
const LONGEST_STREAM_MS = 10 * 60_000;

/**
 * GET /api/events: this person's documents as they change, as server-sent events. A change names a document only; what is sent
 * is looked up for the person who listens, so nothing of anybody else can slip in. News of a household say only that there are some.
 */
export function eventsRoute(
  service: DocumentsService,
  subscribe: SubscribeToChanges,
  subscribeToHousehold: SubscribeToHousehold,
  requirePerson: RequirePerson,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/events",
      { onRequest: requirePerson, config: { staysOpen: true } },
      async (request, reply) => {
        const personId = request.person.id;
        let pending: Promise<void> = Promise.resolve();
        const write = (event: ServerEvent): void => {
          if (!reply.raw.writableEnded) reply.raw.write(`data: ${JSON.stringify(event)}\n\n`);
        };
        const tell = async (find: () => Promise<ServerEvent>): Promise<void> => {
          try {
            // Signed out or revoked since: nothing more is told, and the browser has to ask again.
            await requirePerson.call(app, request, reply);
          } catch {
            reply.raw.end();
            return;
          }
          write(await find());
        };
        const tellNext = (find: () => Promise<ServerEvent>): void => {
          pending = pending
            .then(() => tell(find))
            .catch((error: unknown) => request.log.warn({ err: error }, "an event could not be told"));
        };
        const unsubscribe = await subscribe(personId, (documentId) =>
          tellNext(async () => {
            const document =
              documentId === undefined ? undefined : await service.findDocument(personId, documentId);
            return document ? { type: "document", document } : { type: "documents-changed" };
          }),
        );
        const leaveHousehold = subscribeToHousehold(request.person.ownId, () =>
          tellNext(async () => ({ type: "household-changed" })),
        );
        reply.hijack();
        const headers = {
          ...reply.getHeaders(),
          "content-type": "text/event-stream; charset=utf-8",
          "cache-control": "no-store",
          "x-accel-buffering": "no",
        };
        reply.raw.writeHead(200, headers as Record<string, string>); // no header of ours is undefined
        reply.raw.write(": connected\n\n");
        const heartbeat = setInterval(() => reply.raw.write(": still here\n\n"), HEARTBEAT_MS);
        const ending = setTimeout(() => reply.raw.end(), LONGEST_STREAM_MS);
        const stop = (): void => {
          clearInterval(heartbeat);
          clearTimeout(ending);
          unsubscribe();
          leaveHousehold();
        };
        reply.raw.once("close", stop);
        if (reply.raw.destroyed) stop();
      },
    );
  };
}
