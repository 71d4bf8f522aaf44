import { document, type Layout, type Truth } from "../layout.ts";
import { BASE, band, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import type { Random } from "../random.ts";
import { digits, inMonths, instalment, NEXT, start, total } from "./un-data.ts";

const whole = money.wholeDollars;

const CARDS = ["NORRIS CARDS", "BARLOW BANK DELAWARE", "COLVARD/ASHBURY", "TRIVERS BANK"];
const LOANS = [
  { creditor: "KORVA MOTOR CREDIT", kind: "auto-loan", title: "Auto Loan" },
  { creditor: "SCHOLARO EDUCATION", kind: "student-loan", title: "Student Loan" },
  { creditor: "STILLWELL HARGER HM MTG", kind: "mortgage", title: "Conventional Real Estate Mortgage" },
  { creditor: "HEARTHFIRST FINANCIAL", kind: "personal-loan", title: "Unsecured Loan" },
] as const;

const lines = (random: Random, day: string) => {
  const cards = CARDS.slice(0, random.whole(2, 4)).map((creditor, index) => {
    const limit = random.whole(2, 30) * 50_000;
    const open = index === 0 || random.chance(0.75);
    const balance = open && random.chance(0.8) ? random.whole(30, Math.floor(limit / 110)) * 100 : 0;
    return {
      creditor,
      kind: "credit-card" as const,
      title: "Credit Card",
      open,
      limit,
      original: 0,
      balance,
      monthly: balance > 0 ? Math.max(3_500, Math.round(balance / 4_000) * 100) : 0,
    };
  });
  const loans = LOANS.filter(() => random.chance(0.6)).map((loan) => {
    const original = random.whole(60, 380) * 10_000 * (loan.kind === "mortgage" ? 9 : 1);
    const open = random.chance(0.75);
    return {
      ...loan,
      open,
      limit: 0,
      original,
      balance: open ? Math.round((original * random.whole(20, 95)) / 10_000) * 100 : 0,
      monthly: open
        ? Math.round(instalment(original, 6, loan.kind === "mortgage" ? 360 : 84) / 100) * 100
        : 0,
    };
  });
  return [...cards, ...loans].map((line) => ({
    ...line,
    number: digits(random, 6),
    opened: inMonths(`${day.slice(0, 8)}01`, -random.whole(8, 130)),
    closed: line.open ? undefined : inMonths(`${day.slice(0, 8)}01`, -random.whole(1, 7)),
  }));
};

type Line = ReturnType<typeof lines>[number];

const factsOf = (line: Line) => ({
  creditor: line.creditor,
  kind: line.kind,
  balance: decimal(line.balance),
  ...(line.limit > 0 ? { creditLimit: decimal(line.limit) } : { originalBalance: decimal(line.original) }),
  ...(line.open ? { monthlyPayment: decimal(line.monthly) } : {}),
  status: line.open ? ("open" as const) : ("closed" as const),
});

const usage = (rows: readonly Line[]) => {
  const cards = rows.filter((row) => row.open && row.limit > 0);
  return String(
    Math.round((total(cards.map((row) => row.balance)) / total(cards.map((row) => row.limit))) * 100),
  );
};

const counts = (rows: readonly Line[]) => ({
  accountsTotal: String(rows.length),
  accountsOpen: String(rows.filter((row) => row.open).length),
  accountsClosed: String(rows.filter((row) => !row.open).length),
});

/** A free site's print of one bureau's file: score band, factors, then every account in a block of label and value. */
const site: Layout = {
  name: "va-report-free-site",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 451);
    const day = addDays("2026-02-03", random.whole(0, 260));
    const rows = lines(random, day);
    const score = String(random.whole(560, 829));
    const inquiries = random.whole(0, 4);
    const count = counts(rows);
    const used = usage(rows);
    const html = document(
      `body{font:9pt Arial,"Liberation Sans";color:#2a2a2a}${BASE} .logo{font:bold 19pt Arial;color:#008a4b} h2{font-size:13pt;border-bottom:3px solid #008a4b;margin:16px 0 6px} .k{color:#777}.v{font-size:14pt;font-weight:bold} .acct{border:1px solid #ddd;padding:6px;margin:8px 0;break-inside:avoid}`,
      `<div class=row><div class=logo>ScorePantry</div><div class=r>Report generated ${date.abbreviatedBare(day)}<br>Credit data provided by <b>TransUnion</b></div></div><p>${person.name}</p><h2>Overview</h2><div class=row><div style="text-align:center"><div style="font-size:34pt;font-weight:bold">${score}</div>VantageScore&reg; 3.0<br><span class=small>Range 300-850. Calculated using TransUnion data</span></div><div>${pairs(
        [
          ["Total accounts", count.accountsTotal],
          ["Open accounts", count.accountsOpen],
          ["Closed accounts", count.accountsClosed],
          ["Hard inquiries (past 2 years)", String(inquiries)],
          ["Collections", "0"],
          ["Public records", "0"],
          ["Credit card utilization", `${used}%`],
        ],
      )}</div></div><h2>What affects your score</h2>${band([
        ["Payment history", `${random.pick(["100", "99", "97"])}%`],
        ["Age of credit history", `${random.whole(2, 11)} yrs, ${random.whole(1, 11)} mos`],
        ["Derogatory marks", "0"],
      ])}<p class=small>A lender may use another score than this one. Scores from other bureaus can differ because not every creditor reports to every bureau.</p>${[
        "Credit cards",
        "Loans",
      ]
        .map((title) => {
          const some = rows.filter((row) => (title === "Loans" ? row.limit === 0 : row.limit > 0));
          return some.length === 0
            ? ""
            : `<h2>${title}</h2>${some
                .map(
                  (row) =>
                    `<div class=acct><b>${row.creditor}</b> &nbsp; <span style="color:#777">Account ****${row.number.slice(-4)}</span><div class=row><div>${pairs(
                      [
                        ["Account type", row.title],
                        ["Account status", row.open ? "Open" : "Closed"],
                        ["Balance", whole(row.balance)],
                        row.limit > 0 && ["Credit limit", whole(row.limit)],
                        row.limit === 0 && ["Original loan amount", whole(row.original)],
                      ],
                    )}</div><div>${pairs([
                      row.open && ["Monthly payment", whole(row.monthly)],
                      ["Opened", date.abbreviatedBare(row.opened)],
                      row.closed !== undefined && ["Closed", date.abbreviatedBare(row.closed)],
                      ["Payment status", row.open ? "Current" : "Paid as agreed"],
                      ["Responsibility", "Individual"],
                    ])}</div></div></div>`,
                )
                .join("")}`;
        })
        .join("")}<h2>Hard inquiries</h2>${
        inquiries === 0
          ? "<p>Looking good! You have no hard inquiries.</p>"
          : grid(
              "ll",
              ["Company", "Date"],
              Array.from({ length: inquiries }, (_, index) => [
                ["KORVA MOTOR CREDIT", "CREDCO/LENDER", "HEARTHFIRST", "TRIVERS BANK"][index] ?? "",
                date.abbreviatedBare(addDays(day, -40 * (index + 1))),
              ]),
            )
      }<h2>Collections</h2><p>No collections on your report.</p><h2>Personal information</h2><p>Name: ${person.name}<br>Reported address: ${person.street}, ${person.town}</p><p class=small>ScorePantry, LLC is not a consumer reporting agency. Offers on our site come from advertisers who pay us. See something wrong? Dispute it directly with TransUnion, P.O. Box 2000, Chester, PA 19016. You are entitled to a free report every week from each bureau.</p>`,
    );
    const truth: Truth = {
      documentType: "credit-reports",
      institution: "TransUnion",
      accounts: [],
      transactions: [],
      creditReport: {
        bureau: "TransUnion",
        score,
        reportDate: day,
        ...count,
        inquiries: String(inquiries),
        collections: "0",
        utilization: used,
        accounts: [...rows.filter((row) => row.limit > 0), ...rows.filter((row) => row.limit === 0)].map(
          factsOf,
        ),
      },
      allowed: { institution: ["ScorePantry", "ScorePantry, LLC"] },
    };
    return { html, truth };
  },
};

