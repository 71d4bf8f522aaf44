import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  addDays,
  type BankKind,
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

/** One of the largest banks: one table of all rows with the balance at the end of each day. */
const everyday: Layout = {
  name: "uk-bank-everyday-checking",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 43 + 1);
    const person = makePerson(random);
    const { start, end } = someMonth(random);
    const last4 = digits(random, 4);
    const say = (kind: BankKind, day: string) => {
      if (kind === "deposit")
        return random.pick([
          "Marlin Freight LLC Payroll PPD Sample J",
          "Mobile Deposit : Ref Number :419270118",
          "Zelle From Quinn Muster on Ref # Pp0Rxk2L",
          "eDeposit IN Branch 11 Main St",
        ]);
      if (kind === "check") return "Check";
      if (kind === "card")
        return `Purchase authorized on ${date.noYear(addDays(day, -1))} ${shopText(pickShop(random))} S${digits(random, 15)} Card 5511`;
      if (kind === "atm")
        return `ATM Withdrawal authorized on ${date.noYear(day)} 1204 Front St Columbus OH 0003117 Card 5511`;
      if (kind === "fee") return "Monthly Service Fee";
      return random.pick([
        "City Water Dept Bill Pay On-Line xxxxx3321",
        "Geico Prem Coll Jordan Sample",
        "Recurring Transfer to Sample J Way2Save Savings Ref #Op0Kq",
        "Ohio Gas Co Direct Debit 88210",
      ]);
    };
    const fee = random.chance(0.35);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(40_000, 620_000),
      counts: {
        deposit: random.whole(2, 4),
        check: random.whole(0, 2),
        card: random.whole(8, 20),
        atm: random.whole(0, 2),
        electronic: random.whole(2, 4),
        fee: fee ? 1 : 0,
      },
      sizes: { fee: [1_000, 1_000] },
      say,
    });
    const inn = sumOf(bank.of("deposit"));
    const out = -sumOf(bank.lines.filter((line) => line.amount < 0));
    const rows = bank.lines.map((line, index) => {
      const isLast = bank.lines[index + 1]?.day !== line.day;
      return [
        date.bareNoYear(line.day),
        line.check,
        escaped(line.text),
        line.amount > 0 ? money.plain(line.amount) : "",
        line.amount < 0 ? money.plain(-line.amount) : "",
        isLast ? money.plain(line.running) : "",
      ];
    });
    const head = (page: number) =>
      `<div class=h><div><div class=ti>Everyday Select Checking</div>${date.long(end)} &#9632; Page ${page} of 2</div><div class=lg>TOLLIVER<br>MERCER</div></div>`;
    const from = date.bareNoYear(start);
    const to = date.bareNoYear(end);
    const html = document(
      `${BASE}${GAP}body{font:8.5pt Verdana,Arial,sans-serif}.h{display:flex;justify-content:space-between;margin-bottom:16px}.ti{font:bold 15pt Georgia}.lg{background:#8d1c1c;color:#ffd24a;font:bold 11pt Georgia;padding:9px;height:54px}.a{display:flex;gap:24px}.a>div{flex:1}h3{border-top:2px solid #444;padding-top:5px;font-size:10.5pt;margin:14px 0 4px}.t th{font-weight:normal;font-style:italic;font-size:7.5pt;border-bottom:1px solid #444;vertical-align:bottom}.t td{border-bottom:1px solid #ddd;padding:2px 0;font-size:7.5pt;vertical-align:top}.t td:nth-child(3){width:48%}.s td{padding:2px 0}.n{break-before:page}tr{break-inside:avoid}`,
      `${head(1)}<div class=a><div>${holder(person)}</div><div><b>Questions?</b><br><i>Available by phone 24 hours a day, 7 days a week:</i><br>We accept all relay calls, including 711<br><b>1-800-555-0186</b><br><i>Online:</i> tollivermercer.com<br><i>Write:</i> Tolliver Mercer Bank, N.A. (287)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
<div class=a style="margin-top:12px"><div><b>You and Tolliver Mercer</b><br>Thank you for being a loyal Tolliver Mercer customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</div><div><b>Account options</b><br><i>A check mark in the box indicates you have these convenient services with your account(s).</i>${pairs(
        [
          ["Online Banking", "&#9745;"],
          ["Direct Deposit", "&#9745;"],
          ["Overdraft Service", "&#9744;"],
        ],
      )}</div></div>
<div class=a><div><h3>Statement period activity summary</h3>${pairs(
        [
          [`Beginning balance on ${from}`, $(bank.opening)],
          ["Deposits/Additions", money.plain(inn)],
          ["Withdrawals/Subtractions", `- ${money.plain(out)}`],
          [`<b>Ending balance on ${to}</b>`, `<b>${$(bank.closing)}</b>`],
        ],
        "class=s",
      )}</div><div style="padding-top:20px">Account number: <b>${digits(random, 6)}${last4}</b><br><b>${person.name}</b><br><i>Ohio account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 041215537</div></div>
<h3>Overdraft Protection</h3>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your branch.
<div class=n>${head(2)}<h3>Transaction history</h3>${grid("lllrrr", ["Date", "Check<br>Number", "Description", "Deposits/<br>Additions", "Withdrawals/<br>Subtractions", "Ending daily<br>balance"], [...rows, [`<b>Ending balance on ${to}</b>`, "", "", "", "", `<b>${money.plain(bank.closing)}</b>`], ["<b>Totals</b>", "", "", `<b>${$(inn)}</b>`, `<b>${$(out)}</b>`, ""]], "class=t")}<p class=small><i>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</i></p>
<h3>Monthly service fee summary</h3><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker.</p><table><tr><td>Fee period ${date.slash(start)} - ${date.slash(end)}</td><td>Standard monthly service fee $10.00</td><td class=r>You paid ${fee ? "$10.00" : "$0.00"}</td></tr></table>${grid(
        "lrr",
        ["How to avoid the monthly service fee", "Minimum required", "This fee period"],
        [
          [
            "Minimum daily balance",
            "$15,000.00",
            $(Math.min(bank.opening, ...dailyBalances(bank.lines).map(([, amount]) => amount))),
          ],
          ["Total amount of qualifying electronic deposits", "$500.00", fee ? "$0.00" : $(inn)],
        ],
        "class=t",
      )}</div>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Tolliver Mercer",
          accounts: [
            {
              ...depositFacts("checking", "Tolliver Mercer", last4, start, end, bank),
              totalDeposits: decimal(inn),
              totalWithdrawals: decimal(out),
            },
          ],
          transactions: rowsOf(bank.lines, 1),
          allowed: { ...openDates(end, 1), "accounts.0.feesCharged": [fee ? "10.00" : "0.00"] },
        },
        "Tolliver Mercer Bank, N.A.",
        "Tolliver Mercer Bank",
        "TOLLIVER MERCER",
      ),
    };
  },
};

/** One of the largest banks: several deposit accounts in one statement, rows by section. */
const combined: Layout = {
  name: "uk-bank-combined",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 47 + 2);
    const person = makePerson(random);
    const start = addDays("2025-02-12", random.whole(0, 560));
    const end = addDays(start, random.whole(28, 31));
    const checking = digits(random, 4);
    const savings = digits(random, 4);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(50_000, 500_000),
      counts: {
        deposit: random.whole(2, 4),
        check: random.whole(0, 3),
        card: random.whole(6, 13),
        atm: random.whole(0, 2),
        electronic: random.whole(2, 5),
        fee: random.chance(0.3) ? 1 : 0,
      },
      say: (kind, day) => {
        if (kind === "deposit")
          return random.pick([
            `BRIGHTWELL CARE DES:PAYROLL ID:XXXXX4410 INDN:SAMPLE,JORDAN CO ID:XXXXX99103 PPD`,
            `BKOFCARL MOBILE ${date.noYear(day)} XXXXX30117 DEPOSIT *MOBILE OH`,
            "Zelle payment from SAM PLACEHOLDER Conf# t0yx8qmk1",
          ]);
        if (kind === "card")
          return `CHECKCARD ${date.noYear(day).replace("/", "")} ${shopText(pickShop(random))} ${digits(random, 11)}`;
        if (kind === "atm")
          return `CARLISLE ATM ${date.noYear(day)} #00000${digits(random, 4)} WITHDRWL HIGH & BROAD COLUMBUS OH`;
        if (kind === "fee") return "Monthly Maintenance Fee";
        return random.pick([
          "DUKE ENERGY OHIO DES:BILL PAY ID:XXXXX0011 INDN:SAMPLE CO ID:XXXXX55512 WEB",
          "STATE FARM RO 27 DES:SFPP ID:XXXXX S 1178 INDN:SAMPLE CO ID:XXXXX31004 CCD",
          "VERIZON WIRELESS DES:PAYMENTS ID:XXXXX7723 INDN:SAMPLE CO ID:XXXXX98397 WEB",
        ]);
      },
    });
    const rate = random.pick(["0.01", "0.02", "0.04"]);
    const saved = makeBank({
      random,
      start,
      end,
      opening: random.whole(200_000, 1_600_000),
      counts: { deposit: random.whole(1, 2), electronic: random.whole(0, 1) },
      sizes: { deposit: [5_000, 40_000], electronic: [10_000, 60_000] },
      say: (kind) =>
        kind === "deposit"
          ? `Online Banking transfer from CHK ${checking} Confirmation# ${digits(random, 10)}`
          : `Online Banking transfer to CHK ${checking} Confirmation# ${digits(random, 10)}`,
    });
    const interest = Math.max(2, Math.round((saved.opening * Number(rate) * 30) / 36_500));
    const paid: BankLine = {
      day: end,
      kind: "deposit",
      text: "Interest Earned",
      amount: interest,
      check: "",
      running: saved.closing + interest,
    };
    const savedIn = [...saved.of("deposit"), paid];
    const savedOut = saved.of("electronic");
    const savedEnd = saved.closing + interest;
    const minus = (lines: readonly BankLine[]) => (lines.length === 0 ? "-0.00" : money.plain(sumOf(lines)));
    const list = (title: string, lines: readonly BankLine[]) =>
      lines.length === 0
        ? ""
        : `<h4>${title}</h4>${grid(
            "llr",
            ["Date", "Description", "Amount"],
            lines.map((line) => [date.short(line.day), escaped(line.text), money.plain(line.amount)]),
            "class=t",
          )}<div class=tt><span>Total ${title.toLowerCase()}</span><span>${sumOf(lines) < 0 ? `-${$(-sumOf(lines))}` : $(sumOf(lines))}</span></div>`;
    const checks = bank.of("check");
    const foot = (page: number) =>
      `<div class=f>${person.name} &nbsp;|&nbsp; Account # 0045 8812 ${checking} &nbsp;|&nbsp; ${date.long(start)} to ${date.long(end)}<span>Page ${page} of 3</span></div>`;
    const html = document(
      `${BASE}${GAP}body{font:9pt Arial,Helvetica,sans-serif}.lg{font:bold 15pt Arial;letter-spacing:2px;color:#0b2265}h2{font:18pt Georgia;color:#0b2265;margin:8px 0 3px;font-weight:normal}h3{font:14pt Georgia;color:#0b2265;margin:14px 0 4px}h4{margin:7px 0 1px;font-size:10pt;color:#0b2265}.s td{border-bottom:1px solid #bbb;padding:3px 0}.t th{border-bottom:1px solid #000;font-size:8pt}.t td{border-bottom:1px solid #e2e2e2;font-size:7.5pt;padding:1px 0;vertical-align:top}.t td:first-child{width:62px}.tt{display:flex;justify-content:space-between;font-weight:bold;padding:1px 0}.n{break-before:page}.f{border-top:1px solid #999;font-size:7.5pt;display:flex;justify-content:space-between;margin-bottom:10px;padding-top:3px}`,
      `<div class=row><div><span class=lg>BANK OF CARLISLE</span><br><br>P.O. Box 15284<br>Wilmington, DE 19850<br><br>${holder(person)}</div><div><b>Customer service information</b><br>Customer service: 1.800.555.0143<br>bankofcarlisle.com<br>Bank of Carlisle, N.A.<br>P.O. Box 25118<br>Tampa, Florida 33622-5118</div></div>
<h2>Your combined statement</h2>for ${date.long(start)} to ${date.long(end)}
<h3>Your deposit accounts</h3>${grid(
        "llrr",
        ["Account/plan", "Account number", "Ending balance", "Details on"],
        [
          ["Adv Plus Banking", `0045 8812 ${checking}`, $(bank.closing), "Page 2"],
          ["Rewards Savings", `0045 8867 ${savings}`, $(savedEnd), "Page 3"],
          ["<b>Total balance</b>", "", `<b>${$(bank.closing + savedEnd)}</b>`, ""],
        ],
        "class=s",
      )}
<p style="border:1px solid #0b2265;padding:8px"><b>Would you recognize a scam?</b> Scammers pretend to be from banks and other companies. Don't send money or share codes with anyone who contacts you unexpectedly. Learn more at bankofcarlisle.com/security.</p><p class=small><b>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</b><br>Electronic transfers: In case of errors or questions about your electronic transfers, call or write us at the number or address on this statement. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. Reporting other problems - You must examine your statement carefully and promptly. Equal Housing Lender. Member FDIC.</p>
<div class=n>${foot(2)}<h2>Your Adv Plus Banking</h2>for ${date.long(start)} to ${date.long(end)}<div class=r>Account number: <b>0045 8812 ${checking}</b></div>${person.name}<h3>Account summary</h3><div style="width:58%">${pairs(
        [
          [`Beginning balance on ${date.long(start)}`, $(bank.opening)],
          ["Deposits and other additions", money.plain(sumOf(bank.of("deposit")))],
          ["ATM and debit card subtractions", minus(bank.of("card", "atm"))],
          ["Other subtractions", minus(bank.of("electronic"))],
          ["Checks", minus(checks)],
          ["Service fees", minus(bank.of("fee"))],
          [`<b>Ending balance on ${date.long(end)}</b>`, `<b>${$(bank.closing)}</b>`],
        ],
        "class=s",
      )}</div>${list("Deposits and other additions", bank.of("deposit"))}${list("ATM and debit card subtractions", bank.of("card", "atm"))}${list("Other subtractions", bank.of("electronic"))}${
        checks.length > 0
          ? `<h4>Checks</h4>${grid(
              "llr",
              ["Date", "Check #", "Amount"],
              checks.map((line) => [date.short(line.day), line.check, money.plain(line.amount)]),
              "class=t",
            )}<div class=tt><span>Total checks</span><span>-${$(-sumOf(checks))}</span></div><div class=tt><span>Total # of checks</span><span>${checks.length}</span></div>`
          : ""
      }${list("Service fees", bank.of("fee"))}</div>
