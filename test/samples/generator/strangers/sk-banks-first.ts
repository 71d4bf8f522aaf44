import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, money } from "../print-styles.ts";
import { FINE, makeSkDeposit, type SkEntry, skEntries, totalOf } from "./sk-data.ts";
import { depositAccount, NEXT_PAGE } from "./sk-parts.ts";

const $ = money.dollar;
const DEBIT = "background:#f3f3f3";

/** A big bank's checking: summary without a heading for amounts, checks apart, then every line with what is left. */
const running: Layout = {
  name: "sk-bank-running-balance",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = makeSkDeposit(seed);
    const checks = d.entries.filter((entry) => entry.kind === "check");
    const sum = (...kinds: SkEntry["kind"][]) => money.plain(totalOf(d.entries, ...kinds));
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}.tab{display:inline-block;border:1px solid #000;border-bottom:0;font-weight:bold;padding:3px 14px;margin-top:14px}.l{border-top:2px solid #000}td{padding:2.5px 2px}`,
      `<div class=row><div><b style="font-size:17pt;letter-spacing:2px">GARNET</b><br>Garnet National Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218-2051</div><div class=r>${date.long(d.start)} through ${date.long(d.end)}<br>Account Number: <b>${d.number}</b></div></div>
      <div class=row style="margin-top:22px"><div>00041822 DRE 703 219 ${d.start.replaceAll("-", "").slice(4)} NNNNNNNNNNN 1 000000000 64 0000<br>${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div style="border:1px solid #000;padding:6px"><b>CUSTOMER SERVICE INFORMATION</b>${pairs(
        [
          ["Web site:", "garnet.example"],
          ["Service Center:", "1-800-555-0193"],
          ["International Calls:", "1-713-555-0166"],
        ],
      )}</div></div>
      <p>We will change the overdraft fee: starting ${date.long(d.end)}, no fee is charged if your account is overdrawn by $50 or less at the end of the business day. The fee is $34 per item otherwise.</p>
      <div class=tab>CHECKING SUMMARY</div> &nbsp; Garnet Total Checking<div class=l>${grid(
        "lrr",
        ["", "INSTANCES", "AMOUNT"],
        [
          ["<b>Beginning Balance</b>", "", `<b>${$(d.beginning)}</b>`],
          ["Deposits and Additions", String(d.entries.filter((e) => e.amount > 0).length), sum("deposit")],
          ["Checks Paid", String(checks.length), sum("check")],
          [
            "ATM &amp; Debit Card Withdrawals",
            String(d.entries.filter((e) => e.kind === "card" || e.kind === "atm").length),
            sum("card", "atm"),
          ],
          [
            "Electronic Withdrawals",
            String(d.entries.filter((e) => e.kind === "electronic").length),
            sum("electronic"),
          ],
          ["Fees", String(d.entries.filter((e) => e.kind === "fee").length), sum("fee")],
          ["<b>Ending Balance</b>", `<b>${d.entries.length}</b>`, `<b>${$(d.ending)}</b>`],
        ],
        "style='width:62%'",
      )}</div><p class=small>Your monthly service fee of $12.00 is waived in any period in which you had electronic deposits of $500.00 or more, a beginning-day balance of $1,500.00, or an average of $5,000.00 in qualifying linked accounts.</p>
      <div class=tab>CHECKS PAID</div><div class=l>${grid("lllr", ["CHECK NUMBER", "", "DATE PAID", "AMOUNT"], [...checks.map((entry) => [`${entry.check} ^`, "", date.noYear(entry.day), $(-entry.amount)]), ["<b>Total Checks Paid</b>", "", "", `<b>${$(-totalOf(checks, "check"))}</b>`]], "style='width:55%'")}</div><p class=small>^ An image of this check may be available for you to view on our site.</p>${NEXT_PAGE}
      <div class=r>${date.long(d.start)} through ${date.long(d.end)}<br>Account Number: ${d.number} &nbsp; Page 2 of 2</div><div class=tab>TRANSACTION DETAIL</div><div class=l>${grid(
        "llrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "BALANCE"],
        [
          ["", "<b>Beginning Balance</b>", "", `<b>${$(d.beginning)}</b>`],
          ...d.entries.map((entry) => [
            date.noYear(entry.day),
            entry.check ? `Check &nbsp; # ${entry.check}` : escaped(entry.text),
            money.plain(entry.amount),
            money.plain(entry.balance),
          ]),
          ["", "<b>Ending Balance</b>", "", `<b>${$(d.ending)}</b>`],
        ],
      )}</div><p class=small>${FINE.deposit}</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "Garnet National Bank, N.A.",
        accounts: [depositAccount(d, "Garnet National Bank, N.A.", "checking")],
        transactions: skEntries(d.entries),
        allowed: {
          institution: ["GARNET", "Garnet National Bank"],
          "accounts.0.institution": ["GARNET", "Garnet National Bank"],
          "accounts.0.statementDate": [d.end],
        },
      },
    };
  },
};

