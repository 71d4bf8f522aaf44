import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  type CardMonth,
  type Charge,
  cardFacts,
  cardRows,
  digits,
  last4Of,
  leavingOpen,
  only,
  period,
  warned,
} from "./sb-data.ts";
import { at, issuedCard, layoutOf, masked, weekday } from "./sc-data.ts";

const $ = money.dollar;
const card = layoutOf("card", "credit-cards");
const year = (day: string) => day.slice(0, 4);
const stack = (entries: ReadonlyArray<readonly [label: string, value: string]>) =>
  entries.map(([label, value]) => `<p class=st><span>${label}</span><br><b>${value}</b></p>`).join("");

/** A bank's account under a product name alone: a grey rail with values under labels, a coupon above, "nominal annual rate". */
const tamarack = card("tamarack", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 11_003, previous: [60_000, 740_000], purchases: [5, 12], pays: "part", late: 0.3 },
    {
      payment: "MOBILE PAYMENT RECEIVED",
      interest: "PERIODIC INTEREST - STANDARD PURCHASES",
      fee: "LATE PAYMENT FEE",
    },
  );
  const before = only(d.lines, "payment", "credit");
  const after = only(d.lines, "purchase", "fee", "interest");
  const row = (line: Charge) => [
    date.noYear(line.day),
    date.noYear(line.posted),
    line.reference,
    escaped(line.text),
    money.trailing(line.amount),
  ];
  const html = document(
    `body{font:8.6pt "Liberation Sans";color:#1c1c1c}${BASE}.cp{border-bottom:1.5px dashed #777;padding-bottom:10px;margin-bottom:12px}.rail{background:#ececef;padding:10px;width:170px}.st{margin:0 0 9px}.st span{color:#555;font-size:7.6pt}.st b{font-size:11pt}.pg{display:grid;grid-template-columns:170px 1fr;gap:18px}h3{color:#7a3b12;border-bottom:2px solid #7a3b12;font-size:10pt;margin:10px 0 4px}td{padding:1.5px 0}`,
    `<div class="cp row"><div><b style="font-size:9pt">Detach and mail with your check</b><br>Make checks payable to Tamarack Bank<br>PO Box 7100, Sioux Falls SD 57117-7100<br><br>${at(d.person)}</div><div>${pairs(
      [
        ["Account number", masked(d.last4)],
        ["Statement balance", $(d.balance)],
        ["Minimum amount due", $(d.minimum)],
        ["Due", date.abbreviatedBare(d.due)],
        ["Amount enclosed", "$ ______________"],
      ],
    )}<p class=small>${digits(d.random, 5)} ${d.last4} 000${d.minimum} 0${d.balance} ${digits(d.random, 6)}</p></div></div>
    <div class=row><div><span style="font:20pt 'Liberation Serif';color:#7a3b12">Tamarack</span> <b>Preferred Rewards Visa&reg;</b></div><div class=r>Statement period ${date.slash(d.start)} &ndash; ${date.slash(d.end)}<br>Questions? 1-800-555-0119</div></div>
    <div class=pg><div class=rail>${stack([
      ["Statement balance", $(d.balance)],
      ["Minimum amount due", $(d.minimum)],
      ["Payment due date", date.abbreviatedBare(d.due)],
      ["Past-due amount (included)", $(d.pastDue)],
      ["Line assigned", money.wholeDollars(d.limit)],
      ["Line available", $(d.available)],
      ["Cash line", money.wholeDollars(d.cashLimit)],
      ["Points earned this period", String(Math.round(d.purchases / 50))],
      ["Points balance", String(d.random.whole(9_000, 90_000))],
    ])}</div>
    <div><h3>How we got to your balance</h3>${pairs([
      ["Balance on your last statement", $(d.previous)],
      ["Payments received", money.signed(-d.payments)],
      ["Other credits", money.signed(-d.credits)],
      ["Purchases", money.signed(d.purchases)],
      ["Fees", money.signed(d.fees)],
      ["Interest", money.signed(d.interest)],
      ["<b>Statement balance</b>", `<b>${$(d.balance)}</b>`],
    ])}<h3>Should you pay only the minimum</h3><p>Making no more charges and paying only the minimum each month, you will be finished in about <b>${d.years} years</b> and will have paid an estimated <b>${money.wholeDollars(d.totalCost)}</b>. Paying <b>${money.wholeDollars(d.monthly)}</b> a month, you will be finished in about 3 years. Pay late and we may charge up to $40; a penalty rate of up to 29.99% may apply to new transactions.</p>
    <h3>Activity</h3>${grid("llllr", ["Trans", "Post", "Reference", "What it was", "Amount"], [...before, ...after].map(row))}
    <h3>Rates</h3>${grid(
      "lrrr",
      ["Type", "Nominal annual rate (APR)", "Average daily balance", "Interest charge"],
      [
        ["Purchases", `${d.apr}% (v)`, $(d.base), $(d.interest)],
        ["Cash advances", `${d.cashApr}% (v)`, $(0), $(0)],
      ],
    )}<p class=small>(v) varies with the Prime Rate. Fees charged in ${year(d.end)}: ${$(d.feesYear)}. Interest charged in ${year(d.end)}: ${$(d.interestYear)}. Tamarack Auto: new vehicles from 6.49% APR, apply at any branch.</p></div></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Tamarack Bank",
          accounts: [
            {
              ...cardFacts(d, "Tamarack Bank"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows([...before, ...after]),
        },
        "Tamarack",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.aprs.penalty.apr": "29.99" },
    ),
  };
});

/** A lender inside a telephone: one great figure, prose for the rest, purchases grouped under their day, no heads at all. */
const volta = card("volta", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 11_017, previous: [9_000, 210_000], purchases: [4, 9], pays: "part", credit: 0.5 },
    {
      payment: "Payment from Checking ··4410",
      credit: "Lowe's refund",
      interest: "Interest",
      shops: [
        "Trader Joe's",
        "Shell",
        "Hulu",
        "Blue Heron Cafe",
        "Lyft",
        "Ikea",
        "Rite Aid",
        "Patagonia",
        "Chewy",
      ],
    },
  );
  const days = [...new Set(d.lines.map((line) => line.day))].toReversed();
  const shown = days.flatMap((day) => d.lines.filter((line) => line.day === day));
  const html = document(
    `body{font:10pt "Liberation Sans";color:#14142b}${BASE}.card{border-radius:18px;background:#f3f2fb;padding:16px 20px;margin:10px 0}.big{font-size:34pt;font-weight:bold;letter-spacing:-1px}.day{color:#6e6c94;font-weight:bold;font-size:8.5pt;margin:10px 0 2px}.t{display:flex;justify-content:space-between;padding:2px 0}.in{color:#0a8a4a}`,
    `<div class=row><div style="font-size:15pt;font-weight:bold;color:#5b3df5">volta</div><div class=r style="font-size:8pt">${escaped(d.person.name)} &middot; account ending ${d.last4}</div></div>
    <p style="font-size:13pt">Your ${date.monthYear(d.end)} recap <span style="font-size:9pt;color:#6e6c94">(${date.monthDay(d.start)} to ${date.abbreviatedBare(d.end)})</span></p>
    <div class=card>You owe<div class=big>${$(d.balance)}</div>Pay at least <b>${$(d.minimum)}</b> by <b>${weekday(d.due)}</b>, or all of it and pay no interest.</div>
    <div class=card><b>What changed</b><p style="margin:6px 0">You started with ${$(d.previous)}. You paid us ${$(d.payments)}${d.credits > 0 ? ` and got ${$(d.credits)} back from shops` : ""}. You spent ${$(d.purchases)}. We added ${$(d.interest)} of interest and ${$(d.fees)} in fees.</p><p style="margin:6px 0">You can spend up to ${$(d.limit)} in all; ${$(d.available)} of that is left.</p></div>
    <div class=card><b>What it costs</b><p style="margin:6px 0">Everything you buy carries ${d.apr}% APR, and it is variable. If you pay only the least we ask and buy nothing more, you are done in about ${d.years} years and pay ${money.wholeDollars(d.totalCost)} altogether. With ${money.wholeDollars(d.monthly)} a month you are done in 3 years. A late payment costs up to $15.00. So far in ${year(d.end)}: interest ${$(d.interestYear)}, fees ${$(d.feesYear)}.</p></div>
    <b>Everything that happened</b>${days
      .map(
        (day) =>
          `<div class=day>${date.longNoYear(day)}</div>${d.lines
            .filter((line) => line.day === day)
            .map(
              (line) =>
                `<div class=t><span>${escaped(line.text)}</span><span${line.amount < 0 ? " class=in" : ""}>${line.amount < 0 ? "+" : ""}${$(Math.abs(line.amount))}</span></div>`,
            )
            .join("")}`,
      )
      .join("")}
    <div class=card style="background:#5b3df5;color:#fff">Give $50, get $50. Invite a friend to Volta before ${date.longNoYear(addDays(d.end, 40))}. Volta Save earns 4.15% APY.</div><p class=small>Volta is a financial technology company and not a bank. Accounts are issued by Lakefield State Bank, Member FDIC.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "volta",
          accounts: [
            {
              ...cardFacts(d, "volta"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
            },
          ],
          transactions: cardRows(shown),
        },
        "Lakefield State Bank",
      ),
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.aprs.purchase.apr": d.apr,
      },
    ),
  };
});

type Promotion = {
  readonly name: string;
  readonly opened: string;
  readonly ends: string;
  readonly bought: number;
  readonly left: number;
  readonly accrued: number;
};

/** Purchases of a store under a promise of no interest; they are part of the balance. */
function promotions(d: CardMonth, names: readonly string[], months: number): Promotion[] {
  let rest = d.balance;
  return names.map((name) => {
    const left = Math.floor(rest / (names.length + 1)) - d.random.whole(100, 900);
    rest -= left;
    const age = d.random.whole(2, 5);
    return {
      name,
      opened: addDays(d.end, -age * 31),
      ends: addDays(d.end, (months - age) * 30),
      bought: left + d.random.whole(20, 400) * 100,
      left,
      accrued: Math.round((left * Number(d.apr) * age) / 1_200),
    };
  });
}

/** A furniture house's revolving account: promotions under merged heads, one deferred and one with equal payments at 0%. */
const linden = card("linden", (seed) => {
  const d = issuedCard(
    seed,
    {
      salt: 11_029,
      previous: [180_000, 620_000],
      purchases: [1, 3],
      pays: "part",
      late: 0.25,
      rate: [27, 31],
      credit: 0.2,
    },
    {
      payment: "PAYMENT - THANK YOU",
      credit: "RETURN STORE 0114 RALEIGH NC",
      interest: "INTEREST CHARGE - REGULAR",
      shops: [
        "LINDEN & LOOM STORE 0114 RALEIGH NC",
        "LINDENLOOM.COM ORDER 88123 NC",
        "LINDEN & LOOM STORE 0090 CARY NC",
      ],
    },
  );
  const [deferred, equal] = promotions(
    d,
    ["NO INTEREST IF PAID IN FULL - 18 MO", "0% EQUAL PAYMENTS - 24 MO"],
    18,
  );
  if (!deferred || !equal) throw new RangeError("Two promotions are printed.");
  const regular = d.balance - deferred.left - equal.left;
  const html = document(
    `body{font:8.7pt "Liberation Sans"}${BASE}h3{background:#2f4a3d;color:#fff;padding:3px 8px;margin:12px 0 4px;font-size:9pt}.p td,.p th{border:1px solid #9aa;padding:2px 5px;font-size:8pt}.p th{text-align:center;background:#eef2ef}`,
    `<div class=row><div style="font:22pt 'Liberation Serif';color:#2f4a3d">Linden &amp; Loom</div><div class=r><b>HOME ACCOUNT</b><br>Account ending in ${d.last4}<br>Closing date ${date.slash(d.end)}</div></div><div class=row style="margin:10px 0"><div>${at(d.person)}</div><div>${pairs(
      [
        ["Total balance on account", $(d.balance)],
        ["<b>Minimum payment</b>", `<b>${$(d.minimum)}</b>`],
        ["Payment must reach us by", date.slash(d.due)],
        ["Overdue, part of the minimum", $(d.pastDue)],
      ],
    )}</div></div>
    <h3>ACCOUNT AT A GLANCE</h3><div class=row>${pairs([
      ["Prior balance", $(d.previous)],
      ["Payments", money.brackets(-d.payments)],
      ["Returns and adjustments", money.brackets(-d.credits)],
      ["Merchandise purchased", $(d.purchases)],
    ])}${pairs([
      ["Interest", $(d.interest)],
      ["Fees", $(d.fees)],
      ["Spending limit", money.wholeDollars(d.limit)],
      ["Open to buy", $(d.available)],
    ])}</div>
    <h3>PROMOTIONAL PURCHASES</h3><table class=p><tr><th rowspan=2>Plan</th><th colspan=2>Dates</th><th colspan=2>Amounts</th><th colspan=2>Interest</th></tr><tr><th>Opened</th><th>Pay in full by</th><th>Bought for</th><th>Left to pay</th><th>Set aside so far</th><th>Annual rate</th></tr>
    <tr><td>${deferred.name}<br><b>DEFERRED INTEREST</b></td><td>${date.short(deferred.opened)}</td><td>${date.short(deferred.ends)}</td><td class=r>${$(deferred.bought)}</td><td class=r>${$(deferred.left)}</td><td class=r>${$(deferred.accrued)}</td><td class=r>${d.apr}%</td></tr>
    <tr><td>${equal.name}</td><td>${date.short(equal.opened)}</td><td>${date.short(equal.ends)}</td><td class=r>${$(equal.bought)}</td><td class=r>${$(equal.left)}</td><td class=r>None</td><td class=r>0.00%</td></tr></table>
    <p><b>Please read:</b> unless ${$(deferred.left)} is paid by ${date.long(deferred.ends)}, the ${$(deferred.accrued)} set aside so far, and what is added to it each month, will be billed to your account on that day.</p>
    <h3>WHAT HAPPENED THIS MONTH</h3>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      d.lines.map((line) => [date.short(line.day), escaped(line.text), money.brackets(line.amount)]),
    )}
    <h3>INTEREST CHARGE CALCULATION</h3>${grid(
      "lrrr",
      ["Balance type", "Annual percentage rate", "Balance subject to interest", "Interest charged"],
      [
        ["Regular purchases", `${d.apr}%`, $(d.base), $(d.interest)],
        ["18 mo deferred", `${d.apr}%`, $(deferred.left), $(0)],
        ["24 mo equal payments", "0.00%", $(equal.left), $(0)],
      ],
    )}<p class=small>Regular balance not in any promotion: ${$(regular)}. Paying only the minimum takes about ${d.years} years and an estimated ${money.wholeDollars(d.totalCost)}; ${money.wholeDollars(d.monthly)} a month takes 3 years. ${year(d.end)} totals: fees ${$(d.feesYear)}, interest ${$(d.interestYear)}. Late fee up to $41.00. Credit is extended by Corvine Bank, Salt Lake City. Earn $20 for every $500 spent before ${date.longNoYear(addDays(d.end, 33))}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Linden & Loom",
          accounts: [
            {
              ...cardFacts(d, "Linden & Loom"),
              ...warned(d),
              statementDate: d.end,
              pastDue: decimal(d.pastDue),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                {
                  kind: "promotional",
                  apr: d.apr,
                  balance: decimal(deferred.left),
                  expires: deferred.ends,
                  interest: "deferred",
                  accruedInterest: decimal(deferred.accrued),
                },
                { kind: "promotional", apr: "0.00", balance: decimal(equal.left), expires: equal.ends },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Corvine Bank",
        "Linden & Loom Home Account",
      ),
      { "accounts.0.periodEnd": d.end },
    ),
  };
});

/** An appliance dealer's plan in plain speech, figures before their labels, days as 05-NOV-26; only one rate and one promise. */
const orchard = card("orchard", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 11_043, previous: [90_000, 380_000], purchases: [1, 2], pays: "part", rate: [25, 30], credit: 0 },
    {
      payment: "Received, thank you",
      interest: "Interest on regular purchases",
      shops: ["Dishwasher hose kit, Store 7", "Range hood filter, Store 7", "Delivery and haul-away"],
    },
  );
  const [plan] = promotions(d, ["12 MONTHS SAME AS CASH"], 12);
  if (!plan) throw new RangeError("A promotion is printed.");
  const figure = (value: string, label: string) =>
    `<div style="flex:1;text-align:center;border:1px solid #333;padding:8px 4px"><div style="font-size:15pt">${value}</div><div style="font-size:8pt">${label}</div></div>`;
  const html = document(
    `body{font:9.6pt "Liberation Serif"}${BASE}.tl{display:grid;grid-template-columns:90px 1fr;gap:2px 10px}h3{font-size:10.5pt;margin:14px 0 4px;text-decoration:underline}`,
    `<div style="text-align:center"><b style="font-size:16pt">ORCHARD APPLIANCE &amp; TELEVISION</b><br>Revolving Charge Agreement no. ${digits(d.random, 6)}${d.last4} &nbsp; Monthly statement of ${date.stampDashed(d.end)}</div><p>${at(d.person)}</p>
    <div style="display:flex;gap:8px">${figure($(d.minimum), "PAY THIS MUCH")}${figure(date.stampDashed(d.due), "PAY IT BY")}${figure($(d.balance), "ALL THAT YOU OWE US")}${figure(money.wholeDollars(d.limit), "MOST YOU MAY OWE")}</div>
    <h3>Your account since last month</h3><div class=tl>${[
      [$(d.previous), "owed at the last statement"],
      [`&minus;${$(d.payments)}`, "paid by you"],
      [`+${$(d.purchases)}`, "bought by you"],
      [
        `+${$(d.interest)}`,
        `interest, at an ANNUAL PERCENTAGE RATE of ${d.apr}% on an average daily balance of ${$(d.base)}`,
      ],
      [`+${$(d.fees)}`, "late and other fees"],
      [`= ${$(d.balance)}`, "owed now"],
      [$(d.available), "left to buy with"],
    ]
      .map(([value, label]) => `<div class=r>${value}</div><div>${label}</div>`)
      .join("")}</div>
    <h3>Entries</h3>${d.lines.map((line) => `<div class=tl style="grid-template-columns:90px 1fr 90px"><div>${date.stampDashed(line.day)}</div><div>${escaped(line.text)}</div><div class=r>${money.credit(line.amount)}</div></div>`).join("")}
    <h3>12 MONTHS SAME AS CASH</h3><p>Of what you owe, ${$(plan.left)} was bought on ${date.stampDashed(plan.opened)} for ${$(plan.bought)} under this offer. Interest on it is deferred at ${d.apr}%: it has come to ${$(plan.accrued)} so far and you owe none of it if the ${$(plan.left)} is paid off on or before ${date.stampDashed(plan.ends)}. If even a dollar is left on that day, all of the interest is charged back to the day you bought.</p>
    <p style="font-size:8pt">If you pay just the minimum each month it will take about ${d.years} years and cost about ${money.wholeDollars(d.totalCost)}. If you pay ${money.wholeDollars(d.monthly)} each month it will take about 3 years. A payment that is late costs up to $30.00. In ${year(d.end)} so far you were charged ${$(d.feesYear)} in fees and ${$(d.interestYear)} in interest. SPRING SALE: washers from $449.99, $0 down, 36 months at 9.99% APR for new accounts.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "ORCHARD APPLIANCE & TELEVISION",
          accounts: [
            {
              ...cardFacts(d, "ORCHARD APPLIANCE & TELEVISION"),
              ...warned(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                {
                  kind: "promotional",
                  apr: d.apr,
                  balance: decimal(plan.left),
                  expires: plan.ends,
                  interest: "deferred",
                  accruedInterest: decimal(plan.accrued),
                },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "ORCHARD APPLIANCE",
      ),
      { "accounts.0.periodEnd": d.end },
    ),
  };
});

const repeated = (left: string, right: string) =>
  `<div class=row style="border-bottom:1px solid #003a70;padding-bottom:4px;margin-bottom:8px"><div>${left}</div><div class=r style="white-space:nowrap">${right}</div></div>`;

/** A credit union's Visa over two pages with the same head, trailing minus signs, a coupon, a score and a share advert. */
const pinnacle = card("pinnacle-ridge", (seed) => {
  const d = issuedCard(
    seed,
    {
      salt: 11_057,
      previous: [30_000, 520_000],
      purchases: [6, 13],
      pays: "either",
      cash: 0.4,
      rate: [9, 18],
    },
    {
      payment: "PMT VIA SHARE DRAFT TRANSFER",
      interest: "FINANCE CHARGE PURCHASES",
      fee: "LATE CHARGE",
    },
  );
  const head = (page: number) =>
    repeated(
      `<b style="color:#003a70;font-size:13pt">PINNACLE RIDGE</b><br>Federal Credit Union`,
      `VISA PLATINUM &nbsp; ${d.person.name.toUpperCase()}<br>Account **** **** **** ${d.last4} &nbsp; Statement closing ${date.short(d.end)} &nbsp; Page ${page} of 2`,
    );
  const row = (line: Charge) => [
    date.noYear(line.posted),
    date.noYear(line.day),
    line.reference.slice(0, 8),
    escaped(line.text),
    money.trailing(line.amount),
  ];
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.bx{border:1px solid #003a70;padding:6px 10px;border-radius:4px}.bx td{padding:1.5px 0}h3{font-size:9.5pt;color:#003a70;margin:12px 0 3px}`,
    `<div style="height:9.9in;position:relative">${head(1)}<div class=row><div><p>${at(d.person)}</p><div class=bx><b>Previous cycle to this cycle</b>${pairs(
      [
        ["Previous balance", money.plain(d.previous)],
        ["Less payments", money.trailing(-d.payments)],
        ["Less credits", money.trailing(-d.credits)],
        ["Plus purchases", money.plain(d.purchases)],
        ["Plus cash advances", money.plain(d.cash)],
        ["Plus fees", money.plain(d.fees)],
        ["Plus finance charge", money.plain(d.interest)],
        ["<b>Your new balance</b>", `<b>${money.plain(d.balance)}</b>`],
      ],
    )}</div></div><div><div class=bx style="background:#eaf2fa"><b>What to pay and when</b>${pairs([
      ["Your new balance", $(d.balance)],
      ["<b>Minimum due</b>", `<b>${$(d.minimum)}</b>`],
      ["Please pay by", date.short(d.due)],
      ["Credit limit", money.wholeDollars(d.limit)],
      ["Available credit", $(d.available)],
      ["Cash advance limit", money.wholeDollars(d.cashLimit)],
      ["Days in cycle", String(d.days)],
    ])}</div><p><b>Your FICO&reg; Score: ${d.random.whole(610, 820)}</b> as of ${date.short(addDays(d.end, -9))}. Share certificates now pay 4.35% APY for 11 months, $500 minimum.</p></div></div>
    <h3>Minimum payment warning</h3>${grid(
      "lll",
      [
        "If you make no additional charges and each month you pay...",
        "you will pay off the balance in about...",
        "and end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.years} years`, money.wholeDollars(d.totalCost)],
        [
          money.wholeDollars(d.monthly),
          "3 years",
          `${money.wholeDollars(d.monthly * 36)} (Savings = ${money.wholeDollars(Math.abs(d.totalCost - d.monthly * 36))})`,
        ],
      ],
    )}<p class=small>Late payment warning: if the minimum is not here by the date above you may owe a late charge of up to $25.00. We do not raise your rate for it.</p>
    <div style="border-top:1.5px dashed #555;padding-top:8px;position:absolute;bottom:0;left:0;right:0" class=row><div>PINNACLE RIDGE FCU<br>PO BOX 2290<br>GRAND JUNCTION CO 81502</div><div>${pairs(
      [
        ["Account ending", d.last4],
        ["Your new balance", $(d.balance)],
        ["Minimum due", $(d.minimum)],
        ["Please pay by", date.short(d.due)],
        ["Amount of payment", "$"],
      ],
    )}</div></div></div>
    <div style="break-before:page">${head(2)}<h3>Transactions</h3>${grid("llllr", ["Post", "Tran", "Ref", "Description", "Amount"], d.lines.map(row))}
    <p class=r>Total fees for this period ${money.plain(d.fees)}<br>Total interest for this period ${money.plain(d.interest)}</p>
    <p><b>${year(d.end)} year-to-date</b> &nbsp; Total fees charged in ${year(d.end)}: ${money.plain(d.feesYear)} &nbsp; Total interest charged in ${year(d.end)}: ${money.plain(d.interestYear)}</p>
    <h3>How the finance charge was figured</h3>${grid(
      "lrrrr",
      ["", "Nominal annual rate", "Monthly periodic rate", "Balance it applied to", "Finance charge"],
      [
        [
          "Purchases",
          `${d.apr}%`,
          `${(Number(d.apr) / 12).toFixed(4)}%`,
          money.plain(d.base),
          money.plain(d.interest),
        ],
        [
          "Cash advances",
          `${d.cashApr}%`,
          `${(Number(d.cashApr) / 12).toFixed(4)}%`,
          money.plain(d.cash),
          "0.00",
        ],
      ],
    )}<p class=small>Billing rights: write to us within 60 days of the statement on which the error appeared. Skip-A-Pay is $35.00 per skip. Federally insured by NCUA up to $250,000.</p></div>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "credit-cards",
        institution: "Pinnacle Ridge Federal Credit Union",
        accounts: [
          {
            ...cardFacts(d, "Pinnacle Ridge Federal Credit Union"),
            ...warned(d),
            statementDate: d.end,
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            apr: d.apr,
            aprs: [
              { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
              { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
            ],
          },
        ],
        transactions: cardRows(d.lines),
        allowed: { "accounts.0.periodEnd": [d.end] },
      },
      "Pinnacle Ridge",
      "PINNACLE RIDGE FCU",
    ),
  };
});

