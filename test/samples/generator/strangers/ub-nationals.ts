import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, decimal } from "../print-styles.ts";
import {
  $,
  address,
  BILLERS,
  begin,
  depositFacts,
  digits,
  minus,
  moneyIn,
  moneyOut,
  only,
  open,
  PAYERS,
  period,
  plain,
  running,
  statement,
  tell,
  total,
  type UbRow,
  ubAccount,
} from "./ub-data.ts";

/** A summary with a row per kind, one table of transactions with running balance; sometimes a savings account. */
const harlan: Layout = {
  name: "ub-deposit-national-consolidated",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 11);
    const { start, end } = period(random, random.whole(10, 22));
    const checking = ubAccount(random, {
      start,
      end,
      opening: [40_000, 620_000],
      digits: 15,
      deposits: [2, 4],
      cards: [6, 10],
      electronics: [3, 5],
      atms: [0, 2],
      checks: [0, 2],
      fee: random.chance(0.4) ? ["Monthly Service Fee", 1_200] : undefined,
      words: {
        deposit: (r) => `${r.pick(PAYERS)} Payroll PPD ID: ${digits(r, 10)}`,
        card: ([name, city, state], day) =>
          `Card Purchase ${date.noYear(day)} ${name} ${city} ${state} Card 4471`,
        electronic: (r) => `${r.pick(BILLERS)} Web Pmt ${digits(r, 8)} Web ID: 9${digits(r, 9)}`,
        atm: (_, day, r) =>
          `ATM Withdrawal ${date.noYear(day)} ${r.whole(100, 999)} W Main St Springfield IL Card 4471`,
        check: (number) => `Check # ${number}`,
      },
    });
    const two = random.chance(0.6);
    const savings = ubAccount(random, {
      start,
      end,
      opening: [250_000, 900_000],
      digits: 15,
      deposits: [1, 2],
      interest: ["Interest Payment", 1],
      words: { deposit: (r) => `Online Transfer From Chk ...4471 Transaction#: ${digits(r, 11)}` },
    });
    const accounts = two ? [checking, savings] : [checking];
    const name = "Harlan Total Checking";
    const line = (label: string, amount: number) =>
      amount === 0 ? "" : `<tr><td>${label}</td><td class=r>${plain(amount)}</td></tr>`;
    const ends = (label: string, amount: number) =>
      `<tr><td><b>${label}</b></td><td class=r><b>${$(amount)}</b></td></tr>`;
    const summary = (account: typeof checking) =>
      `<table class=s><tr><td></td><th class=r>AMOUNT</th></tr>${ends("Beginning Balance", account.opening)}${line("Deposits and Additions", moneyIn(account))}${line("Checks Paid", total(account.rows, "check"))}${line("ATM &amp; Debit Card Withdrawals", total(account.rows, "card", "atm"))}${line("Electronic Withdrawals", total(account.rows, "electronic"))}${line("Fees", total(account.rows, "fee"))}${ends("Ending Balance", account.closing)}</table>`;
    const detail = (account: typeof checking) =>
      grid(
        "llrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
        [
          ["", "<b>Beginning Balance</b>", "", `<b>${$(account.opening)}</b>`],
          ...running(account).map((row) => [
            date.noYear(row.day),
            escaped(row.text),
            row.amount < 0 ? `- ${plain(-row.amount)}` : plain(row.amount),
            plain(row.after),
          ]),
          ["", "<b>Ending Balance</b>", "", `<b>${$(account.closing)}</b>`],
        ],
        "class=t",
      );
    const top = () =>
      `<div class=top><div class=logo>HARLAN <i></i></div><div class=r>${date.long(start)} through ${date.long(end)}<br>Account Number: <b>${checking.number}</b></div></div>`;
    const consolidated = two
      ? `<h2>CONSOLIDATED BALANCE SUMMARY</h2><h4>ASSETS</h4>${grid(
          "llrr",
          [
            "Checking &amp; Savings",
            "ACCOUNT",
            "BEGINNING BALANCE<br>THIS PERIOD",
            "ENDING BALANCE<br>THIS PERIOD",
          ],
          [
            [name, checking.number, $(checking.opening), $(checking.closing)],
            ["Harlan Savings", savings.number, plain(savings.opening), plain(savings.closing)],
            [
              "<b>Total</b>",
              "",
              `<b>${$(checking.opening + savings.opening)}</b>`,
              `<b>${$(checking.closing + savings.closing)}</b>`,
            ],
            [
              "<b>TOTAL ASSETS</b>",
              "",
              `<b>${$(checking.opening + savings.opening)}</b>`,
              `<b>${$(checking.closing + savings.closing)}</b>`,
            ],
          ],
          "class=t",
        )}`
      : "";
    const fee = total(checking.rows, "fee") < 0;
    const note = fee
      ? "A Monthly Service Fee was <b>charged</b> to your Harlan Total Checking account. Here are the three ways you can avoid this fee during any statement period: electronic deposits of $500.00 or more; OR a balance at the beginning of each day of $1,500.00 or more; OR an average beginning day balance of $5,000.00 or more in qualifying linked accounts."
      : "Congratulations, you have <b>waived</b> the $12.00 monthly service fee for this statement period because of electronic deposits totaling $500.00 or more, OR by keeping an average beginning day balance of $5,000.00 or more in qualifying linked deposits.";
    const savingsPart = two
      ? `<h2>SAVINGS SUMMARY</h2><div class=acct>Harlan Savings<span>Account Number: ${savings.number}</span></div>${summary(savings)}<table class=s><tr><td>Annual Percentage Yield Earned This Period</td><td class=r>0.01%</td></tr>${savings.earned > 0 ? `<tr><td>Interest Paid This Period</td><td class=r>${$(savings.earned)}</td></tr>` : ""}<tr><td>Interest Paid Year-to-Date</td><td class=r>${$(savings.earned + 11)}</td></tr></table><h2>TRANSACTION DETAIL</h2>${detail(savings)}`
      : "";
    const body = `${top()}<div class=row><div class=mail>Harlan Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218 - 2051<br><br><br>${address(person)}</div><table class=box><tr><th colspan=2>CUSTOMER SERVICE INFORMATION</th></tr><tr><td>Web site:</td><td class=r>harlan.example</td></tr><tr><td>Service Center:</td><td class=r>1-800-555-0135</td></tr><tr><td>Para Espanol:</td><td class=r>1-877-555-0117</td></tr><tr><td>International Calls:</td><td class=r>1-713-555-0162</td></tr></table></div>
<div class=msg><b>We updated your Deposit Account Agreement</b><br>We published an updated version of our Deposit Account Agreement on ${date.long(start)}. You can find it at harlan.example/disclosures or at a branch.</div>${consolidated}
<h2>CHECKING SUMMARY</h2><div class=acct>${name}${two ? `<span>Account Number: ${checking.number}</span>` : ""}</div>${summary(checking)}<p>${note}</p><div class=f>Page 1 of 2</div>
<div style="break-before:page">${top()}<h2>TRANSACTION DETAIL</h2>${detail(checking)}${savingsPart}<p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS: Call us at 1-800-555-0135 or write us at the address on the front of this statement immediately if you think your statement or receipt is incorrect or if you need more information about a transfer listed on the statement or receipt. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem or error appeared.</p><p class=small>Harlan Bank, N.A. Member FDIC</p><div class=f>Page 2 of 2</div></div>`;
    const names = "HARLAN";
    return statement(
      document(
        `${BASE}body{font:9pt Arial}.top{display:flex;justify-content:space-between}.logo{font:bold 22pt Arial;color:#126bc5;letter-spacing:1px}.logo i{display:inline-block;width:16px;height:16px;border:4px solid #126bc5}.mail{padding-top:20px}.box{border:1px solid #555;width:290px;flex:none;align-self:flex-start}.box th{background:#ddd;padding:3px;border:0}.box td{padding:2px 6px}h2{font-size:11pt;border:1px solid #000;border-left-width:8px;padding:2px 6px;margin:16px 0 4px}h4{margin:4px 0}.s{width:62%;margin:4px 0}.t td{border-top:1px solid #bbb;padding-top:2px;padding-bottom:2px;vertical-align:top}.msg{border:1px solid #999;padding:6px;margin:18px 0}.acct{font-weight:bold;margin:4px 0}.acct span{float:right;font-weight:normal}.f{text-align:right;margin-top:14px}`,
        body,
      ),
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: names,
          accounts: accounts.map((account, index) => ({
            ...depositFacts(account, index === 0 ? "checking" : "savings", names),
            totalDeposits: decimal(moneyIn(account)),
          })),
          transactions: accounts.flatMap((account, index) => tell(index, account.rows)),
          allowed: open({
            "accounts.0.totalWithdrawals": [moneyOut(checking)],
            "accounts.0.feesCharged": [fee ? 1_200 : undefined],
          }),
        },
        "Harlan Bank, N.A.",
        "Harlan Bank",
      ),
    );
  },
};

