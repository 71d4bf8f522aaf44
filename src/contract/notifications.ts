import { z } from "zod";

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

/**
 * GET, POST and PATCH /api/alert-preferences: which notices a person gets. Each kind that is true is told; Quiet Mode holds everything
 * but money at risk back to at most one notice a month.
 */
export const alertPreferencesSchema = z.object({
  /** A due date passed, and neither a statement nor the person says that it was paid. */
  onlyMissedPayments: z.boolean(),
  /** Money is at risk before the next payday, or interest is about to jump. */
  onlyEmergencies: z.boolean(),
  /** One page a month: progress, the debt-free date, what to set up. */
  monthlyReportOnly: z.boolean(),
  quietMode: z.boolean(),
  /** Notices also go to the address that the sign-in provider vouches for. */
  email: z.boolean(),
  /** IANA name, such as "America/Chicago": e-mails go out in the daytime there. */
  timeZone: z.string().max(60).refine(isTimeZone, "is not the name of a time zone"),
});
export type AlertPreferences = z.infer<typeof alertPreferencesSchema>;

/** What a person has who never changed anything. */
export const defaultAlertPreferences: AlertPreferences = {
  onlyMissedPayments: true,
  onlyEmergencies: true,
  monthlyReportOnly: true,
  quietMode: true,
  email: true,
  timeZone: "UTC",
};

/** The body of POST (the page sends all of a set at once) and PATCH: what is named changes, the rest stays. */
export const alertPreferencesChangeSchema = alertPreferencesSchema.partial().strict();
export type AlertPreferencesChange = z.infer<typeof alertPreferencesChangeSchema>;

export const noticeKinds = [
  "missed-payment",
  "past-due",
  "minimum-short",
  "low-balance",
  "promotion-ends",
  "shortfall",
  "monthly-report",
  "statement-due",
  "erasure",
  "renewal-failed",
] as const;

/** GET /api/notices: what a person should know now, the most urgent first; what is over or read is not among them. */
export const noticeSchema = z.object({
  id: z.string(),
  kind: z.enum(noticeKinds),
  title: z.string(),
  /** What happened, and what to do. */
  sentences: z.array(z.string()),
  /** The page on which it can be done. */
  path: z.string(),
  madeAt: z.iso.datetime(),
});
export type Notice = z.infer<typeof noticeSchema>;
export const noticeListSchema = z.array(noticeSchema);

/** GET /api/notices/outbox: what would have gone out by e-mail, newest first, while nobody set up a mail server here. */
export const outboxSchema = z.object({
  /** Mails are sent: then nothing is listed. */
  isSending: z.boolean(),
  mails: z.array(
    z.object({ id: z.string(), subject: z.string(), text: z.string(), dueAt: z.iso.datetime() }),
  ),
});
export type Outbox = z.infer<typeof outboxSchema>;
