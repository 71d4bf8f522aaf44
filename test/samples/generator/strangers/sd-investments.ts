import type { AccountKind } from "#contract/extraction.ts";
import { document, type Layout } from "../layout.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { type Keep, type Lot, linesOf, sumOf } from "./portfolio-data.ts";
import { holderOf, layoutOf, nestOf, nestTruth, opening, span, usd } from "./sd-data.ts";

const layout = layoutOf("invest", "investments");
const { brackets } = money;

const GROUP_NAMES: Readonly<Record<string, string>> = {
  stock: "Equities",
  etf: "Exchange-Traded Products",
  fund: "Mutual Funds",
};
const total = (lots: readonly Lot[], pick: (lot: Lot) => number = (lot) => lot.value) =>
  sumOf(lots.map(pick));
const percent = (part: number, of: number) => `${((part * 100) / of).toFixed(1)}%`;

/** A full-service firm's rollover IRA: value in a dark rail on the left, positions by class with subtotals, estimated income as a decoy. */
const rollover = layout("marlowe-hart-rail", (seed) => {
  const d = nestOf(seed, { salt: 11, monthly: true, most: 6 });
  const random = seededRandom(seed + 8_100);
  const [name, street, town] = holderOf(random);
  const number = `${random.whole(100, 989)}-${d.number.slice(0, 4)}${d.last4}`;
  const groups = [...new Set(d.lots.map((lot) => lot.group))];
  const head = `<div class=top><span>MARLOWE HART</span><span>Client Statement &nbsp; | &nbsp; For the Period ${date.longNoYear(d.start)}&ndash;${date.long(d.end).replace(/^\w+ /, "")}</span></div>`;
  const rows = groups
    .map((group) => {
      const lots = d.lots.filter((lot) => lot.group === group);
      return `<tr><th colspan=8 class=g>${GROUP_NAMES[group] ?? group}</th></tr><tr class=h><td>Security description</td><td>Quantity</td><td>Share<br>price</td><td>Total cost</td><td>Market<br>value</td><td>Unrealized<br>gain/(loss)</td><td>Est ann<br>income</td><td>Yield</td></tr>${lots
        .map(
          (lot) =>
            `<tr><td>${lot.name.toUpperCase()} (${lot.symbol})<br><i>Acct type: Cash</i></td><td>${lot.shares}</td><td>$${lot.price}</td><td>${usd(lot.cost)}</td><td>${usd(lot.value)}</td><td>${brackets(lot.value - lot.cost)}</td><td>${usd(lot.income)}</td><td>${percent(lot.income, lot.value)}</td></tr>`,
        )
        .join(
          "",
        )}<tr class=s><td>Total ${GROUP_NAMES[group] ?? group}</td><td>${percent(total(lots), d.value)}</td><td></td><td>${usd(total(lots, (lot) => lot.cost))}</td><td>${usd(total(lots))}</td><td>${brackets(total(lots) - total(lots, (lot) => lot.cost))}</td><td>${usd(total(lots, (lot) => lot.income))}</td><td></td></tr>`;
    })
    .join("");
  const html = document(
    `@page{margin:0.4in 0.5in}body{font:8.3pt "Liberation Sans Narrow","Liberation Sans";color:#1e1e1e}.top{display:flex;justify-content:space-between;border-bottom:3px solid #14324f;padding-bottom:4px;font-size:10pt}.top span:first-child{letter-spacing:2px;font-weight:bold;color:#14324f}.rail{float:left;width:2.3in;background:#14324f;color:#fff;padding:14px;min-height:7.6in;font-size:8.6pt}.rail .v{font-size:19pt;margin:2px 0 12px}.main{margin-left:2.5in;padding-top:18px}table{width:100%}td,th{text-align:right;padding:2px 4px;vertical-align:top}td:first-child,th{text-align:left}.g{background:#dfe6ec;padding-top:4px}.h td{font-size:6.8pt;color:#555;border-bottom:1px solid #888}.s td{border-top:1px solid #333;font-weight:bold;padding-bottom:8px}.fine{font-size:6.6pt;color:#555}`,
    `${head}<div class=rail>TOTAL VALUE OF YOUR ACCOUNT<br>as of ${date.long(d.end)}<div class=v>${usd(d.value)}</div>Includes accrued interest of $0.00<hr>VALUE LAST PERIOD<div class=v style="font-size:12pt">${usd(d.before)}</div>NET CHANGE<div class=v style="font-size:12pt">${brackets(d.value - d.before)}</div><hr><p>YOUR FINANCIAL ADVISOR TEAM<br>Dell Ostrow / K. Amundsen<br>(800) 555-0143</p><p>Your rewards program earned 1,204 points. Ask us about a securities-based line at SOFR + 2.40%.</p></div>
    <div class=main><p>${name}<br>ROLLOVER IRA<br>MARLOWE HART CUSTODIAN<br>${street}<br>${town}</p><p><b>Account ${number}</b></p><h3>Change in value of your account</h3><table><tr class=h><td></td><td>This period<br>(${date.bareNoYear(d.start)}-${date.bareNoYear(d.end)})</td></tr><tr><td>Opening value</td><td>${usd(d.before)}</td></tr><tr><td>Credits</td><td>${usd(d.added + d.employer)}</td></tr><tr><td>Debits</td><td>${brackets(-d.taken - d.fees)}</td></tr><tr><td>Change in value</td><td>${brackets(d.gain)}</td></tr><tr class=s><td>Closing value</td><td>${usd(d.value)}</td></tr></table>
    <h3>Asset allocation</h3><table><tr class=h><td></td><td>Market value</td><td>Percentage</td></tr><tr><td>Cash</td><td>${usd(d.cash)}</td><td>${percent(d.cash, d.value)}</td></tr>${groups
      .map((group) => {
        const value = total(d.lots.filter((lot) => lot.group === group));
        return `<tr><td>${GROUP_NAMES[group] ?? group}</td><td>${usd(value)}</td><td>${percent(value, d.value)}</td></tr>`;
      })
      .join(
        "",
      )}<tr class=s><td>TOTAL</td><td>${usd(d.value)}</td><td>100.0%</td></tr></table><p class=fine>Last year end (12/31) fair market value reported to the IRS: ${usd(d.before - 310_000)}. Required minimum distribution for this year: $0.00. This summary does not reflect assets held away.</p></div>
    <div style="break-before:page">${head}<p style="display:flex;justify-content:space-between"><span>${name}, Rollover IRA</span><span>Account ${number}</span></p><h3>Account detail</h3><table><tr><th colspan=8 class=g>Cash, bank deposit program and money market funds</th></tr><tr><td>BANK DEPOSIT PROGRAM</td><td></td><td></td><td></td><td>${usd(d.cash)}</td><td></td><td></td><td>0.15%</td></tr>${rows}<tr class=s><td>TOTAL VALUE (includes cash)</td><td></td><td></td><td></td><td>${usd(d.value)}</td></tr></table><p class=fine>Prices are furnished by outside quotation services and are not guaranteed. Estimated annual income is calculated on a pre-tax basis. Member SIPC. Free credit balances are covered up to $250,000.</p></div>`,
  );
  return {
    html,
    truth: nestTruth(
      "MARLOWE HART",
      [
        {
          kind: "ira",
          keep: d,
          lines: linesOf(d).map((line) => ({ ...line, name: line.name.toUpperCase() })),
          facts: { accountLast4: d.last4, ...span(d) },
          cash: ["BANK DEPOSIT PROGRAM", "Cash"],
        },
      ],
      { "accounts.0.totalWithdrawals": [d.taken, d.fees, d.taken + d.fees].map((each) => decimal(each)) },
    ),
  };
});

