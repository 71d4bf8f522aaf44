import { document, type Layout } from "../layout.ts";
import { addMonths, makeCreditLine, monthlyInterest } from "../loan-data.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { date, decimal, money } from "../print-styles.ts";
import { alsoCalled, NEXT_PAGE, SHEET } from "./sn-data.ts";

const $ = money.dollar;

/** A regional bank's home-equity line in its draw period: the cycle's activity, how the finance charge was figured, the year so far. */
const line: Layout = {
  name: "sn-heloc-regional-draw-period",
  type: "loans",
  heldOut: false,
  make: (seed) => {
    const d = makeCreditLine(seed * 19 + 41);
    const bank = "Piedmont Gulf Bank, N.A.";
    const minimum = d.interest + d.fees;
    const drawEnds = addMonths(d.maturity, -120);
    const inDraw = drawEnds > d.end;
    const margin = (Number(d.rate) - 6).toFixed(2);
    const entries = [
      ...(d.advances > 0
        ? [{ day: d.advanceDay, text: "ADVANCE - EQUITY CHECK 0107", amount: d.advances }]
        : []),
      { day: d.paymentDay, text: "AUTOMATIC PAYMENT FROM CHECKING XX3318", amount: -d.payments },
      ...(d.fees > 0 ? [{ day: d.end, text: "ANNUAL FEE", amount: d.fees }] : []),
      { day: d.end, text: "*FINANCE CHARGE* PERIODIC RATE", amount: d.interest },
    ];
    const year = d.end.slice(0, 4);
    const january = d.end.slice(5, 7) === "01";
    const html = document(
      `body{font:9.8pt "Liberation Sans Narrow";color:#000}${BASE}${SHEET}.hd{display:flex;justify-content:space-between;border-top:6px solid #00583d;padding-top:6px}.hd b{font:bold 15pt "Liberation Serif"}.sec{border-top:1px solid #00583d;border-bottom:1px solid #00583d;font-weight:bold;letter-spacing:1px;padding:2px 0;margin:12px 0 4px}td,th{padding:1.5px 4px}.mini th{font-size:7.6pt;border-bottom:1px solid #000;vertical-align:bottom}.small{font-size:7.6pt;line-height:1.35}.cut{border-top:1px dashed #000;margin:14px 0 6px}`,
      `<div class=sheet><div class=hd><div><b>Piedmont Gulf Bank</b><br>P.O. Box 11007, Birmingham, AL 35288</div><div class=r><b style="font:bold 11pt 'Liberation Sans Narrow'">EQUITY ASSETLINE STATEMENT</b><br>${date.longNoYear(d.start)} through ${date.long(d.end)}<br>Page 1 of 2</div></div>
      <div class=row style="margin-top:18px"><div style="padding-left:24px">${d.person.name}<br>${d.person.street}<br>${d.person.town}</div><div>${pairs(
        [
          ["Account number", d.number.replace(/(\d{4})(\d{4})(\d{4})/, "$1 $2 $3")],
          ["Billing cycle closing date", date.slash(d.end)],
          ["Days in billing cycle", "30"],
          ["Payment due date", date.slash(d.dueDate)],
        ],
      )}</div></div>
      <div class=row><div><div class=sec>ACCOUNT SUMMARY</div>${pairs([
        ["Previous balance", $(d.previous)],
        ["Payments and credits", `- ${$(d.payments)}`],
        ["Advances and debits", `+ ${$(d.advances)}`],
        ["Fees", `+ ${$(d.fees)}`],
        ["Finance charge", `+ ${$(d.interest)}`],
        ["<b>New balance</b>", `<b>${$(d.balance)}</b>`],
      ])}</div><div><div class=sec>CREDIT LINE</div>${pairs([
        ["Credit limit", $(d.limit)],
        ["Available credit", $(d.available)],
        ["Draw period ends", inDraw ? date.slash(drawEnds) : "ended"],
        ["Account matures", date.slash(d.maturity)],
      ])}</div><div><div class=sec>PAYMENT DUE</div>${pairs([
        ["Finance charge", $(d.interest)],
        ["Principal", $(0)],
        ["Fees", $(d.fees)],
        ["Amount past due", $(0)],
        ["<b>Minimum payment due</b>", `<b>${$(minimum)}</b>`],
      ])}</div></div>
      <div class=sec>ACTIVITY THIS CYCLE</div>${grid(
        "lllr",
        ["Trans", "Post", "Description", "Amount"],
        entries.map((entry) => [
          date.noYear(entry.day),
          date.noYear(entry.day),
          entry.text,
          money.trailing(entry.amount),
        ]),
        "class=mini",
      )}
      <div class=sec>FINANCE CHARGE COMPUTATION</div>${grid(
        "lrrrrr",
        [
          "",
          "Average daily balance",
          "Daily periodic rate",
          "Days",
          "ANNUAL PERCENTAGE RATE",
          "Finance charge",
        ],
        [
          [
            "Variable rate line",
            $(Math.round((d.interest * 36_500) / (Number(d.rate) * 30))),
            `${(Number(d.rate) / 365).toFixed(6)}% V`,
            "30",
            `${d.rate}%`,
            $(d.interest),
          ],
          ["Fixed-rate option 1", $(0), "0.000000%", "0", "0.00%", $(0)],
        ],
        "class=mini",
      )}<p class=small>V = variable. Your rate is the Prime Rate of 6.00% published in The Wall Street Journal on the last business day of the month before, plus a margin of ${margin}%. It will never be more than 18.00% nor less than 3.25%. You may convert $5,000.00 or more of the balance to a fixed-rate option.</p>
      <div class=row><div><div class=sec>${year} TOTALS YEAR-TO-DATE</div>${pairs([
        [`Total fees charged in ${year}`, $(d.fees + (january ? 0 : 1_500))],
        [`Total interest charged in ${year}`, $(january ? d.interest : d.interest * 4 + 311)],
        [`Interest paid in ${Number(year) - 1}`, $(d.interest * 11 + 902)],
      ])}</div><div class=small style="padding-top:14px"><b>Use your line.</b> Advances by Equity Check, branch, or online transfer; minimum Equity Check $250. Ask about lines to $500,000. ${inDraw ? `When the draw period ends you repay principal and interest over 120 months; on today's balance at today's rate that would be about ${$(Math.round(d.balance / 120) + monthlyInterest(d.balance, d.rate))} the first month.` : ""}</div></div>
      <div class="cut foot"></div><div class=row><div>PIEDMONT GULF BANK<br>LOAN PAYMENTS<br>PO BOX 2224<br>BIRMINGHAM AL 35246-3042</div><div>${pairs(
        [
          ["Account number", `XXXX XXXX ${d.number.slice(8)}`],
          ["New balance", $(d.balance)],
          ["Payment due date", date.slash(d.dueDate)],
          ["Minimum payment due", $(minimum)],
          ["Amount enclosed", "$"],
        ],
      )}<div class=small>Your payment of ${$(minimum)} will be drafted on ${date.slash(d.dueDate)}. Do not mail a check.</div></div></div>
      </div>${NEXT_PAGE}<div class=small><p><b>BILLING RIGHTS SUMMARY.</b> If you think your bill is wrong, write to Piedmont Gulf Bank, N.A., P.O. Box 11405, Birmingham, AL 35246 within 60 days after the first bill on which the error appeared. Give your name, account number and the dollar amount of the suspected error.</p><p><b>HOW WE FIGURE THE FINANCE CHARGE.</b> We add the daily balances of the cycle and divide by the days in it. Each day's balance is the beginning balance plus new advances less payments and credits. The average is multiplied by the daily periodic rate and the number of days. There is no grace period.</p><p><b>LATE CHARGE.</b> 5% of the payment, at least $0.50 and not more than $100.00, if not paid within 15 days of the due date. Over limit fee $29.00. Stop payment of an Equity Check $36.00. Early closure within 24 months: up to $500.00.</p><p><b>TAX INFORMATION.</b> Interest on home equity debt may be deductible only if used to buy, build or improve the home that secures it, within a limit of $750,000. Ask your tax adviser.</p><p>Member FDIC. Equal Housing Lender. NMLS 174490.</p></div>`,
    );
    return {
      html,
      truth: {
        documentType: "loans",
        institution: bank,
        accounts: [
          {
            kind: "heloc",
            institution: bank,
            accountLast4: d.number.slice(-4),
            statementDate: d.end,
            periodStart: d.start,
            periodEnd: d.end,
            currentBalance: decimal(d.balance),
            previousBalance: decimal(d.previous),
            creditLimit: decimal(d.limit),
            availableCredit: decimal(d.available),
            minimumPayment: decimal(minimum),
            paymentDueDate: d.dueDate,
            pastDue: "0.00",
            maturityDate: d.maturity,
            apr: d.rate,
            paymentsAndCredits: decimal(d.payments),
            feesCharged: decimal(d.fees),
            interestCharged: decimal(d.interest),
          },
        ],
        transactions: entries.map((entry) => ({
          account: 0,
          date: entry.day,
          description: entry.text,
          amount: decimal(-entry.amount),
        })),
        allowed: {
          ...alsoCalled(["Piedmont Gulf Bank", "PIEDMONT GULF BANK"]),
          "accounts.0.purchases": [decimal(d.advances)],
        },
      },
    };
  },
};

export const snEquityLine: readonly Layout[] = [line];
