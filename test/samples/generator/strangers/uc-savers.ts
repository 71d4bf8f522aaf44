import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  dayIn,
  digits,
  ETFS,
  holdingsOf,
  makeBook,
  openFigures,
  type Paper,
  share,
  stage,
  together,
  units,
} from "./uc-data.ts";

/** A robo adviser's monthly statement: light print, five sections with roman numbers. */
const robo: Layout = {
  name: "uc-robo-monthly",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 9, 1);
    const ira = random.chance(0.35);
    const number = `8W${digits(random, 6)}`;
    const book = makeBook(random, {
      papers: ETFS,
      count: random.whole(3, 6),
      cash: ["Cash", "", 100],
      size: [40_000, 900_000],
      adds: [0.7, 10_000, 100_000],
      takes: [0.2, 5_000, 60_000],
      fees: [0.9, 200, 1_900],
      part: span.part,
    });
    const html = document(
      `${BASE}body{font:9pt "DejaVu Sans",Arial;color:#3b2a63}.w{font-size:17pt;letter-spacing:-1px}.z{font-size:8pt}.z th{font-size:6.5pt;letter-spacing:1px;color:#887ca8;font-weight:normal;padding:4px 2px;border-bottom:1px solid #cfc8e2}.z td{padding:5px 2px;border-bottom:1px solid #eee}h2{font-size:10.5pt;margin:18px 0 2px}.p{font-size:7pt;color:#777}`,
      `<div class=row><div class=w>tallyfront</div><div class=r>Monthly Statement for ${date.monthYear(span.end)}<br><span class=p>${date.long(span.start)} – ${date.long(span.end)}</span></div></div>
<div class=row style="margin:22px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r>${ira ? "Roth IRA" : "Individual Investment Account"}<br>Account number ${number}</div></div>
<h2>I. Account Summary</h2>${pairs(
        [
          ["Starting Balance", $(book.begin)],
          ["Deposits", $(book.added)],
          ["Withdrawals", $(-book.taken)],
          ["Dividends", $(book.income)],
          ["Advisory Fees", $(-book.fee)],
          ["Change in Market Value", $(book.change)],
          ["<b>Ending Balance</b>", `<b>${$(book.end)}</b>`],
        ],
        "class=z",
      )}
<h2>II. Holdings</h2><div class=p>as of ${date.long(span.end)}</div>${grid(
        "llrrrr",
        ["SYMBOL", "SECURITY", "SHARES", "SHARE PRICE", "VALUE", "% OF ACCOUNT"],
        [
          ...book.lots
            .slice(1)
            .map((lot) => [
              lot.symbol,
              lot.name,
              units(lot.units, 5),
              $(lot.price),
              $(lot.value),
              share(lot.value, book.end, 1),
            ]),
          ...book.lots
            .slice(0, 1)
            .map((lot) => ["", "Cash", "", "", $(lot.value), share(lot.value, book.end, 1)]),
          ["", "<b>Total Holdings</b>", "", "", `<b>${$(book.end)}</b>`, "100.0%"],
        ],
        "class=z",
      )}
<h2>III. Account Activity</h2>${grid(
        "lllr",
        ["DATE", "TYPE", "DESCRIPTION", "AMOUNT"],
        [
          ...(book.added > 0 ? [[date.bare(dayIn(span, 3)), "Deposit", "ACH deposit", $(book.added)]] : []),
          [date.bare(dayIn(span, 4)), "Fee", "Advisory fee for prior month", $(-book.fee)],
          ...(book.taken > 0
            ? [[date.bare(dayIn(span, 12)), "Withdrawal", "ACH withdrawal", $(-book.taken)]]
            : []),
          ...book.lots.map((lot, at) => [
            date.bare(dayIn(span, 20 + at)),
            lot.symbol ? "Dividend" : "Interest",
            lot.symbol ? `${lot.symbol} cash dividend` : "Cash sweep interest",
            $(lot.income),
          ]),
        ],
        "class=z",
      )}
<h2>IV. Tax-Loss Harvesting</h2>${pairs([["Estimated losses harvested this month", "$0.00"]], "class=z")}
<h2>V. Disclosures</h2><p class=p>Tallyfront Brokerage LLC, Member FINRA/SIPC, carries your account. Advisory services are provided by Tallyfront Advisers LLC, an SEC-registered investment adviser. The annual advisory fee is 0.25% of assets. We urge you to compare this statement with other records. Report any inaccuracy promptly and in writing to 261 Hamilton Yard, Palo Alto, CA 94301.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Tallyfront",
          accounts: [
            {
              kind: ira ? "ira" : "brokerage",
              institution: "Tallyfront",
              accountLast4: number.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(book.end),
              holdings: [...book.lots.slice(1), ...book.lots.slice(0, 1)].map((lot) => ({
                name: lot.name,
                ...(lot.symbol ? { symbol: lot.symbol } : {}),
                value: decimal(lot.value),
              })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: openFigures(0, book, span.end),
        },
        "tallyfront",
        "Tallyfront Brokerage LLC",
        "Tallyfront Advisers LLC",
      ),
    };
  },
};

const COLLEGE: readonly Paper[] = [
  ["2039 Enrollment Portfolio", "", 1_874],
  ["U.S. Equity Index Portfolio", "", 3_412],
  ["Moderate Growth Portfolio", "", 2_267],
  ["Bond Index Portfolio", "", 1_341],
];

/** A state's college savings plan: one owner, one or two beneficiaries, each with an account. */
const college: Layout = {
  name: "uc-college-plan",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 10, 3);
    const children = random.chance(0.55) ? ["EMMA SAMPLE", "NOAH SAMPLE"] : ["EMMA SAMPLE"];
    const accounts = children.map((child, at) => ({
      child,
      number: `${digits(random, 9)}-0${at + 1}`.replace("-", ""),
      book: makeBook(random, {
        papers: COLLEGE,
        count: random.whole(1, 2),
        size: [180_000, 3_600_000],
        adds: [0.9, 15_000, 150_000],
        takes: [0.2, 30_000, 160_000],
        part: span.part,
      }),
    }));
    const all = together(accounts.map((account) => account.book));
    const html = document(
      `${BASE}body{font:9pt Arial}.c{background:#f6c445;padding:10px 14px;font:bold 17pt Arial;color:#23395d}.c small{display:block;font:8pt Arial}.u td{padding:4px;border-bottom:1px solid #ddd}.u th{padding:4px;background:#23395d;color:#fff;font-size:8pt}h2{font-size:12pt;color:#23395d;margin:18px 0 4px}`,
      `<div class=c>Prairie Start 529<small>DIRECT-SOLD COLLEGE SAVINGS PROGRAM</small></div><div class=row style="margin:22px 0"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r><b>Quarterly Statement</b><br>${date.slash(span.start)} – ${date.slash(span.end)}<br>Account Owner: ${escaped(person.name)}<br>Questions? 877.555.0143</div></div>
<h2>Your Account Summary</h2>${grid(
        "llrr",
        [
          "Beneficiary",
          "Account Number",
          `Value on ${date.slash(span.start)}`,
          `Value on ${date.slash(span.end)}`,
        ],
        [
          ...accounts.map(({ child, number, book }) => [child, number, $(book.begin), $(book.end)]),
          ["<b>Total Portfolio Value</b>", "", `<b>${$(all.begin)}</b>`, `<b>${$(all.end)}</b>`],
        ],
        "class=u",
      )}
${accounts
  .map(
    ({ child, number, book }) =>
      `<div style="break-inside:avoid"><h2>Account ${number} for ${child}</h2><div class=row><div>${grid(
        "lrr",
        ["Account Activity", "This Quarter", "Year to Date"],
        [
          ["Beginning Value", $(book.begin), $(book.year.begin)],
          ["Contributions", $(book.added), $(book.year.added)],
          ["Withdrawals", $(-book.taken), $(-book.year.taken)],
          ["Fees", "$0.00", "$0.00"],
          [
            "Change in Investment Value",
            $(book.income + book.change),
            $(book.year.income + book.year.change),
          ],
          ["<b>Ending Value</b>", `<b>${$(book.end)}</b>`, `<b>${$(book.end)}</b>`],
        ],
        "class=u",
      )}</div></div>${grid(
        "lrrrr",
        ["Investment Option", "Future Allocation", "Units", "Unit Price", "Market Value"],
        book.lots.map((lot) => [
          lot.name,
          `${100 / book.lots.length}%`,
          units(lot.units),
          $(lot.price),
          $(lot.value),
        ]),
        "class=u style='margin-top:8px'",
      )}<p>Principal contributed since inception: ${$(Math.round(book.end * 0.71))}&nbsp;&nbsp; Earnings portion: ${$(book.end - Math.round(book.end * 0.71))}</p></div>`,
  )
  .join("")}
<p class=small>Give the gift of education: share your Ugift code with family and friends. Contributions may be deductible from state income up to $10,000 a year ($20,000 if married filing jointly). Units of the portfolios are municipal securities and may be subject to market volatility; they are not insured by the FDIC, the State or the program manager. Confirm all transactions promptly; discrepancies must be reported within 60 days.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Prairie Start 529",
          accounts: accounts.map(({ number, book }) => ({
            kind: "other",
            institution: "Prairie Start 529",
            accountLast4: number.slice(-4),
            periodStart: span.start,
            periodEnd: span.end,
            totalValue: decimal(book.end),
            holdings: holdingsOf(book, false),
          })),
          transactions: [],
          allowed: Object.assign({}, ...accounts.map(({ book }, at) => openFigures(at, book, span.end))),
        },
        "Prairie Start",
      ),
    };
  },
};

const CARE: readonly Paper[] = [
  ["Vanguard 500 Index Admiral", "VFIAX", 54_817],
  ["Vanguard Total Bond Market Index Admiral", "VBTLX", 974],
  ["Vanguard Small-Cap Index Admiral", "VSMAX", 11_862],
];

/** A health savings custodian: the cash account's register, then the invested part with its funds. */
const health: Layout = {
  name: "uc-hsa-invested",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, span } = stage(seed, 11, 1);
    const number = digits(random, 8);
    const book = makeBook(random, {
      papers: CARE,
      count: random.whole(1, 3),
      size: [60_000, 900_000],
      part: span.part,
    });
    const open = random.whole(110_000, 260_000);
    const entries = [
      ["Employer Contribution (Tax year: ", random.whole(4, 9) * 2_500, 4],
      ["Employee Contribution (Tax year: ", random.whole(4, 16) * 2_500, 4],
      ["Card Purchase: CORNER PHARMACY", -random.whole(900, 9_000), 9],
      ["Payment to Provider: VALLEY DENTAL", -random.whole(4_000, 18_000), 15],
      ["Investment Admin Fee", -random.whole(50, 300), 27],
      ["Interest for the period", random.whole(8, 70), 27],
    ] as const;
    const rows = entries.reduce<{ day: string; text: string; amount: number; left: number }[]>(
      (list, [text, amount, offset]) => [
        ...list,
        {
          day: dayIn(span, offset),
          text: text.endsWith(": ") ? `${text}${span.end.slice(0, 4)})` : text,
          amount,
          left: (list.at(-1)?.left ?? open) + amount,
        },
      ],
      [],
    );
    const cash = rows.at(-1)?.left ?? open;
    const come = rows.reduce((at, row) => at + Math.max(0, row.amount), 0);
    const gone = rows.reduce((at, row) => at + Math.max(0, -row.amount), 0);
    const signed = (amount: number) => (amount < 0 ? `(${$(-amount)})` : $(amount));
    const html = document(
      `${BASE}body{font:9pt Arial}.q{color:#5a2d82;font:bold 18pt Arial}.b{background:#5a2d82;color:#fff;padding:4px 8px;font-weight:bold;margin-top:16px}.t td,.t th{padding:4px 6px}.t tr:nth-child(odd) td{background:#f2eef6}.t th{border-bottom:1px solid #5a2d82}`,
      `<div class=row><div class=q>WellTrust<div style="font:7pt Arial">Custodian of your health savings account</div></div><div class=r><b>Health Savings Account Statement</b>${pairs(
        [
          ["Account Number:", number],
          ["Period:", `${date.short(span.start)} through ${date.short(span.end)}`],
          ["Employer:", "Trivett Foods, Inc."],
        ],
      )}</div></div><p style="margin:24px 0">${escaped(person.name)}<br>${person.street}<br>${person.town}</p>
<div class=b>Account Summary</div>${pairs(
        [
          ["HSA Cash Balance", $(cash)],
          ["HSA Investment Balance", $(book.end)],
          ["<b>Total HSA Balance</b>", `<b>${$(cash + book.end)}</b>`],
        ],
        "class=t",
      )}
<div class=b>HSA Cash Account Activity</div>${grid(
        "llrr",
        ["Date", "Transaction", "Amount", "HSA Cash Balance"],
        [
          ["", "Beginning Balance", "", $(open)],
          ...rows.map((row) => [date.slash(row.day), row.text, signed(row.amount), $(row.left)]),
          ["", "Ending Balance", "", `<b>${$(cash)}</b>`],
        ],
        "class=t",
      )}<p class=small>Interest rate on HSA cash this period: 0.20%, annual percentage yield earned 0.20%.</p>
<div class=b>Investment Portfolio as of ${date.short(span.end)}</div>${grid(
        "llrrr",
        ["Fund", "Category", "Shares", "Closing Price", "Closing Balance"],
        [
          ...book.lots.map((lot) => [
            `${lot.symbol} - ${lot.name}`,
            "Index",
            units(lot.units),
            $(lot.price),
            $(lot.value),
          ]),
          ["<b>Total</b>", "", "", "", `<b>${$(book.end)}</b>`],
        ],
        "class=t",
      )}
<div class=b>${span.end.slice(0, 4)} Contribution Summary</div>${pairs(
        [
          ["Year-to-date contributions", $((entries[0][1] + entries[1][1]) * span.part)],
          ["IRS family coverage limit", span.end.startsWith("2025") ? "$8,550.00" : "$8,750.00"],
        ],
        "class=t",
      )}<p class=small>Investments available to HSA holders are subject to risk, including the possible loss of the principal invested, and are not FDIC insured or guaranteed by WellTrust, Inc. Errors: contact us no later than 60 days after the date of this statement at 866.555.0158, 15 W Scenic Point Dr, Draper, UT 84020.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "WellTrust",
          accounts: [
            {
              kind: "other",
              institution: "WellTrust",
              accountLast4: number.slice(-4),
              periodStart: span.start,
              periodEnd: span.end,
              totalValue: decimal(cash + book.end),
              holdings: holdingsOf(book),
            },
          ],
          transactions: rows.map((row) => ({
            account: 0,
            date: row.day,
            description: row.text,
            amount: decimal(row.amount),
          })),
          allowed: {
            "accounts.0.statementDate": [span.end],
            "accounts.0.beginningBalance": [decimal(open)],
            "accounts.0.endingBalance": [decimal(cash)],
            "accounts.0.totalDeposits": [decimal(come)],
            "accounts.0.totalWithdrawals": [decimal(gone)],
            "accounts.0.feesCharged": rows
              .filter((row) => row.text.endsWith("Fee"))
              .map((row) => decimal(-row.amount)),
          },
        },
        "WellTrust, Inc.",
      ),
    };
  },
};

export const ucSavers: readonly Layout[] = [robo, college, health];
