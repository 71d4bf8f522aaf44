import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { daily, digits, NEXT, start } from "./un-data.ts";
import { byDay, calendarMonth, type Row, signedRows, someDay, sumRows } from "./vf-data.ts";

const $ = money.dollar;

/** A credit union: savings and draft shares with running balances, and a loan with its split, all in one print. */
const shares: Layout = {
  name: "vf-bank-credit-union",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 113);
    const { first, last } = calendarMonth(random);
    const member = digits(random, 6);
    const dividend = random.whole(2, 210);
    const moved = random.whole(5, 60) * 1000;
    const savings: Row[] = byDay([
      { day: addDays(first, 4), text: "Deposit Transfer From Share 0009", amount: moved },
      ...(random.chance(0.4)
        ? [{ day: addDays(first, 19), text: "Withdrawal by Check", amount: -random.whole(2_000, 20_000) }]
        : []),
      { day: last, text: "Deposit Dividend 0.100%", amount: dividend },
    ]);
    const pay = random.whole(70_000, 190_000);
    const instalment = random.whole(240, 520) * 100;
    const draft: Row[] = byDay([
      { day: addDays(first, 3), text: "Deposit ACH BOEING CO TYPE: PAYROLL", amount: pay },
      { day: addDays(first, 17), text: "Deposit ACH BOEING CO TYPE: PAYROLL", amount: pay },
      { day: addDays(first, 4), text: "Withdrawal Transfer To Share 0000", amount: -moved },
      { day: addDays(first, 9), text: "Withdrawal Transfer To Loan 0061", amount: -instalment },
      ...Array.from({ length: random.whole(3, 9) }, () => ({
        day: someDay(random, first),
        text: random.pick([
          "Withdrawal Debit Card FRED-MEYER #0179 RENTON WA",
          "Withdrawal POS WINCO FOODS #73 KENT WA",
          "Withdrawal ACH PUGET SOUND ENER TYPE: BILLPAY",
          "Withdrawal ATM SOUND HARBOR RENTON WA",
        ]),
        amount: -random.whole(800, 21_000),
      })),
    ]);
    const rate = random.pick(["5.49", "6.74", "7.99"]);
    const owed = random.whole(700_000, 2_600_000);
    const interest = daily(owed, Number(rate), 31);
    const principal = instalment - interest;
    const owing = owed - principal;
    const [saved, had] = [random.whole(50_000, 900_000), random.whole(120_000, 400_000)];
    const due = addDays(last, 10);
    const table = (from: number, rows: readonly Row[]) => {
      let running = from;
      return grid(
        "llrr",
        ["Post Date", "Transaction Description", "Amount", "Balance"],
        [
          [date.capital(first), "Beginning Balance", "", grouped(from)],
          ...rows.map((row) => {
            running += row.amount;
            return [date.capital(row.day), row.text, money.plain(row.amount), grouped(running)];
          }),
          [date.capital(last), "<b>Ending Balance</b>", "", `<b>${grouped(running)}</b>`],
        ],
        "class=t",
      );
    };
    const of = (rows: readonly Row[], sign: 1 | -1) =>
      sumRows(rows.filter((row) => row.amount * sign > 0)) * sign;
    const foot = (rows: readonly Row[]) =>
      `<p>Total Deposits: ${of(rows, 1) ? $(of(rows, 1)) : "$0.00"} &nbsp;&nbsp;&nbsp; Total Withdrawals: ${$(of(rows, -1))}</p>`;
    const html = document(
      `body{font:8.5pt Tahoma,DejaVu Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 21pt "Trebuchet MS",Carlito;color:#00695c} h4{background:#d5ebe7;padding:3px 6px;margin:12px 0 2px} .t td{padding-top:1px;padding-bottom:1px}`,
      `<div class=row><div><div class=logo>sound harbor <span style="font-size:10pt">credit union</span></div>PO Box 97050, Seattle, WA 98124-9750</div><div class=r>Member Number: XXXX${member.slice(-2)}<br>Statement Period<br><b>${date.dashed(first)} thru ${date.dashed(last)}</b><br>Page 1 of 2</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><div style="border:1px solid #00695c;padding:6px"><b>Trust &amp; Will:</b> members save 20% on estate plans. And mark your calendar: our Shred Day is the second Saturday of next month at the Renton branch.</div>
<h4>SUMMARY OF YOUR ACCOUNTS</h4>${grid(
        "llr",
        ["Suffix", "Description", "Balance"],
        [
          ["0000", "Membership Savings", $(saved + sumRows(savings))],
          ["0009", "Everyday Checking", $(had + sumRows(draft))],
          ["0061", "New Vehicle Loan", $(owing)],
        ],
      )}<h4>MEMBERSHIP SAVINGS - 0000</h4>${table(saved, savings)}${foot(savings)}<p class=small>Annual Percentage Yield Earned 0.10% from ${date.dashed(first)} through ${date.dashed(last)} based on an average daily balance. Dividends Paid Year to Date ${$(dividend + 91)}</p><h4>EVERYDAY CHECKING - 0009</h4>${table(had, draft)}${foot(draft)}<h4>NEW VEHICLE LOAN - 0061</h4><div class=row>${pairs(
        [
          ["Annual Percentage Rate", `${rate}%`],
          ["Daily Periodic Rate", `${(Number(rate) / 365).toFixed(6)}%`],
        ],
      )}${pairs([
        ["Payment Due Date", date.dashed(due)],
        ["Payment Amount", $(instalment)],
        ["Past Due", "$0.00"],
      ])}</div>${grid(
        "llrrrrr",
        ["Post Date", "Transaction Description", "Amount", "Fees", "Interest", "Principal", "Balance"],
        [
          [date.capital(first), "Beginning Balance", "", "", "", "", grouped(owed)],
          [
            date.capital(addDays(first, 9)),
            "Payment Transfer From Share 0009",
            grouped(instalment),
            "0.00",
            grouped(interest),
            `-${grouped(principal)}`,
            grouped(owing),
          ],
          [date.capital(last), "<b>Ending Balance</b>", "", "", "", "", grouped(owing)],
        ],
        "class=t",
      )}<p>Fees Charged This Period $0.00 &nbsp; Interest Charged This Period ${$(interest)} &nbsp; Total Interest Charged Year to Date ${$(interest + 11_233)}</p>${NEXT}<p class=small>BILLING RIGHTS: In case of errors or questions about your statement, write us at the address on page one within 60 days. Fees: Total Overdraft Fees this period $0.00, year to date $0.00; Total Returned Item Fees this period $0.00, year to date $0.00. The balance used to compute interest is the unpaid balance each day after payments and credits to that balance have been subtracted. Your savings federally insured to at least $250,000 by NCUA. Sound Harbor Credit Union. Equal Housing Opportunity.</p>`,
    );
    const place = { institution: "Sound Harbor Credit Union", periodStart: first, periodEnd: last };
    const share = (kind: "checking" | "savings", last4: string, from: number, rows: readonly Row[]) => ({
      ...place,
      kind,
      accountLast4: last4,
      beginningBalance: decimal(from),
      endingBalance: decimal(from + sumRows(rows)),
      totalDeposits: decimal(of(rows, 1)),
      totalWithdrawals: decimal(of(rows, -1)),
    });
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Sound Harbor Credit Union",
        accounts: [
          share("savings", "0000", saved, savings),
          share("checking", "0009", had, draft),
          {
            ...place,
            kind: "auto-loan",
            accountLast4: "0061",
            currentBalance: decimal(owing),
            previousBalance: decimal(owed),
            minimumPayment: decimal(instalment),
            paymentDueDate: due,
            pastDue: "0.00",
            apr: rate,
            interestCharged: decimal(interest),
            feesCharged: "0.00",
          },
        ],
        transactions: [
          ...signedRows(savings, 0),
          ...signedRows(draft, 1),
          {
            account: 2,
            date: addDays(first, 9),
            description: "Payment Transfer From Share 0009",
            amount: decimal(instalment),
          },
        ],
        allowed: {
          "accounts.2.paymentsAndCredits": [decimal(instalment)],
          "accounts.0.statementDate": [last],
          "accounts.1.statementDate": [last],
          "accounts.2.statementDate": [last],
          "accounts.0.apr": ["0.10", "0.100"],
          "accounts.0.feesCharged": ["0.00"],
          "accounts.1.feesCharged": ["0.00"],
        },
      },
    };
  },
};

