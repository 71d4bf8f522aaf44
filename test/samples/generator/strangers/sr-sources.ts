import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { date, decimal } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { $, B, held, left, type Option, P, paper, pickLines, QUARTERS, share, sum } from "./sr-data.ts";

const HOSPITAL: readonly Option[] = [
  ["LEDGER ROCK RETIRE 2040 COM TR E3", "31617F882", "", ""],
  ["S&P 500 INDEX SEPARATE ACCOUNT B", "31617F817", "", ""],
  ["BRANNOCK INTL SMALL CO INSTL", "10532B404", "", ""],
  ["WESTERLY STRATEGIC BOND I-2", "95768K212", "", ""],
  ["STABLE RETURN FUND 35 BPS", "85254R109", "", ""],
];

/** A hospital's plan at a trust company: under each fund its sources, the fund's total last; a CUSIP beside the name. */
const sources: Layout = {
  name: "sr-plan-sources-under-funds",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 95_003);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const lines = pickLines(random, HOSPITAL, random.whole(2, 4), 350_000);
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const added = sum(lines, (line) => line.added);
    const number = `LR${accountNumber(random, 7)}`;
    const bySource = (amount: number) => {
      const match = Math.round(amount * 0.27);
      const roth = Math.round(amount * 0.12);
      return [amount - match - roth, match, roth];
    };
    const html = document(
      `body{font:8.4pt "Liberation Sans";color:#111}${BASE}.t td{padding:1.5px 4px}.t th{background:#dfe6dc;padding:3px 4px;font-size:7.4pt}.n{font-size:6.8pt}`,
      `<div class=row><div class=n>St. Brannoc Regional Health System<br>403(b) Matching Plan · Plan 0091-B</div><div class="r n">Page 1 of 1</div></div>
      <div style="margin:10px 0 16px;border-top:3px solid #3c6b35;border-bottom:1px solid #3c6b35;padding:4px 0"><b style="font-size:13pt">Your Retirement Benefits</b><span style="float:right;padding-top:4px">${date.slash(start)} - ${date.slash(end)}</span></div>
      <div class=row><div>${person.name}<br>${person.street}<br>${person.town}</div><div>${pairs([
        ["Account", number],
        ["Value last statement", P(opening)],
        ["Payroll and employer money", P(added)],
        ["Exchanges in / out", "2,000.00 / (2,000.00)"],
        ["Gain or loss", B(value - opening - added)],
        [`<b>Value on ${date.slash(end)}</b>`, `<b>${P(value)}</b>`],
      ])}</div></div>
      <p style="margin:16px 0 3px"><b>Market value of your account, by fund and source</b></p>${grid(
        "llrrr",
        ["Fund / source", "CUSIP", `Value ${date.noYear(start)}`, "Vested", `Value ${date.noYear(end)}`],
        [
          ...lines.flatMap((line) => {
            const [before, now] = [bySource(line.opening), bySource(line.value)];
            return [
              [`<b>${escaped(line.name)}</b>`, line.ticker, "", "", ""],
              ...["Employee pre-tax", "Employer match", "Roth"].map((source, index) => [
                `&nbsp;&nbsp;&nbsp;${source}`,
                "",
                P(before[index] ?? 0),
                index === 1 ? "80%" : "100%",
                P(now[index] ?? 0),
              ]),
              [
                "&nbsp;&nbsp;&nbsp;<i>Fund total</i>",
                "",
                `<i>${P(line.opening)}</i>`,
                "",
                `<b>${P(line.value)}</b>`,
              ],
            ];
          }),
          ["<b>ACCOUNT TOTAL</b>", "", `<b>${P(opening)}</b>`, "", `<b>${$(value)}</b>`],
        ],
        "class=t",
      )}
      <p>Returns to ${date.slash(end)}, one / five / ten years:</p>${grid(
        "lrrr",
        ["", "1 yr", "5 yr", "10 yr"],
        lines.map((line) => [
          escaped(line.name),
          share(line.change, line.opening, 2),
          `${random.whole(210, 990) / 100}%`,
          `${random.whole(310, 1080) / 100}%`,
        ]),
        "class='t n'",
      )}
      <p class=n>A loan of up to ${$(Math.round(value * 0.4))} is available at prime plus 1.00%. Loans outstanding: none. Beneficiary: see www.ledgerrock.example/stbrannoc. If you find an error call (888) 555-0119 within 90 days.</p>
      <p class=n style="margin-top:34px;text-align:center">Ledger Rock Institutional Retirement & Trust<br>a business of Ledger Rock Trust Company, N.A. · 1500 Market St, Philadelphia, PA 19102<br>formerly Penn Quarter Benefit Services</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "Ledger Rock Institutional Retirement & Trust",
        also: ["Ledger Rock Trust Company, N.A.", "Ledger Rock Trust Company", "Ledger Rock"],
        accounts: [
          {
            kind: "401k",
            accountLast4: number.slice(-4),
            periodStart: start,
            periodEnd: end,
            totalValue: decimal(value),
            holdings: held(lines, false),
          },
        ],
        kinds: ["other"],
        allowed: {
          ...left(0, { beginningBalance: opening, endingBalance: value, totalDeposits: added }),
          ...Object.fromEntries(lines.map((line, at) => [`accounts.0.holdings.${at}.symbol`, [line.ticker]])),
        },
      }),
    };
  },
};

const INSURER: readonly Option[] = [
  ["Ulster Moderate Growth Strategy Portfolio - Class R4", "UMGR", "Ulster Life", "Risk-based"],
  ["Hallam Brothers Large Company Value Separate Account - Investor", "HLCV", "Hallam Bros.", "U.S. equity"],
  ["Ibsen & Thorne Blue Chip Growth Separate Account - Investor", "IBCG", "Ibsen & Thorne", "U.S. equity"],
  [
    "Diversified International Equity Index Separate Account - Service",
    "DIEI",
    "Subadvised: Penlo",
    "International",
  ],
  ["Ulster Guaranteed Interest Account 5-Year", "GIA5", "General account", "Short-term fixed"],
];

/** An insurer's group contract for a church body: long names broken over lines, percentages first, one account in a sentence. */
const insurer: Layout = {
  name: "sr-plan-insurer-separate-accounts",
  type: "investments",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 96_013);
    const person = makePerson(random);
    const [start, end] = random.pick(QUARTERS);
    const lines = pickLines(random, INSURER, random.whole(3, 5), 220_000);
    const value = sum(lines);
    const opening = sum(lines, (line) => line.opening);
    const added = sum(lines, (line) => line.added);
    const contract = `${random.whole(4, 8)}-${accountNumber(random, 5)}`;
    const html = document(
      `body{font:9pt "Liberation Sans";color:#1c2733}${BASE}.t td{padding:4px;vertical-align:top;border-bottom:1px solid #dde3ea}.t th{color:#fff;background:#2a4d8f;padding:4px;font-size:7.2pt;vertical-align:bottom}.n{font-size:6.8pt;color:#5a6673}.side{background:#f1f4f9;padding:8px;flex:.55!important;font-size:7.6pt}`,
      `<div class=row><div><b>Prairie Synod Lay Employees' Retirement Plan</b><br>Contract ${contract}<br>Retirement account statement</div><div class=r><div style="display:inline-block;border:2px solid #2a4d8f;color:#2a4d8f;padding:4px 10px;text-align:center;font-weight:bold;letter-spacing:3px">ULSTER<br><span style="font-size:6pt">FINANCIAL GROUP</span></div></div></div>
      <div class=row style="margin-top:18px"><div>${person.name}<br>${person.street}<br>${person.town}<p style="margin-top:26px;font-size:11pt">As of ${date.long(end)} your total balance is <b>${$(value)}</b>. On ${date.long(start)} it was ${$(opening)}. In between ${$(added)} was contributed and your investments ${value - opening - added < 0 ? "lost" : "earned"} ${$(Math.abs(value - opening - added))}.</p></div><div class=side><b>On track?</b><br>At 67 your savings may pay <b>${$(Math.round(value / 150))}</b> a month, 58% of the ${$(Math.round(value / 87))} you would need.<br><br><b>Save 1% more</b> and it would be ${$(Math.round(value / 139))}.</div></div>
      <p style="margin:12px 0 3px"><b>Balance by investment option</b></p>${grid(
        "rlllrr",
        ["% of balance", "Investment option", "Code", "Manager", "Opening<br>balance", "Ending<br>balance"],
        [
          ...lines.map((line) => [
            share(line.value, value, 0),
            `<div style="width:1.9in">${escaped(line.name)}</div><span class=n>${line.heading}</span>`,
            line.ticker,
            `<div style="width:.9in">${escaped(line.note)}</div>`,
            P(line.opening),
            P(line.value),
          ]),
          ["100%", "<b>Total</b>", "", "", P(opening), `<b>${P(value)}</b>`],
        ],
        "class=t",
      )}
      <p class=n>Contributions by type this period: employee ${$(added - Math.round(added / 4))}, employer ${$(Math.round(added / 4))}. The Guaranteed Interest Account earns 3.05% until it matures on ${date.long("2029-12-31")}; taking money out early may reduce it. A participant fee of $10.50 a quarter is paid by the Synod.</p>
      <p class=n>Insurance products and plan administrative services are provided through Ulster Life Insurance Company, a member of Ulster Financial Group®, Des Moines, Iowa 50392. Securities through Ulster Securities, Inc., 800-555-0147, member SIPC. Separate accounts are available only through a group annuity contract. Ulster Trust Company is trade name of Delmar Charter Trust Company, custodian. Ulster held $706.2 billion under management on ${date.slash(start)}.</p>`,
    );
    return {
      html,
      truth: paper({
        institution: "ULSTER FINANCIAL GROUP",
        also: ["ULSTER", "Ulster Life Insurance Company", "Ulster Life", "Ulster Financial Group®"],
        accounts: [
          {
            kind: "401k",
            statementDate: end,
            totalValue: decimal(value),
            holdings: held(lines, false),
          },
        ],
        kinds: ["other"],
        allowed: {
          ...left(0, {
            beginningBalance: opening,
            endingBalance: value,
            totalDeposits: [added, added - Math.round(added / 4), Math.round(added / 4)],
          }),
          "accounts.0.periodStart": [start],
          "accounts.0.periodEnd": [end],
          "accounts.0.accountLast4": [contract.replace("-", "").slice(-4)],
          ...Object.fromEntries(lines.map((line, at) => [`accounts.0.holdings.${at}.symbol`, [line.ticker]])),
        },
      }),
    };
  },
};

export const srSources: readonly Layout[] = [sources, insurer];
