import { document, type Layout } from "../layout.ts";
import { accountNumber } from "../loan-data.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import {
  alsoCalled,
  daysOf,
  incoming,
  type Month,
  makeMonth,
  makePeriod,
  outgoing,
  rowsOf,
  spread,
  sumWhere,
} from "./sn-data.ts";

const $ = money.dollar;

/** A bank without branches: spending and savings, newest first, signed amounts, rates and interest of the year; the chartered bank in the small print. */
const online: Layout = {
  name: "sn-bank-online-newest-first",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed + 505_919);
    const person = makePerson(random);
    const brand = "Tallow";
    const period = makePeriod(random, true);
    const numbers = [accountNumber(random, 12), accountNumber(random, 12)];
    const save = random.whole(100, 900) * 100;
    const saveDay = addDays(period.start, 15);
    const spending = makeMonth(
      period,
      [
        {
          day: saveDay,
          text: "Wayfinder Labs Inc. payroll",
          amount: random.whole(180_000, 420_000),
          kind: "deposit",
        },
        { day: saveDay, text: "To Savings, every payday", amount: -save, kind: "electronic" },
        ...spread(
          random,
          period,
          "card",
          [
            "Blue Bottle Coffee",
            "Lyft",
            "Trader Joe's",
            "H-E-B #455",
            "Alamo Drafthouse Mueller",
            "Spotify",
            "Costco Gas",
            "Steam Games",
            "7-Eleven 36211",
          ],
          random.whole(10, 22),
          [299, 14_500],
        ),
        ...spread(
          random,
          period,
          "electronic",
          ["Austin Energy autopay", "Rent: Crestview Lofts", "Zelle to Sam P.", "Chase Card payment"],
          random.whole(2, 4),
          [4_500, 160_000],
        ),
        ...(random.chance(0.5)
          ? spread(
              random,
              period,
              "deposit",
              ["Zelle from Maya R.", "Mobile check deposit"],
              1,
              [2_000, 40_000],
            )
          : []),
        { day: period.end, text: "Interest paid", amount: random.whole(4, 320), kind: "interest" },
      ],
      random.whole(4_000, 220_000),
    );
    const savings = makeMonth(
      period,
      [
        { day: saveDay, text: "From Spending, every payday", amount: save, kind: "deposit" },
        ...(random.chance(0.4)
          ? spread(
              random,
              period,
              "electronic",
              ["Transfer to external account ...0932"],
              1,
              [10_000, 150_000],
            )
          : []),
        { day: period.end, text: "Interest paid", amount: random.whole(300, 19_000), kind: "interest" },
      ],
      random.whole(40_000, 6_000_000),
    );
    const parts = [
      {
        title: "Spending",
        kind: "checking" as const,
        month: spending,
        apy: "0.50",
        number: numbers[0] ?? "",
      },
      {
        title: "High-Yield Savings",
        kind: "savings" as const,
        month: savings,
        apy: "3.80",
        number: numbers[1] ?? "",
      },
    ];
    const interest = (month: Month) => sumWhere(month, (line) => line.kind === "interest");
    const months = Number(period.end.slice(5, 7));
    const ytd = (month: Month) => interest(month) * months + (months > 1 ? 37 : 0);
    const signed = (amount: number) => `${amount < 0 ? "&minus;" : "+"}${$(Math.abs(amount))}`;
    const section = ({ title, month, apy, number }: (typeof parts)[number]) =>
      `<div class=card><div class=row><div style="flex:2.5"><h2>${title}</h2>Account number ${number} &middot; Routing number 111993776</div><div class=r>Closing balance<br><b style="font-size:14pt">${$(month.ending)}</b></div></div><div class=strip>${[
        ["Opening balance", $(month.beginning)],
        ["Money in", $(incoming(month))],
        ["Money out", $(outgoing(month))],
        ["APY earned", `${apy}%`],
        ["Interest this month", $(interest(month))],
        ["Interest this year", $(ytd(month))],
      ]
        .map(([label, value]) => `<div><span>${label}</span><br>${value}</div>`)
        .join("")}</div>${grid(
        "llrr",
        ["Date", "Details", "Amount", "Balance"],
        month.rows
          .toReversed()
          .map((line) => [date.monthDay(line.day), escaped(line.text), signed(line.amount), $(line.balance)]),
        "class=tx",
      )}</div>`;
    const html = document(
      `body{font:9pt "DejaVu Sans";color:#202124}${BASE}h1{font-size:20pt;margin:0;color:#3f2fc4;letter-spacing:-1px}h2{font-size:13pt;margin:0}.card{margin-top:20px}.strip{display:flex;gap:10px;background:#f3f1ff;border-radius:8px;padding:8px 10px;margin:8px 0;font-size:8.4pt}.strip div{flex:1}.strip span{font-size:6.6pt;color:#5f6368}.tx th{font-size:7.4pt;color:#5f6368;font-weight:normal;border-bottom:1px solid #bbb;padding:4px 2px}.tx td{padding:4px 2px;border-bottom:1px solid #eee;font-size:8.4pt}.tx td:first-child{width:70px}.small{font-size:6.8pt;line-height:1.5;color:#444;margin-top:22px}`,
      `<div class=row><div><h1>tallow</h1></div><div class=r style="font-size:8pt">${date.monthYear(period.end)} statement<br>${date.abbreviatedBare(period.start)} &ndash; ${date.abbreviatedBare(period.end)} (${daysOf(period.start, period.end)} days)<br>Page 1</div></div>
      <div class=row style="margin-top:16px"><div>${person.name}<br>${person.street}<br>${person.town}</div><div class=r>Across your accounts<br><b style="font-size:13pt">${$(spending.ending + savings.ending)}</b><br><span style="font-size:7.4pt">${$(spending.beginning + savings.beginning)} on ${date.monthDay(period.start)}</span></div></div>
      ${parts.map((part) => section(part)).join("")}
      <div class=small><p><b>Rates.</b> Savings earns 3.80% APY on balances up to $250,000.00 and 3.30% above; without $1,000.00 of monthly direct deposit it earns 1.00%. Rates are variable and were current on ${date.long(period.end)}. No minimum balance. Out-of-network ATM withdrawals are reimbursed up to $15.00 a month; cash reload up to $4.95 by the retailer.</p><p><b>Borrow against your paycheck?</b> Tallow Boost advances $20 to $500 with no interest; instant delivery $3.99.</p><p><b>Something wrong?</b> Message us in the app or call 833-555-0119 within 60 days of this statement. Write to Tallow, PMB 4471, 2021 Guadalupe St, Austin, TX 78705. For transfers, tell us your name, the amount and why you believe there is an error. We will credit you provisionally if we need more than 10 business days.</p><p>Tallow Money, Inc. is a financial technology company, not a bank. Banking services are provided by Prairie Meridian Bank, N.A., Member FDIC; deposits are insured up to $250,000 through the bank and up to $2,000,000 through its sweep network. The Tallow Visa&reg; Debit Card is issued by Prairie Meridian Bank, N.A.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: brand,
        accounts: parts.map(({ kind, month, number }) => ({
          kind,
          institution: brand,
          accountLast4: number.slice(-4),
          periodStart: period.start,
          periodEnd: period.end,
          beginningBalance: decimal(month.beginning),
          endingBalance: decimal(month.ending),
          totalDeposits: decimal(incoming(month)),
          totalWithdrawals: decimal(outgoing(month)),
        })),
        transactions: parts.flatMap(({ month }, index) => rowsOf(month.rows.toReversed(), index)),
        allowed: {
          ...alsoCalled(["tallow", "Tallow Money, Inc.", "Prairie Meridian Bank, N.A."], parts.length),
          ...Object.fromEntries(parts.map((_, index) => [`accounts.${index}.statementDate`, [period.end]])),
        },
      },
    };
  },
};

export const snOnlineBank: readonly Layout[] = [online];
