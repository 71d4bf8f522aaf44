import {
  type Check,
  type Evidence,
  type Extraction,
  extractionSchema,
  sumWarning,
} from "#contract/extraction.ts";
import { entryOf } from "./figure-paths.ts";
import { type Anchor, placeFigure } from "./place-figure.ts";
import { recomputeChecks } from "./recompute-checks.ts";

/** What a person said about one figure, as it is kept. */
export type StoredCorrection = {
  readonly id: string;
  /** Where the figure was when it was corrected; another reading may have it elsewhere. */
  readonly path: string;
  readonly anchor: Anchor;
  /** Null: this document does not show the figure. */
  readonly value: string | null;
  /** What was read as a fact; null when nothing was. */
  readonly was: string | null;
  readonly madeAt: Date;
  readonly undoneAt: Date | null;
};

export type CorrectedExtraction = {
  /** What counts: the reading with the person's word in place of what was read. */
  readonly extraction: Extraction;
  /** Every correction that counts, by the figure's path in this reading. */
  readonly corrections: ReadonlyMap<string, StoredCorrection>;
  /** Corrections whose figure this reading does not have any more. */
  readonly unplaced: readonly StoredCorrection[];
};

type Loose = Record<string, unknown>;
const isLoose = (value: unknown): value is Loose => typeof value === "object" && value !== null;

/** Parts without which an entry of a list says nothing and is left out. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  aprs: ["kind", "apr"],
  holdings: ["name", "value"],
  transactions: ["account", "date", "amount", "description"],
};

function setFigure(draft: Loose, path: string, value: string | null, row: Loose | undefined): void {
  const names = path.split(".");
  const last = names.pop() ?? "";
  let place = draft;
  for (const [position, name] of names.entries()) {
    const next = names[position + 1] ?? last;
    if (!isLoose(place[name])) {
      const isEntry = /^\d+$/.test(name);
      place[name] = isEntry ? { ...row } : /^\d+$/.test(next) ? [] : {};
    }
    place = place[name] as Loose; // made a moment ago where it was missing
  }
  if (value === null) delete place[last];
  else place[last] = value;
}

/** Leaves out the entries that lack a needed part, and the holes that entries still in question leave. */
function withoutIncomplete(value: unknown, name = ""): unknown {
  if (Array.isArray(value)) {
    const needed = NEEDED[name] ?? [];
    return value
      .filter((entry) => isLoose(entry) && needed.every((part) => entry[part] !== undefined))
      .map((entry) => withoutIncomplete(entry));
  }
  if (!isLoose(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withoutIncomplete(part, key)]));
}

/** Where a corrected figure stands: of the candidate that was chosen, else where it was read, else where the question points. */
function placeOf(read: Extraction, path: string, value: string): Evidence | undefined {
  const candidates = read.questions.find((question) => question.path === path)?.candidates ?? [];
  return (
    candidates.find((candidate) => candidate.value === value)?.evidence ??
    read.evidence[path] ??
    candidates[0]?.evidence
  );
}

/**
 * Puts a person's word in place of what was read. An answered question is no question any more; a figure the document does not
 * show is gone; an entry of a list that waited for its answer joins the list.
 */
export function applyCorrections(read: Extraction, stored: readonly StoredCorrection[]): CorrectedExtraction {
  const corrections = new Map<string, StoredCorrection>();
  const unplaced: StoredCorrection[] = [];
  for (const correction of stored) {
    if (correction.undoneAt !== null) continue;
    const path = placeFigure(read, correction.path, correction.anchor);
    if (path === undefined) unplaced.push(correction);
    else corrections.set(path, correction);
  }
  if (corrections.size === 0) return { extraction: read, corrections, unplaced };
  const { accounts, transactions, income, creditReport, institution } = read;
  const draft: Loose = structuredClone({ accounts, transactions, income, creditReport, institution });
  const evidence = { ...read.evidence };
  for (const [path, { value }] of corrections) {
    const row = read.questions.find((question) => entryOf(question.path) === entryOf(path))?.row;
    setFigure(draft, path, value, row);
    const place = value === null ? undefined : placeOf(read, path, value);
    if (place) evidence[path] = place;
    else delete evidence[path];
    if (path === "institution") renameAccounts(draft, institution, value);
  }
  const { questions, ...rest } = read;
  const extraction = extractionSchema.parse({
    ...rest,
    ...(withoutIncomplete(JSON.parse(JSON.stringify(draft))) as Loose), // holes become null, absent parts go
    evidence,
    questions: questions.filter(({ path }) => !corrections.has(path)),
  });
  const checks = recomputeChecks(read, extraction, corrections);
  const warnings = warningsAfter(read, checks);
  return { extraction: { ...extraction, checks, warnings }, corrections, unplaced };
}

/** Sums that failed as the document was read are told as they stand now. */
function warningsAfter(read: Extraction, checks: readonly Check[]): string[] {
  const before = new Set(read.checks.map(sumWarning));
  const failing = checks.filter(({ passed }) => !passed).map(sumWarning);
  return [...read.warnings.filter((warning) => !before.has(warning)), ...failing];
}

/** The name at the head of the paper stands for each account that was read with it. */
function renameAccounts(draft: Loose, before: string | undefined, after: string | null): void {
  for (const account of Array.isArray(draft["accounts"]) ? draft["accounts"] : []) {
    if (!isLoose(account) || account["institution"] !== before) continue;
    if (after === null) delete account["institution"];
    else account["institution"] = after;
  }
}

/** What the ledger keeps of each correction, by path. */
export function asLedgerCorrections(
  corrections: ReadonlyMap<string, StoredCorrection>,
): ReadonlyMap<string, { at: string; was: string | null }> {
  return new Map(
    [...corrections].map(([path, { madeAt, was }]) => [path, { at: madeAt.toISOString(), was }]),
  );
}
