import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeCollection, makeLoan } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { FINE } from "./sk-data.ts";

const $ = money.dollar;

/** A collector's validation notice after the law's model form: three columns of figures, a tear-off with boxes to tick. */
const validation: Layout = {
  name: "sk-loan-validation-notice",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCollection(seed * 3 + 4);
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}td{padding:3px 2px}.tot td{border-top:2px solid #000;font-weight:bold}h3{margin:10px 0 3px;font-size:10.5pt}.c{columns:2;column-gap:30px}.c>div{break-inside:avoid}`,
      `<div class=row><div><b>North Fork Recovery, LLC</b><br>P.O. Box 121212<br>Pasadena, CA 91111-2222<br>(800) 555-0123 from 8am to 8pm EST, Monday to Saturday<br>www.northforkrecovery.example</div><div>To: ${d.person.name}<br>${d.person.street}<br>${d.person.town}<br><br>Reference: ${d.number}<br>${date.long(d.letterDate)}</div></div>
      <p style="font-size:12pt"><b>North Fork Recovery, LLC is a debt collector.</b> We are trying to collect a debt that you owe to ${escaped(d.creditor)}. We will use any information you give us to help collect the debt.</p>
      <div class=c><div><h3>Our information shows:</h3><p>You had an account with ${escaped(d.creditor)} with account number ending in ${d.originalLast4}.</p>${pairs(
        [
          [`As of ${date.long(d.itemisedFrom)}, you owed:`, $(d.owedThen)],
          ["Between that day and today:", ""],
          ["You were charged this amount in interest:", `+ ${$(d.interest)}`],
          ["You were charged this amount in fees:", `+ ${$(d.fees)}`],
          ["You paid or were credited this amount toward the debt:", `- ${$(d.paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(d.owedNow)}</b>`],
        ],
      )}</div><div><h3>How can you dispute the debt?</h3><p><b>Call or write to us by ${date.long(d.disputeBy)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p><b>If you write to us by ${date.long(d.disputeBy)}</b>, we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</p></div><div><h3>What else can you do?</h3><p><b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b> If you write by ${date.long(d.disputeBy)}, we must stop collection until we send you that information.</p><p><b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b></p><p>Contact us about your payment options. We can settle this account for ${$(Math.round(d.owedNow * 0.6))} if paid within 30 days, or in 6 payments of ${$(Math.round(d.owedNow / 6))}.</p></div></div>
      <p class=small>Notice: see reverse side for important information. Póngase en contacto con nosotros para solicitar una copia de este formulario en español.</p>
      <div style="border-top:1px dashed #000;padding-top:8px;margin-top:20px" class=row><div><b>How do you want to respond?</b><br>Check all that apply:<br>☐ I want to dispute the debt because I think:<br>&nbsp; ☐ This is not my debt. &nbsp; ☐ The amount is wrong.<br>☐ I want you to send me the name and address of the original creditor.<br>☐ I enclosed this amount: $_________ &nbsp; Make your check payable to North Fork Recovery, LLC. Include the reference number ${d.number}.</div><div>Mail this form to:<br>North Fork Recovery, LLC<br>P.O. Box 121212<br>Pasadena, CA 91111-2222<br><br>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "North Fork Recovery, LLC",
        accounts: [
          {
            kind: "loan",
            institution: "North Fork Recovery, LLC",
            accountLast4: d.originalLast4,
            statementDate: d.letterDate,
            currentBalance: decimal(d.owedNow),
          },
        ],
        transactions: [],
        allowed: {
          institution: ["North Fork Recovery", d.creditor],
          "accounts.0.institution": ["North Fork Recovery", d.creditor],
          "accounts.0.kind": ["other"],
          "accounts.0.accountLast4": [d.number.slice(-4)],
          "accounts.0.previousBalance": [decimal(d.owedThen)],
          "accounts.0.originalBalance": [decimal(d.owedThen)],
          "accounts.0.interestCharged": [decimal(d.interest)],
          "accounts.0.feesCharged": [decimal(d.fees)],
          "accounts.0.paymentsAndCredits": [decimal(d.paid)],
        },
      },
    };
  },
};

/** A mortgage two months behind: delinquency notice with a table of missed payments, money in suspense, an adjustable rate. */
const behind: Layout = {
  name: "sk-loan-mortgage-behind",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 9 + 7, loanSizes.mortgage);
    const regular = d.instalment + d.escrow;
    const missed = [addMonths(d.dueDate, -2), addMonths(d.dueDate, -1)];
    const overdue = regular * 2;
    const fees = 4_500 + (seed % 7) * 500;
    const suspense = Math.round(regular / 3);
    const due = regular + overdue + fees;
    const reset = addMonths(d.dueDate, 7);
    const html = document(
      `body{font:8.5pt "DejaVu Sans Condensed","DejaVu Sans"}${BASE}h3{color:#1a6e8e;border-bottom:1px solid #1a6e8e;margin:10px 0 3px;font-size:10.5pt}td{padding:2px 3px}.n{border:2px solid #c0392b;padding:8px}`,
      `<table><tr><td style="width:60%"><div style="font-size:18pt;color:#1a6e8e">Cottonwood Mortgage Services</div>PO Box 514387, Los Angeles, CA 90051<br>Customer service 800.555.0118 &nbsp; NMLS #35953</td><td><b>Mortgage Statement</b><br>Statement date ${date.bare(d.statementDate)}<br>Account number ${d.number.slice(0, 3)}-${d.number.slice(3, 6)}-${d.number.slice(6)}</td></tr></table>
      <div class=row style="margin:14px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>${pairs(
        [
          ["Payment due date", date.bare(d.dueDate)],
          ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
          [
            `If payment is received after ${date.bare(addDays(d.dueDate, 15))}, a late charge of`,
            $(Math.round(d.instalment / 25)),
          ],
        ],
      )}</div></div>
      <div class=row><div><h3>About your loan</h3>${pairs([
        ["Loan type", "5/6 ARM Conventional"],
        ["Unpaid principal balance", $(d.principal)],
        ["Escrow balance", `-${$(d.escrowBalance)}`],
        ["Current interest rate", `${d.rate}%`],
        ["Rate may next change", date.monthYear(reset)],
        ["Fully indexed rate if it changed today", "8.875%"],
        ["Loan matures", date.bare(d.maturity)],
        ["Unapplied funds (suspense)", $(suspense)],
        ["Prepayment penalty", "No"],
      ])}</div><div><h3>Explanation of amount due</h3>${pairs([
        ["Principal and interest", $(d.instalment)],
        ["Escrow for taxes and/or insurance", $(d.escrow)],
        ["<b>Current monthly payment</b>", `<b>${$(regular)}</b>`],
        ["Past due payments (2)", $(overdue)],
        ["Unpaid late charges and fees", $(fees)],
        ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
      ])}</div></div>
      <div class=n><b>**Delinquency Notice**</b><br>You are late on your mortgage payments. Failure to bring your loan current may result in fees and foreclosure — the loss of your home. As of ${date.bare(d.statementDate)}, you are ${Math.round((Date.parse(d.statementDate) - Date.parse(missed[0] ?? d.dueDate)) / 86_400_000)} days delinquent on your mortgage loan.<br>Recent account history:<ul>${missed.map((day) => `<li>Payment due ${date.bare(day)}: Unpaid balance of ${$(regular)}</li>`).join("")}<li>Current payment due ${date.bare(d.dueDate)}: ${$(regular)}</li></ul>Total: <b>${$(due)}</b> is due. You must pay this amount to bring your loan current. If you are experiencing financial difficulty, see the back of page 1 for help.</div>
      <h3>Past payments breakdown</h3>${grid(
        "lrr",
        ["", "Paid last month", "Paid year to date"],
        [
          ["Principal", "$0.00", $(d.ytdPrincipal)],
          ["Interest", "$0.00", $(d.ytdInterest)],
          ["Escrow", "$0.00", $(d.escrow * 4)],
          ["Fees", "$0.00", "$90.00"],
          ["Unapplied funds", $(suspense), $(suspense)],
          ["Total", $(suspense), $(d.ytdPrincipal + d.ytdInterest + d.escrow * 4 + 9_000 + suspense)],
        ],
        "style='width:65%'",
      )}<h3>Transaction activity since last statement</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [
          [date.bare(addDays(d.statementDate, -9)), "Partial payment, held in suspense", $(suspense)],
          [date.bare(addDays(d.statementDate, -4)), "Late charge assessed", $(Math.round(d.instalment / 25))],
        ],
        "style='width:65%'",
      )}
      <p class=small>${FINE.loan}</p><div style="border-top:1px dashed #000;padding-top:6px" class=row><div>Cottonwood Mortgage Services<br>PO Box 30597, Los Angeles, CA 90030-0597</div><div>${pairs(
        [
          ["Total amount due", $(due)],
          ["Additional principal", "$_______"],
          ["Total enclosed", "$_______"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Cottonwood Mortgage Services",
        accounts: [
          {
            kind: "mortgage",
            institution: "Cottonwood Mortgage Services",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            minimumPayment: decimal(regular),
            paymentDueDate: d.dueDate,
            pastDue: decimal(overdue),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.feesCharged": [decimal(fees), decimal(Math.round(d.instalment / 25))],
          "accounts.0.paymentsAndCredits": [decimal(suspense)],
          "accounts.0.interestCharged": ["0.00"],
        },
      },
    };
  },
};

export const skLoansThird: readonly Layout[] = [validation, behind];
