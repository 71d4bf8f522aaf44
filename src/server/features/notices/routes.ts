import { z } from "zod";
import {
  alertPreferencesChangeSchema,
  alertPreferencesSchema,
  type Notice,
  noticeListSchema,
  outboxSchema,
} from "#contract/notifications.ts";
import type { App, RegisterRoutes } from "../../platform/http/app-type.ts";
import { renderPage } from "../../platform/sign-in/page.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import { renderMail } from "./mail.ts";
import type { NoticePreferences } from "./preferences.ts";
import type { NoticesService } from "./service.ts";
import type { UnsubscribeLinks } from "./unsubscribe.ts";

export type NoticesRoutes = {
  readonly preferences: NoticePreferences;
  readonly notices: NoticesService;
  readonly links: UnsubscribeLinks;
  /** Where pages of this installation begin, without a slash at the end. */
  readonly publicUrl: string;
  /** A mail server is configured. */
  readonly isSending: boolean;
  readonly requirePerson: RequirePerson;
};

/** Mail programs post here from anywhere; the token in the path is the proof. */
export const unsubscribePath = "/api/unsubscribe";

const byId = z.object({ id: z.string().max(100) });
const byToken = z.object({ token: z.string().max(200) });

/** Notices and preferences belong to who signed in, also while they look at the sample household. */
export function noticesRoutes(deps: NoticesRoutes): RegisterRoutes {
  const { preferences, notices, links, publicUrl, isSending, requirePerson } = deps;
  const mailOf = (notice: Notice, personId: string) =>
    renderMail(notice, {
      pageUrl: `${publicUrl}${notice.path}`,
      unsubscribeUrl: `${publicUrl}${unsubscribePath}/${links.tokenFor(personId)}`,
    });
  return (app) => {
    app.get(
      "/api/alert-preferences",
      { onRequest: requirePerson, schema: { response: { 200: alertPreferencesSchema } } },
      (request) => preferences.getPreferences(request.person.ownId),
    );
    const change = {
      onRequest: requirePerson,
      schema: { body: alertPreferencesChangeSchema, response: { 200: alertPreferencesSchema } },
    };
    app.post("/api/alert-preferences", change, (request) =>
      preferences.change(request.person.ownId, request.body),
    );
    app.patch("/api/alert-preferences", change, (request) =>
      preferences.change(request.person.ownId, request.body),
    );
    app.get(
      "/api/notices",
      { onRequest: requirePerson, schema: { response: { 200: noticeListSchema } } },
      // What is told is about the person's own money: while they look at a sample there is nothing to tell.
      ({ person }) => (person.exploresSample ? [] : notices.listNotices(person.ownId)),
    );
    app.get(
      "/api/notices/outbox",
      { onRequest: requirePerson, schema: { response: { 200: outboxSchema } } },
      async ({ person: { ownId } }) => {
        const mailed = isSending ? [] : await notices.listMailed(ownId);
        const mails = mailed.map(({ notice, mailedAt }) => {
          const { subject, text } = mailOf(notice, ownId);
          return { id: notice.id, subject, text, dueAt: mailedAt.toISOString() };
        });
        return { isSending, mails };
      },
    );
    app.post(
      "/api/notices/:id/read",
      { onRequest: requirePerson, schema: { params: byId } },
      async (request, reply) => {
        await notices.markRead(request.person.ownId, request.params.id);
        return reply.status(204).send();
      },
    );
    app.get(
      "/api/notices/:id/mail",
      {
        onRequest: requirePerson,
        schema: {
          params: byId,
          querystring: z.strictObject({ form: z.enum(["text", "html"]).default("text") }),
        },
      },
      async (request, reply) => {
        const { ownId } = request.person;
        const mail = mailOf(await notices.findNotice(ownId, request.params.id), ownId);
        // To be saved and looked at, never shown as a page of this origin.
        return reply
          .header("content-disposition", 'attachment; filename="notice.txt"')
          .type(request.query.form === "html" ? "text/html; charset=utf-8" : "text/plain; charset=utf-8")
          .send(request.query.form === "html" ? mail.html : `Subject: ${mail.subject}\n\n${mail.text}`);
      },
    );
    unsubscribeRoutes(app, deps);
  };
}

function unsubscribeRoutes(app: App, { links, preferences }: NoticesRoutes): void {
  const unknown = renderPage({
    title: "This link does not work",
    paragraphs: [
      "It is not complete, or older than this installation's key. Nothing was changed; e-mails can be switched off on the Autopilot tab.",
    ],
    html: '<div class="actions"><a class="action first" href="/dashboard?tab=autopilot">Open it</a></div>',
  });
  // Looking changes nothing: programs that check links look at every one.
  app.get(`${unsubscribePath}/:token`, { schema: { params: byToken } }, (request, reply) => {
    const personId = links.personOf(request.params.token);
    void reply
      .status(personId === undefined ? 404 : 200)
      .type("text/html; charset=utf-8")
      .send(
        personId === undefined
          ? unknown
          : renderPage({
              title: "No more e-mails?",
              paragraphs: ["Notices are still shown when you open Debt Freedom."],
              html: '<form method="post" class="actions"><button class="action first" type="submit">Stop e-mails</button></form>',
            }),
      );
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { bodyLimit: 1000 },
    (_request, body, done) => {
      body.resume();
      done(null, {});
    },
  );
  app.post(`${unsubscribePath}/:token`, { schema: { params: byToken } }, async (request, reply) => {
    const personId = links.personOf(request.params.token);
    if (personId !== undefined) await preferences.changeIfKnown(personId, { email: false });
    return reply
      .status(personId === undefined ? 404 : 200)
      .type("text/html; charset=utf-8")
      .send(
        personId === undefined
          ? unknown
          : renderPage({
              title: "No more e-mails",
              paragraphs: ["From now on notices are only shown when you open Debt Freedom."],
              html: '<div class="actions"><a class="action second" href="/">Go to the start page</a></div>',
            }),
      );
  });
}
