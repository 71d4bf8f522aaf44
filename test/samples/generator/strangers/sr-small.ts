import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  B,
  held,
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

const DENTAL: readonly Option[] = [
  ["Kestrel Money Market Inst", "KMMXX", "", ""],
  ["Kestrel Government Bond A", "KGVAX", "", ""],
  ["Fairmont Balanced K", "FBLKX", "", ""],
  ["Fairmont Equity-Income K", "FEIKX", "", ""],
  ["Oakline Growth Fd of the West R4", "OGWEX", "", ""],
  ["Oakline Intl Opp R4", "OIOEX", "", ""],
];

/** A third-party administrator's print-out for a dental office: sources across, funds below, its own name at the foot only. */
const administrator: Layout = {
  name: "sr-plan-administrator-sources",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 74_021);
    const person = makePerson(random);
    const end = random.pick(["2025-12-31", "2026-06-30"]);
    const start = end === "2025-12-31" ? "2025-01-01" : "2026-01-01";
    const lines = pickLines(random, DENTAL, random.whole(3, 5), 500_000);
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const added = sum(lines, (line) => line.added);
    const change = value - opening - added;
    const split = (amount: number) => {
      const harbor = Math.round(amount * 0.22);
      const sharing = Math.round(amount * 0.31);
      return [amount - harbor - sharing, harbor, sharing];
    };
    const vested = 40 + 20 * random.whole(0, 2);
    const ends = [opening, added, change].map(split);
    const closing = [0, 1, 2].map((column) => ends.reduce((all, parts) => all + (parts[column] ?? 0), 0));
    const kept = [closing[0] ?? 0, closing[1] ?? 0, Math.round(((closing[2] ?? 0) * vested) / 100)];
    const row = (label: string, parts: readonly number[]) => [
      label,
      ...parts.map(B),
      B(parts.reduce((all, part) => all + part, 0)),
    ];
    const html = document(
      `body{font:9pt "Liberation Sans Narrow","Liberation Sans";color:#000}${BASE}.b{border:1px solid #000}.b td,.b th{border:1px solid #999;padding:2px 5px}.b th{background:#ddd}h4{text-align:center;margin:16px 0 4px;font-size:10pt}`,
      `<div style="text-align:center"><b style="font-size:12pt">Delancey Dental Group, P.C. 401(k) Profit Sharing Plan</b><br>Individual Participant Statement<br>For the period ${date.slash(start)} through ${date.slash(end)}</div>
      <div class=row style="margin:16px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs(
        [
          ["Soc. Sec. No.", `XXX-XX-${random.whole(1000, 9999)}`],
          ["Birth / Hire / Entry", "04/11/1979 · 02/03/2020 · 07/01/2020"],
          ["Vested in profit sharing", `${vested}%`],
        ],
      )}</div></div>
      <h4>ACCOUNT ACTIVITY BY CONTRIBUTION SOURCE</h4>${grid(
        "lrrrr",
        ["", "Elective deferral", "Safe harbor", "Profit sharing", "Total"],
        [
          row(`Balance ${date.slash(start)}`, ends[0] ?? []),
          row("Contributions", ends[1] ?? []),
          row("Investment gain or (loss)", ends[2] ?? []),
          row("Distributions and forfeitures", [0, 0, 0]),
          row(`Balance ${date.slash(end)}`, closing),
          row("Vested balance", kept),
        ],
        "class=b",
      )}
      <h4>ACCOUNT BALANCE BY INVESTMENT</h4>${grid(
        "lrrrr",
        ["Investment", "Shares", `NAV ${date.noYear(end)}`, "Market value", "% acct"],
        [
          ...lines.map((line) => [
            `${escaped(line.name)} (${line.ticker})`,
            units(line),
            decimal(line.price),
            P(line.value),
            share(line.value, value),
          ]),
          ["TOTAL", "", "", P(value), "100.0%"],
        ],
        "class=b",
      )}
      <p>Had you left service on ${date.slash(end)} you would have been entitled to ${$(kept.reduce((all, part) => all + part, 0))}. Amounts include employer contributions receivable of $0.00. Not more than 20% of the account should be held in one employer's stock or one industry. See www.dol.gov/ebsa.</p>
      <p style="margin-top:60px;font-size:7.5pt;border-top:1px solid #000">Prepared ${date.slash(addDays(end, 41))} by Pell & Rowan Pension Consultants, Inc., 88 Elm St Ste 4, Keene NH 03431, from records of the custodian, Fallbrook Trust Company, N.A. Trustee: Dr. H. Delancey. Ver 14.2 PSTMT3</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "Pell & Rowan Pension Consultants, Inc.",
        also: ["Pell & Rowan Pension Consultants", "Pell & Rowan"],
        accounts: [
          {
            kind: "401k",
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held(lines, true),
          },
        ],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: added,
            totalWithdrawals: 0,
          }),
          "accounts.0.statementDate": [end, addDays(end, 41)],
        },
      }),
    };
  },
};

const BAKERY: readonly Option[] = [
  ["Meridian Row LifeTarget 2050 Index", "MRLFX", "0.08%", ""],
  ["Meridian Row US Total Stock Index", "MRTSX", "0.03%", ""],
  ["Meridian Row Global ex-US Index", "MRGXX", "0.07%", ""],
  ["Meridian Row US Bond Market Index", "MRBMX", "0.04%", ""],
  ["Tamarack ESG Leaders ETF", "TESL", "0.12%", ""],
];

/** A payroll company's plan: the pay run beside the account, whole pages of tiles, the fund list without units. */
const payroll: Layout = {
  name: "sr-plan-payroll-company",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 75_029);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const lines = pickLines(random, BAKERY, random.whole(2, 4), 150_000);
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const yours = random.whole(40_000, 90_000);
    const theirs = Math.round(yours / 2);
    const fees = 1_500 + Math.round(value * 0.0004);
    const gain = value - opening - yours - theirs + fees;
    const html = document(
      `body{font:9.2pt "Liberation Sans";color:#2d2a45}${BASE}.tile{background:#f4f2fb;border-radius:9px;padding:10px 12px}.tile b{font-size:13pt;display:block}.m{color:#7b77a0;font-size:7.4pt}h3{font-size:11pt;margin:16px 0 4px}.f td{padding:6px 2px;border-bottom:1px solid #e4e1f3}.f th{font:normal 7.4pt "Liberation Sans";color:#7b77a0}`,
      `<div class=row style="align-items:center"><div><span style="display:inline-block;width:16px;height:16px;border-radius:50%;background:#ff8a3d;vertical-align:-3px"></span> <b style="font-size:14pt">brightwage</b> <span style="color:#7b77a0">401(k)</span></div><div class="r m">${person.name} · Copper Kettle Bakery LLC<br>Statement created ${date.abbreviatedBare(addDays(end, 9))}</div></div>
      <h2 style="margin:18px 0 8px">Your quarter: ${date.monthDay(start)} to ${date.abbreviatedBare(end)}</h2>
      <div class=row style="gap:8px"><div class=tile><span class=m>Account balance</span><b>${$(value)}</b><span class=m>${$(opening)} last quarter</span></div><div class=tile><span class=m>You put in</span><b>${$(yours)}</b><span class=m>6% of each paycheck</span></div><div class=tile><span class=m>Copper Kettle put in</span><b>${$(theirs)}</b><span class=m>50% match up to 6%</span></div><div class=tile><span class=m>Market ${gain < 0 ? "loss" : "gain"}</span><b>${gain < 0 ? "–" : "+"}${$(Math.abs(gain))}</b><span class=m>after ${$(fees)} fees</span></div></div>
      <h3>What you own</h3>${grid(
        "lrrr",
        ["Fund", "Expense ratio", "Target", "Value"],
        [
          ...lines.map((line, index) => [
            `${line.name}<br><span class=m>${line.ticker}</span>`,
            line.note,
            `${index === 0 ? 100 - 15 * (lines.length - 1) : 15}%`,
            $(line.value),
          ]),
          ["<b>Total</b>", "", "100%", `<b>${$(value)}</b>`],
        ],
        "class=f",
      )}
      <div class=row><div><h3>Contributions by type</h3>${grid(
        "lrr",
        ["", "Quarter", "Year"],
        [
          ["Pre-tax", $(yours - Math.round(yours / 4)), $((yours - Math.round(yours / 4)) * 2)],
          ["Roth", $(Math.round(yours / 4)), $(Math.round(yours / 4) * 2)],
          ["Employer match", $(theirs), $(theirs * 2)],
        ],
        "class=f",
      )}</div><div><h3>Vesting</h3><p>Your own money is always yours. Of the match, 60% is vested: ${$(Math.round(theirs * 6 * 0.6))} of ${$(theirs * 6)}. Next step: 80% on ${date.abbreviatedBare(addDays(end, 212))}.</p><h3>Next paycheck</h3><p>${date.abbreviatedBare(addDays(end, 14))}: about ${$(Math.round(yours / 6))} goes in.</p></div></div>
      <p class=m style="margin-top:20px">Brightwage Retirement Services, Inc. is the plan's recordkeeper and a subsidiary of Brightwage Payroll Holdings. Advice: Meridian Row Advisers, an SEC-registered adviser. Custody: Northgate Trust. Account fee $5.00 a month plus 0.04% a quarter of assets. $10,000 invested for 30 years at 6% becomes $57,435. 401(k) limit for 2026: $24,500.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "Brightwage",
        also: ["Brightwage Retirement Services, Inc.", "Brightwage Retirement Services", "brightwage 401(k)"],
        accounts: [
          {
            kind: "401k",
            statementDate: addDays(end, 9),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held(lines, true),
          },
        ],
        allowed: {
          "accounts.0.statementDate": [end],
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: [yours + theirs, yours, theirs],
            feesCharged: fees,
            totalWithdrawals: fees,
          }),
        },
      }),
    };
  },
};

/** A railway's cash balance pension: pay and interest credits, estimated annuities; no funds at all. */
const pension: Layout = {
  name: "sr-pension-cash-balance",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 76_031);
    const person = makePerson(random);
    const end = random.pick(["2025-12-31", "2024-12-31"]);
    const start = `${end.slice(0, 4)}-01-01`;
    const opening = random.whole(1_200_000, 14_000_000);
    const pay = random.whole(6_100_000, 14_900_000);
    const credit = Math.round(pay * 0.055);
    const interest = Math.round(opening * 0.0433);
    const value = opening + credit + interest;
    const id = accountNumber(random, 7);
    const html = document(
      `body{font:10pt "Liberation Serif";color:#111;line-height:1.35}${BASE}td{padding:3px 6px}.x td{border-bottom:1px solid #bbb}.s{font-size:8pt}`,
      `<div style="border-bottom:4px solid #7d1d1d;padding-bottom:4px"><b style="font-size:17pt;color:#7d1d1d">FERROUS LAKES RAILWAY</b><span style="float:right;padding-top:8px">Cash Balance Pension Plan</span></div>
      <div class=row style="margin:22px 0"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class="r s">Employee ID ${id}<br>Benefit service: ${random.whole(6, 28)} years ${random.whole(1, 11)} months<br>Marital status on file: married</div></div>
      <p><b>Your ${end.slice(0, 4)} annual pension statement</b></p><p>This statement shows how your cash balance account grew between ${date.long(start)} and ${date.long(end)}. At year end your account stood at <b>${$(value)}</b>, of which 100% is vested.</p>
      ${grid(
        "lr",
        [],
        [
          [`Cash balance account, ${date.long(start)}`, $(opening)],
          [`Pay credits (5.50% of eligible pay of ${$(pay)})`, $(credit)],
          ["Interest credits (4.33%, the 30-year Treasury rate of November, minimum 3.00%)", $(interest)],
          [`<b>Cash balance account, ${date.long(end)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=x",
      )}
      <p style="margin-top:16px"><b>What it may pay you</b></p>${grid(
        "lrrr",
        ["If payments start at", "Lump sum", "Single life, a month", "50% joint, a month"],
        [55, 62, 65].map((age, index) => {
          const lump = Math.round(value * (1.2 + index * 0.35));
          return [
            `Age ${age}`,
            $(lump),
            $(Math.round(lump / (230 - index * 18))),
            $(Math.round(lump / (250 - index * 18))),
          ];
        }),
        "class=x",
      )}
      <p class=s>The estimates assume that you work until then, that pay does not rise and that interest stays at 4.33%. This is no guarantee; the plan document governs. The plan was 97.2% funded and held $1,884,200,000 of assets on January 1. Frozen Retirement Income Plan benefits earned before 2004, if any, are $0.00 a month and are not part of the account.</p>
      <p class=s>Questions? FLR Benefits Center, administered by Alder Mercer Outsourcing, P.O. Box 1458, Lincolnshire, IL 60069-1458, 1-866-555-0160, weekdays 8 to 6 Central.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "FERROUS LAKES RAILWAY",
        also: [
          "FERROUS LAKES RAILWAY Cash Balance Pension Plan",
          "FLR Benefits Center",
          "Alder Mercer Outsourcing",
          "FLR",
        ],
        accounts: [{ kind: "other", periodStart: start, periodEnd: end, totalValue: decimal(value) }],
        kinds: ["401k"],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: [credit + interest, credit],
          }),
          "accounts.0.accountLast4": [id.slice(-4)],
        },
      }),
    };
  },
};

export const srSmall: readonly Layout[] = [administrator, payroll, pension];
