import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { NEXT } from "./un-data.ts";
import { cardMonth, chargeRows } from "./vb-data.ts";

const $ = money.dollar;

/** A card for weak credit: capital letters, small limits, a servicing fee each month, "credit" by a trailing minus. */
const subprime: Layout = {
  name: "vb-card-subprime-founders",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const c = cardMonth(seed, 403, {
      low: 14_000,
      high: 61_000,
      rates: [36],
      lateFee: 3_900,
      floor: 3_500,
      lateShare: 0.35,
      cashShare: 0.25,
      payment: "PAYMENT RECEIVED -- THANK YOU",
      monthly: { text: "MONTHLY SERVICING FEE", amount: 1_040 },
    });
    const minimum = c.minimum;
    const current = minimum - c.pastDue;
    const lines = c.of("payment", "credit", "purchase", "cash");
    const [fees, interest] = [c.of("fee"), c.of("interest")];
    const cells = (list: typeof lines) =>
      list.map((line) => [
        date.noYear(line.day),
        date.noYear(line.post),
        `2469216${line.ref}`,
        escaped(line.text),
        money.trailing(line.amount),
      ]);
    const year = c.end.slice(0, 4);
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:italic bold 19pt "Times New Roman";color:#1a2f6b} .h{background:#d9dff0;font-weight:bold;padding:2px 6px;border-top:2px solid #1a2f6b} td{padding:1px 5px} .t{font:7.5pt "Courier New"} .cut{border-top:1px dashed #000;padding-top:6px;margin-top:12px} .box{border:1px solid #1a2f6b}`,
      `<div class=row><div><div class=logo>FOUNDERS First BANKCARD</div><div class=small>P.O. Box 5529, Sioux Falls SD 57117-5529 &nbsp; Customer Service: 1-800-987-5521</div></div><div>${pairs(
        [
          ["Account Number", `XXXX-XXXX-XXXX-${c.number.slice(-4)}`],
          ["Billing Cycle Closing Date", date.short(c.end)],
          ["Payment Due Date", date.short(c.due)],
        ],
      )}</div></div><p>${c.person.name.toUpperCase()}<br>${c.person.street.toUpperCase()}<br>${c.person.town.toUpperCase()}</p>
<div class=row><div class=box><div class=h>ACCOUNT SUMMARY</div>${pairs([
        ["PREVIOUS BALANCE", $(c.previous)],
        ["- PAYMENTS", $(c.payments)],
        ["- OTHER CREDITS", $(c.credits)],
        ["+ PURCHASES", $(c.purchases)],
        ["+ CASH ADVANCES", $(c.cash)],
        ["+ FEES CHARGED", $(c.fees)],
        ["+ INTEREST CHARGED", $(c.interest)],
        ["= NEW BALANCE", $(c.balance)],
        ["CREDIT LIMIT", money.wholeDollars(c.limit)],
        ["AVAILABLE CREDIT", c.late ? "$0" : money.wholeDollars(c.available)],
        ["DAYS IN BILLING CYCLE", String(c.days)],
      ])}</div><div class=box><div class=h>PAYMENT INFORMATION</div>${pairs([
        ["NEW BALANCE", $(c.balance)],
        ["CURRENT PAYMENT DUE", $(current)],
        ["PAST DUE AMOUNT", $(c.pastDue)],
        ["<b>MINIMUM PAYMENT DUE</b>", `<b>${$(minimum)}</b>`],
        ["PAYMENT DUE DATE", date.short(c.due)],
      ])}<p class=small style="margin:4px">LATE PAYMENT WARNING: If we do not receive your minimum payment by the date listed above, you may have to pay up to a $41 late fee.</p><p class=small style="margin:4px">MINIMUM PAYMENT WARNING: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example: If you make no additional charges using this card and each month you pay only the minimum payment, you will pay off the balance shown on this statement in about ${c.years} months and you will end up paying an estimated total of ${$(c.cost)}. If you would like information about credit counseling services, call 1-866-217-4450.</p></div></div>
${c.late ? `<p style="text-align:center;border:2px solid #000;padding:4px"><b>YOUR ACCOUNT IS PAST DUE. YOUR CHARGING PRIVILEGES HAVE BEEN SUSPENDED. PLEASE SEND ${$(minimum)} TODAY.</b></p>` : `<p style="text-align:center"><b>NEED A HIGHER LIMIT? ACCOUNTS 13 MONTHS OLD MAY QUALIFY. A CREDIT LIMIT INCREASE FEE OF 25% OF THE INCREASE WILL APPLY.</b></p>`}
<div class=h>TRANSACTIONS</div>${grid("llllr", ["TRAN", "POST", "REFERENCE NUMBER", "DESCRIPTION", "AMOUNT"], cells(lines), "class=t")}
<div class=h>FEES</div>${grid("llllr", [], [...cells(fees), ["", "", "", "TOTAL FEES FOR THIS PERIOD", $(c.fees)]], "class=t")}
<div class=h>INTEREST CHARGED</div>${grid("llllr", [], [...cells(interest), ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", $(c.interest)]], "class=t")}
<div class=h>${year} TOTALS YEAR-TO-DATE</div>${pairs([
        [`TOTAL FEES CHARGED IN ${year}`, $(c.fees + 9_500 + 3_120)],
        [`TOTAL INTEREST CHARGED IN ${year}`, $(c.interest + 2_877)],
      ])}${NEXT}<div class=h>INTEREST CHARGE CALCULATION</div><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lrrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Monthly Periodic Rate",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["PURCHASES", `${c.rate}%`, "3.000%", $(c.base), $(c.interest)],
          ["CASH ADVANCES", `${c.rate}%`, "3.000%", $(0), $(0)],
        ],
      )}<p class=small>Payments received after 5:00 p.m. Central Time post the next day. The Monthly Servicing Fee of $10.40 is charged beginning in the second year. The Annual Fee of $49.00 is billed each year in the month of opening. If you closed your Account you remain liable for all balances. Notice of billing rights: Founders First Bank, P.O. Box 5524, Sioux Falls, SD 57117-5524; write within 60 days. Founders First Bankcard is a service of Founders First Bank, Sioux Falls, South Dakota. Member FDIC.</p>
<div class=cut><div class=small>DETACH HERE AND RETURN WITH PAYMENT &mdash; PLEASE DO NOT STAPLE</div><div class=row><div>FOUNDERS FIRST BANKCARD<br>PO BOX 5147<br>SIOUX FALLS SD 57117-5147</div><div>${pairs(
        [
          ["ACCOUNT ENDING IN", c.number.slice(-4)],
          ["NEW BALANCE", $(c.balance)],
          ["MINIMUM PAYMENT DUE", $(minimum)],
          ["DUE DATE", date.short(c.due)],
          ["AMOUNT ENCLOSED", "$|_|_|_|.|_|_|"],
        ],
      )}</div></div></div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Founders First Bankcard",
          accounts: [
            {
              kind: "credit-card",
              institution: "Founders First Bankcard",
              accountLast4: c.number.slice(-4),
              statementDate: c.end,
              currentBalance: decimal(c.balance),
              previousBalance: decimal(c.previous),
              creditLimit: decimal(c.limit),
              availableCredit: c.late ? "0.00" : `${decimal(c.available).slice(0, -3)}.00`,
              minimumPayment: decimal(minimum),
              paymentDueDate: c.due,
              pastDue: decimal(c.pastDue),
              apr: c.rate,
              aprs: [
                { kind: "purchase", apr: c.rate, balance: decimal(c.base) },
                { kind: "cash-advance", apr: c.rate, balance: "0.00" },
              ],
              paymentsAndCredits: decimal(c.payments + c.credits),
              purchases: decimal(c.purchases),
              feesCharged: decimal(c.fees),
              interestCharged: decimal(c.interest),
              minimumPaymentWarning: { totalCost: decimal(c.cost) },
            },
          ],
          transactions: chargeRows([...lines, ...fees, ...interest]),
          allowed: { "accounts.0.periodEnd": [c.end], "accounts.0.periodStart": [c.begin] },
        },
        "FOUNDERS First BANKCARD",
        "Founders First Bank",
        "FOUNDERS FIRST BANKCARD",
      ),
    };
  },
};

/** An app's card printed by its partner bank: sentences of one big number each, lower-case logo, cash back, no references. */
const fintech: Layout = {
  name: "vb-card-fintech-pistil",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const c = cardMonth(seed, 404, {
      low: 9_000,
      high: 320_000,
      rates: [18.24, 23.49, 27.74, 29.49, 31.24],
      lateFee: 0,
      floor: 2_000,
      lateShare: 0,
      cashShare: 0,
      payment: "Payment from checking ending in 0417",
    });
    const cash = Math.round(c.purchases / 100);
    const name = c.person.name.toLowerCase().replaceAll(/\b\w/g, (letter) => letter.toUpperCase());
    const dated = (list: typeof c.lines) =>
      list.map((line) => [date.abbreviatedBare(line.day), escaped(line.text), $(line.amount)]);
    const year = c.end.slice(0, 4);
    const html = document(
      `body{font:9.5pt "Segoe UI",Lato,Arial;color:#222}${BASE} .logo{font:800 24pt Arial;color:#0f8a6a;letter-spacing:-1px} .pill{background:#eef7f4;border-radius:10px;padding:10px 14px} .n{font-size:20pt;font-weight:600} h2{font-size:13pt;margin:18px 0 6px} .l td{border-top:1px solid #ddd;padding:5px 2px} .foot{font-size:7pt;color:#666;margin-top:18px}`,
      `<div class=row><div class=logo>pistil</div><div style="text-align:right">Statement for ${date.abbreviatedBare(c.begin)} &ndash; ${date.abbreviatedBare(c.end)}<br>Pistil 2 Visa card ending in ${c.number.slice(-4)}</div></div><p>${name}<br>${c.person.street}<br>${c.person.town}</p>
<div class=row><div class=pill>Statement balance<div class=n>${$(c.balance)}</div></div><div class=pill>Minimum payment<div class=n>${$(c.minimum)}</div></div><div class=pill>Payment due by<div class=n>${date.monthDay(c.due)}</div><span class=small>${date.long(c.due)}</span></div></div>
<p><b>Late payments:</b> Pistil doesn't charge late fees, but if we don't receive your minimum payment by the due date it can hurt your credit.</p>
<h2>How your balance changed</h2>${pairs(
        [
          ["Previous statement balance", $(c.previous)],
          ["Payments", $(-c.payments)],
          ["Refunds & other credits", $(-c.credits)],
          ["Purchases", $(c.purchases)],
          ["Fees", $(0)],
          ["Interest", $(c.interest)],
          ["<b>New statement balance</b>", `<b>${$(c.balance)}</b>`],
        ],
        "class=l",
      )}<div class=row style="margin-top:12px"><div class=pill>Your credit limit is <b>${$(c.limit)}</b>. On ${date.longNoYear(c.end)} you had <b>${$(c.available)}</b> available to spend.</div><div class=pill>You earned <b>${$(cash)}</b> cash back this month. Make 6 on-time payments to earn 1.25% on eligible purchases.</div></div>
<h2>What happens if you only pay the minimum</h2><p>If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>${grid(
        "lll",
        [
          "If you make no more charges and each month you pay",
          "You'll pay off this balance in about",
          "And you'll pay an estimated total of",
        ],
        [
          ["Only the minimum payment", `${c.years} years`, $(c.cost)],
          [$(c.monthly), "3 years", `${$(c.monthlyTotal)} (Savings of ${$(c.cost - c.monthlyTotal)})`],
        ],
        "class=l",
      )}<p class=small>For credit counseling services call 1-800-388-2227.</p>${NEXT}<div class=row><div class=logo style="font-size:14pt">pistil</div><div style="text-align:right">${name} &middot; ${c.number.slice(-4)}</div></div>
<h2>Payments and credits</h2>${c.of("payment", "credit").length > 0 ? grid("llr", ["Date", "Description", "Amount"], dated(c.of("payment", "credit")), "class=l") : "<p>Nothing this month.</p>"}
<h2>Purchases</h2>${grid("llr", ["Date", "Merchant", "Amount"], dated(c.of("purchase")), "class=l")}
<h2>Fees</h2><p>You weren't charged any fees this month. Total fees for this period: $0.00</p>
<h2>Interest</h2>${grid("llr", ["Date", "Description", "Amount"], [...dated(c.of("interest")), ["", "Total interest for this period", $(c.interest)]], "class=l")}
<h2>${year} totals</h2>${pairs(
        [
          [`Total fees charged in ${year}`, $(0)],
          [`Total interest charged in ${year}`, $(c.interest * 4 + 317)],
        ],
        "class=l",
      )}<h2>How interest is calculated</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Your rate varies with the market based on the Prime Rate.</p>${grid(
        "lrrr",
        ["Balance type", "APR", "Balance subject to interest", "Interest charged"],
        [["Purchases", `${c.rate}%`, $(c.base), $(c.interest)]],
        "class=l",
      )}<div class=foot>Pistil Card is issued by WestVale Bank, Member FDIC, and serviced by Pistil Financial Corp., P.O. Box 105168, Atlanta GA 30348. You can avoid interest on purchases by paying your full statement balance by the due date, at least 25 days after each period closes (for example ${date.abbreviatedBare(addDays(c.due, 0))}). Report a lost card at 1-855-697-3845. What to do if you think you find a mistake on your statement: contact us within 60 days after the error appeared. Billing rights apply only if you write to us; calling does not preserve them.</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Pistil",
          accounts: [
            {
              kind: "credit-card",
              institution: "Pistil",
              accountLast4: c.number.slice(-4),
              periodStart: c.begin,
              periodEnd: c.end,
              currentBalance: decimal(c.balance),
              previousBalance: decimal(c.previous),
              creditLimit: decimal(c.limit),
              availableCredit: decimal(c.available),
              minimumPayment: decimal(c.minimum),
              paymentDueDate: c.due,
              apr: c.rate,
              aprs: [{ kind: "purchase", apr: c.rate, balance: decimal(c.base) }],
              paymentsAndCredits: decimal(c.payments + c.credits),
              purchases: decimal(c.purchases),
              feesCharged: "0.00",
              interestCharged: decimal(c.interest),
              minimumPaymentWarning: {
                years: String(c.years),
                totalCost: decimal(c.cost),
                monthlyPaymentFor36Months: decimal(c.monthly),
              },
            },
          ],
          transactions: [
            ...chargeRows(c.of("payment", "credit")),
            ...chargeRows(c.of("purchase")),
            ...chargeRows(c.of("interest")),
          ],
          allowed: { "accounts.0.statementDate": [c.end] },
        },
        "pistil",
        "Pistil Financial Corp.",
        "WestVale Bank",
      ),
    };
  },
};

export const vbCardsOther: readonly Layout[] = [subprime, fintech];
