import { readFile } from "node:fs/promises";
import { pictureTools } from "#pipeline/isolation/picture-tools.ts";
import { readDocument } from "#pipeline/read-document.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { readPages } from "#pipeline/extract/reading.ts";
import { compileLexicon, findLabels } from "#pipeline/extract/candidates/find-labels.ts";
import { pairValues } from "#pipeline/extract/candidates/pair-values.ts";
import { cardDecoys, cardLabels } from "#pipeline/extract/lexicon/card-labels.ts";
import { understandCardWords } from "#pipeline/extract/lexicon/card-words.ts";
import { commonLabels } from "#pipeline/extract/lexicon/common-labels.ts";
const LEXICON = compileLexicon([...cardLabels, ...commonLabels], cardDecoys, understandCardWords);
for (const f of process.argv.slice(2)) {
  const bytes = await readFile(f);
  const d = await readDocument(bytes, await identify(bytes), pictureTools);
  const r = readPages(d.pages);
  const labels = findLabels(r.sheet, r.values, LEXICON);
  if (process.env["DBG"]) for (const l of labels) if (l.span.segment.row === Number(process.env["DBG"])) console.log("LABEL", l.label, l.span.text, l.coverage, l.stacked);
  console.log("=====", f.split("/").at(-1));
  for (const c of pairValues(r.sheet, r.values, labels)) console.log(c.field.padEnd(20), c.value.span.text.padEnd(14), c.score.toFixed(2), `r${c.label.span.segment.row}`, c.label.span.text, "|", c.label.label.weight, c.label.coverage.toFixed(2));
}