/** An online bank: one customer statement, a page an account, credits and debits in columns of their own beside the balance. */
const combined: Layout = {
  name: "sk-bank-online-combined",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const list = [makeSkDeposit(seed + 1_000), makeSkDeposit(seed + 1_000, "savings")] as const;
    const names = ["Spending Account", "Online Savings Account"] as const;
    const [first, second] = list;
    const total = first.ending + second.ending;
    const page = (index: 0 | 1) => {
      const d = list[index];
      const interest = totalOf(d.entries, "interest");
      return `<h2>${names[index]} <span style="font-size:10pt">${"*".repeat(6)}${d.number.slice(-4)}</span></h2><div class=row><div>Account Owner<br>${first.person.name}</div><div>${pairs(
        [
          [`Beginning Balance, as of ${date.slash(d.start)}`, $(d.beginning)],
          ["Deposits", `+${$(d.in)}`],
          ["Withdrawals", `-${$(d.out)}`],
          [`Ending Balance, as of ${date.slash(d.end)}`, `<b>${$(d.ending)}</b>`],
          index === 1 && ["Annual Percentage Yield Earned", "3.61%"],
          index === 1 && ["Interest Paid YTD", $(interest * 4 + 118)],
          index === 1 && ["Interest Paid this period", $(interest)],
        ],
      )}</div></div><h4>Activity</h4>${grid(
        "llrrr",
        ["Date", "Description", "Credits", "Debits", "Balance"],
        [
          [date.slash(d.start), "Beginning Balance", "", "", $(d.beginning)],
          ...d.entries.map((entry) => [
            date.slash(entry.day),
            entry.check ? `Check ${entry.check}` : escaped(entry.text),
            entry.amount > 0 ? $(entry.amount) : "$0.00",
            entry.amount < 0 ? `-${$(-entry.amount)}` : "-$0.00",
            $(entry.balance),
          ]),
          [date.slash(d.end), "Ending Balance", "", "", $(d.ending)],
        ],
      )}`;
    };
    const html = document(
      `body{font:9pt "DejaVu Sans"}${BASE}h2{color:#5a1e63;font-weight:normal;margin:18px 0 4px}h4{margin:10px 0 2px}th{${DEBIT};font-size:7.5pt;padding:4px}td{padding:3px 4px;border-bottom:1px solid #ddd;vertical-align:top}td.r{white-space:nowrap}`,
      `<div class=row><div style="font-size:20pt;color:#5a1e63"><b>kindred</b> bank</div><div class=r>Customer Statement<br>Statement Date ${date.slash(first.end)}<br>Page 1 of 2</div></div><p>${first.person.name}<br>${first.person.street}<br>${first.person.town}</p>
      <p>At Kindred Bank we keep your information safe. Call 1-877-555-0147, 24/7.</p><h2>Combined Customer Statement</h2>${grid(
        "llrr",
        ["Account", "Account Number", "Beginning Balance", "Ending Balance"],
        [
          ...list.map((d, index) => [
            names[index] ?? "",
            `${"*".repeat(6)}${d.number.slice(-4)}`,
            $(d.beginning),
            $(d.ending),
          ]),
          [
            "<b>Total of your accounts</b>",
            "",
            `<b>${$(first.beginning + second.beginning)}</b>`,
            `<b>${$(total)}</b>`,
          ],
        ],
      )}${page(0)}${NEXT_PAGE}${page(1)}<p class=small>${FINE.deposit}</p>`,
    );
    const name = "Kindred Bank";
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: name,
        accounts: list.map((d, index) => ({
          ...depositAccount(d, name, index === 0 ? "checking" : "savings"),
          statementDate: first.end,
        })),
        transactions: [...skEntries(first.entries), ...skEntries(second.entries, 1)],
      },
    };
  },
};

