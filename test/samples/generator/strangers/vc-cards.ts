import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, NEXT, start } from "./un-data.ts";
import { cardMonth, facts, onePart, type Row, sum } from "./vc-data.ts";

const $ = money.dollar;

const SHOPS = [
  "SUNOCO 0364821902 ERIE PA",
  "ALDI 72081 PEORIA IL",
  "PANERA BREAD #601842 O FARGO ND",
  "DOORDASH*BIG BOWL 855-973-1040 CA",
  "WAL-MART #2718 SALINA KS",
  "HULU 877-8244858 HULU.COM/BILL CA",
  "SCHNUCKS ST PETERS ST PETERS MO",
  "SOUTHWES 5262148803312 800-435-9792 TX",
];

/** A big bank of the Middle West: post date first, amounts with CR, the balance by type beside the base of interest. */
const bank: Layout = {
  name: "vc-card-bank-altitude",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 301);
    const apr = random.pick([18.24, 21.49, 27.74, 29.24]);
    const month = cardMonth(random, apr, SHOPS, {
      paid: "PAYMENT THANK YOU",
      late: "LATE FEE - PAYMENT DUE",
      interest: "INTEREST CHARGE ON PURCHASES",
    });
    const last4 = digits(random, 4);
    const points = random.whole(900, 60_000);
    const lines = (rows: readonly Row[]) =>
      rows.map((entry) => [
        date.noYear(entry.posted),
        date.noYear(entry.day),
        entry.ref,
        escaped(entry.text),
        entry.amount > 0 ? `${$(entry.amount)}CR` : $(-entry.amount),
        "_____",
      ]);
    const head = ["Post<br>Date", "Trans<br>Date", "Ref #", "Transaction Description", "Amount", "Notation"];
    const part = (title: string, rows: readonly Row[]) =>
      rows.length === 0
        ? ""
        : `<div class=sec>${title}</div>${grid("llllrr", head, lines(rows), "class=t")}<div class=r><b>TOTAL THIS PERIOD &nbsp; ${sum(rows) > 0 ? `${$(sum(rows))}CR` : $(-sum(rows))}</b></div>`;
    const fees = -sum(month.fees);
    const cash = Math.floor(month.limit / 5 / 100) * 100;
    const html = document(
      `body{font:8.5pt Helvetica,Arial}${BASE} .logo{font-size:22pt;font-weight:bold;color:#0c2074} .top{background:#0c2074;color:#fff;padding:4px 8px;font-size:10pt} .b{border:1px solid #0c2074;padding:6px;margin-bottom:8px} .b h4{margin:0 0 4px;color:#0c2074} .sec{background:#dfe3ef;font-weight:bold;margin-top:8px;padding:2px 4px} .t td,.t th{font-size:7.5pt;padding:1px 4px} .cut{border-top:1px dashed #000;margin-top:12px;padding-top:8px}`,
      `<div class=row><div class=logo>cornerpost bank.</div><div class=r style="font-size:8pt">Page 1 of 3</div></div><div class=top>Longitude Go&reg; Visa Signature&reg; Card<br>${date.longNoYear(month.begin)} - ${date.long(month.end)} Statement</div>
<div class=row style="margin-top:8px"><div><table><tr><td>Open Date: ${date.slash(month.begin)}</td><td>Closing Date: ${date.slash(month.end)}</td><td>Account: <b>4037 84XX XXXX ${last4}</b></td></tr></table></div><div class=r>Cardmember Service &#9742; 1-866-555-0158</div></div>
<div class=row style="margin-top:6px"><div class=b>${pairs([
        ["<b>New Balance</b>", `<b>${$(month.balance)}</b>`],
        ["Minimum Payment Due", $(month.minimum)],
        ["Payment Due Date", date.slash(month.due)],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41.00 Late Fee.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          ["Only the minimum payment", `${month.years} years`, money.wholeDollars(month.cost)],
          [
            money.wholeDollars(month.monthly),
            "3 years",
            `${money.wholeDollars(Math.floor(month.monthly / 100) * 3600)}<br>(Savings=${money.wholeDollars(month.cost - Math.floor(month.monthly / 100) * 3600)})`,
          ],
        ],
        "border=1 class=small",
      )}<p class=small>If you would like information about credit counseling services, call 866-951-1391.</p></div>
<div><div class=b><h4>Activity Summary</h4>${grid(
        "lcr",
        [],
        [
          ["Previous Balance", "+", $(month.previous)],
          ["Payments", "-", sum(month.payments) > 0 ? `${$(sum(month.payments))}CR` : "$0.00"],
          ["Other Credits", "-", sum(month.credits) > 0 ? `${$(sum(month.credits))}CR` : "$0.00"],
          ["Purchases", "+", $(-sum(month.purchases))],
          ["Balance Transfers", "", "$0.00"],
          ["Advances", "", "$0.00"],
          ["Other Debits", "", "$0.00"],
          ["Fees Charged", fees > 0 ? "+" : "", $(fees)],
          ["Interest Charged", "+", $(month.interest)],
          ["<b>New Balance</b>", "=", `<b>${$(month.balance)}</b>`],
          ["Past Due", "", $(month.past)],
          ["Minimum Payment Due", "", $(month.minimum)],
          ["Credit Line", "", $(month.limit)],
          ["Available Credit", "", $(month.available)],
          ["Days in Billing Period", "", String(month.days)],
        ],
      )}</div><div class=b><h4>Reward Points</h4>${pairs([
        ["Earned This Statement", String(random.whole(12, 900))],
        ["Reward Center Balance", points.toLocaleString("en-US")],
      ])}<span class=small>as of ${date.slash(addDays(month.end, -1))}</span></div></div></div>
<div class=small><b>Payment Options:</b> &#9993; Mail payment coupon with a check &nbsp; &#128187; Pay online at cornerpost.example &nbsp; &#9742; Pay by phone &nbsp; Pay at your local Cornerpost Bank branch</div>
<div class=cut><div class=row><div><b>CPS</b> &nbsp; cornerpost bank.<br><br>${person.name}<br>${person.street}<br>${person.town}</div><div>0040378400${last4}00000${String(month.minimum).padStart(6, "0")}<br>${pairs(
        [
          ["Account Number", `4037 84XX XXXX ${last4}`],
          ["Payment Due Date", date.bare(month.due)],
          ["New Balance", $(month.balance)],
          ["Minimum Payment Due", $(month.minimum)],
          ["Amount Enclosed", "$ ____________"],
        ],
      )}<div style="margin-top:8px">Cornerpost Bank<br>P.O. Box 790408<br>St. Louis, MO 63179-0408</div></div></div></div>${NEXT}
<div class=top>Longitude Go&reg; Visa Signature&reg; Card &nbsp; ${person.name} &nbsp; Ending in ${last4}</div><p><b>Important Messages</b><br>${month.late ? "Your account is past due. Please pay the past due amount now to keep your card in use. If you have already sent the payment, thank you." : "Paying Interest: You have a 24 to 30 day interest-free period for Purchases provided you have paid your previous balance in full by the Payment Due Date shown on your monthly statement."}</p>
${part("Payments and Other Credits", [...month.payments, ...month.credits])}${part("Purchases and Other Debits", month.purchases)}${part("Fees", month.fees)}${part("Interest Charged", month.charged)}
<div class=sec>${month.end.slice(0, 4)} Totals Year-to-Date</div>${pairs([
        [`Total Fees Charged in ${month.end.slice(0, 4)}`, $(fees + 4_100)],
        [`Total Interest Charged in ${month.end.slice(0, 4)}`, $(month.interest * 3 + 211)],
      ])}
<div class=sec>Interest Charge Calculation</div><p class=small>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account. **APR for current and future transactions.</p>${grid(
        "lrrcrrl",
        [
          "Balance Type",
          "Balance<br>By Type",
          "Balance Subject to<br>Interest Rate",
          "Variable",
          "Interest<br>Charge",
          "Annual<br>Percentage Rate",
          "Expires<br>with<br>Statement",
        ],
        [
          ["**BALANCE TRANSFER", "$0.00", "$0.00", "YES", "$0.00", `${apr}%`, ""],
          ["**PURCHASES", $(month.balance), $(month.base), "YES", $(month.interest), `${apr}%`, ""],
          ["**ADVANCES", "$0.00", "$0.00", "YES", "$0.00", "31.24%", ""],
        ],
        "class=t",
      )}<p class=r><i>Continued on Next Page</i></p>${NEXT}<div class=row><div class=logo>cornerpost bank.</div><div class=r>Page 3 of 3</div></div><p><b>CORRESPONDENCE - CHANGES TO ADDRESS, PHONE, E-MAIL.</b> Cornerpost Bank National Association, P.O. Box 6353, Fargo, ND 58125-6353.</p><p class=small><b>What To Do If You Think You Find A Mistake On Your Statement.</b> If you think there is an error on your statement, please call us at the telephone number listed on the front of this statement, or write to us. In your letter, give us: account information; dollar amount; description of problem. You must contact us within 60 days after the error appeared on your statement. While we investigate, we cannot try to collect the amount in question.</p><p class=small><b>How We Calculate Interest.</b> We calculate the periodic rate by dividing the APR by 365 and multiply it by the average daily balance for each day in the billing cycle. Advances are limited to ${$(cash)} of your line. A minimum interest charge of $1.00 may apply. The creditor and issuer of this card is Cornerpost Bank National Association, pursuant to a license from Visa U.S.A. Inc.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Cornerpost Bank",
          accounts: [
            {
              kind: "credit-card",
              institution: "Cornerpost Bank",
              accountLast4: last4,
              statementDate: month.end,
              periodStart: month.begin,
              periodEnd: month.end,
              currentBalance: decimal(month.balance),
              previousBalance: decimal(month.previous),
              creditLimit: decimal(month.limit),
              availableCredit: decimal(month.available),
              minimumPayment: decimal(month.minimum),
              paymentDueDate: month.due,
              pastDue: decimal(month.past),
              apr: String(apr),
              paymentsAndCredits: decimal(sum([...month.payments, ...month.credits])),
              purchases: decimal(-sum(month.purchases)),
              feesCharged: decimal(fees),
              interestCharged: decimal(month.interest),
              minimumPaymentWarning: {
                years: month.years,
                totalCost: decimal(Math.floor(month.cost / 100) * 100),
                monthlyPaymentFor36Months: decimal(Math.floor(month.monthly / 100) * 100),
              },
              aprs: [
                { kind: "balance-transfer", apr: String(apr), balance: "0.00" },
                { kind: "purchase", apr: String(apr), balance: decimal(month.base) },
                { kind: "cash-advance", apr: "31.24", balance: "0.00" },
              ],
            },
          ],
          transactions: facts([
            ...month.payments,
            ...month.credits,
            ...month.purchases,
            ...month.fees,
            ...month.charged,
          ]),
          allowed: { "accounts.0.aprs.1.balance": [decimal(month.balance)] },
        },
        "cornerpost bank.",
        "Cornerpost Bank National Association",
      ),
    };
  },
};

/** A shop's card of a big bank: promotions with deferred interest each with an end, the shop's name before the bank's. */
const store: Layout = {
  name: "vc-card-store-appliance",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 302);
    const apr = 31.99;
    const month = cardMonth(
      random,
      apr,
      ["STORE 0482 MADISON WI", "VOLTBARN.COM 888-555-0199 MN", "STORE 1107 PLANO TX"],
      { paid: "PAYMENT - THANK YOU", late: "LATE FEE", interest: "INTEREST CHARGE ON REVOLVING PURCHASES" },
    );
    const last4 = digits(random, 4);
    const promo = Math.floor(month.balance * 0.4);
    const bought = inMonths(`${month.end.slice(0, 8)}14`, -random.whole(3, 9));
    const ends = inMonths(bought, 12);
    const deferred = Math.floor(promo * 0.14);
    const pay = [...month.payments, ...month.credits];
    const cells = (rows: readonly Row[]) =>
      rows.map((entry) => [
        date.noYear(entry.day),
        date.noYear(entry.posted),
        escaped(entry.text),
        $(-entry.amount),
      ]);
    const fees = -sum(month.fees);
    const html = document(
      `body{font:8pt Arial}${BASE} .logo{font-size:24pt;font-weight:900;color:#0046be} .logo i{background:#ffe000;font-style:normal;padding:0 8px} h3{border-bottom:2px solid #0046be;margin:10px 0 4px;font-size:10pt} .box{border:1px solid #999;padding:6px} .t td,.t th{padding:2px 4px;border-bottom:1px solid #ddd} .cut{border-top:1px dashed #555;margin-top:10px;padding-top:6px}`,
      `<div class=row><div class=logo><i>VOLTBARN</i></div><div class=r><b>My Voltbarn&reg; Credit Card</b><br>Account ending in: ${last4}<br>Customer Service: voltbarn.accountonline.example &nbsp; 1-888-555-0126<br>TTY: 711</div></div>
<div class=row style="margin-top:8px"><div class=box><b>Summary of Account Activity</b>${pairs([
        ["Previous Balance", $(month.previous)],
        ["Payments", sum(month.payments) > 0 ? `-${$(sum(month.payments))}` : "-$0.00"],
        ["Other Credits", sum(month.credits) > 0 ? `-${$(sum(month.credits))}` : "-$0.00"],
        ["Purchases", `+${$(-sum(month.purchases))}`],
        ["Fees Charged", `+${$(fees)}`],
        ["Interest Charged", `+${$(month.interest)}`],
        ["<b>New Balance</b>", `<b>${$(month.balance)}</b>`],
      ])}<hr>${pairs([
        ["Past Due Amount", $(month.past)],
        ["Credit Limit", money.wholeDollars(month.limit)],
        ["Available Credit", money.wholeDollars(Math.floor(month.available / 100) * 100)],
        ["Statement Closing Date", date.slash(month.end)],
        ["Next Statement Closing Date", date.slash(addDays(month.end, 30))],
        ["Days in Billing Period", String(month.days)],
      ])}</div><div class=box><b>Payment Information</b>${pairs([
        ["New Balance", $(month.balance)],
        ["Minimum Payment Due", $(month.minimum)],
        ["Payment Due Date", date.long(month.due)],
      ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee up to $41.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        [
          ["Only the minimum payment", `${month.years} year(s)`, money.wholeDollars(month.cost)],
          [
            money.wholeDollars(month.monthly),
            "3 year(s)",
            money.wholeDollars(Math.floor(month.monthly / 100) * 3600),
          ],
        ],
        "border=1 class=small",
      )}<p class=small>For information about credit counseling services, call 1-877-337-8187.</p></div></div>
<h3>Promotional Purchase Summary</h3>${grid(
        "llrrrl",
        [
          "Purchase Date",
          "Promotion",
          "Initial Purchase Amount",
          "Promotional Balance",
          "Accrued Deferred Interest",
          "Promotion Expiration Date",
        ],
        [
          [
            date.slash(bought),
            "12 MO. NO INTEREST IF PAID IN FULL",
            $(promo + 31_000),
            $(promo),
            $(deferred),
            date.slash(ends),
          ],
        ],
        "class=t",
      )}<p><b>Deferred interest notice:</b> You must pay your promotional balance in full by the promotion expiration date to avoid paying accrued deferred interest charges. If you do not, ${$(deferred)} or more will be added to your account.</p>
<div class=cut><div class=small>Please detach this portion and return with your payment to insure proper credit. Retain upper portion for your records.</div><div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Account Number Ending in", last4],
          ["Payment Due Date", date.long(month.due)],
          ["New Balance", $(month.balance)],
          ["Past Due Amount*", $(month.past)],
          ["Minimum Payment Due", $(month.minimum)],
          ["Amount Enclosed", "$ ________"],
        ],
      )}<div class=small>*Past Due Amount is included in the Minimum Payment Due.</div>VOLTBARN CREDIT SERVICES<br>PO BOX 78009<br>PHOENIX, AZ 85062-8009</div></div></div>${NEXT}
<h3>TRANSACTIONS</h3>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], [...(pay.length > 0 ? [["", "", "<b>Payments, Credits and Adjustments</b>", ""], ...cells(pay)] : []), ["", "", "<b>Purchases</b>", ""], ...cells(month.purchases)], "class=t")}
<h3>FEES</h3>${grid("lllr", [], [...cells(month.fees), ["", "", "<b>TOTAL FEES FOR THIS PERIOD</b>", $(fees)]], "class=t")}
<h3>INTEREST CHARGED</h3>${grid("lllr", [], [...cells(month.charged), ["", "", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", $(month.interest)]], "class=t")}
<h3>${month.end.slice(0, 4)} Totals Year-to-Date</h3>${pairs([
        [`Total Fees Charged in ${month.end.slice(0, 4)}`, $(fees)],
        [`Total Interest Charged in ${month.end.slice(0, 4)}`, $(month.interest * 2 + 377)],
      ])}
<h3>Interest Charge Calculation</h3><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [["REVOLVING PURCHASES", "31.99%", $(month.base), $(month.interest)]],
        "class=t",
      )}<p class=small>Your Voltbarn Credit Card is issued by Citadel Bank, N.A. Voltbarn and the tag design are trademarks of VBY Solutions, Inc. <b>Report a lost or stolen card immediately.</b> When your payment is processed electronically by check conversion, we may take the money from your bank account on the day we receive your check. You may pay all or part of your account balance at any time. You must pay at least the minimum payment due.</p><p class=small>Balance Subject to Interest Rate Method used: daily balance (including current transactions). Payments in excess of the minimum are applied to the balance with the highest APR first, save that in the last two billing periods of a deferred interest promotion they are applied to the promotional balance.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Voltbarn",
          accounts: [
            {
              kind: "credit-card",
              institution: "Voltbarn",
              accountLast4: last4,
              statementDate: month.end,
              currentBalance: decimal(month.balance),
              previousBalance: decimal(month.previous),
              creditLimit: decimal(month.limit),
              availableCredit: decimal(Math.floor(month.available / 100) * 100),
              minimumPayment: decimal(month.minimum),
              paymentDueDate: month.due,
              pastDue: decimal(month.past),
              apr: "31.99",
              ...onePart("paymentsAndCredits", sum(month.payments), sum(month.credits)),
              purchases: decimal(-sum(month.purchases)),
              feesCharged: decimal(fees),
              interestCharged: decimal(month.interest),
              minimumPaymentWarning: {
                years: month.years,
                totalCost: decimal(Math.floor(month.cost / 100) * 100),
                monthlyPaymentFor36Months: decimal(Math.floor(month.monthly / 100) * 100),
              },
              aprs: [{ kind: "purchase", apr: "31.99", balance: decimal(month.base) }],
            },
          ],
          transactions: facts([...pay, ...month.purchases, ...month.fees, ...month.charged]),
          allowed: {
            "accounts.0.paymentsAndCredits": [decimal(sum(pay))],
            "accounts.0.periodEnd": [month.end],
            "accounts.0.periodStart": [month.begin],
            "accounts.0.aprs.1.kind": ["promotional"],
            "accounts.0.aprs.1.balance": [decimal(promo)],
            "accounts.0.aprs.1.expires": [ends],
          },
        },
        "Citadel Bank, N.A.",
        "Citadel Bank",
        "Voltbarn Credit Services",
        "My Voltbarn",
      ),
    };
  },
};

export const vcCards: readonly Layout[] = [bank, store];
