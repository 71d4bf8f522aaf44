import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { makePerson } from "../person.ts";
import { seededRandom } from "../random.ts";
import {
  $,
  addDays,
  type BankLine,
  dailyBalances,
  date,
  decimal,
  depositFacts,
  digits,
  GAP,
  holder,
  makeBank,
  money,
  openDates,
  pickShop,
  rowsOf,
  someMonth,
  sumOf,
} from "./uk-data.ts";

/** A brokerage's cash account: swept to program banks, interest by the month. */
const cashAccount: Layout = {
  name: "uk-bank-brokerage-cash",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 67 + 6);
    const person = makePerson(random);
    const { start, end } = someMonth(random);
    const last4 = digits(random, 4);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(200_000, 5_200_000),
      counts: { deposit: random.whole(1, 3), electronic: random.whole(0, 4) },
      sizes: { deposit: [20_000, 310_000], electronic: [4_000, 190_000] },
      say: (kind) =>
        kind === "deposit"
          ? random.pick(["Direct deposit from MARLIN FREIGHT LLC", "Deposit from Tri-County Bank Checking"])
          : random.pick([
              "Withdrawal to Tri-County Bank Checking",
              "Bill pay to CITY UTILITIES",
              "Transfer to Automated Investing Account",
            ]),
    });
    const rate = random.pick([350, 375, 400, 450]);
    const interest = Math.round((((bank.opening + bank.closing) / 2) * rate * 30) / 3_650_000);
    const closing = bank.closing + interest;
    const deposits = sumOf(bank.of("deposit"));
    const withdrawals = -sumOf(bank.of("electronic"));
    const paid = { day: end, text: "Interest", amount: interest };
    const atFirst = Math.round(closing * 0.62);
    const html = document(
      `${BASE}${GAP}body{font:9pt "Helvetica Neue",Arial,sans-serif;color:#33284d}.lg{font:600 19pt Arial;color:#4840bb}h2{font-size:12pt;border-bottom:1px solid #4840bb;padding-bottom:4px;margin:20px 0 6px}.t th{font-size:8pt;color:#777;font-weight:normal;padding:3px 0}.t td{border-top:1px solid #e5e3ef;padding:4px 0}.n{break-before:page}p{font-size:7.8pt}`,
      `<div class=row><div class=lg>Brindlecove</div><div class=r><b>Monthly Statement</b><br>${date.long(start)} &ndash; ${date.long(end)}<br>Page 1 of 2</div></div><div class=row style="margin-top:14px"><div>${holder(person)}</div><div class=r>Cash Account<br>Individual Cash Account<br>Account number: 8W${digits(random, 2)}${last4}</div></div>
<h2>Cash Account summary</h2>${grid(
        "lr",
        ["", "This period"],
        [
          [`Beginning balance (${date.abbreviatedBare(start)})`, $(bank.opening)],
          ["Deposits", $(deposits)],
          ["Withdrawals", withdrawals > 0 ? `($${money.plain(withdrawals)})` : "$0.00"],
          ["Interest earned", $(interest)],
          ["Fees", "$0.00"],
          [`<b>Ending balance (${date.abbreviatedBare(end)})</b>`, `<b>${$(closing)}</b>`],
        ],
        "class=t",
      )}<p>APY as of ${date.abbreviatedBare(end)}: ${(rate / 100).toFixed(2)}%. &nbsp; Interest earned year to date: ${$(interest * Number(end.slice(5, 7)))}</p>
<h2>Transactions</h2>${grid(
        "llr",
        ["Date", "Description", "Amount"],
        [...bank.lines, paid].map((line) => [
          date.bare(line.day),
          escaped(line.text),
          line.amount < 0 ? `($${money.plain(-line.amount)})` : $(line.amount),
        ]),
        "class=t",
      )}
<div class=n><div class=row><div class=lg>Brindlecove</div><div class=r>Page 2 of 2</div></div><h2>Balances at program banks as of ${date.abbreviatedBare(end)}</h2>${grid(
        "llr",
        ["Program bank", "Location", "Balance"],
        [
          ["Green Dot Bank", "Provo, UT", $(atFirst)],
          ["TriState Capital Bank", "Pittsburgh, PA", $(closing - atFirst)],
        ],
        "class=t",
      )}<h2>Disclosures</h2><p>The Cash Account is offered by Brindlecove Brokerage LLC, member FINRA/SIPC. Brindlecove Brokerage is not a bank. Funds in the Cash Account are swept to one or more program banks where they earn a variable rate of interest and are eligible for FDIC insurance up to $250,000 per depositor, per bank. Funds are not covered by FDIC insurance until they arrive at the program banks.</p><p>SIPC protects securities customers of its members up to $500,000 (including $250,000 for claims for cash). Explanatory brochure available upon request or at www.sipc.org. Please report any inaccuracy or discrepancy in this statement promptly, and re-confirm any oral communications in writing to protect your rights under the Securities Investor Protection Act.</p></div>`,
    );
    return {
      html,
      truth: {
        ...alsoNamed(
          {
            documentType: "bank-statements",
            institution: "Brindlecove",
            accounts: [
              {
                ...depositFacts("checking", "Brindlecove", last4, start, end, {
                  opening: bank.opening,
                  closing,
                }),
                totalWithdrawals: decimal(withdrawals),
              },
            ],
            transactions: rowsOf([...bank.lines, paid], 1),
            allowed: {
              ...openDates(end, 1),
              "accounts.0.kind": ["savings", "brokerage", "other"],
              "accounts.0.totalDeposits": [decimal(deposits), decimal(deposits + interest)],
              "accounts.0.totalValue": [decimal(closing)],
              "accounts.0.feesCharged": ["0.00"],
            },
          },
          "Brindlecove Brokerage LLC",
          "Brindlecove Brokerage",
        ),
      },
    };
  },
};

