import { parseMoney } from "#engine/money/parse-money.ts";
import type { Finding } from "../result/draft.ts";
import { type Tradeline, tidy } from "./tradeline-words.ts";

export type Counts = { readonly total?: number; readonly open?: number; readonly closed?: number };

const amountOf = (line: Tradeline, field: string) => parseMoney(line.figures.get(field)?.value ?? "") ?? 0;

function doubt(line: Tradeline, fields: readonly string[], reason: string): void {
  for (const field of fields) {
    const finding = line.figures.get(field);
    if (finding) finding.doubt ??= reason;
  }
}

/** Nobody owes far more than was lent, or pays more a month than the whole debt: a figure is that of another column. */
const FAR_MORE = 1.5;

function doubtSize(line: Tradeline): void {
  const lent = Math.max(amountOf(line, "creditLimit"), amountOf(line, "originalBalance"));
  const balance = amountOf(line, "balance");
  if (lent > 0 && balance > lent * FAR_MORE)
    doubt(line, ["balance", "creditLimit", "originalBalance"], "The balance is far above what was lent.");
  if (amountOf(line, "monthlyPayment") > Math.max(lent, balance) && Math.max(lent, balance) > 0)
    doubt(line, ["monthlyPayment"], "The monthly payment is above the whole debt.");
}

/** An account that is closed and a "0" say the same, however hard the one sign is to read. */
function proveNothingOwed({ status, figures }: Tradeline): void {
  if (status !== "closed") return;
  for (const field of ["balance", "monthlyPayment"]) {
    const finding = figures.get(field);
    if (finding && parseMoney(finding.value) === 0) finding.witnessed = true;
  }
}

/** Whether a list of this many accounts is all that the report counts, or all its open or closed ones. */
function fits(lines: readonly Tradeline[], { total, open, closed }: Counts, collected: number): boolean {
  const counted = total ?? (open !== undefined && closed !== undefined ? open + closed : undefined);
  if (counted === undefined || lines.length === counted || lines.length + collected === counted) return true;
  if (lines.length !== open && lines.length !== closed) return false;
  // One account alone has to be the one that is counted.
  const [only, another] = lines;
  const state = lines.length === open ? "open" : "closed";
  return another !== undefined || only?.status === state;
}

/**
 * Marks figures of accounts that may have been read from the wrong place: where the report counts other numbers of accounts than were
 * found, and where amounts of one account cannot belong together. Doubted figures become questions.
 */
export function doubtTradelines(lines: readonly Tradeline[], counts: Counts, collected: number): void {
  for (const line of lines) {
    doubtSize(line);
    proveNothingOwed(line);
  }
  if (fits(lines, counts, collected)) return;
  for (const line of lines)
    doubt(line, [...line.figures.keys()], "The report counts other accounts than were found in its list.");
}

/** A count of open or closed accounts that stands alone and is not that of the whole list was some other number. */
export function isUnlisted(state: "open" | "closed", lines: readonly Tradeline[], counts: Counts): boolean {
  const isAlone = (counts.open === undefined) !== (counts.closed === undefined);
  const isWhole = lines.length === counts.total && lines.every((line) => line.status);
  const listed = lines.filter((line) => line.status === state).length;
  return isAlone && isWhole && counts[state] !== undefined && counts[state] !== listed;
}

/**
 * States beside the printed counts: those that contradict them are left out, since they say nothing of which account is meant; where the
 * counts leave one state for all accounts without one, they have it.
 */
export function withCountedStates(
  lines: readonly Tradeline[],
  { total: printed, open, closed }: Counts,
): readonly Tradeline[] {
  const total = printed ?? (open !== undefined && closed !== undefined ? open + closed : undefined);
  if (open === undefined || lines.length !== total) return lines;
  const listed = (status: Tradeline["status"]) => lines.filter((line) => line.status === status).length;
  const unknown = listed(undefined);
  if (unknown > 0) {
    const missing = { open: open - listed("open"), closed: (closed ?? total - open) - listed("closed") };
    const left =
      missing.open === unknown && missing.closed === 0
        ? "open"
        : missing.closed === unknown && missing.open === 0
          ? "closed"
          : undefined;
    return left === undefined ? lines : lines.map((line) => ({ ...line, status: line.status ?? left }));
  }
  if (listed("open") === open) return lines;
  return lines.map(({ creditor, kind, figures }) => ({ creditor, ...(kind ? { kind } : {}), figures }));
}

