import { z } from "zod";

/** GET /api/auth/user: 200 with this, 401 when signed out. */
export const currentUserSchema = z.object({
  id: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  /** Present only while a paid subscription entitles the person. */
  stripeSubscriptionId: z.string().nullable(),
  /** True when the person signed in through the development provider: the app shows a banner. */
  developmentSignIn: z.boolean(),
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
