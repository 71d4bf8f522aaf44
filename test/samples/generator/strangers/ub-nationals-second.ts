import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  address,
  BILLERS,
  begin,
  columns,
  daily,
  dayCount,
  depositFacts,
  digits,
  moneyIn,
  moneyOut,
  only,
  open,
  PAYERS,
  percent,
  period,
  plain,
  running,
  statement,
  tell,
  total,
  type UbRow,
  ubAccount,
  yieldOf,
} from "./ub-data.ts";

/** One history with a column for each direction and the balance of each day. */
const prescott: Layout = {
  name: "ub-deposit-national-history",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 13);
    const { start, end } = period(random, random.whole(5, 20));
    const account = ubAccount(random, {
      start,
      end,
      opening: [20_000, 500_000],
      digits: 10,
      deposits: [2, 4],
      cards: [6, 11],
      electronics: [2, 4],
      checks: [0, 2],
      fee: random.chance(0.4) ? ["Monthly Service Fee", 1_500] : undefined,
      words: {
        deposit: (r, day) =>
          `${r.pick(PAYERS)} Payroll ${day.slice(2).replaceAll("-", "")} ${digits(r, 6)} ${person.name}`,
        card: ([name, city, state], day, r) =>
          `Purchase authorized on ${date.noYear(day)} ${name} ${city} ${state} S${digits(r, 15)} Card 7730`,
        electronic: (r, day) =>
          `${r.pick(BILLERS)} Online Pmt ${day.slice(2).replaceAll("-", "")} ${digits(r, 12)} ${person.name}`,
        check: () => "Check",
      },
    });
    const lines = running(account);
    const shown = lines.map((row, index) => [
      date.bareNoYear(row.day),
      row.check ? String(row.check) : "",
      escaped(row.text),
      row.amount > 0 ? plain(row.amount) : "",
      row.amount < 0 ? plain(-row.amount) : "",
      lines[index + 1]?.day === row.day ? "" : plain(row.after),
    ]);
    const paid = only(account, "check");
    const fee = -total(account.rows, "fee");
    const least = Math.min(account.opening, ...daily(account).map(([, balance]) => balance));
    const lower = `Minimum daily balance</td><td class=r>$500.00</td><td class=r>${$(least)}`;
    const head = (page: number) => `<div class=pg>${date.long(end)} <i>&#9632;</i> Page ${page} of 3</div>`;
    const institution = "Prescott Doyle";
    const body = `<div class=row><div><h1>Prescott Doyle Everyday Checking</h1>Account number: <b>${account.number}</b> <i>&#9632;</i> ${date.long(start)} - ${date.long(end)} <i>&#9632;</i> Page 1 of 3</div><div class=logo>PRESCOTT<br>DOYLE</div></div>
<div class=row style="margin:26px 0"><div>${address(person).toUpperCase()}</div><div class=q><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>We accept all relay calls, including 711<br><b>1-800-TO-DOYLE</b> (1-800-555-0169)<br>En espa&ntilde;ol: 1-877-555-0133<br><br>Online: prescottdoyle.example<br>Write: Prescott Doyle Bank, N.A. (114)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
<div class=row><div class=you><b>You and Prescott Doyle</b><br>Thank you for being a loyal Prescott Doyle customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</div><div><b>Account options</b><br><span class=small>A check mark in the box indicates you have these convenient services with your account(s). Go to prescottdoyle.example or call the number above if you have questions or if you would like to add new services.</span><table class=small><tr><td>Online Banking &#9745;</td><td>Direct Deposit &#9745;</td></tr><tr><td>Online Bill Pay &#9745;</td><td>Auto Transfer/Payment &#9633;</td></tr><tr><td>Online Statements &#9745;</td><td>Overdraft Protection &#9633;</td></tr></table></div></div>
<div class=row style="margin-top:24px"><div><h3>Statement period activity summary</h3><table><tr><td>Beginning balance on ${date.bareNoYear(start)}</td><td class=r>${$(account.opening)}</td></tr><tr><td>Deposits/Additions</td><td class=r>${plain(moneyIn(account))}</td></tr><tr><td>Withdrawals/Subtractions</td><td class=r>- ${plain(moneyOut(account))}</td></tr><tr class=e><td><b>Ending balance on ${date.bareNoYear(end)}</b></td><td class=r><b>${$(account.closing)}</b></td></tr></table></div><div class=side>Account number: <b>${account.number}</b><br><b>${escaped(person.name.toUpperCase())}</b><br><i>Oregon account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 123006800</div></div><p><b>Overdraft Protection</b><br>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your branch.</p>
<div style="break-before:page">${head(2)}<h3>Transaction history</h3>${grid("lllrrr", ["Date", "Check<br>Number", "Description", "Deposits/<br>Additions", "Withdrawals/<br>Subtractions", "Ending daily<br>balance"], [...shown, [`<b>Ending balance on ${date.bareNoYear(end)}</b>`, "", "", "", "", `<b>${plain(account.closing)}</b>`], ["<b>Totals</b>", "", "", `<b>${$(moneyIn(account))}</b>`, `<b>${$(moneyOut(account))}</b>`, ""]], "class=t")}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>${
      paid.length
        ? `<p><b>Summary of checks written</b> <span class=small>(checks listed are also displayed in the preceding Transaction history)</span></p>${grid(
            "llr",
            ["Number", "Date", "Amount"],
            paid.map((row) => [String(row.check), date.bareNoYear(row.day), plain(-row.amount)]),
            "class='t half'",
          )}`
        : ""
    }</div>
<div style="break-before:page">${head(3)}<h3>Monthly service fee summary</h3><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p><table class="t w"><tr><td><b>Fee period ${date.slash(start)} - ${date.slash(end)}</b></td><td class=r>Standard monthly service fee $15.00</td><td class=r>You paid ${$(fee)}</td></tr><tr><td>How to avoid the monthly service fee</td><td class=r>Minimum required</td><td class=r>This fee period</td></tr><tr><td>Have any <b>ONE</b> of the following account requirements</td><td></td><td></td></tr><tr><td>&bull; ${lower}</td></tr><tr><td>&bull; Total amount of qualifying direct deposits</td><td class=r>$500.00</td><td class=r>${$(total(account.rows, "deposit"))}</td></tr></table><p class=small>C1/C1</p><h3>Account Balance Calculation Worksheet</h3><div class=row><ol><li>Use the following worksheet to calculate your overall account balance.</li><li>Go through your register and mark each check, withdrawal, ATM transaction, payment, deposit or other credit listed on your statement.</li></ol><div><b>ENTER</b><br>A. The ending balance shown on your statement . . . . . . . . . $ ________<br><b>ADD</b><br>B. Any deposits listed in your register . . . . . . . . . . . $ ________<br><b>SUBTRACT</b><br>C. The total outstanding checks and withdrawals . . . . - $ ________</div></div><p class=small>&copy;2010 Prescott Doyle Bank, N.A. All rights reserved. Member FDIC. NMLSR ID 399801</p></div>`;
    return statement(
      document(
        `${BASE}.row>table,.row>ol{flex:1;width:auto}body{font:8.8pt Verdana,Arial}h1{font:bold 15pt Arial;margin:0 0 4px}i{color:#b31b1b}.logo{background:#b31b1b;color:#ffd23f;font:bold 12pt Georgia;padding:10px;flex:none!important;width:100px}.q{background:#f3f3f3;padding:8px;font-size:8pt}.you,.side{padding-right:10px}.side i{color:#000}h3{border-top:2px solid #b31b1b;padding-top:4px;margin:14px 0 4px;font-size:11pt}.e td{border-top:1px solid #000}.t th{border-bottom:1px solid #000;vertical-align:bottom;font-size:7.5pt}.t td{border-bottom:1px solid #ddd;padding-top:2px;padding-bottom:2px;vertical-align:top}.half{width:45%}.pg{text-align:left;margin-bottom:14px}`,
        body,
      ),
      alsoNamed(
        {
          documentType: "bank-statements",
          institution,
          accounts: [
            {
              ...depositFacts(account, "checking", institution),
              totalDeposits: decimal(moneyIn(account)),
              totalWithdrawals: decimal(moneyOut(account)),
            },
          ],
          transactions: tell(0, account.rows),
          allowed: open({ "accounts.0.feesCharged": [fee] }),
        },
        "Prescott Doyle Bank, N.A.",
        "PRESCOTT DOYLE",
      ),
    );
  },
};

