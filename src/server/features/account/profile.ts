/** What the sign-in provider said of a person, as it is kept. */
import { z } from "zod";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import type { Identity } from "../../platform/sign-in/identity.ts";
import { loadPerson } from "./repository.ts";

const profileSchema = z.object({
  issuer: z.string(),
  subject: z.string(),
  email: z.string().nullable(),
  name: z.string().nullable(),
  developmentSignIn: z.boolean(),
});
export type Profile = z.infer<typeof profileSchema>;

const place = (personId: string) => ({ table: "people", rowId: personId, column: "profile_sealed" });

export function sealProfile(vault: PersonVault, personId: string, identity: Identity): Buffer {
  const { issuer, subject, email, name, developmentSignIn } = identity;
  const profile: Profile = { issuer, subject, email, name, developmentSignIn };
  return vault.seal(place(personId), JSON.stringify(profile));
}

export function openProfile(vault: PersonVault, personId: string, sealed: Buffer): Profile {
  return profileSchema.parse(JSON.parse(vault.open(place(personId), sealed).toString("utf8")));
}

/** Undefined when there is no such person (any more). */
export async function findProfile(
  deps: { readonly database: Database; readonly vaults: Vaults },
  personId: string,
): Promise<Profile | undefined> {
  return deps.database.forPerson(personId, async (sql) => {
    const row = await loadPerson(sql, personId);
    if (row === undefined) return undefined;
    return openProfile(await deps.vaults.openVault(sql, personId), personId, row.profileSealed);
  });
}
