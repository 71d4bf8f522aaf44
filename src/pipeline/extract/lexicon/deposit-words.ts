import type { Label } from "./label-set.ts";
import { type Meaning, understandWords, words } from "./word-meanings.ts";

const PLACE = words("where you balance money there your pocket account day date amount");

/** Plain words that name what an account held and what moved: each counts where the account's sum confirms it. */
const MEANINGS: readonly Meaning[] = [
  {
    field: "beginningBalance",
    kind: "money",
    groups: [words("began begin start started opening opened open beginning first old earlier")],
    beside: [...PLACE, ...words("with at")],
    isUnusual: true,
  },
  {
    field: "endingBalance",
    kind: "money",
    groups: [words("end ended closing closed ending finished now last left today today's")],
    beside: [...PLACE, ...words("with at left what new")],
    isUnusual: true,
  },
  {
    field: "beginningBalance",
    kind: "money",
    groups: [words("had")],
    beside: [...PLACE, ...words("on then")],
    isUnusual: true,
  },
  {
    field: "endingBalance",
    kind: "money",
    groups: [words("have")],
    beside: [...PLACE, ...words("now")],
    isUnusual: true,
  },
  {
    field: "beginningBalance",
    kind: "money",
    groups: [words("where"), words("were was stood")],
    beside: [...PLACE, ...words("before then")],
    isUnusual: true,
  },
  {
    field: "endingBalance",
    kind: "money",
    groups: [words("where"), words("are is stand")],
    beside: [...PLACE, ...words("new")],
    isUnusual: true,
  },
  {
    field: "beginningBalance",
    kind: "money",
    groups: [words("carried brought"), words("in forward")],
    isUnusual: true,
  },
  {
    field: "endingBalance",
    kind: "money",
    groups: [words("carried"), words("out on")],
    isUnusual: true,
  },
  {
    field: "deposits",
    kind: "money",
    groups: [words("in into received"), words("put came come paid moved coming going money received")],
    beside: [...PLACE, ...words("all everything")],
    isUnusual: true,
  },
  {
    field: "deposits",
    kind: "money",
    groups: [words("received inflow inflows credited added")],
    beside: [...PLACE, ...words("all sums total")],
    isUnusual: true,
  },
  {
    field: "withdrawals",
    kind: "money",
    groups: [words("out"), words("took take went go going paid moved money")],
    beside: [...PLACE, ...words("all everything including includes fee fees charges")],
    isUnusual: true,
  },
  {
    field: "withdrawals",
    kind: "money",
    groups: [words("spent withdrawn outflow outflows sent debited taken")],
    beside: [...PLACE, ...words("all sums total")],
    isUnusual: true,
  },
  {
    field: "withdrawals",
    kind: "money",
    groups: [words("paid"), words("from")],
    beside: PLACE,
    isUnusual: true,
  },
  {
    field: "interestPaid",
    kind: "money",
    groups: [words("interest paid earned"), words("we you your")],
    beside: words("we paid you earned interest"),
    isUnusual: true,
  },
];

/** What a whole label of a deposit account announces, from the words it is built of. */
export const understandDepositWords = (text: string): Label[] => understandWords(text, MEANINGS);
