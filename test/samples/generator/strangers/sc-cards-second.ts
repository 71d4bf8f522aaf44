import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  type CardMonth,
  type Charge,
  cardFacts,
  cardRows,
  digits,
  leavingOpen,
  period,
  warned,
} from "./sb-data.ts";
import { at, issuedCard, layoutOf } from "./sc-data.ts";

const $ = money.dollar;
const card = layoutOf("card", "credit-cards");
const year = (day: string) => day.slice(0, 4);

/** Exported by an app: plans inside the balance, lines not yet posted under their own head, figures right of an icon. */
const dovetail = card("dovetail", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 13_003, previous: [20_000, 320_000], purchases: [5, 11], pays: "part", late: 0.2, credit: 0.3 },
    {
      payment: "Autopay from ••8830",
      credit: "Refund, Lowes",
      interest: "Interest on purchases",
      fee: "Late fee",
    },
  );
  const plan = Math.floor(d.balance / 3);
  const waiting = [
    ["Corner Hardware", d.random.whole(900, 8_000)],
    ["Peapod Grocery", d.random.whole(2_000, 14_000)],
  ] as const;
  const tile = (icon: string, label: string, value: string, note = "") =>
    `<div class=ti><div class=ic>${icon}</div><div style="flex:1">${label}<div style="font-size:7.5pt;color:#7b8794">${note}</div></div><div style="font-size:14pt">${value}</div></div>`;
  const line = (l: Charge) => [
    date.monthDay(l.day),
    escaped(l.text),
    `<span style="color:${l.amount < 0 ? "#0b8457" : "#111"}">${l.amount < 0 ? "&minus;" : ""}${$(Math.abs(l.amount))}</span>`,
  ];
  const html = document(
    `body{font:9.6pt "Liberation Sans";color:#102a43}${BASE}.ti{display:flex;align-items:center;gap:12px;border-bottom:1px solid #d9e2ec;padding:8px 0}.ic{width:24px;height:24px;border-radius:12px;background:#d9e2ec;text-align:center;line-height:24px}h3{margin:18px 0 4px;font-size:11pt}.l td{padding:3px 0;border-bottom:1px solid #f0f4f8}`,
    `<div class=row><div style="font-size:18pt;letter-spacing:-1px"><b>dovetail</b> flex</div><div class=r style="font-size:8pt">${escaped(d.person.name)}<br>Flex account &bull;&bull;&bull;${d.last4}<br>${date.abbreviatedBare(d.start)} &ndash; ${date.abbreviatedBare(d.end)}</div></div>
    ${tile("&#9675;", "Owed at close", `<b>${$(d.balance)}</b>`, `of which ${$(plan)} is in a Pay Slow plan`)}
    ${tile("&#9654;", "Smallest payment", $(d.minimum), d.pastDue > 0 ? `has ${$(d.pastDue)} overdue in it` : "keeps your account in good shape")}
    ${tile("&#9634;", "Due", date.abbreviatedBare(d.due), "by 5 p.m. Eastern")}
    ${tile("&#9651;", "Spending power left", $(d.available), `out of ${money.wholeDollars(d.limit)}`)}
    <h3>From last close to this one</h3>${pairs([
      ["Owed at last close", $(d.previous)],
      ["You paid", `&minus;${$(d.payments)}`],
      ["Shops gave back", `&minus;${$(d.credits)}`],
      ["You spent", $(d.purchases)],
      ["Fees we charged", $(d.fees)],
      ["Interest we charged", $(d.interest)],
    ])}
    <h3>Posted</h3>${grid("llr", [], d.lines.toReversed().map(line), "class=l")}
    <h3>On their way <span style="font-weight:normal;font-size:8pt">not part of what you owe yet</span></h3>${grid(
      "llr",
      [],
      waiting.map(([shop, amount]) => [date.monthDay(d.end), shop, $(amount)]),
      "class=l style='color:#9fb3c8'",
    )}
    <h3>Your rates</h3><p>Everyday rate: ${d.apr}% APR on purchases. Pay Slow plan: a monthly fee of $${d.random.whole(1, 6)}.25 instead of interest, ${d.random.whole(3, 9)} payments to go. Only making the smallest payment: about ${d.years} years, ${money.wholeDollars(d.totalCost)} in total. At ${money.wholeDollars(d.monthly)} a month: 3 years.</p><p style="font-size:7.5pt">Interest in ${year(d.end)}: ${$(d.interestYear)}. Fees in ${year(d.end)}: ${$(d.feesYear)}. Being late costs $8.00. Dovetail Stash pays 3.90% APY on up to $10,000. Flex accounts are made by Tallgrass Bank, N.A.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "dovetail",
          accounts: [
            {
              ...cardFacts(d, "dovetail"),
              ...period(d),
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              ...(d.pastDue > 0 ? { pastDue: decimal(d.pastDue) } : {}),
            },
          ],
          transactions: cardRows(d.lines.toReversed()),
        },
        "dovetail flex",
        "Tallgrass Bank, N.A.",
      ),
      { "accounts.0.statementDate": d.end, "accounts.0.aprs.purchase.apr": d.apr },
    ),
  };
});

/** A credit union's line printer: capitals in columns of blanks, trailing minus signs, days as 05-NOV-26, hardly a label whole. */
const harborstone = card("harborstone", (seed) => {
  const d = issuedCard(
    seed,
    {
      salt: 13_019,
      previous: [15_000, 410_000],
      purchases: [4, 10],
      pays: "part",
      late: 0.3,
      rate: [8, 17],
    },
    {
      payment: "PAYMENT BY MAIL",
      interest: "FINANCE CHARGE",
      fee: "LATE FEE",
      credit: "MDSE RETURN LOWES",
    },
  );
  const wide = (left: string, right: string, size: number) =>
    `${left}${" ".repeat(Math.max(1, size - left.length - right.length))}${right}`;
  const two = (a: string, b: string, c: string, e: string) => `${wide(a, b, 36)}     ${wide(c, e, 37)}`;
  const lines = [
    "HARBORSTONE COMMUNITY CREDIT UNION",
    `PO BOX 119  DULUTH MN 55801                          MEMBER ${digits(d.random, 5)}${d.last4}`,
    `VISA CLASSIC   SUFFIX L80                            STMT DATE ${date.stampDashed(d.end)}`,
    "",
    d.person.name.toUpperCase(),
    d.person.street.toUpperCase(),
    d.person.town.toUpperCase(),
    "",
    "=".repeat(78),
    two("PREVIOUS BAL", grouped(d.previous), "NEW BAL", grouped(d.balance)),
    two("PAYMENTS", money.trailing(-d.payments), "MIN PAYMENT", grouped(d.minimum)),
    two("CREDITS", money.trailing(-d.credits), "PAST DUE IN MIN", grouped(d.pastDue)),
    two("PURCHASES", grouped(d.purchases), "PAY BY", date.stampDashed(d.due)),
    two("FEES", grouped(d.fees), "CR LIMIT", grouped(d.limit).slice(0, -3)),
    two("FIN CHG", grouped(d.interest), "AVAILABLE", grouped(d.available)),
    "=".repeat(78),
    "POSTED     REF      DESCRIPTION                                     AMOUNT",
    ...d.lines.map((line) =>
      wide(
        `${date.stampDashed(line.day)}  ${line.reference.slice(0, 7)}  ${line.text.toUpperCase()}`,
        `${money.trailing(line.amount)}${line.amount < 0 ? "" : " "}`,
        76,
      ),
    ),
    "-".repeat(78),
    `AVG DAILY BAL ${grouped(d.base)}   MONTHLY RATE ${(Number(d.apr) / 12).toFixed(4)}%   ANNUAL PERCENTAGE RATE ${d.apr}%`,
    "",
    `MIN PAYMENT ONLY: ${d.years} YEARS, EST TOTAL $${grouped(d.totalCost).slice(0, -3)}.  $${grouped(d.monthly).slice(0, -3)} A MONTH: 3 YEARS.`,
    `YTD FEES ${grouped(d.feesYear)}   YTD INTEREST ${grouped(d.interestYear)}   LAST YEAR INTEREST ${grouped(d.random.whole(2_000, 60_000))}`,
    "",
    "USED BOAT AND RV LOANS NOW AS LOW AS 7.25% APR.  OFFICES CLOSED THANKSGIVING.",
    "A PAYMENT 10 DAYS LATE IS CHARGED 20.00.  SKIP A PAYMENT IN DECEMBER FOR 30.00.",
  ];
  const html = document(
    `body{font:9pt "Liberation Mono";line-height:1.35}pre{font:inherit;margin:0}`,
    `<pre>${lines.map(escaped).join("\n")}</pre>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "HARBORSTONE COMMUNITY CREDIT UNION",
          accounts: [
            {
              ...cardFacts(d, "HARBORSTONE COMMUNITY CREDIT UNION"),
              ...warned(d),
              statementDate: d.end,
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              pastDue: decimal(d.pastDue),
              apr: d.apr,
            },
          ],
          transactions: cardRows(d.lines),
        },
        "HARBORSTONE",
      ),
      {
        "accounts.0.periodEnd": d.end,
        // The member's number and the suffix are both the account's.
        "accounts.0.accountLast4": "L80",
        "accounts.0.aprs.purchase.apr": d.apr,
        "accounts.0.aprs.purchase.balance": decimal(d.base),
      },
    ),
  };
});

