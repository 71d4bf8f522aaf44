import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { addDays, date, money } from "../print-styles.ts";
import { type Month, type Move, monthFacts, moveFacts, ofSort, slMonth, worth } from "./sl-month-data.ts";

const $ = money.dollar;
const plain = money.plain;

/** A credit union's statement of a member: every share on one run of pages, dividends, clubs, fees and rates offered. */
const union: Layout = {
  name: "sl-bank-union-shares",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const name = "Tamarack Valley Community Credit Union";
    const shares = [
      {
        title: "REGULAR SHARE",
        kind: "savings" as const,
        d: slMonth(seed, {
          salt: 5,
          digits: 10,
          calendar: true,
          always: [
            ["in", "Home Banking Transfer From Share Draft", 2_500, 40_000],
            ["out", "Home Banking Transfer To Share Draft", 1_000, 22_000],
          ],
          interest: ["Dividend Credit", 0.3],
          atLeast: 500,
        }),
      },
      {
        title: "SHARE DRAFT CHECKING",
        kind: "checking" as const,
        d: slMonth(seed, {
          salt: 6,
          digits: 10,
          calendar: true,
          always: [
            ["pay", "ACH Deposit COUNTY ROAD DEPT - PAYROLL", 96_000, 290_000],
            ["electronic", "ACH Withdrawal TAMARACK ELECTRIC COOP - ELEC PMT", 5_100, 24_000],
            ["electronic", "ACH Withdrawal ROCKET MTG - LOAN PMT", 81_000, 164_000],
          ],
          often: [
            ["card", "Debit Card Purchase HY-VEE 1284 MANKATO MN", 900, 19_000],
            ["card", "Debit Card Purchase KWIK TRIP #337 WINONA MN", 400, 6_900],
            ["card", "Recurring Debit Card SPOTIFY USA NY", 1_099, 1_199],
            ["machine", "ATM Withdrawal 220 MAIN ST WASECA MN", 2_000, 30_000],
            ["in", "Remote Deposit", 2_000, 88_000],
          ],
          rows: [8, 17],
          checks: [1, 4],
        }),
      },
      {
        title: "HOLIDAY CLUB",
        kind: "savings" as const,
        d: slMonth(seed, {
          salt: 7,
          digits: 10,
          calendar: true,
          always: [["in", "Payroll Distribution", 2_500, 9_000]],
          interest: ["Dividend Credit", 0.3],
        }),
      },
    ];
    const [first] = shares;
    if (!first) throw new RangeError("No share.");
    const { start, end, person, random } = first.d;
    const member = String(random.whole(20_100, 98_999)).padStart(8, "0");
    const all = (pick: (d: Month) => number) => shares.reduce((sum, { d }) => sum + pick(d), 0);
    const text = (move: Move) => (move.check ? `Draft ${move.check}` : escaped(move.text));
    const share = ({ d, title }: (typeof shares)[number]) =>
      `<div class=bar><span>${title}</span><span>Account ${d.number}</span></div>${grid(
        "lllrrr",
        ["Post", "Eff", "Transaction", "Withdrawals", "Deposits", "Balance"],
        [
          [date.noYear(d.start), "", "<b>Previous Balance</b>", "", "", `<b>${plain(d.opening)}</b>`],
          ...d.moves.map((move) => [
            date.noYear(move.day),
            date.noYear(move.day),
            text(move),
            move.amount < 0 ? plain(-move.amount) : "",
            move.amount < 0 ? "" : plain(move.amount),
            plain(move.after),
          ]),
          [date.noYear(d.end), "", "<b>New Balance</b>", "", "", `<b>${plain(d.closing)}</b>`],
        ],
      )}${
        ofSort(d, "interest").length > 0
          ? `<p class=n>Dividends of ${plain(worth(ofSort(d, "interest")))} were earned on an average daily balance of ${plain(Math.round((d.opening + d.closing) / 2))} for the ${d.days}-day period. Annual Percentage Yield Earned 0.30%. Dividend rate 0.300%. Dividends paid ${end.slice(0, 4)}: ${plain(worth(ofSort(d, "interest")) * Number(end.slice(5, 7)))}.</p>`
          : "<p class=n>This share does not earn dividends.</p>"
      }`;
    const html = document(
      `body{font:8.5pt "Liberation Sans"}${BASE}.bar{display:flex;justify-content:space-between;background:#dbe6ee;border-top:2px solid #27506b;font-weight:bold;padding:2px 6px;margin-top:12px}th{font-size:7pt;color:#27506b;border-bottom:1px solid #9ab}td{padding:1.5px 2px}.n{font-size:7.5pt;margin:3px 30px;color:#333}.win{margin:26px 0 18px 30px;line-height:1.35}.ad,.bar,.keep{break-inside:avoid}.bar{break-after:avoid}.ad{border:1px dashed #27506b;padding:6px;text-align:center;margin-top:10px}`,
      `<div class=row><div style="flex:2"><b style="font-size:13pt;color:#27506b">${name}</b><br>311 Elm Avenue &middot; Waseca, MN 56093<br>507.555.0139 &middot; tamarackvalley.example &middot; Audio Response 800.555.0117</div><div>${grid(
        "lr",
        [],
        [
          ["Member number", `XXXX${member.slice(-4)}`],
          ["From", date.short(start)],
          ["Thru", date.short(end)],
          ["Page", "1 of 2"],
        ],
        "style='border:1px solid #27506b'",
      )}</div></div>
      <div class=win>${person.name}<br>${person.street}<br>${person.town}</div>
      <div class=bar><span>WHAT YOU HAVE WITH US</span><span></span></div>${grid(
        "llrrrr",
        ["Share", "Account", "Previous Balance", "Deposits", "Withdrawals", "New Balance"],
        [
          ...shares.map(({ d, title }) => [
            title,
            d.number,
            plain(d.opening),
            plain(d.in),
            plain(d.out),
            plain(d.closing),
          ]),
          [
            "<b>TOTAL SHARES</b>",
            "",
            plain(all((d) => d.opening)),
            plain(all((d) => d.in)),
            plain(all((d) => d.out)),
            `<b>${plain(all((d) => d.closing))}</b>`,
          ],
        ],
      )}${shares.map(share).join("")}
      <div class=bar><span>FEE RECAP</span><span></span></div>${grid(
        "lrr",
        ["", "Total for this period", "Total year-to-date"],
        [
          ["Total courtesy pay fees", "0.00", "56.00"],
          ["Total returned item (NSF) fees", "0.00", "28.00"],
        ],
        "style='width:60%'",
      )}<div class=ad><b>Shake off winter.</b> New and used auto loans from 5.49% APR*, up to 84 months. Skip-a-Pay costs $35.00 per loan. *Rate for qualified members; $14.13 a month for each $1,000 borrowed over 84 months.</div>
      <p class=small>Federally insured by NCUA to at least $250,000. In case of errors or questions about your electronic transfers write to us at the address above within 60 days. If your shares were overdrawn and a line of credit advance was made, the finance charge is worked out by applying the daily periodic rate of .0410% to the unpaid principal each day. Keep a $5.00 balance in your Regular Share to remain a member.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: name,
        accounts: shares.map(({ d, kind }) => monthFacts(d, name, kind)),
        transactions: shares.flatMap(({ d }, index) => moveFacts(d.moves, index)),
        allowed: Object.fromEntries(shares.map((_, index) => [`accounts.${index}.statementDate`, [end]])),
      },
    };
  },
};

/** An online bank's savings: a sentence, three tiles, pots that share the balance out, rows with signs and no column of balances. */
const online: Layout = {
  name: "sl-bank-online-growth",
  type: "bank-statements",
  heldOut: false,
  make: (seed) => {
    const d = slMonth(seed, {
      salt: 12,
      digits: 12,
      calendar: true,
      always: [
        ["in", "Recurring transfer from Plains Commerce ••2207", 5_000, 90_000],
        ["out", "Transfer to Plains Commerce ••2207", 3_000, 60_000],
      ],
      often: [
        ["in", "One-time transfer from Plains Commerce ••2207", 2_000, 150_000],
        ["in", "Mobile check deposit", 1_500, 45_000],
        ["out", "Instant transfer to debit card ••8114", 1_000, 24_000],
      ],
      rows: [1, 4],
      interest: ["Interest for the month", 4.07],
      atLeast: 120_000,
    });
    const interest = worth(ofSort(d, "interest"));
    const emergency = Math.floor(d.closing * 0.55);
    const trip = Math.floor(d.closing * 0.2);
    const month = date.monthYear(d.end);
    const given = d.person.name.split(" ")[0] ?? "";
    const signed = (amount: number) => `${amount < 0 ? "–" : "+"}$${plain(Math.abs(amount))}`;
    const html = document(
      `body{font:10pt "DejaVu Sans";color:#1e2340;font-weight:300}${BASE}.tile{background:#f1f0fb;border-radius:10px;padding:12px}.tile b{font-size:15pt;display:block;margin-top:4px}h2{font-size:12pt;margin:24px 0 6px}td{padding:7px 4px;border-bottom:1px solid #e4e3f0}th{font-size:8pt;color:#777b99;padding:4px;font-weight:normal}.pot{display:flex;justify-content:space-between;padding:5px 0}.small{color:#777b99;line-height:1.5}`,
      `<div class=row style="align-items:baseline"><div style="font:bold 19pt 'DejaVu Sans';color:#4b3fce">finchley<span style="color:#f2a03d">.</span></div><div class=r style="font-size:9pt">${month} statement<br>Growth Savings &nbsp;•••• ${d.number.slice(-4)}</div></div>
      <p style="font-size:14pt;margin:30px 0 4px">Hello ${given.slice(0, 1)}${given.slice(1).toLowerCase()}, you started ${date.longNoYear(d.start)} with ${$(d.opening)} and ended ${date.longNoYear(d.end)} with ${$(d.closing)}.</p><p style="font-size:9pt;color:#777b99">Covers ${date.long(d.start)} through ${date.long(d.end)}. ${d.person.name}, ${d.person.street}, ${d.person.town}</p>
      <div class=band style="margin-top:18px"><div class=tile>Came in<b>${$(d.in)}</b><span class=small>includes ${$(interest)} of interest</span></div><div class=tile>Went out<b>${$(d.out)}</b><span class=small>No fees. Ever.</span></div><div class=tile>Your rate today<b>4.15% APY</b><span class=small>4.07% interest rate, may change at any time</span></div></div>
      <h2>Your pots at month end</h2><div class=pot><span>Rainy day (goal $15,000)</span><span>${$(emergency)}</span></div><div class=pot><span>Lisbon trip (goal $3,200)</span><span>${$(trip)}</span></div><div class=pot><span>Not in a pot</span><span>${$(d.closing - emergency - trip)}</span></div>
      <h2>Everything that happened</h2>${grid(
        "llr",
        ["When", "What", "How much"],
        d.moves.map((move) => [date.monthDay(move.day), escaped(move.text), signed(move.amount)]),
      )}
      <h2>Interest</h2>${grid(
        "lr",
        [],
        [
          ["Paid this month", $(interest)],
          ["Annual percentage yield earned", "4.14%"],
          [`Paid so far in ${d.end.slice(0, 4)}`, $(interest * Number(d.end.slice(5, 7)))],
          [`Paid in ${Number(d.end.slice(0, 4)) - 1}`, $(31_877)],
        ],
        "style='width:60%'",
      )}
      <p class=small style="margin-top:20px">Finchley is a brand of Finchley Direct Bank, N.A., Member FDIC. Deposits are insured up to $250,000 per depositor for each ownership category. We pay a $200 bonus to you and a friend who opens an account by ${date.long(addDays(d.end, 60))} and keeps $10,000 for 90 days. Outgoing wires $20. If something looks wrong tell us within 60 days: 1-833-555-0190 or Finchley, PO Box 2277, Sioux Falls, SD 57101.</p>`,
    );
    return {
      html,
      truth: {
        documentType: "bank-statements",
        institution: "finchley",
        accounts: [monthFacts(d, "finchley", "savings")],
        transactions: moveFacts(d.moves),
        allowed: {
          "accounts.0.statementDate": [d.end],
          institution: ["Finchley", "Finchley Direct Bank, N.A.", "Finchley Direct Bank"],
          "accounts.0.institution": ["Finchley", "Finchley Direct Bank, N.A.", "Finchley Direct Bank"],
        },
      },
    };
  },
};

export const slDepositsFirst: readonly Layout[] = [union, online];
