import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { cardMonth, facts, onePart, type Row, sum } from "./vc-data.ts";

const $ = money.dollar;

/** A credit union's card of a processor: the coupon on top, plans under codes with a periodic rate each. */
export const vcCardUnion: Layout = {
  name: "vc-card-union-plans",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 303);
    const apr = random.pick([9.9, 11.15, 14.49, 17.99]);
    const month = cardMonth(
      random,
      apr,
      [
        "HY-VEE 1397 AMES IA",
        "CASEYS #2841 NEVADA IA",
        "ORSCHELN FARM 0482 BOONE IA",
        "PAYPAL *EBAY INC 402-935-7733 CA",
        "FAREWAY STORES 119 AMES IA",
      ],
      { paid: "PAYMENT - THANK YOU AMES IA", late: "LATE CHARGE", interest: "INTEREST CHARGE PURCHASE" },
    );
    const last4 = digits(random, 4);
    const shown = apr.toFixed(2);
    const periodic = (apr / 12).toFixed(4);
    const fees = -sum(month.fees);
    const lines = (rows: readonly Row[]) =>
      rows.map((entry) => [
        date.noYear(entry.day),
        date.noYear(entry.posted),
        "PPLN01",
        `2444500${entry.ref}8Q${entry.ref}X`,
        escaped(entry.text),
        money.trailing(-entry.amount),
      ]);
    const all = [...month.payments, ...month.credits, ...month.purchases].toSorted((a, b) =>
      a.day.localeCompare(b.day),
    );
    const warned = !month.late || random.chance(0.5);
    const html = document(
      `body{font:8pt Arial Narrow,Liberation Sans Narrow,Arial}${BASE} .logo{font:bold 17pt Georgia,serif;color:#7a1f1f} .g{background:#ddd;font-weight:bold;padding:2px 6px;text-align:center;margin-top:8px} .t td,.t th{padding:1px 4px;font-size:7.5pt} .cut{border-bottom:1px dashed #000;padding-bottom:8px;margin-bottom:8px} .q td,.q th{border:1px solid #000;text-align:center;padding:2px}`,
      `<div class=cut><div class=row><div><div class=logo>Heartland Prairie CU</div>PO BOX 847<br>AMES IA 50010-0847</div><div>${grid(
        "ccccc",
        ["Account Number", "Closing Date", "New Balance", "Total Minimum Payment Due", "Payment Due Date"],
        [
          [
            `#### #### #### ${last4}`,
            date.short(month.end),
            $(month.balance),
            $(month.minimum),
            date.short(month.due),
          ],
        ],
        "class=q",
      )}<div class=r style="margin-top:6px">AMOUNT OF PAYMENT ENCLOSED $ [ &nbsp; &nbsp; &nbsp; &nbsp; &nbsp; ]</div><div class=small>Check box to indicate name/address change on back of this coupon &#9633;</div></div></div><div class=row style="margin-top:16px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>MAKE CHECK PAYABLE TO:<br>VISA<br>PO BOX 4512<br>CAROL STREAM IL 60197-4512</div></div><div class=small style="margin-top:6px">Please detach and return top portion with your payment.</div></div>
