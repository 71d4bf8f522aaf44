import type { AccountReading } from "../account-reading.ts";
import { chooseMoney } from "../candidates/choose.ts";
import { stack } from "../candidates/find-labels.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { NOT_COLLECTED } from "../lexicon/document-cues.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { askedDebt } from "./asked-debt.ts";
import { collectedAccounts } from "./collected-accounts.ts";
import { debtOfRow } from "./debt-columns.ts";
import { isOfBoth, itemisedDebt } from "./itemised-debt.ts";
import { loanCandidates, OWED_AS_PAYMENT, readLoan } from "./loan-facts.ts";

const COLLECTS =
  /(?:isa?|froma|bya|arean?)debtcollector|collectadebt|collectionagency|amountofthedebt|placed(?:with[a-z]{2,20})?forcollection|collectionnotice|(?:firm|office)(?:represents|hasbeenretained)/;
/** A servicer's bill carries the same legal sentence; its regular instalment shows that the loan still runs. */
const RUNS =
  /regular(?:monthly)?payment|escrow|maturitydate|principalbalance|outstandingprincipal|remainingprincipal/;
/** Collectors offer payments in parts as well; only a loan that nobody collects has one of its own. */
const PAID_MONTHLY = /monthlypayment|nextpayment|payin(?:4|four)/;
const COLLECTED =
  /originalcreditor|originalinstitution|currentcreditor|validationnotice|disputethedebt|disputethis|placed(?:with[a-z]{2,20})?forcollection|settle/;

const FIRST_LENDER = /originalcreditor|originalinstitution/;
/** Servicers name who owns a loan, and what they ask for on which day; a collector of a sold debt asks for all of it. */
const ASKS_BY_DAY =
  /^(?=.*duedate)(?=.*(?:amountdue|monthlypayment|paymentdue(?!date)|currentpayment|totaldue|interestrate))/;
const SOLD =
  /currentcreditor|(?:has|have|was|been)(?:purchased|bought|acquired)|charge(?:d)?off|collectionagency|(?:placed|referred)[a-z]{0,20}forcollection/;
/** Who calls itself a collector of what another lent: no servicer, unless it asks for an instalment. */
const COLLECTOR = /isadebtcollector|currentowner/;

/** Letters of collectors name to whom a debt is owed now; bills of servicers do not. */
const OWED_NOW = /currentcreditor|creditortowhom(?:the|this)?debt/;

/** Only a loan that still runs has an instalment of its own, an escrow account or a day on which it ends. */
const HAS_INSTALMENT = /regular(?:monthly)?payment|escrow|maturitydate/;

/** Who lent the money at first, and who is owed it now, bought it or wrote it off: such a debt is a loan no more, though its "principal balance" may be named. */
const isGone = (text: string): boolean =>
  ((FIRST_LENDER.test(text) && (SOLD.test(text) || (COLLECTOR.test(text) && !ASKS_BY_DAY.test(text)))) ||
    (OWED_NOW.test(text) && COLLECTS.test(text) && !ASKS_BY_DAY.test(text))) &&
  !HAS_INSTALMENT.test(text);

/** How lawyers call themselves, with nothing behind it but their form, their names or an address. */
const LAWYERS =
  /\b(?:attorneys\s+at\s+law|attorneys\s+(?:and|&)\s+counsel+ors?(?:\s+at\s+law)?|counsel+ors?\s+at\s+law|law\s+firm)(?=\s*$|\s*[^\w\s]|\s+(?:of|PLLC|LL[CP]|P\.?\s?[AC])\b)/i;
/** In page heights. */
const LETTERHEAD = 0.15;
/** A word without a capital, such as a sentence has. */
const OF_SENTENCE = /(?:^|\s)(?!(?:and|of|the|at)\b)[a-z]/;

/** Whether the letterhead is that of lawyers; others speak of law firms in sentences, or have the words in their name. */
const isFromLawyers = ({ sheet }: Reading): boolean =>
  sheet.segments.some(
    ({ text, page, y0 }) =>
      page === sheet.segments[0]?.page &&
      y0 < LETTERHEAD &&
      LAWYERS.test(text) &&
      !OF_SENTENCE.test(text.replace(LAWYERS, "")),
  );

