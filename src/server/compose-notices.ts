import { dayText } from "#contract/plan-sentences.ts";
import { addDays } from "#engine/calendar/months.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { FeatureDependencies } from "./compose-features.ts";
import { findProfile } from "./features/account/profile.ts";
import { lockLedger } from "./features/ledger/repository.ts";
import { renderMail } from "./features/notices/mail.ts";
import { dayIn } from "./features/notices/notice-rules.ts";
import { createNoticePreferences } from "./features/notices/preferences.ts";
import { noticesRoutes, unsubscribePath } from "./features/notices/routes.ts";
import { createNoticesService, type NoticesDependencies } from "./features/notices/service.ts";
import { createUnsubscribeLinks } from "./features/notices/unsubscribe.ts";
import type { RegisterRoutes } from "./platform/http/app-type.ts";

export type Notices = {
  readonly routes: RegisterRoutes;
  readonly keepInformed: (personId: string) => Promise<void>;
  /** The day that it is where the person is told things. */
  readonly dayOf: (personId: string) => Promise<PlainDate>;
  readonly tellErasure: (personId: string, on: PlainDate, count: 1 | 2) => Promise<void>;
};

/** What people are told, in the app and by e-mail. */
export function composeNotices(
  deps: Pick<
    FeatureDependencies,
    "database" | "vaults" | "clock" | "requirePerson" | "publicUrl" | "mailer"
  > &
    Pick<NoticesDependencies, "getStatus" | "presentPlan" | "otherNotices">,
): Notices {
  const { publicUrl, mailer } = deps;
  const preferences = createNoticePreferences({ ...deps, lockLedger });
  const links = createUnsubscribeLinks(deps.vaults);
  const notices = createNoticesService({
    ...deps,
    getPreferences: preferences.getPreferences,
    async mail(personId, notice) {
      const to = (await findProfile(deps, personId))?.email ?? null;
      if (mailer === undefined || to === null) return false;
      const unsubscribeUrl = `${publicUrl}${unsubscribePath}/${links.tokenFor(personId)}`;
      const mail = renderMail(notice, { pageUrl: `${publicUrl}${notice.path}`, unsubscribeUrl });
      await mailer({ ...mail, id: notice.id, to, unsubscribeUrl });
      return true;
    },
  });
  return {
    routes: noticesRoutes({ ...deps, preferences, notices, links, isSending: mailer !== undefined }),
    keepInformed: notices.keepInformed,
    dayOf: async (personId) => dayIn(deps.clock.now(), (await preferences.getPreferences(personId)).timeZone),
    tellErasure: (personId, on, count) =>
      notices.tell(personId, {
        kind: "erasure",
        subject: `erasure ${on} ${count}`,
        title: `Everything is erased on ${dayText(on)}, as you chose`,
        sentences: [
          "You are debt-free, and you asked for all data to be erased then. Nothing is left to do if that is still right.",
          "To keep your data, switch it off in the privacy settings, or export everything first.",
        ],
        path: "/privacy-settings",
        until: addDays(on, 1),
      }),
  };
}
