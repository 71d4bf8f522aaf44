import type { Label } from "./label-set.ts";

type Rule = {
  readonly field: string;
  readonly kind: Label["kind"];
  /** Below that of any wording in the lists: these are understood from their words, not known. */
  readonly weight: number;
  /** Every one of these is said ... */
  readonly says: readonly RegExp[];
  /** ... and nothing of this. */
  readonly never: RegExp;
};

const NOW =
  /\b(?:current(?:ly)?|remaining|remains|outstanding|unpaid|left|now|today|still|present|open|ending|closing|at the (?:end|close))\b/;
const OWED = /\b(?:principal|balance|debt|owed?|owing|to (?:re)?pay)\b/;
const FIRST =
  /\b(?:did (?:i|you|we) (?:first )?borrow|started|began|original(?:ly)?|initial(?:ly)?|borrowed|financed|funded|disbursed|advanced|lent|(?:first|when) (?:fixed|locked|converted))\b/;
const WHAT =
  /\b(?:at|with|loan|amount|balance|principal|debt|note|contract|financed|borrow(?:ed)?|total|mortgage|sum)\b/;
const REGULAR =
  /\b(?:monthly|regular|scheduled|contractual|normal|standard|usual|current|each|recurring|level|next|upcoming|this month|biweekly|weekly|periodic|per month|a month|smallest|least|lowest)\b/;
const PAYMENT = /\b(?:payment|instal?lment|repayment|share|p&i)\b/;
const LATE =
  /\b(?:past[\s-]?due|over[\s-]?due|past unpaid|(?:un)?paid (?:past|earlier|previous|prior)|arrears|delinquent|behind|missed|(?:earlier|previous|prior) (?:unpaid )?(?:months?|bills?|instal?lments?|payments? (?:due|owed|unpaid))|unpaid (?:payments?|instal?lments?|months?|bills?)|carried (?:over|forward)|not (?:yet )?(?:been )?(?:paid|received))\b/;

/** A label's words, each rule narrow enough that what it does not name stays unknown. The first that fits counts. */
const RULES: readonly Rule[] = [
  // Parts of a sum: a fact only where they come to what is to be paid.
  { field: "minimumPaymentSaid", kind: "money", weight: 0.6, says: [/^(?:for )?this month$/], never: /^$/ },
  {
    field: "pastDueSaid",
    kind: "money",
    weight: 0.6,
    says: [/^(?:from )?(?:before|earlier|last month)$/],
    never: /^$/,
  },
  { field: "totalDue", kind: "money", weight: 0.6, says: [/^(?:please )?pay this(?: much)?$/], never: /^$/ },
  {
    field: "currentBalance",
    kind: "money",
    weight: 0.78,
    says: [
      /^(?:still )?(?:left|remaining|remains) (?:of|on) (?:your|the|this) (?:loan|plan|contract|note|debt)$/,
    ],
    never: /\b(?:payments?|months?)\b/,
  },
  // Of what was lent, what is not paid yet is what is owed; only payments and bills that are not paid are late.
  {
    field: "currentBalance",
    kind: "money",
    weight: 0.8,
    says: [/\bprincipal\b/, /\b(?:not|still to be) (?:yet )?(?:re)?paid\b/],
    never: /\b(?:past|overdue|due|interest|fees?|charges?|escrow|if|payments?|instal?lments?|months?)\b/,
  },
  {
    field: "pastDueSaid",
    kind: "money",
    weight: 0.8,
    says: [LATE],
    never: /\b(?:fees?|charges?|interest|escrow|if|days?|notice|warning|including|includes|plus|escrows?)\b/,
  },
  {
    field: "originalBalance",
    kind: "money",
    weight: 0.8,
    says: [FIRST, WHAT],
    never:
      /\b(?:fees?|remain(?:ing|s)?|still|unpaid|outstanding|current|interest|by|account|apr|payment|paid|left|saving|creditor|lender|insurance|escrow|down)\b/,
  },
  {
    field: "currentBalance",
    kind: "money",
    weight: 0.78,
    says: [
      /\b(?:remains|remaining|still (?:owed|to pay)|left|outstanding|unpaid)\b/,
      /\b(?:financed|borrowed|lent|advanced)\b/,
    ],
    never: /\b(?:fees?|interest|if|payments?|term|months?|escrow|of)\b/,
  },
  {
    field: "currentBalance",
    kind: "money",
    weight: 0.78,
    says: [NOW, OWED],
    never:
      /\b(?:original|initial|paid|interest|fees?|charges?|escrow|pay[\s-]?off|last|previous|prior|beginning|opening|starting|year|ytd|if|deferred|past|overdue|due|credit|available|insurance|minimum|payments?|instal?lments?|term|months?|suspense|unapplied|promotional|reserve|advances?|settle|save|after|points|rewards?|cash)\b/,
  },
  {
    field: "minimumPayment",
    kind: "money",
    weight: 0.75,
    says: [REGULAR, /\b(?:amount|draft)\b/],
    never:
      /\b(?:past|late|fees?|last|previous|prior|escrow|interest|principal|extra|additional|made|remaining|overdue|unpaid|missed|received|balance|owed?|loan|original|financed|due|paid|current|enclosed|charge|insurance|total|new|estimated|if|lowest|least|smallest|outstanding)\b/,
  },
  {
    field: "minimumPayment",
    kind: "money",
    weight: 0.75,
    says: [REGULAR, PAYMENT],
    never:
      /\b(?:past|late|fees?|last|previous|prior|escrow|interest|principal|extra|additional|made|remaining|number|history|overdue|options?|unpaid|missed|received|posted|applied|reversal|return(?:ed)?|balance|owe|protect(?:ion)?|skip|enclosed|insurance|total|with|without|new|estimated|if)\b/,
  },
  {
    field: "minimumPayment",
    kind: "money",
    weight: 0.75,
    says: [
      /\b(?:due|to pay|owed) (?:this|each|every) (?:month|period)\b|^scheduled amount\b|\binstal?lment (?:due|to be (?:debited|paid|drafted|collected))\b/,
    ],
    never:
      /\b(?:past|late|fees?|last|previous|prior|escrow|interest|principal|extra|overdue|unpaid|balance|total|if)\b/,
  },
  {
    field: "paymentDueDate",
    kind: "date",
    weight: 0.8,
    says: [
      /\b(?:due|pay (?:this |it )?by|payable|no later than)\b|^by$|\bon or before$|^(?:payment )?deadline$|\b(?:arrive|needed|reach us) by$|^pay before$|\bwill be debited(?: on)?$|\b(?:debit|draft|autopay) (?:date|on)$|^(?:next |regular )?(?:instal?lment |loan )?payment date$/,
    ],
    never:
      /\b(?:past|if|after|late|final|last|fees?|original|first|previous|overdue|received|was|were|dispute|respond|reply)\b/,
  },
  {
    field: "maturityDate",
    kind: "date",
    weight: 0.8,
    says: [
      /\b(?:matur\w+|final (?:payment|instal?lment|due)|last (?:scheduled|due|instal?lment)|paid (?:off|in full) by|(?:loan|contract|term|plan|note) ends?|end of (?:the )?(?:loan|contract|term|plan))\b|^ends(?: on| in)?$|^end date$|^finish date$|\bruns until$|^last payment (?:is )?due$|\b(?:be|is) (?:all )?paid off$|\b(?:paid off|done) (?:on|by)$/,
    ],
    never: /\b(?:draw|received|made|posted|quote|promo\w*|rate|previous|if|after|original)\b/,
  },
  {
    field: "statementDate",
    kind: "date",
    weight: 0.85,
    says: [
      /^(?:(?:this |your |monthly |billing |loan |account )*(?:statement|bill|invoice|letter|notice|summary|document|report)(?: was| is)? ?(?:date|dated|of|as of|prepared|printed|issued|generated|created|produced|from|made)?(?: on)?|(?:date )?(?:prepared|printed|issued|generated|created|produced|billed|mailed|exported|downloaded)(?: on)?|as of|date of (?:this |the )?(?:statement|bill|invoice|letter|notice|document))$/,
    ],
    never: /\b(?:next|last|previous|due|period|since)\b/,
  },
  {
    field: "interestRate",
    kind: "percent",
    weight: 0.8,
    says: [/\brate\b/],
    never:
      /\b(?:apr|percentage|discount|reduction|reduced|prime|index|margin|default|penalty|cap|maximum|max|fees?|late|promo\w*|intro\w*|daily|change|low|periodic|lifetime|offer|future|next|new|average|tax|exchange|apy|cannot|never|above|exceeds?|ceiling|highest|lowers?|reduces?|by|auto ?pay)\b/,
  },
  {
    field: "apr",
    kind: "percent",
    weight: 0.8,
    says: [/\b(?:apr|annual percentage rate)\b/],
    never: /\b(?:fees?|incl\w*|with|discount|reduction|penalty|promo\w*|intro\w*|low|offer|late|default)\b/,
  },
];

