import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  addMonths,
  byDay,
  digits,
  draw,
  inflow,
  interestFor,
  type Line,
  last4,
  net,
  outflow,
  percent,
  running,
  told,
  uiDesk,
} from "./ui-data.ts";

/** A direct bank's savings: a money market account, and a certificate in a table of its own. */
const certificate: Layout = {
  name: "ui-bank-money-market-certificate",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person, month } = uiDesk(seed, 5);
    const name = "Aldersgate Bank";
    const numbers = [digits(random, 9), digits(random, 9)];
    const opening = random.whole(500_000, 6_000_000);
    const principal = random.whole(5, 60) * 100_000;
    const [marketRate, cdRate] = [random.pick([198, 222, 369]), random.pick([391, 410, 445])];
    const moves = byDay(
      draw(random, month, random.whole(1, 4), [
        ["ACH Deposit - Internet Transfer from ***6610", 10_000, 150_000],
        ["ACH Withdrawal - Internet Transfer to ***6610", -120_000, -10_000],
        ["Check Deposit - Mobile", 4_000, 60_000],
      ]),
    );
    const interest = interestFor(opening, marketRate, month.days);
    const cdInterest = interestFor(principal, cdRate, month.days);
    const cdYtd = cdInterest * random.whole(1, 6);
    const cdOpening = principal + cdYtd - cdInterest;
    const market = [...moves, { day: month.end, text: "Interest Paid", amount: interest }];
    const fixed = [{ day: month.end, text: "Interest Credited", amount: cdInterest }];
    const closing = opening + net(market);
    const cdClosing = cdOpening + cdInterest;
    const term = random.pick([9, 12, 15, 24]);
    const matures = addMonths(`${month.start.slice(0, 8)}14`, random.whole(2, term - 3));
    const opened = addMonths(matures, -term);
    const apy = (rate: number) => percent(rate + Math.round((rate * rate) / 20_000));
    const ledger = (from: number, lines: readonly Line[]) =>
      grid(
        "llrrr",
        ["Date", "Activity", "Credits", "Debits", "Balance"],
        [
          [date.noYear(month.start), "Beginning Balance", "", "", money.dollar(from)],
          ...running(from, lines).map((line) => [
            date.noYear(line.day),
            line.text,
            line.amount > 0 ? money.dollar(line.amount) : "",
            line.amount < 0 ? `(${money.dollar(-line.amount)})` : "",
            money.dollar(line.balance),
          ]),
          [date.noYear(month.end), "Ending Balance", "", "", money.dollar(from + net(lines))],
        ],
        "class=t",
      );
    return {
      html: document(
        `body{font:9pt Arial;color:#1c2a39}${BASE}.logo{background:#1c3f6e;color:#fff;font:bold 17pt Georgia;padding:12px 16px}h2{background:#e3ecf5;color:#1c3f6e;font:bold 11pt Arial;padding:5px 8px;margin:16px 0 4px}.t th{background:#1c3f6e;color:#fff;padding:3px 6px;font-size:8pt}.t td{padding:3px 6px}.t tr:nth-child(odd) td{background:#f4f7fa}.p td{padding:3px 8px;border-bottom:1px dotted #9ab}.side{flex:0 0 170px!important;background:#f4f7fa;padding:10px;font-size:8pt}`,
        `<div class=logo>Aldersgate Bank</div><div class=row style="margin-top:10px"><div><b>Your Deposit Account Statement</b><br>${date.long(month.start)} to ${date.long(month.end)}<p style="margin:26px 0 20px 16px">${escaped(person.name)}<br>${person.street}<br>${person.town}</p></div><div class=side><b>Contact us</b><br>1-866-555-0112<br>Mon-Fri 8am-10pm ET<br>aldersgatebank.example<br><br>P.O. Box 669802<br>Dallas, TX 75266<br><br>Page 1 of 2</div></div>
<h2>Summary of Your Accounts</h2>${grid(
          "llrrr",
          ["Account", "Account Number", "Interest Rate", "Annual Percentage Yield Earned", "Ending Balance"],
          [
            [
              "Money Market Account",
              `XXXXX${last4(numbers[0] ?? "")}`,
              `${percent(marketRate)}%`,
              `${apy(marketRate)}%`,
              money.dollar(closing),
            ],
            [
              `${term} Month CD`,
              `XXXXX${last4(numbers[1] ?? "")}`,
              `${percent(cdRate)}%`,
              `${apy(cdRate)}%`,
              money.dollar(cdClosing),
            ],
            ["<b>Total Deposits</b>", "", "", "", `<b>${money.dollar(closing + cdClosing)}</b>`],
          ],
          "class=t",
        )}
<h2>Money Market Account &nbsp;XXXXX${last4(numbers[0] ?? "")}</h2><div class=row><div>${pairs(
          [
            ["Beginning Balance", money.dollar(opening)],
            ["Deposits and Credits", money.dollar(inflow(market))],
            ["Withdrawals and Debits", `(${money.dollar(outflow(market))})`],
            ["Ending Balance", money.dollar(closing)],
          ],
          "class=p",
        )}</div><div>${pairs(
          [
            ["Interest Paid This Period", money.dollar(interest)],
            ["Interest Paid Year-to-Date", money.dollar(interest * Number(month.end.slice(5, 7)))],
            ["Days in Statement Period", String(month.days)],
          ],
          "class=p",
        )}</div></div>${ledger(opening, market)}
<h2>${term} Month CD &nbsp;XXXXX${last4(numbers[1] ?? "")}</h2><div class=row><div>${pairs(
          [
            ["Opening Deposit", money.dollar(principal)],
            ["Date Opened", date.slash(opened)],
            ["Term", `${term} Months`],
            ["Maturity Date", date.slash(matures)],
          ],
          "class=p",
        )}</div><div>${pairs(
          [
            ["Interest Rate", `${percent(cdRate)}%`],
            ["Interest Paid This Period", money.dollar(cdInterest)],
            ["Interest Disbursement", "Credit to CD"],
          ],
          "class=p",
        )}</div></div>${ledger(cdOpening, fixed)}
<p class=small><b>About your CD.</b> Your CD will automatically renew at maturity unless you notify us during the 10-day grace period. A penalty may be imposed for early withdrawal: for terms of 12 months or less, 90 days' simple interest; for terms of more than 12 months but less than 48 months, 180 days' simple interest. <b>Federal law.</b> You may make no more than 9 withdrawals from a Money Market Account in any one statement cycle. <b>In Case of Errors or Questions About Your Electronic Transfers</b> call or write us as soon as you can; we must hear from you no later than 60 days after we sent you the first statement on which the problem or error appeared. FDIC insured up to at least $250,000 per depositor, per ownership category.</p>`,
      ),
      truth: {
        documentType: "bank-statements",
        institution: name,
        accounts: [
          {
            kind: "savings",
            institution: name,
            accountLast4: last4(numbers[0] ?? ""),
            periodStart: month.start,
            periodEnd: month.end,
            beginningBalance: decimal(opening),
            endingBalance: decimal(closing),
            totalDeposits: decimal(inflow(market)),
            totalWithdrawals: decimal(outflow(market)),
          },
          {
            kind: "savings",
            institution: name,
            accountLast4: last4(numbers[1] ?? ""),
            periodStart: month.start,
            periodEnd: month.end,
            beginningBalance: decimal(cdOpening),
            endingBalance: decimal(cdClosing),
          },
        ],
        transactions: [...told(0, market), ...told(1, fixed)],
        allowed: {
          "accounts.0.apr": [percent(marketRate)],
          "accounts.1.apr": [percent(cdRate)],
          "accounts.1.kind": ["other"],
          "accounts.1.maturityDate": [matures],
          "accounts.1.originalBalance": [decimal(principal)],
          "accounts.1.totalDeposits": [decimal(cdInterest)],
        },
      },
    };
  },
};

export const uiCertificate: readonly Layout[] = [certificate];