/** A lender's one-bureau report of the mail: dense columns, whole dollars without marks, a sum table by kinds. */
const lender: Layout = {
  name: "va-report-lender-columns",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 452);
    const day = addDays("2026-02-03", random.whole(0, 260));
    const rows = lines(random, day);
    const score = String(random.whole(580, 819));
    const inquiries = random.whole(1, 3);
    const count = counts(rows);
    const bare = (amount: number) => whole(amount).slice(1);
    const group = (title: string, some: readonly Line[]) => [
      title,
      String(some.length),
      bare(total(some.map((row) => row.balance))),
      bare(total(some.map((row) => (row.limit > 0 ? row.limit : row.original)))),
      bare(total(some.map((row) => (row.open ? row.monthly : 0)))),
    ];
    const kindTitle = {
      "credit-card": "REV CREDIT CARD",
      "auto-loan": "INST AUTO",
      "student-loan": "INST EDUCATION",
      mortgage: "MTG CONV REAL ESTATE",
      "personal-loan": "INST UNSECURED",
    };
    const html = document(
      `body{font:7.5pt "Liberation Mono",monospace}${BASE} h1{font:bold 13pt Arial;margin:0} .h{background:#000;color:#fff;padding:2px 6px;font-weight:bold;margin-top:10px;text-align:center} .t td,.t th{border:1px solid #999;padding:2px 3px;font-size:7pt}`,
      `<div class=row><div><h1>Harborline Credit Services</h1>10 CORPORATE PARK DR, HOPEWELL JUNCTION, NY 12533<br>(800) 555-0190</div><div>${pairs(
        [
          ["REPORT TYPE", "CONSUMER FILE - 1 BUREAU"],
          ["DATE COMPLETED", date.slash(day)],
          ["REPOSITORY", "EQUIFAX"],
          ["REFERENCE NO.", digits(random, 9)],
        ],
      )}</div></div><div class=h>APPLICANT</div>${grid("lll", [], [[person.name, "SSN XXX-XX-6789", `${person.street} ${person.town}`]], "class=t")}<div class=h>SCORE MODELS</div>${grid("lrl", ["MODEL", "SCORE", "REASON CODES"], [["EQUIFAX / FICO CLASSIC V5", score, "00014 LENGTH OF TIME ACCOUNTS HAVE BEEN ESTABLISHED; 00010 PROPORTION OF BALANCES TO LIMITS IS TOO HIGH"]], "class=t")}<div class=h>CREDIT SUMMARY</div>${grid(
        "lrrrr",
        ["TYPE", "COUNT", "BALANCE", "HIGH CR / LIMIT", "PAYMENT"],
        [
          group(
            "REVOLVING",
            rows.filter((row) => row.limit > 0),
          ),
          group(
            "INSTALLMENT / MORTGAGE",
            rows.filter((row) => row.limit === 0),
          ),
          group("TOTAL", rows),
        ],
        "class=t",
      )}${grid("rrrrr", ["TRADELINES", "OPEN", "CLOSED", "INQUIRIES", "COLLECTIONS"], [[count.accountsTotal, count.accountsOpen, count.accountsClosed, String(inquiries), "0"]], "class=t")}<div class=h>TRADELINES</div>${grid(
        "lllrrrrll",
        [
          "CREDITOR / ACCT #",
          "TYPE",
          "OPENED",
          "LIMIT",
          "ORIG AMT",
          "BALANCE",
          "TERMS / MO",
          "STATUS",
          "30-60-90",
        ],
        rows.map((row) => [
          `<b>${row.creditor}</b><br>${row.number}XXXX`,
          kindTitle[row.kind],
          `${row.opened.slice(5, 7)}/${row.opened.slice(2, 4)}`,
          row.limit > 0 ? bare(row.limit) : "",
          row.limit > 0 ? "" : bare(row.original),
          bare(row.balance),
          row.open ? bare(row.monthly) : "",
          row.open ? "OPEN<br>AS AGREED" : "CLOSED<br>PAID",
          "0-0-0",
        ]),
        "class=t",
      )}<div class=h>COLLECTIONS / PUBLIC RECORDS</div><p>*** NONE FOUND ***</p><div class=h>INQUIRIES (LAST 120 DAYS)</div>${grid(
        "lll",
        ["DATE", "SUBSCRIBER", "SOURCE"],
        Array.from({ length: inquiries }, (_, index) => [
          date.slash(addDays(day, -21 * (index + 1))),
          ["LARKSTONE HOME LENDING", "TRIVERS BANK", "KORVA MOTOR CREDIT"][index] ?? "",
          "EFX",
        ]),
        "class=t",
      )}${NEXT}<div class=h>REPOSITORY REFERRAL</div><p>EQUIFAX INFORMATION SERVICES LLC, P.O. BOX 740241, ATLANTA, GA 30374, 800-685-1111</p><div class=h>DISCLAIMER</div><p>THIS REPORT IS FURNISHED IN RELIANCE UPON AN INQUIRER'S PERMISSIBLE PURPOSE AS DEFINED BY THE FAIR CREDIT REPORTING ACT. HARBORLINE CREDIT SERVICES, INC. OBTAINS THE DATA FROM THE REPOSITORY AND DOES NOT GUARANTEE ITS ACCURACY. NOTICE TO THE HOME LOAN APPLICANT: THE CREDIT SCORE IS A COMPUTER GENERATED SUMMARY CALCULATED AT THE TIME OF THE REQUEST. SCORES MAY CHANGE OVER TIME. THE RANGE OF POSSIBLE SCORES IS 334 TO 818. *** END OF REPORT ${date.slash(day)} ***</p>`,
    );
    const truth: Truth = {
      documentType: "credit-reports",
      institution: "Equifax",
      accounts: [],
      transactions: [],
      creditReport: {
        bureau: "Equifax",
        score,
        reportDate: day,
        ...count,
        inquiries: String(inquiries),
        collections: "0",
        accounts: rows.map(factsOf),
      },
      allowed: {
        institution: ["EQUIFAX", "Harborline Credit Services", "Harborline Credit Services, Inc."],
        "creditReport.bureau": ["EQUIFAX", "Equifax Information Services LLC"],
      },
    };
    return { html, truth };
  },
};

export const vaReports: readonly Layout[] = [site, lender];
