import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { digits, NEXT, start, total } from "./un-data.ts";

const $ = money.wholeDollars;
type Kind = "credit-card" | "auto-loan" | "mortgage" | "student-loan";
const CREDITORS: ReadonlyArray<readonly [string, Kind]> = [
  ["TREMONT BANK USA", "credit-card"],
  ["SYNERGIA/LAWN BARN", "credit-card"],
  ["PLATTE VALLEY NB", "credit-card"],
  ["RIDGEWAY FIN SVCS", "auto-loan"],
  ["FENWICK MTG SVC", "mortgage"],
  ["DEPT OF ED/TENNFIRST", "student-loan"],
  ["CAPROCK FCU", "auto-loan"],
];
const SAID: Readonly<Record<Kind, string>> = {
  "credit-card": "Credit Card",
  "auto-loan": "Auto Loan",
  mortgage: "Conventional Real Estate Mortgage",
  "student-loan": "Student Loan",
};

function file(seed: number, salt: number) {
  const { random, person } = start(seed, salt);
  const day = addDays("2026-01-20", random.whole(0, 270));
  const from = random.whole(0, 2);
  const lines = CREDITORS.slice(from, from + random.whole(4, 7)).map(([creditor, kind], index) => {
    const open = index < 3 || random.chance(0.5);
    const card = kind === "credit-card";
    const limit = (kind === "mortgage" ? random.whole(900, 3_200) : random.whole(8, 260)) * 10_000;
    const balance = open ? Math.round((limit * random.whole(2, 88)) / 10_000) * 100 : 0;
    return {
      creditor,
      kind,
      open,
      card,
      limit,
      balance,
      pay: open ? Math.max(2_500, Math.round(balance / (kind === "mortgage" ? 15_500 : 4_500)) * 100) : 0,
      number: digits(random, 6),
      opened: addDays(day, -random.whole(400, 3_900)),
    };
  });
  const open = lines.filter((line) => line.open);
  const cards = open.filter((line) => line.card);
  const limits = total(cards.map((line) => line.limit));
  const used =
    limits > 0 ? String(Math.round((total(cards.map((line) => line.balance)) / limits) * 100)) : undefined;
  return { random, person, day, lines, open, used, limits, score: String(random.whole(548, 818)) };
}

type Line = ReturnType<typeof file>["lines"][number];
const facts = (line: Line) => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(line.card ? { creditLimit: decimal(line.limit) } : { originalBalance: decimal(line.limit) }),
  monthlyPayment: decimal(line.pay),
  status: line.open ? ("open" as const) : ("closed" as const),
});

