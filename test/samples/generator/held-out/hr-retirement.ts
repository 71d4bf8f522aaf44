import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  digits,
  ETFS,
  holdingsOf,
  named,
  openSpan,
  positions,
  share,
  sharesText,
  total,
  valueOf,
} from "./hr-data.ts";

const QUARTERS = [
  ["2026-07-01", "2026-09-30"],
  ["2026-04-01", "2026-06-30"],
] as const;

const PLAN_FUNDS = [
  { name: "Soleva Target Solution 2045 Trust", symbol: "", price: 2_814 },
  { name: "State Street S&P 500 Index NL Fund", symbol: "", price: 6_107 },
  { name: "Soleva Fixed Account", symbol: "", price: 1_933 },
  { name: "Metropolitan West Total Return Bond", symbol: "", price: 912 },
  { name: "American Funds EuroPacific Growth R6", symbol: "", price: 5_988 },
];
const PLANS = [
  "BRANNOCK TOOL COMPANY 401(K) SAVINGS PLAN",
  "HEARTLAND DENTAL GROUP 401(K) PLAN",
  "OSWEGO COUNTY TRANSIT 401(K) PLAN",
];

/** A record keeper's quarterly participant statement. */
const recordKeeper: Layout = {
  name: "hr-invest-plan-record-keeper",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 7_404);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const plan = random.pick(PLANS);
    const held = positions(random, PLAN_FUNDS, random.whole(2, 4), random.pick([900_000, 6_000_000]));
    const ending = valueOf(held);
    const own = random.whole(40, 160) * 1_050;
    const match = Math.round(own / 2);
    const fees = random.chance(0.8) ? random.whole(875, 3_400) : 0;
    const withdrawn = random.chance(0.2) ? random.whole(10, 40) * 2_500 : 0;
    const rows = held.map((entry, index) => {
      const last = index === held.length - 1;
      const portion = (cents: number) =>
        last
          ? cents - total(held.slice(0, -1).map((other) => Math.floor((cents * other.value) / ending)))
          : Math.floor((cents * entry.value) / ending);
      const added = portion(own + match);
      const out = portion(withdrawn);
      const fee = portion(fees);
      return { entry, added, out, fee, gain: entry.value - entry.before - added + out + fee };
    });
    const beginning = total(held.map((entry) => entry.before));
    const gain = total(rows.map((row) => row.gain));
    const unvested = random.chance(0.4) ? Math.round(ending * 0.06) : 0;
    const preTax = Math.round(ending * 0.7);
    const loan = random.chance(0.4) ? random.whole(90_000, 480_000) : 0;
    const html = document(
      `${BASE}body{font:9pt Verdana,Arial;color:#222}.logo{font:bold 22pt Arial;color:#f0652f;letter-spacing:2px}.page{break-after:page}h2{font-size:12pt;color:#145a7b;margin:14px 0 4px}.bal{background:#145a7b;color:#fff;padding:10px;font-size:9pt}.bal b{display:block;font-size:18pt}.p td{padding:3px 0;border-bottom:1px solid #ddd}.g td,.g th{font-size:7.6pt;padding:3px;border-bottom:1px solid #ccc}.foot{font-size:7pt;margin-top:12px;color:#666}`,
      `<div class=page><div class=row><div><div class=logo>SOLEVA</div><span class=small>FINANCIAL</span><p>SOLEVA PLAN MANAGER<br>PO BOX 990417<br>HARTFORD, CT 06199-0417</p><p>${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div><div><b>${escaped(plan)}</b><br>Plan Number: ${digits(random, 6)}<br>Statement Period: ${date.slash(start)} to ${date.slash(end)}<br><br><div class=bal>Your Account Balance as of ${date.long(end)}<b>${$(ending)}</b></div></div></div>
      <div class=row><div><h2>Your Account Summary</h2>${pairs(
        [
          [`Account Balance on ${date.slash(start)}`, $(beginning)],
          ["Your Contributions", $(own)],
          ["Employer Contributions", $(match)],
          ["Withdrawals", $(-withdrawn)],
          ["Fees and Expenses", $(-fees)],
          ["Investment Earnings", $(gain)],
          [`<b>Account Balance on ${date.slash(end)}</b>`, `<b>${$(ending)}</b>`],
          ["Vested Balance", $(ending - unvested)],
          ["Contributions YTD", $((own + match) * (start.slice(5, 7) === "07" ? 3 : 2))],
          ...(loan > 0 ? ([["Outstanding Loan Balance*", $(loan)]] as const) : []),
        ],
        "class=p",
      )}${loan > 0 ? "<p class=small>*Loan balance is not included in your account balance.</p>" : ""}</div><div><h2>Your Personal Performance</h2>${pairs(
        [
          ["Your return for the quarter", `${((gain / beginning) * 100).toFixed(2)}%`],
          ["Your return for the prior 12 months", `${(random.whole(-200, 1_800) / 100).toFixed(2)}%`],
        ],
        "class=p",
      )}<h2>Your Estimated Lifetime Income</h2><p class=small>The following estimates assume your account balance is ${$(ending)}, you are age 67 and payments begin ${date.long(end)}.</p>${pairs(
        [
          ["Single life annuity, monthly payment", $(Math.round(ending / 181))],
          ["Joint and 100% survivor annuity, monthly payment", $(Math.round(ending / 214))],
        ],
        "class=p",
      )}</div></div><p class=foot>Insurance products, annuities and retirement plan funding issued by Soleva Retirement Insurance and Annuity Company ("SRIAC"), One Orange Way, Windsor, CT. Plan administrative services provided by Soleva Institutional Plan Services, LLC. Page 1 of 2</p></div>
      <h2>Your Account Activity by Investment</h2>${grid(
        "lrrrrr",
        [
          "Investment",
          "Beginning Balance",
          "Contributions",
          "Withdrawals &amp; Fees",
          "Gain/Loss",
          "Ending Balance",
        ],
        [
          ...rows.map((row) => [
            escaped(row.entry.name),
            $(row.entry.before),
            $(row.added),
            $(-(row.out + row.fee)),
            $(row.gain),
            $(row.entry.value),
          ]),
          [
            "<b>Total</b>",
            $(beginning),
            $(own + match),
            $(-(withdrawn + fees)),
            $(gain),
            `<b>${$(ending)}</b>`,
          ],
        ],
        "class=g",
      )}<h2>Units and Prices on ${date.slash(end)}</h2>${grid(
        "lrrr",
        ["Investment", "Units", "Unit Price", "% of Account"],
        held.map((entry) => [
          escaped(entry.name),
          sharesText(entry.shares),
          $(entry.price),
          share(entry.value, ending),
        ]),
        "class=g",
      )}<h2>Your Balance by Source</h2>${grid(
        "lrrr",
        ["Source", "Contributions this Period", "Ending Balance", "Vested"],
        [
          ["Employee Pre-Tax", $(own), $(preTax), "100%"],
          ["Employer Match", $(match), $(ending - preTax), unvested > 0 ? "80%" : "100%"],
        ],
        "class=g",
      )}<h2>Messages</h2><p class=small>Past performance is no guarantee of future results. To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Your current contribution rate is ${random.whole(3, 12)}%. The 2026 IRS deferral limit is $24,500. If you see an error, call the Plan Information Line at 1-800-555-0163 within 90 days.</p><p class=foot>Page 2 of 2</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Soleva Financial",
        accounts: [
          {
            kind: "401k",
            institution: "Soleva Financial",
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(ending),
            holdings: holdingsOf(held, false),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...named(
            1,
            "Soleva",
            "SOLEVA PLAN MANAGER",
            "Soleva Retirement Insurance and Annuity Company",
            "Soleva Institutional Plan Services, LLC",
          ),
          ...openSpan(0, { begin: beginning, end: ending, in: own + match, out: withdrawn, date: end }),
          "accounts.0.feesCharged": [decimal(fees)],
        },
      },
    };
  },
};

/** An automated adviser's monthly IRA statement. */
const automated: Layout = {
  name: "hr-invest-automated-ira",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = seededRandom(seed + 7_505);
    const person = makePerson(random);
    const [start, end] = random.pick([
      ["2026-09-01", "2026-09-30"],
      ["2026-10-01", "2026-10-31"],
    ] as const);
    const number = `8N${digits(random, 6)}`;
    const held = positions(random, ETFS, random.whole(4, 6), 900_000);
    const cash = random.whole(300, 19_000);
    const ending = valueOf(held) + cash;
    const deposit = random.chance(0.7) ? random.pick([25_000, 50_000, 58_333]) : 0;
    const dividends = random.whole(0, 1) === 0 ? 0 : random.whole(900, 14_000);
    const fee = Math.round((ending * 0.0025) / 12);
    const change = random.whole(-90_000, 120_000);
    const beginning = ending - deposit - dividends + fee - change;
    const type = random.pick(["Roth IRA", "Traditional IRA", "SEP IRA"]);
    const html = document(
      `${BASE}body{font:9.5pt "Segoe UI",Helvetica;color:#333}.logo{font:300 21pt Helvetica;color:#4840bb}h2{font-size:12pt;font-weight:600;border-top:1px solid #4840bb;padding-top:8px;margin-top:22px}.g td,.g th{padding:4px 3px;border-bottom:1px solid #e3e3ee;font-size:8.4pt}.p td{padding:3px 0}.i td{padding:1px 0}`,
      `<div class=row><div class=logo>nestmark</div><div class=r><b>Monthly Statement</b><br>${date.longNoYear(start)} - ${date.long(end)}</div></div>
      <div class=row style="margin-top:22px"><div>${pairs(
        [
          ["Account Owner", escaped(person.name)],
          ["Account Number", number],
          ["Account Type", `${type}, Automated Investing`],
          ["Mailing Address", `${person.street}, ${person.town}`],
        ],
        "class=i",
      )}</div><div class=small>Nestmark Brokerage LLC<br>261 Hamilton Sq, Palo Verde, CA 94301<br>support@nestmark.example<br>Member FINRA / SIPC<br><br>Investment Adviser: Nestmark Advisers LLC</div></div>
      <h2>1. Account Summary</h2><div class=row><div>${pairs(
        [
          ["Beginning Balance", $(beginning)],
          ["Deposits", $(deposit)],
          ["Withdrawals", "$0.00"],
          ["Dividends", $(dividends)],
          ["Advisory Fees", $(-fee)],
          ["Market Gain/Loss", $(change)],
          ["<b>Ending Balance</b>", `<b>${$(ending)}</b>`],
        ],
        "class=p",
      )}</div><div><b>${type} contributions</b>${pairs(
        [
          ["Tax year 2026", $(deposit * 6)],
          ["Tax year 2025", "$7,000.00"],
          ["Risk score", `${random.whole(5, 10)}.0`],
        ],
        "class=p",
      )}</div></div>
      <h2>2. Holdings</h2>${grid(
        "llrrrr",
        ["Security", "Symbol", "Shares", "Share Price", "Value", "% of Account"],
        [
          ...held.map((entry) => [
            entry.name,
            entry.symbol,
            sharesText(entry.shares),
            $(entry.price),
            $(entry.value),
            share(entry.value, ending),
          ]),
          ["Cash", "", "", "", $(cash), share(cash, ending)],
          ["<b>Total</b>", "", "", "", `<b>${$(ending)}</b>`, "100.00%"],
        ],
        "class=g",
      )}
      <h2>3. Account Activity</h2>${grid(
        "llr",
        ["Date", "Activity", "Amount"],
        [
          ...(deposit > 0
            ? [[date.bare(addDays(start, 1)), "Deposit from linked bank account", $(deposit)]]
            : []),
          [date.bare(addDays(start, 2)), `Advisory fee for ${date.monthYear(addDays(start, -5))}`, $(-fee)],
          ...(dividends > 0
            ? [[date.bare(addDays(end, -3)), `${held[0]?.symbol ?? ""} dividend`, $(dividends)]]
            : []),
          [
            date.bare(addDays(start, 3)),
            `Bought 1.204 ${held[1]?.symbol ?? ""}`,
            $(-Math.round((held[1]?.price ?? 0) * 1.204)),
          ],
        ],
        "class=g",
      )}<p class=small>Please review this statement carefully. Report inaccuracies within ten days. Securities in your account are protected up to $500,000 by SIPC, including $250,000 for claims for cash. Deposits are swept to program banks and are not covered by SIPC. Nestmark Brokerage carries your account and acts as your custodian; Forge Bancroft Trust serves as the IRA trustee. Financial statements of the firm are available on request.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: "Nestmark",
        accounts: [
          {
            kind: "ira",
            institution: "Nestmark",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(ending),
            holdings: [...holdingsOf(held), { name: "Cash", value: decimal(cash) }],
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...named(1, "Nestmark Brokerage LLC", "Nestmark Advisers LLC", "Nestmark Brokerage"),
          ...openSpan(0, { begin: beginning, end: ending, in: deposit, out: 0, date: end }),
          "accounts.0.feesCharged": [decimal(fee)],
        },
      },
    };
  },
};

export const hrRetirement: readonly Layout[] = [recordKeeper, automated];
