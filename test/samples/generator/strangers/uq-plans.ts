import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, NEXT, percentOf, shares, start, total } from "./un-data.ts";
import { beforeOf, held, lessAdded, open, portfolio, positions, type Security, valueOf } from "./uq-data.ts";

const $ = money.dollar;

const PLAN: readonly Security[] = [
  ["Beacon LifeTime Hybrid 2045 CIT", "", 2_914],
  ["Beacon Bond Market Index Separate Account", "", 1_655],
  ["Stonefield Large Cap S&P 500 Index Separate Account", "", 24_418],
  ["MidCap Growth III Institutional Fund", "", 1_377],
  ["Fixed Income Guaranteed Option", "", 1_922],
  ["Diversified Real Asset Fund R-6", "", 1_201],
];
const ADVISERS: Readonly<Record<string, string>> = {
  "Beacon LifeTime Hybrid 2045 CIT": "Multiple Sub-Advisors",
  "Beacon Bond Market Index Separate Account": "Mellon Ridge",
  "Stonefield Large Cap S&P 500 Index Separate Account": "Beacon Global Investors",
  "MidCap Growth III Institutional Fund": "Robert W. Bairdley/Eagle",
  "Fixed Income Guaranteed Option": "Multiple Sub-Advisors",
  "Diversified Real Asset Fund R-6": "Multiple Sub-Advisors",
};

