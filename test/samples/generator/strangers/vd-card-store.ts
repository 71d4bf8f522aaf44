import type { CardLine } from "../card-data.ts";
import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { NEXT, start } from "./un-data.ts";
import { cardMonth, rowsOf } from "./vd-data.ts";

const $ = money.dollar;

/** A store's card by a bank few customers know: a deferred-interest plan beside the regular one, rewards, capitals. */
const store: Layout = {
  name: "vd-card-store-plans",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { person, random } = start(seed, 303);
    const card = cardMonth(seed, 29);
    const plan = random.chance(0.5) ? Math.min(random.whole(15_000, 60_000), card.previous) : 0;
    const expires = addDays(card.end, random.whole(60, 320));
    const days = (Date.parse(card.end) - Date.parse(card.start)) / 86_400_000 + 1;
    const [paid, credits, bought, cash, fees, interest] = (
      ["payment", "credit", "purchase", "cash", "fee", "interest"] as const
    ).map((kind) => card.of(kind)) as [
      CardLine[],
      CardLine[],
      CardLine[],
      CardLine[],
      CardLine[],
      CardLine[],
    ];
    const top = [...paid, ...credits, ...bought, ...cash].toSorted((a, b) => a.day.localeCompare(b.day));
    const rows = (lines: readonly CardLine[]) =>
      lines.map((line) => [date.slash(line.day), escaped(line.text), $(line.amount)]);
    const saved = card.warning.total - card.warning.monthlyTotal;
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:italic 26pt Georgia;color:#4b2e5a} h4{background:#4b2e5a;color:#fff;margin:8px 0 3px;padding:3px 6px;font-size:9pt} .t td,.t th{padding:2px 4px;font-size:8pt;border-bottom:1px solid #e5e0e8} .w td,.w th{border:1px solid #4b2e5a;padding:3px;font-size:8pt}`,
      `<div class=row><div class=logo>Kestrel &amp; Vine</div><div style="text-align:right"><b>Kestrel &amp; Vine Credit Card</b><br>${card.name}<br>Account number: **** **** **** ${card.last4}</div></div>
<div class=row><div><h4>Summary of account activity</h4>${pairs([
        ["Previous balance", $(card.previous)],
        ["Payments", `-${$(card.payments)}`],
        ["Other credits", card.credits > 0 ? `-${$(card.credits)}` : "$0.00"],
        ["Purchases", $(card.purchases)],
        ["Other debits", $(card.cash)],
        ["Fees charged", $(card.fees)],
        ["Interest charged", $(card.interest)],
        ["<b>New balance</b>", `<b>${$(card.balance)}</b>`],
        ["Past due amount", $(card.pastDue)],
        ["Credit limit", $(card.limit)],
        ["Available credit", $(card.available)],
        ["Statement closing date", date.slash(card.end)],
        ["Days in billing cycle", String(days)],
      ])}</div><div><h4>Payment information</h4>${pairs([
        ["New balance", $(card.balance)],
        ["Minimum payment due", $(card.minimum)],
        ["Payment due date", date.slash(card.due)],
      ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by ${date.slash(card.due)}, you may have to pay up to a $41.00 late fee.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment for each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table class=w><tr><th>If you make no additional charges and each month you pay:</th><th>You will pay off the balance in about:</th><th>And you will pay an estimated total of:</th></tr><tr><td>Only the minimum payment</td><td>${card.warning.years} years</td><td>${$(card.warning.total)}</td></tr>${saved > 0 ? `<tr><td>${$(card.warning.monthly)}</td><td>3 years</td><td>${$(card.warning.monthlyTotal)}<br>Savings = ${$(saved)}</td></tr>` : ""}</table><div class=small>For information regarding credit counseling services, call 1-800-284-1706.</div></div></div>
<p style="text-align:center;border:1px solid #4b2e5a;padding:6px">You are only <b>${random.whole(20, 180)} points</b> away from your next <b>$10.00</b> Vine Circle reward. Points balance: ${random.whole(21, 199)}. Double points on denim through ${date.slash(addDays(card.end, 12))}!</p>
<h4>Details of your transactions</h4>${grid("llr", ["TRANS DATE", "TRANSACTION DESCRIPTION/LOCATION", "AMOUNT"], rows(top), "class=t")}
<b>Fees</b>${grid("llr", [], [...rows(fees), ["", "<b>TOTAL FEES FOR THIS PERIOD</b>", $(card.fees)]], "class=t")}
<b>Interest charged</b>${grid("llr", [], [...rows(interest), ["", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", $(card.interest)]], "class=t")}
<div style="border-top:1px dashed #000;margin-top:12px;padding-top:6px"><span class=small>Please tear at perforation above</span><div class=row><div>${card.name}<br>${person.street}<br>${person.town}<p>COMBERTON CAPITAL BANK<br>PO BOX 650972<br>DALLAS TX 75265-0972</p></div><div>${pairs(
        [
          ["Account number", `**** **** **** ${card.last4}`],
          ["New balance", $(card.balance)],
          ["Minimum payment due", $(card.minimum)],
          ["Payment due date", date.slash(card.due)],
          ["Amount enclosed:", "$ ____________"],
        ],
      )}<span class=small>Please make check payable to Comberton Capital Bank. Yes, I have moved or updated my e-mail address - see reverse.</span></div></div></div>${NEXT}
${
  plan > 0
    ? `<h4>Your promotional plan details</h4>${grid("llrr", ["PLAN", "PROMOTION EXPIRES", "DEFERRED INTEREST", "PLAN BALANCE"], [["12 MONTHS DEFERRED INTEREST, PAYMENT REQUIRED", date.slash(expires), $(Math.round((plan * Number(card.apr)) / 1200)), $(plan)]], "class=t")}<p class=small>If the plan balance is not paid in full by the expiration date, the deferred interest shown above will be added to your account.</p>`
    : ""
}
<h4>Interest charge calculation</h4><div>Your Annual Percentage Rate (APR) is the annual interest rate on your account. (v) = variable rate</div>${grid(
        "lrrr",
        ["TYPE OF BALANCE", "ANNUAL PERCENTAGE RATE", "BALANCE SUBJECT TO INTEREST RATE", "INTEREST CHARGE"],
        [["Purchases", `${card.apr}% (v)`, $(card.interestBase), $(card.interest)]],
        "class=t",
      )}<h4>${card.end.slice(0, 4)} totals year-to-date</h4>${pairs([
        [`Total fees charged in ${card.end.slice(0, 4)}`, $(card.ytdFees)],
        [`Total interest charged in ${card.end.slice(0, 4)}`, $(card.ytdInterest)],
      ])}
<h4>Additional important messages</h4>${card.pastDue > 0 ? "<p>Your account is past due. Please pay the minimum payment due right away to keep your card open to purchases.</p>" : "<p>Go paperless at kestrelvine.example/card. It is quick, easy and free.</p>"}
<div class=small style="columns:2"><p><b>Keep this part for your records. Bankruptcy notices:</b> Comberton Capital Bank, Bankruptcy Department, PO Box 183043, Columbus, Ohio 43218-3043.</p><p><b>Notice about electronic check conversion:</b> When you provide a check as payment, you authorize us either to use information from your check to make a one-time electronic fund transfer or to process the payment as a check.</p><p><b>How to avoid paying interest on purchases:</b> Your due date is at least 25 days after the close of each billing period. We will not charge you any interest on purchases if you pay your entire balance by the due date each month.</p><p><b>Returned payment fee:</b> up to $41.00. Minimum interest charge: $2.00 per credit plan.</p><p>This account is issued by Comberton Capital Bank, pursuant to a license from Kestrel &amp; Vine Stores, Inc.</p></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Kestrel & Vine",
          accounts: [
            {
              kind: "credit-card",
              institution: "Kestrel & Vine",
              accountLast4: card.last4,
              statementDate: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              pastDue: decimal(card.pastDue),
              apr: card.apr,
              ...(card.credits === 0 ? { paymentsAndCredits: decimal(card.payments) } : {}),
              purchases: decimal(card.purchases),
              feesCharged: decimal(card.fees),
              interestCharged: decimal(card.interest),
              minimumPaymentWarning: {
                years: card.warning.years,
                totalCost: decimal(card.warning.total),
                ...(saved > 0 ? { monthlyPaymentFor36Months: decimal(card.warning.monthly) } : {}),
              },
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.interestBase) }],
            },
          ],
          transactions: rowsOf(top, fees, interest),
          allowed: {
            ...(plan > 0
              ? {
                  "accounts.0.aprs.1.kind": ["promotional"],
                  "accounts.0.aprs.1.apr": [card.apr],
                  "accounts.0.aprs.1.balance": [decimal(plan)],
                  "accounts.0.aprs.1.expires": [expires],
                }
              : {}),
            "accounts.0.periodEnd": [card.end],
            "accounts.0.periodStart": [card.start],
            "accounts.0.paymentsAndCredits": [decimal(card.payments + card.credits), decimal(card.payments)],
          },
        },
        "Kestrel & Vine Credit Card",
        "Comberton Capital Bank",
        "COMBERTON CAPITAL BANK",
        "Kestrel & Vine Stores, Inc.",
      ),
    };
  },
};

export const vdCardStore: readonly Layout[] = [store];
