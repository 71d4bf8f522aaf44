import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, inMonths, monthEnd, monthStart, NEXT, percentOf, shares, start } from "./un-data.ts";
import {
  beforeOf,
  held,
  lessAdded,
  open,
  openHolding,
  portfolio,
  positions,
  type Security,
  valueOf,
} from "./uq-data.ts";

const $ = money.dollar;

const OWN: readonly Security[] = [
  ["Balanced Income Builder-A", "0211", 3_388],
  ["Bond Fund of Westmark-A", "0208", 1_142],
  ["Capital World Equity-A", "0233", 6_214],
  ["Fundamental Growers-A", "0210", 8_055],
  ["Growth Fund of Westmark-A", "0205", 7_260],
  ["New Frontier Economies-A", "0236", 9_012],
  ["Washington Square Investors-A", "0201", 6_130],
];

/** A fund company's own IRA: a quarter, funds by number, a value per fund over two dates, activity fund by fund. */
const fundIra: Layout = {
  name: "uq-ira-fund-company",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 311);
    const first = `2026-${random.pick(["01", "04", "07"])}-01`;
    const end = monthEnd(inMonths(first, 2));
    const last = addDays(first, -1);
    const kind = random.pick(["Traditional IRA", "Roth IRA", "Rollover IRA"]);
    const number = digits(random, 8);
    const drawn = positions(random, OWN, random.whole(2, 5), 1, 4_100_000);
    const all = valueOf(drawn);
    const each = random.chance(0.7) ? random.pick([5_000, 10_000, 12_500]) : 0;
    const added = each * 3 * drawn.length;
    const list = lessAdded(drawn, added);
    const reinvested = list.map((one) => Math.round(one.value * 0.0061));
    const fee = random.chance(0.3) ? 1_000 : 0;
    const before = beforeOf(list);
    const change = all - before - added + fee;
    const activity = list
      .map((one, at) => {
        const units = (amount: number) => Math.round((amount * 1000) / one.price);
        const months = [0, 1, 2].map((month) => addDays(inMonths(first, month), 14));
        const reinvestment = reinvested[at] ?? 0;
        const startShares =
          one.quantity - units(each) * 3 - units(reinvestment) + (at === 0 ? units(fee) : 0);
        let running = startShares;
        const rows = [[date.slash(last), "Beginning share balance", "", "", "", shares(startShares)]];
        if (each > 0)
          for (const day of months) {
            running += units(each);
            rows.push([
              date.slash(day),
              `Current year contribution<br>Automatic Investment Plan`,
              $(each),
              $(one.price),
              shares(units(each)),
              shares(running),
            ]);
          }
        if (at === 0 && fee > 0) {
          running -= units(fee);
          rows.push([
            date.slash(addDays(first, 70)),
            "Custodial fee",
            money.dollar(-fee),
            $(one.price),
            `-${shares(units(fee))}`,
            shares(running),
          ]);
        }
        running += units(reinvestment);
        rows.push([
          date.slash(addDays(end, -12)),
          "Income dividend reinvested",
          $(reinvestment),
          $(one.price),
          shares(units(reinvestment)),
          shares(running),
        ]);
        rows.push([date.slash(end), "<b>Ending share balance</b>", "", "", "", `<b>${shares(running)}</b>`]);
        return `<h4>${one.name} &nbsp; <span style="font-weight:normal">Fund #${one.symbol.slice(1)} &nbsp; Account #${number}</span></h4>${grid("llrrrr", ["Trade date", "Description", "Dollar amount", "Share price", "Shares transacted", "Share balance"], rows, "class=t")}`;
      })
      .join("");
    const html = document(
      `body{font:8.6pt Georgia,"DejaVu Serif"}${BASE} .logo{font:21pt Georgia,"DejaVu Serif";color:#00294b} .logo small{font:9pt Arial;letter-spacing:2px;display:block} h3{color:#00599c;border-bottom:2px solid #00599c;margin:12px 0 4px;font-size:12pt} h4{margin:10px 0 2px} .t td,.t th{border-bottom:1px solid #d5dde3;padding:2px 4px;font-size:7.8pt} .hero{background:#eaf2f8;padding:8px 12px} .hero b{font-size:17pt}`,
      `<div class=row><div><div class=logo>WESTMARK FUNDS<small>FROM CAPSTONE GROUP</small></div><p style="margin-top:24px">CAPSTONE BANK AND TRUST COMPANY CUST<br>IRA ${person.name}<br>${person.street}<br>${person.town}</p></div><div><b style="font-size:13pt">Quarterly statement</b><br>${date.long(first)} &ndash; ${date.long(end)}<div class=hero style="margin-top:10px">Your account value as of ${date.slash(end)}<br><b>${$(all)}</b></div><p><b>Your financial professional</b><br>T M OKONJO<br>Birch Lane Advisory LLC<br>${digits(random, 3)} Main St</p><p class=small>Questions? Call Westmark Funds Service Company at 800/555-0180, 8 a.m. to 7 p.m. Eastern time, or visit westmarkfunds.example</p></div></div>
<h3>Portfolio summary</h3>${grid(
        "lrr",
        ["", "This quarter", "Year to date"],
        [
          ["Beginning value", $(before), $(before - (first.slice(5, 7) === "01" ? 0 : 118_400))],
          ["+ Additions", $(added), $(added + (first.slice(5, 7) === "01" ? 0 : 60_000))],
          ["&ndash; Withdrawals and fees", $(fee), $(fee)],
          [
            "+/&ndash; Change in value",
            money.dollar(change),
            money.dollar(change + (first.slice(5, 7) === "01" ? 0 : 58_400)),
          ],
          ["<b>Ending value</b>", `<b>${$(all)}</b>`, `<b>${$(all)}</b>`],
        ],
      )}<p class=small>Dividends and capital gains that are reinvested are part of the change in value.</p>
<h3>Account value by fund</h3><p><b>${kind}</b> &nbsp; Account #${number}</p>${grid(
        "lrrrrr",
        [
          "Fund name",
          `Value on<br>${date.slash(last)}`,
          `Shares owned<br>${date.slash(end)}`,
          `Share price<br>${date.slash(end)}`,
          `Value on<br>${date.slash(end)}`,
          "% of<br>portfolio",
        ],
        [
          ...list.map((one) => [
            one.name,
            $(one.before),
            shares(one.quantity),
            $(one.price),
            $(one.value),
            `${percentOf(one.value, all, 1)}%`,
          ]),
          ["<b>Total</b>", `<b>${$(before)}</b>`, "", "", `<b>${$(all)}</b>`, "100.0%"],
        ],
        "class=t",
      )}<h3>IRA contribution summary</h3>${pairs([
        [
          `${Number(first.slice(0, 4))} contributions year to date`,
          $(added + (first.slice(5, 7) === "01" ? 0 : 60_000)),
        ],
        [`${Number(first.slice(0, 4)) - 1} contributions made in ${first.slice(0, 4)}`, "$0.00"],
        ["Required minimum distribution", "N/A"],
      ])}<p class=small>The maximum IRA contribution for ${first.slice(0, 4)} is $7,500 ($8,600 if you are age 50 or older).</p>${NEXT}<h3>Account activity</h3>${activity}<h3>Important information</h3><p class=small>Investments are not FDIC-insured, nor are they deposits of or guaranteed by a bank or any other entity, so they may lose value. Westmark Distributors, Inc. is the distributor of the funds. Statement accuracy: please review this statement carefully; if you find an error, call us within 60 days. Reduced sales charges: aggregate your accounts to reach breakpoints at $25,000, $50,000, $100,000, $250,000, $500,000 and $1 million. Rights of accumulation: tell us of any other holdings. An annual custodial fee of $10 is taken from the account in the third quarter if not paid by check. <b>Cost basis</b> isn't reported for retirement accounts. If your mailing address changed, allow 10 days before a redemption. Escheatment: your state may claim an account that appears inactive.</p>`,
    );
    return {
      html,
      truth: portfolio(
        "Westmark Funds",
        ["WESTMARK FUNDS", "Westmark Funds from Capstone Group", "WESTMARK FUNDS FROM CAPSTONE GROUP"],
        [
          {
            kind: "ira",
            accountLast4: number.slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: held(list, false),
          },
        ],
        open(0, {
          beginning: before,
          total: all,
          deposits: [added],
          withdrawals: [fee],
          end,
          fees: fee,
        }),
      ),
    };
  },
};

