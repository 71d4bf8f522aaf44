import type { AccountFacts } from "#contract/extraction.ts";
import { document } from "../layout.ts";
import { accountNumber, addMonths, type LoanData, makeLoan } from "../loan-data.ts";
import { BASE, band, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { layoutOf, NEXT_PAGE, paper } from "./sp-data.ts";

const $ = money.dollar;

const factsOf = (d: LoanData, institution: string, last4: string): AccountFacts => ({
  kind: "personal-loan",
  institution,
  accountLast4: last4,
  statementDate: d.statementDate,
  currentBalance: decimal(d.principal),
  originalBalance: decimal(d.original),
  minimumPayment: decimal(d.instalment),
  paymentDueDate: d.dueDate,
  apr: d.rate,
});

const partsOpen = (d: LoanData) => ({
  "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
  "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
  "accounts.0.feesCharged": [decimal(d.lateFee)],
});

/** A marketplace's web statement, printed from the browser: the partner bank made the loan, an APR with the fee stands beside the rate. */
const marketplace = layoutOf("sp-marketplace-partner-bank", (seed) => {
  const d = makeLoan(seed * 7 + 4_011, { from: 2_000, to: 35_000, terms: [36, 60], rateFrom: 8, rateTo: 27 });
  const random = seededRandom(seed + 5_503);
  const loanId = accountNumber(random, 9);
  const fee = Math.round(d.original * 0.06);
  const apr = (Number(d.rate) + random.whole(210, 460) / 100).toFixed(2);
  const html = document(
    `body{font:10pt "DejaVu Sans";color:#14213d}${BASE}.url{font-size:6.5pt;color:#777;display:flex;justify-content:space-between}.logo{font-weight:bold;font-size:18pt;color:#0a7d6e;margin:14px 0}.hero{background:#f1f7f6;padding:14px 18px;border-radius:12px}.hero .v{font-size:15pt;font-weight:bold}.k{font-size:7.5pt;color:#567}.band{margin:2px 0}h3{font-size:10.5pt;margin:18px 0 4px}td{padding:4px 0;border-bottom:1px solid #e1e8e7;font-size:8.8pt}.small{color:#667;line-height:1.5}`,
    `<div class=url><span>${date.bareShort(d.statementDate)}, 9:14 AM</span><span>Statement | Upgrove</span></div><div class=row><div class=logo>upgrove</div><div class="small r" style="padding-top:18px">Monthly statement<br>${date.long(d.statementDate)}</div></div>
    <p>Hi ${d.person.name.split(" ")[0]}, here&rsquo;s where your loan stands.</p>
    <div class=hero>${band([
      ["Payment due", $(d.instalment)],
      ["Due date", date.abbreviatedBare(d.dueDate)],
      ["Remaining principal", $(d.principal)],
    ])}</div>
    <p class=small>AutoPay is on. We&rsquo;ll withdraw ${$(d.instalment)} from First Cascade Bank checking ending in ${random.whole(1000, 9899)} on your due date. ${d.pastDue > 0 ? `<b>You also have ${$(d.pastDue)} past due from ${date.abbreviatedBare(addMonths(d.dueDate, -1))}</b> and ${$(d.lateFee)} in late fees.` : "You have nothing past due."}</p>
    <h3>Loan details</h3>${pairs([
      ["Loan ID", loanId],
      ["Loan amount", $(d.original)],
      ["Origination fee (deducted from proceeds)", $(fee)],
      ["Amount you received", $(d.original - fee)],
      ["Interest rate (fixed)", `${d.rate}%`],
      ["APR at origination", `${apr}%`],
      ["Payments made", `${d.paymentsMade} of ${d.termMonths}`],
      ["Final payment", date.monthYear(d.maturity)],
    ])}
    <h3>Last payment &middot; ${date.abbreviatedBare(d.last.day)}</h3>${pairs([
      ["Amount", $(d.last.amount)],
      ["Applied to principal", $(d.last.principal)],
      ["Applied to interest", $(d.last.interest)],
      ["Principal before payment", $(d.principalBefore)],
    ])}
    <h3>This year so far</h3>${pairs([
      ["Principal paid", $(d.ytdPrincipal)],
      ["Interest paid", $(d.ytdInterest)],
    ])}
    <p class=small>All personal loans on the Upgrove platform are made by Cedar Rim Bank, Member FDIC, and serviced by Upgrove Network, Inc. (NMLS #1408821). A late fee of the greater of 5% of the past due amount or $15 applies 15 days after the due date. Rates on new loans range from 7.80% to 35.99% APR; a $10,000 loan for 60 months at 23.4% APR would have a payment of $273. Need help? support@upgrove.example &middot; 2 Circle Star Way, San Carlos, CA 94070.</p>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          ...factsOf(d, "Upgrove", loanId.slice(-4)),
          ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
        },
      ],
      ["upgrove", "Upgrove Network, Inc.", "Cedar Rim Bank"],
      partsOpen(d),
    ),
  };
});

/** A peer lender: notes and a listing beside the loan's number, opening and closing principal, a whole-life ledger. */
const peer = layoutOf("sp-peer-lender-borrower-statement", (seed) => {
  const d = makeLoan(seed * 5 + 902, { from: 2_000, to: 30_000, terms: [36, 48], rateFrom: 9, rateTo: 26 });
  const random = seededRandom(seed + 12_017);
  const loan = accountNumber(random, 7);
  const due = d.instalment + d.pastDue + d.lateFee;
  const paidPrincipal = d.original - d.principal;
  const paidInterest = d.paymentsMade * d.instalment - paidPrincipal;
  const html = document(
    `body{font:9.4pt "Liberation Sans Narrow","Liberation Sans";color:#000}${BASE}.top{border-top:10px solid #e07a1f;padding-top:8px}.top b{font-size:15pt}h4{margin:16px 0 4px;text-transform:uppercase;letter-spacing:1px;font-size:8.6pt;color:#e07a1f}.x td,.x th{border:1px solid #bbb;padding:3px 6px}td{padding:2px 6px}.small{line-height:1.45;margin-top:16px}`,
    `<div class="top row"><div><b>COMMONPLACE LENDING</b><br>Borrower Statement</div><div class=r>${date.slash(addDays(d.statementDate, -29))} to ${date.slash(d.statementDate)}</div></div>
    <div class=row style="margin-top:12px"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div>${pairs(
      [
        ["Loan Number", loan],
        ["Listing Number", accountNumber(random, 8)],
        ["Series of Notes", `${accountNumber(random, 6)}-A (${random.whole(40, 310)} lenders)`],
        ["Grade", random.pick(["AA", "B", "C", "HR"])],
      ],
    )}</div>
    <h4>Amount due</h4>${grid(
      "crrrr",
      ["Due Date", "Monthly Payment", "Past Due Payments", "Late Fees", "Total Due"],
      [[date.slash(d.dueDate), $(d.instalment), $(d.pastDue), $(d.lateFee), $(due)]],
      "class=x",
    )}
    <h4>Principal for the period</h4>${pairs([
      ["Beginning Principal Balance", $(d.principalBefore)],
      [`Principal portion of payment, ${date.slash(d.last.day)}`, money.brackets(-d.last.principal)],
      ["Ending Principal Balance", $(d.principal)],
      ["Interest portion of payment", $(d.last.interest)],
    ])}
    <h4>Your loan to date</h4>${grid(
      "lrr",
      ["", "At Origination", "Since Origination"],
      [
        ["Principal", $(d.original), `${$(paidPrincipal)} repaid`],
        ["Interest", "", `${$(paidInterest)} paid`],
        ["Borrower Rate / APR", `${d.rate}% / ${(Number(d.rate) + 2.31).toFixed(2)}%`, ""],
        ["Term", `${d.termMonths} months`, `${d.paymentsMade} payments`],
        ["Date", date.slash(d.openedOn), `Matures ${date.slash(d.maturity)}`],
      ],
      "class=x",
    )}
    <div class=small><p>A payment of principal and interest is credited on the day it is received. The estimated payoff through ${date.slash(addDays(d.statementDate, 10))} is ${$(d.payoff)} and increases by ${$(d.perDiem)} a day.</p><p>Loans originated through the Commonplace marketplace are made by Lakeshore Industrial Bank, a Utah-chartered bank, and sold to Commonplace Funding LLC. Commonplace Marketplace, Inc. services each loan. Lenders receive payments less a 1.00% annual servicing fee. Unsuccessful payment: $15.00. Check processing: the lesser of 5% of the payment or $5.00. Autopay borrowers pay a rate reduced by 0.25%.</p></div>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          ...factsOf(d, "Commonplace Lending", loan.slice(-4)),
          previousBalance: decimal(d.principalBefore),
          pastDue: decimal(d.pastDue),
          maturityDate: d.maturity,
        },
      ],
      ["COMMONPLACE LENDING", "Commonplace", "Commonplace Funding LLC", "Commonplace Marketplace, Inc."],
      {
        ...partsOpen(d),
        "accounts.0.periodStart": [addDays(d.statementDate, -29)],
        "accounts.0.periodEnd": [d.statementDate],
      },
    ),
  };
});

/** A consumer finance branch's letter: figures in sentences, insurance and other charges, a branch telephone, a phone number as a deadline's neighbour. */
const branch = layoutOf("sp-branch-finance-letter", (seed) => {
  const d = makeLoan(seed * 19 + 66, { from: 900, to: 9_000, terms: [24, 36], rateFrom: 24, rateTo: 35 });
  const random = seededRandom(seed + 777_001);
  const number = `${random.whole(100, 899)}-${accountNumber(random, 5)}-0${random.whole(1, 9)}`;
  const life = random.whole(600, 2_900);
  const past = d.pastDue > 0 ? d.pastDue : 0;
  const html = document(
    `body{font:11pt/1.45 "Liberation Serif";padding:0 .5in}${BASE}.hd{text-align:center;border-bottom:2px solid #000;padding-bottom:6px}.hd b{font-size:16pt;letter-spacing:2px}.hd span{font-size:8.5pt}.tear{border-top:1px dashed #000;margin-top:22px;padding-top:6px;font-size:9.5pt}.small{font-size:7.4pt}td{padding:1px 0}`,
    `<div class=hd><b>LANTERN FINANCE</b><br><span>Lantern Finance of Tennessee, Inc. &bull; Branch 0417 &bull; 2210 Volunteer Pkwy, Suite 8, Bristol, TN 37620 &bull; (423) 555-0170</span></div>
    <p>${date.long(d.statementDate)}</p><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
    <p>Re: &nbsp; Your account number ${number}</p>
    <p>Dear Customer:</p>
    <p>${past > 0 ? `We have not received your payment of ${$(past)} which is now past due. A late charge of ${$(d.lateFee)} has been added to your account. Please bring ${$(past + d.lateFee)} to the branch today or call Brenda before we close at 5:30.` : "Thank you for keeping your account up to date. This letter is a reminder and no past due amount is owed."} Your next regular payment of ${$(d.instalment)} is due ${date.long(d.dueDate)}. The payment we received on ${date.long(d.last.day)} was ${$(d.last.amount)}, of which ${$(d.last.interest)} went to interest.</p>
    <p>The principal balance of your loan is ${$(d.principal)} as of the date of this letter. You borrowed ${$(d.original)} on ${date.long(d.openedOn)}, to be repaid over ${d.termMonths} months at ${d.rate}% simple interest. Your last payment falls due on ${date.long(d.maturity)}.</p>
    <p>Did you know? As a valued customer you may already qualify for an additional $${random.whole(5, 25)}00.00. Stop by and ask about a new loan, with payments as low as $68.00 a month. Credit life cover with Lamplight Life Insurance Company costs ${$(life)} a month and is optional.</p>
    <p>Sincerely,</p><p>Brenda K. Overby<br>Branch Manager</p>
    <div class="tear row">${pairs([
      ["Account", number],
      ["Regular payment", $(d.instalment)],
      ["Past due", $(past)],
      ["Late charge", $(past > 0 ? d.lateFee : 0)],
      ["TOTAL", $(d.instalment + past + (past > 0 ? d.lateFee : 0))],
    ])}<div>Mail to: LANTERN FINANCE<br>PO BOX 3251<br>EVANSVILLE IN 47731-3251<br>Please write your account number on your money order.</div></div>
    <p class=small>This is an attempt to collect a debt if your account is past due. Balances do not include interest accrued since your last payment; call for a payoff. Returned check charge $20.00. Licensed under the Tennessee Industrial Loan and Thrift Companies Act. NMLS 1620055.</p>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          ...factsOf(d, "Lantern Finance", number.slice(-4).replace("-", "")),
          accountLast4: number.replaceAll("-", "").slice(-4),
          pastDue: decimal(past),
          maturityDate: d.maturity,
        },
      ],
      ["LANTERN FINANCE", "Lantern Finance of Tennessee, Inc."],
      partsOpen(d),
    ),
  };
});

/** A dear online lender under a bank's charter: every second week, a schedule of the next payments, a three-figure APR. */
const dear = layoutOf("sp-online-biweekly-schedule", (seed) => {
  const random = seededRandom(seed + 30_301);
  const d = makeLoan(seed * 3 + 1_207, { from: 600, to: 4_000, terms: [18, 24], rateFrom: 9, rateTo: 14 });
  const apr = `${random.whole(98, 159)}.${random.pick(["00", "49", "99"])}`;
  const interest = (principal: number) => Math.round((principal * Number(apr) * 14) / 36_500);
  const principal = d.principal;
  const payment = interest(principal) + random.whole(900, 2_800);
  const number = `NP${accountNumber(random, 8)}`;
  const rows: string[][] = [];
  let rest = principal;
  for (let index = 0; index < 4; index++) {
    const cost = interest(rest);
    rest -= payment - cost;
    rows.push([date.bare(addDays(d.dueDate, index * 14)), $(payment), $(cost), $(payment - cost), $(rest)]);
  }
  const html = document(
    `body{font:9.6pt "Liberation Sans"}${BASE}.hd{background:#101820;color:#fee12b;padding:12px 16px;font-size:17pt;font-weight:bold}.hd small{font-size:8pt;color:#fff;font-weight:normal;float:right;text-align:right}.q{width:48%}td{padding:3px 4px}.t td,.t th{border-bottom:1px solid #101820;padding:3px 4px}.w{border:2px solid #101820;padding:6px 10px;margin:12px 0}`,
    `<div class=hd><small>Loan Agreement No. ${accountNumber(random, 6)}<br>Generated ${date.bare(d.statementDate)}</small>NORTH PASS LOANS</div>
    <p>${d.person.name} &nbsp;|&nbsp; Account: ${number}</p>
    <div class=row><div>${pairs([
      ["Original Principal", $(d.original)],
      ["Principal Outstanding", $(principal)],
      ["Accrued Interest Today", $(Math.round(interest(principal) / 3))],
      ["Annual Percentage Rate", `${apr}%`],
    ])}</div><div>${pairs([
      ["Next Due Date", date.bare(d.dueDate)],
      ["Scheduled Payment", $(payment)],
      ["Frequency", "Every 2 weeks"],
      ["Amount Past Due", $(0)],
    ])}</div></div>
    <div class=w>If you pay only the scheduled payments you will pay a total finance charge of ${$(principal + random.whole(20_000, 90_000))}. <b>This is an expensive form of credit.</b> Paying an extra $25.00 every two weeks can save you hundreds. There is no prepayment penalty.</div>
    <b>Upcoming payments</b>${grid("lrrrr", ["Due", "Payment", "Interest", "Principal", "Balance after"], rows, "class=t")}
    <b style="display:block;margin-top:14px">Payments received</b>${grid(
      "lllr",
      ["Date", "Method", "Status", "Amount"],
      [
        [date.bare(addDays(d.dueDate, -14)), "ACH debit", "Cleared", $(payment)],
        [date.bare(addDays(d.dueDate, -28)), "ACH debit", "Returned R01", $(payment)],
        [date.bare(addDays(d.dueDate, -25)), "Debit card", "Cleared", $(payment)],
      ],
      "class=t",
    )}
    <p class=small>North Pass Loans is a trade name of North Pass Financial Technologies, LLC, the servicer. The lender is Capstone Valley Bank of Utah, Member FDIC. Payments: 130 E. Randolph St., Suite 3300, Chicago, IL 60601. Non-sufficient funds fee: $0. Refer a friend and earn $50.00. 36% APR alternatives may be available from your credit union.</p>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          ...factsOf(d, "North Pass Loans", number.slice(-4)),
          minimumPayment: decimal(payment),
          pastDue: "0.00",
          apr,
        },
      ],
      ["NORTH PASS LOANS", "North Pass Financial Technologies, LLC", "Capstone Valley Bank of Utah"],
      { "accounts.0.interestCharged": [decimal(Math.round(interest(principal) / 3))] },
    ),
  };
});

/** A credit union's notice: a member number with suffixes, several numbers beside it, a co-borrower left unnamed, terms overleaf. */
const union = layoutOf("sp-credit-union-loan-suffix", (seed) => {
  const d = makeLoan(seed * 23 + 18, {
    from: 2_000,
    to: 22_000,
    terms: [36, 48, 60],
    rateFrom: 6,
    rateTo: 17,
  });
  const random = seededRandom(seed + 88_211);
  const member = accountNumber(random, 7);
  const suffix = `L${random.whole(10, 89)}`;
  const note = accountNumber(random, 10);
  const late = d.pastDue > 0;
  const html = document(
    `body{font:9.8pt "Liberation Serif"}${BASE}.n{text-align:right;font-size:20pt;font-style:italic;color:#005a9c}td,th{padding:3px 6px}.o td,.o th{border:1px solid #000}.small{column-count:2;margin-top:8px}`,
    `<div class=n>Bay &amp; Timber <span style="font-size:10pt">Federal Credit Union</span></div><div class=r style="font-size:8pt">Federally insured by NCUA &middot; Routing 325081610</div>
    <h3 style="margin:26px 0 4px">LOAN BILLING NOTICE</h3>
    <table class=o><tr><th>Member</th><th>Suffix</th><th>Note number</th><th>Notice date</th><th>Branch</th></tr><tr><td>${member}</td><td>${suffix}</td><td>${note}</td><td>${date.dayFirst(d.statementDate)}</td><td>014</td></tr></table>
    <p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
    <p>Loan type: SIGNATURE / DEBT CONSOLIDATION. Opened ${date.dayFirst(d.openedOn)} for ${money.plain(d.original)}. Matures ${date.dayFirst(d.maturity)}.</p>
    ${grid(
      "rrrrr",
      ["Loan balance", "Rate", "Regular payment", "Delinquent", "Late charge"],
      [
        [
          money.plain(d.principal),
          d.rate,
          money.plain(d.instalment),
          money.plain(d.pastDue),
          money.plain(d.lateFee),
        ],
      ],
      "class=o",
    )}
    <p><b>PLEASE PAY ${money.plain(d.instalment + d.pastDue + d.lateFee)} BY ${date.dayFirst(d.dueDate).toUpperCase()}.</b> ${late ? "Your payment last month was not received in full; dividends are not paid on shares pledged to a delinquent loan." : "Payment will be taken from Share 00 if funds of at least the payment are available."}</p>
    ${grid(
      "llrrrr",
      ["Eff date", "Transaction", "Amount", "Interest", "Principal", "Balance"],
      [
        [
          date.dayFirst(addMonths(d.last.day, -1)),
          "Balance forward",
          "",
          "",
          "",
          money.plain(d.principalBefore),
        ],
        [
          date.dayFirst(d.last.day),
          "Payment by transfer",
          money.plain(d.last.amount),
          money.plain(d.last.interest),
          money.plain(d.last.principal),
          money.plain(d.principal),
        ],
      ],
      "class=o",
    )}
    <p>Interest paid this year ${money.plain(d.ytdInterest)}; last year it was ${money.plain(d.ytdInterest + 21_337)}. Remit to: B&amp;TFCU, PO Box 1108, Coos Bay OR 97420.</p>
    ${NEXT_PAGE}<div class=small><p><b>Late charges.</b> Twenty percent of interest due, minimum 5.00, when ten days late.</p><p><b>Skip-a-pay.</b> Skip one payment in December for a fee of 35.00 per loan.</p><p><b>Rates.</b> Signature loans from 8.99% APR to 17.99% APR; share secured at the dividend rate plus 2.00%. A loan of 5,000.00 at 8.99% for 36 months is 158.98 a month.</p><p><b>Cross-collateral.</b> Shares of 250.00 or more may secure this loan. Statement errors must be told within 60 days.</p><p><b>Payoff.</b> The amount above is not a payoff; each day adds ${money.plain(d.perDiem)}.</p></div>`,
  );
  return {
    html,
    truth: paper(
      [
        {
          ...factsOf(d, "Bay & Timber Federal Credit Union", note.slice(-4)),
          pastDue: decimal(d.pastDue),
          maturityDate: d.maturity,
        },
      ],
      ["Bay & Timber", "B&TFCU", "Bay & Timber FCU"],
      {
        ...partsOpen(d),
        "accounts.0.accountLast4": [member.slice(-4), `${member}${suffix}`.slice(-4)],
        "accounts.0.previousBalance": [decimal(d.principalBefore)],
      },
    ),
  };
});

export const spLenders = [marketplace, peer, branch, dear, union];
