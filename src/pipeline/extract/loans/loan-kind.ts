import type { AccountKind } from "#contract/extraction.ts";
import { type Paragraph, paragraphsOf } from "../layout/paragraphs.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

type Cue = readonly [kind: AccountKind, weight: number, pattern: RegExp];

/** Wordings of a kind of loan; what names the paper weighs more than a word of its small print. Squashed text. */
const CUES: readonly Cue[] = [
  ["heloc", 6, /homeequityline|equityline|heloc|equity[a-z]{0,12}lineofcredit|equitycreditline/],
  // A line on a home where its owner's equity is named beside its limit.
  ["heloc", 5, /^(?=.*homeequity)(?=.*(?:creditlimit|availablecredit|lineaccount|linelimit))/],
  ["heloc", 5, /drawperiod|home(?:access|value|advantage|flex|secured)?line(?!s)/],
  ["mortgage", 4, /mortgagestatement|mortgageaccount|mortgageloan|homeloan|mortgageservic/],
  ["mortgage", 2, /escrow|propertyaddress|homeequityloan/],
  ["mortgage", 1.5, /mortgage/],
  [
    "student-loan",
    5,
    /studentloan|educationloan|(?:option|choice|signature|private)student(?!s)|student(?:loan)?financ|educationfinanc|(?:student|education)lend|direct(?:un)?sub(?![a-z])|(?:under)?graduate(?:smart|school|private|choice|select|studies|degree|program|fixedrate|variablerate){0,2}(?:option)?loan|(?:law|medical|dental|mba|graduate|business)schoolloan|mbaloan|barstudyloan|(?:bar|medical|dental)(?:exam|residency)(?:and(?:relocation|residency))?loan|healthprofessionsloan|perkinsloan|tuition(?:answer)?loan|(?<!ap|grand|trans)parentloan|directsubsidized|directunsubsidized|directloan|parentplus|gradplus|stafford|(?:un)?subsidized|ffelp?(?![a-z])|dl(?:stfd|stfrd|unst|scst|ucst|sub|unsub|plus|pgb|plgb)(?![a-z])|stffrd/,
  ],
  [
    "student-loan",
    2,
    // Loans called after the years of study: "Undergraduate 01".
    /undergraduate\d|departmentofeducation|loangroup|fafsa|studentaid|incomedriven|inschool|studentassistance|studentsform1098|highereducation(?:assistance|loan|authority|service|financ)/,
  ],
  [
    "auto-loan",
    5,
    /autoloan|autofinanc|motorcredit|carloan|vehicleloan|autoaccount|motorfinanc|carfinanc|autolease|motoracceptance|autolending|autostatement/,
  ],
  // "Collateral: 2019 BRAMBLE CREW CAB": what begins with the year of its model is driven.
  ["auto-loan", 2.5, /(?:collateral|security|secured)(?:by|description)?(?:19|20)\d\d[a-z]{3}/],
  // "2022 HONDA CR-V": the year of a model and who made it. Spaces are gone: "2026 for details" and "2026 audit" begin as makes do.
  [
    "auto-loan",
    2.5,
    /(?:19|20)\d\d(?:acura|audi(?=[aqs]\d|etron)|bmw|buick|cadillac|chevrolet|chevy|chrysler|dodge|ford(?=f\d|bronco|edge|escape|expedition|explorer|focus|fusion|maverick|mustang|ranger|taurus|transit)|gmc|honda|hyundai|infiniti|jeep|kia|lexus|mazda|mercedes|mitsubishi|nissan|subaru|tesla|toyota|volkswagen|volvo)(?!credit|motorcredit|financ)/,
  ],
  [
    "auto-loan",
    2.5,
    /vehicle|retailinstal|(?:new|used)(?:auto|car|truck)|vin\d|vinending|yourcar(?![de])|yourauto/,
  ],
  [
    "personal-loan",
    5,
    /personalloan|signatureloan|signature(?:fixed|variable)rate|debtconsolidation(?:loan)?|unsecuredloan|personalinstal/,
  ],
  // "LOAN 0004 SIGNATURE": credit unions lend on a signature alone.
  ["personal-loan", 5, /(?:loan|note)(?:id|suffix|number)?\d{1,4}(?:signature|personal|unsecured)/],
  // Money lent to a person without a thing behind it costs a fee at the start; students' and homes' papers have words of their own.
  ["personal-loan", 2.5, /originationfee/],
  // What only those who lend to persons have to print: the laws of small loans, the warning of a high cost, the listing lenders bid on.
  [
    "personal-loan",
    2.5,
    /industrialloanandthrift|smallloan(?:compan|act|law|licen)|consumer(?:installment)?loanlicen|expensiveformof(?:credit|borrowing)|peertopeer|peerlending|listingnumber/,
  ],
  // Who lends to persons from shops of its own prints the address of the one to go to; a car behind the loan outweighs it.
  // Credit unions have branches and offer insurance whatever they lend on.
  [
    "personal-loan",
    1.4,
    /^(?!.*creditunion).*(?:yourbranch(?:office)?(?:is|location|address)?\d|branch(?:office|location|address)?\d{2,5}[a-z]{3,20}(?:street|st|avenue|ave|road|rd|highway|hwy|boulevard|blvd|drive|dr|lane|ln|parkway|pkwy|pike|plaza)(?:st|ste|suite|unit)?(?:\d|[a-z]{3,20}\d{5}))/,
  ],
  [
    "personal-loan",
    1.2,
    /^(?!.*creditunion).*(?:(?:optional|voluntary)(?:credit)?insurance|creditinsurance(?:is)?(?:optional|voluntary|nota?condition|notrequired))/,
  ],
  ["loan", 5, /lineofcredit|creditline|payin(?:four|4)|paylater|(?<!re)paymentplan|buynow|originalcreditor/],
  // Servicers of all kinds of loans say so in their small print.
  ["loan", 1.3, /debtcollector|collectadebt/],
  // A ship's mortgage is on no home.
  [
    "loan",
    12,
    /shipmortgage|vessel[a-z]{0,30}(?:official|hull|documentation)|boatloan|marine(?:loan|credit|financ|lend)/,
  ],
];

