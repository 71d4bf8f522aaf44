import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import { digits, NEXT, start } from "./un-data.ts";
import { byDay, calendarMonth, type Row, rowsOf, signedRows, someDay, sumRows } from "./vf-data.ts";

const $ = money.dollar;

/** A very big bank: the summary with a sum for each section, the sections after it, checks with stars, the fee box. */
const bigBank: Layout = {
  name: "vf-bank-big",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 111);
    const first = addDays("2025-12-10", random.whole(0, 280));
    const last = addDays(first, random.whole(28, 31));
    const pay = random.whole(98_000, 240_000);
    const deposits: Row[] = byDay([
      {
        day: addDays(first, 3),
        text: "NORTHFIELD SCH DES:PAYROLL ID:XXXXX81277 INDN:SAMPLE CO ID:XXXXX00411 PPD",
        amount: pay,
      },
      {
        day: addDays(first, 17),
        text: "NORTHFIELD SCH DES:PAYROLL ID:XXXXX81277 INDN:SAMPLE CO ID:XXXXX00411 PPD",
        amount: pay,
      },
      ...(random.chance(0.6)
        ? [
            {
              day: someDay(random, first),
              text: "Zelle payment from DANA FOREMAN Conf# q81kx02ma",
              amount: random.whole(20, 400) * 100,
            },
          ]
        : []),
    ]);
    const card = byDay(
      Array.from({ length: random.whole(4, 11) }, () => {
        const day = someDay(random, first);
        const shop = random.pick([
          "PUBLIX #1447 ORLANDO FL",
          "WAWA 5211 KISSIMMEE FL",
          "ALDI 76042 ORLANDO FL",
          "MOBILE PURCHASE SUNPASS*ACC 888-865-5352 FL",
        ]);
        return {
          day,
          text: `CHECKCARD ${date.noYear(addDays(day, -1)).replace("/", "")} ${shop}`,
          amount: random.whole(310, 14_500),
        };
      }),
    );
    const other = byDay(
      Array.from({ length: random.whole(2, 5) }, () => ({
        day: someDay(random, first),
        text: random.pick([
          "DUKEENERGY DES:BILL PAY ID:910088412 INDN:SAMPLE CO ID:XXXXX4416 WEB",
          "PROGRESSIVE DES:INS PREM ID:XXXXX7742 CO ID:XXXXX0213 PPD",
          "Zelle payment to Lawn Luis Conf# r4gh20olp",
        ]),
        amount: random.whole(4_000, 52_000),
      })),
    );
    const hasChecks = random.chance(0.6);
    let number = random.whole(210, 980);
    const checks = hasChecks
      ? byDay(
          Array.from({ length: random.whole(1, 4) }, () => ({
            day: someDay(random, first),
            text: "",
            amount: random.whole(2_500, 90_000),
          })),
        ).map((row) => {
          number += random.whole(1, 3);
          return { ...row, text: `Check ${number}` };
        })
      : [];
    const fees: Row[] = random.chance(0.45)
      ? [{ day: last, text: "Monthly Maintenance Fee", amount: 1_200 }]
      : [];
    const beginning = random.whole(90_000, 800_000);
    const sums = {
      in: sumRows(deposits),
      card: sumRows(card),
      other: sumRows(other),
      checks: sumRows(checks),
      fees: sumRows(fees),
    };
    const out = sums.card + sums.other + sums.checks + sums.fees;
    const ending = beginning + sums.in - out;
    const account = digits(random, 12);
    const section = (title: string, rows: readonly Row[], sign: string, sum: number) =>
      rows.length === 0
        ? ""
        : `<h3>${title}</h3>${grid(
            "llr",
            ["Date", "Description", "Amount"],
            rows.map((row) => [date.short(row.day), row.text, `${sign}${grouped(row.amount)}`]),
            "class=t",
          )}<div class=tot><b>Total ${title.toLowerCase()}</b><b>${sign}$${grouped(sum)}</b></div>`;
    const html = document(
      `body{font:9pt Arial,Liberation Sans}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 18pt Georgia,Liberation Serif;color:#8a1c2b} h3{color:#8a1c2b;font-size:12pt;margin:14px 0 4px} .t th{border-bottom:1px solid #333} .t td{border-bottom:1px solid #e2e2e2;padding:3px 0} .t td+td{padding-left:8px} .tot{display:flex;justify-content:space-between;padding:4px 0} .s td{border-bottom:1px solid #ccc;padding:4px 0}`,
      `<div class=row><div>P.O. Box 15284<br>Wilmington, DE 19850<p>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p></div><div><div class=logo>COLONY NATIONAL BANK</div><p><b>Customer service information</b><br>Customer service: 1.800.555.0132<br>En Español: 1.800.555.0165<br>colonynational.example<br>Colony National Bank, N.A.<br>P.O. Box 25118, Tampa, FL 33622-5118</p></div></div>
<h2>Your CNB Advantage Plus Banking</h2><div>for ${date.long(first)} to ${date.long(last)} <span style="float:right">Account number: ${account.slice(0, 4)} ${account.slice(4, 8)} ${account.slice(8)}</span></div><b>${person.name.toUpperCase()}</b><h3>Account summary</h3><div style="width:60%">${pairs(
        [
          [`Beginning balance on ${date.long(first)}`, $(beginning)],
          ["Deposits and other additions", grouped(sums.in)],
          ["ATM and debit card subtractions", `-${grouped(sums.card)}`],
          ["Other subtractions", `-${grouped(sums.other)}`],
          ["Checks", `-${grouped(sums.checks)}`],
          ["Service fees", `-${grouped(sums.fees)}`],
          [`<b>Ending balance on ${date.long(last)}</b>`, `<b>${$(ending)}</b>`],
        ],
        "class=s",
      )}</div><p class=small>PULL: B CYCLE: ${random.whole(10, 60)} SPEC: E DELIVERY: P TYPE: IMAGE: A BC: FL</p><p><b>Did you know?</b> You can set up alerts to tell you when your balance drops below the amount you choose. Bring this up the next time you visit us.</p><div class=r>Page 1 of 4</div>${NEXT}<h3>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</h3><p class=small><b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement. <b>Updating your contact information</b> - We encourage you to keep your contact information up-to-date. <b>Deposit agreement</b> - When you opened your account, you received a deposit agreement and fee schedule. <b>Electronic transfers: In case of errors or questions about your electronic transfers</b> - If you think your statement or receipt is wrong or you need more information about an electronic transfer, telephone or write us as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. For most accounts, if we take more than 10 business days (20 if you are a new customer) to do this, we will provisionally credit your account. <b>Reporting other problems</b> - You must examine your statement carefully and promptly. <b>Direct deposits</b> - If you have arranged to have direct deposits made to your account at least once every 60 days from the same person or company, you may call us to find out if the deposit was made as planned.<br>&copy;2026 Colony National Bank Corporation. Member FDIC.</p>${NEXT}${section("Deposits and other additions", deposits, "", sums.in)}${section("ATM and debit card subtractions", card, "-", sums.card)}${section("Other subtractions", other, "-", sums.other)}${
        hasChecks
          ? `<h3>Checks</h3>${grid(
              "llr",
              ["Date", "Check #", "Amount"],
              checks.map((row) => [date.short(row.day), row.text.slice(6), `-${grouped(row.amount)}`]),
              "class=t style='width:50%'",
            )}<div class=tot><b>Total checks</b><b>-$${grouped(sums.checks)}</b></div><div class=tot><b>Total # of checks</b><b>${checks.length}</b></div><p class=small>* There is a gap in sequential check numbers</p>`
          : ""
      }<h3>Service fees</h3>${grid("lrr", ["", "Total for this period", "Total year-to-date"], [["Total Overdraft fees", "$0.00", "$0.00"]], "class=t")}<p>${fees.length > 0 ? "The Monthly Maintenance Fee was charged because you did not meet one of the requirements below." : "Based on the activity on your account for the statement period, a Monthly Maintenance Fee was not charged. You can continue to avoid the fee by doing one of the following:"}<br>&#10003; Have at least one direct deposit of $250+<br>&#10003; Maintain a minimum daily balance of $1,500+</p>${section("Service fees", fees, "-", sums.fees)}<p class=small>Note your Ending Balance already reflects the subtraction of Service Fees.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Colony National Bank",
          accounts: [
            {
              kind: "checking",
              institution: "Colony National Bank",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              beginningBalance: decimal(beginning),
              endingBalance: decimal(ending),
              totalDeposits: decimal(sums.in),
              totalWithdrawals: decimal(out),
            },
          ],
          transactions: [...rowsOf(deposits, 1), ...rowsOf([...card, ...other, ...checks, ...fees], -1)],
          allowed: {
            "accounts.0.totalWithdrawals": [decimal(out - sums.fees)],
            "accounts.0.feesCharged": [decimal(sums.fees), "0.00"],
            "accounts.0.statementDate": [last],
          },
        },
        "Colony National Bank, N.A.",
        "COLONY NATIONAL BANK",
      ),
    };
  },
};

