import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan, makeStudentLoans } from "../loan-data.ts";
import { openLoanFigures } from "../loan-layouts.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { namedAs, PAGE } from "./sm-data.ts";

const $ = money.dollar;

/** A motor lender's bill: the slip first, contract facts in a narrow column, each past payment split, an offer to put payments off. */
const auto: Layout = {
  name: "sm-auto-slip-first",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 7 + 21, loanSizes.auto);
    const lender = "Wheatland Motor Acceptance Corp.";
    const asked = d.instalment + d.pastDue + d.lateFee;
    const rows = [0, 1, 2].map((back) => {
      const day = back === 0 ? d.last.day : addDays(addMonths(d.last.day, -back), back);
      const interest = d.last.interest + back * 137;
      return [
        date.short(day),
        back === 1 ? "Online" : "Auto draft",
        money.plain(d.last.amount),
        money.plain(d.last.amount - interest),
        money.plain(interest),
        "0.00",
      ];
    });
    const html = document(
      `body{font:9.2pt "Liberation Sans Narrow"}${BASE}.cap{font-size:7.5pt;text-transform:uppercase;color:#555}.tear{border-bottom:1px dashed #000;text-align:center;font-size:7pt;margin:10px 0 16px}.slip td{border:1px solid #000;padding:5px}.col{display:flex;gap:22px}.nar{width:34%;background:#eef0e4;padding:10px}.wide{flex:1}h3{margin:8px 0 4px;font-size:11pt;color:#5b6b1f}td{padding:3px 2px}th{font-size:8pt;border-bottom:1px solid #5b6b1f;padding:3px 2px}`,
      `<div class=row><div><b style="font-size:14pt;color:#5b6b1f">WHEATLAND</b><br>Motor Acceptance Corp.<br>PO Box 660 &middot; Salina, KS 67402-0660</div><div class=slip><table><tr><td><span class=cap>Account</span><br>${d.number}</td><td><span class=cap>Due date</span><br>${date.short(d.dueDate)}</td></tr><tr><td><span class=cap>Amount due</span><br><b>${$(asked)}</b></td><td><span class=cap>After ${date.noYear(addDays(d.dueDate, 10))} pay</span><br>${$(asked + 2_900)}</td></tr><tr><td colspan=2><span class=cap>Enclosed</span> $ ________________ &nbsp; extra goes to: &#9633; principal &#9633; next payment</td></tr></table></div></div>
      <p style="margin-top:18px">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=tear>Tear along this line and send the part above with your payment</div>
      <div class=col><div class=nar><h3>Your contract</h3>${pairs([
        ["Signed", date.short(d.openedOn)],
        ["Amount financed", $(d.original)],
        ["Contract rate", `${d.rate}%`],
        ["Term", `${d.termMonths} mos.`],
        ["Scheduled payment", $(d.instalment)],
        ["Payments made", String(d.paymentsMade)],
        ["Final payment", date.short(d.maturity)],
        ["Late charge", "$29.00"],
      ])}<p>2022 CHEVROLET EQUINOX LT<br>VIN 3GNAXUEV5NL2204417</p><h3>Ways to pay</h3><p>wheatlandmotor.example<br>785-555-0160 (agent fee $7.50)<br>Auto draft: no fee</p></div>
      <div class=wide><h3>As of ${date.long(d.statementDate)}</h3>${pairs([
        ["Unpaid principal", $(d.principal)],
        ["Interest since your last payment, per day", $(d.perDiem)],
        ["Scheduled payment due", $(d.instalment)],
        ["Payments behind", $(d.pastDue)],
        ["Unpaid late charges", $(d.lateFee)],
        ["<b>Amount due</b>", `<b>${$(asked)}</b>`],
      ])}${d.pastDue > 0 ? `<p style="border:2px solid #a33;padding:6px"><b>Your account is behind.</b> Please bring ${$(d.pastDue)} up to date now. If you cannot, call 785-555-0161 before ${date.longNoYear(addDays(d.statementDate, 12))}.</p>` : "<p>Thank you for paying on time.</p>"}
      <h3>Payments we applied</h3>${grid("llrrrr", ["Date", "How", "Paid", "Principal", "Interest", "Charges"], rows)}
      <p>This year: principal ${$(d.ytdPrincipal)}; interest ${$(d.ytdInterest)}.</p>
      <h3>Paying off early?</h3><p>Good through ${date.short(addDays(d.statementDate, 18))}: ${$(d.payoff)}. This includes a $15.00 title fee; call for a figure by day.</p>
      <h3>Need a month's rest?</h3><p>You may qualify to skip one payment for a $35.00 deferral fee. Interest goes on at your contract rate. Refinance offers start at 5.79% APR on 2021 and newer models, up to $60,000.</p></div></div>`,
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
          ...namedAs(["WHEATLAND Motor Acceptance Corp.", "Wheatland Motor Acceptance", "WHEATLAND"]),
          ...openLoanFigures(d),
        },
      },
    };
  },
};

