import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { $, BODY, digits, interestFor, loanTold, rowsTold, tdLoan, VEHICLES } from "./td-data.ts";

/** A credit union's loan statement: vehicle loan and now and then a line of credit, each a ledger with its own totals. */
const union: Layout = {
  name: "td-union-three-forks",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 43,
      digits: 9,
      size: [7_000, 36_000],
      terms: [48, 60, 72],
      rates: [449, 1199],
      late: 0.2,
      extra: 0.35,
      lateFee: () => 2_500,
    });
    const { person, random } = loan;
    const names = {
      payment: "Payment Transfer From Share 01",
      extra: "Payment Home Banking",
      late: "Late Fee",
    };
    const year = loan.statementDate.slice(0, 4);
    const lineRate = random.whole(1190, 1790);
    const limit = random.pick([100_000, 250_000, 500_000]);
    const before = random.whole(20_000, Math.round(limit * 0.7));
    const paidDay = addDays(loan.periodStart, random.whole(3, 9));
    const lineInterest = interestFor(before, lineRate, 30);
    const linePaid = Math.max(3_000, Math.round((before * 0.03) / 100) * 100);
    const afterPaid = before - linePaid + lineInterest;
    const advance = random.chance(0.6) ? random.pick([5_000, 10_000, 12_550]) : 0;
    const advanceDay = addDays(paidDay, random.whole(4, 14));
    const after = afterPaid + advance;
    const lineNumber = digits(random, 9);
    const lineDue = Math.max(3_000, Math.round((after * 0.03) / 100) * 100);
    const hasLine = random.chance(0.65);
    const periodic = (rate: number) => `${(rate / 36_500).toFixed(6).replace(/^0/, "")}%`;
    const short = date.short;
    const columns = [
      "Post Date",
      "Transaction Description",
      "Amount",
      "Interest Charged",
      "Fees",
      "Principal",
      "Balance",
    ];
    const totals = (fees: number, interest: number, yearFees: number, yearInterest: number) =>
      `<div class=tot>${pairs([
        ["TOTAL FEES FOR THIS PERIOD", $(fees)],
        ["TOTAL INTEREST FOR THIS PERIOD", $(interest)],
      ])}${pairs([
        [`TOTAL FEES CHARGED IN ${year}`, $(yearFees)],
        [`TOTAL INTEREST CHARGED IN ${year}`, $(yearInterest)],
      ])}</div>`;
    const html = document(
      `${BODY}body{font-size:8.5pt}.logo{font-size:17pt;font-weight:bold;color:#155e3b}.logo small{display:block;font-size:9pt;font-weight:normal}.hd{background:#155e3b;color:#fff;padding:4px 8px;font-weight:bold;margin-top:14px;display:flex;justify-content:space-between}.t th{font-size:7.5pt;border-bottom:1px solid #155e3b;padding:3px 2px;vertical-align:bottom}.t td{padding:2px;font-size:8pt}.terms td{font-size:8pt;padding:1px 0}.tot{display:flex;gap:30px;border-top:1px solid #155e3b;margin-top:4px;padding-top:3px;font-size:8pt}.tot table{flex:1}.two{display:flex;gap:30px}.two>div{flex:1}.s{font-size:7.5pt}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>Three Forks<small>Federal Credit Union</small></div><table style="width:280px"><tr><td>Member Number</td><td class=r>****${digits(random, 3)}</td></tr><tr><td>Statement Period</td><td class=r>${short(loan.periodStart)} - ${short(loan.statementDate)}</td></tr><tr><td>Statement Date</td><td class=r>${short(loan.statementDate)}</td></tr><tr><td>Page</td><td class=r>1 of 1</td></tr></table></div>
<div style="display:flex;justify-content:space-between;margin-top:12px"><div style="padding-top:14px">${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=s style="width:270px;border:1px solid #155e3b;padding:6px 8px"><b>Skip-A-Pay is back!</b> Skip one loan payment this season for a $35.00 processing fee. Interest will continue to accrue. Apply by the 15th in Home Banking or at any branch.</div></div>
<div class=hd><span>LOAN STATEMENT &nbsp; USED VEHICLE LOAN</span><span>Loan Number ${loan.account}</span></div>${grid(
        "llrrrrr",
        columns,
        [
          [short(loan.periodStart), "Previous Balance", "", "", "", "", $(loan.prior)],
          ...loan.rows.map((row) => [
            short(row.day),
            names[row.what],
            row.what === "late" ? $(row.amount) : `-${$(row.amount)}`,
            $(row.interest),
            row.what === "late" ? $(row.amount) : "$0.00",
            row.what === "late" ? "$0.00" : `-${$(row.principal)}`,
            $(row.balance),
          ]),
          [short(loan.statementDate), "<b>New Balance</b>", "", "", "", "", `<b>${$(loan.principal)}</b>`],
        ],
        "class=t",
      )}<div class=two style="margin-top:6px"><div>${pairs(
        [
          ["Annual Percentage Rate", `${loan.apr}%`],
          ["Daily Periodic Rate", periodic(loan.rate)],
          ["Collateral", random.pick(VEHICLES)],
        ],
        "class=terms",
      )}</div><div>${pairs(
        [
          ["Regular Payment", $(loan.payment)],
          ["Past Due Amount", $(loan.pastDue)],
          ["Total Amount Due", $(loan.payment + loan.pastDue + loan.lateFee)],
          ["Payment Due Date", short(loan.dueDate)],
        ],
        "class=terms",
      )}</div></div>${totals(loan.lateFee, loan.paidInterest, loan.lateFee, loan.yearInterest)}
${
  hasLine
    ? `<div class=hd><span>LOAN STATEMENT &nbsp; EASY ACCESS LINE OF CREDIT</span><span>Loan Number ${lineNumber}</span></div>${grid(
        "llrrrrr",
        columns,
        [
          [short(loan.periodStart), "Previous Balance", "", "", "", "", $(before)],
          [
            short(paidDay),
            "Payment Transfer From Share 01",
            `-${$(linePaid)}`,
            $(lineInterest),
            "$0.00",
            `-${$(linePaid - lineInterest)}`,
            $(afterPaid),
          ],
          ...(advance > 0
            ? [
                [
                  short(advanceDay),
                  "Advance Home Banking",
                  $(advance),
                  "$0.00",
                  "$0.00",
                  $(advance),
                  $(after),
                ],
              ]
            : []),
          [short(loan.statementDate), "<b>New Balance</b>", "", "", "", "", `<b>${$(after)}</b>`],
        ],
        "class=t",
      )}<div class=two style="margin-top:6px"><div>${pairs(
        [
          ["Annual Percentage Rate", `${decimal(lineRate)}%`],
          ["Daily Periodic Rate", periodic(lineRate)],
          ["Credit Limit", $(limit)],
          ["Available Credit", $(limit - after)],
        ],
        "class=terms",
      )}</div><div>${pairs(
        [
          ["Minimum Payment", $(lineDue)],
          ["Past Due Amount", $(0)],
          ["Total Amount Due", $(lineDue)],
          ["Payment Due Date", short(loan.dueDate)],
        ],
        "class=terms",
      )}</div></div>${totals(0, lineInterest, 0, lineInterest * Number(loan.statementDate.slice(5, 7)))}`
    : ""
}
<div class=hd>IMPORTANT INFORMATION</div><p class=s><b>How we calculate interest.</b> The interest charge is figured by applying the daily periodic rate to the unpaid balance for each day it is outstanding. There is no grace period. The balance on this statement is not a payoff amount; call (406) 555-0129 for a payoff.</p><p class=s><b>What to do if you think you find a mistake on your statement.</b> Write to us at P.O. Box 2217, Three Forks, MT 59752. In your letter, give us your account information, the dollar amount of the suspected error and a description of the problem. You must contact us within 60 days after the error appeared on your statement. While we investigate, you do not have to pay the amount in question.</p><p class=s>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. Federally insured by NCUA. Equal Housing Lender.</p>`,
    );
    const bank = "Three Forks Federal Credit Union";
    const period = { periodStart: loan.periodStart, periodEnd: loan.statementDate };
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: bank,
          accounts: [
            {
              kind: "auto-loan" as const,
              ...loanTold(loan, bank),
              ...period,
              previousBalance: decimal(loan.prior),
              feesCharged: decimal(loan.lateFee),
              interestCharged: decimal(loan.paidInterest),
            },
            ...(hasLine
              ? [
                  {
                    kind: "loan" as const,
                    institution: bank,
                    accountLast4: lineNumber.slice(-4),
                    statementDate: loan.statementDate,
                    ...period,
                    currentBalance: decimal(after),
                    previousBalance: decimal(before),
                    creditLimit: decimal(limit),
                    availableCredit: decimal(limit - after),
                    minimumPayment: decimal(lineDue),
                    paymentDueDate: loan.dueDate,
                    pastDue: "0.00",
                    apr: decimal(lineRate),
                    feesCharged: "0.00",
                    interestCharged: decimal(lineInterest),
                  },
                ]
              : []),
          ],
          transactions: [
            ...rowsTold(loan, names),
            ...(hasLine
              ? [
                  {
                    account: 1,
                    date: paidDay,
                    description: "Payment Transfer From Share 01",
                    amount: decimal(linePaid),
                  },
                  ...(advance > 0
                    ? [
                        {
                          account: 1,
                          date: advanceDay,
                          description: "Advance Home Banking",
                          amount: decimal(-advance),
                        },
                      ]
                    : []),
                ]
              : []),
          ],
          allowed: {
            ...(loan.paid > 0 ? { "accounts.0.paymentsAndCredits": [decimal(loan.paid)] } : {}),
            ...(hasLine
              ? {
                  "accounts.1.kind": ["personal-loan", "other"],
                  "accounts.1.paymentsAndCredits": [decimal(linePaid)],
                  "accounts.1.purchases": [decimal(advance)],
                }
              : {}),
          },
        },
        "Three Forks",
        "Three Forks FCU",
      ),
    };
  },
};

export const tdUnions: readonly Layout[] = [union];
