import type { Extraction } from "#contract/extraction.ts";

/**
 * How to find a figure again when the document is read once more and its lists may have another order: for each list on the
 * path what its entry is, and the how-many-eth of its like it is.
 */
export type Anchor = readonly { readonly key: string; readonly nth: number }[];

type Entry = Readonly<Record<string, unknown>>;

const text = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? `${value}` : "";

/** What tells the entries of a list apart, by the list's name. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  accounts: ["kind", "accountLast4", "creditor"],
  transactions: ["date", "amount", "description"],
  income: ["kind", "payDate", "taxYear"],
  aprs: ["kind"],
  holdings: ["name"],
};

const keyOf = (list: string, entry: Entry): string =>
  (KEYS[list] ?? []).map((name) => text(entry[name])).join("\u0000");

const isEntry = (value: unknown): value is Entry => typeof value === "object" && value !== null;

/**
 * The entries of a list: those that were read, and after them those that wait for the answer to a question about them, which
 * carries what is certain of the entry.
 */
function entriesOf(extraction: Extraction, listPath: string, list: unknown): Map<number, Entry> {
  const read = Array.isArray(list) ? list : [];
  const entries = new Map<number, Entry>();
  for (const [index, entry] of read.entries()) if (isEntry(entry)) entries.set(index, entry);
  for (const { path, row } of extraction.questions) {
    if (!path.startsWith(`${listPath}.`)) continue;
    const index = Number(path.slice(listPath.length + 1).split(".")[0]);
    if (index >= read.length) entries.set(index, { ...row, ...entries.get(index) });
  }
  return entries;
}

type Step = { readonly name: string; readonly entries: Map<number, Entry>; readonly listName: string };

/** Walks a path; at each number `choose` says which entry of the list is meant. Undefined as soon as there is none. */
function walk(
  extraction: Extraction,
  path: string,
  choose: (step: Step, listPosition: number) => number | undefined,
): string | undefined {
  const taken: string[] = [];
  let place: unknown = extraction;
  let listPosition = 0;
  for (const name of path.split(".")) {
    if (/^\d+$/.test(name)) {
      const entries = entriesOf(extraction, taken.join("."), place);
      const index = choose({ name, entries, listName: taken.at(-1) ?? "" }, listPosition++);
      if (index === undefined) return undefined;
      taken.push(String(index));
      place = entries.get(index);
    } else {
      taken.push(name);
      place = isEntry(place) ? place[name] : undefined;
    }
  }
  return taken.join(".");
}

export function anchorOf(extraction: Extraction, path: string): Anchor {
  const anchor: { key: string; nth: number }[] = [];
  walk(extraction, path, ({ name, entries, listName }) => {
    const index = Number(name);
    const key = keyOf(listName, entries.get(index) ?? {});
    const nth = [...entries].filter(([at, entry]) => at < index && keyOf(listName, entry) === key).length;
    anchor.push({ key, nth });
    return index;
  });
  return anchor;
}

/**
 * The path of the figure in this reading of its document; undefined when the entry it belonged to is not there, rather than a
 * guess. A lone account is that account whatever its number was read as.
 */
export function placeFigure(extraction: Extraction, path: string, anchor: Anchor): string | undefined {
  return walk(extraction, path, ({ entries, listName }, listPosition) => {
    const wanted = anchor[listPosition];
    if (!wanted) return undefined;
    const alike = [...entries].filter(([, entry]) => keyOf(listName, entry) === wanted.key);
    const found = alike[wanted.nth]?.[0];
    if (found !== undefined) return found;
    return listName === "accounts" && entries.size === 1 ? 0 : undefined;
  });
}
