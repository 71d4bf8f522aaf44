import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import {
  dailyBalances,
  digits,
  type HsDeposit,
  hsDeposit,
  hsMonth,
  type Move,
  rowsOf,
  sum,
} from "./hs-data.ts";

const { dollar: $, plain } = money;

const depositFacts = (account: HsDeposit, number: string) => ({
  accountLast4: number.slice(-4),
  beginningBalance: decimal(account.begin),
  endingBalance: decimal(account.end),
  totalDeposits: decimal(account.deposits),
  totalWithdrawals: decimal(account.withdrawals),
});

const harlow: Layout = {
  name: "hs-bank-everyday-coach",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const { random, person, start, end } = hsMonth(seed, 3);
    const number = digits(random, 10);
    const fee = random.chance(0.4) ? (["Monthly Service Fee", 1_500] as const) : undefined;
    const account = hsDeposit(random, start, end, {
      begin: random.whole(90_000, 640_000),
      count: random.whole(8, 20),
      checks: random.whole(0, 3),
      ...(fee && { fee }),
      text: (sort, base, day) =>
        sort === "card"
          ? `Purchase authorized on ${date.noYear(day)} ${base} S38${day.slice(5, 7)}40${day.slice(8)} Card 7715`
          : `${base} ${day.slice(2).replaceAll("-", "")} Jordan Sample`,
    });
    const lastOfDay = (index: number) => account.rows[index + 1]?.day !== account.rows[index]?.day;
    const html = document(
      `${BASE}body{font:9pt Verdana,Arial}.logo{background:#d71e28;color:#ffcd41;font:bold 12pt Georgia;padding:10px;width:.95in}.two{display:flex;gap:24px}.two>div{flex:1}.h{font-weight:bold;font-size:12pt;border-bottom:3px solid #d71e28;margin:14px 0 6px}.t td,.t th{font-size:7.5pt;padding:2px 4px;border-bottom:1px solid #ddd;vertical-align:bottom}.t .r{white-space:nowrap}.side{border:1px solid #aaa;padding:8px;font-size:8pt}`,
      `<div style="display:flex;justify-content:space-between"><div><b style="font-size:16pt">Everyday Checking</b><br>${date.long(end)} &nbsp;&#9632;&nbsp; Page 1 of 4</div><div class=logo>PRUITT<br>HARLOW</div></div><br><div class=two><div>${escaped(person.name.toUpperCase())}<br>${person.street}<br>${person.town}</div><div class=side><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>1-800-555-0169 (1-800-TO-PRUITT)<br>Online: pruittharlow.com<br>Write: Pruitt Harlow Bank, N.A. (228)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
<div class=two style="margin-top:14px"><div><b>You and Pruitt Harlow</b><p class=small>Thank you for being a loyal Pruitt Harlow customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</p></div><div class=side><b>Account options</b><br><span class=small>A check mark in the box indicates you have these convenient services with your account(s).</span>${pairs(
        [
          ["Online Banking", "&#9745;"],
          ["Direct Deposit", "&#9745;"],
          ["Auto Transfer/Payment", "&#9744;"],
          ["Overdraft Protection", "&#9744;"],
        ],
      )}</div></div>
<div class=two><div><div class=h>Statement period activity summary</div>${pairs([
        [`Beginning balance on ${date.bareNoYear(start)}`, $(account.begin)],
        ["Deposits/Additions", plain(account.deposits)],
        ["Withdrawals/Subtractions", `- ${plain(account.withdrawals)}`],
        [`<b>Ending balance on ${date.bareNoYear(end)}</b>`, `<b>${$(account.end)}</b>`],
      ])}</div><div style="padding-top:16px">Account number: <b>${number}</b><br><b>${escaped(person.name.toUpperCase())}</b><br><i>Oregon account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 123006800</div></div>
<div class=h>Overdraft Protection</div><p class=small>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your Pruitt Harlow branch.</p>
<div class=h>Transaction history</div>${grid(
        "lclrrr",
        [
          "Date",
          "Check<br>Number",
          "Description",
          "Deposits/<br>Additions",
          "Withdrawals/<br>Subtractions",
          "Ending daily<br>balance",
        ],
        [
          ...account.rows.map((row, index) => [
            date.bareNoYear(row.day),
            row.check ?? "",
            escaped(row.text),
            row.amount > 0 ? plain(row.amount) : "",
            row.amount < 0 ? plain(-row.amount) : "",
            lastOfDay(index) ? plain(row.balance) : "",
          ]),
          [
            `<b>Ending balance on ${date.bareNoYear(end)}</b>`,
            "",
            "",
            "",
            "",
            `<b>${plain(account.end)}</b>`,
          ],
          ["<b>Totals</b>", "", "", `<b>${$(account.deposits)}</b>`, `<b>${$(account.withdrawals)}</b>`, ""],
        ],
        "class=t",
      )}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>
<div class=h>Monthly service fee summary</div><p class=small>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p><div class=two><div>Fee period ${date.slash(start)} - ${date.slash(end)}</div><div>Standard monthly service fee $15.00</div><div>You paid ${fee ? "$15.00" : "$0.00"}</div></div>${grid(
        "lrr",
        ["How to avoid the monthly service fee", "Minimum required", "This fee period"],
        [
          ["Have any <b>ONE</b> of the following account requirements", "", ""],
          [
            "&nbsp;&middot; Minimum daily balance",
            "$500.00",
            `${$(Math.min(account.begin, ...account.rows.map((row) => row.balance)))} &#9744;`,
          ],
          [
            "&nbsp;&middot; Total amount of qualifying electronic deposits",
            "$500.00",
            `${$(fee ? 0 : account.deposits)} ${fee ? "&#9744;" : "&#9745;"}`,
          ],
        ],
        "class=t",
      )}<p class=small>&copy;2026 Pruitt Harlow Bank, N.A. All rights reserved. Member FDIC. NMLSR ID 399801</p>`,
    );
    const truth = {
      documentType: "bank-statements" as const,
      institution: "Pruitt Harlow",
      accounts: [
        {
          ...depositFacts(account, number),
          kind: "checking" as const,
          institution: "Pruitt Harlow",
          statementDate: end,
          periodStart: start,
          periodEnd: end,
        },
      ],
      transactions: rowsOf(account.rows),
      allowed: { "accounts.0.feesCharged": [fee ? "15.00" : "0.00"] },
    };
    return {
      html,
      truth: alsoNamed(truth, "PRUITT HARLOW", "Pruitt Harlow Bank, N.A.", "Pruitt Harlow Bank"),
    };
  },
};

const dlr: Layout = {
  name: "hs-bank-regional-performance",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const { random, person, start, end } = hsMonth(seed, 17);
    const number = digits(random, 10);
    const account = hsDeposit(random, start, end, {
      begin: random.whole(120_000, 520_000),
      count: random.whole(8, 18),
      interest: ["Interest Payment", 2],
      text: (sort, base, day) =>
        sort === "card"
          ? `7715 Debit Card Purchase ${base}`
          : sort === "electronic"
            ? `Web Pmt- ${base}`
            : `${base} XXXXX${day.slice(5, 7)}41`,
    });
    const of = (...sorts: ReadonlyArray<Move["sort"]>) =>
      account.rows.filter((row) => sorts.includes(row.sort));
    const deposits = of("deposit", "interest");
    const checks = of("check");
    const cards = of("card");
    const others = of("electronic");
    const list = (rows: readonly Move[]) =>
      grid(
        "lrl",
        ["Date", "Amount", "Description"],
        rows.map((row) => [date.noYear(row.day), plain(Math.abs(row.amount)), escaped(row.text)]),
        "class=t",
      );
    const days = dailyBalances(account);
    const third = Math.ceil(days.length / 3);
    const ledger = Array.from({ length: third }, (_, index) =>
      [0, 1, 2].flatMap((part) => {
        const entry = days[index + part * third];
        return entry ? [date.noYear(entry[0]), plain(entry[1])] : ["", ""];
      }),
    );
    const checkRows = checks.map((row) => [
      row.check ?? "",
      plain(-row.amount),
      date.noYear(row.day),
      `0${digits(random, 8)}`,
    ]);
    const count = (rows: readonly Move[], what: string) =>
      `There ${rows.length === 1 ? "was 1" : `were ${rows.length}`} ${what}${rows.length === 1 ? "" : "s"} totaling ${$(Math.abs(sum(rows)))}.`;
    const html = document(
      `${BASE}body{font:9pt Arial}.two{display:flex;gap:22px}.two>div{flex:1}.bar{background:#414e58;color:#fff;font-weight:bold;padding:3px 6px;margin:12px 0 3px}.sub{background:#dfe3e6;font-weight:bold;padding:2px 6px;margin:10px 0 2px;display:flex;justify-content:space-between}.t td,.t th{font-size:8.5pt;padding:1px 6px}.t td:nth-child(1){width:.7in}.t td:nth-child(2){width:1in}.b td,.b th{text-align:right;padding:2px 6px}.c td:last-child{width:1.2in}`,
      `<div class=two><div><b style="font-size:15pt">Performance Checking</b><br>DLR Bank</div><div class=r><b style="font-size:20pt;letter-spacing:2px;color:#e06a00">&#9650; DLR</b></div></div><div class=two style="margin-top:10px"><div><b>For the period &nbsp;${date.slash(start)} to ${date.slash(end)}</b><br><br>${escaped(person.name.toUpperCase())}<br>${person.street}<br>${person.town}</div><div>Primary account number: &nbsp;<b>XX-XXXX-${number.slice(-4)}</b><br>Page 1 of 4<br>Number of enclosures: 0<br><span class=small>For 24-hour banking sign on to DLR Bank Online Banking on dlr.com.<br>For customer service call 1-888-555-0155 between the hours of 6 AM and Midnight ET.<br>Para servicio en espa&ntilde;ol, 1-866-555-0104<br>Moving? Please contact us at 1-888-555-0155.</span></div></div>
<div class=bar>IMPORTANT INFORMATION ABOUT YOUR ACCOUNT</div><p class=small>Effective with your next statement, the fee for an outgoing international wire is $45.00. All other information in your Consumer Schedule of Service Charges and Fees continues to apply. Please read this notice carefully and retain it for your records.</p>
<div class=bar>Performance Checking Summary</div><div class=two><div>Account number: XX-XXXX-${number.slice(-4)}</div><div>${escaped(person.name)}</div></div><p class=small>Overdraft Protection has not been established for this account. Please contact us if you would like to set up this service.</p><div class=sub><span>Balance Summary</span></div>${grid("rrrr", ["Beginning<br>balance", "Deposits and<br>other additions", "Checks and other<br>deductions", "Ending<br>balance"], [[plain(account.begin), plain(account.deposits), plain(account.withdrawals), plain(account.end)]], "class=b")}${grid("rr", ["Average monthly<br>balance", "Charges<br>and fees"], [[plain(Math.round((account.begin + account.end) / 2)), ".00"]], "class=b")}<div class=sub><span>Interest Summary</span><span class=small>As of ${date.noYear(end)}, a total of ${$(account.interest * 5)} in interest was paid this year.</span></div>${grid("rrrr", ["Annual Percentage<br>Yield Earned (APYE)", "Number of days<br>in interest period", "Average collected<br>balance for APYE", "Interest Paid<br>this period"], [["0.02%", String(Number(end.slice(8))), plain(Math.round((account.begin + account.end) / 2)), plain(account.interest)]], "class=b")}
<div class=bar>Activity Detail</div><div class=sub><span>Deposits and Other Additions</span><span class=small>${count(deposits, "Deposit or Other Addition").replace("Deposit or Other Additions", "Deposits and Other Additions")}</span></div>${list(deposits)}${checks.length > 0 ? `<div class=sub><span>Checks and Substitute Checks</span><span class=small>${count(checks, "check")}</span></div>${grid("lrll", ["Check number", "Amount", "Date paid", "Reference number"], checkRows, "class=c")}` : ""}${cards.length > 0 ? `<div class=sub><span>Banking/Debit Card Withdrawals and Purchases</span><span class=small>${count(cards, "Debit Card withdrawal")}</span></div>${list(cards)}` : ""}${others.length > 0 ? `<div class=sub><span>Online and Electronic Banking Deductions</span><span class=small>${count(others, "Online or Electronic Banking Deduction")}</span></div>${list(others)}` : ""}<div class=sub><span>Daily Balance Detail</span></div>${grid("lrlrlr", ["Date", "Balance", "Date", "Balance", "Date", "Balance"], ledger)}<p class=small style="margin-top:14px">Member FDIC &nbsp; Equal Housing Lender</p>`,
    );
    const truth = {
      documentType: "bank-statements" as const,
      institution: "DLR Bank",
      accounts: [
        {
          ...depositFacts(account, number),
          kind: "checking" as const,
          institution: "DLR Bank",
          periodStart: start,
          periodEnd: end,
        },
      ],
      transactions: rowsOf([
        ...deposits,
        ...checks.map((row) => ({ ...row, text: row.check ?? "" })),
        ...cards,
        ...others,
      ]),
      allowed: {
        "accounts.0.statementDate": [end],
        "accounts.0.feesCharged": ["0.00"],
      },
    };
    return { html, truth: alsoNamed(truth, "DLR") };
  },
};

