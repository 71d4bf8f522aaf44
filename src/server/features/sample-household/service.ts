import type { Extraction } from "#contract/extraction.ts";
import { sampleDocuments } from "#contract/sample-household/statements.ts";
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import type { Clock } from "../../platform/clock.ts";
import type { PersonVault } from "../../platform/crypto/port.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import { eraseRowsOf } from "../../platform/database/erase-person.ts";
import type { Database, Sql } from "../../platform/database/port.ts";
import { samplePersonId } from "../../platform/sample-person.ts";
import type { SignedInPerson } from "../../platform/sign-in/person.ts";
import { printPdf } from "./pdf.ts";
import { sampleStorageKey } from "./sample-originals.ts";

/** Which rows a session shows. */
export type Exploring = {
  /** This session shows the sample from now on. */
  readonly exploreSample: (person: SignedInPerson) => Promise<void>;
  /** Every session of the person shows their own rows from now on. */
  readonly leaveSample: (person: SignedInPerson) => Promise<void>;
};

type Scope = { readonly sql: Sql; readonly vault: PersonVault; readonly personId: string };

/** A document as if it had been uploaded and read. */
export type ReadUpload = {
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly storageKey: string;
  readonly uploadedAt: Date;
  readonly extraction: Extraction;
};

export type SampleHouseholdDependencies = Exploring & {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly clock: Clock;
  /** One change of a person's rows at a time. */
  readonly lockLedger: (sql: Sql, personId: string) => Promise<void>;
  readonly addReadDocuments: (scope: Scope, uploads: readonly ReadUpload[]) => Promise<void>;
};

export type SampleHouseholdService = {
  /** Makes the sample household anew, as of `today`, and shows it in this session. */
  load(person: SignedInPerson, today: PlainDate): Promise<void>;
  /** Erases it and shows the person's own rows again. */
  remove(person: SignedInPerson): Promise<void>;
};

const NOON = "T12:00:00Z";

export function createSampleHouseholdService(deps: SampleHouseholdDependencies): SampleHouseholdService {
  const { database, vaults, clock } = deps;
  return {
    async load(person, today) {
      const personId = samplePersonId(person.ownId);
      const now = clock.now();
      const uploads = sampleDocuments(today).map(({ fileName, issuedOn, extraction, pages }): ReadUpload => {
        const issued = new Date(`${issuedOn}${NOON}`);
        return {
          fileName,
          sizeBytes: printPdf(pages).length,
          storageKey: sampleStorageKey(today, fileName),
          uploadedAt: issued < now ? issued : now,
          extraction,
        };
      });
      await database.forPerson(personId, async (sql) => {
        await deps.lockLedger(sql, personId);
        await eraseRowsOf(sql, personId);
        const vault = await vaults.openVault(sql, personId);
        await deps.addReadDocuments({ sql, vault, personId }, uploads);
      });
      await deps.exploreSample(person);
    },
    async remove(person) {
      await deps.leaveSample(person);
      const personId = samplePersonId(person.ownId);
      await database.forPerson(personId, async (sql) => {
        await deps.lockLedger(sql, personId);
        await eraseRowsOf(sql, personId);
      });
    },
  };
}
