import type { Extraction, TransactionFacts } from "#contract/extraction.ts";
import type { Truth } from "../samples/generator/layout.ts";

/** `wrong`: another value than the print. `unprinted`: a figure that the document does not have. Both were returned as facts. */
export type Outcome = "exact" | "wrong" | "unprinted" | "asked" | "missing";

export type Figure = {
  /** Path in the truth, such as accounts.0.apr; rates are named by their kind. */
  readonly path: string;
  /** The path without its places in lists: accounts.apr. */
  readonly field: string;
  /** Path in what was read: its evidence stands under this. */
  readonly from: string;
  readonly outcome: Outcome;
  readonly got?: string;
};

export type Comparison = {
  /** Figures that the document prints. */
  readonly expected: number;
  readonly exact: number;
  /** Returned as facts, yet different from the truth or not printed. */
  readonly wrong: number;
  /** Put to the person instead. */
  readonly asked: number;
  readonly typeRight: boolean;
  readonly transactions: { readonly expected: number; readonly returned: number; readonly right: number };
  readonly figures: readonly Figure[];
  /** One line for each figure that is not exact. */
  readonly differences: readonly string[];
};

const NAMES = new Set(["institution", "payer", "creditor", "name", "bureau"]);
/** Their digits are characters, not an amount. */
const CODES = new Set(["accountLast4", "taxYear"]);
const DECIMAL = /^-?\d+(\.\d+)?$/;

const squashed = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

function same(key: string, a: string, b: string): boolean {
  if (NAMES.has(key)) return squashed(a) === squashed(b);
  if (!CODES.has(key) && DECIMAL.test(a) && DECIMAL.test(b)) return Number(a) === Number(b);
  return a === b;
}

type Tree = string | readonly Tree[] | { readonly [key: string]: Tree | undefined };
type Branch = { readonly [key: string]: Tree | undefined };

const isList = (tree: Tree | undefined): tree is readonly Tree[] => Array.isArray(tree);
const isBranch = (tree: Tree | undefined): tree is Branch => typeof tree === "object" && !isList(tree);

/** How many figures two entries of a list share. Rates of different kinds are never the same entry. */
function likeness(key: string, a: Tree | undefined, b: Tree | undefined): number {
  if (typeof a === "string" && typeof b === "string") return same(key, a, b) ? 1 : 0;
  if (isList(a) && isList(b))
    return a.reduce(
      (sum: number, entry) => sum + Math.max(0, ...b.map((other) => likeness(key, entry, other))),
      0,
    );
  if (!isBranch(a) || !isBranch(b)) return 0;
  if (key === "aprs" && a["kind"] !== b["kind"]) return -1;
  return Object.keys(a).reduce((sum, part) => sum + Math.max(0, likeness(part, a[part], b[part])), 0);
}

type Pair = { readonly want?: number; readonly have?: number };

/** Sets the entries of two lists beside each other, the most alike first: their order in the document is not judged. */
export function align(key: string, want: readonly Tree[], have: readonly Tree[]): Pair[] {
  const scored = want
    .flatMap((a, i) => have.map((b, j) => ({ i, j, score: likeness(key, a, b) })))
    .filter((entry) => entry.score >= 0)
    .toSorted((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j) || a.i - b.i);
  const [wantTaken, haveTaken] = [new Map<number, number>(), new Set<number>()];
  for (const { i, j } of scored) {
    if (wantTaken.has(i) || haveTaken.has(j)) continue;
    wantTaken.set(i, j);
    haveTaken.add(j);
  }
  return [
    ...want.map((_, i): Pair => {
      const j = wantTaken.get(i);
      return j === undefined ? { want: i } : { want: i, have: j };
    }),
    ...have.flatMap((_, j): Pair[] => (haveTaken.has(j) ? [] : [{ have: j }])),
  ];
}

type Walk = {
  readonly allowed: Readonly<Record<string, readonly string[]>>;
  readonly asked: ReadonlySet<string>;
  readonly figures: Figure[];
  readonly differences: string[];
};

