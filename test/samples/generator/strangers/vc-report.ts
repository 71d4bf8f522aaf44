import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { digits, NEXT, start, total } from "./un-data.ts";

const $ = money.wholeDollars;

const CREDITORS = [
  { creditor: "SYNCB/LOWES", kind: "credit-card" },
  { creditor: "DISCOVER BANK", kind: "credit-card" },
  { creditor: "BARCLAYS BANK DELAWARE", kind: "credit-card" },
  { creditor: "CREDIT ONE BANK NA", kind: "credit-card" },
  { creditor: "FREEDOM MORTGAGE CORP", kind: "mortgage" },
  { creditor: "ALLY FINANCIAL", kind: "auto-loan" },
  { creditor: "MARCUS BY GS BANK", kind: "personal-loan" },
] as const;

const LABEL = {
  "credit-card": ["Revolving", "Credit Card"],
  mortgage: ["Mortgage", "Conventional Real Estate Mortgage"],
  "auto-loan": ["Installment", "Auto"],
  "personal-loan": ["Installment", "Unsecured"],
} as const;

function line(random: Random, { creditor, kind }: (typeof CREDITORS)[number]) {
  const closed = random.chance(0.25);
  const card = kind === "credit-card";
  const size = random.whole(10, 180) * (kind === "mortgage" ? 200_000 : 10_000);
  const balance = closed ? 0 : Math.floor((size * random.whole(0, 90)) / 10_000) * 100;
  return {
    creditor,
    kind,
    closed,
    card,
    size,
    balance,
    payment: closed ? 0 : Math.max(2500, Math.floor(balance / 6e3) * 100),
    last4: digits(random, 4),
    opened: `20${random.whole(11, 24)}-0${random.whole(1, 9)}-${random.whole(10, 27)}`,
  };
}

