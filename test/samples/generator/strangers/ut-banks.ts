import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, decimal, grouped, money } from "../print-styles.ts";
import {
  daily,
  dailyBalances,
  depositFacts,
  depositLines,
  digits,
  type Line,
  monthEnd,
  monthStart,
  NEXT,
  rowsOf,
  running,
  start,
  sumOf,
  total,
} from "./ut-data.ts";

const $ = money.dollar;
const positive = (lines: readonly Line[], random: { whole: (a: number, b: number) => number }) =>
  Math.max(0, -Math.min(...running(0, lines))) + random.whole(20_000, 380_000);

/** A southern regional bank: summary with signs behind, three sections, checks in columns, a grid of daily balances. */
const sections: Layout = {
  name: "ut-bank-sections-gulf",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 11);
    const first = addDays("2026-01-14", random.whole(0, 290));
    const days = random.whole(29, 32);
    const end = addDays(first, days - 1);
    const number = digits(random, 10);
    let check = random.whole(2010, 4800);
    const checks: (Line & { no: string })[] = Array.from({ length: random.whole(1, 5) }, () => {
      check += random.whole(1, 4);
      const day = addDays(first, random.whole(1, days - 2));
      return {
        day,
        posted: day,
        text: `Check ${check}`,
        no: String(check),
        amount: -random.whole(2_500, 42_000),
        kind: "check",
      };
    });
    const plain = depositLines(random, first, days);
    const fee: Line[] = random.chance(0.5)
      ? [{ day: end, posted: end, text: "Monthly Fee", amount: -800, kind: "fee" }]
      : [];
    const all = [...plain, ...checks, ...fee].toSorted((a, b) => a.day.localeCompare(b.day));
    const beginning = positive(all, random);
    const ending = beginning + total(all.map((line) => line.amount));
    const ins = plain.filter((line) => line.amount > 0);
    const outs = plain.filter((line) => line.amount < 0);
    const text = (line: Line) =>
      line.kind === "card" ? `Card Purchase ${line.text} ${number.slice(0, 4)}` : line.text;
    const section = (title: string, lines: readonly Line[], sum: string) =>
      `<div class=h>${title}</div>${grid(
        "llr",
        [],
        lines.map((line) => [date.noYear(line.day), escaped(text(line)), grouped(line.amount)]),
      )}<div class=tot>${sum}</div>`;
    const printed = [...ins, ...outs, ...fee, ...checks];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font:bold 18pt 'Trebuchet MS',Arial;color:#2f7d32}.h{text-align:center;font-weight:bold;letter-spacing:1px;border-top:1px solid #000;border-bottom:1px solid #000;margin:10px 0 3px}.tot{text-align:right;font-weight:bold;border-top:1px solid #999}`,
      `<div class=row><div><div class=logo>&#9651; TIDEMARK</div>Tidemark Bank<br>Pass Christian Main<br>600 Davis Ave<br>Pass Christian, MS 39571</div><div class=r><b>ACCOUNT #</b> &nbsp; ${number}<br>034<br>Cycle &nbsp; 26<br>Enclosures &nbsp; 0<br>Page &nbsp; 1 of 3</div></div>
<p style="margin:26px 0 20px 30px">${person.name}<br>${person.street}<br>${person.town}</p>
<center><b>LIFEBRIGHT CHECKING</b><br>${date.long(first)} through ${date.long(end)}</center>
<div class=h>SUMMARY</div><div class=row><div>${pairs([
        ["Beginning Balance", $(beginning)],
        ["Deposits & Credits", `${$(sumOf(ins, "deposit"))} +`],
        ["Withdrawals", `${$(-total(outs.map((line) => line.amount)))} -`],
        ["Fees", `${$(-total(fee.map((line) => line.amount)))} -`],
        ["Automatic Transfers", "$0.00 +"],
        ["Checks", `${$(-total(checks.map((line) => line.amount)))} -`],
        ["<b>Ending Balance</b>", `<b>${$(ending)}</b>`],
      ])}</div><div>${pairs([
        [
          "Minimum Balance",
          money.wholeDollars(
            Math.min(...dailyBalances(beginning, all).map(([, balance]) => balance), beginning),
          ),
        ],
        ["Average Balance", money.wholeDollars(Math.round((beginning + ending) / 2))],
      ])}</div></div>
${section("DEPOSITS &amp; CREDITS", ins, `Total Deposits &amp; Credits &nbsp; ${$(sumOf(ins, "deposit"))}`)}${section("WITHDRAWALS", outs, `Total Withdrawals &nbsp; ${$(-total(outs.map((line) => line.amount)))}`)}${fee.length > 0 ? section("FEES", fee, "Total Fees &nbsp; $8.00") : ""}
${NEXT}<div class=r>ACCOUNT # ${number} &nbsp; Page 2 of 3</div><div class=h>CHECKS</div>${grid(
        "llr",
        ["Date", "Check No.", "Amount"],
        checks.map((line) => [date.noYear(line.day), line.no, grouped(line.amount)]),
        "style='width:50%'",
      )}<div class=tot>Total Checks &nbsp; ${$(-total(checks.map((line) => line.amount)))}</div><p class=small>* Break In Check Number Sequence.</p>
<div class=h>DAILY BALANCE SUMMARY</div><div style="columns:3">${grid(
        "lr",
        ["Date", "Balance"],
        dailyBalances(beginning, all).map(([day, balance]) => [date.noYear(day), grouped(balance)]),
      )}</div>
<div class=h>OVERDRAFT FEES</div>${grid(
        "lrr",
        ["", "Total For This Period", "Total Calendar Year-To-Date"],
        [
          ["Total Overdraft Fees (may include waived fees)", "0.00", "36.00"],
          ["Total Returned Item Fees (may include waived fees)", "0.00", "0.00"],
        ],
        "border=1",
      )}
<p>You may request account disclosures containing terms, fees, and rate information (if applicable) for your account by contacting any Tidemark office.</p><center><b>For all your banking needs, please call 1-800-555-0181 or visit us on the Internet at tidemark.example.<br>Thank You For Banking With Tidemark!</b></center>${NEXT}<div class=h>EASY STEPS TO BALANCE YOUR ACCOUNT</div>${pairs(
        [
          ["1. Write here the amount shown on statement for ENDING BALANCE", "$ ________"],
          ["2. Enter any deposits which have not been credited on this statement", "+ ________"],
          ["3. Total lines 1 and 2", "= ________"],
          ["4. Enter total of outstanding checks and withdrawals", "- ________"],
          ["5. Subtract line 4 from line 3. This should be your checkbook balance.", "= ________"],
        ],
      )}<p class=small>In case of errors or questions about your electronic transfers, telephone us toll-free or write to us at Tidemark Electronic Funds Transfer Services, Post Office Box 413, Gulfport, MS 39502. We will determine whether an error occurred within 10 business days ($50.00 limit applies where you tell us within 2 business days). TIDEMARK BANK, Member FDIC.</p>`,
    );
    const facts = depositFacts("checking", "Tidemark Bank", number, [first, end], beginning, all);
    const onlyOut = decimal(-total(outs.map((line) => line.amount)));
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Tidemark Bank",
          accounts: [facts],
          transactions: printed.map((line) => ({
            account: 0,
            date: line.day,
            description: text(line),
            amount: decimal(line.amount),
          })),
          allowed: {
            "accounts.0.totalWithdrawals": [onlyOut],
            "accounts.0.feesCharged": [decimal(-total(fee.map((line) => line.amount)))],
            "accounts.0.statementDate": [end],
          },
        },
        "Tidemark",
        "TIDEMARK",
        "TIDEMARK BANK",
      ),
    };
  },
};