/** An insurer's 401(k): adviser above each option, seven columns from first to last balance, vested apart, a loan. */
const plan401k: Layout = {
  name: "uq-plan-401k-insurer",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 321);
    const first = `2026-${random.pick(["01", "04", "07"])}-01`;
    const end = monthEnd(inMonths(first, 2));
    const contract = `${random.whole(4, 8)}-${digits(random, 5)}`;
    const id = digits(random, 9);
    const drawn = positions(random, PLAN, random.whole(2, 6), 1, 4_600_000);
    const all = valueOf(drawn);
    const contribution = random.whole(30_000, 190_000);
    const match = random.chance(0.8) ? Math.round(contribution / 2) : 0;
    const list = lessAdded(drawn, contribution + match);
    const parts = list.map((one, at) => {
      const share = at === 0 ? 1 - (list.length - 1) * 0.1 : 0.1;
      const added = Math.round((contribution + match) * share);
      const fee = Math.round(one.value * 0.0004);
      return { one, added, fee, change: one.value - one.before - added + fee };
    });
    const added = total(parts.map((part) => part.added));
    const fees = total(parts.map((part) => part.fee));
    const before = beforeOf(list);
    const change = all - before - added + fees;
    const quarter = Math.ceil(Number(end.slice(5, 7)) / 3);
    const own = contribution + (added - contribution - match);
    const employer = Math.round(all * 0.31);
    const vested = random.chance(0.5) ? 100 : random.pick([20, 40, 60, 80]);
    const vestedAll = all - employer + Math.round((employer * vested) / 100);
    const loan = random.chance(0.35) ? random.whole(100_000, 1_400_000) : 0;
    const html = document(
      `body{font:8.4pt "Liberation Sans",Arial}${BASE} .logo{font-size:24pt;color:#0061a0;font-weight:bold} h3{color:#0061a0;font-size:12pt;margin:12px 0 4px;border-bottom:1px solid #0061a0} td,th{padding:2px 4px;vertical-align:bottom} th{background:#e3eef6;font-size:7.2pt} .box{border:2px solid #0061a0;border-radius:8px;padding:8px} .box .n{font-size:20pt;color:#0061a0} .adv{font-size:6.8pt;color:#555} .t td{border-bottom:1px solid #d8e2ea}`,
      `<div class=row><div><div class=logo>Beacon</div><div class=small>Beacon Life Insurance Company<br>711 Grand Street, Des Moines, IA 50392-0001</div><p style="margin-top:22px">${person.name}<br>${person.street}<br>${person.town}</p></div><div style="text-align:right"><b style="font-size:13pt">Retirement account statement</b><br>${date.slash(first)} - ${date.slash(end)}<p>TRENT FOUNDRY COMPANY 401(K) PLAN<br>Plan/Contract number: ${contract}<br>Participant ID: ${id}</p></div></div>
<div class=row><div class=box>Your total account balance<div class=n>${$(all)}</div>as of ${date.slash(end)}<br>Your vested balance: ${$(vestedAll)}</div><div class=box><b>On track?</b> At your current rate you may have about <b>${money.wholeDollars(Math.round(all * 0.004) + 110_000)}</b> a month in retirement income at age 67. This projection is hypothetical. Raising your deferral by 1% could help.</div></div>
<h3>Account summary</h3>${grid(
        "lrr",
        ["", "This period", "Year to date"],
        [
          ["Beginning balance", $(before), $(all - quarter * (all - before))],
          ["Your contributions", $(own), $(own * quarter)],
          ["Employer contributions", $(match), $(match * quarter)],
          ["Withdrawals", "$0.00", "$0.00"],
          ["Fees and expenses", $(-fees), $(-fees * quarter)],
          ["Investment gain/loss", $(change), $(change * quarter)],
          ["<b>Ending balance</b>", `<b>${$(all)}</b>`, `<b>${$(all)}</b>`],
        ],
      )}<h3>Balance by contribution type</h3>${grid(
        "lrrr",
        ["Contribution type", "Ending balance", "Vested percent", "Vested balance"],
        [
          ["Employee Elective Deferral", $(all - employer), "100%", $(all - employer)],
          ["Employer Match", $(employer), `${vested}%`, $(Math.round((employer * vested) / 100))],
          ["<b>Total</b>", $(all), "", $(vestedAll)],
        ],
      )}${loan > 0 ? `<p>You have 1 outstanding loan with a principal balance of ${$(loan)}. Loan balances are not part of your total account balance.</p>` : ""}${NEXT}<h3>Balance by investment option</h3><p>Your investment elections may differ from your balances. Unit values are shown where they apply.</p>${grid(
        "lrrrrrr",
        [
          "Investment advisor<br>Investment option",
          "Beginning<br>balance",
          "Contributions",
          "Fees",
          "Gain/loss",
          "Ending units/<br>unit value",
          "Ending<br>balance",
        ],
        [
          ...parts.map(({ one, added: plus, fee, change: gain }) => [
            `<span class=adv>${ADVISERS[one.name] ?? ""}</span><br>${one.name.replaceAll("&", "&amp;")}`,
            $(one.before),
            $(plus),
            $(-fee),
            $(gain),
            `${shares(one.quantity)}<br>${$(one.price)}`,
            $(one.value),
          ]),
          ["<b>Total</b>", $(before), $(added), $(-fees), $(change), "", `<b>${$(all)}</b>`],
        ],
        "class=t",
      )}<h3>Your investment mix</h3>${grid(
        "lrr",
        ["Investment option", "Current balance %", "Future contributions %"],
        list.map((one, at) => [
          one.name.replaceAll("&", "&amp;"),
          `${percentOf(one.value, all, 2)}%`,
          `${at === 0 ? 100 - (list.length - 1) * 10 : 10}%`,
        ]),
      )}<p class=small>The fees and expenses shown include participant account charges of ${$(fees)} taken on ${date.slash(addDays(end, -3))}. Some of the plan's administrative expenses were paid from the operating expenses of one or more of the investment options.</p><h3>Important information</h3><p class=small>Insurance products and plan administrative services are provided through Beacon Life Insurance Company, a member of the Beacon Financial Companies. Separate Accounts are available through a group annuity contract. The Fixed Income Guaranteed Option is backed by the general account. Your right to direct investments: plan rules may limit transfers within 30 days. To help achieve long-term retirement security, give careful consideration to the benefits of a well-balanced and diversified portfolio; no more than 20% of your savings in one company or industry is a common warning. The Department of Labor's website has information on individual investing. Errors must be reported within 90 days to 800-555-0147. Lifetime income illustration: a single life annuity beginning at age 67 is shown once a year. Past performance does not guarantee future results.</p>`,
    );
    return {
      html,
      truth: portfolio(
        "Beacon",
        ["Beacon Life Insurance Company", "Beacon Financial Companies"],
        [
          {
            kind: "401k",
            accountLast4: id.slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: held(list, false),
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [added, own],
            withdrawals: [0],
            end,
            fees,
          }),
          "accounts.0.accountLast4": [contract.slice(-4)],
        },
      ),
    };
  },
};

const PENSION: readonly Security[] = [
  ["CDRF Stock Account R2", "QCSTPX", 52_118],
  ["CDRF Social Choice Account R2", "QCSCPX", 33_904],
  ["Cedarcrest Lifecycle 2050 Fund Retirement", "TLFRX", 1_722],
  ["Cedarcrest Real Estate Account", "QREARX", 46_011],
  ["Cedarcrest International Equity Index Fund R", "TRIEX", 2_390],
];