/** A very large bank's business checking: a summary with instances, sections with totals, balances by day. */
const business: Layout = {
  name: "uk-bank-business-checking",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 71 + 7);
    const person = makePerson(random);
    const company = random.pick([
      "COPPER KETTLE CATERING LLC",
      "NORTHFIELD HVAC SERVICES INC",
      "BIRCH STREET DENTAL PLLC",
    ]);
    const { start, end } = someMonth(random);
    const last4 = digits(random, 4);
    const fee = random.chance(0.4);
    const bank = makeBank({
      random,
      start,
      end,
      opening: random.whole(300_000, 2_900_000),
      counts: {
        deposit: random.whole(4, 9),
        check: random.whole(2, 6),
        card: random.whole(4, 9),
        electronic: random.whole(3, 6),
        fee: fee ? 1 : 0,
      },
      sizes: {
        deposit: [20_000, 480_000],
        check: [9_000, 210_000],
        electronic: [8_000, 260_000],
        fee: [1_500, 1_500],
      },
      say: (kind, day) => {
        if (kind === "deposit")
          return random.pick([
            `Deposit ${digits(random, 9)}`,
            `Remote Online Deposit 1`,
            "Orig CO Name:Square Inc Orig ID:9424300002 Desc Date:260904 CO Entry Descr:Sq240904 Sec:CCD",
          ]);
        if (kind === "card") {
          const [shop, city, state] = pickShop(random);
          return `Card Purchase ${date.noYear(addDays(day, -1))} ${shop} ${city} ${state} Card 7730`;
        }
        if (kind === "check") return "";
        if (kind === "fee") return "Monthly Service Fee";
        return random.pick([
          "Orig CO Name:Gusto Orig ID:9138864001 CO Entry Descr:Payroll Sec:CCD",
          "Orig CO Name:IRS Orig ID:3387702000 CO Entry Descr:Usataxpymt Sec:CCD",
          "Online Payment 18830041922 To Sysco Foods",
        ]);
      },
    });
    const [inn, checks, cards, online, fees] = [
      bank.of("deposit"),
      bank.of("check"),
      bank.of("card"),
      bank.of("electronic"),
      bank.of("fee"),
    ];
    const summary = (label: string, lines: readonly BankLine[]) => [
      label,
      String(lines.length),
      money.plain(sumOf(lines)),
    ];
    const list = (title: string, total: string, lines: readonly BankLine[]) =>
      lines.length === 0
        ? ""
        : `<div class=tab>${title}</div>${grid(
            "llr",
            ["DATE", "DESCRIPTION", "AMOUNT"],
            [
              ...lines.map((line, index) => [
                date.noYear(line.day),
                escaped(line.text),
                index === 0 ? $(Math.abs(line.amount)) : money.plain(Math.abs(line.amount)),
              ]),
              [`<b>${total}</b>`, "", `<b>${$(Math.abs(sumOf(lines)))}</b>`],
            ],
            "class=t",
          )}`;
    const daily = dailyBalances(bank.lines);
    const half = Math.ceil(daily.length / 2);
    const ledger = Array.from({ length: half }, (_, index) =>
      [0, half].flatMap((from) => {
        const entry = daily[index + from];
        return entry
          ? [date.noYear(entry[0]), index + from === 0 ? $(entry[1]) : money.plain(entry[1])]
          : ["", ""];
      }),
    );
    const number = `00000${digits(random, 6)}`;
    const right = (page: number) =>
      `<div class=r>${date.long(start)} through ${date.long(end)}<br>Account Number: <b>${number}${last4}</b><br>Page ${page} of 2</div>`;
    const html = document(
      `${BASE}${GAP}body{font:8.8pt Arial,sans-serif}.lg{font:bold 19pt Arial;color:#134a8e}.tab{display:inline-block;border:1px solid #000;border-bottom:0;border-radius:6px 6px 0 0;background:#e9e9e9;font:bold 10.5pt Arial;padding:4px 12px;margin-top:14px}.t{border-top:1px solid #000}.t th{font-size:7.5pt;padding:3px 0}.t td{padding:2px 0;vertical-align:top}.t td:first-child{white-space:nowrap}.n{break-before:page}tr{break-inside:avoid}p{font-size:7.8pt}`,
      `<div class=row><div><div class=lg>MERIDIEN&#9673;</div>Meridien Bank, N.A.<br>P O Box 182051<br>Columbus, OH 43218 - 2051</div>${right(1)}</div><div class=row style="margin-top:14px"><div>${company}<br>${person.street}<br>${person.town}</div><div style="border:1px solid #000;padding:6px"><b>CUSTOMER SERVICE INFORMATION</b>${pairs(
        [
          ["Web site:", "www.meridien.example"],
          ["Service Center:", "1-800-555-0191"],
          ["Para Espanol:", "1-888-555-0192"],
          ["International Calls:", "1-713-555-0193"],
        ],
      )}</div></div>
<div class=tab>CHECKING SUMMARY</div> &nbsp; <b>Meridien Business Complete Checking</b>${grid(
        "lrr",
        ["", "INSTANCES", "AMOUNT"],
        [
          ["<b>Beginning Balance</b>", "", `<b>${$(bank.opening)}</b>`],
          summary("Deposits and Additions", inn),
          summary("Checks Paid", checks),
          summary("ATM & Debit Card Withdrawals", cards),
          summary("Electronic Withdrawals", online),
          ...(fees.length > 0 ? [summary("Fees", fees)] : []),
          ["<b>Ending Balance</b>", `<b>${bank.lines.length}</b>`, `<b>${$(bank.closing)}</b>`],
        ],
        "class=t",
      )}<p>${fee ? "A Monthly Service Fee was charged to your account because the qualifying activity was not met this period." : "Congratulations, we waived the $15 monthly service fee for this statement period, based on your qualifying activity."}</p>${list("DEPOSITS AND ADDITIONS", "Total Deposits and Additions", inn)}
<div class=tab>CHECKS PAID</div>${grid(
        "llrr",
        ["CHECK NO.", "DESCRIPTION", "DATE PAID", "AMOUNT"],
        [
          ...checks.map((line, index) => [
            `${line.check} &nbsp;^`,
            "",
            date.noYear(line.day),
            index === 0 ? $(-line.amount) : money.plain(-line.amount),
          ]),
          ["<b>Total Checks Paid</b>", "", "", `<b>${$(-sumOf(checks))}</b>`],
        ],
        "class=t",
      )}<p>If you see a description in the Checks Paid section, it means that we received only electronic information about the check, not the original or an image of the check. ^ An image of this check may be available for you to view on meridien.example.</p>
<div class=n><div class=row><div class=lg>MERIDIEN&#9673;</div>${right(2)}</div>${list("ATM & DEBIT CARD WITHDRAWALS", "Total ATM & Debit Card Withdrawals", cards)}${list("ELECTRONIC WITHDRAWALS", "Total Electronic Withdrawals", online)}${list("FEES", "Total Fees", fees)}<div class=tab>DAILY ENDING BALANCE</div>${grid("lrlr", ["DATE", "AMOUNT", "DATE", "AMOUNT"], ledger, "class=t")}<p><b>IN CASE OF ERRORS OR QUESTIONS ABOUT YOUR ELECTRONIC FUNDS TRANSFERS:</b> Call us at 1-866-555-0194 or write us at the address on the front of this statement immediately if you think your statement or receipt is incorrect. For business accounts, see your deposit account agreement for details. Member FDIC</p></div>`.replaceAll(
        / & /g,
        " &amp; ",
      ),
    );
    return {
      html,
      truth: alsoNamed(
        {
          documentType: "bank-statements",
          institution: "Meridien Bank, N.A.",
          accounts: [
            {
              ...depositFacts("checking", "Meridien Bank, N.A.", last4, start, end, bank),
              totalDeposits: decimal(sumOf(inn)),
            },
          ],
          transactions: rowsOf(
            [
              ...inn,
              ...checks.map((line) => ({ ...line, text: `Check ${line.check}` })),
              ...cards,
              ...online,
              ...fees,
            ],
            1,
          ),
          allowed: {
            ...openDates(end, 1),
            "accounts.0.totalWithdrawals": [decimal(-sumOf(bank.lines.filter((line) => line.amount < 0)))],
            ...(fee && { "accounts.0.feesCharged": ["15.00"] }),
          },
        },
        "Meridien",
        "MERIDIEN",
        "Meridien Bank",
      ),
    };
  },
};

export const ukBanks4: readonly Layout[] = [cashAccount, business];
