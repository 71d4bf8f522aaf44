import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { digits, inMonths, NEXT, percentOf, start, total } from "./un-data.ts";

const $ = money.dollar;

/** A record keeper's plan statement: the plan's name foremost, sources with vesting, units instead of shares, a loan line. */
export const vcPortfolioPlan: Layout = {
  name: "vc-invest-plan-vesting",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 353);
    const last = random.pick(["2026-06-30", "2026-09-30"]);
    const first = inMonths(`${last.slice(0, 8)}01`, -2);
    const contract = digits(random, 6);
    const names = [
      "Prairie LifeTime 2045 Separate Account",
      "LargeCap S&P 500 Index Separate Account",
      "Core Plus Bond Fund R6",
      "Fixed Income Guaranteed Option",
    ];
    const funds = names
      .filter((_, index) => index < 2 || random.chance(0.6))
      .map((name) => ({ name, value: random.whole(90_000, 4_600_000) }));
    const value = total(funds.map((fund) => fund.value));
    const mine = random.whole(60_000, 240_000);
    const match = Math.floor(mine / 2);
    const fees = random.whole(900, 3_000);
    const gain = random.whole(-200_000, 300_000);
    const begin = value - mine - match + fees - gain;
    const employer = Math.floor(value / 3);
    const vested = random.pick([40, 60, 80, 100]);
    const rest = value - employer;
    const vestedValue = rest + Math.floor((employer * vested) / 100);
    const html = document(
      `body{font:9pt 'Open Sans',Arial}${BASE} .logo{font-size:20pt;font-weight:bold;color:#0091da} h3{font-size:11pt;color:#002855;margin:14px 0 4px} .t td,.t th{font-size:8pt;border-bottom:1px solid #ddd;padding:3px} .big{font-size:20pt;color:#002855}`,
      `<div class=row><div class=logo>Tenet&reg;</div><div class=r><b>Retirement account statement</b><br>${date.slash(first)} to ${date.slash(last)}<br>Contract/Plan ID Number: ${contract}</div></div>
<p><b>BRAMBLE MANUFACTURING CO. 401(K) SAVINGS PLAN</b></p><p>${person.name}<br>${person.street}<br>${person.town}</p>
<div class=row><div>Your total account balance<div class=big>${$(value)}</div><span class=small>as of ${date.slash(last)}</span></div><div>Your vested balance<div class=big>${$(vestedValue)}</div></div><div>Your estimated monthly income at 65*<div class=big>${money.wholeDollars(Math.floor(value / 210))}</div></div></div>
<h3>Account activity</h3>${grid(
        "lrr",
        ["", "This period", "Year to date"],
        [
          ["Beginning balance", $(begin), $(begin - 120_400)],
          ["Your contributions", $(mine), $(mine * 2)],
          ["Employer contributions", $(match), $(match * 2)],
          ["Withdrawals", "$0.00", "$0.00"],
          ["Fees and expenses", `-${$(fees)}`, `-${$(fees * 2)}`],
          ["Investment gain/loss", $(gain), $(gain + 120_400 - mine - match + fees)],
          ["<b>Ending balance</b>", `<b>${$(value)}</b>`, `<b>${$(value)}</b>`],
        ],
        "class=t",
      )}
<h3>Balance by contribution type</h3>${grid(
        "lrrr",
        ["Contribution", "Ending balance", "Vested %", "Vested balance"],
        [
          ["Elective Deferral", $(rest), "100%", $(rest)],
          ["Employer Match", $(employer), `${vested}%`, $(vestedValue - rest)],
          ["<b>Total</b>", $(value), "", $(vestedValue)],
        ],
        "class=t",
      )}${NEXT}<div class=row><div class=logo>Tenet&reg;</div><div class=r>${person.name} &nbsp; Page 2 of 3</div></div>
<h3>Balance by investment option</h3>${grid(
        "lrrrr",
        ["Investment option", "Units/shares", "Unit value", "Ending balance", "% of total"],
        [
          ...funds.map((fund, index) => [
            escaped(fund.name),
            (fund.value / (2_417 + index * 911)).toFixed(3),
            `$${(24.17 + index * 9.11).toFixed(7)}`,
            $(fund.value),
            `${percentOf(fund.value, value, 2)}%`,
          ]),
          ["<b>Total</b>", "", "", `<b>${$(value)}</b>`, "100.00%"],
        ],
        "class=t",
      )}
<h3>Where new contributions are directed</h3>${grid(
        "lr",
        [],
        funds.map((fund, index) => [escaped(fund.name), index === 0 ? "100%" : "0%"]),
        "class=t",
      )}
<h3>Plan loans</h3><p>You have no outstanding loans. The maximum available for a loan is ${$(Math.min(5_000_000, Math.floor(vestedValue / 2)))}.</p>${NEXT}<p class=small>*Lifetime income illustrations: assumes payments begin on the last day of the period at age 67 or actual age: Single Life Annuity ${$(Math.floor(value / 205))} a month; Qualified Joint and 100% Survivor ${$(Math.floor(value / 245))} a month. Insurance products and plan administrative services provided through Tenet Life Insurance Company, a member of the Tenet Financial Group&reg;, Des Moines, IA 50392. Investing regularly in a diversified portfolio is the key. Holding more than 20% in one company may not be adequately diversified. Call 1-800-555-0147.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "investments",
          institution: "Tenet",
          accounts: [
            {
              kind: "401k",
              institution: "Tenet",
              periodStart: first,
              periodEnd: last,
              totalValue: decimal(value),
              holdings: funds.map((fund) => ({ name: fund.name, value: decimal(fund.value) })),
            },
          ],
          transactions: [],
          transactionsOpen: true,
          allowed: {
            "accounts.0.accountLast4": [contract.slice(-4)],
            "accounts.0.beginningBalance": [decimal(begin)],
            "accounts.0.endingBalance": [decimal(value)],
            "accounts.0.statementDate": [last],
            "accounts.0.totalDeposits": [decimal(mine + match)],
            "accounts.0.totalWithdrawals": ["0.00"],
          },
        },
        "Tenet Life Insurance Company",
        "Tenet Financial Group",
        "BRAMBLE MANUFACTURING CO. 401(K) SAVINGS PLAN",
      ),
    };
  },
};
