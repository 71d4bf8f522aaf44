import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import { $0, digits, makeTrades, openOf, revolving, start, sum, type Trade, told, usage } from "./uj-data.ts";

const LOANS = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto Loan",
  "student-loan": "Education Loan",
  mortgage: "Conventional Real Estate Mortgage",
  "personal-loan": "Unsecured Loan",
} as const;

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

/** A bureau's own disclosure: a summary by account type, then one long entry an account. */
const disclosure: Layout = {
  name: "uj-credit-bureau-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 1);
    const all = makeTrades(random, day);
    const of = (...kinds: readonly Trade["kind"][]) => all.filter((one) => kinds.includes(one.kind));
    const groups = [
      { name: "Revolving Accounts", row: "Revolving", list: of("credit-card") },
      { name: "Mortgage Accounts", row: "Mortgage", list: of("mortgage") },
      {
        name: "Installment Accounts",
        row: "Installment",
        list: of("auto-loan", "student-loan", "personal-loan"),
      },
      { name: "Other Accounts", row: "Other", list: [] as readonly Trade[] },
    ];
    const trades = groups.flatMap((group) => group.list);
    const inquiries = random.whole(0, 5);
    const file = digits(random, 10);
    const ratio = (used: number, of100: number) =>
      of100 > 0 ? `${Math.round((used * 100) / of100)}.0%` : "";
    const summaryRow = (name: string, list: readonly Trade[]) => {
      const open = openOf(list);
      if (open.length === 0) return [name, "0", "0", "", "", "", "", ""];
      const balance = sum(open.map((one) => one.balance));
      const limit = sum(open.map((one) => one.size));
      return [
        name,
        String(open.length),
        String(open.filter((one) => one.balance > 0).length),
        $0(balance),
        $0(limit - balance),
        $0(limit),
        ratio(balance, limit),
        $0(sum(open.map((one) => one.payment))),
      ];
    };
    const totals = openOf(trades);
    const history = () => {
      const year = Number(day.slice(0, 4));
      const rows = [year, year - 1, year - 2].map((one) => [
        String(one),
        ...MONTHS.map((_, index) => (one === year && index + 1 >= Number(day.slice(5, 7)) ? "" : "&#10003;")),
      ]);
      return grid("lcccccccccccc", ["Year", ...MONTHS], rows, "class=h");
    };
    const entry = (one: Trade, number: string) => {
      const card = one.kind === "credit-card";
      const last = addDays(one.reported, -random.whole(5, 20));
      const left: ReadonlyArray<readonly [string, string]> = [
        ["High Credit", $0(one.high)],
        ["Credit Limit", card ? $0(one.size) : ""],
        ["Terms Frequency", "MONTHLY"],
        ["Term Duration", card ? "" : String(one.months)],
        ["Balance", $0(one.balance)],
        ["Amount Past Due", ""],
        ["Actual Payment Amount", one.open && one.payment > 0 ? $0(one.payment) : ""],
        ["Date of Last Payment", date.abbreviated(last)],
        ["Date of Last Activity", ""],
        ["Scheduled Payment Amount", $0(one.payment)],
        ["Charge Off Amount", ""],
      ];
      const right: ReadonlyArray<readonly [string, string]> = [
        ["Owner", "INDIVIDUAL"],
        ["Account Type", card ? "REVOLVING" : one.kind === "mortgage" ? "MORTGAGE" : "INSTALLMENT"],
        ["Loan Type", LOANS[one.kind]],
        ["Date Opened", date.abbreviated(one.opened)],
        ["Date Reported", date.abbreviated(one.reported)],
        ["Months Reviewed", String(random.whole(12, 60))],
        ["Activity Designator", one.open ? "" : "PAID_AND_CLOSED"],
        ["Creditor Classification", "UNKNOWN"],
        ["Deferred Payment Start Date", ""],
        ["Balloon Payment Amount", ""],
        ["Date Closed", one.open ? "" : date.abbreviated(addDays(one.reported, -40))],
      ];
      return `<div class=e><h3>${number} ${one.creditor}${one.open ? "" : " (CLOSED)"}</h3><p class=g>Summary</p>
        <p>${card && one.open ? `Your debt-to-credit ratio represents the amount of credit you're using and generally makes up a percentage of your credit score. It's calculated by dividing an account's reported balance by its credit limit.` : `Your ${LOANS[one.kind].toLowerCase()} details and payment history are shown below.`}</p>
        ${pairs([["Account Number", `xxxxxxxx${one.number.slice(-4)}`], ["Account Status", "PAYS_AS_AGREED"], card && one.open && ["Available Credit", $0(one.size - one.balance)], card && one.open && ["Debt-to-Credit Ratio", ratio(one.balance, one.size)]], "class=s")}
        <p class=g>Payment History</p><p>View up to 7 years of monthly payment history on this account. The numbers indicated in each month represent the number of days a payment was past due.</p>${history()}
        <p class=g>Account Details</p><p>View detailed information about this account. Contact the creditor or lender if you have any questions about it.</p>
        <div class=row><div>${pairs(left, "class=d")}</div><div>${pairs(right, "class=d")}</div></div>
        <div class=row><div class=c><b>Comments</b><br>${one.open ? "&nbsp;" : "Account closed at consumer's request"}</div><div class=c><b>Contact</b><br>${one.creditor}<br>PO Box ${digits(random, 5)}<br>Sioux Falls, SD 57117<br>1-800-555-0${digits(random, 3)}</div></div></div>`;
    };
    const sections = groups
      .map((group, index) => {
        const heading = `<h2>${index + 2}. ${group.name}</h2><p>${group.list.length > 0 ? `${group.row} accounts reported to us by your creditors and lenders are listed here.` : `You currently do not have any ${group.name} in your file.`}</p>`;
        return `${heading}${group.list.map((one, at) => entry(one, `${index + 2}.${at + 1}`)).join("")}`;
      })
      .join("");
    const oldest = trades.toSorted((one, two) => one.opened.localeCompare(two.opened))[0];
    const html = document(
      `${BASE}body{font:8.6pt Arial,sans-serif;color:#222}.top{border-bottom:3px solid #a4123f;padding-bottom:6px}.logo{font:bold italic 20pt Arial;color:#a4123f;letter-spacing:1px}h2{font-size:15pt;color:#a4123f;margin:16px 0 4px}h3{font-size:12pt;margin:10px 0 4px;border-top:1px solid #bbb;padding-top:6px}.g{font-weight:bold;font-size:10pt;margin:8px 0 2px}.t td,.t th{border-bottom:1px solid #ccc;padding:4px 5px;font-size:8pt}.h td,.h th{font-size:7pt;padding:2px;border-bottom:1px solid #ddd}.s{width:60%}.d td,.s td{border-bottom:1px solid #e2e2e2;padding:2px 4px}.e{break-inside:avoid}.c{margin:6px 0}p{margin:3px 0}`,
      `<div class="row top"><div class=logo>EQUIVERA</div><div class=r>CREDIT REPORT<br><b>Page 1</b></div></div>
      <h1 style="font-size:20pt;margin:14px 0 0">Credit Report</h1><p>${person.name}</p>
      <div class=row><div><b>Report Confirmation</b><br>${file}</div><div><b>Report Date</b><br>${date.abbreviated(day)}</div></div>
      <h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equivera Credit Report.</p>
      ${pairs(
        [
          ["Report Date", date.abbreviated(day)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Alert Contacts", "0 Records Found"],
          ["Average Account Age", `${random.whole(2, 6)} Years, ${random.whole(1, 11)} Months`],
          ["Length of Credit History", `${random.whole(7, 14)} Years, ${random.whole(1, 11)} Months`],
          ["Accounts with Negative Information", "0"],
          ["Oldest Account", oldest ? `${oldest.creditor} (Opened ${date.abbreviated(oldest.opened)})` : ""],
        ],
        "class=t",
      )}
      <h3>Credit Accounts</h3><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>
      ${grid("lcccrrrr".replaceAll("c", "r"), ["Account Type", "Open", "With Balance", "Total Balance", "Available", "Credit Limit", "Debt-to-Credit", "Payment"], [...groups.map((group) => summaryRow(group.row, group.list)), summaryRow("<b>Total</b>", trades)], "class=t")}
      <h3>Other Items</h3><p>Your credit report includes information about any consumer statements, personal information, inquiries, public records and collections.</p>
      ${pairs(
        [
          ["Consumer Statements", "0 Statements Found"],
          ["Personal Information", `${random.whole(3, 8)} Items Found`],
          ["Inquiries", `${inquiries} Inquiries Found`],
          ["Public Records", "0 Records Found"],
          ["Collections", "0 Collections Found"],
        ],
        "class=t",
      )}
      ${sections}
      <h2>6. Consumer Statements</h2><p>Consumer Statements are explanations of up to 100 words you can attach to your credit file. You currently do not have any consumer statements in your file.</p>
      <h2>7. Personal Information</h2><p>Creditors use your personal information primarily to identify you. This information has no impact on your credit score.</p>
      ${pairs(
        [
          ["Name", person.name],
          ["Formerly known as", ""],
          ["Social Security Number", `xxxxx${digits(random, 4)}`],
          ["Current Address", `${person.street}, ${person.town}`],
        ],
        "class=t",
      )}
      <h2>8. Dispute File Information</h2><p>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation about the information in this report. When you file a dispute, the credit bureau you contact is required to investigate your dispute within 30 days.</p>`,
    );
    const card = usage(trades);
    const limit = sum(totals.map((one) => one.size));
    const total = Math.round((sum(totals.map((one) => one.balance)) * 100) / limit);
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Equivera",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equivera",
          reportDate: day,
          accountsOpen: String(totals.length),
          inquiries: String(inquiries),
          collections: "0",
          utilization: String(card.percent),
          accounts: trades.map((one) => told(one)),
        },
        allowed: {
          institution: ["EQUIVERA"],
          "creditReport.bureau": ["EQUIVERA"],
          "creditReport.utilization": [`${card.percent}.0`, String(total), `${total}.0`],
        },
      },
    };
  },
};

