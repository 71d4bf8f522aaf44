import { alsoNamed, document, type Layout } from "../layout.ts";
import { grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, rng, rowOf, total } from "./hw-data.ts";

const $ = money.dollar;
const STYLE =
  "td,th{vertical-align:top;padding:2px 4px}.r,th.r{text-align:right}th{text-align:left}table{width:100%}.f{display:flex;gap:22px}.f>*{flex:1}.n{font-size:7pt;color:#333}p{margin:5px 0}";

/** Months after a day that every month has. */
const addMonths = (day: string, count: number) => {
  const months = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, "0")}-${day.slice(8)}`;
};
const level = (amount: number, rate: number, months: number) =>
  Math.round((amount * (rate / 1200)) / (1 - (1 + rate / 1200) ** -months));
const after = (amount: number, rate: number, months: number, gone: number) => {
  const pay = level(amount, rate, months);
  let left = amount;
  for (let month = 0; month < gone; month++) left += Math.round((left * rate) / 1200) - pay;
  return left;
};

const auto: Layout = {
  name: "hw-loan-kestrel-motor",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 21);
    const person = makePerson(random);
    const rate = random.pick([3.99, 5.49, 6.74, 8.95, 11.24]);
    const months = random.pick([48, 60, 72, 75]);
    const financed = random.whole(1_750_000, 4_890_000);
    const gone = random.whole(5, 32);
    const due = `${random.pick(["2026-02", "2026-04", "2026-07", "2026-09", "2026-11"])}-${random.pick(["05", "12", "18", "26"])}`;
    const statement = addDays(due, -random.whole(19, 22));
    const late = random.chance(0.35);
    const pay = level(financed, rate, months);
    const before = after(financed, rate, months, gone);
    const interest = Math.round((before * rate * random.whole(28, 33)) / 36_500);
    const extra = !late && random.chance(0.3) ? random.whole(1, 8) * 2_500 : 0;
    const principal = late ? 0 : pay + extra - interest;
    const balance = before - principal;
    const pastDue = late ? pay : 0;
    const fee = late ? Math.round(pay / 20) : 0;
    const paidOn = addDays(statement, -random.whole(4, 9));
    const lateOn = addDays(addMonths(due, -1), 10) < statement ? addDays(addMonths(due, -1), 10) : statement;
    const maturity = addMonths(due, months - gone - (late ? 0 : 1) - 1);
    const contract = addMonths(due, -gone - 2);
    const payoff = balance + Math.round((balance * rate * 12) / 36_500) + fee;
    const number = `${digits(random, 2)} ${digits(random, 4)} ${digits(random, 5)}`;
    const plain = number.replaceAll(" ", "");
    const rows = late
      ? [[date.bare(lateOn), "Late Charge Assessed", "", "", $(fee), $(fee)]]
      : [
          [
            date.bare(paidOn),
            extra > 0 ? "Payment - Online, Incl. Principal" : "Payment - Online",
            $(principal),
            $(interest),
            "$0.00",
            $(pay + extra),
          ],
        ];
    const body = `<div class=hd><div class=lg>KESTREL<span>MOTOR CREDIT</span></div><div>Monthly Billing Statement<br><small>Kestrel Motor Credit Corporation, dba Kestrel Motor Credit</small></div></div>
