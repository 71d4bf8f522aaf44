/** The secret of an invitation, from the address to the page that takes it; signing in lies between them. */
const KEY = "household-invitation";

/** The address that invitations lead to. */
export const joinPath = "/family/join";

/** Keeps what the address carries behind its "#", for this tab alone; storage that is closed to us keeps nothing. */
export function keepInvitation(hash: string): void {
  const token = hash.slice(1);
  if (token === "") return;
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // The address still has it.
  }
}

/** Undefined where none was opened in this tab. */
export function keptInvitation(hash: string): string | undefined {
  const token = hash.slice(1);
  if (token !== "") return token;
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function dropInvitation(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
