import { type CardLine, cardRows } from "../card-data.ts";
import { cardStatement, kinds } from "../card-layouts.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { address, coupon } from "../opened/furniture.ts";
import { makePerson } from "../person.ts";
import { date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { byHolder, strangerCard } from "../stranger-data.ts";
import { stranger } from "./lender-parts.ts";

const $ = money.dollar;

const warningTable = (d: ReturnType<typeof strangerCard>) =>
  grid(
    "lll",
    [
      "If you make no additional charges using this card and each month you pay:",
      "You will pay off the New Balance shown on this statement in about:",
      "And you will end up paying an estimated total of:",
    ],
    [
      ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
      [$(d.warning.monthly), "3 years", $(d.warning.monthlyTotal)],
    ],
    "class=small",
  );

/** A coast-to-coast bank: two columns of summary, activity by trans and post date under capital headings, rewards in between. */
const coastBank = stranger("card-coast-bank", "credit-cards", (seed) => {
  const d = strangerCard(seed + 610);
  const who = makePerson(seededRandom(seed + 611));
  const row = (l: CardLine, index: number) => [
    date.noYear(l.day),
    date.noYear(l.posted),
    `${d.last4}7Q${index}4410082`,
    escaped(l.text),
    l.amount < 0 ? $(-l.amount) : "",
    l.amount > 0 ? $(l.amount) : "",
  ];
  const groups: [string, readonly CardLine[]][] = [
    ["Payments", kinds(d, "payment")],
    ["Other Credits", kinds(d, "credit")],
    ["Purchases, Balance Transfers & Other Charges", kinds(d, "purchase")],
    ["Cash Advances", kinds(d, "cash")],
    ["Fees Charged", kinds(d, "fee")],
    ["Interest Charged", kinds(d, "interest")],
  ];
  const totals: Record<string, number> = {
    Payments: d.payments,
    "Other Credits": d.credits,
    "Purchases, Balance Transfers & Other Charges": d.purchases,
    "Cash Advances": d.cash,
    "Fees Charged": d.fees,
    "Interest Charged": d.interest,
  };
  const printed = groups.flatMap(([, list]) => list);
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}h4{margin:10px 0 2px;border-bottom:2px solid #b31b1b}`,
    `<div class=row><div style="font-size:14pt;color:#b31b1b"><b>FARWELL STAGE BANK</b><br><span style="font-size:9pt;color:#000">ACTIVE CASH VISA SIGNATURE® CARD</span></div><div class=r>Account ending in ${d.last4}<br>Statement Period ${date.slash(d.start)} to ${date.slash(d.end)}<br>Page 1 of 3</div></div>
    <div class=row><div><h4>Balance Summary</h4>${pairs([
      ["Previous Balance", $(d.previous)],
      ["- Payments", $(d.payments)],
      ["- Other Credits", $(d.credits)],
      ["+ Cash Advances", $(d.cash)],
      ["+ Purchases, Balance Transfers &amp; Other Charges", $(d.purchases)],
      ["+ Fees Charged", $(d.fees)],
      ["+ Interest Charged", $(d.interest)],
      ["<b>= New Balance</b>", `<b>${$(d.balance)}</b>`],
      ["Total Credit Limit", money.wholeDollars(d.limit)],
      ["Total Available Credit", $(d.available)],
    ])}</div><div><h4>Payment Information</h4>${pairs([
      ["New Balance", $(d.balance)],
      ["Current Payment Due (Minimum Payment)", $(d.minimum)],
      ["Current Payment Due Date", date.slash(d.due)],
    ])}<p class=small><b>Late Payment Warning:</b> If we do not receive your Current Payment Due by ${date.slash(d.due)}, you may have to pay a late fee up to $40.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the Current Payment Due each period, you will pay more in interest.</p>${warningTable(d)}</div></div>
    <h4>Rewards Summary</h4><div style="width:50%">${pairs([
      ["Cash rewards balance as of last period", "$41.18"],
      ["Earned this period", "$12.40"],
      ["Cash rewards available", "$53.58"],
    ])}</div>
    <h4>Transactions</h4>${grid(
      "llllrr",
      ["Trans", "Post", "Reference Number", "Description", "Credits", "Charges"],
      groups.flatMap(([title, list]) => [
        ["", "", "", `<b>${escaped(title)}</b>`, "", ""],
        ...list.map(row),
        [
          "",
          "",
          "",
          `<b>TOTAL ${escaped(title.toUpperCase())} FOR THIS PERIOD</b>`,
          ...(title === "Payments" || title === "Other Credits"
            ? [$(totals[title] ?? 0), ""]
            : ["", $(totals[title] ?? 0)]),
        ],
      ]),
    )}
    <h4>${d.end.slice(0, 4)} Totals Year-to-Date</h4>${pairs(
      [
        [`TOTAL FEES CHARGED IN ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`TOTAL INTEREST CHARGED IN ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ],
      "style='width:50%'",
    )}<h4>Interest Charge Calculation</h4>${grid(
      "lrrrrr",
      [
        "Type of Balance",
        "Annual Interest Rate",
        "Balance Subject to Interest Rate",
        "Days in Billing Cycle",
        "Interest Charge",
        "Promo End",
      ],
      [
        ["PURCHASES", `${d.apr}%`, $(d.interestBase), "30", $(d.interest), "-"],
        ["CASH ADVANCES", `${d.cashApr}%`, $(d.cash), "30", $(0), "-"],
      ],
    )}<p>${address(who)}</p>`,
  );
  return {
    html,
    truth: cardStatement(d, "FARWELL STAGE BANK", ({ account, transactions }) => {
      account.statementDate = d.end;
      account.aprs = [
        { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
        { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
      ];
      transactions.splice(0, Infinity, ...cardRows(printed));
    }),
  };
});

/** A card with money back: statement of an orange brand, open-to-close dates, categories beside merchants, sums in one line. */
const cashback = stranger("card-cashback-categories", "credit-cards", (seed) => {
  const d = strangerCard(seed + 620);
  const who = makePerson(seededRandom(seed + 621));
  const CATEGORIES = ["Restaurants", "Merchandise", "Supermarkets", "Gasoline", "Services"];
  const paid = kinds(d, "payment", "credit");
  const bought = [...kinds(d, "purchase"), ...kinds(d, "cash")];
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h3{color:#e55c20;margin:12px 0 2px;font-size:11pt}.k{font-size:7.5pt;color:#555}.v{font-size:12pt}`,
    `<div class=row><div style="font-size:20pt;color:#e55c20"><b>FATHOM</b></div><div class=r>Cashback Credit Card<br>Account number ending in ${d.last4}<br>Open to Close Date: ${date.slash(d.start)} - ${date.slash(d.end)}</div></div><p>${address(who)}</p>
    ${band([
      ["New Balance", $(d.balance)],
      ["Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
      ["Cashback Bonus Balance", "$88.41"],
    ])}
    <div class=row><div><h3>ACCOUNT SUMMARY</h3>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments and Credits", `-${$(d.payments + d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Balance Transfers", `+${$(0)}`],
      ["Cash Advances", `+${$(d.cash)}`],
      ["Fees Charged", `+${$(d.fees)}`],
      ["Interest Charged", `+${$(d.interest)}`],
      ["<b>New Balance</b>", `<b>${$(d.balance)}</b>`],
    ])}<p class=small>See Interest Charge Calculation section for detailed APR information.</p>${pairs([
      ["Credit Line", money.wholeDollars(d.limit)],
      ["Credit Line Available", $(d.available)],
      ["Cash Advance Credit Line", money.wholeDollars(d.cashLimit)],
    ])}</div><div><h3>PAYMENT INFORMATION</h3><p class=small><b>Late Payment Warning:</b> If we do not receive your minimum payment by the date listed above, you may have to pay a late fee of up to $41.00.</p><p class=small><b>Minimum Payment Warning:</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${warningTable(d)}</div></div>
    <h3>TRANSACTIONS</h3><b>PAYMENTS AND CREDITS</b>${grid(
      "llr",
      ["DATE", "", "AMOUNT"],
      paid.map((l) => [date.noYear(l.day), escaped(l.text), `-${$(-l.amount)}`]),
    )}<b>PURCHASES</b>${grid(
      "llllr",
      ["DATE OF TRANS.", "POST DATE", "PURCHASES", "MERCHANT CATEGORY", "AMOUNT"],
      bought.map((l, index) => [
        date.noYear(l.day),
        date.noYear(l.posted),
        escaped(l.text),
        CATEGORIES[index % CATEGORIES.length] ?? "",
        $(l.amount),
      ]),
    )}
    <h3>FEES AND INTEREST CHARGED</h3>${grid(
      "llr",
      [],
      [...kinds(d, "fee"), ...kinds(d, "interest")].map((l) => [
        date.noYear(l.day),
        escaped(l.text),
        $(l.amount),
      ]),
    )}${pairs(
      [
        ["TOTAL FEES FOR THIS PERIOD", $(d.fees)],
        ["TOTAL INTEREST FOR THIS PERIOD", $(d.interest)],
        [`Total Fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
        [`Total Interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
      ],
      "style='width:55%'",
    )}<h3>INTEREST CHARGE CALCULATION</h3><p class=small>Current Billing Period: 30 days</p>${grid(
      "lrlrr",
      [
        "TYPE OF BALANCE",
        "ANNUAL PERCENTAGE RATE (APR)",
        "PROMOTIONAL RATE EXPIRATION DATE",
        "BALANCE SUBJECT TO INTEREST RATE",
        "INTEREST CHARGE",
      ],
      [
        ["Purchases", `${d.apr}% V`, "N/A", $(d.interestBase), $(d.interest)],
        ["Cash Advances", `${d.cashApr}% V`, "N/A", $(d.cash), $(0)],
      ],
    )}`,
  );
  return {
    html,
    truth: cardStatement(d, "FATHOM", ({ account, transactions }) => {
      account.aprs = [
        { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
        { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
      ];
      transactions.splice(
        0,
        Infinity,
        ...cardRows([...paid, ...bought, ...kinds(d, "fee"), ...kinds(d, "interest")]),
      );
    }),
  };
});

/** A company's card: the whole on top, each employee's own number, limit and list below. */
const company = stranger("card-company-employees", "credit-cards", (seed) => {
  const d = strangerCard(seed + 630);
  const holders = byHolder(d, 3);
  const NAMES = ["DANA OFFICE", "PAT FIELDWORK", "LEE WAREHOUSE"];
  const row = (l: CardLine) => [
    date.noYear(l.day),
    date.noYear(l.posted),
    escaped(l.text),
    l.amount < 0 ? `${money.plain(-l.amount)} CR` : money.plain(l.amount),
  ];
  const printed = holders.flat();
  const html = document(
    `body{font:9pt "Liberation Sans"}${BASE}h4{background:#1f3d36;color:#fff;padding:3px 5px;margin:12px 0 3px}`,
    `<div class=row><div style="font-size:16pt;color:#1f3d36"><b>Cobble Hill Bank</b></div><div class=r><b>Business Rewards Card</b><br>BRIGHTWATER SUPPLY LLC<br>Company account ending in ${d.last4}<br>Closing date ${date.slash(d.end)}</div></div>
    <div class=row><div><h4>Company Account Summary</h4>${pairs([
      ["Previous Balance", $(d.previous)],
      ["Payments and Other Credits", `-${$(d.payments + d.credits)}`],
      ["Purchases and Adjustments", $(d.purchases)],
      ["Cash Advances", $(d.cash)],
      ["Fees Charged", $(d.fees)],
      ["Finance Charge", $(d.interest)],
      ["<b>New Balance Total</b>", `<b>${$(d.balance)}</b>`],
      ["Credit Limit", $(d.limit)],
      ["Credit Available", $(d.available)],
      ["Statement Closing Date", date.slash(d.end)],
    ])}</div><div><h4>Payment Information</h4>${pairs([
      ["New Balance Total", $(d.balance)],
      ["Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
    ])}<p class=small>Employee limits are part of the company's limit of ${$(d.limit)}.</p></div></div>
    ${holders
      .map(
        (list, index) =>
          `<h4>${NAMES[index] ?? ""} &nbsp; Card ending in ${4411 + index * 7}</h4><div class=small>Monthly spending limit ${money.wholeDollars(500_000)} &nbsp; Activity this cycle ${$(list.filter((l) => l.kind === "purchase").reduce((sum, l) => sum + l.amount, 0))}</div>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], list.map(row))}`,
      )
      .join("")}
    <h4>Finance Charge Calculation</h4>${grid(
      "lrrr",
      [
        "",
        "Annual Percentage Rate",
        "Balance Subject to Finance Charge",
        "Finance Charge by Transaction Type",
      ],
      [
        ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
        ["Cash", `${d.cashApr}%`, $(d.cash), $(0)],
      ],
    )}${coupon("Cobble Hill Bank", [
      ["Account ending in", d.last4],
      ["New Balance Total", $(d.balance)],
      ["Minimum Payment Due", $(d.minimum)],
      ["Payment Due Date", date.slash(d.due)],
    ])}`,
  );
  return {
    html,
    truth: cardStatement(d, "Cobble Hill Bank", ({ account, transactions }) => {
      delete account.periodStart;
      delete account.periodEnd;
      delete account.minimumPaymentWarning;
      account.aprs = [
        { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
        { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
      ];
      transactions.splice(0, Infinity, ...cardRows(printed));
    }),
  };
});

/** A renter's card by app: large figures, the month as a ladder in everyday words, rates in sentences. */
const renterApp = stranger("card-renter-app", "credit-cards", (seed) => {
  const d = strangerCard(seed + 640);
  const who = makePerson(seededRandom(seed + 641));
  const printed = d.lines.toSorted((a, b) => b.day.localeCompare(a.day));
  const html = document(
    `body{font:10pt "Liberation Sans"}${BASE}td{padding:2px 0}h3{margin:16px 0 4px}`,
    `<div class=row><div style="font-size:24pt"><b>Hearth</b></div><div class=r>Statement<br>${date.abbreviated(d.start)} – ${date.abbreviated(d.end)}</div></div><p>${who.name}<br>Hearth Mastercard ••${d.last4}</p>
    <div class=row><div>Statement balance<br><b style="font-size:18pt">${$(d.balance)}</b></div><div>Minimum due<br><b style="font-size:18pt">${$(d.minimum)}</b></div><div>Due date<br><b style="font-size:18pt">${date.abbreviated(d.due)}</b></div></div>
    <h3>How we got here</h3>${pairs([
      [`Balance on ${date.abbreviated(d.start)}`, $(d.previous)],
      ["Payments you made", `−${$(d.payments)}`],
      ["Refunds and credits", `−${$(d.credits)}`],
      ["New purchases", $(d.purchases)],
      ["Cash advances", $(d.cash)],
      ["Fees", $(d.fees)],
      ["Interest", $(d.interest)],
      ["<b>Statement balance</b>", `<b>${$(d.balance)}</b>`],
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
    ])}
    <h3>Activity</h3>${grid(
      "llr",
      ["Date", "Merchant", "Amount"],
      printed.map((l) => [
        date.monthDay(l.day),
        escaped(l.text),
        l.amount < 0 ? `−${$(-l.amount)}` : $(l.amount),
      ]),
    )}
    <h3>Interest</h3>${grid(
      "lrrr",
      ["Balance type", "APR", "Subject to interest", "Interest"],
      [
        ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
        ["Cash advances", `${d.cashApr}%`, $(d.cash), $(0)],
      ],
    )}<p class=small><b>Minimum payment warning.</b> If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance.</p>${warningTable(d)}<p class=small>Hearth Mastercard is issued by Column Street Bank, N.A. In ${d.end.slice(0, 4)} you were charged ${$(d.ytdFees)} in fees and ${$(d.ytdInterest)} in interest.</p>`,
  );
  return {
    html,
    truth: {
      ...cardStatement(d, "Hearth", ({ account, transactions }) => {
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
      allowed: {
        institution: ["Column Street Bank, N.A.", "Column Street Bank"],
        "accounts.0.institution": ["Column Street Bank, N.A.", "Column Street Bank"],
      },
    },
  };
});

export const secondCards: readonly Layout[] = [coastBank, cashback, company, renterApp];
