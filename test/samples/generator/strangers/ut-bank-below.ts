import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  dailyBalances,
  depositFacts,
  depositLines,
  digits,
  type Line,
  NEXT,
  rowsOf,
  start,
  sumOf,
  total,
} from "./ut-data.ts";

const $ = money.dollar;

/** An eastern bank: the account ends below zero, fees for it, the balance with a minus in front. */
const overdrawn: Layout = {
  name: "ut-bank-overdrawn-seaboard",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 14);
    const first = addDays("2026-01-11", random.whole(0, 290));
    const days = random.whole(29, 31);
    const end = addDays(first, days - 1);
    const number = digits(random, 10);
    const fees: Line[] = Array.from({ length: random.whole(1, 3) }, (_, index) => {
      const day = addDays(end, index - 3);
      return { day, posted: day, text: "OVERDRAFT PD", amount: -3_500, kind: "fee" };
    });
    const plain = depositLines(random, first, days - 5);
    const lines = [...plain, ...fees];
    const below = -random.whole(900, 30_000);
    const beginning = below - total(lines.map((line) => line.amount));
    const ending = below;
    const show = (amount: number) => (amount < 0 ? `-${grouped(amount)}` : grouped(amount));
    const of = (...kinds: string[]) => lines.filter((line) => kinds.includes(line.kind));
    const list = (title: string, rows: readonly Line[]) =>
      `<p class=u>${title}</p>${grid("llr", ["POSTING DATE", "DESCRIPTION", "AMOUNT"], [...rows.map((line) => [date.noYear(line.day), escaped(line.text).toUpperCase(), grouped(line.amount)]), ["", "<div class=r>Subtotal:</div>", grouped(total(rows.map((line) => line.amount)))]], "class=t")}`;
    const printed = [...of("deposit"), ...of("card", "electronic"), ...of("fee")];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{background:#1a7f37;color:#fff;font:bold 22pt Arial;padding:8px 14px;display:inline-block}.u{font-weight:bold;margin:10px 0 2px}.t td,.t th{padding:2px 4px;font-size:8pt}.t th{border-bottom:1px solid #000}.g{border-top:3px solid #1a7f37;border-bottom:1px solid #1a7f37;font-weight:bold;padding:3px 0;margin-top:12px}`,
      `<div class=row><div><span class=logo>CS</span> <b>Continental Seaboard Bank</b><div class=small>America's Neighborly Bank&reg;</div></div><div class=r><b>STATEMENT OF ACCOUNT</b></div></div><div class=row style="margin-top:24px"><div>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>${pairs(
        [
          ["Page:", "1 of 3"],
          ["Statement Period:", `${date.abbreviated(first)}-${date.abbreviated(end)}`],
          ["Cust Ref #:", `${number}-713-E-***`],
          ["Primary Account #:", `${number.slice(0, 3)}-${number.slice(3)}`],
        ],
      )}</div></div>
<div class=g>Seaboard Convenience Checking</div><div class=row><div>${person.name.toUpperCase()}</div><div class=r>Account # ${number.slice(0, 3)}-${number.slice(3)}</div></div><p class=u>ACCOUNT SUMMARY</p><div class=row><div>${pairs(
        [
          ["Beginning Balance", show(beginning)],
          ["Electronic Deposits", grouped(sumOf(lines, "deposit"))],
          ["&nbsp;", ""],
          ["Electronic Payments", grouped(sumOf(lines, "card", "electronic"))],
          ["Service Charges", grouped(sumOf(lines, "fee"))],
          ["Ending Balance", show(ending)],
        ],
      )}</div><div>${pairs([
        ["Average Collected Balance", show(Math.round((beginning + ending) / 2))],
        ["Interest Earned This Period", "0.00"],
        ["Interest Paid Year-to-Date", "0.00"],
        ["Annual Percentage Yield Earned", "0.00%"],
        ["Days in Period", String(days)],
      ])}</div></div>
${grid(
  "lrr",
  ["", "Total for this cycle", "Total Year to Date"],
  [
    ["Grace Period OD/NSF Refund", "$0.00", "$35.00"],
    ["Total Overdraft Fees", $(-sumOf(lines, "fee")), $(-sumOf(lines, "fee") + 7_000)],
    ["Total Returned Item Fees (NSF)", "$0.00", "$0.00"],
  ],
  "border=1 style='margin-top:8px'",
)}
<div class=g>DAILY ACCOUNT ACTIVITY</div>${list("Electronic Deposits", of("deposit"))}${list("Electronic Payments", of("card", "electronic"))}${list("Service Charges", of("fee"))}
<div class=g>DAILY BALANCE SUMMARY</div><div style="columns:2">${grid("lr", ["DATE", "BALANCE"], [[date.noYear(addDays(first, -1)), show(beginning)], ...dailyBalances(beginning, lines).map(([day, balance]) => [date.noYear(day), show(balance)])])}</div><p class=small>Call 1-800-555-0133 for 24-hour Bank-by-Phone services. Bank Deposits FDIC Insured | Continental Seaboard Bank, N.A. | Equal Housing Lender</p><p class=small>Your account is overdrawn. Please make a deposit to bring it above $0.00 without delay.</p>${NEXT}<b>How to Balance your Account</b><p class=small>Begin by adjusting your account register as follows: subtract any services charges shown on this statement; subtract any automatic payments, transfers or other electronic withdrawals not previously recorded; add any interest earned if you have an interest-bearing account. Your ending balance shown on this statement is:</p>${pairs(
        [
          ["1 Ending Balance", show(ending)],
          ["2 Total Deposits", "+ ________"],
          ["3 Sub Total", "________"],
          ["4 Total Withdrawals", "- ________"],
          ["5 Adjusted Balance", "________"],
        ],
        "style='width:45%'",
      )}<p class=small>FOR CONSUMER ACCOUNTS ONLY - IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: write to Continental Seaboard Bank, N.A., Deposit Operations Dept, P.O. Box 1377, Lewiston, Maine 04243-1377. FOR CONSUMER LOAN ACCOUNTS ONLY - BILLING RIGHTS SUMMARY: finance charges are computed by multiplying the average daily balance by the daily periodic rate.</p>`,
    );
    const outs = -sumOf(lines, "card", "electronic");
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Continental Seaboard Bank",
          accounts: [
            depositFacts("checking", "Continental Seaboard Bank", number, [first, end], beginning, lines),
          ],
          transactions: rowsOf(printed).map((row) => ({
            ...row,
            description: row.description?.toUpperCase() ?? "",
          })),
          allowed: {
            "accounts.0.totalWithdrawals": [decimal(outs)],
            "accounts.0.feesCharged": [decimal(-sumOf(lines, "fee"))],
          },
        },
        "Continental Seaboard Bank, N.A.",
        "CS",
      ),
    };
  },
};

export const utBankBelow: readonly Layout[] = [overdrawn];
