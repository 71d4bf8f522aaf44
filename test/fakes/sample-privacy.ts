import type { Notice, Outbox } from "#contract/notifications.ts";
import { defaultPrivacyChoices, type PrivacySettings, type PrivacySummary } from "#contract/privacy.ts";
import type { Household } from "./sample-household.ts";

/** What somebody has decided who never decided anything. */
export const samplePrivacySettings: PrivacySettings = {
  ...defaultPrivacyChoices,
  encryptionEnabled: true,
  shareWithPartners: false,
  model: null,
  visits: {},
};

/** A model elsewhere, of a name as long as some have. */
export const sampleModel: NonNullable<PrivacySettings["model"]> = {
  host: "models.example.com",
  model: "reading-model-large-2026-10-01-preview",
  onThisMachine: false,
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

/** As where nobody set up a mail server. */
export const sampleOutbox: Outbox = {
  isSending: false,
  mails: [
    {
      id: "notice_1",
      subject: "A payment is past due",
      text: "Evergreen Bank: $57.00 past due\n\nPay it first, by hand, today.\n\nhttps://debt.example/dashboard?tab=debts",
      dueAt: "2026-11-20T15:00:00.000Z",
    },
  ],
};

/** What somebody is told whose payment is late. */
export const sampleNotices: readonly Notice[] = [
  {
    id: "notice_0",
    kind: "missed-payment",
    title: "Harbor Visa: $57.00 was due on 7 November 2026 and is not paid",
    sentences: ["Pay it by hand today. If you cannot, call them: many lenders waive a first late fee."],
    path: "/dashboard?tab=autopilot",
    madeAt: "2026-11-20T10:00:00.000Z",
  },
  {
    id: "notice_1",
    kind: "monthly-report",
    title: "Your November 2026: debt-free on 14 March 2029",
    sentences: ["That is 6 days sooner than in the last report."],
    path: "/dashboard",
    madeAt: "2026-11-01T10:00:00.000Z",
  },
];
