import { document, type Layout } from "../layout.ts";
import { addMonths, loanSizes, makeLoan } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { makeSplitLine, NEXT_PAGE } from "./sl-data.ts";

const $ = money.dollar;

/** A credit union's adjustable mortgage: impounds, index and margin, and a notice of delinquency when a month is missed. */
const adjustable: Layout = {
  name: "sl-mortgage-adjustable-union",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 7 + 3, loanSizes.mortgage);
    const random = seededRandom(seed + 3_301);
    const total = d.instalment + d.escrow;
    const toCurrent = total + d.pastDue + d.lateFee;
    const index = (Number(d.rate) - 2.25).toFixed(3);
    const notice = `<div class=alert><b>DELINQUENCY INFORMATION</b><br>Our records show one installment has not been received. Your loan is ${(Date.parse(d.statementDate) - Date.parse(addMonths(d.dueDate, -1))) / 86_400_000} days past due. Failure to bring the loan current may result in fees and foreclosure, the loss of your home.<ul><li>Installment of ${date.slash(addMonths(d.dueDate, -2))}: received, $0.00 open</li><li>Installment of ${date.slash(addMonths(d.dueDate, -1))}: open balance ${$(d.pastDue)}</li><li>Installment of ${date.slash(d.dueDate)}: billed on this notice</li></ul>You must remit <b>${$(toCurrent)}</b> to bring the loan current. If you are having difficulty, see “Help” on the reverse.</div>`;
    const html = document(
      `body{font:9.5pt "Liberation Serif"}${BASE}h2{font:bold 10pt "Liberation Sans";color:#22543d;border-bottom:1.5px solid #22543d;margin:14px 0 4px}td{padding:2px 3px;vertical-align:top}.side{flex:0 0 205px!important;background:#eef5f0;padding:10px;font:8pt "Liberation Sans"}.alert{border:2px solid #222;padding:8px;margin:10px 0}th{font:bold 8pt "Liberation Sans";border-bottom:1px solid #555}`,
      `<div class=row><div><div style="font:bold 18pt 'Liberation Serif';color:#22543d">Cedar Prairie Credit Union</div><span class=small>Member owned since 1948 · Mortgage Servicing Department · NMLS #448120</span></div><div class=r style="font:bold 12pt 'Liberation Sans'">HOME LOAN BILLING NOTICE<br><span style="font-weight:normal;font-size:9pt">Prepared ${date.long(d.statementDate)}</span></div></div>
      <div class=row style="margin-top:24px"><div><p>${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <h2>AMOUNT BILLED</h2>${pairs([
        ["Toward principal", $(d.nextPrincipal)],
        ["Toward interest", $(d.nextInterest)],
        ["Impound for taxes and hazard insurance", $(d.escrow)],
        ["<b>Scheduled installment</b>", `<b>${$(total)}</b>`],
        ["Installments not yet received", $(d.pastDue)],
        ["Unpaid late charges", $(d.lateFee)],
        ["<b>Please remit</b>", `<b>${$(toCurrent)}</b>`],
      ])}
      ${d.pastDue > 0 ? notice : ""}
      <h2>HOW PAST PAYMENTS WERE APPLIED</h2>${grid(
        "lrr",
        ["", "Since prior notice", `${d.last.day.slice(0, 4)} to date`],
        [
          ["Principal", $(d.last.principal), $(d.ytdPrincipal)],
          ["Interest", $(d.last.interest), $(d.ytdInterest)],
          ["Impound", $(d.escrow), $(d.escrow * Number(d.last.day.slice(5, 7)))],
          ["Charges", "$0.00", "$0.00"],
          ["Unapplied funds", "$0.00", "$0.00"],
          [
            "Total",
            $(d.last.amount),
            $(d.ytdPrincipal + d.ytdInterest + d.escrow * Number(d.last.day.slice(5, 7))),
          ],
        ],
      )}
      <h2>ACTIVITY SINCE PRIOR NOTICE</h2>${grid(
        "llrr",
        ["Effective", "Description", "Received", "Disbursed"],
        [
          [date.slash(d.last.day), "Installment, share draft transfer", $(d.last.amount), ""],
          [
            date.slash(addDays(d.last.day, 1)),
            "County tax collector, from impound",
            "",
            $(Math.round(d.escrow * 3.4)),
          ],
        ],
      )}</div>
      <div class=side><b>Loan no.</b><br>${d.number.slice(0, 3)} ${d.number.slice(3, 6)} ${d.number.slice(6)}<br><br><b>Installment due</b><br>${date.long(d.dueDate)}<br><br><b>Unpaid principal</b> as of notice date<br>${$(d.principal)}<br><br><b>Amount of the note</b><br>${$(d.original)}, dated ${date.slash(d.openedOn)}<br><br><b>Note matures</b><br>${date.monthYear(d.maturity)}<br><br><b>Interest rate</b> until the next change date<br>${d.rate}%<br><br><b>Next change date</b><br>${date.slash(addMonths(d.dueDate, random.whole(2, 11)))}<br><br>Index (1-yr CMT) ${index}%<br>Margin 2.250%<br>Yearly cap 2.000%<br>Lifetime ceiling ${(Number(d.rate) + 5).toFixed(3)}%<br><br><b>Impound balance</b><br>${$(d.escrowBalance)}<br><br><b>Prepayment penalty</b><br>No<br><br><b>Late charge</b><br>5% of principal and interest, ${$(Math.round(d.instalment / 20))}, if not received by ${date.slash(addDays(d.dueDate, 15))}</div></div>
      <div style="border-top:1px dashed #333;margin-top:34px;padding-top:6px;font:8.5pt 'Liberation Sans'" class=row><div>Cedar Prairie Credit Union<br>Mortgage Servicing, PO Box 3060<br>Salina KS 67402-3060</div><div>${pairs(
        [
          ["Loan no.", d.number],
          ["Installment due", date.slash(d.dueDate)],
          ["Please remit", $(toCurrent)],
          [`After ${date.slash(addDays(d.dueDate, 15))} remit`, $(toCurrent + Math.round(d.instalment / 20))],
          ["Additional principal", "$ __________"],
        ],
      )}</div></div>
      ${NEXT_PAGE}<h2>HELP</h2><p>Call our member assistance desk at (800) 555-0138, or a HUD counselor at (800) 569-4287. Members on active duty may ask for a rate of 6% under the SCRA.</p><h2>ABOUT PAYING MORE OR LESS</h2><p>Money that does not make a whole installment is held unapplied until the rest arrives. Anything above an installment goes to principal when you write so. To pay the loan in full ask for a payoff letter; the principal above is not a payoff figure. A figure good through ${date.slash(addDays(d.statementDate, 18))} would be ${$(d.payoff)} with ${$(d.perDiem)} for each further day; recording fee $15.00.</p><h2>ADJUSTABLE LOANS</h2><p class=small>At each change date we add 2.250% to the index then in force and round to the nearest eighth. If the index stood at ${index}% the payment of principal and interest would be ${$(d.instalment)}. You will hear from us 60 to 120 days ahead of a payment at a new rate. Equal Housing Opportunity. Federally insured by NCUA up to $250,000.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Cedar Prairie Credit Union",
        accounts: [
          {
            kind: "mortgage",
            institution: "Cedar Prairie Credit Union",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(total),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
          // The notice says only the month of the note's end.
          "accounts.0.maturityDate": [d.maturity, `${d.maturity.slice(0, 7)}-01`],
        },
      },
    };
  },
};

/** A young servicer's print: what is due in a coloured panel, facts as question and answer, the loan bought from another servicer. */
const plainTalk: Layout = {
  name: "sl-mortgage-plain-talk",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 11 + 5, loanSizes.mortgage);
    const month = d.instalment + d.escrow;
    const late = d.pastDue > 0;
    const fact = (ask: string, answer: string) =>
      `<div class=fact><span>${ask}</span><strong>${answer}</strong></div>`;
    const html = document(
      `body{font:10pt "DejaVu Sans Condensed","DejaVu Sans";color:#1d2b45}${BASE}.panel{background:#ffe9d6;border-radius:12px;padding:16px 20px;display:flex;justify-content:space-between;align-items:center}.big{font-size:25pt;font-weight:bold}.fact{display:flex;justify-content:space-between;border-bottom:1px solid #ddd;padding:5px 0}.bar{display:flex;height:14px;border-radius:7px;overflow:hidden;margin:8px 0}h3{font-size:12pt;margin:18px 0 4px}td,th{padding:4px 2px;font-size:8.5pt}.grey{color:#6b7280;font-size:8pt}`,
      `<div class=row><div style="font-size:21pt;font-weight:bold;color:#d9480f">hearthline</div><div class="r grey">Mortgage statement<br>Statement date ${date.abbreviatedBare(d.statementDate)}</div></div>
      <p style="margin:18px 0 12px">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=panel><div><div>${late ? "Your payment, with the past-due amount" : "Your payment"}</div><div class=big>${$(month + d.pastDue + d.lateFee)}</div></div><div class=r>due<br><b style="font-size:15pt">${date.long(d.dueDate)}</b><br><span class=grey>If it reaches us after ${date.abbreviatedBare(addDays(d.dueDate, 15))} we add ${$(Math.round(d.instalment / 25))}</span></div></div>
      <h3>What makes up this payment</h3><div class=bar><div style="background:#d9480f;flex:${d.nextPrincipal}"></div><div style="background:#f59f00;flex:${d.nextInterest}"></div><div style="background:#74a892;flex:${d.escrow}"></div></div>
      ${fact("Paying down your loan", $(d.nextPrincipal))}${fact("Interest", $(d.nextInterest))}${fact("Set aside for property tax and insurance (escrow)", $(d.escrow))}${fact("Your usual monthly payment", $(month))}${late ? `${fact("Past-due payments", $(d.pastDue))}${fact("Late fees", $(d.lateFee))}` : ""}
      <h3>Your loan at a glance</h3>${fact("How much do I still owe? <span class=grey>Principal only; ask for a payoff quote to close the loan.</span>", $(d.principal))}${fact(`How much did I borrow? <span class=grey>${date.long(d.openedOn)}</span>`, $(d.original))}${fact("What is my interest rate? <span class=grey>Fixed for life</span>", `${d.rate}%`)}${fact("When will it be paid off?", date.long(d.maturity))}${fact("What is in my escrow account?", $(d.escrowBalance))}${fact("My loan number", `HL${d.number}`)}
      ${NEXT_PAGE}<div class=row><div class=grey>hearthline · loan HL${d.number}</div><div class="r grey">2 of 2</div></div>
      <h3>What moved lately</h3>${grid(
        "lrrrrr",
        ["Recent activity", "Total", "Principal", "Interest", "Escrow", "You owed after"],
        [
          [
            `${date.abbreviatedBare(addMonths(d.last.day, -1))}<br><span class=grey>Payment, thank you</span>`,
            $(d.last.amount),
            $(d.last.principal - Math.round(d.last.principal / 300)),
            $(d.last.interest + Math.round(d.last.principal / 300)),
            $(d.escrow),
            $(d.principalBefore),
          ],
          [
            `${date.abbreviatedBare(d.last.day)}<br><span class=grey>Payment, thank you</span>`,
            $(d.last.amount),
            $(d.last.principal),
            $(d.last.interest),
            $(d.escrow),
            $(d.principal),
          ],
        ],
      )}
      <h3>Calendar year ${d.last.day.slice(0, 4)}</h3><p>You paid ${$(d.ytdPrincipal)} of principal and ${$(d.ytdInterest)} of interest. Interest goes on your Form 1098 in January.</p>
      <h3>We service your loan now</h3><p>Your servicer until ${date.long(addMonths(d.statementDate, -3))} was Tallgrass Mortgage LLC (its loan number 60088${d.number.slice(1, 5)}-7). Please send it no more payments. The owner of your loan is the Dunmore Home Trust 2019-4. Terms did not change.</p>
      <h3>Ideas</h3><p>Paying ${$(10_000)} more each month would end your loan years sooner. Home values near you rose 3.1% in the last year; yours may be about ${money.wholeDollars(Math.round(d.original * 1.42))}. You may qualify for a cash-out loan from 6.875% (7.112% APR). This is not an offer of credit.</p>
      <p class=grey>Partial payments are held in a suspense account until they make up a full one. We may report late payments to credit bureaus. A returned payment costs $20.00. Hearthline Servicing, Inc., NMLS 1902244, PO Box 41107, Boise, ID 83711. Questions or errors: write to the address above, attention Customer Rights. CFPB: 1-855-411-2372.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "hearthline",
        accounts: [
          {
            kind: "mortgage",
            institution: "hearthline",
            accountLast4: d.number.slice(-4),
            statementDate: d.statementDate,
            currentBalance: decimal(d.principal),
            originalBalance: decimal(d.original),
            minimumPayment: decimal(month),
            paymentDueDate: d.dueDate,
            ...(late ? { pastDue: decimal(d.pastDue) } : {}),
            maturityDate: d.maturity,
            apr: d.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Hearthline Servicing, Inc.", "Hearthline Servicing"],
          "accounts.0.institution": ["Hearthline Servicing, Inc.", "Hearthline Servicing"],
          "accounts.0.feesCharged": [decimal(d.lateFee)],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
        },
      },
    };
  },
};

/** A bank's home equity line with a part fixed by the holder: the two balances in columns beside each other under one limit. */
const splitLine: Layout = {
  name: "sl-heloc-fixed-portion",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeSplitLine(seed);
    const totalDue = d.minimum + d.lockPayment;
    const entries = [
      ...(d.advance > 0
        ? [{ day: d.advanceDay, text: "Advance - Equity Check 1088", amount: d.advance, account: 0 }]
        : []),
      { day: d.paymentDay, text: "Payment - Variable Balance", amount: -d.payment, account: 0 },
      { day: d.end, text: "Interest Charge - Variable Balance", amount: d.interest, account: 0 },
      { day: d.paymentDay, text: "Payment - Fixed Option 1", amount: -d.lockPayment, account: 1 },
      { day: d.end, text: "Interest Charge - Fixed Option 1", amount: d.lockInterest, account: 1 },
    ];
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.cap{font:bold 9pt "Liberation Sans";letter-spacing:1px;color:#6b2135;margin:16px 0 4px}td{padding:3px 5px;border-bottom:1px dotted #bbb}th{padding:3px 5px;background:#6b2135;color:#fff;font-size:8pt}.lead td{border:0}`,
      `<div style="border-top:6px solid #6b2135;padding-top:8px" class=row><div><b style="font-size:16pt">Wexford &amp; Hale Bank</b><br>EquityFlex Line of Credit Statement</div><div class=lead>${pairs(
        [
          ["Account ending in", d.number.slice(-4)],
          ["Closing date", date.abbreviated(d.end)],
          ["Billing cycle", `${date.abbreviated(d.start)} to ${date.abbreviated(d.end)}`],
          ["<b>Total minimum due</b>", `<b>${$(totalDue)}</b>`],
          ["<b>Due no later than</b>", `<b>${date.abbreviated(d.due)}</b>`],
        ],
      )}</div></div><p style="margin:22px 0">${d.person.name}<br>${d.person.street}<br>${d.person.town}</p>
      <div class=cap>YOUR LINE</div>${pairs([
        ["Approved line", $(d.limit)],
        ["In use (variable and fixed together)", $(d.balance + d.lockBalance)],
        ["Open to draw", $(d.available)],
        ["Draw period ends", date.abbreviated(d.drawEnds)],
        ["Line matures", date.abbreviated(d.matures)],
      ])}
      <div class=cap>BALANCES IN THIS CYCLE</div>${grid(
        "lrr",
        ["", "Variable Balance", "Fixed Option 1"],
        [
          ["Opening balance", $(d.previous), $(d.lockPrevious)],
          ["Advances and checks", $(d.advance), "$0.00"],
          ["Payments received", `-${$(d.payment)}`, `-${$(d.lockPayment)}`],
          ["Fees", "$0.00", "$0.00"],
          ["Interest charge", $(d.interest), $(d.lockInterest)],
          ["<b>Closing balance</b>", `<b>${$(d.balance)}</b>`, `<b>${$(d.lockBalance)}</b>`],
          ["ANNUAL PERCENTAGE RATE", `${d.rate}% (v)`, `${d.lockRate}%`],
          [
            "Daily periodic rate",
            `${(Number(d.rate) / 365).toFixed(5)}%`,
            `${(Number(d.lockRate) / 365).toFixed(5)}%`,
          ],
          ["Amount first fixed", "", $(d.lockOriginal)],
          ["Fixed on / ends on", "", `${date.short(d.lockOpened)} / ${date.short(d.lockMatures)}`],
          ["<b>Minimum due</b>", `<b>${$(d.minimum)}</b>`, `<b>${$(d.lockPayment)}</b>`],
        ],
      )}<p class=small>(v) The variable rate is the Wall Street Journal Prime Rate of ${d.prime}% plus a margin of ${d.margin}%. It never goes above 18.00%.</p>
      <div class=cap>ITEMS POSTED</div>${grid(
        "llr",
        ["Date", "Item", "Amount"],
        entries.map((entry) => [date.noYear(entry.day), entry.text, money.trailing(entry.amount)]),
      )}<p class=small>Finance charges paid in ${d.end.slice(0, 4)}: ${$(d.interest * 5 + d.lockInterest * 6)}. Interest may be deductible; ask a tax adviser. A late charge of 5% of the minimum, at most $50.00, is made when a minimum is over 10 days late. Annual fee $75.00, billed in March, waived with a Wexford checking account. You may fix up to three portions of at least $5,000.00 each; today's fixed rates start at 7.44% APR. Fees for a stop payment: $30.00.</p>
      <div style="border-top:1px dashed #555;margin-top:26px;padding-top:8px" class=row><div>Wexford &amp; Hale Bank<br>Equity Lending, PO Box 2290<br>Providence, RI 02905</div><div class=lead>${pairs(
        [
          ["Total minimum due", $(totalDue)],
          ["Extra to variable balance", "$ ____________"],
          ["Extra to fixed option", "$ ____________"],
          ["Enclosed", "$ ____________"],
        ],
      )}</div></div>`,
    );
    const shared = {
      kind: "heloc" as const,
      institution: "Wexford & Hale Bank",
      accountLast4: d.number.slice(-4),
      statementDate: d.end,
      periodStart: d.start,
      periodEnd: d.end,
      paymentDueDate: d.due,
      feesCharged: "0.00",
    };
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Wexford & Hale Bank",
        accounts: [
          {
            ...shared,
            currentBalance: decimal(d.balance),
            previousBalance: decimal(d.previous),
            minimumPayment: decimal(d.minimum),
            apr: d.rate,
            paymentsAndCredits: decimal(d.payment),
            interestCharged: decimal(d.interest),
          },
          {
            ...shared,
            currentBalance: decimal(d.lockBalance),
            previousBalance: decimal(d.lockPrevious),
            originalBalance: decimal(d.lockOriginal),
            minimumPayment: decimal(d.lockPayment),
            maturityDate: d.lockMatures,
            apr: d.lockRate,
            paymentsAndCredits: decimal(d.lockPayment),
            interestCharged: decimal(d.lockInterest),
          },
        ],
        transactions: entries.map((entry) => ({
          account: entry.account,
          date: entry.day,
          description: entry.text,
          amount: decimal(-entry.amount),
        })),
        // One limit and one end stand over both balances.
        allowed: {
          "accounts.0.creditLimit": [decimal(d.limit)],
          "accounts.0.availableCredit": [decimal(d.available)],
          "accounts.0.maturityDate": [d.matures],
          "accounts.1.creditLimit": [decimal(d.limit)],
          "accounts.1.availableCredit": [decimal(d.available)],
          "accounts.0.purchases": [decimal(d.advance)],
          "accounts.1.purchases": ["0.00"],
        },
      },
    };
  },
};

export const slMortgages: readonly Layout[] = [adjustable, plainTalk, splitLine];
