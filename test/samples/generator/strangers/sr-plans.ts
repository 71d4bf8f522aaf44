import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  B,
  held,
  type Line,
  left,
  type Option,
  P,
  paper,
  pickLines,
  QUARTERS,
  share,
  sum,
  units,
} from "./sr-data.ts";

const CORE: readonly Option[] = [
  [
    "Lodestar Target Date 2045 Trust III",
    "",
    "Lodestar Asset Mgmt / glide path by Ibsen",
    "Asset Allocation",
  ],
  ["Corran & Pike EuroGrowth R6", "", "Corran & Pike Research", "International Funds"],
  ["Lodestar Developed Mkts Index Instl", "", "Lodestar Asset Mgmt", "International Funds"],
  ["Wray Small Cap Value CIT CL II", "", "Wray Brothers LP", "Small Cap Funds"],
  ["Ibsen Mid Cap Growth Z", "", "Ibsen Investments", "Mid Cap Funds"],
  ["Large Cap Growth III Fund", "", "Multi-manager: T. Hargrove, Ibsen, Penlo", "Large Cap Funds"],
  ["Lodestar 500 Index Instl Select", "", "Lodestar Asset Mgmt", "Large Cap Funds"],
  ["Penlo Core Plus Bond R6", "", "Pacific Penlo", "Bond Funds"],
  ["Great Mesa Stable Value Fund", "", "Great Mesa Capital", "Fixed"],
];

