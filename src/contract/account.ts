import { z } from "zod";

/**
 * Who the page believes is signed in: the id from GET /api/auth/user, as this header, or as the query parameter `person` where no
 * header can be sent (the event stream). When it is somebody else by now (another tab signed in), the answer is 409 OTHER_PERSON
 * and nothing is done. Callers without a page leave it out.
 */
export const personHeader = "x-person";

/** YYYY-MM-DD: today on the person's own calendar. Callers without a page may leave it out. */
export const dayHeader = "x-day";

/** GET /api/auth/user: 200 with this, 401 when signed out. */
export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** Present only while a paid subscription entitles the person. */
  stripeSubscriptionId: z.string().nullable(),
  /** True when the person signed in through the development provider: the app shows a banner. */
  developmentSignIn: z.boolean(),
  /** True while the pages show the sample household instead of the person's own figures; `id` is another one meanwhile. */
  exploresSample: z.boolean(),
  /** True when the person decided that name and address are shown nowhere; both are null then. */
  isAnonymous: z.boolean().optional(),
  /** True when the person switched usage analytics on: the app then says which page is opened. */
  countsVisits: z.boolean().optional(),
});
export type CurrentUser = z.infer<typeof currentUserSchema>;

/** POST /api/logout: end our session, then visit this address to end the provider's. */
export const logoutResponseSchema = z.object({ redirectTo: z.string() });

/** GET /api/sessions: where the person is signed in, the latest use first. */
export const sessionSchema = z.object({
  id: z.string(),
  /** True for the session that asks. */
  current: z.boolean(),
  userAgent: z.string(),
  signedInAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export const sessionListSchema = z.array(sessionSchema);
export type SessionList = z.infer<typeof sessionListSchema>;

/** POST /api/sessions/revoke-others */
export const revokedSessionsSchema = z.object({ revoked: z.number().int() });
