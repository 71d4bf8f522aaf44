import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal } from "../print-styles.ts";
import {
  $,
  account,
  accountNumber,
  bare,
  begin,
  checking,
  type Event,
  inward,
  type Ledger,
  only,
  outward,
  paper,
  period,
  rows,
  savings,
  sideBySide,
  sum,
  titled,
  transfers,
} from "./te-data.ts";

/** One history table with columns for money in and out and a balance at the end of each day only. */
const tolliver: Layout = {
  name: "te-tolliver-crane-everyday",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 3);
    const span = period(random, "cycle");
    const fee = random.chance(0.35) ? 1_000 : 0;
    const ledger = checking(random, span, { fee, checks: [0, 4], cards: [6, 12] });
    const number = accountNumber(random, 10);
    const card = accountNumber(random, 4);
    const say = (event: Event) => {
      const before = date.noYear(addDays(event.day, -1));
      switch (event.kind) {
        case "payroll":
          return `${titled(event.name)} Payroll ${event.ref.slice(0, 6)} xxxxx${event.ref.slice(6)} ${titled(person.name)}`;
        case "mobile":
          return `Mobile Deposit : Ref Number :${event.ref}`;
        case "zelle-in":
          return `Zelle From ${event.name} on ${before} Ref # Bac${event.ref}`;
        case "refund":
          return `Purchase Return authorized on ${before} ${titled(event.name)} ${titled(event.place)} S${event.ref}${event.ref.slice(0, 5)} Card ${card}`;
        case "card":
          return `Purchase authorized on ${before} ${titled(event.name)} ${titled(event.place)} S${event.ref}${event.ref.slice(0, 5)} Card ${card}`;
        case "atm":
          return `ATM Withdrawal authorized on ${date.noYear(event.day)} 1200 N Main St Springfield IL 000${event.ref.slice(0, 4)} ATM ID ${event.ref.slice(5, 9)}J Card ${card}`;
        case "bill":
          return `${titled(event.name)} Bill Pymt ${event.ref} ${titled(person.name)}`;
        case "cardpay":
          return `${titled(event.name)} Online Pmt Ckf${event.ref.slice(0, 9)}POS`;
        case "zelle-out":
          return `Zelle to ${event.name} on ${before} Ref #Rp0${event.ref}`;
        case "check":
          return "Check";
        case "fee":
        case "interest":
        case "move-in":
        case "move-out":
        default:
          return "Monthly Service Fee";
      }
    };
    const added = inward(ledger);
    const taken = outward(ledger);
    const checks = only(ledger, "check");
    const last = new Map(ledger.events.map((event) => [event.day, event]));
    const history = grid(
      "lllrrr",
      [
        "Date",
        "Check<br>Number",
        "Description",
        "Deposits/<br>Additions",
        "Withdrawals/<br>Subtractions",
        "Ending daily<br>balance",
      ],
      [
        ...ledger.events.map((event) => [
          date.bareNoYear(event.day),
          event.kind === "check" ? event.name : "",
          escaped(say(event)),
          event.amount > 0 ? bare(event.amount) : "",
          event.amount < 0 ? bare(event.amount) : "",
          last.get(event.day) === event ? bare(event.balance) : "",
        ]),
        [
          `<b>Ending balance on ${date.bareNoYear(span.end)}</b>`,
          "",
          "",
          "",
          "",
          `<b>${bare(ledger.closing)}</b>`,
        ],
        ["<b>Totals</b>", "", "", `<b>${$(sum(added))}</b>`, `<b>$${bare(sum(taken))}</b>`, ""],
      ].map((row) => row),
      "class=h",
    );
    const furniture = (page: number) =>
      `<div class=fur>${date.long(span.end)} &nbsp;■&nbsp; Page ${page} of 4</div>`;
    const average = ledger.average;
    const html = document(
      `${BASE}body{font:9pt Arial}.logo{font:bold 16pt Georgia;background:#b31e30;color:#ffcf41;padding:10px 8px;display:inline-block;line-height:.95}h1{font:19pt Georgia;margin:0}h2{font:bold 12pt Georgia;border-bottom:1px solid #000;margin:16px 0 4px}.fur{font-size:8pt;margin:2px 0 12px}.side{font-size:8pt;border-top:2px solid #b31e30;padding-top:6px}.h td{padding:2px 0;vertical-align:top;border-bottom:1px solid #ddd}.h th{font:8pt Arial;vertical-align:bottom;border-bottom:1px solid #000}.h td:nth-child(3){width:48%}.h td:first-child{white-space:nowrap}.sum td{padding:3px 0}.sum tr:last-child td{border-top:1px solid #000;font-weight:bold}.g td,.g th{padding:2px 14px 2px 0!important;width:auto!important}.pg{break-before:page}.opt{font-size:8pt}`,
      `<div class=row><div><h1>Tolliver Crane Everyday Checking</h1>${furniture(1)}</div><div style="flex:0" class=r><div class=logo>TOLLIVER<br>CRANE</div></div></div>
<div class=row><div><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=side><b>Questions?</b><br>Available by phone 24 hours a day, 7 days a week:<br>We accept all relay calls, including 711<br><b>1-800-TO-CRANE</b> (1-800-555-0169)<br>En español: 1-877-555-0132<br>Online: tollivercrane.example<br>Write: Tolliver Crane Bank, N.A. (347)<br>P.O. Box 6995<br>Portland, OR 97228-6995</div></div>
<div class=row style="margin-top:14px"><div><h2>You and Tolliver Crane</h2><p>Thank you for being a loyal Tolliver Crane customer. We value your trust in our company and look forward to continuing to serve you with your financial needs.</p></div><div class=opt><h2>Account options</h2>A check mark in the box indicates you have these convenient services with your account(s). Go to tollivercrane.example or call the number above if you have questions.${grid(
        "llll",
        [],
        [
          ["Online Banking", "☑", "Direct Deposit", "☑"],
          ["Online Bill Pay", "☑", "Auto Transfer/Payment", "☐"],
          ["Online Statements", "☐", "Overdraft Protection", "☐"],
          ["Mobile Banking", "☑", "Debit Card", ""],
          ["My Spending Report", "☑", "Overdraft Service", "☐"],
        ],
      )}</div></div>
<h2>Statement period activity summary</h2><div class=row><div>${pairs(
        [
          [`Beginning balance on ${date.bareNoYear(span.start)}`, $(ledger.opening)],
          ["Deposits/Additions", bare(sum(added))],
          ["Withdrawals/Subtractions", `- ${bare(sum(taken))}`],
          [`Ending balance on ${date.bareNoYear(span.end)}`, $(ledger.closing)],
        ],
        "class=sum",
      )}</div><div>Account number: <b>${number}</b><br><b>${person.name.toUpperCase()}</b><br><i>Illinois account terms and conditions apply</i><br>For Direct Deposit use<br>Routing Number (RTN): 071955512</div></div>
<h2>Overdraft Protection</h2><p>This account is not currently covered by Overdraft Protection. If you would like more information regarding Overdraft Protection and eligibility requirements please call the number listed on your statement or visit your branch.</p>
<div class=pg>${furniture(2)}<h2>Transaction history</h2>${history}<p class=small>The Ending Daily Balance does not reflect any pending withdrawals or holds on deposited funds that may have been outstanding on your account when your transactions posted. If you had insufficient available funds when a transaction posted, fees may have been assessed.</p>${
        checks.length > 0
          ? `<h2>Summary of checks written <span style="font:8pt Arial">(checks listed are also displayed in the preceding Transaction history)</span></h2>${grid(
              "llrllrllr",
              ["Number", "Date", "Amount", "Number", "Date", "Amount", "Number", "Date", "Amount"],
              sideBySide(checks, 3, (event) => [event.name, date.bareNoYear(event.day), bare(event.amount)]),
              "class='h g'",
            )}`
          : ""
      }</div>
<div class=pg>${furniture(3)}<h2>Monthly service fee summary</h2><p>For a complete list of fees and detailed account information, see the disclosures applicable to your account or talk to a banker. Go to tollivercrane.example/feefaq for a link to these documents, and answers to common monthly service fee questions.</p>${grid(
        "lrr",
        [
          `Fee period ${date.slash(span.start)} - ${date.slash(span.end)}`,
          "Standard monthly service fee $10.00",
          `You paid ${$(fee)}`,
        ],
        [],
        "class=h",
      )}<p>${fee ? "How to avoid the monthly service fee" : "The bank has waived the fee for this fee period."}</p>${grid(
        "lrr",
        ["How to avoid the monthly service fee", "Minimum required", "This fee period"],
        [
          ["Have any <b>ONE</b> of the following each fee period", "", ""],
          ["• Minimum daily balance", "$25,000.00", `${$(ledger.lowest)} ☐`],
          [
            "• Total amount of qualifying electronic deposits",
            fee ? "$9,000.00" : "$500.00",
            `${$(sum(only(ledger, "payroll")))} ${fee ? "☐" : "☑"}`,
          ],
          ["• The primary account owner is 17 - 24 years old", "", "☐"],
        ],
        "class=h",
      )}<p class=small>RC/RC &nbsp; Average ledger balance ${$(average)}</p></div>
<div class=pg>${furniture(4)}<h2>Important Information You Should Know</h2><p class=small>■ To dispute or report inaccuracies in information we have furnished to a Consumer Reporting Agency about your accounts: Tolliver Crane Bank, N.A. may furnish information about deposit accounts to Early Warning Services. ■ In case of errors or questions about your electronic transfers, telephone us at the number printed on the front of this statement or write us as soon as you can, if you think your statement or receipt is wrong. 1. Tell us your name and account number (if any). 2. Describe the error or the transfer you are unsure about. 3. Tell us the dollar amount of the suspected error.</p><h2>Account Balance Calculation Worksheet</h2><p>1. Use the following worksheet to calculate your overall account balance.<br>2. Go through your register and mark each check, withdrawal, ATM transaction, payment, deposit or other credit listed on your statement.</p><div class=row><div>ENTER<br><b>A.</b> The ending balance shown on your statement ........ $ __________<br>ADD<br><b>B.</b> Any deposits listed in your register or transfers into your account which are not shown on your statement. $ __________<br>CALCULATE THE SUBTOTAL (Add Parts A and B) ...... TOTAL $ __________<br>SUBTRACT<br><b>C.</b> The total outstanding checks and withdrawals from the chart ........ - $ __________</div><div>${grid(
        "lr",
        ["Number/Items Outstanding", "Amount"],
        [
          ["____________", "________|____"],
          ["____________", "________|____"],
          ["____________", "________|____"],
          ["<b>Total amount $</b>", "________|____"],
        ],
      )}</div></div><p class=small>©2010 Tolliver Crane Bank, N.A. All rights reserved. Member FDIC. NMLSR ID 399801</p></div>`,
    );
    const transactions = rows(0, ledger.events, say);
    const truth = paper(
      "Tolliver Crane",
      [
        account("checking", "Tolliver Crane", number, ledger, {
          statementDate: span.end,
          totalDeposits: decimal(sum(added)),
          totalWithdrawals: decimal(-sum(taken)),
        }),
      ],
      transactions,
      {
        ...Object.fromEntries(
          ledger.events.flatMap((event, index) =>
            event.kind === "check"
              ? [[`transactions.${index}.description`, [`${event.name} Check`, `Check ${event.name}`]]]
              : [],
          ),
        ),
        "accounts.0.feesCharged": [decimal(fee)],
      },
    );
    return {
      html,
      truth: alsoNamed(truth, "TOLLIVER CRANE", "Tolliver Crane Bank, N.A.", "Tolliver Crane Bank"),
    };
  },
};

