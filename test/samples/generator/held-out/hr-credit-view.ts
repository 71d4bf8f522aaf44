import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid } from "../markup.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { total } from "./hr-data.ts";
import { type Line, lines, told } from "./hr-lines.ts";

const $ = money.wholeDollars;
const LABELS: Record<Line["kind"], string> = {
  "credit-card": "Credit card",
  "auto-loan": "Auto loan",
  "student-loan": "Student loan",
  mortgage: "Mortgage",
  "personal-loan": "Personal loan",
};

/** A bank's free look at the score, printed from its web page. */
const bankView: Layout = {
  name: "hr-report-bank-free-score",
  type: "credit-reports",
  heldOut: true,
  make: (seed) => {
    const { random, lines: list } = lines(seed, 8_303);
    const person = makePerson(random);
    const day = random.pick(["2026-10-18", "2026-11-06", "2026-09-27"]);
    const score = random.whole(598, 829);
    const moved = random.whole(-9, 12);
    const hard = random.whole(0, 4);
    const open = list.filter((line) => line.open);
    const cards = open.filter((line) => line.kind === "credit-card");
    const used = total(cards.map((line) => line.balance));
    const limit = total(cards.map((line) => line.limit));
    const usage = Math.round((used / limit) * 100);
    const loans = total(open.map((line) => (line.limit > 0 ? 0 : line.balance)));
    const word = score > 780 ? "Excellent" : score > 660 ? "Good" : "Fair";
    const factor = (name: string, value: string, impact: string, text: string) =>
      `<div class=f><div><b>${name}</b><span class=imp>${impact}</span></div><div class=fv>${value}</div><div class=small>${text}</div></div>`;
    const html = document(
      `${BASE}body{font:10pt Arial;color:#1d2a3a}.bar{background:#0b5d51;color:#fff;padding:10px 14px;font-size:15pt}.bar small{font-size:9pt;float:right;padding-top:5px}.score{font-size:46pt;font-weight:bold;color:#0b5d51;line-height:1}.f{border:1px solid #cdd7d4;border-radius:6px;padding:8px;margin-bottom:8px}.imp{float:right;font-size:7.5pt;color:#666}.fv{font-size:15pt}.cols{columns:2;column-gap:14px}.f{break-inside:avoid}h2{font-size:12.5pt;margin:16px 0 6px}.g td,.g th{border-bottom:1px solid #cdd7d4;padding:5px 3px;font-size:8.6pt}.url{font-size:7pt;color:#666;display:flex;justify-content:space-between}`,
      `<div class=url><span>${date.bareShort(day)}, 9:14 AM</span><span>Credit Compass | Larkmoor Bank</span><span></span></div><div class=bar>LARKMOOR<b> BANK</b><small>Credit Compass&reg;</small></div>
      <p>Hi, ${escaped(person.name)}</p><div class=row><div><div>Your credit score</div><div class=score>${score}</div><div>${word} &nbsp; ${moved === 0 ? "No change" : `${moved > 0 ? "&#9650; Up" : "&#9660; Down"} ${Math.abs(moved)} pts`} since last week</div><p class=small>VantageScore&reg; 3.0 by Experian&trade; &nbsp; Updated ${date.abbreviatedBare(day)}<br>Range: 300 - 850 &nbsp; Next update ${date.abbreviatedBare(addDays(day, 7))}</p></div><div><b>Score history</b>${grid(
        "lr",
        ["Week of", "Score"],
        [
          [date.monthDay(addDays(day, -7)), String(score - moved)],
          [date.monthDay(addDays(day, -14)), String(score - moved - 3)],
          [date.monthDay(addDays(day, -21)), String(score - moved + 2)],
        ],
        "class=g",
      )}</div></div>
      <h2>What's behind your score</h2><div class=cols>${factor("Payment history", "100%", "Highest impact", "on-time payments. Keep it up! Aim for 100%.")}${factor("Credit usage", `${usage}%`, "Highest impact", `You're using ${$(used)} of your ${$(limit)} total credit limit. Try to stay under 30%.`)}${factor("Credit age", `${random.whole(3, 12)} yrs, ${random.whole(1, 11)} mos`, "Medium impact", "Average age of your open accounts.")}${factor("Total balances", $(used + loans), "Medium impact", `Credit cards ${$(used)} &middot; Loans ${$(loans)}`)}${factor("Hard inquiries", String(hard), "Low impact", "in the last 2 years. Checking your score here never counts.")}${factor("Total accounts", String(list.length), "Low impact", `${open.length} open, ${list.length - open.length} closed`)}${factor("Derogatory marks", "0", "High impact", "0 collections and 0 public records.")}</div>
      <h2>Your accounts</h2>${grid(
        "lllrr",
        ["Account", "Type", "Status", "Balance", "Credit limit / Original amount"],
        list.map((line) => [
          `${escaped(line.creditor)}<br><span class=small>...${line.number.slice(-4)} &middot; Opened ${date.monthYear(line.opened)}</span>`,
          LABELS[line.kind],
          line.open ? "Open" : "Closed",
          $(line.balance),
          $(line.limit > 0 ? line.limit : line.original),
        ]),
        "class=g",
      )}
      <h2>See how your score could change</h2><p>If you pay down ${$(Math.max(10_000, Math.round(used / 20_000) * 10_000))} of your card balances, your score could go up to ${Math.min(850, score + 14)}. Open a Larkmoor Rewards card with a credit limit of $5,000 and no annual fee.</p><p class=small>Credit Compass is offered by Larkmoor Bank, N.A. Member FDIC. Your credit score is provided by VantageScore Solutions using data from Experian and is for educational purposes. Your lender or insurer may use a different score, such as FICO&reg;, when you apply. There are different credit scores for the three major bureaus: Experian, Equifax and TransUnion. &copy; 2026</p><div class=url><span>https://secure.larkmoorbank.example/credit-compass/overview</span><span></span></div>`,
    );
    return {
      html,
      truth: {
        documentType: "credit-reports",
        institution: "Larkmoor Bank",
        accounts: [],
        transactions: [],
        creditReport: {
          bureau: "Experian",
          score: String(score),
          reportDate: day,
          accountsTotal: String(list.length),
          accountsOpen: String(open.length),
          accountsClosed: String(list.length - open.length),
          inquiries: String(hard),
          collections: "0",
          utilization: String(usage),
          accounts: list.map((line) =>
            told(line, { balance: true, limit: true, original: true, payment: false }),
          ),
        },
        allowed: {
          institution: ["Larkmoor Bank, N.A.", "LARKMOOR BANK", "Experian", "Credit Compass"],
        },
      },
    };
  },
};

export const hrCreditView: readonly Layout[] = [bankView];
