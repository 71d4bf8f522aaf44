import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, band, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  addDays,
  type BankLine,
  dailyBalances,
  date,
  decimal,
  depositFacts,
  digits,
  GAP,
  holder,
  makeBank,
  money,
  openDates,
  pickShop,
  rowsOf,
  shopText,
  someMonth,
  sumOf,
} from "./uk-data.ts";

/** A large regional bank: a balance summary in a row, then deposits, checks, card and electronic sections in sentences. */
const sections: Layout = {
  name: "uk-bank-regional-sections",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 53 + 3);
    const person = makePerson(random);
    const start = addDays("2025-03-08", random.whole(0, 540));
    const end = addDays(start, random.whole(29, 31));
    const last4 = digits(random, 4);
    const fee = random.chance(0.3);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(30_000, 450_000),
      counts: {
        deposit: random.whole(2, 5),
        check: random.whole(1, 5),
        card: random.whole(6, 14),
        atm: random.whole(0, 2),
        electronic: random.whole(2, 5),
        fee: fee ? 1 : 0,
      },
      sizes: { fee: [700, 700] },
      say: (kind, day) => {
        if (kind === "deposit")
          return random.pick([
            "Direct Deposit - Payroll Keystone Valve Co XXXXXXXXXXX4471",
            "Mobile Deposit Reference No. 091730418",
            "Zelle From Riley Muster",
          ]);
        if (kind === "check") return "Check";
        if (kind === "card")
          return `${random.chance(0.5) ? "POS" : date.noYear(day)} Debit Card Purchase ${shopText(pickShop(random))}`;
        if (kind === "atm") return "ATM Withdrawal 620 Liberty Ave Pittsburgh PA";
        if (kind === "fee") return "Monthly Service Charge";
        return random.pick([
          "Web Pmt- Utility Duquesne Light XXXXXXX2210",
          "Direct Payment - Ins Prem Erie Ins Group XXXXXX0931",
          "Online Transfer To XXXXXXXX7719",
          "ACH Web-Recur Ditech Fiber XXXXX1150",
        ]);
      },
    });
    const inn = bank.of("deposit");
    const out = bank.lines.filter((line) => line.amount < 0);
    const checks = bank.of("check");
    const cards = bank.of("card", "atm");
    const online = bank.of("electronic");
    const fees = bank.of("fee");
    const list = (title: string, lines: readonly BankLine[], what: string) =>
      lines.length === 0
        ? ""
        : `<h4>${title}</h4><div class=say>There ${lines.length === 1 ? `was 1 ${what}` : `were ${lines.length} ${what}s`} totaling ${$(Math.abs(sumOf(lines)))}.</div>${grid(
            "lrl",
            ["Date", "Amount", "Description"],
            lines.map((line) => [
              date.noYear(line.day),
              money.plain(Math.abs(line.amount)),
              escaped(line.text),
            ]),
            "class=t",
          )}`;
    const days = dailyBalances(bank.lines);
    const first: ReadonlyArray<readonly [string, number]> =
      days[0]?.[0] === start ? days : [[start, bank.opening], ...days];
    const third = Math.ceil(first.length / 3);
    const ledger = Array.from({ length: third }, (_, index) =>
      [0, 1, 2].flatMap((column) => {
        const entry = first[index + column * third];
        return entry ? [date.noYear(entry[0]), money.plain(entry[1])] : ["", ""];
      }),
    );
    const head = (page: number) =>
      `<div class=hd><div class=lg>ALLEGENTRUST</div><div><b>Virtual Spend Account Statement</b><br>Allegentrust Bank</div><div class=r>For the period <b>${date.slash(start)} to ${date.slash(end)}</b><br>Primary account number: XX-XXXX-${last4}<br>Page ${page} of 2</div></div>`;
    const html = document(
      `${BASE}${GAP}body{font:8.5pt Arial,sans-serif}.hd{display:flex;justify-content:space-between;border-bottom:3px solid #e07b1a;padding-bottom:6px;margin-bottom:10px}.lg{font:bold 16pt Arial;color:#414e58}h3{background:#414e58;color:#fff;font-size:10pt;padding:3px 7px;margin:12px 0 4px}h4{font-size:9.5pt;margin:10px 0 0}.say{font-size:8pt;text-align:right;margin-top:-11px}.band>div{border-left:2px solid #e07b1a;padding-left:6px}.k{font-size:7.5pt}.v{font-weight:bold;text-align:right}.t th{border-bottom:1px solid #414e58;font-size:7.5pt}.t td{font-size:8pt;padding:1.5px 0}.t td:nth-child(2),.t th:nth-child(2){width:90px}.t td:first-child{width:60px}.n{break-before:page}.u th{font-size:7.5pt;border-bottom:1px solid #414e58}.u td{font-size:8pt}`,
      `${head(1)}<div class=row><div>${holder(person)}</div><div><b>For 24-hour banking sign on to online banking at allegentrust.com</b><br>Customer service: 1-888-555-0152<br>Monday - Friday: 7 AM - 10 PM ET<br>Para servicio en espa&ntilde;ol, 1-866-555-0153<br>&#9993; Write to: Customer Service, PO Box 609, Pittsburgh, PA 15230-9738<br>Visit us at allegentrust.com</div></div><p><b>IMPORTANT ACCOUNT INFORMATION</b><br>The information below amends certain provisions of our Consumer Schedule of Service Charges and Fees. Effective on the first day of the coming quarter, the charge for a domestic wire transfer made at a branch changes to $30.00. Please retain this information for your records.</p>
<h3>Virtual Spend Account Summary &nbsp; Account number: XX-XXXX-${last4}</h3><b>${person.name}</b><p>Overdraft Protection has not been established for this account. Please contact us if you would like to set up this service.</p><b>Balance Summary</b>${band(
        [
          ["Beginning balance", money.plain(bank.opening)],
          ["Deposits and other additions", money.plain(sumOf(inn))],
          ["Checks and other deductions", money.plain(-sumOf(out))],
          ["Ending balance", money.plain(bank.closing)],
        ],
      )}${band([
        [
          "Average monthly balance",
          money.plain(Math.round(first.reduce((sum, [, amount]) => sum + amount, 0) / first.length)),
        ],
        ["Charges and fees", money.plain(-sumOf(fees))],
        ["", ""],
        ["", ""],
      ])}<b>Transaction Summary</b>${band([
        ["Checks paid/withdrawals", String(checks.length)],
        ["Card POS signed transactions", String(bank.of("card").length)],
        ["Total ATM transactions", String(bank.of("atm").length)],
        ["", ""],
      ])}<h3>Activity Detail</h3>${list("Deposits and Other Additions", inn, "Deposit or Other Addition").replace("Deposit or Other Additions totaling", "Deposits and Other Additions totaling")}<h4>Checks and Substitute Checks</h4><div class=say>There ${checks.length === 1 ? "was 1 check" : `were ${checks.length} checks`} totaling ${$(-sumOf(checks))}.</div>${grid(
        "llrl",
        ["Date posted", "Check number", "Amount", "Reference number"],
        checks.map((line) => [
          date.noYear(line.day),
          line.check,
          money.plain(-line.amount),
          `0${digits(random, 8)}`,
        ]),
        "class=u",
      )}
<div class=n>${head(2)}${list("Banking/Debit Card Withdrawals and Purchases", cards, "Banking/Debit Card deduction")}${list("Online and Electronic Banking Deductions", online, "Online or Electronic Banking Deduction")}${list("Other Deductions", fees, "Other Deduction")}<h4>Daily Balance Detail</h4>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], ledger, "class=u")}<p class=small>Member FDIC &nbsp; Equal Housing Lender. Please examine this statement carefully. If you believe there is an error, call us within 60 days. Review your account agreement for details on how interest and charges are figured.</p></div>`,
    );
    const named = (line: BankLine) => ({
      ...line,
      text: line.kind === "check" ? `Check ${line.check}` : line.text,
    });
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Allegentrust Bank",
          accounts: [
            {
              ...depositFacts("checking", "Allegentrust Bank", last4, start, end, bank),
              totalDeposits: decimal(sumOf(inn)),
              totalWithdrawals: decimal(-sumOf(out)),
            },
          ],
          transactions: rowsOf([...inn, ...checks, ...cards, ...online, ...fees].map(named), 1),
          allowed: { ...openDates(end, 1), "accounts.0.feesCharged": [decimal(-sumOf(fees))] },
        },
        "ALLEGENTRUST",
        "Allegentrust",
      ),
    };
  },
};