/** A company's charge account: due in full, no limit, no rate, three people with a sum each, a fee for paying late. */
const ashgrove = card("ashgrove", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 11_071, previous: [120_000, 900_000], purchases: [8, 15], pays: "all", credit: 0.4 },
    {
      payment: "ACH PAYMENT RECEIVED WITH THANKS",
      credit: "CREDIT - LOWES #00907* GREENVILLE SC",
    },
  );
  const staff = ["J SAMPLE", "T OKAFOR", "L MARSH"].map((name, index) => ({
    name,
    last4: index === 0 ? d.last4 : last4Of(d.random),
    lines: only(d.lines, "purchase").filter((_, place) => place % 3 === index),
  }));
  const back = only(d.lines, "payment", "credit");
  const printed = [...back, ...staff.flatMap((person) => person.lines)];
  const sum = (lines: readonly Charge[]) => lines.reduce((total, line) => total + line.amount, 0);
  const row = (line: Charge) => [
    date.bareShort(line.day),
    escaped(line.text),
    line.reference,
    money.brackets(line.amount),
  ];
  const html = document(
    `body{font:8.8pt "DejaVu Sans"}${BASE}.hd{background:#111;color:#e9c46a;padding:10px 14px}h4{margin:12px 0 2px;border-bottom:1px solid #aaa}td{padding:1.5px 2px;font-size:8pt}`,
    `<div class="hd row"><div style="font-size:17pt">ASHGROVE</div><div class=r>Corporate Gold<br>Prepared for COPPER CANYON BUILDERS LLC</div></div>
    <div class=row style="margin-top:10px"><div>${pairs([
      ["Account ending", `8-${d.last4}`],
      ["Closing date", date.bareShort(d.end)],
      ["Last closing", date.bareShort(addDays(d.start, -1))],
    ])}<p>${escaped(d.person.name)}<br>COPPER CANYON BUILDERS LLC<br>${d.person.street}<br>${d.person.town}</p></div><div style="border:2px solid #111;padding:8px">Total you owe<div style="font-size:20pt">${$(d.balance)}</div>Pay in full by ${date.long(d.due)}<br><span class=small>This account has no preset limit and may not be paid over time. Not paid by ${date.bareShort(addDays(d.due, 14))}: a fee of the greater of $39.00 or 2.99% of the amount overdue.</span></div></div>
    ${grid("rrrrr", ["Last balance", "Paid", "Credited", "New charges", "Total you owe"], [[$(d.previous), money.brackets(-d.payments), money.brackets(-d.credits), $(d.purchases), `<b>${$(d.balance)}</b>`]], "style='margin-top:8px;background:#f5f1e4'")}
    <h4>Paid and credited</h4>${grid("lllr", ["Date", "What", "Reference", "USD"], back.map(row))}
    ${staff.map((person) => `<h4>${person.name} &nbsp; <span class=small>8-${person.last4}</span></h4>${grid("lllr", [], person.lines.map(row))}<p class=r style="margin:2px 0"><b>New charges, ${person.name}</b> &nbsp; ${$(sum(person.lines))}</p>`).join("")}
    <h4>By category this year</h4>${pairs(
      [
        ["Travel", $(d.random.whole(100_000, 900_000))],
        ["Materials", $(d.random.whole(400_000, 2_900_000))],
        ["Office", $(d.random.whole(20_000, 90_000))],
      ],
      "style='width:45%'",
    )}<p class=small>Membership Miles this period: ${d.random.whole(1_000, 9_000)}. Balance: ${d.random.whole(20_000, 180_000)}. Ashgrove Flex Term Loan: up to $75,000.00 at 11.99%, see if you qualify.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "ASHGROVE",
          accounts: [
            {
              kind: "credit-card",
              institution: "ASHGROVE",
              accountLast4: d.last4,
              statementDate: d.end,
              previousBalance: decimal(d.previous),
              currentBalance: decimal(d.balance),
              paymentDueDate: d.due,
              paymentsAndCredits: decimal(d.payments + d.credits),
              purchases: decimal(d.purchases),
            },
          ],
          transactions: cardRows(printed),
        },
        "ASHGROVE Corporate Gold",
      ),
      {
        "accounts.0.minimumPayment": decimal(d.balance),
        "accounts.0.periodEnd": d.end,
        "accounts.0.periodStart": [d.start, addDays(d.start, -1)],
      },
    ),
  };
});

/** Four pages: a cover with a coupon at its foot, an insert that sells, the lines, and the law with figures of nobody. */
const marlow = card("marlow", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 11_087, previous: [50_000, 880_000], purchases: [7, 16], pays: "part", late: 0.35, cash: 0.3 },
    {
      payment: "PAYMENT RECEIVED - ELECTRONIC",
      interest: "INTEREST CHARGED ON PURCHASES",
      fee: "PAST DUE FEE",
    },
  );
  const transfer = Math.floor(d.base / 3);
  const ends = addDays(d.end, 210);
  const [money1, money2] = [only(d.lines, "payment", "credit"), only(d.lines, "purchase", "cash")];
  const charged = only(d.lines, "fee", "interest");
  const head = (page: number) =>
    `<div class=row style="border-bottom:3px solid #8b0000;margin-bottom:10px"><div style="font-size:14pt;color:#8b0000"><b>MARLOW</b> national bank</div><div class=r>Account ending in ${d.last4}<br>${date.abbreviated(d.start)} - ${date.abbreviated(d.end)} | ${d.days} days in billing cycle<br>Page ${page} of 4</div></div>`;
  const row = (line: Charge) => [
    date.capital(line.day),
    date.capital(line.posted),
    escaped(line.text),
    money.brackets(line.amount),
  ];
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}.pg{break-before:page}.k{font-size:8pt;color:#444}.v{font-size:13pt;font-weight:bold}h3{font-size:10pt;color:#8b0000;margin:12px 0 3px}.f td{border-bottom:.5px solid #ccc;padding:2px 0}`,
    `<div style="height:9.9in;position:relative">${head(1)}<p>${at(d.person)}</p><div class=band><div><div class=v>${$(d.balance)}</div><div class=k>New balance as of ${date.abbreviatedBare(d.end)}</div></div><div><div class=v>${$(d.minimum)}</div><div class=k>Minimum payment due</div></div><div><div class=v>${date.abbreviatedBare(d.due)}</div><div class=k>Payment due date</div></div><div><div class=v>${(d.random.whole(2_000, 60_000)).toLocaleString("en-US")}</div><div class=k>Miles to use</div></div></div>
    <p class=small><b>LATE PAYMENT WARNING:</b> If we do not receive your minimum payment by your due date, you may have to pay a late fee of up to $40.00 and your APRs may be increased up to the Penalty APR of 30.74%.</p><p class=small><b>MINIMUM PAYMENT WARNING:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. Minimum Payment: about ${d.years} Years, estimated total cost ${money.wholeDollars(d.totalCost)}. ${money.wholeDollars(d.monthly)} a month: 3 Years, estimated total cost ${money.wholeDollars(d.monthly * 36)}.</p>
    <h3>Account Summary</h3>${pairs(
      [
        ["Previous Balance", $(d.previous)],
        ["Payments", `- ${$(d.payments)}`],
        ["Other Credits", $(d.credits)],
        ["Transactions", `+ ${$(d.purchases)}`],
        ["Cash Advances", `+ ${$(d.cash)}`],
        ["Fees Charged", `+ ${$(d.fees)}`],
        ["Interest Charged", `+ ${$(d.interest)}`],
        ["<b>New Balance</b>", `<b>= ${$(d.balance)}</b>`],
        ["Credit Limit", $(d.limit)],
        ["Available Credit (as of " + date.abbreviatedBare(d.end) + ")", $(d.available)],
        ["Cash Advance Credit Limit", $(d.cashLimit)],
        ["Amount past due, in the minimum", $(d.pastDue)],
      ],
      "class=f style='width:62%'",
    )}
    <div style="border-top:1.5px dashed #555;padding-top:8px;position:absolute;bottom:0;left:0;right:0" class=row><div>Pay or manage your account at marlow.example<br><br>MARLOW NATIONAL BANK<br>PO BOX 60500<br>CITY OF INDUSTRY CA 91716-0500</div><div>${pairs(
      [
        ["Payment Due Date:", date.abbreviatedBare(d.due)],
        ["New Balance", $(d.balance)],
        ["Minimum Payment Due", $(d.minimum)],
        ["Amount Enclosed", "$ _________"],
        ["Account ending in", d.last4],
      ],
    )}</div></div></div>
    <div class=pg>${head(2)}<div style="background:#fbe9e7;padding:22px;font-size:13pt">You could be earning more.<p>Move a balance to your account by ${date.longNoYear(addDays(d.end, 45))} and pay <b>0.00% intro APR</b> for 15 months. A 3% transfer fee applies ($150.00 on a $5,000.00 transfer). Then ${d.apr}%.</p><p>Marlow 360 Checking: a $250.00 bonus when two direct deposits of $500.00 or more arrive.</p></div></div>
    <div class=pg>${head(3)}<h3>Payments, Credits and Adjustments</h3>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], money1.map(row), "class=f")}<h3>${d.person.name} #${d.last4}: Transactions</h3>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], money2.map(row), "class=f")}<p class=r><b>Total Transactions for This Period &nbsp; ${$(d.purchases + d.cash)}</b></p><h3>Fees and Interest</h3>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], charged.map(row), "class=f")}<p class=r>Total Fees for This Period ${$(d.fees)}<br>Total Interest for This Period ${$(d.interest)}</p><h3>Totals Year-to-Date</h3>${pairs(
      [
        ["Total Fees charged", $(d.feesYear)],
        ["Total Interest charged", $(d.interestYear)],
      ],
      "style='width:40%'",
    )}
    <h3>Interest Charge Calculation</h3><p class=small>Your Annual Percentage Rate (APR) is the annual interest rate on your account.</p>${grid(
      "lrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [
        ["Purchases", `${d.apr}% P`, $(d.base - transfer), $(d.interest)],
        [`Balance transfer, expires ${date.abbreviatedBare(ends)}`, "0.00%", $(transfer), "$0.00"],
        ["Cash Advances", `${d.cashApr}% P`, $(d.cash), "$0.00"],
      ],
      "class=f",
    )}</div>
    <div class=pg>${head(4)}<h3>Important information</h3><p class=small>How can I avoid paying interest? If you pay your New Balance in full by the due date each month, we will not charge interest on new transactions that post to the purchase segment. How is the interest charge determined? Interest charges accrue from the date of the transaction. Example: a $1,000.00 balance at 26.99% accrues about $22.49 in a month. Minimum interest charge is $0.50. You may ask for a copy of a lost statement for $5.00. If your payment is returned we may charge $29.00. Credit bureaus: we may report information about your account. Disputes: in case of a purchase of more than $50.00 within 100 miles of your mailing address you may have further rights.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "MARLOW national bank",
          accounts: [
            {
              ...cardFacts(d, "MARLOW national bank"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base - transfer) },
                { kind: "balance-transfer", apr: "0.00", balance: decimal(transfer), expires: ends },
                { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
              ],
            },
          ],
          transactions: cardRows([...money1, ...money2, ...charged]),
        },
        "MARLOW",
      ),
      {
        "accounts.0.statementDate": d.end,
        "accounts.0.aprs.penalty.apr": "30.74",
        "accounts.0.aprs.promotional.apr": "0.00",
        "accounts.0.aprs.promotional.balance": decimal(transfer),
        "accounts.0.aprs.promotional.expires": ends,
        // The line "Transactions" and the sum of the lines are both what was bought.
        "accounts.0.purchases": decimal(d.purchases + d.cash),
      },
    ),
  };
});

/** A firm's revolving account in two columns of pairs, four to a row, with employees' numbers and lines signed D and C. */
const corbel = card("corbel", (seed) => {
  const d = issuedCard(
    seed,
    {
      salt: 11_101,
      previous: [140_000, 1_900_000],
      purchases: [8, 14],
      pays: "part",
      late: 0.2,
      limitOver: [100_000, 1_600_000],
    },
    {
      payment: "ONLINE PAYMENT",
      interest: "PURCHASE INTEREST",
      fee: "LATE FEE",
    },
  );
  const others = [last4Of(d.random), last4Of(d.random)];
  const html = document(
    `body{font:8.4pt "Liberation Mono"}${BASE}.q td{padding:2px 4px;border:1px solid #bbb}.q td:nth-child(odd){background:#f0f0f0}h3{font-size:9pt;margin:12px 0 3px}`,
    `<div class=row><div><b style="font:17pt 'Liberation Sans'">corbel commercial</b><br>BUSINESS PLATINUM MASTERCARD(R)</div><div class=r>BAYLINE MARINE SUPPLY INC<br>${escaped(d.person.name)}<br>${d.person.street}<br>${d.person.town}</div></div>
    <table class=q style="margin-top:10px">${[
      ["Control account", `****${d.last4}`, "Cycle ends", date.dashed(d.end)],
      ["Amount owed", $(d.balance), "Least you may pay", $(d.minimum)],
      ["Was owed", $(d.previous), "Pay no later than", date.dashed(d.due)],
      ["Paid in", $(d.payments), "Line of credit", $(d.limit)],
      ["Credited", $(d.credits), "Unused line", $(d.available)],
      ["Bought", $(d.purchases), "Overdue", $(d.pastDue)],
      ["Fees", $(d.fees), "Interest this cycle", $(d.interest)],
      ["Purchase APR", `${d.apr}%`, "Cash APR", `${d.cashApr}%`],
    ]
      .map(
        (cells) =>
          `<tr>${cells.map((cell, index) => `<td${index % 2 ? " class=r" : ""}>${cell}</td>`).join("")}</tr>`,
      )
      .join("")}</table>
    <h3>POSTED ITEMS</h3>${grid(
      "lllrc",
      ["Date", "User", "Item", "Amount", ""],
      d.lines.map((line, index) => [
        date.dashed(line.day),
        line.kind === "purchase" ? (others[index % 2] ?? "") : d.last4,
        escaped(line.text),
        money.plain(Math.abs(line.amount)),
        line.amount < 0 ? "C" : "D",
      ]),
    )}
    <h3>USERS</h3>${grid(
      "lrr",
      ["User", "Monthly allowance", "Spent last year"],
      others.map((other) => [
        `****${other}`,
        money.wholeDollars(d.random.whole(10, 80) * 10_000),
        $(d.random.whole(300_000, 4_000_000)),
      ]),
      "style='width:60%'",
    )}
    <p>Average daily balance for purchases ${$(d.base)}. Interest paid to us in ${year(d.end)}: ${$(d.interestYear)}; fees: ${$(d.feesYear)}. A payment after the date above costs $49.00; two of them raise the Purchase APR to 32.99%. Cash rebate posted in January: $${d.random.whole(20, 400)}.00. Need equipment? Corbel Equipment Finance from 8.25%.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "corbel commercial",
          accounts: [
            {
              ...cardFacts(d, "corbel commercial"),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr },
                { kind: "cash-advance", apr: d.cashApr },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "corbel",
      ),
      {
        "accounts.0.periodEnd": d.end,
        "accounts.0.aprs.purchase.balance": decimal(d.base),
        "accounts.0.aprs.penalty.apr": "32.99",
      },
    ),
  };
});

export const scFirstCards: readonly Layout[] = [
  tamarack,
  volta,
  linden,
  orchard,
  pinnacle,
  ashgrove,
  marlow,
  corbel,
];
