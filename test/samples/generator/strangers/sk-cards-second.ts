import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { FINE, makeSkCard, type SkRow, skRows } from "./sk-data.ts";
import { cardAccount, cashBase, NEXT_PAGE, warningRows } from "./sk-parts.ts";

const $ = money.dollar;

/** A card in every mailbox: big figures in a ribbon, each holder's transactions under his name, interest without a day. */
const everyMailbox: Layout = {
  name: "sk-card-ribbon-two-holders",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeSkCard(seed + 3_000);
    const of = (kind: SkRow["kind"], holder: 0 | 1) =>
      d.rows.filter((row) => row.kind === kind && row.holder === holder);
    const first = d.person.name.toUpperCase();
    const rows = (list: readonly SkRow[]) =>
      grid(
        "lllr",
        ["Trans Date", "Post Date", "Description", "Amount"],
        list.map((row) => [
          date.monthDay(row.day),
          date.monthDay(row.posted),
          escaped(row.text),
          row.amount < 0 ? `- ${$(-row.amount)}` : $(row.amount),
        ]),
      );
    const sum = (list: readonly SkRow[]) => list.reduce((total, row) => total + row.amount, 0);
    const credits = [...of("payment", 0), ...of("credit", 0)];
    const mine = [...of("purchase", 0), ...of("cash", 0)];
    const theirs = of("purchase", 1);
    const fees = of("fee", 0);
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}h3{color:#004977;font-weight:normal;font-size:13pt;margin:12px 0 4px}th{border-bottom:1px solid #999;font-size:8pt}td{padding:2.5px 2px;border-bottom:1px solid #e6e6e6}.rib{background:#004977;color:#fff;display:flex;gap:20px;padding:10px}.rib div{flex:1}.big{font-size:15pt}`,
      `<div class=row><div style="font-size:17pt;color:#004977;font-style:italic">Tallgrass One</div><div class=r>Page 1 of 3<br>QuickEarn card | Visa Signature ending in ${d.last4}<br><b>${date.abbreviatedBare(d.start)} - ${date.abbreviatedBare(d.end)}</b> | ${d.days} days in Billing Cycle</div></div>
      <div class=rib><div>Payment Due Date<div class=big>${date.abbreviated(d.due)}</div><span class=small>For online and phone payments, the deadline is 8pm ET.</span></div><div>New Balance<div class=big>${$(d.balance)}</div></div><div>Minimum Payment Due<div class=big>${$(d.minimum)}</div></div></div>
      <div class=row><div><h3>Payment Information</h3><p><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p><p><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lll",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        warningRows(d, money.wholeDollars).map((row, i) =>
          i === 0 ? ["Minimum Payment", row[1] ?? "", row[2] ?? ""] : row,
        ),
      )}<p class=small>If you would like information about credit counseling services, call 1-888-555-0155.</p></div>
      <div><h3>Account Summary</h3>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments", `- ${$(d.payments)}`],
        ["Other Credits", d.credits > 0 ? `- ${$(d.credits)}` : "$0.00"],
        ["Transactions", `+ ${$(d.purchases)}`],
        ["Cash Advances", `+ ${$(d.cash)}`],
        ["Fees Charged", `+ ${$(d.fees)}`],
        ["Interest Charged", `+ ${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>= ${$(d.balance)}</b>`],
        [`Credit Limit`, $(d.limit)],
        [`Available Credit (as of ${date.abbreviatedBare(d.end)})`, $(d.available)],
        ["Cash Advance Credit Limit", $(d.cashLimit)],
        ["Available Credit for Cash Advances", $(d.cashLimit - d.cash)],
      ])}<h3>Rewards Summary</h3>${pairs([
        ["Previous Available Rewards", "$41.18"],
        ["Earned This Period", $(Math.round(d.purchases * 0.015))],
        ["Redeemed this period", "- $0.00"],
        [`<b>Rewards as of ${date.slash(d.end)}</b>`, `<b>${$(4_118 + Math.round(d.purchases * 0.015))}</b>`],
      ])}</div></div>
      <p style="border:1px solid #004977;padding:6px">Your payment of ${$(d.minimum)} will be drafted from the account you chose for AutoPay on ${date.abbreviatedBare(d.due)} unless you change it.</p>${NEXT_PAGE}
      <h3>Transactions</h3><p class=small>Visit www.tallgrassone.example to see detailed transactions.</p><b>${first} #${d.last4}: Payments, Credits and Adjustments</b>${rows(credits)}
      <p><b>${first} #${d.last4}: Transactions</b></p>${rows(mine)}<div class=r><b>${first} #${d.last4}: Total ${$(sum(mine))}</b></div>
      ${theirs.length > 0 ? `<p><b>QUINN SAMPLE #${d.secondLast4}: Transactions</b></p>${rows(theirs)}<div class=r><b>QUINN SAMPLE #${d.secondLast4}: Total ${$(sum(theirs))}</b></div>` : ""}
      <div class=r style="margin-top:5px"><b>Total Transactions for This Period &nbsp; ${$(d.purchases + d.cash)}</b></div>
      <h3>Fees</h3>${fees.length > 0 ? rows(fees) : ""}${pairs([["<b>Total Fees for This Period</b>", `<b>${$(d.fees)}</b>`]])}
      <h3>Interest Charged</h3>${pairs([
        ["Interest Charge on Purchases", $(d.interest - d.cashInterest)],
        ["Interest Charge on Cash Advances", $(d.cashInterest)],
        ["Interest Charge on Other Balances", "$0.00"],
        ["<b>Total Interest for This Period</b>", `<b>${$(d.interest)}</b>`],
      ])}<h3>Totals Year-to-Date</h3>${pairs([
        ["Total Fees charged", $(d.ytdFees)],
        ["Total Interest charged", $(d.ytdInterest)],
      ])}${NEXT_PAGE}<div class=r>Page 3 of 3<br>QuickEarn card | Visa Signature ending in ${d.last4}</div><h3>Interest Charge Calculation</h3><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
        "llrr",
        [
          "Type of Balance",
          "Annual Percentage Rate (APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${d.apr}% P`, $(d.interestBase), $(d.interest - d.cashInterest)],
          ["Cash Advances", `${d.cashApr}% P`, $(cashBase(d)), $(d.cashInterest)],
        ],
      )}<p class=small>Variable APRs: P = Prime Rate + margin (previously disclosed), which updates the first day of each billing cycle. ${FINE.card}</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Tallgrass One",
        accounts: [cardAccount(d, "Tallgrass One")],
        transactions: skRows([...credits, ...mine, ...theirs, ...fees]),
        allowed: { "accounts.0.statementDate": [d.end] },
      },
    };
  },
};

