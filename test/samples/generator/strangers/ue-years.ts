import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { cents, digits, foot, NEXT, start } from "./ue-data.ts";

const { plain } = money;

/** A payroll company's W-2 sheet: reference copy and earnings summary above, copies to file below. */
const wage: Layout = {
  name: "ue-w2-payroll-sheet",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 5);
    const year = String(random.whole(2023, 2025));
    const employer = random.pick([
      ["CORVANE LOGISTICS INC", "2200 DOCK ROAD", "MEMPHIS TN 38118"],
      ["STELLAN & MARSH LLP", "410 W OHIO STREET", "CHICAGO IL 60654"],
      ["OBERLIN VALLEY HOSPITAL", "1 HOSPITAL PLAZA", "DAYTON OH 45402"],
      ["TREVISO FOODS LLC", "9801 INDUSTRIAL PKWY", "FRESNO CA 93725"],
    ] as const);
    const gross = random.whole(3_100_000, 14_800_000);
    const deferred = random.chance(0.7) ? Math.round((gross * random.whole(3, 10)) / 100) : 0;
    const health = random.chance(0.6) ? random.whole(90_000, 520_000) : 0;
    const wages = gross - deferred - health;
    const social = gross - health;
    const federal = Math.round((wages * random.whole(70, 190)) / 1000);
    const socialTax = Math.round(social * 0.062);
    const medicare = Math.round(social * 0.0145);
    const state = random.pick(["IL", "OH", "CA", "PA"]);
    const stateTax = Math.round(wages * 0.041);
    const ein = `${digits(random, 2)}-${digits(random, 7)}`;
    const control = `0000${digits(random, 5)} ${random.pick(["WRX", "K2T"])}`;
    const cell = (label: string, value: string, width = "") =>
      `<td class=c ${width}><span class=l>${label}</span><br>${value === "" ? "&nbsp;" : value}</td>`;
    const form = (copy: string) => `<div class=form><table class=f>
      <tr>${cell("a &nbsp;Control number", control)}${cell("1 &nbsp;Wages, tips, other comp.", plain(wages))}${cell("2 &nbsp;Federal income tax withheld", plain(federal))}</tr>
      <tr><td class=c rowspan=3><span class=l>c &nbsp;Employer's name, address, and ZIP code</span><br>${escaped(employer[0])}<br>${employer[1]}<br>${employer[2]}</td>${cell("3 &nbsp;Social security wages", plain(social))}${cell("4 &nbsp;Social security tax withheld", plain(socialTax))}</tr>
      <tr>${cell("5 &nbsp;Medicare wages and tips", plain(social))}${cell("6 &nbsp;Medicare tax withheld", plain(medicare))}</tr>
      <tr>${cell("7 &nbsp;Social security tips", "")}${cell("8 &nbsp;Allocated tips", "")}</tr>
      <tr><td class=c><span class=l>b Employer's FED ID number &nbsp; a Employee's SSA number</span><br>${ein} &nbsp;&nbsp; XXX-XX-${String(4000 + (seed % 999))}</td>${cell("9", "")}${cell("10 &nbsp;Dependent care benefits", "")}</tr>
      <tr><td class=c rowspan=2><span class=l>e/f &nbsp;Employee's name, address and ZIP code</span><br>${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</td>${cell("11 &nbsp;Nonqualified plans", "")}${cell("12a See instructions for box 12", deferred ? `D &nbsp; ${plain(deferred)}` : "")}</tr>
      <tr>${cell("14 &nbsp;Other", "")}${cell("12b", health ? `DD &nbsp; ${plain(health * 3)}` : "")}</tr>
      <tr>${cell("15 State &nbsp; Employer's state ID no.", `${state} &nbsp; ${ein.replace("-", "")}`)}${cell("16 &nbsp;State wages, tips, etc.", plain(wages))}${cell("17 &nbsp;State income tax", plain(stateTax))}</tr>
      </table><div class=cap><b>Form W-2 &nbsp; Wage and Tax Statement &nbsp; <span style="font-size:11pt">${year}</span></b><br>${copy} &nbsp; OMB No. 1545-0008 &nbsp; Dept. of the Treasury &ndash; IRS</div></div>`;
    const summary = `<div class=form style="padding:4px 8px"><div style="font-size:13pt;font-weight:bold">${year} W-2 and EARNINGS SUMMARY</div><p>This blue section is your Earnings Summary which provides more detailed information on the generation of your W-2 statement. The reverse side includes instructions and other general information.</p><p><b>1. Your Gross Pay was adjusted as follows to produce your W-2 Statement.</b></p>${grid(
      "lrrrr",
      [
        "",
        "Wages, Tips, other Comp.<br>Box 1 of W-2",
        "Social Security Wages<br>Box 3 of W-2",
        "Medicare Wages<br>Box 5 of W-2",
        "State Wages<br>Box 16 of W-2",
      ],
      [
        ["Gross Pay", plain(gross), plain(gross), plain(gross), plain(gross)],
        [
          "Less 401(k) (D-Box 12)",
          deferred ? plain(deferred) : "N/A",
          "N/A",
          "N/A",
          deferred ? plain(deferred) : "N/A",
        ],
        [
          "Less Other Cafe 125",
          health ? plain(health) : "N/A",
          health ? plain(health) : "N/A",
          health ? plain(health) : "N/A",
          health ? plain(health) : "N/A",
        ],
        ["<b>Reported W-2 Wages</b>", plain(wages), plain(social), plain(social), plain(wages)],
      ],
      "class=s",
    )}<p><b>2. Employee Name and Address.</b></p><p>${escaped(person.name.toUpperCase())}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</p><p class=l>&copy; ${year} PAYREON, Inc.</p></div>`;
    const html = document(
      `${BASE}body{font:8pt Arial}.l{font-size:6.3pt;color:#333}.c{border:1px solid #333;padding:2px 4px;vertical-align:top}.quad{display:grid;grid-template-columns:1fr 1fr;gap:14px}.form{border:1px solid #333}.f{width:100%}.cap{padding:3px 5px;font-size:7pt;border-top:2px solid #333}.s th{font-size:6pt}.s td{font-size:7pt;padding:2px}.s{border-bottom:1px solid #333}`,
      `<div class=quad>${form("Employee Reference Copy. Copy C for employee's records.")}${summary}${form("Copy B to be filed with employee's Federal Income Tax Return.")}${form(`Copy 2 to be filed with employee's ${state} State Income Tax Return.`)}</div>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: employer[0],
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "w2",
            payer: employer[0],
            taxYear: year,
            wages: cents(wages),
            federalTaxWithheld: cents(federal),
          },
        ],
        allowed: {
          "income.0.frequency": ["annual"],
          "income.0.grossPay": [cents(gross)],
          "income.0.ytdGross": [cents(gross)],
        },
      },
    };
  },
};

