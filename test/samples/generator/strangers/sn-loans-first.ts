import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan, makeStudentLoans } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { alsoCalled, NEXT_PAGE, SHEET, total } from "./sn-data.ts";

const $ = money.dollar;

/** A maker's own finance arm: account facts left, amount due right, activity with its split, coupon at the foot, notices overleaf. */
const auto: Layout = {
  name: "sn-auto-captive-two-panels",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 11 + 303, loanSizes.auto);
    const lender = "Kestrel Financial Services";
    const number = `${d.number.slice(0, 2)}-${d.number.slice(2, 6)}-${d.number.slice(6)}`;
    const due = d.instalment + d.pastDue + d.lateFee;
    const left = d.termMonths - d.paymentsMade;
    const html = document(
      `body{font:9.6pt "Liberation Sans";color:#222}${BASE}${SHEET}.logo{font-size:17pt;font-weight:bold;letter-spacing:1px;color:#b3001b}.logo span{display:block;font-size:8pt;letter-spacing:3px;color:#444}.cols{display:flex;gap:16px;margin:10px 0}.cols>div{flex:1;border:1px solid #999}.cols h4,.h{margin:0;background:#3c3c3c;color:#fff;font-size:8.8pt;padding:3px 6px}.cols table{margin:2px 0}td{padding:2px 6px}.tot td{border-top:1px solid #3c3c3c;font-weight:bold}.act th{background:#e4e4e4;font-size:7.8pt;padding:3px 6px}.act td{border-bottom:1px solid #ddd}.cut{border-top:1px dashed #555;margin-top:14px;padding-top:2px;font-size:6.8pt;text-align:center}.box{border:1px solid #000;padding:3px 8px;min-width:92px;text-align:center}.box b{display:block;font-size:7pt;font-weight:normal}.small p{margin:5px 0;text-align:justify}`,
      `<div class=sheet><div class=row><div class=logo>KESTREL<span>FINANCIAL SERVICES</span></div><div class=r style="font-size:8pt">Customer Solutions 1-800-555-0134<br>Mon&ndash;Fri 7 a.m. &ndash; 8 p.m. CT<br>kestrelfinancial.example<br>Page 1 of 2</div></div>
      <div style="margin:16px 0 12px 20px">${d.person.name}<br>${d.person.street}<br>${d.person.town}</div>
      <div class=h>RETAIL INSTALLMENT BILLING STATEMENT &nbsp;&nbsp; Statement Date: ${date.slash(d.statementDate)}</div>
      <div class=cols><div><h4>Account Summary</h4>${pairs([
        ["Account Number", number],
        ["Vehicle", "2023 KESTREL ARROYO"],
        ["VIN", `5KZBX3EM7P${d.number.slice(0, 7)}`],
        ["Contract Type", "Simple Interest"],
        ["Contract Date", date.slash(d.openedOn)],
        ["Amount Financed", $(d.original)],
        ["Annual Percentage Rate", `${d.rate}%`],
        ["Original Term", `${d.termMonths} months`],
        ["Maturity Date", date.slash(d.maturity)],
        ["Remaining Payments", String(left)],
        ["Principal Balance*", $(d.principal)],
      ])}</div><div><h4>Payment Information</h4><table>${[
        ["Payment Due Date", date.slash(d.dueDate)],
        ["Regular Monthly Payment", $(d.instalment)],
        ["Past Due Payment(s)", $(d.pastDue)],
        ["Late Charges", $(d.lateFee)],
        ["Returned Payment Charges", $(0)],
        ["Other Charges", $(0)],
      ]
        .map(([label, value]) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`)
        .join(
          "",
        )}<tr class=tot><td>Total Amount Due</td><td class=r>${$(due)}</td></tr></table><div style="padding:6px;font-size:7.6pt">${
        d.pastDue > 0
          ? `<b>YOUR ACCOUNT IS PAST DUE.</b> Please pay ${$(d.pastDue + d.lateFee)} now. If you have already mailed this payment, thank you.`
          : "Your account is current. You are enrolled in paperless reminders."
      }<br><br>A late charge of 5% of the scheduled payment (maximum $50.00) may be assessed on payments received more than 10 days after the due date.</div></div></div>
      <div class=h>Account Activity Since Last Statement</div>${grid(
        "llrrrr",
        ["Date", "Description", "Amount", "Principal", "Interest", "Late/Other"],
        [
          [
            date.slash(d.last.day),
            "PAYMENT RECEIVED &ndash; ACH",
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(0),
          ],
          ...(d.lateFee > 0
            ? [
                [
                  date.slash(addDays(d.statementDate, -2)),
                  "LATE CHARGE ASSESSED",
                  $(d.lateFee),
                  "",
                  "",
                  $(d.lateFee),
                ],
              ]
            : []),
        ],
        "class=act",
      )}
      <div class=row style="margin-top:8px"><div>${pairs([
        ["Principal paid year-to-date", $(d.ytdPrincipal)],
        ["Interest paid year-to-date", $(d.ytdInterest)],
        ["Daily interest (per diem)", $(d.perDiem)],
      ])}</div><div style="font-size:7.6pt">*Not a payoff amount. The 10-day payoff quote as of ${date.slash(d.statementDate)} is ${$(d.payoff)}; it changes daily. <b>Trade up:</b> eligible customers may finance a new Arroyo from 3.9% APR for 60 months, $18.37 per month per $1,000 financed. See your dealer by ${date.slash(addDays(d.statementDate, 40))}.</div></div>
      <div class="cut foot">&#9986; Detach here and return with your check payable to Kestrel Financial Services. Please do not send cash.</div>
      <div style="display:flex;gap:6px;justify-content:flex-end;margin:8px 0"><div class=box><b>Account Number</b>${number}</div><div class=box><b>Payment Due Date</b>${date.slash(d.dueDate)}</div><div class=box><b>Total Amount Due</b>${$(due)}</div><div class=box><b>Additional Principal</b>$ ________</div><div class=box><b>Amount Enclosed</b>$ ________</div></div>
      <div class=row style="margin-top:12px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>KESTREL FINANCIAL SERVICES<br>PO BOX 4410<br>CAROL STREAM IL 60197-4410</div></div>
      <div style="font:8pt 'Liberation Mono';margin-top:10px">${d.number}0${decimal(d.instalment).replace(".", "").padStart(8, "0")}${decimal(due).replace(".", "").padStart(8, "0")}7</div>
      </div>${NEXT_PAGE}<div class=small style="columns:2;column-gap:20px;font-size:7.4pt"><p><b>Who we are.</b> Kestrel Financial Services is a service mark of Kestrel Motor Finance Company, LLC (NMLS #884410). In Texas contracts are held by Kestrel Auto Receivables Trust 2024-2.</p><p><b>Simple interest.</b> Interest accrues each day on the unpaid principal. On a balance of $20,000.00 at 6.50% one day's interest is $3.56. Paying late increases, and paying early reduces, the interest you pay over the term.</p><p><b>How payments are applied.</b> First to accrued interest, then to principal of the earliest instalment, then to late and other charges. Amounts above the total due are applied to principal unless you are past due.</p><p><b>Payments by phone.</b> A convenience fee of $3.00 is charged by our vendor where state law permits. A returned payment may be charged $25.00.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults may be reflected in your report. Write to PO Box 2202, Plano, TX 75024-2202.</p><p><b>Insurance.</b> Your contract requires comprehensive and collision cover with a deductible of not more than $1,000. If cover lapses we may buy it at your cost.</p><p><b>Total loss.</b> Notify us within 30 days. You owe the balance above what your insurer pays unless you hold a GAP waiver; cancel it within 60 days for a full refund.</p><p><b>Servicemembers.</b> You may be entitled to a rate of no more than 6% on obligations made before active duty. Call 1-800-555-0139.</p><p><b>Bankruptcy.</b> If you are in bankruptcy or received a discharge, this statement is for information only and is not an attempt to collect.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: lender,
        accounts: [
          {
            kind: "auto-loan",
            institution: lender,
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(d.instalment),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled([
            "KESTREL",
            "Kestrel",
            "Kestrel Motor Finance Company, LLC",
            "KESTREL FINANCIAL SERVICES",
          ]),
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.feesCharged": [decimal(d.lateFee)],
        },
      },
    };
  },
};