/** Sections with a total each, figures with a trailing minus, references in a column. */
const tribank: Layout = {
  name: "ub-deposit-national-conventional",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 14);
    const { start, end } = period(random, random.whole(8, 24));
    const account = ubAccount(random, {
      start,
      end,
      opening: [60_000, 900_000],
      digits: 12,
      deposits: [2, 3],
      cards: [4, 8],
      electronics: [2, 4],
      checks: [1, 5],
      interest: random.chance(0.5) ? ["Interest Paid", 5] : undefined,
      fee: random.chance(0.3) ? ["Monthly Maintenance Fee", 695] : undefined,
      words: {
        deposit: (r) => `Electronic Deposit From ${r.pick(PAYERS)}`,
        card: ([name, city, state]) => `Debit Purchase - VISA ${name} ${city} ${state}`,
        electronic: (r) => `Electronic Withdrawal To ${r.pick(BILLERS)}`,
        check: (number) => `${number}`,
      },
    });
    const number = `1-${account.number.slice(1, 4)}-${account.number.slice(4, 8)}-${account.number.slice(8)}`;
    const credits = only(account, "deposit", "interest");
    const cards = only(account, "card");
    const others = only(account, "electronic", "fee");
    const checks = only(account, "check");
    const ref = () => digits(random, 10);
    const section = (title: string, rows: readonly UbRow[], sum: string, sign: string) =>
      rows.length
        ? `<h3>${title}</h3>${grid(
            "lllrr",
            ["Date", "Description of Transaction", "", "Ref Number", "Amount"],
            rows.map((row, index) => [
              date.monthDay(row.day),
              escaped(row.text),
              "",
              ref(),
              `${index === 0 ? "$" : ""}${plain(Math.abs(row.amount))}${sign}`,
            ]),
            "class=t",
          )}<div class=tot>${sum}<span>$${plain(Math.abs(total(rows)))}${sign}</span></div>`
        : "";
    const [left, right] = columns(checks, 2);
    const list = (rows: readonly UbRow[] | undefined) =>
      grid(
        "llrr",
        ["Check", "Date", "Ref Number", "Amount"],
        (rows ?? []).map((row) => [String(row.check), date.monthDay(row.day), ref(), plain(-row.amount)]),
        "class=t",
      );
    const balances = daily(account);
    const third = columns(balances, 3);
    const earned = account.earned;
    const body = `<div class=row><div><div class=logo>tribank<sup>.</sup></div><div class=small>P.O. Box 1800<br>Saint Paul, Minnesota 55101-0800<br>4830 &nbsp; TRN &nbsp; S &nbsp; Y &nbsp; ST01</div></div><div class=right><b>Uni-Statement</b><br>Account Number:<br><b>${number}</b><br>Statement Period:<br>${date.abbreviatedBare(start)}<br>through<br>${date.abbreviatedBare(end)}<br><br>Page 1 of 2</div></div>
<div class=row style="margin:30px 0"><div>${address(person)}</div><div class=contact><b>To Contact Tribank</b><br>24-Hour Banking: <span>800-TRIBANK (800-555-0126)</span><br>Tribank accepts Relay Calls<br>Internet: <span>tribank.example</span></div></div>
<h2>NEWS FOR YOU</h2><p>Effective ${date.long(end)}, our <i>Your Deposit Account Agreement</i> booklet will include a number of updates. You may pick up copies at your local branch, view copies at tribank.example, or call 24-Hour Banking to request a copy.</p>
<h2>SMARTLY CHECKING<span>Member FDIC</span></h2><div class=nm>Tribank National Association<span>Account Number ${number}</span></div><h3>Account Summary</h3><div class=row><table><tr><td>Beginning Balance on ${date.monthDay(start)}</td><td></td><td class=r>${$(account.opening)}</td></tr><tr><td>Deposits / Credits</td><td class=r>${credits.length}</td><td class=r>${plain(total(credits))}</td></tr><tr><td>Card Withdrawals</td><td class=r>${cards.length}</td><td class=r>${plain(-total(cards))}-</td></tr><tr><td>Other Withdrawals</td><td class=r>${others.length}</td><td class=r>${plain(-total(others))}-</td></tr><tr><td>Checks Paid</td><td class=r>${checks.length}</td><td class=r>${plain(-total(checks))}-</td></tr><tr class=e><td><b>Ending Balance on ${date.abbreviatedBare(end)}</b></td><td></td><td class=r><b>${$(account.closing)}</b></td></tr></table><div>${
      earned > 0
        ? `<table><tr><td>Annual Percentage Yield Earned</td><td class=r>${percent(yieldOf(account.rate))}%</td></tr><tr><td>Interest Earned this Period</td><td class=r>${$(earned)}</td></tr><tr><td>Interest Paid this Year</td><td class=r>${$(earned * 3)}</td></tr><tr><td>Number of Days in Statement Period</td><td class=r>${dayCount(start, end)}</td></tr></table>`
        : ""
    }</div></div>${section("Deposits / Credits", credits, "Total Deposits / Credits", "")}
<div style="break-before:page"><div class=row><div class=logo>tribank<sup>.</sup></div><div class=right>Account Number: <b>${number}</b><br>${date.abbreviatedBare(start)} through ${date.abbreviatedBare(end)}<br>Page 2 of 2</div></div><h2>SMARTLY CHECKING<span>(CONTINUED)</span></h2>${section(`Card Withdrawals<br><span class=small>Card Number: xxxx-xxxx-xxxx-6082</span>`, cards, "Card 6082 Withdrawals Subtotal", "-")}${section("Other Withdrawals", others, "Total Other Withdrawals", "-")}<h3>Checks Presented Conventionally</h3><div class=row>${list(left)}${right?.length ? list(right) : "<div></div>"}</div><div class=tot>Conventional Checks Paid (${checks.length})<span>${$(-total(checks))}-</span></div><p class=small>* Gap in check sequence</p><h3>Balance Summary</h3><div class=row>${third
      .map(
        (part) =>
          `<div>${grid(
            "lr",
            ["Date", "Ending Balance"],
            part.map(([day, balance]) => [date.monthDay(day), plain(balance)]),
            "class=t",
          )}</div>`,
      )
      .join("")}</div><p class=small>Balances only appear for days reflecting change.</p></div>`;
    const institution = "tribank";
    const names = ["Tribank National Association", "Tribank", "tribank."];
    return statement(
      document(
        `${BASE}.row>table,.row>ol{flex:1;width:auto}body{font:8.8pt "Times New Roman",serif}.logo{font:bold 24pt Arial;color:#0c2074}.logo sup{color:#d62f2f}.right{text-align:right}.contact span{float:right}.contact{font-family:Arial;font-size:8pt}h2{font:bold 10.5pt Arial;background:#0c2074;color:#fff;padding:3px 6px;margin:12px 0 4px}h2 span,.nm span,.tot span{float:right}h3{font:bold 9.5pt Arial;margin:10px 0 2px;border-bottom:1px solid #000}.t td{padding-top:1px;padding-bottom:1px;vertical-align:top}.t th{font-weight:normal;font-style:italic}.tot{font-weight:bold;text-align:right;padding:2px 0}.tot span{min-width:110px;display:inline-block}.e td{border-top:1px solid #000}`,
        body,
      ),
      alsoNamed(
        {
          documentType: "bank-statements",
          institution,
          accounts: [
            { ...depositFacts(account, "checking", institution), totalDeposits: decimal(total(credits)) },
          ],
          transactions: tell(0, [...credits, ...cards, ...others, ...checks]),
          allowed: open({
            "accounts.0.totalWithdrawals": [moneyOut(account)],
            "accounts.0.feesCharged": [total(others, "fee") < 0 ? 695 : undefined],
          }),
        },
        ...names,
      ),
    );
  },
};

export const ubNationalsSecond: readonly Layout[] = [prescott, tribank];
