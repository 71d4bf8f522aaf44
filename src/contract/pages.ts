/** Pages for everybody. */
export const publicPaths = ["/pricing", "/pitch", "/privacy", "/security", "/terms"] as const;

/** Pages of the signed-in product besides "/", in the router's notation. */
export const personPaths = [
  "/dashboard",
  "/upload",
  "/documents",
  "/documents/review",
  "/documents/:id",
  "/profile",
  "/advisor",
  "/family",
  "/family/join",
  "/guides/:slug",
  "/settings",
  "/privacy-settings",
  "/what-left",
  "/checkout",
  "/subscribe",
  "/payment-success",
  "/subscription-success",
] as const;

/** Whether a page stands at this address (without query) for somebody who is signed in. */
export function isPersonPath(path: string): boolean {
  const parts = path.split("/");
  return personPaths.some((pattern) => {
    const wanted = pattern.split("/");
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith(":") ? parts[index] !== "" : part === parts[index]))
    );
  });
}