/** Sections of one kind each with their totals; fees in a box with the year's total. */
const columbia: Layout = {
  name: "ub-deposit-national-sections",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 12);
    const { start, end } = period(random, random.whole(1, 26));
    const fee = random.chance(0.35);
    const account = ubAccount(random, {
      start,
      end,
      opening: [30_000, 800_000],
      digits: 12,
      deposits: [2, 4],
      cards: [5, 9],
      electronics: [2, 4],
      checks: [0, 4],
      fee: fee ? ["Monthly Maintenance Fee", 1_200] : undefined,
      words: {
        deposit: (r) =>
          r.chance(0.6)
            ? `${r.pick(PAYERS).toUpperCase()} DES:PAYROLL ID:${digits(r, 9)} INDN:${person.name.toUpperCase()} CO ID:${digits(r, 10)} PPD`
            : `Zelle payment from DANA WHITLOCK Conf# ${r.pick(["k8vd", "p2xq", "t0lm"])}${digits(r, 5)}`,
        card: ([name, city, state], day, r) =>
          `CHECKCARD ${day.slice(5, 7)}${day.slice(8)} ${name.toUpperCase()} ${city.toUpperCase()} ${state} 2443${digits(r, 19)}`,
        electronic: (r) => `${r.pick(BILLERS).toUpperCase()} DES:BILL PAY ID:${digits(r, 11)} WEB`,
      },
    });
    const number = `${account.number.slice(0, 4)} ${account.number.slice(4, 8)} ${account.number.slice(8)}`;
    const deposits = only(account, "deposit");
    const outs = only(account, "card", "electronic");
    const checks = only(account, "check");
    const fees = only(account, "fee");
    const withdrawn = total(outs);
    const checked = total(checks);
    const head = (page: number) =>
      `<div class=head>${escaped(person.name)} <i>|</i> Account # ${number} <i>|</i> ${date.long(start)} to ${date.long(end)}<span>Page ${page} of 3</span></div>`;
    const section = (title: string, rows: readonly UbRow[], sum: string, amount: number) =>
      `<h3>${title}</h3>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        rows.map((row) => [date.short(row.day), escaped(row.text), plain(row.amount)]),
        "class=t",
      )}<div class=tot><b>${sum}</b><b>${amount < 0 ? "-" : ""}$${plain(Math.abs(amount))}</b></div>`;
    const checkCell = (row: UbRow | undefined, after: boolean) =>
      row ? [date.short(row.day), `${row.check}${after ? "*" : ""}`, plain(row.amount)] : ["", "", ""];
    const gap = (index: number) =>
      index > 0 && (checks[index]?.check ?? 0) - (checks[index - 1]?.check ?? 0) > 1;
    const half = Math.ceil(checks.length / 2);
    const checkTable = checks.length
      ? `<h3>Checks</h3>${grid(
          "llrllr",
          ["Date", "Check #", "Amount", "Date", "Check #", "Amount"],
          checks
            .slice(0, half)
            .map((row, index) => [
              ...checkCell(row, gap(index)),
              ...checkCell(checks[half + index], gap(half + index)),
            ]),
          "class=t",
        )}<div class=tot><b>Total checks</b><b>-$${plain(-checked)}</b></div><div class=tot><span>Total # of checks</span><span>${checks.length}</span></div><p class=small>* There is a gap in sequential check numbers</p>`
      : "";
    const lastYear = random.pick([0, 1_200, 3_600]);
    const feeSum = total(fees);
    const feeRows = fees.map((row) => [date.short(row.day), row.text, plain(row.amount)]);
    const feeTable = `<h3>Service fees</h3><p>The Monthly Fee on your Adv Plus Banking account was ${fee ? "charged" : "waived"} for the statement period ending ${date.short(end)}. A check mark below indicates the requirement(s) you have met to qualify for the Monthly Fee waiver on the account.</p><p>&#9633; $250+ in qualifying Direct Deposit has been received &nbsp; &#9633; $1,500+ minimum daily balance has been maintained</p>${feeRows.length ? grid("llr", ["Date", "Transaction description", "Amount"], feeRows, "class=t") : ""}<div class=tot><b>Total service fees</b><b>-$${plain(-feeSum)}</b></div><p class=small>Note your Ending Balance already reflects the subtraction of Service Fees.</p><table class=od><tr><td></td><th class=r>Total for this period</th><th class=r>Total year-to-date</th></tr><tr><td>Total Overdraft Fees</td><td class=r>$0.00</td><td class=r>${$(lastYear)}</td></tr><tr><td>Total NSF: Returned Item Fees</td><td class=r>$0.00</td><td class=r>$0.00</td></tr></table>`;
    const rows: ReadonlyArray<readonly [string, string]> = [
      [`Beginning balance on ${date.long(start)}`, $(account.opening)],
      ["Deposits and other additions", plain(total(deposits))],
      ["Withdrawals and other subtractions", minus(-withdrawn)],
      ["Checks", minus(-checked)],
      ["Service fees", minus(-feeSum)],
    ];
    const all = checked === 0 && feeSum === 0;
    const body = `<div class=row><div class=small>P.O. Box 15284<br>Wilmington, DE 19850</div><div class=logo>BANK OF COLUMBIA <span>&#9780;</span></div></div><div class=row style="margin-top:40px"><div>${address(person)}</div><div class=ci><b>Customer service information</b><hr>Customer service: 1.800.555.0143<br>En Espa&ntilde;ol: 1.800.555.0144<br>bankofcolumbia.example<br>Bank of Columbia, N.A.<br>P.O. Box 25118<br>Tampa, FL 33622-5118</div></div>
<h1>Your Adv Plus Banking</h1><div class=for>for ${date.long(start)} to ${date.long(end)}<span>Account number: <b>${number}</b></span></div><b>${escaped(person.name)}</b>
<h3>Account summary</h3><div class=row><table class=sum>${rows.map(([label, value]) => `<tr><td>${label}</td><td class=r>${value}</td></tr>`).join("")}<tr class=e><td><b>Ending balance on ${date.long(end)}</b></td><td class=r><b>${$(account.closing)}</b></td></tr></table><div></div></div>
<div class=ad><b>Did you know? You can use your phone to deposit checks.</b><br>Skip the trip: snap a photo in our Mobile Banking app. Data connection required. Message and data rates may apply.</div><div class=foot>PULL: E CYCLE: 23 SPEC: E DELIVERY: E TYPE: IMAGE: I BC: IL<span>Page 1 of 3</span></div>
<div style="break-before:page">${head(2)}<h2>IMPORTANT INFORMATION:<br>BANK DEPOSIT ACCOUNTS</h2><p class=small><b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement.</p><p class=small><b>Electronic transfers: In case of errors or questions about your electronic transfers</b> - If you think your statement or receipt is wrong or you need more information about an electronic transfer (e.g., ATM transactions, direct deposits or withdrawals, point-of-sale transactions) on the statement or receipt, telephone or write us at the address and number listed on the front of this statement as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. If we take more than 10 business days, we will provisionally credit your account for the amount you think is in error.</p><p class=small>&copy; ${end.slice(0, 4)} Bank of Columbia Corporation. Bank of Columbia, N.A. Member FDIC and Equal Housing Lender</p></div>
<div style="break-before:page">${head(3)}${section("Deposits and other additions", deposits, "Total deposits and other additions", total(deposits))}${section("Withdrawals and other subtractions", outs, "Total withdrawals and other subtractions", withdrawn)}${checkTable}${feeTable}</div>`;
    const institution = "BANK OF COLUMBIA";
    const truth = {
      documentType: "bank-statements" as const,
      institution,
      accounts: [
        {
          ...depositFacts(account, "checking", institution),
          totalDeposits: decimal(total(deposits)),
          ...(all ? { totalWithdrawals: decimal(-withdrawn) } : {}),
        },
      ],
      transactions: tell(0, [
        ...deposits,
        ...outs,
        ...checks.map((row) => ({ ...row, text: `${row.check}` })),
        ...fees,
      ]),
      allowed: open({
        ...(all ? {} : { "accounts.0.totalWithdrawals": [-withdrawn, moneyOut(account)] }),
        "accounts.0.feesCharged": [-feeSum],
      }),
    };
    return statement(
      document(
        `${BASE}body{font:8.6pt Arial}.logo{font:bold 15pt Georgia;color:#012169;text-align:right}.logo span{color:#e31837}.ci{padding-left:30px;font-size:8pt}h1{font:20pt Arial;color:#012169;margin:34px 0 2px}.for{border-bottom:2px solid #012169;margin-bottom:6px}.for span{float:right}h3{font:13pt Arial;color:#e31837;margin:14px 0 3px}h2{color:#012169;font-size:12pt}.sum td{border-bottom:1px solid #ccc;padding:3px 0}.t th{border-bottom:1px solid #333;color:#012169}.t td{padding:2px 0;vertical-align:top}.t td+td{padding-left:10px}.tot{display:flex;justify-content:space-between;border-top:1px solid #333;padding:2px 0}.ad{background:#eef2f8;padding:10px;margin-top:30px}.foot{font-size:6.5pt;margin-top:60px}.foot span,.head span{float:right}.head{font-size:8pt;margin-bottom:10px}.head i{color:#e31837}.od{width:60%;border:1px solid #999;margin:6px 0}.od td,.od th{padding:2px 6px}`,
        body,
      ),
      alsoNamed(truth, "Bank of Columbia, N.A.", "Bank of Columbia"),
    );
  },
};

export const ubNationals: readonly Layout[] = [harlan, columbia];
