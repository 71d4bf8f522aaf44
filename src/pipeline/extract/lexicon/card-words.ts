import type { ValueKind } from "../values/find-values.ts";
import { type Label, squash } from "./label-set.ts";

/** A wording is understood when each group lends it a word and no word is left over: issuers name one figure in any order. */
type Meaning = {
  readonly field: string;
  readonly kind: ValueKind;
  readonly groups: readonly (readonly string[])[];
  /** Words that may stand beside those of the groups, besides the usual ones. */
  readonly beside?: readonly string[];
  /** Plain words that other papers use differently: they count where a sum confirms them (`UNUSUAL`). */
  readonly isUnusual?: boolean;
};

const words = (list: string): readonly string[] => list.split(" ");

/** Words that add nothing. "Year", "next", "average", "projected", "only" and "cash" are none of them: they name another figure. */
const FILLERS = new Set(
  words(
    "your you the this a an of on for in as at to is are was were from with and or since during we us our that it its may have has had been be all so card visa mastercard account accounts statement statements billing bill cycle period month monthly amount amounts total totals now here today usd dollars us shown each what how much did do",
  ),
);

const BALANCE = words("balance balances");
const PRIOR = words(
  "previous prior last opening beginning starting old earlier forward brought carried before preceding start began started",
);
const NEW = words(
  "new current closing ending outstanding present owe owed owing full final end close now still total",
);
const DONE = words("posted received made charged assessed added billed applied recorded incurred reported");
const SIGNS = words("less plus minus equals add subtract net other new all current");
const CREDITS = words(
  "credit credits credited refund refunds refunded return returns returned adjustments adjustment rebates reversals",
);
const PAYMENTS = words("payment payments paid");
const SHOPS = words("shop shops store stores merchant merchants seller sellers");
const LIMIT = words("limit line");
const LIMITED = words("credit revolving spending purchase purchases borrowing assigned approved overall");

/** The first that understands a wording names its figure. */
const MEANINGS: readonly Meaning[] = [
  {
    field: "pastDue",
    kind: "money",
    groups: [words("past overdue late"), words("due overdue")],
    beside: [
      ...PRIOR,
      ...words("balance periods months minimum min payment payments currently included includes part"),
    ],
  },
  {
    field: "pastDue",
    kind: "money",
    groups: [words("overdue arrears delinquent")],
    beside: words("months earlier included includes part minimum min payment payments balance currently"),
  },
  {
    field: "minimumPayment",
    kind: "money",
    groups: [
      words("minimum min least smallest lowest"),
      words("payment pmt due pay amount needed required owed owe requested"),
    ],
    beside: [
      ...words("new current required requested needed by payment pmt due pay can must please it that"),
    ],
  },
  {
    field: "minimumPayment",
    kind: "money",
    groups: [words("pay"), words("less least")],
    beside: words("no than must can please"),
  },
  {
    field: "minimumPayment",
    kind: "money",
    groups: [words("pay send"), words("much")],
    beside: words("please"),
  },
  {
    field: "availableCredit",
    kind: "money",
    groups: [
      words("available remaining unused left open still can ready free"),
      words("credit limit line spend spending borrow use buy draw charge power"),
    ],
    beside: [...LIMITED, ...words("purchases current currently not yet used more power")],
  },
  {
    field: "availableCredit",
    kind: "money",
    groups: [words("not un never"), words("used drawn borrowed spent")],
    beside: words("yet line credit"),
    isUnusual: true,
  },
  {
    field: "creditLimit",
    kind: "money",
    groups: [words("most maximum highest"), words("owe borrow spend charge use draw")],
    beside: words("can up"),
  },
  {
    field: "creditLimit",
    kind: "money",
    groups: [words("approved assigned granted")],
    isUnusual: true,
  },
  {
    field: "creditLimit",
    kind: "money",
    groups: [LIMIT, LIMITED],
    beside: words("current new maximum"),
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [[...BALANCE, ...words("owed owe")], PRIOR],
    beside: words("month's statement's that had unpaid ending end closing close closed after time owed"),
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [words("owed"), words("was were had")],
    isUnusual: true,
  },
  {
    field: "currentBalance",
    kind: "money",
    groups: [BALANCE, [...NEW, ...words("statement closing date")]],
    beside: words("due date equals unpaid"),
  },
  {
    field: "currentBalance",
    kind: "money",
    groups: [
      words("owed owe owing"),
      words("now close closing end today drawn total all amount still outstanding"),
    ],
    beside: words("closed cycle's month's statement's balance"),
  },
  { field: "currentBalance", kind: "money", groups: [words("owe"), words("you")], beside: NEW },
  {
    field: "paymentsAndCredits",
    kind: "money",
    groups: [PAYMENTS, CREDITS],
    beside: [...DONE, ...SIGNS],
  },
  { field: "payments", kind: "money", groups: [PAYMENTS, [...DONE, ...SIGNS, "you", "your", "total"]] },
  {
    field: "payments",
    kind: "money",
    groups: [words("paid repaid sent")],
    beside: words("in back by you"),
    isUnusual: true,
  },
  { field: "credits", kind: "money", groups: [CREDITS, [...DONE, ...SIGNS, "you", "your", "total"]] },
  { field: "credits", kind: "money", groups: [CREDITS, CREDITS], beside: [...DONE, ...SIGNS] },
  {
    field: "credits",
    kind: "money",
    groups: [words("credited refunded returned back")],
    beside: [...SHOPS, ...words("gave got given came by you goods items purchases")],
    isUnusual: true,
  },
  {
    field: "cashAdvances",
    kind: "money",
    groups: [words("cash"), words("advance advances withdrawals withdrawn")],
    beside: [...DONE, ...SIGNS, ...words("taken activity")],
  },
  {
    field: "balanceTransfers",
    kind: "money",
    groups: [words("balance"), words("transfer transfers transferred")],
    beside: [...DONE, ...SIGNS, ...words("activity")],
  },
  {
    field: "interestCharged",
    kind: "money",
    groups: [
      words("interest finance"),
      [...DONE, ...SIGNS, ...words("charge charges period total cost your this")],
    ],
    beside: [...DONE, ...words("charge charges purchases cost")],
  },
  {
    field: "feesCharged",
    kind: "money",
    groups: [words("fee fees"), [...DONE, ...SIGNS, ...words("total period charges your this cycle month")]],
    beside: [...DONE, ...words("charges")],
  },
  {
    field: "feesCharged",
    kind: "money",
    groups: [words("late lateness draw advance"), words("charge charges fees")],
    beside: words("other added posted"),
    isUnusual: true,
  },
  {
    field: "purchases",
    kind: "money",
    groups: [words("bought spent purchased charged")],
    beside: [...SHOPS, ...words("by you merchandise goods things new")],
    isUnusual: true,
  },
  {
    field: "purchases",
    kind: "money",
    groups: [
      words("purchases purchase spending spent"),
      [...DONE, ...SIGNS, ...words("total your you this charges")],
    ],
    beside: [...DONE, ...words("charges debits adjustments activity transactions")],
  },
  {
    field: "paymentDueDate",
    kind: "date",
    groups: [words("due pay payment"), words("date by before due")],
    beside: words(
      "payment payments pay minimum min new next current must be received or no later than please it latest deadline needed on arrive",
    ),
  },
  {
    field: "paymentDueDate",
    kind: "date",
    groups: [words("reach reaches arrive arrives here received paid"), words("by before")],
    beside: words("it must has have should be payment payments money than no later on please"),
  },
  {
    field: "statementDate",
    kind: "date",
    groups: [
      words("statement billing cycle period bill"),
      words("closed closes closing ended ends end ending issued dated close prepared date"),
    ],
    beside: words("date day"),
  },
  {
    field: "periodStart",
    kind: "date",
    groups: [
      words("statement billing cycle period bill"),
      words("began begins beginning opened opens opening start starts started"),
    ],
    beside: words("date day"),
  },
];