/** A large record keeper: asset classes over the funds, manager lines under them, sources, a pension illustration. */
const recordKeeper: Layout = {
  name: "sr-plan-record-keeper",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 71_003);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const lines = pickLines(random, CORE, random.whole(4, 7));
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const added = sum(lines, (line) => line.added);
    const match = Math.round(added * 0.4);
    const change = sum(lines, (line) => line.change);
    const fee = 1_275;
    const id = accountNumber(random, 8);
    const rows = lines.flatMap((line, index) => [
      ...(lines[index - 1]?.heading === line.heading
        ? []
        : [[`<b class=h>${line.heading}</b>`, "", "", "", "", ""]]),
      [
        `${escaped(line.name)}<br><i class=n>${escaped(line.note)}</i>`,
        P(line.opening),
        P(line.added),
        B(line.change),
        P(line.value),
        units(line),
      ],
    ]);
    const html = document(
      `body{font:8.6pt "Liberation Sans";color:#26323a}${BASE}.n{font-size:6.6pt;color:#66757f}h2{font-size:11.5pt;color:#00647a;font-weight:normal;margin:12px 0 3px}.t td{padding:2px 3px;border-bottom:1px dotted #b9c6cc;vertical-align:top}.t th{font-size:7pt;color:#00647a;border-bottom:2px solid #00647a}.h{color:#00647a;font-size:8pt}.box{background:#e8f2f4;padding:8px 10px}`,
      `<div class=row><div><span style="font:bold 20pt 'Liberation Sans';color:#00647a;letter-spacing:-1px">upraise<sup style="font-size:8pt">®</sup></span></div><div class=r><b>THORNBURY MANUFACTURING CO.<br>401(K) RETIREMENT SAVINGS PLAN</b><br>Statement period: ${date.long(start)} – ${date.long(end)}</div></div>
      <div class=row style="margin-top:14px"><div class=n style="font-size:8.4pt">${person.name}<br>${person.street}<br>${person.town}<p>Plan number: 412077-01<br>Participant ID: ${id}<br>Date of hire: ${date.slash("2014-06-02")}</p></div><div class=box>Your balance on ${date.short(end)}<br><b style="font-size:17pt">${$(value)}</b>${pairs(
        [
          ["Opening balance", $(opening)],
          ["Your contributions", P(added - match + fee)],
          ["Thornbury contributions", P(match)],
          ["Plan administration fee", B(-fee)],
          ["Change in market value", B(change)],
          ["<b>Closing balance</b>", `<b>${$(value)}</b>`],
          ["Vested balance", $(value - Math.round(match * 0.6))],
        ],
      )}</div></div>
      <h2>How are my investments doing?</h2>${grid("lrrrrr", ["Investment option", `Balance<br>${date.short(start)}`, "Money<br>in", "Gain/<br>loss", `Balance<br>${date.short(end)}`, "Units/<br>shares"], [...rows, ["<b>Totals</b>", `<b>${P(opening)}</b>`, `<b>${P(added)}</b>`, `<b>${B(change)}</b>`, `<b>${$(value)}</b>`, ""]], "class=t")}
      <p class=n>Personal rate of return: this period ${share(change, opening, 2)} · since inception 7.41%. Money in is net of the administration fee.</p>
      <h2>What could it mean each month?</h2><p>If you were 67 today, your account would buy a single life annuity of about <b>${$(Math.round(value / 168))}</b> a month, or ${$(Math.round(value / 196))} with a 100% survivor benefit. You may borrow up to ${$(Math.min(5_000_000, Math.round(value / 2)))} from your account; a $75.00 origination fee applies.</p>
      <p class=n>Transfer limits: no exchange into a fund within 90 days of leaving it. “Upraise” refers to the products and services offered by Great Mesa Life & Annuity Insurance Company, 8510 Mesa Blvd, Greenwood Village, CO 80111, and its affiliates and subsidiaries. Securities offered by Upraise Financial Services, Inc., member FINRA/SIPC. The trustee of collective trusts is Ibsen Trust Company, LLC. Not FDIC insured · may lose value. ©2026 Upraise Retirement.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "Upraise",
        also: ["Upraise Retirement", "Great Mesa Life & Annuity Insurance Company", "Upraise®"],
        accounts: [
          {
            kind: "401k",
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held(lines, false),
          },
        ],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: [added + fee, added, added - match + fee, match],
            feesCharged: fee,
            totalWithdrawals: fee,
          }),
          "accounts.0.accountLast4": [id.slice(-4)],
        },
      }),
    };
  },
};

const TEFA: readonly Option[] = [
  ["TEFA Traditional", "", "Guaranteed", ""],
  ["TEFA Stock Account R3", "QTSCX", "Equities", ""],
  ["TEFA Global Equities R3", "QTGLX", "Equities", ""],
  ["TEFA Social Choice R3", "QTSOX", "Multi-asset", ""],
  ["TEFA Real Property Account", "", "Real estate", ""],
  ["Lodestar Total Bond Mkt Index Inst", "LTBIX", "Fixed income", ""],
];

/** An association for teachers: two contracts with guaranteed and variable accounts under one portfolio total. */
const teachers: Layout = {
  name: "sr-plan-teachers-contracts",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 72_007);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const groups = [
      ["Whitcombe State University", "Basic Retirement Plan 403(b)", "RA"],
      ["Whitcombe State University", "Tax-Deferred Annuity Plan", "GSRA"],
    ].map(([employer = "", plan = "", contract = ""], index) => ({
      employer,
      plan,
      contract,
      number: `${contract.slice(0, 1)}${accountNumber(random, 7)}`,
      lines: pickLines(random, TEFA, index === 0 ? 4 : 3, 700_000),
    }));
    const value = groups.reduce((all, group) => all + sum(group.lines), 0);
    const opening = groups.reduce((all, group) => all + sum(group.lines, (line) => line.opening), 0);
    const guaranteed = (line: Line) => line.note === "Guaranteed";
    const block = (group: (typeof groups)[number]) =>
      `<div class=pl><b>${group.employer}</b><br>${group.plan}<span style="float:right">Contract ${group.contract} ${group.number}</span></div>${grid(
        "lrrrrr",
        ["Account", "Units or shares", "Unit value", date.noYear(start), date.noYear(end), "% of plan"],
        [
          ...group.lines.map((line) => [
            `${line.name}${line.ticker === "" ? "" : ` <span class=n>${line.ticker}</span>`}${guaranteed(line) ? "<br><span class=n>Guaranteed · total interest rate 4.35%</span>" : ""}`,
            guaranteed(line) ? "–" : units(line, 4),
            guaranteed(line) ? "–" : `${decimal(line.price)}00`,
            P(line.opening),
            P(line.value),
            share(line.value, sum(group.lines), 0),
          ]),
          [
            "Plan total",
            "",
            "",
            `$${P(sum(group.lines, (line) => line.opening))}`,
            `$${P(sum(group.lines))}`,
            "100%",
          ],
        ],
        "class=g",
      )}`;
    const html = document(
      `body{font:9pt "Liberation Serif";color:#111}${BASE}.n{font-size:7pt;color:#444}.pl{background:#1d2b57;color:#fff;padding:4px 6px;margin-top:12px}.g td,.g th{padding:3px 5px;border-bottom:1px solid #c8ccd8}.g tr:last-child td{font-weight:bold;border-top:1.5px solid #1d2b57}`,
      `<div class=row><div><b style="font:bold 19pt 'Liberation Serif';letter-spacing:4px;color:#1d2b57">TEFA</b><br><span class=n>Teachers & Endowments Fund Association</span></div><div class=r><b style="font-size:13pt">Retirement portfolio statement</b><br>${date.long(start)} to ${date.long(end)}<br>Page 1 of 1</div></div>
      <p>${person.name}<br>${person.street}<br>${person.town}</p>
      <div style="border:1px solid #1d2b57;padding:6px 10px"><b>Your portfolio balance was ${$(value)} on ${date.slash(end)}</b>, ${value >= opening ? "up" : "down"} ${$(Math.abs(value - opening))} from ${$(opening)} at the start of the quarter.</div>
      ${groups.map(block).join("")}
      <p style="text-align:right;border-top:3px double #1d2b57;margin:10px 0;padding-top:3px"><b>All plans &nbsp; ${$(value)}</b></p>
      <div class=row><div><b>TEFA Traditional: what new money earns</b>${grid(
        "lrr",
        ["Deposited in", "Guaranteed", "Total"],
        [
          ["2020–2021", "1.00%", "3.50%"],
          ["2022–2023", "1.65%", "4.75%"],
          ["2024 and later", "2.80%", "5.10%"],
        ],
        "class=g",
      )}</div><div class=n>Lifetime income paid from TEFA Traditional would be ${$(Math.round(value / 240))} a month at age 67. Guarantees are backed by the claims-paying ability of Teachers & Endowments Fund Association of America, 730 Third Avenue, New York, NY 10017. The variable accounts are distributed by TEFA Individual & Institutional Services, LLC. Expense charge 12 to 54 basis points; a plan servicing fee of $9.00 was taken in the quarter. Report errors within 60 days: 800 555-0142. Your employer sets the vesting schedule; you are 100% vested.</div></div>`,
    );
    const accounts = groups.map(({ lines, number }) => ({
      kind: "401k" as const,
      accountLast4: number.slice(-4),
      periodStart: start,
      periodEnd: end,
      totalValue: decimal(sum(lines)),
      holdings: held(lines, true),
    }));
    return {
      html,
      truth: paper({
        institution: "TEFA",
        also: [
          "Teachers & Endowments Fund Association",
          "TEFA Teachers & Endowments Fund Association",
          "Teachers & Endowments Fund Association of America",
        ],
        accounts,
        kinds: ["other"],
        allowed: Object.assign(
          {},
          ...groups.map(({ lines }, index) =>
            left(index, { beginningBalance: sum(lines, (line) => line.opening), endingBalance: sum(lines) }),
          ),
        ),
      }),
    };
  },
};

