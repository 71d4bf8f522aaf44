import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, shares, start, total } from "./un-data.ts";
import { heldFacts, hold, paper, sumHeld } from "./ve-data.ts";

const $ = money.dollar;
const bare = money.plain;

/** A fund company's IRA: balances of two days side by side, no quantity on the first page, masked number. */
const ira = paper("invest-ira-fund-house", "investments", (seed) => {
  const { random, person } = start(seed, 743);
  const first = `2026-${random.pick(["01", "04", "07"])}-01`;
  const end = addDays(inMonths(first, 3), -1);
  const held = hold(
    random,
    [
      ["Galleon Total Stock Market Index Admiral", "GTSAX"],
      ["Galleon Federal Money Market Fund", "GMFXX"],
      ["Galleon Wellesley Income Fund", "GWINX"],
    ],
    1,
  );
  const value = sumHeld(held);
  const roth = random.chance(0.5);
  const contributed = random.pick([0, 50_000, 175_000]);
  const change = Math.round((value * random.whole(-30, 60)) / 1000);
  const beginning = value - contributed - change;
  const last = digits(random, 4);
  const title = `${roth ? "Roth" : "Traditional"} IRA brokerage account&mdash;XXXX${last}`;
  const before = held.map((one) => Math.round((one.value * beginning) / value));
  before[0] = (before[0] ?? 0) + beginning - total(before);
  const html = document(
    `body{font:9pt Georgia,serif}${BASE} .logo{font:bold 20pt Georgia;color:#96151d} h3{font:bold 12pt Georgia;border-top:1px solid #96151d;padding-top:4px;margin:16px 0 4px} td,th{padding:3px 4px;border-bottom:1px dotted #aaa}`,
    `<div class=row><div class=logo>Galleon<sup>&reg;</sup></div><div style="text-align:right">${date.long(end)}, quarter-to-date statement<br>View your statements online at galleon.example<br>Client services: 800-662-2739</div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p><h3>${title}</h3><p>${person.name}, ${roth ? "Roth" : "Traditional"} IRA, Galleon Fiduciary Trust Company custodian</p>
<h3>Account overview</h3><p style="font-size:17pt;margin:4px 0">${$(value)}</p><p>Total account value as of ${date.long(end)}</p>${grid(
      "lr",
      ["", "Quarter-to-date"],
      [
        [`Beginning balance on ${date.slash(addDays(first, -1))}`, $(beginning)],
        [`Contributions (tax year 2026)`, $(contributed)],
        ["Withdrawals", "0.00"],
        ["Market gain/loss", bare(change)],
        [`<b>Ending balance on ${date.slash(end)}</b>`, `<b>${$(value)}</b>`],
      ],
    )}
<h3>Balances and holdings</h3>${grid(
      "llrrrr",
      [
        "Symbol",
        "Name",
        "Quantity",
        `Price on ${date.slash(end)}`,
        `Balance on ${date.slash(addDays(first, -1))}`,
        `Balance on ${date.slash(end)}`,
      ],
      [
        ...held.map((one, index) => [
          one.symbol,
          one.name,
          shares(one.quantity),
          $(one.price),
          $(before[index] ?? 0),
          $(one.value),
        ]),
        ["", "<b>Total</b>", "", "", $(beginning), `<b>${$(value)}</b>`],
      ],
    )}${roth ? "" : `<h3>Required minimum distribution</h3><p>If you are age 73 or older, you must take an RMD each year. Your fair market value on December 31, 2025, was reported to the IRS on Form 5498.</p>`}
<h3>Retirement contributions</h3>${grid("lrr", ["", "2025", "2026"], [["Contributions", "0.00", bare(contributed)]])}<p class=small>Galleon Brokerage Services, a division of Galleon Marketing Corporation, member FINRA and SIPC. The securities in your brokerage account are held in custody by Galleon Marketing. Disclosures: Balances in Galleon Federal Money Market Fund are not FDIC-insured. Report any inaccuracy or discrepancy promptly. The average annual household IRA limit information is at irs.gov. A $25.00 annual account service fee applies unless you elect e-delivery.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "investments",
        institution: "Galleon",
        accounts: [
          {
            kind: "ira",
            institution: "Galleon",
            accountLast4: last,
            statementDate: end,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: heldFacts(held),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.periodStart": [first, addDays(first, -1)],
          "accounts.0.beginningBalance": [decimal(beginning)],
          "accounts.0.endingBalance": [decimal(value)],
          "accounts.0.totalDeposits": [decimal(contributed)],
          "accounts.0.totalWithdrawals": ["0.00"],
        },
      },
      "Galleon Brokerage Services",
      "Galleon Fiduciary Trust Company",
      "Galleon Marketing Corporation",
    ),
  };
});

export const vePortfolioIra: readonly Layout[] = [ira];
