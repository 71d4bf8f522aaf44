import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, grouped } from "../print-styles.ts";
import {
  daysBetween,
  digits,
  fact,
  instalments,
  inward,
  type Line,
  ledger,
  outward,
  shiftMonth,
  start,
  sum,
  usd,
  wholeMonth,
} from "./uf-data.ts";

/** After Wells Fargo Everyday Checking. */
const overland: Layout = {
  name: "uf-bank-winthrop-overland",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 21);
    const { from, to } = wholeMonth(random);
    const account = digits(random, 10);
    const opening = random.whole(30_000, 380_000);
    const card = `Card ${digits(random, 4)}`;
    const drawn = ledger(
      random,
      { from, to },
      {
        opening,
        rows: random.whole(12, 24),
        ins: [
          ["Lakeshore Mfg Payroll PPD 0412 Sample Employee", 98_000, 214_000],
          ["Zelle From Dana Whitfield on Ref # Rp0Kx7Lm2V", 2_000, 30_000],
          ["Mobile Deposit : Ref Number :917240661182", 5_000, 60_000],
        ],
        outs: [
          [`Purchase authorized Kroger 412 Columbus OH P004620 ${card}`, 1_200, 14_000],
          [`Recurring Payment authorized Netflix.com Netflix.com CA S3845 ${card}`, 1_549, 2_299],
          ["Ohio Edison Bill Pay 260911 XXXXX4410", 6_000, 21_000],
          [`ATM Withdrawal authorized 455 Main St Dayton OH ${card}`, 4_000, 20_000],
          ["Check", 5_000, 90_000],
          ["Online Transfer to Way2Save Savings Ref #Ib0Fgyt4Q9", 2_500, 20_000],
        ],
      },
    );
    const electronic = sum(drawn.lines.filter((line) => line.amount > 0 && line.text.includes("Payroll")));
    const low = drawn.lines.reduce((least, line) => Math.min(least, line.balance), opening);
    const fee = low < 50_000 && electronic < 50_000 ? 1_500 : 0;
    const lines = [
      ...drawn.lines,
      ...(fee > 0
        ? [{ day: to, text: "Monthly Service Fee", amount: -fee, balance: drawn.closing - fee }]
        : []),
    ];
    const ending = drawn.closing - fee;
    const ins = inward(lines);
    const outs = outward(lines);
    const firstCheck = random.whole(1001, 4000);
    const checkNumber = (index: number) =>
      lines[index]?.text === "Check"
        ? String(firstCheck + lines.slice(0, index).filter((line) => line.text === "Check").length)
        : "";
    const top = (page: number) =>
      `<div class=row style="border-bottom:1px solid #000;padding-bottom:4px"><div>${date.long(to)} &#9632; Page ${page} of 3</div><div class=mark>WINTHROP<br>OVERLAND</div></div>`;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.mark{background:#b31b1b;color:#ffcd41;font:bold 10pt Georgia;padding:6px 10px;flex:none!important}h1{font:bold 17pt Arial;margin:4px 0}h3{font-size:10.5pt;margin:14px 0 4px}p{margin:5px 0}.rule{border-top:2px solid #777}.t td{border-bottom:1px solid #ddd;padding:3px 0;vertical-align:top}.t th{font-size:7.5pt;font-style:italic;font-weight:normal;vertical-align:bottom}.next{break-before:page}`,
      `<div class=row><h1>Winthrop Overland Everyday Checking</h1><div class=mark>WINTHROP<br>OVERLAND</div></div><p>${date.long(to)} &#9632; Page 1 of 3</p>
<div class=row><div style="padding:40px 0 20px 30px">${person.name}<br>${person.street}<br>${person.town}</div><div><h3>Questions?</h3><p><i>Available by phone 24 hours a day, 7 days a week:</i><br>We accept all relay calls, including 711<br><b>1-800-555-0169</b> (1-800-TO-WINTHROP)</p><p><i>Online:</i> winthropoverland.com</p><p><i>Write:</i> Winthrop Overland Bank, N.A. (287)<br>P.O. Box 6995<br>Portland, OR 97228-6995</p></div></div><div class=rule></div>
<div class=row><div><h3>You and Winthrop Overland</h3><p>Thank you for being a loyal Winthrop Overland customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</p></div><div><h3>Account options</h3><p class=small>A check mark in the box indicates you have these convenient services with your account(s). Go to winthropoverland.com or call the number above if you have questions.</p><div class=row><div>Online Banking &#9745;<br>Online Bill Pay &#9745;<br>Online Statements &#9745;</div><div>Direct Deposit &#9745;<br>Auto Transfer/Payment &#9744;<br>Overdraft Protection &#9744;</div></div></div></div>
<div class=row><div><h3>Statement period activity summary</h3>${pairs([
        [`Beginning balance on ${date.bareNoYear(from)}`, usd(opening)],
        ["Deposits/Additions", grouped(ins)],
        ["Withdrawals/Subtractions", `- ${grouped(outs)}`],
        [`<b>Ending balance on ${date.bareNoYear(to)}</b>`, `<b>${usd(ending)}</b>`],
      ])}</div><div><p style="margin-top:16px">Account number: <b>${account}</b><br><b>${person.name}</b><br><i>Ohio account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 041215537</p></div></div>
<h3>Overdraft Protection</h3><p>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your branch.</p>
<div class=next>${top(2)}<h3>Transaction history</h3><table class=t><tr><th style="width:.5in">Date</th><th style="width:.6in">Check<br>Number</th><th>Description</th><th class=r>Deposits/<br>Additions</th><th class=r>Withdrawals/<br>Subtractions</th><th class=r>Ending daily<br>balance</th></tr>${lines
        .map((line, index) => {
          const last = lines[index + 1]?.day !== line.day;
          return `<tr><td>${date.bareNoYear(line.day)}</td><td>${checkNumber(index)}</td><td>${escaped(line.text)}</td><td class=r>${line.amount > 0 ? grouped(line.amount) : ""}</td><td class=r>${line.amount < 0 ? grouped(line.amount) : ""}</td><td class=r>${last ? grouped(line.balance) : ""}</td></tr>`;
        })
        .join(
          "",
        )}<tr><td colspan=5><b>Ending balance on ${date.bareNoYear(to)}</b></td><td class=r>${grouped(ending)}</td></tr><tr><td colspan=3><b>Totals</b></td><td class=r><b>${usd(ins)}</b></td><td class=r><b>${usd(outs)}</b></td><td></td></tr></table><p class=small><i>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</i></p></div>
<div class=next>${top(3)}<h3>Monthly service fee summary</h3><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p><table class=t><tr><td>Fee period ${date.slash(from)} - ${date.slash(to)}</td><td class=r>Standard monthly service fee $15.00</td><td class=r>You paid ${usd(fee)}</td></tr></table><table class=t><tr><th>How to avoid the monthly service fee<br>Have any <b>ONE</b> of the following each fee period</th><th class=r>Minimum required</th><th class=r>This fee period</th></tr><tr><td>&bull; Minimum daily balance</td><td class=r>$500.00</td><td class=r>${usd(low)}</td></tr><tr><td>&bull; Total amount of qualifying electronic deposits</td><td class=r>$500.00</td><td class=r>${usd(electronic)}</td></tr></table>
<h3>Summary of Overdraft and Returned Item fees</h3>${grid(
        "lrr",
        ["", "Total this statement period", "Total year-to-date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<h3>General statement policies for Winthrop Overland Bank</h3><p class=small><b>To dispute or report inaccuracies in information we have furnished to a Consumer Reporting Agency about your accounts.</b> Write to Overdraft Collection and Recovery, P.O. Box 5058, Portland, OR 97208-5058. <b>In case of errors or questions about your electronic transfers,</b> telephone us at the number printed on the front of this statement. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared.</p><p class=small>&copy;2026 Winthrop Overland Bank, N.A. All rights reserved. Member FDIC.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Winthrop Overland Bank, N.A.",
          accounts: [
            {
              kind: "checking",
              institution: "Winthrop Overland Bank, N.A.",
              accountLast4: account.slice(-4),
              statementDate: to,
              periodStart: from,
              periodEnd: to,
              beginningBalance: decimal(opening),
              endingBalance: decimal(ending),
              totalDeposits: decimal(ins),
              totalWithdrawals: decimal(outs),
            },
          ],
          transactions: lines.map((line) => fact(line)),
          allowed: {
            "accounts.0.feesCharged": [decimal(fee), "0.00"],
            ...Object.fromEntries(
              lines.flatMap((line, index) =>
                line.text === "Check"
                  ? [
                      [
                        `transactions.${index}.description`,
                        [`Check ${checkNumber(index)}`, `${checkNumber(index)} Check`],
                      ],
                    ]
                  : [],
              ),
            ),
          },
        },
        "Winthrop Overland",
        "WINTHROP OVERLAND",
        "Winthrop Overland Bank",
      ),
    };
  },
};

/** After Digital Federal Credit Union: savings, checking and a car loan on one member's paper. */
const neponset: Layout = {
  name: "uf-bank-neponset-share",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 22);
    const { from, to } = wholeMonth(random);
    const member = digits(random, 8);
    const rate = `${random.whole(4, 8)}.${random.pick(["24", "49", "74", "99"])}`;
    const loan = instalments(random, { amount: [90, 320], rate, term: 60, paid: [6, 40] });
    const opening = random.whole(180_000, 420_000);
    const checking = ledger(
      random,
      { from, to },
      {
        opening,
        rows: random.whole(9, 16),
        ins: [
          ["EFT ACH GRANITE STATE HOSP PAYROLL", 92_000, 188_000],
          ["DEPOSIT MOBILE CHECK", 4_000, 40_000],
        ],
        outs: [
          ["POINT OF SALE HANNAFORD 8121 DERRY NH", 1_800, 12_000],
          ["EFT ACH EVERSOURCE WEB PMTS", 6_500, 19_000],
          ["WITHDRAWAL DEBIT CARD DUNKIN 330412", 350, 2_200],
          ["ATM WITHDRAWAL 61 MAIN ST MAYNARD MA", 4_000, 20_000],
          ["EFT VENMO PAYMENT 1029384756", 1_500, 12_000],
        ],
      },
    );
    const paidOn = `${from.slice(0, 8)}15`;
    const saved = random.whole(50_000, 900_000);
    const moved = random.chance(0.7) ? random.whole(20, 200) * 100 : 0;
    const dividend = Math.max(3, Math.round((saved * 0.0015) / 12));
    const savings: Line[] = [
      ...(moved > 0 ? [{ day: `${from.slice(0, 8)}08`, text: "TRANSFER FROM PAYROLL", amount: moved }] : []),
      { day: to, text: "DIVIDEND", amount: dividend },
    ];
    const savedEnd = saved + moved + dividend;
    const payment: Line = { day: paidOn, text: "AUTOMATIC LOAN PAYMENT EFT", amount: loan.payment };
    const due = shiftMonth(paidOn, 1);
    const print = (cents: number) => (cents < 0 ? `${grouped(cents)}-` : grouped(cents));
    const share = (title: string, id: string, before: number, lines: readonly Line[], after: number) => {
      let balance = before;
      return `<div class=h><span>${title}</span><span>ACCT# ${id}</span></div><table class=t><tr><th>DATE</th><th>TRANSACTION DESCRIPTION</th><th class=r>WITHDRAWALS</th><th class=r>DEPOSITS</th><th class=r>BALANCE</th></tr><tr><td>${date.capital(from)}</td><td>PREVIOUS BALANCE</td><td></td><td></td><td class=r>${print(before)}</td></tr>${lines
        .map((line) => {
          balance += line.amount;
          return `<tr><td>${date.capital(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${line.amount < 0 ? print(line.amount) : ""}</td><td class=r>${line.amount > 0 ? print(line.amount) : ""}</td><td class=r>${print(balance)}</td></tr>`;
        })
        .join(
          "",
        )}<tr><td>${date.capital(to)}</td><td>NEW BALANCE</td><td></td><td></td><td class=r>${print(after)}</td></tr></table>`;
    };
    const year = to.slice(0, 4);
    const html = document(
      `${BASE}body{font:8pt "Courier New",monospace}.logo{font:bold 20pt Arial;color:#00703c}.h{display:flex;justify-content:space-between;background:#d6e8dc;font:bold 9pt Arial;padding:3px 6px;margin-top:12px}.t th{border-bottom:1px solid #000;font:bold 7.5pt Arial}.t td{padding:1px 0}p{margin:4px 0}.f{font:7pt Arial;margin-top:14px}`,
      `<div class=row><div><div class=logo>NEPONSET<span style="color:#8bc34a">|</span>CU</div><div style="font:8pt Arial">220 Harborview Road, Quincy, MA 02169<br>neponsetcu.org &nbsp; 800.555.0148</div></div><div style="font:9pt Arial" class=r><b>STATEMENT OF ACCOUNTS</b><br>MEMBER # ${member}<br>STATEMENT PERIOD<br>${date.dashed(from)} TO ${date.dashed(to)}<br>PAGE 1 OF 2</div></div><div style="margin:24px 0 20px 40px">${person.name}<br>${person.street}<br>${person.town}</div>
<p style="font:8.5pt Arial;border:1px solid #00703c;padding:5px">SKIP THE TRIP! Deposit checks with the Neponset mobile app. Auto loan rates as low as 4.49% APR* for up to 65 months. *Subject to approval.</p>
${share("PRIMARY SAVINGS", "1", saved, savings, savedEnd)}<p>ANNUAL PERCENTAGE YIELD EARNED 0.15% FOR A ${daysBetween(from, to) + 1}-DAY PERIOD &nbsp; DIVIDENDS YEAR TO DATE ${grouped(dividend * Number(to.slice(5, 7)))}</p>
${share("FREE CHECKING", "2", opening, checking.lines, checking.closing)}
<div style="break-before:page"><div class=row><div class=logo style="font-size:13pt">NEPONSET|CU</div><div class=r style="font:8pt Arial">MEMBER # ${member}<br>${date.dashed(from)} TO ${date.dashed(to)}<br>PAGE 2 OF 2</div></div>
<div class=h><span>USED VEHICLE LOAN</span><span>LOAN# 3</span></div><p>**ANNUAL PERCENTAGE RATE** ${rate}% &nbsp; DAILY PERIODIC RATE ${(Number(rate) / 365).toFixed(6)}% &nbsp; PAYMENT DUE ${grouped(loan.payment)} ON ${date.dashed(due)}</p><table class=t><tr><th>DATE</th><th>TRANSACTION DESCRIPTION</th><th class=r>AMOUNT</th><th class=r>INTEREST CHARGED</th><th class=r>FEES</th><th class=r>PRINCIPAL</th><th class=r>BALANCE</th></tr><tr><td>${date.capital(from)}</td><td>PREVIOUS BALANCE</td><td></td><td></td><td></td><td></td><td class=r>${grouped(loan.before)}</td></tr><tr><td>${date.capital(paidOn)}</td><td>${payment.text}</td><td class=r>${grouped(loan.payment)}</td><td class=r>${grouped(loan.interest)}</td><td class=r>0.00</td><td class=r>${grouped(loan.principal)}</td><td class=r>${grouped(loan.balance)}</td></tr><tr><td>${date.capital(to)}</td><td>NEW BALANCE</td><td></td><td></td><td></td><td></td><td class=r>${grouped(loan.balance)}</td></tr></table><br>
${pairs([
  ["TOTAL FEES CHARGED THIS PERIOD", "0.00"],
  ["TOTAL INTEREST CHARGED THIS PERIOD", grouped(loan.interest)],
  [`TOTAL FEES CHARGED IN ${year}`, "0.00"],
  [`TOTAL INTEREST CHARGED IN ${year}`, grouped(loan.interest * Number(to.slice(5, 7)) + 271)],
])}
<div class=h><span>SUMMARY OF ACCOUNTS</span><span></span></div>${grid(
        "lr",
        ["DEPOSITS", "BALANCE"],
        [
          ["PRIMARY SAVINGS", grouped(savedEnd)],
          ["FREE CHECKING", grouped(checking.closing)],
          ["TOTAL DEPOSITS", grouped(savedEnd + checking.closing)],
        ],
      )}${grid("lr", ["LOANS", "BALANCE"], [["USED VEHICLE LOAN", grouped(loan.balance)]])}
<div class=f><b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS:</b> Telephone us or write us as soon as you can if you think your statement is wrong or if you need more information about a transfer on the statement. We must hear from you no later than 60 days after we sent you the first statement on which the error or problem appeared.<br><b>BILLING RIGHTS SUMMARY:</b> If you think your bill is wrong, or if you need more information about a transaction on your bill, write us on a separate sheet as soon as possible. The balance on which interest is computed is the unpaid balance each day after payments and credits have been subtracted and new advances added. Federally insured by NCUA.</div></div>`,
    );
    const name = "Neponset CU";
    const shown = { periodStart: from, periodEnd: to };
    const open = (index: number, id: string) => ({
      [`accounts.${index}.accountLast4`]: [member.slice(-4), id],
    });
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: name,
        accounts: [
          {
            kind: "savings",
            institution: name,
            ...shown,
            beginningBalance: decimal(saved),
            endingBalance: decimal(savedEnd),
          },
          {
            kind: "checking",
            institution: name,
            ...shown,
            beginningBalance: decimal(opening),
            endingBalance: decimal(checking.closing),
          },
          {
            kind: "auto-loan",
            institution: name,
            ...shown,
            previousBalance: decimal(loan.before),
            currentBalance: decimal(loan.balance),
            minimumPayment: decimal(loan.payment),
            paymentDueDate: due,
            apr: rate,
            feesCharged: "0.00",
            interestCharged: decimal(loan.interest),
          },
        ],
        transactions: [
          ...savings.map((line) => fact(line, 0)),
          ...checking.lines.map((line) => fact(line, 1)),
          fact(payment, 2),
        ],
        allowed: {
          institution: ["NEPONSET|CU", "NEPONSET", "Neponset"],
          ...Object.fromEntries(
            [0, 1, 2].map((index) => [
              `accounts.${index}.institution`,
              ["NEPONSET|CU", "NEPONSET", "Neponset"],
            ]),
          ),
          ...open(0, "1"),
          ...open(1, "2"),
          ...open(2, "3"),
          ...Object.fromEntries([0, 1, 2].map((index) => [`accounts.${index}.statementDate`, [to]])),
          "accounts.2.paymentsAndCredits": [decimal(loan.payment)],
        },
      },
    };
  },
};

export const ufBanks: readonly Layout[] = [overland, neponset];
