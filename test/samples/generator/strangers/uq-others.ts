import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, NEXT, percentOf, shares, start, total } from "./un-data.ts";
import {
  beforeOf,
  held,
  open,
  openHolding,
  portfolio,
  positions,
  type Security,
  valueOf,
} from "./uq-data.ts";

const $ = money.dollar;

const HEALTH: readonly Security[] = [
  ["Vanguard 500 Index Admiral", "VFIAX", 52_340],
  ["Vanguard Total Bond Market Index Adm", "VBTLX", 971],
  ["Dodge &amp; Cox Income I", "DODIX", 1_266],
  ["T. Rowe Price Retirement 2045 I", "TRJLX", 1_802],
  ["MFS Mid Cap Growth R6", "OTCKX", 3_215],
];

/** An HSA: a cash side that rolls forward, investments below with tickers, one total over both in the head. */
const hsa: Layout = {
  name: "uq-hsa-invested",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 331);
    const first = monthStart(random);
    const end = monthEnd(first);
    const number = digits(random, 8);
    const list = positions(random, HEALTH, random.whole(1, 4), 1, 900_000).map((one) => ({
      ...one,
      name: one.name.replaceAll("&amp;", "&"),
    }));
    const own = random.whole(4, 30) * 1_250;
    const employer = random.chance(0.6) ? 10_000 : 0;
    const claim = random.chance(0.7) ? random.whole(1_500, 38_000) : 0;
    const invested = random.chance(0.5) ? 10_000 : 0;
    const interest = random.whole(3, 91);
    const fee = random.pick([0, 250, 395]);
    const cashBefore = random.whole(100_000, 390_000);
    const rows: Array<readonly [day: string, text: string, amount: number]> = [
      [addDays(first, 2), `Employee Contribution (Tax year: ${first.slice(0, 4)})`, own],
    ];
    if (employer > 0)
      rows.push([addDays(first, 2), `Employer Contribution (Tax year: ${first.slice(0, 4)})`, employer]);
    if (invested > 0) rows.push([addDays(first, 4), "Investment: auto-sweep purchase", -invested]);
    if (claim > 0) rows.push([addDays(first, 13), "Payment to provider: NORTHSIDE DENTAL", -claim]);
    if (fee > 0) rows.push([addDays(first, 26), "Investment Admin Fee", -fee]);
    rows.push([end, "Interest", interest]);
    const cash = cashBefore + total(rows.map(([, , amount]) => amount));
    const investments = valueOf(list);
    const all = cash + investments;
    const told = rows.map(([day, description, amount]) => ({
      account: 0,
      date: day,
      description,
      amount: decimal(amount),
    }));
    let running = cashBefore;
    const html = document(
      `body{font:8.8pt "Liberation Sans",Arial}${BASE} .logo{font-size:21pt;font-weight:bold;color:#67308f} h3{background:#eee6f4;color:#67308f;padding:4px 8px;margin:12px 0 4px} td,th{padding:3px 6px;border-bottom:1px solid #e4dcea} th{font-size:7.8pt} .tot{font-weight:bold} .note{border:1px solid #67308f;padding:6px 10px;margin:10px 0}`,
      `<div class=row><div><div class=logo>HealthTrove</div><div class=small>121 W Scenic Pointe Dr<br>Draper, UT 84020<br>www.healthtrove.example<br>866.555.0139</div></div><div>${pairs(
        [
          ["Account Number:", number],
          ["Period:", `${date.short(first)} through ${date.short(end)}`],
          ["Account Type:", "HSA"],
          ["Employer:", "TRENT FOUNDRY CO"],
        ],
      )}</div></div><p style="margin:20px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<h3>Health Savings Account Summary</h3><div class=row><div>${pairs([
        [`Available cash balance on ${date.short(end)}`, $(cash)],
        ["Investment balance", $(investments)],
        ["<b>Total HSA value</b>", `<b>${$(all)}</b>`],
      ])}</div><div>${pairs([
        [`${first.slice(0, 4)} Contributions year-to-date`, $((own + employer) * Number(first.slice(5, 7)))],
        [`${first.slice(0, 4)} IRS limit (family)`, "$8,750.00"],
        [`${first.slice(0, 4)} Distributions year-to-date`, $(claim + 4_155)],
      ])}</div></div><h3>Cash Account Activity</h3>${grid(
        "llrr",
        ["Date", "Transaction", "Amount", "HSA Cash Balance"],
        [
          ["", "Beginning Balance", "", $(cashBefore)],
          ...rows.map(([day, text, amount]) => {
            running += amount;
            return [date.slash(day), text, money.brackets(amount), $(running)];
          }),
          ["", "<b>Ending Balance</b>", "", `<b>${$(cash)}</b>`],
        ],
      )}<p class=small>APY earned this period 0.10%. Interest is compounded monthly and tiered by balance.</p><h3>Investment Portfolio</h3>${grid(
        "llrrrr",
        ["Fund", "Ticker", "Shares", `Price as of ${date.short(end)}`, "Closing Value", "% of Portfolio"],
        [
          ...list.map((one) => [
            one.name.replaceAll("&", "&amp;"),
            one.symbol,
            shares(one.quantity),
            $(one.price),
            $(one.value),
            `${percentOf(one.value, investments, 1)}%`,
          ]),
          ["<b>Total</b>", "", "", "", `<b>${$(investments)}</b>`, "100.0%"],
        ],
      )}<div class=note><b>Did you know?</b> You can save receipts now and reimburse yourself years from now. HSA funds roll over from year to year, and after age 65 may be used for anything.</div>${NEXT}<h3>Important information about your account</h3><p class=small>HSA cash is held at FDIC-insured or NCUA-insured institutions and insured up to $250,000. Investments made available to HSA holders are subject to risk, including the possible loss of the principal invested, and are not FDIC-insured or guaranteed by HealthTrove, Inc. HealthTrove Advisors, LLC, a wholly owned subsidiary and SEC-registered investment adviser, does not advise on legal, tax or accounting matters. You must keep at least $1,000.00 of cash before you may invest. <b>In case of errors or questions about your electronic transfers:</b> telephone or write us as soon as you can, at the number or address above. We must hear from you no later than 60 days after we sent the FIRST statement on which the error appeared. Tell us your name, the dollar amount and why you believe there is an error. We will investigate and correct any error promptly; if we take more than 10 business days we will credit your account. Contributions made by April 15 may count for the prior tax year. You will receive Form 1099-SA and Form 5498-SA. <b>Investment admin fee:</b> 0.03% monthly of invested assets, capped at $10.00.</p>`,
    );
    return {
      html,
      truth: {
        ...portfolio(
          "HealthTrove",
          ["HealthTrove, Inc."],
          [
            {
              kind: "other",
              accountLast4: number.slice(-4),
              periodStart: first,
              periodEnd: end,
              totalValue: decimal(all),
              holdings: held(list, true),
            },
          ],
          {
            ...open(0, {
              beginning: cashBefore,
              total: cash,
              deposits: [own + employer, own + employer + interest],
              withdrawals: [claim, claim + fee, claim + fee + invested],
              end,
              fees: fee,
            }),
            "accounts.0.endingBalance": [decimal(cash), decimal(all)],
            "accounts.0.currentBalance": [decimal(cash), decimal(all)],
            "accounts.0.kind": ["savings", "brokerage"],
            ...openHolding(
              `accounts.0.holdings.${list.length}`,
              ["Cash", "HSA Cash Balance", "Available cash balance"],
              cash,
            ),
          },
        ),
        transactions: told.filter(({ description }) => !description.startsWith("Investment:")),
        transactionsOpen: false,
        openRows: told.filter(({ description }) => description.startsWith("Investment:")),
      },
    };
  },
};

