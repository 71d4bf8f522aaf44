import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, NEXT, percentOf, shares, start, total } from "./un-data.ts";
import { type Held, heldFacts, hold, paper, sumHeld } from "./ve-data.ts";

const $ = money.dollar;
const bare = money.plain;
/** A discount broker: this period beside the year, sections by kind of position, the sweep apart, trades. */
const broker = paper("invest-discount-broker", "investments", (seed) => {
  const { random, person } = start(seed, 741);
  const first = monthStart(random);
  const end = monthEnd(first);
  const stocks = hold(
    random,
    [
      ["APPLE INC", "AAPL"],
      ["COSTCO WHOLESALE CO", "COST"],
      ["JOHNSON & JOHNSON", "JNJ"],
      ["NVIDIA CORP", "NVDA"],
    ],
    2,
  );
  const funds = hold(
    random,
    [
      ["ISHARES CORE S&P 500 ETF", "IVV"],
      ["VANGUARD TOTAL BOND ETF", "BND"],
    ],
    1,
  );
  const cash = random.whole(2_000, 900_000);
  const value = sumHeld(stocks) + sumHeld(funds) + cash;
  const deposits = random.pick([0, 50_000, 120_000]);
  const withdrawals = random.pick([0, 0, 80_000]);
  const dividends = random.whole(300, 9_000);
  const change = Math.round((value * random.whole(-40, 60)) / 1000);
  const beginning = value - deposits + withdrawals - dividends - change;
  const number = `${digits(random, 4)}-${digits(random, 4)}`;
  const table = (held: readonly Held[]) =>
    grid(
      "llrrrrrr",
      [
        "Symbol",
        "Description",
        "Quantity",
        "Price($)",
        "Market Value($)",
        "Cost Basis($)",
        "Unrealized Gain/(Loss)($)",
        "% of Acct",
      ],
      [
        ...held.map((one) => {
          const cost = Math.round(one.value * 0.81);
          return [
            one.symbol,
            one.name.replace("&", "&amp;"),
            shares(one.quantity, 4),
            `${bare(one.price)}000`,
            bare(one.value),
            bare(cost),
            bare(one.value - cost),
            `${percentOf(one.value, value, 0)}%`,
          ];
        }),
        [
          "<b>Total</b>",
          "",
          "",
          "",
          `<b>$${bare(sumHeld(held))}</b>`,
          "",
          "",
          `${percentOf(sumHeld(held), value, 0)}%`,
        ],
      ],
      "class=t",
    );
  const html = document(
    `body{font:8.5pt Arial}${BASE} .logo{font:italic bold 17pt Arial;color:#00a0df} h3{border-bottom:2px solid #00a0df;margin:14px 0 3px} .t td,.t th{font-size:7.5pt;padding:2px 4px;border-bottom:1px solid #ddd}`,
    `<div class=row><div class=logo>charlton swift</div><div><b>Charlton One&reg; Account of</b><br>${person.name}</div><div>Account Number<br><b>${number}</b></div><div>Statement Period<br><b>${date.longNoYear(first)}-${Number(end.slice(8))}, ${end.slice(0, 4)}</b></div></div>
<p>${person.name}<br>${person.street}<br>${person.town}</p><p class=small>Customer Service and Trading: Call your representative 800-435-4000, 24/7. Online: charltonswift.example. Commitment to Transparency: Client Relationship Summaries and Best Interest disclosures are on our site.</p>
<h3>Account Summary</h3><div class=row><div>Ending Account Value as of ${date.noYear(end)}<div style="font-size:18pt">${$(value)}</div></div><div>Beginning Account Value as of ${date.noYear(first)}<div style="font-size:18pt">${$(beginning)}</div></div></div>${grid(
      "lrr",
      ["", "This Statement", "YTD"],
      [
        ["Beginning Account Value", $(beginning), $(Math.round(beginning * 0.9))],
        ["Deposits", bare(deposits), bare(deposits * 3)],
        [
          "Withdrawals",
          withdrawals > 0 ? `(${bare(withdrawals)})` : "0.00",
          withdrawals > 0 ? `(${bare(withdrawals)})` : "0.00",
        ],
        ["Dividends and Interest", bare(dividends), bare(dividends * 4)],
        ["Transfer of Securities", "0.00", "0.00"],
        [
          "Market Appreciation/(Depreciation)",
          change < 0 ? `(${bare(-change)})` : bare(change),
          bare(value - withdrawals * -1 - deposits * 3 - dividends * 4 - Math.round(beginning * 0.9)),
        ],
        ["Expenses", "0.00", "0.00"],
        ["<b>Ending Account Value</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
      ],
      "class=t",
    )}<h3>Asset Allocation</h3>${grid(
      "lrr",
      ["", "This Period", "Current Allocation"],
      [
        ["Cash and Cash Investments", bare(cash), `${percentOf(cash, value, 0)}%`],
        ["Equities", bare(sumHeld(stocks)), `${percentOf(sumHeld(stocks), value, 0)}%`],
        ["Exchange Traded Funds", bare(sumHeld(funds)), `${percentOf(sumHeld(funds), value, 0)}%`],
        ["<b>Total</b>", $(value), "100%"],
      ],
      "class=t",
    )}${NEXT}<h3>Positions - Cash and Cash Investments</h3>${grid("llrrr", ["Type", "Description", "Beginning Balance($)", "Ending Balance($)", "% of Acct"], [["Bank Sweep", "CHARLTON SWIFT BANK", bare(cash - dividends), bare(cash), `${percentOf(cash, value, 0)}%`]], "class=t")}
<h3>Positions - Equities</h3>${table(stocks)}<h3>Positions - Exchange Traded Funds</h3>${table(funds)}
<h3>Transaction Details</h3>${grid("lllrr", ["Date", "Category", "Description", "Quantity", "Amount($)"], [[date.noYear(addDays(first, 11)), "Dividend", stocks[0]?.name ?? "", "", bare(dividends)]], "class=t")}<p class=small>Bank Sweep: Interest rate as of ${date.noYear(end)} was 0.05%. Charlton Swift &amp; Co., Inc. Member SIPC. Deposits at Charlton Swift Bank are FDIC insured and are not SIPC protected. Please see "Endnotes for Your Account" for an explanation. In case of errors, contact us immediately at 800-435-4000.</p>`,
  );
  const held = [...stocks, ...funds];
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "investments",
        institution: "Charlton Swift",
        accounts: [
          {
            kind: "brokerage",
            institution: "Charlton Swift",
            accountLast4: number.slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: heldFacts(held),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.statementDate": [end],
          "accounts.0.beginningBalance": [decimal(beginning)],
          "accounts.0.endingBalance": [decimal(value)],
          "accounts.0.totalDeposits": [decimal(deposits)],
          "accounts.0.totalWithdrawals": [decimal(withdrawals)],
          [`accounts.0.holdings.${held.length}.name`]: [
            "CHARLTON SWIFT BANK",
            "Bank Sweep",
            "Cash and Cash Investments",
          ],
          [`accounts.0.holdings.${held.length}.value`]: [decimal(cash)],
        },
      },
      "charlton swift",
      "Charlton Swift & Co., Inc.",
      "Charlton Swift & Co.",
      "Charlton One",
    ),
  };
});

