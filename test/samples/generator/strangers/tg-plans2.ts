import { alsoNamed, document, type Layout, type Truth } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $, makePlan, openInPlan, planTruth, sum, units } from "./tg-data.ts";

const QUARTERS = ["First", "Second", "Third", "Fourth"];

/** A 403(b) portfolio of two plans, each with contracts of its own and a total over both. */
const teachers: Layout = {
  name: "tg-403b-educators-portfolio",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const base = {
      fee: 900,
      funds: [
        ["EIRA Traditional", "Guaranteed"],
        ["ECF Stock R3", "Equities"],
        ["ECF Global Equities R3", "Equities"],
        ["ECF Bond Market R3", "Fixed Income"],
        ["EIRA Real Estate", "Real Estate"],
        ["ECF Money Market R3", "Money Market"],
      ] as const,
    };
    const first = makePlan(seed, { ...base, salt: 31, count: [3, 4] });
    const drawn = makePlan(seed + 40, { ...base, salt: 37, count: [2, 3] });
    const second = { ...drawn, start: first.start, end: first.end, before: first.before };
    const both = seed % 3 !== 0;
    const plans = both ? [first, second] : [first];
    const names = [
      "Lindqvist College Defined Contribution Plan",
      "Lindqvist College Tax Deferred Annuity Plan",
    ];
    const kinds = ["Retirement Choice (RC)", "Group Supplemental Retirement Annuity (GSRA)"];
    const numbers = plans.map(
      () => `${first.random.pick(["D", "F", "K"])}${first.random.whole(1_000_000, 9_999_999)}`,
    );
    const { person } = first;
    const total = sum(plans.map((plan) => plan.value));
    const begin = sum(plans.map((plan) => plan.begin));
    const html = document(
      `body{font:9pt Arial,Helvetica,sans-serif;color:#222}${BASE}.bar{background:#003d79;color:#fff;padding:9px 14px}.bar b{font-size:17pt;letter-spacing:2px}h2{color:#003d79;font-size:12pt;margin:18px 0 4px}h3{background:#dfe9f3;font-size:9.4pt;margin:10px 0 0;padding:4px 6px}.t th{font-size:7.8pt;border-bottom:1px solid #003d79;padding:3px;vertical-align:bottom}.t td{padding:3px;border-bottom:1px solid #e5e5e5}.sum td{padding:3px 0}.fine{font-size:7.4pt;color:#444}`,
      `<div class="bar row"><div><b>EIRA</b></div><div class=r style="font-size:11pt">Your Quarterly Portfolio Review<br><span style="font-size:8.5pt">${date.longNoYear(first.start)} to ${date.long(first.end)}</span></div></div>
<div class=row style="margin-top:20px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>EIRA.example<br>National Contact Center 800-555-0161<br>Weekdays, 8 a.m. - 10 p.m. (ET)</div></div>
<h2>PORTFOLIO SUMMARY</h2><div class=row><div>${pairs(
        [
          ["Beginning balance", $(begin)],
          ["Contributions and other additions", $(sum(plans.map((plan) => plan.total)))],
          ["Withdrawals, fees and other deductions", $(-sum(plans.map((plan) => plan.fees)))],
          ["Gains/loss", $(sum(plans.map((plan) => plan.gain)))],
          ["<b>Ending balance</b>", `<b>${$(total)}</b>`],
        ],
        "class=sum",
      )}</div><div><b>Your total portfolio value on ${date.slash(first.end)}</b><div style="font-size:20pt;color:#003d79">${$(total)}</div><p class=fine>Educators Insurance and Retirement Association (EIRA) Traditional benefits are guaranteed by the claims-paying ability of EIRA. Past performance is no guarantee of future results.</p></div></div>
<h2>ACCOUNTS BY PLAN</h2>${plans
        .map(
          (plan, index) =>
            `<h3>${names[index]} &nbsp;|&nbsp; ${kinds[index]} &nbsp;|&nbsp; Contract number ${numbers[index]}</h3>${grid(
              "lrrrrrr",
              [
                "Investment",
                "Beginning balance",
                "Contributions",
                "Deductions",
                "Gains/Loss",
                "Ending units",
                "Ending balance",
              ],
              [
                ...plan.funds.map((fund) => [
                  fund.name,
                  $(fund.begin),
                  $(fund.contributed),
                  $(-fund.fees),
                  $(fund.gain),
                  fund.group === "Guaranteed" ? "" : units(fund.units),
                  $(fund.end),
                ]),
                [
                  "<b>Total</b>",
                  ...[plan.begin, plan.total, -plan.fees, plan.gain].map((item) => `<b>${$(item)}</b>`),
                  "",
                  `<b>${$(plan.value)}</b>`,
                ],
              ],
              "class=t",
            )}<p style="margin:3px 0" class=fine>Contributions this quarter: Employee ${$(plan.pretax)} &nbsp; Employer ${$(plan.match)} &nbsp;&nbsp; You are 100% vested in this plan.</p>`,
        )
        .join("")}
<h2>YOUR ESTIMATED LIFETIME MONTHLY INCOME</h2><p class=fine>If you converted your entire balance to lifetime income at age 67, you could receive an estimated ${$(Math.round(total / 190))} a month from a one-life annuity with a 10-year guaranteed period. Your actual income will differ.</p>
<h2>IMPORTANT MESSAGES</h2><p class=fine>Please notify us of any errors in this statement within 60 days. ECF accounts are offered through EIRA-ECF Individual &amp; Institutional Services, LLC, Member FINRA. Investment products are not FDIC insured, may lose value and are not bank guaranteed. To name or update your beneficiaries, log in and choose Actions.</p><div class=r class=fine>Page 1 of 1</div>`,
    );
    const truth: Truth = {
      documentType: "investments",
      institution: "EIRA",
      accounts: plans.flatMap(
        (plan, index) => planTruth(plan, "EIRA", (numbers[index] ?? "").slice(-4)).accounts,
      ),
      transactions: [],
      allowed: Object.assign({}, ...plans.map((plan, index) => openInPlan(plan, index))),
    };
    return {
      html,
      truth: alsoNamed(
        truth,
        "Educators Insurance and Retirement Association",
        "Educators Insurance and Retirement Association (EIRA)",
      ),
    };
  },
};

