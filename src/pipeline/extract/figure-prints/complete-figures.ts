import type { DocumentType } from "#contract/document-type.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { type FigureChance, figuresOf } from "../learned/figure-chances.ts";
import { isAmountOfYear } from "../loans/fees-charged.ts";
import type { Reading } from "../reading.ts";
import { evidenceOf, type Finding, makeFinding } from "../result/draft.ts";
import { type FigureField, isSameFigure } from "./figure-fields.ts";
import { contradicts } from "./figures-together.ts";
import { saysNoLimit } from "./no-limit.ts";
import { figurePrints } from "./print-signs.ts";
import { isWithheld, OF_RATES } from "./withheld-prints.ts";

/** From here on a figure that the rules left out is taken (authors left out of the training: 99 of 100 right). */
const SURE_TO_ADD = 0.95;
/** From here on another print than the rules' takes its place, or is put beside it where it is no amount. */
const SURE_TO_CHANGE = 0.98;
/** So many figures of a paper the rules and the learned judgement have to find alike: whole papers were learned, not scraps of them. */
const AGREED: Partial<Record<DocumentType, number>> = {
  "credit-cards": 4,
  loans: 4,
  "bank-statements": 4,
  investments: 2,
  income: 3,
};
const LIKELY = 0.8;
/** How plainly a learned print is named, on the scale of labels. */
const LEARNED_SCORE = 0.85;
/** On pictures the words around it may be misread as well: such a print has to be as legible as one that stands apart. */
const RECOGNISED_SCORE = 0.75;

/** What forms of a year print, and what is printed with each payment: neither has the other's figures. */
const OF_KIND: Readonly<Record<string, RegExp>> = {
  w2: /^(?:wages|federalTaxWithheld)$/,
  "1099": /^(?:nonemployeeCompensation|federalTaxWithheld)$/,
  paystub: /^(?:gross|net|ytd|period)/,
  benefits: /^(?:gross|net|ytd|period)/,
};

/** The figures that the rules found of a paper's only account or payment of income, and where they look. */
type Found = {
  readonly findings: Map<string, Finding>;
  readonly reading: Reading;
  readonly type: DocumentType;
  readonly dayFirst: boolean;
  /** Every value that a label of the lexicon owns. */
  readonly claims?: readonly Candidate[];
  /** Of a proof of income. */
  readonly kind?: string;
};

/**
 * Completes what the rules read of a paper about one account or one payment with what is learned of its prints (decision 028): a figure
 * that the rules left out, where the learned judgement is all but certain and nothing else on the paper contradicts it. An amount for which it
 * would read another print than the rules is exchanged, of another figure both prints are put to the person; what the rules ask stays a question.
 */
export function completeFigures({ findings, reading, type, dayFirst, claims = [], kind }: Found): void {
  const chances = figuresOf(figurePrints(reading), type, dayFirst);
  const agreed = chances.filter(
    ({ field, figure, chance }) => chance >= LIKELY && isKnownAs(field, figure, findings),
  );
  if (agreed.length < (AGREED[type] ?? Number.POSITIVE_INFINITY)) return;
  // Rates before the balances that stand at them.
  const byKind = Map.groupBy(chances, ({ field }) => field.kind === "percent");
  for (const found of [...(byKind.get(true) ?? []), ...(byKind.get(false) ?? [])]) {
    const { field, figure, chance } = found;
    const key = keyOf(field.path, findings);
    const known = key === undefined ? undefined : findings.get(key);
    // What is asked stays asked, and what a sum proves stands.
    if (chance < SURE_TO_ADD || known?.doubt !== undefined || known?.witnessed) continue;
    if (known && isSameFigure(field, known.value, figure)) continue;
    if (OF_KIND[kind ?? ""]?.test(field.path) === false || contradicts(field.path, figure, findings))
      continue;
    if (field.path === "creditLimit" && saysNoLimit(reading)) continue;
    if (isWithheld(found, claims, type) || isOfAnotherKind(found, findings)) continue;
    const other = otherPayAt(found, findings);
    if (other) {
      const now = findings.get(other);
      if (now && !now.witnessed && PAY.includes(other)) now.doubt ??= OTHER_PRINT;
      continue;
    }
    if (field.path === "feesCharged" && isAmountOfYear(found.print.span.segment, reading.sheet)) continue;
    if (!known) {
      if (!isIdle(found, findings)) add(found, findings, type);
    } else if (key !== undefined && chance >= SURE_TO_CHANGE && !OF_RATES.test(field.path))
      findings.set(key, field.kind === "money" ? findingOf(found) : asked(known, found));
  }
}