/** A servicer's bill with one column to a loan group: rates, balances and shares of the payment read downwards. */
const student: Layout = {
  name: "sm-student-group-columns",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeStudentLoans(seed * 5 + 9);
    const house = "Fairwater Student Loan Servicing";
    const total = (pick: (group: (typeof d.groups)[number]) => number) =>
      d.groups.reduce((sum, group) => sum + pick(group), 0);
    const line = (label: string, cell: (group: (typeof d.groups)[number]) => string, all: string) => [
      label,
      ...d.groups.map((group) => cell(group)),
      all,
    ];
    const due = total((group) => group.instalment);
    const html = document(
      `body{font:9.3pt "Liberation Sans";color:#1c2541}${BASE}.bar{height:7px;background:linear-gradient(90deg,#3a506b,#5bc0be)}.pay{background:#f0f7f7;border-left:6px solid #5bc0be;padding:10px 14px}.pay b{font-size:14pt}h3{color:#3a506b;font-size:11pt;margin:16px 0 4px}td,th{padding:4px 5px;border-bottom:1px solid #d5dee6}th{background:#3a506b;color:#fff;font-size:8.4pt}.tot td:last-child{font-weight:bold;background:#f0f7f7}.small{line-height:1.5}`,
      `<div class=bar></div><div class=row style="margin:10px 0 18px"><div><b style="font-size:15pt">Fairwater</b> Student Loan Servicing<br><span class=small>for the U.S. Department of Education</span></div><div class=r>Bill date ${date.slash(d.statementDate)}<br>Account ${d.number}<br>1-833-555-0112</div></div>
      <div class=row><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=pay>Your payment of<br><b>${$(due)}</b><br>is due on <b style="font-size:11pt">${date.slash(d.dueDate)}</b><br><span class=small>Nothing is past due. Past due amount: $0.00. Autopay (0.25% off your rate): not enrolled.</span></div></div>
      <p>We received ${$(d.last.amount)} on ${date.slash(d.last.day)}. ${$(Math.round(d.last.amount * 0.38))} of it went to interest and ${$(d.last.amount - Math.round(d.last.amount * 0.38))} to principal. Your repayment plan is <b>Standard (10 years)</b>.</p>
      <h3>Your loans, group by group</h3>${grid(
        `l${"r".repeat(d.groups.length + 1)}`,
        ["", ...d.groups.map((group) => `Group ${group.code}${group.code}`), "All groups"],
        [
          line("Type", (group) => group.program.replace(" - ", "<br>"), ""),
          line("Amount you borrowed", (group) => $(group.original), $(total((group) => group.original))),
          line("Interest rate (fixed)", (group) => `${group.rate}%`, ""),
          line(
            "Principal you still owe",
            (group) => $(group.principal),
            $(total((group) => group.principal)),
          ),
          line("Interest not yet paid", (group) => $(group.accrued), $(total((group) => group.accrued))),
          line(
            "Principal and interest",
            (group) => $(group.principal + group.accrued),
            $(total((group) => group.principal + group.accrued)),
          ),
          line("Share of this payment", (group) => $(group.instalment), $(due)),
        ],
        "class=tot",
      )}
      <h3>If you pay more</h3><p>What you pay above ${$(due)} goes first to unpaid interest, then to the group with the highest rate, unless you tell us otherwise. Paying extra moves your next due date ahead; to prevent that choose "do not advance" online.</p>
      <h3>If you cannot pay</h3><p>An income-driven plan could make your payment as low as $0.00. With the SAVE plan ended, ask us about IBR. Deferment lets interest of about ${$(Math.round(total((group) => group.accrued) / 20) + 100)} a day add up.</p>
      ${PAGE}<h3>How we count interest</h3><p class=small>Interest on each loan = principal &times; rate &divide; 365.25 &times; days. A $10,000.00 loan at 6.80% accrues $1.86 a day. Interest rates of loans first disbursed from July 1 are set each year; for this year 6.39% for undergraduates and 7.94% for graduates.</p>
      <h3>Late and returned payments</h3><p class=small>If your payment reaches us more than 15 days after ${date.slash(d.dueDate)} a late charge of up to 6% of the late instalment is allowed. Being 90 days late is reported to the bureaus; 270 days late is default. Military members may have their rate limited to 6.00%.</p>
      <h3>Send a payment</h3>${pairs([
        ["Account", d.number],
        ["Amount due", $(due)],
        ["Due date", date.slash(d.dueDate)],
        ["Pay to", "FAIRWATER / US DEPT OF EDUCATION, PO Box 790233, St. Louis MO 63179"],
      ])}`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: house,
        accounts: d.groups.map((group) => ({
          kind: "student-loan" as const,
          institution: house,
          accountLast4: d.number.slice(-4),
          statementDate: d.statementDate,
          currentBalance: decimal(group.principal),
          originalBalance: decimal(group.original),
          minimumPayment: decimal(group.instalment),
          paymentDueDate: d.dueDate,
          apr: group.rate,
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...namedAs(
            ["Fairwater", "U.S. Department of Education", "FAIRWATER / US DEPT OF EDUCATION"],
            d.groups.length,
          ),
          ...Object.fromEntries(
            d.groups.flatMap((group, index) => [
              [`accounts.${index}.pastDue`, ["0.00"]],
              [`accounts.${index}.interestCharged`, [decimal(group.accrued)]],
              [`accounts.${index}.paymentsAndCredits`, [decimal(d.last.amount)]],
            ]),
          ),
        },
      },
    };
  },
};

export const smLoans: readonly Layout[] = [auto, student];