/** A federal servicer: the amount due, then each group with its disbursements under it; plan and days of delay; notices overleaf. */
const student: Layout = {
  name: "sn-student-groups-with-disbursements",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeStudentLoans(seed * 9 + 77);
    const servicer = "Halvorsen Education Loan Servicing, LLC";
    const number = `E${d.number.slice(0, 9)}`;
    const regular = total(d.groups, (group) => group.instalment);
    const late = seed % 3 === 0;
    const behind = (amount: number) => (late ? amount : 0);
    const due = regular + behind(regular);
    const block = (group: (typeof d.groups)[number], index: number) => {
      const first = Math.round(group.original / 2);
      const day = addMonths(d.statementDate, -50 - index * 12);
      return `<tr class=g><td>${group.code === "A" ? "1-AA" : `1-A${group.code}`}</td><td>${group.program.toUpperCase()}</td><td class=r>${group.rate}%</td><td class=r>${$(group.original)}</td><td class=r>${$(group.principal)}</td><td class=r>${$(group.accrued)}</td><td class=r>${$(0)}</td><td class=r>${$(behind(group.instalment))}</td><td class=r>${$(group.instalment)}</td></tr><tr class=s><td></td><td colspan=8>Disbursed ${date.slash(day)} ${$(first)} &middot; ${date.slash(addDays(day, 126))} ${$(group.original - first)} &middot; Fixed rate &middot; Status: Repayment</td></tr>`;
    };
    const html = document(
      `body{font:9.4pt "DejaVu Sans Condensed";color:#23303f}${BASE}${SHEET}.top{background:#0d5c63;color:#fff;padding:10px 14px}.top b{font-size:15pt}.due{border:2px solid #0d5c63;border-radius:8px;padding:8px 12px}.due td{padding:2px 0}.due .big td{font-size:13pt;font-weight:bold;border-top:1px solid #0d5c63;padding-top:5px}h3{font-size:10.5pt;color:#0d5c63;border-bottom:2px solid #0d5c63;margin:14px 0 4px}.l th{font-size:7.2pt;vertical-align:bottom;background:#e3f0f0;padding:3px 4px}.l td{padding:3px 4px;font-size:8pt}.l .s td{font-size:7pt;color:#667;border-bottom:1px solid #c7d6d8}.l .t td{font-weight:bold;border-top:2px solid #0d5c63}.small{line-height:1.45}.stub{border-top:2px dotted #888;margin-top:16px;padding-top:6px}`,
      `<div class=sheet><div class="top row"><div><b>Halvorsen</b><br>Education Loan Servicing, LLC</div><div class=r style="font-size:8pt">Your servicer for loans owned by the<br>U.S. DEPARTMENT OF EDUCATION<br>P.O. Box 60104, Lincoln, NE 68506</div></div>
      <div class=row style="margin-top:14px"><div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p><p>Account Number: <b>${number}</b><br>Statement Date: ${date.long(d.statementDate)}<br>Repayment Plan: ${seed % 2 === 0 ? "Graduated Repayment" : "Income-Based Repayment (IBR)"}</p></div><div class=due><table>${[
        ["Regular Monthly Payment Amount", $(regular)],
        ["Past Due Amount", $(behind(regular))],
        ["Unpaid Fees", $(0)],
        ["Current Amount Due", $(due)],
      ]
        .map(
          ([label, value], index) =>
            `<tr${index === 3 ? " class=big" : ""}><td>${label}</td><td class=r>${value}</td></tr>`,
        )
        .join(
          "",
        )}<tr><td><b>Due Date</b></td><td class=r><b>${date.long(d.dueDate)}</b></td></tr></table></div></div>
      ${late ? `<p style="background:#fdecea;padding:6px 10px"><b>You are 24 days past due.</b> Pay ${$(regular)} today, or call us about forbearance. Loans 90 or more days past due are reported to the credit agencies.</p>` : ""}
      <h3>Last payment received</h3>${grid(
        "lrrrr",
        ["Effective date", "Amount", "To interest", "To principal", "To fees"],
        [
          [
            date.slash(d.last.day),
            $(d.last.amount),
            $(Math.round(d.last.amount * 0.41)),
            $(d.last.amount - Math.round(d.last.amount * 0.41)),
            $(0),
          ],
        ],
      )}
      <h3>Loan groups as of ${date.slash(d.statementDate)}</h3><table class=l><tr>${["Group", "Loan type", "Interest rate", "Original principal", "Current principal", "Unpaid interest", "Fees", "Past due", "Regular monthly payment"].map((head, index) => `<th${index > 1 ? " class=r" : ""}>${head}</th>`).join("")}</tr>${d.groups.map((group, index) => block(group, index)).join("")}<tr class=t><td></td><td>Total</td><td></td><td class=r>${$(total(d.groups, (group) => group.original))}</td><td class=r>${$(total(d.groups, (group) => group.principal))}</td><td class=r>${$(total(d.groups, (group) => group.accrued))}</td><td class=r>${$(0)}</td><td class=r>${$(behind(regular))}</td><td class=r>${$(regular)}</td></tr></table>
      <p class=small>Current balance including unpaid interest: <b>${$(total(d.groups, (group) => group.principal + group.accrued))}</b>. This is not a payoff. Interest paid in ${Number(d.statementDate.slice(0, 4)) - 1}: $1,117.46; if it is $600.00 or more you will find Form 1098-E in your inbox by January 31.</p>
      <div class="stub foot"><div class=row><div class=small>Make checks payable to <b>U.S. Department of Education</b><br>Halvorsen, PO Box 790321, St. Louis, MO 63179-0321<br>Write your account number on the check.<br>&#9633; Address change on reverse &nbsp; &#9633; Special instructions enclosed</div><div>${pairs(
        [
          ["Account number", number],
          ["Due date", date.slash(d.dueDate)],
          ["Current amount due", $(due)],
          ["Amount enclosed", "$ ____________"],
        ],
      )}</div></div></div>
      </div>${NEXT_PAGE}<div class=small style="font-size:8pt">${[
        [
          "Auto debit",
          "A 0.25% interest rate reduction applies while payments are drawn by auto debit. It ends if three payments are returned for insufficient funds, and does not apply in deferment.",
        ],
        [
          "Applying payments",
          "Payments satisfy fees, then unpaid interest, then principal. Unless you direct otherwise, money above the amount due is allocated first to the group with the highest rate and your due date moves ahead up to the number of installments covered.",
        ],
        [
          "Capitalization",
          "Unpaid interest may be added to principal when a deferment ends or you leave IBR. If $412.00 were capitalized at 6.80%, about $28.02 more interest would accrue in a year.",
        ],
        [
          "Forgiveness",
          "Public Service Loan Forgiveness needs 120 qualifying payments. Qualifying payments counted so far: 31. The remaining balance may be forgiven after 20 or 25 years of IBR.",
        ],
        [
          "Late charges",
          "We do not charge late fees on loans held by the Department. Commercial FFEL loans may be charged up to 6% of each installment more than 15 days late.",
        ],
        [
          "Military",
          "Rates above 6% may be lowered during active duty. Interest is 0% on eligible Direct Loans while serving in an area of hostilities, for up to 60 months.",
        ],
        [
          "Disputes",
          "Write to Halvorsen, Attn: Credit Disputes, PO Box 60110, Lincoln, NE 68506, or call the Ombudsman at 1-877-555-0175.",
        ],
      ]
        .map(([head, text]) => `<p><b>${head}.</b> ${escaped(text ?? "")}</p>`)
        .join("")}</div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: servicer,
        accounts: d.groups.map((group) => ({
          kind: "student-loan" as const,
          institution: servicer,
          accountLast4: number.slice(-4),
          statementDate: d.statementDate,
          currentBalance: decimal(group.principal),
          originalBalance: decimal(group.original),
          minimumPayment: decimal(group.instalment),
          paymentDueDate: d.dueDate,
          pastDue: decimal(behind(group.instalment)),
          apr: group.rate,
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled(
            [
              "Halvorsen",
              "Halvorsen Education Loan Servicing",
              "U.S. Department of Education",
              "U.S. DEPARTMENT OF EDUCATION",
            ],
            d.groups.length,
          ),
          ...Object.fromEntries(
            d.groups.flatMap((group, index) => [
              [`accounts.${index}.interestCharged`, [decimal(group.accrued)]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
            ]),
          ),
        },
      },
    };
  },
};

export const snLoansFirst: readonly Layout[] = [auto, student];
