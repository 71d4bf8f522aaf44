import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $, groupsOf, makePlan, type Plan, planTruth, sum, units } from "./tg-data.ts";

const percent = (value: number) => `${value.toFixed(1)}%`;

/** Fund groups with a subtotal and the value at both ends of the period. */
const workplace: Layout = {
  name: "tg-401k-workplace-netsite",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const plan = makePlan(seed, {
      salt: 3,
      count: [4, 6],
      fee: 1_250,
      roth: true,
      funds: [
        ["FR Freedom 2040 K6", "Blended Investments*"],
        ["FR 500 Index", "Stock Investments"],
        ["FR Contrafund Pool", "Stock Investments"],
        ["MFS Intl Diversifn R6", "Stock Investments"],
        ["FR Small Cap Idx", "Stock Investments"],
        ["FR US Bond Idx", "Bond Investments"],
        ["PIM Total Rt Inst", "Bond Investments"],
        ["Mgd Inc Port II CL 2", "Short-Term Investments"],
      ],
    });
    const { person } = plan;
    const planName = "Ostrander Industries, Inc. 401(k) Plan";
    const d = date.slash;
    const rows = groupsOf(plan.funds).flatMap((group) => [
      [
        `<b>${group.name}</b>`,
        "",
        "",
        "",
        "",
        `<b>${$(sum(group.funds.map((fund) => fund.begin)))}</b>`,
        `<b>${$(sum(group.funds.map((fund) => fund.end)))}</b>`,
      ],
      ...group.funds.map((fund) => [
        `&nbsp;&nbsp;${escaped(fund.name)}`,
        units(fund.units0),
        units(fund.units),
        $(fund.price0),
        $(fund.price),
        money.plain(fund.begin),
        money.plain(fund.end),
      ]),
    ]);
    const label = { pretax: "Employee Pre-Tax", roth: "Roth Deferral", match: "Company Match" };
    const stocks = Math.round(
      (sum(plan.funds.filter((fund) => fund.group === "Stock Investments").map((fund) => fund.end)) /
        plan.value) *
        100,
    );
    const html = document(
      `body{font:8.8pt Arial,sans-serif;color:#222}${BASE}h1{font:bold 19pt Georgia,serif;color:#2d6a1f;margin:0}h2{font-size:11.5pt;color:#fff;background:#4a7c2c;padding:3px 8px;margin:16px 0 6px}.t td{padding:2.5px 4px;border-bottom:1px solid #ddd}.t th{font-size:7.6pt;vertical-align:bottom;border-bottom:2px solid #4a7c2c;padding:2px 4px}.sum td{padding:3px 0;border-bottom:1px dotted #999}.fine{font-size:7.4pt;color:#444}`,
      `<div class=row><div><h1>FARROWAY</h1><div style="font-size:8pt">WORKPLACE SAVINGS</div><p style="margin-top:34px">${person.name}<br>${person.street}<br>${person.town}</p></div>
<div class=r><b style="font-size:13pt">${planName}</b><br><span style="font-size:12pt">Retirement Savings Statement</span><p>Customer Service: (800) 555-0197<br>Farroway Workplace Services Company, Inc.<br>200 Orchard Spur, Medford NH 03045<br>www.farrowaynet.example</p></div></div>
<h2>Your Account Summary</h2><div class=row><div><div class=r style="margin-bottom:4px">Statement Period: <b>${d(plan.start)} to ${d(plan.end)}</b></div>${pairs(
        [
          ["Beginning Balance", $(plan.begin)],
          ["Your Contributions", $(plan.pretax + plan.roth)],
          ["Employer Contributions", $(plan.match)],
          plan.fees > 0 && ["Fees", $(-plan.fees)],
          ["Change in Market Value", $(plan.gain)],
          ["<b>Ending Balance</b>", `<b>${$(plan.value)}</b>`],
        ],
        "class=sum",
      )}<p style="margin:8px 0 2px"><b>Additional Information</b></p>${pairs(
        [
          ["Vested Balance", $(plan.vestedValue)],
          ["Dividends &amp; Interest", $(Math.round(plan.begin / 310))],
        ],
        "class=sum",
      )}</div><div><b>Your Personal Rate of Return</b><br>This Period <b style="font-size:14pt">${percent(plan.percentReturn)}</b><p class=fine>Your Personal Rate of Return is calculated with a time-weighted formula, widely used by financial analysts to calculate investment earnings. It reflects the results of your investment selections as well as any activity in the plan account(s) shown. There are other Personal Rate of Return formulas used that may yield different results. Remember that past performance is no guarantee of future results.</p><b>Your Asset Allocation</b><br>Stocks ${stocks}% &nbsp; Bonds and other ${100 - stocks}%<p class=fine>Your account is allocated among the asset classes specified above as of ${d(plan.end)}. Percentages and totals may not be exact due to rounding.</p></div></div>
<h2>Market Value of Your Account</h2><div class=r><i>Statement Period: ${d(plan.start)} to ${d(plan.end)}</i></div><p class=fine>Displayed in this section is the value of your account for the statement period, in both shares and dollars.</p>${grid(
        "lrrrrrr",
        [
          "Investment",
          `Shares as of ${d(plan.before)}`,
          `Shares as of ${d(plan.end)}`,
          `Price as of ${d(plan.before)}`,
          `Price as of ${d(plan.end)}`,
          `Market Value as of ${d(plan.before)}`,
          `Market Value as of ${d(plan.end)}`,
        ],
        [
          ...rows,
          ["<b>Account Totals</b>", "", "", "", "", `<b>${$(plan.begin)}</b>`, `<b>${$(plan.value)}</b>`],
        ],
        "class=t",
      )}<p class=fine>Remember that a dividend payment to fund shareholders reduces the share price of the fund, so a decrease in the share price for the statement period does not necessarily reflect lower fund performance.<br>*Blended investments generally invest in both stocks and bonds.</p>
<div style="break-before:page"></div><h2>Your Contribution Elections as of ${d(plan.end)}</h2>${grid(
        "lr",
        ["Investment Option", "Current %"],
        [
          ...plan.funds.map((fund) => [escaped(fund.name), `${fund.percent}%`]),
          ["<b>Total</b>", "<b>100%</b>"],
        ],
        "class=t",
      )}<h2>Your Contribution Summary</h2>${grid(
        "lrrrr",
        [
          "Contributions",
          "Period to date",
          "Vested Percent",
          "Total Account Balance",
          "Total Vested Balance",
        ],
        plan.sources.map((source) => [
          label[source.kind],
          $(source.paid),
          `${source.vested}%`,
          $(source.end),
          $(Math.round((source.end * source.vested) / 100)),
        ]),
        "class=t",
      )}<h2>Your Account Activity</h2><p class=fine>Use this section as a summary of transactions that occurred in your account during the statement period.</p>${grid(
        "lrrrr",
        [
          "Activity",
          "Beginning Balance",
          "Contributions",
          "Change in Market Value and Fees",
          "Ending Balance",
        ],
        [
          ...plan.funds.map((fund) => [
            escaped(fund.name),
            $(fund.begin),
            $(fund.contributed),
            $(fund.gain - fund.fees),
            $(fund.end),
          ]),
          ["<b>Total</b>", $(plan.begin), $(plan.total), $(plan.gain - plan.fees), $(plan.value)],
        ],
        "class=t",
      )}<p class=fine>Please review your statement carefully. If you find an error, contact Farroway within 90 days; otherwise the statement will be deemed correct. Keep this statement for your records. The plan is intended to be a participant-directed plan under ERISA Section 404(c). To help achieve long-term retirement security, you should give careful consideration to the benefits of a well-balanced and diversified investment portfolio.</p><div class=r style="margin-top:30px">Page 2 of 2</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        planTruth(plan, "Farroway"),
        "FARROWAY",
        "Farroway Workplace Savings",
        "FARROWAY WORKPLACE SAVINGS",
        "Farroway Workplace Services Company, Inc.",
        planName,
      ),
    };
  },
};

/** Glance box, then activity by investment and by source, then dated rows. */
const glance: Layout = {
  name: "tg-401k-glance-units",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const plan = makePlan(seed, {
      salt: 11,
      count: [4, 7],
      fee: 2_175,
      roth: true,
      funds: [
        ["American Funds 2035 Trgt Date Retire R6", "Asset Allocation"],
        ["Vanguard International Growth Adm", "International"],
        ["T. Rowe Price New Horizons I", "Small Cap"],
        ["JPMorgan Mid Cap Growth R6", "Mid Cap"],
        ["State Street S&P 500 Index Sec Lndg II", "Large Cap"],
        ["MFS Value R6", "Large Cap"],
        ["Baird Core Plus Bond Inst", "Bond"],
        ["Trellane Guaranteed Portfolio Fund", "Fixed"],
      ],
    });
    const { person } = plan;
    const b = money.dollar;
    const span = `${date.slash(plan.start)} - ${date.slash(plan.end)}`;
    const label = {
      pretax: "Employee Before Tax",
      roth: "Employee Roth",
      match: "Employer Match",
    };
    const perPay = Math.round(plan.total / plan.pays);
    const html = document(
      `body{font:9pt "Helvetica Neue",Arial,sans-serif;color:#1c2b39}${BASE}h2{color:#0a5aa6;font-size:13pt;font-weight:normal;border-bottom:1px solid #0a5aa6;margin:20px 0 8px;padding-bottom:3px}.card{border:1px solid #b9c7d6;border-radius:6px;padding:10px 14px}.big{font-size:22pt;color:#0a5aa6}.t th{background:#e6eef6;padding:4px 5px;font-size:8pt;vertical-align:bottom}.t td{padding:3px 5px;border-bottom:1px solid #e3e8ee;font-size:8.4pt}.sum td{padding:3.5px 0}.fine{font-size:7.3pt;color:#555}`,
      `<div class=row><div><span style="font-size:20pt;color:#0a5aa6;letter-spacing:-1px">trellane</span><br><span class=fine>P.O. Box 173764, Denver, CO 80217-3764</span></div><div class=r>Quarterly Statement<br><b>${span}</b></div></div>
<div class=row style="margin-top:26px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=card style="flex:1.2"><b>Cobalt Ridge Medical Group 401(k) Savings Plan</b><br>Plan number: 385214-01<br>Questions? Visit participant.trellane.example<br>or call 1-800-555-0142 weekdays 8 a.m. to 10 p.m. Eastern</div></div>
<h2>Your account at a glance</h2><div class=row><div class=card><div>Account balance as of ${date.long(plan.end)}</div><div class=big>${b(plan.value)}</div><div class=fine>Your vested balance is ${b(plan.vestedValue)}</div><p><b>Your personal rate of return</b><br>This quarter: ${plan.percentReturn.toFixed(2)}%</p><p class=fine>Based on this balance, your estimated monthly retirement income from this plan starting at age 67 could be <b>${money.wholeDollars(Math.round(plan.value / 240))}</b> per month. This is an estimate, not a guarantee.</p></div><div style="flex:1.2"><b>Account summary</b>${pairs(
        [
          [`Beginning balance as of ${date.slash(plan.start)}`, b(plan.begin)],
          ["Contributions", b(plan.total)],
          ["Withdrawals/distributions", "$0.00"],
          ["Loan activity", "$0.00"],
          ["Fees", b(-plan.fees)],
          ["Change in value", b(plan.gain)],
          [`<b>Ending balance as of ${date.slash(plan.end)}</b>`, `<b>${b(plan.value)}</b>`],
        ],
        "class=sum",
      )}</div></div>
<h2>Your account activity by investment option</h2>${grid(
        "lrrrrrr",
        [
          "Investment option",
          "Beginning balance",
          "Contributions",
          "Fees/ withdrawals",
          "Change in value",
          "Ending balance",
          "Units/ shares",
        ],
        [
          ...plan.funds.map((fund) => [
            escaped(fund.name),
            b(fund.begin),
            b(fund.contributed),
            b(-fund.fees),
            b(fund.gain),
            b(fund.end),
            units(fund.units),
          ]),
          [
            "<b>Totals</b>",
            ...[plan.begin, plan.total, -plan.fees, plan.gain, plan.value].map((item) => `<b>${b(item)}</b>`),
            "",
          ],
        ],
        "class=t",
      )}
<div style="break-before:page"></div><h2>Your account activity by contribution source</h2>${grid(
        "lrrrrrr",
        [
          "Source",
          "Beginning balance",
          "Contributions",
          "Fees",
          "Change in value",
          "Ending balance",
          "Vested %",
        ],
        plan.sources.map((source) => [
          label[source.kind],
          b(source.begin),
          b(source.paid),
          b(-source.fees),
          b(source.gain),
          b(source.end),
          `${source.vested}%`,
        ]),
        "class=t",
      )}<h2>Your transaction detail</h2>${grid(
        "llr",
        ["Effective date", "Transaction", "Amount"],
        Array.from({ length: plan.pays }, (_, index) => [
          date.slash(`${plan.start.slice(0, 4)}-${monthOf(plan, index)}`),
          "Payroll contribution",
          b(index === plan.pays - 1 ? plan.total - perPay * (plan.pays - 1) : perPay),
        ]),
        "class=t",
      )}<h2>Important information</h2><p class=fine>The expense ratios and fees of each investment option reduce the return you earn. Fees shown include recordkeeping and administrative fees deducted during the period. Securities are offered by Trellane Financial Services, Inc., Member FINRA/SIPC. Transfers made on the last business day of the quarter may appear on your next statement. Review your statement; corrections are made only for errors communicated within 90 calendar days of the last quarter end. Diversification does not ensure a profit or protect against loss in declining markets.</p><div class=r>2 of 2</div>`,
    );
    return {
      html,
      truth: {
        ...alsoNamed(planTruth(plan, "trellane"), "Trellane", "Trellane Financial Services, Inc."),
        transactionsOpen: true,
      },
    };
  },
};

