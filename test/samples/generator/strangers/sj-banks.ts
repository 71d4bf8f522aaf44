import { alsoNamed, document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { addDays, date, grouped, money } from "../print-styles.ts";
import {
  type AccountMonth,
  balancesByDay,
  columns,
  credited,
  debited,
  leavingOpen,
  type Movement,
  movements,
  pick,
  total,
  withBalance,
} from "./sb-data.ts";
import { at, depositFacts, firstName, keptAccount, moved, openTotals } from "./sg-data.ts";
import { layoutOf } from "./sj-data.ts";

const $ = money.dollar;
const bank = layoutOf("bank", "bank-statements");
const KINDS = ["deposit", "card", "atm", "electronic", "check", "fee", "interest"] as const;

/** A regional bank's sections, each under its own head with a total; the account's kind is only its product's name. */
const tidewell = bank("tidewell", (seed) => {
  const d = keptAccount(seed, {
    salt: 91_001,
    what: "checking",
    checks: [3, 8],
    buys: [6, 14],
    interest: true,
  });
  const section = (title: string, lines: readonly Movement[]) =>
    lines.length === 0
      ? ""
      : `<div class=h><span>${title}</span></div>${grid(
          "llr",
          ["Date", "Description", "Amount"],
          [
            ...lines.map((line) => [date.noYear(line.day), escaped(line.text), grouped(line.amount)]),
            ["", `<b>Total ${title.toLowerCase()}</b>`, `<b>${$(Math.abs(total(lines, ...KINDS)))}</b>`],
          ],
        )}`;
  const checks = pick(d.lines, "check").toSorted((a, b) => Number(a.check) - Number(b.check));
  const { periodStart = d.start, ...facts } = depositFacts(d, "checking", "Tidewell Community Bank");
  const html = document(
    `body{font:8.8pt "Liberation Sans"}${BASE}.h{border-top:2px solid #075985;border-bottom:1px solid #075985;color:#075985;font-weight:bold;margin:12px 0 2px;padding:2px 0}.wide td:nth-child(4),.wide th:nth-child(4),.wide td:nth-child(3n){padding-left:26px}.sum{background:#e0f2fe;padding:6px 10px}td,th{padding:1px 3px}`,
    `<div class=row><div><b style="font-size:17pt;color:#075985">Tidewell Community Bank</b><br>P.O. Box 4410, Easton, Maryland 21601</div><div class=r>Statement ending ${date.slash(d.end)}<br>Customer number ${d.number.slice(0, 4)}</div></div>
    <p>${at(d.person)}</p><p style="font:italic 9pt 'Liberation Serif'">Closing on a house this year? Lock a 30-year fixed mortgage at 6.125% (6.298% APR) and receive up to $500 off closing costs.</p>
    <div class=sum><b>Everyday Free &nbsp; xxxxxx${d.last4}</b>${pairs([
      [`Balance last statement ${date.slash(addDays(d.start, -1))}`, $(d.beginning)],
      [
        `${pick(d.lines, "deposit").length + pick(d.lines, "interest").length} credits this period`,
        `+${$(credited(d.lines))}`,
      ],
      [
        `${d.lines.length - pick(d.lines, "deposit", "interest").length} debits this period`,
        `-${$(debited(d.lines))}`,
      ],
      [`Balance this statement ${date.slash(d.end)}`, $(d.ending)],
      ["Days in statement period", String(d.days)],
      ["Annual percentage yield earned", "0.05%"],
    ])}</div>
    ${section("Deposits and other credits", pick(d.lines, "deposit", "interest"))}
    ${section("Debit card purchases and ATM", pick(d.lines, "card", "atm"))}
    ${section("Electronic debits", pick(d.lines, "electronic"))}
    ${section("Service charges", pick(d.lines, "fee"))}
    <div class=h>Checks paid (* a break in number order)</div>${grid(
      "llrllr",
      ["Number", "Date", "Amount", "Number", "Date", "Amount"],
      columns(checks, 2)[0]?.map((left, index) => {
        const right = columns(checks, 2)[1]?.[index];
        const cells = (line: Movement | undefined) =>
          line ? [line.check ?? "", date.noYear(line.day), grouped(line.amount)] : ["", "", ""];
        return [...cells(left), ...cells(right)];
      }) ?? [],
      "class=wide",
    )}
    <div class=h>Daily ending balance</div>${grid(
      "lrlrlr",
      [],
      columns(balancesByDay(d), 3)[0]?.map((_, row) =>
        columns(balancesByDay(d), 3).flatMap((column) => {
          const entry = column[row];
          return entry ? [date.noYear(entry[0]), grouped(entry[1])] : ["", ""];
        }),
      ) ?? [],
    )}
    <div class=h>Overdraft and returned item fees</div>${grid(
      "lrr",
      ["", "Total for this period", "Total year to date"],
      [
        ["Total overdraft fees", "$0.00", "$35.00"],
        ["Total returned item fees", "$0.00", "$0.00"],
      ],
    )}<p class=small>To balance your account: list deposits not shown $______, checks outstanding $______. In case of errors about electronic transfers write within 60 days. An advance on your reserve line is charged 17.90% APR.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: "Tidewell Community Bank",
        accounts: [{ ...facts, ...moved(d) }],
        transactions: movements(d.lines),
      },
      // The day before the period is printed, not its first day.
      { ...openTotals(d), "accounts.0.periodStart": [periodStart, addDays(d.start, -1)] },
    ),
  };
});

/** A union's suffixes on one paper: withdrawals and deposits in columns of their own, a line of all shares above. */
const sablewood = bank("sablewood", (seed) => {
  const draft = keptAccount(seed, { salt: 91_010, what: "checking", checks: [2, 5], buys: [3, 8] });
  const dates = { start: draft.start, end: draft.end };
  const share = keptAccount(seed + 1, { salt: 91_011, what: "savings", dates });
  const market = keptAccount(seed + 2, { salt: 91_012, what: "money-market", dates });
  const sheet = (name: string, d: AccountMonth) =>
    `<div class=sx>${name} &nbsp; ID ${d.number.slice(0, 2)}-${d.last4}</div>${grid(
      "llrrr",
      ["POST", "TRANSACTION", "WITHDRAWALS", "DEPOSITS", "NEW BALANCE"],
      [
        [date.capital(d.start), "PREVIOUS BALANCE", "", "", grouped(d.beginning)],
        ...withBalance(d).map((line) => [
          date.capital(line.day),
          line.check ? `DRAFT ${line.check}` : escaped(line.text),
          line.amount < 0 ? grouped(line.amount) : "",
          line.amount > 0 ? grouped(line.amount) : "",
          grouped(line.balance),
        ]),
        [
          date.capital(d.end),
          "NEW BALANCE",
          grouped(debited(d.lines)),
          grouped(credited(d.lines)),
          grouped(d.ending),
        ],
      ],
    )}`;
  const everything = share.ending + market.ending + draft.ending;
  const html = document(
    `body{font:8pt "Liberation Mono"}${BASE}td,th{padding:0 4px}th{border-bottom:1px solid #000}.sx{font-weight:bold;border:1px solid #000;padding:2px 6px;margin:12px 0 3px;background:#f0fdf4}`,
    `<div class=row><div><b style="font:bold 14pt 'DejaVu Serif'">SABLEWOOD CREDIT UNION</b><br>1 COOPERATIVE WAY, EAU CLAIRE WI 54701</div><div>MEMBER NO. ${draft.number.slice(0, 5)}<br>FROM ${date.capitalYear(draft.start)}<br>TO&nbsp;&nbsp; ${date.capitalYear(draft.end)}</div></div><p>${at(draft.person)}</p>
    <p>TOTAL SHARES ${grouped(everything)} &nbsp; TOTAL LOANS 0.00 &nbsp; DIVIDENDS THIS YEAR ${grouped(total(share.lines, "interest") * 7)}</p>
    ${sheet("PRIMARY SHARES", share)}<div>AVAILABLE WITHOUT CLOSING YOUR MEMBERSHIP: ${grouped(Math.max(0, share.ending - 500))} (PAR 5.00). A.P.Y. EARNED 0.15%</div>
    ${sheet("MONEY MARKET SHARES", market)}<div>A.P.Y. EARNED 2.02% FROM ${date.short(market.start)} THROUGH ${date.short(market.end)}</div>
    ${sheet("SHARE DRAFTS", draft)}
    <p>CLEARED DRAFTS: ${pick(draft.lines, "check")
      .map((line) => `${line.check} (${grouped(line.amount)})`)
      .join(" &nbsp; ")}</p>
    <p style="font:7pt 'DejaVu Serif'">Your savings federally insured to at least $250,000 by the National Credit Union Administration. New: Sablewood Visa at 11.90% APR, no fee for transfers until May 31. Youth month: open a share with $5.00 and we add $25.00. Refinance your truck and skip payments for 90 days.</p>`,
  );
  const name = "SABLEWOOD CREDIT UNION";
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: name,
        accounts: [
          { ...depositFacts(share, "savings", name), ...moved(share) },
          { ...depositFacts(market, "savings", name), ...moved(market) },
          { ...depositFacts(draft, "checking", name), ...moved(draft) },
        ],
        transactions: [
          ...movements(share.lines, 0),
          ...movements(market.lines, 1),
          ...movements(draft.lines, 2).map((row) => ({
            ...row,
            description: row.description.replace(/^Check/, "Draft"),
          })),
        ],
      },
      {
        ...openTotals(share, 0),
        ...openTotals(market, 1),
        ...openTotals(draft, 2),
        "accounts.1.kind": "other",
      },
    ),
  };
});

