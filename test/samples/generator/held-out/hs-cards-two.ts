import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { byDay, cardFacts, hsCard, pct, rowsOf, sum } from "./hs-data.ts";

const { dollar: $, wholeDollars } = money;

const storeCard: Layout = {
  name: "hs-card-store-deferred",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hsCard(seed, {
      salt: 37,
      paid: "PAYMENT - THANK YOU",
      late: "LATE FEE",
      minimum: 3_000,
      promo: "deferred",
      own: [
        ["STORE 0412 LUMBER/PLUMBING", "MOORESVILLE NC", 2_400, 61_000],
        ["STORE 2207 APPLIANCES", "DAYTON OH", 19_900, 140_000],
        ["TOLLIVERS.COM SEASONAL LIVING", "866-555-0171 NC", 1_800, 22_000],
      ],
    });
    const { person, random } = card;
    const deferred = card.promoBalance > 0;
    const initial = card.promoBalance + random.whole(8_000, 40_000);
    const accrued = Math.round((card.promoBalance * card.rate * 120) / 3_650_000);
    const last = card.number.slice(-4);
    const interestLine = { day: card.close, text: "INTEREST CHARGE ON PURCHASES", amount: -card.interest };
    const lines = byDay([...card.payments, ...card.purchases]);
    const cells = (rows: ReadonlyArray<{ day: string; text: string; amount: number }>, reference: boolean) =>
      rows.map((line) => [
        date.noYear(line.day),
        reference
          ? `P9${date.noYear(line.day).replace("/", "")}00${String(line.amount).slice(-4).padStart(6, "7")}`
          : "",
        escaped(line.text),
        line.amount > 0 ? `-${$(line.amount)}` : $(-line.amount),
      ]);
    const html = document(
      `${BASE}body{font:9pt Arial}.hd{background:#e4e8f0;font-weight:bold;padding:3px 6px;margin:10px 0 3px}.two{display:flex;gap:20px}.two>div{flex:1}.tt td,.tt th{padding:1px 4px;font-size:8pt}.w td,.w th{border:1px solid #666;padding:3px;font-size:8pt}.pg{break-before:page}.pr td,.pr th{border:1px solid #888;text-align:center;font-size:8pt;padding:3px}`,
      `<div class=two><div><b style="font:bold 22pt Georgia;color:#7a1f1f">Tolliver&rsquo;s</b><br><span class=small>Advantage Card / CONCORDANCE BANK</span></div><div class=r>Visit us at concordance.com/tollivers<br>Customer Service: 1-800-555-0128<br>Account Number: XXXX XXXX XXXX ${last}</div></div>
<div class=two><div><div class=hd>Summary of Account Activity</div>${pairs([
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(sum(card.payments))],
        ["- Other Credits", "$0.00"],
        ["+ Purchases/Debits", $(-sum(card.purchases))],
        ["+ Fees Charged", $(card.feesCharged)],
        ["+ Interest Charges", $(card.interest)],
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
      ])}<hr>${pairs([
        ["Credit Limit", wholeDollars(card.limit)],
        ["Available Credit", wholeDollars(Math.floor(card.available / 100) * 100)],
        ["Statement Closing Date", date.slash(card.close)],
        ["Days in Billing Cycle", String(card.days)],
      ])}</div><div><div class=hd>Payment Information</div>${pairs([
        ["New Balance", $(card.balance)],
        card.pastDue > 0 && ["Amount Past Due", $(card.pastDue)],
        ["<b>Total Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}<p class=small>PAYMENT DUE BY 5 P.M. (ET) ON THE DUE DATE. We may convert your payment into an electronic debit. See reverse for details, Billing Rights and other important information.</p><p class=small><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee up to $41.00.</p>${
        card.warned
          ? `<p class=small><b>Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay...",
                "You will pay off the balance shown on this statement in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                ["Only the minimum payment", `${card.slow.years} years`, $(card.slow.total)],
                [
                  $(card.fastMonthly),
                  "3 years",
                  `${$(card.fastTotal)}<br>(Savings = ${$(Math.max(0, card.slow.total - card.fastTotal))})`,
                ],
              ],
              "class=w",
            )}<p class=small>If you would like information about credit counseling services, call 1-877-555-0164.</p>`
          : ""
      }</div></div>
${deferred ? `<div class=hd>Promotional Purchase Summary</div>${grid("cccccc", ["Tran Date", "Description", "Initial Purchase Amount", "Promotional Balance", "Deferred Interest Charge", "Promotional Expiration Date"], [[date.slash(`2026-01-${String(random.whole(10, 28))}`), "NO INTEREST WITH PAYMENT", $(initial), $(card.promoBalance), $(accrued), date.slash(card.promoEnds)]], "class=pr")}<p class=small>To avoid paying Deferred Interest Charges on the promotional balance(s) noted above, you must pay the entire applicable promotional balance by the Promotional Expiration Date. If you do not, or if your account is closed for any reason, the deferred interest will be added to your account.</p>` : ""}
<div class=hd>Cardholder News and Information</div><p class=small>Get 5% off everyday at Tolliver&rsquo;s, or 6 months special financing on purchases of $299 or more. Subject to credit approval. Save a tree and sign up for eBill today.</p>
<div style="border-top:1px dashed #000;margin-top:22px;padding-top:6px"><p class=small style="text-align:center">Detach and mail this portion with your check. Do not include any correspondence with your check.</p><div class=two><div>${escaped(person.name)}<br>${person.street}<br>${person.town}<p class=small>Make Payment to: TOLLIVER&rsquo;S/CONCORDANCE BANK<br>PO BOX 530914<br>ATLANTA, GA 30353-0914</p></div><div>${grid("cccc", ["Account Number", "Total Minimum<br>Payment Due", "Payment Due<br>Date", "New Balance"], [[`XXXX XXXX XXXX ${last}`, $(card.minimum), date.slash(card.due), $(card.balance)]], "class=pr")}<p>Payment Enclosed: $ ___________ Please use blue or black ink.</p></div></div></div><div class="small r">5426 0014 YHF 1 7 12 &nbsp; PAGE 1 of 3</div>
<div class=pg></div><p class=small><b>What To Do If You Think You Find A Mistake On Your Statement:</b> If you think there is an error on your statement, write to us at: Concordance Bank, P.O. Box 965003, Orlando, FL 32896-5003. You must contact us within 60 days after the error appeared on your statement. <b>Information About Payments:</b> You may at any time pay, in whole or in part, the total unpaid balance without any additional charge for prepayment. <b>Credit Reporting:</b> We may report information about your account to credit bureaus.</p><div class=hd>Transaction Summary</div>${grid(
        "lllr",
        ["Tran Date", "Reference Number", "Description of Transaction or Credit", "Amount"],
        [
          ...cells(lines, true),
          ["", "", "<b>FEES</b>", ""],
          ...cells(card.fees, false),
          ["", "", "TOTAL FEES FOR THIS PERIOD", $(card.feesCharged)],
          ["", "", "<b>INTEREST CHARGED</b>", ""],
          ...cells([interestLine], false),
          ["", "", "TOTAL INTEREST FOR THIS PERIOD", $(card.interest)],
        ],
        "class=tt",
      )}${grid(
        "lr",
        [`${card.close.slice(0, 4)} Year-to-Date Fees and Interest`, ""],
        [
          [`Total Fees Charged in ${card.close.slice(0, 4)}`, $(card.yearFees)],
          [`Total Interest Charged in ${card.close.slice(0, 4)}`, $(card.yearInterest)],
        ],
      )}<div class=hd>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lcrrr",
        [
          "Type of Balance",
          "Expiration Date",
          "Annual Percentage Rate",
          "Balance Subject To Interest Rate",
          "Interest Charge",
        ],
        [
          ["Regular Purchases", "N/A", `${pct(card.rate)}%`, $(card.purchaseBalance), $(card.interest)],
          ...(deferred
            ? [
                [
                  "No Interest With Payment (Deferred)",
                  date.slash(card.promoEnds),
                  `${pct(card.rate)}%`,
                  $(card.promoBalance),
                  "$0.00",
                ],
              ]
            : []),
        ],
        "class=tt",
      )}`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Concordance Bank",
      accounts: [
        {
          ...cardFacts(card),
          institution: "Concordance Bank",
          statementDate: card.close,
          creditLimit: decimal(card.limit),
          availableCredit: decimal(Math.floor(card.available / 100) * 100),
          ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
          paymentsAndCredits: decimal(sum(card.payments)),
          purchases: decimal(-sum(card.purchases)),
          aprs: [
            { kind: "purchase" as const, apr: pct(card.rate), balance: decimal(card.purchaseBalance) },
            ...(deferred
              ? [
                  {
                    kind: "promotional" as const,
                    apr: pct(card.rate),
                    balance: decimal(card.promoBalance),
                    expires: card.promoEnds,
                  },
                ]
              : []),
          ],
        },
      ],
      transactions: rowsOf([...lines, ...card.fees, interestLine]),
      allowed: { "accounts.0.periodEnd": [card.close] },
    };
    return {
      html,
      truth: alsoNamed(
        truth,
        "CONCORDANCE BANK",
        "Tolliver’s",
        "Tolliver's",
        "TOLLIVER’S/CONCORDANCE BANK",
        "Tolliver’s Advantage Card / CONCORDANCE BANK",
      ),
    };
  },
};

