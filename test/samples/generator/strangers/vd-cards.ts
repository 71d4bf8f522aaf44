import type { CardLine } from "../card-data.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { NEXT, start } from "./un-data.ts";
import { cardMonth, reference, rowsOf, wholeOf } from "./vd-data.ts";

const $ = money.dollar;
const { plain } = money;

/** A coach-line bank's Visa: signs ahead of the amounts, credits and charges in two columns, long references. */
const bank: Layout = {
  name: "vd-card-coach-bank",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { person } = start(seed, 301);
    const card = cardMonth(seed, 5);
    const year = card.end.slice(0, 4);
    const [payments, credits, purchases, cash, fees, interest] = (
      ["payment", "credit", "purchase", "cash", "fee", "interest"] as const
    ).map((kind) => card.of(kind)) as [
      CardLine[],
      CardLine[],
      CardLine[],
      CardLine[],
      CardLine[],
      CardLine[],
    ];
    const columns = "lllLrr".toLowerCase();
    const rows = (lines: readonly CardLine[]) =>
      lines.map((line, index) => [
        date.noYear(line.day),
        date.noYear(line.posted),
        reference(index, line.posted),
        escaped(line.text),
        line.amount < 0 ? plain(-line.amount) : "",
        line.amount < 0 ? "" : plain(line.amount),
      ]);
    const section = (title: string, lines: readonly CardLine[], sum: string, amount: number) =>
      lines.length === 0
        ? ""
        : `<b>${title}</b>${grid(columns, [], [...rows(lines), ["", "", "", `<b>${sum}</b>`, "", `<b>${$(amount)}</b>`]], "class=t")}`;
    const days = (Date.parse(card.end) - Date.parse(card.start)) / 86_400_000 + 1;
    const saved = card.warning.total - card.warning.monthlyTotal;
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{background:#b31b1b;color:#ffd24a;font:bold 17pt Georgia;padding:8px 12px;display:inline-block} h3{font-size:11pt;margin:10px 0 3px;border-bottom:2px solid #b31b1b} .t td,.t th{padding:1px 4px;font-size:8pt} .t th{border-bottom:1px solid #000} .box{border:1px solid #777;padding:5px} .w td,.w th{border:1px solid #999;padding:3px}`,
      `<div class=row><div><div class=logo>HARLAN COACH</div><div style="font-size:13pt;margin-top:6px">Harlan Coach Cash Back<sup>SM</sup> Visa<sup>&reg;</sup> Card</div></div><div style="text-align:right">Account ending in ${card.last4}<br>Statement Period ${date.slash(card.start)} to ${date.slash(card.end)}<br>Page 1 of 3</div></div>
<div class=row style="margin-top:10px"><div><h3>Balance Summary</h3>${pairs([
        ["Previous Balance", $(card.previous)],
        ["- Payments", $(card.payments)],
        ["- Other Credits", $(card.credits)],
        ["+ Cash Advances", $(card.cash)],
        ["+ Purchases, Balance Transfers &amp;<br>&nbsp;&nbsp;Other Charges", $(card.purchases)],
        ["+ Fees Charged", $(card.fees)],
        ["+ Interest Charged", $(card.interest)],
        ["<b>= New Balance</b>", `<b>${$(card.balance)}</b>`],
        ["Total Credit Limit", money.wholeDollars(card.limit)],
        ["Total Available Credit", $(card.available)],
      ])}</div><div><h3>Payment Information</h3>${pairs([
        ["New Balance", $(card.balance)],
        card.pastDue > 0 && ["Current Payment Due", $(card.minimum - card.pastDue)],
        card.pastDue > 0 && ["Past Due Amount", $(card.pastDue)],
        ["<b>Minimum Payment</b>", `<b>${$(card.minimum)}</b>`],
        ["<b>Payment Due Date</b>", `<b>${date.slash(card.due)}</b>`],
      ])}<p><b>Late Payment Warning:</b> If we do not receive your Minimum Payment by ${date.slash(card.due)}, you may have to pay a late fee of up to $40.</p>
<b>24-Hour Customer Service:</b> 1-800-555-0142<br>TTY for Hearing/Speech Impaired: 1-800-555-0177<br>Outside the US Call Collect: 1-925-555-0190</div></div>
<div class=box style="margin-top:8px"><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:<table class=w><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the New Balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>Only the minimum payment</td><td>${card.warning.years} years</td><td>${money.wholeDollars(card.warning.total)}</td></tr>${saved > 0 ? `<tr><td>${money.wholeDollars(card.warning.monthly)}</td><td>3 years</td><td>${money.wholeDollars(card.warning.monthlyTotal)}<br>(Savings of ${money.wholeDollars(saved)})</td></tr>` : ""}</table>If you would like information about credit counseling services, refer to www.usdoj.gov/ust/eo/bapcpa/ccde/cc_approved.htm or call 1-877-285-2108.</div>
<h3>Rewards Summary</h3>${pairs([
        ["Rewards Balance as of: " + date.slash(addDays(card.end, -1)), "$" + (card.points / 100).toFixed(2)],
      ])}<div class=small>For up-to-date rewards balance information, or more ways to earn and redeem your rewards, visit HarlanCoachRewards.example or call 1-877-555-0118.</div>
<div style="border-top:1px dashed #000;margin-top:14px;padding-top:6px"><div class=row><div>${pairs([
        ["Account Number Ending in", card.last4],
        ["New Balance", $(card.balance)],
        ["Total Amount Due", $(card.minimum)],
        ["Current Payment Due Date", date.slash(card.due)],
      ])}<br>${card.name}<br>${person.street}<br>${person.town}</div><div>Amount Enclosed $ ____________<br><br>HARLAN COACH BANK<br>PO BOX 77053<br>MINNEAPOLIS MN 55480-7753<br><span class=small>Make checks payable to: Harlan Coach Bank. Print address or phone changes: ( ) Work ( ) Home</span></div></div></div>
${NEXT}<div class=small style="text-align:right">Account ending in ${card.last4} &nbsp; Page 2 of 3</div>
<h3>Important Information</h3>${card.pastDue > 0 ? "<p>NOTICE: YOUR ACCOUNT IS CURRENTLY ONE PAYMENT PAST DUE. PLEASE CALL US IF YOU ARE UNABLE TO PAY.</p>" : ""}<p>NO MATTER WHEN YOUR PAYMENT IS DUE, YOU CAN VIEW AND PAY YOUR BILL ONLINE. SIGN UP FOR ALERTS TODAY.</p>
<h3>Transactions</h3>${grid(columns, ["Trans", "Post", "Reference Number", "Description", "Credits", "Charges"], [], "class=t")}
${section("Payments", payments, "TOTAL PAYMENTS FOR THIS PERIOD", card.payments)}${section("Other Credits", credits, "TOTAL OTHER CREDITS FOR THIS PERIOD", card.credits)}${section("Cash Advances", cash, "TOTAL CASH ADVANCES FOR THIS PERIOD", card.cash)}${section("Purchases, Balance Transfers &amp; Other Charges", purchases, "TOTAL PURCHASES, BALANCE TRANSFERS &amp; OTHER CHARGES FOR THIS PERIOD", card.purchases)}${section("Fees Charged", fees, "TOTAL FEES CHARGED FOR THIS PERIOD", card.fees)}${section("Interest Charged", interest, "TOTAL INTEREST CHARGED FOR THIS PERIOD", card.interest)}
<h3>${year} Totals Year-to-Date</h3>${pairs([
        [`TOTAL FEES CHARGED IN ${year}`, $(card.ytdFees)],
        [`TOTAL INTEREST CHARGED IN ${year}`, $(card.ytdInterest)],
      ])}
<h3>Interest Charge Calculation</h3><div>Your <b>Annual Percentage Rate (APR)</b> is the annual interest rate on your account.</div>${grid(
        "lrrrrl",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Days in Billing Cycle",
          "Interest Charges",
        ],
        [
          ["PURCHASES", `${card.apr}%`, $(card.interestBase), String(days), $(card.interest)],
          ["CASH ADVANCES", `${card.cashApr}%`, "$0.00", String(days), "$0.00"],
        ],
        "class=t",
      )}${NEXT}<div class=small style="text-align:right">Page 3 of 3</div><div class=small style="columns:2"><b>What To Do If You Think You Find A Mistake On Your Statement</b><p>If you think there is an error on your statement, write to us at PO Box 522, Des Moines, IA 50306-0522. In your letter, give us your name and account number, the dollar amount of the suspected error, and a description of the problem. You must contact us within 60 days after the error appeared on your statement.</p><b>Your Rights If You Are Dissatisfied With Your Credit Card Purchases</b><p>The purchase must have been made in your home state or within 100 miles of your current mailing address, and the purchase price must have been more than $50.</p><b>Balance Subject to Interest Rate</b><p>We use a method called "average daily balance (including new purchases)". To avoid paying interest on purchases, pay your New Balance by the due date. We will begin charging interest on cash advances on the transaction date.</p><p>Harlan Coach Bank, N.A. &copy; ${year}. All rights reserved.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Harlan Coach",
          accounts: [
            {
              kind: "credit-card",
              institution: "Harlan Coach",
              accountLast4: card.last4,
              periodStart: card.start,
              periodEnd: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              creditLimit: wholeOf(card.limit),
              availableCredit: decimal(card.available),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              apr: card.apr,
              ...(card.credits === 0 ? { paymentsAndCredits: decimal(card.payments) } : {}),
              purchases: decimal(card.purchases),
              feesCharged: decimal(card.fees),
              interestCharged: decimal(card.interest),
              minimumPaymentWarning: {
                years: card.warning.years,
                totalCost: wholeOf(card.warning.total),
                ...(saved > 0 ? { monthlyPaymentFor36Months: wholeOf(card.warning.monthly) } : {}),
              },
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.interestBase) },
                { kind: "cash-advance", apr: card.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: rowsOf(payments, credits, cash, purchases, fees, interest),
          allowed: {
            "accounts.0.statementDate": [card.end],
            "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits), decimal(card.payments)],
          },
        },
        "HARLAN COACH",
        "Harlan Coach Bank",
        "HARLAN COACH BANK",
        "Harlan Coach Bank, N.A.",
      ),
    };
  },
};

/** A company's charge card: two card members, an odd account ending, a limit only for paying over time. */
const charge: Layout = {
  name: "vd-card-company-charge",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { person, random } = start(seed, 302);
    const card = cardMonth(seed, 17);
    const firm = random.pick(["PINE RIDGE ROOFING LLC", "DELACROIX STUDIO INC", "OAKEN TABLE CATERING"]);
    const number = `${random.whole(1, 9)}-${random.whole(1, 8)}${card.last4}`;
    const second = random.chance(0.6);
    const other = `${number.slice(0, 3)}${String(Number(card.last4) + 11)}`;
    const paid = card.of("payment");
    const credits = card.of("credit");
    const spent = card.of("purchase", "cash");
    const half = second ? Math.ceil(spent.length / 2) : spent.length;
    const [mine, theirs] = [spent.slice(0, half), spent.slice(half)];
    const [fees, interest] = [card.of("fee"), card.of("interest")];
    const sum = (lines: readonly CardLine[]) => lines.reduce((all, line) => all + line.amount, 0);
    const list = (lines: readonly CardLine[]) =>
      grid(
        "llr",
        [],
        lines.map((line) => [
          `${date.short(line.day)}${line.kind === "payment" ? "*" : ""}`,
          escaped(line.text),
          $(line.amount),
        ]),
        "class=t",
      );
    const head = `<div class=row style="border-bottom:1px solid #006fcf;padding-bottom:6px"><div><b style="color:#006fcf">Halvard Express Business Gold Card</b><br>${firm}<br>${card.name}<br>Closing Date ${date.short(card.end)}</div><div style="text-align:right"><div class=logo>HALVARD<br>EXPRESS</div>Account Ending ${number}</div></div>`;
    const html = document(
      `body{font:8.5pt Helvetica,Arial}${BASE} .logo{background:#006fcf;color:#fff;font:bold 11pt Arial;padding:8px;display:inline-block;text-align:center} .big{font-size:15pt} h3{color:#006fcf;font-size:12pt;margin:12px 0 4px} .t td{padding:2px 4px;border-bottom:1px solid #ddd;vertical-align:top} .t td:first-child{width:70px} .box{border:1px solid #006fcf;padding:8px}`,
      `${head}<div class=row style="margin-top:12px"><div class=box><div>New Balance</div><div class=big>${$(card.balance)}</div><div style="margin-top:8px">Minimum Payment Due</div><div class=big>${$(card.minimum)}</div>${card.pastDue > 0 ? `<div class=small>Includes the past due amount of ${$(card.pastDue)}</div>` : ""}<div style="margin-top:8px">Payment Due Date</div><div class=big>${date.short(card.due)}<sup>&Dagger;</sup></div><p class=small><b>&Dagger; Late Payment Warning:</b> If we do not receive your Minimum Payment Due by the Payment Due Date of ${date.short(card.due)}, you may have to pay a late fee of up to $39.00 and your Pay Over Time APR may be increased to the Penalty APR of ${card.penaltyApr}%.</p></div>
<div><b>Membership Rewards&reg; Points</b><br>Available and Pending as of ${date.short(addDays(card.end, -1))}<div class=big>${card.points.toLocaleString("en-US")}</div><h3>Account Summary</h3>${pairs(
        [
          ["Previous Balance", $(card.previous)],
          ["Payments/Credits", `-${$(card.payments + card.credits)}`],
          ["New Charges", `+${$(card.purchases + card.cash)}`],
          ["Fees", `+${$(card.fees)}`],
          ["Interest Charged", `+${$(card.interest)}`],
          ["<b>New Balance</b>", `<b>${$(card.balance)}</b>`],
          ["<b>Minimum Payment Due</b>", `<b>${$(card.minimum)}</b>`],
        ],
      )}<hr>${pairs([
        ["Pay Over Time Limit", $(card.limit)],
        ["Available Pay Over Time Limit", $(card.available)],
        ["Days in Billing Period:", String((Date.parse(card.end) - Date.parse(card.start)) / 86_400_000 + 1)],
      ])}</div></div>
<p><b>Minimum Payment Warning:</b> If you have a Pay Over Time balance and make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>
<p>See page 2 for important information about your account. <b>Customer Care:</b> Pay by Computer: halvard.example/pbc &nbsp; Pay by Phone 1-800-555-0128 &nbsp; TTY: Use Relay 711</p>
<div style="border-top:1px dashed #333;margin-top:10px;padding-top:8px"><b>Payment Coupon</b> &nbsp; <span class=small>Do not staple or use paper clips</span><div class=row><div>${card.name}<br>${firm}<br>${person.street}<br>${person.town}<br><br>HALVARD EXPRESS<br>PO BOX 96001<br>LOS ANGELES CA 90096-8000</div><div>${pairs(
        [
          ["Account Ending", number],
          ["Payment Due Date", date.short(card.due)],
          ["New Balance", $(card.balance)],
          ["Minimum Payment Due", $(card.minimum)],
          ["Amount enclosed", "$ ______ . __"],
        ],
      )}</div></div></div>
${NEXT}${head}<div class=small style="columns:2;margin-top:8px"><p><b>Payments:</b> Your payment must be sent to the payment address shown on your statement and must be received by 5 p.m. local time at that address to be credited as of the day it is received. Payments must be made with a single check drawn on a US bank and payable in US dollars.</p><p><b>Permission for Electronic Withdrawal:</b> When you send a check for payment, you give us permission to electronically withdraw your payment from your deposit account.</p><p><b>How We Calculate Your Balance:</b> We use the Average Daily Balance (ADB) method (including new transactions) to calculate the balance on which we charge interest. Interest is charged only on the balance you choose to pay over time.</p><p><b>Foreign Currency Charges:</b> A charge made in a foreign currency will be converted into US dollars on the date it is processed at a rate set by us or by an associated bank.</p><p><b>Credit Balance:</b> A credit balance (designated CR) is money we owe you. If within the six-month period you do not charge enough to use it up, we will send you a check.</p></div>
<h3>Payments and Credits</h3>${pairs([
        ["Payments", `-${$(card.payments)}`],
        ["Credits", card.credits > 0 ? `-${$(card.credits)}` : "$0.00"],
        ["<b>Total Payments and Credits</b>", `<b>-${$(card.payments + card.credits)}</b>`],
      ])}<b>Detail</b> &nbsp; <span class=small>*Indicates posting date</span><div>Payments</div>${list(paid)}${credits.length > 0 ? `<div>Credits</div>${list(credits)}` : ""}
<h3>New Charges</h3>${pairs([
        [`${card.name} ${number}`, $(sum(mine))],
        second && [`TAYLOR B HELPER ${other}`, $(sum(theirs))],
        ["<b>Total New Charges</b>", `<b>${$(sum(spent))}</b>`],
      ])}<b>Detail</b><div style="margin-top:4px"><b>${card.name}</b><br>Card Ending ${number}</div>${list(mine)}${second ? `<div style="margin-top:6px"><b>TAYLOR B HELPER</b><br>Card Ending ${other}</div>${list(theirs)}` : ""}
<h3>Fees</h3>${list(fees)}${pairs([["<b>Total Fees for this Period</b>", `<b>${$(card.fees)}</b>`]])}
<h3>Interest Charged</h3>${list(interest)}${pairs([["<b>Total Interest Charged for this Period</b>", `<b>${$(card.interest)}</b>`]])}
<h3>${card.end.slice(0, 4)} Fees and Interest Totals Year-to-Date</h3>${pairs([
        [`Total Fees in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total Interest in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}
<h3>Interest Charge Calculation</h3><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Variable APRs will not exceed 35.99%.</div>${grid(
        "lrrr",
        ["", "Annual Percentage Rate", "Balance Subject to Interest Rate", "Interest Charge"],
        [
          ["Pay Over Time", `${card.apr}% (v)`, $(card.interestBase), $(card.interest)],
          ["<b>Total</b>", "", "", $(card.interest)],
        ],
      )}<div class=small>(v) Variable Rate. Cards issued by Halvard Express National Bank.</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Halvard Express",
          accounts: [
            {
              kind: "credit-card",
              institution: "Halvard Express",
              accountLast4: number.slice(-4),
              statementDate: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              apr: card.apr,
              paymentsAndCredits: decimal(card.payments + card.credits),
              feesCharged: decimal(card.fees),
              interestCharged: decimal(card.interest),
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.interestBase) }],
            },
          ],
          transactions: rowsOf(paid, credits, mine, theirs, fees, interest),
          allowed: {
            "accounts.0.creditLimit": [decimal(card.limit)],
            "accounts.0.availableCredit": [decimal(card.available)],
            "accounts.0.purchases": [decimal(card.purchases + card.cash)],
            "accounts.0.periodEnd": [card.end],
            "accounts.0.aprs.1.kind": ["penalty"],
            "accounts.0.aprs.1.apr": [card.penaltyApr],
          },
        },
        "HALVARD EXPRESS",
        "HALVARD EXPRESS Business Gold Card",
        "Halvard Express National Bank",
      ),
    };
  },
};

export const vdCards: readonly Layout[] = [bank, charge];
