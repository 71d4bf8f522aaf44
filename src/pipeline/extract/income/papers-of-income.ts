import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { hasMoney, type Reading } from "../reading.ts";
import { type IncomeReading, standsAsStub } from "./pay-stub-facts.ts";

/** A page, or one of the stubs on it, as if it were a paper of its own. */
export type IncomePage = { readonly print: Reading; readonly read: IncomeReading };

const AMOUNTS = ["grossPay", "netPay", "wages", "nonemployeeCompensation", "federalTaxWithheld"];
const FEWEST_FACTS = 3;

/** What a page says of a field of its income. */
export const valueOf = ({ read }: IncomePage, field: string) => read.income.findings.get(field)?.value;

const FORM_OF_OFFICE = /\bOMB No\.?\s?1545\b/i;
const PAYER_BOX = /^payer(?:['’]?s)?\b/i;
/** An agency's own form goes without the boxes of a payer. */
const FORM_OF_AGENCY = /\bform\s(?:ssa|rrb)\s?-\s?1099/i;

const prints = ({ print }: IncomePage, pattern: RegExp) =>
  print.sheet.segments.some(({ text }) => pattern.test(text.trim()));

/** A form of the 1099 family whose figures are no pay: only its year and who paid are taken from it. */
const isFormOfPayer = (page: IncomePage): boolean =>
  page.read.income.kind === "1099" &&
  valueOf(page, "taxYear") !== undefined &&
  (prints(page, FORM_OF_AGENCY) ||
    (valueOf(page, "payer") !== undefined && prints(page, FORM_OF_OFFICE) && prints(page, PAYER_BOX)));

/** In page heights: cells of one row. */
const SAME_ROW = 0.005;

/** A stub says line by line what was withheld, a list of paydays in a column at most. */
const WITHHELD = /\bfica\b|\boasdi\b|\bmedicare\b|\bsoc(?:ial)?\.?\s?sec|\bfed(?:eral)?\.?\s(?!id\b)|withh/i;

/** A list of paydays, whose figures are those of other stubs: day, gross and net stand in one row, and in the same columns of another one. */
function isListOfPay({ print, read: { income } }: IncomePage): boolean {
  const boxes = ["payDate", "grossPay", "netPay"].map((field) => income.findings.get(field)?.evidence.box);
  const top = boxes[0]?.[1];
  if (top === undefined || !boxes.every((box) => box && Math.abs(box[1] - top) < SAME_ROW)) return false;
  if (
    print.sheet.rows.some(
      (row) => hasMoney(print, row) && row.segments.some(({ text }) => WITHHELD.test(text)),
    )
  )
    return false;
  const isAlikeRow = (row: Row) => {
    const values = row.segments.flatMap((segment) => print.values.get(segment) ?? []);
    return boxes.every((box, index) =>
      values.some(
        ({ kind, span }) =>
          kind === (index === 0 ? "date" : "money") && box && span.box[0] < box[2] && box[0] < span.box[2],
      ),
    );
  };
  return print.sheet.rows.filter(isAlikeRow).length > 1;
}

/** Whether a page says enough to be a paper: leave balances, instructions and messages go on with the one before them. */
const standsAlone = (page: IncomePage): boolean =>
  !isListOfPay(page) &&
  (isFormOfPayer(page) ||
    standsAsStub(page.read) ||
    (AMOUNTS.some((field) => valueOf(page, field) !== undefined) &&
      page.read.income.findings.size >= FEWEST_FACTS));

const both = (a: IncomePage, b: IncomePage, field: string) => {
  const [one, other] = [valueOf(a, field), valueOf(b, field)];
  return one === undefined || other === undefined ? undefined : ([squash(one), squash(other)] as const);
};

/** Whether both print the figure, and not the same one. */
function differ(a: IncomePage, b: IncomePage, field: string): boolean {
  const values = both(a, b, field);
  return values !== undefined && values[0] !== values[1];
}

function isAlike(a: IncomePage, b: IncomePage, field: string): boolean {
  const values = both(a, b, field);
  return values !== undefined && values[0] === values[1];
}

/** A head may print less of a name than a box does: "Example" is no other payer than "Example LLC". */
function isOtherPayer(a: IncomePage, b: IncomePage): boolean {
  const names = both(a, b, "payer");
  return names !== undefined && !names[0].includes(names[1]) && !names[1].includes(names[0]);
}

const daysOn = ({ print }: IncomePage) =>
  new Set(
    print.allValues.flatMap((value) =>
      value.kind === "date" && value.date.year !== undefined
        ? [`${value.date.year}-${value.date.month}-${value.date.day}`]
        : [],
    ),
  );

/** Whether each prints days, and none of them is on the other: a copy prints the same ones, with a label or without. */
function haveOwnDays(a: IncomePage, b: IncomePage): boolean {
  const [days, others] = [daysOn(a), daysOn(b)];
  return days.size > 0 && others.size > 0 && ![...days].some((day) => others.has(day));
}

const PAY = ["grossPay", "netPay"];
const YEAR = /\by(?:ear)?[\s-]?t(?:o)?[\s-]?d(?:ate)?\b/i;

/** A stub whose sum of gross, taxes and deductions comes to its net. */
export const isProvenStub = ({ read }: IncomePage) =>
  standsAsStub(read) && read.checks.some(({ name, passed }) => passed && name.startsWith("gross-to-net"));

/** Sums to date in a block or on a page of their own come to a net as well, and belong to the stub beside them. */
const isOfYear = (page: IncomePage) => prints(page, YEAR) && valueOf(page, "ytdGross") === undefined;

/** Whether each says a day and comes from a gross of its own to a net of its own. */
const haveOwnSums = (a: IncomePage, b: IncomePage) =>
  [a, b].every((page) => isProvenStub(page) && daysOn(page).size > 0);

/** The check that pays a stub, the advice of its deposit, and what goes on with it print its net pay or its day, under whatever name. */
export function isOtherStub(a: IncomePage, b: IncomePage): boolean {
  if (differ(a, b, "payDate") || differ(a, b, "periodEnd")) return true;
  const isPay = [a, b].every((page) => standsAsStub(page.read) && !isOfYear(page));
  if (isPay && haveOwnDays(a, b)) return true;
  if (!PAY.some((field) => differ(a, b, field)) || PAY.some((field) => isAlike(a, b, field))) return false;
  return isOtherPayer(a, b) || (isPay && haveOwnSums(a, b));
}

/** Copies of a form withhold the same tax: a wage that differs beside it is a misread digit. */
function isOtherW2(a: IncomePage, b: IncomePage): boolean {
  if (differ(a, b, "taxYear")) return true;
  const isTaxedAlike =
    isAlike(a, b, "federalTaxWithheld") && Number(valueOf(a, "federalTaxWithheld") ?? 0) > 0;
  if (isTaxedAlike && (isAlike(a, b, "wages") || !isOtherPayer(a, b))) return false;
  return isOtherPayer(a, b) || differ(a, b, "wages");
}

const IDENTITY = ["payDate", "periodEnd", "taxYear", "wages", "nonemployeeCompensation"];

function isOther(a: IncomePage, b: IncomePage): boolean {
  const { kind } = a.read.income;
  if (kind !== b.read.income.kind) return true;
  if (kind === "paystub") return isOtherStub(a, b);
  if (kind === "w2") return isOtherW2(a, b);
  if (kind === "1099" && prints(a, FORM_OF_AGENCY) !== prints(b, FORM_OF_AGENCY)) return true;
  return isOtherPayer(a, b) || IDENTITY.some((field) => differ(a, b, field));
}

/**
 * Which pages are one paper. A page that stands alone is a paper of its own unless it is a copy of an earlier one; every other page goes on
 * with the paper before it, and what comes before all papers (a cover, a check) belongs to the first. A list of paydays beside stubs says
 * nothing of them.
 */
export function papersOfIncome(pages: readonly IncomePage[]): IncomePage[][] {
  const papers: { readonly head: IncomePage; readonly pages: IncomePage[] }[] = [];
  const cover: IncomePage[] = [];
  let current: (typeof papers)[number] | undefined;
  const isAmongStubs = pages.some((page) => standsAlone(page));
  for (const page of pages) {
    if (isAmongStubs && isListOfPay(page)) continue;
    if (standsAlone(page)) {
      const known = papers.find(({ head }) => !isOther(head, page));
      if (!known) papers.push({ head: page, pages: [] });
      current = known ?? papers.at(-1);
    }
    (current?.pages ?? cover).push(page);
  }
  papers[0]?.pages.unshift(...cover);
  return papers.map((paper) => paper.pages);
}
