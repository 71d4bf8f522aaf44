import type { SessionList } from "#contract/account.ts";

/** This browser, a phone and an old laptop. */
export const sampleSessions: SessionList = [
  {
    id: "session_here",
    current: true,
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
    signedInAt: "2026-11-02T12:00:00.000Z",
    lastSeenAt: "2026-11-20T12:00:00.000Z",
    expiresAt: "2026-12-02T12:00:00.000Z",
  },
  {
    id: "session_phone",
    current: false,
    userAgent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1",
    signedInAt: "2026-10-28T12:00:00.000Z",
    lastSeenAt: "2026-11-19T12:00:00.000Z",
    expiresAt: "2026-11-28T12:00:00.000Z",
  },
  {
    id: "session_laptop",
    current: false,
    userAgent: "",
    signedInAt: "2026-10-24T12:00:00.000Z",
    lastSeenAt: "2026-10-25T12:00:00.000Z",
    expiresAt: "2026-11-24T12:00:00.000Z",
  },
];
