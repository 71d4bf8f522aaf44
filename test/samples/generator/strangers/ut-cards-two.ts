import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { cardFacts, cardMonth, digits, inMonths, type Line, NEXT, rowsOf, warningFacts } from "./ut-data.ts";

const $ = money.dollar;
const MINUS = (amount: number) => (amount > 0 ? `-${$(amount)}` : "$0.00");

/** A furniture chain's card: deferred interest in a promotional table, the promotional rate in the calculation. */
const store: Layout = {
  name: "ut-card-store-furniture",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = cardMonth(
      seed,
      3,
      [29.99, 32.99, 34.99],
      ["HARLAND HOME #0212 DAYTON OH", "HARLAND HOME #0077 LIMA OH", "HARLANDHOME.EXAMPLE 800-555-0142"],
      {
        payment: "PAYMENT - THANK YOU",
        fee: "LATE FEE",
        interest: "INTEREST CHARGE ON PURCHASES",
      },
    );
    const { random } = card;
    const initial = random.whole(80_000, 240_000);
    const promo = Math.min(Math.floor(initial * 0.7), Math.floor(card.previous / 2));
    const bought = addDays(card.first, -random.whole(60, 200));
    const expires = inMonths(`${bought.slice(0, 8)}15`, 12);
    const deferred = Math.round(promo * 0.12);
    const shown = card.lines.filter((line) => line.kind !== "interest" && line.kind !== "fee");
    const fees = card.lines.filter((line) => line.kind === "fee");
    const interest = card.lines.filter((line) => line.kind === "interest");
    const row = (line: Line) => [
      date.noYear(line.day),
      date.noYear(line.posted),
      digits(random, 8),
      escaped(line.text),
      line.amount > 0 ? `-${$(line.amount)}` : $(-line.amount),
    ];
    const year = card.end.slice(0, 4);
    const masked = `**** **** **** ${card.number.slice(-4)}`;
    const zero: Line = {
      day: card.end,
      posted: card.end,
      text: "INTEREST CHARGE ON CASH ADVANCES",
      amount: 0,
      kind: "interest",
    };
    const html = document(
      `body{font:8pt Arial}${BASE} .logo{font:bold 20pt Georgia;color:#7a1f2b}.h{background:#7a1f2b;color:#fff;padding:2px 6px;font-weight:bold;margin:8px 0 3px}.t td,.t th{border-bottom:1px solid #ccc;padding:1px 4px;font-size:7.5pt}.due{border:2px solid #7a1f2b;padding:6px}`,
      `<div class=row><div><div class=logo>Harland Home</div><div class=small>HARLAND HOME CREDIT CARD / MERIDIAN RETAIL BANK</div><p>${card.person.name}<br>Account Number: ${masked}</p></div><div class=small>Visit us at <b>meridianretail.example/harland</b><br>Customer Service: <b>1-866-396-8254</b><br>Page 1 of 3</div></div>
<div class=row><div><div class=h>Summary of Account Activity</div>${pairs([
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(card.payments)],
        ["- Other Credits", $(card.credits)],
        ["+ Purchases/Debits", $(card.purchases)],
        ["+ Fees Charged", $(card.fees)],
        ["+ Interest Charged", $(card.interest)],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Credit Limit", money.wholeDollars(card.limit)],
        ["Available Credit", money.wholeDollars(Math.floor(card.available / 100) * 100)],
        ["Statement Closing Date", date.slash(card.end)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div><div class=h>Payment Information</div><div class=due>${pairs([
        ["New Balance", $(card.balance)],
        card.pastDue > 0 && ["Amount Past Due", $(card.pastDue)],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}</div><p class=small><b>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE.</b></p><p class=small>NOTICE: We may convert your payment into an electronic debit. See reverse side.<br><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment Due by the Payment Due Date listed above, you may have to pay a late fee up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay",
          "You will pay off the balance shown on this statement in about",
          "And you will end up paying an estimated total of",
        ],
        [
          ["Only the minimum payment", `${card.warning.years} years`, $(card.warning.total)],
          [$(card.warning.monthly), "3 years", $(card.warning.threeYears)],
        ],
        "class=t",
      )}<p class=small>If you would like information about credit counseling services, call 1-877-302-8797.</p></div></div>
<div class=h>Promotional Purchase Summary</div>${grid("lrlrrl", ["Tran Date", "Initial Purchase Amount", "Description", "Promotional Balance", "Deferred Interest Charges", "Promotional Expiration Date"], [[date.slash(bought), $(initial), "NO INTEREST IF PAID IN FULL", $(promo), $(deferred), date.slash(expires)]], "class=t")}<p class=small>To avoid paying Deferred Interest Charges on your promotional balance, you must pay the entire promotional balance by the expiration date. <b>Your minimum payment will not pay off the promotional balance before the end of the promotional period.</b></p>
<div style="border-top:1px dashed;margin-top:10px;padding-top:6px"><div class=row><div class=small>Pay online for free at meridianretail.example/harland. Payment Due by 5 p.m. (ET). For mailed payments allow 7 to 10 days.<p>${card.person.name}<br>${card.person.street}<br>${card.person.town}</p></div><div>${pairs([["Account Number", masked], ["Total Minimum Payment Due", $(card.minimum)], card.pastDue > 0 && ["Amount Past Due", $(card.pastDue)], ["Payment Due Date", date.slash(card.due)], ["New Balance", $(card.balance)], ["Payment Enclosed", "$ ______"]])}<div class=small>Make Payment to: MERIDIAN RETAIL BANK, PO BOX 960061, ORLANDO FL 32896-0061</div></div></div></div>
${NEXT}<div class=r>Page 2 of 3</div><div class=h>Transaction Summary</div>${grid("llllr", ["Tran Date", "Post Date", "Reference Number", "Description of Transaction or Credit", "Amount"], shown.map(row), "class=t")}<p><b>FEES</b></p>${grid("llllr", [], [...fees.map(row), ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(card.fees)]], "class=t")}<p><b>INTEREST CHARGED</b></p>${grid("llllr", [], [...interest.map((line) => [date.noYear(line.day), date.noYear(line.day), "", line.text, $(-line.amount)]), [date.noYear(card.end), date.noYear(card.end), "", zero.text, "$0.00"], ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(card.interest)]], "class=t")}
<div class=h>${year} Totals Year-to-Date</div>${pairs([
        [`Total Fees Charged in ${year}`, $(card.ytdFees)],
        [`Total Interest Charged in ${year}`, $(card.ytdInterest)],
        [`Total Interest Paid in ${year}`, $(card.ytdInterest - card.interest)],
      ])}
<div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = Variable Rate</p>${grid(
        "llrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", "N/A", `${card.apr}% (v)`, $(card.base), $(card.interest)],
          ["No Interest If Paid In Full", date.slash(expires), "29.99%", $(promo), "$0.00"],
          ["Cash Advances", "N/A", "35.99% (v)", "$0.00", "$0.00"],
        ],
        "class=t",
      )}
<div class=h>Cardholder News and Information</div><p class=small>Your account is owned and serviced by Meridian Retail Bank. Spend $500 in our stores until ${date.long(addDays(card.end, 40))} and save 10%. The minimum interest charge is $2.00.</p>${NEXT}<div class=r>Page 3 of 3</div><p class=small><b>Information About Payments:</b> You may at any time pay, in whole or in part, the total unpaid balance without any additional charge for prepayment. <b>How We Calculate Your Balance Subject to Interest Rate:</b> We use a method called the daily balance (including current transactions). <b>Credit Balance:</b> amounts with a minus sign (-) are credits. <b>Bankruptcy Notice:</b> send all correspondence to Meridian Retail Bank, Attn: Bankruptcy Dept, P.O. Box 965060, Orlando, FL 32896-5060.</p>`,
    );
    const facts = cardFacts(card, "Meridian Retail Bank");
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Meridian Retail Bank",
          accounts: [
            {
              ...facts,
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(Math.floor(card.available / 100) * 100),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              minimumPaymentWarning: warningFacts(card),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.base) },
                { kind: "promotional", apr: "29.99", balance: decimal(promo), expires },
                { kind: "cash-advance", apr: "35.99", balance: "0.00" },
              ],
            },
          ],
          transactions: rowsOf([...shown, ...fees, ...interest]),
          openRows: rowsOf([zero]),
          allowed: { "accounts.0.periodEnd": [card.end] },
        },
        "Harland Home",
        "HARLAND HOME CREDIT CARD",
        "Harland Home Credit Card / Meridian Retail Bank",
        "MERIDIAN RETAIL BANK",
      ),
    };
  },
};

