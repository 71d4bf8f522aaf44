/** How exactly bank exports are read, by style; styles held out from the rules apart: npm run -s bench:tables [-- --json] */
import { cpus } from "node:os";
import type { Extraction } from "#contract/extraction.ts";
import { heldOutStyles } from "../samples/tables/held-out-styles.ts";
import { programStyles } from "../samples/tables/program-styles.ts";
import { readBytes } from "../samples/tables/read-bytes.ts";
import { scoreTable } from "../samples/tables/score-table.ts";
import type { TableStyle } from "../samples/tables/table-style.ts";
import { usStyles } from "../samples/tables/us-styles.ts";

const FILES_PER_STYLE = 20;
const FIRST_SEED = 5000;

type Tally = {
  files: number;
  exactFiles: number;
  rows: number;
  exactRows: number;
  wrongRows: number;
  askedRows: number;
  fields: number;
  exactFields: number;
  wrongFields: number;
};
const empty = (): Tally => ({
  files: 0,
  exactFiles: 0,
  rows: 0,
  exactRows: 0,
  wrongRows: 0,
  askedRows: 0,
  fields: 0,
  exactFields: 0,
  wrongFields: 0,
});

/** Files whose confidence says how sure the reader was, for the calibration. */
const sureness: { readonly confidence: number; readonly isExact: boolean }[] = [];

async function measure(style: TableStyle): Promise<Tally> {
  const tally = empty();
  for (let seed = FIRST_SEED; seed < FIRST_SEED + FILES_PER_STYLE; seed++) {
    const { bytes, truth } = style.make(seed);
    tally.files += 1;
    tally.rows += truth.transactions.length;
    const read: Extraction | undefined = await readBytes(bytes).catch(() => undefined);
    if (read === undefined) continue;
    const score = scoreTable(truth, read);
    sureness.push({ confidence: read.confidence, isExact: score.wrongRows === 0 && score.wrongFields === 0 });
    tally.exactFiles += score.isExact ? 1 : 0;
    tally.exactRows += score.exactRows;
    tally.wrongRows += score.wrongRows;
    tally.askedRows += score.askedRows;
    tally.fields += score.fields;
    tally.exactFields += score.exactFields;
    tally.wrongFields += score.wrongFields;
  }
  return tally;
}

const styles = [...usStyles, ...programStyles, ...heldOutStyles];
const known = empty();
const unseen = empty();
console.log("style                        files exact   rows exact wrong asked  fields exact wrong");
const started = process.hrtime.bigint();
for (const style of styles) {
  const tally = await measure(style);
  const sum = style.heldOut ? unseen : known;
  for (const key of Object.keys(sum) as (keyof Tally)[]) sum[key] += tally[key]; // its own keys
  const counts = [
    tally.files,
    tally.exactFiles,
    tally.rows,
    tally.exactRows,
    tally.wrongRows,
    tally.askedRows,
    tally.fields,
    tally.exactFields,
    tally.wrongFields,
  ];
  const [files, exact, ...rest] = counts.map((count) => String(count).padStart(5));
  console.log(
    `${`${style.name}${style.heldOut ? " *" : ""}`.padEnd(28)} ${files} ${exact}  ${rest.join(" ")}`,
  );
}
const seconds = Number(process.hrtime.bigint() - started) / 1e9;

const percent = (part: number, whole: number) => Math.round((10_000 * part) / Math.max(1, whole)) / 100;
const meanConfidence =
  sureness.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, sureness.length);
const figures = {
  rowsExactPct: percent(known.exactRows, known.rows),
  rowsWrongPct: percent(known.wrongRows, known.rows),
  fieldsExactPct: percent(known.exactFields, known.fields),
  filesExactPct: percent(known.exactFiles, known.files),
  heldOutRowsExactPct: percent(unseen.exactRows, unseen.rows),
  heldOutRowsWrongPct: percent(unseen.wrongRows, unseen.rows),
  heldOutFieldsExactPct: percent(unseen.exactFields, unseen.fields),
  heldOutFilesExactPct: percent(unseen.exactFiles, unseen.files),
  meanConfidencePct: Math.round(meanConfidence * 10_000) / 100,
  nothingWrongPct: percent(sureness.filter(({ isExact }) => isExact).length, sureness.length),
  rowsPerSecond: Math.round((known.rows + unseen.rows) / seconds),
};
console.log("* held out: written after the rules, which were not changed for it");
console.table(figures);
if (process.argv.includes("--json")) {
  console.log(
    JSON.stringify({
      bench: "tables",
      figures,
      runs: FILES_PER_STYLE,
      machine: { cpu: cpus()[0]?.model, node: process.version },
    }),
  );
}