/** An app's report printed from the browser: a dial, a few figures, then the accounts in short blocks. */
const app: Layout = {
  name: "uj-credit-app-printout",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person, day } = start(seed, 2);
    const trades = makeTrades(random, day);
    const open = openOf(trades);
    const score = random.whole(585, 815);
    const card = usage(trades);
    const hard = random.whole(0, 6);
    const collections = random.chance(0.2) ? 1 : 0;
    const word = score >= 781 ? "Excellent" : score >= 661 ? "Good" : score >= 601 ? "Fair" : "Needs work";
    const cards = revolving(open);
    const block = (one: Trade) => {
      const plastic = one.kind === "credit-card";
      return `<div class=b><div class=row><div><b>${one.creditor}</b><br><span class=m>Reported: ${date.abbreviatedBare(one.reported)}</span></div><div class=r><b>${$0(one.balance)}</b><br><span class=m>${one.open ? "In good standing" : "Closed"}</span></div></div>
      <div class=row><div>${pairs(
        [
          ["Account status", one.open ? "Open" : "Closed"],
          ["Type", LOANS[one.kind]],
          ["Responsibility", "Individual"],
          ["Account number", `${one.number.slice(0, 4)}••••`],
          ["Opened", date.abbreviatedBare(one.opened)],
        ],
        "class=d",
      )}</div><div>${pairs(
        [
          ["Balance", $0(one.balance)],
          plastic ? ["Credit limit", $0(one.size)] : ["Original amount", $0(one.size)],
          plastic && ["Highest balance", $0(one.high)],
          plastic && one.open && ["Usage", `${Math.round((one.balance * 100) / one.size)}%`],
          ["Monthly payment", $0(one.payment)],
          !plastic && ["Term", `${one.months} months`],
          ["Past due", "$0"],
        ],
        "class=d",
      )}</div></div></div>`;
    };
    const section = (name: string, list: readonly Trade[]) =>
      list.length > 0
        ? `<h3>${name} <span class=m>(${list.length})</span></h3>${list.map(block).join("")}`
        : "";
    const closed = trades.filter((one) => !one.open);
    const loans = open.filter((one) => one.kind !== "credit-card");
    const shown = [...cards, ...loans, ...closed];
    const html = document(
      `${BASE}body{font:9.4pt Verdana,Geneva,sans-serif;color:#243}.logo{font:bold 17pt Verdana;color:#0a7d4f}.m{color:#667;font-size:8pt;font-weight:normal}.hero{background:#eef7f2;border-radius:14px;padding:14px 20px;margin:10px 0}.n{font-size:38pt;font-weight:bold;line-height:1}.tile{border:1px solid #cdd;border-radius:8px;padding:8px 10px}.tile b{font-size:15pt;display:block}.b{border:1px solid #dde;border-radius:8px;padding:8px 12px;margin:8px 0;break-inside:avoid}.d td{padding:2px 4px;font-size:8.4pt}h2{font-size:14pt;margin:16px 0 6px}h3{font-size:11pt;margin:12px 0 4px}.ad{border:1px dashed #0a7d4f;padding:8px 12px;margin:10px 0;font-size:8.4pt;border-radius:8px}`,
      `<div class=m>${date.bareShort(day)}, 9:${random.whole(10, 59)} PM &nbsp;&nbsp;&nbsp;&nbsp; Credit report | scorely</div>
      <div class=row style="align-items:center"><div class=logo>scorely</div><div class=r>Hi, ${person.name.split(" ")[0]}</div></div>
      <div class="hero row"><div><div class=m>Your TransUnion score</div><div class=n>${score}</div><div>${word}</div><div class=m>Calculated using VantageScore 3.0</div></div><div><div class=m>Updated ${date.abbreviatedBare(day)}</div><p>${random.chance(0.5) ? `Up ${random.whole(2, 19)} pts` : "No change"} since last update</p><p class=m>Score range 300 - 850</p></div></div>
      <h2>Credit factors</h2>
      <div class=row style="gap:10px"><div class=tile><span class=m>Payment history</span><b>100%</b><span class=m>High impact</span></div><div class=tile><span class=m>Credit card use</span><b>${card.percent}%</b><span class=m>High impact</span></div><div class=tile><span class=m>Derogatory marks</span><b>${collections}</b><span class=m>High impact</span></div></div>
      <div class=row style="gap:10px;margin-top:10px"><div class=tile><span class=m>Credit age</span><b>${random.whole(2, 9)} yrs, ${random.whole(1, 11)} mos</b><span class=m>Medium impact</span></div><div class=tile><span class=m>Total accounts</span><b>${trades.length}</b><span class=m>Low impact</span></div><div class=tile><span class=m>Hard inquiries</span><b>${hard}</b><span class=m>Low impact</span></div></div>
      <div class=ad><b>See if you could save on interest.</b> Members with a score like yours have been approved for cards with limits up to $10,000. Offers are not guaranteed. <u>Take a look</u></div>
      <h2>Credit report</h2>
      ${pairs(
        [
          ["Open accounts", String(open.length)],
          ["Closed accounts", String(closed.length)],
          ["Collections", String(collections)],
          ["Public records", "0"],
          ["Total balance on credit cards", $0(card.used)],
          ["Total credit limit", $0(card.limit)],
          ["Total loan balance", $0(sum(loans.map((one) => one.balance)))],
        ],
        "class=d",
      )}
      ${section("Credit cards", cards)}${section("Loans", loans)}${section("Closed accounts", closed)}
      <p class=m style="margin-top:14px">The information on this page comes from your TransUnion credit report as of ${date.abbreviatedBare(day)}. scorely is not a credit bureau. Lenders may use a different credit score to decide whether to approve you. VantageScore is a registered trademark of VantageScore Solutions, LLC.</p>
      <p class=m>https://www.scorely.example/credit-health/transunion/report &nbsp;&nbsp; 1/2</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "scorely",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: String(score),
          reportDate: day,
          accountsTotal: String(trades.length),
          accountsOpen: String(open.length),
          accountsClosed: String(closed.length),
          inquiries: String(hard),
          collections: String(collections),
          utilization: String(card.percent),
          accounts: shown.map((one) => told(one)),
        },
        allowed: { institution: ["TransUnion", "Scorely"] },
      },
    };
  },
};

export const creditLayouts: readonly Layout[] = [disclosure, app];
