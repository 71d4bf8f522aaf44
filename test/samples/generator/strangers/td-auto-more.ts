import { alsoNamed, document, type Layout } from "../layout.ts";
import { escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, BODY, loanTold, rowsTold, tdLoan, VEHICLES, vin } from "./td-data.ts";

/** A second maker's finance company: one wide information bar, payment detail as a ledger. */
const maker: Layout = {
  name: "td-auto-dwm",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 29,
      digits: 12,
      size: [21_000, 64_000],
      terms: [60, 72, 84],
      rates: [199, 1149],
      extra: 0.1,
      lateFee: (payment) => Math.min(5_000, Math.round(payment * 0.05)),
    });
    const { person, random } = loan;
    const names = { payment: "PAYMENT RECEIVED", extra: "PRINCIPAL REDUCTION", late: "LATE CHARGE" };
    const cells = [
      ["ACCOUNT NUMBER", loan.account],
      ["STATEMENT DATE", date.short(loan.statementDate)],
      ["DUE DATE", date.short(loan.dueDate)],
      ["TOTAL AMOUNT DUE", $(loan.totalDue)],
    ] as const;
    const html = document(
      `${BODY}.logo{font-size:22pt;font-weight:bold;color:#0a4f9e}.logo b{font-weight:normal;font-size:14pt;color:#444}.bar td{border:1px solid #0a4f9e;padding:4px 8px;width:25%}.bar small{display:block;color:#0a4f9e;font-size:7pt}.bar span{font-size:12pt;font-weight:bold}h4{margin:14px 0 3px;color:#0a4f9e;font-size:10pt}.led td{padding:3px 6px}.led tr:nth-child(odd){background:#eef3f9}.t th{background:#0a4f9e;color:#fff;font-size:8pt;padding:3px 6px}.t td{padding:3px 6px;border-bottom:1px solid #cfd9e6}.s{font-size:7.5pt}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>DWM <b>Financial</b></div><div class=s style="text-align:right">Customer Experience: 1-800-555-0121<br>dwmfinancial.example/MyAccount<br>P.O. Box 181145, Arlington, TX 76096</div></div>
<table class=bar style="margin-top:12px"><tr>${cells.map(([label, value]) => `<td><small>${label}</small><span>${value}</span></td>`).join("")}</tr></table>
<div style="display:flex;gap:26px;margin-top:16px"><div style="flex:1">${escaped(person.name)}<br>${person.street}<br>${person.town}<p class=s style="margin-top:40px;border-left:3px solid #0a4f9e;padding-left:8px"><b>Did you know?</b> MyAccount lets you schedule a payment up to 30 days ahead, see your payment progress and download letters. There is no fee to pay from a bank account.</p></div><div style="width:330px"><h4 style="margin-top:0">PAYMENT DETAIL</h4>${pairs(
        [
          ["Monthly Payment", $(loan.payment)],
          ["Past Due Amount", $(loan.pastDue)],
          ["Late Charges", $(loan.lateFee)],
          ["Miscellaneous Charges", $(0)],
          ["<b>Total Amount Due</b>", `<b>${$(loan.totalDue)}</b>`],
        ],
        "class=led",
      )}</div></div>
<h4>ACCOUNT DETAIL</h4><div style="display:flex;gap:26px"><div style="flex:1">${pairs(
        [
          ["Vehicle", random.pick(VEHICLES)],
          ["VIN", vin(random)],
          ["Contract Date", date.short(loan.contractDate)],
          ["Maturity Date", date.short(loan.maturity)],
        ],
        "class=led",
      )}</div><div style="flex:1">${pairs(
        [
          ["Annual Percentage Rate", `${loan.apr}%`],
          ["Payments Remaining", String(loan.remaining)],
          ["Principal Balance as of Statement Date", $(loan.principal)],
          ["Daily Interest Amount", $(loan.perDiem)],
        ],
        "class=led",
      )}</div></div>
<h4>TRANSACTION ACTIVITY SINCE LAST STATEMENT</h4>${grid(
        "llrrrrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "PRINCIPAL", "INTEREST", "LATE CHARGE", "PRINCIPAL BALANCE"],
        loan.rows.map((row) => [
          date.short(row.day),
          names[row.what],
          $(row.amount),
          row.what === "late" ? "" : $(row.principal),
          row.what === "late" ? "" : $(row.interest),
          row.what === "late" ? $(row.amount) : "",
          $(row.balance),
        ]),
        "class=t",
      )}
${loan.isLate ? "<p><b>YOUR ACCOUNT IS PAST DUE.</b> Please remit the total amount due immediately, or call us to discuss your options. If your payment has been sent, please disregard this message.</p>" : "<p>Thank you for your payment.</p>"}
<p class=s>Your principal balance is not a payoff amount. A payoff quote includes interest through the payoff date, unpaid charges and, where state law allows, other amounts owed under your contract. Payments received after 5 p.m. CT are posted on the next business day.</p><p class=s>We may report information about your account to credit bureaus. Late payments, missed payments or other defaults on your account may be reflected in your credit report. Returned payments may be assessed a fee of up to $30.00.</p>
<div style="border-top:1px dashed #444;margin-top:22px;padding-top:6px" class=s>Detach here and return with your payment in the enclosed envelope</div><table class=bar style="margin-top:8px"><tr>${cells.map(([label, value]) => `<td><small>${label}</small><span>${value}</span></td>`).join("")}</tr></table><div style="display:flex;justify-content:space-between;margin-top:10px"><div>DWM FINANCIAL<br>PO BOX 78143<br>PHOENIX, AZ 85062-8143</div><div>AMOUNT ENCLOSED $ |__|__|__|__|.|__|__|<br><br><span class=s>[ ] Check here for change of address on reverse</span></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "DWM Financial",
          accounts: [{ kind: "auto-loan", ...loanTold(loan, "DWM Financial"), maturityDate: loan.maturity }],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee)],
            "accounts.0.interestCharged": [decimal(loan.paidInterest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.paid)],
          },
        },
        "DWM FINANCIAL",
        "DWM",
      ),
    };
  },
};

/** A subprime servicer: capitals, dotted leaders, often past due, a notice about it. */
const subprime: Layout = {
  name: "td-auto-valdora",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const loan = tdLoan(seed, {
      salt: 41,
      digits: 10,
      size: [8_000, 31_000],
      terms: [60, 72, 75],
      rates: [1399, 2399],
      late: 0.6,
      extra: 0.05,
      lateFee: (payment) => Math.round(payment * 0.05),
    });
    const { person, random } = loan;
    const names = {
      payment: "PAYMENT - WESTERN UNION",
      extra: "PAYMENT - WEB",
      late: "LATE CHARGE ASSESSMENT",
    };
    const nsf = random.chance(0.3) ? 1_500 : 0;
    const total = loan.totalDue + nsf;
    const dots = (label: string, value: string) =>
      `<div style="display:flex"><span>${label}</span><span style="flex:1;border-bottom:1px dotted #555;margin:0 4px 3px"></span><span>${value}</span></div>`;
    const html = document(
      `${BODY}body{font-family:"Helvetica Neue",Arial,sans-serif}.logo{background:#e30613;color:#fff;display:inline-block;padding:8px 14px;font-size:15pt;font-weight:bold}.logo small{display:block;font-size:7.5pt;letter-spacing:3px;font-weight:normal}.row{display:flex;gap:28px;margin-top:14px}.row>div{flex:1}h3{font-size:9.5pt;margin:0 0 5px;border-bottom:2px solid #e30613;padding-bottom:2px}.due{border:2px solid #e30613;padding:8px 12px;margin-top:10px}.due b{font-size:13pt}.t th{font-size:7.5pt;border-bottom:1px solid #333}.t td{font-size:8pt;padding:2px 0}.s{font-size:7pt;line-height:1.35}`,
      `<div style="display:flex;justify-content:space-between"><div class=logo>VALDORA<small>CONSUMER USA</small></div><table style="width:270px"><tr><td>ACCOUNT NUMBER:</td><td class=r>${loan.account}</td></tr><tr><td>STATEMENT DATE:</td><td class=r>${date.slash(loan.statementDate)}</td></tr><tr><td>DUE DATE:</td><td class=r>${date.slash(loan.dueDate)}</td></tr><tr><td>COLLATERAL:</td><td class=r>${random.pick(VEHICLES).slice(0, 16)}</td></tr></table></div>
<div class=row><div><br>${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=due>${loan.isLate ? "<b>YOUR ACCOUNT IS PAST DUE</b><br>" : ""}TOTAL AMOUNT DUE BY ${date.slash(loan.dueDate)}<br><b>${$(total)}</b></div></div>
<div class=row><div><h3>AMOUNT DUE SUMMARY</h3>${dots("PAST DUE PAYMENTS", $(loan.pastDue))}${dots("CURRENT PAYMENT DUE", $(loan.payment))}${dots("UNPAID LATE CHARGES", $(loan.lateFee))}${dots("UNPAID NSF / OTHER FEES", $(nsf))}${dots("<b>TOTAL AMOUNT DUE</b>", `<b>${$(total)}</b>`)}</div><div><h3>LOAN SUMMARY</h3>${dots("PRINCIPAL BALANCE", $(loan.principal))}${dots("ACCRUED INTEREST", $(loan.accrued))}${dots("INTEREST RATE", `${loan.apr}%`)}${dots("PER DIEM", $(loan.perDiem))}${dots("ORIGINAL AMOUNT FINANCED", $(loan.original))}${dots("MATURITY DATE", date.slash(loan.maturity))}</div></div>
<div style="margin-top:16px"><h3>TRANSACTION HISTORY (${date.slash(loan.periodStart)} - ${date.slash(loan.statementDate)})</h3>${grid(
        "llrrrr",
        ["POSTED", "TRANSACTION", "TOTAL", "TO INTEREST", "TO PRINCIPAL", "TO FEES"],
        loan.rows.map((row) =>
          row.what === "late"
            ? [date.slash(row.day), names.late, $(row.amount), "-", "-", "-"]
            : [date.slash(row.day), names[row.what], $(row.amount), $(row.interest), $(row.principal), $(0)],
        ),
        "class=t",
      )}${loan.rows.length === 0 ? "<p>NO TRANSACTIONS POSTED DURING THIS STATEMENT PERIOD</p>" : ""}</div>
<div class=row><div><h3>MESSAGES</h3><p class=s>${loan.isLate ? "Our records show that we have not received one or more of your scheduled payments. Being past due may result in additional fees, negative credit reporting and, if not resolved, repossession of your vehicle as permitted by your contract and state law. We want to work with you. Call 888-555-0162 to ask about extensions and other options." : "Thank you for keeping your account current. Sign up for automatic payments at MyAccount and never miss a due date."}</p><p class=s>Payments made through a third-party agent such as Western Union or MoneyGram may carry a convenience fee set by the provider.</p></div><div><h3>IMPORTANT NOTICES</h3><p class=s>Interest accrues daily on your unpaid principal balance. Payments are applied to accrued interest, then past due principal, then fees, unless state law requires otherwise. The principal balance is not a payoff quote.</p><p class=s>We may report information about your account to credit bureaus. Late payments, missed payments, or other defaults on your account may be reflected in your credit report.</p><p class=s>This is an attempt to collect a debt and any information obtained will be used for that purpose. If you are in bankruptcy, this statement is for information only.</p></div></div>
<div style="border-top:1px dashed #333;margin-top:20px;padding-top:8px;display:flex;gap:30px"><div style="flex:1">PLEASE RETURN THIS PORTION WITH YOUR PAYMENT<br><br>VALDORA CONSUMER USA<br>P.O. BOX 660633<br>DALLAS, TX 75266-0633</div><div style="width:280px">${pairs(
        [
          ["ACCOUNT NUMBER", loan.account],
          ["DUE DATE", date.slash(loan.dueDate)],
          ["TOTAL AMOUNT DUE", $(total)],
          ["ADDITIONAL PRINCIPAL", "$________"],
          ["AMOUNT ENCLOSED", "$________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "VALDORA CONSUMER USA",
          accounts: [
            {
              kind: "auto-loan",
              ...loanTold(loan, "VALDORA CONSUMER USA"),
              periodStart: loan.periodStart,
              periodEnd: loan.statementDate,
              originalBalance: decimal(loan.original),
              maturityDate: loan.maturity,
            },
          ],
          transactions: rowsTold(loan, names),
          allowed: {
            "accounts.0.feesCharged": [decimal(loan.lateFee), decimal(loan.lateFee + nsf)],
            "accounts.0.interestCharged": [decimal(loan.accrued), decimal(loan.paidInterest)],
            "accounts.0.paymentsAndCredits": [decimal(loan.paid)],
          },
        },
        "Valdora Consumer USA",
        "VALDORA",
        "Valdora",
      ),
    };
  },
};

export const tdMoreAutos: readonly Layout[] = [maker, subprime];
