import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, type Holding, makeHolding, NEXT_PAGE, some, total } from "./sn-data.ts";

const $ = money.dollar;
const P = money.plain;
const B = (amount: number) => (amount < 0 ? `(${money.plain(-amount)})` : money.plain(amount));
const shares = (holding: Holding) => (holding.shares / 1_000).toFixed(3);
const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(1)}%`;

const STOCKS = [
  ["HOLLOWAY RAIL HLDGS INC COM", "HRLH"],
  ["CINDERWORKS SEMICONDUCTOR CORP", "CDRW"],
  ["BANK OF THE CASCADES NEW", "BKCS"],
  ["ORRIS & VALE PHARMA PLC SPONS ADR", "OVPH"],
  ["NORTHFIELD UTILS INC", "NFU"],
  ["TESSERA GROCERS CL B", "TGR.B"],
] as const;
const FUNDS = [
  ["ALDER TOTAL WORLD STOCK ETF", "ALTW"],
  ["PARNELL STRATEGIC INCOME FD CL I", "PSIIX"],
  ["ALDER DIVIDEND ACHIEVERS ETF", "ALDV"],
  ["GRANBY MID CAP VALUE FD CL A", "GRMAX"],
] as const;

/** An introducing broker with a clearing firm: value over the month and the year, allocation, holdings by class with yield and gain, activity and sweep. */
const brokerage: Layout = {
  name: "sn-brokerage-introducing-firm",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 440_117);
    const person = makePerson(random);
    const firm = "Ashgrove Wealth Partners, Inc.";
    const [start, end] = random.pick([
      ["2026-01-01", "2026-01-31"],
      ["2026-04-01", "2026-04-30"],
      ["2026-07-01", "2026-07-31"],
      ["2026-09-01", "2026-09-30"],
    ] as const);
    const digits = accountNumber(random, 6);
    const number = `${random.whole(2, 8)}AW-${digits}`;
    const stocks = some(random, STOCKS, random.whole(2, 5)).map((entry) => makeHolding(random, entry));
    const funds = some(random, FUNDS, random.whole(1, 3)).map((entry) => makeHolding(random, entry, 900_000));
    const face = random.whole(5, 40) * 100_000;
    const bondPrice = random.whole(93_100, 101_900);
    const bond = {
      name: "UNITED STATES TREAS NTS 4.125% DUE 11/15/32",
      cusip: "91282CFV8",
      value: Math.round((face * bondPrice) / 100_000),
      cost: Math.round(face * 0.982),
    };
    const cash = random.whole(4_000, 1_900_000);
    const inStocks = total(stocks, (holding) => holding.value);
    const inFunds = total(funds, (holding) => holding.value);
    const value = cash + inStocks + inFunds + bond.value;
    const deposits = random.chance(0.6) ? random.whole(20, 300) * 1_000 : 0;
    const withdrawn = random.chance(0.35) ? random.whole(10, 120) * 1_000 : 0;
    const income = random.whole(900, 61_000);
    const fee = Math.round(value * 0.0009);
    const change = Math.round((value * random.whole(-41, 52)) / 1_000);
    const before = value - deposits + withdrawn - income + fee - change;
    const january = start.slice(5, 7) === "01";
    const later = january ? 1 : Number(start.slice(5, 7)) - 1;
    const ytdChange = january ? change : change + Math.round(value * 0.031);
    const yearStart = january
      ? before
      : value - deposits * later + withdrawn * later - income * later + fee * later - ytdChange;
    const est = (holding: { readonly value: number }) => Math.round(holding.value * 0.021);
    const row = (holding: Holding, note: string) => [
      `${escaped(holding.name)}<br><span class=n>${note} &nbsp; Div option: ${note.startsWith("CUSIP") ? "reinvest" : "cash"}</span>`,
      holding.symbol,
      shares(holding),
      decimal(holding.price),
      P(holding.value),
      P(holding.cost),
      B(holding.value - holding.cost),
      P(est(holding)),
    ];
    const sub = (label: string, list: readonly Holding[]) => [
      `<b>Total ${label}</b>`,
      "",
      "",
      "",
      `<b>$${P(total(list, (holding) => holding.value))}</b>`,
      `<b>$${P(total(list, (holding) => holding.cost))}</b>`,
      `<b>$${B(total(list, (holding) => holding.value - holding.cost))}</b>`,
      `<b>$${P(total(list, est))}</b>`,
    ];
    const heads = [
      "Description",
      "Symbol",
      "Quantity",
      "Price",
      "Market value",
      "Cost basis",
      "Unrealized gain/(loss)",
      "Est. annual income",
    ];
    const top = (page: number) =>
      `<div class=row style="border-bottom:2px solid #7a5c1e;padding-bottom:4px"><div><b style="font:bold 13pt 'Liberation Serif';color:#7a5c1e">Ashgrove</b> <span style="letter-spacing:2px">WEALTH PARTNERS</span></div><div class="r n">Account ${number}<br>${date.long(start)} &ndash; ${date.long(end)}<br>Page ${page} of 3</div></div>`;
    const html = document(
      `body{font:8.8pt "Liberation Sans";color:#222}${BASE}.n{font-size:6.8pt;color:#555}h3{font:bold 10.5pt "Liberation Serif";color:#7a5c1e;margin:12px 0 3px}td,th{padding:3.5px 3px}.p th{font-size:6.8pt;border-bottom:1px solid #7a5c1e;vertical-align:bottom}.p td{vertical-align:top;border-bottom:1px solid #eee}.val{background:#f6f1e4;padding:8px 12px}.val b{font-size:15pt}.side{width:33%}`,
      `${top(1)}
      <div class=row style="margin-top:14px"><div>${person.name}${random.chance(0.4) ? " TTEE<br>THE SAMPLE FAMILY REV TRUST U/A DTD 03/14/2011" : "<br>INDIVIDUAL"}<br>${person.street}<br>${person.town}<p class=n>Your Financial Advisor: Corliss Bennington, AWMA&reg; (KX14)<br>(414) 555-0127 &middot; 710 N. Water St, Milwaukee, WI 53202</p></div><div class=val>Total account value as of ${date.short(end)}<br><b>${$(value)}</b><br><span class=n>Last statement ${$(before)} &nbsp; Change ${B(value - before)}</span></div></div>
      <div class=row style="margin-top:8px"><div style="flex:2"><h3>Change in account value</h3>${grid(
        "lrr",
        ["", "This period", "Year to date"],
        [
          ["Beginning account value", $(before), $(yearStart)],
          ["Cash deposits and transfers in", P(deposits), P(deposits * later)],
          ["Withdrawals and transfers out", B(-withdrawn), B(-withdrawn * later)],
          ["Dividends and interest", P(income), P(income * later)],
          ["Advisory fees", B(-fee), B(-fee * later)],
          ["Change in value of investments", B(change), B(ytdChange)],
          ["<b>Ending account value</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=p",
      )}</div><div class=side><h3>Asset mix</h3>${grid(
        "lrr",
        ["", "Value", "%"],
        [
          ["Cash &amp; sweep", P(cash), percent(cash, value)],
          ["Equities", P(inStocks), percent(inStocks, value)],
          ["ETFs &amp; funds", P(inFunds), percent(inFunds, value)],
          ["Fixed income", P(bond.value), percent(bond.value, value)],
        ],
        "class=p",
      )}</div></div>
      <h3>Income summary</h3>${grid(
        "lrrr",
        ["", "Taxable", "Tax-exempt", "Year to date"],
        [
          ["Dividends, qualified", P(Math.round(income * 0.7)), "0.00", P(Math.round(income * 0.7) * later)],
          [
            "Interest, sweep and bonds",
            P(income - Math.round(income * 0.7)),
            "0.00",
            P((income - Math.round(income * 0.7)) * later),
          ],
        ],
        "class=p",
      )}
      <p class=n><b>Messages.</b> Beginning ${date.long(addDays(end, 31))} the annual account fee of $75.00 is waived for households of $250,000 or more. Regular settlement is one business day. The sweep yield on ${date.noYear(end)} was 0.35% for balances below $100,000 and 1.10% above $1,000,000. Margin: not approved. Cost basis is supplied for information; see your Form 1099.</p>
      <p class=n>Securities and advisory services offered through Ashgrove Wealth Partners, Inc., member FINRA/SIPC. Accounts carried by Corvane Clearing Services LLC, a Corvane Financial company, member NYSE, SIPC. Net capital exceeded its requirement by $1,204,000,000 on June 30.</p>
      ${NEXT_PAGE}${top(2)}<h3>Portfolio holdings</h3><p style="margin:4px 0"><b>Cash, money funds and bank deposits</b></p>${grid(
        "lrrr",
        ["Description", "Opening", "Closing", "30-day yield"],
        [
          [
            "CORVANE INSURED DEPOSIT PROGRAM<br><span class=n>not covered by SIPC; FDIC-insured at 4 program banks</span>",
            P(Math.max(0, cash - income)),
            `$${P(cash)}`,
            "0.35%",
          ],
        ],
        "class=p",
      )}<p style="margin:8px 0 2px"><b>Equities</b> (${percent(inStocks, value)} of holdings)</p>${grid("lcrrrrrr", heads, [...stocks.map((holding) => row(holding, `Acq. ${random.whole(1, 12)}/${random.whole(2012, 2024)}`)), sub("equities", stocks)], "class=p")}<p style="margin:8px 0 2px"><b>Exchange-traded and mutual funds</b> (${percent(inFunds, value)})</p>${grid("lcrrrrrr", heads, [...funds.map((holding) => row(holding, `CUSIP 0${random.whole(1000, 9999)}H${random.whole(100, 999)}`)), sub("funds", funds)], "class=p")}<p style="margin:8px 0 2px"><b>Fixed income</b> (${percent(bond.value, value)})</p>${grid(
        "lcrrrrrr",
        ["Description", "CUSIP", "Face", "Price", ...heads.slice(4)],
        [
          [
            `${bond.name}<br><span class=n>Moody's Aa1 &nbsp; cpn 05/15, 11/15 &nbsp; Accrued interest $${P(Math.round(face * 0.0041))}</span>`,
            bond.cusip,
            P(face),
            (bondPrice / 1_000).toFixed(3),
            P(bond.value),
            P(bond.cost),
            B(bond.value - bond.cost),
            P(Math.round(face * 0.04125)),
          ],
        ],
        "class=p",
      )}<div class=val style="margin-top:10px">${pairs([["<b style='font-size:9pt'>Total portfolio value</b>", `<b style="font-size:10pt">${$(value)}</b>`]])}</div>
      ${NEXT_PAGE}${top(3)}<h3>Activity</h3>${grid(
        "lllrrr",
        ["Date", "Type", "Description", "Quantity", "Price", "Amount"],
        [
          ...(deposits > 0
            ? [[date.noYear(addDays(start, 5)), "Deposit", "ACH FROM BANK XXXX2290", "", "", P(deposits)]]
            : []),
          [
            date.noYear(addDays(start, 8)),
            "Dividend",
            `${escaped(stocks[0]?.name ?? "")} REC ${date.noYear(start)}`,
            "",
            "",
            P(Math.round(income * 0.7)),
          ],
          [date.noYear(addDays(start, 12)), "Fee", "ADVISORY FEE 01M", "", "", B(-fee)],
          [
            date.noYear(addDays(start, 17)),
            "Buy",
            escaped(funds[0]?.name ?? ""),
            "11.000",
            decimal(funds[0]?.price ?? 0),
            B(-(funds[0]?.price ?? 0) * 11),
          ],
          ...(withdrawn > 0
            ? [[date.noYear(addDays(start, 20)), "Withdrawal", "CHECK 1044 PAID", "", "", B(-withdrawn)]]
            : []),
          [
            date.noYear(end),
            "Interest",
            "SWEEP AND BOND INTEREST",
            "",
            "",
            P(income - Math.round(income * 0.7)),
          ],
        ],
        "class=p",
      )}<h3>Open orders</h3><p>None at month end.</p><h3>Important information</h3><p class=n style="columns:2">Report any error within 10 days to Ashgrove and to Corvane, 480 Pine Street, Jersey City, NJ 07311, (855) 555-0182; confirm by letter to protect your rights under SIPA. SIPC protects up to $500,000, of which $250,000 for cash. Estimated annual income and yield are estimates and may include return of principal. Prices come from vendors and may not be what you would get. A financial statement of Corvane is available at no cost. Free credit balances may be used in the business of the clearing firm subject to Rule 15c3-3. Transfer of account fee $95.00; wire $25.00; returned check $30.00; retirement account maintenance $40.00.</p>`,
    );
    const held = [...stocks, ...funds];
    return {
      html,
      truth: {
        documentType: "investments",
        institution: firm,
        accounts: [
          {
            kind: "brokerage",
            institution: firm,
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: [
              ...held.map((holding) => ({
                name: holding.name,
                symbol: holding.symbol,
                value: decimal(holding.value),
              })),
              { name: bond.name, value: decimal(bond.value) },
            ],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled([
            "Ashgrove Wealth Partners",
            "Ashgrove WEALTH PARTNERS",
            "Ashgrove",
            "Corvane Clearing Services LLC",
          ]),
          "accounts.0.statementDate": [end],
          "accounts.0.beginningBalance": [decimal(before)],
          "accounts.0.endingBalance": [decimal(value)],
          "accounts.0.totalDeposits": [decimal(deposits)],
          "accounts.0.totalWithdrawals": [decimal(withdrawn), decimal(withdrawn + fee)],
          "accounts.0.feesCharged": [decimal(fee)],
          [`accounts.0.holdings.${held.length}.symbol`]: [bond.cusip],
        },
      },
    };
  },
};

export const snInvestments: readonly Layout[] = [brokerage];