/** A teachers' 403(b): a guaranteed account without units, annuities by contract numbers, asset classes as headings. */
const plan403b: Layout = {
  name: "uq-plan-403b-teachers",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 322);
    const first = `2026-${random.pick(["01", "04", "07"])}-01`;
    const end = monthEnd(inMonths(first, 2));
    const last = addDays(first, -1);
    const contract = `${random.pick(["A", "B", "C"])}${digits(random, 6)}-${random.whole(1, 9)}`;
    const funds = positions(random, PENSION, random.whole(1, 5), 1, 6_600_000);
    const guaranteed = random.whole(900_000, 11_000_000);
    const guaranteedName = "Cedarcrest Traditional";
    const guaranteedGain = Math.round((guaranteed * 4.25) / 400);
    const own = random.whole(6, 40) * 7_500;
    const employer = random.chance(0.85) ? own : 0;
    const all = guaranteed + valueOf(funds);
    const guaranteedBefore = guaranteed - guaranteedGain - own - employer;
    const before = guaranteedBefore + beforeOf(funds);
    const gain = all - before - own - employer;
    const html = document(
      `body{font:8.8pt "Liberation Sans",Arial}${BASE} .logo{font-size:22pt;font-weight:bold;color:#00417d;letter-spacing:2px} h3{font-size:12.5pt;font-weight:normal;color:#00417d;margin:14px 0 4px} .hd{background:#00417d;color:#fff} td,th{padding:3px 4px;border-bottom:1px solid #ccd4dc;vertical-align:top} th{font-size:7.4pt;color:#444} .cls td{background:#eef3f7;font-weight:bold} .tot{font-weight:bold}`,
      `<div class=row><div><div class=logo>CEDARCREST</div><div class=small>730 Third Avenue, New York, NY 10017</div></div><div style="text-align:right"><b>QUARTERLY REVIEW</b><br>${date.long(first)} to ${date.long(end)}</div></div><p style="margin:24px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<h3>Your retirement portfolio</h3><div class=row><div>${pairs([
        [`Opening balance ${date.bare(last)}`, $(before)],
        ["Your contributions", $(own)],
        ["Employer contributions", $(employer)],
        ["Gains/Loss", money.dollar(gain)],
        ["Withdrawals", "0.00"],
        [`<b>Ending balance ${date.bare(end)}</b>`, `<b>${$(all)}</b>`],
      ])}</div><div><b>Your personal rate of return</b> for this quarter: ${percentOf(gain, before, 2)}%. <p>Your estimated monthly income if you annuitized today at age 67: <b>${$(Math.round(all * 0.0052))}</b>. Results are not guaranteed. Talk to a consultant at no additional cost: 800 555-0128.</p></div></div>
<h3>Plan summary</h3><div>HAWTHORN STATE COLLEGE 403(B) RETIREMENT PLAN &nbsp; Plan ID ${digits(random, 6)}</div>${grid(
        "llr",
        ["Contract type", "Contract number", `Balance ${date.bare(end)}`],
        [["Retirement Choice (RC)", contract, $(all)]],
      )}<p>You are 100% vested in this plan. Vested amount: ${$(all)}.</p><p class=small>Beneficiary: SPOUSE 100% primary. No beneficiary update has been received in the last 3 years.</p>${NEXT}<h3>Investments by asset class</h3><table><tr><th>Asset class / Investment</th><th class=r>Opening<br>balance</th><th class=r>Units/<br>shares</th><th class=r>Unit/share<br>price</th><th class=r>Ending<br>balance</th><th class=r>% of<br>portfolio</th></tr><tr class=cls><td colspan=4>Guaranteed</td><td class=r>${grouped(guaranteed)}</td><td class=r>${percentOf(guaranteed, all, 1)}%</td></tr><tr><td>${guaranteedName}</td><td class=r>${grouped(guaranteedBefore)}</td><td class=r>-</td><td class=r>-</td><td class=r>${grouped(guaranteed)}</td><td class=r>${percentOf(guaranteed, all, 1)}%</td></tr><tr class=cls><td colspan=4>Equities and other</td><td class=r>${grouped(valueOf(funds))}</td><td class=r>${percentOf(valueOf(funds), all, 1)}%</td></tr>${funds
        .map(
          (one) =>
            `<tr><td>${one.name}<br><span class=small>${one.symbol}</span></td><td class=r>${grouped(one.before)}</td><td class=r>${shares(one.quantity, 4)}</td><td class=r>${$(one.price)}</td><td class=r>${grouped(one.value)}</td><td class=r>${percentOf(one.value, all, 1)}%</td></tr>`,
        )
        .join(
          "",
        )}<tr class=tot><td>Total</td><td class=r>${$(before)}</td><td></td><td></td><td class=r>${$(all)}</td><td class=r>100.0%</td></tr></table><h3>Transactions</h3>${grid(
        "lllr",
        ["Date", "Transaction", "Investment", "Amount"],
        [0, 1, 2].flatMap((month) => {
          const day = addDays(inMonths(first, month), 24);
          const slice = (amount: number) =>
            month === 2 ? amount - 2 * Math.floor(amount / 3) : Math.floor(amount / 3);
          return [
            [date.bare(day), "Employee contribution (pretax)", guaranteedName, $(slice(own))],
            ...(employer > 0
              ? [[date.bare(day), "Employer contribution", guaranteedName, $(slice(employer))]]
              : []),
          ];
        }),
      )}<p class=small>Crediting rates for ${guaranteedName}: new money is credited 4.25% through 02/28/2027, of which the guaranteed minimum is 1.00%. Additional amounts are not guaranteed for future years.</p><h3>Disclosures</h3><p class=small>Cedarcrest Individual &amp; Institutional Services, LLC, Member FINRA, distributes securities products. Annuity contracts and certificates are issued by Cedarcrest Teachers Association and College Dividend Retirement Fund (CDRF), New York, NY. Each is solely responsible for its own financial condition. Retirement Choice contracts let you withdraw from ${guaranteedName} only in 84 monthly installments (a lump sum may be subject to a 2.50% surrender charge). Restrictions under IRC section 403(b)(11) apply. Please tell us of any error within 60 days. Market values reflect the last business day of the quarter. Plan expenses of up to 0.095% are taken each quarter. Investment, insurance and annuity products are not FDIC insured, are not bank guaranteed, are not deposits and may lose value.</p>`,
    );
    const holdings = [{ name: guaranteedName, value: decimal(guaranteed) }, ...(held(funds, true) ?? [])];
    return {
      html,
      truth: portfolio(
        "Cedarcrest",
        ["CEDARCREST", "Cedarcrest Individual & Institutional Services, LLC"],
        [
          {
            kind: "401k",
            accountLast4: contract.replaceAll("-", "").slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings,
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [own + employer, own],
            withdrawals: [0],
            end,
          }),
          "accounts.0.kind": ["other"],
          "accounts.0.accountLast4": [contract.slice(-4)],
        },
      ),
    };
  },
};

