import { parseMoney } from "#engine/money/parse-money.ts";
import type { Finding } from "../result/draft.ts";

/** Sums that a month's figures make: what it began with, what it ends with, and what is added or taken between. */
const ROLLS = [
  {
    first: "previousBalance",
    last: "currentBalance",
    more: ["purchases", "feesCharged", "interestCharged"],
    less: ["paymentsAndCredits"],
  },
  { first: "beginningBalance", last: "endingBalance", more: ["totalDeposits"], less: ["totalWithdrawals"] },
] as const;
/** Of two amounts of a payment the first is never the larger one. */
const AT_MOST = [
  ["netPay", "grossPay"],
  ["grossPay", "ytdGross"],
  ["netPay", "ytdNet"],
  ["ytdNet", "ytdGross"],
] as const;
const LONGEST_PERIOD = 370;
const DAY_MS = 86_400_000;

/** Whether a figure cannot be that of the account whose other figures are these: days in the wrong order, a minimum above the balance, a sum that fails. */
export function contradicts(path: string, figure: string, findings: ReadonlyMap<string, Finding>): boolean {
  const of = (field: string) => (field === path ? figure : findings.get(field)?.value);
  const money = (field: string) => parseMoney(of(field) ?? "");
  return isOutOfOrder(path, of) || isOutOfReach(path, money) || breaksSum(path, money);
}

type Figures = (field: string) => string | undefined;
type Amounts = (field: string) => number | undefined;

function isOutOfOrder(path: string, of: Figures): boolean {
  const before = (earlier: string, later: string) => {
    const [a, b] = [of(earlier), of(later)];
    return (path !== earlier && path !== later) || a === undefined || b === undefined || a < b;
  };
  const [start, end] = [of("periodStart"), of("periodEnd")];
  const isPeriod = path === "periodStart" || path === "periodEnd";
  const days = start && end ? (Date.parse(end) - Date.parse(start)) / DAY_MS : 0;
  const [closing, printed] = [of("periodEnd"), of("statementDate")];
  const isEarly = (isPeriod || path === "statementDate") && closing && printed ? printed < closing : false;
  return (
    (isPeriod && days > LONGEST_PERIOD) ||
    isEarly ||
    !before("periodStart", "periodEnd") ||
    !before("statementDate", "paymentDueDate") ||
    !before("periodStart", "paymentDueDate") ||
    !before("statementDate", "maturityDate")
  );
}

function isOutOfReach(path: string, money: Amounts): boolean {
  const isMore = ([less, more]: readonly [string, string]) =>
    (path === less || path === more) && (money(less) ?? 0) > (money(more) ?? Number.POSITIVE_INFINITY);
  if (AT_MOST.some(isMore)) return true;
  // A gross as high as the net is the net once more.
  if ((path === "grossPay" || path === "netPay") && money("grossPay") === money("netPay")) return true;
  const [balance, minimum, limit, available] = [
    money("currentBalance"),
    money("minimumPayment"),
    money("creditLimit"),
    money("availableCredit"),
  ];
  if (path === "minimumPayment" && minimum !== undefined && balance !== undefined)
    return minimum > Math.max(0, balance) * 1.1;
  if (
    (path === "availableCredit" || path === "creditLimit") &&
    limit !== undefined &&
    available !== undefined
  )
    return isNotLeft(available, limit, balance);
  return false;
}

/** What is available is what the balance leaves of the limit, less what is on its way: never more, and hardly ever less than half. */
function isNotLeft(available: number, limit: number, balance: number | undefined): boolean {
  if (balance === undefined) return available > limit;
  const left = limit - balance;
  return available > Math.max(limit, left) || available < left / 2;
}

function breaksSum(path: string, money: Amounts): boolean {
  return ROLLS.some(({ first, last, more, less }) => {
    const parts = [first, last, ...more, ...less];
    if (!parts.some((part) => part === path)) return false;
    const amounts = parts.map(money);
    if (amounts.some((amount) => amount === undefined)) return false;
    const sum = (list: readonly string[]) => list.reduce((all, part) => all + (money(part) ?? 0), 0);
    return sum([first]) + sum(more) - sum(less) !== sum([last]);
  });
}
