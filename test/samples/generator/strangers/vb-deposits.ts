import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, monthEnd, monthStart, NEXT, start, total } from "./un-data.ts";

const $ = money.dollar;
type Move = { readonly day: string; readonly text: string; readonly amount: number; readonly check?: string };

const IN = ["DIRECT DEPOSIT, CASCADE PAPER PAYROLL", "MOBILE DEPOSIT", "ZELLE FROM D FIGURANT"] as const;
const OUT = [
  "POS TOPS MARKETS #228 ROCHESTER NY",
  "DIRECT WITHDRAWAL, NATIONAL GRID UTILITYPAY",
  "POS DELTA SONIC 114 BUFFALO NY",
  "INTERNET TRNSFR TO SAV 8801",
  "RECUR DEBIT PLANET FIT 585-555-0100",
  "ATM WDRAWL 2210 MONROE AVE",
  "DIRECT WITHDRAWAL, GEICO PREM COLL",
] as const;

function month(seed: number, salt: number) {
  const { random, person } = start(seed, salt);
  const first = monthStart(random);
  const last = monthEnd(first);
  const day = () => addDays(first, random.whole(0, 27));
  const sorted = (rows: Move[]) => rows.toSorted((a, b) => a.day.localeCompare(b.day));
  const pay = random.whole(95_000, 260_000);
  const adds = sorted([
    { day: addDays(first, 4), text: IN[0], amount: pay },
    { day: addDays(first, 18), text: IN[0], amount: pay },
    ...(random.chance(0.6) ? [{ day: day(), text: IN[1], amount: random.whole(2_000, 90_000) }] : []),
    ...(random.chance(0.4) ? [{ day: day(), text: IN[2], amount: random.whole(10, 200) * 100 }] : []),
  ]);
  const outs = sorted(
    Array.from({ length: random.whole(4, 15) }, () => ({
      day: day(),
      text: random.pick(OUT),
      amount: random.whole(600, 21_000),
    })),
  );
  let number = random.whole(1_200, 8_800);
  const checks: Move[] = Array.from({ length: random.whole(3, 8) }, () => {
    number += random.pick([1, 1, 1, 2, 5]);
    return { day: day(), text: "CHECK", amount: random.whole(1_500, 70_000), check: String(number) };
  });
  const sums = { in: sum(adds), out: sum(outs), checks: sum(checks) };
  const opening = random.whole(60_000, 900_000) + Math.max(0, sums.out + sums.checks - sums.in);
  return { random, person, first, last, adds, outs, checks, sums, opening };
}

const sum = (rows: readonly Move[]) => total(rows.map((row) => row.amount));
const facts = (rows: readonly Move[], sign: 1 | -1) =>
  rows.map((row) => ({
    account: 0,
    date: row.day,
    description: row.check ? `Check ${row.check}` : row.text,
    amount: decimal(sign * row.amount),
  }));

