import { z } from "zod";

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
});
export type AlertPreferences = z.infer<typeof alertPreferencesSchema>;

/** What a person has who never changed anything. */
export const defaultAlertPreferences: AlertPreferences = {
  onlyMissedPayments: true,
  onlyEmergencies: true,
  monthlyReportOnly: true,
  quietMode: true,
  email: true,
};

/** The body of POST (the page sends all of a set at once) and PATCH: what is named changes, the rest stays. */
export const alertPreferencesChangeSchema = alertPreferencesSchema.partial().strict();
export type AlertPreferencesChange = z.infer<typeof alertPreferencesChangeSchema>;
