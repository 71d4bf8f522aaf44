import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, start } from "./un-data.ts";
import { facts, onePart, type Row, row, spent, sum } from "./vc-data.ts";

const plain = money.plain;

/** A bank of the East coast: parts of the summary without totals, a subtotal under each list, days without a year. */
const bank: Layout = {
  name: "vc-bank-convenience",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 311);
    const first = addDays("2026-01-19", random.whole(0, 270));
    const last = addDays(first, random.whole(28, 30));
    const pay = random.whole(98_000, 260_000);
    const ins: Row[] = [
      row(random, addDays(first, 3), "ACH DEPOSIT, HARTLINE FREIGHT PAYROLL ****20061Z1", pay),
      row(random, addDays(first, 17), "ACH DEPOSIT, HARTLINE FREIGHT PAYROLL ****20061Z1", pay),
    ];
    const desk = random.chance(0.5)
      ? [row(random, addDays(first, 9), "MOBILE DEPOSIT", random.whole(3_000, 48_000))]
      : [];
    const outs = spent(random, first, 27, random.whole(5, 13), [
      "DEBIT CARD PURCHASE, *****30441822, AUT 0214 VISA DDA PUR WAWA 8114 CAMDEN * NJ",
      "DEBIT POS, *****30441822, AUT 0402 DDA PURCHASE SHOPRITE BROOKLAWN BROOKLAWN * NJ",
      "ELECTRONIC PMT-WEB, PSEG ONLINE PAYMT ****88120",
      "DEBIT CARD PAYMENT, *****30441822, AUT 0711 VISA DDA PUR COMCAST CABLE",
      "ACH DEBIT, GEICO PREM COLL",
    ]);
    const fees = random.chance(0.4) ? [row(random, last, "MAINTENANCE FEE", -1_500)] : [];
    const checks = random.chance(0.6)
      ? [
          row(random, addDays(first, 8), "Check", -random.whole(9_000, 90_000)),
          row(random, addDays(first, 19), "Check", -random.whole(4_000, 30_000)),
        ]
      : [];
    const number = random.whole(201, 890);
    const all = [...ins, ...desk, ...outs, ...checks, ...fees];
    const beginning = random.whole(60_000, 500_000) + Math.max(0, -sum(all));
    const ending = beginning + sum(all);
    const account = `43${digits(random, 8)}`;
    const lines = (rows: readonly Row[]) =>
      rows.map((entry) => [date.noYear(entry.day), escaped(entry.text), plain(Math.abs(entry.amount))]);
    const part = (title: string, rows: readonly Row[]) =>
      rows.length === 0
        ? ""
        : `<div><b>${title}</b></div>${grid("llr", ["POSTING DATE", "DESCRIPTION", "AMOUNT"], [...lines(rows), ["", "<div class=r>Subtotal:</div>", plain(Math.abs(sum(rows)))]], "class=t")}`;
    const days = [...new Set(all.map((entry) => entry.day))].toSorted();
    const daily = [
      [date.noYear(addDays(first, -1)), plain(beginning)],
      ...days.map((day) => [
        date.noYear(day),
        plain(beginning + sum(all.filter((entry) => entry.day <= day))),
      ]),
    ];
    const apart = (rows: readonly Row[]) => plain(Math.abs(sum(rows)));
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{background:#2a9a3c;color:#fff;font-size:24pt;font-weight:bold;padding:4px 12px;display:inline-block} h3{background:#2a9a3c;color:#fff;padding:2px 6px;font-size:9.5pt;margin:12px 0 4px} .t{margin-bottom:8px} .t td,.t th{padding:1px 4px;font-size:8pt} .t th{font-weight:normal;border-bottom:1px solid #999}`,
      `<div class=row><div><span class=logo>CB</span> <b style="font-size:15pt">Bank</b><br><span class=small>America's Handiest Bank&reg;</span></div><div class=r style="font-size:13pt">STATEMENT OF ACCOUNT</div></div>
<div class=row style="margin-top:26px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Page:", "1 of 3"],
          [
            "Statement Period:",
            `${date.monthDay(first)} ${first.slice(0, 4)}-${date.monthDay(last)} ${last.slice(0, 4)}`,
          ],
          ["Cust Ref #:", `${account}-630-T-***`],
          ["Primary Account #:", `${account.slice(0, 3)}-${account.slice(3)}`],
        ],
      )}</div></div>
<h3>CB Convenience Checking</h3><div class=row><div><b>${person.name}</b></div><div class=r>Account # ${account.slice(0, 3)}-${account.slice(3)}</div></div>
<h3>ACCOUNT SUMMARY</h3><div class=row><div>${pairs([
        ["Beginning Balance", plain(beginning)],
        ...(desk.length > 0 ? [["Deposits", apart(desk)] as const] : []),
        ["Electronic Deposits", apart(ins)],
        ...(checks.length > 0 ? [["Checks Paid", apart(checks)] as const] : []),
        ["Electronic Payments", apart(outs)],
        ...(fees.length > 0 ? [["Service Charges", apart(fees)] as const] : []),
        ["Ending Balance", plain(ending)],
      ])}</div><div>${pairs([
        ["Average Collected Balance", plain(Math.floor((beginning + ending) / 2))],
        ["Interest Earned This Period", "0.00"],
        ["Interest Paid Year-to-Date", "0.00"],
        ["Annual Percentage Yield Earned", "0.00%"],
        ["Days in Period", String((Date.parse(last) - Date.parse(first)) / 86_400_000 + 1)],
      ])}</div></div>
<table border=1 style="margin-top:8px"><tr><th></th><th class=r>Total for this cycle</th><th class=r>Total Year to Date</th></tr><tr><td>Grace Period OD/NSF Refund</td><td class=r>$0.00</td><td class=r>$0.00</td></tr><tr><td>Total Overdraft Fees (OD)</td><td class=r>$0.00</td><td class=r>$35.00</td></tr></table>
<h3>DAILY ACCOUNT ACTIVITY</h3>${part("Deposits", desk)}${part("Electronic Deposits", ins)}${
        checks.length > 0
          ? `<div><b>Checks Paid</b> &nbsp; <span class=small>No. Checks: 2 &nbsp; *Indicates break in serial sequence or check processed electronically and listed under Electronic Payments</span></div>${grid(
              "llr",
              ["DATE", "SERIAL NO.", "AMOUNT"],
              [
                ...checks.map((entry, index) => [
                  date.noYear(entry.day),
                  String(number + index),
                  plain(-entry.amount),
                ]),
                ["", "<div class=r>Subtotal:</div>", apart(checks)],
              ],
              "class=t",
            )}`
          : ""
      }${part("Electronic Payments", outs)}${part("Service Charges", fees)}
<h3>DAILY BALANCE SUMMARY</h3>${grid("lr", ["DATE", "BALANCE"], daily, "class=t style='width:45%'")}
<p class=small>Call 1-800-555-0137 for 24-hour Bank-by-Phone services or connect to www.cbbank.example</p><p class=small>Bank Deposits FDIC Insured | Coastbridge Bank, N.A. | Equal Housing Lender</p>${NEXT}<div class=row><b>How to Balance your Account</b><span class=r>Page: 2 of 3</span></div><p>Begin by adjusting your account register as follows: Subtract any services charges shown on this statement. Subtract any automatic payments, transfers or other electronic withdrawals not previously recorded. Add any interest earned if you have an interest-bearing account.</p>${grid(
        "llr",
        [],
        [
          ["1", "Ending Balance", plain(ending)],
          ["2", "Total Deposits", "+ __________"],
          ["3", "Sub Total", "__________"],
          ["4", "Total Withdrawals", "- __________"],
          ["5", "Adjusted Balance", "__________"],
        ],
        "class=t",
      )}<p class=small><b>FOR CONSUMER ACCOUNTS ONLY - IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> If you need information about an electronic fund transfer or if you believe there is an error on your bank statement or receipt relating to an electronic fund transfer, telephone the bank immediately or write to: Coastbridge Bank, N.A., Deposit Operations Dept, P.O. Box 1377, Lewiston, Maine 04243-1377. We must hear from you no later than sixty (60) calendar days after we sent you the first statement upon which the error or problem first appeared.</p><p class=small><b>INTEREST NOTICE:</b> Total interest credited by the Bank to you this year will be reported by the Bank to the Internal Revenue Service and State tax authorities.</p>`,
    );
    const deposits = sum([...ins, ...desk]);
    const withdrawals = -sum([...outs, ...checks, ...fees]);
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "CB Bank",
          accounts: [
            {
              kind: "checking",
              institution: "CB Bank",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              beginningBalance: decimal(beginning),
              endingBalance: decimal(ending),
              ...onePart("totalDeposits", sum(ins), sum(desk)),
              ...onePart("totalWithdrawals", -sum(outs), -sum(checks), -sum(fees)),
            },
          ],
          transactions: facts([
            ...desk,
            ...ins,
            ...checks.map((entry, index) => ({ ...entry, text: `Check ${number + index}` })),
            ...outs,
            ...fees,
          ]),
          allowed: {
            "accounts.0.statementDate": [last],
            "accounts.0.feesCharged": [decimal(-sum(fees)), "0.00"],
            "accounts.0.totalDeposits": [decimal(deposits)],
            "accounts.0.totalWithdrawals": [decimal(withdrawals)],
          },
        },
        "Coastbridge Bank, N.A.",
        "Coastbridge Bank",
        "CB",
      ),
    };
  },
};