const SUBACCOUNTS: readonly Security[] = [
  ["LNL/American Growth-Income", "", 3_612],
  ["LNL/BlackPine Global Allocation", "", 1_748],
  ["LNL/DFC U.S. Core Equity", "", 4_420],
  ["LNL/Mellon Ridge S&amp;P 500 Index", "", 3_977],
  ["LNL/PIMSTONE Real Return", "", 1_503],
  ["LNL/WMC Government Money Market", "", 1_204],
];

/** A variable annuity: contract, surrender and death values side by side, a benefit base, divisions with unit values. */
const annuity: Layout = {
  name: "uq-annuity-variable",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 332);
    const first = `2026-${random.pick(["01", "04", "07"])}-01`;
    const end = monthEnd(inMonths(first, 2));
    const number = `10${digits(random, 8)}`;
    const list = positions(random, SUBACCOUNTS, random.whole(2, 5), 1, 6_800_000).map((one) => ({
      ...one,
      name: one.name.replaceAll("&amp;", "&"),
    }));
    const fixed = random.chance(0.5) ? random.whole(200_000, 3_000_000) : 0;
    const fixedBefore = fixed - Math.round(fixed * 0.0075);
    const all = valueOf(list) + fixed;
    const before = beforeOf(list) + fixedBefore;
    const premium = random.chance(0.3) ? random.whole(1, 10) * 50_000 : 0;
    const taken = random.chance(0.4) ? random.whole(1, 8) * 40_000 : 0;
    const charge = Math.round(all * 0.0031);
    const change = all - before - premium + taken + charge;
    const surrender = Math.round(all * 0.955);
    const death = Math.round(all * 1.08);
    const base = Math.round(all * 1.21);
    const fine = (price: number) => `${(price / 100).toFixed(2)}0000`;
    const html = document(
      `body{font:9pt Garamond,"EB Garamond","DejaVu Serif",serif}${BASE} .logo{font-size:20pt;font-weight:bold;letter-spacing:1px;color:#7a1f2b} h3{border-top:1px solid #7a1f2b;border-bottom:1px solid #7a1f2b;color:#7a1f2b;padding:2px 0;margin:12px 0 4px;text-transform:uppercase;font-size:10pt} td,th{padding:2px 5px} th{font-size:7.8pt;vertical-align:bottom} .q{border:1px solid #7a1f2b;margin:6px 0}`,
      `<div class=row><div><div class=logo>Larkspur National</div><div class=small>Larkspur National Life Insurance Company<br>P.O. Box 24068, Lansing, MI 48909-4068<br>800/555-0156</div></div><div style="text-align:right"><b>PERSPECTA III<br>Variable Annuity Quarterly Statement</b><br>${date.long(first)} through ${date.long(end)}</div></div><div class=row><p style="margin:20px 0">${person.name}<br>${person.street}<br>${person.town}</p><div class=q>${pairs(
        [
          ["Contract Number", number],
          ["Contract Type", "Non-Qualified"],
          ["Issue Date", "August 14, 2019"],
          ["Owner / Annuitant", person.name],
          ["Latest Income Date", "August 14, 2058"],
        ],
      )}</div></div><h3>Contract Summary</h3>${grid(
        "lrr",
        ["", "This Quarter", "Since Issue"],
        [
          [`Beginning Contract Value`, $(before), "$0.00"],
          ["Premium Payments", $(premium), $(Math.round(all * 0.8))],
          ["Withdrawals (including charges)", money.brackets(-taken), money.brackets(-taken)],
          ["Optional Benefit and Contract Charges", money.brackets(-charge), money.brackets(-charge * 9)],
          [
            "Investment Performance",
            money.brackets(change),
            money.brackets(all - Math.round(all * 0.8) + taken + charge * 9),
          ],
          [`<b>Contract Value on ${date.slash(end)}</b>`, `<b>${$(all)}</b>`, `<b>${$(all)}</b>`],
        ],
      )}<div class=row><div class=q>${pairs([
        ["Cash Surrender Value", $(surrender)],
        ["Death Benefit", $(death)],
        ["Free Withdrawal Remaining", $(Math.round(all * 0.08))],
      ])}</div><div class=q>${pairs([
        ["Guaranteed Withdrawal Balance (GWB)", $(base)],
        ["Guaranteed Annual Withdrawal Amount (GAWA)", $(Math.round(base * 0.05))],
        ["GAWA Remaining this Contract Year", $(Math.max(0, Math.round(base * 0.05) - taken))],
      ])}</div></div><p class=small>The Guaranteed Withdrawal Balance is not a cash value and may not be withdrawn as a lump sum. The Cash Surrender Value reflects withdrawal charges, a pro-rata annual contract charge of $50.00 and any applicable adjustment.</p><h3>Investment Allocation as of ${date.slash(end)}</h3>${grid(
        "lrrrr",
        ["Investment Division", "Current<br>Allocation", "Accumulation<br>Units", "Unit<br>Value", "Value"],
        [
          ...list.map((one) => [
            one.name.replaceAll("&", "&amp;"),
            `${percentOf(one.value, all, 2)}%`,
            shares(one.quantity, 6),
            fine(one.price),
            $(one.value),
          ]),
          ...(fixed > 0
            ? [["1-Year Fixed Account Option", `${percentOf(fixed, all, 2)}%`, "", "3.00%", $(fixed)]]
            : []),
          ["<b>TOTAL CONTRACT VALUE</b>", "<b>100.00%</b>", "", "", `<b>${$(all)}</b>`],
        ],
      )}${NEXT}<h3>Transaction Detail</h3>${grid(
        "llr",
        ["Effective Date", "Transaction", "Amount"],
        [
          ...(premium > 0
            ? [[date.slash(addDays(first, 11)), "Additional Premium Payment", $(premium)]]
            : []),
          ...(taken > 0
            ? [[date.slash(addDays(first, 30)), "Systematic Withdrawal", money.brackets(-taken)]]
            : []),
          [
            date.slash(addDays(end, -1)),
            "LifeGuard Freedom Flex GMWB Charge (1.25% annual, quarterly)",
            money.brackets(-charge),
          ],
        ],
      )}<h3>Your Representative</h3><p>HAROLD P INGE, Fen &amp; Marsh Securities, 269-555-0118</p><h3>Notices</h3><p class=small>Please review this statement carefully. All transactions are considered accurate unless you notify us within 30 days. Variable annuities (VA775, VA790) are issued by Larkspur National Life Insurance Company (Home Office: Lansing, Michigan) and distributed by Larkspur National Life Distributors LLC, member FINRA. Guarantees are backed by the claims-paying ability of the issuer and do not apply to the principal amount or investment performance of the separate account. Withdrawals before age 59&frac12; may be subject to an additional 10% federal tax. Mortality and expense risk charge: 1.30%. Premium taxes may apply. In Investment Divisions with transfers, 25 free transfers are permitted each contract year and a fee of $25 applies to each further one. Allocation percentages may not total 100% because of rounding. This is not a tax document. Please report the death of the owner promptly.</p>`,
    );
    return {
      html,
      truth: portfolio(
        "Larkspur National Life Insurance Company",
        ["Larkspur National", "Larkspur National Life"],
        [
          {
            kind: "other",
            accountLast4: number.slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: [
              ...(held(list, false) ?? []),
              ...(fixed > 0 ? [{ name: "1-Year Fixed Account Option", value: decimal(fixed) }] : []),
            ],
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [premium, Math.round(all * 0.8)],
            withdrawals: [taken, -taken],
            end,
            fees: charge,
          }),
          "accounts.0.kind": ["brokerage"],
        },
      ),
    };
  },
};

export const uqOthers: readonly Layout[] = [hsa, annuity];