/** A bank of the armed forces: debits and credits in columns of their own, the balance behind each row. */
const runningLayout: Layout = {
  name: "ut-bank-running-service",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 12);
    const first = monthStart(random);
    const end = monthEnd(first);
    const number = digits(random, 9);
    const lines = depositLines(random, first, Number(end.slice(8))).map((line) =>
      line.kind === "card" ? { ...line, text: `Debit Card Purchase ${line.text}` } : line,
    );
    const beginning = positive(lines, random);
    const rate = 0.01;
    const interest = Math.max(1, daily(beginning, rate, 30));
    const credit: Line = { day: end, posted: end, text: "Interest Paid", amount: interest, kind: "deposit" };
    const all = [...lines, credit];
    const balances = running(beginning, all);
    const ending = balances.at(-1) ?? beginning;
    const [ins, outs] = [all.filter((line) => line.amount > 0), all.filter((line) => line.amount < 0)];
    const html = document(
      `body{font:8.5pt Arial;color:#12395b}${BASE} .logo{font-size:19pt;font-weight:bold;letter-spacing:3px;background:#12395b;color:#fff;padding:6px 12px;display:inline-block}.t td,.t th{padding:3px 5px;border-bottom:1px solid #d4dbe1;color:#222}.t th{background:#eef2f5}`,
      `<div class=row><div><span class=logo>FSAA</span><div class=small>FSAA FEDERAL SAVINGS BANK<br>10750 Sentinel Fwy, San Antonio, TX 78288-9876</div></div><div class=r><b style="font-size:14pt">FSAA CLASSIC CHECKING</b><br>Statement Period: ${date.slash(first)} to ${date.slash(end)}<br>Account Number: ${number}<br>Page: 1 of 2</div></div><p style="margin:30px 0">${person.name}<br>${person.street}<br>${person.town}</p>
<b>Account Summary</b>${grid(
        "lr",
        ["", ""],
        [
          [`Beginning Balance`, $(beginning)],
          [`Deposits/Credits (${ins.length})`, `+${$(total(ins.map((line) => line.amount)))}`],
          [`Withdrawals/Debits (${outs.length})`, `-${$(-total(outs.map((line) => line.amount)))}`],
          ["<b>Ending Balance</b>", `<b>${$(ending)}</b>`],
        ],
        "class=t",
      )}
<div class=row style="margin-top:6px"><div>${pairs([
        ["Interest Paid This Period", $(interest)],
        ["Interest Paid Year-to-Date", $(interest * Number(first.slice(5, 7)))],
      ])}</div><div>${pairs([
        ["Annual Percentage Yield Earned", "0.01%"],
        ["Service Charges", "$0.00"],
      ])}</div></div>
<p><b>Transactions</b></p>${grid(
        "llrrr",
        ["Date", "Description", "Debits", "Credits", "Balance"],
        [
          [date.noYear(first), "<b>Beginning Balance</b>", "", "", `<b>${$(beginning)}</b>`],
          ...all.map((line, index) => [
            date.noYear(line.day),
            escaped(line.text),
            line.amount < 0 ? $(-line.amount) : "",
            line.amount > 0 ? $(line.amount) : "",
            $(balances[index] ?? 0),
          ]),
          [date.noYear(end), "<b>Ending Balance</b>", "", "", `<b>${$(ending)}</b>`],
        ],
        "class=t",
      )}<p class=small>Interest rate ${rate}% during the period. ATM rebates: $0.00 this cycle; up to $10.00 per cycle.</p>${NEXT}<b>Fees</b>${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total overdraft fees", "$0.00", "$0.00"],
          ["Total returned item fees", "$0.00", "$0.00"],
        ],
        "class=t",
      )}<p class=small>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC TRANSFERS: call us at 210-531-8722 or write FSAA Federal Savings Bank, 10750 Sentinel Fwy, San Antonio, TX 78288-9876 as soon as you can, if you think your statement or receipt is wrong. We must hear from you no later than 60 days after we sent the FIRST statement on which the error or problem appeared. DIRECT DEPOSITS: if you have arranged to have direct deposits made to your account at least once every 60 days, you can call us to find out whether or not the deposit has been made. Bank products offered by FSAA Federal Savings Bank, Member FDIC.</p>`,
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "FSAA Federal Savings Bank",
          accounts: [
            depositFacts("checking", "FSAA Federal Savings Bank", number, [first, end], beginning, all),
          ],
          transactions: rowsOf(all),
          allowed: { "accounts.0.statementDate": [end], "accounts.0.feesCharged": ["0.00"] },
        },
        "FSAA",
        "FSAA FEDERAL SAVINGS BANK",
      ),
    };
  },
};