<div class=n>${foot(3)}<h2>Your Rewards Savings</h2>for ${date.long(start)} to ${date.long(end)}<div class=r>Account number: <b>0045 8867 ${savings}</b></div>${person.name}<h3>Account summary</h3><div style="width:58%">${pairs(
        [
          [`Beginning balance on ${date.long(start)}`, $(saved.opening)],
          ["Deposits and other additions", money.plain(sumOf(savedIn))],
          ["Withdrawals and other subtractions", minus(savedOut)],
          ["Service fees", "-0.00"],
          [`<b>Ending balance on ${date.long(end)}</b>`, `<b>${$(savedEnd)}</b>`],
        ],
        "class=s",
      )}</div><p>Annual Percentage Yield Earned this statement period: ${rate}%.<br>Interest Paid Year To Date: ${$(interest * Number(end.slice(5, 7)))}.</p>${list("Deposits and other additions", savedIn)}${list("Withdrawals and other subtractions", savedOut)}</div>`,
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
          institution: "Bank of Carlisle",
          accounts: [
            {
              ...depositFacts("checking", "Bank of Carlisle", checking, start, end, bank),
              totalDeposits: decimal(sumOf(bank.of("deposit"))),
            },
            {
              ...depositFacts("savings", "Bank of Carlisle", savings, start, end, {
                opening: saved.opening,
                closing: savedEnd,
              }),
              totalDeposits: decimal(sumOf(savedIn)),
              totalWithdrawals: decimal(-sumOf(savedOut)),
            },
          ],
          transactions: [
            ...rowsOf(
              [
                ...bank.of("deposit"),
                ...bank.of("card", "atm"),
                ...bank.of("electronic"),
                ...checks,
                ...bank.of("fee"),
              ].map(named),
              1,
              0,
            ),
            ...rowsOf([...savedIn, ...savedOut], 1, 1),
          ],
          allowed: {
            ...openDates(end, 2),
            "accounts.0.totalWithdrawals": [decimal(-sumOf(bank.lines.filter((line) => line.amount < 0)))],
            "accounts.0.feesCharged": [decimal(-sumOf(bank.of("fee")))],
            "accounts.1.feesCharged": ["0.00"],
          },
        },
        "BANK OF CARLISLE",
        "Bank of Carlisle, N.A.",
      ),
    };
  },
};

export const ukBanks: readonly Layout[] = [everyday, combined];