/** An online bank's savings account: few rows, credits and debits in columns, a running balance. */
const savings: Layout = {
  name: "uk-bank-online-savings",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 59 + 4);
    const person = makePerson(random);
    const { start, end } = someMonth(random);
    const last4 = digits(random, 4);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(150_000, 3_800_000),
      counts: { deposit: random.whole(0, 4), electronic: random.whole(0, 2) },
      sizes: { deposit: [5_000, 120_000], electronic: [10_000, 110_000] },
      say: (kind) =>
        kind === "deposit"
          ? random.pick([
              "ACH Deposit Requested transfer from TRI-COUNTY BANK",
              "Direct Deposit MARLIN FREIGHT PAYROLL",
              "eCheck Deposit",
            ])
          : "ACH Withdrawal Requested transfer to TRI-COUNTY BANK",
    });
    const yieldRate = random.pick([340, 365, 380, 420]);
    const interest = Math.round((((bank.opening + bank.closing) / 2) * yieldRate * 30) / 3_650_000);
    const closing = bank.closing + interest;
    const credits = sumOf(bank.of("deposit")) + interest;
    const debits = -sumOf(bank.of("electronic"));
    const paid = { day: end, text: "Interest Paid", amount: interest };
    const cells = (day: string, text: string, amount: number, running: number) => [
      date.slash(day),
      text,
      amount > 0 ? $(amount) : "$0.00",
      amount < 0 ? `-${$(-amount)}` : "-$0.00",
      $(running),
    ];
    const html = document(
      `${BASE}${GAP}body{font:9pt "Open Sans",Arial,sans-serif;color:#2a2a2a}.lg{font:bold 26pt Georgia;color:#4b0f4f}.side{border-left:4px solid #4b0f4f;padding-left:12px}h2{color:#4b0f4f;font-size:13pt;margin:18px 0 6px}.t th{background:#4b0f4f;color:#fff;padding:4px}.t td{padding:5px 4px;border-bottom:1px solid #ddd}.s td{padding:4px;border-bottom:1px dotted #888}`,
      `<div class=row><div class=lg>lumina</div><div class="side small"><b>Customer Statement</b><br>Lumina Bank<br>P.O. Box 951<br>Horsham, PA 19044<br>24/7 Customer Care: 1-877-555-0147<br>luminabank.com</div></div><p>${holder(person)}</p><div class=row><div>Statement Date<br><b>${date.slash(end)}</b></div><div>Statement Period<br><b>${date.slash(start)} - ${date.slash(end)}</b></div><div>Page<br><b>1 of 1</b></div></div>
<h2>Summary For Account</h2>${grid("llrr", ["Account Name", "Account Number", "Beginning Balance", "Ending Balance"], [["Online Savings Account", `xxxxxx${last4}`, $(bank.opening), $(closing)]], "class=t")}
<div class=row><div><h2>Account Activity Summary</h2>${pairs(
        [
          ["Beginning Balance", $(bank.opening)],
          ["Total Credits", $(credits)],
          ["Total Debits", `-${$(debits)}`],
          ["Ending Balance", $(closing)],
        ],
        "class=s",
      )}</div><div><h2>Interest Summary</h2>${pairs(
        [
          ["Annual Percentage Yield Earned", `${(yieldRate / 100).toFixed(2)}%`],
          ["Interest Paid This Period", $(interest)],
          [`Interest Paid Year-to-Date`, $(interest * Number(end.slice(5, 7)))],
          ["Days in Period", String(Number(end.slice(8)))],
        ],
        "class=s",
      )}</div></div>
<h2>Activity</h2>${grid("llrrr", ["Date", "Description", "Credits", "Debits", "Balance"], [[date.slash(start), "Beginning Balance", "", "", $(bank.opening)], ...bank.lines.map((line) => cells(line.day, line.text, line.amount, line.running)), cells(end, paid.text, interest, closing), [date.slash(end), "Ending Balance", "", "", $(closing)]], "class=t")}
<p class=small>For savings accounts, you may make up to 10 withdrawals per statement cycle without a fee. Save faster with buckets and boosters: set up a recurring transfer of $50.00 or more. In case of errors or questions about your electronic transfers, telephone us or write us as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. Lumina Bank, Member FDIC. Deposits are insured up to $250,000 per depositor.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Lumina Bank",
          accounts: [
            {
              ...depositFacts("savings", "Lumina Bank", last4, start, end, {
                opening: bank.opening,
                closing,
              }),
              statementDate: end,
              totalDeposits: decimal(credits),
              totalWithdrawals: decimal(debits),
            },
          ],
          transactions: rowsOf([...bank.lines, paid], 1),
        },
        "lumina",
        "Lumina",
      ),
    };
  },
};

export const ukBanks2: readonly Layout[] = [sections, savings];
