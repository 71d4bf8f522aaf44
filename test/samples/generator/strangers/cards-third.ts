import { type CardLine, cardRows } from "../card-data.ts";
import { cardStatement, kinds } from "../card-layouts.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { address, coupon, rightsNotice } from "../opened/furniture.ts";
import { makePerson } from "../person.ts";
import { date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { pastDueCard, strangerCard } from "../stranger-data.ts";
import { stranger } from "./lender-parts.ts";

const $ = money.dollar;

/** The month as a sum of boxes in one line with signs between them; the due figures in a box with a coloured head. */
const sumOfBoxes = stranger("card-sum-of-boxes", "credit-cards", (seed) => {
  const d = strangerCard(seed + 810);
  const who = makePerson(seededRandom(seed + 811));
  const box = (label: string, value: string) =>
    `<div style="border:1px solid #12395b;padding:5px;text-align:center"><div style="font-size:7pt">${label}</div><b>${value}</b></div>`;
  const sign = (text: string) => `<div style="align-self:center;font-size:14pt">${text}</div>`;
  const row = (l: CardLine) => [
    date.noYear(l.day),
    date.noYear(l.posted),
    escaped(l.text),
    l.amount < 0 ? `-${$(-l.amount)}` : $(l.amount),
  ];
  const printed = d.lines.toSorted((a, b) => a.posted.localeCompare(b.posted));
  const html = document(
    `body{font:8.5pt "Liberation Sans"}${BASE}h4{color:#12395b;margin:12px 0 3px}`,
    `<div class=row><div style="font-size:16pt;color:#12395b"><b>USVA FEDERAL SAVINGS BANK</b></div><div class=r>Credit Card Statement<br>Account Ending In ${d.last4}<br>Statement Closing Date ${date.slash(d.end)}</div></div><div class=row><div>${address(who)}</div><div style="border:2px solid #12395b;padding:6px">${pairs(
      [
        ["New Balance", $(d.balance)],
        ["Minimum Payment Due", $(d.minimum)],
        ["Payment Due Date", date.slash(d.due)],
      ],
    )}</div></div>
    <h4>Account Summary</h4><div style="display:flex;gap:4px">${box("Previous Balance", $(d.previous))}${sign("−")}${box("Payments &amp; Credits", $(d.payments + d.credits))}${sign("+")}${box("Purchases", $(d.purchases))}${sign("+")}${box("Cash Advances", $(d.cash))}${sign("+")}${box("Fees", $(d.fees))}${sign("+")}${box("Interest", $(d.interest))}${sign("=")}${box("New Balance", $(d.balance))}</div>
    <p>Credit Line ${$(d.limit)} &nbsp;|&nbsp; Available Credit ${$(d.available)} &nbsp;|&nbsp; Days in Billing Cycle 30</p>
    <p class=small>Minimum Payment Warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example:</p>${grid(
      "lll",
      [
        "If you make no additional charges using this card and each month you pay...",
        "You will pay off the balance shown on this statement in about...",
        "And you will end up paying an estimated total of...",
      ],
      [
        ["Only the minimum payment", `${d.warning.years} years`, $(d.warning.total)],
        [$(d.warning.monthly), "3 years", $(d.warning.monthlyTotal)],
      ],
      "border=1 class=small",
    )}
    <h4>Transactions</h4>${grid("lllr", ["Trans Date", "Post Date", "Description", "Amount"], printed.map(row))}
    <h4>Interest Charges</h4>${grid(
      "lrrr",
      ["Balance Type", "Annual Percentage Rate (APR)", "Balance Subject to Interest Rate", "Interest Charge"],
      [
        ["Purchases", `${d.apr}%(v)`, $(d.interestBase), $(d.interest)],
        ["Cash Advances", `${d.cashApr}%(v)`, $(d.cash), $(0)],
        ["Balance Transfers", `${d.transferApr}%(v)`, $(0), $(0)],
      ],
    )}<p class=small>${d.end.slice(0, 4)} year-to-date: total fees charged ${$(d.ytdFees)}; total interest charged ${$(d.ytdInterest)}.</p>${rightsNotice}`,
  );
  return {
    html,
    truth: cardStatement(d, "USVA FEDERAL SAVINGS BANK", ({ account, transactions }) => {
      delete account.periodStart;
      delete account.periodEnd;
      account.aprs = [
        { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
        { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        { kind: "balance-transfer", apr: d.transferApr, balance: "0.00" },
      ];
      transactions.splice(0, Infinity, ...cardRows(printed));
    }),
  };
});

/** A fashion store's card: past due inside the minimum, points first, the warning as a paragraph, fees and interest in sections of their own. */
const fashionStore = stranger("card-fashion-store", "credit-cards", (seed) => {
  const d = pastDueCard(seed + 820);
  const who = makePerson(seededRandom(seed + 821));
  const row = (l: CardLine) => [
    date.slash(l.day),
    escaped(l.text),
    l.amount < 0 ? money.brackets(l.amount) : $(l.amount),
  ];
  const sections: [string, readonly CardLine[]][] = [
    ["PAYMENTS AND CREDITS", kinds(d, "payment", "credit")],
    ["PURCHASES", kinds(d, "purchase", "cash")],
    ["FEES", kinds(d, "fee")],
    ["INTEREST CHARGED", kinds(d, "interest")],
  ];
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h4{letter-spacing:1px;border-top:2px solid #000;margin:12px 0 2px;padding-top:3px}`,
    `<div class=row><div style="font-size:18pt;letter-spacing:4px">LINDEN &amp; LACE</div><div class=r>Account Number ************${d.last4}<br>Account Holder ${who.name}</div></div>
    <div class=row><div><h4>Rewards</h4>${pairs([
      ["Points earned", "311"],
      ["Points balance", "2,870"],
    ])}<h4>Summary of account activity</h4>${pairs([
      ["Previous balance", $(d.previous)],
      ["Payments", `-${$(d.payments)}`],
      ["Other credits", `-${$(d.credits)}`],
      ["Purchases", `+${$(d.purchases)}`],
      ["Cash advances", `+${$(d.cash)}`],
      ["Fees charged", `+${$(d.fees)}`],
      ["Interest charged", `+${$(d.interest)}`],
      ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
      ["Past due amount", $(d.pastDue)],
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
      ["Statement closing date", date.slash(d.end)],
      ["Days in billing cycle", "30"],
    ])}</div><div><h4>Payment information</h4>${pairs([
      ["New balance", $(d.balance)],
      ["Minimum payment due (includes past due)", $(d.minimum)],
      ["Payment due date", date.slash(d.due)],
    ])}<p>Late payment warning: If we do not receive your minimum payment by ${date.slash(d.due)}, you may have to pay up to a $41.00 late fee.</p><p>Minimum payment warning: If you make only the minimum payment each period, you will pay more in interest and it will take you longer to pay off your balance. For example: if you make no additional charges and pay only the minimum payment, you will pay off the balance in about ${d.warning.years} years and pay an estimated total of ${$(d.warning.total)}. If you pay ${$(d.warning.monthly)} a month you will pay it off in 3 years for ${$(d.warning.monthlyTotal)}.</p></div></div>
    <h4>Details of your transactions</h4>${grid(
      "llr",
      ["TRANS DATE", "TRANSACTION DESCRIPTION/LOCATION", "AMOUNT"],
      sections.flatMap(([title, list]) => [["", `<b>${title}</b>`, ""], ...list.map(row)]),
    )}<div style="width:60%">${pairs([
      ["Total fees charged for this period", $(d.fees)],
      ["Total interest charged for this period", $(d.interest)],
      [`Total fees charged in ${d.end.slice(0, 4)}`, $(d.ytdFees)],
      [`Total interest charged in ${d.end.slice(0, 4)}`, $(d.ytdInterest)],
    ])}</div>
    <h4>Interest charge calculation</h4>${grid(
      "lrrr",
      [
        "TYPE OF BALANCE",
        "ANNUAL PERCENTAGE RATE (APR)",
        "BALANCE SUBJECT TO INTEREST RATE",
        "INTEREST CHARGE",
      ],
      [
        ["Purchases", `${d.apr}%`, $(d.interestBase), $(d.interest)],
        ["Cash advances", `${d.cashApr}%`, $(d.cash), $(0)],
      ],
    )}<p class=small>LINDEN &amp; LACE credit card accounts are issued by Commonwealth Retail Bank.</p>${coupon(
      "LINDEN &amp; LACE",
      [
        ["Account number", `************${d.last4}`],
        ["New balance", $(d.balance)],
        ["Minimum payment", $(d.minimum)],
        ["Payment due date", date.slash(d.due)],
      ],
    )}`,
  );
  return {
    html,
    truth: {
      ...cardStatement(d, "LINDEN & LACE", ({ account, transactions }) => {
        delete account.periodStart;
        delete account.periodEnd;
        account.pastDue = decimal(d.pastDue);
        account.aprs = [
          { kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) },
          { kind: "cash-advance", apr: d.cashApr, balance: decimal(d.cash) },
        ];
        transactions.splice(0, Infinity, ...cardRows(sections.flatMap(([, list]) => list)));
      }),
      allowed: {
        institution: ["Commonwealth Retail Bank"],
        "accounts.0.institution": ["Commonwealth Retail Bank"],
      },
    },
  };
});

/** A phone maker's card: month in the balance's name, instalments apart, daily cash columns, everything left-aligned. */
const phoneMaker = stranger("card-phone-maker", "credit-cards", (seed) => {
  const d = strangerCard(seed + 830);
  const who = makePerson(seededRandom(seed + 831));
  const month = date.longNoYear(d.end).split(" ")[0] ?? "";
  const paid = kinds(d, "payment", "credit");
  const bought = [...kinds(d, "purchase", "cash", "fee")];
  const html = document(
    `body{font:9.5pt "Liberation Sans"}${BASE}h3{margin:16px 0 4px;border-bottom:1px solid #ccc}`,
    `<div class=row><div style="font-size:18pt">Pear Card</div><div class=r>Statement</div></div><p>${who.name}, ${who.name.split(" ")[0]?.toLowerCase() ?? ""}@mail.example<br>${date.monthDay(d.start)} — ${date.abbreviated(d.end)}</p>
    <div class=row><div>Your ${month} Balance<br><span class=small>as of ${date.abbreviated(d.end)}</span><br><b style="font-size:15pt">${$(d.balance)}</b></div><div>Minimum Payment Due<br><b style="font-size:15pt">${$(d.minimum)}</b></div><div>Payment Due By<br><b style="font-size:15pt">${date.abbreviated(d.due)}</b></div></div>
    <div style="width:65%">${pairs([
      ["Previous Monthly Balance", $(d.previous)],
      ["Payments and credits", `-${$(d.payments + d.credits)}`],
      ["Purchases", $(d.purchases)],
      ["Cash advances", $(d.cash)],
      ["Fees", $(d.fees)],
      ["Interest", $(d.interest)],
      [`Total ${month} Balance`, $(d.balance)],
      ["Available Credit", $(d.available)],
      ["Credit Limit", $(d.limit)],
    ])}</div>
    <h3>Payments</h3>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      paid.map((l) => [date.slash(l.day), escaped(l.text), `-${$(-l.amount)}`]),
    )}
    <h3>Transactions</h3>${grid(
      "llrrr",
      ["Date", "Description", "Daily Cash", "", "Amount"],
      bought.map((l) => [
        date.slash(l.day),
        escaped(l.text),
        "1%",
        $(Math.round(l.amount / 100)),
        $(l.amount),
      ]),
    )}
    <h3>Interest Charged</h3>${grid(
      "llr",
      ["Date", "Description", "Amount"],
      kinds(d, "interest").map((l) => [date.slash(l.day), escaped(l.text), $(l.amount)]),
    )}
    <h3>Interest Charge Calculation</h3>${grid(
      "lrrr",
      [
        "Type of Balance",
        "Annual Percentage Rate (APR)",
        "Balance Subject to Interest Rate",
        "Interest Charge",
      ],
      [["Purchases", `${d.apr}% (v)`, $(d.interestBase), $(d.interest)]],
    )}<p class=small>Pear Card is issued by Goldsmith Bank USA, Salt Lake City Branch. Account number ending in ${d.last4}. Total interest charged in ${d.end.slice(0, 4)}: ${$(d.ytdInterest)}.</p>`,
  );
  const printed = [...paid, ...bought, ...kinds(d, "interest")];
  return {
    html,
    truth: {
      ...cardStatement(d, "Pear Card", ({ account, transactions }) => {
        delete account.minimumPaymentWarning;
        account.aprs = [{ kind: "purchase", apr: d.apr, balance: decimal(d.interestBase) }];
        transactions.splice(0, Infinity, ...cardRows(printed));
      }),
      allowed: {
        institution: ["Pear", "Goldsmith Bank USA"],
        "accounts.0.institution": ["Pear", "Goldsmith Bank USA"],
        "accounts.0.statementDate": [d.end],
      },
    },
  };
});

export const thirdCards: readonly Layout[] = [sumOfBoxes, fashionStore, phoneMaker];