const PROSE = 70;
/** What a lender advertises is not what it lent. */
const ADVERTISES =
  /^(?:ask|borrow|need an?|looking for|thinking (?:of|about)|planning|want an?|interested in)\b|\bas low\b|rates?\s(?:from|starting|start)|\bstarts?\s(?:at|from)\s\d|\bapply\b|pre-?approved|\bspecial\b|\brefinanc/i;
const TYPE_LABEL = /^(?:loan\stype|type\sof\sloan|loan\sdescription|product\stype)\b[\s:]*/i;
/** "AUTO REFINANCE", "USED VEHICLE LOAN": the words of a whole cell, for "Auto Pay" and "Career training" are no loans on a car. */
const AUTO_TYPE =
  /^(?:(?:new|used|direct|indirect)\s)*(?:auto|automobile|vehicle|car|truck)(?:[\s/–-]+(?:loan|refinance|refi|purchase|finance|new|used))*\W*$/i;
/** Alone in a cell it is a type of loan, not an offer of one. */
const isRefinance = (type: string): boolean => AUTO_TYPE.test(type) && /\brefinance\W*$/i.test(type);
const typeIn = ({ text }: Paragraph): string => text.trim().replace(TYPE_LABEL, "");

/** Cues of this weight name a kind of loan. */
const NAMES = 5;

/** The kind of loan a paper speaks of: "loan" for lines of credit, pay-later plans, debts in collection and what names no kind. */
export function loanKind(reading: Reading): AccountKind {
  const firstPage = reading.sheet.segments[0]?.page;
  const told = paragraphsOf(reading.sheet, reading.values).filter(
    (paragraph) => isRefinance(typeIn(paragraph)) || !ADVERTISES.test(paragraph.text),
  );
  const top = textOf(
    told.filter(({ lines: [first] }) => first && first.segment.page === firstPage && first.segment.y0 < 0.3),
  );
  // Sentences of the small print speak of other loans.
  const labels = textOf(told.filter(({ text }) => text.length < PROSE));
  // What labels leave open, the sentences may tell; what they say, no sentence about another loan changes.
  const named = bestKind([top, labels]);
  if (named) return named;
  const all = textOf(told);
  return bestKind([top, labels, all]) ?? "loan";
}