/** What came in and what went out of an account: one of many sums of a paper, unless the balances prove it. */
const MOVED = ["totalDeposits", "totalWithdrawals"];

/** A day on which nothing is due, a day of the paper that only repeats its period's end, and a sum that no balances prove say nothing. */
const isIdle = ({ field: { path }, figure }: FigureChance, findings: ReadonlyMap<string, Finding>): boolean =>
  (path === "paymentDueDate" && !findings.has("minimumPayment")) ||
  (path === "statementDate" && findings.get("periodEnd")?.value === figure) ||
  (MOVED.includes(path) &&
    !["beginningBalance", "endingBalance", ...MOVED].every((other) => other === path || findings.has(other)));

/** What the rules list for one kind, with its balance ("Promotional balance transfers"), is not listed again for another. */
function isOfAnotherKind(found: FigureChance, findings: ReadonlyMap<string, Finding>): boolean {
  if (!OF_RATES.test(found.field.path)) return false;
  return [...findings].some(
    ([key, finding]) =>
      OF_RATES.test(key) && findings.has(key.replace(/\.kind:.*$/, ".balance")) && isAt(finding, found),
  );
}

const PAY = ["grossPay", "netPay", "ytdGross", "ytdNet"];
const PAY_DAYS = ["payDate", "periodStart", "periodEnd"];

const isAt = ({ evidence }: Finding, { print: { span } }: FigureChance): boolean => {
  const { page, box } = evidenceOf(span);
  return evidence.page === page && evidence.box.every((edge, at) => edge === box[at]);
};

/** This payday's figure and the year's are two prints, as gross and net are and payday and period: what one print is already taken for. */
const otherPayAt = (found: FigureChance, findings: ReadonlyMap<string, Finding>): string | undefined =>
  [PAY, PAY_DAYS]
    .find((fields) => fields.includes(found.field.path))
    ?.find((field) => {
      const known = field === found.field.path ? undefined : findings.get(field);
      return known !== undefined && isAt(known, found);
    });

const isKnownAs = (field: FigureField, figure: string, findings: ReadonlyMap<string, Finding>): boolean => {
  const known = findings.get(keyOf(field.path, findings) ?? "");
  return known !== undefined && isSameFigure(field, known.value, figure);
};

const OTHER_PRINT = "Another print of this document may be this figure.";
/** The rules read one print, the words around another are plainer: a person has to look. */
const asked = (known: Finding, found: FigureChance): Finding => ({
  ...known,
  doubt: OTHER_PRINT,
  rivals: [...known.rivals, findingOf(found)],
});

const findingOf = ({ figure, print }: FigureChance): Finding =>
  makeFinding(figure, print.span, print.span.confidence < 1 ? RECOGNISED_SCORE : LEARNED_SCORE);

/** Where a figure stands among the findings: rates are listed, each under its kind. */
function keyOf(path: string, findings: ReadonlyMap<string, Finding>): string | undefined {
  const [head, kind = "", part] = path.split(".");
  if (head !== "aprs") return path;
  const rate = [...findings.keys()].find((key) => key.startsWith("aprs.") && key.endsWith(`.kind:${kind}`));
  return part === "apr" || rate === undefined
    ? rate
    : `${rate.split(".").slice(0, 2).join(".")}.${part ?? ""}`;
}

function add(found: FigureChance, findings: Map<string, Finding>, type: DocumentType): void {
  const { path } = found.field;
  const finding = findingOf(found);
  // A payoff, what brings a loan up to date, or what is left after a payment look like its principal.
  if (type === "loans" && path === "currentBalance")
    finding.doubt = "Only the words around it say that this is what is owed.";
  const rates = [...findings.keys()].filter((key) => /^aprs\.\d+\.kind:/.test(key));
  const [head, kind = "", part] = path.split(".");
  const key = head === "aprs" && part === "apr" ? `aprs.${rates.length}.kind:${kind}` : keyOf(path, findings);
  // The balance of a rate that is not there.
  if (key === undefined) return;
  findings.set(key, finding);
  // A card's rate is that of its purchases.
  if (path === "apr" && type === "credit-cards" && !rates.some((rate) => rate.endsWith(":purchase")))
    findings.set(`aprs.${rates.length}.kind:purchase`, finding);
}
