import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, NEXT, start, total } from "./ut-data.ts";

const $ = money.dollar;

/** Pay in four with a fee a slice: one purchase of an app, its schedule with ticks, fees within the slices. */
const payLater: Layout = {
  name: "ut-loan-paylater-slices",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 31);
    const bought = addDays("2026-01-05", random.whole(0, 290));
    const price = random.whole(1_500, 24_000) * 4;
    const slice = price / 4 + 100;
    const paid = random.whole(1, 3);
    const days = [0, 14, 28, 42].map((offset) => addDays(bought, offset));
    const stated = addDays(days[paid - 1] ?? bought, random.whole(1, 12));
    const next = days[paid] ?? bought;
    const order = digits(random, 9);
    const shop = random.pick(["Juniper & Sole", "Gearloft Outdoors", "Marlowe Kitchenware"]);
    const left = slice * (4 - paid);
    const html = document(
      `body{font:10pt 'DejaVu Sans',Verdana,sans-serif;color:#1a0826}${BASE} .logo{font-size:24pt;font-weight:bold;color:#1a0826}.logo i{background:#aa8fff;font-style:normal;padding:0 6px}.card{border:1px solid #d9d0ee;border-radius:12px;padding:12px 16px;margin:12px 0}.t td{padding:6px 0;border-bottom:1px solid #eee}`,
      `<div class=row><div class=logo><i>zap</i></div><div class=r>Account summary<br>${date.long(stated)}</div></div><p>Hi ${person.name},<br>here's where things stand with your ${shop} order.</p>
<div class=card><div class=row><div><b>${shop}</b><div class=small>Order #${order} &middot; purchased ${date.abbreviatedBare(bought)}</div></div><div class=r><b>${$(left)}</b><div class=small>left to pay</div></div></div>${pairs(
        [
          ["Order total", $(price)],
          ["Finance charge (4 x $1.00)", "$4.00"],
          ["Total of payments", $(price + 400)],
          ["Paid so far", $(slice * paid)],
          ["Balance owing", $(left)],
        ],
        "class=t",
      )}</div>
<div class=card><b>Your next payment</b><p>${$(slice)} on ${date.long(next)} from Visa **** ${digits(random, 4)}</p></div><div class=card><b>Payment schedule</b>${grid(
        "lllr",
        ["", "Date", "Status", "Amount"],
        days.map((day, index) => [
          `Payment ${index + 1} of 4`,
          date.abbreviatedBare(day),
          index < paid ? "&#10003; Paid" : "Scheduled",
          $(slice),
        ]),
        "class=t",
      )}</div>
<p class=small>A late fee of up to $7.00 may be added if we can't collect a scheduled payment. Late fees so far: $0.00. You can move a payment date once an order at no cost. Snooze, refund or pay early in the app.</p>${NEXT}<p class=small>Zap Pay Inc. Loans through the Zap Pay in 4 program are made by WebHarbor Bank, Member FDIC, and are subject to approval. For a purchase of $400.00 you would make four payments of $101.00 every two weeks, with a finance charge of $4.00 and an APR of 18.28% to 35.99% depending on timing. Estimated payment amounts exclude taxes and shipping. NMLS 1963958. Zap Pay Inc., 228 Park Ave S, PMB 36005, New York, NY 10003. To dispute an order contact the store first; if it is not resolved within 15 days, open a case in the app.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Zap",
          accounts: [
            {
              kind: "personal-loan",
              institution: "Zap",
              statementDate: stated,
              currentBalance: decimal(left),
              originalBalance: decimal(price),
              minimumPayment: decimal(slice),
              paymentDueDate: next,
            },
          ],
          transactions: [],
          openRows: days.slice(0, paid).map((day, index) => ({
            account: 0,
            date: day,
            description: `Payment ${index + 1} of 4`,
            amount: decimal(slice),
          })),
          allowed: {
            "accounts.0.kind": ["loan", "other"],
            "accounts.0.accountLast4": [order.slice(-4)],
            "accounts.0.originalBalance": [decimal(price + 400)],
            "accounts.0.paymentsAndCredits": [decimal(slice * paid)],
            "accounts.0.feesCharged": ["0.00", "4.00"],
            "accounts.0.interestCharged": ["4.00"],
            "accounts.0.purchases": [decimal(price)],
            "accounts.0.maturityDate": [days[3] ?? next],
            "accounts.0.pastDue": ["0.00"],
          },
        },
        "zap",
        "Zap Pay",
        "Zap Pay Inc.",
        "Zap Pay in 4",
        "WebHarbor Bank",
        shop,
      ),
    };
  },
};

/** A debt buyer's agency: the validation notice with the itemisation since charge-off, and a tear-off with boxes. */
const collector: Layout = {
  name: "ut-loan-collector-validation",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 32);
    const letter = addDays("2026-01-10", random.whole(0, 300));
    const from = addDays(letter, -random.whole(150, 700));
    const then = random.whole(32_000, 680_000);
    const interest = random.chance(0.3) ? random.whole(1_000, 20_000) : 0;
    const paid = random.chance(0.4) ? random.whole(2_000, 9_000) : 0;
    const now = then + interest - paid;
    const dispute = addDays(letter, 41);
    const reference = digits(random, 9);
    const last4 = digits(random, 4);
    const creditor = random.pick(["Birchmont Bank USA", "Comet Card Services", "First Plains Bank"]);
    const offer = Math.round(now * 0.6);
    const html = document(
      `body{font:9pt 'Times New Roman',serif}${BASE} .logo{font:bold 15pt Georgia}.t td{padding:2px 4px;border-bottom:1px solid #ccc}.cut{border-top:1px dashed #000;margin-top:14px;padding-top:8px}`,
      `<div class=row><div><div class=logo>Ridgeway Recovery Services, LP</div>PO Box 10497, Greenville, SC 29603<br>1-866-555-0170 from 8am to 9pm EST, Monday to Friday<br>www.ridgewayrecovery.example</div><div><b>To:</b> ${person.name}<br>${person.street}<br>${person.town}<p><b>Reference:</b> ${reference}<br>${date.long(letter)}</p></div></div>
<p><b>Ridgeway Recovery Services is a debt collector.</b> We are trying to collect a debt that you owe to Palisade Funding LLC. We will use any information you give us to help collect the debt.</p><div class=row><div><b>Our information shows:</b><p>You had a ${creditor} credit card account with account number ending in ${last4}. The debt was sold to Palisade Funding LLC, which placed it with us.</p>${pairs(
        [
          [`As of ${date.long(from)}, you owed:`, $(then)],
          ["Between that date and today:", ""],
          ["You were charged this amount in interest:", `+ ${$(interest)}`],
          ["You were charged this amount in fees:", "+ $0.00"],
          ["You paid or were credited this amount toward the debt:", `- ${$(paid)}`],
          ["<b>Total amount of the debt now:</b>", `<b>${$(now)}</b>`],
        ],
        "class=t",
      )}</div><div><b>How can you dispute the debt?</b><p>&bull; <b>Call or write to us by ${date.long(dispute)}, to dispute all or part of the debt.</b> If you do not, we will assume that our information is correct.<br>&bull; <b>If you write to us by ${date.long(dispute)},</b> we must stop collection on any amount you dispute until we send you information that shows you owe the debt.</p><b>What else can you do?</b><p>&bull; Write to ask for the name and address of the original creditor, if different from the current creditor.<br>&bull; Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.<br>&bull; Contact us about your payment options: you may settle for ${$(offer)} in one payment, or pay ${$(Math.round(now / 12))} a month for 12 months.</p></div></div>
<p class=small>Notice: See reverse side for important information. The law limits how long you can be sued on a debt and how long a debt can appear on your credit report.</p><div class=cut><div class=row><div>Mail this form to:<br>Ridgeway Recovery Services, LP<br>PO Box 10497<br>Greenville, SC 29603<p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><b>How do you want to respond?</b><br>Check all that apply:<br>&#9744; I want to dispute the debt because I think:<br>&nbsp; &#9744; This is not my debt. &nbsp; &#9744; The amount is wrong. &nbsp; &#9744; Other<br>&#9744; I want you to send me the name and address of the original creditor.<br>&#9744; I enclosed this amount: $ ________<br>Make your check payable to Ridgeway Recovery Services, LP. Include the reference number ${reference}.</div></div></div>${NEXT}<p class=small>We are required under state law to notify consumers of the following rights. This list does not contain a complete list of the rights consumers have under state and federal law. California: the state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that, except under unusual circumstances, collectors may not contact you before 8 a.m. or after 9 p.m. Colorado: a consumer has the right to request in writing that a debt collector cease further communication. New York City: license number 1327779-DCA. Massachusetts: Notice of Important Rights: you may make a written or oral request that telephone calls regarding your debt not be made to you at your place of employment. Utah: a negative credit report may be submitted to a credit reporting agency.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "loans",
          institution: "Ridgeway Recovery Services",
          accounts: [
            {
              kind: "other",
              institution: "Ridgeway Recovery Services",
              accountLast4: last4,
              statementDate: letter,
              currentBalance: decimal(now),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["loan", "personal-loan", "credit-card"],
            "accounts.0.accountLast4": [reference.slice(-4)],
            "accounts.0.previousBalance": [decimal(then)],
            "accounts.0.originalBalance": [decimal(then)],
            "accounts.0.interestCharged": [decimal(interest)],
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.paymentsAndCredits": [decimal(paid)],
          },
        },
        "Ridgeway Recovery Services, LP",
        "Palisade Funding LLC",
        creditor,
      ),
    };
  },
};

/** An adviser's brokerage: value in a large type, the change in rows, holdings in groups, cash before the securities. */
const brokerage: Layout = {
  name: "ut-invest-brokerage-branch",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 33);
    const first = inMonths("2025-12-01", random.whole(1, 10));
    const end = monthEnd(first);
    const number = `${digits(random, 3)}-${digits(random, 5)}-1-${random.whole(2, 9)}`;
    const pool = [
      ["AMERICAN GROWTH FUND OF AMERICA CL A", "AGTHX"],
      ["MFS VALUE FUND CL A", "MEIAX"],
      ["BRIDGEPORT BALANCED FUND CL I", "BRBLX"],
      ["PROCTER & GAMBLE CO", "PG"],
      ["ABBVIE INC", "ABBV"],
      ["ISHARES CORE S&P MID-CAP ETF", "IJH"],
    ] as const;
    const at = random.whole(0, 2);
    const rows = pool.slice(at, at + random.whole(2, 4)).map(([name, symbol]) => {
      const quantity = random.whole(20_000, 400_000);
      const price = random.whole(1_800, 32_000);
      return { name, symbol, quantity, price, value: Math.round((quantity * price) / 1000) };
    });
    const cash = random.whole(10_000, 900_000);
    const invested = total(rows.map((row) => row.value));
    const value = cash + invested;
    const added = random.chance(0.5) ? random.whole(1, 20) * 10_000 : 0;
    const taken = random.chance(0.3) ? random.whole(1, 10) * 10_000 : 0;
    const change = random.whole(-300_000, 420_000);
    const fees = random.chance(0.5) ? 4_000 : 0;
    const before = value - added + taken + fees - change;
    const year = end.slice(0, 4);
    const name = (text: string) => text.replaceAll("&", "&amp;");
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 20pt Georgia;color:#1d3d2f;text-align:right}.h{border-bottom:3px solid #e2b33d;font-weight:bold;font-size:12pt;margin:14px 0 4px}.big{font-size:20pt;font-weight:bold}.t td,.t th{padding:3px 4px;border-bottom:1px solid #ddd;font-size:8.5pt}`,
      `<div class=row><div><p style="margin-top:30px">${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p></div><div><div class=logo>Everett James</div><div class=r style="font-size:8pt">Account Number: ${number}<br>Statement Date: ${date.abbreviatedBare(first)} - ${date.abbreviatedBare(end)} &nbsp; Page 1 of 4</div></div></div>
<div class=h>Individual - Select Account</div><div class=small>Your financial advisor: Lynn Farrow, 1410 W Main St, Suite 3, (217) 555-0194</div><div class=row style="margin-top:10px"><div>Account Value<div class=big>${$(value)}</div>${pairs(
        [
          ["1 Month Ago", $(before)],
          ["3 Months Ago", $(before - 41_277)],
          ["1 Year Ago", $(Math.round(before * 0.91))],
        ],
      )}</div><div><b>Value Summary</b>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Beginning Value", $(before), $(before - 88_214)],
          ["Assets Added to Account", $(added), $(added + 50_000)],
          ["Assets Withdrawn from Account", money.dollar(-taken), money.dollar(-taken)],
          ["Fees and Charges", money.dollar(-fees), money.dollar(-fees)],
          ["Change in Value", $(change), $(change + 38_214)],
          ["<b>Ending Value</b>", `<b>${$(value)}</b>`, ""],
        ],
        "class=t",
      )}</div></div>
<p class=small>For more information regarding the Value Summary section, please visit www.everettjames.example/mystatement. Fees and Charges: the amount shown reflects account fees only.</p><div class=h>Asset Details (as of ${date.abbreviatedBare(end)})</div><p class=small>additional details at www.everettjames.example/access</p>${grid("lrrrr", ["Assets Held At Everett James", "", "", "", ""], [], "class=t")}${grid("lrrrrr", ["", "Beginning Balance", "Deposits", "Withdrawals", "Ending Balance", ""], [["Cash", $(cash - added + taken), $(added), money.dollar(-taken), $(cash), ""]], "class=t")}${grid(
        "llrrr",
        ["Stocks and Mutual Funds", "Symbol", "Price", "Quantity", "Value"],
        rows.map((row) => [
          name(row.name),
          row.symbol,
          grouped(row.price),
          (row.quantity / 1000).toFixed(3),
          grouped(row.value),
        ]),
        "class=t",
      )}<div class=r style="padding:4px"><b>Total Account Value &nbsp; ${$(value)}</b></div>
${NEXT}<div class=h>Summary of Other Products and Services</div>${grid("llrrr", ["Loans and Credit", "Account Number", "Balance", "Approved Credit", "Interest Rate"], [[`Amount of money you can borrow for ${person.name}`, number, "$0.00", $(Math.floor(value / 200) * 100), "9.25%"]], "class=t")}<div class=h>Income Summary</div>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Taxable dividends", $(random.whole(500, 20_000)), $(random.whole(21_000, 90_000))],
          ["Taxable interest", $(random.whole(1, 400)), $(random.whole(401, 2_000))],
        ],
        "class=t",
      )}<p class=small>Everett James &amp; Co., L.P., Member SIPC, carries your account and acts as your custodian. 12555 Old Mill Road, St. Louis, Missouri 63131. All securities are valued at the last price of the period, ${year}. You should review your account statement carefully. If you believe there are errors on your statement, you must notify us promptly of your concerns. Complaints about Your Account: send to Complaints Department, 1245 J.J. Kelley Memorial Drive, St. Louis, MO 63131. Your cash balance may be invested in the insured bank deposit program, up to $2,500,000.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Everett James",
          accounts: [
            {
              kind: "brokerage",
              institution: "Everett James",
              accountLast4: number.replaceAll("-", "").slice(-4),
              periodStart: first,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: rows.map((row) => ({
                name: row.name,
                symbol: row.symbol,
                value: decimal(row.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.beginningBalance": [decimal(before)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(added)],
            "accounts.0.totalWithdrawals": [decimal(taken)],
            "accounts.0.feesCharged": [decimal(fees)],
            "accounts.0.statementDate": [end],
            [`accounts.0.holdings.${rows.length}.name`]: ["Cash"],
            [`accounts.0.holdings.${rows.length}.value`]: [decimal(cash)],
          },
        },
        "Everett James & Co., L.P.",
        "Everett James & Co.",
      ),
    };
  },
};

/** A record keeper's retirement statement by quarter: sources, funds with units, vested share. */
const plan: Layout = {
  name: "ut-invest-401k-principle",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 34);
    const first = random.pick(["2026-01-01", "2026-04-01", "2026-07-01", "2025-10-01"]);
    const end = monthEnd(inMonths(first, 2));
    const names = [
      "Stable Value Signature Fund",
      "Large Cap S&P 500 Index Separate Account",
      "Diversified International Separate Account",
      "LifeTime Hybrid 2045 CIT",
      "Core Plus Bond Separate Account",
      "MidCap Growth III Separate Account",
    ];
    const rows = names.slice(random.whole(0, 2), random.whole(4, 6)).map((name) => {
      const before = random.whole(80_000, 2_900_000);
      const contributions = random.whole(4_000, 90_000);
      const gain = random.whole(-60_000, 150_000);
      return { name, before, contributions, gain, value: before + contributions + gain };
    });
    const sum = (key: "before" | "contributions" | "gain" | "value") => total(rows.map((row) => row[key]));
    const value = sum("value");
    const own = Math.round(sum("contributions") * 0.62);
    const employer = sum("contributions") - own;
    const employerShare = Math.round(value * 0.31);
    const vested = random.pick([40, 60, 80, 100]);
    const vestedValue = value - employerShare + Math.round((employerShare * vested) / 100);
    const contract = `${random.whole(4, 8)}-${digits(random, 5)}`;
    const amp = (text: string) => text.replaceAll("&", "&amp;");
    const html = document(
      `body{font:9pt Arial;color:#222}${BASE} .logo{font-size:21pt;font-weight:bold;color:#0061a0}.h{background:#0061a0;color:#fff;padding:4px 8px;margin:14px 0 4px;font-weight:bold}.t td,.t th{padding:3px 5px;border-bottom:1px solid #cfd8df;font-size:8.5pt}.big{font-size:19pt;color:#0061a0;font-weight:bold}`,
      `<div class=row><div><div class=logo>Meridien&reg;</div><div class=small>Des Moines, IA 50392-0001</div></div><div class=r><b>Retirement Plan Statement</b><br>${date.slash(first)} to ${date.slash(end)}<br>PRAIRIE MILLWORK INC 401(K) PLAN<br>Contract/Plan ID Number: ${contract}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div>Your total account balance as of ${date.slash(end)}<div class=big>${$(value)}</div>Vested account balance ${$(vestedValue)}</div><div><b>Your account this period</b>${pairs(
        [
          ["Beginning Balance", $(sum("before"))],
          ["Employee Contributions", $(own)],
          ["Employer Contributions", $(employer)],
          ["Withdrawals", "$0.00"],
          ["Fees", "$0.00"],
          ["Gain/Loss", $(sum("gain"))],
          ["<b>Ending Balance</b>", `<b>${$(value)}</b>`],
        ],
      )}</div></div>
<p>If you keep saving as you do now, your account could provide about ${$(Math.round(value / 180))} a month from age 67. This is an estimate, not a guarantee. Lifetime income: single life annuity ${$(Math.round(value / 200))} a month; qualified joint and 100% survivor annuity ${$(Math.round(value / 231))} a month, as though you were 67 today.</p><div class=h>Balance by Source</div>${grid(
        "lrrr",
        ["Contribution Type", "Ending Balance", "Vested %", "Vested Balance"],
        [
          ["Elective Deferral", $(value - employerShare), "100%", $(value - employerShare)],
          ["Employer Match", $(employerShare), `${vested}%`, $(vestedValue - value + employerShare)],
          ["<b>Total</b>", $(value), "", $(vestedValue)],
        ],
        "class=t",
      )}
<div class=h>Activity by Investment Option</div>${grid("lrrrr", ["Investment Option", "Beginning Balance", "Contributions", "Gain/Loss", "Ending Balance"], [...rows.map((row) => [amp(row.name), $(row.before), $(row.contributions), $(row.gain), $(row.value)]), ["<b>Total</b>", $(sum("before")), $(sum("contributions")), $(sum("gain")), $(value)]], "class=t")}${NEXT}<div class=h>Fee Information and Notices</div><p class=small>The record keeping of your plan costs 0.18% a year of your balance; part of it may be paid by total investment expenses. To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Insurance products and plan administrative services are provided through Meridien Life Insurance Company, a member of the Meridien Financial Group, Des Moines, IA. Your plan lets you direct the investments of your account; you may change once a quarter. Loans: you may borrow from $1,000.00 up to half of your vested balance, $50,000.00 at most. Please report errors within 90 days at 1-800-547-7754.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Meridien",
          accounts: [
            {
              kind: "401k",
              institution: "Meridien",
              periodStart: first,
              periodEnd: end,
              totalValue: decimal(value),
              holdings: rows.map((row) => ({ name: row.name, value: decimal(row.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.accountLast4": [contract.slice(-4)],
            "accounts.0.beginningBalance": [decimal(sum("before"))],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.totalDeposits": [decimal(sum("contributions")), decimal(own)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.statementDate": [end],
          },
        },
        "Meridien Life Insurance Company",
        "Meridien Financial Group",
        "PRAIRIE MILLWORK INC 401(K) PLAN",
        "Prairie Millwork Inc",
      ),
    };
  },
};

export const utPapers: readonly Layout[] = [payLater, collector, brokerage, plan];
