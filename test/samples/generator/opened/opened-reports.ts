import { type CreditFileData, makeCreditFile, type Tradeline } from "../credit-report-data.ts";
import { reportLine, reportTruth } from "../credit-report-layouts.ts";
import { document } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { address, opened } from "./furniture.ts";

const whole = money.wholeDollars;

const LOAN_TYPES: Readonly<Record<string, string>> = {
  "credit-card": "CREDIT CARD",
  "auto-loan": "AUTOMOBILE",
  "student-loan": "STUDENT LOAN",
  mortgage: "CONVENTIONAL REAL ESTATE MORTGAGE",
  "personal-loan": "UNSECURED",
};

/** A bureau's long disclosure: satisfactory accounts one by one, terms in a sentence, high balances, months of history. */
const disclosure = opened("report-disclosure", "credit-reports", (seed) => {
  const d = makeCreditFile(seed);
  const block = (line: Tradeline) =>
    `<div style="border-top:2px solid #0a7;padding:5px 0;break-inside:avoid"><b>${line.creditor}</b> &nbsp; #${line.last4}****<br><span class=small>(PO BOX 9500, WILKES BARRE, PA 18773, (800) 555-0188)</span><div class=row><div>${pairs(
      [
        ["Date Opened:", date.slash(line.openedOn)],
        ["Responsibility:", "Individual Account"],
        ["Account Type:", line.limit > 0 ? "Revolving Account" : "Installment Account"],
        ["Loan Type:", LOAN_TYPES[line.kind] ?? ""],
      ],
    )}</div><div>${pairs([["Balance:", whole(line.balance)], ["Date Updated:", date.slash(addDays(d.reportDate, -9))], ["High Balance:", whole(Math.max(line.original, line.balance))], line.limit > 0 && ["Credit Limit:", whole(line.limit)], line.original > 0 && ["Original Amount:", whole(line.original)]])}</div><div>${pairs([["Pay Status:", line.open ? "Current; Paid or Paying as Agreed" : "Closed"], ["Terms:", line.open ? `${whole(line.monthly)} per month` : "Paid"], line.open ? undefined : ["Date Closed:", date.slash(addDays(d.reportDate, -200))]])}</div></div><div class=small>Rating: OK OK OK OK OK OK OK OK OK OK OK OK &nbsp; 30 days late: 0 &nbsp; 60 days late: 0</div></div>`;
  const html = document(
    `body{font:8.5pt "TeX Gyre Heros","Liberation Sans"}${BASE}h3{color:#0a7}`,
    `<div class=row><div style="font-size:19pt;color:#0a7">TransUnion</div><div class=r>***Begin Credit Report***<br>File Number: 44109227<br>Date Issued: ${date.slash(d.reportDate)}</div></div><h3>Personal Information</h3><p>Name: ${d.person.name} &nbsp; SSN: XXX-XX-5512 &nbsp; Date of Birth: XX/XX/1984<br>${address(d.person)}</p><h3>Account Information</h3><p class=small>Typically, creditors report any changes made to your account information monthly.</p>${d.lines.map(block).join("")}
    <h3>Regular Inquiries</h3><p class=small>Regular inquiries are posted when someone accesses your credit information from TransUnion.</p>${
      d.inquiries.length > 0
        ? grid(
            "ll",
            ["Company", "Requested On"],
            d.inquiries.map((inquiry) => [inquiry.name, date.slash(inquiry.day)]),
          )
        : "<p>None</p>"
    }<p>***End of Credit Report***</p>`,
  );
  const allowed = Object.fromEntries(
    d.lines.flatMap(
      (line, index): Array<[string, string[]]> => [
        [
          `creditReport.accounts.${index}.monthlyPayment`,
          line.open ? [String(line.monthly / 100)] : ["0.00"],
        ],
        [
          `creditReport.accounts.${index}.originalBalance`,
          [String(Math.max(line.original, line.balance) / 100)],
        ],
      ],
    ),
  );
  return {
    html,
    truth: reportTruth(
      "TransUnion",
      d,
      { accounts: d.lines.map((line) => reportLine(line, { monthly: line.open })) },
      {
        ...allowed,
        "creditReport.inquiries": [String(d.inquiries.length)],
        "creditReport.accountsTotal": [String(d.lines.length)],
        "creditReport.accountsOpen": [String(d.open)],
        "creditReport.accountsClosed": [String(d.closed)],
      },
    ),
  };
});

const factors = (d: CreditFileData) =>
  grid(
    "lll",
    ["Factor", "Yours", "Impact"],
    [
      ["Payment history", "100%", "High impact"],
      ["Credit card use", `${d.utilization}%`, "High impact"],
      ["Derogatory marks", "0", "High impact"],
      ["Credit age", "6 yrs, 4 mos", "Medium impact"],
      ["Total accounts", `${d.lines.length}`, "Low impact"],
      ["Hard inquiries", `${d.inquiries.length}`, "Low impact"],
    ],
  );

/** A free score service printing a bureau's file: the score's name and range, factors, accounts in groups of a kind. */
const scoreService = opened("report-score-service", "credit-reports", (seed) => {
  const d = makeCreditFile(seed);
  const groups = [
    ["Credit cards", (line: Tradeline) => line.kind === "credit-card"],
    ["Auto loans", (line: Tradeline) => line.kind === "auto-loan"],
    ["Home loans", (line: Tradeline) => line.kind === "mortgage"],
    ["Student loans", (line: Tradeline) => line.kind === "student-loan"],
    ["Personal loans", (line: Tradeline) => line.kind === "personal-loan"],
  ] as const;
  const group = (title: string, lines: readonly Tradeline[]) =>
    lines.length === 0
      ? ""
      : `<h4>${title}</h4>${grid(
          "lrrrl",
          ["Account", "Balance", title === "Credit cards" ? "Limit" : "Original amount", "Payment", "Status"],
          lines.map((line) => [
            line.creditor,
            whole(line.balance),
            whole(line.limit > 0 ? line.limit : line.original),
            whole(line.monthly),
            line.open ? "Open" : "Closed",
          ]),
        )}`;
  const html = document(
    `body{font:10pt "DejaVu Sans"}${BASE}td,th{padding:3px;border-bottom:1px solid #eee}h4{margin:14px 0 2px}`,
    `<div class=row><div style="font-size:18pt;color:#084">credit compass</div><div class=r>Equifax report<br>as of ${date.monthDay(d.reportDate)}, ${d.reportDate.slice(0, 4)}</div></div><div class=row><div style="text-align:center">VantageScore 3.0<div style="font-size:30pt">${d.score}</div><span class=small>out of 850. Up 6 points since last week</span></div><div>${factors(d)}</div></div>${groups.map(([title, test]) => group(title, d.lines.filter(test))).join("")}<h4>Collections</h4><p>${d.collections} account${d.collections === 1 ? "" : "s"} in collections</p>`,
  );
  const order = groups.flatMap(([, test]) => d.lines.filter(test));
  return {
    html,
    truth: reportTruth(
      "Equifax",
      d,
      {
        score: String(d.score),
        accountsTotal: String(d.lines.length),
        inquiries: String(d.inquiries.length),
        collections: String(d.collections),
        utilization: String(d.utilization),
        accounts: order.map((line) => reportLine(line, { monthly: true })),
      },
      { institution: ["credit compass"] },
    ),
  };
});

export const openedReports = [disclosure, scoreService];
