import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $0, digits, makeTrades, openOf, start, sum, type Trade, told } from "./uj-data.ts";

const BUREAUS = ["TransUnion", "Experian", "Equifax"];

/** A lender's merged file: one dense block a trade line, three scores, a summary by type. */
const triMerge: Layout = {
  name: "uj-credit-lender-merge",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 3);
    const trades = makeTrades(random, day);
    const open = openOf(trades);
    const base = random.whole(620, 770);
    const scores = [base, base + random.whole(-18, -3), base + random.whole(4, 20)];
    const inquiries = random.whole(1, 4);
    const lines = trades
      .map((one) => {
        const loan = one.kind !== "credit-card";
        const type = loan ? (one.kind === "mortgage" ? "MTG" : "INST") : "REV";
        return `<tr class=f><td>B</td><td class=w><b>${one.creditor}</b></td><td>${date.noYear(one.reported).slice(0, 2)}/${one.reported.slice(2, 4)}</td><td class=r>${$0(loan ? one.size : one.high)}</td><td>${date.short(one.opened).slice(0, 2)}/${one.opened.slice(2, 4)}</td><td class=r>${$0(one.balance)}</td><td class=r>${$0(one.payment)}</td><td class=r>$0</td><td>${type}</td><td class=r>${random.whole(6, 60)}</td><td class=r>0</td><td class=r>0</td><td class=r>0</td><td>${one.open ? "AS AGREED" : "PAID/CLSD"}</td></tr>
        <tr><td></td><td>${one.number}</td><td colspan=3>${loan ? `TERMS: ${one.months} MONTHS` : `CREDIT LIMIT: ${$0(one.size)}`}</td><td colspan=6>${one.open ? "OPEN" : "CLOSED"} &nbsp; SOURCE: TU/XP/EF</td><td colspan=3>DLA ${date.noYear(one.reported).slice(0, 2)}/${one.reported.slice(2, 4)}</td></tr>`;
      })
      .join("");
    const of = (...kinds: readonly Trade["kind"][]) => trades.filter((one) => kinds.includes(one.kind));
    const row = (name: string, list: readonly Trade[]) => [
      name,
      String(list.length),
      $0(sum(list.map((one) => one.balance))),
      $0(sum(list.map((one) => (one.kind === "credit-card" ? one.high : one.size)))),
      $0(sum(list.map((one) => one.payment))),
      "$0",
    ];
    const asked = Array.from({ length: inquiries }, (_, index) => [
      date.short(addDays(day, -7 - index * 23)),
      random.pick(["HARTWELL AUTO FIN", "BRIGHTLINE CARD", "CREDCO PARTNERS", "GREYSTONE HOME LNS"]),
      random.pick(["XP", "TU", "EF"]),
    ]);
    const html = document(
      `${BASE}body{font:7.6pt "Courier New",monospace;color:#000}.box{border:1px solid #000;margin-bottom:6px}.box td{padding:2px 5px;border:1px solid #999}.logo{font:bold 15pt Arial}h2{font:bold 9pt Arial;background:#000;color:#fff;margin:8px 0 3px;padding:2px 5px;text-align:center}.tl th{font-size:6.6pt;border-bottom:1px solid #000;vertical-align:bottom;padding:2px 3px}.tl td{font-size:7pt;padding:2px 3px}.tl .f td{border-top:1px solid #aaa}.w{white-space:nowrap}.t td,.t th{padding:2px 6px;border-bottom:1px solid #ccc}td+td,th+th{padding-left:4px}.tl td+td,.tl th+th{padding-left:8px}`,
      `<div class=row><div><div class=logo>MERIDEX</div>Meridex Credit Services, Inc.<br>PO BOX 509124 SAN DIEGO CA 92150<br>800-555-0142</div><div class=r><b style="font:bold 12pt Arial">INSTANT MERGE CREDIT REPORT</b><br>PAGE 1 OF 2</div></div>
      <table class=box><tr><td>PREPARED FOR<br><b>TALLGRASS HOME LENDING</b></td><td>REFERENCE #<br><b>${digits(random, 9)}</b></td><td>DATE ORDERED<br><b>${date.short(day)}</b></td><td>DATE COMPLETED<br><b>${date.short(day)}</b></td><td>REQUESTED BY<br><b>L. OKAFOR</b></td></tr>
      <tr><td>LOAN TYPE<br><b>CONVENTIONAL</b></td><td>LENDER CASE #<br><b>${digits(random, 7)}</b></td><td>REPOSITORIES<br><b>TU XP EF</b></td><td>PRICE<br><b>$${random.whole(31, 79)}.50</b></td><td>MARITAL STATUS<br><b>NOT DISCLOSED</b></td></tr>
      <tr><td colspan=2>BORROWER<br><b>${person.name.toUpperCase()}</b></td><td colspan=2>CURRENT ADDRESS<br><b>${person.street.toUpperCase()} ${person.town.toUpperCase()}</b></td><td>SSN<br><b>XXX-XX-${digits(random, 4)}</b></td></tr></table>
      <h2>SCORE MODELS</h2>
      <div class=row>${[
        ["TRANSUNION", "FICO RISK SCORE, CLASSIC 04"],
        ["EXPERIAN", "FAIR ISAAC MODEL V2"],
        ["EQUIFAX", "BEACON 5.0"],
      ]
        .map(
          ([name, model], index) =>
            `<div><b>${name}/${model}</b><br>SCORE: <b>${scores[index]}</b><br>RANGE: 300 TO 850<br>${["014 LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED", "010 PROPORTION OF BALANCES TO LIMITS IS TOO HIGH", "008 TOO MANY INQUIRIES LAST 12 MONTHS"].join("<br>")}</div>`,
        )
        .join("")}</div>
      <h2>CREDIT HISTORY</h2>
      <table class=tl><tr>${["E<br>C<br>O<br>A", "CREDITOR NAME<br>ACCOUNT NUMBER", "DATE<br>RPTD", "HIGH<br>CREDIT", "DATE<br>OPND", "BALANCE", "PMT", "PAST<br>DUE", "ACCT<br>TYPE", "MO<br>REV", "30", "60", "90+", "ACCOUNT<br>STATUS"].map((one, index) => `<th${[3, 5, 6, 7, 9, 10, 11, 12].includes(index) ? " class=r" : ""}>${one}</th>`).join("")}</tr>${lines}</table>
      <h2>TRADE SUMMARY</h2>
      ${grid("lrrrrr", ["", "#", "BALANCE", "HIGH CREDIT", "PAYMENTS", "PAST DUE"], [row("MORTGAGE", of("mortgage")), row("AUTO", of("auto-loan")), row("EDUCATION", of("student-loan")), row("OTHER INSTALLMENT", of("personal-loan")), row("REVOLVING", of("credit-card")), row("TOTAL", trades)], "class=t")}
      <h2>DEROGATORY SUMMARY</h2>
      ${pairs(
        [
          ["PUBLIC RECORDS", "0"],
          ["COLLECTIONS", "0"],
          ["CURRENT DELINQUENCIES", "0"],
          ["INQUIRIES", String(inquiries)],
          ["OPEN ACCOUNTS", String(open.length)],
          ["CLOSED ACCOUNTS", String(trades.length - open.length)],
        ],
        'class=t style="width:45%"',
      )}
      <h2>INQUIRIES LAST 120 DAYS</h2>${grid("lll", ["DATE", "NAME", "SOURCE"], asked, "class=t")}
      <h2>REPOSITORY REMARKS</h2><p>OFAC: NAME SEARCH CLEAR. NO SSN ALERTS. NO FRAUD VICTIM STATEMENTS ON FILE.</p>
      <p class=small>This report contains information supplied by the repositories named above. Its contents have not been verified by Meridex Credit Services, Inc. and may contain duplicate information. While this report is being used for some real estate lending purposes, it is not a Residential Mortgage Credit Report as defined by FNMA, FHLMC, FHA/VA guidelines. *** END OF REPORT ${date.short(day)} ***</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Meridex Credit Services, Inc.",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: day,
          accountsTotal: String(trades.length),
          accountsOpen: String(open.length),
          accountsClosed: String(trades.length - open.length),
          inquiries: String(inquiries),
          collections: "0",
          accounts: trades.map((one) => told(one)),
        },
        allowed: {
          institution: ["MERIDEX", "Meridex", "Meridex Credit Services", ...BUREAUS],
          "creditReport.bureau": [
            "MERIDEX",
            "Meridex",
            "Meridex Credit Services, Inc.",
            ...BUREAUS,
            ...BUREAUS.map((one) => one.toUpperCase()),
          ],
          "creditReport.score": scores.map(String),
          // "INST" under "Other installment" is all that the report says of a personal loan.
          ...Object.fromEntries(
            trades.flatMap((one, index) =>
              one.kind === "personal-loan" ? [[`creditReport.accounts.${index}.kind`, ["loan"]]] : [],
            ),
          ),
        },
      },
    };
  },
};

/** A monitoring service's print-out: every line three times, once a bureau. */
const threeBureau: Layout = {
  name: "uj-credit-monitor-3b",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 4);
    const trades = makeTrades(random, day);
    const open = openOf(trades);
    const base = random.whole(600, 780);
    const scores = [base, base + random.whole(-22, 22), base + random.whole(-22, 22)];
    const asked = [random.whole(0, 4), random.whole(0, 4), random.whole(0, 4)];
    const three = (label: string, value: string) => [label, value, value, value];
    /** Not every creditor reports everywhere. */
    const missing = random.chance(0.5) ? trades[trades.length - 1] : undefined;
    const counts = (list: readonly Trade[]) => [
      list.length,
      list.length,
      list.filter((one) => one !== missing).length,
    ];
    const closed = trades.filter((one) => !one.open);
    const columns = "lccc";
    const head = ["", ...BUREAUS];
    const number = (one: Trade) => `${one.number.slice(0, 8)}****`;
    const loanType = {
      "credit-card": ["Revolving", "Credit Card"],
      "auto-loan": ["Installment", "Auto Loan"],
      "student-loan": ["Installment", "Educational"],
      mortgage: ["Mortgage", "Conventional real estate mortgage"],
      "personal-loan": ["Installment", "Unsecured"],
    } as const;
    const months = Array.from({ length: 12 }, (_, index) =>
      date.abbreviated(addDays(day, -30 * (index + 1))).slice(0, 3),
    );
    const block = (one: Trade) => {
      const [type, detail] = loanType[one.kind];
      const card = one.kind === "credit-card";
      const last = date.slash(addDays(one.reported, -9));
      return `<div class=a><h3>${one.creditor}</h3>${grid(
        columns,
        head,
        [
          three("Account #:", number(one)),
          three("Account Type:", type),
          three("Account Type - Detail:", detail),
          three("Bureau Code:", "Individual"),
          three("Account Status:", one.open ? "Open" : "Closed"),
          three("Monthly Payment:", `${$0(one.payment)}.00`),
          three("Date Opened:", date.slash(one.opened)),
          three("Balance:", `${$0(one.balance)}.00`),
          three("No. of Months (terms):", String(one.months)),
          three("High Credit:", `${$0(one.high)}.00`),
          three("Credit Limit:", card ? `${$0(one.size)}.00` : "-"),
          three("Past Due:", "$0.00"),
          three("Payment Status:", "Current"),
          three("Last Reported:", date.slash(one.reported)),
          three("Comments:", one.open ? "-" : "Account closed by consumer"),
          three("Date Last Active:", last),
          three("Date of Last Payment:", last),
        ].map((cells) => (one === missing ? [...cells.slice(0, 3), "-"] : cells)),
        "class=t",
      )}<p class=y>Two-Year payment history</p>${grid(
        `l${"c".repeat(12)}`,
        ["Month", ...months],
        BUREAUS.map((name) => [
          name,
          ...months.map(() => (one === missing && name === "Equifax" ? "" : "OK")),
        ]),
        "class=y",
      )}</div>`;
    };
    const total = (list: readonly number[]) => `${$0(sum(list))}.00`;
    const html = document(
      `${BASE}body{font:8.4pt Tahoma,Arial,sans-serif;color:#222}.logo{font:bold 18pt Tahoma;color:#123b7a}.logo span{color:#f28b20}h2{background:#123b7a;color:#fff;font-size:10.5pt;padding:4px 8px;margin:14px 0 6px}h3{font-size:9.6pt;margin:10px 0 3px;color:#123b7a;text-transform:uppercase}.t td,.t th{padding:2px 6px;border:1px solid #d5dbe6}.t tr:nth-child(odd) td{background:#f4f7fb}.t th{text-align:center;background:#e3eaf5}.t td:first-child{font-weight:bold;width:24%}.y,.y td,.y th{font-size:6.8pt;padding:1px 3px}.a{break-inside:avoid}`,
      `<div class=row><div class=logo>my<span>Trio</span>Score</div><div class=r><b>3 Bureau Credit Report</b><br>Reference #: M${digits(random, 8)}<br>Report Date: ${date.slash(day)}</div></div>
      <p class=small>Quick Links: Credit Score | Summary | Account History | Public Information | Inquiries | Creditor Contacts</p>
      <h2>Personal Information</h2><p class=small>Below is your personal information as it appears in your credit file. This information includes your legal name, current and previous addresses, employment information and other details.</p>
      ${grid(columns, head, [three("Credit Report Date:", date.slash(day)), three("Name:", person.name.toUpperCase()), three("Date of Birth:", "1987"), three("Current Address(es):", `${person.street.toUpperCase()}<br>${person.town.toUpperCase()}`)], "class=t")}
      <h2>Credit Score</h2><p class=small>Your Credit Score is a representation of your overall credit health. Most lenders utilize some form of credit scoring to help determine your credit worthiness.</p>
      ${grid(columns, head, [["Credit Score:", ...scores.map(String)], ["Lender Rank:", ...scores.map((one) => (one > 720 ? "Great" : one > 650 ? "Fair" : "Poor"))], three("Score Scale:", "300-850")], "class=t")}
      <h2>Summary</h2><p class=small>Below is an overview of your present and past credit status including open and closed accounts and balance information.</p>
      ${grid(
        columns,
        head,
        [
          ["Total Accounts:", ...counts(trades).map(String)],
          ["Open Accounts:", ...counts(open).map(String)],
          ["Closed Accounts:", ...counts(closed).map(String)],
          three("Delinquent:", "0"),
          three("Derogatory:", "0"),
          three("Collection:", "0"),
          [
            "Balances:",
            total(trades.map((one) => one.balance)),
            total(trades.map((one) => one.balance)),
            total(trades.filter((one) => one !== missing).map((one) => one.balance)),
          ],
          [
            "Payments:",
            total(trades.map((one) => one.payment)),
            total(trades.map((one) => one.payment)),
            total(trades.filter((one) => one !== missing).map((one) => one.payment)),
          ],
          three("Public Records:", "0"),
          ["Inquiries(2 years):", ...asked.map(String)],
        ],
        "class=t",
      )}
      <h2>Account History</h2><p class=small>Information on accounts you have opened in the past is displayed below.</p>
      ${trades.map(block).join("")}
      <h2>Public Information</h2><p>None Reported</p>
      <h2>Inquiries</h2><p class=small>Below are the names of people and/or organizations who have obtained a copy of your Credit Report. Inquiries such as these can remain on your credit file for up to two years.</p>
      ${grid(
        "llll",
        ["Creditor Name", "Type of Business", "Date of inquiry", "Credit Bureau"],
        BUREAUS.flatMap((name, index) =>
          Array.from({ length: asked[index] ?? 0 }, (_, at) => [
            "BRIGHTLINE CARD",
            "Bank",
            date.slash(addDays(day, -20 - at * 61)),
            name,
          ]),
        ),
        "class=t",
      )}`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "myTrioScore",
        accounts: [],
        transactions: [],
        creditReport: {
          reportDate: day,
          accountsTotal: String(trades.length),
          accountsOpen: String(open.length),
          accountsClosed: String(trades.length - open.length),
          collections: "0",
          accounts: trades.map((one) => told(one)),
        },
        allowed: {
          institution: BUREAUS,
          "creditReport.bureau": [...BUREAUS, "myTrioScore"],
          "creditReport.score": scores.map(String),
          "creditReport.accountsTotal": counts(trades).map(String),
          "creditReport.accountsOpen": counts(open).map(String),
          "creditReport.accountsClosed": counts(closed).map(String),
          "creditReport.inquiries": [...asked, sum(asked)].map(String),
        },
      },
    };
  },
};

export const creditMergeLayouts: readonly Layout[] = [triMerge, threeBureau];
