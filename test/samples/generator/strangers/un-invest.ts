import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  digits,
  inMonths,
  monthEnd,
  monthStart,
  NEXT,
  percentOf,
  shares,
  start,
  total,
  worth,
} from "./un-data.ts";

const $ = money.dollar;
const plain = money.plain;

const STOCKS = [
  ["Caterpillar Inc", "CAT", 38_214],
  ["Coca-Cola Co", "KO", 6_973],
  ["Home Depot Inc", "HD", 39_102],
  ["Johnson & Johnson", "JNJ", 15_846],
  ["Microsoft Corp", "MSFT", 42_277],
  ["Procter & Gamble Co", "PG", 16_831],
] as const;
const FUNDS = [
  ["American Balanced Fund F3", "AFMBX", 3_641],
  ["Bond Fund of America F3", "BFFAX", 1_134],
  ["Growth Fund of America F3", "GAFFX", 7_812],
  ["MFS Value Fund I", "MEIIX", 5_207],
] as const;

/** A full-service broker's monthly package: a cover with the accounts, then each account with values and assets. */
const broker: Layout = {
  name: "un-invest-fullservice-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 6);
    const first = monthStart(random);
    const last = monthEnd(first);
    const kinds = random.chance(0.5)
      ? (["Joint Account", "Traditional IRA"] as const)
      : (["Single Account"] as const);
    const accounts = kinds.map((title, index) => {
      const skip = random.whole(0, 5);
      const stocks = STOCKS.filter((_, at) => index === 0 && at !== skip && at % 2 === skip % 2).map(
        ([name, symbol, price]) => {
          const count = random.whole(8, 150) * 1_000;
          return {
            name,
            symbol,
            price,
            count,
            value: worth(count, price),
            change: random.whole(-40_000, 60_000),
          };
        },
      );
      const funds = FUNDS.filter((_, at) => at !== skip % 4).map(([name, symbol, price]) => {
        const count = random.whole(40_000, 900_000);
        return {
          name,
          symbol,
          price,
          count,
          value: worth(count, price),
          change: random.whole(-30_000, 50_000),
        };
      });
      const cash = random.whole(10_000, 400_000);
      const value = cash + total(stocks.map((line) => line.value)) + total(funds.map((line) => line.value));
      const added = random.chance(0.5) ? random.whole(1, 10) * 10_000 : 0;
      const taken = random.chance(0.3) ? random.whole(1, 6) * 20_000 : 0;
      const fees = random.chance(0.5) ? random.whole(2_000, 12_000) : 0;
      const change = random.whole(-200_000, 300_000);
      const number = `${digits(random, 3)}-${digits(random, 5)}-1-${index + 3}`;
      return {
        title,
        number,
        stocks,
        funds,
        cash,
        value,
        added,
        taken,
        fees,
        change,
        before: value - added + taken + fees - change,
      };
    });
    const sum = total(accounts.map((one) => one.value));
    const head = (page: number) =>
      `<div class=row><div class=logo>Whitcomb <i>Sayre</i></div><div style="text-align:right">${page > 1 ? `Account Holder(s) ${person.name}<br>` : ""}Statement Date ${date.abbreviatedBare(first)} - ${date.abbreviatedBare(last)}<br>Page ${page} of ${accounts.length + 2}</div></div>`;
    const signed = (amount: number) => (amount < 0 ? `-${plain(-amount)}` : plain(amount));
    const section = accounts
      .map(
        (
          one,
          index,
        ) => `${NEXT}${head(index + 2)}<h2>${one.title} &nbsp;<span style="font-size:10pt">Account Number: ${one.number}</span></h2>
<div class=row><div class=big>Account Value<br><b>${$(one.value)}</b><div class=small>1 Month Ago &nbsp; ${$(one.before)}</div></div><div><h3>Value Summary</h3>${grid(
          "lr",
          ["", "This Period"],
          [
            ["Beginning Value", $(one.before)],
            ["Assets added to account", plain(one.added)],
            ["Assets withdrawn from account", signed(-one.taken)],
            ["Fees and charges", signed(-one.fees)],
            ["Change in value", signed(one.change)],
            ["<b>Ending Value</b>", `<b>${$(one.value)}</b>`],
          ],
        )}</div></div>
<h3>Asset Details (as of ${date.abbreviatedBare(last)})</h3>${grid(
          "lrrrr",
          ["Assets Held At Whitcomb Sayre", "", "", "", "Value"],
          [["Cash, Insured Bank Deposit", "", "", "", $(one.cash)]],
          "class=t",
        )}${
          one.stocks.length > 0
            ? grid(
                "lrrrr",
                ["Stocks", "Price", "Quantity", "Amount Invested Since Inception", "Value"],
                one.stocks.map((line) => [
                  `${line.name.replace("&", "&amp;")}<br><span class=small>Symbol: ${line.symbol}</span>`,
                  plain(line.price),
                  String(line.count / 1000),
                  plain(line.value - line.change),
                  plain(line.value),
                ]),
                "class=t",
              )
            : ""
        }${grid(
          "lrrrr",
          ["Mutual Funds", "Price", "Quantity", "Amount Invested Since Inception", "Value"],
          one.funds.map((line) => [
            `${line.name}<br><span class=small>Quote Symbol: ${line.symbol}</span>`,
            plain(line.price),
            shares(line.count),
            plain(line.value - line.change),
            plain(line.value),
          ]),
          "class=t",
        )}<div style="text-align:right;margin:6px 0"><b>Total Account Value &nbsp; ${$(one.value)}</b></div>
${one.added ? `<h3>Investment and Other Activity by Date</h3>${grid("llr", ["Date", "Description", "Amount"], [[date.noYear(addDays(first, 9)), "Electronic transfer deposit", $(one.added)]], "class=t")}` : ""}`,
      )
      .join("");
    const html = document(
      `body{font:9pt "Segoe UI","Liberation Sans",Arial}${BASE} .logo{font:bold 20pt Georgia,"Liberation Serif";color:#a8741a} h2{font-size:14pt;color:#333;margin:14px 0 6px} h3{font-size:10pt;margin:12px 0 3px;border-bottom:1px solid #a8741a} .t th{font-size:8pt;background:#f3ead9;padding:2px 4px} .t td{padding:2px 4px;border-bottom:1px solid #ddd} .t td:first-child{width:44%} .big{font-size:11pt} .big b{font-size:18pt}`,
      `${head(1)}<div style="margin:30px 0">${person.name}<br>${person.street}<br>${person.town}</div>
<div class=row><div><h3>Is Your Estate Plan Up to Date?</h3><p>Life changes, and so should your estate plan. Marriages, births and moves to another state are good reasons to look at your beneficiaries. Ask your financial advisor for our checklist.</p></div>
<div><h3>Portfolio Summary</h3><div class=big>Total Portfolio Value<br><b>${$(sum)}</b></div>${pairs([["1 Month Ago", $(total(accounts.map((one) => one.before)))]])}</div></div>
<h3>Overview of Accounts</h3>${grid(
        "lllrr",
        ["Accounts", "Account Holder", "Account Number", "Value 1 Month Ago", "Current Value"],
        [
          ...accounts.map((one) => [one.title, person.name, one.number, $(one.before), $(one.value)]),
          ["<b>Total Accounts</b>", "", "", $(total(accounts.map((one) => one.before))), `<b>${$(sum)}</b>`],
        ],
        "class=t",
      )}<p class=small>Whitcomb, D. Sayre &amp; Co., L.P. Member SIPC. Although account information is provided on this page, it does not guarantee an actual statement was produced. Refer to your account statement for the registration and more specific details regarding each account.</p>
<p><b>Your Financial Advisor:</b> Dana Kowalczyk, 12555 Manchester Road, St. Louis, MO 63131 &nbsp; 314-555-0177</p>${section}
${NEXT}${head(accounts.length + 2)}<h3>About Your Account</h3><p class=small>Account Safety: Please review your statement carefully. If you believe there are errors on your account, notify us promptly in writing. Fair Market Value for Individual Retirement Accounts is reported to the IRS as required by law. Mutual fund quantities may be rounded. Amount Invested Since Inception is not cost basis and should not be used for tax purposes. Cash balances in the insured bank deposit are eligible for FDIC insurance up to $250,000 per depositor per bank; SIPC protects securities up to $500,000, including $250,000 for claims for cash. Free credit balances are payable on demand.</p>`,
    );
    const row = (index: number, amount: number) => ({
      account: index,
      date: addDays(first, 9),
      description: "Electronic transfer deposit",
      amount: decimal(amount),
    });
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Whitcomb Sayre",
          accounts: accounts.map((one) => ({
            kind: one.title === "Traditional IRA" ? "ira" : "brokerage",
            institution: "Whitcomb Sayre",
            accountLast4: one.number.replaceAll("-", "").slice(-4),
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(one.value),
            holdings: [...one.stocks, ...one.funds].map(({ name, symbol, value }) => ({
              name,
              symbol,
              value: decimal(value),
            })),
          })),
          transactions: [],
          transactionsOpen: true,
          openRows: accounts.flatMap((one, index) => (one.added ? [row(index, one.added)] : [])),
          allowed: Object.fromEntries(
            accounts.flatMap((one, index) => [
              [`accounts.${index}.beginningBalance`, [decimal(one.before)]],
              [`accounts.${index}.endingBalance`, [decimal(one.value)]],
              [`accounts.${index}.statementDate`, [last]],
              [`accounts.${index}.totalDeposits`, [decimal(one.added)]],
              [`accounts.${index}.totalWithdrawals`, [decimal(one.taken)]],
              [`accounts.${index}.feesCharged`, [decimal(one.fees)]],
              // Whether the account's cash is one of its holdings is open; the paper lists it as such.
              [
                `accounts.${index}.holdings.${one.stocks.length + one.funds.length}.name`,
                ["Cash, Insured Bank Deposit"],
              ],
              [
                `accounts.${index}.holdings.${one.stocks.length + one.funds.length}.value`,
                [decimal(one.cash)],
              ],
            ]),
          ),
        },
        "Whitcomb, D. Sayre & Co., L.P.",
      ),
    };
  },
};

