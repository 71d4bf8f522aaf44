import { alsoNamed, document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan, makeStudentLoans, monthlyInterest } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { shareLoan } from "../stranger-data.ts";
import { digits, last4Of, leavingOpen, movements, withBalance } from "./sb-data.ts";
import {
  askedFor,
  at,
  depositFacts,
  firstName,
  keptAccount,
  loanFacts,
  openParts,
  openTotals,
  paidInstalments,
  paymentRows,
} from "./sg-data.ts";
import { layoutOf } from "./sj-data.ts";

const $ = money.dollar;
const loan = layoutOf("loan", "loans");

/** The maker's own finance house: never a loan, always a contract on a vehicle. */
const corvane = loan("corvane", (seed) => {
  const d = makeLoan(seed * 7 + 81_001, loanSizes.auto);
  const random = seededRandom(seed + 81_002);
  const rows = paidInstalments(d, Math.min(3, d.paymentsMade));
  const vin = `5C${digits(random, 3)}RV${digits(random, 10)}`;
  const html = document(
    `body{font:9pt "Liberation Sans";color:#222}${BASE}.head{display:flex;justify-content:space-between;border-bottom:6px solid #111;padding-bottom:6px}.mark{font:bold 19pt "Liberation Sans Narrow";letter-spacing:5px}.gr{background:#f1f1f1;padding:8px 12px;margin:10px 0}h4{margin:14px 0 4px;font-size:10pt;border-bottom:1px solid #999}.tot{border-top:1.5px solid #111;font-weight:bold;display:flex;justify-content:space-between;margin-top:4px;padding-top:3px}.slip{border-top:1px dashed #555;margin-top:22px;padding-top:10px}`,
    `<div class=head><div><span class=mark>CORVANE</span><br>Financial Services</div><div class=r>Billing statement<br>Issued ${date.slash(d.statementDate)}<br>1-800-555-0191 &nbsp; corvanefs.example</div></div>
    <div class=row style="margin-top:12px"><div>${at(d.person)}</div><div>${pairs([
      ["Contract number", `10-****${d.number.slice(-4)}`],
      ["Your vehicle", `${2021 + (seed % 5)} Corvane ${random.pick(["Ridge XLT", "Solace", "Tern EV"])}`],
      ["VIN", vin],
      ["Contract date", date.slash(d.openedOn)],
      ["Scheduled contract end", date.slash(d.maturity)],
    ])}</div></div>
    <div class="gr row"><div>${pairs([
      ["Current payment", $(d.instalment)],
      ["Past due payments", $(d.pastDue)],
      ["Late charges", $(d.lateFee)],
      ["Other charges", $(0)],
    ])}<div class=tot><span>Total now payable</span><span>${$(askedFor(d))}</span></div></div><div style="text-align:center">Payable on or before<br><b style="font-size:15pt">${date.long(d.dueDate)}</b><br><br>A late charge of ${$(2_500)} applies after ${date.long(addDays(d.dueDate, 10))}.</div></div>
    <h4>Contract details</h4><div class=row><div>${pairs([
      ["Unpaid principal balance", $(d.principal)],
      ["Amount financed at signing", $(d.original)],
      ["Annual percentage rate", `${d.rate}%`],
    ])}</div><div>${pairs([
      ["Payments made / remaining", `${d.paymentsMade} / ${d.termMonths - d.paymentsMade}`],
      ["Estimated payoff, good through " + date.noYear(addDays(d.statementDate, 15)), $(d.payoff)],
      ["Interest each day", $(d.perDiem)],
    ])}</div></div>
    <h4>What we received lately</h4>${grid(
      "llrrrr",
      ["Received", "", "Payment", "To principal", "To finance charge", "Principal after"],
      rows.map((row) => [
        date.slash(row.day),
        "Regular payment",
        $(row.amount),
        $(row.principal),
        $(row.interest),
        $(row.left),
      ]),
    )}<p>Finance charge paid in ${d.statementDate.slice(0, 4)}: ${$(d.ytdInterest)}</p>
    <p class=small>Ready for your next Corvane? Well-qualified customers can drive a new Ridge for $379.00 a month for 36 months with $3,499 due at signing, or finance at 2.9% APR for 48 months. Corvane Protection adds roadside help for $12.00 a month. Credit reporting: late payments may be reflected in your credit report.</p>
    <div class="slip row"><div>CORVANE FINANCIAL SERVICES<br>PO BOX 71002<br>CHARLOTTE NC 28272</div><div>${pairs(
      [
        ["Contract number", `10-****${d.number.slice(-4)}`],
        ["Total now payable", $(askedFor(d))],
        ["Additional principal", "$ ___________"],
        ["Enclosed", "$ ___________"],
      ],
    )}</div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Corvane Financial Services",
          accounts: [
            {
              ...loanFacts(d, "auto-loan", "Corvane Financial Services"),
              originalBalance: decimal(d.original),
              pastDue: decimal(d.pastDue),
              maturityDate: d.maturity,
            },
          ],
          transactions: paymentRows(rows, "Regular payment"),
        },
        "Corvane",
      ),
      openParts(d),
    ),
  };
});

/** One member, one paper: shares, drafts and the car's loan follow each other, each with a running balance. */
const bramwell = layoutOf("loan", "bank-statements")("bramwell", (seed) => {
  const drafts = keptAccount(seed, { salt: 81_010, what: "checking", buys: [3, 7], interest: true });
  const dates = { start: drafts.start, end: drafts.end };
  const shares = keptAccount(seed + 3, { salt: 81_011, what: "savings", dates });
  const car = shareLoan(seed, drafts.start, drafts.end);
  const sheet = (d: typeof drafts) =>
    grid(
      "llrr",
      ["Date", "Description", "Amount", "Balance"],
      [
        [date.short(d.start), "BEGINNING BALANCE", "", grouped(d.beginning)],
        ...withBalance(d).map((line) => [
          date.short(line.day),
          escaped(line.text),
          money.plain(line.amount),
          grouped(line.balance),
        ]),
        [date.short(d.end), "ENDING BALANCE", "", grouped(d.ending)],
      ],
      "class=s",
    );
  const html = document(
    `body{font:8.4pt "Liberation Sans"}${BASE}.s td,.s th{padding:1px 4px}.s tr:nth-child(even){background:#eef6fb}.cap{background:#0c4a6e;color:#fff;padding:3px 8px;margin:12px 0 2px;display:flex;justify-content:space-between}`,
    `<div class=row><div style="flex:2"><b style="font-size:15pt;color:#0c4a6e">Bramwell County Schools Credit Union</b><br>210 Academy Ave, Bramwell WV 24715</div><div class=r>MEMBER STATEMENT<br>${date.short(drafts.start)} - ${date.short(drafts.end)}<br>Member ${String(10_000 + seed * 37)}<br>Page 1</div></div>
    <p>${at(drafts.person)}</p>
    ${grid(
      "llr",
      ["Your accounts", "Number", `Balance ${date.short(drafts.end)}`],
      [
        ["S01 Regular Share", `*${shares.last4}`, $(shares.ending)],
        ["S75 Share Draft", `*${drafts.last4}`, $(drafts.ending)],
        ["L20 Used Vehicle", `*${car.number}`, `${$(car.balance)} owed`],
      ],
      "class=s",
    )}
    <div class=cap><span>S01 REGULAR SHARE</span><span>*${shares.last4}</span></div>${sheet(shares)}<div>Dividends are paid monthly at 0.25% APY on $25.00 and more.</div>
    <div class=cap><span>S75 SHARE DRAFT</span><span>*${drafts.last4}</span></div>${sheet(drafts)}
    <div class=cap><span>L20 USED VEHICLE</span><span>*${car.number}</span></div><div class=row><div>${pairs([
      ["Annual Percentage Rate", `${car.apr}%`],
      ["Daily periodic rate", `${(Number(car.apr) / 365).toFixed(6)}%`],
    ])}</div><div>${pairs([
      ["Payment", $(car.payment)],
      ["Next due", date.short(car.due)],
    ])}</div></div>${grid(
      "llrrrr",
      ["Date", "Description", "Amount", "Finance charge", "Principal", "Balance"],
      [
        [date.short(drafts.start), "BEGINNING BALANCE", "", "", "", grouped(car.previous)],
        [
          date.short(car.paidOn),
          "PAYMENT BY TRANSFER",
          grouped(car.payment),
          grouped(car.interest),
          grouped(car.principal),
          grouped(car.balance),
        ],
        [date.short(drafts.end), "ENDING BALANCE", "", "", "", grouped(car.balance)],
      ],
      "class=s",
    )}
    <p>YEAR TO DATE: dividends ${$(4_211 + seed * 13)}, finance charges ${$(car.interest * 5)}.</p><p class=small>Annual meeting in May. Skip-a-payment in December for a fee of $30.00. Mortgages from 5.875%. In case of errors or questions about your electronic transfers, write or call within 60 days. Federally insured by NCUA.</p>`,
  );
  const name = "Bramwell County Schools Credit Union";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: name,
        accounts: [
          depositFacts(shares, "savings", name),
          depositFacts(drafts, "checking", name),
          {
            kind: "auto-loan",
            institution: name,
            accountLast4: car.number,
            previousBalance: decimal(car.previous),
            currentBalance: decimal(car.balance),
            minimumPayment: decimal(car.payment),
            paymentDueDate: car.due,
            apr: car.apr,
          },
        ],
        transactions: [
          ...movements(shares.lines, 0),
          ...movements(drafts.lines, 1),
          { account: 2, date: car.paidOn, description: "PAYMENT BY TRANSFER", amount: decimal(car.payment) },
        ],
      },
      {
        documentType: "loans",
        ...openTotals(shares, 0),
        ...openTotals(drafts, 1),
        "accounts.2.statementDate": drafts.end,
        "accounts.2.periodStart": drafts.start,
        "accounts.2.periodEnd": drafts.end,
        "accounts.2.paymentsAndCredits": decimal(car.payment),
        "accounts.2.interestCharged": decimal(car.interest),
      },
    ),
  };
});

