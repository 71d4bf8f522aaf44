import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date } from "../print-styles.ts";
import { type Collection, creditFile, monthBack, monthsBetween, paidIn, type Trade, usd } from "./th-data.ts";
import { counted, openCollection, reportTruth, told } from "./th-truth.ts";

const shut = (trade: Trade) => trade.closed !== undefined;
const short = (day: string) => date.monthYear(day).replace(/^(\w{3})\w*/, "$1");
const KINDS: Record<Trade["kind"], string> = {
  "credit-card": "Credit card",
  heloc: "Home equity line of credit",
  mortgage: "Mortgage",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  "personal-loan": "Personal loan",
};
const band = (score: number) =>
  score >= 781 ? "Excellent" : score >= 661 ? "Good" : score >= 601 ? "Fair" : "Needs work";

/** A free score site's page printed from the browser: factors first, then each account opened up, labels over figures. */
export const tansyPrint: Layout = {
  name: "th-tansy-web-print",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 6);
    const { day, collection, trades } = file;
    const late = trades.reduce((all, trade) => all + trade.late.length, 0);
    const months = trades.reduce((all, trade) => all + monthsBetween(trade.opened, trade.closed ?? day), 0);
    const age = Math.round(
      trades
        .filter((trade) => !shut(trade))
        .reduce((all, trade) => all + monthsBetween(trade.opened, day), 0) / file.open,
    );
    const groups: ReadonlyArray<readonly [string, readonly Trade[]]> = [
      ["Credit cards", trades.filter((trade) => trade.kind === "credit-card" && !shut(trade))],
      ["Auto loans", trades.filter((trade) => trade.kind === "auto-loan" && !shut(trade))],
      [
        "Home loans",
        trades.filter((trade) => (trade.kind === "mortgage" || trade.kind === "heloc") && !shut(trade)),
      ],
      ["Student loans", trades.filter((trade) => trade.kind === "student-loan" && !shut(trade))],
      ["Other loans", trades.filter((trade) => trade.kind === "personal-loan" && !shut(trade))],
      ["Closed accounts", trades.filter(shut)],
    ];
    const box = (entries: ReadonlyArray<readonly [string, string]>) =>
      `<div class=cells>${entries.map(([label, value]) => `<div><div class=k>${label}</div><div>${value}</div></div>`).join("")}</div>`;
    const account = (
      trade: Trade,
    ) => `<div class=acct><div class=line><div><b>${escaped(trade.creditor)}</b><div class=k>Reported: ${date.abbreviated(trade.reported)}</div></div><div class=r><b>${usd(trade.balance)}</b><div class=k>${shut(trade) ? "Closed" : trade.pastDue > 0 ? "Past due" : "In good standing"}</div></div></div>
    <h4>Overview</h4>${
      trade.limit === undefined
        ? `<p>You've paid off ${Math.round((1 - trade.balance / (trade.original ?? 1)) * 100)}% of this loan.</p>${box(
            [
              ["Balance", usd(trade.balance)],
              ["Original amount", usd(trade.original ?? 0)],
              ["Monthly payment", shut(trade) ? "--" : usd(trade.monthly)],
            ],
          )}`
        : `<p>You're using ${Math.round((trade.balance / trade.limit) * 100)}% of this account's limit.</p>${box(
            [
              ["Balance", usd(trade.balance)],
              ["Credit limit", usd(trade.limit)],
              ["Highest balance", usd(trade.high)],
              ["Monthly payment", shut(trade) ? "--" : usd(trade.monthly)],
            ],
          )}`
    }
    <h4>Payment history</h4>${grid(
      "lcccccccccccc",
      ["", "J", "F", "M", "A", "M", "J", "J", "A", "S", "O", "N", "D"],
      [0, 1]
        .map((back) => String(Number((trade.closed ?? day).slice(0, 4)) - back))
        .map((year) => [
          year,
          ...Array.from({ length: 12 }, (_, at) =>
            paidIn(trade, day, `${year}-${String(at + 1).padStart(2, "0")}-01`, "✓"),
          ),
        ]),
      "class=hist",
    )}${box([
      ["Last payment", date.abbreviated(trade.lastPaid)],
      ["Current payment status", trade.pastDue > 0 ? "30 days late" : "Current"],
      ["Amount past due", usd(trade.pastDue)],
      ["Worst payment status", trade.late.length > 0 ? "30 days late" : "Current"],
    ])}
    <h4>Account details</h4>${box([
      ["Account status", shut(trade) ? "Closed" : "Open"],
      ["Type", trade.store ? "Charge account" : KINDS[trade.kind]],
      ["Responsibility", trade.owner === "Authorized User" ? "Authorized user" : trade.owner],
      ["Remarks", shut(trade) ? "Closed" : "--"],
    ])}${box([
      ["Times 30/60/90 days late", `${trade.late.length}/0/0`],
      [
        "Opened",
        `${date.abbreviated(trade.opened)} (${Math.floor(monthsBetween(trade.opened, day) / 12)} yrs, ${monthsBetween(trade.opened, day) % 12} mos)`,
      ],
      ["Closed", trade.closed === undefined ? "--" : date.abbreviated(trade.closed)],
      ["Term", trade.months === undefined ? "--" : `${trade.months} months`],
    ])}</div>`;
    const debt = (owed: Collection) =>
      `<div class=acct><div class=line><div><b>${escaped(owed.agency)}</b><div class=k>Reported: ${date.abbreviated(owed.reported)}</div></div><div class=r><b>${usd(owed.amount)}</b><div class=k>In collections</div></div></div>${box(
        [
          ["Original creditor", escaped(owed.client)],
          ["Opened", date.abbreviated(owed.opened)],
          ["High balance", usd(owed.amount)],
          ["Remarks", "Placed for collection"],
        ],
      )}</div>`;
    const stamp = `${Number(day.slice(5, 7))}/${Number(day.slice(8))}/${day.slice(2, 4)}, 9:${file.random.whole(10, 59)} PM`;
    const factor = (name: string, value: string, impact: string, note: string) =>
      `<div class=factor><div><b>${name}</b><div class=k>${note}</div></div><div class=r><b>${value}</b><div class=k>${impact} impact</div></div></div>`;
    const derogatory = collection === undefined ? 0 : 1;
    const body = `<div class=chrome><span>${stamp}</span><span>Credit Tansy</span></div><div class=top><div class=logo>credit <b>tansy</b></div><div class=nav>Today &nbsp; <b>Credit</b> &nbsp; Cards &nbsp; Loans &nbsp; Auto &nbsp; Money</div></div>
    <div class=hero><div><div class=k>TransUnion®</div><div class=score>${file.score}</div><div>${band(file.score)}</div></div><div class=ring>Checked daily<br>Updated ${date.abbreviated(day)}<br><span class=k>Calculated using VantageScore 3.0. Scores range from 300 to 850.</span></div><div class=ad><b>Your approval odds are in</b><br>See cards with a $200 bonus after you spend $500<br><u>View offers</u></div></div>
    <h2>Credit factors</h2>${factor("Payment history", `${late === 0 ? 100 : Math.floor((1 - late / months) * 100)}%`, "High", "Percentage of payments you've made on time")}${factor("Credit card use", `${file.used}%`, "High", "How much credit you're using compared to your total limits")}${factor("Derogatory marks", String(derogatory), "High", "Collections, tax liens, bankruptcies or civil judgments on your report")}${factor("Credit age", `${Math.floor(age / 12)} yrs, ${age % 12} mos`, "Medium", "Average age of your open accounts")}${factor("Total accounts", String(trades.length), "Low", `${file.open} open, ${file.closed} closed`)}${factor("Hard inquiries", String(file.hard.length), "Low", "Number of times you've applied for credit")}
    <h2>Your accounts</h2>${groups.map(([name, list]) => (list.length === 0 ? "" : `<div class=group><b>${name}</b><span>${usd(list.reduce((all, trade) => all + trade.balance, 0))}</span></div>${list.map(account).join("")}`)).join("")}
    <h2>Collections</h2>${collection === undefined ? "<p>Nice! You have no accounts in collections.</p>" : debt(collection)}<h2>Public records</h2><p>You have no public records on your report.</p>
    <h2>Hard inquiries</h2>${grid(
      "lll",
      ["Company", "Type", "Inquiry date"],
      file.hard.map((one) => [escaped(one.name), one.business, date.abbreviated(one.day)]),
      "class=list",
    )}
    <h2>Personal information</h2>${pairs(
      [
        ["Name", escaped(file.person.name)],
        ["Reported addresses", `${file.person.street}, ${file.person.town}`],
        ["Employment info", file.employer],
      ],
      "class=list",
    )}
    <p class=k>See something that isn't right? Dispute errors directly with TransUnion. Credit Tansy Offers, Inc. is not a lender. Credit scores provided may differ from those a lender uses. Product name, logo, brands, and other trademarks are property of their respective trademark holders.</p><div class=chrome><span>https://www.credittansy.example/credit-health/transunion/accounts</span><span>1/1</span></div>`;
    const order = groups.flatMap(([, list]) => list);
    const { accounts, allowed } = told(order.map((trade) => [trade, { monthly: !shut(trade) }] as const));
    return {
      html: document(
        `${BASE}body{font:8.5pt "Helvetica Neue",Arial,sans-serif;color:#222}.chrome{display:flex;justify-content:space-between;font:7pt Arial;margin-bottom:8px}.top{display:flex;justify-content:space-between;background:#e8f4ea;padding:8px 12px}.logo{font-size:15pt;color:#0b7a3b}.hero{display:flex;gap:20px;padding:12px;border:1px solid #ddd;margin:10px 0}.hero>div{flex:1}.score{font-size:30pt;color:#0b7a3b}.ad{background:#f6f1e5;padding:8px;font-size:8pt}.k{color:#666;font-size:7.5pt}h2{font-size:13pt;margin:14px 0 4px;break-after:avoid}h4{margin:8px 0 2px;font-size:8.5pt;break-after:avoid}.factor,.line,.group{display:flex;justify-content:space-between;padding:5px 0;border-bottom:1px solid #e5e5e5}.group{font-size:11pt;margin-top:10px;border-bottom:2px solid #0b7a3b;break-after:avoid}.acct{border:1px solid #ddd;border-radius:6px;padding:4px 10px 8px;margin:8px 0;break-inside:avoid}.cells{display:flex;gap:8px;margin:4px 0}.cells>div{flex:1}p{margin:2px 0}.hist{width:60%!important}.hist td,.hist th{font-size:7pt;text-align:center;padding:0 2px}.list td,.list th{padding:2px 4px;border-bottom:1px solid #eee;text-align:left}`,
        body,
      ),
      truth: reportTruth(
        "Credit Tansy",
        {
          bureau: "TransUnion",
          score: String(file.score),
          reportDate: day,
          accountsTotal: String(trades.length),
          accountsOpen: String(file.open),
          accountsClosed: String(file.closed),
          inquiries: String(file.hard.length),
          utilization: String(file.used),
          accounts,
        },
        {
          ...allowed,
          institution: ["TransUnion", "Credit Tansy Offers, Inc."],
          ...counted(file, "collections"),
          ...openCollection(accounts.length, collection),
        },
      ),
    };
  },
};

