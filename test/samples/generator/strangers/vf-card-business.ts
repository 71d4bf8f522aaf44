import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { NEXT } from "./un-data.ts";
import { cardFacts, cardMonth, rowsOf } from "./vf-data.ts";

const $ = money.dollar;

/** A business card: the company above the person, the same rows under each employee's name and card. */
const business: Layout = {
  name: "vf-card-business",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const m = cardMonth(seed, {
      salt: 105,
      merchants: [
        "GOOGLE *ADS4417720019 cc@google.com CA",
        "ULINE *SHIP SUPPLIES 800-295-5510 WI",
        "INTUIT *QBooks Online CL.INTUIT.COM CA",
        "LOWES #01174* NASHVILLE TN",
        "USPS PO 4758020211 NASHVILLE TN",
        "UNITED 0162447182210 UNITED.COM TX",
      ],
      payment: "CAPTURE MOBILE PYMT",
      lateText: "PAST DUE FEE",
      rates: ["24.74", "26.24", "29.49"],
      scale: 1.6,
      floor: 2_500,
    });
    const second = String(m.random.whole(1000, 9899));
    const half = Math.ceil(m.purchases.length / 2);
    const [own, other] = [m.purchases.slice(0, half), m.purchases.slice(half)];
    const sum = (rows: typeof own) => rows.reduce((all, row) => all + row.amount, 0);
    const rows = (list: typeof own, minus = "") =>
      grid(
        "lllr",
        ["Trans Date", "Post Date", "Description", "Amount"],
        list.map((row) => [
          date.monthDay(row.day),
          date.monthDay(addDays(row.day, 1)),
          row.text,
          `${minus}${$(row.amount)}`,
        ]),
        "class=t",
      );
    const html = document(
      `body{font:9pt "Open Sans",Arial,Liberation Sans;color:#222}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 19pt Arial,Liberation Sans;color:#013d5b} h3{color:#013d5b;margin:14px 0 4px} .t th{border-bottom:2px solid #013d5b} .t td{border-bottom:1px solid #ddd;padding:3px 0 3px} .p{background:#f3f5f7;padding:10px}`,
      `<div class=row><div class=logo>Brightpeak</div><div class=r>Page 1 of 3<br><b>Copper Cash for Business</b> | World Elite Mastercard ending in ${m.number.slice(-4)}<br>${date.abbreviated(m.first)} - ${date.abbreviated(m.end)} | ${m.days} days in Billing Cycle</div></div><p>HOLLOW CREEK MILLWORK LLC<br>${m.person.name}<br>${m.person.street}<br>${m.person.town}</p>
<div class=row><div class=p><h3>Payment Information</h3>${pairs([
        ["Payment Due Date", `<b>${date.abbreviated(m.due)}</b>`],
        ["New Balance", `<b>${$(m.balance)}</b>`],
        ["Minimum Payment Due", `<b>${$(m.minimum)}</b>`],
      ])}<p class=small>LATE PAYMENT WARNING: If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $39.00.${m.late ? ` Your minimum payment includes a past due amount of ${$(m.pastDue)}.` : ""}</p></div><div class=p><h3>Account Summary</h3>${pairs(
        [
          ["Previous Balance", $(m.previous)],
          ["Payments", `- ${$(m.sums.payments)}`],
          ["Other Credits", m.sums.credits ? `- ${$(m.sums.credits)}` : "$0.00"],
          ["Transactions", `+ ${$(m.sums.purchases)}`],
          ["Cash Advances", "+ $0.00"],
          ["Fees Charged", `+ ${$(m.sums.fees)}`],
          ["Interest Charged", `+ ${$(m.interest)}`],
          ["<b>New Balance</b>", `<b>= ${$(m.balance)}</b>`],
          ["Credit Limit", $(m.limit)],
          [`Available Credit (as of ${date.abbreviated(m.end)})`, $(m.available)],
          ["Cash Advance Credit Limit", $(m.cashLimit)],
          ["Available Credit for Cash Advances", $(Math.min(m.cashLimit, m.available))],
        ],
      )}</div></div><h3>Account Notifications</h3><p>Welcome to your account notifications. Check back here each month for important updates about your account. Rewards as of ${date.slash(m.end)}: Rewards Balance $${grouped(m.random.whole(900, 40_000))}; Previous Balance $${grouped(m.random.whole(900, 40_000))}.</p><p>Pay or manage your account at brightpeak.example &nbsp; Customer Service: 1-800-555-0142</p><div style="border-top:1px dashed #888" class=row><div>Brightpeak<br>P.O. Box 60519<br>City of Industry, CA 91716-0519</div>${pairs(
        [
          ["Payment Due Date", date.abbreviated(m.due)],
          ["New Balance", $(m.balance)],
          ["Minimum Payment Due", $(m.minimum)],
          ["Account ending in", m.number.slice(-4)],
          ["Amount Enclosed", "$________"],
        ],
      )}</div>${NEXT}<p>Visit brightpeak.example to see detailed transactions.</p><h3>${m.person.name} #${m.number.slice(-4)}: Payments, Credits and Adjustments</h3>${rows([...m.payments, ...m.credits], "- ")}<h3>${m.person.name} #${m.number.slice(-4)}: Transactions</h3>${rows(own)}<p><b>${m.person.name} #${m.number.slice(-4)}: Total Transactions ${$(sum(own))}</b></p><h3>DANA K FOREMAN #${second}: Transactions</h3>${rows(other)}<p><b>DANA K FOREMAN #${second}: Total Transactions ${$(sum(other))}</b></p><p><b>Total Transactions for This Period &nbsp; ${$(m.sums.purchases)}</b></p><h3>Fees</h3>${rows(m.fees)}<p><b>Total Fees for This Period &nbsp; ${$(m.sums.fees)}</b></p><h3>Interest Charged</h3>${pairs(
        [
          ["Interest Charge on Purchases", $(m.interest)],
          ["Interest Charge on Cash Advances", "$0.00"],
          ["Interest Charge on Other Balances", "$0.00"],
          ["<b>Total Interest for This Period</b>", `<b>${$(m.interest)}</b>`],
        ],
      )}${NEXT}<h3>Totals Year-to-Date</h3>${pairs([
        ["Total Fees charged", $(m.ytdFees)],
        ["Total Interest charged", $(m.ytdInterest)],
      ])}<h3>Interest Charge Calculation</h3><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate(APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${m.apr}% P`, $(m.base), $(m.interest)],
          ["Cash Advances", "31.24% P", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>Variable APRs: If you have a letter code displayed next to any of the above APRs, this means they are variable APRs. P = Prime Rate + margin. How can I avoid paying interest charges? If you pay your New Balance in full by the due date each month, we will not charge interest on new transactions that post to the purchase balance. Billing Rights Summary (does not apply to small business accounts). Products are issued by Brightpeak, N.A., P.O. Box 30285, Salt Lake City, UT 84130-0285. &copy;2025 Brightpeak. All rights reserved.</p>`,
    );
    const { minimumPaymentWarning: _, ...facts } = cardFacts(m, "Brightpeak");
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Brightpeak",
          accounts: [
            {
              ...facts,
              periodStart: m.first,
              periodEnd: m.end,
              ...(m.late ? { pastDue: decimal(m.pastDue) } : {}),
              aprs: [
                { kind: "purchase", apr: m.apr, balance: decimal(m.base) },
                { kind: "cash-advance", apr: "31.24", balance: "0.00" },
              ],
            },
          ],
          transactions: [
            ...rowsOf([...m.payments, ...m.credits], 1),
            ...rowsOf([...own, ...other, ...m.fees], -1),
          ],
          openRows: rowsOf([{ day: m.end, text: "Interest Charge on Purchases", amount: m.interest }], -1),
          allowed: { "accounts.0.statementDate": [m.end] },
        },
        "Brightpeak, N.A.",
      ),
    };
  },
};

export const vfCardBusiness: readonly Layout[] = [business];