/** A fund family's quarterly: values across the top, one table of funds, then each fund's running ledger. */
const fundFamily: Layout = {
  name: "un-invest-fund-quarterly",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 7);
    const first = random.pick(["2026-01-01", "2026-04-01", "2026-07-01", "2025-10-01"]);
    const last = addDays(inMonths(first, 3), -1);
    const account = digits(random, 8);
    const ira = random.chance(0.4);
    const monthly = random.pick([5_000, 10_000, 25_000]);
    const funds = random
      .pick([
        [0, 2],
        [0, 1, 3],
        [1, 3],
      ])
      .map(
        (at) =>
          (
            [
              ["Capital World Builder - A", "CWBDX", 6_418],
              ["Columbia Pass Growth Fund - A", "CPGNX", 7_926],
              ["Intermediate Tax-Aware Bond Fund - A", "ITBNX", 1_262],
              ["Washington Square Investors - A", "WSQIX", 6_177],
            ] as const
          )[at] ?? (["Capital World Builder - A", "CWBDX", 6_418] as const),
      )
      .map(([name, symbol, price], index) => {
        const opening = random.whole(60_000, 700_000);
        const buys = [0, 1, 2].map((month) => {
          const at = price + random.whole(-80, 80);
          return {
            day: `${inMonths(first, month).slice(0, 8)}16`,
            at,
            count: index === 0 ? Math.round((monthly * 1000) / at) : 0,
          };
        });
        const dividend = Math.round((opening * price * random.whole(3, 9)) / 1_000_000);
        const reinvested = Math.round((dividend * 1000) / price);
        const closing = opening + reinvested + total(buys.map((buy) => buy.count));
        const openPrice = price + random.whole(-300, 200);
        return {
          name,
          symbol,
          price,
          opening,
          buys: buys.filter((buy) => buy.count > 0),
          dividend,
          reinvested,
          closing,
          openValue: worth(opening, openPrice),
          value: worth(closing, price),
          number: `${random.whole(10, 99)}`,
        };
      });
    const before = total(funds.map((fund) => fund.openValue));
    const value = total(funds.map((fund) => fund.value));
    const added = monthly * 3;
    const dividends = total(funds.map((fund) => fund.dividend));
    const html = document(
      `body{font:8.5pt "Open Sans","Liberation Sans",Arial;color:#222}${BASE} .logo{font-size:15pt;letter-spacing:1px;color:#00558c;border-bottom:4px solid #00558c;padding-bottom:4px} h3{color:#00558c;font-size:11pt;margin:16px 0 4px} .band{background:#e8f0f6;padding:10px} .k{font-size:8pt} .v{font-size:14pt;font-weight:bold} .t th{border-bottom:2px solid #00558c;font-size:7.5pt} .t td{border-bottom:1px solid #ddd;padding:2px 0}`,
      `<div class=logo>PACIFIC <b>PALISADE</b> FUNDS<sup style="font-size:7pt">&reg;</sup></div><div class=row style="margin-top:10px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div style="text-align:right"><b>Quarterly Statement</b><br>${date.long(first)} - ${date.long(last)}<br>Account # ${account}<br>${ira ? "CB&amp;T CUST IRA" : "INDIVIDUAL ACCOUNT"}<br>Page 1 of 2</div></div>
<div class=band style="margin-top:24px"><div><div class=k>Portfolio value on ${date.short(last)}</div><div class=v>${$(value)}</div></div><div><div class=k>Portfolio value on ${date.short(addDays(first, -1))}</div><div class=v>${$(before)}</div></div><div><div class=k>Change this quarter</div><div class=v>${$(value - before)}</div></div></div>
<div class=row><div><h3>Portfolio activity this quarter</h3>${pairs([
        ["Beginning value", $(before)],
        ["+ Purchases", $(added)],
        ["- Withdrawals", "$0.00"],
        ["+/- Change in investment value*", $(value - before - added)],
        ["<b>Ending value</b>", `<b>${$(value)}</b>`],
      ])}<div class=small>*Includes ${$(dividends)} of dividends and capital gains reinvested.</div></div><div><h3>Your financial professional</h3>BRENT OLAFSON<br>NORTHLAND ADVISERS LLC<br>(612) 555-0134<h3>Online</h3>Sign up for e-delivery at pacificpalisade.example</div></div>
<h3>Your holdings as of ${date.long(last)}</h3>${grid(
        "llrrrr",
        ["Fund name", "Fund #/Symbol", "Shares", "Share price", "Value", "% of total"],
        [
          ...funds.map((fund) => [
            fund.name,
            `${fund.number}/${fund.symbol}`,
            shares(fund.closing),
            $(fund.price),
            $(fund.value),
            `${percentOf(fund.value, value)}%`,
          ]),
          ["<b>Total</b>", "", "", "", `<b>${$(value)}</b>`, "100.0%"],
        ],
        "class=t",
      )}<p class=small>Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank or any other entity, so they may lose value. Right of accumulation: the combined value of your accounts may qualify you for a reduced sales charge; your breakpoint level is $250,000.</p>
${NEXT}<div class=logo>PACIFIC <b>PALISADE</b> FUNDS</div><div style="text-align:right">Account # ${account} &nbsp; Page 2 of 2</div><h3>Transaction detail</h3>
${funds
  .map((fund) => {
    let held = fund.opening;
    const line = (day: string, text: string, amount: number, at: number, count: number) => {
      held += count;
      return [date.short(day), text, $(amount), $(at), shares(count), shares(held)];
    };
    return `<b>${fund.name}</b>${grid(
      "llrrrr",
      ["Trade date", "Description", "Dollar amount", "Share price", "Shares transacted", "Share balance"],
      [
        [date.short(first), "Beginning balance", $(fund.openValue), "", "", shares(fund.opening)],
        ...fund.buys.map((buy) => line(buy.day, "Automatic Investment", monthly, buy.at, buy.count)),
        line(addDays(last, -9), "Income dividend reinvested", fund.dividend, fund.price, fund.reinvested),
        [date.short(last), "Ending balance", $(fund.value), $(fund.price), "", shares(held)],
      ],
      "class=t",
    )}<br>`;
  })
  .join(
    "",
  )}${ira ? "<p>IRA contributions this quarter are recorded as current-year contributions. The fair market value of your IRA is reported to the IRS each year.</p>" : ""}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Pacific Palisade Funds",
          accounts: [
            {
              kind: ira ? "ira" : "brokerage",
              institution: "Pacific Palisade Funds",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: funds.map((fund) => ({
                name: fund.name,
                symbol: fund.symbol,
                value: decimal(fund.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.beginningBalance": [decimal(before)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.statementDate": [last],
            "accounts.0.totalDeposits": [decimal(added)],
            "accounts.0.totalWithdrawals": ["0.00"],
          },
        },
        "PACIFIC PALISADE FUNDS",
        "Pacific Palisade",
      ),
    };
  },
};

export const unInvest: readonly Layout[] = [broker, fundFamily];