const MIXED: readonly Security[] = [
  ["Bridgeway Balanced Income Fund Cl A", "BBIAX", 2_841],
  ["Colfax Growth Opportunities Fund Cl A", "CGOAX", 5_230],
  ["Harmon Strategic Bond Fund Cl A", "HSBAX", 1_012],
  ["Lindgren Small Cap Value Fund Cl A", "LSVAX", 3_377],
  ["MFS International Diversification Fd Cl A", "MDIDX", 2_466],
];
const SHARES: readonly Security[] = [
  ["Emerson Electric Co", "EMR", 12_930],
  ["Johnson &amp; Johnson", "JNJ", 16_418],
  ["NextEra Energy Inc", "NEE", 7_431],
  ["Procter &amp; Gamble Co", "PG", 15_988],
];

/** A branch-office broker's IRA: value now, a month and a year ago; assets by kind, the value in a column amid others. */
const branchIra: Layout = {
  name: "uq-ira-branch-broker",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 312);
    const first = monthStart(random);
    const end = monthEnd(first);
    const number = `${random.whole(210, 980)}-${digits(random, 5)}-1-${random.whole(1, 9)}`;
    const stocks = positions(random, SHARES, random.whole(1, 3), 1);
    const funds = positions(random, MIXED, random.whole(1, 4), 1, 5_200_000);
    const list = [...funds, ...stocks];
    const cash = random.whole(100, 310_000);
    const all = valueOf(list) + cash;
    const added = random.chance(0.5) ? random.whole(5, 58) * 10_000 : 0;
    const fee = random.chance(0.5) ? 4_000 : 0;
    const income = random.whole(900, 24_000);
    const withdrawn = random.chance(0.3) ? random.whole(10, 60) * 5_000 : 0;
    const cashBefore = Math.max(0, cash - added + fee - income + withdrawn);
    const dripped = cashBefore + added - fee + income - withdrawn - cash;
    const before = beforeOf(list) - dripped + cashBefore;
    const change = all - before - added + withdrawn + fee;
    const yearBefore = all - added - change - 212_045 + withdrawn + fee;
    const rate = () => (random.chance(0.25) ? "&mdash;" : `${(random.whole(-40, 190) / 10).toFixed(2)}%`);
    const head = (page: string) =>
      `<div class=row><div class=logo>Calder Whitfield</div><div style="text-align:right" class=small>Account Holder(s) &nbsp; ${person.name}<br>Account Number &nbsp; ${number}<br>Financial Advisor &nbsp; Lynn P Baird, 618-555-0121<br>Statement Date &nbsp; ${date.monthDay(first)} &ndash; ${date.abbreviatedBare(end)} &nbsp; Page ${page}</div></div>`;
    const rows = (part: typeof list | readonly (typeof list)[number][]) =>
      part.map((one) => [
        `${one.name}<br><span class=s>Symbol: ${one.symbol} &nbsp; Asset Category: Growth &amp; Income</span>`,
        grouped(one.price),
        shares(one.quantity),
        money.plain(one.cost),
        money.plain(one.value - one.cost),
        grouped(one.value),
        rate(),
      ]);
    const columns = [
      "",
      "Price",
      "Quantity",
      "Amount Invested<br>Since Inception",
      "Gain/Loss",
      "Value",
      "Rate of<br>Return*",
    ];
    const html = document(
      `body{font:8.4pt "Liberation Sans",Arial}${BASE} .logo{font:bold 19pt Georgia,"DejaVu Serif";color:#333} h3{background:#f4c542;margin:12px 0 4px;padding:3px 6px;font-size:10pt} .s{font-size:7pt;color:#444;padding-left:6px} td,th{padding:2px 4px;border-bottom:1px solid #e2e2e2;vertical-align:top} th{font-size:7.2pt} .val{border:1px solid #999;padding:8px} .val .n{font-size:19pt;font-weight:bold}`,
      `${head("1 of 3")}<div class=row><div><p class=small>201 Progress Parkway<br>Maryville, MO 63043-3042</p><p style="margin-top:20px">${person.name}<br>${person.street}<br>${person.town}</p></div><div><p><b>Is your beneficiary information up to date?</b> Life events such as marriage or the birth of a child are good moments to review it. Your financial advisor can tell you whom you have named.</p></div></div><h3>Traditional Individual Retirement Account &ndash; Guided Choice, Custodian: Calder Whitfield Trust Company</h3><div class=row><div class=val>Account Value<div class=n>${$(all)}</div>${pairs(
        [
          ["1 Month Ago", $(before)],
          ["1 Year Ago", $(Math.round(yearBefore * 0.94))],
          ["3 Years Ago", $(Math.round(yearBefore * 0.77))],
          ["5 Years Ago", $(Math.round(yearBefore * 0.51))],
        ],
      )}</div><div><b>Value Summary</b>${grid(
        "lrr",
        ["", "This Period", "This Year"],
        [
          ["Beginning Value", $(before), $(yearBefore)],
          ["Assets added to account", grouped(added), grouped(added)],
          ["Assets withdrawn from account", money.plain(-withdrawn), money.plain(-withdrawn)],
          ["Fees and charges", money.plain(-fee), money.plain(-fee)],
          ["Change in value", money.plain(change), money.plain(change + 212_045)],
          ["<b>Ending Value</b>", `<b>${$(all)}</b>`, ""],
        ],
      )}</div></div><p class=small>For more information regarding the Value Summary section, please visit www.calderwhitfield.example/mystatementguide.</p><h3>Rate of Return</h3>${grid(
        "lrrrr",
        [
          "Your Personal Rate of Return for",
          "This Quarter",
          "Year to Date",
          "Last 12 Months",
          "3 Years Annualized",
        ],
        [["Assets Held at Calder Whitfield", rate(), rate(), rate(), rate()]],
      )}<p class=small>Your Personal Rate of Return: the information above measures the investment performance of your account net of fees and includes the timing of your additions and withdrawals.</p>${NEXT}${head("2 of 3")}<h3>Asset Details (as of ${date.abbreviatedBare(end)})</h3><p class=small>additional details at www.calderwhitfield.example/access</p>${grid(
        "lrrrr",
        [
          "Cash, Money Market Funds &amp; Insured Bank Deposit",
          "Beginning Balance",
          "Deposits",
          "Withdrawals",
          "Ending Balance",
        ],
        [
          [
            "Cash",
            $(cashBefore),
            grouped(added + income),
            money.plain(-(withdrawn + fee + dripped)),
            `<b>${$(cash)}</b>`,
          ],
        ],
      )}<p></p>${grid("lrrrrrr", ["Mutual Funds", ...columns.slice(1)], rows(funds))}<p></p>${grid("lrrrrrr", ["Stocks", ...columns.slice(1)], rows(stocks))}<table><tr><td><b>Total Account Value</b></td><td class=r><b>${$(all)}</b></td></tr></table><p class=small>*Your Rate of Return for each individual asset above is as of ${date.long(end)}. Returns greater than 12 months are annualized. &mdash; means the return is not available.</p><h3>Retirement Summary</h3>${grid(
        "lrr",
        ["", "This Period", "Cumulative"],
        [
          [`${first.slice(0, 4)} Contributions`, $(added), $(added)],
          [`${Number(first.slice(0, 4)) - 1} Contributions`, "$0.00", "$0.00"],
          [`${first.slice(0, 4)} Gross Distributions`, $(withdrawn), $(withdrawn)],
        ],
      )}${NEXT}${head("3 of 3")}<h3>Summary of Your Investment Activity</h3>${pairs([
        ["Total Cash and Money Market funds, beginning", $(cashBefore)],
        ["Income", $(income)],
        ["Deposits", $(added)],
        ["Fees and charges", $(-fee)],
        ["Withdrawals", $(-withdrawn)],
        ["Reinvested in your funds", $(-dripped)],
        [`Total Cash and Money Market funds on ${date.monthDay(end)}`, $(cash)],
      ])}<h3>Detail of Your Investment Activity</h3>${grid(
        "llr",
        ["Date", "Additions / Income", "Amount"],
        [
          ...(added > 0
            ? [[date.bareNoYear(addDays(first, 8)), "Contribution - Current Year", $(added)]]
            : []),
          [
            date.bareNoYear(addDays(first, 19)),
            `Dividend on ${escaped(list[0]?.name ?? "")}`.replaceAll("&amp;amp;", "&amp;"),
            $(income),
          ],
        ],
      )}${
        fee + withdrawn > 0
          ? grid(
              "llr",
              ["Date", "Subtractions", "Amount"],
              [
                ...(fee > 0 ? [[date.bareNoYear(addDays(first, 4)), "Annual Account Fee", $(-fee)]] : []),
                ...(withdrawn > 0
                  ? [[date.bareNoYear(addDays(first, 21)), "Normal Distribution to Your Bank", $(-withdrawn)]]
                  : []),
              ],
            )
          : ""
      }<h3>About Calder Whitfield</h3><p class=small>Calder Whitfield &amp; Co., L.P. is dually registered with the SEC as a broker-dealer and an investment adviser and is a member of FINRA. Calder Whitfield Trust Company is the custodian of your retirement account. <b>Statement of financial condition</b> is available at your local branch. <b>About your account:</b> contact your branch immediately if you suspect an error, and in writing to Client Relations, 201 Progress Parkway, Maryville, MO 63043. <b>Fair market value</b> for individual retirement accounts: your year-end value is reported to the IRS as required. Withholding on distributions: federal law requires us to withhold 10% unless you elect otherwise. <b>Rights to your free credit balance:</b> we may use it in our business, subject to SEC Rule 15c3-3. Member SIPC.</p>`,
    );
    const unescaped = list.map((one) => ({ ...one, name: one.name.replaceAll("&amp;", "&") }));
    return {
      html,
      truth: portfolio(
        "Calder Whitfield",
        ["Calder Whitfield & Co., L.P.", "Calder Whitfield Trust Company"],
        [
          {
            kind: "ira",
            accountLast4: number.replaceAll("-", "").slice(-4),
            periodStart: first,
            periodEnd: end,
            totalValue: decimal(all),
            holdings: held(unescaped, true),
          },
        ],
        {
          ...open(0, {
            beginning: before,
            total: all,
            deposits: [added, added + income],
            withdrawals: [withdrawn, -withdrawn, withdrawn + fee + dripped],
            end,
            fees: fee,
          }),
          "accounts.0.accountLast4": [number.slice(-4)],
          ...openHolding(
            `accounts.0.holdings.${list.length}`,
            ["Cash", "Cash, Money Market Funds & Insured Bank Deposit"],
            cash,
          ),
        },
      ),
    };
  },
};

export const uqIras: readonly Layout[] = [fundIra, branchIra];
