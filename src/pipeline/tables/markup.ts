import type { Box, Evidence } from "#contract/extraction.ts";
import { share } from "./grid.ts";
import { damagedTable } from "./table-limits.ts";

/**
 * One element of an OFX (SGML or XML) or CAMT file. Namespaces are left away. `text` is the element's own text with its entities
 * resolved; `start` and `end` are its place in the file.
 */
export type Element = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
  start: number;
  end: number;
};

const MAX_ELEMENTS = 1_500_000;
const MAX_DEPTH = 60;
const TAG =
  /<(?:!\[CDATA\[(?<cdata>[\s\S]*?)\]\]>|!--[\s\S]*?-->|[?!][^>]*>|(?<close>\/)?\s*(?<name>[A-Za-z_][\w.:-]*)(?<attributes>[^<>]*?)(?<empty>\/)?\s*>)/g;
const CLOSING = /<\/\s*(?<name>[A-Za-z_][\w.:-]*)/g;
const ATTRIBUTE = /(?<name>[\w:.-]+)\s*=\s*(?:"(?<double>[^"]*)"|'(?<single>[^']*)')/g;

/**
 * Reads markup in one pass, whether its leaves are closed (XML) or not (OFX 1): text belongs to the element before it, and a
 * closing tag also closes what was left open inside. `levels`: names that hold others, by how deep they stand; one that begins
 * ends what is open at its level or below, so that a closing tag that is missing takes no rows along. Entities of a document type
 * are never expanded. Throws ReadFailure.
 */
export function readMarkup(
  source: string,
  what: string,
  levels: ReadonlyMap<string, number> = new Map(),
): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "", start: 0, end: source.length };
  const open: Element[] = [root];
  const closed = new Set(
    [...source.matchAll(CLOSING)].map(({ groups }) => localName(groups?.["name"] ?? "")),
  );
  let count = 0;
  let at = 0;
  for (const tag of source.matchAll(TAG)) {
    addText(open, source.slice(at, tag.index), at);
    at = tag.index + tag[0].length;
    const groups = tag.groups ?? {};
    if (groups["cdata"] !== undefined) {
      addText(open, groups["cdata"].replaceAll("&", "&amp;"), tag.index + 9);
      continue;
    }
    if (groups["name"] === undefined) continue;
    const name = localName(groups["name"]);
    if (groups["close"]) {
      const place = open.findLastIndex((element) => element.name === name);
      if (place > 0) open.length = place;
      continue;
    }
    // A leaf that is never closed ends where the next element begins, even when it is empty.
    const last = open.at(-1);
    const isOver = last && (isLeaf(last) || !(closed.has(last.name) || levels.has(last.name)));
    if (isOver && last !== root) open.pop();
    const level = levels.get(name);
    if (level !== undefined) {
      const same = open.findIndex((element) => (levels.get(element.name) ?? 0) >= level);
      if (same > 0) open.length = same;
    }
    count += 1;
    if (count > MAX_ELEMENTS || open.length > MAX_DEPTH) throw damagedTable(what);
    const element: Element = {
      name,
      attributes: attributesOf(groups["attributes"] ?? ""),
      children: [],
      text: "",
      start: at,
      end: at,
    };
    open.at(-1)?.children.push(element);
    if (!groups["empty"]) open.push(element);
  }
  return root;
}

const localName = (name: string): string => name.replace(/^.*:/, "").toUpperCase();

const isLeaf = (element: Element | undefined): boolean =>
  element !== undefined && element.name !== "" && element.text !== "" && element.children.length === 0;

function addText(open: readonly Element[], text: string, at: number): void {
  const element = open.at(-1);
  const plain = text.trim();
  if (plain === "" || element === undefined || element.name === "") return;
  const start = at + text.length - text.trimStart().length;
  if (element.text === "") element.start = start;
  element.text = `${element.text}${element.text === "" ? "" : " "}${resolveEntities(plain)}`;
  element.end = start + plain.length;
}

function attributesOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(({ groups }) => [
      (groups?.["name"] ?? "").replace(/^.*:/, ""),
      resolveEntities(groups?.["double"] ?? groups?.["single"] ?? ""),
    ]),
  );
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function resolveEntities(text: string): string {
  return text.replaceAll(
    /&(?:#(?<decimal>\d{1,6})|#x(?<hex>[0-9a-f]{1,5})|(?<name>[a-z]+));/gi,
    (whole, ...found) => {
      const groups = found.at(-1) as Record<string, string | undefined>; // the last argument holds the named groups
      if (groups["name"] !== undefined) return ENTITIES[groups["name"].toLowerCase()] ?? whole;
      const code =
        groups["decimal"] === undefined
          ? Number.parseInt(groups["hex"] ?? "0", 16)
          : Number(groups["decimal"]);
      return code > 31 && code < 0x110000 ? String.fromCodePoint(code) : " ";
    },
  );
}

/** The first element below along a path of names. */
export function find(element: Element | undefined, ...path: readonly string[]): Element | undefined {
  let found = element;
  for (const name of path) found = found?.children.find((child) => child.name === name);
  return found;
}

export function findEach(element: Element | undefined, name: string): readonly Element[] {
  return (element?.children ?? []).filter((child) => child.name === name);
}

/** Every element of one of these names, however deep, in file order. */
export function findDeep(element: Element, names: ReadonlySet<string>): Element[] {
  return element.children.flatMap((child) => (names.has(child.name) ? [child] : findDeep(child, names)));
}

/**
 * Places in a file of lines: page 1, the height of one line of the file, the width as characters of its longest line.
 */
export function placesIn(
  source: string,
): (place: { readonly start: number; readonly end: number }, text: string) => Evidence {
  const starts = [0];
  let widest = 1;
  for (let index = source.indexOf("\n"); index >= 0; index = source.indexOf("\n", index + 1)) {
    widest = Math.max(widest, index - (starts.at(-1) ?? 0));
    starts.push(index + 1);
  }
  widest = Math.max(widest, source.length - (starts.at(-1) ?? 0));
  return ({ start, end }, text) => {
    const line = lineOf(starts, start);
    const from = start - (starts[line] ?? 0);
    const box: Box = [
      share(from, widest),
      share(line, starts.length),
      share(from + Math.max(1, end - start), widest),
      share(line + 1, starts.length),
    ];
    return { page: 1, box, text, confidence: 1 };
  };
}

function lineOf(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
