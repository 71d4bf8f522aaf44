import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { byDay, cardFacts, hsCard, paidAllowed, paidFacts, pct, rowsOf, sum } from "./hs-data.ts";

const { dollar: $, plain, wholeDollars } = money;
const WARNING =
  "If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:";

const anchorCard: Layout = {
  name: "hs-card-national-blue",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hsCard(seed, {
      salt: 11,
      paid: "Payment Thank You-Mobile",
      late: "LATE FEE",
      minimum: 4_000,
      creditText: "AMAZON MKTPLACE PMTS Amzn.com/bill WA",
    });
    const { person } = card;
    const interestLines =
      card.interest > 0
        ? [{ day: card.close, text: "PURCHASE INTEREST CHARGE", amount: -card.interest }]
        : [];
    const paid = byDay([...card.payments, ...card.credits]);
    const cells = (lines: ReadonlyArray<{ day: string; text: string; amount: number }>) =>
      lines.map((line) => [date.noYear(line.day), escaped(line.text), plain(-line.amount)]);
    const group = (name: string, rows: string[][]) =>
      rows.length > 0 ? `<p class=g>${name}</p>${grid("llr", [], rows, "class=t")}` : "";
    const mini = [
      ["Only the minimum payment", `${card.slow.years} years`, wholeDollars(card.slow.total)],
      [
        wholeDollars(card.fastMonthly),
        "3 years",
        `${wholeDollars(card.fastTotal)}<br>(Savings=${wholeDollars(Math.max(0, card.slow.total - card.fastTotal))})`,
      ],
    ];
    const foot = (page: number) =>
      `<div class=foot><span>0000001&nbsp; FIS33339 C 1 &nbsp;000 &nbsp;Y 9 ${card.close.slice(8)} &nbsp;${card.close.slice(2, 4)}/${date.noYear(card.close)}</span><span>Page ${page} of 3</span><span>06610&nbsp; MA MA 28801 &nbsp;2821000001000288010${page}</span></div>`;
    const html = document(
      `${BASE}body{font:9pt Arial}.top{display:flex;gap:18px}.cal{border:1px solid #999;width:2.2in;text-align:center;padding:6px}.big{font-size:15pt;font-weight:bold}.bar{background:#124b93;color:#fff;font-weight:bold;padding:3px 6px;margin:12px 0 4px}.foot{display:flex;justify-content:space-between;font-size:6pt;margin:18px 0 0}.pg{break-before:page}.g{font-weight:bold;margin:6px 0 2px}.t td:first-child{width:1.1in}.t td:last-child{width:1.2in}.w td,.w th{border:1px solid #999;padding:3px;font-size:8pt}.two{display:flex;gap:20px}.two>div{flex:1}`,
      `<div class=top style="justify-content:space-between"><div><b style="font-size:20pt;letter-spacing:3px">HALDEN</b> <span style="color:#124b93">liberty unlimited</span></div><div class=small>Manage your account online at:<br><b>www.halden.com/cardhelp</b></div><div class=small>Customer Service:<br><b>1-800-555-0142</b></div><div class=small>Mobile: Download the<br>Halden Mobile<sup>&reg;</sup> app today</div></div>
<div class=two style="margin-top:14px"><div><div class=top><div><div>New Balance</div><div class=big>${$(card.balance)}</div><div style="margin-top:6px">Minimum Payment Due</div><div class=big>${$(card.minimum)}</div><div style="margin-top:6px">Payment Due Date</div><div class=big>${date.short(card.due)}</div></div></div>
<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00.</p>
${card.warned ? `<p class=small><b>Minimum Payment Warning:</b> Enroll in Auto-Pay and avoid missing a payment. ${WARNING}</p>${grid("lll", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], mini, "class=w")}<p class=small>If you would like information about credit counseling services, call 1-866-555-0177.</p>` : ""}</div>
<div><div class=bar>ACCOUNT SUMMARY</div><p>Account Number: XXXX XXXX XXXX ${card.number.slice(-4)}</p>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payment, Credits", $(-sum(paid))],
          ["Purchases", `+${$(-sum(card.purchases))}`],
          ["Cash Advances", "$0.00"],
          ["Balance Transfers", "$0.00"],
          ["Fees Charged", card.feesCharged > 0 ? `+${$(card.feesCharged)}` : "$0.00"],
          ["Interest Charged", card.interest > 0 ? `+${$(card.interest)}` : "$0.00"],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
        ],
      )}<hr>${pairs([
        ["Opening/Closing Date", `${date.short(card.open)} - ${date.short(card.close)}`],
        ["Credit Access Line", wholeDollars(card.limit)],
        ["Available Credit", wholeDollars(Math.floor(card.available / 100) * 100)],
        ["Cash Access Line", wholeDollars(card.cashLimit)],
        [
          "Available for Cash",
          wholeDollars(Math.min(card.cashLimit, Math.floor(card.available / 100) * 100)),
        ],
        ["Past Due Amount", $(card.pastDue)],
        ["Balance over the Credit Access Line", "$0.00"],
      ])}</div></div>
<div class=bar>YOUR ACCOUNT MESSAGES</div><p class=small>${card.pastDue > 0 ? "Your account is past due. Please send the minimum payment due immediately." : "Your next AutoPay payment will be deducted from your Pay From account and credited on your due date."} As of ${date.short(card.close)} you have <b>${card.random.whole(400, 9_000)}</b> Liberty points; earn 1.5% on every purchase and $200 for each friend who gets a card.</p>
<div style="border-top:1px dashed #555;margin-top:24px;padding-top:10px" class=two><div><b style="letter-spacing:3px">HALDEN</b><p class=small>P.O. BOX 15123<br>WILMINGTON, DE 19850-5123</p><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div><div>${pairs(
        [
          ["Payment Due Date:", date.short(card.due)],
          ["New Balance:", $(card.balance)],
          ["Minimum Payment Due:", $(card.minimum)],
          ["Account number:", `XXXX XXXX XXXX ${card.number.slice(-4)}`],
        ],
      )}<p>$ ________________ Amount Enclosed<br><span class=small>Make/Mail check to Halden Card Services at the address below:</span></p></div></div>${foot(1)}
<div class=pg></div><p class=small><b>Information About Your Account</b> Making Your Payments: The amount of your payment should be at least your minimum payment due, payable in U.S. dollars and drawn on or payable through a U.S. financial institution. Credit Reporting: We may report information about your Account to credit bureaus. Late payments, missed payments or other defaults on your Account may be reflected in your credit report. Annual Renewal Notice: If your Account has an annual fee, you will be billed on your statement. Calculation Of Balance Subject To Interest Rate: We use the daily balance method (including new transactions).</p>
<div class=bar>ACCOUNT ACTIVITY</div>${grid("llr", ["Date of<br>Transaction", "Merchant Name or Transaction Description", "$ Amount"], [], "class=t")}${group("PAYMENTS AND OTHER CREDITS", cells(paid))}${group("PURCHASE", cells(card.purchases))}${group("FEES CHARGED", [...cells(card.fees), ...(card.fees.length > 0 ? [["", "TOTAL FEES FOR THIS PERIOD", $(card.feesCharged)]] : [])])}${group("INTEREST CHARGED", [...cells(interestLines), ...(card.interest > 0 ? [["", "TOTAL INTEREST FOR THIS PERIOD", $(card.interest)]] : [])])}
<div style="margin:14px auto;width:4in;border:1px solid #999;padding:4px;text-align:center"><b>${card.close.slice(0, 4)} Totals Year-to-Date</b>${pairs(
        [
          [`Total fees charged in ${card.close.slice(0, 4)}`, $(card.yearFees)],
          [`Total interest charged in ${card.close.slice(0, 4)}`, $(card.yearInterest)],
        ],
      )}<span class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</span></div>
<div class="foot"><span>${escaped(person.name.toUpperCase())}</span><span>Page 2 of 3</span><span>Statement Date: ${date.short(card.close)}</span></div>
<div class=pg></div><div class=bar>INTEREST CHARGES</div><p class=small>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Balance Type",
          "Annual<br>Percentage<br>Rate (APR)",
          "Balance<br>Subject To<br>Interest Rate",
          "Interest<br>Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          [
            "&nbsp; Purchases",
            `${pct(card.rate)}%(v)(d)`,
            card.purchaseBalance > 0 ? $(card.purchaseBalance) : "- 0 -",
            card.interest > 0 ? $(card.interest) : "- 0 -",
          ],
          ["<b>CASH ADVANCES</b>", "", "", ""],
          ["&nbsp; Cash Advances", `${pct(card.cashRate)}%(v)(d)`, "- 0 -", "- 0 -"],
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          ["&nbsp; Balance Transfers", `${pct(card.rate)}%(v)(d)`, "- 0 -", "- 0 -"],
        ],
      )}<p class=r>${card.days} Days in Billing Period</p><p class=small>(v) = Variable Rate<br>(d) = Daily Balance Method (including new transactions)<br>Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable.</p><div class="foot"><span>${escaped(person.name.toUpperCase())}</span><span>Page 3 of 3</span><span>Statement Date: ${date.short(card.close)}</span></div>`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Halden",
      accounts: [
        {
          ...cardFacts(card),
          institution: "Halden",
          statementDate: card.close,
          periodStart: card.open,
          periodEnd: card.close,
          creditLimit: decimal(card.limit),
          availableCredit: decimal(Math.floor(card.available / 100) * 100),
          pastDue: decimal(card.pastDue),
          paymentsAndCredits: decimal(sum(paid)),
          purchases: decimal(-sum(card.purchases)),
          aprs: [
            {
              kind: "purchase" as const,
              apr: pct(card.rate),
              ...(card.purchaseBalance > 0 && { balance: decimal(card.purchaseBalance) }),
            },
            { kind: "cash-advance" as const, apr: pct(card.cashRate) },
            { kind: "balance-transfer" as const, apr: pct(card.rate) },
          ],
        },
      ],
      transactions: rowsOf([...paid, ...card.purchases, ...card.fees, ...interestLines]),
      allowed: {
        ...(card.purchaseBalance > 0 ? {} : { "accounts.0.aprs.0.balance": ["0.00"] }),
        "accounts.0.aprs.1.balance": ["0.00"],
        "accounts.0.aprs.2.balance": ["0.00"],
      },
    };
    return { html, truth: alsoNamed(truth, "HALDEN", "Halden Card Services") };
  },
};

