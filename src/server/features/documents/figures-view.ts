import type { Extraction, Question } from "#contract/extraction.ts";
import type { Correction, DocumentFigures, Figure, OpenFigureQuestion } from "#contract/figures.ts";
import type { CorrectedExtraction, StoredCorrection } from "./apply-corrections.ts";
import { entryOf, figureAt, figuresOf } from "./figure-paths.ts";

const correctionView = ({ value, was, madeAt }: StoredCorrection): Correction => ({
  value,
  was,
  at: madeAt.toISOString(),
});

/** What is certain of an entry whose question was answered, as figures beside the answer. */
function certainParts(read: Extraction, path: string): [string, string][] {
  const row = read.questions.find((question) => question.path === path)?.row ?? {};
  return Object.entries(row).flatMap(([name, value]) =>
    typeof value === "string" && name !== "kind" && name !== "category"
      ? [[`${entryOf(path)}.${name}`, value]]
      : [],
  );
}

/**
 * Every figure of the document in the order of the contract: what was read, with a person's word in its place. Figures that a
 * person added or said are not there stay in the list, so that they can be taken back.
 */
export function figuresView(read: Extraction, corrected: CorrectedExtraction): Figure[] {
  const { corrections, extraction } = corrected;
  const values = new Map(figuresOf(read));
  for (const path of corrections.keys()) {
    for (const [place, value] of certainParts(read, path)) if (!values.has(place)) values.set(place, value);
  }
  const open = new Set(extraction.questions.map(({ path }) => path));
  // An account's institution is the one at the head of the paper unless it stands somewhere of its own.
  const isRepeated = (path: string): boolean =>
    /^accounts\.\d+\.institution$/.test(path) &&
    read.evidence[path] === undefined &&
    values.get(path) === read.institution &&
    !corrections.has(path);
  return [...new Set([...values.keys(), ...corrections.keys()])]
    .filter((path) => !open.has(path) && !isRepeated(path))
    .map((path) => {
      const correction = corrections.get(path);
      return {
        path,
        entry: entryName(read, path),
        value: correction ? correction.value : (values.get(path) ?? null),
        evidence: extraction.evidence[path] ?? read.evidence[path] ?? null,
        correction: correction ? correctionView(correction) : null,
      };
    });
}

/** What the entry of a list is called that a figure belongs to; one in question has its name in its question. */
function entryName(read: Extraction, path: string): string | null {
  const match = /^accounts\.(\d+)\.(aprs|holdings)\.(\d+)\./.exec(path);
  if (!match) return null;
  const account = read.accounts[Number(match[1])];
  const index = Number(match[3]);
  const name = match[2] === "aprs" ? account?.aprs?.[index]?.kind : account?.holdings?.[index]?.name;
  const row = read.questions.find((question) => entryOf(question.path) === entryOf(path))?.row;
  const asked = row?.[match[2] === "aprs" ? "kind" : "name"];
  return name ?? (typeof asked === "string" ? asked : null);
}

/** Newest first. */
export function correctionsView(stored: readonly StoredCorrection[]): DocumentFigures["corrections"] {
  return stored
    .map((correction) => ({
      ...correctionView(correction),
      path: correction.path,
      undoneAt: correction.undoneAt?.toISOString() ?? null,
    }))
    .toReversed();
}

/** Sentences for corrections that this reading has no place for: they wait, and are not forgotten silently. */
export function unplacedWarnings(unplaced: readonly StoredCorrection[]): string[] {
  return unplaced.map(
    ({ value }) =>
      `You had corrected a figure here to ${value ?? "nothing"}; this reading has no such figure any more. Please look whether it is right now.`,
  );
}

/** The account or payer a question is about, as printed. */
function aboutOf(extraction: Extraction, path: string): string {
  const [list, index = ""] = path.split(".");
  if (list === "income") return extraction.income[Number(index)]?.payer ?? extraction.institution ?? "";
  const account = list === "accounts" ? extraction.accounts[Number(index)] : undefined;
  const name = account?.institution ?? extraction.institution ?? "";
  const last4 = account?.accountLast4 ?? extraction.accounts[0]?.accountLast4;
  return [name, last4 && `···${last4}`].filter(Boolean).join(" ");
}

export function openQuestionView(
  extraction: Extraction,
  question: Question,
  document: { readonly id: string; readonly fileName: string; readonly hasPictures: boolean },
): OpenFigureQuestion {
  return {
    ...question,
    documentId: document.id,
    fileName: document.fileName,
    hasPictures: document.hasPictures,
    about: aboutOf(extraction, question.path),
  };
}

/** What a document was read as at a path; null where it is in question, or nothing was read. */
export function readValue(read: Extraction, path: string): string | null {
  return read.questions.some((question) => question.path === path) ? null : (figureAt(read, path) ?? null);
}