const veyo: Layout = {
  name: "hs-bank-online-savings",
  type: "bank-statements",
  heldOut: true,
  make: (seed) => {
    const { random, person, start, end } = hsMonth(seed, 41);
    const checking = random.chance(0.5);
    const make = (rate: number, count: number, begin: number) => {
      const number = digits(random, 10);
      const account = hsDeposit(random, start, end, {
        begin,
        count,
        interest: ["Interest Paid", rate],
        text: (sort, base) =>
          sort === "deposit"
            ? `ACH Deposit ${base}`
            : sort === "card"
              ? `POS Purchase ${base}`
              : `ACH Withdrawal ${base}`,
        ...(count === 0 && {
          extra: [
            {
              day: `${start.slice(0, 8)}06`,
              text: "Requested transfer from CHASE BANK ACCOUNT ENDING IN 1180",
              amount: random.whole(10, 90) * 1_000,
              sort: "deposit" as const,
            },
            {
              day: `${start.slice(0, 8)}19`,
              text: "Internet transfer to Spending account",
              amount: -random.whole(10, 60) * 1_000,
              sort: "electronic" as const,
            },
          ],
        }),
      });
      return { number, account, rate };
    };
    const savings = make(380, 0, random.whole(400_000, 2_900_000));
    const spending = make(10, random.whole(6, 14), random.whole(90_000, 320_000));
    const parts = [
      { ...savings, name: "Online Savings", kind: "savings" as const },
      ...(checking ? [{ ...spending, name: "Spending", kind: "checking" as const }] : []),
    ];
    const total = (pick: (account: HsDeposit) => number) =>
      parts.reduce((all, part) => all + pick(part.account), 0);
    const html = document(
      `${BASE}body{font:9.5pt Helvetica,Arial;color:#2b2b3a}.two{display:flex;gap:24px}.two>div{flex:1}.h{font-size:13pt;color:#5c2d91;margin:16px 0 4px}.t{margin-bottom:8px}.t th{background:#efe8f6;padding:4px;font-size:8.5pt}.t td{padding:4px;border-bottom:1px solid #e3e3ea;font-size:8.5pt}`,
      `<div class=two><div><b style="font-size:24pt;color:#5c2d91">veyo</b><br><span class=small>Veyo Bank<br>P.O. Box 13625<br>Philadelphia, PA 19101</span></div><div class=r><b style="font-size:13pt">${parts.length > 1 ? "Combined Customer Statement" : "Customer Statement"}</b><br>Statement Date<br><b>${date.slash(end)}</b></div></div><div class=two style="margin-top:18px"><div>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=r><b>Contact Us</b><br>1-877-555-0119<br>veyo.com</div></div>
<div class=h>Summary of Accounts</div>${grid("llrr", ["Account Name", "Account Number", "Beginning Balance", "Ending Balance"], [...parts.map((part) => [part.name, `xxxxxx${part.number.slice(-4)}`, $(part.account.begin), $(part.account.end)]), ["<b>Total</b>", "", `<b>${$(total((one) => one.begin))}</b>`, `<b>${$(total((one) => one.end))}</b>`]], "class=t")}
${parts
  .map(
    (part) =>
      `<div class=h>${part.name}</div><p>Account Number: xxxxxx${part.number.slice(-4)} &nbsp; | &nbsp; Statement Period: ${date.slash(start)} - ${date.slash(end)}</p><div class=two><div>${pairs(
        [
          ["Beginning Balance", $(part.account.begin)],
          ["Deposits and Other Credits", `+${$(part.account.deposits)}`],
          ["Withdrawals and Other Debits", `-${$(part.account.withdrawals)}`],
          ["<b>Ending Balance</b>", `<b>${$(part.account.end)}</b>`],
        ],
      )}</div><div>${pairs([
        ["Annual Percentage Yield Earned", `${(part.rate / 100).toFixed(2)}%`],
        ["Interest Paid this Period", $(part.account.interest)],
        ["Interest Paid Year-to-Date", $(part.account.interest * Number(end.slice(5, 7)))],
        ["Average Daily Balance", $(Math.round((part.account.begin + part.account.end) / 2))],
      ])}</div></div><p><b>Activity</b></p>${grid("llrrr", ["Date", "Description", "Credits", "Debits", "Balance"], [[date.slash(start), "Beginning Balance", "", "", $(part.account.begin)], ...part.account.rows.map((row) => [date.slash(row.day), escaped(row.text), row.amount > 0 ? $(row.amount) : "$0.00", row.amount < 0 ? `-${$(-row.amount)}` : "-$0.00", $(row.balance)]), [date.slash(end), "Ending Balance", "", "", $(part.account.end)]], "class=t")}`,
  )
  .join("")}
<p class=small><b>In Case of Errors or Questions About Your Electronic Transfers</b> Call or write us as soon as you can, if you think your statement or receipt is wrong or if you need more information about a transfer listed on the statement or receipt. We must hear from you no later than 60 days after we sent the FIRST statement on which the problem or error appeared. Federal regulation once limited savings withdrawals to 10 per statement cycle; an excessive transaction fee of $10.00 may apply.</p><p class=small>Veyo Bank, Member FDIC. &nbsp; Page 1 of 2</p>`,
    );
    const truth = {
      documentType: "bank-statements" as const,
      institution: "Veyo Bank",
      accounts: parts.map((part) => ({
        ...depositFacts(part.account, part.number),
        kind: part.kind,
        institution: "Veyo Bank",
        statementDate: end,
        periodStart: start,
        periodEnd: end,
      })),
      transactions: parts.flatMap((part, index) => rowsOf(part.account.rows, index)),
    };
    return { html, truth: alsoNamed(truth, "Veyo", "veyo") };
  },
};

export const hsDepositsOne: readonly Layout[] = [harlow, dlr, veyo];