/** A federal servicer's portal: a panel a group, value above label; the count towards forgiveness stands beside the money. */
const ridgecourt = loan("ridgecourt", (seed) => {
  const d = makeStudentLoans(seed * 5 + 81_020);
  const random = seededRandom(seed + 81_021);
  const all = (pick: (group: (typeof d.groups)[number]) => number) =>
    d.groups.reduce((sum, group) => sum + pick(group), 0);
  const tile = (value: string, label: string) => `<div><b>${value}</b><span>${label}</span></div>`;
  const html = document(
    `body{font:9.3pt "DejaVu Sans Condensed";color:#1f2937}${BASE}.bar{background:#4c1d95;color:#fff;padding:10px 14px;display:flex;justify-content:space-between}.duebox{background:#f5f3ff;padding:10px 14px;margin:10px 0}.panel{border:1px solid #c4b5fd;border-radius:6px;margin:8px 0;padding:6px 10px;break-inside:avoid}.tiles{display:flex;flex-wrap:wrap;gap:6px 18px}.tiles div{width:21%}.tiles b,.tiles span{display:block}.tiles span{font-size:7.2pt;color:#6b7280}.fine{font-size:7pt;color:#4b5563}`,
    `<div class=bar><span style="font-size:15pt">Ridgecourt Student Aid Servicing</span><span>for the U.S. Department of Education</span></div>
    <div class=row style="margin-top:10px"><div>${at(d.person)}</div><div class=r>Account ending in ${d.number.slice(-4)}<br>Statement of ${date.abbreviatedBare(d.statementDate)}</div></div>
    <div class=duebox><div class=tiles>${tile($(all((g) => g.instalment)), "Current amount due")}${tile(date.abbreviatedBare(d.dueDate), "Due date")}${tile("$0.00", "Past due amount")}${tile($(all((g) => g.principal + g.accrued)), "Total balance, all groups")}</div></div>
    ${d.groups
      .map(
        (group) =>
          `<div class=panel><b>Group A${group.code}</b> &nbsp; ${group.program}<div class=tiles style="margin-top:4px">${tile($(group.principal), "Principal outstanding")}${tile($(group.accrued), "Unpaid interest")}${tile(`${group.rate}%`, "Interest rate (fixed)")}${tile($(group.instalment), "Due this month")}${tile($(group.original), "Disbursed")}${tile("Standard", "Repayment plan")}${tile("In repayment", "Status")}${tile($(group.principal + group.accrued), "Group balance")}</div></div>`,
      )
      .join("")}
    <div class=panel><b>Since your last statement</b>${grid(
      "llr",
      ["Date", "Type", "Amount"],
      [[date.slash(d.last.day), "Payment - auto debit", $(d.last.amount)]],
    )}</div>
    <div class=panel><b>Public Service Loan Forgiveness</b><div class=tiles>${tile(`${random.whole(12, 96)} of 120`, "Qualifying payments")}${tile(String(random.whole(1, 9)), "Pending review")}${tile("10/15/2026", "Employer certified through")}</div></div>
    <p class=fine>Auto debit lowers each interest rate by 0.25%. Had you chosen an income-driven plan, your payment might be as low as $0.00 to ${$(all((g) => Math.round(g.instalment * 0.6)))}. Interest paid in ${Number(d.statementDate.slice(0, 4)) - 1}: ${$(random.whole(20_000, 190_000))}. In a forbearance, about ${$(all((g) => monthlyInterest(g.principal, g.rate)))} of interest builds up each month. Consolidation loans are offered by the Department, free of charge; nobody needs to pay $599 for help. 1-844-555-0116.</p>`,
  );
  const name = "Ridgecourt Student Aid Servicing";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: d.groups.map((group) => ({
            kind: "student-loan" as const,
            institution: name,
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            paymentDueDate: d.dueDate,
            originalBalance: decimal(group.original),
            currentBalance: decimal(group.principal),
            minimumPayment: decimal(group.instalment),
            apr: group.rate,
          })),
          transactions: [],
          transactionsOpen: true,
        },
        "Ridgecourt",
      ),
      Object.fromEntries(
        d.groups.flatMap((_, index) => [
          [`accounts.${index}.pastDue`, "0.00"],
          [`accounts.${index}.paymentsAndCredits`, decimal(d.last.amount)],
        ]),
      ),
    ),
  };
});

