/**
 * How well transactions are categorised: `npm run -s bench:categories`, with `-- --json` for one JSON object on the last line,
 * `-- --errors` for the wrong rows of the tuning part (those of the held-aside part are never printed). Measured on the labelled
 * set of test/samples/descriptors; it never decides pass or fail.
 */
import { cpus } from "node:os";
import { type Categorised, categorise } from "#engine/spending/categorise.ts";
import { categoryKind } from "#engine/spending/category.ts";
import { type LabelledDescriptor, labelledDescriptors } from "../samples/descriptors/labelled-descriptors.ts";

type Answer = { readonly row: LabelledDescriptor; readonly found: Categorised };

const percent = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number(((100 * part) / whole).toFixed(2));

const started = performance.now();
const rows = labelledDescriptors();
const made = performance.now();
const answers = rows.map((row): Answer => {
  return {
    row,
    found: categorise({ description: row.description, amount: row.cents, account: row.account }),
  };
});
const finished = performance.now();

const isRight = ({ row, found }: Answer): boolean => row.category === found.category;
const isRightKind = ({ row, found }: Answer): boolean => categoryKind(row.category) === found.kind;

function score(part: readonly Answer[]) {
  return {
    rows: part.length,
    merchants: new Set(part.map(({ row }) => row.merchant)).size,
    subcategoryPct: percent(part.filter(isRight).length, part.length),
    kindPct: percent(part.filter(isRightKind).length, part.length),
  };
}

const tuning = answers.filter(({ row }) => !row.isHeldAside);
const heldAside = answers.filter(({ row }) => row.isHeldAside);
const [tuned, held] = [score(tuning), score(heldAside)];

if (process.argv.includes("--errors")) {
  for (const { row, found } of tuning.filter((answer) => !isRight(answer))) {
    console.log(
      `${row.category.padEnd(14)} ${found.category.padEnd(14)} ${row.account.padEnd(7)} ${row.description}`,
    );
  }
}

console.log("part         rows  merchants  sub-category  kind");
for (const [name, part] of [
  ["tuning", tuned],
  ["held aside", held],
] as const) {
  console.log(
    `${name.padEnd(11)} ${String(part.rows).padStart(5)} ${String(part.merchants).padStart(10)} ${`${part.subcategoryPct} %`.padStart(13)} ${`${part.kindPct} %`.padStart(8)}`,
  );
}
const microseconds = Number((((finished - made) * 1000) / rows.length).toFixed(1));
console.log(`${rows.length} rows, one run; ${microseconds} µs each, cold`);

/** Of the answers above a confidence, how many are right: what a person may rely on. */
for (const least of [0.9, 0.75, 0.5]) {
  const sure = heldAside.filter(({ found }) => found.confidence >= least);
  console.log(
    `held aside, confidence ${least} or more: ${percent(sure.length, heldAside.length)} % of the rows, ${percent(sure.filter(isRight).length, sure.length)} % right`,
  );
}

if (process.argv.includes("--json")) {
  const figures = {
    subcategoryPct: held.subcategoryPct,
    kindPct: held.kindPct,
    tuningSubcategoryPct: tuned.subcategoryPct,
    tuningKindPct: tuned.kindPct,
    heldAsideRows: held.rows,
    tuningRows: tuned.rows,
    microsecondsEach: microseconds,
  };
  const machine = { cpu: cpus()[0]?.model ?? "unknown", cores: cpus().length, node: process.version };
  console.log(JSON.stringify({ bench: "categories", figures, machine, setupMs: Math.round(made - started) }));
}
