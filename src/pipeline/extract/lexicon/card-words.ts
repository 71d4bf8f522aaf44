import type { Label } from "./label-set.ts";
import { type Meaning, understandWords, words } from "./word-meanings.ts";

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
    groups: [words("past overdue late missed behind"), words("due overdue payments payment by amount")],
    beside: [
      ...PRIOR,
      ...words(
        "balance periods months minimum min payment payments currently included includes part portion above",
      ),
    ],
  },
  {
    field: "pastDue",
    kind: "money",
    groups: [words("overdue arrears delinquent")],
    beside: words(
      "which months earlier included includes part minimum min payment payments balance currently",
    ),
  },
  {
    field: "minimumPayment",
    kind: "money",
    groups: [
      words("minimum min least smallest lowest"),
      words("payment pmt due pay amount needed required owed owe requested"),
    ],
    beside: [
      ...words(
        "new current required requested needed by payment pmt due pay can must please it that we accept accepted take periodic instalment installment",
      ),
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
    field: "minimumPayment",
    kind: "money",
    groups: [words("must required needed"), words("pay payment now")],
    beside: words("you monthly please"),
  },
  {
    field: "availableCredit",
    kind: "money",
    groups: [
      words("available remaining unused left open still can ready free"),
      words("credit limit line spend spending borrow use buy draw charge power advance advances"),
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
    field: "availableCredit",
    kind: "money",
    groups: [words("headroom room unspent unused undrawn")],
    beside: words("left line credit limit still"),
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
    groups: [words("approved assigned granted extended")],
    beside: words("credit line limit size"),
    isUnusual: true,
  },
  { field: "creditLimit", kind: "money", groups: [words("limit line ceiling")], isUnusual: true },
  {
    field: "creditLimit",
    kind: "money",
    groups: [LIMIT, LIMITED],
    beside: words("current new maximum"),
  },
  // What is brought forward opens an account, what is carried forward closes it.
  {
    field: "currentBalance",
    kind: "money",
    groups: [BALANCE, words("carried"), words("forward")],
    isUnusual: true,
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
    groups: [words("owed due"), words("was were had")],
    isUnusual: true,
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [words("carried brought from starting"), words("last previous old forward amount over")],
    beside: words("balance"),
    isUnusual: true,
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [
      words("last previous previously prior"),
      words("bill billed billing month statement month's statement's period's bill's due"),
    ],
    beside: words("balance balances new closing ending from due unpaid"),
    isUnusual: true,
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [
      BALANCE,
      words("january february march april may june july august september october november december"),
    ],
    beside: words("on from"),
    isUnusual: true,
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [words("where what"), words("started start began begin opened")],
    beside: words("things it out off"),
    isUnusual: true,
  },
  {
    field: "previousBalance",
    kind: "money",
    groups: [words("started began opened"), words("with at owing")],
    isUnusual: true,
  },
  {
    field: "currentBalance",
    kind: "money",
    groups: [words("ended finished closed"), words("with at owing")],
    isUnusual: true,
  },
  {
    field: "currentBalance",
    kind: "money",
    groups: [words("where what"), words("ended end ending finished finish stand stands")],
    beside: words("things it up now"),
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
    field: "currentBalance",
    kind: "money",
    groups: [words("statement account debt sum"), words("total now owed owing today")],
    beside: words("date"),
    isUnusual: true,
  },
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
    groups: [words("paid repaid sent received")],
    beside: words("in by you money"),
    isUnusual: true,
  },
  { field: "credits", kind: "money", groups: [CREDITS, [...DONE, ...SIGNS, "you", "your", "total"]] },
  { field: "credits", kind: "money", groups: [CREDITS, CREDITS], beside: [...DONE, ...SIGNS] },
  {
    field: "credits",
    kind: "money",
    groups: [words("credited refunded returned back favor favour")],
    beside: [
      ...SHOPS,
      ...words("gave got given came sent by you goods items purchases money merchandise adjustments in"),
    ],
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
      [...DONE, ...SIGNS, ...words("charge charges period total cost your our this")],
    ],
    beside: [...DONE, ...words("charge charges purchases cost")],
  },
  {
    field: "feesCharged",
    kind: "money",
    groups: [
      words("fee fees"),
      [...DONE, ...SIGNS, ...words("total period charge charges your our this cycle month")],
    ],
    // What is charged for credit is interest and fees: "Finance charge, fees" tells them apart.
    beside: [...DONE, ...words("charges finance")],
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
    groups: [words("bought spent purchased charged shopping buys spending")],
    beside: [...SHOPS, ...words("by you merchandise goods things items new")],
    isUnusual: true,
  },
  {
    field: "purchases",
    kind: "money",
    groups: [words("merchandise goods"), words("services service")],
    beside: [...DONE, ...SIGNS],
  },
  {
    field: "interestCharged",
    kind: "money",
    groups: [words("cost carrying"), words("borrowing credit charge")],
    isUnusual: true,
  },
  {
    field: "purchases",
    kind: "money",
    groups: [
      words("purchases purchase spending spent"),
      [...DONE, ...SIGNS, ...words("total your you this charges advances advance")],
    ],
    beside: [...DONE, ...words("charges debits adjustments activity transactions cash")],
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
    groups: [
      words("reach reaches arrive arrives here received paid need needed have get"),
      words("by before"),
    ],
    beside: words("it must has have should be payment payments money than no later on please"),
  },
  {
    field: "paymentDueDate",
    kind: "date",
    groups: [words("deadline")],
    beside: words("payment payments pay"),
  },
  {
    field: "paymentDueDate",
    kind: "date",
    groups: [words("last latest final"), words("day date"), words("pay")],
  },
  {
    field: "statementDate",
    kind: "date",
    groups: [words("closed closing issued printed prepared dated")],
    beside: words("day date on made"),
  },
  {
    field: "statementDate",
    kind: "date",
    groups: [
      words("statement billing cycle period bill"),
      words("closed closes closing ended ends end ending issued dated close prepared generated date"),
    ],
    beside: words("date day"),
  },
  {
    field: "periodStart",
    kind: "date",
    groups: [words("statement billing cycle period"), words("first"), words("day date")],
  },
  {
    field: "periodEnd",
    kind: "date",
    groups: [words("statement billing cycle period"), words("last final"), words("day")],
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

/** What a whole label of a card statement announces, from the words it is built of. */
export const understandCardWords = (text: string): Label[] => understandWords(text, MEANINGS);
