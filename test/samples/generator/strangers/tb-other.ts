import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  byDay,
  core,
  dollars,
  makeCard,
  postAllowed,
  type Row,
  splitCredits,
  timeOf,
  told,
  warningAllowed,
  warningTruth,
} from "./tb-data.ts";

const $ = money.dollar;

/** A telephone maker's card: calendar months, no number of the card, cash back beside every purchase. */
const phoneCard: Layout = {
  name: "tb-apple",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 12,
      describe: ([name, city, state, category]) =>
        `${name} ${1000 + name.length * 97} ${city} ${state} USA (${category})`,
      returned: ([name, city, state]) => `${name} ${city} ${state} USA (RETURN)`,
      paid: [
        "ACH Deposit Internet transfer from account ending in 4471",
        "ACH Deposit Internet transfer from account ending in 0926",
      ],
      limit: [1_500, 12_000],
      rate: [18, 28],
      floor: 2_500,
      monthEnd: true,
      scenes: ["revolver", "transactor", "credit", "revolver"],
    });
    const { person, warning } = card;
    const issuer = "Aldous Marck Bank USA";
    const user = person.name.toLowerCase().split(" ");
    const cash = (row: Row) => Math.round(Math.abs(row.amount) * 0.02);
    const charges = byDay([...card.purchases, ...card.credits]);
    const net = card.spent - card.credited;
    const daily = Math.max(
      0,
      charges.reduce((total, row) => total + (row.amount < 0 ? -cash(row) : cash(row)), 0),
    );
    const before = addDays(card.start, -1);
    const rows = [...card.payments, ...charges];
    const head = (page: number) =>
      `<div class=top><div class=logo>◖ Quince Card</div><div class=r>Statement<br>${date.abbreviatedBare(card.start)} — ${date.abbreviatedBare(card.end)}</div></div><div class=cust>Quince Card Customer<br><b>${escaped(person.name)}</b>, ${user[0]}.${user[2] ?? user[1]}@example.com<span style="float:right">Page ${page} /4</span></div>`;
    const body = `${head(1)}<div class=row style="margin:18px 0"><div><div class=k>Your ${date.longNoYear(card.end).split(" ")[0]} Balance<br>as of ${date.abbreviatedBare(card.end)}</div><div class=v>${$(card.balance)}</div></div><div><div class=k>Minimum Payment Due<br>&nbsp;</div><div class=v>${$(card.minimum)}</div></div><div><div class=k>Payment Due By<br>&nbsp;</div><div class=v>${date.abbreviatedBare(card.due)}</div></div></div>
    <div class=row><div><h2>Summary</h2>${pairs(
      [
        [
          `Previous Monthly Balance<br><span class=small>as of ${date.abbreviatedBare(before)}</span>`,
          $(card.previous),
        ],
        ["Payments and transfers", card.paid === 0 ? "$0.00" : $(-card.paid)],
        ["Charges, credits and returns", $(net)],
        ["Interest charged", $(card.interest)],
        ["<b>Total Balance</b>", `<b>${$(card.balance)}</b>`],
      ],
      "class=s",
    )}</div><div><h2>Credit</h2>${pairs(
      [
        ["Credit Limit", $(card.limit)],
        ["Available Credit", $(card.available)],
        [`Daily Cash earned<br><span class=small>${date.monthYear(card.end)}</span>`, $(daily)],
      ],
      "class=s",
    )}</div></div>
    <h2>Payment information</h2><p>If you don't pay at least the Minimum Payment Due by ${date.abbreviatedBare(card.due)}, your account will be past due. There is no late fee, but late or missed payments will result in additional interest accumulating toward your balance.</p>${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("lll", ["If you make no additional charges using this card and each month you pay...", "You will pay off the balance shown on this statement in about...", "And you will end up paying an estimated total of..."], [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)} (Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=t")}`}<p>If you would like information about credit counseling services, call 1-877-255-5910.</p>
    <p class=fine>Quince Card is issued by ${issuer}, Salt Lake City Branch.</p>
    <div class=p>${head(2)}<h2>Payments</h2>${grid("llr", ["Date", "Description", "Amount"], [...card.payments.map((row) => [date.slash(row.day), `${escaped(row.text)}<br><span class=small>${escaped(person.name)}</span>`, $(row.amount)]), ["", "<b>Total payments for this period</b>", `<b>${card.paid === 0 ? "$0.00" : $(-card.paid)}</b>`]], "class=t")}<h2>Transactions</h2><b>Transactions by ${escaped(person.name)}</b>${grid(
      "llrrr",
      ["Date", "Description", "Daily Cash", "", "Amount"],
      charges.map((row) => [
        date.slash(row.day),
        escaped(row.text),
        row.amount < 0 ? "" : "2%",
        row.amount < 0 ? `-${$(cash(row))}` : $(cash(row)),
        $(row.amount),
      ]),
      "class=t",
    )}${pairs(
      [
        ["Total Daily Cash this month", $(daily)],
        ["<b>Total charges, credits and returns</b>", `<b>${$(net)}</b>`],
      ],
      "class=s",
    )}</div>
    <div class=p>${head(3)}<h2>Interest Charged</h2>${pairs(
      [
        ["Interest charged for purchases", $(card.interest)],
        ["<b>Total interest for this month</b>", `<b>${$(card.interest)}</b>`],
        [`Total interest charged in ${card.year}`, $(card.yearInterest)],
        ["Total fees for this month", "$0.00"],
        [`Total fees charged in ${card.year}`, "$0.00"],
      ],
      "class=s",
    )}<h2>Interest Charge Calculation</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid("lrrr", ["Types of Balances", "APR", "Balance Subject to Interest Rate", "Interest Charge"], [["Purchases", `${card.apr}% (v)`, $(card.carried), $(card.interest)]], "class=t")}<p class=fine>(v) Variable Rate. Days in Billing Cycle: ${card.days}</p></div>
    <div class=p>${head(4)}<h2>Legal</h2><div class=fine><p><b>How to avoid paying interest.</b> Your due date is at least 28 days after the close of each billing cycle. We will not charge you any interest on purchases if you pay your entire balance (adjusted for any financing plan) by the due date each month.</p><p><b>How we will calculate your balance.</b> We use the daily balance method (including new Transactions).</p><p><b>What to do if you think you find a mistake on your statement.</b> Write to us at: ${issuer}, Lockbox 6112, P.O. Box 7247, Philadelphia, PA 19170-6112. You must contact us within 60 days after the error appeared on your statement.</p><p><b>Daily Cash.</b> Daily Cash is earned on purchases after the transaction posts to your account.</p><p><b>Credit reporting.</b> We may report information about your account to credit bureaus.</p></div></div>`;
    return {
      html: document(
        `body{font:9pt Helvetica,Arial,sans-serif;color:#1d1d1f}${BASE}.top{display:flex;justify-content:space-between;align-items:center}.logo{font-size:17pt;font-weight:600}.cust{border-bottom:1px solid #d2d2d7;padding:8px 0;color:#555}.k{color:#6e6e73}.v{font-size:19pt;font-weight:600;margin-top:3px}h2{font-size:14pt;font-weight:600;margin:16px 0 6px}.s td{padding:4px 0;border-bottom:1px solid #e8e8ed}.t td,.t th{padding:5px 4px;border-bottom:1px solid #e8e8ed;vertical-align:top}.t th{color:#6e6e73;font-weight:normal}.fine{font-size:7.5pt;color:#6e6e73}.p{break-before:page}`,
        body,
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: issuer,
          accounts: [
            {
              kind: "credit-card",
              institution: issuer,
              periodStart: card.start,
              periodEnd: card.end,
              currentBalance: decimal(card.balance),
              previousBalance: decimal(card.previous),
              minimumPayment: decimal(card.minimum),
              paymentDueDate: card.due,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              feesCharged: "0.00",
              interestCharged: decimal(card.interest),
              apr: card.apr,
              aprs: [{ kind: "purchase", apr: card.apr, balance: decimal(card.carried) }],
              ...(card.credited === 0
                ? { purchases: decimal(card.spent), paymentsAndCredits: decimal(card.paid) }
                : {}),
              ...warningTruth(warning),
            },
          ],
          transactions: told(rows),
          allowed: {
            "accounts.0.statementDate": [card.end],
            ...(card.credited === 0
              ? {}
              : {
                  "accounts.0.purchases": [decimal(net), decimal(card.spent)],
                  "accounts.0.paymentsAndCredits": [decimal(card.paid), decimal(card.paid + card.credited)],
                }),
            ...warningAllowed(warning),
          },
        },
        "Quince",
        "Quince Card",
      ),
    };
  },
};

