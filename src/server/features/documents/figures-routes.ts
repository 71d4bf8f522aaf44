import { z } from "zod";
import {
  documentFiguresSchema,
  figureChangeSchema,
  lockedPageRequestSchema,
  openFigureQuestionListSchema,
} from "#contract/figures.ts";
import type { RegisterRoutes, Reply } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { FiguresService } from "./figures-service.ts";
import type { PagePictures } from "./page-pictures.ts";
import type { PagePicture } from "./ports.ts";

const byId = z.object({ id: z.string().max(100) });
const byFigure = byId.extend({ path: z.string().max(200) });
const byPage = byId.extend({ page: z.coerce.number().int().min(1).max(1000) });
const ofWidth = z.object({ width: z.coerce.number().int().min(64).max(2400).default(1200) });

/** Shown in the owner's own page and kept nowhere: a shared computer's cache must not hold statements. */
const sendPicture = (reply: Reply, picture: PagePicture): Reply =>
  reply
    .header("content-type", picture.mediaType)
    .header("content-disposition", "inline")
    .header("x-content-type-options", "nosniff")
    .header("cache-control", "no-store")
    .send(Buffer.from(picture.bytes));

/** The figures of a document, what a person says about them, and the pages they stand on. */
export function figuresRoutes(
  service: FiguresService,
  pictures: PagePictures,
  requirePerson: RequirePerson,
): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/questions",
      { onRequest: requirePerson, schema: { response: { 200: openFigureQuestionListSchema } } },
      (request) => service.listQuestions(request.person.id),
    );

    app.get(
      "/api/documents/:id/figures",
      { onRequest: requirePerson, schema: { params: byId, response: { 200: documentFiguresSchema } } },
      (request) => service.getFigures(request.person.id, request.params.id),
    );

    app.put(
      "/api/documents/:id/figures/:path",
      {
        onRequest: requirePerson,
        schema: { params: byFigure, body: figureChangeSchema, response: { 200: documentFiguresSchema } },
      },
      (request) => {
        const { id, path } = request.params;
        return service.correctFigure(request.person.id, id, path, request.body.value);
      },
    );

    app.delete(
      "/api/documents/:id/figures/:path",
      { onRequest: requirePerson, schema: { params: byFigure, response: { 200: documentFiguresSchema } } },
      (request) => service.undoCorrection(request.person.id, request.params.id, request.params.path),
    );

    app.get(
      "/api/documents/:id/pages/:page",
      { onRequest: requirePerson, schema: { params: byPage, querystring: ofWidth } },
      async (request, reply) => {
        const { id, page } = request.params;
        return sendPicture(reply, await pictures.getPage(request.person.id, id, page, request.query.width));
      },
    );

    app.post(
      "/api/documents/:id/pages/:page",
      { onRequest: requirePerson, schema: { params: byPage, body: lockedPageRequestSchema } },
      async (request, reply) => {
        const { id, page } = request.params;
        const { width, password } = request.body;
        return sendPicture(reply, await pictures.getPage(request.person.id, id, page, width, password));
      },
    );
  };
}