const COUNTY: readonly Option[] = [
  ["COVE STABLE INCOME FUND R7", "F401", "", ""],
  ["COVE MILESTONE 2035 R7", "F518", "", ""],
  ["COVE BROAD MARKET INDEX R5", "F622", "", ""],
  ["HARGROVE GROWTH & INCOME R6", "G107", "", ""],
  ["PENLO TOTAL RETURN BOND INST", "G233", "", ""],
  ["WRAY DISCOVERY SMALL CAP IS", "G310", "", ""],
  ["LODESTAR INTL VALUE ADM", "G455", "", ""],
];

/** A county's deferred compensation plan in its own letterhead; who keeps the record stands in the return address. */
const county: Layout = {
  name: "sr-plan-county-deferred",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 73_019);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const lines = pickLines(random, COUNTY, random.whole(3, 5), 250_000);
    const roth = lines.map((line) => Math.round(line.value * 0.18));
    const rothAll = roth.reduce((all, amount) => all + amount, 0);
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const added = sum(lines, (line) => line.added);
    const out = random.chance(0.3) ? 150_000 : 0;
    const number = `${accountNumber(random, 3)} ${accountNumber(random, 4)} ${accountNumber(random, 2)}`;
    const html = document(
      `body{font:8.4pt "Liberation Mono";color:#000}${BASE}td,th{padding:1.5px 3px}th{border-bottom:1px dashed #000;font-weight:normal}.l td{border-top:1px dashed #000}h4{margin:14px 0 2px;text-transform:uppercase;font-weight:bold}`,
      `<div style="text-align:center;font:bold 13pt 'Liberation Serif'">LAKEMONT COUNTY, WISCONSIN<br>457(b) DEFERRED COMPENSATION PROGRAM</div><div style="text-align:center;margin-bottom:14px">ACCOUNT STATEMENT FOR THE QUARTER ENDING ${date.capitalLong(end)}</div>
      <div class=row><div>RETURN SERVICE REQUESTED<br>MISSIONCOVE RETIREMENT CORP<br>PO BOX 96220<br>WASHINGTON DC 20090-6220<br><br><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div>${pairs(
        [
          ["EMPLOYER PLAN NO", "300412"],
          ["ACCOUNT NO", number],
          ["PERIOD", `${date.slash(start)} - ${date.slash(end)}`],
          ["PRIMARY BENEFICIARY", "ON FILE"],
          ["HELP LINE", "(800) 555-0173"],
        ],
      )}</div></div>
      <p>ON ${date.capitalLong(end)} YOUR ACCOUNT WAS WORTH ${$(value)}. AT THE END OF THE PRIOR QUARTER IT WAS WORTH ${$(opening)}.</p>
      <h4>Summary of activity</h4>${grid(
        "lrr",
        ["", "QUARTER", "YEAR TO DATE"],
        [
          ["PAYROLL DEFERRALS", P(added + out), P((added + out) * 2)],
          ["WITHDRAWALS - UNFORESEEABLE EMERGENCY", B(-out), B(-out)],
          ["EARNINGS", B(value - opening - added), B((value - opening - added) * 2)],
        ],
      )}
      <h4>Fund balances</h4>${grid("llrrrrr", ["FUND", "NAME", "UNITS", "PRICE", "PRE-TAX", "ROTH", "TOTAL"], [...lines.map((line, index) => [line.ticker, escaped(line.name), units(line), decimal(line.price), P(line.value - (roth[index] ?? 0)), P(roth[index] ?? 0), P(line.value)]), ["", "TOTAL ALL FUNDS", "", "", P(value - rothAll), P(rothAll), P(value)]])}
      <h4>Future allocation</h4><p>${lines.map((line, index) => `${line.ticker} ${index === 0 ? 100 - 20 * (lines.length - 1) : 20}%`).join("   ")}</p>
      <h4>News</h4><p>THE ${end.slice(0, 4)} NORMAL DEFERRAL LIMIT IS $23,500 ($31,000 FROM AGE 50). THE COUNTY'S ADMINISTRATIVE ALLOWANCE OF 0.05% WAS CREDITED BACK. F401 CREDITS 3.15% FOR THE COMING QUARTER. THE PLAN'S NATIONAL COMMITTEE REPLACED THE FORMER PROVIDER, FIRST HOLLIS LIFE, IN 2019. TRANSFERS: WWW.MISSIONCOVE.EXAMPLE</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "MISSIONCOVE RETIREMENT CORP",
        also: [
          "MISSIONCOVE RETIREMENT",
          "MISSIONCOVE",
          "LAKEMONT COUNTY",
          "LAKEMONT COUNTY, WISCONSIN",
          "LAKEMONT COUNTY, WISCONSIN 457(b) DEFERRED COMPENSATION PROGRAM",
          "LAKEMONT COUNTY 457(b) DEFERRED COMPENSATION PROGRAM",
        ],
        accounts: [
          {
            kind: "401k",
            accountLast4: number.replaceAll(" ", "").slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held(lines, false),
          },
        ],
        kinds: ["other"],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: added + out,
            totalWithdrawals: out,
          }),
          ...Object.fromEntries(
            lines.map((line, index) => [`accounts.0.holdings.${index}.symbol`, [line.ticker]]),
          ),
        },
      }),
    };
  },
};

export const srPlans: readonly Layout[] = [recordKeeper, teachers, county];
