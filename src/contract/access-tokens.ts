import { z } from "zod";

/** For how many days a token may be made. */
export const accessTokenDays = [30, 90, 365] as const;
/** A person has at most so many, those that ended counted too until they are removed. */
export const mostAccessTokens = 20;
export const longestTokenName = 60;
/**
 * read: nothing but GET. write: what the listed routes change, too. ask: the tools of the assistant at `programPath`, and nothing else.
 */
export const accessTokenScopes = ["read", "write", "ask"] as const;
export const accessTokenScopeSchema = z.enum(accessTokenScopes);
export type AccessTokenScope = z.infer<typeof accessTokenScopeSchema>;

/** POST /api/access-tokens: only for who proved within ten minutes who they are. */
export const newAccessTokenSchema = z.object({
  /** What it is for, in the person's words. */
  name: z.string().trim().min(1).max(longestTokenName),
  days: z.literal([...accessTokenDays]),
  scope: accessTokenScopeSchema,
});
export type NewAccessToken = z.infer<typeof newAccessTokenSchema>;

/** GET /api/access-tokens: the newest first. The token itself is never among it. */
export const accessTokenSchema = z.object({
  id: z.string(),
  name: z.string(),
  scope: accessTokenScopeSchema,
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** By the clock of the server. */
  isExpired: z.boolean(),
  /** To the minute; null before the first use. */
  lastUsedAt: z.iso.datetime().nullable(),
});
export const accessTokenListSchema = z.array(accessTokenSchema);
export type AccessToken = z.infer<typeof accessTokenSchema>;

/** The only answer that holds the token. */
export const accessTokenMadeSchema = accessTokenSchema.extend({ token: z.string() });
export type AccessTokenMade = z.infer<typeof accessTokenMadeSchema>;
