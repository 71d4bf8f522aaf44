import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, NEXT_PAGE, total } from "./sn-data.ts";

const $ = money.dollar;

const FAMILY = [
  ["Growth Opportunities Fund", "LGOAX", "05", "53100A107"],
  ["Income Builder Fund", "LINAX", "12", "53100A404"],
  ["New World Leaders Fund", "LNWAX", "36", "53100B205"],
  ["Short Duration Bond Fund", "LSDAX", "48", "53100B601"],
  ["Capital Preservation Money Market Fund", "LCPXX", "59", "53100C104"],
] as const;

/** A fund family's IRA sold through an adviser: one value at the head, then each fund as a ledger of shares from its opening balance. */
const ira: Layout = {
  name: "sn-ira-fund-family-ledgers",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 909_331);
    const person = makePerson(random);
    const house = "Ledgerstone Funds";
    const roth = random.chance(0.5);
    const [start, end] = random.pick([
      ["2026-01-01", "2026-03-31"],
      ["2026-04-01", "2026-06-30"],
      ["2026-07-01", "2026-09-30"],
    ] as const);
    const number = accountNumber(random, 8);
    const first = random.whole(0, FAMILY.length - 1);
    const funds = Array.from({ length: random.whole(2, 3) }, (_, index) => {
      const [name, ticker, fund, cusip] = FAMILY[(first + index) % FAMILY.length] ?? FAMILY[0];
      const isCash = ticker.endsWith("XX");
      const price = isCash ? 100 : random.whole(1_100, 7_900);
      const opening = random.whole(90_000, isCash ? 9_000_000 : 990_000);
      const paid = random.whole(5, 60) * 1_000;
      const dividend = random.whole(300, 29_000);
      const buys = [
        { day: addDays(start, 14), text: "Systematic purchase", amount: paid, price },
        {
          day: addDays(start, 45),
          text: "Systematic purchase",
          amount: paid,
          price: isCash ? 100 : price - 17,
        },
        {
          day: addDays(end, -9),
          text: isCash
            ? "Income dividend reinvested"
            : `Dividend reinvested $${((dividend * 10) / opening).toFixed(4)} per share`,
          amount: dividend,
          price: isCash ? 100 : price + 9,
        },
      ].map((buy) => ({ ...buy, shares: Math.round((buy.amount * 1_000) / buy.price) }));
      const closing = opening + total(buys, (buy) => buy.shares);
      const endPrice = isCash ? 100 : price + random.whole(-90, 140);
      return {
        name: `${name}, Class A`,
        ticker,
        fund,
        cusip,
        opening,
        openingPrice: price,
        buys,
        closing,
        endPrice,
        paid: paid * 2,
        dividend,
        before: Math.round((opening * price) / 1_000),
        value: Math.round((closing * endPrice) / 1_000),
      };
    });
    const sum = (pick: (fund: (typeof funds)[number]) => number) => total(funds, pick);
    const [before, added, dividends, value] = [
      sum((fund) => fund.before),
      sum((fund) => fund.paid),
      sum((fund) => fund.dividend),
      sum((fund) => fund.value),
    ];
    const kind = roth ? "Roth IRA" : "Traditional IRA";
    const quarters = Number(end.slice(5, 7)) / 3;
    const three = (count: number) => money.plain(Math.floor(count / 10)) + String(count % 10);
    const html = document(
      `body{font:10pt "Liberation Serif";color:#1a1a1a}${BASE}.hd{display:flex;justify-content:space-between;align-items:flex-end}.hd b{font-size:20pt;font-weight:normal;color:#6b1d2a}.rule{height:3px;background:#6b1d2a;margin:4px 0 14px}h3{font:bold 9pt "Liberation Sans";color:#6b1d2a;text-transform:uppercase;letter-spacing:.5px;margin:16px 0 3px}td,th{padding:2px 4px}th{font:bold 7.4pt "Liberation Sans";border-bottom:1px solid #6b1d2a;vertical-align:bottom}.s td:first-child{width:70%}.led td{font-size:9pt}.led tr:nth-child(2) td,.led tr:last-child td{font-weight:bold}.led tr:last-child td{border-top:1px solid #000}.small{font:7pt/1.45 "Liberation Sans"}.adv{font:7.8pt/1.4 "Liberation Sans";border:1px solid #6b1d2a;padding:6px 10px}`,
      `<div class=hd><b>Ledgerstone Funds</b><div class=r><i>Quarterly account statement</i><br>${date.long(start)} &ndash; ${date.long(end)}</div></div><div class=rule></div>
      <div class=row><div style="flex:1.6">LEDGER BANK &amp; TRUST CO CUST FOR THE<br>${roth ? "ROTH IRA" : "IRA"} OF ${person.name.toUpperCase()}<br>${person.street}<br>${person.town}</div><div class=adv><b>Financial professional</b><br>MARGUERITE OLDHAM (Rep 20771)<br>BRIARCLIFF SECURITIES, LLC<br>904 555-0166<br><b>Shareholder services</b> 800-555-0158</div></div>
      <h3>Your ${kind} at a glance &nbsp; Account number ${number}</h3><div class=row><div style="flex:1.4">${pairs(
        [
          [`Value on ${date.bareShort(addDays(start, -1))}`, $(before)],
          ["Contributions", $(added)],
          ["Distributions", $(0)],
          ["Dividends and capital gains reinvested", $(dividends)],
          ["Change in market value", money.brackets(value - before - added - dividends)],
          [`<b>Value on ${date.bareShort(end)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=s",
      )}</div><div class=small>IRA contributions received<br>${pairs([
        ["For tax year 2026", $(added * quarters)],
        ["For tax year 2025", $(roth ? 0 : 120_000)],
        ["Annual limit, under age 50", "$7,500"],
        ["Annual limit, age 50 and over", "$8,600"],
      ])}${roth ? "" : `<p>Fair market value on 12/31/2025, reported on Form 5498: ${$(Math.round(before * 0.97))}. If you reached age 73 a required minimum distribution may apply.</p>`}</div></div>
      <h3>Holdings on ${date.long(end)}</h3>${grid(
        "lccrrrr",
        ["Fund", "Fund no.", "Ticker", "Shares", "Price", "Value", "% of account"],
        [
          ...funds.map((fund) => [
            fund.name,
            fund.fund,
            fund.ticker,
            three(fund.closing),
            $(fund.endPrice),
            $(fund.value),
            `${Math.round((fund.value / value) * 100)}%`,
          ]),
          ["<b>Total</b>", "", "", "", "", `<b>${$(value)}</b>`, "100%"],
        ],
      )}
      <p class=small>Your account is eligible for Rights of Accumulation: the household's holdings of ${$(Math.round(value * 1.4))} count toward a reduced sales charge. At $250,000 the charge falls from 5.00% to 2.50%.</p>
      ${funds
        .map(
          (fund) =>
            `<div style="break-inside:avoid"><h3>${fund.name} &nbsp; Fund ${fund.fund}</h3><div class=small>CUSIP ${fund.cusip} &middot; Dividends: reinvest &middot; Capital gains: reinvest</div>${grid(
              "llrrrr",
              [
                "Trade date",
                "Transaction",
                "Dollar amount",
                "Share price",
                "Shares this transaction",
                "Share balance",
              ],
              [
                [
                  date.bareShort(addDays(start, -1)),
                  "Beginning share balance",
                  $(fund.before),
                  $(fund.openingPrice),
                  "",
                  three(fund.opening),
                ],
                ...fund.buys.map((buy, at) => [
                  date.bareShort(buy.day),
                  buy.text,
                  $(buy.amount),
                  $(buy.price),
                  three(buy.shares),
                  three(fund.opening + total(fund.buys.slice(0, at + 1), (entry) => entry.shares)),
                ]),
                [
                  date.bareShort(end),
                  "Ending share balance",
                  $(fund.value),
                  $(fund.endPrice),
                  "",
                  three(fund.closing),
                ],
              ],
              "class=led",
            )}</div>`,
        )
        .join("")}
      ${NEXT_PAGE}<h3>Please note</h3><div class=small><p>Purchases by systematic investment come from your bank account ending 7719. A $10.00 custodial fee is taken in December from accounts below $10,000.00 and a $15.00 fee applies when an IRA is closed. A contingent deferred sales charge of 1.00% may apply to redemptions within 18 months of purchases of $1 million or more.</p><p>Investments are not FDIC-insured, may lose value, and are not guaranteed by a bank. You could lose money by investing in the money market fund; it seeks to keep $1.00 per share but cannot guarantee it. Ledgerstone Distributors, Inc., member FINRA. Custodian: Ledger Bank &amp; Trust Company, Sioux Falls, SD. Tell us of any error within 45 days.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: house,
        accounts: [
          {
            kind: "ira",
            institution: house,
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: funds.map((fund) => ({
              name: fund.name,
              symbol: fund.ticker,
              value: decimal(fund.value),
            })),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled(["Ledgerstone", "Ledger Bank & Trust Company", "LEDGER BANK & TRUST CO"]),
          "accounts.0.statementDate": [end],
          "accounts.0.beginningBalance": [decimal(before)],
          "accounts.0.endingBalance": [decimal(value)],
          "accounts.0.totalDeposits": [decimal(added)],
          "accounts.0.totalWithdrawals": ["0.00"],
          ...Object.fromEntries(
            funds.map((fund, index) => [
              `accounts.0.holdings.${index}.name`,
              [fund.name.replace(", Class A", "")],
            ]),
          ),
        },
      },
    };
  },
};

export const snFundIra: readonly Layout[] = [ira];
