import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { alsoCalled, NEXT_PAGE, some, total } from "./sn-data.ts";

const $ = money.dollar;

const MENU = [
  ["Harvest LifeStage 2045 Trust, Cl. R2", "Target date"],
  ["Alder 500 Index Trust II", "U.S. large cap"],
  ["Brookmont Small Co. Growth R6", "U.S. small cap"],
  ["Parnell Total Return Bond Instl", "Bond"],
  ["Overseas Select Equity Fund R6", "International"],
  ["TerraVest Guaranteed Interest Option", "Stable value"],
] as const;

/** A record keeper's quarter for a company plan: funds across from opening to closing, the same money by source with vesting, contributions in the year. */
const plan: Layout = {
  name: "sn-401k-record-keeper-sources",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 771_203);
    const person = makePerson(random);
    const keeper = "TerraVest Retirement";
    const [start, end] = random.pick([
      ["2026-01-01", "2026-03-31"],
      ["2026-04-01", "2026-06-30"],
      ["2026-07-01", "2026-09-30"],
    ] as const);
    const quarters = Number(end.slice(5, 7)) / 3;
    const funds = some(random, MENU, random.whole(3, 5)).map(([name, group]) => {
      const opening = random.whole(120_000, 4_800_000);
      const contributed = random.whole(4_000, 160_000);
      const gain = Math.round((opening * random.whole(-52, 68)) / 1_000);
      const fees = random.whole(180, 1_900);
      const ending = opening + contributed + gain - fees;
      const price = random.whole(9_100, 88_000);
      return {
        name,
        group,
        opening,
        contributed,
        gain,
        fees,
        ending,
        units: (ending / price).toFixed(4),
        price,
      };
    });
    const sum = (pick: (fund: (typeof funds)[number]) => number) => total(funds, pick);
    const [opening, contributed, gain, fees, ending] = [
      sum((fund) => fund.opening),
      sum((fund) => fund.contributed),
      sum((fund) => fund.gain),
      sum((fund) => fund.fees),
      sum((fund) => fund.ending),
    ];
    const own = Math.round(contributed * 0.5);
    const roth = Math.round(contributed * 0.2);
    const match = contributed - own - roth;
    const [ownEnd, rothEnd] = [Math.round(ending * 0.58), Math.round(ending * 0.13)];
    const matchEnd = ending - ownEnd - rothEnd;
    const vesting = random.pick([40, 60, 80, 100]);
    const vested = ownEnd + rothEnd + Math.round((matchEnd * vesting) / 100);
    const planNumber = `5${random.whole(10_000, 98_999)}-01`;
    const html = document(
      `body{font:8.8pt "DejaVu Sans Condensed";color:#2b2b2b}${BASE}.hero{background:#20435c;color:#fff;padding:14px 16px;display:flex;justify-content:space-between}.hero .big{font-size:20pt}.bar{display:flex;height:14px;margin:6px 0}.bar div{color:#fff;font-size:6.5pt;text-align:center}h3{font-size:10.5pt;color:#20435c;margin:14px 0 4px;border-left:5px solid #e08e2b;padding-left:6px}td,th{padding:3px 4px}.t th{font-size:7pt;background:#e9eef2;vertical-align:bottom}.t td{font-size:7.8pt;border-bottom:1px solid #dde3e8}.t tr:last-child td{font-weight:bold;border-top:2px solid #20435c}.side{width:30%;background:#f7f3ea;padding:8px 12px;font-size:7.8pt}.small{font-size:7pt;line-height:1.45}`,
      `<div class=hero><div><b style="font-size:14pt">TerraVest</b> Retirement<br><br>Brightwater Foods, Inc. 401(k) Savings Plan<br><span style="font-size:7.5pt">Plan number ${planNumber} &middot; Sponsor: Brightwater Foods, Inc.</span></div><div class=r>Quarterly statement<br>${date.abbreviatedBare(start)} &ndash; ${date.abbreviatedBare(end)}<br><br>Your account balance<br><span class=big>${$(ending)}</span></div></div>
      <div style="display:flex;gap:18px;margin-top:12px"><div style="flex:1"><p>${person.name}<br>${person.street}<br>${person.town}</p>
      <h3>Your account at a glance</h3>${pairs([
        [`Balance on ${date.short(start)}`, $(opening)],
        ["Your contributions", $(own + roth)],
        ["Employer contributions", $(match)],
        ["Withdrawals", $(0)],
        ["Plan and participant fees", money.brackets(-fees)],
        ["Gain or loss on investments", money.brackets(gain)],
        [`<b>Balance on ${date.short(end)}</b>`, `<b>${$(ending)}</b>`],
        ["Vested balance", $(vested)],
      ])}</div><div class=side><b>Estimated monthly retirement income</b><br><span style="font-size:13pt">${$(Math.round(vested / 190))}</span><br>if paid for life from age 67 as a single annuity bought with your present balance.<p>Personal rate of return<br><b>${((gain / opening) * 100).toFixed(2)}%</b> this quarter<br><b>${((gain / opening) * 100 * quarters + 1.1).toFixed(2)}%</b> year to date</p><p>Deferral election: pre-tax 6%, Roth 2%<br>Raise it by 1% and you could have about $41,000 more at 67.</p><p>Outstanding loans: none. You may borrow up to ${$(Math.floor(vested / 2))} or $50,000, whichever is less.</p></div></div>
      <div class=bar>${funds.map((fund, index) => `<div style="flex:${Math.max(8, Math.round((fund.ending / ending) * 100))};background:${["#20435c", "#e08e2b", "#4f8a8b", "#8c5e58", "#7a8b3c"][index % 5]}">${Math.round((fund.ending / ending) * 100)}%</div>`).join("")}</div>
      <h3>Your investments this quarter</h3>${grid(
        "lrrrrrrr",
        [
          "Investment option",
          "Beginning balance",
          "Contributions",
          "Fees",
          "Gain/loss",
          "Ending balance",
          "Units",
          "Unit value",
        ],
        [
          ...funds.map((fund) => [
            `${fund.name}<br><span style="font-size:6.5pt;color:#777">${fund.group}</span>`,
            $(fund.opening),
            $(fund.contributed),
            money.brackets(-fund.fees),
            money.brackets(fund.gain),
            $(fund.ending),
            fund.units,
            $(fund.price),
          ]),
          [
            "Total",
            $(opening),
            $(contributed),
            money.brackets(-fees),
            money.brackets(gain),
            $(ending),
            "",
            "",
          ],
        ],
        "class=t",
      )}
      ${NEXT_PAGE}<h3>Your account by source of money</h3>${grid(
        "lrrrrr",
        ["Source", "This quarter", "Year to date", "Balance", "Vested %", "Vested balance"],
        [
          ["Employee pre-tax", $(own), $(own * quarters), $(ownEnd), "100%", $(ownEnd)],
          ["Employee Roth", $(roth), $(roth * quarters), $(rothEnd), "100%", $(rothEnd)],
          [
            "Employer match",
            $(match),
            $(match * quarters),
            $(matchEnd),
            `${vesting}%`,
            $(vested - ownEnd - rothEnd),
          ],
          ["Total", $(contributed), $(contributed * quarters), $(ending), "", $(vested)],
        ],
        "class=t",
      )}<h3>Where new contributions go</h3>${grid(
        "lr",
        ["Investment option", "Election"],
        [
          [funds[0]?.name ?? "", "70%"],
          [funds[1]?.name ?? "", "30%"],
          ["Total", "100%"],
        ],
        "class=t",
      )}<h3>Fees on your account</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [
          [date.short(addDays(end, -20)), "Record keeping fee", $(fees - Math.round(fees / 5))],
          [date.short(addDays(end, -2)), "Advisory service, 0.45% a year", $(Math.round(fees / 5))],
          ["Total", "", $(fees)],
        ],
        "class=t",
      )}<div class=small><p><b>Limits.</b> For 2026 you may defer up to $24,500; $8,000 more if you are 50 or older. Total additions may not pass $72,000.</p><p><b>Diversification.</b> Holding more than 20% of your retirement savings in the stock of one company may leave you without diversification. See dol.gov/ebsa.</p><p><b>About this statement.</b> TerraVest Retirement is the marketing name of TerraVest Life &amp; Annuity Company, Windsor, CT, and TerraVest Trust Company, N.A. Review it and report errors within 90 days to 1-866-555-0151. The Guaranteed Interest Option is a group annuity contract; its rate of 2.65% is reset each January 1. Collective trusts are not mutual funds and have no ticker symbols.</p><p><b>Your beneficiaries.</b> Primary: one on file, 100%. <b>Loan rules.</b> $75.00 origination, prime + 1.00%.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "investments",
        institution: keeper,
        accounts: [
          {
            kind: "401k",
            institution: keeper,
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(ending),
            holdings: funds.map((fund) => ({ name: fund.name, value: decimal(fund.ending) })),
          },
        ],
        transactions: [],
        transactionsOpen: true,
        allowed: {
          ...alsoCalled(["TerraVest", "TerraVest Life & Annuity Company"]),
          "accounts.0.accountLast4": [planNumber.slice(-4), planNumber.replace("-", "").slice(-4)],
          "accounts.0.statementDate": [end],
          "accounts.0.beginningBalance": [decimal(opening)],
          "accounts.0.endingBalance": [decimal(ending)],
          "accounts.0.totalDeposits": [decimal(contributed)],
          "accounts.0.totalWithdrawals": ["0.00"],
          "accounts.0.feesCharged": [decimal(fees)],
        },
      },
    };
  },
};

export const snPlan: readonly Layout[] = [plan];