const placeOf = (key: string, tree: Tree | undefined, index: number) => {
  const kind = key === "aprs" && isBranch(tree) ? tree["kind"] : undefined;
  return typeof kind === "string" ? kind : String(index);
};

function judge(walk: Walk, path: string, from: string, want: string | undefined, have: string | undefined) {
  const key = path.split(".").at(-1) ?? "";
  if (/\.aprs\.[^.]+\.kind$/.test(path)) return;
  // Not in the truth of every sample yet: right or wrong is not known.
  if (want === undefined && /\.aprs\.[^.]+\.(?:interest|accruedInterest)$/.test(path)) return;
  const allowed = walk.allowed[path] ?? [];
  if (want === undefined && (have === undefined || allowed.some((value) => same(key, value, have)))) return;
  const field = path.replaceAll(/\.\d+(?=\.)/g, "");
  const outcome = ((): Outcome => {
    if (have === undefined) return walk.asked.has(from) ? "asked" : "missing";
    if (want === undefined) return "unprinted";
    return [want, ...allowed].some((value) => same(key, value, have)) ? "exact" : "wrong";
  })();
  walk.figures.push({ path, field, from, outcome, ...(have === undefined ? {} : { got: have }) });
  if (outcome === "exact") return;
  walk.differences.push(
    outcome === "unprinted"
      ? `${path}: not printed, got ${have ?? ""}`
      : `${path}: expected ${want ?? ""}, got ${have ?? (outcome === "asked" ? "a question" : "nothing")}`,
  );
}

/**
 * A rate under a kind that its truth also allows ("Promotional balance transfers" are either) counts as the wanted one, unless that one is
 * there as well: a rate listed under both kinds is listed once too often.
 */
function asWanted(
  { allowed }: Walk,
  path: string,
  wanted: readonly Tree[],
  found: readonly Tree[],
  entry: Tree,
): Tree {
  if (!isBranch(entry)) return entry;
  const isSameRate = (a: Tree, b: Tree, kind: Tree | undefined) =>
    isBranch(a) && isBranch(b) && a["apr"] === b["apr"] && a["kind"] === kind;
  const isTaken = wanted.some(
    (want) => isBranch(want) && want["kind"] === entry["kind"] && want["apr"] === entry["apr"],
  );
  const match = wanted.find(
    (want, index) =>
      isBranch(want) &&
      want["apr"] === entry["apr"] &&
      (allowed[`${path}.${index}.kind`] ?? []).some((kind) => kind === entry["kind"]) &&
      !found.some((other) => isSameRate(other, want, want["kind"])),
  );
  return isBranch(match) && !isTaken ? { ...entry, kind: match["kind"] } : entry;
}

function compare(
  walk: Walk,
  path: string,
  from: string,
  want: Tree | undefined,
  have: Tree | undefined,
): void {
  if (isList(want) || isList(have)) {
    const [wanted, found] = [isList(want) ? want : [], isList(have) ? have : []];
    const key = path.split(".").at(-1) ?? "";
    const named = key === "aprs" ? found.map((entry) => asWanted(walk, path, wanted, found, entry)) : found;
    for (const [slot, pair] of align(key, wanted, named).entries()) {
      const [a, b] = [
        pair.want === undefined ? undefined : wanted[pair.want],
        pair.have === undefined ? undefined : named[pair.have],
      ];
      compare(walk, `${path}.${placeOf(key, a ?? b, slot)}`, `${from}.${pair.have ?? slot}`, a, b);
    }
  } else if (isBranch(want) || isBranch(have)) {
    const [wanted, found] = [isBranch(want) ? want : {}, isBranch(have) ? have : {}];
    const at = (base: string, key: string) => (base === "" ? key : `${base}.${key}`);
    for (const key of new Set([...Object.keys(wanted), ...Object.keys(found)]))
      compare(walk, at(path, key), at(from, key), wanted[key], found[key]);
  } else judge(walk, path, from, want, have);
}