/** A package of accounts: relationship summary, then each account's activity between its two balances. */
const velda: Layout = {
  name: "te-veldbank-relationship",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 4);
    const span = period(random, "month");
    const moved = transfers(random, span, 2);
    const ledger = checking(random, span, { out: moved, checks: [0, 2] });
    const saver = savings(random, span, {
      rate: random.whole(5, 440) / 100,
      inward: moved,
      opening: [300_000, 4_200_000],
    });
    const number = accountNumber(random, 9);
    const other = accountNumber(random, 11);
    const card = accountNumber(random, 4);
    const say = (event: Event) => {
      const clock = `${date.noYear(addDays(event.day, -1))} ${String(Number(event.ref.slice(0, 1)) + 1).padStart(2, "0")}:${Number(event.ref.slice(1, 2)) % 6}5p #${card}`;
      switch (event.kind) {
        case "payroll":
          return `ACH Electronic Credit ${event.name} PAYROLL`;
        case "mobile":
          return "Mobile Deposit";
        case "zelle-in":
          return `Instant Payment Credit ${event.name.toUpperCase()}`;
        case "refund":
          return `Debit Card Credit ${clock} ${event.name} ${event.place} ${event.ref.slice(2, 7)}`;
        case "card":
          return `Debit Card Purchase ${clock} ${event.name} ${event.place} ${event.ref.slice(2, 7)}`;
        case "atm":
          return `Cash Withdrawal ${clock} VELDBANK ATM 1200 N MAIN ST, SPRINGFIELD, IL`;
        case "bill":
          return `ACH Electronic Debit ${event.name} BILLPAY`;
        case "cardpay":
          return `ACH Electronic Debit ${event.name} PAYMENT`;
        case "zelle-out":
          return `Zelle Debit PAY ID:${event.ref} ${event.name.toUpperCase()}`;
        case "move-out":
          return `Transfer to Savings via Veld Online Reference # 0${event.ref.slice(0, 5)}`;
        case "check":
        case "fee":
        case "interest":
        case "move-in":
        default:
          return `Check # ${event.name}`;
      }
    };
    const saySaver = (event: Event) =>
      event.kind === "move-in"
        ? `Transfer from Checking via Veld Online Reference # 0${event.ref.slice(0, 5)}`
        : event.kind === "move-out"
          ? `Other Debit ACCT TO ACCT TRANSFER ${event.ref}`
          : `Interest for ${ledger.days} days, Annual Percentage Yield Earned ${saver.apy}%`;
    const activity = (one: Ledger, words: (event: Event) => string) =>
      grid(
        "llrrr",
        ["Date", "Description", "Amount Subtracted", "Amount Added", "Balance"],
        [
          ...one.events.map((event) => [
            date.noYear(event.day),
            escaped(words(event)),
            event.amount < 0 ? bare(event.amount) : "",
            event.amount > 0 ? bare(event.amount) : "",
            bare(event.balance),
          ]),
          [
            "",
            "<b>Total Subtracted/Added</b>",
            `<b>${bare(sum(outward(one)))}</b>`,
            `<b>${bare(sum(inward(one)))}</b>`,
            "",
          ],
        ],
        "class=t",
      );
    const span2 = `${date.longNoYear(span.start)} - ${date.long(span.end)}`;
    const combined = ledger.average + saver.average;
    const html = document(
      `${BASE}body{font:8.5pt Arial}.logo{font:bold italic 22pt Arial;color:#003b70}.blue{background:#003b70;color:#fff;padding:3px 6px;font-weight:bold;margin:14px 0 4px;font-size:10pt}.t td{padding:2px 0;vertical-align:top;border-bottom:1px solid #ddd}.t th{border-bottom:1.5px solid #003b70;font-size:8pt}.t td:nth-child(2){width:52%}.rel td{padding:2px 0}.rel{width:100%}.acct{display:flex;justify-content:space-between;margin:6px 0}`,
      `<div class=row><div><div class=logo>veldbank</div><div class=small>VELDBANK CLIENT SERVICES 040<br>PO BOX 6201<br>SIOUX FALLS, SD 57117-6201</div></div><div class=r>Page 1 of 2<br>Account <b>${number}</b><br>Statement Period<br><b>${span2}</b></div></div>
<div class="row" style="margin-top:34px"><div>001/R1/04F000<br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div class=small>Veldbank Client Services<br>(800) 555-0187<br>TTY: We accept 711 or other Relay Service<br>Outside the U.S.: (210) 555-0119<br>Veld Online: www.veldbank.example</div></div>
<p style="font:bold 13pt Arial;color:#003b70;margin:18px 0 0">VELD PRIORITY ACCOUNT AS OF ${date.long(span.end).toUpperCase()}</p>
<div class=row><div><div class=blue>Relationship Summary:</div>${pairs(
        [
          ["Checking", $(ledger.closing)],
          ["Savings", $(saver.closing)],
          ["Investments<br><span class=small>(not FDIC Insured)</span>", "-----"],
          ["Loans", "-----"],
          ["Credit Cards", "-----"],
        ],
        "class=rel",
      )}</div><div><div class=blue>Checking &nbsp; Balance</div>${pairs([["Regular Checking", $(ledger.closing)]], "class=rel")}<div class=blue>Savings &nbsp; Balance</div>${pairs([["Veld Accelerate Savings", $(saver.closing)]], "class=rel")}</div></div>
<div class=blue>SUGGESTIONS AND RECOMMENDATIONS</div><p>Plan ahead for the holidays: send up to $2,000.00 a day to friends and family with Zelle in the Veld Mobile App. For details see your Consumer Deposit Account Agreement.</p>
<p><b>Your Combined Average Monthly Balance</b></p>${grid("lrr", ["Fees for this statement period are based on balances for the month:", "Your Combined Balance Range", "Monthly Service Fee"], [[`${date.monthYear(span.start)} &nbsp; Combined Average Monthly Balance ${$(combined)}`, combined > 3_000_000 ? "$30,000 or more" : "less than $30,000", combined > 3_000_000 ? "None" : "Waived"]], "class=t")}
<p class=small>All fees assessed in this statement period, including non-Veldbank ATM fees, will appear as charges on your next monthly statement (to the account that is currently debited for your monthly service fee). Please refer to your Client Manual and Marketplace Addendum booklet for details on how we determine your monthly fees and charges.</p>
<div class=blue style="break-before:page">CHECKING ACTIVITY</div><div class=acct><div><b>Regular Checking</b><br>${number}</div><div>Beginning Balance: <b>${$(ledger.opening)}</b><br>Ending Balance: <b>${$(ledger.closing)}</b></div></div>${activity(ledger, say)}
<div class=blue>SAVINGS ACTIVITY</div><div class=acct><div><b>Veld Accelerate Savings</b><br>${other}</div><div>Beginning Balance: <b>${$(saver.opening)}</b><br>Ending Balance: <b>${$(saver.closing)}</b></div></div>${activity(saver, saySaver)}<p>Interest earned year to date: ${$(saver.interest * 5 + 17)}</p>
<div class=blue>CUSTOMER SERVICE INFORMATION</div>${grid(
        "lll",
        ["IF YOU HAVE QUESTIONS ON:", "YOU CAN CALL:", "YOU CAN WRITE:"],
        [
          ["Checking", "800-555-0187", "Veldbank Client Services"],
          [
            "Savings",
            "(For Speech and Hearing Impaired Customers Only TTY: 711)",
            "P.O. Box 6201, Sioux Falls, SD 57117-6201",
          ],
        ],
      )}<p class=small>The products reported on this statement have been combined onto one monthly statement at your request. The ownership and title of individual products reported here may be different from the addressee(s) on the first page. <b>FDIC Insurance:</b> Products reported in CHECKING AND SAVINGS are insured by the Federal Deposit Insurance Corporation up to $250,000. <b>CERTIFICATES OF DEPOSIT</b> Certificates of Deposit (CD) information may show dashes in certain fields if on the date of your statement your new CD was not yet funded.</p>`,
    );
    const sums = (one: Ledger) => ({
      totalDeposits: decimal(sum(inward(one))),
      totalWithdrawals: decimal(-sum(outward(one))),
      statementDate: span.end,
    });
    const truth = paper(
      "veldbank",
      [
        account("checking", "veldbank", number, ledger, sums(ledger)),
        account("savings", "veldbank", other, saver, sums(saver)),
      ],
      [...rows(0, ledger.events, say), ...rows(1, saver.events, saySaver)],
    );
    return { html, truth: alsoNamed(truth, "Veldbank", "VELDBANK") };
  },
};

export const teNational: readonly Layout[] = [tolliver, velda];