/** What small processors shorten. */
const SHORT: Readonly<Record<string, string>> = {
  stmt: "statement",
  stmnt: "statement",
  bal: "balance",
  pmt: "payment",
  pymt: "payment",
  pmts: "payments",
  pymts: "payments",
  min: "minimum",
  amt: "amount",
  acct: "account",
  cr: "credit",
  avail: "available",
  purch: "purchases",
  adv: "advance",
  advs: "advances",
  chg: "charge",
  chgs: "charges",
  chrg: "charge",
  fin: "finance",
  int: "interest",
  prev: "previous",
  dt: "date",
  lim: "limit",
  xfer: "transfer",
  xfers: "transfers",
  tot: "total",
  curr: "current",
  avg: "average",
  dly: "daily",
};

/** A text in lower case with its shortened words in full: "MIN PMT DUE" is "minimum payment due". */
export const inFull = (text: string): string =>
  text.toLowerCase().replaceAll(/(?<![a-z'])[a-z]{2,5}(?![a-z'])/g, (word) => SHORT[word] ?? word);

/** Less than a listed wording: words in an order that nobody wrote down before. */
const WEIGHT = 0.9;
const MAX_WORDS = 9;
/** The weight of a plain word: below it no label is a fact without a sum. */
export const UNUSUAL = 0.62;

/**
 * What a whole label of a card statement announces, from the words it is built of; nothing where a word of it is not understood, or where
 * two of its readings differ in kind only by what follows.
 */
export function understandCardWords(text: string): Label[] {
  // A number in a label names a year, a rate or a count: not this period's figure.
  if (/\d/.test(text)) return [];
  const said = inFull(text)
    .replaceAll("’", "'")
    .replaceAll("&", " and ")
    .replaceAll(/\([^)]*\)/g, " ")
    .split(/[^a-z']+/)
    .filter((word) => word !== "" && word !== "'");
  if (said.length === 0 || said.length > MAX_WORDS) return [];
  const phrase = squash(text);
  const found = MEANINGS.filter(
    (meaning) => (said.length > 1 || meaning.groups.length === 1) && fits(said, meaning),
  );
  const [money, date] = (["money", "date"] as const).map((kind) =>
    found.find((meaning) => meaning.kind === kind),
  );
  return [money, date].flatMap((meaning) =>
    meaning
      ? [{ field: meaning.field, kind: meaning.kind, weight: meaning.isUnusual ? UNUSUAL : WEIGHT, phrase }]
      : [],
  );
}

function fits(said: readonly string[], { groups, beside = [] }: Meaning): boolean {
  const own = new Set([...groups.flat(), ...beside]);
  return (
    groups.every((group) => said.some((word) => group.includes(word))) &&
    groups.every((group, index) =>
      // One word cannot stand for two groups.
      groups.every(
        (other, at) =>
          at <= index ||
          new Set(said.filter((word) => group.includes(word) || other.includes(word))).size > 1,
      ),
    ) &&
    said.every((word) => own.has(word) || FILLERS.has(word))
  );
}