/** The form that tells a student what interest was paid. Squashed, "1098-E is sent" and "1098 every January" would begin alike. */
const STUDENTS_FORM = /\b1098[\s‐‑–-]?E\b/gi;

/** "DIRECT SUB", "STFD UNSUB", "DL SUBSIDIZED": programs of the government as bills cut them short. Squashed, the next label would run on. */
const PROGRAM = /\b(?:direct|dir|stfd|stafford|dl|ffelp?)[\s-]+(?:un)?sub(?:s(?:idized)?)?\b/gi;

/** "Wayfield Home" over "Loan ID": the end of a shop's name and a label are no loan on a home. */
const goesOn = (text: string, before: string | undefined): string =>
  /\bhome\s*$/i.test(before ?? "") && /^\s*loans?\b/i.test(text) ? `, ${APART} ${text}` : text;
const APART = "and";
const AUTO_LOAN = "auto loan";

/** Whether a cell names a type of loan on a car behind its label, which stands in it or left of it. */
function isAutoType(told: Paragraph, before: Paragraph | undefined): boolean {
  const type = typeIn(told);
  if (!AUTO_TYPE.test(type)) return false;
  if (type !== told.text.trim()) return true;
  const isLabel = before !== undefined && TYPE_LABEL.exec(before.text.trim())?.[0] === before.text.trim();
  return isLabel && before.lines.at(-1)?.segment.row === told.lines[0]?.segment.row;
}

/** "If the loan is secured by a titled vehicle, keep it insured": one text serves loans of every kind. */
const SUPPOSES =
  /\b(?:if|when|where|unless)\s(?:your|the|this|a|any)\s(?:loan|account|debt|contract|note|credit)\s(?:is|was|are|has)\b[^.;\n]*/gi;
/** "Collateral: 2021 Bramble", "VIN 1HG": a line that begins with a label goes on with no sentence. */
const LABELLED = /^\s*(?:[A-Z][\w ]{1,24}:|VIN\b)/;

/** What a paragraph says of this loan: what it supposes of any ends with its sentence, or before a label. */
const withoutSupposed = (told: Paragraph): string =>
  told.lines
    .map(({ segment }) => (LABELLED.test(segment.text) ? `\n${segment.text}` : segment.text))
    .join(" ")
    .replaceAll(SUPPOSES, "; ");

const textOf = (paragraphs: readonly Paragraph[]): string =>
  squash(
    paragraphs
      .map((told, index) => {
        const before = paragraphs[index - 1];
        const text = withoutSupposed(told);
        return isAutoType(told, before) ? `${AUTO_LOAN}, ${text}` : goesOn(text, before?.text);
      })
      .join(" ")
      .replaceAll(STUDENTS_FORM, "student's form 1098")
      .replaceAll(PROGRAM, "direct subsidized"),
  );

/** How much a cue counts at the top of the paper, in its labels and in its sentences. */
const SHARES = [1.5, 1, 0.85];
const SHARE_OF_NAME_IN_PROSE = 0.6;
const ENOUGH = 2;

/** The kind that the cues of these texts speak for; undefined where they say too little. */
function bestKind(texts: readonly string[]): AccountKind | undefined {
  const scores = new Map<AccountKind, number>();
  for (const [kind, weight, pattern] of CUES) {
    const place = texts.findIndex((text) => pattern.test(text));
    const share = place === 2 && weight >= NAMES ? SHARE_OF_NAME_IN_PROSE : (SHARES[place] ?? 0);
    scores.set(kind, (scores.get(kind) ?? 0) + weight * share);
  }
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= ENOUGH ? best[0] : undefined;
}
