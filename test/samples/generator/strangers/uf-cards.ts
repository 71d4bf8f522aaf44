import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { bare, cardFigures, fact, type Line, type UfCard, ufCard, usd } from "./uf-data.ts";

const minus = (cents: number) => (cents === 0 ? "$0.00" : `-${usd(cents)}`);
const plus = (cents: number) => (cents === 0 ? "$0.00" : `+${usd(cents)}`);
const signed = (cents: number) => (cents < 0 ? `-${usd(cents)}` : usd(cents));
const statementPrint = (line: Line) => (line.amount > 0 ? `-${grouped(line.amount)}` : grouped(line.amount));
const wholeDown = (card: UfCard) => Math.min(card.limit, Math.floor(card.available / 100) * 100);

/** After Chase. */
const meridew: Layout = {
  name: "uf-card-meridew",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = ufCard(seed, {
      salt: 11,
      rates: [19, 28],
      size: [90_000, 640_000],
      floor: 4_000,
      shop: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: "Payment Thank You-Mobile",
      late: "LATE FEE",
      refund: "AMAZON MKTPLACE PMTS Amzn.com/bill WA",
    });
    const last4 = card.number.slice(-4);
    const interestLines: Line[] =
      card.interest > 0 ? [{ day: card.to, text: "PURCHASE INTEREST CHARGE", amount: -card.interest }] : [];
    const section = (title: string, lines: readonly Line[], total = "") =>
      lines.length === 0
        ? ""
        : `<tr><td></td><td class=s>${title}</td><td></td></tr>${lines
            .map(
              (line) =>
                `<tr><td>${date.noYear(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${statementPrint(line)}</td></tr>`,
            )
            .join("")}${total}`;
    const due = `<div class=due><div>New Balance<br><b>${signed(card.balance)}</b></div><div>Minimum Payment Due<br><b>${usd(card.minimum)}</b></div><div>Payment Due Date<br><b>${date.short(card.due)}</b></div></div>`;
    const warning = card.warned
      ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
          "lll",
          [
            "If you make no additional charges using this card and each month you pay...",
            "You will pay off the balance shown on this statement in about...",
            "And you will end up paying an estimated total of...",
          ],
          [
            ["Only the minimum payment", `${card.out.years} years`, `$${bare(card.out.total)}`],
            ...(card.both
              ? [
                  [
                    `$${bare(card.out.pay36)}`,
                    "3 years",
                    `$${bare(card.out.total36)}<br>(Savings=$${bare(card.out.saved)})`,
                  ],
                ]
              : []),
          ],
          "class=w",
        )}<p>If you would like information about credit counseling services, call 1-866-555-0162.</p>`
      : "";
    const points = Math.round(card.purchases / 100);
    const balances = (kind: string, apr: string, balance: number, interest: number) => [
      kind,
      `${apr}%(v)(d)`,
      balance === 0 ? "- 0 -" : usd(balance),
      interest === 0 ? "- 0 -" : usd(interest),
    ];
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{font:bold 20pt Verdana;color:#0b4a8f}.due{border:2px solid #0b4a8f;padding:6px 10px}.due div{margin-bottom:4px}.due b{font-size:13pt}h3{background:#0b4a8f;color:#fff;margin:12px 0 4px;padding:3px 6px;font-size:9.5pt}.sum td{padding:1px 0}.w{border:1px solid #888;font-size:7.5pt}.w td,.w th{border:1px solid #888;padding:3px;font-weight:normal}.s{font-weight:bold;padding-top:6px}p{margin:5px 0}.small{color:#333}.next{break-before:page}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}.cut{border-top:1px dashed #000;padding-top:8px}.info p{margin:4px 0}`,
      `<div class=sheet><div class=row><div><div class=logo>MERIDEW</div><div class=small>Manage your account online at: <b>www.meridew.com</b><br>Customer Service: 1-800-555-0135<br>Mobile: Download the Meridew Mobile&reg; app today</div></div><div>${due}</div></div>
<div class=row><div><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs will be subject to increase to a maximum Penalty APR of 29.99%.</p>${warning}</div>
<div><h3>ACCOUNT SUMMARY</h3><div>Account Number: XXXX XXXX XXXX ${last4}</div>${pairs(
        [
          ["Previous Balance", usd(card.previous)],
          ["Payment, Credits", minus(card.payment + card.refund)],
          ["Purchases", plus(card.purchases)],
          ["Cash Advances", "$0.00"],
          ["Balance Transfers", "$0.00"],
          ["Fees Charged", plus(card.fees)],
          ["Interest Charged", plus(card.interest)],
          ["<b>New Balance</b>", `<b>${signed(card.balance)}</b>`],
          ["Opening/Closing Date", `${date.short(card.from)} - ${date.short(card.to)}`],
          ["Credit Access Line", money.wholeDollars(card.limit)],
          ["Available Credit", money.wholeDollars(wholeDown(card))],
          ["Cash Access Line", money.wholeDollars(card.cash)],
          ["Available for Cash", money.wholeDollars(card.cash)],
          ["Past Due Amount", usd(card.pastDue)],
          ["Balance over the Credit Access Line", "$0.00"],
        ],
        "class=sum",
      )}<h3>REWARDS SUMMARY</h3>${pairs([
        ["Previous points balance", String(points + 4211)],
        ["+ 1 Point per $1 earned on all purchases", String(points)],
        ["<b>Total points available for redemption</b>", `<b>${bare((2 * points + 4211) * 100)}</b>`],
      ])}</div></div>
<h3>YOUR ACCOUNT MESSAGES</h3><p>${card.mood === "late" ? "Your account is currently past due. Please send your payment immediately." : "Want to make a payment right away? Visit meridew.com or use the mobile app to pay as late as 11:59 PM ET on your due date."}</p>
<div class=cut><div class=row><div class=small>Payments may be sent to: CARDMEMBER SERVICE, PO BOX 6294, CAROL STREAM IL 60197-6294<br><br>${card.person.name}<br>${card.person.street}<br>${card.person.town}</div><div>${pairs(
        [
          ["Payment Due Date:", date.short(card.due)],
          ["New Balance:", signed(card.balance)],
          ["Minimum Payment:", usd(card.minimum)],
          ["Account number:", `XXXX XXXX XXXX ${last4}`],
          ["Amount Enclosed", "$____________"],
        ],
      )}<div class=small>Make your check payable to: Meridew Card Services</div></div></div></div></div>
<div class=next><h3>INFORMATION ABOUT YOUR ACCOUNT</h3><div class="small info" style="columns:2;column-gap:24px"><p><b>Making Your Payments:</b> The amount of your payment should be at least your minimum payment due, payable in U.S. dollars and drawn on or payable through a U.S. financial institution. If we receive your completed payment request through one of these channels by 11:59 p.m. Eastern Time, we will credit your payment as of that day.</p><p><b>Account Information Reported To Credit Bureau:</b> We may report information about your Account to credit bureaus. Late payments, missed payments or other defaults on your Account may be reflected in your credit report.</p><p><b>Authorization To Convert Your Check To An Electronic Transfer Debit:</b> When you provide a check as payment, you authorize us either to use information from your check to make a one-time electronic fund transfer from your account or to process the payment as a check transaction.</p><p><b>Annual Renewal Notice:</b> If your Account Agreement has an annual membership fee, you are responsible for it every year your Account is open. Your annual membership fee will be added to your monthly billing statement once a year.</p><p><b>Calculation Of Balance Subject To Interest Rate:</b> To figure your periodic interest charges for each billing cycle when a daily periodic rate applies, we use the daily balance method (including new transactions). We add the daily balances for each day in the billing cycle and divide by the number of days.</p><p><b>How To Avoid Interest On Purchases:</b> You can avoid interest on new purchases if you pay your New Balance in full by the due date each month. A minimum interest charge of $1.50 may apply.</p><p><b>What To Do If You Think You Find A Mistake On Your Statement:</b> If you think there is an error on your statement, write to us within 60 days after the error appeared on your statement. You must notify us of any potential errors in writing.</p><p><b>Your Rights If You Are Dissatisfied With Your Credit Card Purchases:</b> The purchase must have been made in your home state or within 100 miles of your current mailing address, and the purchase price must have been more than $50.</p></div></div>
<div class=next><div class=row><div class=logo>MERIDEW</div><div class="small r">${card.person.name}<br>Page 3 of 3<br>Statement Date: ${date.short(card.to)}</div></div><h3>ACCOUNT ACTIVITY</h3><table><tr><th style="width:1.1in">Date of<br>Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>
${section("PAYMENTS AND OTHER CREDITS", card.credits)}${section("PURCHASE", card.bought)}${section("FEES CHARGED", card.feeLines, `<tr><td></td><td><b>TOTAL FEES FOR THIS PERIOD</b></td><td class=r>${usd(card.fees)}</td></tr>`)}${section("INTEREST CHARGED", interestLines, `<tr><td></td><td><b>TOTAL INTEREST FOR THIS PERIOD</b></td><td class=r>${usd(card.interest)}</td></tr>`)}</table>
<div style="border:1px solid #0b4a8f;width:4in;margin:12px auto;padding:4px;text-align:center"><b>${card.to.slice(0, 4)} Totals Year-to-Date</b>${pairs(
        [
          [`Total fees charged in ${card.to.slice(0, 4)}`, usd(card.yearFees)],
          [`Total interest charged in ${card.to.slice(0, 4)}`, usd(card.yearInterest)],
        ],
      )}<span class=small>Year-to-date totals do not reflect any fee or interest refunds you may have received.</span></div>
<h3>INTEREST CHARGES</h3><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Balance Type",
          "Annual Percentage Rate (APR)",
          "Balance Subject To Interest Rate",
          "Interest Charges",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          balances("Purchases", card.apr, card.average, card.interest),
          ["<b>CASH ADVANCES</b>", "", "", ""],
          balances("Cash Advances", "29.99", 0, 0),
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          balances("Balance Transfers", card.apr, 0, 0),
        ],
      )}<p class=r>${card.days} Days in Billing Period</p><p class=small>(v) = Variable Rate &nbsp; (d) = Daily Balance Method (including new transactions) &nbsp; (a) = Average Daily Balance Method (including new transactions)<br>Please see Information About Your Account section for the Calculation of Balance Subject to Interest Rate, Annual Renewal Notice, How to Avoid Interest on Purchases, and other important information, as applicable.</p></div>`,
    );
    const zero = (balance: number) => (balance === 0 ? {} : { balance: decimal(balance) });
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Meridew",
          accounts: [
            {
              kind: "credit-card",
              institution: "Meridew",
              accountLast4: last4,
              statementDate: card.to,
              periodStart: card.from,
              periodEnd: card.to,
              ...cardFigures(card),
              paymentsAndCredits: decimal(card.payment + card.refund),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(wholeDown(card)),
              pastDue: decimal(card.pastDue),
              apr: card.apr,
              aprs: [
                { kind: "purchase", apr: card.apr, ...zero(card.average) },
                { kind: "cash-advance", apr: "29.99" },
                { kind: "balance-transfer", apr: card.apr },
              ],
            },
          ],
          transactions: [...card.credits, ...card.bought, ...card.feeLines, ...interestLines].map((line) =>
            fact(line),
          ),
          allowed: {
            "accounts.0.aprs.penalty.apr": ["29.99"],
            ...(card.average === 0 ? { "accounts.0.aprs.0.balance": ["0.00"] } : {}),
            "accounts.0.aprs.1.balance": ["0.00"],
            "accounts.0.aprs.2.balance": ["0.00"],
          },
        },
        "MERIDEW",
        "Meridew Card Services",
      ),
    };
  },
};

