import { document, type Layout } from "../layout.ts";
import { BASE, escaped, grid, pairs } from "../markup.ts";
import { date, money } from "../print-styles.ts";
import { $ } from "./tg-data.ts";
import { hoursOf, makeStub, stubTruth } from "./tg-pay.ts";

const plain = money.plain;

/** A large employer's slip: a totals grid on top, then boxes two by two. */
const slip: Layout = {
  name: "tg-stub-payslip-totals",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 35,
      every: "biweekly",
      hourly: false,
      rate: [3_400, 6_900],
      lag: 6,
      state: 525,
      saves: [5, 7, 10],
      pretax: [
        ["medical", 5_000, 19_000],
        ["dental", 700, 2_400],
        ["hsa", 4_000, 12_000],
      ],
      posttax: [
        ["life", 400, 1_900],
        ["stock", 8_000, 22_000],
      ],
      bonus: true,
    });
    const { person, of } = stub;
    const employer = stub.random.pick(["Corvantis Health System", "Northgale University"]);
    const d = date.slash;
    const list = (title: string, items: ReadonlyArray<readonly [string, string]>, totals?: string) => {
      const shown = items.filter(([key]) => stub.has(key));
      return `<div class=box><div class=cap>${title}</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ...shown.map(([key, label]) => [label, plain(of(key).now), plain(of(key).ytd)]),
          ...(totals === undefined
            ? []
            : [[`<b>${title}</b>`, `<b>${plain(of(totals).now)}</b>`, `<b>${plain(of(totals).ytd)}</b>`]]),
        ],
        "class=t",
      )}</div>`;
    };
    const html = document(
      `body{font:8pt Arial,sans-serif;color:#222}${BASE}.cap{background:#d9d9d9;text-align:center;font-weight:bold;padding:2px}.box{border:1px solid #999;margin-bottom:8px}.t td{padding:2px 4px;border-top:1px solid #ddd}.t th{padding:2px 4px;font-size:7.4pt}.row{gap:8px}`,
      `<div style="margin-bottom:8px"><b style="font-size:11pt">${employer}</b> &nbsp; 4400 Meridian Parkway &nbsp; Aurora, CO 80016 &nbsp; +1 (303) 5550126</div>
<div class=box>${grid(
        "lrllll",
        ["Name", "Employee ID", "Pay Period Begin", "Pay Period End", "Check Date", "Check Number"],
        [[person.name, String(stub.employee), d(stub.start), d(stub.end), d(stub.payDate), ""]],
        "class=t",
      )}</div>
<div class=box>${grid(
        "lrrrrrr",
        [
          "",
          "Hours Worked",
          "Gross Pay",
          "Pre Tax Deductions",
          "Employee Taxes",
          "Post Tax Deductions",
          "Net Pay",
        ],
        (["now", "ytd"] as const).map((when) => [
          `<b>${when === "now" ? "Current" : "YTD"}</b>`,
          hoursOf(of("gross")[when === "now" ? "hours" : "ytdHours"]),
          ...["gross", "pretaxTotal", "taxes", "posttaxTotal", "net"].map((key) => plain(of(key)[when])),
        ]),
        "class=t",
      )}</div>
<div class=row><div style="flex:1.5"><div class=box><div class=cap>Earnings</div>${grid(
        "llrrrr",
        ["Description", "Dates", "Hours", "Rate", "Amount", "YTD"],
        [
          ...(
            [
              ["bonus", "Annual Incentive"],
              ["holiday", "Holiday Pay"],
              ["leave", "PTO"],
              ["regular", "Regular Salary"],
            ] as const
          )
            .filter(([key]) => stub.has(key))
            .map(([key, label]) => [
              label,
              of(key).now === 0 ? "" : `${d(stub.start)} - ${d(stub.end)}`,
              of(key).hours === 0 ? "0" : hoursOf(of(key).hours),
              of(key).hours === 0 ? "0" : $(stub.rate).slice(1),
              of(key).now === 0 ? "0.00" : plain(of(key).now),
              plain(of(key).ytd),
            ]),
          [
            "<b>Earnings</b>",
            "",
            "",
            "",
            `<b>${plain(of("gross").now)}</b>`,
            `<b>${plain(of("gross").ytd)}</b>`,
          ],
        ],
        "class=t",
      )}</div></div><div>${list(
        "Employee Taxes",
        [
          ["social", "OASDI"],
          ["medicare", "Medicare"],
          ["federal", "Federal Withholding"],
          ["state", "State Tax - CO"],
        ],
        "taxes",
      )}</div></div>
<div class=row><div>${list(
        "Pre Tax Deductions",
        [
          ["saved", "403(b) Pre-Tax"],
          ["dental", "Dental"],
          ["hsa", "HSA Employee"],
          ["medical", "Medical"],
        ],
        "pretaxTotal",
      )}</div><div>${list(
        "Post Tax Deductions",
        [
          ["stock", "Parking and Transit"],
          ["life", "Supplemental Life"],
        ],
        "posttaxTotal",
      )}</div></div>
<div class=row><div>${list("Employer Paid Benefits", [["match", "403(b) Employer Match"]])}</div><div class=box style="flex:1"><div class=cap>Taxable Wages</div>${grid(
        "lrr",
        ["Description", "Amount", "YTD"],
        [
          ["OASDI - Taxable Wages", plain(of("ficaWages").now), plain(of("ficaWages").ytd)],
          ["Medicare - Taxable Wages", plain(of("ficaWages").now), plain(of("ficaWages").ytd)],
          ["Federal Withholding - Taxable Wages", plain(of("taxable").now), plain(of("taxable").ytd)],
        ],
        "class=t",
      )}</div></div>
<div class=row><div class=box>${grid(
        "lll",
        ["", "Federal", "State"],
        [
          ["Marital Status", "Single or Married filing separately", "Single"],
          ["Allowances", "0", "1"],
          ["Additional Withholding", "0", "0"],
        ],
        "class=t",
      )}</div><div class=box><div class=cap>Absence Plans</div>${grid(
        "lrrr",
        ["Description", "Accrued", "Reduced", "Available"],
        [["PTO", "5.54", hoursOf(of("leave").hours), hoursOf(stub.leaveHours[0] * 100)]],
        "class=t",
      )}</div></div>
<div class=box><div class=cap>Payment Information</div>${grid(
        "lllrr",
        ["Bank", "Account Name", "Account Number", "USD Amount", "Payment Amount"],
        stub.deposits.map((amount, index) => [
          index === 0 ? "Prairie Community CU" : "First Tillery Bank",
          `${index === 0 ? "Prairie" : "Tillery"} ******${stub.accounts[index] ?? 0}`,
          `******${stub.accounts[index] ?? 0}`,
          "",
          `${plain(amount)} USD`,
        ]),
        "class=t",
      )}</div>`,
    );
    return { html, truth: stubTruth(stub, employer, true) };
  },
};

