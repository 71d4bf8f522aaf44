import { z } from "zod";
import {
  entryApartSchema,
  entryChangeSchema,
  entryListSchema,
  newEntrySchema,
  savedEntrySchema,
} from "#contract/entries.ts";
import type { Clock } from "../../platform/clock.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import { notAmongSamples } from "../../platform/sample-person.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { EntriesService } from "./service.ts";

const byId = z.object({ id: z.string().max(100) });
const versionSchema = z.object({ version: z.coerce.number().int().min(1) });

export function entriesRoutes(
  service: EntriesService,
  requirePerson: RequirePerson,
  clock: Clock,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/entries",
      { onRequest: requirePerson, schema: { response: { 200: entryListSchema } } },
      (request) => service.list(request.person.id),
    );
    app.post(
      "/api/entries",
      {
        onRequest: requirePerson,
        schema: { body: newEntrySchema, response: { 201: savedEntrySchema } },
      },
      async (request, reply) => {
        if (request.person.exploresSample) throw notAmongSamples("entry");
        const { content, sure = false } = request.body;
        const day = personDay(request.headers, clock);
        return reply.status(201).send(await service.create(request.person.id, content, day, sure));
      },
    );
    app.put(
      "/api/entries/:id",
      {
        onRequest: requirePerson,
        schema: { params: byId, body: entryChangeSchema, response: { 200: savedEntrySchema } },
      },
      (request) => {
        const { version, content, sure = false } = request.body;
        return service.change(
          request.person.id,
          request.params.id,
          { version, content, isSure: sure },
          personDay(request.headers, clock),
        );
      },
    );
    app.put(
      "/api/entries/:id/apart",
      {
        onRequest: requirePerson,
        schema: { params: byId, body: entryApartSchema, response: { 200: savedEntrySchema } },
      },
      (request) => {
        const { version, apart } = request.body;
        return service.separate(request.person.id, request.params.id, { version, isApart: apart });
      },
    );
    app.delete(
      "/api/entries/:id",
      { onRequest: requirePerson, schema: { params: byId, querystring: versionSchema } },
      async (request, reply) => {
        await service.remove(request.person.id, request.params.id, request.query.version);
        return reply.status(204).send();
      },
    );
    app.post(
      "/api/entries/:id/restore",
      { onRequest: requirePerson, schema: { params: byId, response: { 200: savedEntrySchema } } },
      (request) => service.restore(request.person.id, request.params.id),
    );
  };
}