const keyOf = (row: TransactionFacts) => `${row.account} ${row.date} ${row.amount}`;

function matchTransactions(truth: Truth, found: readonly TransactionFacts[]) {
  const left = new Map<string, number>();
  for (const row of truth.transactions) left.set(keyOf(row), (left.get(keyOf(row)) ?? 0) + 1);
  const excused = (truth.openRows ?? []).map(keyOf);
  let right = 0;
  const extra: TransactionFacts[] = [];
  for (const row of found) {
    const open = left.get(keyOf(row)) ?? 0;
    const at = excused.indexOf(keyOf(row));
    if (open > 0) right += 1;
    else if (at !== -1) {
      excused.splice(at, 1);
      continue;
    } else extra.push(row);
    left.set(keyOf(row), open - 1);
  }
  const missing = truth.transactions.filter((row) => {
    const open = left.get(keyOf(row)) ?? 0;
    if (open > 0) left.set(keyOf(row), open - 1);
    return open > 0;
  });
  return { right, extra, missing };
}

/** The rows of what was read, with the accounts numbered as in the truth. */
function renumbered(truth: Truth, extraction: Extraction): TransactionFacts[] {
  const places = new Map(
    align("accounts", truth.accounts, extraction.accounts).map((pair, slot) => [pair.have, slot]),
  );
  return extraction.transactions.map((row) => ({ ...row, account: places.get(row.account) ?? row.account }));
}

/**
 * Where an account is at the document's own institution, it is one name that is printed: spellings that are right for the one are right
 * for the other, however a truth noted them.
 */
function allowedSpellings(truth: Truth): Walk["allowed"] {
  const allowed = truth.allowed ?? {};
  const paths = truth.accounts.flatMap(({ institution }, index) =>
    institution !== undefined && institution === truth.institution ? [`accounts.${index}.institution`] : [],
  );
  const names = ["institution", ...paths].flatMap((path) => allowed[path] ?? []);
  if (paths.length === 0 || names.length === 0) return allowed;
  return { ...allowed, ...Object.fromEntries(["institution", ...paths].map((path) => [path, names])) };
}

/** Sets what was read against what the document prints. */
export function compareFacts(truth: Truth, extraction: Extraction): Comparison {
  const walk: Walk = {
    allowed: allowedSpellings(truth),
    asked: new Set(extraction.questions.map((question) => question.path)),
    figures: [],
    differences: [],
  };
  const facts = (source: Truth | Extraction) => ({
    ...(source.institution === undefined ? {} : { institution: source.institution }),
    accounts: source.accounts,
    income: source.income ?? [],
    ...(source.creditReport ? { creditReport: source.creditReport } : {}),
  });
  compare(walk, "", "", facts(truth), facts(extraction));
  const { right, extra, missing } = truth.transactionsOpen
    ? { right: 0, extra: [], missing: [] }
    : matchTransactions(truth, renumbered(truth, extraction));
  for (const row of extra) walk.differences.push(`extra transaction ${keyOf(row)} ${row.description}`);
  for (const row of missing) walk.differences.push(`missing transaction ${keyOf(row)} ${row.description}`);
  const count = (...outcomes: readonly Outcome[]) =>
    walk.figures.filter((figure) => outcomes.includes(figure.outcome)).length;
  return {
    expected: count("exact", "wrong", "asked", "missing"),
    exact: count("exact"),
    wrong: count("wrong", "unprinted"),
    asked: walk.asked.size,
    typeRight: [truth.documentType, ...(walk.allowed["documentType"] ?? [])].includes(
      extraction.documentType,
    ),
    transactions: truth.transactionsOpen
      ? { expected: 0, returned: 0, right: 0 }
      : { expected: truth.transactions.length, returned: right + extra.length, right },
    figures: walk.figures,
    differences: walk.differences,
  };
}