/** A credit union's card on a processor's form: capital letters, minus behind, daily periodic rate, share drive news. */
const union: Layout = {
  name: "ut-card-union-processor",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = cardMonth(seed, 4, [9.9, 12.5, 14.25, 17.99], undefined, {
      payment: "PAYMENT RECEIVED SHARE DRAFT TRANSFER",
      fee: "LATE PAYMENT FEE",
      interest: "INTEREST CHARGE ON PURCHASES",
      cash: "CASH DISB BRANCH 004 ELKHART IN",
    });
    const { random } = card;
    const year = card.end.slice(0, 4);
    const cashBase = Math.round(card.cash / 3);
    const period = (Number(card.apr) / 365).toFixed(5);
    const line = (entry: Line) => [
      date.noYear(entry.day),
      date.noYear(entry.posted),
      `2${digits(random, 10)}`,
      escaped(entry.text),
      money.trailing(-entry.amount),
    ];
    const movement = card.lines.filter((entry) => entry.kind !== "fee" && entry.kind !== "interest");
    const fees = card.lines.filter((entry) => entry.kind === "fee");
    const interest = card.lines.filter((entry) => entry.kind === "interest");
    const html = document(
      `body{font:8.5pt 'Courier New',monospace}${BASE} .logo{font:bold 16pt Arial;color:#00693e}.h{font-weight:bold;border-top:2px solid #00693e;border-bottom:1px solid #00693e;margin:10px 0 4px;font-family:Arial}td+td{padding-left:4px}`,
      `<div class=row><div><div class=logo>&#9650; Heartland Crossing FCU</div>P.O. BOX 1208, ELKHART IN 46515-1208</div><div>${pairs(
        [
          ["ACCOUNT NUMBER", `XXXX XXXX XXXX ${card.number.slice(-4)}`],
          ["STATEMENT CLOSING DATE", date.short(card.end)],
          ["PAYMENT DUE DATE", date.short(card.due)],
          ["PAGE", "1 of 2"],
        ],
      )}</div></div>
<p>${card.person.name}<br>${card.person.street}<br>${card.person.town}</p>
<div class=row><div><div class=h>SUMMARY OF ACCOUNT ACTIVITY</div>${pairs([
        ["PREVIOUS BALANCE", $(card.previous)],
        ["PAYMENTS", MINUS(card.payments)],
        ["OTHER CREDITS", MINUS(card.credits)],
        ["PURCHASES", `+${$(card.purchases)}`],
        ["CASH ADVANCES", `+${$(card.cash)}`],
        ["FEES CHARGED", `+${$(card.fees)}`],
        ["INTEREST CHARGED", `+${$(card.interest)}`],
        ["NEW BALANCE", $(card.balance)],
        ["CREDIT LIMIT", $(card.limit)],
        ["AVAILABLE CREDIT", $(card.available)],
        ["DAYS IN BILLING CYCLE", String(card.days)],
      ])}</div><div><div class=h>PAYMENT INFORMATION</div>${pairs([
        ["NEW BALANCE", $(card.balance)],
        ["MINIMUM PAYMENT DUE", $(card.minimum)],
        ["PAST DUE AMOUNT", $(card.pastDue)],
        ["PAYMENT DUE DATE", date.short(card.due)],
      ])}<p class=small>LATE PAYMENT WARNING: IF WE DO NOT RECEIVE YOUR MINIMUM PAYMENT BY THE DATE LISTED ABOVE, YOU MAY HAVE TO PAY A LATE FEE UP TO $25.00.</p><p class=small>MINIMUM PAYMENT WARNING: IF YOU MAKE ONLY THE MINIMUM PAYMENT EACH PERIOD, YOU WILL PAY MORE IN INTEREST AND IT WILL TAKE YOU LONGER TO PAY OFF YOUR BALANCE. FOR EXAMPLE: IF YOU MAKE NO ADDITIONAL CHARGES USING THIS CARD AND EACH MONTH YOU PAY ONLY THE MINIMUM PAYMENT, YOU WILL PAY OFF THE BALANCE SHOWN ON THIS STATEMENT IN ABOUT ${card.warning.years} YEARS AND YOU WILL END UP PAYING AN ESTIMATED TOTAL OF ${$(card.warning.total)}. IF YOU PAY ${$(card.warning.monthly)} EACH MONTH, YOU WILL PAY IT OFF IN 3 YEARS FOR A TOTAL OF ${$(card.warning.threeYears)}.</p></div></div>
<div class=h>TRANSACTIONS</div>${grid("llllr", ["TRANS", "POST", "REFERENCE NO.", "DESCRIPTION", "AMOUNT"], movement.map(line))}
<div class=h>FEES</div>${grid("llllr", [], [...fees.map(line), ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(card.fees)]])}
<div class=h>INTEREST CHARGED</div>${grid("llllr", [], [...interest.map(line), ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(card.interest)]])}
<div class=h>${year} TOTALS YEAR-TO-DATE</div>${pairs([
        [`TOTAL FEES CHARGED IN ${year}`, $(card.ytdFees)],
        [`TOTAL INTEREST CHARGED IN ${year}`, $(card.ytdInterest)],
      ])}
${NEXT}<div class=r>PAGE 2 of 2 &nbsp; XXXX XXXX XXXX ${card.number.slice(-4)}</div><div class=h>INTEREST CHARGE CALCULATION</div><p class=small>YOUR ANNUAL PERCENTAGE RATE (APR) IS THE ANNUAL INTEREST RATE ON YOUR ACCOUNT.</p>${grid(
        "lrrrr",
        [
          "TYPE OF BALANCE",
          "APR",
          "DAILY PERIODIC RATE",
          "BALANCE SUBJECT TO INTEREST RATE",
          "INTEREST CHARGE",
        ],
        [
          ["PURCHASES", `${card.apr}%`, `${period}%`, $(card.base), $(card.interest)],
          ["CASH ADVANCES", `${card.apr}%`, `${period}%`, $(cashBase), "$0.00"],
        ],
      )}
<div class=h>MEMBER NEWS</div><p>VEHICLE LOANS AS LOW AS 5.74% APR. ASK A LOAN OFFICER TODAY. OUR ANNUAL SHARED SAVINGS DRIVE ENDS ${date.capitalLong(addDays(card.end, 34))}. SKIP-A-PAY IS $30.00 PER LOAN.</p><p class=small>SEND BILLING INQUIRIES TO: HEARTLAND CROSSING FEDERAL CREDIT UNION, CARD SERVICES, PO BOX 31112, TAMPA FL 33631-3112. LOST OR STOLEN CARDS 800-449-7728. FEDERALLY INSURED BY NCUA.</p><p class=small>GRACE PERIOD: YOU WILL NOT BE CHARGED INTEREST ON PURCHASES IF YOU PAY YOUR ENTIRE NEW BALANCE BY THE DUE DATE. AN AMOUNT FOLLOWED BY A MINUS SIGN (-) IS A CREDIT OR A CREDIT BALANCE. BALANCE COMPUTATION: AVERAGE DAILY BALANCE INCLUDING NEW TRANSACTIONS.</p>
<div style="border-top:1px dashed;margin-top:60px;padding-top:8px"><div class=row><div>HEARTLAND CROSSING FCU<br>PO BOX 4519<br>CAROL STREAM IL 60197-4519</div><div>${pairs(
        [
          ["ACCOUNT NUMBER", `XXXX XXXX XXXX ${card.number.slice(-4)}`],
          ["NEW BALANCE", $(card.balance)],
          ["MINIMUM PAYMENT DUE", $(card.minimum)],
          ["PAYMENT DUE DATE", date.short(card.due)],
          ["AMOUNT ENCLOSED", "$__________"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Heartland Crossing FCU",
          accounts: [
            {
              ...cardFacts(card, "Heartland Crossing FCU"),
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              minimumPaymentWarning: warningFacts(card),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.base) },
                { kind: "cash-advance", apr: card.apr, balance: decimal(cashBase) },
              ],
            },
          ],
          transactions: rowsOf([...movement, ...fees, ...interest]),
          allowed: { "accounts.0.periodEnd": [card.end] },
        },
        "Heartland Crossing Federal Credit Union",
        "HEARTLAND CROSSING FEDERAL CREDIT UNION",
        "HEARTLAND CROSSING FCU",
      ),
    };
  },
};

/** An app's card for building credit: sentences and large type, no cash advances, days without a year. */
const fintech: Layout = {
  name: "ut-card-fintech-lantern",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = cardMonth(seed, 5, [26.99, 29.49, 33.99], undefined, {
      payment: "Payment received",
      fee: "Late payment fee",
      interest: "Interest charge",
    });
    const newest = card.lines.toReversed();
    const span = `${date.monthDay(card.first)} - ${date.abbreviatedBare(card.end)}`;
    const year = card.end.slice(0, 4);
    const html = document(
      `body{font:9.5pt Verdana,'DejaVu Sans',sans-serif;color:#1c2b33}${BASE} .logo{font-size:15pt;font-weight:bold;color:#0a8f6a}.tile{background:#e8f6f1;border-radius:10px;padding:10px 14px}.n{font-size:18pt;font-weight:bold}h3{color:#0a8f6a;margin:16px 0 4px;font-size:12pt}.t td{border-bottom:1px solid #e0e6e9;padding:4px 0;font-size:8.5pt}`,
      `<div class=row><div class=logo>lantern lane</div><div class=r>Statement period<br><b>${span}</b></div></div><p>Hi ${card.person.name}, here's your statement for the card ending in <b>${card.number.slice(-4)}</b>.</p>
<div class=row><div class=tile>Statement balance<div class=n>${$(card.balance)}</div></div><div class=tile>Minimum payment<div class=n>${$(card.minimum)}</div>${card.pastDue > 0 ? `<div class=small>This includes ${$(card.pastDue)} that is past due.</div>` : ""}</div><div class=tile>Due by<div class=n>${date.monthDay(card.due)}</div><div class=small>${date.long(card.due)}, 11:59 p.m. ET</div></div></div>
<h3>How we got here</h3>${pairs(
        [
          [`Balance on ${date.monthDay(addDays(card.first, -1))}`, $(card.previous)],
          ["Payments", MINUS(card.payments)],
          ["Refunds and credits", MINUS(card.credits)],
          ["Purchases", `+${$(card.purchases)}`],
          ["Interest", `+${$(card.interest)}`],
          ["Fees", `+${$(card.fees)}`],
          [`<b>Balance on ${date.monthDay(card.end)}</b>`, `<b>${$(card.balance)}</b>`],
        ],
        "class=t",
      )}<h3>Your credit line</h3>${pairs(
        [
          ["Total credit line", $(card.limit)],
          ["Left to spend", $(card.available)],
        ],
        "class=t",
      )}
<h3>If you only pay the minimum</h3><p class=small>Late Payment Warning: If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40. Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges and each month you pay&hellip;",
          "You'll pay off this balance in about&hellip;",
          "And end up paying an estimated total of&hellip;",
        ],
        [
          ["Only the minimum payment", `${card.warning.years} years`, $(card.warning.total)],
          [$(card.warning.monthly), "3 years", $(card.warning.threeYears)],
        ],
        "class=t",
      )}<p class=small>For information about credit counseling services call 1-877-404-5550.</p>
<p class=small>Good news: after 6 on-time payments you could get a credit line increase of up to $1,500.00. Terms apply.</p>${NEXT}<h3>Activity</h3>${grid(
        "llr",
        ["Date", "", "Amount"],
        newest.map((line) => [
          date.monthDay(line.day),
          escaped(line.text),
          line.amount > 0 ? `-${$(line.amount)}` : $(-line.amount),
        ]),
        "class=t",
      )}
<h3>Interest and fees</h3>${pairs(
        [
          ["Total fees for this period", $(card.fees)],
          ["Total interest for this period", $(card.interest)],
          [`Total fees charged in ${year}`, $(card.ytdFees)],
          [`Total interest charged in ${year}`, $(card.ytdInterest)],
        ],
        "class=t",
      )}<p>Your purchases have an annual percentage rate (APR) of <b>${card.apr}%</b>, variable. This period it was applied to an average daily balance of ${$(card.base)}, over ${card.days} days. Your card does not allow cash advances or balance transfers.</p><h3>The fine print</h3><p class=small>The Lantern Lane Visa&reg; Credit Card is issued by Transfer Pines Bank, Member FDIC, pursuant to a license from Visa U.S.A. Inc. Lantern Lane LLC services your account. Send payments by mail to Lantern Lane LLC, P.O. Box 23066, Columbus, GA 31902. If you think there is an error on your statement, write to us at P.O. Box 105286, Atlanta, GA 30348 within 60 days. We report to the three major credit bureaus. If you spot a charge over $50.00 that you are unhappy with and have tried in good faith to correct it with the merchant, you may have the right not to pay the remaining amount due.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Lantern Lane",
          accounts: [
            {
              ...cardFacts(card, "Lantern Lane"),
              periodStart: card.first,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              minimumPaymentWarning: warningFacts(card),
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.base) }],
            },
          ],
          transactions: rowsOf(newest),
          allowed: { "accounts.0.statementDate": [card.end] },
        },
        "lantern lane",
        "Lantern Lane LLC",
        "Transfer Pines Bank",
        "Lantern Lane Visa Credit Card",
      ),
    };
  },
};

export const utCardsTwo: readonly Layout[] = [store, union, fintech];