/** A regional bank: "Additions" and "Subtractions" with counts, checks in pairs of columns, fees apart. */
const regional: Layout = {
  name: "vb-deposit-regional-latch",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = month(seed, 405);
    const fee = m.random.chance(0.5) ? 700 : 0;
    const number = digits(m.random, 12);
    const ending = m.opening + m.sums.in - m.sums.out - m.sums.checks - fee;
    const fees = fee > 0 ? [{ day: m.last, text: "MONTHLY MAINTENANCE FEE", amount: fee }] : [];
    const checks = m.checks;
    const half = Math.ceil(checks.length / 2);
    const skipped = (row: Move) => {
      const before = checks[checks.indexOf(row) - 1]?.check;
      return before !== undefined && Number(row.check) !== Number(before) + 1;
    };
    const cell = (row?: Move) =>
      row
        ? [`${row.check}${skipped(row) ? "*" : ""}`, date.bareNoYear(row.day), money.dollar(row.amount)]
        : ["", "", ""];
    const printed = Array.from({ length: half }, (_, index) => [
      ...cell(checks[index]),
      "",
      ...cell(checks[half + index]),
    ]);
    const list = (rows: readonly Move[]) =>
      rows.map((row) => [date.bareNoYear(row.day), "", escaped(row.text), $(row.amount)]);
    const masked = `XXXXXXXX${number.slice(-4)}`;
    const html = document(
      `body{font:9pt "Trebuchet MS",Arial}${BASE} .logo{font:bold 22pt Arial;color:#c00} .title{font:bold 13pt Arial;text-align:right} .s{border-top:2px solid #c00;border-bottom:1px solid #c00;font-weight:bold;padding:3px 0;margin-top:12px} .w td{padding:2px 4px} i{font-size:8pt}`,
      `<div class=row><div><div class=logo>LatchBank</div><div>P.O. Box 93885<br>Cleveland, OH 44101-5885</div></div><div><div class=title>Personal Banking Statement</div><div style="text-align:right">${date.long(m.last)}<br>page 1 of 2</div></div></div><div style="margin:20px 0"><span class=small>31 &nbsp; T &nbsp; 857 00000 R EM AO</span><br>${m.person.name.toUpperCase()}<br>${m.person.street.toUpperCase()}<br>${m.person.town.toUpperCase()}</div><div style="text-align:right"><b>Questions or comments?</b><br>Call our Latch2Us line: 1-800-539-2968</div>
<p><i>Enroll in Online Banking today at latch.example. Access your available accounts, transfer funds and view your transactions right from your PC.</i></p>
<div class=s>Latch Smart Checking &reg; ${masked}</div><div>${m.person.name.toUpperCase()}</div>${pairs(
        [
          [`Beginning balance ${date.bareShort(addDays(m.first, -1))}`, $(m.opening)],
          [`${m.adds.length} Additions`, `+${money.plain(m.sums.in)}`],
          [`${m.outs.length + checks.length} Subtractions`, `-${money.plain(m.sums.out + m.sums.checks)}`],
          ["Net fees and charges", fee > 0 ? `-${money.plain(fee)}` : "0.00"],
          [`<b>Ending balance ${date.bareShort(m.last)}</b>`, `<b>${$(ending)}</b>`],
        ],
        "class=w style='width:55%'",
      )}<div class=s>Additions</div>${grid(
        "lllr",
        [],
        [
          ["<b>Date</b>", "<b>Serial #</b>", "<b>Source</b>", ""],
          ...list(m.adds),
          ["", "", "<b>Total additions</b>", `<b>${$(m.sums.in)}</b>`],
        ],
        "class=w",
      )}<div class=s>Subtractions</div><b>Paper Checks</b> &nbsp; <span class=small>* check missing from sequence</span>${grid("llrlllr", ["Check", "Date", "Amount", "", "Check", "Date", "Amount"], printed, "class=w style='width:75%'")}<div style="text-align:right">Paper Checks Paid &nbsp; <b>${$(m.sums.checks)}</b></div>
<b>Withdrawals</b>${grid("lllr", ["Date", "Serial #", "Location", ""], [...list(m.outs), ["", "", "<b>Total subtractions</b>", `<b>${$(m.sums.out + m.sums.checks)}</b>`]], "class=w")}
<div class=s>Fees and charges</div>${fee > 0 ? grid("lrrr", ["Date", "Quantity", "Unit Charge", ""], [[`${date.bareShort(m.last)} &nbsp; MONTHLY MAINTENANCE FEE`, "1", "7.00", `-${$(fee)}`]], "class=w") : "<p>No fees were assessed this cycle. Thank you for maintaining an average balance of $1,000.00.</p>"}<div style="text-align:right">Fees and charges assessed this period &nbsp; <b>${fee > 0 ? `-${$(fee)}` : "$0.00"}</b></div>${NEXT}<div class=row><b>CUSTOMER ACCOUNT DISCLOSURES</b><span style="text-align:right">page 2 of 2</span></div><p class=small>The following disclosures apply only to accounts covered by the Federal Truth-in-Lending Act or the Federal Electronic Funds Transfer Act, as amended, or similar state laws. IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS: Call us at the phone number on page 1, or write LatchBank National Association, Customer Disputes, NY-31-17-0128, 17 Corporate Woods Blvd, Albany, NY 12211, as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem or error appeared. If we take more than 10 business days to do this, we will recredit your account.</p><p><b>BALANCING YOUR ACCOUNT</b> &nbsp; Enter balance from this statement $ ________ Add deposits not shown ________ Subtract outstanding checks ________ Equals your register ________</p><p class=small>LatchBank is a federally registered service mark. &copy; LatchCorp. Member FDIC. Equal Housing Lender.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "LatchBank",
          accounts: [
            {
              kind: "checking",
              institution: "LatchBank",
              accountLast4: number.slice(-4),
              statementDate: m.last,
              beginningBalance: decimal(m.opening),
              endingBalance: decimal(ending),
              totalDeposits: decimal(m.sums.in),
              totalWithdrawals: decimal(m.sums.out + m.sums.checks),
            },
          ],
          transactions: [...facts(m.adds, 1), ...facts(checks, -1), ...facts(m.outs, -1), ...facts(fees, -1)],
          allowed: {
            "accounts.0.feesCharged": [decimal(fee)],
            "accounts.0.periodStart": [m.first, addDays(m.first, -1)],
            "accounts.0.periodEnd": [m.last],
            "accounts.0.totalWithdrawals": [decimal(m.sums.out + m.sums.checks + fee)],
          },
        },
        "LatchBank National Association",
      ),
    };
  },
};

/** A community bank's core system: monospaced, debits with a trailing minus, checks in three columns, daily balances. */
const community: Layout = {
  name: "vb-deposit-community-checks",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = month(seed, 406);
    const number = digits(m.random, 8);
    const earned = m.random.whole(3, 190);
    const interest: Move = { day: m.last, text: "INTEREST EARNED", amount: earned };
    const credits = [...m.adds, interest];
    const ending = m.opening + m.sums.in + earned - m.sums.out - m.sums.checks;
    const debits = m.sums.out + m.sums.checks;
    const checkText = m.checks.map((row, index) => {
      const before = m.checks[index - 1]?.check;
      const skip = before !== undefined && Number(row.check) !== Number(before) + 1;
      return [date.noYear(row.day), `${row.check}${skip ? "*" : ""}`, money.plain(row.amount)];
    });
    const third = Math.ceil(checkText.length / 3);
    const blank = ["", "", ""];
    const checkRows = Array.from({ length: third }, (_, index) =>
      [checkText[index], checkText[third + index], checkText[2 * third + index]].flatMap(
        (cell) => cell ?? blank,
      ),
    );
    const all = [
      ...credits,
      ...m.outs.map((row) => ({ ...row, amount: -row.amount })),
      ...m.checks.map((row) => ({ ...row, amount: -row.amount })),
    ];
    const days = [...new Set(all.map((row) => row.day))].toSorted();
    const balances = days.map((day) => [
      date.noYear(day),
      money.trailing(m.opening + sum(all.filter((row) => row.day <= day))),
    ]);
    const third2 = Math.ceil(balances.length / 3);
    const balanceRows = Array.from({ length: third2 }, (_, index) =>
      [balances[index], balances[third2 + index], balances[2 * third2 + index]].flatMap(
        (cell) => cell ?? ["", ""],
      ),
    );
    const list = (rows: readonly Move[], minus: string) =>
      rows.map((row) => [date.noYear(row.day), escaped(row.text), `${money.plain(row.amount)}${minus}`]);
    const rule = `<div class=rule>`;
    const html = document(
      `body{font:8.5pt "Courier New",Courier,monospace}${BASE} .logo{font:bold 15pt "Times New Roman"} .rule{border-top:1px dashed #000;border-bottom:1px dashed #000;text-align:center;margin:8px 0;padding:2px} td{padding:0 4px}`,
      `<div class=row><div><div class=logo>The Farmers State Bank of Alder Fork</div>101 N MAIN ST &nbsp; PO BOX 188<br>ALDER FORK KS 67522 &nbsp; (620) 555-0142</div><div style="text-align:right">Date ${date.bareShort(m.last)} &nbsp; Page &nbsp; 1<br>Primary Account &nbsp; ****${number.slice(-4)}<br>Enclosures &nbsp; ${m.checks.length}</div></div><p>${m.person.name.toUpperCase()}<br>${m.person.street.toUpperCase()}<br>${m.person.town.toUpperCase()}</p><p>DRIVE-UP LOBBY IS NOW OPEN SATURDAYS 8:30 TO NOON. OUR PRIVACY NOTICE HAS NOT CHANGED AND IS AT FSBALDERFORK.EXAMPLE OR ON REQUEST.</p>${rule}CHECKING ACCOUNT</div>
<div class=row><div>${pairs([
        ["Account Title:", m.person.name.toUpperCase()],
        ["FARMERS NOW ACCOUNT", ""],
        ["Account Number", `****${number.slice(-4)}`],
        ["Previous Balance", money.plain(m.opening)],
        [`&nbsp;&nbsp;${m.adds.length} Deposits/Credits`, money.plain(m.sums.in)],
        [`&nbsp;&nbsp;${m.outs.length + m.checks.length} Checks/Debits`, money.plain(debits)],
        ["Service Charge", ".00"],
        ["Interest Paid", money.plain(earned)],
        ["Current Balance", money.plain(ending)],
      ])}</div><div>${pairs([
        ["Number of Enclosures", String(m.checks.length)],
        ["Statement Dates", `${date.bareShort(m.first)} thru ${date.bareShort(m.last)}`],
        ["Days in the statement period", String(Number(m.last.slice(8)))],
        ["Average Ledger", money.plain(Math.round((m.opening + ending) / 2))],
        ["Average Collected", money.plain(Math.round((m.opening + ending) / 2) - 1_200)],
        ["Interest Earned", money.plain(earned)],
        ["Annual Percentage Yield Earned", "0.10%"],
        [`${m.last.slice(0, 4)} Interest Paid`, money.plain(earned * Number(m.last.slice(5, 7)) + 12)],
      ])}</div></div>
${rule}DEPOSITS AND ADDITIONS</div>${grid("llr", ["Date", "Description", "Amount"], list(credits, ""))}
${rule}CHECKS AND WITHDRAWALS</div>${grid("llr", ["Date", "Description", "Amount"], list(m.outs, "-"))}
${rule}CHECKS IN NUMBER ORDER</div>${grid("llrllrllr", ["Date", "Check No", "Amount", "Date", "Check No", "Amount", "Date", "Check No", "Amount"], checkRows)}<div>* Denotes missing check numbers</div>
${rule}DAILY BALANCE INFORMATION</div>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], balanceRows)}
<div style="border:1px solid #000;margin-top:8px">${grid(
        "lrr",
        ["", "Total For This Period", "Total Year-to-Date"],
        [
          ["Total Overdraft Fees", "$.00", "$.00"],
          ["Total Returned Item Fees", "$.00", "$28.00"],
        ],
      )}</div><p style="text-align:center">*** END OF STATEMENT *** &nbsp; MEMBER FDIC</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "The Farmers State Bank of Alder Fork",
          accounts: [
            {
              kind: "checking",
              institution: "The Farmers State Bank of Alder Fork",
              accountLast4: number.slice(-4),
              statementDate: m.last,
              periodStart: m.first,
              periodEnd: m.last,
              beginningBalance: decimal(m.opening),
              endingBalance: decimal(ending),
              totalDeposits: decimal(m.sums.in),
              totalWithdrawals: decimal(debits),
            },
          ],
          transactions: [...facts(credits, 1), ...facts(m.outs, -1), ...facts(m.checks, -1)],
          allowed: {
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.totalDeposits": [decimal(m.sums.in + earned)],
          },
        },
        "Farmers State Bank of Alder Fork",
        "Farmers State Bank",
      ),
    };
  },
};

const KINDS = ["Purchase", "Purchase", "Purchase", "Transfer", "ATM Withdrawal"] as const;

/** An app's checking account: summary by kinds, "Amount" beside "Net Amount", settlement days, a round-up. */
const fintech: Layout = {
  name: "vb-deposit-fintech-carillon",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const m = month(seed, 407);
    const number = digits(m.random, 12);
    const outs = m.outs.map((row) => {
      const kind = m.random.pick(KINDS);
      const text =
        kind === "Purchase"
          ? m.random.pick([
              "Taco Bell 33418",
              "Lyft Ride Sun 6pm",
              "Circle K 07112",
              "Cash App*Riley",
              "Dutch Bros",
            ])
          : kind === "Transfer"
            ? "Transfer to Carillon Savings Account"
            : "ATM Withdrawal - Allpoint Walgreens";
      return { ...row, text, kind };
    });
    const of = (kind: (typeof KINDS)[number]) => sum(outs.filter((row) => row.kind === kind));
    const adds = m.adds.map((row) => ({
      ...row,
      text:
        row.text === IN[0]
          ? "Cascade Paper Co Payroll"
          : row.text === IN[1]
            ? "Mobile Check Deposit"
            : "Pay Anyone from Dana F",
      kind: row.text === IN[0] ? "Direct Deposit" : "Deposit",
    }));
    const ending = m.opening + m.sums.in - m.sums.out;
    const rows = [...adds, ...outs.map((row) => ({ ...row, amount: -row.amount }))].toSorted((a, b) =>
      b.day.localeCompare(a.day),
    );
    const minus = (amount: number) => (amount === 0 ? "$0.00" : `-${$(amount)}`);
    const html = document(
      `body{font:9pt Roboto,Arial}${BASE} .logo{font:bold 22pt Arial;color:#1ec677} h2{font-size:12pt;border-bottom:2px solid #1ec677;padding-bottom:4px} td,th{padding:4px 3px;border-bottom:1px solid #e5e5e5;font-size:8pt}`,
      `<div class=row><div class=logo>carillon</div><div style="text-align:right;font-size:8pt">Member Services<br>(844) 244-6363<br>PO Box 417, San Francisco, CA 94104-0417</div></div><p>${m.person.name}<br>${m.person.street}<br>${m.person.town}</p><h1 style="font-size:16pt">Checking Account Statement</h1><p>Account number \u2022\u2022\u2022\u2022${number.slice(-4)}<br>Statement period ${date.long(m.first)} (UTC) - ${date.long(m.last)} (UTC)</p><p class=small>Issued by Bancroft Bank, N.A.; Member FDIC</p><h2>Summary</h2>${pairs(
        [
          [`Beginning balance on ${date.long(m.first)}`, $(m.opening)],
          ["Deposits", $(m.sums.in)],
          ["ATM Withdrawals", minus(of("ATM Withdrawal"))],
          ["Purchases", minus(of("Purchase"))],
          ["Adjustments", "$0.00"],
          ["Transfers", minus(of("Transfer"))],
          ["Round Up Transfers", "$0.00"],
          ["Fees", "$0.00"],
          ["SpotMe Tips", "$0.00"],
          [`<b>Ending balance on ${date.long(m.last)}</b>`, `<b>${$(ending)}</b>`],
        ],
      )}<h2>Transactions</h2>${grid(
        "lllrrl",
        ["Transaction Date", "Description", "Type", "Amount", "Net Amount", "Settlement Date"],
        rows.map((row) => [
          date.bare(row.day),
          escaped(row.text),
          row.kind,
          $(row.amount),
          $(row.amount),
          date.bare(addDays(row.day, row.kind === "Purchase" ? 1 : 0)),
        ]),
      )}<h2>Yearly Summary</h2>${pairs([
        ["Total year-to-date fees", "$0.00"],
        ["Total overdraft fees for this period", "$0.00"],
      ])}<p class=small>Carillon is a financial technology company, not a bank. Banking services provided by Bancroft Bank, N.A. Error Resolution Procedures: In case of errors or questions about your electronic transactions, call 1-844-244-6363, write to Carillon Member Services or email support@carillon.example as soon as you can. We must hear from you no later than sixty (60) days after we sent the FIRST statement on which the problem appeared. If we need more time (10 business days) we may take up to 45 days and provisionally credit your account.</p><div class=small style="text-align:center">Page 1 of 1</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Carillon",
          accounts: [
            {
              kind: "checking",
              institution: "Carillon",
              accountLast4: number.slice(-4),
              periodStart: m.first,
              periodEnd: m.last,
              beginningBalance: decimal(m.opening),
              endingBalance: decimal(ending),
              totalDeposits: decimal(m.sums.in),
            },
          ],
          transactions: rows.map((row) => ({
            account: 0,
            date: row.day,
            description: row.text,
            amount: decimal(row.amount),
          })),
          allowed: {
            "accounts.0.totalWithdrawals": [decimal(m.sums.out)],
            "accounts.0.purchases": [decimal(of("Purchase"))],
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.statementDate": [m.last],
          },
        },
        "carillon",
        "Bancroft Bank, N.A.",
        "Bancroft Bank",
      ),
    };
  },
};

export const vbDeposits: readonly Layout[] = [regional, community, fintech];
