import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, last4, sum, uiDesk } from "./ui-data.ts";

const $ = money.dollar;
const p = money.plain;

const STOCKS: ReadonlyArray<readonly [name: string, symbol: string, price: number]> = [
  ["APPLE INC", "AAPL", 22_814],
  ["MICROSOFT CORP", "MSFT", 43_122],
  ["COCA COLA COM", "KO", 6_917],
  ["JOHNSON AND JOHNSON COM", "JNJ", 15_641],
  ["VANGUARD TOTAL STOCK MARKET ETF", "VTI", 29_208],
  ["ISHARES CORE US AGGREGATE BOND ETF", "AGG", 9_871],
];

/** A large broker of a bank's group: portfolio value first, flows, then assets with their cash. */
const broker: Layout = {
  name: "ui-invest-broker-monthly",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 11);
    const name = "Halvorsen Edge";
    const number = `${digits(random, 3)}-${digits(random, 5)}`;
    const held = STOCKS.filter(() => random.chance(0.75)).slice(0, 5);
    const positions = (held.length > 1 ? held : STOCKS.slice(0, 3)).map(([title, symbol, price]) => {
      const quantity = random.whole(5, 140);
      const each = price + random.whole(-1_500, 1_500);
      const cost = Math.round(quantity * each * (random.whole(70, 115) / 100));
      return { title, symbol, quantity, each, value: quantity * each, cost };
    });
    const invested = sum(positions.map((position) => position.value));
    const cash = random.whole(20_000, 900_000);
    const value = invested + cash;
    const dividends = random.whole(800, 22_000);
    const deposit = random.chance(0.6) ? random.whole(2, 20) * 10_000 : 0;
    const withdrawal = random.chance(0.3) ? random.whole(1, 10) * 10_000 : 0;
    const change = random.whole(-400_000, 500_000);
    const before = value - dividends - deposit + withdrawal - change;
    const openCash = cash - dividends - deposit + withdrawal;
    const first = positions[0];
    return {
      html: document(
        `body{font:8.5pt Arial;color:#222}${BASE}.logo{font:bold 18pt Georgia;color:#0a2f5c}.logo i{font-weight:normal}h2{font:bold 11pt Arial;color:#0a2f5c;border-top:3px solid #0a2f5c;padding-top:4px;margin:16px 0 4px}.t th{font-size:7pt;border-bottom:1px solid #000;vertical-align:bottom}.t td{padding:2.5px 4px;font-size:8pt}.t tr.b td{font-weight:bold}.sh{background:#e9eef5;padding:8px}.sh td{padding:3px 0}.v{font:bold 18pt Arial;color:#0a2f5c}`,
        `<div class=row><div class=logo>Halvorsen <i>Edge</i></div><div class=r>Online at: www.halvorsenedge.example<br>Account Number: <b>${number}</b><br>24-Hour Assistance: (877) 555-0153<br>Access Code: 23-${number.slice(0, 3)}-19</div></div>
<div class=row style="margin:20px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r><div>Net Portfolio Value:</div><div class=v>${$(value)}</div></div></div>
<h2>YOUR HALVORSEN EDGE SELF-DIRECTED CMA&reg; ACCOUNT <span style="float:right">${date.long(addDays(month.start, -1))} - ${date.long(month.end)}</span></h2>
<div class=row><div>${grid(
          "lrr",
          ["ASSETS", date.long(month.end), date.long(addDays(month.start, -1))],
          [
            ["Cash/Money Accounts", p(cash), p(openCash)],
            ["Fixed Income", "-", "-"],
            ["Equities", p(invested), p(before - openCash)],
            ["Mutual Funds", "-", "-"],
            ["<b>Subtotal (Long Portfolio)</b>", p(value), p(before)],
            ["<b>TOTAL ASSETS</b>", `<b>$${p(value)}</b>`, `<b>$${p(before)}</b>`],
            ["LIABILITIES", "", ""],
            ["Debit Balance", "-", "-"],
            ["<b>NET PORTFOLIO VALUE</b>", `<b>$${p(value)}</b>`, `<b>$${p(before)}</b>`],
          ],
          "class=t",
        )}</div><div>${grid(
          "lr",
          ["CASH FLOW", "This Statement"],
          [
            ["Opening Cash/Money Accounts", `$${p(openCash)}`],
            ["CREDITS", ""],
            ["Funds Received", p(deposit)],
            ["Electronic Transfers", "-"],
            ["Other Credits", "-"],
            ["Subtotal", p(deposit)],
            ["DEBITS", ""],
            ["Electronic Transfers", withdrawal > 0 ? `(${p(withdrawal)})` : "-"],
            ["Margin Interest Charged", "-"],
            ["Subtotal", withdrawal > 0 ? `(${p(withdrawal)})` : "-"],
            [
              "Net Cash Flow",
              deposit < withdrawal ? `($${p(withdrawal - deposit)})` : `$${p(deposit - withdrawal)}`,
            ],
            ["Dividends/Interest Income", p(dividends)],
            ["Security Purchases/Debits", "-"],
            ["Security Sales/Credits", "-"],
            ["<b>Closing Cash/Money Accounts</b>", `<b>$${p(cash)}</b>`],
          ],
          "class=t",
        )}</div></div>
<p class=small>Halvorsen Edge is available through Halvorsen Lyle &amp; Co. Incorporated ("HL&amp;Co."), a registered broker-dealer and Member SIPC. Investment products: <b>Are Not FDIC Insured | Are Not Bank Guaranteed | May Lose Value</b></p>
<div style="break-before:page" class=row><div class=logo style="font-size:13pt">Halvorsen <i>Edge</i></div><div class=r>${escaped(person.name)} &nbsp; Account Number: ${number}<br>Page 3 of 6</div></div>
<h2>YOUR CMA ASSETS</h2>${grid(
          "lrrrrrr",
          [
            "CASH/MONEY ACCOUNTS<br>Description",
            "Quantity",
            "Total<br>Cost Basis",
            "Estimated<br>Market Price",
            "Estimated<br>Market Value",
            "Unrealized<br>Gain/(Loss)",
            "Est. Annual<br>Income",
          ],
          [
            ["HL BANK DEPOSIT PROGRAM", p(cash), p(cash), "1.0000", p(cash), "", ""],
            ["<b>EQUITIES</b>", "", "", "", "", "", ""],
            ...positions.map((position) => [
              `${position.title}&nbsp;&nbsp; ${position.symbol}`,
              `${position.quantity}.0000`,
              p(position.cost),
              `${p(position.each)}00`,
              p(position.value),
              position.value < position.cost
                ? `(${p(position.cost - position.value)})`
                : p(position.value - position.cost),
              p(Math.round(position.value / 55)),
            ]),
            ["<b>TOTAL</b>", "", "", "", `<b>$${p(value)}</b>`, "", ""],
          ],
          "class=t",
        )}
<h2>YOUR CMA TRANSACTIONS</h2>${grid(
          "lllr",
          ["Date", "Transaction Type", "Description", "Income / Amount"],
          [
            [date.noYear(addDays(month.start, 14)), "Dividend", first?.title ?? "", p(dividends)],
            ...(deposit > 0
              ? [
                  [
                    date.noYear(addDays(month.start, 4)),
                    "Funds Received",
                    "FUNDS RECEIVED ELECTRONICALLY",
                    p(deposit),
                  ],
                ]
              : []),
            ...(withdrawal > 0
              ? [
                  [
                    date.noYear(addDays(month.start, 20)),
                    "Withdrawal",
                    "ACH TRANSFER OUT",
                    `(${p(withdrawal)})`,
                  ],
                ]
              : []),
          ],
          "class=t",
        )}
<p class=small><b>Customer Service.</b> Please promptly report any inaccuracy, discrepancy, and/or concern by calling 800-555-0137 within ten (10) business days after delivery of or communication of the account statement. You should re-confirm any oral communications in writing to protect your rights. <b>Estimated Annual Income</b> is an estimate and the actual income may be lower or higher. Prices are obtained from sources considered reliable.</p>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: name,
          accounts: [
            {
              kind: "brokerage",
              institution: name,
              accountLast4: last4(number),
              periodStart: addDays(month.start, -1),
              periodEnd: month.end,
              totalValue: decimal(value),
              holdings: [
                { name: "HL BANK DEPOSIT PROGRAM", value: decimal(cash) },
                ...positions.map((position) => ({
                  name: position.title,
                  symbol: position.symbol,
                  value: decimal(position.value),
                })),
              ],
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.periodStart": [month.start],
            "accounts.0.beginningBalance": [decimal(before), decimal(openCash)],
            "accounts.0.endingBalance": [decimal(value), decimal(cash)],
            "accounts.0.totalDeposits": [decimal(deposit)],
            "accounts.0.totalWithdrawals": [decimal(withdrawal)],
          },
        },
        "Halvorsen Lyle & Co. Incorporated",
        "HALVORSEN EDGE",
      ),
    };
  },
};

/** An employee stock plan's agent: shares held in the plan, the offering period's purchase. */
const stockPlan: Layout = {
  name: "ui-invest-stock-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 14);
    const name = "Trusthall";
    const number = `C00${digits(random, 8)}`;
    const [company, ticker] = random.pick([
      ["VARDEN MEDICAL CORPORATION", "VRDM"],
      ["OLMSTEAD RAIL CO", "OLMR"],
      ["PENDRY FOODS INC", "PNDY"],
    ] as const);
    const price = random.whole(1_800, 14_000);
    const opening = random.whole(20_000, 400_000);
    const bought = random.whole(1_500, 9_000);
    const shares = opening + bought;
    const value = Math.round((shares * price) / 1000);
    const discounted = Math.round(price * 0.85);
    const paid = Math.round((bought * discounted) / 1000);
    const quantity = (thousandths: number) => (thousandths / 1000).toFixed(3);
    const bookDay = addDays(month.end, -1);
    return {
      html: document(
        `body{font:9pt Arial;color:#222}${BASE}.logo{font:bold 20pt Arial;color:#6a1b7a}.pur{background:#6a1b7a;color:#fff;padding:4px 8px;font-weight:bold;margin:14px 0 0}.t th{background:#efe4f1;padding:4px 6px;font-size:7.5pt;vertical-align:bottom}.t td{padding:4px 6px;border-bottom:1px solid #ddd}.k td{padding:2px 0}.stub{border-top:1px dashed #000;margin-top:30px;padding-top:8px}`,
        `<div class=row><div><div class=logo>Trusthall</div><span class=small>Trusthall Trust Company, N.A.<br>P.O. Box 43078, Providence, RI 02940<br>Within USA 800 555 0149 &nbsp; www.trusthall.example/employee</span></div><div><b>${company}</b><br>Employee Stock Purchase Plan Statement${pairs(
          [
            ["Holder Account Number", number],
            ["Ticker Symbol", ticker],
            ["CUSIP", `${digits(random, 6)}10${random.whole(1, 9)}`],
            ["Statement Date", date.dayFirst(month.end)],
          ],
          "class=k",
        )}</div></div><p style="margin:24px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<p class=small><b>SSN Certified: Yes.</b> &nbsp; Use a black pen. Print in CAPITAL letters inside the grey areas.</p>
<div class=pur>Summary of Your Account</div>${grid(
          "lrrrr",
          [
            "Plan",
            "Opening Share Balance",
            "Shares Acquired",
            "Closing Share Balance",
            `Closing Price Per Share on ${date.dayFirst(month.end)}`,
          ],
          [["ESPP - Common Stock", quantity(opening), quantity(bought), quantity(shares), `$${p(price)}`]],
          "class=t",
        )}<div class=r style="padding:8px;font:bold 11pt Arial">Total Market Value: &nbsp; $${p(value)}</div>
<div class=pur>Transaction History &mdash; From: ${date.dayFirst(month.start)} To: ${date.dayFirst(month.end)}</div>${grid(
          "llrrrrr",
          [
            "Date",
            "Transaction Description",
            "Payroll Contribution ($)",
            "Deduction Amount ($)",
            "Price Per Share ($)",
            "Shares",
            "Total Book Shares",
          ],
          [
            [date.dayFirst(month.start), "Balance Forward", "", "", "", "", quantity(opening)],
            [
              date.dayFirst(bookDay),
              "ESPP Purchase - 15% Discount",
              p(paid),
              "0.00",
              p(discounted),
              quantity(bought),
              quantity(shares),
            ],
          ],
          "class=t",
        )}
<div class=pur>Cost Basis Details</div>${grid(
          "lrrr",
          ["Acquired", "Shares", "Fair Market Value on Purchase Date ($)", "Cost ($)"],
          [[date.dayFirst(bookDay), quantity(bought), p(price), p(paid)]],
          "class=t",
        )}
<p class=small>The closing price is provided for information only. If you sell shares within two years of the offering date, the sale is a disqualifying disposition and part of your gain is ordinary income; please consult your tax adviser. Shares held in the plan are not deposits, are not insured by the FDIC, and may lose value. Please keep this statement for your tax records. Inactivity of your account may cause your property to be transferred to the appropriate state as unclaimed.</p>
<div class=stub><b>Transaction Request Form</b> &nbsp; ${number} &nbsp; ${escaped(person.name)}<br>&#9744; Sell all plan shares &nbsp; &#9744; Sell ______ plan shares &nbsp; &#9744; Issue a certificate</div>`,
      ),
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: name,
          accounts: [
            {
              kind: "brokerage",
              institution: name,
              accountLast4: last4(number),
              statementDate: month.end,
              periodStart: month.start,
              periodEnd: month.end,
              totalValue: decimal(value),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.kind": ["other"],
            "accounts.0.totalDeposits": [decimal(paid)],
            "accounts.0.holdings.0.name": ["ESPP - Common Stock", company],
            "accounts.0.holdings.0.symbol": [ticker],
            "accounts.0.holdings.0.value": [decimal(value)],
          },
        },
        "Trusthall Trust Company, N.A.",
      ),
    };
  },
};

export const uiBroker: readonly Layout[] = [broker, stockPlan];
