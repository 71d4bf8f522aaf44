import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { type Fund, makePositions, quarterOf, shareCount, total } from "./ug-data.ts";

const g = grouped;
const $ = money.dollar;

const OPTIONS: readonly Fund[] = [
  { name: "Sequoyah LifeWay 2050 Trust II", symbol: "", price: 2_418 },
  { name: "Large Cap Index Fund Class K", symbol: "", price: 6_102 },
  { name: "Small Cap Value Separate Account", symbol: "", price: 3_377 },
  { name: "Intermediate Bond Fund R6", symbol: "", price: 1_054 },
  { name: "Stable Value Portfolio", symbol: "", price: 2_011 },
];

/** Splits an amount over positions by their worth, to the cent. */
function spread(amount: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const shares = weights.map((weight) => Math.floor((amount * weight) / all));
  const rest = amount - shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share, index) => (index === 0 ? share + rest : share));
}

/** A record keeper's quarterly statement of a plan: at a glance, by source, by investment option. */
const plan: Layout = {
  name: "ug-401k-record-keeper",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 8);
    const person = makePerson(random);
    const quarter = quarterOf(random);
    const funds = makePositions(random, OPTIONS, 3, 4_800_000);
    const ending = total(funds, "value");
    const brand = random.pick(["SEQUOYAH RETIREMENT", "Northbank Benefit Partners"]);
    const employer = random.pick([
      "Vantrex Logistics LLC 401(k) Plan",
      "Saint Brendan Regional Medical Center Retirement Savings Plan",
    ]);
    const own = random.whole(60_000, 420_000);
    const match = Math.round(own * random.pick([0.5, 0.667, 1]));
    const fees = random.pick([0, 1_125, 1_850]);
    const out = random.chance(0.2) ? random.whole(40_000, 150_000) : 0;
    const weights = funds.map((fund) => fund.value);
    const into = spread(own + match, weights);
    const away = spread(out + fees, weights);
    const gains = funds.map((fund) => fund.value - fund.before);
    const lines = funds.map((fund, index) => {
      const [added, taken, gain] = [into[index] ?? 0, away[index] ?? 0, gains[index] ?? 0];
      return { fund, added, taken, gain, before: fund.value - added + taken - gain };
    });
    const beginning = lines.reduce((sum, line) => sum + line.before, 0);
    const gain = lines.reduce((sum, line) => sum + line.gain, 0);
    const matchWorth = Math.round((ending * random.whole(18, 35)) / 100);
    const vesting = random.pick([100, 80, 60, 40]);
    const vested = ending - matchWorth + Math.round((matchWorth * vesting) / 100);
    const [from, to] = [date.slash(quarter.start), date.slash(quarter.end)];
    const minus = (value: number) => (value === 0 ? "$0.00" : `-${$(value)}`);
    const top = (page: number) =>
      `<div class=top><div class=logo>${brand}</div><div>${employer}<br><span>Page ${page} of 2</span></div></div>`;
    const body = `${top(1)}<div class=row><div class=adr>${person.name}<br>${person.street}<br>${person.town}</div><div class=plan>${pairs(
      [
        ["Plan ID:", `${random.whole(100_000, 999_999)}-01`],
        ["Statement Period:", `${from} - ${to}`],
        ["Date of birth on file:", "Yes"],
        ["Web site:", "www.participant.example.com"],
        ["Client Service:", "1-888-555-0170"],
      ],
    )}</div></div>
<h1>Retirement Plan Statement</h1><div class=row><div class=glance><h2>Your Account at a Glance</h2>${pairs([
      [`Beginning Balance as of ${from}`, $(beginning)],
      ["Employee Contributions", $(own)],
      ["Employer Contributions", $(match)],
      ["Withdrawals/Distributions", minus(out)],
      ["Plan Administrative Fees*", minus(fees)],
      ["Change in Market Value", $(gain)],
      [`<b>Ending Balance as of ${to}</b>`, `<b>${$(ending)}</b>`],
      ["Vested Balance", $(vested)],
    ])}</div><div class=inc><h2>Will you have enough?</h2><p>Your estimated monthly income in retirement</p><div class=e>${$(Math.round(ending / 240))}</div><p>This lifetime income illustration is an estimate required by law. It assumes payments begin at age 67 and your account balance as of the statement date; it is not a guarantee.</p><p>Personal Rate of Return this period: <b>${((gain / Math.max(beginning, 1)) * 100).toFixed(2)}%</b></p></div></div>
<h2>How is my account invested?</h2>${grid(
      "lrrrrrr",
      [
        "Investment Option",
        "Beginning Balance",
        "Contributions",
        "Withdrawals/ Fees",
        "Gain/Loss",
        "Ending Balance",
        "Units/Shares",
      ],
      [
        ...lines.map((line) => [
          line.fund.name,
          g(line.before),
          g(line.added),
          line.taken === 0 ? "0.00" : `-${g(line.taken)}`,
          money.plain(line.gain),
          g(line.fund.value),
          shareCount(line.fund.shares),
        ]),
        [
          "<b>Total</b>",
          `<b>${$(beginning)}</b>`,
          `<b>${$(own + match)}</b>`,
          `<b>${minus(out + fees)}</b>`,
          `<b>${$(gain)}</b>`,
          `<b>${$(ending)}</b>`,
          "",
        ],
      ],
      "class=t",
    )}<p class=s>*Fees paid from your account this period for recordkeeping and administration. Some plan expenses are paid from the total annual operating expenses of the investment options.</p>
<div class=pg>${top(2)}<h2>Your Account by Source</h2>${grid(
      "lrrrr",
      ["Source", "Contributions this period", "Ending Balance", "Vested Percent", "Vested Balance"],
      [
        ["Employee Before Tax", $(own), $(ending - matchWorth), "100%", $(ending - matchWorth)],
        ["Employer Match", $(match), $(matchWorth), `${vesting}%`, $(vested - ending + matchWorth)],
        ["<b>Total</b>", `<b>${$(own + match)}</b>`, `<b>${$(ending)}</b>`, "", `<b>${$(vested)}</b>`],
      ],
      "class=t",
    )}<h2>Where my future contributions will go</h2>${grid(
      "lr",
      ["Investment Option", "Percent"],
      funds.map((fund, index) => [fund.name, `${index === 0 ? 100 - 20 * (funds.length - 1) : 20}%`]),
      "class=t",
    )}
<p>To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Spreading your assets among different types of investments can help you achieve a favorable rate of return, while minimizing your overall risk of losing money.</p><p class=s>Please review this statement carefully and report any errors within 90 days. Securities offered through an affiliate, member FINRA/SIPC. Visit the Department of Labor's website at www.dol.gov/agencies/ebsa for information on individual investing and diversification.</p></div>`;
    const plans = employer.replace(/ (401\(k\)|Retirement Savings) Plan$/, "");
    const truth: Truth = {
      documentType: "investments",
      institution: brand,
      accounts: [
        {
          kind: "401k",
          institution: brand,
          periodStart: quarter.start,
          periodEnd: quarter.end,
          totalValue: decimal(ending),
          holdings: funds.map(({ name, value }) => ({ name, value: decimal(value) })),
        },
      ],
      transactions: [],
      transactionsOpen: true,
      allowed: {
        "accounts.0.statementDate": [quarter.end],
        "accounts.0.beginningBalance": [decimal(beginning)],
        "accounts.0.endingBalance": [decimal(ending)],
        "accounts.0.feesCharged": [decimal(fees)],
        "accounts.0.totalDeposits": [decimal(own + match), decimal(own)],
        "accounts.0.totalWithdrawals": [decimal(out), decimal(out + fees)],
      },
    };
    return {
      html: document(
        `${BASE}body{font:8.5pt Arial,sans-serif}.top{display:flex;justify-content:space-between;background:#1d5b4f;color:#fff;padding:10px 14px}.top>div+div{text-align:right}.top span{font-size:7pt}.logo{font:bold 15pt Arial;letter-spacing:1px}.adr{padding:26px 0 0 20px}.plan{padding-top:14px}h1{font-size:14pt;color:#1d5b4f;margin:18px 0 8px}h2{font-size:10.5pt;color:#1d5b4f;margin:0 0 6px}.glance,.inc{border:1px solid #1d5b4f;border-radius:6px;padding:10px;margin-bottom:14px}.inc{background:#f0f6f4}.glance td{padding:3px 0}.e{font-size:18pt;font-weight:bold}.t{margin-bottom:14px}.t th{background:#e3ece9;padding:4px;font-size:7.5pt}.t td{padding:4px;border-bottom:1px solid #ddd}.s{font-size:7pt}.pg{break-before:page}.pg h2{margin-top:18px}`,
        body,
      ),
      truth: alsoNamed(truth, employer, plans),
    };
  },
};

export const ugPlans: readonly Layout[] = [plan];
