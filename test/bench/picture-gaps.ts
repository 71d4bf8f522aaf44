/** What pictures of a document lose against its digital pages, by field and by reason. */
import type { Evidence, Extraction } from "#contract/extraction.ts";
import type { Page, Word } from "#pipeline/page.ts";
import type { Comparison, Figure } from "./compare-facts.ts";
import { evidenceFor } from "./evidence-boxes.ts";
import { matchWords, type WordMatch } from "./match-words.ts";
import type { Medium } from "./score.ts";

type Read = {
  readonly pages: readonly Page[];
  readonly extraction: Extraction;
  readonly comparison: Comparison;
};

/** Why a figure that the digital pages give is not given by the picture. */
type Reason = "not detected" | "misread" | "split" | "grouping" | "asked" | "wrong";

type Gap = {
  readonly document: string;
  readonly medium: Medium;
  readonly field: string;
  readonly path: string;
  readonly reason: Reason;
  /** Printed against read, or what was asked. */
  readonly detail: string;
};

const core = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9.%]/g, "");

const isInside = ({ box }: Word, [x0, y0, x1, y1]: Evidence["box"]): boolean => {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  return x >= x0 - 0.002 && x <= x1 + 0.002 && y >= y0 - 0.002 && y <= y1 + 0.002;
};

export class PictureGaps {
  readonly #read = new Map<string, Read>();
  readonly #documents = new Set<string>();

  add(document: string, medium: Medium, read: Read): void {
    this.#read.set(`${document} ${medium}`, read);
    this.#documents.add(document);
  }

  print(each: boolean): void {
    const gaps = [...this.#documents].flatMap((document) =>
      (["scan", "photo"] as const).flatMap((medium) => this.#gapsOf(document, medium)),
    );
    for (const medium of ["scan", "photo"] as const) {
      const list = gaps.filter((gap) => gap.medium === medium);
      if (list.length === 0) continue;
      console.log(`\nLost against the digital pages: ${medium}, by reason`);
      console.table(tally(list, (gap) => gap.reason));
      console.log(`Lost against the digital pages: ${medium}, by field`);
      console.table(tally(list, (gap) => `${gap.field}: ${gap.reason}`));
    }
    if (!each) return;
    for (const { document, medium, path, reason, detail } of gaps)
      console.log(`gap ${document} ${medium}: ${path}: ${reason}: ${detail}`);
  }

  #gapsOf(document: string, medium: "scan" | "photo"): Gap[] {
    const digital = this.#read.get(`${document} digital`);
    const picture = this.#read.get(`${document} ${medium}`);
    if (!digital || !picture) return [];
    const matches = new Map<number, readonly WordMatch[]>();
    const matchesOn = (number: number): readonly WordMatch[] => {
      const known = matches.get(number);
      if (known) return known;
      const [printed, recognised] = [digital, picture].map((read) =>
        read.pages.find((page) => page.number === number),
      );
      const made = printed && recognised ? matchWords(printed, recognised) : [];
      matches.set(number, made);
      return made;
    };
    const rightOnes = new Set(
      digital.comparison.figures.filter(({ outcome }) => outcome === "exact").map(({ path }) => path),
    );
    const unprinted = new Set(
      digital.comparison.figures.filter(({ outcome }) => outcome === "unprinted").map(({ path }) => path),
    );
    return picture.comparison.figures
      .filter(({ path, outcome }) =>
        outcome === "unprinted" ? !unprinted.has(path) : outcome !== "exact" && rightOnes.has(path),
      )
      .map((figure) => {
        const { path, field } = figure;
        return { document, medium, path, field, ...reasonFor(figure, digital, picture, matchesOn) };
      });
  }
}

function reasonFor(
  figure: Figure,
  digital: Read,
  picture: Read,
  matchesOn: (page: number) => readonly WordMatch[],
): Pick<Gap, "reason" | "detail"> {
  const twin = digital.comparison.figures.find(({ path }) => path === figure.path);
  const evidence = twin && evidenceFor(digital.extraction, twin);
  const print = evidence ? printOf(evidence, digital, matchesOn(evidence.page)) : undefined;
  const words = print ? ` [${print.detail}]` : "";
  if (figure.outcome === "asked") {
    const question = picture.extraction.questions.find(({ path }) => path === figure.from);
    const first = question?.candidates[0]?.evidence;
    return {
      reason: "asked",
      detail: `${question?.reason ?? ""} "${first?.text ?? ""}" ${first?.confidence.toFixed(4) ?? ""}${words}`,
    };
  }
  if (figure.outcome !== "missing")
    return { reason: "wrong", detail: `${twin?.got ?? "nothing"} became ${figure.got ?? "nothing"}${words}` };
  return { reason: print?.reason ?? "grouping", detail: words };
}

/** How the words of a printed figure were recognised. */
function printOf(
  { box }: Evidence,
  digital: Read,
  matches: readonly WordMatch[],
): Pick<Gap, "reason" | "detail"> | undefined {
  const printed = digital.pages.flatMap((page) => page.words);
  const page = digital.pages.find(({ words }) => words.length === matches.length);
  const inside = (page?.words ?? printed).flatMap((word, index) => {
    const match = matches[index];
    return match && isInside(word, box) ? [match] : [];
  });
  if (inside.length === 0) return undefined;
  const detail = inside
    .map(
      ({ printed: text, read }) =>
        `${text} → ${read ? `${read.text} ${read.confidence.toFixed(3)}` : "nothing"}`,
    )
    .join(", ");
  if (inside.some(({ read }) => read === undefined)) return { reason: "not detected", detail };
  const whole = core(inside.map((match) => match.printed).join(""));
  const read = [...new Set(inside.map((match) => match.read))].map((word) => core(word?.text ?? "")).join("");
  if (read === whole) return { reason: "grouping", detail };
  const isPart = read.length > 0 && (read.includes(whole) || whole.includes(read));
  return { reason: isPart ? "split" : "misread", detail };
}

function tally(gaps: readonly Gap[], nameOf: (gap: Gap) => string) {
  return [...Map.groupBy(gaps, nameOf)]
    .map(([name, list]) => ({
      name,
      figures: list.length,
      documents: new Set(list.map((gap) => gap.document)).size,
    }))
    .toSorted((a, b) => b.figures - a.figures);
}
