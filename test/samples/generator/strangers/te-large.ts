import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import {
  $,
  account,
  accountNumber,
  bare,
  begin,
  checking,
  checkNames,
  closingDay,
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
  sumsOfKinds,
  titled,
  transfers,
} from "./te-data.ts";

/** A national bank's plain checking: a summary of kinds with a rule, then one list with a running balance. */
const corvane: Layout = {
  name: "te-corvane-total-checking",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 1);
    const span = period(random, "cycle");
    const two = random.chance(0.5);
    const moved = two ? transfers(random, span, 2) : [];
    const ledger = checking(random, span, { fee: random.chance(0.3) ? 1_200 : 0, out: moved });
    const saver = savings(random, span, { rate: 0.02, inward: moved, opening: [80_000, 900_000] });
    const number = `000000${accountNumber(random, 9)}`;
    const other = `000000${accountNumber(random, 9)}`;
    const card = accountNumber(random, 4);
    const say = (event: Event) => {
      const before = date.noYear(addDays(event.day, -1));
      switch (event.kind) {
        case "payroll":
          return `${titled(event.name)} Payroll PPD ID: ${event.ref}`;
        case "mobile":
          return "Remote Online Deposit 1";
        case "zelle-in":
          return `Zelle Payment From ${event.name} ${event.ref}`;
        case "refund":
          return `Card Purchase Return ${before} ${titled(event.name)} ${titled(event.place)} Card ${card}`;
        case "card":
          return `Card Purchase ${before} ${titled(event.name)} ${titled(event.place)} Card ${card}`;
        case "atm":
          return `ATM Withdrawal ${date.noYear(event.day)} 1200 N Main St Springfield IL Card ${card}`;
        case "bill":
          return `${titled(event.name)} Bill Pmt ${event.ref.slice(0, 6)} Web ID: ${event.ref}`;
        case "cardpay":
          return `Payment To ${titled(event.name)} Ending IN ${event.ref.slice(0, 4)}`;
        case "zelle-out":
          return `Zelle Payment To ${event.name} ${event.ref}`;
        case "move-out":
          return `Online Transfer To Sav ...${other.slice(-4)} Transaction#: ${event.ref}`;
        case "check":
          return `Check # ${event.name}`;
        case "fee":
          return "Monthly Service Fee";
        case "interest":
        case "move-in":
        default:
          return "Interest Payment";
      }
    };
    const saySaver = (event: Event) =>
      event.kind === "move-in"
        ? `Online Transfer From Chk ...${number.slice(-4)} Transaction#: ${event.ref}`
        : event.kind === "move-out"
          ? `Online Transfer To Chk ...${number.slice(-4)} Transaction#: ${event.ref}`
          : "Interest Payment";
    const detail = (one: Ledger, words: (event: Event) => string) =>
      `<div class=sec>TRANSACTION DETAIL</div>${grid(
        "llrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
        [
          ["", "<b>Beginning Balance</b>", "", `<b>${$(one.opening)}</b>`],
          ...one.events.map((event) => [
            date.noYear(event.day),
            escaped(words(event)),
            money.plain(event.amount),
            bare(event.balance),
          ]),
          ["", "<b>Ending Balance</b>", "", `<b>${$(one.closing)}</b>`],
        ],
        "class=t",
      )}`;
    const cards = sum(only(ledger, "card", "atm"));
    const electronic = sum(only(ledger, "bill", "cardpay", "zelle-out", "move-out"));
    const checks = sum(only(ledger, "check"));
    const fees = sum(only(ledger, "fee"));
    const deposits = sum(inward(ledger));
    const summary = grid(
      "lr",
      ["", "AMOUNT"],
      [
        ["<b>Beginning Balance</b>", `<b>${$(ledger.opening)}</b>`],
        ["Deposits and Additions", bare(deposits)],
        ...(checks ? [["Checks Paid", money.plain(checks)]] : []),
        ["ATM &amp; Debit Card Withdrawals", money.plain(cards)],
        ["Electronic Withdrawals", money.plain(electronic)],
        ...(fees ? [["Fees", money.plain(fees)]] : []),
        ["<b>Ending Balance</b>", `<b>${$(ledger.closing)}</b>`],
      ],
      "class=s",
    );
    const out = sum(outward(saver));
    const saverSummary = grid(
      "lr",
      ["", "AMOUNT"],
      [
        ["<b>Beginning Balance</b>", `<b>${$(saver.opening)}</b>`],
        ["Deposits and Additions", bare(sum(inward(saver)))],
        ...(out ? [["Electronic Withdrawals", money.plain(out)]] : []),
        ["<b>Ending Balance</b>", `<b>${$(saver.closing)}</b>`],
        ["Annual Percentage Yield Earned This Period", `${saver.apy}%`],
        ["Interest Paid This Period", $(saver.interest)],
        ["Interest Paid Year-to-Date", $(saver.interest * 4 + 3)],
      ],
      "class=s",
    );
    const consolidated = `<div class=bar>CONSOLIDATED BALANCE SUMMARY</div><div class=sec>ASSETS</div>${grid(
      "llrr",
      [
        "Checking &amp; Savings",
        "ACCOUNT",
        "BEGINNING BALANCE<br>THIS PERIOD",
        "ENDING BALANCE<br>THIS PERIOD",
      ],
      [
        ["Corvane Total Checking", number, $(ledger.opening), $(ledger.closing)],
        ["Corvane Savings", other, bare(saver.opening), bare(saver.closing)],
        [
          "<b>Total</b>",
          "",
          `<b>${$(ledger.opening + saver.opening)}</b>`,
          `<b>${$(ledger.closing + saver.closing)}</b>`,
        ],
        [
          "<b>TOTAL ASSETS</b>",
          "",
          `<b>${$(ledger.opening + saver.opening)}</b>`,
          `<b>${$(ledger.closing + saver.closing)}</b>`,
        ],
      ],
      "class=t",
    )}`;
    const title = (text: string, no: string) =>
      `<div class=bar><span>${text}</span></div><div class=who><span>${escaped(person.name)}</span>${two ? `<span>Account Number: <b>${no}</b></span>` : ""}</div>`;
    const waived = fees
      ? "A monthly Service Fee was charged to your Corvane Total Checking account because none of the ways to avoid it below was met. Here are the three ways to avoid this fee during any statement period."
      : "The monthly service fee for your Corvane Total Checking account was waived as an added feature of your electronic deposits.";
    const html = document(
      `${BASE}body{font:9pt Arial}.top{display:flex;justify-content:space-between}.logo{font:bold 20pt Arial;letter-spacing:2px}.bar{background:#eee;border:1px solid #333;padding:3px 8px;font:bold 11pt Arial;margin:14px 0 4px}.who{display:flex;justify-content:space-between;margin:0 0 6px}.sec{font-weight:bold;border:1px solid #333;display:inline-block;padding:2px 8px;margin:10px 0 4px}.t td{padding:2px 0;border-bottom:1px solid #ccc;vertical-align:top}.t th{font-size:7pt;border-bottom:1px solid #000}.s{width:60%}.s th{font-size:7pt}.box{border:1px solid #333;padding:8px;font-size:8pt}ul{margin:4px 0}`,
      `<div class=top><div><div class=logo>CORVANE ◧</div><div class=small>Wexley Corvane Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218 - 2051</div></div><div class=r>${date.capitalLong(span.start).replace(/^[A-Z]+/, (m) => titled(m))} through ${date.capitalLong(span.end).replace(/^[A-Z]+/, (m) => titled(m))}<br>${two ? "Primary Account" : "Account Number"}: <b>${number}</b></div></div>
<div class=row style="margin-top:30px"><div>00417386 DRE 703 219 ${date.noYear(span.end).replace("/", "")}5 NNNNNNNNNNN 1 000000000 60 0000<br>${escaped(person.name)}<br>${person.street}<br>${person.town}</div><div class=box><b>CUSTOMER SERVICE INFORMATION</b>${pairs(
        [
          ["Web site:", "www.corvane.example"],
          ["Service Center:", "1-800-555-0135"],
          ["Para Espanol:", "1-877-555-0173"],
          ["International Calls:", "1-713-555-0178"],
        ],
      )}</div></div>
${two ? consolidated : ""}${title(two ? "CORVANE TOTAL CHECKING" : "CHECKING SUMMARY", number)}${two ? "<div class=sec>CHECKING SUMMARY</div>" : "<div>Corvane Total Checking</div>"}${summary}
${detail(ledger, say)}<p class=small>${waived}</p><ul class=small><li><b>Have electronic deposits</b> made into this account totaling $500.00 or more, such as payments from payroll providers or government benefit providers</li><li><b>OR, keep a balance at the beginning of each day of $1,500.00 or more</b> in this account. (Your lowest beginning day balance was ${$(ledger.lowest)})</li><li><b>OR, keep an average beginning day balance of $5,000.00 or more</b> in qualifying linked deposits and investments.</li></ul>
${two ? `<div style="break-before:page">${title("CORVANE SAVINGS", other)}<div class=sec>SAVINGS SUMMARY</div>${saverSummary}${detail(saver, saySaver)}</div>` : ""}
<p class=small><b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> Call us at 1-866-555-0164 or write us at the address on the front of this statement immediately if you think your statement or receipt is incorrect or if you need more information about a transfer listed on the statement or receipt. We must hear from you no later than 60 days after we sent you the FIRST statement on which the problem or error appeared. Wexley Corvane Bank, N.A. Member FDIC</p>`,
    );
    const accounts = [
      account("checking", "CORVANE", number, ledger, { totalDeposits: decimal(deposits) }),
      ...(two
        ? [account("savings", "CORVANE", other, saver, { totalDeposits: decimal(sum(inward(saver))) })]
        : []),
    ];
    const truth = paper(
      "CORVANE",
      accounts,
      [...rows(0, ledger.events, say), ...(two ? rows(1, saver.events, saySaver) : [])],
      {
        ...closingDay(ledger, accounts.length),
        ...sumsOfKinds(ledger),
        ...(fees ? { "accounts.0.feesCharged": [decimal(-fees)] } : {}),
        ...(two && out ? { "accounts.1.totalWithdrawals": [decimal(-out)] } : {}),
      },
    );
    return {
      html,
      truth: alsoNamed(
        truth,
        "Corvane",
        "Wexley Corvane Bank, N.A.",
        "Wexley Corvane Bank",
        "Wexley Corvane Bank, N.A",
      ),
    };
  },
};

