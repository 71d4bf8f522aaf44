import type { EgressPage } from "#contract/egress.ts";
import { sampleModel } from "./sample-privacy.ts";

/** Nothing left: the product as it is installed. */
export const nothingLeft: EgressPage = { modelInUse: null, entries: [], next: null };

const words = Array.from({ length: 40 }, (_, index) => `[${index}]Balance [${index + 100}]$1,234.56`).join(
  " ",
);

/** A model elsewhere, a long question that was answered, and one that was not. */
export const askedElsewhere: EgressPage = {
  modelInUse: sampleModel,
  entries: (["answered", "timed-out"] as const).map((outcome, index) => ({
    id: `egress_${index}`,
    sentAt: "2026-11-20T09:05:00.000Z",
    documentId: "doc_1",
    fileName: "Scan_2026_11_20_store_card_statement_with_a_long_name.pdf",
    host: "models.example.com",
    model: "reading-model-large-2026-10-01-preview",
    sizeBytes: 3210,
    outcome,
    text: JSON.stringify({
      model: "reading-model-large",
      messages: [{ role: "user", content: `LINES\np1: ${words}` }],
    }),
  })),
  next: "egress_1",
};