/** A recordkeeper's quarter: the balance in a sentence, one wide table of funds with every flow, sources with vesting, a projected pension as a decoy. */
const recordkeeper = layout("plansteward-quarter", (seed) => {
  const d = nestOf(seed, { salt: 23, groups: ["fund"], most: 5 });
  const random = seededRandom(seed + 900);
  const [name, street, town] = holderOf(random);
  const plan = random.pick([
    "Delmont Paper Company 401(k) Savings Plan",
    "The Ortega Group Retirement & Savings Plan",
    "Lakeshore Clinics 401(k) Plan",
  ]);
  const share = (all: number) => d.lots.map((lot) => Math.round((all * lot.value) / d.invested));
  const flow = (all: number) => {
    const parts = share(all);
    return parts.map((part, index) => (index === 0 ? part + all - sumOf(parts) : part));
  };
  const [into, out] = [flow(d.added + d.employer), flow(d.taken + d.fees)];
  const value = d.invested;
  const before = total(d.lots, (lot) => lot.before);
  const match = Math.round(value * 0.31);
  const vested = value - Math.round(match * 0.4);
  const html = document(
    `@page{margin:0.6in}body{font:9pt "DejaVu Sans","Liberation Sans";color:#333}h2{font-weight:normal;color:#0b6b4f;border-bottom:1px solid #0b6b4f;font-size:12pt}table{width:100%;font-size:7.4pt}td,th{padding:4px 3px;text-align:right;border-bottom:1px solid #ddd;vertical-align:bottom}td:first-child,th:first-child{text-align:left}.big{font-size:15pt;line-height:1.35}.box{background:#eef6f2;padding:10px 14px;margin:12px 0}`,
    `<div style="display:flex;justify-content:space-between"><b style="color:#0b6b4f;font-size:15pt">plansteward</b><span>${date.long(d.start)} to ${date.long(d.end)}</span></div><p><b>${plan}</b></p><p>${name}<br>${street}<br>${town}</p>
    <p class=big>${name.split(" ")[0] ?? ""}, on ${date.long(d.end)} you had <b>${usd(value)}</b> in your plan.</p><p>That is ${value >= before ? "up" : "down"} ${usd(Math.abs(value - before))} from ${usd(before)} three months earlier. If you keep going, this could become $${random.whole(1, 6)},${random.whole(100, 989)} a month in retirement at age 67.</p>
    <h2>How your money moved</h2><table><tr><th>Fund</th><th>Balance on<br>${date.short(d.start)}</th><th>Money in</th><th>Money out<br>and fees</th><th>Gain or loss</th><th>Balance on<br>${date.short(d.end)}</th><th>Units</th><th>Unit price</th></tr>${d.lots
      .map((lot, index) => {
        const [plus, minus] = [into[index] ?? 0, out[index] ?? 0];
        return `<tr><td>${lot.name}</td><td>${grouped(lot.before)}</td><td>${grouped(plus)}</td><td>${grouped(minus)}</td><td>${money.trailing(lot.value - lot.before - plus + minus)}</td><td>${grouped(lot.value)}</td><td>${lot.shares}</td><td>${lot.price}</td></tr>`;
      })
      .join(
        "",
      )}<tr style="font-weight:bold"><td>Total</td><td>${grouped(before)}</td><td>${grouped(d.added + d.employer)}</td><td>${grouped(d.taken + d.fees)}</td><td>${money.trailing(value - before - d.added - d.employer + d.taken + d.fees)}</td><td>${grouped(value)}</td><td></td><td></td></tr></table>
    <h2>Where it came from</h2><table><tr><th>Source</th><th>This quarter</th><th>Year to date</th><th>Balance</th><th>Vested</th><th>You own</th></tr><tr><td>Your before-tax pay</td><td>${usd(d.added)}</td><td>${usd(d.added * 3)}</td><td>${usd(value - match)}</td><td>100%</td><td>${usd(value - match)}</td></tr><tr><td>Company match</td><td>${usd(d.employer)}</td><td>${usd(d.employer * 3)}</td><td>${usd(match)}</td><td>60%</td><td>${usd(match - Math.round(match * 0.4))}</td></tr><tr><td>All sources</td><td></td><td></td><td>${usd(value)}</td><td></td><td>${usd(vested)}</td></tr></table>
    <div class=box><b>If you left today</b> your vested amount would be ${usd(vested)}. You may borrow up to ${usd(Math.min(5_000_000, Math.round(vested / 2)))} from the plan at prime + 1% (now 8.50%). You have no loans outstanding.</div><p style="font-size:7pt">Your personal rate of return: ${random.whole(-3, 9)}.${random.whole(10, 98)}% this quarter, 7.41% over five years. Fees of up to $12.50 a quarter pay for record keeping. The IRS limit for ${d.end.slice(0, 4)} is $23,500, or $31,000 if you are 50 or older.</p>`,
  );
  const keep: Keep = { ...d, value, before, cash: 0 };
  return {
    html,
    truth: nestTruth("plansteward", [{ kind: "401k", keep, lines: linesOf(d, false), facts: span(d) }], {}, [
      plan,
      plan.replace(/^The /, ""),
      plan.replace(/ (401\(k\) )?(Retirement & )?(Savings )?Plan$/, ""),
    ]),
  };
});

