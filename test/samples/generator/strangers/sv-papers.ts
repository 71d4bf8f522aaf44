import { makeStub } from "../income-data.ts";
import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, makeHolding, some, total } from "./sn-data.ts";
import { $, openOf, P } from "./sv-data.ts";

const POOL = [
  ["VANTERRA TOTAL STOCK MKT ETF", "VNTS"],
  ["ORCHID BIOLOGICS INC", "ORCB"],
  ["GREAT LAKES POWER & LT CO", "GLPL"],
  ["HOLT CORE BOND FUND INSTL", "HCBIX"],
  ["MERIDA SEMICONDUCTOR CORP", "MRDS"],
  ["VANTERRA DEVELOPED MKTS ETF", "VNTD"],
  ["PRAIRIE RAIL CORP CL B", "PRLB"],
] as const;

/** One household, three registrations: an index page's table over them, then holdings under each heading. */
const household: Layout = {
  name: "sv-brokerage-household-three-accounts",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 910_001);
    const person = makePerson(random);
    const house = "Marlowe Fenn & Co.";
    const [start, end] = random.pick([
      ["2026-01-01", "2026-03-31"],
      ["2026-04-01", "2026-06-30"],
      ["2026-07-01", "2026-09-30"],
    ] as const);
    const accounts = (
      [
        ["Individual &ndash; Transfer on Death", "brokerage"],
        ["Traditional IRA", "ira"],
        ["Joint Tenants WROS", "brokerage"],
      ] as const
    ).map(([title, kind]) => {
      const held = some(random, POOL, random.whole(1, 4)).map((entry) => makeHolding(random, entry, 300_000));
      const cash = random.whole(1_100, 1_400_000);
      const value = cash + total(held, (holding) => holding.value);
      const flow = random.chance(0.5) ? random.whole(-40, 90) * 5_000 : 0;
      const income = random.whole(200, 64_000);
      const change = Math.round((value * random.whole(-45, 60)) / 1_000);
      return {
        title,
        kind,
        held,
        cash,
        value,
        flow,
        income,
        change,
        number: `MF${random.whole(2, 7)}-${accountNumber(random, 6)}`,
        before: value - flow - income - change,
      };
    });
    const B = (amount: number) => (amount < 0 ? `(${P(-amount)})` : P(amount));
    const all = (pick: (account: (typeof accounts)[number]) => number) => total(accounts, pick);
    const html = document(
      `body{font:8.7pt "Liberation Sans"}${BASE}.top{background:#20303f;color:#e8dcc0;padding:10px 14px}h3{font:bold 10.5pt "Liberation Serif";border-bottom:2px solid #b79a5b;margin:14px 0 3px}td,th{padding:2.5px 4px}.l tr:last-child td{border-top:1px solid #20303f;font-weight:bold}.n{font-size:6.9pt;color:#555}`,
      `<div class="top row"><div style="font:16pt 'Liberation Serif';letter-spacing:2px">MARLOWE FENN &amp; CO.</div><div class=r>Household Statement<br>Quarter ended ${date.long(end)}</div></div>
      <div class=row style="margin-top:12px"><div>${person.name} HOUSEHOLD<br>${person.street}<br>${person.town}</div><div class=n>Household ID 70-${random.whole(1_000, 9_800)}<br>Your Private Client Group advisor: T. Ruiz-Kessler, CFP&reg;, 312-555-0191<br>Covers ${date.short(start)} &ndash; ${date.short(end)}; your year began with ${$(all((account) => account.before) - 240_000)}</div></div>
      <h3>Household overview</h3>${grid(
        "llrrrrr",
        ["Account", "Number", "Opening value", "Net deposits", "Income", "Market change", "Closing value"],
        [
          ...accounts.map((account) => [
            account.title,
            account.number,
            P(account.before),
            B(account.flow),
            P(account.income),
            B(account.change),
            P(account.value),
          ]),
          [
            "Household total",
            "",
            $(all((account) => account.before)),
            B(all((account) => account.flow)),
            P(all((account) => account.income)),
            B(all((account) => account.change)),
            $(all((account) => account.value)),
          ],
        ],
        "class=l",
      )}
      ${accounts
        .map(
          (account) =>
            `<div style="break-inside:avoid"><h3>${account.title} &nbsp; <span class=n>${account.number}</span></h3>${grid(
              "lrrrrr",
              ["Holding", "Shares", "Price", "Market value", "Cost", "Gain or (loss)"],
              [
                ...account.held.map((holding) => [
                  `${escaped(holding.name)} (${holding.symbol})`,
                  (holding.shares / 1_000).toFixed(3),
                  decimal(holding.price),
                  P(holding.value),
                  P(holding.cost),
                  B(holding.value - holding.cost),
                ]),
                ["Insured cash sweep &ndash; Lakeshore Bank USA", "", "", P(account.cash), "", ""],
                [
                  "Account value",
                  "",
                  "",
                  $(account.value),
                  P(total(account.held, (holding) => holding.cost)),
                  B(total(account.held, (holding) => holding.value - holding.cost)),
                ],
              ],
              "class=l",
            )}${account.kind === "ira" ? `<div class=n>IRA custodian: Fenn Trust Company, N.A. Contributions for the year $0.00. Prior year-end fair market value ${$(account.before - 91_000)}. Required minimum distribution: not yet required.</div>` : ""}</div>`,
        )
        .join("")}
      <p class=n>Accounts are linked for billing and delivery only; each is owned as titled. Advisory fee 0.85% a year on the first $1,000,000. Sweep yield 0.20%. Securities offered by Marlowe Fenn Securities LLC, member FINRA/SIPC; carried by Pershington Clearing LLC. SIPC covers up to $500,000 ($250,000 cash). Report errors to the Chicago office and to Pershington, One Harborside Plaza, Jersey City NJ, within ten days.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: house,
        accounts: accounts.map((account) => ({
          kind: account.kind,
          institution: house,
          accountLast4: account.number.slice(-4),
          periodStart: start,
          periodEnd: end,
          totalValue: decimal(account.value),
          holdings: account.held.map((holding) => ({
            name: holding.name,
            symbol: holding.symbol,
            value: decimal(holding.value),
          })),
        })),
        transactions: [],
        allowed: {
          ...alsoCalled(["Marlowe Fenn", "Marlowe Fenn Securities LLC", "Pershington Clearing LLC"], 3),
          ...Object.assign(
            {},
            ...accounts.map((account, index) =>
              openOf(index, {
                statementDate: [end],
                beginningBalance: [decimal(account.before)],
                endingBalance: [decimal(account.value)],
                ...(account.flow > 0 ? { totalDeposits: [decimal(account.flow)] } : {}),
                ...(account.flow < 0 ? { totalWithdrawals: [decimal(-account.flow)] } : {}),
                [`holdings.${account.held.length}.name`]: [
                  "Insured cash sweep",
                  "Insured cash sweep – Lakeshore Bank USA",
                ],
                [`holdings.${account.held.length}.value`]: [decimal(account.cash)],
              }),
            ),
          ),
        },
      },
    };
  },
};

/** A stub of a professional employer organisation: its logo on top, the worksite employer beside, taxes as codes in three columns. */
const leased: Layout = {
  name: "sv-stub-leased-employer",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 911_003);
    const stub = makeStub(seed + 911, ["weekly", "biweekly"]);
    const payer = "Harrow Bay Marine Works";
    const code: Record<string, string> = {
      "Federal Income Tax": "FITW",
      "Social Security": "OASDI",
      Medicare: "MEDI",
      "State Income Tax": "SITW-VA",
      "401(k)": "TRELLIS MEP 401K *",
      Medical: "S125 MED EE *",
      Dental: "S125 DEN EE *",
    };
    const net = stub.net.current;
    const saved = random.whole(25, 150) * 100;
    const rows = (lines: typeof stub.taxes) =>
      lines.map((line) => [code[line.label] ?? line.label, P(line.current), P(line.ytd)]);
    const html = document(
      `body{font:8.6pt "Liberation Sans"}${BASE}.w{border:1.5px solid #333;padding:6px 10px;margin-bottom:10px}td,th{padding:1.6px 4px}th{font-size:7.2pt;border-bottom:1px solid #333}.sum td,.sum th{border:1px solid #333;text-align:right}.adv{margin-top:26px;border-top:1px dashed #666;padding-top:12px}`,
      `<div class="w row"><div><b style="font-size:14pt;color:#3f7d20">trellis<span style="color:#999">HR</span></b><br><span class=small>TrellisHR PEO Services IV, Inc., co-employer<br>4000 Westchase Blvd, Raleigh NC 27607 &middot; FEIN 56-${random.whole(1_000_000, 9_800_000)}</span></div><div><span class=small>WORKSITE EMPLOYER</span><br><b>Harrow Bay Marine Works</b><br>Client 0K7 &middot; Dept 210 YARD &middot; Gloucester VA</div><div class=r>Pay stmt no. ${stub.checkNumber}<br>Pay period ${date.short(stub.start)}&ndash;${date.short(stub.end)}<br>Check date <b>${date.short(stub.payDate)}</b><br>${stub.frequency === "weekly" ? "Weekly (52)" : "Bi-weekly (26)"}</div></div>
      <div class=row><div>${stub.person.name}<br>${stub.person.street}<br>${stub.person.town}</div><div class=small>Emp ID ${stub.employeeId} &nbsp; Base ${decimal(stub.hourlyRate)}/hr<br>Fed: Single, Step 3 $0.00, extra $0.00<br>State: VA, exemptions 1<br>PTO balance 41.33 hrs &nbsp; Sick 12.00 hrs</div></div>
      <table class=sum style="margin:10px 0"><tr><th></th><th>Gross</th><th>Pre-tax *</th><th>Taxes</th><th>NET</th></tr>${(
        ["current", "ytd"] as const
      )
        .map(
          (pick) =>
            `<tr><td>${pick === "current" ? "This check" : "YTD"}</td><td>${P(stub.gross[pick])}</td><td>${P(total(stub.deductions, (line) => line[pick]))}</td><td>${P(total(stub.taxes, (line) => line[pick]))}</td><td><b>${P(stub.net[pick])}</b></td></tr>`,
        )
        .join("")}</table>
      <div class=row><div>${grid("lrr", ["EARNINGS", "CUR", "YTD"], rows(stub.earnings))}</div><div>${grid("lrr", ["TAXES", "CUR", "YTD"], rows(stub.taxes))}</div><div>${grid("lrr", ["DEDUCTIONS", "CUR", "YTD"], rows(stub.deductions))}</div></div>
      <p class=small><b>PAID BY YOUR EMPLOYER</b> (not part of gross): MEP match ${P(Math.round((stub.deductions[0]?.current ?? 0) / 2))}; S125 MED ER ${P(28_450)}; workers' compensation ${P(Math.round(stub.gross.current * 0.041))}; FUTA ${P(random.pick([0, 420, 1_180]))}. Hours this year ${P(random.whole(300, 1_900) * 100)}. Taxable wages FITW ${P(stub.gross.current - total(stub.deductions, (line) => line.current))}.</p>
      <div class=adv><div class=row><div><b>TrellisHR PEO Services IV, Inc.</b> as agent for Harrow Bay Marine Works<br><span class=small>Truist Bank, Charlotte NC</span></div><div class=r>ADVICE OF DEPOSIT &ndash; NON-NEGOTIABLE<br>${date.long(stub.payDate)}</div></div>${pairs(
        [
          ["Deposited to Langley FCU savings xx3308", $(saved)],
          ["Deposited to Truist checking xx7714", $(net - saved)],
        ],
      )}<p>${stub.person.name}</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "paystub",
            payer,
            payDate: stub.payDate,
            periodStart: stub.start,
            periodEnd: stub.end,
            frequency: stub.frequency,
            grossPay: decimal(stub.gross.current),
            netPay: decimal(net),
            ytdGross: decimal(stub.gross.ytd),
            ytdNet: decimal(stub.net.ytd),
          },
        ],
        allowed: {
          institution: ["trellisHR", "TrellisHR", "TrellisHR PEO Services IV, Inc."],
          "income.0.payer": ["trellisHR", "TrellisHR", "TrellisHR PEO Services IV, Inc."],
          "income.0.federalTaxWithheld": [
            decimal(stub.taxes[0]?.current ?? 0),
            decimal(stub.taxes[0]?.ytd ?? 0),
          ],
          "income.0.taxYear": [stub.payDate.slice(0, 4)],
          "income.0.wages": [decimal(stub.gross.current - total(stub.deductions, (line) => line.current))],
        },
      },
    };
  },
};

/** A disability fund's award letter: the new monthly benefit, what it was before, an offset for another agency's money and what is paid. */
const award: Layout = {
  name: "sv-benefit-award-with-offset",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 912_007);
    const person = makePerson(random);
    const payer = "Keystone Municipal Disability Fund";
    const letter = addDays("2026-01-14", random.whole(0, 290));
    const payDate = `${addDays(letter, 32).slice(0, 8)}01`;
    const base = random.whole(1_950, 4_900) * 100;
    const offset = random.whole(310, 1_480) * 100;
    const gross = base - offset;
    const tax = Math.round(gross * random.pick([0, 0.07, 0.1]));
    const health = random.whole(1_800, 9_900);
    const net = gross - tax - health;
    const html = document(
      `body{font:10.6pt/1.4 "Liberation Serif"}${BASE}.n{font-size:8pt;line-height:1.3}td{padding:2px 6px;border-bottom:1px dotted #555}`,
      `<div style="text-align:center"><b style="font-size:13pt">KEYSTONE MUNICIPAL DISABILITY FUND</b><br><span class=n>Claims administered by Ostrander Benefit Services, LLC &middot; PO Box 11906, Harrisburg, PA 17108 &middot; 717-555-0166</span></div>
      <p>${date.long(letter)}</p><p>${person.name}<br>${person.street}<br>${person.town}</p><p>Claim: D-${random.whole(10_100, 98_900)} &nbsp;&nbsp; Plan: Long Term Disability, Option B (60%)</p>
      <p>Dear Claimant:</p><p>Social Security has told us that it pays you ${$(offset)} a month. The plan takes other income off your benefit. Until now we paid you ${$(base)} a month; beginning with the payment of <b>${date.long(payDate)}</b> your monthly benefit is worked out as follows.</p>${pairs(
        [
          ["60% of your indexed monthly pay before disability", $(base)],
          ["Less: Social Security disability benefit, primary", `(${P(offset)})`],
          ["<b>Gross monthly benefit</b>", `<b>${$(gross)}</b>`],
          ...(tax > 0 ? ([["Federal income tax you asked us to withhold", `(${P(tax)})`]] as const) : []),
          ["Retiree dental and vision, Municipal Health Pool", `(${P(health)})`],
          ["<b>Net amount of each payment</b>", `<b>${$(net)}</b>`],
        ],
        "style='width:86%;margin-left:20px'",
      )}
      <p>Payments are made on the first of each month to your account at PSECU ending 0275. For January through the month of this letter you were paid ${$(base * Number(letter.slice(5, 7)))} in all. Because Social Security pays from an earlier month, you have been overpaid ${$(offset * random.whole(2, 7))}; we will write to you apart about repaying it and take nothing from your benefit until then.</p>
      <p>The benefit may go on until age 67 as long as you meet the definition of disability. The smallest benefit is $100.00 or 10% of the gross benefit, whichever is more. You may appeal within 180 days. If you earn more than $1,620.00 in a month, tell us within 10 days.</p><p>Sincerely,<br><br>D. Wojcik, Senior Benefit Analyst</p><p class=n>cc: Borough of Millersfield, Human Resources. The Fund is a joint trust under Act 7. A Form W-2 for sick pay is sent by January 31.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "benefits",
            payer,
            payDate,
            frequency: "monthly",
            grossPay: decimal(gross),
            netPay: decimal(net),
          },
        ],
        allowed: {
          institution: ["Ostrander Benefit Services, LLC"],
          "income.0.payer": ["Ostrander Benefit Services, LLC"],
          "income.0.payDate": [letter],
          "income.0.periodStart": [payDate],
          "income.0.federalTaxWithheld": [decimal(tax)],
          "income.0.ytdGross": [decimal(base * Number(letter.slice(5, 7)))],
        },
      },
    };
  },
};

export const svPapers: readonly Layout[] = [household, leased, award];