/** One paper of two accounts that belong together: a spending and a growth account, each with its own activity. */
const together: Layout = {
  name: "ut-bank-purse-two",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const { random, person } = start(seed, 13);
    const first = addDays("2026-01-20", random.whole(0, 280));
    const end = addDays(first, random.whole(29, 30));
    const days = 30;
    const [spendNo, growthNo] = [digits(random, 10), digits(random, 10)];
    const moved = random.whole(20, 300) * 100;
    const at = addDays(first, random.whole(6, 25));
    const move: Line = {
      day: at,
      posted: at,
      text: `Online Transfer To ${growthNo.slice(-4).padStart(16, "0")}`,
      amount: -moved,
      kind: "electronic",
    };
    const spend = [...depositLines(random, first, days), move].toSorted((a, b) => a.day.localeCompare(b.day));
    const saved = random.whole(90_000, 1_900_000);
    const interest = daily(saved, 1.5, days);
    const growth: Line[] = [
      {
        ...move,
        text: `Online Transfer From ${spendNo.slice(-4).padStart(16, "0")}`,
        amount: moved,
        kind: "deposit",
      },
      { day: end, posted: end, text: "Interest Payment", amount: interest, kind: "interest" },
    ];
    const begun = positive(spend, random);
    const part = (title: string, no: string, from: number, lines: readonly Line[], extra: string) => {
      const [ins, outs] = [lines.filter((line) => line.amount > 0), lines.filter((line) => line.amount < 0)];
      const [plus, minus] = [total(ins.map((line) => line.amount)), -total(outs.map((line) => line.amount))];
      const group = (name: string, list: readonly Line[], sum: string) =>
        list.length === 0
          ? ""
          : `<p class=sub>${name}</p>${grid(
              "lrl",
              ["Date", "Amount", "Description"],
              list.map((line) => [date.noYear(line.day), grouped(line.amount), escaped(line.text)]),
              "class=t",
            )}<div class=small>${sum}</div>`;
      return `<div class=bar>${title}</div><div class=row><div><b>${person.name}</b></div><div class=r>Account Number: ${no.slice(0, 2)}-${no.slice(2, 6)}-${no.slice(6)}</div></div><p class=sub>Balance Summary</p>${grid("rrrr", ["Beginning<br>balance", "Deposits and<br>other additions", "Checks and other<br>deductions", "Ending<br>balance"], [[grouped(from), grouped(plus), grouped(minus), grouped(from + plus - minus)]], "class=t")}${extra}<p class=sub>Activity Detail</p>${group("Deposits and Other Additions", ins, `There ${ins.length === 1 ? "was 1 deposit" : `were ${ins.length} Deposits and Other Additions`} totaling ${$(plus)}.`)}${group("Checks and Other Deductions", outs, `There were ${outs.length} other deductions totaling ${$(minus)}.`)}`;
    };
    const printed = (lines: readonly Line[]) => [
      ...lines.filter((line) => line.amount > 0),
      ...lines.filter((line) => line.amount < 0),
    ];
    const html = document(
      `body{font:8.5pt Arial}${BASE} .logo{font-size:24pt;font-weight:bold;color:#444}.logo i{color:#f58025;font-style:normal}.bar{background:#f58025;color:#fff;font-weight:bold;font-size:11pt;padding:4px 8px;margin-top:14px}.sub{font-weight:bold;border-bottom:2px solid #444;margin:10px 0 3px}.t td,.t th{padding:2px 5px}`,
      `<div class=row><div><div style="font-size:13pt">TotalPurse&reg; Statement</div>Fulton Bridge Bank</div><div class=logo><i>&#9673;</i>FBB</div></div><div class=row style="margin-top:14px"><div><p>${person.name}<br>${person.street}<br>${person.town}</p></div><div><b>For the period ${date.slash(first)} to ${date.slash(end)}</b><br>Primary account number: ${spendNo.slice(0, 2)}-${spendNo.slice(2, 6)}-${spendNo.slice(6)}<br>Page 1 of 3<br>Number of enclosures: 0<div class=small>For 24-hour banking visit fultonbridge.example or call 1-888-555-0162. Moving? Please contact us. Para servicio en espa&ntilde;ol, 1-866-555-0107.</div></div></div>
<p class=sub>IMPORTANT INFORMATION ABOUT YOUR ACCOUNT</p><p class=small>Effective ${date.long(addDays(end, 45))}, the fee for a domestic outgoing wire will be $30.00. All other terms of your Consumer Schedule of Service Charges remain the same.</p><p class=sub>TotalPurse Summary</p>${grid(
        "llr",
        ["", "Account number", "Ending balance"],
        [
          ["Spend", `XXXXXX${spendNo.slice(-4)}`, $(begun + total(spend.map((line) => line.amount)))],
          ["Growth", `XXXXXX${growthNo.slice(-4)}`, $(saved + moved + interest)],
          ["<b>Total</b>", "", $(begun + total(spend.map((line) => line.amount)) + saved + moved + interest)],
        ],
        "class=t",
      )}
${part("TotalPurse Spend Account Summary", spendNo, begun, spend, `<p class=small>Overdraft Coverage - Your account is currently Opted-Out.</p><p class=sub>Transaction Summary</p>${grid("ccc", ["Checks paid/ withdrawals", "Debit Card purchases", "Total ATM transactions"], [["0", String(spend.filter((line) => line.kind === "card").length), "0"]], "class=t")}`)}
<p class=sub>Daily Balance Detail</p><div style="columns:3">${grid(
        "lr",
        ["Date", "Balance"],
        dailyBalances(begun, spend).map(([day, balance]) => [date.noYear(day), grouped(balance)]),
      )}</div>${NEXT}${part("TotalPurse Growth Account Summary", growthNo, saved, growth, `<p class=sub>Interest Summary</p>${grid("rrrr", ["Annual Percentage<br>Yield Earned (APYE)", "Number of days<br>in interest period", "Average collected<br>balance for APYE", "Interest Earned<br>this period"], [["1.51%", String(days), grouped(saved), grouped(interest)]], "class=t")}<p class=small>As of ${date.noYear(end)}, a total of ${$(interest * 4)} in interest was paid this year.</p>`)}<p class=small style="margin-top:30px">Reviewing Your Statement: Please review this statement carefully and reconcile it with your records. In case of errors, write to Fulton Bridge Bank, N.A., Debit Card Services, P.O. Box 609, Pittsburgh, PA 15230-9738. Member FDIC. Equal Housing Lender.</p>`,
    );
    const growthFacts = depositFacts("savings", "Fulton Bridge Bank", growthNo, [first, end], saved, growth);
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Fulton Bridge Bank",
          accounts: [
            depositFacts("checking", "Fulton Bridge Bank", spendNo, [first, end], begun, spend),
            growthFacts,
          ],
          transactions: [...rowsOf(printed(spend)), ...rowsOf(printed(growth), 1)],
        },
        "FBB",
        "Fulton Bridge Bank, N.A.",
      ),
    };
  },
};

export const utBanks: readonly Layout[] = [sections, runningLayout, together];