export const sameNames = (left: readonly Tradeline[], right: readonly Tradeline[]) =>
  left.length === right.length &&
  left.every((line, index) => line.creditor.value === right[index]?.creditor.value);

const placeOf = ({ evidence: { page, box } }: Finding) => `${page} ${box.join(" ")}`;

/** The figures of a way of reading without those that it gives to two accounts: one of the two it took from the other. */
export function ownFigures(lines: readonly Tradeline[]): readonly ReadonlyMap<string, Finding>[] {
  const places = Map.groupBy(
    lines.flatMap(({ figures }) => [...figures.values()]),
    placeOf,
  );
  return lines.map(
    ({ figures }) =>
      new Map([...figures].filter(([, finding]) => (places.get(placeOf(finding))?.length ?? 0) < 2)),
  );
}

const contradictions = (chosen: readonly Tradeline[], own: readonly ReadonlyMap<string, Finding>[]): number =>
  chosen.flatMap(({ figures }, index) =>
    [...figures].filter(([field, finding]) => differs(finding, own[index]?.get(field))),
  ).length;

/** Whether a way of reading agrees with the chosen one more often than not: one that errs everywhere proves nothing. */
function agreesMostly(chosen: readonly Tradeline[], own: readonly ReadonlyMap<string, Finding>[]): boolean {
  const same = chosen.flatMap(({ figures }, index) =>
    [...figures].flatMap(([field, finding]) => {
      const other = own[index]?.get(field);
      return other ? [other.value === finding.value] : [];
    }),
  );
  return same.filter(Boolean).length * 2 >= same.length;
}

function differs(own: Finding, other: Finding | undefined): boolean {
  return other !== undefined && other.value !== own.value;
}

/**
 * The chosen way of reading beside other ways that found the same accounts: what it left open is taken from them, and a figure that
 * another way reads differently is doubted.
 */
export function compareWays(
  chosen: readonly Tradeline[],
  others: readonly (readonly Tradeline[])[],
): readonly Tradeline[] {
  const agreeing = others.filter((lines) => sameNames(chosen, lines));
  const trusted = agreeing.filter((lines) => agreesMostly(chosen, ownFigures(lines)));
  const figured = trusted.map(ownFigures);
  const owned = ownFigures(chosen);
  // What only another way found is taken from one that contradicts nothing.
  const sure = figured.filter((own) => contradictions(chosen, own) === 0);
  return chosen.map((line, index) => {
    const same = trusted.flatMap((lines) => lines[index] ?? []);
    for (const [field, finding] of line.figures) {
      if (!owned[index]?.has(field)) finding.doubt ??= "Two accounts would share this figure.";
      const elsewhere = figured.map((figures) => figures[index]?.get(field));
      if (
        elsewhere.some((other) => differs(finding, other)) &&
        !elsewhere.some((other) => other?.value === finding.value)
      )
        finding.doubt ??= "Two ways of reading this account differ.";
    }
    const kind = line.kind ?? same.find((other) => other.kind)?.kind;
    const status = line.status ?? same.find((other) => other.status)?.status;
    // An amount that is one figure here is no other one because another way takes it for that.
    const places = new Set([...line.figures.values()].map(placeOf));
    const added = sure
      .flatMap((own) => [...(own[index] ?? [])])
      .filter(([field, finding]) => line.figures.has(field) || !places.has(placeOf(finding)));
    const figures = new Map([...added, ...line.figures]);
    return {
      ...line,
      ...(kind ? { kind } : {}),
      ...(status ? { status } : {}),
      figures: tidy(kind, figures),
    };
  });
}
