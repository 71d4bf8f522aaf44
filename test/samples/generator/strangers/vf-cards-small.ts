import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { NEXT } from "./un-data.ts";
import { cardFacts, cardMonth, rowsOf } from "./vf-data.ts";

const $ = money.dollar;

/** A credit union's card: reference numbers, minus signs after the amounts, a loan-like word for the rate. */
const union: Layout = {
  name: "vf-card-credit-union",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const m = cardMonth(seed, {
      salt: 103,
      merchants: [
        "COMMISSARY FT LIBERTY FORT LIBERTY NC",
        "FOOD LION #1523 FAYETTEVILLE NC",
        "SHEETZ 0418 SPRING LAKE NC",
        "DOLLAR-GENERAL #8831 HOPE MILLS NC",
        "MURPHY6721ATWALMART RAEFORD NC",
        "STEAM GAMES 425-952-2985 WA",
      ],
      payment: "PAYMENT RECEIVED -- THANK YOU",
      lateText: "LATE PAYMENT FEE",
      rates: ["11.90", "14.65", "17.99"],
      floor: 2_000,
      lateFee: 2_000,
    });
    const ref = () => `${m.random.whole(24_000_000, 85_999_999)}${m.random.whole(100_000, 999_999)}`;
    const paidRows = [...m.payments, ...m.credits];
    const html = document(
      `body{font:9pt "Times New Roman",Liberation Serif}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 17pt Arial,Liberation Sans;color:#14463b} h3{font:bold 9.5pt Arial,Liberation Sans;background:#14463b;color:#fff;padding:2px 6px;margin:10px 0 4px} .o{border:1px solid #14463b;padding:4px} td{padding-top:1px}`,
      `<div class=row><div class=logo>PINE GARRISON<div style="font-size:8pt">FEDERAL CREDIT UNION</div></div><div class=r><b>VISA® PLATINUM STATEMENT</b><br>Statement Closing Date &nbsp;${date.short(m.end)}<br>Account Number ${m.number.slice(0, 4)} XXXX XXXX ${m.number.slice(-4)}</div></div>
<p>${m.person.name}<br>${m.person.street}<br>${m.person.town}</p>
<div class=row><div><h3>SUMMARY OF ACCOUNT ACTIVITY</h3>${pairs(
        [
          ["Previous Balance", $(m.previous)],
          ["- Payments and Credits", $(m.sums.payments + m.sums.credits)],
          ["+ Purchases", $(m.sums.purchases)],
          ["+ Cash Advances/Balance Transfers", "$0.00"],
          ["+ Fees Charged", $(m.sums.fees)],
          ["+ Interest Charged", $(m.interest)],
          ["<b>= NEW BALANCE</b>", `<b>${$(m.balance)}</b>`],
          ["Credit Limit", $(m.limit)],
          ["Available Credit", $(m.available)],
          ["Cash Advance Limit", $(m.limit)],
          ["Billing Cycle From", `${date.short(m.first)} to ${date.short(m.end)}`],
        ],
        "class=o",
      )}</div><div><h3>PAYMENT INFORMATION</h3>${pairs(
        [
          ["New Balance", $(m.balance)],
          ["Past Due Amount", $(m.pastDue)],
          ["Minimum Payment Due", $(m.minimum)],
          ["<b>Payment Due Date</b>", `<b>${date.short(m.due)}</b>`],
        ],
        "class=o",
      )}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $20. <b>Minimum Payment Warning:</b> If you make only the minimum payment each period, it will take you about <b>${m.years} years</b> to pay off this balance and you will end up paying an estimated total of <b>${$(m.warningTotal)}</b>. If you pay <b>${$(m.monthly)}</b> each month, it will take about 3 years and you will pay an estimated total of ${$(m.monthly * 36)}.</p></div></div>
<p class=small>NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION. If you would like information about credit counseling services, call 1-877-337-3399.</p>
<h3>TRANSACTIONS</h3>${grid(
        "lllllr",
        ["Trans Date", "Post Date", "Reference No.", "Description", "Submitted By", "Amount"],
        [
          ["", "", "", "<b>PAYMENTS AND CREDITS</b>", "", ""],
          ...paidRows.map((row) => [
            date.short(row.day),
            date.short(row.day),
            ref(),
            row.text,
            "",
            `${grouped(row.amount)}-`,
          ]),
          ["", "", "", "TOTAL PAYMENTS AND CREDITS", "", `$${grouped(m.sums.payments + m.sums.credits)}-`],
          ["", "", "", "<b>PURCHASES</b>", "", ""],
          ...m.purchases.map((row) => [
            date.short(row.day),
            date.short(addDays(row.day, 1)),
            ref(),
            row.text,
            m.person.name.split(" ")[0] ?? "",
            grouped(row.amount),
          ]),
          ["", "", "", "<b>FEES</b>", "", ""],
          ...m.fees.map((row) => [
            date.short(row.day),
            date.short(row.day),
            "",
            row.text,
            "",
            grouped(row.amount),
          ]),
          ["", "", "", "TOTAL FEES FOR THIS PERIOD", "", $(m.sums.fees)],
          ["", "", "", "<b>INTEREST CHARGED</b>", "", ""],
          ...(m.interest > 0
            ? [
                [
                  date.short(m.end),
                  date.short(m.end),
                  "",
                  "INTEREST CHARGE PURCHASES",
                  "",
                  grouped(m.interest),
                ],
              ]
            : []),
          ["", "", "", "TOTAL INTEREST FOR THIS PERIOD", "", $(m.interest)],
        ],
      )}<div class=o style="margin-top:8px">TOTAL FEES CHARGED IN ${m.year}: ${$(m.ytdFees)} &nbsp;&nbsp; TOTAL INTEREST CHARGED IN ${m.year}: ${$(m.ytdInterest)}</div>
<h3>INTEREST CHARGE CALCULATION</h3>${grid(
        "lrrr",
        [
          "TYPE OF BALANCE",
          "ANNUAL PERCENTAGE RATE (APR)",
          "BALANCE SUBJECT TO INTEREST RATE",
          "INTEREST CHARGE",
        ],
        [
          ["PURCHASES", `${m.apr}%`, $(m.base), $(m.interest)],
          ["CASH ADVANCES", `${m.apr}%`, "$0.00", "$0.00"],
          ["BALANCE TRANSFERS", `${m.apr}%`, "$0.00", "$0.00"],
        ],
      )}<p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${NEXT}<p class=small><b>BILLING RIGHTS SUMMARY.</b> In case of errors or questions about your bill: if you think your bill is wrong, write us on a separate sheet at Pine Garrison Federal Credit Union, P.O. Box 3500, Merrifield, VA 22119-3500. <b>GRACE PERIOD:</b> there is no finance charge on purchases if the previous balance was zero or paid in full by the due date. Federally insured by NCUA. Shares pledged as security may be applied to an account in default. Payments may be made at any branch, by mobile app or by mail to P.O. Box 3501, Merrifield, VA.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Pine Garrison Federal Credit Union",
          accounts: [
            {
              ...cardFacts(m, "Pine Garrison Federal Credit Union"),
              statementDate: m.end,
              periodStart: m.first,
              periodEnd: m.end,
              pastDue: decimal(m.pastDue),
              aprs: [
                { kind: "purchase", apr: m.apr, balance: decimal(m.base) },
                { kind: "cash-advance", apr: m.apr, balance: "0.00" },
                { kind: "balance-transfer", apr: m.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: [
            ...rowsOf(paidRows, 1),
            ...rowsOf([...m.purchases, ...m.fees], -1),
            ...(m.interest > 0
              ? rowsOf([{ day: m.end, text: "INTEREST CHARGE PURCHASES", amount: m.interest }], -1)
              : []),
          ],
        },
        "Pine Garrison",
        "PINE GARRISON FEDERAL CREDIT UNION",
      ),
    };
  },
};

/** A subprime issuer: a small line, a monthly servicing fee, the due box in the middle of the page. */
const subprime: Layout = {
  name: "vf-card-subprime",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const m = cardMonth(seed, {
      salt: 104,
      merchants: [
        "CIRCLE K # 07214 MESA AZ",
        "FAMILY DOLLAR #11245 PHOENIX AZ",
        "MCDONALD'S F2210 GLENDALE AZ",
        "METRO BY T-MOBILE 888-863-8768 WA",
        "QT 448 OUTSIDE TEMPE AZ",
        "CASH APP*MARIA 8774174551 CA",
      ],
      payment: "ONLINE PAYMENT RECEIVED",
      lateText: "LATE FEE CHARGED",
      rates: ["36.00", "35.90"],
      scale: 0.09,
      floor: 3_000,
      lateFee: 3_900,
      extraFee: ["MONTHLY SERVICING FEE", 825],
    });
    const html = document(
      `body{font:9pt "Courier New",Liberation Mono}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 15pt Arial,Liberation Sans;letter-spacing:2px} .x{border:2px solid #000;padding:6px;margin:6px 0} h4{margin:8px 0 2px;text-decoration:underline}`,
      `<div class=row><div><div class=logo>SUMMIT PREMIER BANK</div>P.O. BOX 5519<br>SIOUX FALLS SD 57117-5519</div><div class=r>${m.person.name}<br>ACCOUNT NUMBER: XXXX-XXXX-XXXX-${m.number.slice(-4)}<br>STATEMENT CLOSING DATE: ${date.slash(m.end)}<br>Page 1 of 2</div></div>
<div class=row><div class=x><b>ACCOUNT SUMMARY</b>${pairs([
        ["Credit Limit", $(m.limit)],
        ["Available Credit", $(m.available)],
        ["Cash Available", "$0.00"],
        ["Days in Billing Cycle", String(m.days)],
        ["Previous Balance", $(m.previous)],
        ["Payments", `${grouped(m.sums.payments)}-`],
        ["Credits", `${grouped(m.sums.credits)}-`],
        ["Purchases", grouped(m.sums.purchases)],
        ["Cash Advances", ".00"],
        ["Fees Charged", grouped(m.sums.fees)],
        ["Interest Charged", grouped(m.interest)],
        ["<b>New Balance</b>", `<b>${$(m.balance)}</b>`],
      ])}</div><div class=x><b>PAYMENT INFORMATION</b>${pairs([
        ["New Balance", $(m.balance)],
        ["Past Due Amount", $(m.pastDue)],
        ["Minimum Payment Due", $(m.minimum)],
        ["Payment Due Date", date.slash(m.due)],
      ])}${m.late ? "<p><b>YOUR ACCOUNT IS PAST DUE. PLEASE SEND THE MINIMUM PAYMENT DUE TODAY.</b></p>" : "<p>THANK YOU FOR USING YOUR CARD.</p>"}</div></div>
<p>LATE PAYMENT WARNING: If we do not receive your minimum payment by the date listed above, you may have to pay up to a $39 late fee.<br>MINIMUM PAYMENT WARNING: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>${grid(
        "lll",
        [
          "If you make no additional charges and pay:",
          "You will pay off the balance in about:",
          "You will pay an estimated total of:",
        ],
        [
          ["Only the minimum payment", `${m.years} years`, $(m.warningTotal)],
          [$(m.monthly), "3 years", $(m.monthly * 36)],
        ],
        "class=x",
      )}<p>If you would like information about credit counseling services, call 1-800-769-3571.</p>
<h4>TRANSACTIONS</h4>${grid(
        "llr",
        ["TRAN DATE", "DESCRIPTION", "AMOUNT"],
        [
          ...[...m.payments, ...m.credits].map((row) => [
            date.noYear(row.day),
            row.text,
            `${grouped(row.amount)}-`,
          ]),
          ...m.purchases.map((row) => [date.noYear(row.day), row.text, grouped(row.amount)]),
        ],
      )}<h4>FEES</h4>${grid(
        "llr",
        [],
        m.fees.map((row) => [date.noYear(row.day), row.text, grouped(row.amount)]),
      )}${pairs([["TOTAL FEES FOR THIS PERIOD", grouped(m.sums.fees)]])}<h4>INTEREST CHARGED</h4>${pairs([
        ["Interest Charge on Purchases", grouped(m.interest)],
        ["Interest Charge on Cash Advances", "0.00"],
        ["TOTAL INTEREST FOR THIS PERIOD", grouped(m.interest)],
      ])}<p style="text-align:center"><b>${m.year} Totals Year-to-Date</b><br>Total fees charged in ${m.year} ${$(m.ytdFees)}<br>Total interest charged in ${m.year} ${$(m.ytdInterest)}</p>${NEXT}<h4>INTEREST CHARGE CALCULATION</h4><p>Your Annual Percentage Rate (APR) is the annual interest rate on your Account.</p>${grid(
        "lrrr",
        ["Type of Balance", "APR", "Balance Subject to Interest Rate", "Interest Charge"],
        [
          ["Purchases", `${m.apr}%`, $(m.base), $(m.interest)],
          ["Cash Advances", `${m.apr}%`, "$0.00", "$0.00"],
        ],
      )}<p>WANT A HIGHER LIMIT? A credit limit increase fee equal to 25% of the increase may apply. You may reject it within 30 days.</p><p class=small>Annual Fee notice: your $49 annual fee is billed each year in the month after your anniversary. Summit Premier Bank, Member FDIC. Send billing inquiries to P.O. Box 5524, Sioux Falls SD 57117-5524. Balance computation method: average daily balance (including new purchases).</p><hr><div class=row><div>REMIT TO: SUMMIT PREMIER BANK<br>P.O. BOX 5519<br>SIOUX FALLS SD 57117-5519</div>${pairs(
        [
          ["ACCOUNT", `XXXX-XXXX-XXXX-${m.number.slice(-4)}`],
          ["NEW BALANCE", $(m.balance)],
          ["MINIMUM PAYMENT DUE", $(m.minimum)],
          ["PAYMENT DUE DATE", date.slash(m.due)],
          ["AMOUNT ENCLOSED", "$______"],
        ],
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Summit Premier Bank",
          accounts: [
            {
              ...cardFacts(m, "Summit Premier Bank"),
              statementDate: m.end,
              pastDue: decimal(m.pastDue),
              aprs: [
                { kind: "purchase", apr: m.apr, balance: decimal(m.base) },
                { kind: "cash-advance", apr: m.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: [
            ...rowsOf([...m.payments, ...m.credits], 1),
            ...rowsOf([...m.purchases, ...m.fees], -1),
          ],
          openRows: rowsOf([{ day: m.end, text: "Interest Charge on Purchases", amount: m.interest }], -1),
        },
        "SUMMIT PREMIER BANK",
      ),
    };
  },
};

export const vfCardsSmall: readonly Layout[] = [union, subprime];
