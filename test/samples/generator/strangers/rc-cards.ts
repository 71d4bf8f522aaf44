import type { Layout, Statement } from "../layout.ts";
import { alsoNamed, document } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import {
  type CardMonth,
  cardFacts,
  cardMonth,
  cardRows,
  leavingOpen,
  only,
  period,
  warned,
} from "./sb-data.ts";

const $ = money.dollar;

const card = (name: string, make: (seed: number) => Statement): Layout => ({
  name: `rc-card-${name}`,
  type: "credit-cards",
  heldOut: false,
  make,
});

const year = (d: { readonly end: string }) => d.end.slice(0, 4);
const holder = (d: CardMonth) => `${d.person.name}<br>${d.person.street}<br>${d.person.town}`;

/** A credit union that sets labels over figures in three columns, and a register with charges, credits and what is owed after each. */
const cardinal = card("cardinal", (seed) => {
  const d = cardMonth(seed, {
    salt: 811,
    previous: [40_000, 610_000],
    purchases: [8, 22],
    pays: "either",
    credit: 0.5,
  });
  const tile = (label: string, value: string) => `<div class=t><i>${label}</i><b>${value}</b></div>`;
  let owed = d.previous;
  const rows = d.lines.map((l) => {
    owed += l.amount;
    return [
      l.day,
      escaped(l.text),
      l.amount > 0 ? grouped(l.amount) : "",
      l.amount < 0 ? grouped(l.amount) : "",
      grouped(owed),
    ];
  });
  const html = document(
    `body{font:9pt "Liberation Sans";color:#222}${BASE}.t{display:inline-block;width:32%;margin:7px 0;text-align:right;padding-right:26px}.t i{display:block;font-style:normal;font-size:7.6pt;color:#555}.t b{font-size:11pt}h1{font:bold 15pt "Liberation Serif";margin:0}h2{font-size:10pt;border-bottom:1px solid #777;margin:16px 0 4px}`,
    `<div class=row><h1>Cardinal Point Credit Union</h1><div class=r>Visa Signature<br>Card no. •••• •••• •••• ${d.last4}<br>Cycle of ${date.abbreviatedBare(d.start)} through ${date.abbreviatedBare(d.end)}</div></div>
    <p>${holder(d)}</p>
    <div>${[
      tile("Prior cycle's closing balance", $(d.previous)),
      tile("Payments and credits this cycle", $(-(d.payments + d.credits))),
      tile("Purchases this cycle", $(d.purchases)),
      tile("Interest this cycle", $(d.interest)),
      tile("Fees this cycle", $(d.fees)),
      tile("Closing balance this cycle", $(d.balance)),
      tile("Pay no less than", $(d.minimum)),
      tile("Payment must arrive by", date.abbreviatedBare(d.due)),
      tile("Of which past due", $(d.pastDue)),
      tile("Your line of credit", $(d.limit)),
      tile("Line still unused", $(d.available)),
      tile("Late fee, if we charge one", "up to $25.00"),
    ].join("")}</div>
    <h2>What happened on your card</h2>
    ${grid("llrrr", ["Date", "Details", "Charges", "Credits", "Owed"], [["", "Brought forward", "", "", grouped(d.previous)], ...rows])}
    <h2>How interest was worked out</h2>
    ${grid(
      "lrrr",
      ["Kind of balance", "Yearly rate (APR)", "Balance it applies to", "Interest"],
      [
        ["Purchases", `${d.apr}%`, $(d.base), $(d.interest)],
        ["Cash advances", `${d.cashApr}%`, "$0.00", "$0.00"],
      ],
    )}
    <p class=small>In ${year(d)} so far you were charged ${$(d.feesYear)} in fees and ${$(d.interestYear)} in interest. Only paying the minimum: about ${d.years} years and ${$(d.totalCost)} in total. Paying ${$(d.monthly)} each month: 3 years and ${$(d.monthly * 36)} in total. Federally insured by NCUA.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "Cardinal Point Credit Union",
          accounts: [
            {
              ...cardFacts(d, "Cardinal Point Credit Union"),
              ...period(d),
              ...warned(d),
              pastDue: decimal(d.pastDue),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Cardinal Point",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A young issuer that writes a letter: the month is told in sentences, the list groups charges by week and prints payments apart. */
const mallow = card("mallow", (seed) => {
  const d = cardMonth(seed, {
    salt: 822,
    previous: [30_000, 240_000],
    purchases: [6, 16],
    pays: "part",
    credit: 0.6,
  });
  const list = (lines: CardMonth["lines"]) =>
    grid(
      "lr",
      [],
      lines.map((l) => [`${date.monthDay(l.day)} &nbsp; ${escaped(l.text)}`, $(Math.abs(l.amount))]),
    );
  const html = document(
    `body{font:10pt/1.5 "Liberation Serif";color:#2b2b2b;width:520px}${BASE}h1{font:italic 24pt "Liberation Serif";color:#7a2e5d;margin:0}h3{margin:14px 0 2px;color:#7a2e5d}.box{border:1px solid #caa;padding:8px 12px;margin:10px 0}`,
    `<h1>mallow</h1><p>Credit card statement, ${date.long(d.end)}<br>Card ending in ${d.last4}</p>
    <p>Hello ${d.person.name.split(" ")[0]},</p>
    <p>On ${date.long(d.start)} you owed ${$(d.previous)}. Since then you paid ${$(d.payments)}, we credited ${$(d.credits)}, and you bought things for ${$(d.purchases)}. We added ${$(d.interest)} of interest and ${$(d.fees)} of fees.</p>
    <div class=box>${pairs([
      ["You now owe", `<b>${$(d.balance)}</b>`],
      ["The least you can pay", $(d.minimum)],
      ["It has to be here by", date.long(d.due)],
      ["The most you can owe (credit limit)", $(d.limit)],
      ["You can still spend", $(d.available)],
    ])}</div>
    <h3>Money you sent us</h3>${list(only(d.lines, "payment"))}
    <h3>Money we gave back</h3>${list(only(d.lines, "credit"))}
    <h3>What you bought</h3>${list(only(d.lines, "purchase"))}
    <h3>What we charged you</h3>${list(only(d.lines, "fee", "interest"))}
    <h3>Rate</h3><p>Purchases cost ${d.apr}% APR. Cash advances are not offered on this card.</p>
    <p class=small>If you only ever pay the minimum it takes about ${d.years} years and costs ${$(d.totalCost)} in all. ${$(d.monthly)} a month would do it in 3 years, for ${$(d.monthly * 36)} in all. Mallow cards are issued by Fennimore Bank, Member FDIC.</p>`,
  );
  const { previousBalance, ...facts } = cardFacts(d, "mallow");
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "mallow",
          accounts: [
            {
              ...facts,
              previousBalance: previousBalance ?? "",
              statementDate: d.end,
              ...warned(d),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [{ kind: "purchase", apr: d.apr }],
            },
          ],
          transactions: [
            ...only(d.lines, "payment"),
            ...only(d.lines, "credit"),
            ...only(d.lines, "purchase"),
            ...only(d.lines, "fee", "interest"),
          ].flatMap((line) => cardRows([line])),
        },
        "Fennimore Bank",
      ),
      { "accounts.0.periodStart": d.start, "accounts.0.periodEnd": d.end },
    ),
  };
});

