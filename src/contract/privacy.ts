import { z } from "zod";
import { modelInUseSchema } from "./egress.ts";
import { plainDateSchema } from "./extraction.ts";

const longestRetentionDays = 3650;

/** After how many days an original is erased unless the person decides otherwise. */
export const defaultOriginalDays = 30;
/** After how many days after the last debt everything is erased where the person switched that on. */
export const debtFreeErasureDays = 90;

/** Until when an uploaded file itself is kept; what was read from it stays. */
export const originalsKept = ["thirty-days", "retention-days", "until-read"] as const;

/** Pages whose visits can be counted: never which document or debt. */
export const countedPages = [
  "/dashboard",
  "/upload",
  "/documents",
  "/profile",
  "/settings",
  "/privacy-settings",
] as const;

/** What a person can decide. */
export const privacyChoicesSchema = z.object({
  /** Erase everything `debtFreeErasureDays` after the last debt is paid, after two notices. */
  autoDeleteAfterDebtFree: z.boolean(),
  keepOriginals: z.enum(originalsKept),
  /** Counts with `keepOriginals` "retention-days". */
  dataRetentionDays: z.int().min(1).max(longestRetentionDays),
  /** Name and e-mail address are shown nowhere and put into no e-mail and no request to a model. */
  anonymousMode: z.boolean(),
  /** Which pages are opened is counted, on this installation alone. */
  allowAnalytics: z.boolean(),
  /**
   * Where a model is configured, it may be asked about this person's documents. Until the person says something it is false for a
   * model elsewhere and true for one on this machine; a yes counts for the host that it was said of.
   */
  allowModel: z.boolean(),
  /**
   * The same for questions to the assistant that its rules do not understand. A model on this machine hears them as long as it may be
   * asked at all; one elsewhere only after a yes of its own.
   */
  allowModelQuestions: z.boolean(),
});
export type PrivacyChoices = z.infer<typeof privacyChoicesSchema>;

export const defaultPrivacyChoices: PrivacyChoices = {
  autoDeleteAfterDebtFree: false,
  keepOriginals: "thirty-days",
  dataRetentionDays: 90,
  anonymousMode: false,
  allowAnalytics: false,
  allowModel: false,
  allowModelQuestions: false,
};

/** GET /api/privacy/settings: the choices, and what cannot be chosen. */
export const privacySettingsSchema = privacyChoicesSchema.extend({
  encryptionEnabled: z.literal(true),
  shareWithPartners: z.literal(false),
  /** The model that `allowModel` is about; null where none is configured. */
  model: modelInUseSchema.nullable(),
  /** How often each page was opened while usage analytics were on; empty while they are off. */
  visits: z.record(z.string(), z.int()),
});
export type PrivacySettings = z.infer<typeof privacySettingsSchema>;

/** PATCH /api/privacy/settings: what is named changes, the rest stays. */
export const privacyChangeSchema = privacyChoicesSchema.partial().strict();
export type PrivacyChange = z.infer<typeof privacyChangeSchema>;

/** POST /api/privacy/visits: a page was opened. Nothing is kept unless the person switched usage analytics on. */
export const visitSchema = z.strictObject({ page: z.enum(countedPages) });
export type CountedPage = z.infer<typeof visitSchema>["page"];

/** GET /api/privacy/summary */
export const privacySummarySchema = z.object({
  documentsCount: z.int(),
  debtsCount: z.int(),
  /** Originals that are still kept, and their bytes. */
  originalsCount: z.int(),
  sizeBytes: z.int(),
  /** The day of the oldest upload; null without any. */
  oldestData: plainDateSchema.nullable(),
  /** When the newest complete backup was made that holds this person; null where none does. */
  lastBackup: z.iso.datetime().nullable(),
});
export type PrivacySummary = z.infer<typeof privacySummarySchema>;

/** DELETE /api/user/data, DELETE /api/privacy/delete-all and DELETE /api/account: what is gone, counted after the fact. */
export const erasedSchema = z.object({
  erasedRows: z.int(),
  /** Rows of what was to be erased that are still there. */
  remainingRows: z.literal(0),
  /** What has to be kept by law, in a sentence each. */
  keptByLaw: z.array(z.string()),
});
export type Erased = z.infer<typeof erasedSchema>;

/** POST /api/privacy/import */
export const importedSchema = z.object({ rows: z.int(), originals: z.int() });
export type Imported = z.infer<typeof importedSchema>;
