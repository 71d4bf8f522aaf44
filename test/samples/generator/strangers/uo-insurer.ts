import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import { $, addMonths, endOfMonth, percentOf, some, start, sum } from "./uo-data.ts";
import { html } from "./uo-positions.ts";

/** An insurer's quarterly 401(k) paper: balance and vested balance, money by source, then by investment option. */
const insurer: Layout = {
  name: "uo-invest-insurer-401k",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person, first: month } = start(seed, 7);
    const first = `${month.slice(0, 4)}-${String(Math.floor((Number(month.slice(5, 7)) - 1) / 3) * 3 + 1).padStart(2, "0")}-01`;
    const last = endOfMonth(addMonths(first, 2));
    const plan = `4-${random.whole(21_000, 89_999)}`;
    const options = some(
      random,
      [
        ["LifeTime Hybrid 2045 CIT", "Balanced/Asset Allocation"],
        ["LargeCap S&P 500 Index Sep Acct", "Large U.S. Equity"],
        ["MidCap Growth III Sep Acct", "Small/Mid U.S. Equity"],
        ["Diversified International Sep Acct", "International Equity"],
        ["Core Fixed Income Sep Acct", "Fixed Income"],
        ["Stable Value Signature Fund", "Short-Term Fixed Income"],
      ] as const,
      random.whole(2, 4),
    ).map(([name, style]) => {
      const begin = random.whole(240_000, 3_400_000);
      const mine = random.whole(20, 90) * 1_000;
      const theirs = Math.round(mine / 2);
      const fee = random.chance(0.7) ? -random.whole(180, 900) : 0;
      const gain = percentOf(begin, random.whole(-4, 7)) + random.whole(1, 99);
      return { name, style, begin, mine, theirs, fee, gain, end: begin + mine + theirs + fee + gain };
    });
    const all = (key: "begin" | "mine" | "theirs" | "fee" | "gain" | "end") =>
      sum(options.map((o) => o[key]));
    const end = all("end");
    const match = percentOf(end, 31);
    const vestedMatch = percentOf(match, random.pick([40, 60, 80, 100]));
    const period = `${date.long(first)} to ${date.long(last)}`;
    return {
      html: document(
        `${BASE}body{font:9.5pt "Segoe UI",Arial,sans-serif}.lg{font-size:20pt;color:#0a5cab;font-weight:bold}.bar{background:#0a5cab;color:#fff;padding:5px 8px;margin:14px 0 4px;font-weight:bold}.t td,.t th{padding:4px 4px;border-bottom:1px dotted #777;font-size:8.5pt}.hero{background:#eaf1f8;padding:12px;margin-top:10px}.hero b{font-size:19pt}`,
        `<div class=row><div class=lg>Corvane Life<sup style="font-size:8pt">&reg;</sup></div><div class=r><b>Retirement Account Statement</b><br>${period}</div></div>
<div class=row style="margin-top:12px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div>BRIDGEWAY TOOL &amp; DIE 401(K) PLAN<br>Contract/Plan ID Number: ${plan}<br>Website: corvanelife.example<br>Phone: 1-800-555-0147</div></div>
<div class="hero row"><div>Your account balance on ${date.long(last)}<br><b>${$(end)}</b></div><div>Your vested account balance<br><b>${$(end - match + vestedMatch)}</b></div><div>Personal rate of return this period<br><b>${((100 * all("gain")) / all("begin")).toFixed(2)}%</b></div></div>
<div class=bar>Your account at a glance</div>${pairs(
          [
            [`Beginning balance as of ${date.slash(first)}`, $(all("begin"))],
            ["Your contributions", $(all("mine"))],
            ["Employer contributions", $(all("theirs"))],
            ["Withdrawals", "$0.00"],
            ["Fees", $(all("fee"))],
            ["Investment gain/loss", $(all("gain"))],
            [`<b>Ending balance as of ${date.slash(last)}</b>`, `<b>${$(end)}</b>`],
          ],
          "class=t",
        )}
<div class=bar>Your balance by contribution type</div>${grid(
          "lrrr",
          ["Contribution type", "Ending balance", "Vested %", "Vested balance"],
          [
            ["Employee elective deferral", $(end - match), "100%", $(end - match)],
            ["Employer match", $(match), `${Math.round((100 * vestedMatch) / match)}%`, $(vestedMatch)],
            ["<b>Total</b>", `<b>${$(end)}</b>`, "", `<b>${$(end - match + vestedMatch)}</b>`],
          ],
          "class=t",
        )}
<div class=bar>Your investments</div>${grid(
          "lrrrrr",
          ["Investment option", "Beginning balance", "Contributions", "Fees", "Gain/loss", "Ending balance"],
          [
            ...options.map((o) => [
              `${html(o.name)}<br><span class=small>${o.style}</span>`,
              $(o.begin),
              $(o.mine + o.theirs),
              $(o.fee),
              $(o.gain),
              $(o.end),
            ]),
            [
              "<b>Total</b>",
              $(all("begin")),
              $(all("mine") + all("theirs")),
              $(all("fee")),
              $(all("gain")),
              `<b>${$(end)}</b>`,
            ],
          ],
          "class=t",
        )}
<div class=bar>What could this mean at retirement?</div><p>If your balance were paid as a lifetime income stream starting at age 67, it may provide about <b>${$(Math.round(end / 212))}</b> a month for a single life and about <b>${$(Math.round(end / 246))}</b> a month for a joint and 100% survivor annuity. These estimates are illustrations required by the SECURE Act and are not guarantees.</p>
<p class=small>Fees: amounts deducted this period for plan administrative expense. Some plan expenses are paid from the total annual operating expenses of the investment options. To help achieve long-term retirement security, give careful consideration to the benefits of a well-balanced and diversified investment portfolio. Visit www.dol.gov/ebsa for information on individual investing and diversification. Insurance products and plan administrative services provided through Corvane Life Insurance Company. Sep Acct = Separate Account; CIT = Collective Investment Trust.</p>`,
      ),
      truth: {
        documentType: "investments",
        institution: "Corvane Life",
        accounts: [
          {
            kind: "401k",
            institution: "Corvane Life",
            periodStart: first,
            periodEnd: last,
            totalValue: decimal(end),
            holdings: options.map(({ name, end: value }) => ({ name, value: decimal(value) })),
          },
        ],
        transactions: [],
        allowed: {
          institution: ["Corvane Life Insurance Company"],
          "accounts.0.institution": ["Corvane Life Insurance Company"],
          "accounts.0.accountLast4": [plan.slice(-4)],
          "accounts.0.statementDate": [last],
          "accounts.0.beginningBalance": [decimal(all("begin"))],
          "accounts.0.endingBalance": [decimal(end)],
          "accounts.0.totalDeposits": [decimal(all("mine") + all("theirs"))],
          "accounts.0.totalWithdrawals": ["0.00"],
        },
      },
    };
  },
};

export const uoInsurer = [insurer];