/** A record keeper's quarter of a 401(k): sources, vesting, fund table with opening and closing values. */
const plan = paper("invest-401k-quarter", "investments", (seed) => {
  const { random, person } = start(seed, 742);
  const first = `2026-${random.pick(["01", "04", "07"])}-01`;
  const end = addDays(inMonths(first, 3), -1);
  const held = hold(
    random,
    [
      ["TARGET DATE 2045 TRUST", ""],
      ["US LARGE CAP INDEX POOL", ""],
      ["CORE PLUS BOND FUND", ""],
      ["INTL GROWTH FUND R6", ""],
    ],
    2,
  );
  const value = sumHeld(held);
  const mine = random.whole(60_000, 400_000);
  const theirs = random.chance(0.8) ? Math.round(mine / 2) : 0;
  const change = Math.round((value * random.whole(-50, 70)) / 1000);
  const fee = 1_650;
  const beginning = value - mine - theirs - change + fee;
  const vested = theirs > 0 ? value - Math.round(theirs * 1.4) : value;
  const html = document(
    `body{font:9.5pt Arial}${BASE} .logo{font:bold 18pt Arial;color:#1f7a4d} h3{background:#eef5f0;padding:3px 6px;margin:14px 0 4px} td,th{padding:3px 4px;border-bottom:1px solid #ddd}`,
    `<div class=row><div><div class=logo>Fidelis Retirement</div><b>ALAMO FREIGHT CO 401(K) SAVINGS PLAN</b></div><div style="text-align:right"><b>Retirement Savings Statement</b><br>${person.name}<br>${person.street}<br>${person.town}<br>Customer Service: (800) 835-5097<br>Fidelis Brokerage Services LLC, 900 Salem Street, Smithfield, RI 02917</div></div>
<h3>Your Account Summary</h3><p>Statement Period: ${date.slash(first)} to ${date.slash(end)}</p>${pairs([
      ["Beginning Balance", $(beginning)],
      ["Employee Contributions", $(mine)],
      ["Employer Contributions", $(theirs)],
      ["Fees", `-${$(fee)}`],
      ["Change in Market Value", $(change)],
      ["<b>Ending Balance</b>", `<b>${$(value)}</b>`],
    ])}<p>Additional Information</p>${pairs([
      ["Vested Balance", $(vested)],
      ["Your Personal Rate of Return: This Period", `${percentOf(change, beginning)}%`],
    ])}
<h3>Your Asset Allocation</h3><p>Your account is allocated among the asset classes specified above as of ${date.slash(end)}. Percentages and totals may not be exact due to rounding. Estimated monthly income at age 67 on today's balance: ${$(Math.round(value / 190))} (single life annuity), for illustration only.</p>
<h3>Market Value of Your Account</h3>${grid(
      "lrrrrr",
      [
        "Investment",
        `Shares/Units on ${date.slash(end)}`,
        `Price on ${date.slash(end)}`,
        `Market Value on ${date.slash(first)}`,
        `Market Value on ${date.slash(end)}`,
        "% of Total",
      ],
      [
        ...held.map((one, index) => {
          const before =
            index === held.length - 1
              ? beginning -
                total(held.slice(0, -1).map((other) => Math.round((other.value * beginning) / value)))
              : Math.round((one.value * beginning) / value);
          return [
            one.name,
            shares(one.quantity),
            $(one.price),
            $(before),
            $(one.value),
            `${percentOf(one.value, value, 0)}%`,
          ];
        }),
        ["<b>Account Totals</b>", "", "", $(beginning), `<b>${$(value)}</b>`, "100%"],
      ],
    )}${NEXT}<h3>Your Contribution Elections as of ${date.slash(addDays(end, 4))}</h3>${pairs([
      ["Pre-tax deferral", "6%"],
      ["Roth", "0%"],
    ])}<h3>Your Contribution Summary</h3>${grid(
      "lrrr",
      ["Contributions", "Period to date", "Vested Percent", "Vested Balance"],
      [
        ["EMPLOYEE DEFERRAL", $(mine), "100%", $(theirs > 0 ? value - Math.round(theirs * 3.5) : value)],
        [
          "EMPLOYER MATCH",
          $(theirs),
          theirs > 0 ? "60%" : "100%",
          $(theirs > 0 ? Math.round(theirs * 3.5) - Math.round(theirs * 1.4) : 0),
        ],
      ],
    )}<h3>Loan Information</h3><p>You have no outstanding loans.</p><p class=small>Please visit the website to review your beneficiary designations. To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Some of the administrative services performed for the Plan were underwritten from the total operating expenses of the Plan's investment options. Fees: RECORDKEEPING FEE -$16.50.</p>`,
  );
  return {
    html,
    truth: alsoNamed(
      {
        documentType: "investments",
        institution: "Fidelis Retirement",
        accounts: [
          {
            kind: "401k",
            institution: "Fidelis Retirement",
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: heldFacts(held, false),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          "accounts.0.statementDate": [end],
          "accounts.0.beginningBalance": [decimal(beginning)],
          "accounts.0.endingBalance": [decimal(value)],
          "accounts.0.totalDeposits": [decimal(mine), decimal(theirs), decimal(mine + theirs)],
          "accounts.0.totalWithdrawals": ["0.00"],
          "accounts.0.feesCharged": [decimal(fee)],
        },
      },
      "Fidelis",
      "Fidelis Brokerage Services LLC",
      "ALAMO FREIGHT CO 401(K) SAVINGS PLAN",
      "ALAMO FREIGHT CO",
    ),
  };
});

export const vePortfolios: readonly Layout[] = [broker, plan];
