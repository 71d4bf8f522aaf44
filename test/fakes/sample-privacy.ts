import { defaultPrivacyChoices, type PrivacySettings, type PrivacySummary } from "#contract/privacy.ts";
import type { Household } from "./sample-household.ts";

/** What somebody has decided who never decided anything. */
export const samplePrivacySettings: PrivacySettings = {
  ...defaultPrivacyChoices,
  encryptionEnabled: true,
  shareWithPartners: false,
  visits: {},
};

/** What is kept of a made-up household. */
export function privacySummaryOf({ documents, debts }: Household): PrivacySummary {
  return {
    documentsCount: documents.length,
    debtsCount: debts.length,
    originalsCount: documents.length,
    sizeBytes: documents.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0),
    oldestData: documents.length === 0 ? null : "2026-09-14",
    lastBackup: "2026-11-20T03:00:12.000Z",
  };
}