/** What a computer's print shortens. */
const SHORT: ReadonlyArray<readonly [RegExp, string]> = [
  [/\bbal\b/g, "balance"],
  [/\bamt\b/g, "amount"],
  [/\b(?:pmt|pymt)\b/g, "payment"],
  [/\borig\b/g, "original"],
  [/\bstmt\b/g, "statement"],
  [/\bcurr?\b/g, "current"],
  [/\bprin\b/g, "principal"],
  [/\bint\b/g, "interest"],
  [/\bpd\b/g, "paid"],
  [/\bdt\b/g, "date"],
];
/** What a figure leaves out is not what it is, nor what happened before it. */
const LEFT_OUT =
  /,?\s(?:without|excluding|not including|exclusive of)\s.*$|\s(?:after|since|following) (?:your|the) (?:last|latest|most recent) payment$/;
/** How a label ends that says of when a figure is. */
export const AFTER_LAST_PAYMENT =
  /\s(?:after|since|following) (?:your|the) (?:last|latest|most recent) payment\W*$/i;

/** How a question begins that a figure answers: "What is my interest rate?" */
const ASKS = /^\s*(?:how much|what|when|where)\s(?:is|are|do|does|will)\s/;

const MAX_WORDS = 8;
/** Words of sentences: they announce days ("your payment is due"), never amounts. */
const SENTENCE = /\b(?:is|was|were|are|be|been|has|have|will|would|we|news)\b/;

/** What words that no list knows announce, for each kind of value; nothing for sentences. */
export function labelsOfWords(text: string): Label[] {
  // The end of one sentence and the beginning of the next announce nothing together.
  if (/[a-z][.;?!]\s+\S/.test(text)) return [];
  const plain = text
    .toLowerCase()
    .replace(LEFT_OUT, "")
    .replace(ASKS, "")
    .replaceAll(/\([^)]*\)|[^a-z&\s-]/g, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  const words = SHORT.reduce((long, [short, whole]) => long.replaceAll(short, whole), plain);
  if (words === "" || words.split(" ").length > MAX_WORDS) return [];
  const found: Label[] = [];
  for (const { field, kind, weight, says, never } of RULES) {
    if (found.some((label) => label.kind === kind) || never.test(words)) continue;
    if (kind !== "date" && SENTENCE.test(words)) continue;
    if (says.every((pattern) => pattern.test(words))) found.push({ field, kind, weight, phrase: words });
  }
  return found;
}