/** A credit union's member statement: share, draft and loan suffixes one below the other in a typewriter's columns. */
const memberShares: Layout = {
  name: "sk-bank-member-suffixes",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const draft = makeSkDeposit(seed + 2_000);
    const share = makeSkDeposit(seed + 2_000, "savings");
    const paid = 31_200 + (seed % 40) * 113;
    const owed = 982_300 + (seed % 90) * 4_177;
    const rate = "6.490";
    const interest = Math.round((owed * 6.49 * 30) / 36_500);
    const left = owed - (paid - interest);
    const paidOn = draft.entries[2]?.day ?? draft.start;
    const table = (d: typeof draft) =>
      grid(
        "llrr",
        ["POST DATE", "TRANSACTION DESCRIPTION", "AMOUNT", "NEW BALANCE"],
        [
          [date.short(d.start), "PREVIOUS BALANCE", "", money.plain(d.beginning)],
          ...d.entries.map((entry) => [
            date.short(entry.day),
            (entry.check ? `SHARE DRAFT ${entry.check}` : escaped(entry.text)).toUpperCase(),
            money.trailing(entry.amount),
            money.plain(entry.balance),
          ]),
          [date.short(d.end), "<b>NEW BALANCE</b>", "", `<b>${money.plain(d.ending)}</b>`],
        ],
      );
    const member = draft.number.slice(0, 7);
    const html = document(
      `body{font:8.5pt "Liberation Mono"}${BASE}th{border-bottom:1px dashed #000}td{padding:1px 2px}.s{background:#dfe8dd;padding:3px;font-weight:bold;margin-top:12px}`,
      `<div class=row><div><b style="font:bold 17pt 'Liberation Sans'">Timber Creek</b><br><span style="font-family:'Liberation Sans'">Federal Credit Union</span><br>2210 MILL RACE RD, EUGENE OR 97401</div><div class=r>MEMBER NUMBER: XXX${member.slice(-4)}<br>STATEMENT PERIOD<br>${date.short(draft.start)} THRU ${date.short(draft.end)}<br>PAGE 1</div></div>
      <p>${draft.person.name}<br>${draft.person.street}<br>${draft.person.town}</p>
      <div class=s>SUMMARY OF YOUR ACCOUNTS</div>${grid(
        "llr",
        ["SUFFIX", "DESCRIPTION", "ENDING BALANCE"],
        [
          ["S 0000", "PRIMARY SHARE SAVINGS", money.plain(share.ending)],
          ["S 0075", "SHARE DRAFT CHECKING", money.plain(draft.ending)],
          ["L 0141", "NEW VEHICLE LOAN", money.plain(left)],
          ["", "TOTAL SHARES", money.plain(share.ending + draft.ending)],
          ["", "TOTAL LOANS", money.plain(left)],
        ],
        "style='width:70%'",
      )}
      <div class=s>S 0000 &nbsp; PRIMARY SHARE SAVINGS</div>${table(share)}<div>DIVIDEND YTD ${money.plain(totalOf(share.entries, "interest") * 3)} &nbsp; ANNUAL PERCENTAGE YIELD EARNED 0.150%</div>
      <div class=s>S 0075 &nbsp; SHARE DRAFT CHECKING</div>${table(draft)}<div>COURTESY PAY FEES THIS PERIOD 0.00 &nbsp; YEAR TO DATE 28.00</div>
      <div class=s>L 0141 &nbsp; NEW VEHICLE LOAN</div>${grid(
        "llrrrr",
        ["DATE", "DESCRIPTION", "AMOUNT", "INTEREST CHARGED", "PRINCIPAL", "BALANCE"],
        [
          [date.short(draft.start), "PREVIOUS BALANCE", "", "", "", money.plain(owed)],
          [
            date.short(paidOn),
            "PAYMENT - TRANSFER",
            money.trailing(-paid),
            money.plain(interest),
            money.plain(paid - interest),
            money.plain(left),
          ],
          [date.short(draft.end), "<b>NEW BALANCE</b>", "", "", "", `<b>${money.plain(left)}</b>`],
        ],
      )}${pairs(
        [
          ["ANNUAL PERCENTAGE RATE", `${rate}%`],
          ["DAILY PERIODIC RATE", ".01778%"],
          ["REGULAR PAYMENT", money.plain(paid)],
          ["NEXT PAYMENT DUE", date.short(addDays(draft.end, 19))],
          ["INTEREST PAID YEAR TO DATE", money.plain(interest * 5 + 311)],
        ],
        "style='width:55%'",
      )}<p style="font:7pt 'Liberation Sans'">${FINE.deposit.replace("Member FDIC.", "Federally insured by NCUA.")}</p>`,
    );
    const name = "Timber Creek Federal Credit Union";
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: name,
        accounts: [
          ...[share, draft].map((d, index) => {
            const {
              totalDeposits: _in,
              totalWithdrawals: _out,
              ...account
            } = depositAccount(d, name, index === 0 ? "savings" : "checking");
            return {
              ...account,
              accountLast4: index === 0 ? "0000" : "0075",
              periodStart: draft.start,
              periodEnd: draft.end,
            };
          }),
          {
            kind: "auto-loan" as const,
            institution: name,
            accountLast4: "0141",
            periodStart: draft.start,
            periodEnd: draft.end,
            currentBalance: decimal(left),
            previousBalance: decimal(owed),
            minimumPayment: decimal(paid),
            paymentDueDate: addDays(draft.end, 19),
            apr: "6.490",
          },
        ],
        transactions: [
          ...skEntries(share.entries),
          ...skEntries(draft.entries, 1).map((row) => ({
            ...row,
            description: row.description.replace("Check ", "SHARE DRAFT "),
          })),
          { account: 2, date: paidOn, description: "PAYMENT - TRANSFER", amount: decimal(paid) },
        ],
        allowed: {
          institution: ["Timber Creek"],
          ...Object.fromEntries([0, 1, 2].map((i) => [`accounts.${i}.institution`, ["Timber Creek"]])),
          ...Object.fromEntries([0, 1, 2].map((i) => [`accounts.${i}.accountLast4`, [member.slice(-4)]])),
          ...Object.fromEntries([0, 1, 2].map((i) => [`accounts.${i}.statementDate`, [draft.end]])),
          "accounts.0.totalDeposits": [decimal(share.in)],
          "accounts.0.totalWithdrawals": [decimal(share.out)],
          "accounts.1.totalDeposits": [decimal(draft.in)],
          "accounts.1.totalWithdrawals": [decimal(draft.out)],
          "accounts.2.apr": ["6.49"],
          "accounts.2.interestCharged": [decimal(interest)],
          "accounts.2.paymentsAndCredits": [decimal(paid)],
        },
      },
    };
  },
};

export const skBanksFirst: readonly Layout[] = [running, combined, memberShares];
