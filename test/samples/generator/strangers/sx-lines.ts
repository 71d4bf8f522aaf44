import { document, type Layout } from "../layout.ts";
import { addMonths, levelPayment, makeCollection, makeCreditLine } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { address, debtTruth, SHEET } from "./sx-data.ts";

const $ = money.dollar;

const moves = (d: ReturnType<typeof makeCreditLine>) => [
  ...(d.advances
    ? [
        {
          account: 0,
          date: d.advanceDay,
          description: "ADVANCE - ONLINE TRANSFER",
          amount: decimal(-d.advances),
        },
      ]
    : []),
  { account: 0, date: d.paymentDay, description: "PAYMENT - THANK YOU", amount: decimal(d.payments) },
  ...(d.fees ? [{ account: 0, date: d.end, description: "ANNUAL FEE", amount: decimal(-d.fees) }] : []),
];

/** A bank's home equity line: summary, dated rows, the interest worked out, a year to date after the card rules. */
const line: Layout = {
  name: "sx-heloc-bank-interest-worked-out",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditLine(seed * 7 + 61);
    const last4 = d.number.slice(-4);
    const rows = moves(d);
    const html = document(
      `body{font:9.2pt "Liberation Sans";color:#1b1b1b}${BASE}${SHEET}.h{border-bottom:2px solid #00573f;font-weight:bold;color:#00573f;margin:13px 0 3px}td{padding:2px 4px}.t th{font-size:8pt;border-bottom:1px solid #888}.cut{border-top:1px dashed #444;padding-top:6px}`,
      `<div class=sheet><div class=row><div><b style="font:bold 16pt 'Liberation Serif';color:#00573f">Old Orchard National Bank</b><br>EquityChoice<sup>SM</sup> Line of Credit</div><div>${pairs(
        [
          ["Account number", `XXXX-XXXX-${last4}`],
          ["Statement closing date", date.slash(d.end)],
          ["Days in billing cycle", "30"],
        ],
      )}</div></div><p style="margin:22px 0">${address(d.person)}</p>
      <div class=row><div><div class=h>Summary of account activity</div>${pairs([
        ["Previous balance", $(d.previous)],
        ["Payments and credits", `- ${$(d.payments)}`],
        ["Advances", `+ ${$(d.advances)}`],
        ["Fees charged", `+ ${$(d.fees)}`],
        ["Interest charged", `+ ${$(d.interest)}`],
        ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
      ])}</div><div><div class=h>Payment information</div>${pairs([
        ["Minimum payment due", $(d.minimum)],
        ["Past due amount", $(0)],
        ["Payment due date", date.slash(d.dueDate)],
        ["Credit limit", $(d.limit)],
        ["Available credit", $(d.available)],
        ["Draw period ends", date.slash(addMonths(d.end, 40))],
        ["Maturity date", date.slash(d.maturity)],
      ])}</div></div>
      <div class=h>Transactions ${date.slash(d.start)} through ${date.slash(d.end)}</div>${grid(
        "llr",
        ["Post date", "Description", "Amount"],
        rows.map((row) => [
          date.noYear(row.date),
          row.description,
          row.amount.startsWith("-") ? $(Math.round(Number(row.amount) * -100)) : `-${$(d.payments)}`,
        ]),
        "class=t",
      )}${grid(
        "lr",
        [],
        [
          ["INTEREST CHARGED ON VARIABLE RATE ADVANCES", $(d.interest)],
          ["TOTAL INTEREST FOR THIS PERIOD", $(d.interest)],
        ],
      )}
      <div class=h>Interest charge calculation</div>${grid(
        "lrrrr",
        [
          "Type of balance",
          "Annual percentage rate (APR)",
          "Daily periodic rate",
          "Balance subject to interest",
          "Interest charge",
        ],
        [
          [
            "Variable rate advances",
            `${d.rate}% (v)`,
            `${(Number(d.rate) / 365).toFixed(5)}%`,
            $(d.previous),
            $(d.interest),
          ],
          ["Fixed rate lock", "0.000%", "0.00000%", $(0), $(0)],
        ],
        "class=t",
      )}<p class=small>(v) = variable: Prime Rate of ${(Number(d.rate) - 0.99).toFixed(2)}% published in The Wall Street Journal plus a margin of 0.99%. The highest rate that can apply is 18.00%. A late charge of 5% of the minimum payment applies after 15 days. Returned payment fee $35.00. Your line is secured by your home; if you fail to pay, you may lose it. Errors: write within 60 days to PO Box 1220, Concord NH 03302. Lock a rate on balances of $5,000 or more from 7.74% APR. Old Orchard National Bank is a division of Wexcombe Bank, N.A.</p>
      <div class="cut foot row"><div>OLD ORCHARD NATIONAL BANK<br>PO BOX 9810<br>PROVIDENCE RI 02940</div><div>${pairs(
        [
          ["Account ending", last4],
          ["New balance", $(d.balance)],
          ["Minimum payment due", $(d.minimum)],
          ["Due date", date.slash(d.dueDate)],
          ["Amount enclosed", "$"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: {
        ...debtTruth(
          "Old Orchard National Bank",
          ["OLD ORCHARD NATIONAL BANK", "Old Orchard", "Wexcombe Bank, N.A."],
          [
            {
              facts: {
                kind: "heloc",
                accountLast4: last4,
                statementDate: d.end,
                periodStart: d.start,
                periodEnd: d.end,
                currentBalance: decimal(d.balance),
                previousBalance: decimal(d.previous),
                creditLimit: decimal(d.limit),
                availableCredit: decimal(d.available),
                minimumPayment: decimal(d.minimum),
                paymentDueDate: d.dueDate,
                pastDue: "0.00",
                maturityDate: d.maturity,
                apr: d.rate,
                paymentsAndCredits: decimal(d.payments),
                feesCharged: decimal(d.fees),
                interestCharged: decimal(d.interest),
              },
              open: { purchases: [decimal(d.advances)] },
            },
          ],
          rows,
        ),
        // Printed without a day of their own.
        openRows: ["INTEREST CHARGED ON VARIABLE RATE ADVANCES", "TOTAL INTEREST FOR THIS PERIOD"].map(
          (description) => ({
            account: 0,
            date: d.end,
            description,
            amount: decimal(-d.interest),
          }),
        ),
      },
    };
  },
};

/** A credit union's line with one part locked at a fixed rate: two sub-accounts under a total. */
const locked: Layout = {
  name: "sx-heloc-credit-union-fixed-part",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditLine(seed * 9 + 402);
    const part = 800_000 + (d.fees + d.payments) * 3;
    const fixed = "7.375";
    const instalment = levelPayment(part + 40_000, fixed, 120);
    const html = document(
      `body{font:8.8pt "DejaVu Sans Condensed";color:#123}${BASE}td{padding:3px 5px}.t td,.t th{border:1px solid #9ab;font-size:8.2pt}.t th{background:#e5edf4}h3{margin:14px 0 4px;font-size:10.5pt}`,
      `<div class=row><div><b style="font-size:14pt">CANAL STREET FCU</b><br>Home Equity Line of Credit Statement</div><div class=r>Member ${d.number.slice(0, 7)}<br>Statement date ${date.dashed(d.end)}<br>Billing period ${date.dashed(d.start)} to ${date.dashed(d.end)}</div></div>
      <p style="margin:24px 0">${address(d.person)}</p>
      <h3>Amount due on ${date.dashed(d.dueDate)}: ${$(d.minimum + instalment)}</h3>${grid(
        "lrrrrrr",
        ["Sub-account", "Balance", "APR", "Interest this period", "Minimum payment", "Past due", "Ends"],
        [
          [
            "L20 Variable Rate Line",
            $(d.balance),
            `${d.rate}%`,
            $(d.interest),
            $(d.minimum),
            $(0),
            date.dashed(d.maturity),
          ],
          [
            "L21 Fixed Rate Advance",
            $(part),
            `${fixed}%`,
            $(Math.round(part * 0.0061)),
            $(instalment),
            $(0),
            date.dashed(addMonths(d.dueDate, 110)),
          ],
          [
            "<b>Total</b>",
            $(d.balance + part),
            "",
            $(d.interest + Math.round(part * 0.0061)),
            $(d.minimum + instalment),
            $(0),
            "",
          ],
        ],
        "class=t",
      )}
      <div class=row><div><h3>Line limit</h3>${pairs([
        ["Credit limit", $(d.limit + part)],
        ["Used by all sub-accounts", $(d.balance + part)],
        ["Available to advance", $(d.available)],
      ])}</div><div><h3>Paid in ${d.end.slice(0, 4)}</h3>${pairs([
        ["Interest, variable", $(d.interest * 3)],
        ["Interest, fixed", $(Math.round(part * 0.0061) * 3)],
        ["Fees", $(d.fees)],
      ])}</div></div>
      <p>Index: Prime. Margin 0.50%. Federal law: if you believe there is an error, write to Canal Street Federal Credit Union, 88 Canal St, Rochester NY 14608 within 60 days. Loan payment transfers from share S01 or from the other bank you named. Federally insured by NCUA to at least $250,000. Equal Housing Opportunity. Ask about our 24-month auto loans from 5.49% APR.</p>`,
    );
    const names = ["CANAL STREET FCU", "Canal Street FCU"];
    const common = {
      kind: "heloc",
      accountLast4: d.number.slice(3, 7),
      statementDate: d.end,
      periodStart: d.start,
      periodEnd: d.end,
      paymentDueDate: d.dueDate,
      pastDue: "0.00",
    } as const;
    return {
      html,
      truth: debtTruth("Canal Street Federal Credit Union", names, [
        {
          facts: {
            ...common,
            currentBalance: decimal(d.balance),
            minimumPayment: decimal(d.minimum),
            maturityDate: d.maturity,
            apr: d.rate,
            interestCharged: decimal(d.interest),
          },
          open: {
            accountLast4: ["L20"],
            creditLimit: [decimal(d.limit + part)],
            availableCredit: [decimal(d.available)],
            feesCharged: [decimal(d.fees)],
          },
        },
        {
          facts: {
            ...common,
            currentBalance: decimal(part),
            minimumPayment: decimal(instalment),
            maturityDate: addMonths(d.dueDate, 110),
            apr: fixed,
            interestCharged: decimal(Math.round(part * 0.0061)),
          },
          open: {
            accountLast4: ["L21"],
            creditLimit: [decimal(d.limit + part)],
            availableCredit: [decimal(d.available)],
          },
        },
      ]),
    };
  },
};