/** A delivery platform's 1099-NEC: the recipient's copy of the official form, instructions below. */
const contractor: Layout = {
  name: "ue-1099nec-platform",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 6);
    const year = String(random.whole(2023, 2025));
    const payer = random.pick(["Hopdash, Inc.", "Ridera Technologies, LLC", "Larder & Lane Delivery, Inc."]);
    const pay = random.whole(62_000, 6_400_000);
    const withheld = random.chance(0.25) ? Math.round(pay * 0.24) : 0;
    const state = random.pick(["CA", "TX", "IL", "NY"]);
    const withState = state !== "TX";
    const html = document(
      `${BASE}body{font:9pt Arial}.n{width:100%;table-layout:fixed}.n td{border:1px solid #000;vertical-align:top;padding:3px 5px;height:42px}.n .l{font-size:7pt}.v{font-size:10pt}`,
      `<p class=small>${payer} has sent this form to you electronically, as you agreed. Keep it for your records.</p><div style="text-align:center;font-size:9pt">&#9744; CORRECTED (if checked)</div>
      <table class=n><tr><td colspan=4 rowspan=2><span class=l>PAYER'S name, street address, city or town, state or province, country, ZIP or foreign postal code, and telephone no.</span><br><span class=v>${escaped(payer)}<br>303 2nd Street, South Tower<br>San Francisco, CA 94107<br>(855) 555-0143</span></td><td colspan=2 style="height:26px"><span class=l>OMB No. 1545-0116</span></td><td colspan=3 rowspan=2 style="text-align:center"><b style="font-size:13pt">Nonemployee<br>Compensation</b></td></tr>
      <tr><td colspan=2><span class=l>Form</span> <b>1099-NEC</b><br><span class=l>(Rev. January 2024)<br>For calendar year</span> <b>${year}</b></td></tr>
      <tr><td colspan=2><span class=l>PAYER'S TIN</span><br><span class=v>${digits(random, 2)}-${digits(random, 7)}</span></td><td colspan=2><span class=l>RECIPIENT'S TIN</span><br><span class=v>XXX-XX-${digits(random, 4)}</span></td><td colspan=3><span class=l><b>1</b> Nonemployee compensation</span><br><span class=v>$ ${plain(pay)}</span></td><td colspan=2 rowspan=3 style="text-align:right"><b>Copy B</b><br><b>For Recipient</b><p class=small>This is important tax information and is being furnished to the IRS. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported.</p></td></tr>
      <tr><td colspan=4><span class=l>RECIPIENT'S name</span><br><span class=v>${escaped(person.name)}</span></td><td colspan=3><span class=l><b>2</b> Payer made direct sales totaling $5,000 or more of consumer products to recipient for resale &nbsp; &#9744;</span></td></tr>
      <tr><td colspan=4><span class=l>Street address (including apt. no.)</span><br><span class=v>${person.street}</span></td><td colspan=3><span class=l><b>3</b></span></td></tr>
      <tr><td colspan=4><span class=l>City or town, state or province, country, and ZIP or foreign postal code</span><br><span class=v>${person.town}</span></td><td colspan=3><span class=l><b>4</b> Federal income tax withheld</span><br><span class=v>$ ${withheld ? plain(withheld) : ""}</span></td><td colspan=2></td></tr>
      <tr><td colspan=4><span class=l>Account number (see instructions)</span><br><span class=v>acct_1${random.pick(["Kx", "Mv", "Qd"])}${digits(random, 8)}</span></td><td><span class=l><b>5</b> State tax withheld</span><br>${withState ? "$ 0.00" : "$"}</td><td colspan=2><span class=l><b>6</b> State/Payer's state no.</span><br>${withState ? `${state}/${digits(random, 8)}` : ""}</td><td colspan=2><span class=l><b>7</b> State income</span><br>$ ${withState ? plain(pay) : ""}</td></tr></table>
      <div class=row><div><b>Form 1099-NEC</b> <span class=small>(Rev. 1-2024) &nbsp; (keep for your records)</span></div><div class=r><span class=small>www.irs.gov/Form1099NEC &nbsp; Department of the Treasury - Internal Revenue Service</span></div></div>
      <h3>Instructions for Recipient</h3><p class=small>You received this form because the payer has reported to the IRS the income it paid to you as nonemployee compensation. If you believe you are an employee and cannot get the payer to correct this form, report the amount shown in box 1 on the line for "Wages, salaries, tips, etc." of Form 1040, 1040-SR, or 1040-NR.</p><p class=small><b>Recipient's taxpayer identification number (TIN).</b> For your protection, this form may show only the last four digits of your TIN. However, the issuer has reported your complete TIN to the IRS.</p><p class=small><b>Account number.</b> May show an account or other unique number the payer assigned to distinguish your account.</p><p class=small><b>Box 1.</b> Shows nonemployee compensation. If the amount in this box is self-employment income, report it on Schedule C or F (Form 1040). <b>Box 4.</b> Shows backup withholding. A payer must backup withhold on certain payments if you did not give your TIN to the payer. Include this amount on your income tax return as tax withheld. <b>Boxes 5&ndash;7.</b> State income tax withheld reporting boxes.</p><p class=small>Estimated tax: you must pay self-employment tax if your net earnings are $400 or more.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "income",
        institution: payer,
        accounts: [],
        transactions: [],
        income: [
          {
            kind: "1099",
            payer,
            taxYear: year,
            nonemployeeCompensation: cents(pay),
            ...(withheld ? { federalTaxWithheld: cents(withheld) } : {}),
          },
        ],
        allowed: { "income.0.frequency": ["annual"] },
      },
    };
  },
};

/** A brokerage's yearly tax statement: boxes as lines with dotted leaders, sales in a table, several forms in one. */
const composite: Layout = {
  name: "ue-1099-composite-broker",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 7);
    const year = random.whole(2023, 2025);
    const account = `${random.pick(["X", "Z"])}${digits(random, 2)}-${digits(random, 6)}`;
    const ordinary = random.whole(8_500, 640_000);
    const qualified = Math.round((ordinary * random.whole(40, 95)) / 100);
    const gains = random.chance(0.6) ? random.whole(900, 110_000) : 0;
    const interest = random.whole(0, 3) === 0 ? 0 : random.whole(300, 88_000);
    const funds = [
      ["ASHGROVE TOTAL MKT INDEX FD", "ASTMX", "316148300"],
      ["NORDEN TECHNOLOGIES INC", "NRDT", "655664100"],
      ["VALLIS INTL EQUITY ETF", "VLIE", "921943858"],
      ["CALDER ENERGY PARTNERS", "CLDE", "128030202"],
    ] as const;
    const sales = Array.from({ length: random.whole(2, 5) }, () => {
      const fund = random.pick(funds);
      const sold = `${year}-${String(random.whole(1, 12)).padStart(2, "0")}-${String(random.whole(1, 28)).padStart(2, "0")}`;
      const long = random.chance(0.5);
      const bought = `${long ? year - 2 : year - 1}-12-${String(random.whole(10, 28))}`;
      const proceeds = random.whole(20_000, 1_900_000);
      const cost = Math.round((proceeds * random.whole(70, 115)) / 100);
      return {
        fund,
        sold,
        bought,
        long,
        proceeds,
        cost,
        shares: `${random.whole(1, 240)}.${digits(random, 3)}`,
      };
    });
    const part = (long: boolean) => sales.filter((sale) => sale.long === long);
    const sum = (list: typeof sales, pick: "proceeds" | "cost") =>
      list.reduce((total, sale) => total + sale[pick], 0);
    const box = (number: string, label: string, amount: number) =>
      `<div class=b><span class=n>${number}</span><span>${label}</span><span class=dots></span><span>${plain(amount)}</span></div>`;
    const head = (page: number) =>
      `<div class=row><div><span class=logo>Ashgrove</span><br><span class=small>INVESTMENTS</span></div><div style="text-align:center;flex:2.4"><b style="font-size:14pt">${year} TAX REPORTING STATEMENT</b><br>${escaped(person.name.toUpperCase())}<br>Account No. <b>${account}</b> &nbsp; Customer Service: 800-555-0144<br>Recipient ID No. ***-**-${String(2000 + (seed % 7000))} &nbsp; Payer's Fed ID Number: 04-3523567</div><div class=r><span class=small>Page ${page} of 3</span></div></div>`;
    const salesTable = (long: boolean) =>
      `<div class=bar>${long ? "Long-term" : "Short-term"} transactions for which basis is reported to the IRS &ndash; report on Form 8949 with Box ${long ? "D" : "A"} checked</div>${grid(
        "lrllrrrr",
        [
          "Description, Symbol, CUSIP",
          "Quantity",
          "1b Date<br>Acquired",
          "1c Date Sold<br>or Disposed",
          "1d Proceeds",
          "1e Cost or<br>Other Basis",
          "Gain/Loss (-)",
          "4 Federal Income<br>Tax Withheld",
        ],
        [
          ...part(long).map((sale) => [
            `${sale.fund.join(", ")}<br>Sale`,
            sale.shares,
            date.short(sale.bought),
            date.short(sale.sold),
            plain(sale.proceeds),
            plain(sale.cost),
            plain(sale.proceeds - sale.cost),
            "",
          ]),
          [
            "<b>TOTALS</b>",
            "",
            "",
            "",
            plain(sum(part(long), "proceeds")),
            plain(sum(part(long), "cost")),
            plain(sum(part(long), "proceeds") - sum(part(long), "cost")),
            "0.00",
          ],
        ],
        "class=t",
      )}`;
    const html = document(
      `${BASE}body{font:8pt Arial}.logo{font:italic bold 19pt Georgia;color:#2f6b2f}.bar{background:#dfe9d8;font-weight:bold;padding:3px 5px;margin-top:10px}.b{display:flex;gap:4px;padding:2px 0}.n{width:20px}.dots{flex:1;border-bottom:1px dotted #555;margin:0 3px 3px}.t th{font-size:6.8pt;border-bottom:1px solid #000;vertical-align:bottom}.t td{padding-top:3px;font-size:7.5pt}`,
      `${head(1)}<div class=row style="margin-top:16px"><div>${escaped(person.name.toUpperCase())}<br>${person.street}<br>${person.town}</div><div><span class=small>Payer's Name and Address:</span><br>NATIONAL CLEARFIELD SERVICES LLC<br>499 WASHINGTON BLVD<br>JERSEY CITY, NJ 07310</div></div>
      <div class=row style="margin-top:10px"><div><div class=bar>Form 1099-DIV* &nbsp; ${year} Dividends and Distributions</div><span class=small>Copy B for Recipient &nbsp; (OMB NO. 1545-0110)</span>${box("1a", "Total Ordinary Dividends", ordinary)}${box("1b", "Qualified Dividends", qualified)}${box("2a", "Total Capital Gain Distributions", gains)}${box("2b", "Unrecap. Sec 1250 Gain", 0)}${box("2c", "Section 1202 Gain", 0)}${box("3", "Nondividend Distributions", 0)}${box("4", "Federal Income Tax Withheld", 0)}${box("5", "Section 199A Dividends", Math.round(ordinary / 50))}${box("6", "Investment Expenses", 0)}${box("7", "Foreign Tax Paid", Math.round(ordinary / 90))}${box("9", "Cash Liquidation Distributions", 0)}${box("12", "Exempt-Interest Dividends", 0)}</div>
      <div><div class=bar>Form 1099-INT* &nbsp; ${year} Interest Income</div><span class=small>Copy B for Recipient &nbsp; (OMB NO. 1545-0112)</span>${box("1", "Interest Income", interest)}${box("2", "Early Withdrawal Penalty", 0)}${box("3", "Interest on U.S. Savings Bonds and Treas. Obligations", 0)}${box("4", "Federal Income Tax Withheld", 0)}${box("5", "Investment Expenses", 0)}${box("8", "Tax-Exempt Interest", 0)}<div class=bar>Form 1099-MISC* &nbsp; ${year} Miscellaneous Information</div>${box("2", "Royalties", 0)}${box("3", "Other Income", 0)}${box("4", "Federal Income Tax Withheld", 0)}${box("8", "Substitute Payments in Lieu of Dividends or Interest", 0)}</div></div>
      <div class=bar>Summary of ${year} Proceeds From Broker and Barter Exchange Transactions (Form 1099-B)*</div>${grid(
        "lrrrr",
        ["", "Total Proceeds", "Total Cost Basis", "Realized Gain/Loss (-)", "Federal Income Tax Withheld"],
        [true, false].map((long) => [
          `${long ? "Long" : "Short"}-term transactions for which basis is reported to the IRS`,
          plain(sum(part(long), "proceeds")),
          plain(sum(part(long), "cost")),
          plain(sum(part(long), "proceeds") - sum(part(long), "cost")),
          "0.00",
        ]),
        "class=t",
      )}
      <p class=small>* This is important tax information and is being furnished to the Internal Revenue Service. If you are required to file a return, a negligence penalty or other sanction may be imposed on you if this income is taxable and the IRS determines that it has not been reported. Amounts of wash sale losses disallowed and market discount are not shown when zero.</p>
      ${NEXT}${head(2)}<div style="margin-top:10px"><b>FORM 1099-B*</b> &nbsp; ${year} Proceeds from Broker and Barter Exchange Transactions &nbsp; <span class=small>Copy B for Recipient OMB NO. 1545-0715</span></div>${part(false).length > 0 ? salesTable(false) : ""}${part(true).length > 0 ? salesTable(true) : ""}
      ${NEXT}${head(3)}<div class=bar>Details of 1099-DIV ${year} Dividends</div>${grid(
        "llrr",
        ["Security Description", "Symbol", "1a Ordinary Dividends", "1b Qualified Dividends"],
        [
          [funds[0][0], funds[0][1], plain(Math.round(ordinary / 3)), plain(Math.round(qualified / 3))],
          [
            funds[2][0],
            funds[2][1],
            plain(ordinary - Math.round(ordinary / 3)),
            plain(qualified - Math.round(qualified / 3)),
          ],
          ["<b>TOTALS</b>", "", plain(ordinary), plain(qualified)],
        ],
        "class=t",
      )}<p class=small>Ashgrove does not provide tax advice. Brokerage services provided by Ashgrove Brokerage Services LLC. Custody and clearing by National Clearfield Services LLC, Member NYSE, SIPC.</p>${foot("", `Prepared ${date.slash(`${year + 1}-02-10`)}`)}`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "income",
          institution: "Ashgrove",
          accounts: [],
          transactions: [],
          transactionsOpen: true,
          income: [
            {
              kind: "1099",
              payer: "NATIONAL CLEARFIELD SERVICES LLC",
              taxYear: String(year),
              federalTaxWithheld: "0.00",
            },
          ],
          allowed: {
            "income.0.frequency": ["annual"],
            "accounts.0.kind": ["brokerage"],
            "accounts.0.institution": ["Ashgrove", "Ashgrove Investments", "Ashgrove Brokerage Services LLC"],
            "accounts.0.accountLast4": [account.slice(-4)],
          },
        },
        "Ashgrove",
        "Ashgrove Investments",
        "ASHGROVE INVESTMENTS",
        "Ashgrove Brokerage Services LLC",
        "NATIONAL CLEARFIELD SERVICES LLC",
      ),
    };
  },
};

export const ueYears: readonly Layout[] = [wage, contractor, composite];