/** A credit union's card: one list by day of posting, cash advances now and then, an average daily balance. */
const union: Layout = {
  name: "tb-cu-visa",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const card = makeCard(seed, {
      salt: 13,
      describe: ([name, city, state]) => `${name}   ${city} ${state}`,
      returned: ([name, city, state]) => `CREDIT VOUCHER ${name}   ${city} ${state}`,
      paid: ["PAYMENT - THANK YOU", "PAYMENT TRANSFER FROM SHARE - THANK YOU"],
      limit: [1_000, 15_000],
      rate: [10, 17],
      floor: 2_500,
      late: ["LATE CHARGE", 2_500],
      cash: ["CASH ADVANCE TALLGRASS COMMUNITY FCU SALINA KS", "17.90"],
    });
    const { random, person, warning } = card;
    const split = splitCredits(card);
    const name = "Tallgrass Community Federal Credit Union";
    const listed = byDay([...card.payments, ...card.credits, ...card.purchases, ...card.cashRows]);
    const line = (text: string, amount: number): Row[] =>
      amount === 0 ? [] : [{ day: card.end, post: card.end, text, amount, ref: "" }];
    const interestRows = [
      ...line("INTEREST CHARGE ON PURCHASES", card.purchaseInterest),
      ...line("INTEREST CHARGE ON CASH ADVANCES", card.cashInterest),
    ];
    const rows = [...listed, ...card.fees, ...interestRows];
    const cells = (some: readonly Row[]) =>
      some.map((row) => [
        date.noYear(row.day),
        date.noYear(row.post),
        row.ref,
        escaped(row.text),
        money.trailing(row.amount),
      ]);
    const title = (text: string) => ["", "", "", `<b>${text}</b>`, ""];
    const total = (text: string, amount: number) => ["", "", "", `<b>${text}</b>`, money.trailing(amount)];
    const points = random.whole(900, 21_000);
    const gained = Math.max(0, Math.round((card.spent - card.credited) / 100));
    const body = `<div class=row><div><div class=logo>🌾</div><b style="font-size:12pt">TALLGRASS COMMUNITY</b><br>FEDERAL CREDIT UNION<br><span class=small>PO BOX 31112, TAMPA FL 33631-3112</span></div><div class=acct>${pairs(
      [
        ["VISA PLATINUM", ""],
        ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
        ["Statement Closing Date", date.dashed(card.end).replaceAll("-", "/")],
        ["Page", "1 of 3"],
      ],
    )}</div></div>
    <div class=row style="margin-top:10px"><div><table class=box><tr><th colspan=3>SUMMARY OF ACCOUNT ACTIVITY</th></tr>${[
      ["", "Previous Balance", $(card.previous)],
      ["-", "Payments", $(card.paid)],
      ["-", "Other Credits", $(card.credited)],
      ["+", "Purchases", $(card.spent)],
      ["+", "Cash Advances", $(card.cash)],
      ["+", "Balance Transfers", "$0.00"],
      ["+", "Fees Charged", $(card.fee)],
      ["+", "Interest Charged", $(card.interest)],
      ["=", "<b>NEW BALANCE</b>", `<b>${money.credit(card.balance)}</b>`],
    ]
      .map(
        ([sign, label, value]) =>
          `<tr><td style="width:14px">${sign}</td><td>${label}</td><td class=r>${value}</td></tr>`,
      )
      .join("")}</table><table class=box>${[
      ["Credit Limit", $(card.limit)],
      ["Available Credit", $(card.available)],
      ["Cash Limit", $(Math.round(card.limit / 2))],
      ["Days in Billing Cycle", String(card.days)],
      ["Past Due Amount", $(card.pastDue)],
      ["Overlimit Amount", "$0.00"],
    ]
      .map(([label, value]) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`)
      .join("")}</table></div>
    <div><table class=box><tr><th colspan=2>PAYMENT INFORMATION</th></tr>${[
      ["New Balance", money.credit(card.balance)],
      ["Minimum Payment Due", $(card.minimum)],
      ["Payment Due Date", date.slash(card.due)],
    ]
      .map(([label, value]) => `<tr><td><b>${label}</b></td><td class=r><b>${value}</b></td></tr>`)
      .join(
        "",
      )}</table><p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay up to a $25.00 late fee.</p>${warning === undefined ? "" : `<p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid("ccc", ["If you make no additional charges using this card and each month you pay ...", "You will pay off the balance shown on this statement in about ...", "And you will end up paying an estimated total of ..."], [["Only the minimum payment", timeOf(warning), dollars(warning.total)], ...(warning.monthly === undefined ? [] : [[dollars(warning.monthly), "3 years", `${dollars(warning.monthly * 36)}<br>(Savings = ${dollars(warning.total - warning.monthly * 36)})`]])], "class=w")}`}<p>If you would like information about credit counseling services, call 1-866-729-3001.</p></div></div>
    <table class=box><tr><th>IMPORTANT MESSAGES</th></tr><tr><td>Questions? Call 1-800-299-0184, or write: PO Box 30495, Tampa FL 33630. To report a lost or stolen card after hours call 1-866-820-5881. Need a car loan? Rates as low as 5.49% APR* - apply at tallgrasscommunity.org.</td></tr></table>
    <div class=slip><div class=small>PLEASE DETACH AND RETURN THIS PORTION WITH YOUR PAYMENT TO INSURE PROPER CREDIT</div><div class=row><div>TALLGRASS COMMUNITY FCU<br>PO BOX 4521<br>CAROL STREAM IL 60197-4521<br><br>${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><table class=box>${[
      ["Account Number", `XXXX XXXX XXXX ${card.last4}`],
      ["New Balance", money.credit(card.balance)],
      ["Minimum Payment Due", $(card.minimum)],
      ["Payment Due Date", date.slash(card.due)],
      ["Amount Enclosed", "$"],
    ]
      .map(([label, value]) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`)
      .join("")}</table></div></div></div>
    <div class=p><div class=r>XXXX XXXX XXXX ${card.last4} &nbsp; Page 2 of 3</div><h2>TRANSACTIONS</h2>${grid("llllr", ["Tran Date", "Post Date", "Reference Number", "Description", "Amount"], [...cells(listed), title("FEES"), ...cells(card.fees), total("TOTAL FEES FOR THIS PERIOD", card.fee), title("INTEREST CHARGED"), ...cells(interestRows), total("TOTAL INTEREST FOR THIS PERIOD", card.interest)], "class=t")}<table class=box style="width:320px;margin:12px auto"><tr><th colspan=2>${card.year} TOTALS YEAR-TO-DATE</th></tr><tr><td>Total Fees Charged in ${card.year}</td><td class=r>${$(card.yearFees)}</td></tr><tr><td>Total Interest Charged in ${card.year}</td><td class=r>${$(card.yearInterest)}</td></tr></table>
    <h2>INTEREST CHARGE CALCULATION</h2><p>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Days in Billing Cycle",
        "Interest Charge",
      ],
      [
        ["Purchases", `${card.apr}%`, $(card.carried), String(card.days), $(card.purchaseInterest)],
        ["Cash Advances", "17.90%", $(card.cashCarried), String(card.days), $(card.cashInterest)],
        ["Balance Transfers", `${card.apr}%`, "$0.00", String(card.days), "$0.00"],
      ],
      "class=t",
    )}<h2>CUREWARDS SUMMARY</h2>${pairs(
      [
        ["Beginning Points Balance", String(points)],
        ["Points Earned", String(gained)],
        ["Points Redeemed", "0"],
        ["Ending Points Balance", String(points + gained)],
      ],
      "class=s",
    )}</div>
    <div class=p><div class=r>Page 3 of 3</div><div class=small style="columns:2"><p><b>BILLING RIGHTS SUMMARY.</b> What To Do If You Think You Find A Mistake On Your Statement: If you think there is an error on your statement, write to us at PO Box 31112, Tampa FL 33631. You must contact us within 60 days after the error appeared on your statement.</p><p><b>HOW WE CALCULATE YOUR BALANCE.</b> We use a method called "average daily balance (including new purchases)".</p><p><b>HOW TO AVOID INTEREST ON PURCHASES.</b> Your due date is at least 25 days after the close of each billing cycle. We will not charge you interest on purchases if you pay your entire balance by the due date each month.</p><p><b>CREDIT REPORTING.</b> We may report information about your account to credit bureaus. Late payments, missed payments or other defaults may be reflected in your credit report.</p></div></div>`;
    return {
      html: document(
        `body{font:8.3pt "Courier New",monospace}${BASE}.small{font:7pt Arial}.logo{font-size:16pt}p{font:8pt Arial,sans-serif}.acct{border:2px solid #2c5234;padding:6px}.box{border:1px solid #2c5234;margin-bottom:8px}.box th{background:#2c5234;color:#fff;padding:3px 6px;font:bold 8.5pt Arial}.box td{padding:2px 6px}h2{font:bold 9pt Arial;color:#2c5234;border-bottom:2px solid #2c5234;margin:10px 0 4px}.w td,.w th{border:1px solid #999;font:7.4pt Arial;padding:3px}.t td,.t th{padding:2px 4px;font-size:7.8pt;white-space:pre-wrap}.t th{border-bottom:1px solid #2c5234;vertical-align:bottom}.s td{padding:2px 0}.slip{border-top:1px dashed #000;margin-top:8px;padding-top:5px}.p{break-before:page}`,
        body.replace("🌾", "❦"),
      ),
      truth: alsoNamed(
        {
          documentType: "credit-cards",
          institution: name,
          accounts: [
            {
              ...core(card, name),
              ...split.facts,
              statementDate: card.end,
              creditLimit: decimal(card.limit),
              availableCredit: decimal(card.available),
              pastDue: decimal(card.pastDue),
              aprs: [
                { kind: "purchase", apr: card.apr, balance: decimal(card.carried) },
                { kind: "cash-advance", apr: "17.90", balance: decimal(card.cashCarried) },
                { kind: "balance-transfer", apr: card.apr, balance: "0.00" },
              ],
            },
          ],
          transactions: told(rows).map((row) => ({
            ...row,
            description: (row.description ?? "").replace(/ +/g, " "),
          })),
          allowed: {
            ...split.allowed,
            ...postAllowed(rows),
            "accounts.0.periodEnd": [card.end],
            ...warningAllowed(warning),
          },
        },
        "TALLGRASS COMMUNITY FEDERAL CREDIT UNION",
        "TALLGRASS COMMUNITY",
        "TALLGRASS COMMUNITY FCU",
      ),
    };
  },
};

export const tbOther: readonly Layout[] = [phoneCard, union];