/** A private lender to students that speaks of notes and financing; the rate floats, interest was added to the principal. */
const marlstone = loan("marlstone", (seed) => {
  const d = makeLoan(seed * 11 + 81_030, {
    from: 8_000,
    to: 62_000,
    terms: [120, 144, 180],
    rateFrom: 5,
    rateTo: 12,
  });
  const random = seededRandom(seed + 81_031);
  const accruedNow = Math.round(d.nextInterest * 0.7);
  const capitalised = random.whole(20_000, 310_000);
  const margin = (Number(d.rate) - 4).toFixed(3);
  const html = document(
    `body{font:9.6pt "Liberation Serif";color:#0b2545}${BASE}.l{width:36%;vertical-align:top;border-right:2px solid #0b2545;padding-right:12px}.m{vertical-align:top;padding-left:14px}.l b{font-size:13pt;display:block}.l div{margin:10px 0}h4{margin:12px 0 3px;font-size:11pt}.q td,.q th{border-bottom:.5px solid #9fb3c8;padding:2px 3px;font-size:8.8pt}`,
    `<div style="font-size:21pt;font-style:italic">Marlstone <span style="font-size:12pt;font-style:normal">Education Finance</span></div><hr>
    <table><tr><td class=l><div>${at(d.person)}</div><div>Note number<b>ME-${d.number.slice(0, 2)}••••${d.number.slice(-4)}</b></div><div>Monthly payment amount<b>${$(d.instalment)}</b></div><div>Past due<b>${$(d.pastDue)}</b></div><div>Unpaid late fees<b>${$(d.lateFee)}</b></div><div>Amount to send<b>${$(askedFor(d))}</b></div><div>To arrive by<b>${date.long(d.dueDate)}</b></div><div class=small>Cosigner: T. EXAMPLE SR. A copy of this paper was sent to the cosigner.</div></td>
    <td class=m><div class=r>Statement date: ${date.long(d.statementDate)}</div><h4>Your private student financing</h4>${pairs(
      [
        ["Principal you owe", $(d.principal)],
        ["Interest accrued since your last payment", $(accruedNow)],
        ["Principal and accrued interest together", $(d.principal + accruedNow)],
        ["Amount first disbursed, with capitalized interest", $(d.original)],
        ["of which interest capitalized at the end of your grace period", $(capitalised)],
        ["Variable interest rate", `${d.rate}%`],
        ["30-day Average SOFR on the last reset, plus margin", `4.000% + ${margin}%`],
        ["Expected last payment", date.monthYear(d.maturity)],
      ],
      "class=q",
    )}<h4>Your last payment</h4>${grid(
      "lrrrr",
      ["Date", "Total", "Principal", "Interest", "Fees"],
      [[date.slash(d.last.day), $(d.last.amount), $(d.last.principal), $(d.last.interest), $(0)]],
      "class=q",
    )}<h4>This year</h4>${pairs(
      [
        ["Principal paid", $(d.ytdPrincipal)],
        ["Interest paid (you will get form 1098-E)", $(d.ytdInterest)],
      ],
      "class=q",
    )}<p>Your rate is looked at each month and can never be above 18.00%. If it changes, so does your payment. Send 5% of the payment or $25.00, whichever is less, when you are more than 15 days late. In hardship you may ask for interest-only payments of ${$(d.nextInterest)} for up to 12 months.</p></td></tr></table>
    <p class=small>Graduate school ahead? Marlstone Graduate starts at 6.14% APR fixed with autopay. Payoff quotes are good for ten days and are not shown on this paper.</p>`,
  );
  const name = "Marlstone Education Finance";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [{ ...loanFacts(d, "student-loan", name), pastDue: decimal(d.pastDue) }],
          transactions: paymentRows([{ day: d.last.day, amount: d.last.amount }], "Payment"),
          transactionsOpen: true,
        },
        "Marlstone",
      ),
      { ...openParts(d), "accounts.0.originalBalance": decimal(d.original) },
    ),
  };
});