/** Lawyers ask for the principal of a debt, its interest and what the court took, all at once. */
const isOfLawyers = (text: string, reading: Reading): boolean =>
  isFromLawyers(reading) && !ASKS_BY_DAY.test(text) && !HAS_INSTALMENT.test(text);

const CLIENT = String.raw`client(?:\s*name)?`;
const OWED_TO = String.raw`(?:debt\s*)?owed\s*to|on\s*behalf\s*of`;
const creditorLabel = (words: string): string => String.raw`^\s*(?:re\s*:\s*)?(?:${words})\s*:`;

/** Whose debt it is, beside words that it was given to another to collect: instalments are what that one offers. */
const NAMES_CREDITOR = new RegExp(
  creditorLabel(String.raw`creditor(?:\s*name)?|(?:our\s)?${CLIENT}|${OWED_TO}`),
  "i",
);

/** What could happen to a loan, or does to others, has not happened to this one: "it may be referred to an agency". */
const PLACED =
  /placed(?:with|for|byour)|(?<!are|(?:may|might|can|could|will|would|shall)(?:also|then)?be)(?:referred(?:to|by)|turnedover|assignedto)|creditorsaccount|clientaccount|disputeth|validat/;
/** A loan's bill asks for its payment of the month on a day, whatever it says of those who do not pay. */
const ASKS_MONTHLY =
  /^(?=.*duedate)(?=.*(?:monthlypayment|currentpayment|monthlyinstal+ment))(?=.*(?:interestrate|percentagerate|principal))/;

/** A letter about a debt that a collector asks for; not the bill of a loan that still runs. */
export function isCollectionLetter(reading: Reading): boolean {
  const printed = squash(reading.sheet.segments.map((segment) => segment.text).join(" "));
  const text = printed.replaceAll(NOT_COLLECTED, "");
  const namesCreditor = reading.sheet.segments.some(({ text: cell }) => NAMES_CREDITOR.test(cell.trim()));
  const isPlaced =
    namesCreditor && PLACED.test(text) && !HAS_INSTALMENT.test(text) && !ASKS_MONTHLY.test(text);
  const runs =
    !isPlaced &&
    ((RUNS.test(text) && !isGone(text) && !isOfLawyers(text, reading)) ||
      (PAID_MONTHLY.test(text) && !COLLECTED.test(text)));
  return (COLLECTS.test(text) || isGone(text)) && !runs;
}

/** A patient or a customer is called a client as well: only a name with the words of a firm is that of a creditor. */
const OF_CLIENT = new RegExp(creditorLabel(CLIENT), "i");
const OF_FIRM =
  /\b(?:bank|bancorp|union|financ\w*|credit|lend\w*|funding|capital|loans?|trust|acceptance|receivables|services?|solutions|systems?|group|associates|partners|company|corporation|LLC|LLP|L\.L\.C|PLLC|inc|corp|ltd|co|N\.?A|hospitals?|medical|health\w*|clinics?|imaging|radiology|laborator\w*|labs?|dental|dentistry|physicians|pediatrics|cardiology|orthop\w*|surg\w*|emergency|pharmacy|ambulance|center|centre|university|college|schools?|county|city|state|department|utilit\w*|electric|energy|gas|water|power|wireless|telecom\w*|communications|mobile|cable|insurance|apartments|properties|realty|management|rentals?|stores?|furniture|motors?|auto)\b/i;

const FIRST_CREDITOR = /\boriginal\s*creditor(?:\s*name)?\s*:?/i;
/**
 * To whom the debt is owed where a label says so: the present creditor, then the first one. A name within a sentence may run over the
 * line; without a label the letterhead stands.
 */
