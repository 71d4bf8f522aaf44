import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  $,
  at,
  card,
  flat,
  html,
  lines,
  of,
  over,
  type SsRow,
  shopsFrom,
  ssMonth,
  ssTruth,
  warned,
  wholly,
} from "./ss-data.ts";

/** Balance, minimum and day in a strip over everything, the summary in a side bar, `Opening/Closing Date`, nothing owed as `- 0 -`. */
const cobalt: Layout = card("cobalt-national", (seed) => {
  const d = ssMonth(seed, {
    salt: 101,
    shops: shopsFrom(0),
    thanks: "Payment Thank You-Mobile",
    interestText: "PURCHASE INTEREST CHARGE",
    cashInterestText: "CASH ADVANCE INTEREST CHARGE",
    cashText: "CASH ADVANCE - 00418 W LOOP CHICAGO IL",
    cash: 0.2,
    cashApr: "28.99",
    past: 0.2,
  });
  const row = (line: SsRow) => [date.noYear(line.day), html(line.text), money.plain(line.amount)];
  const part = (title: string, rows: readonly SsRow[]) =>
    rows.length === 0 ? "" : `${over(3, `<i>${title}</i>`)}${lines("llr", rows.map(row))}`;
  const [paid, bought, cash, fees] = [
    of(d, "payment", "credit"),
    of(d, "purchase"),
    of(d, "cash"),
    of(d, "fee"),
  ];
  const interest = of(d, "interest", "cashInterest");
  const year = d.end.slice(0, 4);
  const none = "- 0 -";
  return {
    html: document(
      `body{font:8.6pt "Liberation Sans"}${BASE}.hd{background:#12386b;color:#fff;display:flex;padding:7px 12px;gap:34px}.hd b{font-size:13pt;display:block}.wm{font:bold 17pt "Liberation Sans";letter-spacing:3px;margin-right:auto}.sm{background:#e8edf4;padding:8px 10px;width:41%}.law{font-size:7pt}.law td,.law th{border:.5px solid #777;padding:2px 4px;font-weight:normal}h2{font-size:10pt;background:#12386b;color:#fff;padding:2px 6px;margin:11px 0 3px}.cut{border-top:1px dotted;margin-top:10px;padding-top:6px}.t td,.t th{padding:1px 4px;font-weight:normal}`,
      `<div class=hd><div class=wm>MERRIDEN</div><div>New Balance<b>${$(d.balance)}</b></div><div>Minimum Payment Due<b>${$(d.minimum)}</b></div><div>Payment Due Date<b>${date.short(d.due)}</b></div></div>
<div style="display:flex;gap:14px;margin-top:8px"><div style="flex:1"><b>Late Payment Warning:</b> If we do not receive your minimum payment by the due date, you may have to pay a late fee of up to $40.00 and existing and new balances may become subject to the Default APR of 29.99%.<p><b>Minimum Payment Warning:</b> Enroll in Auto-Pay and avoid missing a payment. If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${warned(d, "years", flat)}<p class=small>If you would like information about credit counseling services, call 1-866-555-0172.</p></div>
<div class=sm><b>ACCOUNT SUMMARY</b><br>Account Number: XXXX XXXX XXXX ${d.last4}${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payment, Credits", `-${$(d.payments + d.credits)}`],
        ["Purchases", `+${$(d.purchases)}`],
        ["Cash Advances", d.cash > 0 ? `+${$(d.cash)}` : "$0.00"],
        ["Balance Transfers", "$0.00"],
        ["Fees Charged", d.fees > 0 ? `+${$(d.fees)}` : "$0.00"],
        ["Interest Charged", d.interest > 0 ? `+${$(d.interest)}` : "$0.00"],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
        ["Opening/Closing Date", `${date.short(d.start)} - ${date.short(d.end)}`],
        ["Credit Access Line", flat(d.limit)],
        ["Available Credit", flat(d.available)],
        ["Cash Access Line", flat(d.cashLimit)],
        ["Past Due Amount", $(d.past)],
        ["Balance over the Credit Access Line", "$0.00"],
      ])}</div></div>
<h2>ACCOUNT ACTIVITY</h2><table class=t><tr><th>Date of<br>Transaction</th><th>Merchant Name or Transaction Description</th><th class=r>$ Amount</th></tr>${part("PAYMENTS AND OTHER CREDITS", paid)}${part("PURCHASE", bought)}${part("CASH ADVANCES", cash)}${part("FEES CHARGED", fees)}${fees.length > 0 ? over(3, `<div class=r>TOTAL FEES FOR THIS PERIOD &nbsp; ${$(d.fees)}</div>`) : ""}${part("INTEREST CHARGED", interest)}${interest.length > 0 ? over(3, `<div class=r>TOTAL INTEREST FOR THIS PERIOD &nbsp; ${$(d.interest)}</div>`) : ""}</table>
<div style="width:60%;margin:8px auto;border:1px solid #12386b"><div style="text-align:center;border-bottom:1px solid #12386b">${year} Totals Year-to-Date</div>${pairs(
        [
          [`Total fees charged in ${year}`, $(d.ytdFees)],
          [`Total interest charged in ${year}`, $(d.ytdInterest)],
        ],
      )}<div class=small style="padding:2px 4px">Year-to-date totals do not reflect any fee or interest refunds you may have received.</div></div>
<h2>INTEREST CHARGES</h2><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div><table class=t><tr><th><br>Balance Type</th><th class=r>Annual<br>Percentage<br>Rate (APR)</th><th class=r>Balance<br>Subject To<br>Interest Rate</th><th class=r><br>Interest<br>Charges</th></tr>${over(4, "<b>PURCHASES</b>")}${lines(
        "lrrr",
        [
          [
            "Purchases",
            `${d.apr}%(v)(d)`,
            d.base > 0 ? $(d.base) : none,
            d.buyInterest > 0 ? $(d.buyInterest) : none,
          ],
        ],
      )}${over(4, "<b>CASH ADVANCES</b>")}${lines("lrrr", [
        [
          "Cash Advances",
          `${d.cashApr}%(v)(d)`,
          d.cash > 0 ? $(d.cashBase) : none,
          d.cash > 0 ? $(d.cashInterest) : none,
        ],
      ])}${over(4, "<b>BALANCE TRANSFERS</b>")}${lines("lrrr", [["Balance Transfers", `${d.apr}%(v)(d)`, none, none]])}</table><div class=row><div class=small>${d.days} Days in Billing Period</div><div class="small r">(v) = Variable Rate &nbsp; (d) = Daily Balance Method (including new transactions)</div></div>
<div class="cut row"><div>${at(d.person)}<br><span class=small>P.O. BOX 15123, WILMINGTON, DE 19850-5123 &nbsp; For Undeliverable Mail Only</span></div><div>${pairs(
        [
          ["Payment Due Date:", date.short(d.due)],
          ["New Balance:", $(d.balance)],
          ["Minimum Payment Due:", $(d.minimum)],
        ],
      )}Account number: XXXX XXXX XXXX ${d.last4}<br>$ _________ Amount Enclosed<br>Make/Mail to Merriden Card Services at the address below:<br>CARDMEMBER SERVICE, PO BOX 6294, CAROL STREAM IL 60197-6294</div></div>
<div class=small>Cards are issued by Merriden Bank USA, N.A. Member FDIC. An early payment does not change a fee of $95 billed at your anniversary.</div>`,
    ),
    truth: ssTruth(d, "MERRIDEN", {
      names: ["Merriden Bank USA, N.A.", "Merriden Bank USA", "Merriden Card Services", "Merriden"],
      rows: [...paid, ...bought, ...cash, ...fees, ...interest],
      account: {
        pastDue: decimal(d.past),
        availableCredit: wholly(d.available),
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cashBase) },
          { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
        ],
      },
    }),
  };
});

