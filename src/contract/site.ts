import { z } from "zod";
import { modelInUseSchema } from "./egress.ts";

/** GET /api/site: what public pages say about the installation they run on. */
export const siteFactsSchema = z.object({
  /** Where questions go; null when nobody has named an address. */
  contact: z.string().nullable(),
  /** The language model that is configured; null when there is none. */
  model: modelInUseSchema.nullable(),
});
export type SiteFacts = z.infer<typeof siteFactsSchema>;

/** The day on which the legal texts last changed. */
export const legalTextsUpdatedOn = "2026-11-22";

function modelSentence(model: SiteFacts["model"]): string {
  if (model === null)
    return "Here none is connected: reading and planning work with the built-in engine, and nothing about a document leaves this installation.";
  const where = model.onThisMachine ? "on the same machine" : `at ${model.host}`;
  const when = model.onThisMachine
    ? "It may be asked until you forbid it"
    : "It is asked only after you allowed it";
  return `Here one is connected: ${model.model}, ${where}. ${when}.`;
}

function contactSentence(contact: string | null): string {
  return contact === null ? "Please ask whoever runs this installation." : `Please write to ${contact}.`;
}

const contactMark = "{{contact}}";
const modelMark = "{{model}}";

/** Puts what this installation is into a text of the public pages: {{contact}} and {{model}}. */
export function fillSiteText(text: string, facts: SiteFacts): string {
  return text
    .replaceAll(contactMark, contactSentence(facts.contact))
    .replaceAll(modelMark, modelSentence(facts.model));
}

/** Whether a text says something of the running installation, which is not known before it was asked. */
export const needsSiteFacts = (text: string): boolean =>
  text.includes(contactMark) || text.includes(modelMark);