/** After Bank of America. */
const cascadia: Layout = {
  name: "uf-card-bank-of-cascadia",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = ufCard(seed, {
      salt: 12,
      rates: [17, 27],
      size: [70_000, 520_000],
      floor: 3_500,
      shop: ([name, city, state]) => `${name.padEnd(18).trim()} ${city} ${state}`,
      paid: "PAYMENT - THANK YOU",
      late: "LATE FEE FOR PAYMENT DUE",
      refund: "TARGET 00021345 DENVER CO",
      most: 12,
    });
    const last4 = card.number.slice(-4);
    const groups = card.number.match(/.{4}/g)?.join(" ") ?? card.number;
    const interestLines: Line[] = [
      { day: card.to, text: "INTEREST CHARGED ON PURCHASES", amount: -card.interest },
      { day: card.to, text: "INTEREST CHARGED ON BALANCE TRANSFERS", amount: 0 },
      { day: card.to, text: "INTEREST CHARGED ON DIR DEP&CHK CASHADV", amount: 0 },
      { day: card.to, text: "INTEREST CHARGED ON BANK CASH ADVANCES", amount: 0 },
    ];
    const year = card.to.slice(0, 4);
    const rows = (title: string, lines: readonly Line[], total: string, value: number, bareRow = false) =>
      lines.length === 0
        ? ""
        : `<tr><td colspan=2></td><td colspan=4><b>${title}</b></td></tr>${lines
            .map(
              (line, index) =>
                `<tr><td>${date.noYear(line.day)}</td><td>${date.noYear(bareRow || line.day >= addDays(card.to, -1) ? line.day : addDays(line.day, 1))}</td><td>${escaped(line.text)}</td><td>${bareRow ? "" : String(1104 + index * 1371)}</td><td>${bareRow ? "" : last4}</td><td class=r>${statementPrint(line)}</td></tr>`,
            )
            .join(
              "",
            )}<tr class=t><td colspan=2></td><td colspan=3>${total}</td><td class=r>${value < 0 ? "-" : ""}${usd(value)}</td></tr>`;
    const warning = card.warned
      ? `<p><b>Total Minimum Payment Warning:</b> If you make only the Total Minimum Payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
          "lll",
          [
            "If you make no additional charges using this card and each month you pay",
            "You will pay off the balance shown on this statement in about",
            "And you will end up paying an estimated total of",
          ],
          [
            ["Only the Total Minimum Payment", `${card.out.years} years`, `$${grouped(card.out.total)}`],
            ...(card.both
              ? [
                  [
                    `$${grouped(card.out.pay36)}`,
                    "36 months",
                    `$${grouped(card.out.total36)}<br>(Savings = $${grouped(card.out.saved)})`,
                  ],
                ]
              : []),
          ],
          "class=w",
        )}<p>If you would like information about credit counseling services, call 866.555.0111.</p>`
      : "";
    const top = `<div class=row><div class=logo>BANK OF CASCADIA <span>&#9776;</span></div><div class="r small" style="flex:1.6">${card.person.name} | Account # ${groups} | ${date.longNoYear(card.from)} - ${date.long(card.to)}<br>Page`;
    const html = document(
      `${BASE}body{font:8.5pt Helvetica}.logo{font:bold 15pt Georgia;color:#012169}.logo span{color:#e31837}h3{color:#012169;border-bottom:1.5px solid #012169;margin:12px 0 5px;font-size:11pt;font-weight:normal}.w td,.w th{font-size:7.5pt;border-bottom:1px solid #bbb;font-weight:normal;padding:3px}p{margin:6px 0}.t td{font-weight:bold;padding-bottom:8px}.sum td{border-bottom:1px dotted #999;padding:2px 0}.next{break-before:page}.sheet{min-height:9.7in;display:flex;flex-direction:column}.sheet>.cut{margin-top:auto}`,
      `<div class=sheet>${top} 1 of 3</div></div><p class=small>Customer Service Information: www.bankofcascadia.com &nbsp; Mail billing inquiries to: Bank of Cascadia, P.O. Box 672050, Spokane, WA 99210 &nbsp; Customer Service 1.800.555.0124</p>
<div style="margin:18px 0 10px 30px">${card.person.name}<br>${card.person.street}<br>${card.person.town}</div>
<div class=row><div><h3>Account Summary</h3>${pairs(
        [
          ["Previous Balance", usd(card.previous)],
          ["Payments and Other Credits", minus(card.payment + card.refund)],
          ["Purchases and Adjustments", usd(card.purchases)],
          ["Fees Charged", usd(card.fees)],
          ["Interest Charged", usd(card.interest)],
          ["<b>New Balance Total</b>", `<b>${signed(card.balance)}</b>`],
        ],
        "class=sum",
      )}<br>${pairs(
        [
          ["Total Credit Line", usd(card.limit)],
          ["Total Credit Available", usd(card.available)],
          ["Cash Credit Line", usd(card.cash)],
          ["Portion of Credit Available for Cash", usd(card.cash)],
          ["Statement Closing Date", date.slash(card.to)],
          ["Days in Billing Cycle", String(card.days)],
        ],
        "class=sum",
      )}</div><div><h3>Payment Information</h3>${pairs([
        ["New Balance Total", signed(card.balance)],
        ["Current Payment Due", usd(card.minimum - card.pastDue)],
        card.pastDue > 0 && ["Past Due Amount", usd(card.pastDue)],
        ["<b>Total Minimum Payment Due</b>", `<b>${usd(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}<p><b>Late Payment Warning:</b> If we do not receive your Total Minimum Payment by the date listed above, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 29.99%.</p>${warning}</div></div>
<div style="border-top:1px dashed;padding-top:10px" class="row cut"><div class=small>BANK OF CASCADIA<br>P.O. BOX 15019<br>SPOKANE, WA 99215-5019<br><br>Check here for a change of mailing address or phone number(s). Please provide all corrections on the reverse side.</div><div>${pairs(
        [
          ["Account Number:", groups],
          ["New Balance Total", signed(card.balance)],
          ["Total Minimum Payment Due", usd(card.minimum)],
          ["Payment Due Date", date.slash(card.due)],
          ["Enter payment amount", "$ |__|__|__|.|__|"],
        ],
      )}</div></div></div>
<div class=next>${top} 2 of 3</div></div><h3>IMPORTANT INFORMATION ABOUT THIS ACCOUNT</h3><div class=small style="columns:2"><p><b>CALCULATION OF BALANCES SUBJECT TO INTEREST RATE</b> Average Daily Balance Method (including new Purchases): We calculate separate Balances Subject to an Interest Rate for Purchases and for each Introductory or Promotional Offer balance consisting of Purchases.</p><p><b>PAYING INTEREST</b> We will not charge interest on Purchases on the next statement if you pay the New Balance Total in full by the Payment Due Date, and you had paid in full by the previous Payment Due Date.</p><p><b>YOUR BILLING RIGHTS</b> If you think there is an error on your statement, write to us within 60 days after the error appeared. You must notify us of any potential errors in writing. If your purchase was more than $50 and made within 100 miles of your mailing address you may have further rights.</p><p><b>PAYMENTS</b> We credit payments as of the date received, if the payment is received by 5 p.m. Eastern Time. A returned payment fee of up to $29.00 may apply.</p><p><b>CREDIT REPORTING AGENCIES</b> If you believe we have furnished inaccurate information about your account, write to us at P.O. Box 982234, El Paso, TX 79998.</p></div></div>
<div class=next>${top} 3 of 3</div></div><h3>Transactions</h3><table><tr class=small><th>Transaction<br>Date</th><th>Posting<br>Date</th><th>Description</th><th>Reference<br>Number</th><th>Account<br>Number</th><th class=r>Amount</th></tr>${rows("Payments and Other Credits", card.credits, "TOTAL PAYMENTS AND OTHER CREDITS FOR THIS PERIOD", -(card.payment + card.refund))}${rows("Purchases and Adjustments", card.bought, "TOTAL PURCHASES AND ADJUSTMENTS FOR THIS PERIOD", card.purchases)}${rows("Fees", card.feeLines, "TOTAL FEES FOR THIS PERIOD", card.fees)}${rows("Interest Charged", interestLines, "TOTAL INTEREST CHARGED FOR THIS PERIOD", card.interest, true)}</table>
<table style="width:3.6in;margin:8px auto;background:#eee"><tr><th colspan=2>${year} Totals Year-to-Date</th></tr><tr><td>Total fees charged in ${year}</td><td class=r>${usd(card.yearFees)}</td></tr><tr><td>Total interest charged in ${year}</td><td class=r>${usd(card.yearInterest)}</td></tr></table>
<h3>Interest Charge Calculation</h3><p>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</p>${grid(
        "lrlrr",
        [
          "",
          "Annual Percentage Rate",
          "Promotional Transaction Type",
          "Balance Subject to Interest Rate",
          "Interest Charges by Transaction Type",
        ],
        [
          ["Purchases", `${card.apr}%V`, "", usd(card.average), usd(card.interest)],
          ["Balance Transfers", `${card.apr}%V`, "", "$0.00", "$0.00"],
          ["Direct Deposit and Check Cash Advances", "27.24%V", "", "$0.00", "$0.00"],
          ["Bank Cash Advances", "29.99%V", "", "$0.00", "$0.00"],
        ],
        "class=w",
      )}<p class=small>APR Type Definitions: Daily Interest Rate Type: V = Variable Rate (rate may vary)</p></div>`,
    );
    const listed = [...card.credits, ...card.bought, ...card.feeLines, ...interestLines];
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Bank of Cascadia",
          accounts: [
            {
              kind: "credit-card",
              institution: "Bank of Cascadia",
              accountLast4: last4,
              statementDate: card.to,
              periodStart: card.from,
              periodEnd: card.to,
              ...cardFigures(card),
              paymentsAndCredits: decimal(card.payment + card.refund),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              apr: card.apr,
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.average) },
                { kind: "balance-transfer", apr: card.apr, balance: "0.00" },
                { kind: "cash-advance", apr: "27.24", balance: "0.00" },
                { kind: "cash-advance", apr: "29.99", balance: "0.00" },
              ],
            },
          ],
          transactions: listed.filter((line) => line.amount !== 0).map((line) => fact(line)),
          openRows: listed.filter((line) => line.amount === 0).map((line) => fact(line)),
          // The rate that a late payment would bring stands in its warning only.
          allowed: { "accounts.0.aprs.penalty.apr": ["29.99"] },
        },
        "BANK OF CASCADIA",
      ),
    };
  },
};

export const ufCards: readonly Layout[] = [meridew, cascadia];