/** A house loan a month behind, whose escrow part goes up with this very payment. */
const ferncastle = loan("ferncastle", (seed) => {
  const d = makeLoan(seed * 13 + 81_040, loanSizes.mortgage);
  const random = seededRandom(seed + 81_041);
  const escrow = d.escrow + random.whole(2_100, 19_000);
  const regular = d.instalment + escrow;
  const [missed, lateFee] = [d.instalment + d.escrow, Math.round(d.instalment * 0.05)];
  const held = random.chance(0.5) ? random.whole(10_000, 60_000) : 0;
  const total = regular + missed + lateFee;
  const dueDate = addMonths(`${d.dueDate.slice(0, 7)}-01`, 1);
  const statementDate = addDays(dueDate, -11);
  const lastDay = addMonths(addDays(dueDate, 4), -2);
  const feeDay = addDays(addMonths(dueDate, -1), 15);
  const html = document(
    `body{font:8.6pt "Liberation Sans"}${BASE}.hd{background:#27401f;color:#fff;padding:8px 12px}.bx{border:1px solid #27401f;margin:0 0 10px}.bx>b{display:block;background:#dfe8da;padding:2px 6px}.bx td,.bx th{padding:1.5px 6px}.neg{border:2px solid #b45309;padding:6px 10px;margin-bottom:10px}.due{font-size:11pt;border:2px solid #27401f;padding:6px 10px}.slip{border-top:1px dashed;padding-top:8px;margin-top:8px}`,
    `<div class=hd><span style="font-size:15pt">Ferncastle Home Servicing, LLC</span><span style="float:right">MORTGAGE STATEMENT<br>${date.slash(statementDate)}</span></div>
    <div class=row style="margin:10px 0"><div>${at(d.person)}<p>Property: ${d.person.street}</p></div><div class=due>${pairs(
      [
        ["Loan number", `****${d.number.slice(-4)}`],
        ["Payment due date", date.slash(dueDate)],
        ["<b>Total amount due*</b>", `<b>${$(total)}</b>`],
      ],
    )}<span class=small>*If received after ${date.slash(addDays(dueDate, 15))}, a late charge of ${$(lateFee)} will be added.</span></div></div>
    <div class=row><div class=bx><b>About your loan</b>${pairs([
      ["Principal not yet paid", $(d.principal)],
      ["Interest rate (fixed)", `${d.rate}%`],
      ["Escrow balance", $(d.escrowBalance)],
      ["Original amount", $(d.original)],
      ["Final payment in", date.monthYear(d.maturity)],
      ["Prepayment penalty", "None"],
      ["Partial payments held (unapplied)", $(held)],
    ])}</div><div class=bx><b>Explanation of amount due</b>${pairs([
      ["Principal", $(d.nextPrincipal)],
      ["Interest", $(d.nextInterest)],
      ["Escrow (taxes and insurance) - NEW", $(escrow)],
      ["<b>Regular monthly payment</b>", `<b>${$(regular)}</b>`],
      [`Overdue payment of ${date.slash(addMonths(dueDate, -1))}`, $(missed)],
      ["Fees and charges", $(lateFee)],
      ["<b>Total amount due</b>", `<b>${$(total)}</b>`],
    ])}</div></div>
    <div class=neg><b>You are late on your mortgage payments.</b> As of ${date.slash(statementDate)} you are ${Math.round((Date.parse(statementDate) - Date.parse(addMonths(dueDate, -1))) / 86_400_000)} days behind. Not bringing your loan current may result in fees and, in time, foreclosure. You must pay ${$(missed + lateFee)} to bring it current today. Housing counselors: 1-800-569-4287.</div>
    <div class=bx><b>Your escrow has been reviewed</b>${grid(
      "lrr",
      ["", "Until now", `From ${date.slash(dueDate)}`],
      [
        ["Principal and interest", $(d.instalment), $(d.instalment)],
        ["Escrow", $(d.escrow), $(escrow)],
        ["Payment", $(missed), $(regular)],
      ],
    )}<div style="padding:2px 6px">Your county tax rose. The shortage of ${$((escrow - d.escrow) * 9)} is spread over 12 months; you may pay it at once instead.</div></div>
    <div class=bx><b>Transaction activity since the last statement</b>${grid(
      "llrrrr",
      ["Date", "Description", "Amount", "Principal", "Interest", "Escrow"],
      [
        [
          date.slash(lastDay),
          "PAYMENT RECEIVED - THANK YOU",
          $(missed),
          $(d.last.principal),
          $(d.last.interest),
          $(d.escrow),
        ],
        [date.slash(feeDay), "LATE CHARGE ASSESSED", `${$(lateFee)}-`, "", "", ""],
      ],
    )}</div>
    <div class=bx><b>Past payments breakdown</b>${grid(
      "lrr",
      ["", "Paid last month", "Paid year to date"],
      [
        ["Principal", "$0.00", $(d.ytdPrincipal)],
        ["Interest", "$0.00", $(d.ytdInterest)],
        ["Escrow", "$0.00", $(d.escrow * 6)],
        ["Fees", "$0.00", "$0.00"],
      ],
    )}</div>
    <div class="slip row"><div>FERNCASTLE HOME SERVICING<br>PO BOX 9410<br>GAITHERSBURG MD 20898</div><div>${pairs(
      [
        ["Loan number", `****${d.number.slice(-4)}`],
        ["Due by " + date.slash(dueDate), $(total)],
        [`Due after ${date.slash(addDays(dueDate, 15))}`, $(total + lateFee)],
        ["Additional principal", "$ ________"],
      ],
    )}</div></div>`,
  );
  const name = "Ferncastle Home Servicing, LLC";
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: name,
          accounts: [
            {
              ...loanFacts(d, "mortgage", name),
              statementDate,
              paymentDueDate: dueDate,
              minimumPayment: decimal(regular),
              originalBalance: decimal(d.original),
              pastDue: decimal(missed),
            },
          ],
          transactions: [
            {
              account: 0,
              date: lastDay,
              description: "PAYMENT RECEIVED - THANK YOU",
              amount: decimal(missed),
            },
            { account: 0, date: feeDay, description: "LATE CHARGE ASSESSED", amount: decimal(-lateFee) },
          ],
        },
        "Ferncastle Home Servicing",
      ),
      {
        "accounts.0.pastDue": decimal(missed + lateFee),
        "accounts.0.feesCharged": decimal(lateFee),
        "accounts.0.interestCharged": [decimal(d.last.interest), decimal(d.nextInterest)],
        "accounts.0.paymentsAndCredits": decimal(missed),
        "accounts.0.previousBalance": decimal(d.principalBefore),
      },
    ),
  };
});

