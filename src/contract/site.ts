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
export const legalTextsUpdatedOn = "2026-11-21";

function modelSentence(model: SiteFacts["model"]): string {
  if (model === null)
    return "No AI provider is connected: reading and planning work with the built-in engine, and nothing about a document leaves this installation.";
  const where = model.onThisMachine ? "on this machine" : `at ${model.host}`;
  return `The language model ${model.model} ${where} is asked about figures that stay unclear. It is sent the printed rows around them, without addresses and names over them where those are recognised, and four digits of each long number. Every request is listed for you word for word.`;
}

function contactSentence(contact: string | null): string {
  return contact === null
    ? "Please ask whoever runs this installation."
    : `Please write to ${contact}; a person answers.`;
}

/** Puts what this installation is into a text of the public pages: {{contact}} and {{model}}. */
export function fillSiteText(text: string, facts: SiteFacts): string {
  return text
    .replaceAll("{{contact}}", contactSentence(facts.contact))
    .replaceAll("{{model}}", modelSentence(facts.model));
}