/** A health savings account of which part is invested: two halves side by side, contributions by tax year, card spending. */
const health = layout("willow-hsa-halves", (seed) => {
  const d = nestOf(seed, { salt: 31, groups: ["fund", "etf"], most: 3, monthly: true });
  const random = seededRandom(seed + 71);
  const [name, street, town] = holderOf(random);
  const days = [4, 11, 19].map((offset) => addDays(d.start, offset));
  const spent = random.whole(1_200, 19_000);
  const moved = d.cash - d.cashBefore - d.added - d.employer + spent - 4;
  const html = document(
    `body{font:9pt "Liberation Sans"}.half{flex:1;border:1px solid #7a4ea3;border-radius:8px;padding:10px}.half b{color:#7a4ea3}table{width:100%}td{padding:3px 0}td:last-child{text-align:right}.pos td,.pos th{font-size:8pt;text-align:right;padding:3px 6px}.pos td:first-child,.pos th:first-child{text-align:left}`,
    `<table><tr><td style="font-size:17pt;color:#7a4ea3">willow <small>health savings</small></td><td>HSA STATEMENT<br>${date.slash(d.start)} through ${date.slash(d.end)}</td></tr></table><p>${name}<br>${street}<br>${town}</p><p>HSA number ending in ${d.last4} &nbsp; Coverage: Family &nbsp; Employer group: ${random.pick(["Ridley Foods", "Cooper Steel", "Ansel Schools"])}</p>
    <div style="text-align:center;margin:16px"><div style="font-size:8pt">WHAT YOUR HSA IS WORTH ON ${date.slash(d.end)}</div><div style="font-size:24pt;color:#7a4ea3">${usd(d.value)}</div></div>
    <div style="display:flex;gap:14px"><div class=half><b>Spendable cash</b><table><tr><td>At the start</td><td>${usd(d.cashBefore)}</td></tr><tr><td>Interest (0.10% APY)</td><td>$0.04</td></tr><tr><td>At the end</td><td>${usd(d.cash)}</td></tr></table></div><div class=half><b>Growing in the market</b><table><tr><td>At the start</td><td>${usd(total(d.lots, (lot) => lot.before))}</td></tr><tr><td>Change, with transfers</td><td>${brackets(d.invested - total(d.lots, (lot) => lot.before))}</td></tr><tr><td>At the end</td><td>${usd(d.invested)}</td></tr></table></div></div>
    <h3 style="color:#7a4ea3">What is in the market</h3><table class=pos><tr><th>Fund (ticker)</th><th>Shares</th><th>Price</th><th>Worth</th></tr>${d.lots.map((lot) => `<tr><td>${lot.name} (${lot.symbol})</td><td>${lot.shares}</td><td>$${lot.price}</td><td>${usd(lot.value)}</td></tr>`).join("")}</table>
    <h3 style="color:#7a4ea3">Cash activity</h3><table class=pos><tr><th>Date</th><th>What</th><th>Amount</th></tr><tr><td>${date.noYear(days[0] ?? d.start)}</td><td>Payroll contribution</td><td>+${usd(d.added)}</td></tr><tr><td>${date.noYear(days[1] ?? d.start)}</td><td>Employer contribution</td><td>+${usd(d.employer)}</td></tr><tr><td>${date.noYear(days[2] ?? d.start)}</td><td>DEBIT CARD CORNER PHARMACY</td><td>-${usd(spent)}</td></tr><tr><td>${date.noYear(d.end)}</td><td>${moved < 0 ? "Moved to market" : "Moved from market"}</td><td>${moved < 0 ? "-" : "+"}${usd(Math.abs(moved))}</td></tr><tr><td>${date.noYear(d.end)}</td><td>Interest</td><td>+$0.04</td></tr></table>
    <h3 style="color:#7a4ea3">Contributions by tax year</h3><table class=pos><tr><th>Tax year</th><th>You</th><th>Employer</th><th>Limit</th></tr><tr><td>2026</td><td>${usd(d.added * 4)}</td><td>${usd(d.employer * 4)}</td><td>$8,750.00</td></tr><tr><td>2025</td><td>${usd(d.added * 9)}</td><td>${usd(d.employer * 9)}</td><td>$8,550.00</td></tr></table><p style="font-size:7pt">Funds are not FDIC insured and may lose value. A monthly fee of $2.50 is waived when cash is at least $3,000. Keep your receipts.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "willow",
      [
        {
          kind: "other",
          keep: d,
          lines: linesOf(d),
          facts: { accountLast4: d.last4, ...span(d) },
          cash: ["Spendable cash", "Cash"],
          kinds: ["brokerage"],
        },
      ],
      {
        "accounts.0.beginningBalance": [d.before, d.cashBefore, total(d.lots, (lot) => lot.before)].map(
          (each) => decimal(each),
        ),
        "accounts.0.endingBalance": [d.value, d.cash, d.invested].map((each) => decimal(each)),
        "accounts.0.totalWithdrawals": [decimal(spent)],
      },
      ["willow health savings", "willow HSA"],
    ),
  };
});

/** A share plan of an employer: one security, shares bought at a discount, grants that are not owned yet as a decoy. */
const sharePlan = layout("equitrail-shares", (seed) => {
  const random = seededRandom(seed * 19 + 5);
  const [name, street, town] = holderOf(random);
  const [company, symbol] = random.pick([
    ["Brannock Tool & Die Corp", "BTD"],
    ["Kilnwood Rail Holdings", "KWR"],
    ["Ostara Therapeutics Inc", "OSTA"],
  ] as const);
  const end = random.pick(["2026-03-31", "2026-06-30", "2026-09-30"]);
  const start = addDays(end, -89);
  const price = random.whole(1_400, 21_000);
  const pieces = [random.whole(8_000, 400_000), random.whole(2_000, 90_000)];
  const shares = pieces[0] ?? 0;
  const bought = pieces[1] ?? 0;
  const value = Math.round(((shares + bought) * price) / 1_000);
  const cash = random.whole(100, 90_000);
  const unvested = random.whole(40, 900);
  const paid = Math.round(price * 0.85);
  const number = `${random.pick(["P", "E"])}${random.whole(100_000, 989_999)}`;
  const held = ((shares + bought) / 1_000).toFixed(3);
  const safeCompany = company.replace("&", "&amp;");
  const html = document(
    `body{font:9.2pt "Liberation Serif"}h2{font:bold 11pt "Liberation Sans";background:#333;color:#fff;padding:3px 8px}table{width:100%}td,th{text-align:right;padding:3px 8px}td:first-child,th:first-child{text-align:left}th{border-bottom:1px solid;font:bold 7.6pt "Liberation Sans"}`,
    `<div style="display:flex;justify-content:space-between"><div style="font:bold 16pt 'Liberation Sans'">EQUITRAIL</div><div style="text-align:right">Plan participant: ${number}<br>Statement date ${date.capitalYear(end)}</div></div><p>${name}<br>${street}<br>${town}</p><p>Here is what you hold through the plans of <b>${safeCompany}</b> (${symbol}) from ${date.capitalYear(start)} to ${date.capitalYear(end)}. Closing price on ${date.capitalYear(end)}: $${decimal(price)}.</p>
    <h2>Yours today</h2><table><tr><th>Security</th><th>Shares</th><th>Closing price</th><th>Value</th></tr><tr><td>${safeCompany} common (${symbol})</td><td>${held}</td><td>$${decimal(price)}</td><td>${usd(value)}</td></tr><tr><td>Cash from dividends and fractions</td><td></td><td></td><td>${usd(cash)}</td></tr><tr><td><b>Total you own</b></td><td></td><td></td><td><b>${usd(value + cash)}</b></td></tr></table>
    <h2>Employee stock purchase plan</h2><table><tr><th>Purchase date</th><th>Market price</th><th>Your price (85%)</th><th>Shares</th><th>You paid</th></tr><tr><td>${date.capitalYear(addDays(end, -31))}</td><td>$${decimal(price)}</td><td>$${decimal(paid)}</td><td>${(bought / 1_000).toFixed(3)}</td><td>${usd(Math.round((bought * paid) / 1_000))}</td></tr></table><p>Payroll deductions held for the next purchase: ${usd(random.whole(9_000, 210_000))} (held by your employer, not part of your total).</p>
    <h2>Promised, not yet yours</h2><table><tr><th>Grant</th><th>Units unvested</th><th>Next vest</th><th>Estimated value</th></tr><tr><td>RSU ${Number(end.slice(0, 4)) - 2}-A</td><td>${unvested}</td><td>${date.capitalYear(addDays(end, 61))}</td><td>${usd(unvested * price)}</td></tr><tr><td>RSU ${Number(end.slice(0, 4)) - 1}-A</td><td>${unvested * 2}</td><td>${date.capitalYear(addDays(end, 240))}</td><td>${usd(unvested * 2 * price)}</td></tr></table><p style="font-size:7.4pt">Estimated values are before tax and may never be paid. A sale costs $0.03 a share, at least $9.95. You earned $${decimal(random.whole(10, 9_999))} of dividends this year.</p>`,
  );
  const base = nestOf(seed, { salt: 3 });
  const keep: Keep = {
    ...base,
    start,
    end,
    value: value + cash,
    cash,
    last4: number.slice(-4),
    taken: 0,
    fees: 0,
  };
  return {
    html,
    truth: opening(
      nestTruth("EQUITRAIL", [
        {
          kind: "brokerage",
          keep,
          lines: [{ name: `${company} common`, symbol, value }],
          facts: { accountLast4: number.slice(-4), ...span(keep) },
          cash: ["Cash from dividends and fractions", "Cash"],
          kinds: ["other"],
        },
      ]),
      {
        institution: [company],
        "accounts.0.institution": [company],
        "accounts.0.holdings.0.name": [company, symbol],
        "accounts.0.beginningBalance": [],
        "accounts.0.totalDeposits": [decimal(Math.round((bought * paid) / 1_000))],
        "accounts.0.totalWithdrawals": [],
      },
    ),
  };
});

/** One household, four accounts: a table of them with last quarter beside this one, then a page of positions each. */
const household = layout("prescott-lane-household", (seed) => {
  const random = seededRandom(seed * 41 + 2);
  const [name, street, town] = holderOf(random);
  const people = [name, "A. Partner"];
  const keeps = [0, 1, 2, 3].map((index) =>
    nestOf(seed + index * 1_000, {
      salt: 57,
      most: 3,
      groups: index === 2 ? ["etf"] : index === 3 ? ["fund"] : ["stock", "fund", "etf"],
    }),
  );
  const [first] = keeps;
  if (!first) throw new RangeError("No account.");
  const { start, end } = first;
  const each = [
    { title: "Joint Tenants WROS", kind: "brokerage" as AccountKind, kinds: ["other"] },
    { title: "Traditional IRA", kind: "ira" as AccountKind },
    { title: "Roth IRA", kind: "ira" as AccountKind },
    { title: "529 Education Savings Account", kind: "other" as AccountKind, kinds: ["brokerage"] },
  ].map((entry, index) => ({ ...entry, keep: { ...(keeps[index] ?? first), start, end } }));
  const sum = (pick: (keep: Keep) => number) => sumOf(each.map(({ keep }) => pick(keep)));
  const html = document(
    `body{font:9pt "Liberation Sans";color:#222}h1{font:normal 20pt "Liberation Serif";color:#6b4a1b;margin:0}h2{font:normal 13pt "Liberation Serif";color:#6b4a1b;margin:16px 0 4px}table{width:100%}td,th{padding:4px 6px;text-align:right;border-bottom:.5px solid #cfc3ae}th{font-size:7.4pt;color:#6b4a1b}td:first-child,th:first-child{text-align:left}.acct{break-inside:avoid}`,
    `<h1>Prescott &amp; Lane</h1><div style="display:flex;justify-content:space-between;font-size:8pt"><span>Private Wealth</span><span>${date.abbreviatedBare(start)} – ${date.abbreviatedBare(end)}</span></div><p>The ${(name.split(" ").at(-1) ?? "").toUpperCase()} household<br>${street}<br>${town}</p>
    <h2>Everything in one place</h2><table><tr><th>Account</th><th>Number</th><th>Owner</th><th>${date.abbreviatedBare(start)}</th><th>${date.abbreviatedBare(end)}</th><th>Change</th></tr>${each.map(({ title, keep }, index) => `<tr><td>${title}</td><td>XXXX-${keep.last4}</td><td>${people[index % 2] ?? name}</td><td>${usd(keep.before)}</td><td>${usd(keep.value)}</td><td>${brackets(keep.value - keep.before)}</td></tr>`).join("")}<tr style="font-weight:bold"><td>Household total</td><td></td><td></td><td>${usd(sum((keep) => keep.before))}</td><td>${usd(sum((keep) => keep.value))}</td><td>${brackets(sum((keep) => keep.value - keep.before))}</td></tr></table>
    <p>Since you became a client in 2014 you have added ${usd(random.whole(9_000_000, 40_000_000))}. Your blended return this year is ${random.whole(1, 9)}.${random.whole(10, 98)}%; the benchmark made 6.20%. Advisory fee for next quarter: 0.80% a year.</p>
    ${each
      .map(
        ({ title, keep }) =>
          `<div class=acct><h2>${title} &nbsp;·&nbsp; XXXX-${keep.last4}</h2><table><tr><th>Holding</th><th>Symbol</th><th>Quantity</th><th>Price</th><th>Cost basis</th><th>Value</th><th>% of acct</th></tr>${keep.lots.map((lot) => `<tr><td>${lot.name.replace("&", "&amp;")}</td><td>${lot.symbol}</td><td>${lot.shares}</td><td>${lot.price}</td><td>${grouped(lot.cost)}</td><td>${grouped(lot.value)}</td><td>${percent(lot.value, keep.value)}</td></tr>`).join("")}<tr><td>Insured cash sweep</td><td></td><td></td><td></td><td></td><td>${grouped(keep.cash)}</td><td>${percent(keep.cash, keep.value)}</td></tr><tr style="font-weight:bold"><td>Account value</td><td></td><td></td><td></td><td>${grouped(total(keep.lots, (lot) => lot.cost))}</td><td>${grouped(keep.value)}</td><td>100.0%</td></tr></table></div>`,
      )
      .join(
        "",
      )}<p style="font-size:7pt">Values are from sources believed to be reliable. The household total is for your convenience and is not an account. Securities are not bank deposits. Form CRS is at your request.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "Prescott & Lane",
      each.map(({ kind, keep, kinds }) => ({
        kind,
        keep,
        lines: linesOf(keep),
        facts: { accountLast4: keep.last4, ...span(keep) },
        cash: ["Insured cash sweep"],
        ...(kinds ? { kinds } : {}),
      })),
      {},
      ["Prescott & Lane Private Wealth"],
    ),
  };
});

/** An adviser without people, printed from the phone: one goal, what is left to it, slices with a share each; a card of its bank as an advert. */
const robo = layout("driftwell-goal-phone", (seed) => {
  const d = nestOf(seed, { salt: 71, groups: ["etf"], most: 3, places: 4, monthly: true });
  const random = seededRandom(seed + 44);
  const [name] = holderOf(random);
  const goal = Math.ceil((d.value * 3) / 1_000_000) * 1_000_000;
  const html = document(
    `@page{size:5in 9.4in;margin:0.3in}body{font:10pt "DejaVu Sans","Liberation Sans";color:#123}.num{font-size:27pt;font-weight:bold}.bar{height:10px;background:linear-gradient(90deg,#1aa37a ${Math.round((d.value * 100) / goal)}%,#e3ece8 0);border-radius:6px;margin:6px 0}.row{display:flex;justify-content:space-between;padding:7px 0;border-bottom:1px solid #e4e9e7}.row small{display:block;color:#789}.r{text-align:right}`,
    `<div class=row style="border:0"><b style="color:#1aa37a">driftwell</b><span>Monthly recap &middot; ${date.monthYear(d.end)}</span></div><p>Hey ${name.split(" ")[0] ?? ""}! Here is where <b>Someday House</b> stands.</p><div class=num>${usd(d.value)}</div><div>on ${date.monthDay(d.end)}, ${d.end.slice(0, 4)} &nbsp; (${date.monthDay(d.start)}: ${usd(d.before)})</div><div class=bar></div><div style="font-size:8pt">Goal ${money.wholeDollars(goal)} by 2034 &middot; keep adding $${random.whole(100, 900)} a month to stay on track</div>
    <h3>This month</h3><div class=row><span>You put in</span><span>${usd(d.added + d.employer)}</span></div><div class=row><span>You took out</span><span>${usd(d.taken)}</span></div><div class=row><span>Our fee (0.25% a year)</span><span>${usd(d.fees)}</span></div><div class=row><span>Markets did</span><span>${money.signed(d.gain)}</span></div>
    <h3>Your slices</h3>${d.lots.map((lot) => `<div class=row><div>${lot.name}<small>${lot.symbol} &middot; ${lot.shares} shares at $${lot.price}</small></div><div class=r>${usd(lot.value)}<small>${percent(lot.value, d.value)}</small></div></div>`).join("")}<div class=row><div>Not yet in the market</div><div class=r>${usd(d.cash)}<small>${percent(d.cash, d.value)}</small></div></div>
    <div style="background:#eaf7f2;border-radius:10px;padding:10px;margin:12px 0">New: Driftwell Reserve pays 4.10% APY on cash. Open with $10.00 and get $150.00.</div><p style="font-size:6.8pt">Taxable, individual. Account DW${random.whole(10, 98)}${d.last4}. Since you joined you made ${usd(random.whole(10_000, 900_000))}. Past performance does not promise anything. Driftwell Advisers LLC is registered with the SEC.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "driftwell",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: linesOf(d),
          facts: { accountLast4: d.last4 },
          cash: ["Not yet in the market", "Cash"],
          kinds: ["other"],
        },
      ],
      {},
      ["Driftwell Advisers LLC"],
    ),
  };
});

/** A teachers' annuity plan: two contracts, units of accounts and a guaranteed one without units, income for life as a decoy. */
const teachers = layout("collegium-contracts", (seed) => {
  const d = nestOf(seed, { salt: 83, groups: ["fund"], most: 4, places: 4 });
  const random = seededRandom(seed * 59 + 1);
  const [name, street, town] = holderOf(random);
  const house = "Collegium Retirement Annuity Association";
  const contract = `${random.pick(["A", "C", "K"])}${random.whole(100_000, 989_999)}-${random.whole(1, 8)}`;
  const steady = { name: "Collegium Traditional (guaranteed)", value: d.cash, before: d.cashBefore };
  const names = [
    "Equity Account R3",
    "Global Growth Account R2",
    "Social Choice Account R3",
    "Real Property Account",
  ];
  const accounts = d.lots.map((lot, index) => ({
    ...lot,
    name: `Collegium ${names[(seed + index) % 4] ?? ""}`,
  }));
  const html = document(
    `@page{margin:0.7in}body{font:9.4pt "Liberation Serif"}h2{font:bold 11pt "Liberation Sans";color:#00476b;margin:14px 0 2px}table{width:100%}td,th{text-align:right;padding:3px 5px;border-bottom:.5px solid #aac}td:first-child,th:first-child{text-align:left}th{font:bold 7.4pt "Liberation Sans"}`,
    `<div style="font:bold 15pt 'Liberation Sans';color:#00476b">COLLEGIUM</div><div style="font-size:8pt">${house}</div><p style="display:flex;justify-content:space-between"><span>${name}<br>${street}<br>${town}</span><span style="text-align:right">Quarterly review<br>${date.long(d.start)} - ${date.long(d.end)}<br>${random.pick(["Fairmount State University", "Albee College", "St. Olin School District"])}<br>403(b) Plan</span></p>
    <h2>Accumulation</h2><table><tr><th>Total on ${date.long(d.start)}</th><th>Premiums credited</th><th>Transfers and withdrawals</th><th>Gains/loss after charges</th><th>Total on ${date.long(d.end)}</th></tr><tr><td>${usd(d.before)}</td><td>${usd(d.added + d.employer)}</td><td>${brackets(-d.taken)}</td><td>${brackets(d.gain - d.fees)}</td><td><b>${usd(d.value)}</b></td></tr></table>
    <h2>Your contract ${contract}</h2><table><tr><th>Annuity account</th><th>Units held</th><th>Unit value</th><th>Opening amount</th><th>Closing amount</th><th>Share</th></tr><tr><td>${steady.name}</td><td></td><td>3.75%</td><td>${usd(steady.before)}</td><td>${usd(steady.value)}</td><td>${percent(steady.value, d.value)}</td></tr>${accounts.map((lot) => `<tr><td>${lot.name}</td><td>${lot.shares}</td><td>$${lot.price}00</td><td>${usd(lot.before)}</td><td>${usd(lot.value)}</td><td>${percent(lot.value, d.value)}</td></tr>`).join("")}<tr><td><b>Total</b></td><td></td><td></td><td><b>${usd(d.before)}</b></td><td><b>${usd(d.value)}</b></td><td>100.0%</td></tr></table>
    <h2>Where premiums came from</h2><table><tr><th></th><th>This quarter</th><th>This year</th></tr><tr><td>Institution</td><td>${usd(d.employer)}</td><td>${usd(d.employer * 3)}</td></tr><tr><td>Your salary reduction</td><td>${usd(d.added)}</td><td>${usd(d.added * 3)}</td></tr></table><h2>If you retired at 67</h2><p>This accumulation could pay about $${random.whole(1, 5)},${random.whole(100, 989)} each month for life. Minimum distributions begin at 73. Death benefit: the accumulation, to your beneficiary. The loan limit today is ${usd(Math.min(5_000_000, Math.round(d.value * 0.45)))} at 6.25%.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      house,
      [
        {
          kind: "401k",
          keep: d,
          lines: [
            { name: steady.name, value: steady.value },
            ...accounts.map((lot) => ({ name: lot.name, value: lot.value })),
          ],
          facts: { accountLast4: contract.replace("-", "").slice(-4), ...span(d) },
          kinds: ["other"],
        },
      ],
      {
        "accounts.0.accountLast4": [contract.slice(-4), contract.split("-")[0]?.slice(-4) ?? ""],
        "accounts.0.totalWithdrawals": [decimal(d.taken)],
        "accounts.0.holdings.0.name": ["Collegium Traditional"],
      },
      ["COLLEGIUM"],
    ),
  };
});

/** A fund house's Roth: a register of each fund with shares before and after, the sum only in the foot, tax-year contributions as decoys. */
const register = layout("northlake-roth-register", (seed) => {
  const d = nestOf(seed, { salt: 97, groups: ["fund"], most: 3 });
  const random = seededRandom(seed + 612);
  const [name, street, town] = holderOf(random);
  const value = d.invested;
  const before = total(d.lots, (lot) => lot.before);
  const number = `${random.whole(1_000, 9_899)} ${random.whole(1_000, 9_899)} ${random.whole(10, 98)}`;
  const number4 = number.replaceAll(" ", "").slice(-4);
  const html = document(
    `body{font:9pt "Liberation Sans"}h2{font-size:11pt;border-top:2px solid #8b1a2b;padding-top:4px;margin:14px 0 2px;display:flex;justify-content:space-between}table{width:100%}td,th{text-align:right;padding:2px 5px}td:nth-child(-n+2),th:nth-child(-n+2){text-align:left}th{font-size:7.2pt;color:#666;border-bottom:1px solid #bbb}`,
    `<div style="display:flex;justify-content:space-between"><div><b style="font:bold 17pt 'Liberation Serif';color:#8b1a2b">Northlake Funds</b><p>NORTHLAKE TRUST CO CUST<br>ROTH IRA FBO ${name}<br>${street}<br>${town}</p></div><div style="text-align:right">Quarter ended ${date.slash(d.end)}<br>Account ${number}<br>Shareholder services 1-800-555-0181</div></div>
    ${d.lots
      .map((lot) => {
        const bought = Math.round(lot.value * 0.02);
        const reinvested = Math.round(lot.value * 0.004);
        return `<h2><span>${lot.name}</span><span>${lot.symbol}</span></h2><table><tr><th>Trade date</th><th>Transaction</th><th>Dollar amount</th><th>Price</th><th>Balance</th></tr><tr><td>${date.noYear(d.start)}</td><td>BEGINNING VALUE</td><td></td><td></td><td>${usd(lot.before)}</td></tr><tr><td>${date.noYear(addDays(d.start, 14))}</td><td>AUTOMATIC PURCHASE CURR YR</td><td>${usd(bought)}</td><td>$${lot.price}</td><td></td></tr><tr><td>${date.noYear(addDays(d.end, -3))}</td><td>INCOME REINVEST</td><td>${usd(reinvested)}</td><td>$${lot.price}</td><td></td></tr><tr><td>${date.noYear(d.end)}</td><td>CHANGE IN MARKET</td><td>${brackets(lot.value - lot.before - bought - reinvested)}</td><td></td><td></td></tr><tr><td>${date.noYear(d.end)}</td><td><b>ENDING VALUE</b> &nbsp; ${lot.shares} SHARES</td><td></td><td>$${lot.price}</td><td><b>${usd(lot.value)}</b></td></tr></table>`;
      })
      .join(
        "",
      )}<h2><span>Contributions by tax year</span></h2><table><tr><th>Year</th><th></th><th>So far</th><th></th><th>Limit</th></tr><tr><td>2026</td><td></td><td>${usd(d.added * 3)}</td><td></td><td>$7,500.00</td></tr><tr><td>2025</td><td></td><td>${usd(d.added * 5)}</td><td></td><td>$7,000.00</td></tr></table><h2 style="background:#f4e9ea"><span>Portfolio value ${date.slash(d.end)}</span><span>${usd(value)}</span></h2><p>Three months ago ${usd(before)} &nbsp;&nbsp; A year ago ${usd(Math.round(before * 0.91))}</p><p style="font-size:7pt">A $20.00 account service fee is charged each year unless you sign up for e-delivery. Roth contributions are not deductible. Low balance minimum $1,000.</p>`,
  );
  const keep: Keep = { ...d, value, before, cash: 0 };
  return {
    html,
    truth: nestTruth(
      "Northlake Funds",
      [{ kind: "ira", keep, lines: linesOf(d), facts: { accountLast4: number4, ...span(d) } }],
      {
        "accounts.0.beginningBalance": [decimal(before)],
        "accounts.0.totalDeposits": [decimal(total(d.lots, (lot) => Math.round(lot.value * 0.02)))],
      },
      ["Northlake Trust Co"],
    ),
  };
});

/** A life insurer's variable contract: contract, surrender, guaranteed and death amounts beside each other; only the first is the value. */
const annuity = layout("guardstone-contract", (seed) => {
  const d = nestOf(seed, { salt: 109, groups: ["fund"], most: 4, places: 4 });
  const random = seededRandom(seed + 9_009);
  const [name, street, town] = holderOf(random);
  const value = d.invested;
  const before = total(d.lots, (lot) => lot.before);
  const number = `VA${random.whole(1_000_000, 9_899_999)}`;
  const paid = Math.round(value * 0.81);
  const lots = d.lots.map((lot) => ({
    ...lot,
    name: `GST ${lot.name.split(" ").slice(0, 3).join(" ")} Sub-Account`,
  }));
  const html = document(
    `@page{margin:0.75in}body{font:10pt "Liberation Serif";color:#222}table{width:100%;margin:6px 0 12px}td,th{padding:4px 6px;border:1px solid #99a;text-align:right}td:first-child,th:first-child{text-align:left}th{background:#dfe3ee;font-size:8.4pt}`,
    `<b style="font-size:15pt">Guardstone Life Insurance Company</b><br><i>Guardstone Horizon Select II, a flexible premium deferred variable contract</i><p style="display:flex;justify-content:space-between"><span>Owner: ${name}<br>${street}<br>${town}</span><span>Contract number ${number}<br>Issue date ${date.long(addDays(d.start, -1_500))}<br>Report for ${date.slash(d.start)} to ${date.slash(d.end)}</span></p><table><tr><th>Values on ${date.long(d.end)}</th><th>Amount</th></tr><tr><td>Contract value</td><td>${usd(value)}</td></tr><tr><td>Surrender value (after a 4% charge)</td><td>${usd(value - Math.round(value * 0.04))}</td></tr><tr><td>Guaranteed withdrawal base</td><td>${usd(Math.round(paid * 1.3))}</td></tr><tr><td>Annual amount you may take without reducing the base</td><td>${usd(Math.round(paid * 0.065))}</td></tr><tr><td>Death benefit</td><td>${usd(Math.max(value, paid))}</td></tr><tr><td>Net purchase payments since issue</td><td>${usd(paid)}</td></tr></table><table><tr><th>Activity</th><th>This quarter</th></tr><tr><td>Contract value, ${date.long(d.start)}</td><td>${usd(before)}</td></tr><tr><td>Rider and contract charges</td><td>${brackets(-d.fees)}</td></tr><tr><td>Change in sub-account values</td><td>${brackets(value - before + d.fees)}</td></tr></table><table><tr><th>Where your money is</th><th>Units</th><th>Unit value</th><th>Amount</th></tr>${lots.map((lot) => `<tr><td>${lot.name}</td><td>${lot.shares}</td><td>${lot.price}</td><td>${usd(lot.value)}</td></tr>`).join("")}<tr><td>Total</td><td></td><td></td><td>${usd(value)}</td></tr></table><p style="font-size:8pt">Mortality and expense risk charge 1.25% a year. Withdrawals before age 59 1/2 may be taxed by a further 10%. Loans are not available under this contract. This is not a bill.</p>`,
  );
  const keep: Keep = { ...d, value, before, cash: 0, taken: 0 };
  return {
    html,
    truth: nestTruth(
      "Guardstone Life Insurance Company",
      [
        {
          kind: "other",
          keep,
          lines: lots.map((lot) => ({ name: lot.name, value: lot.value })),
          facts: { accountLast4: number.slice(-4), ...span(d) },
          kinds: ["brokerage", "ira"],
        },
      ],
      {
        "accounts.0.totalDeposits": [decimal(paid)],
        "accounts.0.totalWithdrawals": [decimal(d.fees)],
        "accounts.0.originalBalance": [],
      },
    ),
  };
});

/** A discount house's month in fixed print: CUSIPs, days as 05-NOV-26, buying power as a decoy, trades and a dividend, "net worth" for the value. */
const discount = layout("bolt-barrow-fixed", (seed) => {
  const d = nestOf(seed, { salt: 127, groups: ["stock", "etf"], most: 6, monthly: true });
  const random = seededRandom(seed + 321);
  const [name, street, town] = holderOf(random);
  const day = date.stampDashed;
  const pad = (text: string, width: number) => text.padStart(width);
  const cusips = d.lots.map(
    () => `${random.whole(100_000, 989_999)}${random.pick(["10", "20", "AB"])}${random.whole(1, 8)}`,
  );
  const number = `4RK-${d.number.slice(0, 1)}${d.last4}`;
  const rows = d.lots
    .map(
      (lot, index) =>
        `${lot.name
          .toUpperCase()
          .replace("&", "&amp;")
          .padEnd(
            lot.name.includes("&") ? 44 : 40,
          )}${lot.symbol.padEnd(7)}${(cusips[index] ?? "").padEnd(10)}${pad(lot.shares, 6)} ${pad(lot.price, 9)} ${pad(grouped(lot.value), 14)} ${pad(grouped(lot.cost), 14)}`,
    )
    .join("\n");
  const [first] = d.lots;
  const html = document(
    `@page{size:11in 8.5in;margin:0.5in}body{font:8.6pt "Liberation Mono"}pre{font:inherit;margin:0}h4{margin:12px 0 2px;border-bottom:1px solid}`,
    `<pre>BOLT BARROW SECURITIES, INC.                                                   MONTHLY REPORT OF YOUR ACCOUNT
PERIOD ${day(d.start)} TO ${day(d.end)}                                               PAGE 1 OF 1

${name.padEnd(50)}ACCOUNT  ${number}
${street.padEnd(50)}TYPE     INDIVIDUAL, CASH AND MARGIN
${town.padEnd(50)}REP      000 (SELF-DIRECTED)</pre>
<h4>EQUITY SUMMARY</h4><pre>                                   ${pad("LAST PERIOD", 16)}  ${pad("THIS PERIOD", 16)}
SETTLED CASH                       ${pad(grouped(d.cashBefore), 16)}  ${pad(grouped(d.cash), 16)}
LONG SECURITIES                    ${pad(grouped(d.before - d.cashBefore), 16)}  ${pad(grouped(d.invested), 16)}
SHORT SECURITIES                   ${pad("0.00", 16)}  ${pad("0.00", 16)}
MARGIN DEBIT                       ${pad("0.00", 16)}  ${pad("0.00", 16)}
NET WORTH OF ACCOUNT               ${pad(grouped(d.before), 16)}  ${pad(grouped(d.value), 16)}

BUYING POWER ${grouped(d.cash * 2 + d.invested)}   OPTIONS LEVEL 1   MARGIN RATE 11.825% ON DEBITS TO 24,999</pre>
<h4>LONG POSITIONS</h4><pre>${"DESCRIPTION".padEnd(40)}${"SYM".padEnd(7)}${"CUSIP".padEnd(10)}${pad("QTY", 6)} ${pad("PRICE", 9)} ${pad("MKT VALUE", 14)} ${pad("COST", 14)}
${rows}
${"TOTAL LONG".padEnd(73)} ${pad(grouped(d.invested), 14)} ${pad(grouped(total(d.lots, (lot) => lot.cost)), 14)}</pre>
<h4>ACTIVITY</h4><pre>${day(addDays(d.start, 3))}  DEPOSIT   ACH IN                                   ${pad(grouped(d.added + d.employer), 14)}
${day(addDays(d.start, 9))}  DIVIDEND  ${(first?.symbol ?? "").padEnd(10)}                               ${pad(grouped(first?.income ?? 0), 14)}
${day(addDays(d.start, 12))}  BOUGHT    ${(first?.symbol ?? "").padEnd(6)} 2 @ ${first?.price ?? ""}</pre>
<p>DIVIDENDS THIS YEAR ${grouped(d.income)}  INTEREST CHARGED THIS YEAR 0.00.  CARD HOLDERS OF BARROW REWARDS EARN 1.5% ON PURCHASES.  SIPC COVERS SECURITIES TO 500,000.  REPORT ERRORS WITHIN 10 DAYS.</p>`,
  );
  return {
    html,
    truth: nestTruth(
      "BOLT BARROW SECURITIES, INC.",
      [
        {
          kind: "brokerage",
          keep: d,
          lines: linesOf(d).map((line) => ({ ...line, name: line.name.toUpperCase() })),
          facts: { accountLast4: number.slice(-4), ...span(d) },
          cash: ["SETTLED CASH", "Cash"],
        },
      ],
      {},
      ["Bolt Barrow Securities", "Bolt Barrow"],
    ),
  };
});

export const sdInvestments: readonly Layout[] = [
  rollover,
  recordkeeper,
  health,
  sharePlan,
  household,
  robo,
  teachers,
  register,
  annuity,
  discount,
];
