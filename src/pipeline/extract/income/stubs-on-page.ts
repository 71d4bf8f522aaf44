import type { Row } from "../layout/sheet.ts";
import { partOf, type Reading } from "../reading.ts";
import { type IncomePage, isOtherStubOnPage, isProvenStub, mayBeOther, valueOf } from "./compare-stubs.ts";
import type { IncomeReading } from "./pay-stub-facts.ts";

const NET = /\bnet\b|\btake[\s-]?home\b|\bamount paid\b/i;
const GROSS = /\bgross\b|\bearnings\b|\bwages\b|\bsalary\b|\bregular\b|\bhourly\b/i;

/** Stubs on one page stand further apart than their lines do, in usual steps from line to line. */
const GAP = 1.4;
/** Gaps that differ by less are equally wide. */
const EQUAL_GAPS = 0.5;
const RULE = /^(?:[-–—_=.•*~]\s?){8,}$/;
/** A page is tried at its widest gaps, and so are its parts. */
const MOST_CUTS = 6;

const filledRows = ({ sheet }: Reading) => sheet.rows.filter(({ segments }) => segments.length > 0);

const says = (rows: readonly Row[], pattern: RegExp) =>
  rows.some(({ segments }) => segments.some(({ text }) => pattern.test(text)));

/** A list of the accounts to which a net pay went has a sum as well, but withholds no tax. */
const TAX =
  /\bfica\b|\boasdi\b|\bmedicare\b|\bsoc(?:ial)?\.?\s?sec|\bfed(?:eral)?\.?\s(?!id\b)|\bfi[tc]w?\b|withh/i;

const isLikeStub = (rows: readonly Row[]) => [NET, GROSS, TAX].every((words) => says(rows, words));

/**
 * The rows before which another stub may begin: behind a wide gap or a rule, or right behind a net pay, with what was earned, withheld and
 * paid on either side. Of equal gaps the upper one comes first, so that the head of a stub stays with it.
 */
function cutsOf(print: Reading): number[] {
  const rows = filledRows(print);
  const steps = rows.slice(1).map(({ y0 }, index) => y0 - (rows[index]?.y0 ?? y0));
  const usual = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] ?? 0;
  return steps
    .flatMap((step, index) => {
      const [over, at] = [rows.slice(index, index + 1), index + 1];
      const width = says(over, RULE) ? 2 * GAP : step / usual;
      const isCut = width > GAP || says(over, NET);
      return isCut ? [{ width: width > GAP ? Math.round(width / EQUAL_GAPS) : 0, at }] : [];
    })
    .filter(({ at }) => isLikeStub(rows.slice(0, at)) && isLikeStub(rows.slice(at)))
    .toSorted((a, b) => b.width - a.width || a.at - b.at)
    .slice(0, MOST_CUTS)
    .flatMap(({ at }) => rows[at]?.index ?? []);
}

/** Whether what one part starts from is what the other one paid. */
const isPaidFrom = (upper: IncomePage, lower: IncomePage) =>
  valueOf(upper, "netPay") === valueOf(lower, "grossPay");

/**
 * A page as one paper, or as the several stubs that were printed or copied on it: each has to come from a gross of its own to its net, and to
 * be of another payday or payer than the one over it. A stub with its check, or with its own copy, is one.
 */
export function stubsOnPage(print: Reading, readOne: (part: Reading) => IncomeReading): IncomePage[] {
  // Other cuts leave the same parts.
  const known = new Map<string, IncomePage[]>();
  const stubsIn = (part: Reading, from: number, to: number): IncomePage[] => {
    const key = `${from}-${to}`;
    const stubs = known.get(key) ?? split(part, from, to);
    known.set(key, stubs);
    return stubs;
  };
  const split = (part: Reading, from: number, to: number): IncomePage[] => {
    const whole = { print: part, read: readOne(part) };
    if (whole.read.income.kind !== "paystub") return [whole];
    let unnamed: IncomePage[] | undefined;
    let mayHoldOther = false;
    for (const cut of cutsOf(part)) {
      const over = stubsIn(
        partOf(part, ({ index }) => index < cut),
        from,
        cut,
      );
      if (!over.every((stub) => isProvenStub(stub))) continue;
      const under = stubsIn(
        partOf(part, ({ index }) => index >= cut),
        cut,
        to,
      );
      if (!under.every((stub) => isProvenStub(stub))) continue;
      const [last, next] = [over.at(-1), under[0]];
      if (!last || !next || isPaidFrom(last, next)) continue;
      if (!isOtherStubOnPage(last, next)) {
        mayHoldOther ||= mayBeOther(last, next);
        continue;
      }
      // A cut below the head of a stub would leave its payer to the one above.
      if (under.every((stub) => valueOf(stub, "payer") !== undefined)) return [...over, ...under];
      unnamed ??= [...over, ...under];
    }
    return unnamed ?? [mayHoldOther ? { ...whole, mayHoldOther } : whole];
  };
  return stubsIn(print, 0, Number.POSITIVE_INFINITY);
}