/** The model validation notice: what was owed then, what came since, what is owed now, a form to tear off. */
const validation: Layout = {
  name: "sx-collection-model-validation-notice",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCollection(seed * 3 + 12);
    const reference = `${d.number.slice(0, 3)}-${d.number.slice(3, 6)}`;
    const html = document(
      `body{font:9.6pt "Liberation Sans"}${BASE}h3{font-size:10.5pt;margin:8px 0 3px}td{padding:2px 0}.m td{border-bottom:1px solid #aaa}.m .r{white-space:nowrap}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}p{margin:5px 0}`,
      `<div class=row><div><b>Northgate Recovery Group</b><br>P.O. Box 123456<br>Pasadena, CA 91111-2222<br>(800) 555-0120 from 8am to 8pm EST, Monday to Saturday<br>www.northgaterecovery.example</div><div>To: ${address(d.person)}<p>${date.long(d.letterDate)}<br>Reference: ${reference}</p></div></div>
      <p style="margin-top:16px"><b>Northgate Recovery Group is a debt collector.</b> We are trying to collect a debt that you owe to ${d.creditor}. We will use any information you give us to help collect the debt.</p>
      <div class=row><div><h3>Our information shows:</h3><p>You had an account from ${d.creditor} with account number ending in ${d.originalLast4}.</p>${pairs(
        [
          [`As of ${date.long(d.itemisedFrom)}, you owed:`, $(d.owedThen)],
          ["Between that date and today:", ""],
          ["You were charged this amount in interest:", `+ ${$(d.interest)}`],
          ["You were charged this amount in fees:", `+ ${$(d.fees)}`],
          ["You paid or were credited this amount toward the debt:", `- ${$(d.paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(d.owedNow)}</b>`],
        ],
        "class=m",
      )}</div><div><h3>How can you dispute the debt?</h3><p>&bull; <b>Call or write to us by ${date.long(d.disputeBy)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.</p><p>&bull; <b>If you write to us by ${date.long(d.disputeBy)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt. You may use the form below or write to us without the form.</p><h3>What else can you do?</h3><p>&bull; <b>Write to ask for the name and address of the original creditor, if different from the current creditor.</b></p><p>&bull; <b>Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.</b></p><p>&bull; Contact us about your payment options, such as 6 payments of ${$(Math.round(d.owedNow / 6))}.</p><p>&bull; P&oacute;ngase en contacto con nosotros para solicitar una copia de este formulario en espa&ntilde;ol.</p></div></div>
      <p class=small>Notice: See reverse side for important information. New York City DCWP license 2098811.</p>
      <div class="cut row"><div>Mail this form to:<br>Northgate Recovery Group<br>P.O. Box 123456<br>Pasadena, CA 91111-2222<br><br>${address(d.person)}</div><div><b>How do you want to respond?</b><p>Check all that apply:</p><p>&#9633; I want to dispute the debt because I think:<br>&nbsp;&nbsp;&#9633; This is not my debt. &#9633; The amount is wrong.<br>&nbsp;&nbsp;&#9633; Other (please describe on reverse or attach additional information).</p><p>&#9633; I want you to send me the name and address of the original creditor.</p><p>&#9633; I enclosed this amount: $ ________<br>Make your check payable to <i>Northgate Recovery Group</i>. Include the reference number ${reference}.</p><p>&#9633; Quiero este formulario en espa&ntilde;ol.</p></div></div>`,
    );
    return {
      html,
      truth: debtTruth(
        "Northgate Recovery Group",
        [d.creditor],
        [
          {
            facts: {
              kind: "loan",
              accountLast4: d.originalLast4,
              statementDate: d.letterDate,
              currentBalance: decimal(d.owedNow),
            },
            open: {
              kind: ["other", "personal-loan", "credit-card"],
              accountLast4: [reference.replace("-", "").slice(-4)],
              previousBalance: [decimal(d.owedThen)],
              originalBalance: [decimal(d.owedThen)],
              pastDue: [decimal(d.owedNow)],
              interestCharged: [decimal(d.interest)],
              feesCharged: [decimal(d.fees)],
              paymentsAndCredits: [decimal(d.paid)],
            },
          },
        ],
      ),
    };
  },
};