/** A credit union's host print: suffixes of one membership, a running balance, withdrawals with a trailing sign. */
const union: Layout = {
  name: "vc-bank-union-suffix",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 312);
    const first = monthStart(random);
    const last = monthEnd(first);
    const member = digits(random, 7);
    const rate = random.pick(["0.050", "0.100"]);
    const dividend = random.whole(2, 310);
    const savings = [
      row(random, addDays(first, 4), "Deposit by Check", random.whole(2_000, 40_000)),
      ...(random.chance(0.5)
        ? [row(random, addDays(first, 15), "Withdrawal by Cash at Branch 012", -random.whole(1_000, 9_000))]
        : []),
      row(random, last, "Credit Dividend", dividend),
    ];
    const wages = random.whole(110_000, 290_000);
    const checking = [
      row(random, addDays(first, 1), "Deposit ACH PINECREST SCHOOL DIST TYPE: PAYROLL", wages),
      row(random, addDays(first, 14), "Deposit ACH PINECREST SCHOOL DIST TYPE: PAYROLL", wages),
      ...spent(random, first, 28, random.whole(4, 12), [
        "Withdrawal POS #0417 SAFEWAY #1928 RENTON WA",
        "Withdrawal Debit Card FRED-MEYER #0186 KENT WA",
        "Withdrawal ACH PUGET SOUND ENERGY TYPE: BILLPAY",
        "Withdrawal by Cash at Branch 012",
        "Withdrawal Bill Payment Sound Water District",
      ]),
    ].toSorted((a, b) => a.day.localeCompare(b.day));
    const begins = [
      random.whole(50_000, 900_000),
      random.whole(40_000, 200_000) + Math.max(0, -sum(checking)),
    ];
    const side = (rows: readonly Row[], sign: number) =>
      sum(rows.filter((entry) => entry.amount * sign > 0)) * sign;
    const table = (title: string, begin: number, rows: readonly Row[], notes: string) => {
      let balance = begin;
      const cells = rows.map((entry) => {
        balance += entry.amount;
        return [date.capital(entry.day), escaped(entry.text), money.trailing(entry.amount), plain(balance)];
      });
      return `<div class=h>${title}</div>${grid("llrr", ["Date", "Transaction Description", "Amount", "Balance"], [[date.capital(first), "Balance Forward", "", plain(begin)], ...cells, [date.capital(last), "<b>Ending Balance</b>", "", plain(balance)]], "class=t")}<div class=small>${notes}</div>`;
    };
    const ends = [(begins[0] ?? 0) + sum(savings), (begins[1] ?? 0) + sum(checking)];
    const html = document(
      `body{font:8.5pt 'Courier New',monospace}${BASE} .logo{font:bold 20pt Georgia,serif;color:#6b2a7b} .h{border:1px solid #000;padding:2px 6px;margin-top:12px;font-weight:bold} .t td,.t th{padding:1px 4px}`,
      `<div class=row><div><div class=logo>Snowfield Community<br>Credit Union</div><span class=small>P.O. Box 97050 &middot; Seattle, WA 98124 &middot; 800.555.0144</span></div><div>${pairs(
        [
          ["MEMBER NUMBER", `XXX${member.slice(-4)}`],
          ["STATEMENT PERIOD", `${date.short(first)} - ${date.short(last)}`],
          ["PAGE", "1 of 2"],
        ],
      )}</div></div><p style="margin:20px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<p class=small>ANNUAL MEETING NOTICE: Nominations for the Board of Directors are open. Refer a friend by the end of the quarter and you each receive $50.00.</p>
<div class=h>SUMMARY OF YOUR DEPOSITS</div>${grid(
        "llrrrr",
        [
          "Suffix",
          "Account",
          "Beginning Balance",
          "Deposits & Credits",
          "Withdrawals & Debits",
          "Ending Balance",
        ],
        [
          [
            "0001",
            "MEMBER SHARE SAVINGS",
            plain(begins[0] ?? 0),
            plain(side(savings, 1)),
            plain(side(savings, -1)),
            plain(ends[0] ?? 0),
          ],
          [
            "0050",
            "FREEDOM CHECKING",
            plain(begins[1] ?? 0),
            plain(side(checking, 1)),
            plain(side(checking, -1)),
            plain(ends[1] ?? 0),
          ],
          ["", "<b>TOTAL DEPOSITS</b>", "", "", "", plain((ends[0] ?? 0) + (ends[1] ?? 0))],
        ],
        "class=t",
      )}
${table("SUFFIX 0001 &nbsp; MEMBER SHARE SAVINGS", begins[0] ?? 0, savings, `Annual Percentage Yield Earned ${rate}% from ${date.short(first)} through ${date.short(last)}. Dividends paid this year: ${plain(dividend * 3)}`)}
${table("SUFFIX 0050 &nbsp; FREEDOM CHECKING", begins[1] ?? 0, checking, "JOINT OWNER(S): NONE ON FILE")}
<div class=h>FEE SUMMARY</div>${grid(
        "lrr",
        ["", "TOTAL FOR THIS PERIOD", "TOTAL YEAR-TO-DATE"],
        [
          ["TOTAL OVERDRAFT FEES", "0.00", "25.00"],
          ["TOTAL RETURNED ITEM FEES", "0.00", "0.00"],
        ],
        "class=t",
      )}${NEXT}<p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS telephone us at 800.555.0144 or write us at Snowfield Community Credit Union, P.O. Box 97050, Seattle, WA 98124 as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. Tell us your name and account number, describe the error, and tell us the dollar amount of the suspected error. If we take more than 10 business days to do this, we will recredit your account for the amount you think is in error.</p><p class=small>Your savings federally insured to at least $250,000 and backed by the full faith and credit of the United States Government. NCUA. Equal Housing Opportunity.</p>`,
    );
    const truthOf = (index: 0 | 1, suffix: string, rows: readonly Row[]) => ({
      kind: index === 0 ? ("savings" as const) : ("checking" as const),
      institution: "Snowfield Community Credit Union",
      accountLast4: suffix,
      periodStart: first,
      periodEnd: last,
      beginningBalance: decimal(begins[index] ?? 0),
      endingBalance: decimal(ends[index] ?? 0),
      totalDeposits: decimal(side(rows, 1)),
      totalWithdrawals: decimal(side(rows, -1)),
    });
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Snowfield Community Credit Union",
        accounts: [truthOf(0, "0001", savings), truthOf(1, "0050", checking)],
        transactions: [...facts(savings), ...facts(checking, 1)],
        allowed: {
          "accounts.0.accountLast4": [member.slice(-4)],
          "accounts.1.accountLast4": [member.slice(-4)],
          "accounts.0.statementDate": [last],
          "accounts.1.statementDate": [last],
        },
      },
    };
  },
};

export const vcDeposits: readonly Layout[] = [bank, union];