/** An app that lends: a letter with figures in its sentences, and an APR that counts the fee beside the rate. */
const kindling = loan("kindling", (seed) => {
  const d = makeLoan(seed * 17 + 81_050, loanSizes.personal);
  const random = seededRandom(seed + 81_051);
  const withFee = (Number(d.rate) + random.whole(110, 480) / 100).toFixed(2);
  const fee = Math.round(d.original * 0.0499);
  const bank = last4Of(random);
  const other = makePerson(random);
  const html = document(
    `body{font:11pt "DejaVu Sans";color:#27272a;width:6in}${BASE}.k{color:#ea580c;font-size:20pt;font-weight:bold}p{line-height:1.5}.c{background:#fff7ed;border-radius:12px;padding:12px 16px;margin:14px 0}.c td{padding:3px 0}.s{font-size:7.5pt;color:#71717a}`,
    `<div class=k>kindling</div><div class=s>${date.abbreviatedBare(d.statementDate)}</div>
    <p>Hi ${firstName(d.person)},</p><p>Your next payment of <b>${$(d.instalment)}</b> is coming up on <b>${date.longNoYear(d.dueDate)}</b>. We'll take it from your bank account ending in ${bank}, so there's nothing you need to do.</p>
    <div class=c><b>Where your Kindling loan stands</b>${pairs([
      ["Loan ID", `KL-…${d.number.slice(-4)}`],
      ["You borrowed", $(d.original)],
      ["Principal left to pay back", $(d.principal)],
      ["Payments made", `${d.paymentsMade} of ${d.termMonths}`],
      ["Monthly payment", $(d.instalment)],
      ["Next payment date", date.long(d.dueDate)],
      ["Last payment date", date.long(d.maturity)],
      ["Interest rate", `${d.rate}%`],
      ["APR (with the origination fee)", `${withFee}%`],
    ])}</div>
    <p>On ${date.longNoYear(d.last.day)} we received ${$(d.last.amount)}. ${$(d.last.principal)} of it went to principal and ${$(d.last.interest)} to interest. If you wanted to be done today, it would take ${$(d.principal + d.perDiem * 6)}.</p>
    ${d.pastDue > 0 ? `<p><b>A payment is missing.</b> You still owe us ${$(d.pastDue)} from last month and a late fee of ${$(d.lateFee)}.</p>` : ""}
    <p>Paying ${$(5_000)} more each month would get you there sooner. You can change your date in the app.</p><p>Warmly,<br>The Kindling team</p>
    <p class=s>When you took out your loan, an origination fee of ${$(fee)} was taken from it and ${$(d.original - fee)} reached your bank. A payment that bounces costs $15.00. You could qualify for another $7,500.00 at 11.99% to 29.99% APR. Invite ${escaped(firstName(other))} or anyone else and get $75. Loans made by Hollin River Bank, member FDIC, and serviced by Kindling Labs, Inc. Letter for ${d.person.name}, ${d.person.street}, ${d.person.town}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "kindling",
          accounts: [
            {
              ...loanFacts(d, "personal-loan", "kindling"),
              originalBalance: decimal(d.original),
              maturityDate: d.maturity,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: [],
          transactionsOpen: true,
        },
        "Kindling Labs, Inc.",
        "Kindling Labs",
        "Hollin River Bank",
      ),
      openParts(d),
    ),
  };
});

/** Lenders and servicers of the middle size, written without a look at the rules. */
export const sjLoans: readonly Layout[] = [corvane, bramwell, ridgecourt, marlstone, ferncastle, kindling];
