/**
 * Where to go after signing in: a path of ours, or the start page. Anything a browser could read as another host is refused:
 * `//evil.test`, `/\evil.test`, `/<tab>/evil.test`, and `/.//evil.test`, which only becomes `//evil.test` once its dots are
 * resolved. Addresses that answer with data or start another sign-in are no place to land either.
 */
export function parseReturnTo(asked: unknown): string {
  if (typeof asked !== "string" || !asked.startsWith("/") || asked.length > maxLength) return startPage;
  if (asked.includes("\\") || !URL.canParse(asked, placeholderOrigin)) return startPage;
  const url = new URL(asked, placeholderOrigin);
  const path = url.pathname + url.search + url.hash;
  if (url.origin !== placeholderOrigin || path.startsWith("//") || notAPage.test(url.pathname))
    return startPage;
  return path;
}

const startPage = "/";
const maxLength = 2000;
const placeholderOrigin = "https://return-to.invalid";
const notAPage = /^\/(api|dev-idp)(\/|$)/i;
