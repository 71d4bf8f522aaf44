import type { Row } from "../layout/sheet.ts";
import { hasMoney } from "../reading.ts";
import {
  areRecognised,
  differ,
  goesOnWithStub,
  type IncomePage,
  isAlike,
  isOtherPayer,
  isOtherStub,
  prints,
  SAME_ROW,
  valueOf,
} from "./compare-stubs.ts";
import { editDistance } from "./form-boxes.ts";
import { standsAsStub } from "./pay-stub-facts.ts";

const AMOUNTS = ["grossPay", "netPay", "wages", "nonemployeeCompensation", "federalTaxWithheld"];
const FEWEST_FACTS = 3;

const FORM_OF_OFFICE = /\bOMB No\.?\s?1545\b/i;
const PAYER_BOX = /^payer(?:['’]?s)?\b/i;
/** An agency's own form goes without the boxes of a payer. */
const FORM_OF_AGENCY = /\bform\s(?:ssa|rrb)\s?-\s?1099/i;

/** A form of the 1099 family whose figures are no pay: only its year and who paid are taken from it. */
const isFormOfPayer = (page: IncomePage): boolean =>
  page.read.income.kind === "1099" &&
  valueOf(page, "taxYear") !== undefined &&
  (prints(page, FORM_OF_AGENCY) ||
    (valueOf(page, "payer") !== undefined && prints(page, FORM_OF_OFFICE) && prints(page, PAYER_BOX)));

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

const EIN = /\b\d{2}-\d{7}\b/;

/** The number of the employer or payer, where a form prints no other like it. */
function einOf({ print }: IncomePage): string | undefined {
  const numbers = new Set(print.sheet.segments.flatMap(({ text }) => EIN.exec(text)?.[0] ?? []));
  return numbers.size === 1 ? [...numbers][0] : undefined;
}

/** Digits of the number are misread on pictures as letters of the name are: there both have to differ. */
function isOtherEmployer(a: IncomePage, b: IncomePage): boolean {
  const [one, other] = [einOf(a), einOf(b)];
  if (one === undefined || other === undefined) return isOtherPayer(a, b);
  return areRecognised(a, b) ? isOtherPayer(a, b) && one !== other : isOtherPayer(a, b) || one !== other;
}

/** Copies of a form withhold the same tax: a digit of the wage that differs beside it on a picture is misread. */
function isOtherW2(a: IncomePage, b: IncomePage): boolean {
  if (differ(a, b, "taxYear") || isOtherEmployer(a, b)) return true;
  if (!differ(a, b, "wages")) return false;
  const isTaxedAlike =
    isAlike(a, b, "federalTaxWithheld") && Number(valueOf(a, "federalTaxWithheld") ?? 0) > 0;
  const [wages = "", others = ""] = [valueOf(a, "wages"), valueOf(b, "wages")];
  return !(areRecognised(a, b) && isTaxedAlike && editDistance(wages, others, 1) !== undefined);
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
    if (standsAlone(page) && !(current?.head.read.income.kind === "paystub" && goesOnWithStub(page))) {
      const known = papers.find(({ head }) => !isOther(head, page));
      if (!known) papers.push({ head: page, pages: [] });
      current = known ?? papers.at(-1);
    }
    (current?.pages ?? cover).push(page);
  }
  papers[0]?.pages.unshift(...cover);
  return papers.map((paper) => paper.pages);
}
