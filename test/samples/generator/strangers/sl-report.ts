import type { AccountKind } from "#contract/extraction.ts";
import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date } from "../print-styles.ts";
import {
  type CreditFile,
  creditFile,
  type Filed,
  filedFacts,
  fileTruth,
  monthYear,
  whole,
} from "./sd-data.ts";
import { PAGE } from "./sl-nest-data.ts";

const SORTS: Readonly<Partial<Record<AccountKind, string>>> = {
  "credit-card": "Revolving - Credit Card",
  "auto-loan": "Installment - Automobile",
  "student-loan": "Installment - Education",
  mortgage: "Mortgage - Conventional Real Estate",
  "personal-loan": "Installment - Unsecured",
};

const NAMES: Readonly<Partial<Record<AccountKind, readonly string[]>>> = {
  "credit-card": ["OLD MILL BANK NA", "COMENTA/RIDGE & RIVER", "APEXLINE CARD", "DRYDEN FEDERAL BANK"],
  "auto-loan": ["TRI-COUNTY TEACHERS FCU", "LODESTAR MOTOR CREDIT"],
  "student-loan": ["FSA/LOMAX EDU SVCG"],
  mortgage: ["HOMESTEAD SVCG CORP"],
  "personal-loan": ["VERDANT LENDING CLUB"],
};

/** Every account under a name that gives such accounts. */
function named(lines: readonly Filed[]): Filed[] {
  const used = new Map<AccountKind, number>();
  return lines.map((line) => {
    const count = used.get(line.kind) ?? 0;
    used.set(line.kind, count + 1);
    return { ...line, creditor: NAMES[line.kind]?.[count] ?? line.creditor };
  });
}

/** Twelve months back from the month of a day. */
const monthsBack = (day: string) =>
  Array.from({ length: 12 }, (_, index) => {
    const month = (Number(day.slice(5, 7)) - 1 - index + 12) % 12;
    return monthYear(`2026-${String(month + 1).padStart(2, "0")}-01`).slice(0, 3);
  });

const STATES = {
  current: "Pays as agreed",
  paid: "Paid; closed, never late",
  late: "30 days past due",
  "charged-off": "Charged off as bad debt; account closed by credit grantor",
} as const;

const OWNERS = { individual: "Individual", joint: "Joint", authorised: "Authorized user" } as const;