/** A bank without branches: few rows, a table of rates by tier, the year's interest larger than the month's. */
const northlamp = bank("northlamp", (seed) => {
  const d = keptAccount(seed, { salt: 91_020, what: "savings" });
  const earned = total(d.lines, "interest");
  const html = document(
    `body{font:10pt "DejaVu Sans Condensed";color:#082f49}${BASE}.sq{display:grid;grid-template-columns:1fr 1fr;gap:10px;margin:14px 0}.sq div{border-left:4px solid #f59e0b;padding:2px 10px}.sq small{display:block;color:#475569}.sq b{font-size:15pt}h3{margin:16px 0 4px;font-weight:normal;font-size:13pt}.t td,.t th{padding:4px;border-bottom:1px solid #e2e8f0;font-size:9pt}`,
    `<div class=row><div style="font-size:22pt">north<b>lamp</b></div><div class=r><small>${date.long(d.start)} through ${date.long(d.end)}</small></div></div><p>${at(d.person)}</p><p>${firstName(d.person)}, here's how your money grew.</p>
    <div class=sq><div><small>You started with</small><b>${$(d.beginning)}</b></div><div><small>You ended with</small><b>${$(d.ending)}</b></div><div><small>You earned this month</small><b>${$(earned)}</b></div><div><small>Your rate (APY)</small><b>3.85%</b></div></div>
    <h3>Bright Reserve &nbsp;<small>····${d.last4}</small></h3>${grid(
      "llrr",
      ["Date", "", "In / out", "Balance"],
      withBalance(d).map((line) => [
        date.monthDay(line.day),
        escaped(line.text),
        money.signed(line.amount),
        $(line.balance),
      ]),
      "class=t",
    )}
    <h3>Rates on ${date.long(d.end)}</h3>${grid(
      "lrr",
      ["Balance", "Interest rate", "APY"],
      [
        ["$0.01 to $4,999.99", "0.50%", "0.50%"],
        ["$5,000.00 to $24,999.99", "3.05%", "3.10%"],
        ["$25,000.00 and up", "3.78%", "3.85%"],
        ["12-month fixed term, opened this month", "4.02%", "4.10%"],
      ],
      "class=t",
    )}
    <p>Since January 1 you have earned ${$(earned * 5 + 1_412)}; last year it was ${$(earned * 9 + 877)}. Annual percentage yield earned for this period: 3.79%, on an average balance of ${$(Math.round((d.beginning + d.ending) / 2))}.</p><p class=small>northlamp is a division of First Harrow Bank, Member FDIC. Deposits are insured to $250,000 per depositor. Send $50 to a friend: you both get $50. Six withdrawals a month are free, further ones cost $5.00 each.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      alsoNamed(
        {
          documentType: "bank-statements",
          institution: "northlamp",
          accounts: [depositFacts(d, "savings", "northlamp")],
          transactions: movements(d.lines),
        },
        "First Harrow Bank",
      ),
      openTotals(d),
    ),
  };
});

/** A shop's account under analysis: charges weighed against an earnings credit, ledger and collected balances beside the real ones. */
const halbrook = bank("halbrook", (seed) => {
  const kept = keptAccount(seed, { salt: 91_030, what: "checking", checks: [3, 7], buys: [2, 6] });
  const d = {
    ...kept,
    lines: kept.lines.map((line) =>
      line.kind === "fee" ? { ...line, text: "ANALYSIS SERVICE CHARGE" } : line,
    ),
  };
  const charge = -total(d.lines, "fee");
  const services = [
    ["Account maintenance", 1, 1_500],
    ["Deposits posted", pick(d.lines, "deposit").length, 50],
    ["Items paid", pick(d.lines, "check").length, 22],
    ["ACH debits received", pick(d.lines, "electronic").length, 15],
  ] as const;
  const cost = services.reduce((all, [, count, price]) => all + count * price, 0);
  const average = Math.round((d.beginning + d.ending) / 2);
  const shop = `${d.person.name.split(" ").at(-1)?.toUpperCase()} SEWING & UPHOLSTERY LLC`;
  const html = document(
    `body{font:8.2pt "Liberation Mono"}${BASE}td,th{padding:0 5px}.st{text-align:center;margin:12px 0 3px;letter-spacing:3px}.a{border:1px solid #000;padding:4px 6px}`,
    `<div class=row><div>HALBROOK NATIONAL BANK<br>TREASURY SERVICES<br>1 BANK PLAZA<br>JOPLIN MO 64801</div><div>ACCOUNT ${"*".repeat(6)}${d.last4}<br>STATEMENT PERIOD ${date.dashed(d.start)} TO ${date.dashed(d.end)}<br>CYCLE 31 &nbsp; ENCLOSURES ${pick(d.lines, "check").length}</div></div><p>${escaped(shop)}<br>${at(d.person)}</p>
    <div class=st>* * ANALYZED BUSINESS CHECKING * *</div>${pairs([
      ["BEGINNING BALANCE", grouped(d.beginning)],
      ["TOTAL CREDITS", `${grouped(credited(d.lines))}+`],
      ["TOTAL DEBITS", `${grouped(debited(d.lines))}-`],
      ["ENDING BALANCE", grouped(d.ending)],
      ["AVERAGE LEDGER BALANCE", grouped(average)],
      ["AVERAGE COLLECTED BALANCE", grouped(Math.round(average * 0.94))],
    ])}
    <div class=st>* * ACTIVITY IN DATE ORDER * *</div>${grid(
      "llrrr",
      ["DATE", "DESCRIPTION", "DEBIT", "CREDIT", "LEDGER BALANCE"],
      withBalance(d).map((line) => [
        date.dashed(line.day),
        line.check ? `CHECK ${line.check}` : escaped(line.text),
        line.amount < 0 ? `${grouped(line.amount)}-` : "",
        line.amount > 0 ? grouped(line.amount) : "",
        grouped(line.balance),
      ]),
    )}
    <div class=st>* * ACCOUNT ANALYSIS * *</div><div class=a>${pairs([
      ["AVERAGE COLLECTED BALANCE", grouped(Math.round(average * 0.94))],
      ["LESS RESERVE REQUIREMENT 10%", grouped(Math.round(average * 0.094))],
      ["BALANCE AVAILABLE FOR SERVICES", grouped(Math.round(average * 0.94) - Math.round(average * 0.094))],
      ["EARNINGS CREDIT RATE", "0.35%"],
      ["EARNINGS CREDIT ALLOWANCE", grouped(Math.max(0, cost - charge))],
    ])}${grid(
      "lrrr",
      ["SERVICE", "VOLUME", "UNIT PRICE", "CHARGE"],
      services.map(([name, count, price]) => [
        name.toUpperCase(),
        String(count),
        grouped(price),
        grouped(count * price),
      ]),
    )}${pairs([
      ["TOTAL CHARGES FOR SERVICES", grouped(cost)],
      ["NET CHARGE TO ACCOUNT", grouped(charge)],
    ])}</div><p>LINES OF CREDIT TO $100,000 FOR BUSINESSES OF TWO YEARS AND MORE. ASK AT ANY OFFICE. WIRE TRANSFERS OUT 25.00 EACH FROM JANUARY 1.</p>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: "HALBROOK NATIONAL BANK",
        accounts: [{ ...depositFacts(d, "checking", "HALBROOK NATIONAL BANK"), ...moved(d) }],
        transactions: movements(d.lines),
      },
      openTotals(d),
    ),
  };
});

/** Two holders and many checks: a table of three columns, and on the back the small pictures' captions, which are no rows. */
const ellisport = bank("ellisport", (seed) => {
  const d = keptAccount(seed, { salt: 91_040, what: "checking", checks: [9, 17], buys: [2, 5] });
  const checks = pick(d.lines, "check").toSorted((a, b) => Number(a.check) - Number(b.check));
  const others = d.lines.filter((line) => line.kind !== "check");
  const thirds = columns(checks, 3);
  const cells = (line: Movement | undefined) =>
    line ? [line.check ?? "", date.bareNoYear(line.day), grouped(line.amount)] : ["", "", ""];
  const html = document(
    `body{font:9.4pt "Liberation Serif"}${BASE}.t{border:1px solid #581c87;margin:10px 0}.t caption{background:#581c87;color:#fff;text-align:left;padding:2px 6px}.t td,.t th{padding:1px 6px}.t td:nth-child(3n+4),.t th:nth-child(3n+4){padding-left:24px}.im{display:grid;grid-template-columns:repeat(3,1fr);gap:14px}.im div{border:1px solid #999;height:1.05in;position:relative;font-size:7pt;padding:4px}.im span{position:absolute;bottom:-12px;left:0;font-size:7.5pt}`,
    `<div class=row><div><b style="font-size:18pt;color:#581c87">Ellisport Savings Institution</b><br><i>Mutual since 1871</i></div><div class=r>${date.longNoYear(d.start)} – ${date.long(d.end)}<br>Account ...${d.last4}<br>Joint owners with right of survivorship</div></div><p>${d.person.name}<br>PAT OR ALEX PLACEHOLDER<br>${d.person.street}<br>${d.person.town}</p>
    <p>Your <b>Harbor account</b> opened the period at <b>${$(d.beginning)}</b>. ${$(credited(d.lines))} came in and ${$(debited(d.lines))} went out, which leaves <b>${$(d.ending)}</b> on ${date.long(d.end)}.</p>
    ${grid(
      "llrr",
      ["Date", "Deposits, withdrawals and charges", "Amount", ""],
      others.map((line) => [
        date.bareNoYear(line.day),
        escaped(line.text),
        money.brackets(line.amount),
        line.amount < 0 ? "out" : "in",
      ]),
      "class=t",
    )}
    ${grid(
      "llrllrllr",
      ["Check", "Paid", "Amount", "Check", "Paid", "Amount", "Check", "Paid", "Amount"],
      (thirds[0] ?? []).map((_, row) => thirds.flatMap((column) => cells(column[row]))),
      "class=t",
    )}<div>${checks.length} checks paid, ${$(-total(checks, "check"))} in all. Checks not listed in number order may be outstanding.</div>
    <p class=small>Heating season: a Home Comfort note of up to $15,000 at 8.49% APR, 60 months, $307.72 a month. Statement savings now earns 0.40% APY. Overdrafts cost $28.00 each, at most four a day.</p>
    <div style="break-before:page"><b>Images of checks on account ...${d.last4}</b> &nbsp; ${date.long(d.end)}</div><div class=im style="margin-top:10px">${checks
      .slice(0, 12)
      .map(
        (line) =>
          `<div>${d.person.name}<br>PAY TO THE ORDER OF ______________<span>${line.check} &nbsp; ${date.bareNoYear(line.day)} &nbsp; ${$(-line.amount)}</span></div>`,
      )
      .join("")}</div>`,
  );
  return {
    html,
    truth: leavingOpen(
      {
        documentType: "bank-statements",
        institution: "Ellisport Savings Institution",
        accounts: [{ ...depositFacts(d, "checking", "Ellisport Savings Institution"), ...moved(d) }],
        transactions: movements([...others, ...checks]),
      },
      openTotals(d),
    ),
  };
});

/** Deposit accounts of banks and unions of a region, written without a look at the rules. */
export const sjBanks: readonly Layout[] = [tidewell, sablewood, northlamp, halbrook, ellisport];