<div class=row><div><div class=g>SUMMARY OF ACCOUNT ACTIVITY</div>${pairs([
        ["Previous Balance", $(month.previous)],
        ["- Payments", $(sum(month.payments))],
        ["- Other Credits", $(sum(month.credits))],
        ["+ Purchases", $(-sum(month.purchases))],
        ["+ Cash Advances", "$0.00"],
        ["+ Fees Charged", $(fees)],
        ["+ Interest Charged", $(month.interest)],
        ["= New Balance", $(month.balance)],
      ])}<div style="height:6px"></div>${pairs([
        ["Account Number", `XXXX XXXX XXXX ${last4}`],
        ["Credit Limit", money.wholeDollars(month.limit)],
        ["Available Credit", $(month.available)],
        ["Statement Closing Date", date.long(month.end)],
        ["Days in Billing Cycle", String(month.days)],
      ])}</div><div><div class=g>PAYMENT INFORMATION</div>${pairs([
        ["New Balance:", $(month.balance)],
        ["Minimum Payment Due:", $(month.minimum - month.past)],
        ["Past Due Amount:", $(month.past)],
        ["<b>Total Minimum Payment Due:</b>", `<b>${$(month.minimum)}</b>`],
        ["Payment Due Date:", date.long(month.due)],
      ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $25.</p>${
        warned
          ? `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
              "ccc",
              [
                "If you make no additional charges using this card and each month you pay",
                "You will pay off the balance shown on this statement in about",
                "And you will end up paying an estimated total of",
              ],
              [
                ["Only the minimum payment", `${month.years} years`, $(month.cost)],
                [
                  $(month.monthly),
                  "36 months",
                  `${$(month.monthly * 36)} (Savings = ${$(month.cost - month.monthly * 36)})`,
                ],
              ],
              "class=q",
            )}`
          : ""
      }</div></div>
<div class=g>IMPORTANT NEWS</div><p>${month.late ? "YOUR ACCOUNT IS PAST DUE. PLEASE REMIT THE TOTAL MINIMUM PAYMENT DUE TODAY." : "SKIP THE BRANCH! LOAD YOUR CARD TO YOUR PHONE AND EARN 500 BONUS POINTS."} CUSTOMER SERVICE: 1-800-555-0171 &nbsp; LOST OR STOLEN CARD: 1-866-555-0182</p>
<div class=g>TRANSACTIONS</div>${grid("lllllr", ["Trans Date", "Post Date", "Plan Name", "Reference Number", "Description", "Amount"], lines(all), "class=t")}<div class=g>FEES</div>${grid("lllllr", [], [...lines(month.fees), ["", "", "", "", "TOTAL FEES FOR THIS PERIOD", $(fees)]], "class=t")}<div class=g>INTEREST CHARGED</div>${grid("lllllr", [], [...lines(month.charged), ["", "", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(month.interest)]], "class=t")}
<div class=g>${month.end.slice(0, 4)} TOTALS YEAR TO DATE</div>${pairs([
        [`Total fees charged in ${month.end.slice(0, 4)}`, $(fees + 2_500)],
        [`Total interest charged in ${month.end.slice(0, 4)}`, $(month.interest * 4)],
      ])}${NEXT}<div class=row><div>${person.name}</div><div class=r>Account: XXXX XXXX XXXX ${last4} &nbsp; Page 2 of 2</div></div>
<div class=g>INTEREST CHARGE CALCULATION / PLAN LEVEL INFORMATION</div>${grid(
        "lllrrrrr",
        [
          "Plan Name",
          "Plan Description",
          "ICM*",
          "Average Daily Balance",
          "Periodic Rate**",
          "Corresponding APR",
          "Interest Charges",
          "Ending Balance",
        ],
        [
          ["Purchases", "", "", "", "", "", "", ""],
          [
            "PPLN01 001",
            "PURCHASE",
            "G",
            $(month.base),
            `${periodic}%(M)`,
            `${shown}%`,
            $(month.interest),
            $(month.balance),
          ],
          ["Cash", "", "", "", "", "", "", ""],
          ["CPLN01 001", "CASH", "A", "$0.00", `${periodic}%(M)`, `${shown}%`, "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>* ICM - Interest Charge Method. See reverse side for explanation. ** Periodic Rate (M)=Monthly (D)=Daily. (V)=Variable rate. If you have a variable rate account the periodic rate and Annual Percentage Rate (APR) may vary. Explanation: G - Average daily balance including new purchases; A - Average daily balance from date of posting.</p><p class=small>YOUR BILLING RIGHTS: If you think there is an error on your statement, write to us at Heartland Prairie Credit Union, P.O. Box 847, Ames, IA 50010. We must hear from you within 60 days. Payments received at the address shown by 5:00 p.m. are credited as of the date of receipt. Federally insured by NCUA.</p>`,
    );
    const institution = "Heartland Prairie Credit Union";
    const names = ["Heartland Prairie CU"];
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution,
        accounts: [
          {
            kind: "credit-card",
            institution,
            accountLast4: last4,
            statementDate: month.end,
            currentBalance: decimal(month.balance),
            previousBalance: decimal(month.previous),
            creditLimit: decimal(month.limit),
            availableCredit: decimal(month.available),
            minimumPayment: decimal(month.minimum),
            paymentDueDate: month.due,
            pastDue: decimal(month.past),
            apr: shown,
            ...onePart("paymentsAndCredits", sum(month.payments), sum(month.credits)),
            purchases: decimal(-sum(month.purchases)),
            feesCharged: decimal(fees),
            interestCharged: decimal(month.interest),
            ...(warned && {
              minimumPaymentWarning: {
                years: month.years,
                totalCost: decimal(month.cost),
                monthlyPaymentFor36Months: decimal(month.monthly),
              },
            }),
            aprs: [
              { kind: "purchase" as const, apr: shown, balance: decimal(month.base) },
              { kind: "cash-advance" as const, apr: shown, balance: "0.00" },
            ],
          },
        ],
        transactions: facts([...all, ...month.fees, ...month.charged]),
        allowed: {
          institution: names,
          "accounts.0.institution": names,
          // A month past due prints the due of this month apart from the total.
          "accounts.0.minimumPayment": [decimal(month.minimum - month.past)],
          "accounts.0.paymentsAndCredits": [decimal(sum([...month.payments, ...month.credits]))],
          "accounts.0.aprs.0.balance": [decimal(month.balance)],
          "accounts.0.periodEnd": [month.end],
          "accounts.0.periodStart": [month.begin],
        },
      },
    };
  },
};