/** A bureau's own app, printed: the score, a few tiles, what is owed in all, then one short card to an account. */
export const averraDashboard: Layout = {
  name: "th-averra-dashboard",
  type: "credit-reports",
  heldOut: false,
  make: (seed) => {
    const file = creditFile(seed, 7);
    const { day, person, collection, trades } = file;
    const cards = trades.filter((trade) => trade.portfolio === "Revolving" && !shut(trade));
    const loans = trades.filter((trade) => trade.portfolio !== "Revolving" && !shut(trade));
    const owed = (list: readonly Trade[]) => list.reduce((all, trade) => all + trade.balance, 0);
    const limits = cards.reduce((all, trade) => all + (trade.limit ?? 0), 0);
    const usage = String(Math.round((owed(cards) / limits) * 100));
    const age = Math.round(
      trades.reduce((all, trade) => all + monthsBetween(trade.opened, day), 0) / trades.length,
    );
    const tile = (name: string, value: string) => `<div class=tile><b>${value}</b>${name}</div>`;
    const card = (
      trade: Trade,
    ) => `<div class=card><table><tr><td><b>${escaped(trade.creditor)}</b><div class=k>${
      trade.store ? "Charge card" : KINDS[trade.kind]
    } · ${trade.owner === "Authorized User" ? "Authorized user" : trade.owner} · Opened ${short(trade.opened)}</div></td><td class=r><b>${usd(trade.balance)}</b><div class=k>Balance updated ${date.abbreviatedBare(trade.reported)}</div></td></tr></table>
    <div class=bar><i style="width:${Math.min(100, Math.round((trade.balance / (trade.limit ?? trade.original ?? 1)) * 100))}%"></i></div>
    <div class=under><span>${trade.limit === undefined ? `Original balance ${usd(trade.original ?? 0)}` : `Credit limit ${usd(trade.limit)}`}</span><span>${
      shut(trade) ? `Closed ${short(trade.closed ?? day)}` : `Monthly payment ${usd(trade.monthly)}`
    }</span><span>${
      trade.limit === undefined
        ? `${Math.round((1 - trade.balance / (trade.original ?? 1)) * 100)}% paid off`
        : `${Math.round((trade.balance / trade.limit) * 100)}% usage`
    }</span><span>${trade.pastDue > 0 ? `<em>${usd(trade.pastDue)} past due</em>` : trade.late.length > 0 ? `30 days late ${short(monthBack(day, (trade.late[0] ?? 0) + 1))}` : "Exceptional payment history"}</span></div></div>`;
    const body = `<div class=top><div class=logo>averra</div><div>Good evening, ${escaped(person.name.split(" ")[0] ?? "")}</div></div>
    <div class=row><div class=panel><h2>FICO® Score 8</h2><div class=score>${file.score}</div><div>${file.score >= 800 ? "Exceptional" : file.score >= 740 ? "Very Good" : file.score >= 670 ? "Good" : file.score >= 580 ? "Fair" : "Poor"}</div><div class=k>Averra data · ${date.abbreviatedBare(day)}</div><div class=scale><span>300</span><span>580</span><span>670</span><span>740</span><span>800</span><span>850</span></div><div class=k>Up ${file.random.whole(2, 14)} points since ${short(monthBack(day, 1))}</div></div>
    <div class=panel><h2>Overall credit usage</h2><div class=score>${usage}%</div><div>${usd(owed(cards))} used of ${usd(limits)}</div><div class=k>Credit usage is the share of your revolving limits that you are using now. Most experts suggest keeping it under 30%.</div></div></div>
    <h2>Averra credit report</h2><div class=k>Report date ${date.abbreviatedBare(day)} · Next report ${date.abbreviatedBare(monthBack(day, -1))}</div>
    <div class=tiles>${tile("Open accounts", String(file.open))}${tile("Self-reported accounts", "0")}${tile("Accounts ever late", String(trades.filter((trade) => trade.late.length > 0).length))}${tile("Closed accounts", String(file.closed))}${tile("Collections", collection === undefined ? "0" : "1")}${tile("Average account age", `${Math.floor(age / 12)} yrs ${age % 12} mos`)}</div>
    <div class=tiles>${tile("Hard inquiries", String(file.hard.length))}${tile("Public records", "0")}${tile("Oldest account", `${Math.floor(Math.max(...trades.map((trade) => monthsBetween(trade.opened, day))) / 12)} yrs`)}</div>
    <h2>Debt summary</h2>${pairs(
      [
        ["Credit card and credit line debt", usd(owed(cards))],
        ["Self-reported account balance", "$0"],
        ["Loan debt", usd(owed(loans))],
        ["Collections debt", usd(collection?.amount ?? 0)],
        ["Total debt", usd(owed(cards) + owed(loans) + (collection?.amount ?? 0))],
      ],
      "class=debt",
    )}
    <h2>Credit cards &amp; credit lines</h2>${cards.map(card).join("")}<h2>Loans</h2>${loans.map(card).join("")}<h2>Closed accounts</h2>${trades.filter(shut).map(card).join("")}
    <h2>Collections</h2>${collection === undefined ? "<p>No collections reported</p>" : `<div class=card><table><tr><td><b>${escaped(collection.agency)}</b><div class=k>Original creditor: ${escaped(collection.client)} · Opened ${short(collection.opened)}</div></td><td class=r><b>${usd(collection.amount)}</b><div class=k>Balance updated ${date.abbreviatedBare(collection.reported)}</div></td></tr></table><div class=under><span>Original balance ${usd(collection.amount)}</span><span><em>Collection account</em></span></div></div>`}
    <h2>Inquiries</h2>${grid(
      "ll",
      [],
      file.hard.map((one) => [
        `<b>${escaped(one.name)}</b> <span class=k>${one.business}</span>`,
        date.abbreviatedBare(one.day),
      ]),
      "class=debt",
    )}
    <h2>Personal information</h2><p>${escaped(person.name)} · ${person.street}, ${person.town} · Employer ${file.employer}</p>
    <p class=k>Credit score calculated based on FICO® Score 8 model. Your lender or insurer may use a different FICO® Score than FICO® Score 8, or another type of credit score altogether. Boost results vary; an average of 13 points was gained by users who added on-time phone and utility payments. 30 days' free trial of Premium, then $24.99 a month.</p>`;
    const order = [...cards, ...loans, ...trades.filter(shut)];
    const { accounts, allowed } = told(order.map((trade) => [trade, { monthly: !shut(trade) }] as const));
    return {
      html: document(
        `${BASE}body{font:9pt "Segoe UI",Arial,sans-serif;color:#23252b}.top{display:flex;justify-content:space-between;align-items:center;margin-bottom:8px}.logo{font:bold 20pt Arial;color:#5a2ca0;letter-spacing:-1px}.panel{border:1px solid #ddd;border-radius:8px;padding:8px 12px}h2{font-size:12pt;margin:12px 0 4px;break-after:avoid}.panel h2{margin:0}.score{font-size:28pt;color:#5a2ca0}.k{color:#6a6d75;font-size:7.5pt}.scale{display:flex;justify-content:space-between;border-top:5px solid #8fc58f;font-size:7pt;margin-top:4px}.tiles{display:flex;gap:8px;margin:6px 0}.tile{flex:1;border:1px solid #e2e2e2;border-radius:6px;padding:6px;font-size:7.5pt}.tile b{display:block;font-size:13pt}.debt td{padding:3px 0;border-bottom:1px solid #eee}.debt tr:last-child{font-weight:bold}.card{border:1px solid #e2e2e2;border-radius:6px;padding:6px 8px;margin:5px 0;break-inside:avoid}.bar{height:5px;background:#eee;margin:4px 0}.bar i{display:block;height:5px;background:#5a2ca0}.under{display:flex;justify-content:space-between;font-size:7.5pt}em{color:#b3261e;font-style:normal}`,
        body,
      ),
      truth: reportTruth(
        "Averra",
        {
          bureau: "Averra",
          score: String(file.score),
          reportDate: day,
          accountsOpen: String(file.open),
          accountsClosed: String(file.closed),
          inquiries: String(file.hard.length),
          collections: collection === undefined ? "0" : "1",
          utilization: usage,
          accounts,
        },
        { ...allowed, ...counted(file, "accountsTotal"), ...openCollection(accounts.length, collection) },
      ),
    };
  },
};