/** A monitoring service's print of one bureau's file: dial, at-a-glance counts, a block for each account. */
const monitor: Layout = {
  name: "vb-report-monitor-lantern",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const f = file(seed, 441);
    const inquiries = f.random.whole(0, 4);
    const closed = f.lines.length - f.open.length;
    const html = document(
      `body{font:9.5pt Arial;color:#222}${BASE} .logo{font:bold 16pt Arial;color:#00729a} .dial{font-size:34pt;font-weight:bold;color:#00a651} .acct{border:1px solid #ccc;margin:8px 0;padding:8px;break-inside:avoid} .acct h3{margin:0 0 4px} td,th{padding:2px 4px;font-size:8.5pt} h2{color:#00729a;border-bottom:1px solid #00729a}`,
      `<div class=row><div class=logo>ScoreLantern</div><div style="text-align:right">Prepared for ${f.person.name}<br>Report date: ${date.abbreviated(f.day)}</div></div><h2>Your TransUnion&reg; Credit Report</h2><div class=row><div>VantageScore 3.0<div class=dial>${f.score}</div><span class=small>Range 300 to 850. Data by TransUnion.</span></div><div>${pairs(
        [
          ["Total accounts", String(f.lines.length)],
          ["Open accounts", String(f.open.length)],
          ["Closed accounts", String(closed)],
          ["Hard inquiries (last 2 years)", String(inquiries)],
          ["Collections", "0"],
          ["Public records", "0"],
          ...(f.used ? [["Credit card utilization", `${f.used}%`] as const] : []),
        ],
      )}</div></div><h2>Personal Information</h2><p>Name: ${f.person.name}<br>Current address: ${f.person.street}, ${f.person.town}<br>Year of birth: 1984<br>Employer on file: CASCADE PAPER CO</p><h2>Accounts</h2>${f.lines
        .map(
          (line) =>
            `<div class=acct><h3>${line.creditor}</h3><div class=small>Account ${line.number}****</div><div class=row><div>${pairs(
              [
                ["Account type", SAID[line.kind]],
                ["Status", line.open ? "Open" : "Closed"],
                ["Opened", date.abbreviated(line.opened)],
                ["Responsibility", "Individual"],
              ],
            )}</div><div>${pairs([
              ["Balance", $(line.balance)],
              [line.card ? "Credit limit" : "Original loan amount", $(line.limit)],
              ["Monthly payment", $(line.pay)],
              ["Payment status", line.open ? "Current" : "Paid as agreed"],
            ])}</div></div></div>`,
        )
        .join("")}<h2>Hard Inquiries</h2>${
        inquiries === 0
          ? "<p>No hard inquiries in the last two years.</p>"
          : grid(
              "ll",
              ["Company", "Date"],
              Array.from({ length: inquiries }, (_, index) => [
                `CREDCO/LENDER ${index + 1}`,
                date.abbreviated(addDays(f.day, -60 - index * 131)),
              ]),
            )
      }<p class=small>ScoreLantern is not a credit repair organization. Lenders may use a different score. You are entitled to a free disclosure of your file from each nationwide agency every week at annualcreditreport.com. ScoreLantern, Inc., P.O. Box 30963, Oakland, CA 94604.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "TransUnion",
          score: f.score,
          reportDate: f.day,
          accountsTotal: String(f.lines.length),
          accountsOpen: String(f.open.length),
          accountsClosed: String(closed),
          inquiries: String(inquiries),
          collections: "0",
          ...(f.used ? { utilization: f.used } : {}),
          accounts: f.lines.map(facts),
        },
        allowed: { institution: ["TransUnion", "ScoreLantern", "ScoreLantern, Inc."] },
      },
    };
  },
};

/** The bureau's own disclosure: numbered sections, one wide table an account, no score. */
const disclosure: Layout = {
  name: "vb-report-equifax-disclosure",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const f = file(seed, 442);
    const inquiries = f.random.whole(1, 5);
    const closed = f.lines.length - f.open.length;
    const confirmation = digits(f.random, 10);
    const top = `<div class=row><b>${f.person.name.toUpperCase()}</b><span style="text-align:right">${date.abbreviated(f.day)} &nbsp; Confirmation # ${confirmation}</span></div>`;
    const html = document(
      `body{font:9pt Arial}${BASE} .logo{font:italic 900 20pt Arial;color:#981e32} h2{font-size:14pt;color:#981e32;margin:16px 0 4px} .t td,.t th{border:1px solid #ccc;padding:3px;font-size:8pt} .s td{padding:3px;border-bottom:1px solid #eee}`,
      `<div class=logo>EQUIFAX</div><h1 style="font-size:18pt">CREDIT REPORT</h1><p>${f.person.name.toUpperCase()}<br>Report Confirmation: ${confirmation}</p><h2>1. Summary</h2><p>Review this summary for a quick view of key information contained in your Equifax Credit Report.</p>${pairs(
        [
          ["Report Date", date.abbreviated(f.day)],
          ["Credit File Status", "No fraud indicator on file"],
          ["Alert Contacts", "0 Records Found"],
          ["Total Accounts", String(f.lines.length)],
          ["Open Accounts", String(f.open.length)],
          ["Closed Accounts", String(closed)],
          ["Accounts with Negative Information", "0"],
          ["Inquiries", String(inquiries)],
          ["Public Records", "0 Records Found"],
          ["Collections", "0"],
        ],
        "class=s",
      )}${NEXT}${top}<h2>2. Accounts</h2><p>Your credit report includes information about activity on your credit accounts that may affect your credit score and rating.</p>${f.lines
        .map(
          (line, index) =>
            `<div style="break-inside:avoid"><h3>2.${index + 1} ${line.creditor} (${line.open ? "OPEN" : "CLOSED"})</h3>${grid(
              "llll",
              [],
              [
                ["Account Number", `xxxxxxxx ${line.number.slice(2)}`, "Reported Balance", $(line.balance)],
                [
                  "Account Status",
                  line.open ? "PAYS_AS_AGREED" : "PAID_AND_CLOSED",
                  "Loan/Account Type",
                  SAID[line.kind],
                ],
                [
                  line.card ? "Credit Limit" : "High Credit",
                  $(line.limit),
                  "Scheduled Payment Amount",
                  $(line.pay),
                ],
                ["Date Opened", date.abbreviated(line.opened), "Amount Past Due", "$0"],
                ["Date Reported", date.abbreviated(addDays(f.day, -9)), "Terms Frequency", "MONTHLY"],
              ],
              "class=t",
            )}</div>`,
        )
        .join(
          "",
        )}${NEXT}${top}<h2>3. Inquiries</h2><p>Hard inquiries may impact your credit score and remain up to 2 years.</p>${grid(
        "lll",
        ["Date", "Company", "Request Originator"],
        Array.from({ length: inquiries }, (_, index) => [
          date.abbreviated(addDays(f.day, -40 - index * 97)),
          ["NORTHGATE AUTO", "TMOBILITY", "CAPROCK FCU", "LENDCO", "HOMEPOINT"][index] ?? "",
          "",
        ]),
        "class=t",
      )}<h2>4. Personal Information</h2><p>Current address: ${f.person.street}, ${f.person.town}</p><h2>5. Dispute File Information</h2><p class=small>If you believe that any of the information found on this report is incorrect, there are 3 ways to launch an investigation. Visit equifax.com/personal/disputes, or write to Equifax Information Services LLC, P.O. Box 740256, Atlanta, GA 30374-0256, or call 888-548-7878.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Equifax",
          reportDate: f.day,
          accountsTotal: String(f.lines.length),
          accountsOpen: String(f.open.length),
          accountsClosed: String(closed),
          inquiries: String(inquiries),
          collections: "0",
          // "High Credit" of a loan is mostly, not always, what was borrowed.
          accounts: f.lines.map((line) => {
            const { originalBalance: _, ...printed } = { originalBalance: "", ...facts(line) };
            return printed;
          }),
        },
        allowed: {
          institution: ["Equifax", "EQUIFAX", "Equifax Information Services LLC"],
          "creditReport.bureau": ["EQUIFAX"],
          ...Object.fromEntries(
            f.lines.flatMap((line, index) =>
              line.card ? [] : [[`creditReport.accounts.${index}.originalBalance`, [decimal(line.limit)]]],
            ),
          ),
        },
      },
    };
  },
};

export const vbReports: readonly Layout[] = [monitor, disclosure];