/** A phone's card: few words, no numbers of the year but in prose, cash back beside every row, monthly instalments of a device. */
const phone: Layout = {
  name: "sk-card-phone",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeSkCard(seed + 4_000, { cash: false });
    const rows = d.rows.filter((row) => row.kind === "purchase" || row.kind === "credit");
    const paid = d.rows.filter((row) => row.kind === "payment");
    const fees = d.rows
      .filter((row) => row.kind === "fee")
      .map((row) => ({ ...row, text: "RETURNED PAYMENT FEE" }));
    const back = (row: SkRow) => Math.round(row.amount * 0.02);
    const html = document(
      `body{font:10pt "DejaVu Sans",sans-serif;font-weight:300;color:#1d1d1f}${BASE}h1{font-size:24pt;font-weight:300;margin:22px 0 4px}th{font-weight:300;color:#777;border-bottom:1px solid #bbb}td{padding:5px 0;border-bottom:1px solid #eee}.k{color:#777}.v{font-size:15pt}`,
      `<div class=row><div style="font-size:17pt">Juniper Card</div><div class=r><b>Statement</b></div></div>
      <div class=row style="border-top:1px solid #bbb;margin-top:8px;padding-top:8px"><div>${d.person.name}<br><span class=k>riley@mail.example</span></div><div class=r>${date.abbreviatedBare(d.start)} — ${date.abbreviatedBare(d.end)}<br><span class=k>Issued by Harborlight Bank USA, Salt Lake City Branch</span></div></div>
      <h1>Your ${date.monthYear(d.end).split(" ")[0]} Balance as of ${date.abbreviatedBare(d.end)}<br><b>${$(d.balance)}</b></h1>
      <div class=band><div><div class=k>Minimum Payment Due</div><div class=v>${$(d.minimum)}</div></div><div><div class=k>Payment Due By</div><div class=v>${date.abbreviatedBare(d.due)}</div></div></div>
      <div class=row><div>${pairs([
        ["Previous Monthly Balance", $(d.previous)],
        [`as of ${date.abbreviatedBare(addDays(d.start, -1))}`, ""],
        ["Payments", d.payments > 0 ? `-${$(d.payments)}` : "$0.00"],
        ["Returns", d.credits > 0 ? `-${$(d.credits)}` : "$0.00"],
        ["Total transactions this month", $(d.purchases)],
        ["Total fees", $(d.fees)],
        ["Interest charged", $(d.interest)],
        [`<b>Your ${date.monthYear(d.end).split(" ")[0]} Balance</b>`, `<b>${$(d.balance)}</b>`],
      ])}</div><div>${pairs([
        ["Credit Limit", $(d.limit)],
        ["Available Credit", $(d.available)],
        ["Daily Cash earned this month", $(rows.reduce((sum, row) => sum + back(row), 0))],
        ["Daily Cash, this year", $(29_417)],
        ["Purchase APR", `${d.apr}%`],
        ["Remaining on Juniper devices, monthly instalments", "$583.29"],
      ])}</div></div>
      <p><b>Minimum Payment Warning:</b> If you make only the minimum payment each month, you will pay more in interest and it will take you longer to pay off your balance. For example: if you make no additional charges and pay only the minimum payment you will pay off the balance shown on this statement in about <b>${d.years} years</b>, and you will end up paying an estimated total of <b>${$(d.totalCost)}</b>. If you pay <b>${$(d.monthly)}</b> each month, it takes about 3 years and an estimated total of ${$(d.monthly * 36)} (savings = ${$(d.totalCost - d.monthly * 36)}).</p>
      <p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date above, your account can become past due. Juniper Card charges no late fees.</p>${NEXT_PAGE}
      <h1>Payments</h1>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        paid.map((row) => [date.slash(row.day), escaped(row.text), `-${$(-row.amount)}`]),
      )}${pairs([["<b>Total payments for this period</b>", `<b>-${$(d.payments)}</b>`]])}
      <h1>Transactions</h1>${grid(
        "llrrr",
        ["Date", "Description", "Daily Cash", "", "Amount"],
        rows.map((row) => [date.slash(row.day), escaped(row.text), "2%", $(back(row)), $(row.amount)]),
      )}${pairs([
        ["Total Daily Cash this month", $(rows.reduce((sum, row) => sum + back(row), 0))],
        ["<b>Total charges, credits and returns</b>", `<b>${$(d.purchases - d.credits)}</b>`],
      ])}
      ${
        fees.length > 0
          ? `<h1>Fees</h1>${grid(
              "llr",
              [],
              fees.map((row) => [date.slash(row.day), escaped(row.text), $(row.amount)]),
            )}`
          : ""
      }
      <h1>Interest Charged</h1>${grid("lrrr", ["Type of balance", "APR", "Balance subject to interest rate", "Interest charge"], [["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)]])}
      <p class=k>Interest charged ${d.end.slice(0, 4)}: ${$(d.ytdInterest)}. Fees charged ${d.end.slice(0, 4)}: ${$(d.ytdFees)}. APRs on new accounts range from 15.99% to 31.24% as of ${date.slash(d.end)}.</p>`,
    );
    const { accountLast4: _, aprs: __, ...account } = cardAccount(d, "Juniper Card");
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "Juniper Card",
        accounts: [
          { ...account, aprs: [{ kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) }] },
        ],
        transactions: skRows([...paid, ...rows, ...fees]),
        allowed: {
          institution: ["Juniper", "Harborlight Bank USA", "Harborlight Bank"],
          "accounts.0.institution": ["Juniper", "Harborlight Bank USA", "Harborlight Bank"],
          "accounts.0.statementDate": [d.end],
        },
      },
    };
  },
};

