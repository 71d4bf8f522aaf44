import { alertPreferencesChangeSchema, alertPreferencesSchema } from "#contract/notifications.ts";
import type { RegisterRoutes } from "../../platform/http/app-type.ts";
import type { RequirePerson } from "../../platform/sign-in/person.ts";
import type { NoticePreferences } from "./preferences.ts";

/** Preferences belong to who signed in, also while they look at the sample household. */
export function noticesRoutes(preferences: NoticePreferences, requirePerson: RequirePerson): RegisterRoutes {
  return (app) => {
    app.get(
      "/api/alert-preferences",
      { preHandler: requirePerson, schema: { response: { 200: alertPreferencesSchema } } },
      (request) => preferences.getPreferences(request.person.ownId),
    );
    const change = {
      preHandler: requirePerson,
      schema: { body: alertPreferencesChangeSchema, response: { 200: alertPreferencesSchema } },
    };
    app.post("/api/alert-preferences", change, (request) =>
      preferences.change(request.person.ownId, request.body),
    );
    app.patch("/api/alert-preferences", change, (request) =>
      preferences.change(request.person.ownId, request.body),
    );
  };
}
