import { doubtCutLogo } from "../institution-cut.ts";
import { isGigSummary } from "../lexicon/income-words.ts";
import { squash } from "../lexicon/label-set.ts";
import { partOf, type Reading } from "../reading.ts";
import { type IncomePage, leavesPayOut } from "./compare-stubs.ts";
import { isEmployersForm, readEmployersForm } from "./employers-form.ts";
import { readGigSummary } from "./gig-summary.ts";
import { readBenefitLetter, readIncomeLetter } from "./letter-facts.ts";
import { papersOfIncome } from "./papers-of-income.ts";
import { type IncomeReading, readPayStub, standsAsStub } from "./pay-stub-facts.ts";
import { stubsOnPage } from "./stubs-on-page.ts";
import { read1099, readW2 } from "./year-form-facts.ts";

type IncomeKind = IncomeReading["income"]["kind"];

/** First match wins: a W-2 names the 1099, a pay stub may name both. */
const KINDS: ReadonlyArray<readonly [IncomeKind, RegExp]> = [
  [
    "1099",
    /form(?:ssa|rrb)?1099|ssa1099|rrb1099|1099(?:nec|misc|int|div|r|b|g|k|q|sa|oid)(?:form|\b)|nonemployeecompensation|taxreportingstatement/,
  ],
  ["w2", /wageandtaxstatement|formw2|w2andearningssummary/],
];
/** What such a form prints of itself: "Form 1099-R is mailed in January" on a pension's notice and "Form W-2 consent: yes" on a stub are none. */
const OWN_BOXES: Readonly<Partial<Record<IncomeKind, RegExp>>> = {
  "1099":
    /payers?(?:tin|name|federal|id)|recipients?(?:s)?(?:tin|name|id)|grossdistribution|taxableamount|interestincome|dividends|nonemployeecompensation|benefits(?:paid|repaid)|netbenefits|taxreportingstatement|ombno|box\d/,
  w2: /wagestips|othercomp|employers?id|socialsecuritywages|medicarewages|ombno|box1\D/,
};
const PAY_WORDS =
  /netpay|grosspay|grossearnings|payperiod|paydate|earningsstatement|paystub|payslip|checkdate/;
/** Taxes with a column for the year stand on pay stubs only. */
const YEAR_COLUMN =
  /(?:ytd|yeartodate).*(?:fedincometax|federal(?:income)?tax|medicare|socialsecurity|socsec)/;
/** Earnings, a tax on wages and what is left of them, with a day of pay or a period: a stub, whatever it is called. */
const STUB_PARTS = [
  /gross|earnings|wages|salary|entitlements/,
  /fica|oasdi|medicare|socialsecurity|socsec|sstax|fedmed|medtax/,
  /fedwh|fedtax|fitw|federal(?:income)?(?:tax|withh)|fedincome|fedwithh|taxfederal/,
  /net(?:pay|check|amount|wages|thischeck|earnings|amt|chk|income|salary|\d)|takehome|amountpaid|eompay|yourstokeep/,
  /pay(?:ment)?(?:period|date|day|begindate|enddate|schedule)|(?:check|advice|deposit|issue|voucher)date|date(?:ofpayment|paid)|periodfrom|weekending|periodending|periodend|periodcovered|workperformed|workdates|datesworked|thispaycheck|fortheperiod|salaryperiod|payroll|earningsrecord/,
];
const BENEFIT_WORDS =
  /benefitverification|benefitamount|socialsecuritybenefit|supplementalsecurityincome|veteransaffairs|entitlementamount|unemployment(?:insurance|benefit|compensation)|pension|annuitant|annuity|awardletter|disabilitybenefit|monthlybenefit|retirementsystem|temporary(?:total|partial)disability|retireeaccountstatement|annuitantaccountstatement|military(?:retired?|retirement)pay|monetary(?:benefits?)?determination|weeklybenefit(?:amount|rate)|workerscomp(?:ensation)?(?:benefit|indemnity)/;

/** Pensions withhold federal tax and deduct Medicare as well. */
const RETIRED =
  /annuitant|grossannuity|netannuity|retiree|(?:gross|net)(?:monthly)?(?:benefit|pension)|benefitpayment/;

/** Forms of the 1099 family that a paper names; two or more under such a title are a broker's composite of them. */
const FORMS = /\b1099[\s-]?(?:NEC|MISC|INT|DIV|OID|SA|B|R|G|K|Q)\b/g;
const COMPOSITE =
  /\b(?:consolidated|composite|combined)\b.{0,20}1099|1099.{0,12}(?:consolidated|composite)|tax information statement|\bforms 1099/i;

function isComposite({ sheet }: Reading): boolean {
  const text = sheet.segments.map((segment) => segment.text).join(" ");
  const forms = text.match(FORMS) ?? [];
  return new Set(forms.map((form) => squash(form))).size > 1 && COMPOSITE.test(text);
}

/** Wages are taxed for these alone: a paper that takes them from a gross and comes to its net is a stub, whatever its words are. */
const WAGE_TAXES = /fica|oasdi|medicare|socialsecurity|socsec|sstax|fedmed/;

/** A small firm's stub may withhold one tax and call nothing by its usual name. */
const WITHHELD_FROM_WAGES = /(?=.*(?:wages|payroll|hourly))(?=.*fed(?:eral)?(?:income)?(?:tax|withh))/;