/** The federal savings plan: two tax balances side by side and a total, funds in shares. */
const thrift: Layout = {
  name: "tg-tsp-quarterly",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const plan = makePlan(seed, {
      salt: 43,
      count: [3, 5],
      fee: 640,
      roth: true,
      funds: [
        ["L 2045 Fund", "L"],
        ["G Fund", "G"],
        ["F Fund", "F"],
        ["C Fund", "C"],
        ["S Fund", "S"],
        ["I Fund", "I"],
      ],
    });
    const { person, sources } = plan;
    const roth = sources.find((source) => source.kind === "roth");
    const own = sources.find((source) => source.kind === "pretax");
    const agency = sources.find((source) => source.kind === "match");
    const auto = Math.round((agency?.paid ?? 0) / 5);
    const unvested = agency === undefined || agency.vested === 100 ? 0 : Math.round(agency.end / 5);
    const trad = (pick: "begin" | "fees" | "gain" | "end") => (own?.[pick] ?? 0) + (agency?.[pick] ?? 0);
    const row = (label: string, traditional: number, after: number, strong = false) => {
      const cells =
        roth === undefined ? [$(traditional)] : [$(traditional), $(after), $(traditional + after)];
      return [label, ...cells].map((cell) => (strong ? `<b>${cell}</b>` : cell));
    };
    const account = `${plan.random.whole(1000, 9999)} ${plan.random.whole(1000, 9999)} ${plan.random.whole(10_000, 99_999)}`;
    const html = document(
      `body{font:9.4pt Arial,sans-serif;color:#111}${BASE}.title{font:bold 20pt Georgia,serif;color:#123a6b}.side{background:#e9eef5;padding:10px;font-size:8.4pt;flex:0 0 2in!important}h2{font-size:11.5pt;color:#123a6b;border-bottom:2px solid #123a6b;margin:16px 0 4px}.t td,.t th{padding:3.5px 4px;border-bottom:1px solid #cfd6df}.fine{font-size:7.6pt;color:#333}`,
      `<div class=row><div class=title>Thrift Savings Plan</div><div class=r><b>Your ${QUARTERS[plan.quarter - 1]} Quarter ${plan.year} Statement</b><br>${date.slash(plan.start)} – ${date.slash(plan.end)}</div></div>
<div class=row style="margin-top:18px"><div class=side><b>Account Number:</b><br>${account}<p><b>Date of Birth:</b><br>**/**/****</p><p><b>Retirement Coverage:</b><br>FERS</p><p><b>Employment Status:</b><br>Active</p><p><b>Service Required for Vesting:</b><br>3 years</p><p><b>Beneficiary designation on file:</b> Yes</p><p><b>Questions?</b><br>tsp.example<br>ThriftLine: 1-877-555-0137<br>Outside the U.S. and Canada: 404-555-0144</p><p class=fine>To correct any of your personal information, contact your agency.</p></div><div>${person.name}<br>${person.street}<br>${person.town}
<h2>How your account value changed this quarter</h2>${grid(
        roth === undefined ? "lr" : "lrrr",
        roth === undefined ? ["", "Traditional"] : ["", "Traditional", "Roth", "Total"],
        [
          row(`Value on ${date.long(plan.start)}`, trad("begin"), roth?.begin ?? 0, true),
          row("Your Contributions", plan.pretax, plan.roth),
          row("Agency Automatic (1%) Contributions", auto, 0),
          row("Agency Matching Contributions", plan.match - auto, 0),
          row("Withdrawals and Loans", 0, 0),
          row("Administrative Expenses", -trad("fees"), -(roth?.fees ?? 0)),
          row("Change in value this quarter", trad("gain"), roth?.gain ?? 0),
          row(`Value on ${date.long(plan.end)}`, trad("end"), roth?.end ?? 0, true),
        ],
        "class=t",
      )}<p>Your vested account balance is <b>${$(plan.value - unvested)}</b></p><p class=fine>You are always vested in (entitled to keep) your own contributions and your Agency Matching Contributions. However, you must meet time-in-service requirements to be vested in your Agency Automatic (1%) Contributions.</p></div></div>
<h2>How your account is invested</h2>${grid(
        "lrrrrr",
        [
          "Fund",
          "Contribution allocation",
          `Shares on ${date.slash(plan.end)}`,
          "Share price",
          `Balance on ${date.slash(plan.end)}`,
          "% of account",
        ],
        [
          ...plan.funds.map((fund) => [
            fund.name,
            `${fund.percent}%`,
            units(fund.units),
            $(fund.price),
            $(fund.end),
            `${((fund.end / plan.value) * 100).toFixed(2)}%`,
          ]),
          ["<b>Total</b>", "<b>100%</b>", "", "", `<b>${$(plan.value)}</b>`, ""],
        ],
        "class=t",
      )}<h2>Investment returns by fund</h2>${grid(
        "lrrrrrr",
        ["", "L 2045", "G", "F", "C", "S", "I"],
        [
          ["Quarter", "3.02%", "1.09%", "1.94%", "4.21%", "3.77%", "2.98%"],
          ["Last 12 months", "11.64%", "4.41%", "2.88%", "15.17%", "12.02%", "10.31%"],
        ],
        "class=t",
      )}<p class=fine>Your personal investment performance (PIP) for the last 12 months was ${(plan.percentReturn * 2 + 4).toFixed(2)}%. Past performance is not a guarantee of future results. The TSP is administered by the Federal Retirement Thrift Investment Board. Review this statement carefully and report errors to your agency or service (if you are active) or to the TSP (if you have left federal service). Keep your account secure.</p><div class=r>Page 1 of 1</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        planTruth(plan, "Thrift Savings Plan", account.slice(-4)),
        "TSP",
        "Federal Retirement Thrift Investment Board",
      ),
    };
  },
};

/** One big number, a change ladder and a table by investment type. */
const ladder: Layout = {
  name: "tg-401k-results-ladder",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const plan = makePlan(seed, {
      salt: 53,
      count: [4, 6],
      fee: 1_823,
      roth: true,
      funds: [
        ["LifeTime Hybrid 2050 Z CIT", "Balanced/Asset Allocation"],
        ["LargeCap S&P 500 Index Sep Acct-R6", "Large U.S. Equity"],
        ["LargeCap Growth I Sep Acct-R6", "Large U.S. Equity"],
        ["MidCap Value I Sep Acct-R6", "Small/Mid U.S. Equity"],
        ["Diversified International Sep Acct-R6", "International Equity"],
        ["Core Fixed Income Sep Acct-R6", "Fixed Income"],
        ["Fixed Income Guaranteed Option", "Short-Term Fixed Income"],
      ],
    });
    const { person } = plan;
    const label = {
      pretax: "Employee Pre-Tax Elective Deferral",
      roth: "Roth Elective Deferral",
      match: "Employer Matching",
    };
    const contract = `${plan.random.whole(4, 8)}-${plan.random.whole(10_000, 99_999)}`;
    const html = document(
      `body{font:9.2pt Verdana,Arial,sans-serif;color:#26323b;font-size:8.4pt}${BASE}.logo{font:italic bold 22pt Georgia,serif;color:#0076cf}.lead{background:#f2f6f9;border-left:6px solid #0076cf;padding:10px 14px;margin:18px 0}.lead b{font-size:20pt}h2{font-size:11pt;color:#0076cf;margin:18px 0 3px}.t th{background:#0076cf;color:#fff;padding:4px;font-size:7.2pt;vertical-align:bottom}.t td{padding:3px 4px;border-bottom:1px solid #dde5ea;font-size:7.8pt}.sum td{padding:3px 0;border-bottom:1px solid #dde5ea}.fine{font-size:6.8pt;color:#5a666e}`,
      `<div class=row><div class=logo>Meridell<span style="font-size:9pt;vertical-align:super">&reg;</span></div><div class=r><b>Statement of your retirement account</b><br>Statement period ${date.slash(plan.start)} to ${date.slash(plan.end)}</div></div>
<div class=row style="margin-top:22px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div><b>Vandermeer Tool &amp; Die Co. 401(k) Profit Sharing Plan</b><br>Contract/Plan ID number: ${contract}<br>meridell.example &nbsp; 800-555-0177</div></div>
<div class=lead>Total account value as of ${date.slash(plan.end)}<br><b>${$(plan.value)}</b><br>Vested account value ${$(plan.vestedValue)}</div>
<div class=row><div><h2 style="margin-top:0">What changed this period</h2>${pairs(
        [
          [`Account value on ${date.slash(plan.start)}`, $(plan.begin)],
          ["Your contributions", money.signed(plan.pretax + plan.roth)],
          ["Employer contributions", money.signed(plan.match)],
          ["Withdrawals", "$0.00"],
          plan.fees > 0 && ["Fees and expenses", money.signed(-plan.fees)],
          ["Investment results (gain/loss)", money.signed(plan.gain)],
          [`<b>Account value on ${date.slash(plan.end)}</b>`, `<b>${$(plan.value)}</b>`],
        ],
        "class=sum",
      )}</div><div style="flex:.8"><h2 style="margin-top:0">Your rate of return</h2>Last 3 months <b>${plan.percentReturn.toFixed(2)}%</b><p class=fine>Your personalized rate of return is an estimate that uses the modified Dietz method. It reflects the deposits, withdrawals and transfers in your account.</p><h2>Monthly income in retirement</h2><p class=fine>Your current balance may provide about <b>${money.wholeDollars(Math.round(plan.value / 230))}</b> of monthly income. Have you saved enough? Increase your deferral online.</p></div></div>
<h2>Results by investment</h2>${grid(
        "lrrrrrr",
        [
          "Investment option",
          `Value on ${date.slash(plan.start)}`,
          "Contributions",
          "Fees",
          "Gain/Loss",
          "Units",
          `Value on ${date.slash(plan.end)}`,
        ],
        [
          ...plan.funds.map((fund) => [
            `<span class=fine>${fund.group}</span><br>${escaped(fund.name)}`,
            money.plain(fund.begin),
            money.plain(fund.contributed),
            money.plain(-fund.fees),
            money.plain(fund.gain),
            units(fund.units),
            money.plain(fund.end),
          ]),
          [
            "<b>Total</b>",
            ...[plan.begin, plan.total, -plan.fees, plan.gain].map((item) => `<b>${$(item)}</b>`),
            "",
            `<b>${$(plan.value)}</b>`,
          ],
        ],
        "class=t",
      )}<div style="break-before:page"></div><h2>Results by contribution type</h2>${grid(
        "lrrrr",
        ["Contribution type", "Contributions this period", "Value", "Vesting", "Vested value"],
        plan.sources.map((source) => [
          label[source.kind],
          $(source.paid),
          $(source.end),
          `${source.vested}%`,
          $(Math.round((source.end * source.vested) / 100)),
        ]),
        "class=t",
      )}<h2>How your future contributions are directed</h2>${grid(
        "lr",
        ["Investment option", "Election"],
        plan.funds.map((fund) => [escaped(fund.name), `${fund.percent}%`]),
        "class=t",
      )}<p class=fine>Insurance products and plan administrative services provided through Meridell Life Insurance Company. Separate Accounts are available through a group annuity contract with Meridell Life Insurance Company. Before directing retirement funds to a separate account, investors should carefully consider the investment objectives, risks, charges and expenses. You have the right to direct your investments; the plan may limit this right. If you feel this statement is not correct, call us within 90 days.</p><div class=r>Page 2 of 2</div>`,
    );
    return {
      html,
      truth: withContract(
        alsoNamed(planTruth(plan, "Meridell"), "Meridell®", "Meridell Life Insurance Company"),
        contract.slice(-4),
      ),
    };
  },
};

export const tgPlans2 = [teachers, thrift, ladder];

/** A plan's contract number is no account number, and no wrong answer either. */
function withContract(truth: Truth, last4: string): Truth {
  return { ...truth, allowed: { ...truth.allowed, "accounts.0.accountLast4": [last4] } };
}
