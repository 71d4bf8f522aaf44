import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  alsoCalled,
  checks,
  daysOf,
  incoming,
  type Month,
  type Movement,
  makeMonth,
  makePeriod,
  outgoing,
  rowsOf,
  spread,
  sumWhere,
} from "./sn-data.ts";

const $ = money.dollar;
const P = money.plain;

const SHOPS = [
  "POS Withdrawal FRYS FOOD 0092 MESA AZ",
  "POS Withdrawal QT 1441 OUTSIDE CHANDLER AZ",
  "POS Withdrawal DUTCH BROS AZ1204 GILBERT AZ",
  "POS Withdrawal ROSS STORES #318 TEMPE AZ",
  "POS Withdrawal CHEWY.COM 800-672-4399 FL",
];
const DEBITS = [
  "ACH Withdrawal SRP ELECTRIC ONLINE PMT",
  "ACH Withdrawal PROG DIRECT INS PREM",
  "ACH Withdrawal COX COMM PHX BANKDRAFT",
  "ACH Withdrawal VENMO PAYMENT 1029934",
];

/** A community credit union's core print: one member number, a section to each share with its running balance, dividend line and year to date. */
const union: Layout = {
  name: "sn-union-four-shares",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 330_041);
    const person = makePerson(random);
    const house = "Copper Basin Community Credit Union";
    const member = String(random.whole(200_100, 989_000));
    const period = makePeriod(random, true);
    const days = daysOf(period.start, period.end);
    const moved = random.whole(50, 400) * 100;
    const moveDay = addDays(period.start, random.whole(3, 24));
    const club = random.whole(20, 75) * 100;
    const clubDay = addDays(period.start, random.whole(4, 9));
    const dividend = (amount: number, rate: string): Movement => ({
      day: period.end,
      text: `Deposit Dividend ${rate}%`,
      amount,
      kind: "interest",
    });
    const primary = makeMonth(
      period,
      [
        { day: moveDay, text: "Home Banking Transfer From Share 0009", amount: moved, kind: "deposit" },
        ...(random.chance(0.5)
          ? spread(random, period, "electronic", ["Withdrawal at ATM #AZ4417"], 1, [2_000, 30_000])
          : []),
        dividend(random.whole(3, 90), "0.100"),
      ],
      random.whole(2_500, 480_000),
    );
    const drafts = makeMonth(
      period,
      [
        {
          day: addDays(period.start, 3),
          text: "ACH Deposit BANNER HEALTH DIRECT DEP",
          amount: random.whole(90_000, 290_000),
          kind: "deposit",
        },
        {
          day: addDays(period.start, 17),
          text: "ACH Deposit BANNER HEALTH DIRECT DEP",
          amount: random.whole(90_000, 290_000),
          kind: "deposit",
        },
        ...spread(random, period, "card", SHOPS, random.whole(6, 14), [380, 16_000]),
        ...spread(random, period, "electronic", DEBITS, random.whole(2, 5), [2_900, 41_000]),
        ...checks(random, period, random.whole(0, 4)),
        { day: moveDay, text: "Home Banking Transfer To Share 0001", amount: -moved, kind: "electronic" },
        { day: clubDay, text: "Automatic Transfer To Share 0030", amount: -club, kind: "electronic" },
        ...(random.chance(0.35)
          ? spread(random, period, "fee", ["Courtesy Pay Fee"], 1, [2_800, 2_800])
          : []),
      ],
      random.whole(500, 90_000),
    );
    const market = makeMonth(
      period,
      [dividend(random.whole(900, 14_000), "2.270")],
      random.whole(500, 4_000) * 1_111,
    );
    const holiday = makeMonth(
      period,
      [
        { day: clubDay, text: "Automatic Transfer From Share 0009", amount: club, kind: "deposit" },
        dividend(random.whole(2, 60), "0.500"),
      ],
      club * Number(period.end.slice(5, 7)),
    );
    const parts: ReadonlyArray<{
      id: string;
      title: string;
      kind: "savings" | "checking";
      month: Month;
      apy: string;
    }> = [
      { id: "0001", title: "PRIMARY SHARE SAVINGS", kind: "savings", month: primary, apy: "0.10" },
      { id: "0009", title: "BASIN CHECKING", kind: "checking", month: drafts, apy: "" },
      { id: "0020", title: "MONEY MARKET PLUS", kind: "savings", month: market, apy: "2.29" },
      { id: "0030", title: "HOLIDAY CLUB", kind: "savings", month: holiday, apy: "0.50" },
    ];
    const totalsOf = (month: Month) => ({
      totalDeposits: decimal(incoming(month)),
      totalWithdrawals: decimal(outgoing(month)),
    });
    const paid = (month: Month) => sumWhere(month, (line) => line.kind === "interest");
    const january = period.end.slice(5, 7) === "01";
    const ytd = (month: Month) => (january ? paid(month) : paid(month) * Number(period.end.slice(5, 7)) - 1);
    const section = ({ id, title, month, apy }: (typeof parts)[number]) =>
      `<div class=sh>SHARE ${id} &nbsp; ${title}</div>${grid(
        "llrr",
        ["Post Date", "Transaction Description", "Amount", "Balance"],
        [
          [date.bareNoYear(month.start), "<b>Balance Forward</b>", "", P(month.beginning)],
          ...month.rows.map((line) => [
            date.bareNoYear(line.day),
            line.check ? `Check ${line.check}` : escaped(line.text),
            P(line.amount),
            P(line.balance),
          ]),
          [date.bareNoYear(month.end), "<b>New Balance</b>", "", `<b>${P(month.ending)}</b>`],
        ],
        "class=led",
      )}<div class=tiny>${
        apy === ""
          ? `${id} Deposits ${P(incoming(month))} &nbsp; Withdrawals, checks and fees ${P(outgoing(month))}`
          : `Annual Percentage Yield Earned ${apy}% from ${date.short(month.start)} through ${date.short(month.end)} based on an average daily balance of $${P(Math.round((month.beginning + month.ending) / 2))}. Dividends paid year-to-date $${P(ytd(month))}.`
      }</div>`;
    const cleared = drafts.rows.filter((line) => line.check !== undefined);
    const fees = -sumWhere(drafts, (line) => line.kind === "fee");
    const html = document(
      `body{font:8.8pt "Liberation Sans"}${BASE}.top{display:flex;justify-content:space-between;border-bottom:3px solid #b5622b;padding-bottom:6px}.top b{font-size:13pt;color:#b5622b}.sh{background:#f0dfd3;font-weight:bold;padding:3px 6px;margin-top:12px}td,th{padding:1.5px 6px}.led td:nth-child(n+3){width:96px}.led td:first-child,.led th:first-child{width:70px}.led th{font-size:7.6pt;border-bottom:1px solid #b5622b}.tiny{font-size:7.4pt;padding:3px 6px;color:#333}.sum th{font-size:7.4pt;border-bottom:1px solid #000}.news{width:32%;border-left:2px solid #b5622b;padding-left:10px;font-size:7.6pt}`,
      `<div class=top><div><b>COPPER BASIN</b><br>COMMUNITY CREDIT UNION<br><span class=tiny style="padding:0">1120 E Guadalupe Rd, Tempe, AZ 85283 &middot; 480-555-0144</span></div><div class=r>STATEMENT OF ACCOUNT<br>Member Number ${member}<br>Statement Period ${date.short(period.start)} thru ${date.short(period.end)}<br>Page 1</div></div>
      <div style="display:flex;gap:18px;margin-top:14px"><div style="flex:1"><p>${person.name}<br>${random.chance(0.5) ? "JT: DANA SAMPLE<br>" : ""}${person.street}<br>${person.town}</p>${grid(
        "llrrr",
        ["Share", "Description", "Previous", "New balance", "YTD dividends"],
        [
          ...parts.map((part) => [
            part.id,
            part.title,
            P(part.month.beginning),
            P(part.month.ending),
            part.apy === "" ? "" : P(ytd(part.month)),
          ]),
          [
            "",
            "<b>Total shares</b>",
            `<b>${P(parts.reduce((sum, part) => sum + part.month.beginning, 0))}</b>`,
            `<b>${P(parts.reduce((sum, part) => sum + part.month.ending, 0))}</b>`,
            `<b>${P(parts.reduce((sum, part) => sum + (part.apy === "" ? 0 : ytd(part.month)), 0))}</b>`,
          ],
        ],
        "class=sum",
      )}</div><div class=news><b>NEWS FOR MEMBERS</b><p>The annual meeting is on the second Tuesday of next month at 6:00 p.m. Three board seats are open.</p><p>11-month certificate special: <b>4.15% APY</b>, $500 minimum, $250,000 maximum. Auto loans from 5.24% APR.</p><p>From next quarter the Courtesy Pay fee changes from $28.00 to $25.00 per item.</p></div></div>
      ${parts.map((part) => section(part)).join("")}
      ${
        cleared.length > 0
          ? `<div class=sh>CHECKS CLEARED &ndash; SHARE 0009</div>${grid(
              "llrllr",
              ["Check", "Date", "Amount", "Check", "Date", "Amount"],
              Array.from({ length: Math.ceil(cleared.length / 2) }, (_, row) =>
                cleared
                  .slice(row * 2, row * 2 + 2)
                  .flatMap((line) => [line.check ?? "", date.bareNoYear(line.day), P(-line.amount)]),
              ),
              "class=led",
            )}`
          : ""
      }
      <div class=sh>OVERDRAFT AND RETURNED ITEM FEES</div>${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total overdraft (Courtesy Pay) fees", $(fees), $(january ? fees : fees + 5_600)],
          ["Total returned item fees", "$0.00", january ? "$0.00" : "$28.00"],
        ],
        "class=sum",
      )}<p class=tiny>In case of errors or questions about your electronic transfers, telephone 480-555-0144 or write us within 60 days of the first statement on which the problem appeared. We will credit your account within 10 business days (20 for new accounts) if we need more time. Federally insured by NCUA to at least $250,000. Average days in this cycle: ${days}. Routing 322173929.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: house,
        accounts: parts.map(({ kind, month, apy }) => ({
          kind,
          institution: house,
          accountLast4: member.slice(-4),
          periodStart: period.start,
          periodEnd: period.end,
          beginningBalance: decimal(month.beginning),
          endingBalance: decimal(month.ending),
          // Only the checking share prints its totals; those of the others are sums of their rows.
          ...(apy === "" ? totalsOf(month) : {}),
        })),
        transactions: parts.flatMap(({ month }, index) => rowsOf(month.rows, index)),
        allowed: {
          ...alsoCalled(["COPPER BASIN", "Copper Basin"], parts.length),
          ...Object.fromEntries(
            parts.flatMap(({ id, month }, index) => [
              ...Object.entries(totalsOf(month)).map(([key, value]) => [`accounts.${index}.${key}`, [value]]),
              [`accounts.${index}.accountLast4`, [id]],
              [`accounts.${index}.statementDate`, [period.end]],
              [`accounts.${index}.feesCharged`, [decimal(index === 1 ? fees : 0)]],
            ]),
          ),
        },
      },
    };
  },
};

const ITEMS = [
  "PUBLIX #0814 FRANKLIN TN 8841 CARD PURCHASE",
  "MAPCO EXPRESS 3349 NASHVILLE TN 8841 CARD PURCHASE",
  "HATTIE B'S HOT CHICK NASHVILLE TN 8841 CARD PURCHASE",
  "TRACTOR SUPPLY 204 COLUMBIA TN 8841 CARD PURCHASE",
  "AMC ONLINE #9640 888-440-4262 KS 8841 CARD PURCHASE",
];
const BILLS = [
  "MIDDLE TN ELEC MEMBERSHIP BILL PMT",
  "FARM BUREAU INS AUTOPAY 0049917",
  "WEB TFR TO SAV XXXX4410",
  "PINNACLE FINANCIAL MTG PMT 88120",
];

/** A regional bank: summary down the left, then deposits, withdrawals, fees, checks in columns and daily balances, each under its own heading. */
const regional: Layout = {
  name: "sn-bank-regional-sections",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 118_207);
    const person = makePerson(random);
    const bank = "First Cumberland Bank";
    const number = accountNumber(random, 10);
    const period = makePeriod(random, false);
    const fee = random.chance(0.6)
      ? [
          {
            day: addDays(period.end, -1),
            text: "MONTHLY MAINTENANCE FEE",
            amount: -1_100,
            kind: "fee" as const,
          },
        ]
      : [];
    const month = makeMonth(
      period,
      [
        ...spread(random, period, "deposit", ["DOLLAR GENERAL CORP PAYROLL PPD"], 2, [110_000, 230_000]),
        ...spread(
          random,
          period,
          "deposit",
          ["DEPOSIT - THANK YOU", "MOBILE DEPOSIT REF 771940", "ZELLE FROM K HUFFMAN"],
          random.whole(1, 3),
          [2_500, 70_000],
        ),
        ...spread(random, period, "card", ITEMS, random.whole(7, 16), [450, 18_000]),
        ...spread(random, period, "electronic", BILLS, random.whole(2, 4), [6_500, 92_000]),
        ...checks(random, period, random.whole(3, 8)),
        ...fee,
      ],
      random.whole(10_000, 260_000),
    );
    const of = (...kinds: readonly Movement["kind"][]) =>
      month.rows.filter((line) => kinds.includes(line.kind));
    const sum = (...kinds: readonly Movement["kind"][]) =>
      sumWhere(month, (line) => kinds.includes(line.kind));
    const [credits, debits, fees, paidChecks] = [
      of("deposit"),
      of("card", "electronic"),
      of("fee"),
      of("check"),
    ];
    const cells = paidChecks.map((line, index) => {
      const before = Number(paidChecks[index - 1]?.check ?? Number(line.check) - 1);
      return [
        date.noYear(line.day),
        `${line.check}${Number(line.check) - before > 1 ? " *" : ""}`,
        P(-line.amount),
      ];
    });
    const half = Math.ceil(cells.length / 2);
    const daily = [...new Map(month.rows.map((line) => [line.day, line.balance]))];
    const list = (lines: readonly Movement[]) =>
      lines
        .map(
          (line) =>
            `<tr><td style="width:60px">${date.noYear(line.day)}</td><td>${escaped(line.text)}</td><td class=r>${P(Math.abs(line.amount))}</td></tr>`,
        )
        .join("");
    const block = (title: string, lines: readonly Movement[], amount: number) =>
      lines.length > 0
        ? `<div class=hd>${title}</div><table>${list(lines)}<tr><td></td><td class=r><b>Total ${title.toLowerCase().replaceAll("&amp;", "&").replace("&", "&amp;")}</b></td><td class=r><b>$${P(Math.abs(amount))}</b></td></tr></table>`
        : "";
    const html = document(
      `body{font:9pt "Liberation Sans"}${BASE}.hd{background:#0a3a2a;color:#fff;font-weight:bold;text-align:center;padding:2px;margin:12px 0 4px;letter-spacing:1px}td,th{padding:1.3px 5px}.small{font-size:7pt;line-height:1.4}.od td,.od th{border:1px solid #000;font-size:8pt}`,
      `<div class=row><div><b style="font:bold 17pt 'Liberation Serif';color:#0a3a2a">First Cumberland</b><br><span class=small>First Cumberland Bank &middot; Franklin Cool Springs Office<br>1900 Galleria Blvd, Franklin, TN 37067</span></div><div class=r style="margin-top:4px">ACCOUNT #<br><b>${number}</b></div></div>
      <div class=row style="margin:26px 0 16px"><div style="padding-left:30px">${person.name}<br>${person.street}<br>${person.town}</div><div class="r small">Cycle 14 &nbsp; Enclosures ${paidChecks.length}<br>Page 1</div></div>
      <div style="text-align:center"><b>CLASSIC CHECKING</b><br>${date.long(period.start)} through ${date.long(period.end)}</div>
      <div class=hd>SUMMARY</div><div class=row><div>${pairs([
        ["Beginning Balance", `$${P(month.beginning)}`],
        ["Deposits &amp; Credits", `$${P(sum("deposit"))} +`],
        ["Withdrawals", `$${P(-sum("card", "electronic"))} -`],
        ["Fees", `$${P(-sum("fee"))} -`],
        ["Automatic Transfers", "$0.00 +"],
        ["Checks", `$${P(-sum("check"))} -`],
        ["<b>Ending Balance</b>", `<b>$${P(month.ending)}</b>`],
      ])}</div><div>${pairs([
        ["Minimum Balance", `$${P(Math.min(month.beginning, ...month.rows.map((line) => line.balance)))}`],
        [
          "Average Balance",
          `$${P(Math.round((month.beginning + month.rows.reduce((all, line) => all + line.balance, 0)) / (month.rows.length + 1)))}`,
        ],
        ["Direct Deposits this cycle", "2"],
      ])}<p class=small>No monthly fee when your average balance is $1,500.00 or a single direct deposit of $500.00 posts in the cycle.</p></div></div>
      ${block("DEPOSITS &amp; CREDITS", credits, sum("deposit"))}${block("WITHDRAWALS", debits, sum("card", "electronic"))}${block("FEES", fees, sum("fee"))}
      ${
        cells.length > 0
          ? `<div class=hd>CHECKS</div>${grid(
              "llrllr",
              ["Date", "Check No.", "Amount", "Date", "Check No.", "Amount"],
              Array.from({ length: half }, (_, row) => [
                ...(cells[row] ?? []),
                ...(cells[row + half] ?? ["", "", ""]),
              ]),
            )}<div class=r><b>Total Checks &nbsp; $${P(-sum("check"))}</b></div><div class=small>* Break In Check Number Sequence.</div>`
          : ""
      }
      <div class=hd>DAILY BALANCE SUMMARY</div>${grid(
        "lrlrlr",
        ["Date", "Balance", "Date", "Balance", "Date", "Balance"],
        Array.from({ length: Math.ceil(daily.length / 3) }, (_, row) =>
          [0, 1, 2].flatMap((column) => {
            const entry = daily[row + column * Math.ceil(daily.length / 3)];
            return entry ? [date.noYear(entry[0]), P(entry[1])] : ["", ""];
          }),
        ),
      )}
      <div style="break-inside:avoid"><table class=od style="margin-top:12px"><tr><th></th><th class=r>Total For This Statement Period</th><th class=r>Total Calendar Year-to-Date</th></tr><tr><td>Total Overdraft Fees (may include waived fees)</td><td class=r>0.00</td><td class=r>${random.pick(["0.00", "36.00", "72.00"])}</td></tr><tr><td>Total Returned Item Fees (may include waived fees)</td><td class=r>0.00</td><td class=r>0.00</td></tr></table></div>
      <p class=r><b>Thank You For Banking With First Cumberland!</b></p>
      <div class=row style="break-inside:avoid;border-top:1px solid #0a3a2a;margin-top:14px"><div class=small><p><b>HOW TO BALANCE YOUR ACCOUNT.</b> 1. Enter the ending balance of this statement $ ________. 2. Add deposits not shown $ ________. 3. Subtotal $ ________. 4. Subtract outstanding checks $ ________. 5. Your register should show $ ________.</p><p><b>SUMMARY OF OUR ERROR RESOLUTION PROCEDURES.</b> Call 1-800-555-0172 or write to P.O. Box 413, Nashville, TN 37202 as soon as you can. We must hear from you no later than 60 days after we sent the FIRST statement on which the error appeared. We will investigate and correct any error promptly. If we take more than 10 business days (20 for new accounts) we will provisionally credit the amount.</p></div><div class=small><p><b>LINE OF CREDIT.</b> If you have Overdraft Protection, the finance charge is figured by applying 0.049315% (18.00% ANNUAL PERCENTAGE RATE) to the daily balance.</p><p><b>FEES.</b> Paid overdraft item $36.00, at most 3 a day; stop payment $36.00; cashier's check $10.00; statement copy $5.00. From ${date.long(addDays(period.end, 45))} items that overdraw you by $10.00 or less carry no fee.</p><p>First Cumberland Bank is a trade name of Cumberland Bancshares Bank, N.A., Member FDIC. NMLS 402211.</p></div></div>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: bank,
        accounts: [
          {
            kind: "checking",
            institution: bank,
            accountLast4: number.slice(-4),
            periodStart: period.start,
            periodEnd: period.end,
            beginningBalance: decimal(month.beginning),
            endingBalance: decimal(month.ending),
            totalDeposits: decimal(incoming(month)),
            totalWithdrawals: decimal(outgoing(month)),
          },
        ],
        transactions: rowsOf([...credits, ...debits, ...fees, ...paidChecks]),
        allowed: {
          ...alsoCalled(["First Cumberland", "Cumberland Bancshares Bank, N.A."]),
          "accounts.0.statementDate": [period.end],
          "accounts.0.feesCharged": [decimal(-sum("fee"))],
        },
      },
    };
  },
};

export const snDeposits: readonly Layout[] = [union, regional];