const isStubBySum = (reading: Reading, text: string): boolean =>
  (WAGE_TAXES.test(text) || WITHHELD_FROM_WAGES.test(text)) &&
  !RETIRED.test(text) &&
  readPayStub(reading).checks.some((check) => check.passed && check.name.startsWith("gross-to-net"));

/** "Form 1099-R for that year was mailed": a letter that speaks of a form is none. */
const MENTIONS_FORM =
  /^(?=.{45,}$)(?=.*\b(?:1099|W-?2)\b)(?=.*\b(?:was|were|will|be|mailed|sent|receive|your|you|our|we|see|shown)\b)/i;

/** Boxes that no other paper numbers so: narrow copies break the name of the form itself, and a summary between them breaks it too. */
const W2_BOXES = [
  /^1 wages,? tips,? (?:and )?other/i,
  /^2 fed(?:eral|\.)? income tax/i,
  /^3 soc(?:ial|\.)? sec(?:urity|\.)? wages/i,
  /^4 soc(?:ial|\.)? sec(?:urity|\.)? tax/i,
  /^5 medicare wages/i,
  /^6 medicare tax/i,
];

const hasBoxesOfW2 = ({ sheet }: Reading): boolean =>
  W2_BOXES.every((box) => sheet.segments.some(({ text }) => box.test(text.trim())));

/** The number of a form in a cell of its own, whatever is recognised of the word before it. */
const FORM_CELL = /^(?:[A-Za-z]{2,6}\s)?1099-?(?:NEC|MISC|INT|DIV|OID|SA|B|R|G|K|Q)$/;

/** What kind of income a paper proves, from its words. */
export function incomeKindOf(reading: Reading): IncomeKind {
  const text = squash(reading.sheet.segments.map((segment) => segment.text).join(" "));
  const titles = squash(
    reading.sheet.segments
      .flatMap((segment) => (MENTIONS_FORM.test(segment.text) ? [] : [segment.text]))
      .join(" "),
  );
  const isStub =
    /netpay/.test(text) && /payperiod|paydate|checkdate|periodending|earningsstatement|periodend/.test(text);
  const form = KINDS.find(([kind, pattern]) => pattern.test(titles) && (OWN_BOXES[kind]?.test(text) ?? true));
  if (form && !isStub) return form[0];
  if (!isStub && hasBoxesOfW2(reading)) return "w2";
  if (!isStub && reading.sheet.segments.some(({ text: cell }) => FORM_CELL.test(cell))) return "1099";
  if (isStub || (!form && STUB_PARTS.every((part) => part.test(text)) && !RETIRED.test(text)))
    return "paystub";
  if (isComposite(reading)) return "1099";
  if (BENEFIT_WORDS.test(text)) return "benefits";
  return PAY_WORDS.test(text) || YEAR_COLUMN.test(text) || isStubBySum(reading, text) ? "paystub" : "other";
}

function readByKind(reading: Reading): IncomeReading {
  if (isGigSummary(reading.sheet.segments.map(({ text }) => text))) return readGigSummary(reading);
  if (isEmployersForm(reading)) return readEmployersForm(reading);
  const kind = incomeKindOf(reading);
  if (kind === "paystub") return readPayStub(reading);
  if (kind === "w2") return readW2(reading);
  if (kind === "1099") return read1099(reading);
  return kind === "benefits" ? readBenefitLetter(reading) : readIncomeLetter(reading);
}

function readOne(reading: Reading): IncomeReading {
  const entry = readByKind(reading);
  const payer = entry.income.findings.get("payer");
  if (payer) entry.income.findings.set("payer", doubtCutLogo(payer, reading));
  return entry;
}

/** What pages say together; who paid is named by the stub among them, and not by the check or the notice behind it. */
function readTogether(pages: readonly IncomePage[], reading: Reading): IncomeReading {
  const [first, ...others] = pages;
  if (first && others.length === 0) return first.read;
  const whole = readOne(reading);
  const payer = pages.find(({ read }) => standsAsStub(read))?.read.income.findings.get("payer");
  if (payer && whole.income.kind === "paystub") whole.income.findings.set("payer", payer);
  return whole;
}

const LEFT_OUT =
  "Another gross and net pay are printed with a payment, without a payday of their own or on its second page: they are left out.";

const readPaper = (pages: readonly IncomePage[], reading: Reading): IncomeReading => ({
  ...readTogether(pages, reading),
  ...(leavesPayOut(pages) ? { warning: LEFT_OUT } : {}),
});

/**
 * Reads every proof of income in a document: pages, and stubs on one page, that each stand alone and differ in payday, year or payer are
 * papers of their own, each with the pages that go on with it; everything else, copies included, is one.
 */
export function readIncome(reading: Reading): IncomeReading[] {
  const numbers = [...new Set(reading.sheet.rows.map((row) => row.page))];
  const pages = numbers.flatMap((page) =>
    stubsOnPage(numbers.length > 1 ? partOf(reading, (row) => row.page === page) : reading, readOne),
  );
  const papers = papersOfIncome(pages);
  if (papers.length < 2 && (papers[0] ?? pages).length === pages.length) return [readPaper(pages, reading)];
  return papers.map((paper) => {
    const own = new Set(paper.flatMap(({ print }) => print.sheet.segments.map(({ row }) => row)));
    return readPaper(
      paper,
      partOf(reading, ({ index }) => own.has(index)),
    );
  });
}
