import { document, type Layout } from "../layout.ts";
import { BASE, grid, pairs } from "../markup.ts";
import { emptyTruth } from "../other-layouts.ts";
import { makePerson } from "../person.ts";
import { addDays, date, money } from "../print-styles.ts";
import { seededRandom } from "../random.ts";
import { capitals, home, mainstream } from "./hp-data.ts";

const $ = money.dollar;
const other = (name: string, make: Layout["make"]) => mainstream("unknown", `other-${name}`, make);

/** An electric bill: account summary with a previous balance, payments and an amount due, like a card's. */
const electric = other("electric-bill", (seed) => {
  const random = seededRandom(seed * 3 + 701);
  const person = capitals(makePerson(random));
  const end = addDays("2026-01-09", random.whole(0, 300));
  const previous = random.whole(5_200, 31_000);
  const kwh = random.whole(380, 1_900);
  const supply = Math.round(kwh * 8.412);
  const delivery = Math.round(kwh * 5.107) + 1_325;
  const taxes = Math.round((supply + delivery) * 0.0625);
  const due = supply + delivery + taxes;
  const html = document(
    `body{font:9.4pt "Liberation Sans"}${BASE}.h{color:#fff;background:#e07a10;padding:3px 8px;margin:14px 0 3px;font-weight:bold}.tx td,.tx th{padding:2px 5px;border-bottom:.5px solid #ddd}`,
    `<div class=row><div><b style="font-size:17pt;color:#e07a10">Tri-Valley Electric</b><p>${home(person)}</p></div><div>${pairs(
      [
        ["Account number", `0412-${random.whole(1_000, 9_899)}-7`],
        ["Bill date", date.long(end)],
        ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
        ["Payment due by", date.long(addDays(end, 21))],
      ],
    )}</div></div>
    <div class=h>Your account summary</div>${pairs(
      [
        ["Previous balance", $(previous)],
        [`Payment received ${date.short(addDays(end, -12))}. Thank you`, `-${$(previous)}`],
        ["Balance forward", $(0)],
        ["Current electric charges", $(due)],
        ["<b>Total amount due</b>", `<b>${$(due)}</b>`],
      ],
      "style='width:60%'",
    )}
    <div class=h>Electric usage</div>${grid("llrrr", ["Meter", "Service period", "Previous read", "Current read", "kWh used"], [[`E2210${random.whole(100, 999)}`, `${date.short(addDays(end, -31))} - ${date.short(addDays(end, -2))}`, "40112", String(40_112 + kwh), String(kwh)]], "class=tx")}
    <div class=h>Charges</div>${pairs(
      [
        [`Supply ${kwh} kWh x $0.08412`, $(supply)],
        [`Delivery ${kwh} kWh x $0.05107 plus customer charge $13.25`, $(delivery)],
        ["State and local taxes", $(taxes)],
      ],
      "style='width:70%'",
    )}
    <p class=small>A late payment charge of 1.5% applies to any balance unpaid after the due date. Budget billing could make your bill ${$(Math.round(due * 0.9))} every month. Your deposit of $120.00 earns interest of 0.40%.</p><div style="border-top:1px dashed;margin-top:30px;padding-top:6px" class=row><div>Tri-Valley Electric, PO Box 5500, Modesto CA 95353</div><div>${pairs(
      [
        ["Please pay", $(due)],
        ["By", date.short(addDays(end, 21))],
      ],
    )}</div></div>`,
  );
  return { html, truth: emptyTruth("unknown", "Tri-Valley Electric") };
});

/** A health plan's explanation of benefits: what was billed, what the plan paid, what the member may owe. */
const benefits = other("explanation-of-benefits", (seed) => {
  const random = seededRandom(seed * 5 + 719);
  const person = makePerson(random);
  const day = addDays("2026-01-12", random.whole(0, 290));
  const claims = Array.from({ length: random.whole(2, 4) }, () => {
    const billed = random.whole(9_000, 90_000);
    const discount = Math.round(billed * 0.38);
    const allowed = billed - discount;
    const paid = Math.round(allowed * 0.8);
    return {
      service: random.pick(["Office visit", "Laboratory", "Radiology", "Physical therapy"]),
      day: addDays(day, -random.whole(15, 40)),
      billed,
      discount,
      paid,
      owed: allowed - paid,
    };
  });
  const sum = (pick: (claim: (typeof claims)[number]) => number) =>
    claims.reduce((all, claim) => all + pick(claim), 0);
  const html = document(
    `body{font:9.4pt "DejaVu Sans"}${BASE}.tx td,.tx th{padding:3px 5px;border:.5px solid #bbb}.b{background:#eaf3fb;padding:10px 14px;margin:12px 0}`,
    `<div class=row><div style="font:bold 16pt 'DejaVu Sans';color:#0860a8">Stonehaven Health Plan</div><div class=r>Explanation of Benefits<br><b>THIS IS NOT A BILL</b></div></div><p>${home(person)}</p><p>Statement date: ${date.long(day)}<br>Member ID: STH${random.whole(100_000, 989_999)}01 &nbsp; Group: ALDER MANUFACTURING</p>
    <div class=b>${pairs(
      [
        ["Amount billed", $(sum((claim) => claim.billed))],
        ["Plan discounts", `-${$(sum((claim) => claim.discount))}`],
        ["Your plan paid", `-${$(sum((claim) => claim.paid))}`],
        ["<b>Your total responsibility</b>", `<b>${$(sum((claim) => claim.owed))}</b>`],
      ],
      "style='width:60%'",
    )}</div>
    ${grid(
      "llrrrr",
      ["Date of service", "Service", "Amount billed", "Discount", "Plan paid", "What you owe"],
      claims.map((claim) => [
        date.slash(claim.day),
        claim.service,
        $(claim.billed),
        $(claim.discount),
        $(claim.paid),
        $(claim.owed),
      ]),
      "class=tx",
    )}
    <h3>Your ${day.slice(0, 4)} balances</h3>${grid(
      "lrrr",
      ["", "Limit", "Used", "Remaining"],
      [
        ["In-network deductible", "$1,500.00", "$1,500.00", "$0.00"],
        [
          "Out-of-pocket maximum",
          "$6,000.00",
          $(212_040 + sum((claim) => claim.owed)),
          $(600_000 - 212_040 - sum((claim) => claim.owed)),
        ],
      ],
      "class=tx",
    )}<p class=small>Your provider may bill you for your share. You have 180 days to appeal this decision.</p>`,
  );
  return { html, truth: emptyTruth("unknown", "Stonehaven Health Plan") };
});

export const hpOthers: readonly Layout[] = [electric, benefits];
