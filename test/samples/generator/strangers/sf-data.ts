import { document, type Layout } from "../layout.ts";
import { BASE } from "../markup.ts";
import { emptyTruth } from "../other-layouts.ts";
import { addDays, money } from "../print-styles.ts";
import { type Random, seededRandom } from "../random.ts";
import { holderOf } from "./sd-data.ts";

export const usd = money.dollar;

/** Nine ways papers of a household look; each paper adds a few rules of its own. */
const LOOKS = {
  bill: `body{font:9.2pt "Liberation Sans";color:#222}h1{font-size:17pt;margin:0;color:#1f5f8b}h3{margin:14px 0 3px;border-bottom:2px solid #1f5f8b;font-size:10.5pt}td,th{padding:3px 2px}.box{background:#1f5f8b;color:#fff;padding:10px 14px}.big{font-size:20pt}.cut{border-top:1px dashed #444;margin-top:26px;padding-top:8px}`,
  bright: `@page{margin:0.6in}body{font:9.6pt "DejaVu Sans","Liberation Sans";color:#2a2a33}h1{font-size:20pt;margin:0;color:#c2185b;letter-spacing:-.5px}h3{color:#c2185b;margin:16px 0 4px}td,th{padding:5px 4px;border-bottom:1px solid #eee}.box{border:2px solid #c2185b;border-radius:12px;padding:12px}.big{font-size:22pt;font-weight:bold}.cut{border-top:2px dotted #c2185b;margin-top:24px;padding-top:8px}`,
  invoice: `@page{margin:0.8in}body{font:10pt "Liberation Sans"}h1{font-size:26pt;letter-spacing:4px;color:#888;margin:0;font-weight:normal}h3{font-size:10pt;text-transform:uppercase;color:#666;margin:18px 0 4px}th{background:#333;color:#fff}td,th{padding:6px 8px;border:1px solid #ccc}.box{background:#f2f2f2;padding:10px}.big{font-size:16pt;font-weight:bold}.cut{border-top:1px solid #333;margin-top:24px;padding-top:8px}`,
  office: `body{font:9pt "Liberation Mono"}h1{font-size:12pt;text-align:center;margin:0}h3{font-size:9pt;text-decoration:underline;margin:12px 0 2px}td,th{padding:1px 3px}.box{border:1px solid #000;padding:6px}.big{font-size:12pt;font-weight:bold}.cut{border-top:1px dashed #000;margin-top:22px;padding-top:8px}`,
  form: `@page{margin:0.45in}body{font:8pt "Liberation Sans"}h1{font-size:14pt;margin:0}h3{background:#000;color:#fff;font-size:8.4pt;padding:2px 5px;margin:8px 0 0}td,th{border:1px solid #000;padding:3px 5px;vertical-align:top}.box{border:1.5px solid #000;padding:5px}.big{font-size:13pt;font-weight:bold}.cut{border-top:1px dashed #000;margin-top:18px;padding-top:8px}`,
  letter: `@page{margin:1in}body{font:11.2pt "Liberation Serif";line-height:1.35}h1{font-size:18pt;margin:0 0 6px;color:#3b2f2f}h3{font-size:12pt;margin:14px 0 2px}td,th{padding:3px 4px;border-bottom:1px solid #cbbfae}.box{border:1px solid #3b2f2f;padding:10px}.big{font-size:15pt;font-weight:bold}.cut{border-top:1px dashed #777;margin-top:24px;padding-top:8px}`,
  slip: `@page{margin:0.4in 2.4in}body{font:9.4pt "Liberation Mono"}h1{font-size:14pt;text-align:center;margin:0}h3{font-size:9.4pt;text-align:center;margin:8px 0 2px}td,th{padding:0 1px;font-weight:normal}.box{border:1px solid #000;padding:5px;text-align:center}.big{font-size:14pt;font-weight:bold}.cut{border-top:1px dashed #000;margin-top:10px;padding-top:6px}`,
  green: `@page{margin:0.55in 0.7in}body{font:9.4pt "Liberation Sans";color:#21302a}h1{font-size:16pt;margin:0;color:#fff;background:#2e6b4f;padding:8px 12px}h3{color:#2e6b4f;margin:12px 0 3px;font-size:11pt}tr:nth-child(even) td{background:#eef5f1}td,th{padding:4px 6px}th{border-bottom:2px solid #2e6b4f}.box{background:#e3f0e9;border-left:6px solid #2e6b4f;padding:9px 12px}.big{font-size:17pt;font-weight:bold}.cut{border-top:1px dashed #2e6b4f;margin-top:22px;padding-top:8px}`,
  leaflet: `@page{margin:0.6in}body{font:9pt "Liberation Serif";line-height:1.3}h1{font-size:22pt;margin:0 0 8px;font-family:"Liberation Sans";border-bottom:3px double #000}h3{font:bold 10pt "Liberation Sans";margin:10px 0 2px}td,th{padding:3px 5px;border:1px solid #999}.box{background:#fdf6d8;border:1px solid #c9a400;padding:9px}.big{font-size:14pt;font-weight:bold}.cols{columns:2;column-gap:22px;text-align:justify}.cut{border-top:1px dashed #000;margin-top:18px;padding-top:8px}`,
} as const;

/** The other side of a bill: terms, ways to pay, examples with figures of nobody. */
export const backOf = (house: string, ...terms: readonly string[]): string =>
  `<div style="break-before:page;font-size:7.6pt;columns:2;column-gap:26px"><p><b>Ways to pay ${house}</b><br>Online, by phone with a checking account or a debit card (fee $2.25), by mail with the slip, or by autopay: we debit the amount due on the due date. A returned payment costs $30.00.</p>${terms.map((term) => `<p>${term}</p>`).join("")}<p><b>Checks.</b> When you pay by check you authorize a one-time electronic transfer. Payments marked "paid in full" go to PO Box 77. ☐ My address has changed.</p></div>`;

export type Sheet = {
  readonly random: Random;
  readonly whole: Random["whole"];
  readonly name: string;
  readonly first: string;
  readonly address: string;
  readonly day: string;
  readonly due: string;
  /** Digits in the place of each #. */
  readonly number: (pattern: string) => string;
  /** An amount between two amounts in whole dollars, with odd cents. */
  readonly amount: (from: number, to: number) => number;
};

/** `house` may be given in several printed spellings; none at all is as right. */
export type Paper = { readonly house: readonly string[]; readonly body: string; readonly style?: string };

/** A paper that is no statement of an account: whatever it prints, nothing may be read as a fact. */
export const paper = (name: string, look: keyof typeof LOOKS, make: (sheet: Sheet) => Paper): Layout => ({
  name: `sf-none-${name}`,
  type: "unknown",
  heldOut: false,
  make: (seed) => {
    const random = seededRandom(seed * 131 + name.length * 977 + (name.codePointAt(0) ?? 0));
    const [holder, street, town] = holderOf(random);
    const day = addDays("2026-01-10", random.whole(0, 290));
    const { house, body, style } = make({
      random,
      whole: random.whole,
      name: holder,
      first: holder.split(" ")[0] ?? holder,
      address: `${holder}<br>${street}<br>${town}`,
      day,
      due: addDays(day, random.whole(14, 28)),
      number: (pattern) => pattern.replaceAll("#", () => String(random.whole(0, 9))),
      amount: (from, to) => random.whole(from * 100, to * 100),
    });
    return {
      html: document(`${BASE}${LOOKS[look]}${style ?? ""}`, body),
      truth: { ...emptyTruth("unknown"), allowed: { institution: house } },
    };
  },
});