/** A small employer's stub under a check-sized voucher: pay left, taxes right. */
const voucher: Layout = {
  name: "tg-stub-small-employer-voucher",
  type: "income",
  heldOut: false,
  make: (seed) => {
    const stub = makeStub(seed, {
      salt: 45,
      every: seed % 2 === 0 ? "semimonthly" : "weekly",
      hourly: seed % 2 !== 0,
      rate: [1_600, 3_400],
      lag: 6,
      state: 0,
      saves: [0, 0, 3],
      pretax: [["medical", 2_500, 9_000]],
      posttax: [["advance", 2_000, 5_000]],
    });
    const { person, of } = stub;
    const employer = stub.random.pick(["Delacroix Plumbing & Heating", "Quail Run Veterinary, PLLC"]);
    const d = date.slash;
    const pay = (
      [
        ["regular", stub.every === "weekly" ? "Regular Pay" : "Salary", stub.rate],
        ["overtime", "Overtime Pay", stub.overRate],
        ["holiday", "Holiday Pay", stub.rate],
        ["leave", "Vacation Pay", stub.rate],
      ] as const
    ).filter(([key]) => stub.has(key));
    const html = document(
      `body{font:8.8pt Arial,sans-serif}${BASE}.t td{padding:2.2px 3px}.t th{padding:2px 3px;font-size:8pt;border-bottom:1px solid #555}.hd{font-size:12pt;font-weight:bold}.net{border-top:2px solid #000;border-bottom:2px solid #000;font-size:11pt;padding:6px 3px;margin-top:14px}.fine{font-size:7.4pt;color:#333}`,
      `<div style="height:2.6in;border-bottom:1px dashed #777;position:relative"><div class=row><div>${escaped(employer)}<br>PO Box 611<br>Amarillo TX 79105</div><div class=r>Direct Deposit<br><b>${d(stub.payDate)}</b></div></div><p style="margin:40px 0 0 50px">${person.name}<br>${person.street}<br>${person.town}</p><p style="text-align:center;font-weight:bold">*** NON-NEGOTIABLE ***</p></div>
<div class=row style="margin-top:14px"><div><span class=hd>Pay Stub Detail</span><br>PAY DATE: ${d(stub.payDate)}<br>NET PAY: ${$(of("net").now)}</div><div class=r><span class=fine>Memo:</span></div></div>
<div class=row style="margin:12px 0"><div><b>EMPLOYER</b><br>${escaped(employer)}<br>PO Box 611<br>Amarillo TX 79105</div><div><b>PAY PERIOD</b>${pairs(
        [
          ["Period Beginning:", d(stub.start)],
          ["Period Ending:", d(stub.end)],
          ["Pay Date:", d(stub.payDate)],
          ["Total Hours:", hoursOf(of("gross").hours)],
        ],
      )}</div></div>
<div class=row style="margin:12px 0"><div><b>EMPLOYEE</b><br>${person.name}<br>${person.street}<br>${person.town}<br>SS#: ...${stub.accounts[0]}</div><div><b>BENEFITS</b>${grid(
        "lrr",
        ["", "Used", "Available"],
        [
          ["Sick", "0.00", hoursOf(stub.leaveHours[1] * 100)],
          ["Vacation", hoursOf(of("leave").hours), hoursOf(stub.leaveHours[0] * 100)],
        ],
        "class=t",
      )}</div></div>
<div class=row><div style="flex:1.4">${grid(
        "lrrrr",
        ["PAY", "Hours", "Rate", "Current", "YTD"],
        pay.map(([key, label, rate]) => [
          label,
          of(key).hours === 0 ? "-" : hoursOf(of(key).hours),
          stub.every === "weekly" && of(key).hours > 0 ? plain(rate) : "-",
          plain(of(key).now),
          plain(of(key).ytd),
        ]),
        "class=t",
      )}${
        stub.has("saved") || stub.has("medical") || stub.has("advance")
          ? `<br>${grid(
              "lrr",
              ["DEDUCTIONS", "Current", "YTD"],
              (
                [
                  ["saved", "Simple IRA"],
                  ["medical", "Medical Insurance"],
                  ["advance", "Uniforms & Tools"],
                ] as const
              )
                .filter(([key]) => stub.has(key))
                .map(([key, label]) => [escaped(label), plain(of(key).now), plain(of(key).ytd)]),
              "class=t",
            )}`
          : ""
      }</div><div>${grid(
        "lrr",
        ["TAXES", "Current", "YTD"],
        [
          ["Federal Income Tax", plain(of("federal").now), plain(of("federal").ytd)],
          ["Social Security", plain(of("social").now), plain(of("social").ytd)],
          ["Medicare", plain(of("medicare").now), plain(of("medicare").ytd)],
        ],
        "class=t",
      )}<br>${grid(
        "lrr",
        ["SUMMARY", "Current", "YTD"],
        [
          ["Total Pay", $(of("gross").now), $(of("gross").ytd)],
          ["Taxes", $(of("taxes").now), $(of("taxes").ytd)],
          [
            "Deductions",
            $(of("pretaxTotal").now + of("posttaxTotal").now),
            $(of("pretaxTotal").ytd + of("posttaxTotal").ytd),
          ],
        ],
        "class=t",
      )}<div class="net row"><b>Net Pay</b><div class=r><b>${$(of("net").now)}</b></div></div>${stub.deposits
        .map(
          (amount, index) =>
            `<div class="row fine"><span>Acct#....${stub.accounts[index] ?? 0}:</span><div class=r>${$(amount)}</div></div>`,
        )
        .join("")}</div></div>`,
    );
    return { html, truth: stubTruth(stub, employer, false) };
  },
};

export const tgStubs2 = [slip, voucher];
