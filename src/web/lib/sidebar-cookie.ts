import { browserMemoryDays } from "#contract/kept-for.ts";

const NAME = "sidebar_state";
const MAX_AGE_SECONDS = browserMemoryDays.sidebar * 24 * 60 * 60;

/** Expanded unless the cookie says otherwise. */
export function readSidebarCookie(cookies: string): boolean {
  const value = cookies
    .split(";")
    .map((part) => part.trim().split("="))
    .find(([name]) => name === NAME)?.[1];
  return value !== "false";
}

/** The cookie to assign to `document.cookie`: remembered for seven days. */
export function sidebarCookie(expanded: boolean): string {
  return `${NAME}=${expanded}; path=/; max-age=${MAX_AGE_SECONDS}; samesite=lax`;
}