/** A division of a bank; the summary as a sum in words, holders' purchases apart, interest listed without days, all dates with names of months. */
const tern: Layout = card("tern-one", (seed) => {
  const d = ssMonth(seed, {
    salt: 211,
    shops: shopsFrom(3),
    thanks: "CAPITAL PIER BANK MOBILE PYMT",
    fee: 0.25,
    feeText: "PAST DUE FEE",
    floor: 2_500,
    cash: 0.15,
    cashText: "CASH ADVANCE*TELLER MOLINE IL",
    cashApr: "30.49",
  });
  const cards = [d.last4, String(1_000 + ((Number(d.last4) * 7) % 8_900))];
  const spent = (who: 0 | 1) => of(d, "purchase").filter((line) => line.who === who);
  const [paid, cash, fees] = [of(d, "payment", "credit"), of(d, "cash"), of(d, "fee")];
  const named = d.person.name.toUpperCase();
  const holders = [named, "ROBIN T SPECIMEN"];
  const table = (rows: readonly SsRow[]) =>
    `<table class=x><tr><th>Trans Date</th><th>Post Date</th><th>Description</th><th class=r>Amount</th></tr>${lines(
      "lllr",
      rows.map((line) => [
        date.monthDay(line.day),
        date.monthDay(line.posted),
        html(line.text),
        line.amount < 0 ? `- ${$(-line.amount)}` : $(line.amount),
      ]),
    )}</table>`;
  const total = (rows: readonly SsRow[]) => $(rows.reduce((sum, line) => sum + line.amount, 0));
  const year = d.end.slice(0, 4);
  const zero = { account: 0, date: d.end, amount: "0.00" };
  return {
    html: document(
      `body{font:9pt "DejaVu Sans";font-size:8pt;color:#222}${BASE}.logo{font:italic bold 20pt "Liberation Serif";line-height:.8}.logo span{font:bold 11pt "DejaVu Sans";display:block;text-align:right;width:80px}.box{border:1px solid #bbb;border-radius:6px;padding:9px 12px}.big{font-size:13pt;font-weight:bold}h3{font-size:10pt;border-bottom:2px solid #004977;margin:12px 0 3px}.x td,.x th{font-size:7.6pt;padding:1.5px 3px;border-bottom:.5px solid #ddd}.law td,.law th{font-size:6.8pt;padding:2px 4px;border:.5px solid #bbb;font-weight:normal}`,
      `<div class=row><div class=logo>tern<span>one</span></div><div class=r><b>Voyage Platinum Mastercard | World</b> ending in ${d.last4}<br>${date.abbreviated(d.start)} - ${date.abbreviated(d.end)} | ${d.days} days in Billing Cycle</div></div>
<div class=row style="margin-top:10px"><div class=box><b>Payment Information</b><div class=row style="margin:6px 0"><div>Payment Due Date<div class=big>${date.abbreviated(d.due)}</div></div><div class=small>For online and phone payments, the deadline is 8pm ET.</div></div><div class=row><div>New Balance<div class=big>${$(d.balance)}</div></div><div>Minimum Payment Due<div class=big>${$(d.minimum)}</div></div></div><p class=small><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00.</p><p class=small><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p><table class=law><tr><th>If you make no additional charges using this card and each month you pay...</th><th>You will pay off the balance shown on this statement in about...</th><th>And you will end up paying an estimated total of...</th></tr><tr><td>Minimum Payment</td><td>${d.years} Years</td><td>${flat(d.totalCost)}</td></tr><tr><td>${flat(d.monthly)}</td><td>3 Years</td><td>${flat(d.monthlyTotal)}</td></tr></table><p class=small>Estimated savings if balance is paid off in about 3 years: ${flat(d.totalCost - d.monthlyTotal)}. For credit counseling call 1-888-555-0160.</p></div>
<div class=box><b>Account Summary</b>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments", `- ${$(d.payments)}`],
        ["Other Credits", d.credits > 0 ? `- ${$(d.credits)}` : "$0.00"],
        ["Transactions", `+ ${$(d.purchases)}`],
        ["Cash Advances", `+ ${$(d.cash)}`],
        ["Fees Charged", `+ ${$(d.fees)}`],
        ["Interest Charged", `+ ${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>= ${$(d.balance)}</b>`],
        ["&nbsp;", ""],
        ["Credit Limit", $(d.limit)],
        [`Available Credit (as of ${date.abbreviated(d.end)})`, $(d.available)],
        ["Cash Advance Credit Limit", $(d.cashLimit)],
        ["Available Credit for Cash Advances", $(Math.min(d.cashLimit, d.available))],
      ])}<h3>Rewards Summary</h3>Rewards as of ${date.bare(d.end)}<div class=big>$${decimal(Math.floor(d.points / 8))}</div>${pairs(
        [
          ["Previous Available", `$${decimal(Math.max(0, Math.floor(d.points / 8) - 1_112))}`],
          ["Earned This Period", "$11.12"],
        ],
      )}<p>Track and redeem on ternone.example</p></div></div>
<h3>Transactions</h3><div class=small>Visit ternone.example to see detailed transactions.</div>
<b>${holders[0]} #${cards[0]}: Payments, Credits and Adjustments</b>${table(paid)}
<b>${holders[0]} #${cards[0]}: Transactions</b>${table([...spent(0), ...cash])}<div class=r><b>${holders[0]} #${cards[0]}: Total Transactions &nbsp; ${total([...spent(0), ...cash])}</b></div>
${spent(1).length > 0 ? `<b>${holders[1]} #${cards[1]}: Transactions</b>${table(spent(1))}<div class=r><b>${holders[1]} #${cards[1]}: Total Transactions &nbsp; ${total(spent(1))}</b></div>` : ""}
<div class=r><b>Total Transactions for This Period &nbsp; ${$(d.purchases + d.cash)}</b></div>
<h3>Fees</h3>${fees.length > 0 ? table(fees) : ""}<div class=r><b>Total Fees for This Period &nbsp; ${$(d.fees)}</b></div>
<h3>Interest Charged</h3>${pairs([
        ["Interest Charge on Purchases", $(d.buyInterest)],
        ["Interest Charge on Cash Advances", $(d.cashInterest)],
        ["Interest Charge on Other Balances", "$0.00"],
        ["<b>Total Interest for This Period</b>", `<b>${$(d.interest)}</b>`],
      ])}
<h3>Totals Year-to-Date</h3>${pairs([
        [`Total Fees charged in ${year}`, $(d.ytdFees)],
        [`Total Interest charged in ${year}`, $(d.ytdInterest)],
      ])}
<h3>Interest Charge Calculation</h3><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</div>${grid(
        "lrrr",
        [
          "Type of Balance",
          "Annual Percentage Rate(APR)",
          "Balance Subject to Interest Rate",
          "Interest Charge",
        ],
        [
          ["Purchases", `${d.apr}% P`, $(d.base), $(d.buyInterest)],
          ["Cash Advances", `${d.cashApr}% P`, $(d.cashBase), $(d.cashInterest)],
        ],
        "class=x",
      )}<div class=small>If you have a letter code displayed next to any of the above APRs, this means they may increase or decrease based on one of the following indices: P = Prime + 16.99%, D = 1 mo. SOFR, as reported in The Wall Street Journal. Tern One, a division of Colfax National Association. &copy; ${year} Colfax. Products and services are offered by Colfax, N.A., Member FDIC.</div>`,
    ),
    truth: ssTruth(d, "Tern One", {
      names: [
        "Tern One, a division of Colfax National Association",
        "tern one",
        "Colfax National Association",
        "Colfax, N.A.",
        "Colfax",
      ],
      rows: [...paid, ...spent(0), ...cash, ...spent(1), ...fees],
      leave: ["statementDate"],
      account: {
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cashBase) },
        ],
      },
      allowed: { "accounts.0.statementDate": [d.end] },
      open: [
        { ...zero, description: "Interest Charge on Purchases", amount: decimal(-d.buyInterest) },
        { ...zero, description: "Interest Charge on Cash Advances", amount: decimal(-d.cashInterest) },
        { ...zero, description: "Interest Charge on Other Balances" },
      ],
    }),
  };
});

/** `OPEN TO CLOSE DATE`, purchases with a column for their sort, a balance moved here under a rate that ends on a printed day. */
const bluestem: Layout = card("bluestem-open-close", (seed) => {
  const movedApr = seed % 2 === 0 ? "0.00" : "4.99";
  const d = ssMonth(seed, {
    salt: 307,
    shops: shopsFrom(7, 14),
    thanks: "INTERNET PAYMENT - THANK YOU",
    previous: [180_000, 890_000],
    moved: 0.45,
    movedApr,
    interestText: "INTEREST CHARGE ON PURCHASES AND BALANCE TRANSFERS",
    fee: 0.15,
  });
  const sorts = ["Supermarkets", "Travel/ Entertainment", "Merchandise", "Services", "Gasoline"];
  const [paid, bought] = [of(d, "payment", "credit"), of(d, "purchase")];
  const [fees, interest] = [of(d, "fee"), of(d, "interest")];
  const ends = addDays(d.end, 30 + (seed % 9) * 30);
  const cash = "29.99";
  const cell = (text: string) => `<td>${text}</td>`;
  return {
    html: document(
      `body{font:9pt "Liberation Sans Narrow";color:#111}${BASE}.nm{font:bold 19pt "Liberation Sans Narrow";color:#e06c00}.g{background:#f2f2f2;padding:6px 10px}h4{margin:11px 0 2px;font-size:10.5pt;color:#e06c00;letter-spacing:.5px}.x th{border-bottom:1px solid #e06c00;font-size:7.4pt}.x td{border-bottom:.4px solid #ccc;padding:1.5px 4px}.law{font-size:7.4pt}.law td,.law th{padding:2px;border:.5px solid;font-weight:normal}`,
      `<div class=row><div class=nm>Bluestem<sup style="font-size:7pt">&reg;</sup> it card</div><div class=r>CARD ENDING IN <b>${d.last4}</b><br>OPEN TO CLOSE DATE: ${date.slash(d.start)} - ${date.slash(d.end)}<br>PAGE 1 OF 2</div></div>
<div class=g style="display:flex;gap:40px;margin-top:8px"><div>NEW BALANCE<br><b style="font-size:14pt">${$(d.balance)}</b></div><div>MINIMUM PAYMENT DUE<br><b style="font-size:14pt">${$(d.minimum)}</b></div><div>PAYMENT DUE DATE<br><b style="font-size:14pt">${date.long(d.due)}</b></div><div class=small style="flex:1">Late Payment Warning: if we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00.</div></div>
<div class=row style="margin-top:6px"><div><h4>ACCOUNT SUMMARY</h4>${pairs([
        ["Previous Balance", $(d.previous)],
        ["Payments and Credits", `-${$(d.payments + d.credits)}`],
        ["Purchases", `+${$(d.purchases)}`],
        ["Balance Transfers", "+$0.00"],
        ["Cash Advances", "+$0.00"],
        ["Fees Charged", `+${$(d.fees)}`],
        ["Interest Charged", `+${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
      ])}<div class=small>See Interest Charge Calculation section for detailed APR information.</div></div><div><h4>CREDIT LINE</h4>${pairs(
        [
          ["Credit Line", flat(d.limit)],
          ["Credit Line Available", flat(d.available)],
          ["Cash Advance Credit Line", flat(d.cashLimit)],
          ["Cash Advance Credit Line Available", flat(Math.min(d.cashLimit, d.available))],
        ],
      )}<div class=small>You may be able to avoid interest on Purchases. See reverse side for details.</div><h4>REWARDS</h4>Cashback Bonus&reg;${pairs(
        [
          ["Opening Balance", `$${decimal(Math.floor(d.points / 9))}`],
          ["Earned This Period", `+$${decimal(Math.floor(d.purchases / 100))}`],
          ["Redeemed This Period", "-$0.00"],
          ["Balance", `$${decimal(Math.floor(d.points / 9) + Math.floor(d.purchases / 100))}`],
        ],
      )}</div><div><h4>PAYMENT INFORMATION</h4><div class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</div>${warned(d, "years", flat)}<div class=small>If you would like a location for credit counseling services, call 1-800-555-0199.</div></div></div>
<h4>TRANSACTIONS</h4><table class=x><tr><th>DATE</th><th>PAYMENTS AND CREDITS</th><th></th><th class=r>AMOUNT</th></tr>${paid.map((line) => `<tr>${cell(date.noYear(line.day))}${cell(html(line.text))}${cell(line.kind === "credit" ? "Merchandise" : "")}<td class=r>-${$(-line.amount)}</td></tr>`).join("")}<tr><th>DATE</th><th>PURCHASES</th><th>MERCHANT CATEGORY</th><th class=r>AMOUNT</th></tr>${bought.map((line, index) => `<tr>${cell(date.noYear(line.day))}${cell(html(line.text))}${cell(sorts[index % 5] ?? "")}<td class=r>${$(line.amount)}</td></tr>`).join("")}</table>
<h4>FEES AND INTEREST CHARGED</h4><table class=x>${lines("lllr", [
        ...fees.map((line) => [date.noYear(line.day), line.text, "", $(line.amount)]),
        ["", "<b>TOTAL FEES FOR THIS PERIOD</b>", "", `<b>${$(d.fees)}</b>`],
        ...interest.map((line) => [date.noYear(line.day), line.text, "", $(line.amount)]),
        ["", "INTEREST CHARGE ON CASH ADVANCES", "", "$0.00"],
        ["", "<b>TOTAL INTEREST FOR THIS PERIOD</b>", "", `<b>${$(d.interest)}</b>`],
      ])}</table><div class=g style="margin-top:6px"><b>${d.end.slice(0, 4)} Totals Year-to-Date</b> &nbsp; TOTAL FEES CHARGED IN ${d.end.slice(0, 4)} ${$(d.ytdFees)} &nbsp; TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)} ${$(d.ytdInterest)}</div>
<h4>INTEREST CHARGE CALCULATION</h4><div class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account. Current Billing Period: ${d.days} days</div>${grid(
        "llrrr",
        [
          "TYPE OF BALANCE",
          "APR EXPIRES",
          "ANNUAL PERCENTAGE RATE (APR)",
          "BALANCE SUBJECT TO INTEREST RATE",
          "INTEREST CHARGE",
        ],
        [
          ["Purchases", "N/A", `${d.apr}% V`, $(d.base), $(d.buyInterest)],
          ["Balance Transfers", date.slash(ends), `${movedApr}%`, $(d.movedBase), $(d.movedInterest)],
          ["Cash Advances", "N/A", `${cash}% V`, "$0.00", "$0.00"],
        ],
        "class=x",
      )}<div class=small>V=Variable Rate. When the promotional APR expires, the balance transfer APR will be ${(Number(d.apr) - 1).toFixed(2)}%. Bluestem cards are issued by Prairie Trust Bank, Lincoln, NE; bluestemcard.example. Questions? 1-800-555-0134. Send payments to: Bluestem Financial Services, PO Box 6103, Carol Stream IL 60197-6103; billing errors to PO Box 30421, Salt Lake City, UT 84130-0421.</div>
<div class=small style="margin-top:6px">${at(d.person)}</div>`,
    ),
    truth: ssTruth(d, "Bluestem", {
      names: ["Prairie Trust Bank", "Bluestem Financial Services", "Bluestem it card", "bluestemcard"],
      rows: [...paid, ...bought, ...fees, ...interest],
      account: {
        availableCredit: wholly(d.available),
        aprs: [
          { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
          { kind: "balance-transfer", apr: movedApr, balance: decimal(d.movedBase), expires: ends },
          { kind: "cash-advance", apr: cash, balance: "0.00" },
        ],
      },
      open: [{ account: 0, date: d.end, description: "INTEREST CHARGE ON CASH ADVANCES", amount: "0.00" }],
    }),
  };
});

export const ssCardsFirst: readonly Layout[] = [cobalt, tern, bluestem];