const castleCard: Layout = {
  name: "hs-card-two-word-cashback",
  type: "credit-cards",
  heldOut: true,
  make: (seed) => {
    const card = hsCard(seed, {
      salt: 29,
      paid: "CASTLE ROW MOBILE PYMT",
      late: "PAST DUE FEE",
      minimum: 2_500,
      creditText: "CREDIT-CASH BACK REWARD",
      shop: (name, town) => `${name}${town.replaceAll(" ", "")}`,
    });
    const { person } = card;
    const last = card.number.slice(-4);
    const who = escaped(person.name.toUpperCase());
    const cells = (lines: typeof card.purchases) =>
      lines.map((line) => [
        date.monthDay(line.day),
        date.monthDay(line.post),
        escaped(line.text),
        line.amount > 0 ? `- ${$(line.amount)}` : $(-line.amount),
      ]);
    const paid = byDay([...card.payments, ...card.credits]);
    const head = ["Trans Date", "Post Date", "Description", "Amount"];
    const period = `${date.abbreviated(card.open)} - ${date.abbreviated(card.close)}`;
    const furniture = (page: number) =>
      `<div class=fur><span><b style="font-size:15pt;font-style:italic">Castle<span style="color:#b02a30">Row</span></b></span><span class=r>Page ${page} of 3<br>Silverline Cash Visa Signature Card | Visa Signature ending in ${last}<br>${period} | ${card.days} days in Billing Cycle</span></div>`;
    const html = document(
      `${BASE}body{font:9pt Helvetica,Arial}.fur{display:flex;justify-content:space-between;border-bottom:2px solid #004977;padding-bottom:4px;margin-bottom:10px;font-size:8pt}.h{color:#004977;font-size:13pt;font-weight:bold;margin:6px 0}.two{display:flex;gap:22px}.two>div{flex:1}.box{border:1px solid #bbb;padding:8px}.v{font-size:16pt}.pg{break-before:page}.z td,.z th{border-bottom:1px solid #ddd;padding:2px 4px;font-size:8.5pt}.w td,.w th{border:1px solid #ccc;padding:4px;text-align:center;font-size:8pt}`,
      `${furniture(1)}<div class=two><div class=box><div class=h>Payment Information</div><div class=two><div>Payment Due Date<div class=v>${date.abbreviated(card.due)}</div></div><div class=small>For online and phone payments,<br>the deadline is 8pm ET.</div></div><div class=two style="margin:8px 0"><div>New Balance<div class=v>${$(card.balance)}</div></div><div>Minimum Payment Due<div class=v>${$(card.minimum)}</div></div></div>${card.pastDue > 0 ? `<p><b>Your account is past due.</b> Your Minimum Payment Due includes a past due amount of ${$(card.pastDue)}.</p>` : ""}<p class=small><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p>${
        card.warned
          ? `<p class=small><b>MINIMUM PAYMENT WARNING:</b> ${WARNING}</p>${grid(
              "lll",
              [
                "If you make no additional charges using this card and each month you pay...",
                "You will pay off the balance shown on this statement in about...",
                "And you will end up paying an estimated total of...",
              ],
              [
                ["Minimum Payment", `${card.slow.years} Years`, wholeDollars(card.slow.total)],
                [wholeDollars(card.fastMonthly), "3 Years", wholeDollars(card.fastTotal)],
              ],
              "class=w",
            )}<p class=small>Estimated savings if balance is paid off in about 3 years: ${wholeDollars(Math.max(0, card.slow.total - card.fastTotal))}</p>`
          : ""
      }<p class=small>If you would like a location for credit counseling services, call 1-888-555-0109.</p></div>
<div class=box><div class=h>Account Summary</div>${pairs([
        ["Previous Balance", $(card.previous)],
        ["Payments", card.payments.length > 0 ? `- ${$(sum(card.payments))}` : "$0.00"],
        ["Other Credits", card.credits.length > 0 ? `- ${$(sum(card.credits))}` : "$0.00"],
        ["Transactions", `+ ${$(-sum(card.purchases))}`],
        ["Cash Advances", "+ $0.00"],
        ["Fees Charged", `+ ${$(card.feesCharged)}`],
        ["Interest Charged", `+ ${$(card.interest)}`],
        ["<b>New Balance</b>", `<b>= ${$(card.balance)}</b>`],
      ])}<hr>${pairs([
        ["Credit Limit", $(card.limit)],
        [`Available Credit (as of ${date.abbreviated(card.close)})`, $(card.available)],
        ["Cash Advance Credit Limit", $(card.cashLimit)],
        ["Available Credit for Cash Advances", $(Math.min(card.cashLimit, card.available))],
      ])}<div class=h>Rewards Summary</div><p class=small>Rewards as of: ${date.slash(card.close)}</p><div class=v>${$(card.random.whole(900, 19_000))}</div><p class=small>Track and redeem your rewards with our mobile app or on castlerow.com</p></div></div>
<p class=h style="font-size:10pt">Account Notifications</p><p class=small>Welcome to your account notifications. Check back here each month for important updates about your account.</p>
<div style="border-top:1px dashed #444;margin-top:20px;padding-top:8px"><p class=small>Pay or manage your account at castlerow.com &nbsp; Customer Service: 1-800-555-0187 &nbsp; See reverse for Important Information</p><div class=two><div>${who}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Payment Due Date:", date.abbreviated(card.due)],
          ["Account ending in", last],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Amount Enclosed", "$ ______________"],
        ],
      )}</div><div class=small>Please send us this portion of your statement and only one check (or one money order) payable to Castle Row to ensure your payment is processed promptly.<br>Castle Row<br>P.O. Box 71087<br>Charlotte, NC 28272-1087</div></div></div>
<div class=pg></div><div class=two style="font-size:7pt"><div><b>How can I Avoid Paying Interest Charges?</b> If you pay your New Balance in full by the due date each month, we will not charge interest on new transactions that post to the purchase balance.<br><b>How is the Interest Charge determined?</b> Interest Charges accrue from the date of the transaction. We calculate your Interest Charge using the average daily balance, including new transactions.</div><div><b>Billing Rights Summary</b> (Does not Apply to Small Business Accounts). What To Do If You Think You Find A Mistake On Your Statement: If you think there is an error on your statement, write to us at P.O. Box 30285, Salt Lake City, UT 84130-0285, within 60 days after the error appeared on your statement.</div></div>
${furniture(2)}<div class=h>Transactions</div><p class=small>Visit castlerow.com to see detailed transactions.</p>${paid.length > 0 ? `<p><b>${who} #${last}: Payments, Credits and Adjustments</b></p>${grid("lllr", head, cells(paid), "class=z")}` : ""}<p><b>${who} #${last}: Transactions</b></p>${grid("lllr", head, [...cells(card.purchases), [`<b>${who} #${last}: Total Transactions</b>`, "", "", `<b>${$(-sum(card.purchases))}</b>`]], "class=z")}<p class=h style="font-size:10pt">Fees</p>${grid("lllr", head, [...cells(card.fees), ["<b>Total Fees for This Period</b>", "", "", `<b>${$(card.feesCharged)}</b>`]], "class=z")}
<div class=pg></div>${furniture(3)}<div class=h>Interest Charged</div>${pairs(
        [
          ["Interest Charge on Purchases", $(card.interest)],
          ["Interest Charge on Cash Advances", "$0.00"],
          ["Interest Charge on Other Balances", "$0.00"],
          ["<b>Total Interest for This Period</b>", `<b>${$(card.interest)}</b>`],
        ],
        "class=z",
      )}<p class=h style="font-size:10pt">Totals Year-to-Date</p>${pairs(
        [
          ["Total Fees charged", $(card.yearFees)],
          ["Total Interest charged", $(card.yearInterest)],
        ],
        "class=z",
      )}<div class=h>Interest Charge Calculation</div><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${pct(card.rate)}% P`, $(card.purchaseBalance), $(card.interest)],
          ["Cash Advances", `${pct(card.cashRate)}% P`, "$0.00", "$0.00"],
        ],
        "class=z",
      )}<p class=small>P,L,D,F If you have a letter code displayed next to any of the above APRs, this means they are variable APRs. P: Prime Rate + margin. The APR(s) will go up or down on the first day of your Billing Cycles that end in Jan., April, July and Oct.</p>`,
    );
    const truth = {
      documentType: "credit-cards" as const,
      institution: "Castle Row",
      accounts: [
        {
          ...cardFacts(card),
          ...paidFacts(card),
          institution: "Castle Row",
          periodStart: card.open,
          periodEnd: card.close,
          creditLimit: decimal(card.limit),
          availableCredit: decimal(card.available),
          ...(card.pastDue > 0 && { pastDue: decimal(card.pastDue) }),
          purchases: decimal(-sum(card.purchases)),
          aprs: [
            { kind: "purchase" as const, apr: pct(card.rate), balance: decimal(card.purchaseBalance) },
            { kind: "cash-advance" as const, apr: pct(card.cashRate), balance: "0.00" },
          ],
        },
      ],
      transactions: rowsOf([...paid, ...card.purchases, ...card.fees]),
      allowed: { ...paidAllowed(card), "accounts.0.statementDate": [card.close] },
    };
    return { html, truth: alsoNamed(truth, "CastleRow") };
  },
};

export const hsCardsOne: readonly Layout[] = [anchorCard, castleCard];