<div class=f><div class=side><b>Account Number</b><br>${number}<br><br><b>Statement Date</b><br>${date.bare(statement)}<br><br><b>Vehicle</b><br>2024 KESTREL RIDGELINE XLE<br>VIN: 5TDK${digits(random, 3)}BH2RS${digits(random, 6)}<br><br><b>Customer Service</b><br>1-800-555-0155<br>Mon - Fri 8 am - 8 pm, local time<br>kestrelmotorcredit.com<br><br><b>Mail correspondence to:</b><br>PO Box 22171<br>Tempe, AZ 85285</div>
<div style="flex:3"><div class=due><div>Payment Due Date<br><b>${date.bare(due)}</b></div><div>Total Amount Due<br><b>${$(pay + pastDue + fee)}</b></div></div>
<h3>Payment Summary</h3><table class=g><tr><td>Regular Payment Amount</td><td class=r>${$(pay)}</td></tr><tr><td>Past Due Amount</td><td class=r>${$(pastDue)}</td></tr><tr><td>Late Charges</td><td class=r>${$(fee)}</td></tr><tr><td>Other Charges</td><td class=r>$0.00</td></tr><tr class=t><td>Total Amount Due</td><td class=r>${$(pay + pastDue + fee)}</td></tr></table>
<h3>Account Summary</h3><table class=g><tr><td>Contract Date</td><td class=r>${date.bare(contract)}</td></tr><tr><td>Amount Financed</td><td class=r>${$(financed)}</td></tr><tr><td>Annual Percentage Rate</td><td class=r>${rate.toFixed(2)}%</td></tr><tr><td>Original Term (months)</td><td class=r>${months}</td></tr><tr><td>Maturity Date</td><td class=r>${date.bare(maturity)}</td></tr><tr><td>Outstanding Principal Balance as of ${date.bare(statement)}</td><td class=r>${$(balance)}</td></tr><tr><td>Estimated Payoff Amount*, good through ${date.bare(addDays(statement, 12))}</td><td class=r>${$(payoff)}</td></tr></table>
<h3>Account Activity Since Your Last Statement</h3>${grid("llrrrr", ["Date", "Description", "Principal", "Finance Charge", "Late Charges", "Total"], rows, "class=g")}
${late ? "<p><b>Your account is past due.</b> Please remit the Total Amount Due immediately. If you have already sent your payment, please disregard this notice.</p>" : "<p>Thank you for your payment. Enroll in Recurring Payments at kestrelmotorcredit.com and never miss a due date.</p>"}
<p class=n>*The payoff amount shown is an estimate. Interest accrues daily on the unpaid principal balance under the simple interest method; paying after the due date increases the finance charge you pay. Contact us for an exact payoff quote.</p><p class=n>A late charge of 5% of the payment is assessed on any payment not received within 10 days of its due date, or as set out in your contract. <b>Negative credit reporting:</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p></div></div>
<div class=cut>Please detach and return this portion with your payment. Do not send cash.</div><div class=f><div>${person.name}<br>${person.street}<br>${person.town}<br><br>☐ Check box for change of address</div><div><table class=cp><tr><td>Account Number</td><td class=r>${number}</td></tr><tr><td>Payment Due Date</td><td class=r>${date.bare(due)}</td></tr><tr><td>Total Amount Due</td><td class=r>${$(pay + pastDue + fee)}</td></tr><tr><td>Additional Principal</td><td class=r>$ ___________</td></tr><tr><td>Amount Enclosed</td><td class=r>$ ___________</td></tr></table></div><div>KESTREL MOTOR CREDIT<br>PO BOX 4102<br>CAROL STREAM IL 60197-4102</div></div>`;
    const style = `${STYLE}body{font:8.5pt Arial,sans-serif}.hd{display:flex;justify-content:space-between;border-bottom:4px solid #c8102e;margin-bottom:10px}.lg{font:900 17pt Arial;letter-spacing:2px}.lg span{color:#c8102e;font-size:11pt;margin-left:8px}.side{background:#efefef;padding:10px;font-size:8pt}.due{display:flex;background:#222;color:#fff;padding:8px}.due>div{flex:1}.due b{font-size:15pt}h3{margin:10px 0 2px;color:#c8102e;font-size:10pt}.g td,.g th{border-bottom:1px solid #ccc}.t td{font-weight:bold}.cut{border-top:1px dashed #000;text-align:center;font-size:7pt;padding-top:4px;margin:14px 0 8px}.cp td{border:1px solid #888}`;
    const named = "Kestrel Motor Credit";
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: named,
          accounts: [
            {
              kind: "auto-loan",
              institution: named,
              accountLast4: plain.slice(-4),
              statementDate: statement,
              currentBalance: decimal(balance),
              originalBalance: decimal(financed),
              minimumPayment: decimal(pay),
              paymentDueDate: due,
              pastDue: decimal(pastDue),
              maturityDate: maturity,
              apr: rate.toFixed(2),
            },
          ],
          transactions: [
            late
              ? rowOf({ day: lateOn, text: "Late Charge Assessed", amount: -fee })
              : rowOf({ day: paidOn, text: rows[0]?.[1] ?? "", amount: pay + extra }),
          ],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            ...(!late && {
              "accounts.0.paymentsAndCredits": [decimal(pay + extra)],
              "accounts.0.interestCharged": [decimal(interest)],
            }),
          },
        },
        "Kestrel Motor Credit Corporation",
        "KESTREL MOTOR CREDIT",
        "Kestrel",
      ),
    };
  },
};