const CREDITORS: readonly RegExp[] = [
  /\b(?:current|present)\s*creditor(?:\s*name\b|\s?\/\s?owner\b|\s*to\s*whom[^:]*)?\s*:?/i,
  /\bcreditor\s*to\s*whom\s*(?:the\s*|this\s*|your\s*)?(?:debt|account)\s*is\s*(?:currently\s*)?owed\s*:?/i,
  /(?<!original )(?<!original)\bcreditor(?:\s*name)?\s*:/i,
  /^\s*creditor(?:\s*name)?\s*:?\s*$/i,
  new RegExp(String.raw`\b(?:our|my)\s*client\s*:|${creditorLabel(OWED_TO)}`, "i"),
  /^\s*you\s+owe\s*:?\s*$/i,
  FIRST_CREDITOR,
  OF_CLIENT,
];
const NAME = /^[\s:]*(?<name>[A-Z0-9][\w&'’.,/ -]{1,60})/;
/** A name ends with its sentence or where ordinary words go on. */
const NAME_ENDS =
  /(?:[.;](?=\s|$)(?<!\b(?:Inc|Co|Corp|Ltd|Bros|St|Mr|Mrs|Ms|Dr|[A-Z])\.)|,?\s(?:assignee|successor|c\/o|an?\s(?:division|subsidiary|affiliate))\b|\s(?:for|with|account|on|we|is|and\s+you|as|original|current)\b).*$/i;

/** The same behind the form of a firm, with or without a colon. */
const BEHIND_FORM =
  /(?<=\b(?:LLC|L\.L\.C\.|LLP|L\.P\.|Inc|Corp|N\.A)\b\.?),?\s(?:charge[\s-]?off|charged[\s-]off|date|account|acct|reference|ref|file|amount|balance|principal|last\spayment|default|itemization|opened)\b.*$/i;

/** First words of the labels that may follow a name closely: "Example Funding, LLC  Charge-off date: 05/24/2025". */
const NEXT_LABEL =
  /\s(?:charge[\s-]?off|charged[\s-]off|date|account|acct|reference|ref|file|case|amount|total|balance|principal|interest|last\spay|default|delinquency|itemization|opened|open\sdate|type\sof|product|merchant|debt|store|creditor|seller|assignee|servicer|chain)\b[\w\s/-]*$/i;

function nameAfter(segment: Segment, from: number): Finding | undefined {
  const after = segment.text.slice(from);
  const match = NAME.exec(after);
  const found = match?.groups?.["name"];
  if (!match || !found) return undefined;
  // What stands before a colon is a label; a firm's own name may have such words as well.
  const isBeforeColon = /^\s*[:#]/.test(after.slice(match.index + match[0].length));
  const printed = (isBeforeColon ? found.replace(NEXT_LABEL, "") : found).replace(BEHIND_FORM, "");
  const name = printed
    .replace(NAME_ENDS, "")
    .replace(/[\s,.:-]+$/, "")
    .trim();
  const kept =
    /\b(?:Inc|Co|Corp|Ltd|[A-Z](?:\.[A-Z])+)$/.test(name) && printed.startsWith(`${name}.`)
      ? `${name}.`
      : name;
  if (kept.length < 2) return undefined;
  const start = from + segment.text.slice(from).indexOf(kept);
  return makeFinding(kept, spanOf(segment, start, start + kept.length), 0.9);
}

/** A name of two lines beside a label that stands halfway between them: cells right of it, on lines without a label of their own. */
function nameAround(label: Segment, { sheet }: Reading): Finding | undefined {
  const middle = (label.y0 + label.y1) / 2;
  const cells = sheet.rows
    .slice(Math.max(0, label.row - 1), label.row + 2)
    .filter((row) => row.index !== label.row)
    .flatMap(({ segments }) => {
      const cell = segments.find((other) => other.x0 > label.x1);
      const isOthers = segments.some((other) => other !== cell && other.x1 > label.x0 && other.x0 < label.x1);
      const distance = cell ? Math.abs((cell.y0 + cell.y1) / 2 - middle) : Number.POSITIVE_INFINITY;
      return cell && !isOthers && distance < label.y1 - label.y0 ? [cell] : [];
    });
  const [upper, lower] = cells;
  if (!upper || !lower || upper.row > label.row || lower.row < label.row) return undefined;
  const name = nameAfter(stack(upper, lower), 0);
  return name ? { ...name, evidence: evidenceOfCells([upper, lower]) } : undefined;
}

const LINE_OF_PROSE = 6;

/** Who bought a debt is its creditor now, whoever lent the money first. */
const BOUGHT =
  /^\s*(?:debt\s)?seller\s*:|^\s*current\s(?:debt\s)?owner\b|\b(?:we|has|have|was|were|been)\s(?:recently\s|since\s)?(?:purchased|bought|acquired)\b|\b(?:purchased|bought|acquired)\s(?:the|your|this)\s(?:account|debt|loan)\b/i;

const isCreditor = ({ value }: Finding, label: RegExp): boolean => label !== OF_CLIENT || OF_FIRM.test(value);

function findCreditor(reading: Reading): Finding | undefined {
  const { rows, segments } = reading.sheet;
  const isBought = segments.some(({ text }) => BOUGHT.test(text));
  for (const pattern of CREDITORS) {
    if (isBought && pattern === FIRST_CREDITOR) continue;
    for (const segment of segments) {
      const match = pattern.exec(segment.text);
      if (!match) continue;
      const after = nameAfter(segment, match.index + match[0].length);
      if (after && isCreditor(after, pattern)) return after;
      if (segment.text.slice(match.index + match[0].length).trim() !== "") continue;
      // A line of a paragraph beside the table is no cell of it.
      const row = (rows[segment.row]?.segments ?? []).filter(
        ({ text }) => text.split(" ").length < LINE_OF_PROSE || CREDITORS.some((words) => words.test(text)),
      );
      // The heading of a column names nobody to its right.
      if (row.length > 2) continue;
      const right = row[row.indexOf(segment) + 1];
      // In a table the cell to the right is the next heading, over a cell of its own.
      const under = (cell: Segment | undefined) =>
        rows[segment.row + 1]?.segments.find((other) => cell && Math.abs(other.x0 - cell.x0) < 0.02);
      const isTable = row.length > 2 && row.every((cell) => under(cell) || cell === row.at(-1));
      const below = under(segment);
      const cells = isTable ? [below] : [right, below];
      for (const cell of cells) {
        const name = cell ? nameAfter(cell, 0) : undefined;
        if (name && isCreditor(name, pattern)) return name;
      }
      const around = nameAround(segment, reading);
      if (around && isCreditor(around, pattern)) return around;
    }
  }
  return undefined;
}

/** Reads a collector's letter: one debt, or one account for each that it lists with a number, a balance and their total. */
export function readCollectedDebts(reading: Reading): AccountReading[] {
  const letter = readCollectionLetter(reading);
  const listed = collectedAccounts(reading);
  if (!listed) return [letter];
  // Several creditors: who asks for their debts is named by the letterhead.
  const { institution: _creditor, ...common } = letter;
  const shared = [...letter.account.findings].filter(([field]) => field === "statementDate");
  return listed.accounts.map(({ number, balance, parts }, index) => ({
    ...common,
    account: {
      kind: "loan",
      findings: new Map([...shared, ["accountLast4", number], ["currentBalance", balance], ...parts]),
    },
    checks: index === 0 ? [listed.check] : [],
  }));
}

/** Reads a collector's letter: what is owed now, to whom, and the last digits of the account; such a debt has no instalment of its own. */
function readCollectionLetter(reading: Reading): AccountReading {
  const loan = readLoan(reading);
  const { findings } = loan.account;
  for (const field of ["minimumPayment", "paymentDueDate", "originalBalance", "apr"]) {
    const finding = findings.get(field);
    if (finding && (field !== "apr" || finding.value === "0.00")) findings.delete(field);
  }
  // A collector asks for all of it.
  const owed = findings.get("currentBalance");
  if (owed?.doubt === OWED_AS_PAYMENT) delete owed.doubt;
  const itemised = itemisedDebt(reading);
  if (itemised) {
    findings.set("currentBalance", itemised.finding);
    for (const [field, finding] of itemised.parts) findings.set(field, finding);
  } else if (!findings.has("currentBalance")) {
    const due = chooseMoney(loanCandidates(reading), "totalDue");
    const asked = due ?? askedDebt(reading);
    if (asked) findings.set("currentBalance", asked);
  }
  const ofRow = !itemised || itemised.parts.size === 0 ? debtOfRow(reading) : undefined;
  const known = findings.get("currentBalance");
  // What is proved already is not what a row of another sum comes to.
  if (ofRow && (!known?.witnessed || known.value === ofRow.get("currentBalance")?.value))
    for (const [field, finding] of ofRow) findings.set(field, finding);
  for (const field of ["interestCharged", "feesCharged"]) {
    const finding = findings.get(field);
    if (finding && isOfBoth(finding, reading)) findings.delete(field);
  }
  const creditor = findCreditor(reading);
  return {
    ...loan,
    checks: itemised ? [...loan.checks, itemised.check] : loan.checks,
    account: { kind: "loan", findings },
    ...(creditor ? { institution: creditor } : {}),
  };
}