function monthOf(plan: Plan, index: number): string {
  const day = new Date(Date.parse(plan.start) + (9 + index * 12) * 86_400_000);
  return day.toISOString().slice(5, 10);
}

/** Quarter and year side by side; investments with their share of the account. */
const sideBySide: Layout = {
  name: "tg-401k-quarter-and-year",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const plan = makePlan(seed, {
      salt: 23,
      count: [3, 5],
      fee: 1_500,
      funds: [
        ["Target Retirement 2045 Trust II", "Target-date"],
        ["Institutional 500 Index Trust", "Stock"],
        ["Institutional Extended Market Index Trust", "Stock"],
        ["Institutional Total International Stock Market Index Trust", "Stock"],
        ["Retirement Savings Trust III", "Short-term reserves"],
        ["Total Bond Market Index Fund Institutional Shares", "Bond"],
      ],
    });
    const { person, ytd } = plan;
    const span = `${date.long(plan.start)} - ${date.long(plan.end)}`;
    const html = document(
      `body{font:9.4pt "Times New Roman",Georgia,serif;color:#111}${BASE}.red{color:#96151d}h1{font:normal 24pt Georgia,serif;color:#96151d;margin:0}h2{font:bold 11pt Arial,sans-serif;margin:20px 0 4px;border-top:3px solid #96151d;padding-top:5px}.t td{padding:3px 4px;border-bottom:1px solid #ccc}.t th{font:bold 8pt Arial;border-bottom:1px solid #111;padding:3px 4px}.fine{font-size:8pt;color:#333}`,
      `<div class=row><div><h1>Brackenridge</h1></div><div class=r><b>Retirement plan statement</b><br>${span}<br>Page 1 of 2</div></div>
<div class=row style="margin:28px 0 10px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>KELTON-DRAY HOLDINGS SAVINGS PLAN</b><br>Plan number 093417<br>brackenridge.example/retirementplans<br>24-hour automated line: 800-555-0123<br>Participant Services: 800-555-0188</div></div>
<p style="font-size:15pt;margin:18px 0 4px">Total balance on ${date.long(plan.end)} &nbsp; <span class=red>${$(plan.value)}</span></p><p style="margin:0">Vested balance ${$(plan.vestedValue)}</p>
<h2>Account summary</h2>${grid(
        "lrr",
        ["", "This quarter", "Year to date"],
        [
          ["Beginning balance", $(plan.begin), $(ytd.begin)],
          ["Employee contributions", money.plain(plan.pretax), money.plain(ytd.pretax)],
          ["Employer contributions", money.plain(plan.match), money.plain(ytd.match)],
          ["Withdrawals", "0.00", "0.00"],
          ["Plan administrative fees", money.plain(-plan.fees), money.plain(-ytd.fees)],
          ["Market gain/loss", money.plain(plan.gain), money.plain(ytd.gain)],
          ["<b>Ending balance</b>", `<b>${$(plan.value)}</b>`, `<b>${$(plan.value)}</b>`],
        ],
        "class=t",
      )}<p class=fine>Your personal rate of return for the quarter was ${plan.percentReturn.toFixed(1)}%. The dollar-weighted return assumes that each transaction occurred at the close of business on its trade date.</p>
<h2>Investment summary</h2>${grid(
        "lrrrr",
        ["Fund name", "Units/shares", "Unit/share price", "Balance", "% of account"],
        [
          ...plan.funds.map((fund) => [
            escaped(fund.name),
            units(fund.units),
            $(fund.price),
            $(fund.end),
            `${((fund.end / plan.value) * 100).toFixed(1)}%`,
          ]),
          ["<b>Total</b>", "", "", `<b>${$(plan.value)}</b>`, "<b>100.0%</b>"],
        ],
        "class=t",
      )}<div style="break-before:page"></div><div class=row><div><h1 style="font-size:15pt">Brackenridge</h1></div><div class=r>${span}<br>Page 2 of 2</div></div><h2>Balance by source</h2>${grid(
        "lrrr",
        ["Source of money", "Balance", "% vested", "Vested balance"],
        plan.sources.map((source) => [
          source.kind === "match" ? "Employer matching" : "Employee pre-tax",
          $(source.end),
          `${source.vested}%`,
          $(Math.round((source.end * source.vested) / 100)),
        ]),
        "class=t",
      )}<h2>Account activity by fund</h2>${grid(
        "lrrrr",
        ["Fund name", "Beginning balance", "Contributions", "Gain/loss and fees", "Ending balance"],
        plan.funds.map((fund) => [
          escaped(fund.name),
          money.plain(fund.begin),
          money.plain(fund.contributed),
          money.plain(fund.gain - fund.fees),
          money.plain(fund.end),
        ]),
        "class=t",
      )}<h2>Lifetime income illustration</h2><p class=fine>Federal law requires that we show your balance as a stream of lifetime monthly payments. If you were age 67 today, ${$(plan.value)} could provide ${$(Math.round(plan.value / 178))} per month as a single life annuity, or ${$(Math.round(plan.value / 213))} per month as a qualified joint and 100% survivor annuity. These are estimates and not guarantees.</p><h2>A note about your plan</h2><p class=fine>Brackenridge Target Retirement Trusts are not mutual funds. They are collective trusts available only to tax-qualified plans and their eligible participants. Please review this statement and report any discrepancy within 60 days. You can elect e-delivery of your statement at any time. All investing is subject to risk, including the possible loss of the money you invest.</p>`,
    );
    return { html, truth: planTruth(plan, "Brackenridge") };
  },
};

export const tgPlans = [workplace, glance, sideBySide];
