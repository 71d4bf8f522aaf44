import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, percentOf, shares, start, total, worth } from "./un-data.ts";

const $ = money.dollar;
const plain = money.plain;
const QUARTERS = ["2025-10-01", "2026-01-01", "2026-04-01", "2026-07-01"] as const;

/** An insurer's 403(b): the total in a shaded box, a summary by source of money, options under a heading each. */
const insurer: Layout = {
  name: "un-invest-403b-insurer",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 8);
    const first = random.pick(QUARTERS);
    const last = addDays(inMonths(first, 3), -1);
    const account = digits(random, 7);
    const own = random.pick([15_000, 22_500, 40_000]) * 6;
    const employer = random.chance(0.5) ? own / 2 : 0;
    const options = (
      [
        ["Fixed Account Plus", 0],
        ["Stock Index Fund", 0.45],
        ["Target Retirement 2045 Lifestyle Fund", 0.8],
        ["International Equities Index Fund", 0.2],
        ["Government Securities Fund", 0.15],
      ] as const
    )
      .filter((_, index) => index < 2 || index !== random.whole(2, 4))
      .map(([name, weight], index) => {
        const before = random.whole(200_000, 2_500_000);
        const added = index === 1 ? own + employer : 0;
        const gain =
          weight === 0
            ? Math.round(before * 0.0075)
            : Math.round((before * weight * random.whole(-30, 70)) / 1000);
        return { name, before, added, gain, value: before + added + gain };
      });
    const before = total(options.map((line) => line.before));
    const gain = total(options.map((line) => line.gain));
    const fee = random.chance(0.5) ? 375 : 0;
    const value = total(options.map((line) => line.value)) - fee;
    const firstOption = options[0];
    const lines = options.map((line) => (line === firstOption ? { ...line, value: line.value - fee } : line));
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:bold 19pt Georgia,"Liberation Serif";color:#2b2d6e} .tot{background:#2b2d6e;color:#fff;padding:14px 18px;display:flex;justify-content:space-between;font-size:13pt;margin:18px 0} h3{color:#2b2d6e;margin:16px 0 4px} .t th{background:#dfe0ef;padding:3px 5px;font-size:8pt;vertical-align:bottom} .t td{padding:3px 5px;border-bottom:1px dotted #888} .t tr:last-child td{font-weight:bold;border-top:1px solid #2b2d6e}`,
      `<div class=row><div class=logo>Lonestar Variable</div><div style="text-align:right"><b>Account statement</b><br>${date.bare(first)} to ${date.bare(last)}<br>Page 1 of 1</div></div>
<div class=row style="margin-top:20px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Plan name", "Ridgeview ISD 403(b) Plan"],
          ["Account number", account],
          ["Plan type", "403(b) Tax-Deferred Annuity"],
          ["Financial professional", "Marisol Reyes, 972-555-0119"],
        ],
      )}</div></div>
<div class=tot><span>Total account value on ${date.long(last)}</span><b>${$(value)}</b></div>
<div class=row><div><h3>Account summary</h3>${pairs([
        ["Beginning account value", $(before)],
        ["Your contributions", $(own)],
        ["Employer contributions", $(employer)],
        ["Withdrawals", "$0.00"],
        ["Fees and charges", fee ? `-${$(fee)}` : "$0.00"],
        ["Interest and investment gain/loss", $(gain)],
        ["<b>Ending account value</b>", `<b>${$(value)}</b>`],
      ])}</div><div><h3>Vested value by source</h3>${pairs([
        ["Employee pre-tax (100% vested)", $(employer ? value - Math.round(value / 4) : value)],
        employer ? ["Employer (100% vested)", $(Math.round(value / 4))] : false,
        ["<b>Total vested value</b>", `<b>${$(value)}</b>`],
      ])}<p class=small>Loan balance outstanding: none. You may be eligible for a loan; call for details.</p></div></div>
<h3>Investment options</h3>${grid(
        "lrrrrr",
        ["Investment option", "Beginning value", "Contributions", "Gain/loss", "Fees", "Ending value"],
        [
          ...lines.map((line) => [
            line.name,
            $(line.before),
            $(line.added),
            $(line.gain),
            line.name === firstOption?.name && fee ? `-${$(fee)}` : "$0.00",
            $(line.value),
          ]),
          ["Total", $(before), $(own + employer), $(gain), fee ? `-${$(fee)}` : "$0.00", $(value)],
        ],
        "class=t",
      )}<h3>Could you save more?</h3><p>In ${last.slice(0, 4)} you can contribute up to $${last.slice(0, 4) === "2026" ? "24,500" : "23,500"} to your 403(b). An increase of just $25 a paycheck can make a difference.</p>
<p class=small>Annuities issued by The Lonestar Variable Life Insurance Company, Houston, TX. The estimated lifetime income illustrations required by the SECURE Act are sent once a year. Fixed Account Plus is credited at an annual effective rate of 3.00%. Surrender charges may apply; the surrender value may be less than the account value shown. Please report any discrepancy within 30 days.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Lonestar Variable",
          accounts: [
            {
              kind: "other",
              institution: "Lonestar Variable",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: lines.map((line) => ({ name: line.name, value: decimal(line.value) })),
            },
          ],
          transactions: [],
          allowed: {
            "accounts.0.kind": ["401k"],
            "accounts.0.beginningBalance": [decimal(before)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.statementDate": [last],
            "accounts.0.totalDeposits": [decimal(own + employer), decimal(own)],
            "accounts.0.totalWithdrawals": ["0.00"],
            "accounts.0.feesCharged": [decimal(fee)],
          },
        },
        "The Lonestar Variable Life Insurance Company",
        "Lonestar Variable Life Insurance Company",
      ),
    };
  },
};

/** A state's college plan: one account per child, each with its portfolios in units. */
const college: Layout = {
  name: "un-invest-529-state",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 9);
    const first = random.pick(QUARTERS);
    const last = addDays(inMonths(first, 3), -1);
    const children = ["Nora", "Elias"].slice(0, random.whole(1, 2)).map((child, index) => {
      const portfolios = (
        random.chance(0.5)
          ? ([["2038/2039 Enrollment Portfolio", 1_427]] as const)
          : ([
              ["U.S. Equity Index Portfolio", 3_118],
              ["Bond Index Portfolio", 1_206],
              ["Principal Plus Interest Portfolio", 1_884],
            ] as const)
      ).map(([name, price]) => {
        const units = random.whole(150_000, 1_600_000);
        return { name, price, units, value: worth(units, price) };
      });
      const value = total(portfolios.map((line) => line.value));
      const added = random.pick([0, 15_000, 30_000, 75_000]);
      const year = added + (first.slice(5, 7) === "01" ? 0 : random.whole(0, 3) * 20_000);
      const taken = random.chance(0.25) ? random.whole(20, 90) * 1_000 : 0;
      const change = random.whole(-40_000, 90_000);
      return {
        beneficiary: `${child} Sample`,
        account: `${digits(random, 8)}-0${index + 1}`,
        portfolios,
        value,
        added,
        year,
        taken,
        change,
        before: value - added + taken - change,
      };
    });
    const sum = total(children.map((child) => child.value));
    const html = document(
      `body{font:9pt "Gill Sans","Liberation Sans",Arial}${BASE} .top{background:#005f86;color:#fff;padding:10px 14px;display:flex;justify-content:space-between} .logo{font-size:17pt} .child{border:1px solid #005f86;margin-top:16px} .child>div:first-child{background:#d9ecf3;padding:4px 10px;font-weight:bold;display:flex;justify-content:space-between} .in{padding:6px 10px} .t th{border-bottom:1px solid #005f86;font-size:8pt} .t td{padding:2px 0}`,
      `<div class=top><div class=logo>GoldenState<b>Scholar</b> 529</div><div style="text-align:right">Quarterly Account Statement<br>${date.slash(first)} - ${date.slash(last)}</div></div>
<div class=row style="margin:20px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Account Owner</b>: ${person.name}<br><b>Successor Owner</b>: On file<br><b>Customer Service</b>: 1-800-555-0152<br><b>Total Value of All Accounts</b>: ${$(sum)}</div></div>
${children
  .map(
    (child) =>
      `<div class=child><div><span>Beneficiary: ${child.beneficiary}</span><span>Account Number: ${child.account}</span></div><div class=in><div class=row><div>${pairs(
        [
          [`Beginning Value as of ${date.slash(first)}`, $(child.before)],
          ["Contributions", $(child.added)],
          ["Withdrawals", child.taken ? `-${$(child.taken)}` : "$0.00"],
          ["Change in Account Value", $(child.change)],
          [`<b>Ending Value as of ${date.slash(last)}</b>`, `<b>${$(child.value)}</b>`],
        ],
      )}</div><div>${pairs([
        ["Year-to-Date Contributions", $(child.year)],
        ["Lifetime Contributions", $(Math.max(child.year, Math.round(child.value / 200) * 100) + 50_000)],
        ["Allocation for Future Contributions", child.portfolios.length === 1 ? "100%" : "See below"],
      ])}</div></div><br>${grid(
        "lrrrr",
        ["Investment Portfolio", "Units", "Unit Value", "Market Value", "% of Account"],
        [
          ...child.portfolios.map((line) => [
            line.name,
            shares(line.units),
            $(line.price),
            $(line.value),
            `${percentOf(line.value, child.value)}%`,
          ]),
          ["<b>Account Total</b>", "", "", `<b>${$(child.value)}</b>`, "100.0%"],
        ],
        "class=t",
      )}</div></div>`,
  )
  .join("")}
<p><b>Gift giving made easy.</b> Share your gifting link with family and friends. They can give any amount starting at $1.</p>
<p class=small>An account may be opened with as little as $1; the maximum account balance limit is $529,000 per beneficiary. Consider the investment objectives, risks, charges and expenses before investing; see the Plan Description. Neither the principal deposited nor the investment return is guaranteed by the State. If you find an error on this statement, notify us within 60 days. Withdrawals used for non-qualified expenses may be subject to federal income tax and an additional 10% tax, and an additional 2.5% California tax on earnings.</p><div style="text-align:right">Page 1 of 1</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "GoldenStateScholar 529",
          accounts: children.map((child) => ({
            kind: "other",
            institution: "GoldenStateScholar 529",
            accountLast4: child.account.replace("-", "").slice(-4),
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(child.value),
            holdings: child.portfolios.map((line) => ({ name: line.name, value: decimal(line.value) })),
          })),
          transactions: [],
          allowed: Object.fromEntries(
            children.flatMap((child, index) => [
              [`accounts.${index}.kind`, ["brokerage"]],
              [`accounts.${index}.beginningBalance`, [decimal(child.before)]],
              [`accounts.${index}.endingBalance`, [decimal(child.value)]],
              [`accounts.${index}.statementDate`, [last]],
              [`accounts.${index}.totalDeposits`, [decimal(child.added)]],
              [`accounts.${index}.totalWithdrawals`, [decimal(child.taken)]],
            ]),
          ),
        },
        "GoldenStateScholar",
        "GoldenState Scholar 529",
      ),
    };
  },
};

/** A transfer agent's statement of shares bought through payroll: figures in one strip, then the ledger. */
const stockPlan: Layout = {
  name: "un-invest-espp-agent",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 10);
    const first = random.pick(["2026-01-01", "2025-07-01"]);
    const last = addDays(inMonths(first, 6), -1);
    const [company, symbol] = random.pick([
      ["HALVORSEN FOODS, INC.", "HVSN"],
      ["TRIDELTA SEMICONDUCTOR CORP", "TDSC"],
      ["BRANNOCK STORES COMPANY", "BNK"],
    ] as const);
    const price = random.whole(2_800, 16_400);
    const account = `C000${digits(random, 7)}`;
    const opening = random.whole(20_000, 380_000);
    let held = opening;
    const spent = random.pick([120_000, 187_500, 260_000]);
    const ledger = [2, 5].flatMap((month) => {
      const market = price + random.whole(-400, 400);
      const paid = Math.round(market * 0.85);
      const bought = Math.round((spent * 1000) / paid);
      const dividend = Math.round((held * 31) / 1000);
      const added = Math.round((dividend * 1000) / market);
      held += bought;
      const afterBuy = held;
      held += added;
      const day = inMonths(first, month);
      return [
        [
          date.dayFirst(addDays(day, 14)),
          "ESPP Purchase",
          $(spent),
          $(paid),
          shares(bought),
          shares(afterBuy),
        ],
        [
          date.dayFirst(addDays(day, 20)),
          "Dividend Reinvestment",
          $(dividend),
          $(market),
          shares(added),
          shares(held),
        ],
      ];
    });
    const sold = random.chance(0.3) ? Math.min(15_000, Math.floor(held / 2_000) * 1_000) : 0;
    if (sold) {
      held -= sold;
      ledger.push([
        date.dayFirst(addDays(last, -3)),
        "Sale",
        `-${$(worth(sold, price))}`,
        $(price),
        `-${shares(sold)}`,
        shares(held),
      ]);
    }
    const value = worth(held, price);
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font-size:18pt;color:#7a1f5c;font-weight:bold} .side{width:190px;flex:none !important;background:#f1edf0;padding:10px} .strip{border-top:2px solid #7a1f5c;border-bottom:2px solid #7a1f5c;margin:14px 0} .strip td,.strip th{padding:4px;font-size:8pt} .t th{background:#7a1f5c;color:#fff;padding:3px 5px;font-size:7.5pt} .t td{padding:3px 5px;border-bottom:1px solid #ccc}`,
      `<div class=row><div class=logo>+Sharewell</div><div style="text-align:right">Sharewell Trust Company, N.A.<br>PO Box 43078, Providence, RI 02940-3078<br>Within USA: 877 555 0106</div></div>
<div class=row style="margin-top:22px"><div>${person.name}<br>${person.street}<br>${person.town}<p><b>${company} - Employee Stock Purchase Plan</b><br>Statement period ${date.dayFirst(first)} - ${date.dayFirst(last)}</p></div><div class=side><b>Holder Account Number</b><br><span style="font-size:12pt">${account}</span><br><br>SSN/TIN Certified: Yes<br>Ticker Symbol: ${symbol}<br>CUSIP: ${digits(random, 6)}10${random.whole(1, 9)}<br>Exchange: NYSE</div></div>
<b>Account Summary</b>${grid(
        "lrrrrr",
        [
          "Stock Class Description",
          "Opening Shares",
          "Shares Acquired/Sold",
          "Total Book Shares",
          "Closing Price Per Share ($)",
          "Market Value ($)",
        ],
        [[`Common Stock`, shares(opening), shares(held - opening), shares(held), plain(price), plain(value)]],
        "class=strip",
      )}<p>Closing price as of ${date.dayFirst(last)}. Contributions awaiting investment: $0.00.</p>
<b>Transaction History</b>${grid("llrrrr", ["Date", "Transaction Description", "Amount", "Price Per Share", "Shares", "Total Shares"], [["", "Balance Forward", "", "", "", shares(opening)], ...ledger], "class=t")}
<p>Year-to-date dividends and sales will be reported on Forms 1099-DIV and 1099-B. The discount from the market price may be taxable as ordinary income when you sell.</p>
<p class=small>IMPORTANT INFORMATION - RETAIN FOR YOUR RECORDS. This statement is a record of the plan shares held for you in book-entry form. Sales are subject to a fee of $15.00 plus $0.12 per share. This advice is your record of the share transaction affecting your account on the books of the Company. It is neither a negotiable instrument nor a security, and delivery of it does not of itself confer any rights to the recipient. Please verify it carefully and contact us promptly if there is an error.</p><div style="text-align:right">001CD40021 &nbsp; Page 1 of 1</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Sharewell",
          accounts: [
            {
              kind: "brokerage",
              institution: "Sharewell",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: [{ name: company, symbol, value: decimal(value) }],
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.kind": ["other"],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.statementDate": [last],
            "accounts.0.holdings.0.name": ["Common Stock", `${company} Common Stock`],
          },
        },
        "+Sharewell",
        "Sharewell Trust Company, N.A.",
      ),
    };
  },
};

export const unInvestPlans: readonly Layout[] = [insurer, college, stockPlan];
