import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal, money } from "../print-styles.ts";
import { makeMonth, paper, type Recipe } from "./st-data.ts";

const TRAVEL: Recipe = {
  shops: [
    "HERTZ RENT-A-CAR DALLAS TX",
    "HYATT PLACE 2210 TULSA OK",
    "AMTRAK .COM 0711 WASHINGTON DC",
    "EXPENSIFY 415-555-0133 OR",
  ],
  paid: "REMITTANCE RECEIVED",
  previous: [7e4, 39e4],
  price: [900, 52e3],
  count: [5, 12],
  apr: [18, 25],
  endings: ["15", "40"],
  interestText: "FINANCE CHARGE - PURCHASES",
  limitStep: 1e5,
  floor: 3500,
};

/** A corporate list paper in capitals: references first, debits and credits apart, the summary at the foot. */
const corporate: Layout = {
  name: "st-card-corporate-list",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 67 + 2, { ...TRAVEL, full: 1 });
    const html = document(
      `body{font:7.8pt "Liberation Mono"}${BASE}td,th{padding:1px 3px;font-weight:normal}th{border-bottom:1px solid #000}`,
      `<div class=row><div>VANTERRA COMMERCIAL PAYMENTS<br>CORPORATE TRAVEL CARD - CARDHOLDER STATEMENT</div><div class=r>${makePerson(month.random).name.toUpperCase()}<br>ACCT 5568-XXXX-XXXX-${month.last4}<br>COST CENTER 40-${month.random.whole(1_100, 9_800)}<br>CYCLE END ${date.stamp(month.end)}</div></div><br>
      ${grid(
        "llllrr",
        ["REFERENCE", "POSTED", "TRANS", "SUPPLIER", "DEBIT", "CREDIT"],
        month.lines.map((line) => [
          line.ref.slice(0, 14),
          date.capital(line.posted),
          date.capital(line.day),
          escaped(line.text),
          line.amount > 0 ? money.plain(line.amount) : "",
          line.amount < 0 ? money.plain(-line.amount) : "",
        ]),
      )}<br>
      ${grid("rrrrrr", ["BALANCE FORWARD", "REMITTANCES AND CREDITS", "NEW CHARGES", "CASH", "FEES", "AMOUNT DUE"], [[money.plain(month.previous), money.trailing(-(month.payments + month.credits)), money.plain(month.purchases), ".00", money.plain(month.fees), money.plain(month.balance)]])}
      <p>AMOUNT DUE IS PAYABLE IN FULL BY ${date.stamp(month.due)}. SINGLE PURCHASE LIMIT 5,000.00. CARD LIMIT ${money.plain(month.limit)}. ACCOUNTS 60 DAYS DELINQUENT ARE SUSPENDED; A DELINQUENCY FEE OF 2.5% APPLIES. LIABILITY: INDIVIDUAL.</p><p>ISSUED BY KESWICK BANK USA. REMIT TO VANTERRA COMMERCIAL PAYMENTS, LOCKBOX 7712, ATLANTA GA 30384.</p>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["VANTERRA COMMERCIAL PAYMENTS", "KESWICK BANK USA"],
      without: [
        "periodStart",
        "periodEnd",
        "minimumPayment",
        "availableCredit",
        "apr",
        "interestCharged",
        "minimumPaymentWarning",
      ],
      allowed: {
        "accounts.0.minimumPayment": [decimal(month.balance)],
        "accounts.0.periodEnd": [month.end],
      },
    });
  },
};

/** A secured card of a small bank: the deposit beside the line, figures stacked in one narrow column. */
const secured: Layout = {
  name: "st-card-secured-deposit",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const month = makeMonth(seed * 71 + 3, {
      ...TRAVEL,
      previous: [40_000, 110_000],
      price: [300, 7_000],
      limitStep: 10_000,
    });
    const $ = money.dollar;
    const html = document(
      `body{font:9.2pt "DejaVu Serif","Liberation Serif"}${BASE}.s{width:36%;float:left;border-right:3px double #555;padding-right:12px;margin-right:14px}td,th{padding:2px 3px;font-size:8.4pt}`,
      `<div class=s><b style="font-size:15pt">StepStone</b><br>secured by Prairie First Bank<br><br>${pairs([
        ["Card ending", month.last4],
        ["Statement date", date.dotted(month.end)],
        ["Balance brought forward", $(month.previous)],
        ["Less payments", $(month.payments)],
        ["Less credits", $(month.credits)],
        ["Plus purchases", $(month.purchases)],
        ["Plus fees", $(month.fees)],
        ["Plus interest", $(month.interest)],
        ["Balance now", $(month.balance)],
        ["Credit line", $(month.limit)],
        ["Open to buy", $(month.available)],
        ["Security deposit held", $(month.limit)],
      ])}<p><b>Pay ${$(month.minimum)}</b><br>(minimum due)<br>by <b>${date.dotted(month.due)}</b></p></div>
      <div>${makePerson(month.random).name}<br><br>${grid(
        "llr",
        ["Posted", "Detail", "Amount"],
        month.lines.map((line) => [
          date.bareShort(line.day),
          escaped(line.text),
          money.brackets(line.amount),
        ]),
      )}<p class=small>APR for purchases ${month.apr}%; balance subject to interest ${$(month.base)}. Minimum payment only: about ${month.warning.years} years, ${$(month.warning.total)} in all; ${$(month.warning.monthly)} a month: 3 years, ${$(month.warning.monthlyTotal)}. Your deposit earns 0.25% APY and is reviewed for return after 12 on-time payments. ${month.end.slice(0, 4)} to date: fees ${$(month.ytdFees)}; interest ${$(month.ytdInterest)}.</p></div>`,
    );
    return paper({
      html,
      month,
      rows: month.lines,
      names: ["StepStone", "Prairie First Bank"],
      without: ["periodStart", "periodEnd"],
      more: {
        aprs: [
          {
            kind: "purchase",
            apr: month.apr,
            balance: decimal(month.base),
          },
        ],
      },
      allowed: { "accounts.0.periodEnd": [month.end] },
    });
  },
};

export const stCardsLast: readonly Layout[] = [corporate, secured];
