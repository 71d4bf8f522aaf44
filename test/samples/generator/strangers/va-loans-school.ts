import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { daily, digits, inMonths, instalment, monthStart, NEXT, start, total } from "./un-data.ts";

const $ = money.dollar;

/** Federal loans in groups: each group a block of its own on page two, its share of the bill, its last payment. */
const groups: Layout = {
  name: "va-loan-student-groups",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 431);
    const first = monthStart(random);
    const stated = addDays(first, 5);
    const due = addDays(first, 26);
    const account = `E${digits(random, 9)}`;
    const paidOn = addDays(inMonths(due, -1), -1);
    const late = random.chance(0.25);
    const parts = ["AA", "AB", "AC", "AD"].slice(0, random.whole(2, 4)).map((name, index) => {
      const rate = [3.73, 4.99, 2.75, 5.5][index] ?? 4.99;
      const borrowed = random.whole(200, 1_200) * 1_000;
      const balance = Math.round(borrowed * (0.5 + random.whole(0, 45) / 100));
      const level = instalment(borrowed, rate, 120);
      const interest = daily(balance, rate, 30);
      return {
        name,
        rate: rate.toFixed(3),
        kind: index % 2 === 0 ? "Direct Loan - Subsidized" : "Direct Loan - Unsubsidized",
        borrowed,
        balance,
        level,
        interest,
        accrued: daily(balance, rate, 6),
        paid: late ? 0 : level,
        past: late ? level : 0,
      };
    });
    const sum = (pick: (part: (typeof parts)[number]) => number) => total(parts.map(pick));
    const html = document(
      `body{font:9pt "Source Sans Pro",Arial}${BASE} .logo{font:bold 20pt Arial;color:#6a2a8c} .h{font-weight:bold;color:#6a2a8c;border-bottom:2px solid #6a2a8c;margin:12px 0 4px} .g{border:1px solid #bbb;margin:8px 0;padding:6px;break-inside:avoid} .t td,.t th{padding:2px 4px;border-bottom:1px solid #ddd;font-size:8pt}`,
      `<div class=row><div><div class=logo>Scholaro<span style="color:#f7941d">.</span></div><div class=small>Scholaro Education Servicing, LLC<br>P.O. Box 36008, Knoxville, TN 37930-6008</div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Account Number:", account],
          ["Statement Date:", date.slash(stated)],
          ["Due Date:", date.slash(due)],
          ["Current Amount Due:", $(sum((part) => part.level))],
          ["Past Due Amount:", $(sum((part) => part.past))],
          ["<b>Total Amount Due:</b>", `<b>${$(sum((part) => part.level + part.past))}</b>`],
          ["Auto Pay:", random.pick(["Not Enrolled", "Not Enrolled", "Eligible"])],
        ],
      )}</div></div><div class=h>Your Bill at a Glance</div><p>${late ? "Your account is past due. If you can't make a payment, contact us: a lower-payment plan, deferment or forbearance may be available. Loans delinquent for 90 days may be reported to nationwide consumer reporting agencies." : `Thank you for your payment of ${$(sum((part) => part.paid))} received ${date.slash(paidOn)}.`} You have ${parts.length} loan groups. Loans are grouped by program, interest rate and status. For details by group see the next page.</p><div class=h>Account Summary</div>${grid(
        "lrrrr",
        ["Group", "Interest Rate", "Outstanding Principal", "Unpaid Accrued Interest", "Current Amount Due"],
        [
          ...parts.map((part) => [
            part.name,
            `${part.rate}%`,
            $(part.balance),
            $(part.accrued),
            $(part.level),
          ]),
          [
            "<b>Total</b>",
            "",
            `<b>${$(sum((part) => part.balance))}</b>`,
            `<b>${$(sum((part) => part.accrued))}</b>`,
            `<b>${$(sum((part) => part.level))}</b>`,
          ],
        ],
        "class=t",
      )}<div class=h>Ways to Save</div><p>Enroll in Auto Pay and get a 0.25% interest rate reduction while you are in repayment. Paying more than the amount due? Tell us how to apply it: unless you say otherwise we pay toward the group with the highest interest rate. Beware of companies that charge fees for help with your federal loans. Help from us is always free.</p><p class=small>Tax information: the amount of student loan interest you paid last calendar year was ${$(sum((part) => part.interest) * 12)}. Form 1098-E is available in your online inbox.</p>
<div style="border-top:1px dashed #000;margin-top:26px;padding-top:8px" class=row><div>Please do not send cash. Write your account number on your check.<p>SCHOLARO<br>PO BOX 740283<br>ATLANTA GA 30374-0283</p></div><div>${pairs(
        [
          ["Account Number", account],
          ["Due Date", date.slash(due)],
          ["Total Amount Due", $(sum((part) => part.level + part.past))],
          ["Amount Enclosed", "$ _______"],
        ],
      )}</div></div>${NEXT}<div class=row><div class=logo>Scholaro<span style="color:#f7941d">.</span></div><div class=r>Account Number: ${account}<br>Statement Date: ${date.slash(stated)}</div></div><div class=h>Loan Group Details</div>${parts
        .map(
          (part) =>
            `<div class=g><b>GROUP: ${part.name}</b> &nbsp; ${part.kind} &nbsp; Owner: U.S. Department of Education<div class=row><div>${pairs(
              [
                ["Original Principal Balance:", $(part.borrowed)],
                ["Outstanding Principal:", $(part.balance)],
                ["Unpaid Accrued Interest:", $(part.accrued)],
                ["Payoff (good through statement date):", $(part.balance + part.accrued)],
              ],
            )}</div><div>${pairs([
              ["Interest Rate:", `${part.rate}% Fixed`],
              ["Repayment Plan:", "Level"],
              ["Current Amount Due:", $(part.level)],
              ["Past Due Amount:", $(part.past)],
              ["Due Date:", date.slash(due)],
            ])}</div><div>${pairs([
              ["<b>Last Payment</b>", late ? "None since last statement" : date.slash(paidOn)],
              ["Applied to Principal:", $(late ? 0 : part.paid - part.interest)],
              ["Applied to Interest:", $(late ? 0 : part.interest)],
              ["Total:", $(part.paid)],
            ])}</div></div></div>`,
        )
        .join(
          "",
        )}<p class=small>Interest accrues daily on the outstanding principal. We may report information about your account to consumer reporting agencies. You may dispute any report in writing at the address on page 1. Scholaro Education Servicing is a contracted servicer of Federal Student Aid, an office of the U.S. Department of Education. Phone 1-855-337-6884, M-F 8 a.m. - 8:30 p.m. ET. Servicemembers: call for SCRA benefits.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Scholaro",
          accounts: parts.map((part) => ({
            kind: "student-loan" as const,
            institution: "Scholaro",
            accountLast4: account.slice(-4),
            statementDate: stated,
            currentBalance: decimal(part.balance),
            originalBalance: decimal(part.borrowed),
            minimumPayment: decimal(part.level),
            paymentDueDate: due,
            pastDue: decimal(part.past),
            apr: part.rate,
          })),
          transactions: [],
          openRows: late
            ? []
            : parts.flatMap((part, index) =>
                [0, index].map((at) => ({
                  account: at,
                  date: paidOn,
                  description: "Last Payment",
                  amount: decimal(at === index ? part.paid : sum((each) => each.paid)),
                })),
              ),
          allowed: Object.fromEntries(
            parts.flatMap((part, index) => [
              [`accounts.${index}.interestCharged`, [decimal(part.interest), decimal(part.accrued), "0.00"]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(part.paid)]],
            ]),
          ),
        },
        "Scholaro.",
        "SCHOLARO",
        "Scholaro Education Servicing, LLC",
        "Scholaro Education Servicing",
      ),
    };
  },
};

/** A private lender's student loans: current balance with interest in it beside the principal, a loan a column. */
const privateLoans: Layout = {
  name: "va-loan-student-private",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 432);
    const first = monthStart(random);
    const stated = addDays(first, 1);
    const due = addDays(first, 21);
    const two = random.chance(0.5);
    const paidOn = addDays(inMonths(due, -1), -3);
    const loans = Array.from({ length: two ? 2 : 1 }, (_, index) => {
      const rate = random.pick([7.125, 9.5, 10.875, 12.25]);
      const borrowed = random.whole(40, 240) * 10_000;
      const principal = borrowed + random.whole(-90_000, 120_000);
      const accrued = daily(principal, rate, 11);
      return {
        title: `Loan ${index + 1}`,
        number: digits(random, 10),
        rate: rate.toFixed(3),
        kind: index === 0 ? "Variable" : "Fixed",
        borrowed,
        principal,
        accrued,
        level: instalment(principal, rate, 144),
        interest: daily(principal, rate, 30),
        disbursed: inMonths(first, -random.whole(26, 60)),
        matures: inMonths(due, 143 - index * 8),
      };
    });
    const due$ = total(loans.map((loan) => loan.level));
    const column = (label: string, of: (loan: (typeof loans)[number]) => string) => [label, ...loans.map(of)];
    const html = document(
      `body{font:9.5pt "Proxima Nova",Arial;color:#222}${BASE} .logo{font:300 23pt Arial;color:#005eb8} h2{font-weight:600;font-size:12pt;color:#005eb8;margin:14px 0 4px} .box{background:#eef6fc;padding:10px} .t td,.t th{border-bottom:1px solid #cde;padding:3px 4px}`,
      `<div class=row><div class=logo>nellie<b>gray</b></div><div class=r>Questions? 800-472-5543<br>Monday-Friday, 8 a.m.-8 p.m. ET<br>nelliegray.example</div></div><div class=row style="margin-top:20px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=box>${pairs(
        [
          ["Billing statement date", date.short(stated)],
          ["Payment due date", date.short(due)],
          ["<b>Total payment due</b>", `<b>${$(due$)}</b>`],
          ["Past due amount", "$0.00"],
          ["Total current balance", $(total(loans.map((loan) => loan.principal + loan.accrued)))],
        ],
      )}</div></div><p>Hi ${person.name.split(" ")[0] ?? ""}, this is your monthly bill for your Smart Path Student Loan${two ? "s" : ""}&reg;. If your payment is late by 15 days or more, you may be charged a late fee of 5% of the past due amount, up to $25.00.</p><h2>Your loan details</h2>${grid(
        two ? "lrr" : "lr",
        ["", ...loans.map((loan) => loan.title)],
        [
          column("Account number", (loan) => loan.number),
          column("Loan program", () => "Smart Path Undergraduate"),
          column("Status", () => "Principal &amp; interest repayment"),
          column("First disbursement", (loan) => date.short(loan.disbursed)),
          column("Original loan amount", (loan) => $(loan.borrowed)),
          column("Principal balance", (loan) => $(loan.principal)),
          column("Unpaid interest", (loan) => $(loan.accrued)),
          column("Current balance*", (loan) => $(loan.principal + loan.accrued)),
          column("Interest rate", (loan) => `${loan.rate}% ${loan.kind}`),
          column("Monthly payment", (loan) => $(loan.level)),
          column("Past due", () => "$0.00"),
          column("Expected payoff date", (loan) => date.short(loan.matures)),
        ],
        "class=t",
      )}<div class=small>*Current balance is principal plus unpaid interest as of the statement date. It is not a payoff amount.</div><h2>Since your last bill</h2>${grid(
        "llrrrr",
        ["Date", "Transaction", "Principal", "Interest", "Fees", "Total"],
        loans.map((loan) => [
          date.short(paidOn),
          `Payment - thank you (${loan.title})`,
          $(loan.level - loan.interest),
          $(loan.interest),
          "$0.00",
          $(loan.level),
        ]),
        "class=t",
      )}<p>Total interest paid in ${stated.slice(0, 4)}: ${$(total(loans.map((loan) => loan.interest)) * Number(stated.slice(5, 7)))}. Total fees paid in ${stated.slice(0, 4)}: $0.00.</p><p>Your cosigner ${random.pick(["may be released after you make 12 on-time principal and interest payments", "gets a copy of this bill at the address on file"])}. Save with auto debit: 0.25 percentage point rate reduction.</p>
<div style="border-top:1px dotted #005eb8;padding-top:8px;margin-top:20px" class=row><div>Mail to:<br>Nellie Gray<br>P.O. Box 8459<br>Philadelphia, PA 19101-8459</div><div>${pairs(
        [
          ["Payment due date", date.short(due)],
          ["Total payment due", $(due$)],
          ["Account number", loans[0]?.number ?? ""],
          ["Amount enclosed", "$"],
        ],
      )}</div></div>${NEXT}<h2>Important information</h2><p class=small>Variable rates: the rate is equal to the 30-day Average SOFR, rounded up to the nearest one-eighth of one percent, plus a margin. It may go up or down each month. How payments are applied: across all loans with the same due date first to the most delinquent, then fees, interest and principal. Nellie Gray loans are made by Nellie Gray Bank. Loan modifications: see your options online. Credit reporting: if you believe we've reported inaccurate information, write to P.O. Box 3229, Wilmington, DE 19804-0229. Private loans are not eligible for federal income-driven repayment or forgiveness. California residents: you may contact the Student Loan Ombudsman at the Department of Financial Protection and Innovation. &copy;2026 Nellie Gray Bank. Member FDIC.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Nellie Gray",
          accounts: loans.map((loan) => ({
            kind: "student-loan" as const,
            institution: "Nellie Gray",
            accountLast4: loan.number.slice(-4),
            statementDate: stated,
            currentBalance: decimal(loan.principal),
            originalBalance: decimal(loan.borrowed),
            minimumPayment: decimal(loan.level),
            paymentDueDate: due,
            pastDue: "0.00",
            maturityDate: loan.matures,
            apr: loan.rate,
          })),
          transactions: loans.map((loan, account) => ({
            account,
            date: paidOn,
            description: `Payment - thank you (${loan.title})`,
            amount: decimal(loan.level),
          })),
          allowed: Object.fromEntries(
            loans.flatMap((loan, index) => [
              [`accounts.${index}.interestCharged`, [decimal(loan.interest), decimal(loan.accrued)]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(loan.level)]],
              [`accounts.${index}.feesCharged`, ["0.00"]],
            ]),
          ),
        },
        "nelliegray",
        "nellie gray",
        "Nellie Gray Bank",
      ),
    };
  },
};

const PLAN_SHOPS = ["Pelican Cycles", "Northfold Mattress", "Aubrey Audio", "Wayfarer Luggage"];

/** Pay-over-time loans of an app: each purchase a loan with its own name, rate, schedule and last day. */
const plans: Layout = {
  name: "va-loan-pay-over-time",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 433);
    const stated = addDays("2026-02-01", random.whole(0, 270));
    const shops = PLAN_SHOPS.slice(random.whole(0, 1));
    const letters = ["QF7M", "2KXA", "W9PD"];
    const loans = letters.slice(0, random.whole(1, 3)).map((letter, index) => {
      const rate = random.pick([0, 10, 14.99, 29.99]);
      const term = random.pick([6, 12, 18]);
      const price = random.whole(18_000, 190_000);
      const level = rate === 0 ? Math.ceil(price / term) : instalment(price, rate, term);
      const made = random.whole(1, term - 2);
      let left = price;
      for (let month = 0; month < made; month++) left -= level - Math.round((left * rate) / 1200);
      const due = `${inMonths(`${stated.slice(0, 8)}01`, 1).slice(0, 8)}${String(random.whole(3, 27)).padStart(2, "0")}`;
      return {
        shop: shops[index] ?? "Pelican Cycles",
        id: `${letter}-${digits(random, 4)}`,
        rate: rate.toFixed(2),
        term,
        price,
        level,
        left,
        made,
        due,
        bought: inMonths(due, -made - 1),
        matures: inMonths(due, term - made - 1),
        paidOn: inMonths(due, -1),
      };
    });
    const html = document(
      `body{font:10pt Inter,Arial;color:#101820}${BASE} .logo{font:bold 24pt Arial;letter-spacing:-2px} .loan{border:1px solid #ddd;border-radius:10px;padding:12px;margin:12px 0;break-inside:avoid} .m{color:#60676d} td{padding:2px 0}`,
      `<div class=row><div class=logo>afield</div><div class=r><b>Account statement</b><br>${date.abbreviatedBare(stated)}</div></div><p>${person.name}<br><span class=m>${person.street}, ${person.town}</span></p><div class=row style="background:#f4f5fa;padding:12px"><div><span class=m>Active loans</span><br><b>${loans.length}</b></div><div><span class=m>Total remaining</span><br><b>${$(total(loans.map((loan) => loan.left)))}</b></div><div><span class=m>Due in the next 30 days</span><br><b>${$(total(loans.map((loan) => loan.level)))}</b></div></div>
${loans
  .map(
    (loan) =>
      `<div class=loan><div class=row><div><b style="font-size:13pt">${loan.shop}</b><br><span class=m>Loan ID ${loan.id} &middot; Purchased ${date.abbreviatedBare(loan.bought)}</span></div><div class=r><b>${$(loan.level)}</b>/mo<br><span class=m>Next payment ${date.abbreviatedBare(loan.due)}</span></div></div>${pairs(
        [
          ["Loan amount", $(loan.price)],
          ["APR", `${loan.rate}%`],
          ["Term", `${loan.term} months`],
          ["Payments made", `${loan.made} of ${loan.term}`],
          ["Principal remaining", $(loan.left)],
          ["Past due", "$0.00"],
          ["Final payment", date.abbreviatedBare(loan.matures)],
        ],
      )}<div class=m>Last payment: ${$(loan.level)} on ${date.abbreviatedBare(loan.paidOn)} &middot; AutoPay is ${loan.made % 2 === 0 ? "on" : "off"}</div></div>`,
  )
  .join(
    "",
  )}<p class=m style="font-size:8pt">Never any late fees. Afield, Inc., 650 California St, San Francisco, CA 94108. Payment options through Afield are subject to eligibility and are provided by these lending partners: afield.example/lenders. CA residents: loans by Afield Loan Services, LLC are made or arranged pursuant to a California Finance Lenders Law license. You have prequalified to shop for up to $2,500 with rates from 0-36% APR; this is an estimate, not an offer. Questions? help.afield.example or 855-423-3729. Some merchants may report returns as a partial refund; refunds lower your principal.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Afield",
          accounts: loans.map((loan) => ({
            kind: "loan" as const,
            institution: "Afield",
            accountLast4: loan.id.slice(-4),
            statementDate: stated,
            currentBalance: decimal(loan.left),
            originalBalance: decimal(loan.price),
            minimumPayment: decimal(loan.level),
            paymentDueDate: loan.due,
            pastDue: "0.00",
            maturityDate: loan.matures,
            apr: loan.rate,
          })),
          transactions: [],
          openRows: loans.map((loan, account) => ({
            account,
            date: loan.paidOn,
            description: "Last payment",
            amount: decimal(loan.level),
          })),
          allowed: Object.fromEntries(
            loans.flatMap((loan, index) => [
              [`accounts.${index}.kind`, ["personal-loan"]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(loan.level)]],
            ]),
          ),
        },
        "afield",
        "Afield, Inc.",
      ),
    };
  },
};

export const vaLoansSchool: readonly Layout[] = [groups, privateLoans, plans];