/** Three deferred purchases of a jeweller, the soonest in red: labels under their values, one head on two pages. */
const sutter = card("sutter", (seed) => {
  const d = issuedCard(
    seed,
    {
      salt: 13_037,
      previous: [150_000, 560_000],
      purchases: [1, 3],
      pays: "part",
      late: 0.3,
      rate: [28, 31],
      credit: 0,
    },
    {
      payment: "Payment at store 221",
      interest: "Interest charge, regular balance",
      fee: "Late payment charge",
      shops: ["Sutter & Gem 221, ring sizing", "Sutter & Gem 221, watch band", "Sutter & Gem Online"],
    },
  );
  const offers = ["6 Months No Interest", "12 Months No Interest", "18 Months No Interest"].map(
    (name, index) => {
      const left = Math.floor(d.balance / 5) + index * 100 + 13;
      const months = 6 * (index + 1);
      const age = d.random.whole(1, 5);
      return {
        name,
        bought: addDays(d.end, -age * 30),
        ends: addDays(d.end, (months - age) * 30 + 4),
        left,
        accrued: Math.round((left * Number(d.apr) * age) / 1_200),
      };
    },
  );
  const regular = d.balance - offers.reduce((sum, offer) => sum + offer.left, 0);
  const head = (page: number) =>
    `<div class=row style="align-items:flex-end;border-bottom:.5px solid #6b4f8a;padding-bottom:6px;margin-bottom:10px"><div style="font:italic 22pt 'Liberation Serif';color:#6b4f8a">Sutter &amp; Gem</div><div class=r style="font-size:8pt">Diamond Credit Plan &nbsp; No. &hellip;${d.last4}<br>Billing date ${date.dotted(d.end)} &nbsp; Sheet ${page} of 2</div></div>`;
  const under = (value: string, label: string) =>
    `<div><div style="font-size:13pt">${value}</div><div style="border-top:.5px solid #999;font-size:7.5pt;color:#555">${label}</div></div>`;
  const html = document(
    `body{font:9.2pt "Liberation Sans"}${BASE}.o td,.o th{padding:4px;border-bottom:.5px solid #bbb;font-size:8.5pt}h3{font:italic 13pt "Liberation Serif";color:#6b4f8a;margin:16px 0 6px}`,
    `<div style="height:9.9in;position:relative">${head(1)}<p>${at(d.person)}</p><div class=band>${under($(d.balance), "Your balance as of the billing date")}${under($(d.minimum), "Minimum amount due")}${under(date.dotted(d.due), "Due date")}${under($(d.pastDue), "Past due, included in the minimum")}</div><div class=band>${under($(d.previous), "Balance last time")}${under($(d.payments), "Paid")}${under($(d.credits), "Returned")}${under($(d.purchases), "New purchases")}${under($(d.fees), "Charges for lateness")}${under($(d.interest), "Interest")}</div>
    <h3>No-interest offers on your plan</h3>${grid(
      "lllrr",
      ["Offer", "Bought", "Pay in full before", "Offer balance", "Interest accrued (deferred)"],
      offers.map((offer, index) => [
        offer.name,
        date.short(offer.bought),
        index === 0 ? `<b style="color:#b00020">${date.short(offer.ends)}</b>` : date.short(offer.ends),
        $(offer.left),
        $(offer.accrued),
      ]),
      "class=o",
    )}<p>All accrued interest of an offer is charged from the day of purchase if its balance is not paid before the date shown, or if you are 60 days late.</p>
    <p><b>Paying only the minimum amount due:</b> roughly ${d.years} years and ${money.wholeDollars(d.totalCost)}. <b>Paying ${money.wholeDollars(d.monthly)} each month:</b> roughly 3 years.</p>
    <div style="border-top:1px dashed;padding-top:8px;position:absolute;bottom:0;left:0;right:0" class=row><div>Sutter &amp; Gem Credit<br>PO Box 2280, Columbus OH 43216</div><div>${pairs(
      [
        ["No.", `&hellip;${d.last4}`],
        ["Minimum amount due", $(d.minimum)],
        ["Due date", date.dotted(d.due)],
        ["Check no. / amount", "____ / $ ______"],
      ],
    )}</div></div></div>
    <div style="break-before:page">${head(2)}<h3>This month</h3>${grid(
      "llr",
      ["Date", "", "Amount"],
      d.lines.map((line) => [date.short(line.day), escaped(line.text), money.brackets(line.amount)]),
      "class=o",
    )}
    <h3>Rates</h3>${grid(
      "lrrr",
      ["Balance", "APR", "Balance subject to interest rate", "Interest charge"],
      [
        ["Regular purchases", `${d.apr}%`, $(d.base), $(d.interest)],
        ...offers.map((offer) => [`${offer.name} (deferred)`, `${d.apr}%`, $(offer.left), "$0.00"]),
      ],
      "class=o",
    )}<p style="font-size:8pt">Not in any offer: ${$(regular)}. Fees ${year(d.end)} to date ${$(d.feesYear)}; interest ${year(d.end)} to date ${$(d.interestYear)}; interest ${Number(year(d.end)) - 1} ${$(d.random.whole(4_000, 50_000))}. Being late may cost up to $41.00. Sutter Protect jewelry insurance: $7.50 a month per $1,000.00. Credit line ${money.wholeDollars(d.limit)}; still open ${$(d.available)}. The creditor is First Ferrous Bank, Wilmington, Delaware.</p></div>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Sutter & Gem",
          accounts: [
            {
              ...cardFacts(d, "Sutter & Gem"),
              ...warned(d),
              statementDate: d.end,
              pastDue: decimal(d.pastDue),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                ...offers.map((offer) => ({
                  kind: "promotional" as const,
                  apr: d.apr,
                  balance: decimal(offer.left),
                  expires: offer.ends,
                  interest: "deferred" as const,
                  accruedInterest: decimal(offer.accrued),
                })),
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "First Ferrous Bank",
        "Sutter & Gem Credit",
      ),
      { "accounts.0.periodEnd": d.end },
    ),
  };
});

/** A filling station's account: gallons and cents off among the lines, no rate and no limit printed, due at once or in part. */
const everett = card("everett", (seed) => {
  const d = issuedCard(
    seed,
    { salt: 13_049, previous: [6_000, 68_000], purchases: [5, 11], pays: "either", late: 0.25, credit: 0.1 },
    {
      payment: "PAID - THANKS",
      interest: "FINANCE CHARGE",
      fee: "LATE CHARGE",
      credit: "PUMP CREDIT SITE 31",
      shops: [
        "FUEL SITE 31 FARGO ND",
        "FUEL SITE 08 MOORHEAD MN",
        "CAR WASH SITE 31",
        "MARKET SITE 12 BISMARCK ND",
        "DIESEL SITE 44 MINOT ND",
        "FUEL SITE 19 JAMESTOWN ND",
      ],
    },
  );
  const gallons = () => `${d.random.whole(6, 24)}.${digits(d.random, 3)}`;
  const html = document(
    `body{font:9pt "Liberation Sans Narrow","Liberation Sans"}${BASE}.s td,.s th{border:1px solid #0047ab;padding:4px 6px;text-align:center}.s th{background:#0047ab;color:#fff;font-weight:normal}.l td,.l th{padding:2px 6px;border-bottom:1px dotted #888}`,
    `<div class=row><div><b style="font-size:19pt;color:#0047ab">EVERETT FUEL &amp; MARKET</b><br>Driver Account Services, Box 88, Fargo ND 58107</div><div>Account 4400-${digits(d.random, 4)}-${d.last4}<br>From ${date.bareShort(d.start)} through ${date.bareShort(d.end)}<br>${at(d.person)}</div></div>
    <table class=s style="margin:14px 0"><tr><th>Brought forward</th><th>Payments &amp; credits</th><th>New purchases</th><th>Finance charge</th><th>Late charge</th><th>Total now owed</th></tr><tr><td>${grouped(d.previous)}</td><td>${money.trailing(-(d.payments + d.credits))}</td><td>${grouped(d.purchases)}</td><td>${grouped(d.interest)}</td><td>${grouped(d.fees)}</td><td><b>${grouped(d.balance)}</b></td></tr></table>
    <p style="text-align:center;font-size:12pt">Send us ${$(d.balance)} or at least <b>${$(d.minimum)}</b> so that it arrives by <b>${date.capitalLong(d.due)}</b>.</p>
    ${grid(
      "llrrr",
      ["DATE", "WHERE", "GALLONS", "OFF / GAL", "USD"],
      d.lines.map((line) => {
        const fuel = line.kind === "purchase" && /FUEL|DIESEL/.test(line.text);
        return [
          date.bareNoYear(line.day),
          escaped(line.text),
          fuel ? gallons() : "",
          fuel ? ".03" : "",
          money.trailing(line.amount),
        ];
      }),
      "class=l",
    )}<p>You bought ${d.random.whole(120, 900)}.${digits(d.random, 1)} gallons this year and saved $${d.random.whole(4, 40)}.${digits(d.random, 2)}. The next tier starts at 500 gallons: 10 cents off. Rates and other terms are in your account agreement. A payment that comes back costs $25.00.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "EVERETT FUEL & MARKET",
          accounts: [{ ...cardFacts(d, "EVERETT FUEL & MARKET"), ...period(d) }],
          transactions: cardRows(d.lines),
        },
        "EVERETT FUEL & MARKET Driver Account Services",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** More came back than was owed: the balance is in the holder's favour and nothing is due. */
function inFavour(d: CardMonth): CardMonth {
  const extra = d.balance + d.random.whole(900, 21_000);
  const last = d.lines.at(-1);
  const day = last ? last.day : d.end;
  const refund: Charge = {
    day,
    posted: day,
    text: "GLACIER AIR REFUND TICKET 2217",
    amount: -extra,
    reference: `7${digits(d.random, 7)}`,
    kind: "credit",
  };
  const balance = d.balance - extra;
  return {
    ...d,
    lines: [...d.lines, refund],
    credits: d.credits + extra,
    balance,
    available: d.limit - balance,
    minimum: 0,
  };
}

/** A balance in the holder's favour, marked CR; a right-hand box; rates for four kinds, each with its own days. */
const lattice = card("lattice", (seed) => {
  const d = inFavour(
    issuedCard(
      seed,
      { salt: 13_061, previous: [30_000, 190_000], purchases: [3, 8], pays: "all", credit: 0 },
      { payment: "WEB PAYMENT 0091" },
    ),
  );
  const until = addDays(d.end, 160);
  const html = document(
    `body{font:9pt "Liberation Serif"}${BASE}.main{display:grid;grid-template-columns:1fr 210px;gap:24px}.box{border:2px solid #2b6777;padding:10px}.box td{padding:3px 0}h3{color:#2b6777;font-size:11pt;margin:14px 0 4px;border-bottom:1px dotted}`,
    `<div class=row><div style="font-size:20pt;color:#2b6777">Lattice <i>Select</i></div><div class=r>a product of Lattice Bancorp<br>${date.capitalYear(d.start)} to ${date.capitalYear(d.end)}</div></div>
    <div class=main><div><p>${at(d.person)}</p><h3>Account history for this cycle</h3>${pairs([
      ["Opening balance", money.credit(d.previous)],
      ["Payments posted", money.credit(-d.payments)],
      ["Refunds and credits posted", money.credit(-d.credits)],
      ["Purchases posted", money.credit(d.purchases)],
      ["Fees posted", money.credit(d.fees)],
      ["Interest posted", money.credit(d.interest)],
      ["<b>Closing balance</b>", `<b>${money.credit(d.balance)}</b>`],
    ])}<h3>Postings</h3>${grid(
      "llr",
      ["Day", "Particulars", "USD"],
      d.lines.map((line) => [
        date.capital(line.day),
        escaped(line.text),
        `${grouped(line.amount)}${line.amount < 0 ? " CR" : ""}`,
      ]),
    )}</div><div><div class=box>${pairs([
      ["Account", `ends ${d.last4}`],
      ["Closing balance", money.credit(d.balance)],
      ["Minimum payment", "$0.00"],
      ["Limit", money.wholeDollars(d.limit)],
      ["Open credit", $(d.available)],
    ])}<p style="margin:6px 0 0">You have a credit balance. <b>No payment is due.</b> We send back credit balances over $1.00 after six months, or sooner if you ask.</p></div>
    <p style="background:#e8f1f2;padding:8px">${d.random.whole(1_000, 9_000)} Select Points earned, ${d.random.whole(10_000, 70_000)} to spend. 25,000 points = $250.00.</p></div></div>
    <h3>Rates in force</h3>${grid(
      "lrlr",
      ["Kind", "Yearly rate (APR)", "Until", "Balance charged"],
      [
        ["Purchases", `${d.apr}%`, "open", "$0.00"],
        ["Transferred balances, offer 114", "4.99%", date.capitalYear(until), "$0.00"],
        ["Transferred balances, standard", `${d.apr}%`, "open", "$0.00"],
        ["Cash", `${d.cashApr}%`, "open", "$0.00"],
      ],
    )}<p style="font-size:8pt">We charged ${$(d.feesYear)} in fees and ${$(d.interestYear)} in interest in ${year(d.end)}. A late payment may cost $28.00 the first time and $39.00 again within six cycles. The annual fee of $95.00 is billed each March. Lattice Money Market: 4.05% APY on $25,000.00 and more.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Lattice Bancorp",
          accounts: [
            {
              kind: "credit-card",
              institution: "Lattice Bancorp",
              accountLast4: d.last4,
              ...period(d),
              previousBalance: decimal(d.previous),
              currentBalance: decimal(d.balance),
              minimumPayment: "0.00",
              paymentsAndCredits: decimal(d.payments + d.credits),
              purchases: decimal(d.purchases),
              feesCharged: decimal(d.fees),
              interestCharged: decimal(d.interest),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: "0.00" },
                { kind: "balance-transfer", apr: d.apr, balance: "0.00" },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
                { kind: "balance-transfer", apr: "4.99", balance: "0.00", expires: until },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Lattice",
        "Lattice Select",
      ),
      {
        "accounts.0.statementDate": d.end,
        // An offer for transferred balances may be called a promotion as well.
        "accounts.0.aprs.promotional.apr": "4.99",
        "accounts.0.aprs.promotional.balance": "0.00",
        "accounts.0.aprs.promotional.expires": until,
      },
    ),
  };
});

/** The draw of a firm instead of a person's at a machine. */
function drawnByFirm(d: CardMonth): CardMonth {
  const extra = d.cash * 44 + d.random.whole(0, 9) * 10_000;
  return {
    ...d,
    lines: d.lines.map((line) => (line.kind === "cash" ? { ...line, amount: line.amount + extra } : line)),
    cash: d.cash + extra,
    balance: d.balance + extra,
    limit: d.limit + 3_000_000,
    available: d.limit + 3_000_000 - d.balance - extra,
  };
}

/** A firm's working-capital line: draws and repayments, a weekly look at what is used, factor-rate talk, no word card. */
const brindle = layoutOf("card", "loans")("brindle-business", (seed) => {
  const d = drawnByFirm(
    issuedCard(
      seed,
      {
        salt: 13_079,
        previous: [800_000, 4_500_000],
        purchases: [0, 0],
        pays: "part",
        cash: 1,
        credit: 0,
        rate: [11, 22],
        limitOver: [500_000, 5_000_000],
      },
      {
        payment: "Repayment from checking",
        cash: "Draw to checking 5520",
        interest: "Interest for the month",
      },
    ),
  );
  const fee = d.fees;
  const html = document(
    `body{font:9.4pt "Liberation Sans"}${BASE}.b{background:#fdf3e1;border-left:6px solid #c77700;padding:10px 14px}.l td,.l th{border-bottom:1px solid #e5d5b5;padding:3px 4px}h3{color:#c77700;margin:16px 0 4px}`,
    `<div class=row><div><b style="font-size:18pt;color:#c77700">Brindle</b> Working Capital</div><div class=r>GRANITE STATE PRINTWORKS LLC<br>${escaped(d.person.name)}, guarantor<br>${d.person.street}<br>${d.person.town}</div></div>
    <p>Business Line of Credit BLC-${digits(d.random, 4)}-${d.last4}<br>Month ended ${date.long(d.end)}</p>
    <div class="b row"><div>${pairs([
      ["Line approved", money.wholeDollars(d.limit)],
      ["Drawn and owed", `<b>${$(d.balance)}</b>`],
      ["Ready to draw", $(d.available)],
    ])}</div><div>${pairs([
      ["Installment to be debited", `<b>${$(d.minimum)}</b>`],
      ["Debit date", date.long(d.due)],
      ["In arrears", $(0)],
      ["Annual rate", `${d.apr}%`],
    ])}</div></div>
    <h3>Roll-forward</h3>${pairs(
      [
        ["Owed at the start", $(d.previous)],
        ["Draws", $(d.cash)],
        ["Draw fees", $(fee)],
        ["Interest", $(d.interest)],
        ["Repaid", money.brackets(-d.payments)],
        ["Owed at the end", $(d.balance)],
      ],
      "style='width:55%'",
    )}<h3>Entries</h3>${grid(
      "llrr",
      ["Value date", "Entry", "Debit", "Credit"],
      d.lines.map((line) => [
        date.slash(line.day),
        line.kind === "fee" ? "Draw fee" : escaped(line.text),
        line.amount > 0 ? grouped(line.amount) : "",
        line.amount < 0 ? grouped(line.amount) : "",
      ]),
      "class=l",
    )}
    <p style="font-size:8pt">One draw this month. Interest ${year(d.end)} to date ${$(d.interestYear)}. Need more? Brindle Term Advance: $100,000.00 at a factor rate of 1.18, repaid weekly in 52 payments of $2,269.23. A debit that is returned costs $35.00. Monitoring fee of 0.10% applies to lines unused for 90 days.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "loans",
          institution: "Brindle Working Capital",
          accounts: [
            {
              kind: "loan",
              institution: "Brindle Working Capital",
              accountLast4: d.last4,
              statementDate: d.end,
              previousBalance: decimal(d.previous),
              currentBalance: decimal(d.balance),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              minimumPayment: decimal(d.minimum),
              paymentDueDate: d.due,
              pastDue: "0.00",
              apr: d.apr,
              paymentsAndCredits: decimal(d.payments),
              feesCharged: decimal(d.fees),
              interestCharged: decimal(d.interest),
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Brindle",
      ),
      {
        "accounts.0.kind": ["personal-loan", "other"],
        "accounts.0.periodEnd": d.end,
        "accounts.0.purchases": decimal(d.cash),
      },
    ),
  };
});

export const scSecondCards: readonly Layout[] = [dovetail, harborstone, sutter, everett, lattice, brindle];
