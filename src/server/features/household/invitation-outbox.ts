/** Invitations by e-mail: each goes out once, and is tried again where the mail server was away. */
import type { PersonVault } from "../../platform/crypto/port.ts";
import { findInHousehold, type HouseholdDatabase } from "./in-household.ts";
import { findInvitationById, loadInvitationsToMail, saveMailing } from "./repository.ts";

export type InvitationMail = {
  /** The same for each try. */
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly url: string;
  readonly expiresAt: Date;
};

export type InvitationContent = {
  /** Null for a link that is passed on. */
  readonly email: string | null;
  /** What the link carries: only as long as a mail with it may still have to go out. */
  readonly token?: string;
};

const place = (id: string) => ({ table: "household_invitations", rowId: id, column: "content" });
export const sealInvitation = (vault: PersonVault, id: string, content: InvitationContent): Buffer =>
  vault.seal(place(id), JSON.stringify(content));
// The vault proves that it is what was sealed above: no second validation.
export const openInvitation = (vault: PersonVault, id: string, sealed: Buffer): InvitationContent =>
  JSON.parse(vault.open(place(id), sealed).toString()) as InvitationContent;

/** Behind the "#" it reaches no server but in the body of the one request that accepts it. */
export const invitationUrl = (publicUrl: string, token: string): string =>
  `${publicUrl}/family/join#${token}`;

const MINUTE_MS = 60_000;
/** Six tries within a day; later an invitation would surprise more than help, and its link was shown to who made it. */
const MOST_TRIES = 6;
const againAfter = (tries: number, now: Date): Date =>
  new Date(now.getTime() + 15 * MINUTE_MS * 4 ** Math.min(tries, 2));

export type InvitationOutboxDependencies = HouseholdDatabase & {
  readonly publicUrl: string;
  /** What the invited person is told about who invites. */
  readonly nameOf: (personId: string) => Promise<string>;
  /** Undefined where no mail server is set up. Rejects when the mail could not be handed in. */
  readonly mailInvitation: ((mail: InvitationMail) => Promise<void>) | undefined;
};

export function createInvitationOutbox(deps: InvitationOutboxDependencies) {
  const { database, clock, mailInvitation } = deps;

  const inHousehold = <T>(
    personId: string,
    work: Parameters<typeof findInHousehold<T>>[3],
  ): Promise<T | undefined> =>
    database.forPerson(personId, (sql) => findInHousehold(deps, sql, personId, work, true));

  /** Takes a mail for one try; nobody else tries until it is due again, also when this process dies now. */
  const claim = (personId: string, id: string) =>
    inHousehold(personId, async ({ sql, household, vault }) => {
      const now = clock.now();
      const row = await findInvitationById(sql, household.personId, id);
      if (row?.mailAgainAt == null || row.mailAgainAt > now) return undefined;
      const { email, token } = openInvitation(vault, id, row.contentSealed);
      const isOver = row.mailTries >= MOST_TRIES || row.expiresAt <= now;
      if (isOver || email === null || token === undefined) {
        await saveMailing(sql, household.personId, id, {
          mailAgainAt: null,
          contentSealed: sealInvitation(vault, id, { email }),
        });
        return undefined;
      }
      await saveMailing(sql, household.personId, id, {
        mailTries: row.mailTries + 1,
        mailAgainAt: againAfter(row.mailTries, now),
      });
      return { email, token, expiresAt: row.expiresAt };
    });

  /** Whether the mail of this invitation went out now. */
  async function tryMail(personId: string, id: string): Promise<boolean> {
    if (mailInvitation === undefined) return false;
    const mail = await claim(personId, id);
    if (mail === undefined) return false;
    const { email: to, token, expiresAt } = mail;
    const url = invitationUrl(deps.publicUrl, token);
    try {
      await mailInvitation({ id, to, from: await deps.nameOf(personId), url, expiresAt });
    } catch {
      // The mail server's words may quote the address; that it failed is seen by the tries.
      return false;
    }
    // Killed right here, it is sent once more, under the same Message-ID.
    await inHousehold(personId, async ({ sql, household, vault }) => {
      const contentSealed = sealInvitation(vault, id, { email: to });
      await saveMailing(sql, household.personId, id, { mailAgainAt: null, contentSealed });
    });
    return true;
  }

  return {
    sends: mailInvitation !== undefined,
    tryMail,

    /** Tries what is due of the household that the person owns. */
    async mailDue(personId: string): Promise<void> {
      if (mailInvitation === undefined) return;
      const due = await inHousehold(personId, async ({ sql, household }) =>
        household.ownerId === personId ? loadInvitationsToMail(sql, household.personId, clock.now()) : [],
      );
      for (const { id } of due ?? []) await tryMail(personId, id);
    },
  };
}