/** The older letter: a law office, the claim in a block under RE, the thirty days in one paragraph, an offer. */
const older: Layout = {
  name: "sx-collection-law-office-letter",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCollection(seed * 5 + 330);
    const html = document(
      `body{font:11pt "Liberation Serif"}${BASE}td{padding:1px 4px}p{text-align:justify}`,
      `<div style="text-align:center"><b style="font-size:15pt">WEXLER, TROTT &amp; BAUM, P.C.</b><br>ATTORNEYS AT LAW<br><span class=small>425 Commerce Drive, Suite 150, Fort Washington, PA 19034 &middot; 1-800-555-0149 &middot; Fax 215-555-0180</span></div>
      <p style="margin-top:22px">${date.long(d.letterDate)}</p><p>${address(d.person)}</p>
      <table style="width:70%;margin-left:8%"><tr><td><b>RE:</b></td><td>Current Creditor:</td><td>Tidal Basin Funding, LLC</td></tr><tr><td></td><td>Original Creditor:</td><td>${d.creditor}</td></tr><tr><td></td><td>Account Number:</td><td>************${d.originalLast4}</td></tr><tr><td></td><td>Our File No.:</td><td>${d.number}</td></tr><tr><td></td><td>Date of Last Payment:</td><td>${date.slash(addDays(d.itemisedFrom, -40))}</td></tr><tr><td></td><td><b>Balance Due:</b></td><td><b>${$(d.owedNow)}</b></td></tr></table>
      <p>Dear ${d.person.name}:</p><p>Please be advised that this firm has been retained by the above creditor to collect the balance due on your account, which was purchased from ${d.creditor}. At this time, no attorney with this firm has personally reviewed the particular circumstances of your account.</p>
      <p>Our client is willing to accept ${$(Math.round(d.owedNow * 0.65))}, a reduction of 35%, if it reaches our office on or before ${date.long(addDays(d.letterDate, 45))}. After we receive cleared funds you will get a letter that the account has been satisfied.</p>
      <p>Unless you notify this office within thirty (30) days after receiving this notice that you dispute the validity of this debt or any portion thereof, this office will assume this debt is valid. If you notify this office in writing within thirty (30) days from receiving this notice that you dispute the validity of this debt or any portion thereof, this office will obtain verification of the debt or a copy of a judgment and mail you a copy of such judgment or verification. Upon your written request within thirty (30) days, this office will provide you with the name and address of the original creditor, if different from the current creditor.</p>
      <p>This communication is from a debt collector. This is an attempt to collect a debt and any information obtained will be used for that purpose. A charge of $20.00 may be made for a returned check. The law limits how long you can be sued on a debt.</p>
      <p style="margin-top:22px">Very truly yours,<br><br>WEXLER, TROTT &amp; BAUM, P.C.</p>`,
    );
    return {
      html,
      truth: debtTruth(
        "WEXLER, TROTT & BAUM, P.C.",
        ["Wexler, Trott & Baum, P.C.", "WEXLER, TROTT & BAUM", "Tidal Basin Funding, LLC", d.creditor],
        [
          {
            facts: {
              kind: "loan",
              accountLast4: d.originalLast4,
              statementDate: d.letterDate,
              currentBalance: decimal(d.owedNow),
            },
            open: {
              kind: ["other", "personal-loan", "credit-card"],
              accountLast4: [d.number.slice(-4)],
              pastDue: [decimal(d.owedNow)],
            },
          },
        ],
      ),
    };
  },
};

export const sxLines: readonly Layout[] = [line, locked, validation, older];