/** A bureau's disclosure by post: what hurts first, a block and a grid of months for every account, both sorts of enquiries. */
const disclosure: Layout = {
  name: "sl-report-disclosure-adverse-first",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const made = creditFile(seed, 83);
    const d: CreditFile = {
      ...made,
      lines: named(made.lines),
    };
    const [name, street, town] = d.holder;
    const adverse = d.lines.filter((line) => line.state === "late" || line.state === "charged-off");
    const fine = d.lines.filter((line) => !adverse.includes(line));
    const shown = [...adverse, ...fine];
    const open = d.lines.filter((line) => line.open);
    const head = `<div class=hd><span>TransUnion consumer disclosure</span><span>File number ${d.number} &nbsp; Date issued ${date.slash(d.day)}</span></div>`;
    const block = (line: Filed) =>
      `<div class=acc><div class=n>${escaped(line.creditor)} <span>#${line.number}****</span></div><div class=row><div>${grid(
        "ll",
        [],
        [
          ["Date opened:", date.slash(line.opened)],
          ["Responsibility:", OWNERS[line.owner]],
          ["Account type:", SORTS[line.kind] ?? "Installment"],
          ["Terms:", line.monthly > 0 ? `${whole(line.monthly)} per month` : "None"],
        ],
      )}</div><div>${grid(
        "ll",
        [],
        [
          ["Balance:", whole(line.balance)],
          ["Date updated:", date.slash(line.reported)],
          line.limit > 0 ? ["Credit limit:", whole(line.limit)] : ["Loan amount:", whole(line.original)],
          ["High balance:", whole(line.highest)],
        ],
      )}</div><div>${grid("ll", [], [["Pay status:", `${line.state === "late" || line.state === "charged-off" ? "&gt;" : ""}${STATES[line.state]}${line.state === "late" || line.state === "charged-off" ? "&lt;" : ""}`], ["Past due:", whole(line.pastDue)], ...(line.closedOn ? [["Date closed:", date.slash(line.closedOn)]] : [["State of account:", "Open"]])])}</div></div><table class=mon><tr>${monthsBack(
        line.reported,
      )
        .map((month) => `<td>${month}</td>`)
        .join("")}</tr><tr>${monthsBack(line.reported)
        .map(
          (_, index) =>
            `<td>${line.state === "late" && index === 0 ? "30" : line.state === "charged-off" && index < 3 ? "C/O" : "OK"}</td>`,
        )
        .join("")}</tr></table></div>`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}section{break-inside:avoid}.hd{display:flex;justify-content:space-between;border-bottom:2px solid #0b6e99;color:#0b6e99;font-weight:bold;padding-bottom:3px}h3{color:#0b6e99;margin:16px 0 4px}.acc{break-inside:avoid;border-top:1px solid #999;padding:6px 0}.n{font-weight:bold;font-size:9.5pt}.n span{font-weight:normal}.acc td:first-child{white-space:nowrap}.acc td{padding:1px 2px;vertical-align:top}.mon{width:auto;margin-top:4px}.mon td{border:1px solid #bbb;font-size:7pt;text-align:center;width:38px}.sc{border:1px solid #0b6e99;padding:10px;display:flex;gap:20px}.small{line-height:1.5}`,
      `${head}<div style="margin:24px 0">${name}<br>${street}<br>${town}</div><p>Enclosed is the disclosure of your credit file that you asked for on ${date.slash(addDays(d.day, -1))}. By law this copy is free once in 12 months. If something is wrong you may dispute it at no cost: TransUnion Consumer Solutions, PO Box 2000, Chester, PA 19016.</p>
      <h3>Your score</h3><div class=sc><div style="font-size:26pt">${d.score}</div><div>VantageScore® 4.0, made on ${date.slash(d.day)}. Scores range from 300 to 850. Your score ranks higher than ${Math.round((d.score - 300) / 5.8)} percent of U.S. consumers.<br>What lowers it most: balances are too high against limits (you use ${d.utilization}% of your revolving credit); too few accounts paid on time; accounts are recent.</div></div>
      <h3>Your file in short</h3>${grid(
        "lrlr",
        [],
        [
          ["Accounts on file", String(d.lines.length), "Collection accounts", String(d.collected.length)],
          ["Open", String(open.length), "Public records", "0"],
          ["Closed", String(d.lines.length - open.length), "Regular inquiries", String(d.hard.length)],
          ["Revolving utilization", `${d.utilization}%`, "Account review inquiries", String(d.soft.length)],
          ["Sum of balances", whole(d.owed), "Accounts with adverse information", String(adverse.length)],
        ],
      )}
      <h3>Personal information</h3>${grid(
        "ll",
        [],
        [
          ["SSN:", "XXX-XX-4471"],
          ["Born:", "1986"],
          ["On file since:", "06/2004"],
          ["Present address:", `${street}, ${town}`],
          ["Earlier address:", "8120 Birch Run Rd, Moline, IL 61265 (reported 02/2019)"],
          ["Employer reported:", "MIDSTATE FREIGHT, driver, hired 05/2021"],
        ],
      )}
      ${PAGE}${head}<h3>Adverse accounts</h3><p class=small>What hurts is set between &gt;brackets&lt;. Unless bankruptcy, it may stay for seven years from the first missed payment.</p>${adverse.length > 0 ? adverse.map(block).join("") : "<p>None.</p>"}
      ${
        d.collected.length > 0
          ? `<h3>Collections</h3>${d.collected
              .map(
                (debt) =>
                  `<div class=acc><div class=n>${debt.agency} <span>#${debt.number}****</span></div>${grid(
                    "llll",
                    [],
                    [
                      ["Placed for collection:", date.slash(debt.opened), "Original creditor:", debt.first],
                      ["Original amount:", whole(debt.placed), "Balance:", whole(debt.balance)],
                    ],
                  )}</div>`,
              )
              .join("")}`
          : ""
      }
      <h3>Satisfactory accounts</h3>${fine.map(block).join("")}
      <section><h3>Regular inquiries</h3><p class=small>Seen by others and may touch your score for up to 12 months; they stay two years.</p>${
        d.hard.length > 0
          ? grid(
              "lll",
              ["Asked by", "On", "For"],
              d.hard.map((entry) => [entry.name, date.slash(entry.day), entry.what]),
            )
          : "<p>None.</p>"
      }</section>
      <section><h3>Account review inquiries</h3><p class=small>Seen by you only.</p>${grid(
        "ll",
        ["Asked by", "On"],
        d.soft.map((entry) => [entry.name, date.slash(entry.day)]),
      )}</section>
      <h3>Your rights under the Fair Credit Reporting Act</h3><p class=small>You have the right to know what is in your file and to ask for a score. A freeze is free. You may sue for damages of $100 to $1,000 a violation in some cases. Agencies must correct or delete inaccurate information, usually within 30 days. A security alert stays for 1 year, an extended one for 7. Opt out of prescreened offers: 1-888-567-8688. Identity theft victims and active duty personnel have further rights. For more: www.consumerfinance.gov/learnmore or the CFPB, 1700 G Street N.W., Washington, DC 20552.</p>`,
    );
    return {
      html,
      truth: fileTruth("TransUnion", d, {
        bureau: "TransUnion",
        score: String(d.score),
        reportDate: d.day,
        accountsTotal: String(d.lines.length),
        accountsOpen: String(open.length),
        accountsClosed: String(d.lines.length - open.length),
        inquiries: String(d.hard.length),
        collections: String(d.collected.length),
        utilization: String(d.utilization),
        accounts: shown.map((line) => filedFacts(line, { monthly: true })),
      }),
    };
  },
};

export const slReport: readonly Layout[] = [disclosure];