/** A community bank: the core processor's plain print, minus signs after amounts, check list and daily balances in columns. */
const community: Layout = {
  name: "vf-bank-community",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 112);
    const { first, last } = calendarMonth(random);
    const account = digits(random, 7);
    const moves: Row[] = byDay([
      { day: first, text: "SSA TREAS 310 XXSOC SEC", amount: random.whole(110_000, 240_000) },
      { day: someDay(random, first), text: "Deposit", amount: random.whole(4_000, 90_000) },
      ...Array.from({ length: random.whole(2, 5) }, () => ({
        day: someDay(random, first),
        text: random.pick([
          "MEDIACOM 8005550188 CABLE PAY",
          "ALLIANT ENERGY UTIL BILL",
          "POS DEB HY-VEE AMES 1018 AMES IA",
          "POS DEB KUM & GO 0221 NEVADA IA",
          "FARM BUREAU FINA INS PREM",
        ]),
        amount: -random.whole(1_500, 19_000),
      })),
    ]);
    let number = random.whole(4_100, 8_800);
    const checks = byDay(
      Array.from({ length: random.whole(3, 9) }, () => ({
        day: someDay(random, first),
        text: "",
        amount: -random.whole(1_200, 42_000),
      })),
    ).map((row) => {
      number += random.pick([1, 1, 1, 2, 3]);
      return { ...row, text: `Check ${number}` };
    });
    const interest = random.whole(1, 90);
    const paid: Row = { day: last, text: "Interest Deposit", amount: interest };
    const all = byDay([...moves, ...checks, paid]);
    const beginning = random.whole(250_000, 900_000);
    const inRows = all.filter((row) => row.amount > 0);
    const outRows = all.filter((row) => row.amount < 0);
    const ending = beginning + sumRows(all);
    let running = beginning;
    const daily = [[first, beginning]] as Array<[string, number]>;
    for (const row of all) {
      running += row.amount;
      const top = daily.at(-1);
      if (top?.[0] === row.day) top[1] = running;
      else daily.push([row.day, running]);
    }
    const threes = (cells: ReadonlyArray<readonly string[]>) =>
      Array.from({ length: Math.ceil(cells.length / 3) }, (_, index) =>
        [0, 1, 2].flatMap((part) => cells[index * 3 + part] ?? []),
      );
    const html = document(
      `body{font:9pt "Courier New",Liberation Mono}${BASE} .row>table{flex:1;width:50%} .logo{font:bold 20pt "Times New Roman",Liberation Serif} .bar{border-top:2px solid #000;border-bottom:2px solid #000;text-align:center;font-weight:bold;margin:10px 0 4px}`,
      `<div class=row><div><div class=logo>First Prairie State Bank</div>"Neighbors since 1903"<br>412 Main Street, Story City, IA 50248<br>515-555-0177 &nbsp; Telebank 888-555-0128</div><div class=r>Date ${date.bareShort(last)} &nbsp; Page 1<br>Primary Account &nbsp; XXX${account.slice(-4)}<br>Enclosures ${checks.length}</div></div><p>${person.name}<br>${person.street}<br>${person.town}</p>
<p>***** Our lobby will be closed Monday in observance of the federal holiday. We will never call and ask for your PIN. *****</p><div class=bar>CHECKING ACCOUNT</div><div class=row>${pairs(
        [
          ["HERITAGE INTEREST CKNG", ""],
          ["Account Number", `XXX${account.slice(-4)}`],
          ["Previous Balance", grouped(beginning)],
          [`${inRows.length - 1} Deposits/Credits`, grouped(sumRows(inRows) - interest)],
          [`${outRows.length} Checks/Debits`, grouped(-sumRows(outRows))],
          ["Service Charge", ".00"],
          ["Interest Paid", decimal(interest)],
          ["Current Balance", grouped(ending)],
        ],
      )}${pairs([
        ["Number of Enclosures", String(checks.length)],
        ["Statement Dates", `${date.bareShort(first)} thru ${date.bareShort(last)}`],
        ["Days in the statement period", last.slice(8)],
        ["Interest Earned", decimal(interest)],
        ["Annual Percentage Yield Earned", "0.05%"],
        [`${last.slice(0, 4)} Interest Paid`, decimal(interest + (first.slice(5, 7) === "01" ? 0 : 177))],
      ])}</div><div class=bar>Activity in Date Order</div>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [...moves, paid].map((row) => [
          date.bareNoYear(row.day),
          row.text.replaceAll("&", "&amp;"),
          money.trailing(row.amount),
        ]),
      )}<div class=bar>Checks in Number Order</div>${grid("lrrlrrlrr", ["Date", "Check No", "Amount", "Date", "Check No", "Amount", "Date", "Check No", "Amount"], threes(checks.map((row, index) => [date.bareNoYear(row.day), `${row.text.slice(6)}${index > 0 && Number(row.text.slice(6)) - Number(checks[index - 1]?.text.slice(6)) > 1 ? "*" : ""}`, grouped(row.amount)])))}<div>* Denotes missing check numbers</div><div class=bar>Daily Balance Information</div>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], threes(daily.map(([day, sum]) => [date.bareNoYear(day), money.trailing(sum)])))}<div class=bar>INTEREST RATE SUMMARY</div><div>${date.bareNoYear(addDays(first, -1))} &nbsp;&nbsp; 0.05%</div>${NEXT}<div class=bar>THIS FORM IS PROVIDED TO HELP YOU BALANCE YOUR BANK STATEMENT</div><p>CHECKS OUTSTANDING - NOT CHARGED TO ACCOUNT: No. ______ $ ______<br>BANK BALANCE SHOWN ON THIS STATEMENT $ ______<br>ADD + DEPOSITS NOT CREDITED IN THIS STATEMENT (IF ANY) $ ______<br>TOTAL $ ______<br>SUBTRACT - CHECKS OUTSTANDING $ ______<br>BALANCE $ ______</p><p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS, telephone or write us at the number or address on the front of this statement as soon as you can. MEMBER FDIC. EQUAL HOUSING LENDER. First Prairie State Bank, Story City, Iowa.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "First Prairie State Bank",
          accounts: [
            {
              kind: "checking",
              institution: "First Prairie State Bank",
              accountLast4: account.slice(-4),
              periodStart: first,
              periodEnd: last,
              beginningBalance: decimal(beginning),
              endingBalance: decimal(ending),
              totalDeposits: decimal(sumRows(inRows) - interest),
              totalWithdrawals: decimal(-sumRows(outRows)),
            },
          ],
          transactions: [...signedRows([...moves, paid]), ...signedRows(checks)],
          allowed: {
            "accounts.0.totalDeposits": [decimal(sumRows(inRows))],
            "accounts.0.feesCharged": ["0.00"],
            "accounts.0.statementDate": [last],
            "accounts.0.apr": ["0.05"],
          },
        },
        "FIRST PRAIRIE STATE BANK",
      ),
    };
  },
};

export const vfBanks: readonly Layout[] = [bigBank, community];