/** Sections by kind of movement, each with its total; checks two to a line; a box of overdraft fees. */
const tallis: Layout = {
  name: "te-tallis-adv-plus",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = begin(seed, 2);
    const span = period(random, "cycle");
    const fee = random.chance(0.4) ? 1_200 : 0;
    const ledger = checking(random, span, { fee, checks: [0, 5], cards: [7, 14] });
    const raw = accountNumber(random, 12);
    const number = `${raw.slice(0, 4)} ${raw.slice(4, 8)} ${raw.slice(8)}`;
    const card = accountNumber(random, 4);
    const say = (event: Event) => {
      const before = date.noYear(addDays(event.day, -2));
      switch (event.kind) {
        case "payroll":
          return `${event.name} DES:PAYROLL ID:XXXXX${event.ref.slice(0, 5)} INDN:${person.name.toUpperCase()} CO ID:XXXXX${event.ref.slice(5)} PPD`;
        case "mobile":
          return `BKOFTALLIS MOBILE ${before} XXXXX${event.ref.slice(0, 5)} DEPOSIT *MOBILE IL`;
        case "zelle-in":
          return `Zelle payment from ${event.name.toUpperCase()} for "dinner"; Conf# ${event.ref.slice(0, 9)}`;
        case "refund":
          return `PURCHASE REFUND ${before} ${event.name} ${event.place} ${event.ref}${event.ref}`;
        case "card":
          return `${event.name} ${before} PURCHASE ${event.place}`;
        case "atm":
          return `BKOFTALLIS ATM ${before} #00000${event.ref.slice(0, 4)} WITHDRWL MAIN & 3RD SPRINGFIELD IL`;
        case "bill":
          return `${event.name} DES:BILL PAY ID:${event.ref} INDN:${person.name.toUpperCase()} CO ID:${event.ref} WEB`;
        case "cardpay":
          return `${event.name} Bill Payment`;
        case "zelle-out":
          return `Zelle payment to ${event.name} Conf# ${event.ref.slice(0, 9)}`;
        case "check":
          return event.name;
        case "fee":
        case "interest":
        case "move-in":
        case "move-out":
        default:
          return "Monthly Maintenance Fee";
      }
    };
    const deposits = inward(ledger);
    const taken = only(ledger, "card", "atm", "bill", "cardpay", "zelle-out");
    const cards = only(ledger, "card", "atm");
    const others = only(ledger, "bill", "cardpay", "zelle-out");
    const checks = only(ledger, "check");
    const fees = only(ledger, "fee");
    const byCard = random.chance(0.5);
    const list = (events: readonly Event[], total: string) =>
      `${grid(
        "llr",
        ["Date", "Description", "Amount"],
        events.map((event) => [date.short(event.day), escaped(say(event)), money.plain(event.amount)]),
        "class=t",
      )}<div class=tot><span>${total}</span><span>${$(sum(events))}</span></div>`;
    const withdrawals = byCard
      ? `<h2>Withdrawals and other subtractions</h2><h3>ATM and debit card subtractions</h3>${list(cards, "Total ATM and debit card subtractions")}<h3>Other subtractions</h3>${list(others, "Total other subtractions")}`
      : `<h2>Withdrawals and other subtractions</h2>${list(taken, "Total withdrawals and other subtractions")}`;
    const head = (page: number) =>
      `<div class=hd>${person.name.toUpperCase()} &nbsp;|&nbsp; Account # ${number} &nbsp;|&nbsp; ${date.long(span.start)} to ${date.long(span.end)}<span style="float:right">Page ${page} of 4</span></div>`;
    const feesBox = grid(
      "lrr",
      ["", "Total for this period", "Total year-to-date"],
      [
        ["Total Overdraft fees", "$0.00", random.chance(0.3) ? "$10.00" : "$0.00"],
        ["Total NSF: Returned Item Fees", "$0.00", "$0.00"],
      ],
      "class=fees",
    );
    const html = document(
      `${BASE}body{font:9pt Helvetica,Arial}h1{font:18pt Georgia;color:#012169;margin:18px 0 2px}h2{font:13pt Georgia;color:#012169;border-bottom:2px solid #012169;margin:16px 0 4px}h3{font:bold 10pt Arial;margin:10px 0 2px}.logo{font:bold 17pt Georgia;color:#012169}.t td{padding:2px 0;border-bottom:1px dotted #bbb;vertical-align:top}.t th{border-bottom:1px solid #777}.t td:first-child,.t th:first-child{width:62px}.tot{display:flex;justify-content:space-between;font-weight:bold;padding:4px 0;border-bottom:1px solid #000}.hd{font-size:7.5pt;border-bottom:1px solid #999;padding-bottom:3px}.sum td{padding:3px 0;border-bottom:1px dotted #999}.pg{break-before:page}.fees{border:1px solid #777;font-size:8pt;margin:6px 0}.fees td,.fees th{padding:4px;border:1px solid #777}.g td,.g th{padding:2px 14px 2px 0!important;width:auto!important}.promo{background:#e8eef7;padding:10px;font-size:8pt}`,
      `<div class=row><div><div class=small>P.O. Box 15284<br>Wilmington, DE 19850</div><br><br>${person.name.toUpperCase()}<br>${person.street.toUpperCase()}<br>${person.town.toUpperCase()}</div><div><div class=logo>BANK OF TALLIS ▰</div><p><b>Customer service information</b></p>Customer service: 1.800.555.0122<br>En Español: 1.800.555.0168<br>bankoftallis.example<br>Bank of Tallis, N.A.<br>P.O. Box 25118<br>Tampa, FL 33622-5118</div></div>
<h1>Your Adv Plus Banking</h1><div>for ${date.long(span.start)} to ${date.long(span.end)}<span style="float:right">Account number: <b>${number}</b></span></div><p><b>${person.name.toUpperCase()}</b></p>
<div class=row><div style="flex:1.3"><h2>Account summary</h2>${pairs(
        [
          [`Beginning balance on ${date.long(span.start)}`, $(ledger.opening)],
          ["Deposits and other additions", bare(sum(deposits))],
          byCard && ["ATM and debit card subtractions", money.plain(sum(cards))],
          byCard && ["Other subtractions", money.plain(sum(others))],
          !byCard && ["Withdrawals and other subtractions", money.plain(sum(taken))],
          ["Checks", checks.length > 0 ? money.plain(sum(checks)) : "-0.00"],
          ["Service fees", fee ? money.plain(-fee) : "-0.00"],
          [`<b>Ending balance on ${date.long(span.end)}</b>`, `<b>${$(ledger.closing)}</b>`],
        ],
        "class=sum",
      )}</div><div class=promo><b>Enjoy peace of mind with the mobile app</b><br>Set up alerts so that you know when your balance falls below $25 or when a deposit over $100.00 arrives. Get up to $300 when you open a second account by December 31.<br><br>SSM-09-25-0019.B | 8224150</div></div>
<div class=small style="margin-top:60px">PULL: E &nbsp; CYCLE: 22 &nbsp; SPEC: E &nbsp; DELIVERY: P &nbsp; TYPE: &nbsp; IMAGE: I &nbsp; BC: IL <span style="float:right">Page 1 of 4</span></div>
<div class=pg>${head(2)}<h2>IMPORTANT INFORMATION: BANK DEPOSIT ACCOUNTS</h2><p class=small><b>How to Contact Us</b> - You may call us at the telephone number listed on the front of this statement. <b>Updating your contact information</b> - We encourage you to keep your contact information up-to-date. <b>Deposit agreement</b> - When you opened your account, you received a deposit agreement and fee schedule and agreed that your account would be governed by the terms of these documents. <b>Electronic transfers: In case of errors or questions about your electronic transfers</b> - If you think your statement or receipt is wrong or you need more information about an electronic transfer, telephone or write us as soon as you can. We must hear from you no later than 60 days after we sent you the FIRST statement on which the error or problem appeared. <b>Direct deposits</b> - If you have arranged to have direct deposits made to your account at least once every 60 days from the same person or company, you may call us to find out if the deposit was made as scheduled.</p></div>
<div class=pg>${head(3)}<h2>Deposits and other additions</h2>${list(deposits, "Total deposits and other additions")}${withdrawals}</div>
<div class=pg>${head(4)}${
        checks.length > 0
          ? `<h2>Checks</h2>${grid(
              "llrllr",
              ["Date", "Check #", "Amount", "Date", "Check #", "Amount"],
              sideBySide(checks, 2, (event) => [
                date.short(event.day),
                event.name,
                money.plain(event.amount),
              ]),
              "class='t g'",
            )}<div class=tot><span>Total checks</span><span>${$(sum(checks))}</span></div><div class=r>Total # of checks &nbsp; <b>${checks.length}</b></div>`
          : ""
      }<h2>Service fees</h2>${
        fee
          ? `<p>Based on your activity for the statement period, a Monthly Maintenance Fee was charged. You can avoid it by keeping a minimum daily balance of $1,500.00 or by being enrolled in Preferred Rewards.</p>`
          : `<p>The Monthly Maintenance fee on your Adv Plus Banking account was waived for the statement period ending ${date.short(addDays(span.start, -1))}. A check mark below indicates the requirement(s) you have met to qualify for the waiver. ✓ Had at least one direct deposit of $250 or more</p>`
      }${feesBox}${
        fee
          ? `${grid(
              "llr",
              ["Date", "Transaction description", "Amount"],
              fees.map((event) => [date.short(event.day), say(event), money.plain(event.amount)]),
              "class=t",
            )}<div class=tot><span>Total service fees</span><span>${$(-fee)}</span></div>`
          : ""
      }<p><i>Note your Ending Balance already reflects the subtraction of Service Fees.</i></p><p class=small>Debit card ending in ${card} was used for the purchases shown.</p></div>`,
    );
    const listed = byCard
      ? [...deposits, ...cards, ...others, ...checks, ...fees]
      : [...deposits, ...taken, ...checks, ...fees];
    const transactions = rows(0, listed, say);
    const truth = paper(
      "BANK OF TALLIS",
      [account("checking", "BANK OF TALLIS", number, ledger, { totalDeposits: decimal(sum(deposits)) })],
      transactions,
      {
        ...closingDay(ledger, 1),
        ...checkNames(transactions),
        ...sumsOfKinds(ledger),
        "accounts.0.feesCharged": [decimal(fee)],
      },
    );
    return { html, truth: alsoNamed(truth, "Bank of Tallis, N.A.", "Bank of Tallis") };
  },
};

export const teLarge: readonly Layout[] = [corvane, tallis];
