import multipart from "@fastify/multipart";
import { z } from "zod";
import { exportFileName } from "#contract/data-export.ts";
import {
  type Erased,
  erasedSchema,
  type Imported,
  importedSchema,
  privacyChangeSchema,
  privacySettingsSchema,
  privacySummarySchema,
  visitSchema,
} from "#contract/privacy.ts";
import type { Clock } from "../../platform/clock.ts";
import type { Erasure } from "../../platform/database/person-table.ts";
import { AppError } from "../../platform/errors.ts";
import type { App, RegisterRoutes, Request } from "../../platform/http/app-type.ts";
import { personDay } from "../../platform/http/person-day.ts";
import { limitRequests } from "../../platform/http/request-limits.ts";
import type { RequirePerson, SignedInPerson } from "../../platform/sign-in/person.ts";
import { withBroughtFile } from "./brought-file.ts";
import type { Eraser } from "./erase.ts";
import type { Exporter } from "./export-data.ts";
import type { Importer } from "./import-data.ts";
import type { PrivacyService } from "./service.ts";

/** The largest export that is taken in over the web; the command line takes any. */
const LONGEST_IMPORT = 1_000_000_000;
/** Each of these works through everything a person has. */
const MOST_A_MINUTE = 20;

export type PrivacyRoutes = {
  readonly service: PrivacyService;
  readonly exporter: Exporter;
  readonly importer: Importer;
  readonly eraser: Eraser;
  readonly clock: Clock;
  readonly requirePerson: RequirePerson;
  /** Lets only those pass who proved a moment ago who they are. */
  readonly requireRecentSignIn: RequirePerson;
  /** Every session of the person shows their own rows from now on. */
  readonly leaveSample: (person: SignedInPerson) => Promise<void>;
  /** Tells the person's open pages that what they show is no more. */
  readonly publish: (personId: string) => Promise<void>;
};

const noFile = () =>
  new AppError("BAD_REQUEST", { status: 400, userMessage: "No file came with this. Please choose one." });

/** All of it is about the account: it counts for who signed in, also while they look at the sample household. */
export function privacyRoutes(deps: PrivacyRoutes): RegisterRoutes {
  const { service, requirePerson } = deps;
  return async (app) => {
    app.get(
      "/api/privacy/summary",
      { onRequest: requirePerson, schema: { response: { 200: privacySummarySchema } } },
      (request) => service.getSummary(request.person.ownId),
    );
    app.get(
      "/api/privacy/settings",
      { onRequest: requirePerson, schema: { response: { 200: privacySettingsSchema } } },
      (request) => service.getSettings(request.person.ownId),
    );
    app.patch(
      "/api/privacy/settings",
      {
        onRequest: requirePerson,
        schema: { body: privacyChangeSchema, response: { 200: privacySettingsSchema } },
      },
      (request) => service.change(request.person.ownId, request.body),
    );
    app.post(
      "/api/privacy/visits",
      { onRequest: requirePerson, schema: { body: visitSchema } },
      async (request, reply) => {
        await service.countVisit(request.person.ownId, request.body.page);
        return reply.status(204).send();
      },
    );
    await app.register(async (scope) => {
      const limited: App = scope.withTypeProvider();
      await limitRequests(limited, { name: "privacy", most: MOST_A_MINUTE, perMs: 60_000, by: "address" });
      takeOutAndBringIn(limited, deps);
      erase(limited, deps);
    });
  };
}

/** What the form must hold, for the API's description. */
const importForm = {
  type: "object",
  required: ["file"],
  properties: { file: { type: "string", contentMediaType: "application/octet-stream" } },
};

async function bringIn(request: Request, importer: Importer): Promise<Imported> {
  const part = request.isMultipart() ? await request.file() : undefined;
  if (part === undefined) throw noFile();
  return withBroughtFile(part.file, LONGEST_IMPORT, (brought) =>
    importer.importData(request.person.ownId, brought),
  );
}

function takeOutAndBringIn(app: App, { exporter, importer, clock, requirePerson }: PrivacyRoutes): void {
  app.post(
    "/api/privacy/export-data",
    {
      onRequest: requirePerson,
      schema: { querystring: z.strictObject({ format: z.enum(["json", "zip"]).default("json") }) },
    },
    async (request, reply) => {
      const { format } = request.query;
      const make = format === "zip" ? exporter.exportZip : exporter.exportJson;
      const content = await make(request.person.ownId);
      return reply
        .header("content-type", format === "zip" ? "application/zip" : "application/json; charset=utf-8")
        .header(
          "content-disposition",
          `attachment; filename="${exportFileName(personDay(request.headers, clock), format)}"`,
        )
        .header("cache-control", "no-store")
        .send(content);
    },
  );
  app.register(async (scope) => {
    await scope.register(multipart, { limits: { files: 1, fields: 0, parts: 1, fileSize: LONGEST_IMPORT } });
    const uploads: App = scope.withTypeProvider();
    uploads.post(
      "/api/privacy/import",
      {
        onRequest: requirePerson,
        config: { form: importForm },
        schema: { response: { 200: importedSchema } },
      },
      (request) => bringIn(request, importer),
    );
  });
}

function erase(app: App, { eraser, leaveSample, publish, ...guards }: PrivacyRoutes): void {
  const schema = { response: { 200: erasedSchema } };
  const eraseFor = async (person: SignedInPerson, what: Erasure): Promise<Erased> => {
    await leaveSample(person);
    const erased = await eraser.erase(person.ownId, what);
    await publish(person.ownId);
    return erased;
  };
  const onRequest = guards.requirePerson;
  app.delete("/api/user/data", { onRequest, schema }, (request) => eraseFor(request.person, "data"));
  app.delete("/api/privacy/delete-all", { onRequest, schema }, (request) =>
    eraseFor(request.person, "reset"),
  );
  app.delete("/api/account", { onRequest: guards.requireRecentSignIn, schema }, async (request, reply) => {
    const erased = await eraser.erase(request.person.ownId, "account");
    // The session's row is gone with everything else; what this browser keeps goes too.
    return reply.header("clear-site-data", '"cache", "cookies", "storage"').send(erased);
  });
}
