import type { AccessToken } from "#contract/access-tokens.ts";

/** One in use, one that was never used, and one that is over. */
export const sampleAccessTokens: readonly AccessToken[] = [
  {
    id: "token_sheet",
    name: "Spreadsheet at home",
    scope: "read",
    createdAt: "2026-11-01T12:00:00.000Z",
    expiresAt: "2027-11-01T12:00:00.000Z",
    isExpired: false,
    lastUsedAt: "2026-11-19T12:00:00.000Z",
  },
  {
    id: "token_upload",
    name: "Script that uploads the statements of both banks on the first of the month",
    scope: "write",
    createdAt: "2026-10-20T12:00:00.000Z",
    expiresAt: "2027-01-18T12:00:00.000Z",
    isExpired: false,
    lastUsedAt: null,
  },
  {
    id: "token_old",
    name: "Old phone",
    scope: "ask",
    createdAt: "2026-08-01T12:00:00.000Z",
    expiresAt: "2026-08-31T12:00:00.000Z",
    isExpired: true,
    lastUsedAt: "2026-08-30T12:00:00.000Z",
  },
];
