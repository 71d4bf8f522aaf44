import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  address,
  digits,
  flowTo,
  holdingFacts,
  openFlow,
  positions,
  quarterSpan,
  start,
  sum,
  valueOf,
} from "./ht-data.ts";

const ROBO_FUNDS = [
  ["US Total Stock Market", "KTSM", 29_420],
  ["US Large-Cap Value", "KLCV", 17_233],
  ["International Developed Stocks", "KIDS", 5_466],
  ["Emerging Market Stocks", "KEMS", 4_980],
  ["US High Quality Bonds", "KUQB", 9_877],
  ["US Municipal Bonds", "KMUN", 10_560],
] as const;

/** A robo adviser: a summary over the goals, then each goal with its account, its change and its allocation. */
const robo: Layout = {
  name: "ht-robo-adviser",
  type: "investments",
  heldOut: true,
  make: (seed) => {
    const random = start(seed, 5);
    const person = makePerson(random);
    const { from, to } = quarterSpan(random);
    const goals = [
      { kind: "brokerage" as const, goal: "General Investing", type: "Individual Taxable" },
      { kind: "ira" as const, goal: "Retirement", type: "Traditional IRA" },
    ]
      .slice(0, random.whole(1, 2))
      .map((entry) => {
        const funds = positions(random, ROBO_FUNDS, random.whole(4, 5), [4_000, 90_000]);
        const total = valueOf(funds);
        const fees = Math.round(total * 0.000625);
        const dividends = Math.round(total * 0.0041);
        const flow = flowTo(
          random,
          total,
          random.whole(1, 9) * 15_000,
          random.chance(0.25) ? 50_000 : 0,
          fees,
        );
        return { ...entry, funds, total, fees, dividends, flow, number: digits(random, 9) };
      });
    const all = sum(goals.map(({ total }) => total));
    const summary = goals.map(({ goal, type, flow, total }) => [
      `<b>${goal}</b><br>${type}`,
      $(flow.begin),
      $(flow.into),
      $(-flow.out),
      $(flow.change - flow.fees),
      $(total),
    ]);
    const one = ({
      goal,
      type,
      number,
      flow,
      funds,
      total,
      fees,
      dividends,
    }: (typeof goals)[number]) => `<div class=p><div class=top><span class=logo>cairnly</span><span>Quarterly Statement&nbsp; | &nbsp;${date.abbreviatedBare(from)} - ${date.abbreviatedBare(to)}</span></div>
<h2>${goal}</h2><div class=sub>${type} &nbsp;·&nbsp; Account number ${number} &nbsp;·&nbsp; Target allocation 80% stocks</div>
<div class=flex><div class=card><div class=k>Ending balance</div><div class=v>${$(total)}</div>${pairs([
      ["Beginning balance", $(flow.begin)],
      ["Deposits", $(flow.into)],
      ["Withdrawals", $(-flow.out)],
      ["Dividends", $(dividends)],
      ["Market changes", $(flow.change - dividends)],
      ["Advisory fees", $(-fees)],
      ["Ending balance", $(total)],
    ])}</div>
<div class=card><div class=k>Rate of return this quarter</div><div class=v>${((flow.change * 100) / flow.begin).toFixed(1)}%</div><p class=small>Time-weighted return, net of fees. Past performance does not guarantee future results, and the likelihood of investment outcomes are hypothetical in nature.</p></div></div>
<h3>Holdings</h3>${grid("llrrrr", ["Asset class", "Ticker", "Shares", "Price", "Value", "Current %"], [...funds.map((entry) => [entry.name, entry.symbol, entry.shares, $(entry.price), $(entry.value), `${((entry.value * 100) / total).toFixed(1)}%`]), ["<b>Total</b>", "", "", "", `<b>${$(total)}</b>`, "<b>100.0%</b>"]], "class=t")}
<h3>Dividend payment detail</h3>${grid("lllr", ["Payment date", "Asset class", "Ticker", "Amount"], [[date.abbreviatedBare(addDays(to, -9)), funds[0]?.name ?? "", funds[0]?.symbol ?? "", $(dividends)]], "class=t")}
<h3>Activity detail</h3>${grid("llrr", ["Date", "Transaction", "Change", "Balance"], [[date.abbreviatedBare(addDays(from, 14)), "Automatic Deposit from ****" + number.slice(0, 4), $(flow.into), ""], ...(flow.out ? [[date.abbreviatedBare(addDays(from, 40)), "Withdrawal", $(-flow.out), ""]] : []), [date.abbreviatedBare(addDays(to, -1)), "Advisory Fee", $(-fees), $(total)]], "class=t")}</div>`;
    const named = ["cairnly", "Cairnly", "Cairnly Securities", "Cairnly LLC"];
    return {
      html: document(
        `${BASE}body{font:9pt "Open Sans",Arial;color:#1b2733}.top{display:flex;justify-content:space-between;color:#667}.logo{font:bold 20pt Arial;color:#1f6feb}h1{font-size:20pt;font-weight:normal;margin:26px 0 4px}h2{font-size:16pt;font-weight:normal;margin:20px 0 2px}h3{font-size:10.5pt;margin:18px 0 4px}.sub{color:#667}.flex{display:flex;gap:18px;margin-top:12px}.card{flex:1;border:1px solid #cfd8e3;border-radius:8px;padding:12px}.k{color:#667}.v{font-size:20pt;margin-bottom:8px}.card td{padding:3px 0;border-top:1px solid #eef}.t th{color:#667;font-weight:normal;border-bottom:1px solid #889}.t td{padding-top:4px;padding-bottom:4px;border-bottom:1px solid #eef}.p{break-before:page}`,
        `<div class=top><span class=logo>cairnly</span><span>61 West 23rd Terrace, 4th Floor, New York, NY 10010<br>support@cairnly.example</span></div><h1>Quarterly Statement</h1><div class=sub>${date.abbreviatedBare(from)} - ${date.abbreviatedBare(to)}</div><p>${address(person)}</p>
<div class=card style="margin:14px 0"><div class=k>Total balance as of ${date.abbreviatedBare(to)}</div><div class=v>${$(all)}</div></div>
<h3>Summary of all accounts</h3>${grid("lrrrrr", ["Goal", "Beginning balance", "Deposits", "Withdrawals", "Net change", "Ending balance"], [...summary, ["<b>Total</b>", ...[sum(goals.map(({ flow }) => flow.begin)), sum(goals.map(({ flow }) => flow.into)), -sum(goals.map(({ flow }) => flow.out)), sum(goals.map(({ flow }) => flow.change - flow.fees)), all].map((amount) => `<b>${$(amount)}</b>`)]], "class=t")}
<p class=small>Net change includes dividends, market changes and fees. Brokerage services are provided to clients of Cairnly LLC by Cairnly Securities, an SEC registered broker-dealer and member FINRA/SIPC. Investments: Not FDIC Insured. No Bank Guarantee. May Lose Value. Please report any inaccuracy or discrepancy within ten days of receipt of this statement.</p>${goals.map(one).join("")}`,
      ),
      truth: {
        documentType: "investments",
        institution: "Cairnly Securities",
        accounts: goals.map(({ kind, number, total, funds }) => ({
          kind,
          institution: "Cairnly Securities",
          accountLast4: number.slice(-4),
          periodStart: from,
          periodEnd: to,
          totalValue: decimal(total),
          holdings: holdingFacts(funds),
        })),
        transactions: [],
        transactionsOpen: true,
        allowed: {
          institution: named,
          ...Object.fromEntries(goals.map((_, index) => [`accounts.${index}.institution`, named])),
          ...Object.assign(
            {},
            ...goals.map(({ flow, fees }, index) => ({
              ...openFlow(index, flow, to, false),
              [`accounts.${index}.totalDeposits`]: [decimal(flow.into)],
              [`accounts.${index}.totalWithdrawals`]: [decimal(flow.out)],
              [`accounts.${index}.feesCharged`]: [decimal(fees)],
            })),
          ),
        },
      },
    };
  },
};

export const htRobo: readonly Layout[] = [robo];