/** A neobank: newest rows first, a type and a settlement day for each row, the partner bank in the small print. */
const neo: Layout = {
  name: "vf-bank-neobank",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 114);
    const { first, last } = calendarMonth(random);
    const account = digits(random, 12);
    type Typed = Row & { readonly type: string };
    const typed = (text: string, type: string, amount: number): Typed => ({
      day: someDay(random, first),
      text,
      type,
      amount,
    });
    const rows = [
      typed("AMAZON FLEX, PAYROLL", "Direct Debit", random.whole(20_000, 110_000)),
      typed("AMAZON FLEX, PAYROLL", "Direct Debit", random.whole(20_000, 110_000)),
      ...(random.chance(0.5)
        ? [typed("Transfer from Savings Account", "Transfer", random.whole(5, 80) * 100)]
        : []),
      ...(random.chance(0.4)
        ? [typed("ATM Withdrawal 7-ELEVEN 33871", "ATM Withdrawal", -random.whole(1, 10) * 2_000)]
        : []),
      ...(random.chance(0.3) ? [typed("Out-of-network ATM withdrawal fee", "Fee", -250)] : []),
      ...Array.from({ length: random.whole(5, 15) }, () =>
        typed(
          random.pick([
            "DOORDASH*WINGSTOP",
            "RACETRAC 2294",
            "Klarna Pay in 4",
            "TEMU.COM",
            "WM SUPERCENTER #991",
            "Boost Mobile",
          ]),
          "Purchase",
          -random.whole(299, 7_400),
        ),
      ),
    ].toSorted((a, b) => b.day.localeCompare(a.day));
    const of = (type: string, sign = 0) =>
      sumRows(rows.filter((row) => row.type === type && (sign === 0 || row.amount * sign > 0)));
    const beginning = random.whole(100, 60_000) + Math.max(0, -sumRows(rows));
    const ending = beginning + sumRows(rows);
    const gains = sumRows(rows.filter((row) => row.amount > 0));
    const minus = (amount: number) => (amount === 0 ? "$0.00" : `-$${grouped(amount)}`);
    const html = document(
      `body{font:9pt "Helvetica Neue",Arial,Liberation Sans;color:#1b1b1b}${BASE} .row>table{flex:1;width:50%} .logo{font-size:24pt;font-weight:800;color:#12b76a} .t th{border-bottom:2px solid #12b76a;padding:4px 8px 4px 0} .t td{border-bottom:1px solid #eee;padding:5px 8px 5px 0}`,
      `<div class=row><div class=logo>kite</div><div class=r>Member Services<br>(844) 555-0101</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p><h1 style="font-size:17pt">Checking Account Statement</h1><div>Issued by Tallgrass Bank, N.A., Member FDIC</div><p>Account number<br><b>${account}</b></p><p>Statement period<br><b>${date.long(first)} - ${date.long(last)}</b></p><h2>Summary</h2>${pairs(
        [
          [`Beginning balance on ${date.long(first)}`, $(beginning)],
          ["Deposits", $(of("Direct Debit"))],
          ["ATM Withdrawals", minus(of("ATM Withdrawal"))],
          ["Purchases", minus(of("Purchase"))],
          ["Adjustments", "$0.00"],
          ["Transfers", $(of("Transfer"))],
          ["Round Up Transfers", "$0.00"],
          ["Fees", minus(of("Fee"))],
          ["SpotYou Tips", "$0.00"],
          [`<b>Ending balance on ${date.long(last)}</b>`, `<b>${$(ending)}</b>`],
        ],
        "class=t",
      )}<div class=r>Page 1 of 3</div>${NEXT}<h2>Transactions</h2>${grid(
        "lllrrl",
        ["TRANSACTION DATE", "DESCRIPTION", "TYPE", "AMOUNT", "NET AMOUNT", "SETTLEMENT DATE"],
        rows.map((row) => [
          date.bare(row.day),
          row.text,
          row.type,
          $(row.amount),
          $(row.amount),
          date.bare(addDays(row.day, row.type === "Purchase" ? 1 : 0)),
        ]),
        "class=t",
      )}${NEXT}<h2>Yearly Summary</h2>${grid(
        "lrr",
        ["", "Total for this period", "Total year to date"],
        [
          ["Total Overdraft Fees", "$0.00", "$0.00"],
          ["Total Returned Item Fees", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<h2>Error Resolution Procedures</h2><p class=small>In case of errors or questions about your electronic transactions, call 1-844-555-0101, write to Kite, P.O. Box 417, San Francisco, CA 94104-0417, or email support@kite.example as soon as you can, if you think your statement or receipt is wrong. Kite is a financial technology company, not a bank. Banking services provided by Tallgrass Bank, N.A.; Member FDIC. The Kite Visa® Debit Card is issued by Tallgrass Bank, N.A. pursuant to a license from Visa U.S.A. Inc.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Kite",
          accounts: [
            {
              kind: "checking",
              institution: "Kite",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              beginningBalance: decimal(beginning),
              endingBalance: decimal(ending),
              totalDeposits: decimal(gains),
              totalWithdrawals: decimal(gains - sumRows(rows)),
            },
          ],
          transactions: signedRows(rows),
          allowed: {
            "accounts.0.totalDeposits": [decimal(of("Direct Debit"))],
            "accounts.0.totalWithdrawals": [
              decimal(-of("Purchase") - of("ATM Withdrawal")),
              decimal(-of("Purchase")),
              decimal(-of("ATM Withdrawal")),
            ],
            "accounts.0.feesCharged": [decimal(-of("Fee")), "0.00"],
            "accounts.0.purchases": [decimal(-of("Purchase"))],
            "accounts.0.statementDate": [last],
          },
        },
        "kite",
        "Tallgrass Bank, N.A.",
        "Tallgrass Bank",
      ),
    };
  },
};

export const vfBanksNew: readonly Layout[] = [shares, neo];