/** A card with a transferred balance under an offer that ends, and four rates; sale and post dates, totals below each kind. */
const transfers: Layout = {
  name: "sk-card-transfer-offer",
  type: "credit-cards",
  heldOut: false,
  make: (seed) => {
    const d = makeSkCard(seed + 5_000, { revolving: true });
    const moved = Math.floor(d.interestBase * 0.4);
    const base = Math.floor(d.interestBase * 0.6);
    const offerInterest = Math.round((moved * 2.99 * d.days) / 36_500);
    const ends = addDays(d.end, 170 + (seed % 60));
    const of = (...kinds: SkRow["kind"][]) =>
      d.rows
        .filter((row) => kinds.includes(row.kind))
        .map((row) => ({
          ...row,
          text: row.text.replace("CHARGE ON PURCHASES", "CHARGED TO STANDARD PURCH AND OFFERS"),
        }));
    const block = (title: string, rows: readonly SkRow[]) =>
      rows.length === 0
        ? ""
        : `<tr><td colspan=4><b>${title}</b></td></tr>${rows
            .map(
              (row) =>
                `<tr><td>${date.noYear(row.day)}</td><td>${date.noYear(row.posted)}</td><td>${escaped(row.text)}</td><td class=r>${row.amount < 0 ? `-${$(-row.amount)}` : $(row.amount)}</td></tr>`,
            )
            .join("")}`;
    const order = [
      ...of("payment"),
      ...of("credit"),
      ...of("purchase"),
      ...of("cash"),
      ...of("fee"),
      ...of("interest"),
    ];
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}.bl{background:#003b70;color:#fff;padding:3px 6px;font-weight:bold;font-size:10pt;margin-top:8px}td{padding:2px 3px}td.d{border-top:1px solid #003b70}`,
      `<table><tr><td style="width:58%;vertical-align:top"><div style="font-size:19pt;color:#003b70"><b>pavona</b> bank</div><b>PAVONA DUAL CASH CARD</b><br>${d.person.name}<br>Member Since 2014 &nbsp; Account number ending in: <b>${d.last4}</b><br>Billing Period: <b>${date.short(d.start)}-${date.short(d.end)}</b></td><td class=r style="vertical-align:top">How to reach us<br>www.pavona.example<br>1-800-555-0129<br>BOX 6500 SIOUX FALLS, SD 57117</td></tr></table>
      <table><tr><td style="width:50%;vertical-align:top"><div class=bl>Payment information</div>${pairs([
        ["<b>Minimum payment due:</b>", `<b>${$(d.minimum)}</b>`],
        [`New balance as of ${date.short(d.end)}:`, $(d.balance)],
        ["Payment due date:", date.short(d.due)],
      ])}<p><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.</p><p><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
        "lcr",
        [
          "If you make no additional charges using this card and each month you pay...",
          "You will pay off the balance shown on this statement in about...",
          "And you will end up paying an estimated total of...",
        ],
        warningRows(d, money.wholeDollars).map((row, i) =>
          i === 0 ? ["Only the minimum payment", `${d.years} year(s)`, row[2] ?? ""] : row,
        ),
        "border=1",
      )}</td>
      <td style="vertical-align:top"><div class=bl>Account Summary</div>${pairs([
        ["Previous balance", $(d.previous)],
        ["Payments", `-${$(d.payments)}`],
        ["Credits", `-${$(d.credits)}`],
        ["Purchases", `+${$(d.purchases)}`],
        ["Cash advances", `+${$(d.cash)}`],
        ["Fees", `+${$(d.fees)}`],
        ["Interest", `+${$(d.interest)}`],
        ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
      ])}<div class=bl>Credit Limit</div>${pairs([
        ["Credit limit", money.wholeDollars(d.limit)],
        [`Includes ${money.wholeDollars(d.cashLimit)} cash advance limit`, ""],
        ["Available credit", $(d.available)],
        [`Includes ${money.wholeDollars(d.cashLimit)} available for cash advances`, ""],
      ])}</td></tr></table>
      <div class=bl>Your offers that expire soon</div><p>Your balance transfer offer of 2.99% ends ${date.short(ends)}. Any balance that is left then will accrue interest at the standard APR for purchases.</p>${NEXT_PAGE}
      <div class=bl>Account Summary (continued)</div><table><tr><th style="width:60px">Trans. date</th><th style="width:60px">Post date</th><th>Description</th><th class=r>Amount</th></tr>${block(
        "Payments, Credits and Adjustments",
        of("payment", "credit").toSorted((a, b) => b.kind.localeCompare(a.kind)),
      )}${block("Standard Purchases", of("purchase"))}${block("Cash Advances", of("cash"))}${block("Fees charged", of("fee"))}<tr><td></td><td></td><td><b>Total fees charged in this billing period</b></td><td class=r><b>${$(d.fees)}</b></td></tr>${block("Interest charged", of("interest"))}<tr><td></td><td></td><td><b>Total interest charged in this billing period</b></td><td class=r><b>${$(d.interest)}</b></td></tr></table>
      <div class=bl>${d.end.slice(0, 4)} totals year-to-date</div>${pairs([
        [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ])}<div class=bl>Interest charge calculation</div><div>Days in billing cycle: ${d.days}</div>${grid(
        "llrr",
        [
          "Balance type",
          "Annual percentage rate (APR)",
          "Balance subject to interest rate",
          "Interest charge",
        ],
        [
          ["<b>PURCHASES</b>", "", "", ""],
          [
            "Standard Purch",
            `${d.apr}% (V)`,
            `${$(base)} (D)`,
            $(d.interest - d.cashInterest - offerInterest),
          ],
          ["<b>ADVANCES</b>", "", "", ""],
          ["Standard Adv", `${d.cashApr}% (V)`, `${$(cashBase(d))} (D)`, $(d.cashInterest)],
          ["<b>BALANCE TRANSFERS</b>", "", "", ""],
          [`Offer 3 (promotional until ${date.slash(ends)})`, "2.99%", `${$(moved)} (D)`, $(offerInterest)],
        ],
      )}<p class=small>${FINE.card} Penalty APR: up to 29.99% (V), based on your creditworthiness, if you make a late payment.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-cards",
        institution: "pavona bank",
        accounts: [
          {
            ...cardAccount(d, "pavona bank"),
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(base) },
              { kind: "cash-advance", apr: d.cashApr, balance: decimal(cashBase(d)) },
              { kind: "balance-transfer", apr: "2.99", balance: decimal(moved), expires: ends },
            ],
          },
        ],
        transactions: skRows(order),
        allowed: {
          "accounts.0.statementDate": [d.end],
          "accounts.0.aprs.2.kind": ["promotional"],
        },
      },
    };
  },
};

export const skCardsSecond: readonly Layout[] = [everyMailbox, phone, transfers];