const student: Layout = {
  name: "hw-loan-edvanta-student",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 22);
    const person = makePerson(random);
    const statement = random.pick(["2026-01-05", "2026-03-04", "2026-06-03", "2026-08-05", "2026-11-04"]);
    const due = addDays(statement, random.whole(20, 23));
    const late = random.chance(0.3);
    const already = !late && random.chance(0.3);
    const paidOn = addDays(statement, -random.whole(8, 14));
    const rates = ["3.730%", "4.450%", "5.050%", "6.540%", "4.990%", "5.500%"];
    const first = random.whole(0, 2);
    const account = `E${digits(random, 9)}`;
    const groups = Array.from({ length: random.whole(2, 4) }, (_, index) => {
      const rate = rates[(first + index) % rates.length] ?? "5.050%";
      const apr = Number.parseFloat(rate);
      const original =
        random.pick([350_000, 450_000, 550_000, 650_000, 750_000]) + random.whole(0, 9) * 5_000;
      const gone = random.whole(10, 60);
      const balance = after(original, apr, 120, gone);
      const pay = level(original, apr, 120);
      const daily = (balance * apr) / 36_525;
      const accrued = Math.round(daily * (late ? 39 : 10));
      const interest = late ? 0 : Math.round(daily * 31);
      return {
        letter: "ABCD"[index] ?? "A",
        kind: random.pick(["STAFFORD - SUBSIDIZED", "STAFFORD - UNSUBSIDIZED"]),
        rate,
        original,
        balance,
        pay,
        daily: daily / 100,
        accrued,
        interest,
        principal: late ? 0 : pay - interest,
        through: Math.round(daily * 21),
        opened: `${2016 + index}-09-${10 + index}`,
        remaining: 120 - gone,
      };
    });
    const regular = total(groups.map((group) => group.pay));
    const pastDue = late ? regular : 0;
    const paidAhead = already ? random.whole(10, 50) * 100 : 0;
    const balance = total(groups.map((group) => group.balance + group.accrued));
    const line = (label: string, value: string, small = "") =>
      `<tr><td>${label}${small && `<div class=n>${small}</div>`}</td><td class=r>${value}</td></tr>`;
    const rowsOf: ReadonlyArray<readonly [string, (group: (typeof groups)[number]) => string]> = [
      ["Loan Type", (group) => group.kind],
      ["Original Principal Amount", (group) => $(group.original)],
      ["First Disbursement Date", (group) => date.bare(group.opened)],
      ["Lender Name", () => "US DEPT OF ED"],
      ["Interest Rate", (group) => `${group.rate} FIXED`],
      ["Daily Interest*", (group) => `$${group.daily.toFixed(4)}`],
      [`Accrued Interest on ${date.bare(statement)}`, (group) => $(group.accrued)],
      ["Regular Monthly Payment Amount", (group) => $(group.pay)],
      ["Past Due Amount", (group) => $(late ? group.pay : 0)],
      ["Outstanding Principal Balance", (group) => $(group.balance)],
      [
        `Estimated Payoff* Through ${date.bare(due)}`,
        (group) => $(group.balance + group.accrued + group.through),
      ],
      ["Repayment Plan", () => "LEVEL"],
      ["Loan Term (payments remaining)", (group) => String(group.remaining)],
    ];
    const paidRows: typeof rowsOf = [
      ["Amount Paid Since Last Statement", (group) => $(group.principal + group.interest)],
      ["Applied to Interest", (group) => $(group.interest)],
      ["Applied to Principal", (group) => $(group.principal)],
    ];
    const columns = (rows: typeof rowsOf) =>
      rows
        .map(
          ([label, of]) =>
            `<tr><td>${label}</td>${groups.map((group) => `<td class=r>${of(group)}</td>`).join("")}</tr>`,
        )
        .join("");
    const head = (text: string) =>
      `<tr class=h><td>${text}</td>${groups.map((group) => `<td class=r>Group ${group.letter}</td>`).join("")}</tr>`;
    const body = `<div class=f><div><div class=lg>edvanta</div><p class=n>on behalf of the U.S. Department of Education</p></div><div class=n><b>Questions About Your Statement?</b><br>Phone: 888.555.0148<br>Email: Help@Edvanta.studentaid.example<br>Online: Edvanta.example<br>P.O. Box 82561, Lincoln, NE 68501-2561</div></div>
<div class=f><div><p><br>${person.name}<br>${person.street}<br>${person.town}</p><br><h3>Log In to Your Edvanta Account</h3><p>With your online account you have 24/7 access to:</p><ul><li>View your account summary</li><li>Make a payment</li><li>Explore options to lower or postpone your payments</li><li>Change your auto debit information</li></ul><h3>Special Payment Instructions</h3><p>You have the option to direct your payments (including partial payments) to individual loans or loan groups. Please refer to the back side of this statement for more details.</p></div>
<div class=bx><h3>Your Student Loan Account Details</h3><p><b>For This Month's Billing Cycle</b></p><table>${line("Account", account)}${line("Statement Date", date.bare(statement))}${line("Current Balance", $(balance), "Total loan amount (principal and interest) at the time this statement was generated.")}${late ? "" : line(`Last Payment (Effective ${date.bare(paidOn)})`, $(regular), "Amount and date of the most recent payment you made on your account.")}${line("Regular Monthly Payment Amount", $(regular))}${line("Amount Already Paid for This Month", `- ${$(paidAhead)}`)}${line("Past Due Amount (if applicable)", `+ ${$(pastDue)}`)}</table><table class=big>${line("Current Amount Due", $(regular - paidAhead + pastDue))}${line("Due Date", date.bare(due))}</table><p class=n>You can avoid extra costs by paying more than your current amount due. ${late ? "Your account is past due. Past due accounts may be reported to consumer reporting agencies." : ""}</p></div></div>
<div class=cut>▼ Detach and return with your payment ▼</div><div class=f><div>EDVANTA<br>P.O. BOX 2970<br>OMAHA NE 68103-2970</div><table class=bx>${line("Account", account)}${line("Due Date", date.bare(due))}${line("Current Amount Due", $(regular - paidAhead + pastDue))}${line("Amount Enclosed", "$ __________")}</table></div>
<div class=brk></div><p class=r>Account ${account} &nbsp; Page 2 of 2</p><h3>Your Loan Group Details</h3><table class=g>${head("Account Snapshot")}${columns(rowsOf)}${head("Payment Summary")}${columns(paidRows)}</table>
<p class=n>*Daily interest and payoff figures are estimates. Interest accrues daily: (Current Principal Balance x Interest Rate) ÷ 365.25. Payments are applied first to any outstanding interest, then to principal. Group: loans with similar characteristics such as loan type and interest rate, combined for billing.</p><h3>Important Information</h3><p class=n><b>Credit Reporting.</b> We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report. <b>Tax information.</b> Your 1098-E will be available online by January 31. <b>Servicemembers</b> may be eligible for an interest rate limit of 6% under the SCRA. <b>Income-driven plans</b> may lower your payment to as little as $0 per month.</p>`;
    const style = `${STYLE}body{font:9pt Calibri,Carlito,Arial,sans-serif}.lg{font:bold 26pt Arial;color:#0a7d8c;letter-spacing:-1px}.bx{border:2px solid #0a7d8c;border-radius:8px;padding:8px}h3{color:#0a7d8c;font-size:11pt;margin:6px 0}.big td{font-size:12pt;font-weight:bold;background:#dff1f3}.cut{border-top:1px dashed #000;text-align:center;font-size:7pt;padding-top:4px;margin:22px 0 8px}.brk{break-before:page}.g td{border-bottom:1px solid #bbb}.h td{background:#0a7d8c;color:#fff;font-weight:bold}`;
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "edvanta",
          accounts: groups.map((group) => ({
            kind: "student-loan",
            institution: "edvanta",
            statementDate: statement,
            currentBalance: decimal(group.balance),
            originalBalance: decimal(group.original),
            minimumPayment: decimal(group.pay),
            paymentDueDate: due,
            pastDue: decimal(late ? group.pay : 0),
            apr: group.rate.slice(0, -1),
          })),
          transactions: [],
          ...(!late && {
            openRows: groups.map((_, index) =>
              rowOf({ day: paidOn, text: "Last Payment", amount: regular }, index),
            ),
          }),
          allowed: Object.fromEntries(
            groups.flatMap((group, index) => [
              [`accounts.${index}.accountLast4`, [account.slice(-4)]],
              [`accounts.${index}.apr`, [Number.parseFloat(group.rate).toFixed(2)]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(group.principal + group.interest)]],
              [`accounts.${index}.interestCharged`, [decimal(group.accrued), decimal(group.interest)]],
            ]),
          ),
        },
        "Edvanta",
        "EDVANTA",
        "US DEPT OF ED",
        "U.S. Department of Education",
      ),
    };
  },
};