const FIFTY_SEVEN: readonly Security[] = [
  ["CS PLUS Fund R10", "WS", 11_811],
  ["CS Target Pathway 2040 Fund R10", "X3", 1_642],
  ["CS Core Bond Index Fund R10", "WN", 1_388],
  ["CS Retirement IncomeAdvantage R10", "CS", 2_910],
  ["Harwick Mid Cap Fund Class Z", "26", 4_418],
  ["CS Overseas Equity Index Fund R10", "WP", 1_520],
];

/** A public 457(b): two-character fund codes that are no symbols, contributions by source in sentences and a table. */
const plan457: Layout = {
  name: "uq-plan-457-public",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 323);
    const first = `2026-${random.pick(["01", "04", "07"])}-01`;
    const end = monthEnd(inMonths(first, 2));
    const plan = `30${digits(random, 4)}`;
    const drawn = positions(random, FIFTY_SEVEN, random.whole(1, 5), 1, 5_200_000);
    const all = valueOf(drawn);
    const added = random.chance(0.75) ? random.whole(10, 80) * 6_500 : 0;
    const rolled = random.chance(0.2) ? random.whole(10, 60) * 10_000 : 0;
    const paid = added === 0 ? random.whole(5, 50) * 10_000 : 0;
    const list = lessAdded(drawn, added + rolled - paid);
    const before = beforeOf(list);
    const fee = Math.round(all * 0.0012);
    const quarter = Math.ceil(Number(end.slice(5, 7)) / 3);
    const gain = all - before - added - rolled + paid + fee;
    const html = document(
      `body{font:9pt Calibri,Carlito,Arial}${BASE} .logo{font-size:20pt;font-weight:bold;color:#013a6b} .logo span{color:#e87722} h3{background:#013a6b;color:#fff;padding:3px 8px;font-size:11pt;margin:12px 0 4px} td,th{padding:2px 6px} th{border-bottom:2px solid #e87722;font-size:8pt} .tot{font-weight:bold}`,
      `<div class=row><div><div class=logo>Civic<span>Square</span> Retirement</div><div class=small>777 North Capitol Court NE, Suite 600<br>Washington, DC 20002-4240</div></div><div style="text-align:right"><b>457 Deferred Compensation Plan</b><br>Account Statement: ${date.long(first)} - ${date.long(end)}</div></div><div class=row><p style="margin:26px 0">${person.name}<br>${person.street}<br>${person.town}</p><div>${pairs(
        [
          ["Plan Name", "CITY OF FALLOWFIELD"],
          ["Plan Number", plan],
          ["Participant ID", "XXX-XX-XXXX"],
          ["Date of Birth", "on file"],
        ],
      )}</div></div><h3>Account Summary</h3>${grid(
        "lrr",
        ["", "This Quarter", "Year to Date"],
        [
          ["Beginning Balance", $(before), $(all - quarter * (all - before))],
          ["Employee Pre-Tax Contributions", $(added), $(added * quarter)],
          ["Rollovers In", $(rolled), $(rolled * quarter)],
          ["Distributions", $(-paid), $(-paid * quarter)],
          ["Administrative Fees", $(-fee), $(-fee * quarter)],
          ["Gain/(Loss)", money.brackets(gain), money.brackets(gain * quarter)],
          ["<b>Ending Balance</b>", `<b>${$(all)}</b>`, `<b>${$(all)}</b>`],
        ],
      )}<p>Your account is 100% vested. Your personal rate of return for the quarter was ${percentOf(gain, before, 2)}%. For the trailing 12 months it was ${(random.whole(-30, 160) / 10).toFixed(1)}%.</p><h3>Balance by Fund</h3>${grid(
        "clrrrrr",
        [
          "Code",
          "Fund Name",
          "Beginning<br>Balance",
          "Ending<br>Units/Shares",
          "Unit/Share<br>Value",
          "Ending<br>Balance",
          "% of<br>Account",
        ],
        [
          ...list.map((one) => [
            one.symbol,
            one.name,
            $(one.before),
            shares(one.quantity),
            $(one.price),
            $(one.value),
            `${percentOf(one.value, all, 0)}%`,
          ]),
          ["", "<b>Total</b>", $(before), "", "", `<b>${$(all)}</b>`, "100%"],
        ],
      )}<h3>Balance by Source</h3>${pairs([
        ["Employee Pre-Tax", $(all - rolled)],
        ["Rollover from Other Plan", $(rolled)],
        ["Total", $(all)],
      ])}${NEXT}<h3>Contribution Limits</h3><p>For 2026 you may contribute up to $24,500 to your 457 plan. If you will be age 50 or older you may add $8,000. The pre-retirement catch-up may let you contribute up to $49,000 in the three years before normal retirement age. You contributed ${$(added * quarter)} this year.</p><h3>Your Future Investment Allocation</h3>${grid(
        "clr",
        ["Code", "Fund Name", "Allocation"],
        [[list[0]?.symbol ?? "", list[0]?.name ?? "", "100%"]],
      )}<h3>Messages</h3><p>Thinking about working with a Retirement Plans Specialist? Visit civicsquare.example to schedule. Beneficiaries named: 1. Guided Pathways is a registered investment advisory service; not enrolled.</p><h3>Important Disclosures</h3><p class=small>CivicSquare Retirement Corporation is a non-profit independent financial services corporation. Brokerage services provided by CivicSquare Investment Services, member FINRA/SIPC. CS PLUS Fund is a stable value fund invested in a diversified portfolio of contracts; transfers to competing funds must first spend 90 days elsewhere. An asset-based fee of 0.48% a year is deducted from your account monthly. Fund Codes are for use by phone and on our forms; they are not ticker symbols. Review this statement on receipt; corrections will be made only for errors reported within 90 days of the end of the quarter (phone 800-555-0169; en espa&ntilde;ol 800-555-0170). Investing involves risk, including possible loss of the amount invested. Copies of the disclosure documents may be had at no charge.</p>`,
    );
    return {
      html,
      truth: portfolio(
        "CivicSquare Retirement",
        ["Civic Square Retirement", "CivicSquare Retirement Corporation", "CivicSquare"],
        [
          {
            kind: "401k",
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: held(list, false),
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [added, added + rolled],
            withdrawals: [paid, -paid, paid + fee],
            end,
            fees: fee,
          }),
          "accounts.0.kind": ["other"],
          "accounts.0.accountLast4": [plan.slice(-4)],
        },
      ),
    };
  },
};

export const uqPlans: readonly Layout[] = [plan401k, plan403b, plan457];
