import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { decimal, money } from "../print-styles.ts";
import { digits, start } from "./hu-data.ts";

const n = money.plain;
const $ = money.dollar;

const OFFICIAL = `${BASE}body{font:8pt 'Courier New',monospace}.f{display:grid;grid-template-columns:repeat(12,1fr);border:1px solid #000;break-inside:avoid}.f>div{border:.5px solid #000;padding:2px 4px;min-height:31px}.f b{display:block;font:6pt Arial,sans-serif}.foot{font:7pt Arial,sans-serif;margin:3px 0 16px;display:flex;justify-content:space-between}.foot b{font-size:13pt}`;

/** A payroll service for small firms: the official form twice on a sheet, employee's copies. */
const w2Official: Layout = {
  name: "hu-w2-official-form",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 31);
    const year = random.pick(["2024", "2025"]);
    const [employer, address] = random.pick([
      ["Brightwater Dental Studio LLC", "1450 Lakeview Ave<br>Fresno, CA 93711"],
      ["Kowalczyk &amp; Sons Plumbing Inc", "88 Industrial Way<br>Albany, NY 12205"],
      ["The Copper Kettle Cafe", "309 Main Street<br>Springfield, IL 62701"],
    ] as const);
    const payer = employer.replace("&amp;", "&");
    const fica = random.whole(18_000, 96_000) * 100 + random.whole(0, 99);
    const saved = random.chance(0.5) ? Math.round(fica * 0.05) : 0;
    const wages = fica - saved;
    const federal = random.chance(0.08) ? 0 : Math.round(wages * 0.097);
    const ein = `${digits(random, 2)}-${digits(random, 7)}`;
    const st = person.town.replace(/^.*, ([A-Z]{2}).*$/, "$1");
    const stateTax = Math.round(wages * 0.041);
    const box = (span: string, label: string, value: string) =>
      `<div style='grid-column:span ${span}'><b>${label}</b>${value}</div>`;
    const form = (copy: string, note: string) =>
      `<div class=f>${box("4", "a Employee's social security number", "***-**-8125")}${box("8", "OMB No. 1545-0008 &nbsp;&nbsp; Safe, accurate, FAST! Use IRS e-file. Visit the IRS website at www.irs.gov/efile", "")}${box("6", "b Employer identification number (EIN)", ein)}${box("3", "1 Wages, tips, other compensation", n(wages))}${box("3", "2 Federal income tax withheld", n(federal))}<div style='grid-column:span 6;grid-row:span 2'><b>c Employer's name, address, and ZIP code</b>${employer}<br>${address}</div>${box("3", "3 Social security wages", n(fica))}${box("3", "4 Social security tax withheld", n(Math.round(fica * 0.062)))}${box("3", "5 Medicare wages and tips", n(fica))}${box("3", "6 Medicare tax withheld", n(Math.round(fica * 0.0145)))}${box("6", "d Control number", "")}${box("3", "7 Social security tips", "")}${box("3", "8 Allocated tips", "")}<div style='grid-column:span 6;grid-row:span 3'><b>e Employee's first name and initial &nbsp; Last name &nbsp; Suff.</b>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}<b>f Employee's address and ZIP code</b></div>${box("3", "9", "")}${box("3", "10 Dependent care benefits", "")}${box("3", "11 Nonqualified plans", "")}${box("3", "12a See instructions for box 12", saved > 0 ? `D &nbsp;${n(saved)}` : "")}${box("3", `13 Statutory employee &#9744; Retirement plan ${saved > 0 ? "&#9746;" : "&#9744;"} Third-party sick pay &#9744;`, "")}${box("3", "14 Other", "")}${box("3", "15 State &nbsp; Employer's state ID number", `${st} ${ein.slice(3)}0`)}${box("3", "16 State wages, tips, etc.", n(wages))}${box("2", "17 State income tax", n(stateTax))}${box("2", "18 Local wages, tips, etc.", "")}${box("1", "19 Local income tax", "")}${box("1", "20 Locality name", "")}</div><div class=foot><span>Form <b>W-2</b> Wage and Tax Statement<br>${copy}<br>${note}</span><b>${year}</b><span>Department of the Treasury—Internal Revenue Service</span></div>`;
    const body =
      form(
        "Copy B—To Be Filed With Employee's FEDERAL Tax Return.",
        "This information is being furnished to the Internal Revenue Service.",
      ) + form("Copy 2—To Be Filed With Employee's State, City, or Local Income Tax Return.", "");
    return {
      html: document(OFFICIAL, body),
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          { kind: "w2", payer, taxYear: year, wages: decimal(wages), federalTaxWithheld: decimal(federal) },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

const BROKER = `${BASE}body{font:8pt Arial,sans-serif}.logo{font:italic bold 17pt Georgia,serif;color:#00539b}h2{background:#00539b;color:#fff;font-size:9pt;padding:3px 6px;margin:12px 0 0}.t td,.t th{border-bottom:.5px solid #999;padding:2px 4px}.t th{font-size:7pt}.pg{break-before:page}`;

/** A discount broker's composite of the 1099 forms. */
const composite: Layout = {
  name: "hu-1099-composite-broker",
  type: "income",
  heldOut: true,
  make: (seed) => {
    const { random, person } = start(seed, 32);
    const year = random.pick(["2024", "2025"]);
    const account = `${digits(random, 4)}-${digits(random, 4)}`;
    const qualified = random.whole(5_000, 180_000);
    const ordinary = qualified + random.whole(500, 40_000);
    const gains = random.chance(0.6) ? random.whole(1_000, 90_000) : 0;
    const interest = random.whole(120, 60_000);
    const foreign = random.chance(0.5) ? random.whole(100, 4_000) : 0;
    const sold = [random.whole(100_000, 900_000), random.whole(200_000, 3_000_000)];
    const cost = sold.map((value) => Math.round(value * (0.7 + random.whole(0, 50) / 100)));
    const [short = 0, long = 0] = sold;
    const [shortCost = 0, longCost = 0] = cost;
    const name = "Whitcombe & Co., Inc.";
    const top = (page: string) =>
      `<div class=row><div><div class=logo>Whitcombe</div></div><div style='text-align:right'><b>FORM 1099 COMPOSITE</b><br>TAX YEAR ${year}<br>Account Number: ${account}<br>Page ${page} of 2</div></div>`;
    const line = (box: string, text: string, amount: number) => [box, text, $(amount)];
    const body = `${top("1")}<div class=row style='margin:14px 0'><div><b>Recipient's Name and Address</b><br>${escaped(person.name)}<br>${escaped(person.street)}<br>${escaped(person.town)}<br>Taxpayer ID Number: ***-**-3904</div><div><b>Payer's Name and Address</b><br>WHITCOMBE &amp; CO., INC.<br>3000 Whitcombe Way<br>Westlake, TX 76262<br>Telephone Number: (800) 555-0182<br>Federal ID Number: 94-${digits(random, 7)}</div></div><div>Date Prepared: February 06, ${Number(year) + 1}</div>
<h2>Dividends and Distributions—${year} &nbsp; Form 1099-DIV &nbsp; (OMB No. 1545-0110) &nbsp; Copy B for Recipient</h2>${grid("llr", ["Box", "Description", "Total"], [line("1a", "Total Ordinary Dividends", ordinary), line("1b", "Qualified Dividends", qualified), line("2a", "Total Capital Gain Distributions", gains), line("3", "Nondividend Distributions", 0), line("4", "Federal Income Tax Withheld", 0), line("5", "Section 199A Dividends", 0), line("7", "Foreign Tax Paid", foreign), line("12", "Exempt-Interest Dividends", 0)], "class=t")}
<h2>Interest Income—${year} &nbsp; Form 1099-INT &nbsp; (OMB No. 1545-0112) &nbsp; Copy B for Recipient</h2>${grid("llr", ["Box", "Description", "Total"], [line("1", "Interest Income", interest), line("2", "Early Withdrawal Penalty", 0), line("3", "Interest on U.S. Savings Bonds and Treasury Obligations", 0), line("4", "Federal Income Tax Withheld", 0), line("8", "Tax-Exempt Interest", 0)], "class=t")}
<p class=small>This is important tax information and is being furnished to the Internal Revenue Service. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported. FATCA Filing Requirement: NO</p>
<div class=pg>${top("2")}<h2>Proceeds from Broker Transactions—${year} &nbsp; Form 1099-B &nbsp; (OMB No. 1545-0715) &nbsp; Summary</h2>${grid(
      "lrrrrr",
      [
        "Term",
        "Proceeds",
        "Cost or Other Basis",
        "Market Discount",
        "Wash Sale Loss Disallowed",
        "Realized Gain or (Loss)",
      ],
      [
        [
          "Total Short-Term (Form 8949, Box A)",
          $(short),
          $(shortCost),
          "$0.00",
          "$0.00",
          money.brackets(short - shortCost),
        ],
        [
          "Total Long-Term (Form 8949, Box D)",
          $(long),
          $(longCost),
          "$0.00",
          "$0.00",
          money.brackets(long - longCost),
        ],
        [
          "<b>TOTAL</b>",
          $(short + long),
          $(shortCost + longCost),
          "$0.00",
          "$0.00",
          money.brackets(short + long - shortCost - longCost),
        ],
      ],
      "class=t",
    )}<p>Box 4 Federal Income Tax Withheld: $0.00</p><p class=small>Please consult your tax advisor. The amounts reported may be revised after issuers reclassify distributions; a corrected Form 1099 Composite will then be sent to you. Member SIPC.</p></div>`;
    const names = ["Whitcombe", "WHITCOMBE & CO., INC.", "Whitcombe & Co."];
    return {
      html: document(BROKER, body),
      truth: {
        documentType: "income",
        institution: "WHITCOMBE & CO., INC.",
        accounts: [],
        transactions: [],
        income: [{ kind: "1099", payer: "WHITCOMBE & CO., INC.", taxYear: year, federalTaxWithheld: "0.00" }],
        allowed: {
          institution: [...names, name],
          "income.0.payer": [...names, name],
          "income.0.frequency": ["annual"],
        },
      },
    };
  },
};

export const huForms: readonly Layout[] = [w2Official, composite];
