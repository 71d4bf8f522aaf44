import type { TransactionFacts } from "#contract/extraction.ts";
import { document, type Layout } from "../layout.ts";
import { loanSizes, makeCreditLine, makeLoan, makePayLaterPlan } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { FINE } from "./sk-data.ts";

const $ = money.dollar;

/** A home-equity line in its draw period: prime and margin beside the rate, a year's figures, rows with an effective day. */
const equityLine: Layout = {
  name: "sk-loan-equity-line",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditLine(seed * 3 + 2);
    const daily = (Number(d.rate) / 365).toFixed(5);
    const rows: ReadonlyArray<readonly [string, string, number]> = [
      ...(d.advances > 0
        ? ([[d.advanceDay, "ADVANCE - ONLINE TRANSFER TO CHECKING", d.advances]] as const)
        : []),
      [d.paymentDay, "PAYMENT - AUTO DEBIT", -d.payments] as const,
      ...(d.fees > 0 ? ([[d.paymentDay, "ANNUAL FEE", d.fees]] as const) : []),
    ];
    const html = document(
      `body{font:9pt "Liberation Serif"}${BASE}h3{font:bold 10pt "Liberation Sans";border-top:2px solid #0c2074;border-bottom:1px solid #0c2074;padding:3px 0;margin:12px 0 3px}td{padding:2px 3px}.q{border:2px solid #0c2074;padding:8px}`,
      `<div class=row><div style="font:bold 18pt 'Liberation Sans';color:#0c2074">Saint Croix Bank</div><div class=r>Home Equity Line of Credit Statement<br>Account Number: ${"X".repeat(8)}${d.number.slice(-4)}<br>Statement Date: ${date.abbreviated(d.end)}<br>Page 1 of 1</div></div>
      <div class=row style="margin:14px 0"><div>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div class=q>${pairs(
        [
          ["<b>Minimum Payment Due</b>", `<b>${$(d.minimum)}</b>`],
          ["<b>Payment Due Date</b>", `<b>${date.abbreviated(d.dueDate)}</b>`],
          ["New Balance", $(d.balance)],
          ["Amount Past Due", $(d.pastDue)],
        ],
      )}</div></div>
      <div class=row><div><h3>Account Summary</h3>${pairs([
        [`Previous Balance (${date.short(addDays(d.start, -1))})`, $(d.previous)],
        ["Advances", `+ ${money.plain(d.advances)}`],
        ["Payments and Credits", `- ${money.plain(d.payments)}`],
        ["Fees Charged", `+ ${money.plain(d.fees)}`],
        ["Interest Charged", `+ ${money.plain(d.interest)}`],
        [`<b>New Balance (${date.short(d.end)})</b>`, `<b>${$(d.balance)}</b>`],
      ])}</div><div><h3>Line Information</h3>${pairs([
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Draw Period Ends", date.abbreviated(addDays(d.maturity, -1_830))],
        ["Line Maturity Date", date.abbreviated(d.maturity)],
        ["Days in Billing Cycle", "30"],
      ])}</div></div>
      <h3>Transactions</h3>${grid(
        "lllr",
        ["Trans Date", "Effective Date", "Description", "Amount"],
        rows.map(([day, text, amount]) => [date.noYear(day), date.noYear(day), text, money.trailing(amount)]),
      )}<h3>Fees and Interest</h3>${grid(
        "lrr",
        ["", "This Period", `${d.end.slice(0, 4)} Year-to-Date`],
        [
          ["Total Fees Charged", $(d.fees), $(d.fees + 7_500)],
          ["Total Interest Charged", $(d.interest), $(d.interest * 4 + 2_218)],
        ],
        "style='width:70%'",
      )}<h3>Interest Charge Calculation</h3>${grid(
        "lrrrr",
        [
          "Balance Type",
          "Daily Periodic Rate",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [["Variable Rate Advances", `${daily}%`, `${d.rate}% (v)`, $(d.previous), $(d.interest)]],
      )}<p class=small>(v) Your APR may vary: it is the highest Prime Rate published in the preceding month (7.50%) plus your margin, and will not exceed 18.00%. To lock a fixed rate on $5,000 or more of your balance call us. ${FINE.loan}</p>
      <div style="border-top:1px dashed #000;margin-top:60px;padding-top:8px" class=row><div>SAINT CROIX BANK<br>PO BOX 790408<br>ST LOUIS MO 63179-0408</div><div>${pairs(
        [
          ["Account Number", `${"X".repeat(8)}${d.number.slice(-4)}`],
          ["Payment Due Date", date.abbreviated(d.dueDate)],
          ["Minimum Payment Due", $(d.minimum)],
          ["New Balance", $(d.balance)],
          ["Amount Enclosed", "$__________"],
        ],
      )}</div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "Saint Croix Bank",
        accounts: [
          {
            kind: "heloc",
            institution: "Saint Croix Bank",
            accountLast4: d.number.slice(-4),
            statementDate: d.end,
            currentBalance: decimal(d.balance),
            previousBalance: decimal(d.previous),
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            minimumPayment: decimal(d.minimum),
            paymentDueDate: d.dueDate,
            pastDue: decimal(d.pastDue),
            maturityDate: d.maturity,
            apr: d.rate,
            paymentsAndCredits: decimal(d.payments),
            feesCharged: decimal(d.fees),
            interestCharged: decimal(d.interest),
          },
        ],
        transactions: rows.map(
          ([day, text, amount]): TransactionFacts => ({
            account: 0,
            date: day,
            description: text,
            amount: decimal(-amount),
          }),
        ),
        allowed: {
          "accounts.0.purchases": [decimal(d.advances)],
          "accounts.0.periodStart": [d.start],
          "accounts.0.periodEnd": [d.end],
        },
      },
    };
  },
};

/** An online lender's monthly notice: an APR with the origination fee beside the interest rate, amount taken on a day to come. */
const personal: Layout = {
  name: "sk-loan-online-lender",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeLoan(seed * 7 + 5, loanSizes.personal);
    const withFee = (Number(d.rate) + 3.41).toFixed(2);
    const due = d.instalment + d.pastDue + d.lateFee;
    const html = document(
      `body{font:10pt "DejaVu Sans";color:#223}${BASE}.card{border:1px solid #cfd6e4;border-radius:8px;padding:14px;margin:12px 0}.g{display:grid;grid-template-columns:1fr 1fr 1fr;gap:16px 10px}.k{color:#68708a;font-size:8pt}.v{font-size:12pt}td{padding:4px 2px;border-bottom:1px solid #eef}`,
      `<div class=row><div style="font-size:20pt;color:#00a38d">liftoff<span style="font-size:9pt;color:#68708a"> by Sandhill Bank</span></div><div class=r>Monthly loan statement<br>${date.long(d.statementDate)}</div></div>
      <p>Hi ${d.person.name.split(" ")[0]},<br>Here's your statement for loan L${d.number}. Your next payment will be taken from your checking account ending in 4417 on <b>${date.long(d.dueDate)}</b>.</p>
      <div class=card><div class=g><div><div class=k>Total amount due</div><div class=v><b>${$(due)}</b></div></div><div><div class=k>Due date</div><div class=v>${date.abbreviatedBare(d.dueDate)}</div></div><div><div class=k>AutoPay</div><div class=v>On</div></div>
      <div><div class=k>Monthly payment</div><div class=v>${$(d.instalment)}</div></div><div><div class=k>Past due amount</div><div class=v>${$(d.pastDue)}</div></div><div><div class=k>Late fees</div><div class=v>${$(d.lateFee)}</div></div></div></div>
      <div class=card><b>Your loan at a glance</b><div class=g style="margin-top:8px"><div><div class=k>Remaining principal</div><div class=v>${$(d.principal)}</div></div><div><div class=k>Original loan amount</div><div class=v>${$(d.original)}</div></div><div><div class=k>Origination date</div><div class=v>${date.abbreviatedBare(d.openedOn)}</div></div>
      <div><div class=k>Interest rate</div><div class=v>${d.rate}%</div></div><div><div class=k>APR (includes origination fee)</div><div class=v>${withFee}%</div></div><div><div class=k>Term</div><div class=v>${d.termMonths} months</div></div>
      <div><div class=k>Payments made</div><div class=v>${d.paymentsMade} of ${d.termMonths}</div></div><div><div class=k>Final payment date</div><div class=v>${date.abbreviatedBare(d.maturity)}</div></div><div><div class=k>Daily interest</div><div class=v>${$(d.perDiem)}</div></div></div></div>
      <div class=card><b>Last payment</b>${pairs([
        [`Received ${date.abbreviatedBare(d.last.day)}`, $(d.last.amount)],
        ["Applied to principal", $(d.last.principal)],
        ["Applied to interest", $(d.last.interest)],
        ["Applied to fees", "$0.00"],
      ])}</div><div class=card><b>This year so far</b>${pairs([
        ["Principal paid", $(d.ytdPrincipal)],
        ["Interest paid", $(d.ytdInterest)],
      ])}</div><p class=k>To pay off your loan, request a quote; if we had received it today it would have been ${$(d.payoff)}. You may qualify for a new loan of up to $12,500.00 at 9.95% APR; that is not an offer of credit. ${FINE.loan}</p>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "liftoff",
        accounts: [
          {
            kind: "personal-loan",
            institution: "liftoff",
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
          institution: ["Sandhill Bank", "liftoff by Sandhill Bank"],
          "accounts.0.institution": ["Sandhill Bank", "liftoff by Sandhill Bank"],
          "accounts.0.kind": ["loan"],
          "accounts.0.feesCharged": [decimal(d.lateFee), "0.00"],
          "accounts.0.interestCharged": [decimal(d.last.interest)],
          "accounts.0.paymentsAndCredits": [decimal(d.last.amount)],
        },
      },
    };
  },
};

/** A pay-later account's statement of plans: two purchases, one free of interest; a third plan that was paid stands under history. */
const plans: Layout = {
  name: "sk-loan-pay-later-plans",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const a = makePayLaterPlan(seed * 2 + 1);
    const b = makeLoan(seed * 2 + 9, { from: 500, to: 2_400, terms: [12, 18], rateFrom: 15, rateTo: 29 });
    const today = addDays(a.nextDue, -6);
    // The second plan's calendar is moved to the first's day.
    const bDue = addDays(today, 11);
    const block = (title: string, entries: ReadonlyArray<readonly [string, string]>) =>
      `<div class=plan><div class=row><div><b style="font-size:12pt">${title}</b></div></div>${pairs(entries)}</div>`;
    const html = document(
      `body{font:9.5pt "Liberation Sans"}${BASE}.plan{border-left:5px solid #4a4af4;padding:6px 12px;margin:14px 0;background:#f7f7fd}td{padding:3px 0}h3{margin:18px 0 4px}`,
      `<div class=row><div style="font:bold 20pt 'DejaVu Sans';color:#4a4af4">splitwell</div><div class=r>Account statement<br>${date.long(today)}</div></div><p>Prepared for ${b.person.name}<br>Statements list every plan that is not yet paid off.</p>
      <div class=band><div>Active plans<br><b style="font-size:15pt">2</b></div><div>Total you owe<br><b style="font-size:15pt">${$(a.remaining + b.principal)}</b></div><div>Due in the next 30 days<br><b style="font-size:15pt">${$(a.instalment * Math.min(2, a.count - a.paid) + b.instalment)}</b></div></div>
      <h3>Active plans</h3>${block(escaped(a.merchant), [
        ["Loan ID", a.number],
        ["Purchase date", date.abbreviatedBare(a.boughtOn)],
        ["Loan amount", $(a.price)],
        ["Plan", `${a.count} payments, every 2 weeks`],
        ["APR", "0.00%"],
        ["Next payment", $(a.schedule[a.paid]?.amount ?? 0)],
        ["Next payment due", date.abbreviatedBare(a.nextDue)],
        ["Payments made", `${a.paid} of ${a.count}`],
        ["<b>Remaining balance</b>", `<b>${$(a.remaining)}</b>`],
      ])}${block("Bluff Street Mattress", [
        ["Loan ID", b.number],
        ["Loan amount", $(b.original)],
        ["Plan", `${b.termMonths} payments, monthly`],
        ["APR", `${b.rate}%`],
        ["Total of payments", $(b.instalment * b.termMonths)],
        ["Next payment", $(b.instalment)],
        ["Next payment due", date.abbreviatedBare(bDue)],
        ["Payments made", `${b.paymentsMade} of ${b.termMonths}`],
        ["<b>Remaining balance</b>", `<b>${$(b.principal)}</b>`],
      ])}<h3>Payment history, last 60 days</h3>${grid(
        "lllr",
        ["Date", "Plan", "Paid with", "Amount"],
        [
          [
            date.abbreviatedBare(addDays(today, -8)),
            escaped(a.merchant),
            "Debit card (…0841)",
            $(a.instalment),
          ],
          [
            date.abbreviatedBare(addDays(today, -19)),
            "Bluff Street Mattress",
            "Bank account (…4417)",
            $(b.instalment),
          ],
          [
            date.abbreviatedBare(addDays(today, -41)),
            "Kettle &amp; Crumb — <i>paid off</i>",
            "Debit card (…0841)",
            "$48.75",
          ],
        ],
      )}<p>You can still spend up to <b>$1,250.00</b> with Splitwell. This is an estimate and not a credit line.</p><p class=small>Loans through Splitwell are made by Old Quarry Bank, Member FDIC. Rates from 0–36% APR. No late fees, ever. A missed payment may be reported.</p>`,
    );
    const base = { kind: "loan" as const, institution: "splitwell", statementDate: today };
    return {
      html,
      truth: {
        documentType: "loans",
        institution: "splitwell",
        accounts: [
          {
            ...base,
            accountLast4: a.number.slice(-4),
            currentBalance: decimal(a.remaining),
            originalBalance: decimal(a.price),
            minimumPayment: decimal(a.schedule[a.paid]?.amount ?? 0),
            paymentDueDate: a.nextDue,
            apr: "0.00",
          },
          {
            ...base,
            accountLast4: b.number.slice(-4),
            currentBalance: decimal(b.principal),
            originalBalance: decimal(b.original),
            minimumPayment: decimal(b.instalment),
            paymentDueDate: bDue,
            apr: b.rate,
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: ["Old Quarry Bank"],
          ...Object.fromEntries([0, 1].map((i) => [`accounts.${i}.kind`, ["personal-loan", "other"]])),
          // A plan also bears its shop's name.
          "accounts.0.institution": ["Old Quarry Bank", a.merchant],
          "accounts.1.institution": ["Old Quarry Bank", "Bluff Street Mattress"],
        },
      },
    };
  },
};

export const skLoansSecond: readonly Layout[] = [equityLine, personal, plans];