/** A bureau's own file: a summary by types of account, sections numbered, one page for each account. */
export const vcReport: Layout = {
  name: "vc-report-numbered",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 361);
    const day = addDays("2026-01-09", random.whole(0, 290));
    const lines = CREDITORS.filter((_, index) => index === 0 || random.chance(0.7)).map((item) =>
      line(random, item),
    );
    const rank = (entry: (typeof lines)[number]) =>
      ["Revolving", "Mortgage", "Installment"].indexOf(LABEL[entry.kind][0]);
    const sorted = lines.toSorted((a, b) => rank(a) - rank(b));
    const summary = (["Revolving", "Mortgage", "Installment"] as const).map((type) => {
      const some = sorted.filter((entry) => LABEL[entry.kind][0] === type && !entry.closed);
      const owed = total(some.map((entry) => entry.balance));
      const limit = total(some.map((entry) => entry.size));
      return [
        type,
        String(some.length),
        String(some.filter((entry) => entry.balance > 0).length),
        $(owed),
        $(Math.max(0, limit - owed)),
        $(limit),
        limit > 0 ? `${((owed / limit) * 100).toFixed(1)}%` : "",
        $(total(some.map((entry) => entry.payment))),
      ];
    });
    const open = sorted.filter((entry) => !entry.closed);
    const inquiries = random.whole(0, 4);
    const score = random.chance(0.5) ? String(random.whole(540, 842)) : "";
    const asked = ["CAPITAL ONE", "UPLAND MOTORS", "T-MOBILE USA", "SOFI LENDING"].slice(0, inquiries);
    const block = (entry: (typeof lines)[number], index: number, section: number) =>
      `<div class=a><b>${section}.${index + 1} ${entry.creditor} ${entry.closed ? "(CLOSED)" : ""}</b><div class=row>${pairs(
        [
          ["Account Number", `xxxxxxxxxxxx ${entry.last4}`],
          ["Owner", "INDIVIDUAL"],
          ["Loan/Account Type", LABEL[entry.kind][1]],
          ["Status", entry.closed ? "Paid and Closed" : "Pays As Agreed"],
          ["Date Opened", date.abbreviated(entry.opened)],
          ["Date Reported", date.abbreviated(addDays(day, -12))],
        ],
      )}${pairs([
        ["Reported Balance", $(entry.balance)],
        entry.card ? ["Credit Limit", $(entry.size)] : ["Original Loan Amount", $(entry.size)],
        ["Monthly Payment", $(entry.payment)],
        ["Amount Past Due", "$0"],
        ["High Credit", $(entry.size)],
        ["Term Duration", entry.card ? "" : "60 Months"],
      ])}</div></div>`;
    const sections = (["Revolving", "Mortgage", "Installment"] as const)
      .map((type, index) => {
        const some = sorted.filter((entry) => LABEL[entry.kind][0] === type);
        return `<h3>${index + 2}. ${type} Accounts</h3>${some.length > 0 ? some.map((entry, at) => block(entry, at, index + 2)).join("") : `<p>You currently do not have any ${type} Accounts in your file.</p>`}`;
      })
      .join("");
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:italic bold 22pt Georgia,serif;color:#9e1b32} h3{color:#9e1b32;border-bottom:1px solid #9e1b32;margin:16px 0 4px} .a{border:1px solid #ccc;padding:6px;margin:6px 0;break-inside:avoid} .t td,.t th{font-size:8pt;padding:3px;border-bottom:1px solid #ddd}`,
      `<div class=row><div class=logo>EQUINOX</div><div class=r><b>CREDIT REPORT</b><br>Report Date ${date.abbreviated(day)}<br>Report Confirmation ${digits(random, 10)}</div></div>
<p>Dear ${person.name}:<br>Thank you for requesting your Equinox credit report. Your credit report contains information received primarily from companies which have granted you credit.</p>
<h3>1. Summary</h3><p>Review this summary for a quick view of key information contained in your Equinox Credit Report.</p>${pairs(
        [
          ["Report Date", date.abbreviated(day)],
          ["Credit File Status", "No fraud indicator on file"],
          score !== "" && ["Equinox Credit Score&trade; (range 280 - 850)", score],
          ["Average Account Age", "6 Years, 3 Months"],
          ["Length of Credit History", "14 Years, 10 Months"],
          ["Accounts with Negative Information", "0"],
          ["Total Accounts", String(sorted.length)],
          ["Open Accounts", String(open.length)],
          ["Closed Accounts", String(sorted.length - open.length)],
        ],
      )}<p><b>Credit Accounts</b> - Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${grid("lrrrrrrr", ["Account Type", "Open", "With Balance", "Total Balance", "Available", "Credit Limit", "Debt-to-Credit", "Payment"], summary, "class=t")}<p><b>Other Items</b></p>${pairs(
        [
          ["Consumer Statements", "0 Statements Found"],
          ["Personal Information", "4 Items Found"],
          ["Inquiries", `${inquiries} Inquiries Found`],
          inquiries > 0 && [
            "Most Recent Inquiry",
            `${asked[0] ?? ""} ${date.abbreviated(addDays(day, -31))}`,
          ],
          ["Public Records", "0 Records Found"],
          ["Collections", "0 Collections Found"],
        ],
      )}${NEXT}${sections}
<h3>5. Other Accounts</h3><p>Other accounts are those that are not already identified as Revolving, Mortgage or Installment Accounts. You currently do not have any Other Accounts in your file.</p><h3>6. Inquiries</h3>${
        inquiries > 0
          ? grid(
              "lll",
              ["Date", "Company", "Request Originator"],
              asked.map((name, index) => [date.abbreviated(addDays(day, -31 - index * 40)), name, ""]),
              "class=t",
            )
          : "<p>You currently do not have any hard inquiries in your file.</p>"
      }<h3>7. Dispute File Information</h3><p class=small>Equinox Information Services LLC, P.O. Box 740256, Atlanta, GA 30374-0256. If you believe that any of the information found on this report is incorrect, you may dispute it at no charge.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Equinox",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equinox",
          ...(score !== "" && { score }),
          reportDate: day,
          accountsTotal: String(sorted.length),
          accountsOpen: String(open.length),
          accountsClosed: String(sorted.length - open.length),
          inquiries: String(inquiries),
          collections: "0",
          accounts: sorted.map((entry) => ({
            creditor: entry.creditor,
            kind: entry.kind,
            balance: decimal(entry.balance),
            ...(entry.card ? { creditLimit: decimal(entry.size) } : { originalBalance: decimal(entry.size) }),
            monthlyPayment: decimal(entry.payment),
            status: entry.closed ? "closed" : "open",
          })),
        },
        allowed: {
          institution: ["Equinox Information Services LLC", "EQUINOX"],
          "creditReport.bureau": ["Equinox Information Services LLC"],
          "creditReport.utilization": [summary[0]?.[6]?.replace("%", "") ?? ""],
        },
      },
    };
  },
};