const courierCard: Layout = {
  name: "hs-card-charge-travel",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hsCard(seed, {
      salt: 43,
      paid: "MOBILE PAYMENT - THANK YOU",
      late: "Late Payment Fee",
      minimum: 4_000,
      creditText: "UBER ONE CREDIT",
    });
    const { person } = card;
    const tail = `${card.number.slice(-5, -4)}-${card.number.slice(-5)}`;
    const interestLine = {
      day: card.close,
      text: "Interest Charge on Pay Over Time Purchases",
      amount: -card.interest,
    };
    const who = escaped(person.name.toUpperCase());
    const cells = (lines: ReadonlyArray<{ day: string; text: string; amount: number }>, star = "") =>
      lines.map((line) => [`${date.short(line.day)}${star}`, escaped(line.text), $(-line.amount)]);
    const top = (page: number) =>
      `<div class=fl><div style="background:#016fd0;color:#fff;font:bold 9pt Arial;padding:8px;width:.9in">CONTIN<br>COURIER</div><div><b style="font-size:13pt">Traveler Gold Card</b><br>${who}<br>Closing Date ${date.short(card.close)}</div><div class=r>${page === 1 ? `Next Closing Date will be printed on your next statement<br>` : ""}Account Ending <b>${tail}</b><br><span class=small>p. ${page}/4</span></div></div>`;
    const total = (name: string, value: number) => [`<b>${name}</b>`, "", `<b>${$(value)}</b>`];
    const html = document(
      `${BASE}body{font:9pt Helvetica,Arial;color:#222}.fl{display:flex;justify-content:space-between;gap:14px;border-bottom:1px solid #016fd0;padding-bottom:6px;margin-bottom:10px}.nb{display:flex;gap:14px}.nb>div{border:1px solid #999;padding:8px;flex:1}.x{font-size:15pt;color:#016fd0}.two{display:flex;gap:20px}.two>div:first-child{flex:2}.two>div:last-child{flex:1.3;background:#eef3f8;padding:8px}.pg{break-before:page}.h{color:#016fd0;font-size:12pt;border-bottom:1px solid #016fd0;margin:10px 0 4px}.t td{border-bottom:1px dotted #aaa;padding:2px}.w td,.w th{border:1px solid #999;padding:3px;font-size:8pt}`,
      `${top(1)}<div class=two><div><div class=nb><div>New Balance<div class=x>${$(card.balance)}</div></div><div>Minimum Payment Due<div class=x>${$(card.minimum)}</div>${card.pastDue > 0 ? `<span class=small>Includes the past due amount of ${$(card.pastDue)}</span>` : ""}</div></div><p style="border:1px solid #999;padding:8px">Payment Due Date <span class=x>${date.short(card.due)}<sup style="font-size:7pt">&Dagger;</sup></span></p><p class=small><b>&Dagger; Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(card.due)}, you may have to pay a late fee of up to $40.00 and your Pay Over Time APR may be increased to the Penalty APR of 29.99%.</p>${
        card.warned
          ? `<p class=small><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your Pay Over Time balance. For example:</p>${grid(
              "lll",
              [
                "If you make no additional charges and each month you pay...",
                "You will pay off the Pay Over Time balance shown on this statement in about...",
                "And you will pay an estimated total of...",
              ],
              [
                ["Only the Minimum Payment Due", `${card.slow.years} years`, wholeDollars(card.slow.total)],
                [
                  wholeDollars(card.fastMonthly),
                  "3 years",
                  `${wholeDollars(card.fastTotal)} (Savings = ${wholeDollars(Math.max(0, card.slow.total - card.fastTotal))})`,
                ],
              ],
              "class=w",
            )}<p class=small>If you would like information about credit counseling services, call 1-888-555-0116.</p>`
          : ""
      }</div><div><b>Membership Miles&reg; Points</b><br>Available and Pending as of ${date.short(card.close)}<div class=x>${card.random.whole(11, 320)},${String(card.random.whole(100, 999))}</div><hr><div class=h>Account Summary</div>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments/Credits", `-${$(sum(card.payments) + sum(card.credits))}`],
          ["New Charges", `+${$(-sum(card.purchases))}`],
          ["Fees", `+${$(card.feesCharged)}`],
          ["Interest Charged", `+${$(card.interest)}`],
        ],
      )}<hr>${pairs([
        ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Minimum Payment Due", $(card.minimum)],
      ])}<hr>${pairs([
        ["Pay Over Time Limit", $(card.limit)],
        ["Available Pay Over Time Limit", $(card.available)],
      ])}<p>Days in Billing Period: ${card.days}</p><p class=small>Customer Care<br>Pay by Computer continentalcourier.com/pbc<br>1-800-555-0190</p></div></div>
<div style="border-top:1px dashed #333;margin-top:22px;padding-top:6px" class=nb><div style="border:0">&darr; Please fold on the perforation below, detach and return with your payment &darr;<br><br>${who}<br>${person.street}<br>${person.town}</div><div style="border:0"><b>Payment Coupon</b><br>Account Ending ${tail}<br><span class=small>Enter 15 digit account # on all payments. Make check payable to Continental Courier.</span></div><div style="border:0">${pairs(
        [
          ["Payment Due Date", date.short(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Amount Enclosed", "$ _______"],
        ],
      )}</div></div>
<div class=pg></div>${top(2)}<p class=small><b>Payments:</b> Your payment must be sent to the payment address shown on your statement and must be received by 5 p.m. local time at that address to be credited as of the day it is received. <b>How We Calculate Your Balance:</b> We use the Average Daily Balance (ADB) method (including new transactions) to calculate the balance on which we charge interest for Pay Over Time balances on your Account. <b>Credit Reporting:</b> We may report information about your Account to credit bureaus. <b>Foreign Currency Charges:</b> If you make a Charge in a foreign currency, we will convert it into US dollars. <b>What To Do If You Think You Find A Mistake On Your Statement:</b> write to us at Continental Courier, PO Box 981535, El Paso, TX 79998-1535 within 60 days after the error appeared on your statement.</p>
<div class=pg></div>${top(3)}<div class=h>Payments and Credits</div><b>Summary</b>${pairs(
        [
          ["Payments", `-${$(sum(card.payments))}`],
          ["Credits", card.credits.length > 0 ? `-${$(sum(card.credits))}` : "$0.00"],
          ["<b>Total Payments and Credits</b>", `<b>-${$(sum(card.payments) + sum(card.credits))}</b>`],
        ],
        "class=t",
      )}<p><b>Detail</b> <span class=small>*Indicates posting date</span></p>${grid("llr", [], [...cells(card.payments, "*"), ...cells(card.credits)], "class=t")}<div class=h>New Charges</div><b>Summary</b>${pairs(
        [
          [`${who} ${tail}`, $(-sum(card.purchases))],
          ["<b>Total New Charges</b>", `<b>${$(-sum(card.purchases))}</b>`],
        ],
        "class=t",
      )}<p><b>Detail</b></p>${grid("llr", ["", `${who}<br>Card Ending ${tail}`, "Amount"], cells(card.purchases), "class=t")}
<div class=pg></div>${top(4)}<div class=h>Fees</div>${grid("llr", ["", "", "Amount"], [...cells(card.fees), total("Total Fees for this Period", card.feesCharged)], "class=t")}<div class=h>Interest Charged</div>${grid("llr", ["", "", "Amount"], [...cells([interestLine]), total("Total Interest Charged for this Period", card.interest)], "class=t")}<p><b>About Trailing Interest</b><br><span class=small>You may see interest on your next statement even if you pay the new balance in full and on time and make no new charges.</span></p><div class=h>${card.close.slice(0, 4)} Fees and Interest Totals Year-to-Date</div>${pairs(
        [
          [`Total Fees in ${card.close.slice(0, 4)}`, $(card.yearFees)],
          [`Total Interest in ${card.close.slice(0, 4)}`, $(card.yearInterest)],
        ],
        "class=t",
      )}<div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Variable APRs will not exceed 29.99%.</p>${grid(
        "lcrrr",
        [
          "",
          "Transactions Dated<br>From",
          "Annual Percentage Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          [
            "Pay Over Time",
            "02/14/2020",
            `${pct(card.rate)}% (v)`,
            $(card.purchaseBalance),
            $(card.interest),
          ],
          ["Total", "", "", "", $(card.interest)],
        ],
        "class=t",
      )}<p class=small>(v) Variable Rate</p>`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Continental Courier",
      accounts: [
        {
          ...cardFacts(card),
          institution: "Continental Courier",
          statementDate: card.close,
          ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
          paymentsAndCredits: decimal(sum(card.payments) + sum(card.credits)),
          purchases: decimal(-sum(card.purchases)),
          aprs: [{ kind: "purchase" as const, apr: pct(card.rate), balance: decimal(card.purchaseBalance) }],
        },
      ],
      transactions: rowsOf([
        ...card.payments,
        ...card.credits,
        ...card.purchases,
        ...card.fees,
        interestLine,
      ]),
      allowed: {
        "accounts.0.periodEnd": [card.close],
        "accounts.0.creditLimit": [decimal(card.limit)],
        "accounts.0.availableCredit": [decimal(card.available)],
      },
    };
    return { html, truth: alsoNamed(truth, "CONTIN COURIER") };
  },
};

export const hsCardsTwo: readonly Layout[] = [storeCard, courierCard];
