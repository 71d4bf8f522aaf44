import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  core,
  dollars,
  makeCard,
  postAllowed,
  type Row,
  splitCredits,
  timeOf,
  told,
  warningAllowed,
} from "./tb-data.ts";

const $ = money.dollar;
const HEADS = [
  "If you make no additional charges using this card and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];

/** A cash-back issuer: the period in the heading, the purchases by merchant category, a credit score on the first page. */
const cashback: Layout = {
  name: "tb-discover",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 3,
      describe: ([name, city, state]) => `${name} ${city} ${state}`,
      returned: ([name, city, state]) => `${name} ${city} ${state}`,
      paid: ["INTERNET PAYMENT - THANK YOU", "DIRECTPAY FULL BALANCE", "PHONE PAYMENT - THANK YOU"],
      limit: [2_000, 16_000],
      rate: [17, 27],
      floor: 3_500,
      late: ["LATE FEE", 4_100],
      promo: 0.3,
    });
    const { random, person, warning } = card;
    const { promo } = card;
    const regular = card.carried;
    const promoEnd = addDays(card.end, 210);
    const cashLine = Math.round(card.limit / 500_000) * 100_000 || 30_000;
    const opening = random.whole(0, 8_000);
    const earned = Math.max(0, Math.round((card.spent - card.credited) * 0.0135));
    const redeemed = random.chance(0.4) ? opening : 0;
    const score = random.whole(612, 818);
    const zero = (amount: number, sign = "+") => (amount === 0 ? `${sign}$0.00` : `${sign}${$(amount)}`);
    const t = (head: readonly string[], rows: readonly Row[]) =>
      grid(
        head.length === 4 ? "lllr" : "llr",
        head,
        rows.map((row) => [
          date.noYear(row.day),
          escaped(row.text),
          ...(head.length === 4 ? [row.shop?.[3] ?? ""] : []),
          $(row.amount),
        ]),
        "class=t",
      );
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
    const foot = (page: number) =>
      `<div class=foot>EXPLORIS.COM &nbsp;|&nbsp; 1-800-347-0168 &nbsp;|&nbsp; Page ${page} of 3</div>`;
    const top = `<div class=top><div class=logo>EXPL<span>●</span>RIS</div><div class=r><b>EXPLORIS IT® CARD ENDING IN ${card.last4}</b><br>OPEN TO CLOSE DATE: ${date.slash(card.start)} - ${date.slash(card.end)}</div></div>`;
    const body = `${top}<div class=row><div><div class=bar>ACCOUNT SUMMARY</div>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments and Credits", zero(card.paid + card.credited, "-")],
        ["Purchases", zero(card.spent)],
        ["Balance Transfers", "+$0.00"],
        ["Cash Advances", "+$0.00"],
        ["Fees Charged", zero(card.fee)],
        ["Interest Charged", zero(card.interest)],
      ],
      "class=s",
    )}${pairs([["<b>New Balance</b>", `<b>${$(card.balance)}</b>`]], "class=nb")}<div class=small>See Interest Charge Calculation section following the Fees and Interest Charged section for detailed APR information</div>
    ${pairs(
      [
        ["Credit Line", $(card.limit)],
        ["Credit Line Available", $(card.available)],
        ["Cash Advance Credit Line", $(cashLine)],
        ["Cash Advance Credit Line Available", $(Math.min(cashLine, card.available))],
      ],
      "class=s",
    )}<div class=small>You may be able to avoid interest on Purchases. See reverse for details.</div>
    <div class=bar>CASHBACK BONUS®</div><div class=small>ANNIVERSARY MONTH: ${date.longNoYear(addDays(card.end, 100)).split(" ")[0]}</div>${pairs(
      [
        ["Opening Cashback Bonus Balance", $(opening)],
        ["New Cashback Bonus Earned", zero(earned)],
        ["Redeemed this Period", zero(redeemed, "-")],
        ["<b>Cashback Bonus Balance</b>", `<b>${$(opening + earned - redeemed)}</b>`],
      ],
      "class=s",
    )}</div>
    <div><div class=bar>PAYMENT INFORMATION</div><div class=pay>${pairs([
      ["New Balance", $(card.balance)],
      ["Minimum Payment Due*", $(card.minimum)],
      ["Payment Due Date", date.slash(card.due)],
    ])}</div>${card.pastDue > 0 ? `<p><b>*Includes past due amount of ${$(card.pastDue)}</b></p>` : ""}
    <p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00.</p>
    ${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("llr", HEADS, [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)} (Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p>If you would like information about credit counseling services, call 1-800-347-1121.</p>
    <div class=bar>YOUR FICO® CREDIT SCORE</div><div style="display:flex;gap:12px;align-items:center"><div class=score>${score}</div><div class=small>FICO® Score 8 based on TransUnion® data as of ${date.slash(addDays(card.end, -6))}<br>Range 300 to 850. Your number of inquiries: ${random.whole(0, 4)}</div></div></div></div>
    <div class=slip>PLEASE DO NOT FOLD, CLIP OR STAPLE. PLEASE MAIL AND MAKE CHECK PAYABLE TO EXPLORIS.<div class=row><div><br>${escaped(person.name)}<br>${person.street}<br>${person.town}<br><br>EXPLORIS FINANCIAL SERVICES<br>PO BOX 6103, CAROL STREAM IL 60197-6103</div><div>${grid("ccc", ["NEW BALANCE", "MINIMUM PAYMENT DUE", "PAYMENT DUE DATE"], [[$(card.balance), $(card.minimum), date.slash(card.due)]], "class=c")}<br>ACCOUNT NUMBER ENDING IN ${card.last4}<br><br>AMOUNT ENCLOSED $ ____________</div></div></div>${foot(1)}
    <div class=p>${top}<div class=bar>TRANSACTIONS</div>${t(["DATE", "PAYMENTS AND CREDITS", "AMOUNT"], [...card.payments, ...card.credits])}${t(["TRANS. DATE", "PURCHASES", "MERCHANT CATEGORY", "AMOUNT"], card.purchases)}
    <div class=bar>FEES AND INTEREST CHARGED</div>${t(["TRANS. DATE", "FEES", "AMOUNT"], card.fees)}${pairs([["TOTAL FEES FOR THIS PERIOD", $(card.fee)]], "class=s")}${grid(
      "lr",
      ["INTEREST CHARGED", ""],
      [
        ["INTEREST CHARGE ON PURCHASES", $(card.interest)],
        ["INTEREST CHARGE ON CASH ADVANCES", "$0.00"],
        ["TOTAL INTEREST FOR THIS PERIOD", $(card.interest)],
      ],
      "class=t",
    )}
    <div class=bar>${card.year} TOTALS YEAR-TO-DATE</div>${pairs(
      [
        [`TOTAL FEES CHARGED IN ${card.year}`, $(card.yearFees)],
        [`TOTAL INTEREST CHARGED IN ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}
    <div class=bar>INTEREST CHARGE CALCULATION</div><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Current Billing Period: ${card.days} days.</p>${grid("llrrr", ["TYPE OF BALANCE", "PROMOTIONAL APR EXPIRATION DATE", "ANNUAL PERCENTAGE RATE (APR)", "BALANCE SUBJECT TO INTEREST RATE", "INTEREST CHARGES"], [["Purchases", "N/A", `${card.apr}% V`, $(regular), $(card.interest)], ["Cash Advances", "N/A", "29.99% V", "$0.00", "$0.00"], ...(promo > 0 ? [["Promotional Balance Transfers", date.slash(promoEnd), "0.00%", $(promo), "$0.00"]] : [])], "class=t")}<div>V = Variable Rate</div>${foot(2)}</div>
    <div class=p>${top}<div class=bar>IMPORTANT INFORMATION</div><div class=small style="columns:2"><p><b>How to Avoid Paying Interest on Purchases ("Grace Period").</b> Your due date is at least 25 days after the close of each billing period. We will not charge you any interest on Purchases if you pay your entire balance by the due date each month.</p><p><b>How We Calculate Interest Charges.</b> We use the Daily Balance method (including current transactions) to calculate the balance subject to interest rate.</p><p><b>What To Do If There's An Error On Your Bill.</b> If you think there is an error on your statement, write to us at Exploris, PO Box 30421, Salt Lake City, UT 84130-0421. You must contact us within 60 days after the error appeared on your statement.</p><p><b>Credit Reporting.</b> We may report information about your Account to credit bureaus. Late payments, missed payments, or other defaults on your Account may be reflected in your credit report.</p><p><b>Payments.</b> You may pay all or part of your Account balance at any time. However, you must pay at least the Minimum Payment Due by the Payment Due Date.</p></div><p class=small>Exploris products are provided by Exploris Bank, Member FDIC.</p>${foot(3)}</div>`;
    return {
      html: document(
        `body{font:8.3pt Arial,sans-serif}${BASE}.top{display:flex;justify-content:space-between;border-bottom:3px solid #f58220;padding-bottom:6px;margin-bottom:8px}.logo{font-size:18pt;font-weight:bold;letter-spacing:1px}.logo span{color:#f58220}.bar{background:#3b4652;color:#fff;font-weight:bold;padding:3px 6px;margin:8px 0 4px}.s td{padding:2px 4px}.nb td{border-top:2px solid #222;padding:4px;font-size:10pt}.pay{border:2px solid #f58220;padding:6px}.pay td{font-size:10.5pt;font-weight:bold;padding:3px 0}.w td,.w th{border:1px solid #bbb;padding:3px;vertical-align:top}.t td,.t th{padding:2.5px 4px;border-bottom:1px solid #e2e2e2;vertical-align:top}.c td,.c th{text-align:center;border:1px solid #999;padding:3px}.score{border:3px solid #f58220;border-radius:50%;width:54px;height:54px;display:flex;align-items:center;justify-content:center;font-size:14pt;font-weight:bold;flex:none}.slip{border-top:1px dashed #333;margin-top:12px;padding-top:4px;font-size:8pt}.foot{text-align:center;font-size:7pt;margin-top:10px;color:#555}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Exploris",
          accounts: [
            {
              ...core(card, "Exploris"),
              periodStart: card.start,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              paymentsAndCredits: decimal(card.paid + card.credited),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(regular) },
                { kind: "cash-advance", apr: "29.99", balance: "0.00" },
                ...(promo > 0
                  ? [
                      {
                        kind: "promotional" as const,
                        apr: "0.00",
                        balance: decimal(promo),
                        expires: promoEnd,
                      },
                    ]
                  : []),
              ],
            },
          ],
          transactions: told(rows),
          allowed: {
            "accounts.0.statementDate": [card.end],
            ...(promo > 0 ? { "accounts.0.aprs.2.kind": ["balance-transfer"] } : {}),
            ...warningAllowed(warning),
          },
        },
        "EXPLORIS",
        "Exploris Bank",
        "Exploris Financial Services",
        "EXPLORIS FINANCIAL SERVICES",
      ),
    };
  },
};

/** Signs before the dollar sign, the holder's name over each list, months in letters. */
const quick: Layout = {
  name: "tb-capital",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 4,
      describe: ([name, city, state]) => `${name}${city}${state}`,
      returned: ([name, city, state]) => `${name}${city}${state}`,
      paid: ["FOUNDERS THREE MOBILE PYMT", "FOUNDERS THREE AUTOPAY PYMT", "FOUNDERS THREE ONLINE PYMT"],
      limit: [500, 9_000],
      rate: [24, 29],
      floor: 2_500,
      size: [350, 9_900],
      late: ["PAST DUE FEE", 4_000],
    });
    const { random, person, warning } = card;
    const split = splitCredits(card);
    const cashLimit = Math.round(card.limit / 300_000) * 100_000 || 15_000;
    const dot = (day: string) => date.dotted(day).replace("May.", "May");
    const plus = (amount: number) => `+ ${$(amount)}`;
    const less = (amount: number) => (amount === 0 ? "$0.00" : `- ${$(amount)}`);
    const lines = (rows: readonly Row[]) =>
      grid(
        "lllr",
        ["Trans Date", "Post Date", "Description", "Amount"],
        rows.map((row) => [
          date.monthDay(row.day),
          date.monthDay(row.post),
          escaped(row.text),
          row.amount < 0 ? `- ${$(-row.amount)}` : $(row.amount),
        ]),
        "class=t",
      );
    const who = `${person.name.toUpperCase()} #${card.last4}`;
    const rows = [...card.payments, ...card.credits, ...card.purchases, ...card.fees];
    const rewards = random.whole(0, 12_000);
    const earned = Math.max(0, Math.round((card.spent - card.credited) * 0.015));
    const top = (page: number) =>
      `<div class=top><div class=logo>Founders<i>Three</i></div><div class=r>Page ${page} of 3<br><b>Ridgesilver Credit Card</b> | World Mastercard ending in ${card.last4}<br>${dot(card.start)} - ${dot(card.end)} | ${card.days} days in Billing Cycle</div></div>`;
    const body = `${top(1)}<div class=row><div class=panel><h2>Payment Information</h2><div class=row><div><div class=k>Payment Due Date</div><div class=v>${dot(card.due)}</div></div><div class=small>For online and phone payments, the deadline is 8pm ET.</div></div><div class=row><div><div class=k>New Balance</div><div class=v>${$(card.balance)}</div></div><div><div class=k>Minimum Payment Due</div><div class=v>${$(card.minimum)}</div></div></div>${card.pastDue > 0 ? `<p><b>Your account is past due.</b> Your minimum payment includes a past due amount of ${$(card.pastDue)}.</p>` : ""}
    <p class=small><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p>${warning === undefined ? "" : `<p class=small><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("llr", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], [["Minimum Payment", timeOf(warning, "Years", "Month(s)"), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 Years", dollars(warning.monthly * 36)]])], "class=w")}${warning.monthly === undefined ? "" : `<p class=small>Estimated savings if balance is paid off in about 3 years: ${dollars(warning.total - warning.monthly * 36)}</p>`}`}<p class=small>If you would like information about credit counseling services, call 1-888-326-8055.</p></div>
    <div class=panel><h2>Account Summary</h2>${pairs(
      [
        ["Previous Balance", $(card.previous)],
        ["Payments", less(card.paid)],
        ["Other Credits", less(card.credited)],
        ["Transactions", plus(card.spent)],
        ["Cash Advances", "+ $0.00"],
        ["Fees Charged", plus(card.fee)],
        ["Interest Charged", plus(card.interest)],
      ],
      "class=s",
    )}${pairs([["New Balance", `= ${$(card.balance)}`]], "class=nb")}<br>${pairs(
      [
        ["Credit Limit", $(card.limit)],
        [`Available Credit (as of ${dot(card.end)})`, $(card.available)],
        ["Cash Advance Credit Limit", $(cashLimit)],
        ["Available Credit for Cash Advances", $(Math.min(cashLimit, card.available))],
      ],
      "class=s",
    )}<h2>Rewards Summary</h2><div class=small>Rewards as of: ${date.slash(card.end)}</div>${pairs(
      [
        ["Rewards Balance", $(rewards + earned)],
        ["Previous Available Balance", $(rewards)],
        ["Earned This Period", $(earned)],
        ["Redeemed this period", "$0.00"],
      ],
      "class=s",
    )}</div></div>
    <div class=panel style="margin-top:10px"><h2>Account Notifications</h2>Welcome to your account notifications. Check back here each month for important updates about your account.</div>
    <p class=small style="text-align:center">Pay or manage your account at foundersthree.com &nbsp;•&nbsp; Customer Service: 1-800-227-0185 &nbsp;•&nbsp; See reverse for Important Information</p><div class=slip><div class=small>Please send us this portion of your statement and only one check (or one money order) payable to Founders Three to ensure your payment is processed promptly. Allow at least seven business days for delivery.</div><div class=row><div><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>Payment Due Date: <b>${dot(card.due)}</b> &nbsp; Account ending in ${card.last4}${grid("lll", ["New Balance", "Minimum Payment Due", "Amount Enclosed"], [[$(card.balance), $(card.minimum), "$ __________"]], "class=w")}<br>Founders Three<br>P.O. Box 60519<br>City of Industry, CA 91716-0519</div></div></div>
    <div class=p>${top(2)}<div class=panel><h2>Transactions</h2><p class=small>Visit <b>foundersthree.com</b> to see detailed transactions.</p><h3>${escaped(who)}: Payments, Credits and Adjustments</h3>${rows.some((row) => row.amount < 0) ? lines([...card.payments, ...card.credits]) : ""}<h3>${escaped(who)}: Transactions</h3>${lines(card.purchases)}${pairs(
      [
        [`<b>${escaped(who)}: Total Transactions</b>`, `<b>${$(card.spent)}</b>`],
        ["<b>Total Transactions for This Period</b>", `<b>${$(card.spent)}</b>`],
      ],
      "class=s",
    )}<h3>Fees</h3>${lines(card.fees)}${pairs([["<b>Total Fees for This Period</b>", `<b>${$(card.fee)}</b>`]], "class=s")}<h3>Interest Charged</h3>${pairs(
      [
        ["Interest Charge on Purchases", $(card.interest)],
        ["Interest Charge on Cash Advances", "$0.00"],
        ["Interest Charge on Other Balances", "$0.00"],
        ["<b>Total Interest for This Period</b>", `<b>${$(card.interest)}</b>`],
      ],
      "class=s",
    )}<h3>Totals Year-to-Date</h3>${pairs(
      [
        [`Total Fees charged in ${card.year}`, $(card.yearFees)],
        [`Total Interest charged in ${card.year}`, $(card.yearInterest)],
      ],
      "class=s",
    )}</div></div>
    <div class=p>${top(3)}<div class=panel><h2>Interest Charge Calculation</h2><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate(APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Purchases", `${card.apr}% P`, $(card.carried), $(card.interest)],
        ["Cash Advances", "29.99% P", "$0.00", "$0.00"],
      ],
      "class=t",
    )}<p class=small>P,L,D,F = Variable Rate. See reverse of page 1 for details.</p></div><div class=small style="columns:2;margin-top:8px"><p><b>How can I Avoid Paying Interest Charges?</b> If you pay your New Balance in full by the due date each month, we will not charge interest on new transactions that post to the purchase balance.</p><p><b>How is the Interest Charge applied?</b> Interest Charges accrue from the date of the transaction, date the transaction is processed or the first day of the Billing Cycle.</p><p><b>How do you Calculate the Interest Charge?</b> We use a method called Average Daily Balance (including new transactions).</p><p><b>Billing Rights Summary.</b> What To Do If You Think You Find A Mistake On Your Statement: write to us at P.O. Box 30285, Salt Lake City, UT 84130-0285 within 60 days after the error appeared on your statement.</p><p>Prime +: if the code is P, the APR is the Prime Rate plus a margin published in The Wall Street Journal and may change on the first day of the billing cycles that end in Jan., April, July, and Oct.</p></div></div>`;
    return {
      html: document(
        `body{font:8.4pt Helvetica,Arial,sans-serif;color:#1b2a38}${BASE}.top{display:flex;justify-content:space-between;align-items:end;margin-bottom:8px}.logo{font-size:17pt;font-weight:bold;color:#004977}.logo i{color:#c22}.panel{border:1px solid #a9b8c4;border-radius:5px;padding:8px 10px}h2{font-size:11.5pt;color:#004977;margin:4px 0 6px}h3{font-size:9pt;margin:9px 0 2px}.k{color:#555}.v{font-size:13pt;font-weight:bold;margin-bottom:6px}.s td{padding:2.2px 0}.nb td{font-weight:bold;border-top:2px solid #004977;padding:3px 0;font-size:10pt}.w td,.w th{border:1px solid #bbb;padding:3px;font-size:7.5pt;vertical-align:top}.t td,.t th{padding:2.5px 3px;border-bottom:1px solid #ddd}.slip{border-top:1px dashed #444;margin-top:8px;padding-top:6px}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Founders Three",
          accounts: [
            {
              ...core(card, "Founders Three"),
              ...split.facts,
              periodStart: card.start,
              periodEnd: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              ...(card.pastDue > 0 ? { pastDue: decimal(card.pastDue) } : {}),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                { kind: "cash-advance", apr: "29.99", balance: "0.00" },
              ],
            },
          ],
          transactions: told(rows),
          allowed: {
            ...split.allowed,
            ...postAllowed(rows),
            "accounts.0.statementDate": [card.end],
            ...warningAllowed(warning),
          },
        },
        "FoundersThree",
      ),
    };
  },
};

export const tbNational: readonly Layout[] = [cashback, quick];