const mortgage: Layout = {
  name: "hw-loan-mrs-penrose-mortgage",
  type: "loans",
  heldOut: true,
  make: (seed) => {
    const random = rng(seed, 23);
    const person = makePerson(random);
    const rate = random.pick(["2.875", "3.250", "4.125", "5.990", "6.625"]);
    const apr = Number(rate);
    const original = random.whole(1_400, 5_600) * 10_000;
    const gone = random.whole(8, 90);
    const due = random.pick(["2026-02-01", "2026-05-01", "2026-08-01", "2026-12-01"]);
    const statement = addDays(due, -random.whole(12, 16));
    const since = addDays(addMonths(due, -1), -random.whole(13, 15));
    const late = random.chance(0.35);
    const level360 = level(original, apr, 360);
    const before = after(original, apr, 360, gone);
    const escrow = random.whole(28_000, 91_000);
    const regular = level360 + escrow;
    const paidInterest = Math.round((before * apr) / 1200);
    const paidPrincipal = level360 - paidInterest;
    const balance = late ? before : before - paidPrincipal;
    const interest = Math.round((balance * apr) / 1200);
    const principal = level360 - interest;
    const fee = late ? Math.round(level360 / 20) : 0;
    const unapplied = late && random.chance(0.5) ? random.whole(5, 30) * 1_000 : 0;
    const overdue = late ? regular : 0;
    const amount = regular + overdue + fee;
    const paidOn = addDays(addMonths(due, -1), random.whole(0, 5));
    const lateOn = addDays(addMonths(due, -1), 15) <= statement ? addDays(addMonths(due, -1), 15) : statement;
    const tax = random.chance(0.5) ? random.whole(90_000, 340_000) : 0;
    const taxOn = addDays(since, 4);
    const escrowBalance = random.whole(80_000, 600_000);
    const number = `0${digits(random, 9)}`;
    const count = Number(due.slice(5, 7)) - (late ? 2 : 1);
    const yearPrincipal = paidPrincipal * count - 300 * Math.max(0, count);
    const yearInterest = paidInterest * count + 300 * Math.max(0, count);
    const rows = [
      ...(tax > 0
        ? [
            [
              date.slash(taxOn),
              "County Tax Disbursement",
              `$${money.plain(tax)}-`,
              "",
              "",
              `$${money.plain(tax)}-`,
            ],
          ]
        : []),
      late
        ? [date.slash(lateOn), "Late Charge Assessment", $(fee), "", "", $(fee)]
        : [date.slash(paidOn), "Payment", $(regular), $(paidPrincipal), $(paidInterest), $(escrow)],
    ];
    const header = ["Date", "Description", "Total", "Principal", "Interest", "Escrow/Other"];
    const l = (label: string, value: string) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`;
    const past = (label: string, last: number, year: number) =>
      `<tr><td>${label}</td><td class=r>${$(last)}</td><td class=r>${$(year)}</td></tr>`;
    const paid = late ? 0 : 1;
    const maturity = addMonths(due, 360 - gone - (late ? 0 : 1) - 1);
    const body = `<div class=f><div><div class=lg>mrs. penrose</div><p class=n>Penrose Mortgage LLC d/b/a Mrs. Penrose<br>PO Box 619098, Dallas, TX 75261-9741</p><p><br>${person.name}<br>${person.street}<br>${person.town}</p></div><div><h1>MORTGAGE LOAN STATEMENT</h1><table class=top>${l("STATEMENT DATE", date.slash(statement))}${l("LOAN NUMBER", number)}${l("PAYMENT DUE DATE", date.slash(due))}${l("<b>AMOUNT DUE</b>", `<b>${$(amount)}</b>`)}<tr><td colspan=2 class=n>If payment is received after ${date.slash(addDays(due, 15))}, ${$(Math.round(level360 / 20))} late fee will be charged.</td></tr></table><p class=n><b>CUSTOMER SERVICE</b> 833-555-0121 &nbsp; Monday through Thursday from 7 a.m. to 8 p.m. (CT)</p></div></div>
<div class=f><div><h2>ACCOUNT OVERVIEW</h2><table class=b>${l("PROPERTY ADDRESS", `${person.street}<br>${person.town}`)}${l("Interest Bearing Principal Balance", $(balance))}${l("Deferred Principal Balance", "$0.00")}${l("Interest Rate", `${rate}%`)}${l("Escrow Balance", $(escrowBalance))}${unapplied > 0 ? l("Unapplied Funds", $(unapplied)) : ""}${l("Prepayment Penalty", "None")}${l("Maturity Date", date.slash(maturity))}</table></div><div><h2>EXPLANATION OF AMOUNT DUE</h2><table class=b>${l("Principal", $(principal))}${l("Interest", $(interest))}${l("Escrow Amount (for Taxes and/or Insurance)", $(escrow))}${l("<b>Regular Monthly Payment</b>", `<b>${$(regular)}</b>`)}${l("Total Fees &amp; Charges", $(fee))}${l("Overdue Payment(s)", $(overdue))}${l("<b>TOTAL AMOUNT DUE</b>", `<b>${$(amount)}</b>`)}</table></div></div>
<div class=f><div><h2>PAST PAYMENT BREAKDOWN</h2><table class=b><tr><th></th><th class=r>Paid Since Last Statement</th><th class=r>Paid Year to Date</th></tr>${past("Principal", paidPrincipal * paid, yearPrincipal)}${past("Interest", paidInterest * paid, yearInterest)}${past("Escrow (Taxes and/or Insurance)", escrow * paid, escrow * count)}${past("Fees &amp; Charges", 0, 0)}${past("Partial Payment (Unapplied)", unapplied, unapplied)}${past("<b>Total</b>", regular * paid + unapplied, yearPrincipal + yearInterest + escrow * count + unapplied)}</table></div><div><h2>IMPORTANT MESSAGES</h2><p>${unapplied > 0 ? "*Partial Payments: Any partial payments that you make are not applied to your mortgage, but instead are held in a separate unapplied funds account. If you pay the balance of a partial payment, the funds will then be applied to your mortgage." : "Sign up for AutoPay and paperless statements at mrspenrose.com. Thinking about refinancing? Call a Mrs. Penrose Home Loan Professional today."}</p></div></div>
<h2>TRANSACTION ACTIVITY (${date.slash(since)} to ${date.slash(statement)})</h2>${grid("llrrrr", header, rows, "class=b")}
${late ? `<div class=dq><b>**Delinquency Notice**</b> You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure - the loss of your home. As of ${date.slash(statement)}, you are ${Math.round((Date.parse(statement) - Date.parse(addMonths(due, -1))) / 86_400_000)} days delinquent on your mortgage loan.<br>Recent Account History<br>• Payment due ${date.slash(addMonths(due, -2))}: Fully paid on time<br>• Payment due ${date.slash(addMonths(due, -1))}: Unpaid balance of ${$(regular)}<br>• Current payment due ${date.slash(due)}: ${$(regular)}<br>• Late charges: ${$(fee)}<br>• <b>Total: ${$(amount)} due.</b> You must pay this amount to bring your loan current.</div>` : ""}
<p class=n>If you are experiencing financial difficulty: for a list of homeownership counselors or counseling organizations in your area, contact the U.S. Department of Housing and Urban Development at 800-569-4287 or www.hud.gov. This statement is for informational purposes. Mrs. Penrose is a debt collector attempting to collect a debt. To request payoff figures write to the address above. We may report information about your account to credit bureaus.</p>
<div class=cut>DETACH HERE AND RETURN WITH YOUR PAYMENT. PLEASE ALLOW A MINIMUM OF 7 TO 10 DAYS FOR POSTAL DELIVERY.</div><div class=f><div>${person.name}<br>MRS. PENROSE<br>PO BOX 650783<br>DALLAS, TX 75265-0783</div><table class=b>${l("LOAN NUMBER", number)}${l("PAYMENT DUE DATE", date.slash(due))}${l("AMOUNT DUE", $(amount))}${l("ADDITIONAL PRINCIPAL", "$ ________")}${l("ADDITIONAL ESCROW", "$ ________")}${l("TOTAL AMOUNT OF YOUR CHECK", "$ ________")}</table></div>`;
    const style = `${STYLE}body{font:8pt Arial,sans-serif}.lg{font:italic 22pt Georgia;color:#2b2b6b}h1{font-size:12pt;margin:0 0 4px}h2{background:#e3e3f2;font-size:8.5pt;padding:3px;margin:8px 0 2px}.top td{border-bottom:1px solid #2b2b6b}.b td{border-bottom:1px dotted #999}.dq{border:2px solid #000;padding:6px;margin:6px 0}.cut{border-top:1px dashed #000;font-size:6.5pt;text-align:center;padding-top:4px;margin:10px 0 6px}`;
    const named = "mrs. penrose";
    const disbursed = rowOf({ day: taxOn, text: "County Tax Disbursement", amount: -tax });
    return {
      html: document(style, body),
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: named,
          accounts: [
            {
              kind: "mortgage",
              institution: named,
              accountLast4: number.slice(-4),
              statementDate: statement,
              currentBalance: decimal(balance),
              minimumPayment: decimal(regular),
              paymentDueDate: due,
              pastDue: decimal(overdue),
              maturityDate: maturity,
              apr: rate,
            },
          ],
          transactions: [
            late
              ? rowOf({ day: lateOn, text: "Late Charge Assessment", amount: -fee })
              : rowOf({ day: paidOn, text: "Payment", amount: regular }),
          ],
          ...(tax > 0 && { openRows: [disbursed, { ...disbursed, amount: decimal(tax) }] }),
          allowed: {
            ...(rate.endsWith("0") && { "accounts.0.apr": [rate.slice(0, -1)] }),
            "accounts.0.periodStart": [since],
            "accounts.0.periodEnd": [statement],
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.interestCharged": [decimal(interest), decimal(paidInterest * paid)],
            "accounts.0.paymentsAndCredits": [decimal(regular * paid + unapplied)],
          },
        },
        "Mrs. Penrose",
        "MRS. PENROSE",
        "Penrose Mortgage LLC",
        "Penrose Mortgage",
        "Penrose Mortgage LLC d/b/a Mrs. Penrose",
      ),
    };
  },
};

export const hwLoans: readonly Layout[] = [auto, student, mortgage];