/** Figures left of their labels, amounts in the first column of the list, days last. */
const tilden = card("tilden", (seed) => {
  const d = cardMonth(seed, {
    salt: 833,
    previous: [80_000, 900_000],
    purchases: [10, 26],
    pays: "either",
    late: 0.3,
    cash: 0.3,
  });
  const left = (entries: ReadonlyArray<readonly [string, string]>) =>
    `<table style="width:auto">${entries.map(([label, value]) => `<tr><td class=r><b>${value}</b></td><td>${label}</td></tr>`).join("")}</table>`;
  const html = document(
    `body{font:8.8pt "Liberation Sans";color:#111}${BASE}h1{font:bold 18pt "Liberation Sans";letter-spacing:3px;margin:0 0 8px}h2{font-size:10pt;background:#eee;padding:3px 6px;margin:14px 0 4px}`,
    `<h1>TILDEN BANK</h1><div class=row><div>${holder(d)}</div><div>Rewards Mastercard<br>Account ending in ${d.last4}<br>Billing period ${date.bareShort(d.start)} to ${date.bareShort(d.end)}</div></div>
    <h2>Your account this period</h2><div class=row><div>${left([
      ["Previous balance", $(d.previous)],
      ["Payments", $(-d.payments)],
      ["Other credits", $(-d.credits)],
      ["Purchases", $(d.purchases)],
      ["Cash advances", $(d.cash)],
      ["Fees charged", $(d.fees)],
      ["Interest charged", $(d.interest)],
      ["New balance", $(d.balance)],
    ])}</div><div>${left([
      ["Minimum payment due", $(d.minimum)],
      ["Payment due date", date.bareShort(d.due)],
      ["Past due, included in the minimum", $(d.pastDue)],
      ["Credit limit", $(d.limit)],
      ["Available credit", $(d.available)],
      ["Limit for cash advances", $(d.cashLimit)],
    ])}</div></div>
    <h2>Transactions</h2>${grid(
      "rll",
      ["Amount", "Merchant or description", "Date"],
      d.lines.map((l) => [$(l.amount), escaped(l.text), date.noYear(l.day)]),
    )}
    <h2>Interest charge calculation</h2>${grid(
      "lrrr",
      ["Type of balance", "APR", "Balance subject to interest rate", "Interest charge"],
      [
        ["Purchases", `${d.apr}%`, $(d.base), $(d.interest)],
        ["Cash advances", `${d.cashApr}%`, "$0.00", "$0.00"],
      ],
    )}
    <h2>If you pay only the minimum</h2>${grid(
      "lll",
      ["Each month you pay", "You are done in about", "You pay in total"],
      [
        ["Only the minimum payment", `${d.years} years`, $(d.totalCost)],
        [$(d.monthly), "3 years", $(d.monthly * 36)],
      ],
    )}
    <p class=small>${year(d)} totals: fees ${$(d.feesYear)}; interest ${$(d.interestYear)}.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "TILDEN BANK",
          accounts: [
            {
              ...cardFacts(d, "TILDEN BANK"),
              ...period(d),
              ...warned(d),
              pastDue: decimal(d.pastDue),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Tilden Bank",
      ),
      { "accounts.0.statementDate": d.end },
    ),
  };
});

/** A small processor's typewriter print: shortened labels, dotted leaders, rows that go on over the page under repeated heads. */
const bristol = card("bristol", (seed) => {
  const d = cardMonth(seed, {
    salt: 844,
    previous: [60_000, 500_000],
    purchases: [26, 40],
    pays: "either",
    late: 0.3,
    credit: 0.5,
  });
  const money2 = (amount: number) => `${grouped(amount)}${amount < 0 ? " CR" : ""}`;
  const line = (label: string, value: string) => `${`${label} `.padEnd(22, ".")} ${value.padStart(12)}`;
  const twin = (a: string, b = "") => `${a.padEnd(42)}${b}`;
  const head = (page: number) =>
    `BRISTOL MUNICIPAL EMPLOYEES F.C.U.                     VISA STMT  PAGE ${page}\nACCT XXXX XXXX XXXX ${d.last4}\n\n`;
  const row = (l: CardMonth["lines"][number]) =>
    `${date.noYear(l.day)} ${date.noYear(l.posted)} ${l.reference.padEnd(12)} ${l.text.padEnd(40)} ${money2(l.amount).padStart(12)}`;
  const titles = `TRAN  POST  REF NBR      DESCRIPTION${" ".repeat(37)}AMOUNT\n`;
  const cut = Math.ceil(d.lines.length / 2);
  const page = (text: string, last = false) =>
    `<pre style="${last ? "" : "break-after:page;"}margin:0">${escaped(text)}</pre>`;
  const html = document(
    `body{font:8.6pt "Liberation Mono"}pre{font:8.6pt/1.35 "Liberation Mono"}`,
    page(
      `${head(1)}${d.person.name}\n${d.person.street}\n${d.person.town}\n\n${[
        twin(line("LAST STMT BAL", money2(d.previous)), line("STMT DATE", date.short(d.end))),
        twin(line("PAYMENTS", money2(-d.payments)), line("PMT DUE DATE", date.short(d.due))),
        twin(line("CREDITS", money2(-d.credits)), line("MIN PMT DUE", money2(d.minimum))),
        twin(line("PURCHASES", money2(d.purchases)), line("AMT PAST DUE", money2(d.pastDue))),
        twin(line("FEES", money2(d.fees)), line("CR LIMIT", money2(d.limit))),
        twin(line("FINANCE CHG", money2(d.interest)), line("AVAIL CR", money2(d.available))),
        twin(line("NEW STMT BAL", money2(d.balance)), line("DAYS IN CYCLE", String(d.days))),
      ].join(
        "\n",
      )}\n\n${titles}${d.lines.slice(0, cut).map(row).join("\n")}\n\n*** CONTINUED ON NEXT PAGE ***`,
    ) +
      page(
        `${head(2)}${titles}${d.lines.slice(cut).map(row).join("\n")}\n\nTYPE          APR        AVG DLY BAL    FIN CHG\nPURCH        ${d.apr}%     ${grouped(d.base).padStart(10)} ${grouped(d.interest).padStart(9)}\nCASH ADV     ${d.cashApr}%           0.00      0.00\n\nYTD FEES ${grouped(d.feesYear)}   YTD INTEREST ${grouped(d.interestYear)}\nMIN PMT ONLY: ${d.years} YEARS, EST TOTAL ${grouped(d.totalCost)}.  ${grouped(d.monthly)} A MONTH: 3 YEARS, EST TOTAL ${grouped(d.monthly * 36)}.`,
        true,
      ),
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "credit-cards",
          institution: "BRISTOL MUNICIPAL EMPLOYEES F.C.U.",
          accounts: [
            {
              ...cardFacts(d, "BRISTOL MUNICIPAL EMPLOYEES F.C.U."),
              ...warned(d),
              statementDate: d.end,
              pastDue: decimal(d.pastDue),
              creditLimit: decimal(d.limit),
              availableCredit: decimal(d.available),
              apr: d.apr,
              aprs: [
                { kind: "purchase", apr: d.apr, balance: decimal(d.base) },
                { kind: "cash-advance", apr: d.cashApr, balance: "0.00" },
              ],
            },
          ],
          transactions: cardRows(d.lines),
        },
        "Bristol Municipal Employees FCU",
        "BRISTOL MUNICIPAL EMPLOYEES",
      ),
      { "accounts.0.periodEnd": d.end },
    ),
  };
});

export const rcCards: readonly Layout[] = [cardinal, mallow, tilden, bristol];
