/**
 * Pages with lines more that say something else: beside a figure of the truth stands the same line once more, under words of another month, a
 * condition, an offer or another account, with another amount. The truth stays; who takes such a line reads it wrong.
 */
import type { Layout, Truth } from "./layout.ts";
import { type Random, seededRandom } from "./random.ts";

/** What a line may be called, by the kind of figure it stands beside; `{label}` is the paper's own label. */
export type MisleadingLabels = Readonly<Record<string, readonly string[]>>;

/** One more line: beside which print, what is printed in its place, and under which words. */
type Line = {
  readonly prints: readonly (readonly [string, string])[];
  readonly label: string;
  readonly isAbove: boolean;
};

const GROUPS: readonly (readonly [RegExp, string])[] = [
  [/^(?:minimumPayment|pastDue)$/, "due"],
  [/^(?:currentBalance|previousBalance|beginningBalance|endingBalance|totalValue)$/, "balance"],
  [/^(?:creditLimit|availableCredit|originalBalance)$/, "limit"],
  [/^(?:purchases|feesCharged|interestCharged|paymentsAndCredits|totalDeposits|totalWithdrawals)$/, "sum"],
  [/^apr$/, "rate"],
  [/^(?:paymentDueDate|statementDate|maturityDate|payDate)$/, "date"],
  [/^(?:grossPay|netPay|ytdGross|ytdNet|wages|federalTaxWithheld|nonemployeeCompensation)$/, "pay"],
];
/** The share of the figures that get such a line. */
const SHARE = 0.5;
const CENTS = /^-?\d+\.\d\d$/;

const withCommas = (amount: string) => amount.replace("-", "").replaceAll(/\B(?=(?:\d{3})+\.)/g, ",");

function anotherAmount(amount: string, taken: ReadonlySet<string>, random: Random): string {
  const cents = Math.abs(Math.round(Number(amount) * 100));
  for (;;) {
    const other = Math.max(500, Math.round((cents * random.whole(35, 190)) / 100)) + random.whole(1, 97);
    const text = (other / 100).toFixed(2);
    if (!taken.has(text)) return text;
  }
}

const MONTHS = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
const two = (number: number) => String(number).padStart(2, "0");

/** The ways in which papers print a day. */
function printsOfDay(day: string): string[] {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const name = MONTHS[month - 1] ?? "";
  const short = name.slice(0, 3);
  const years = [String(year), two(year % 100)];
  return [
    ...years.flatMap((of) => [`${two(month)}/${two(date)}/${of}`, `${month}/${date}/${of}`]),
    `${two(month)}-${two(date)}-${year}`,
    day,
    ...[name, short].flatMap((of) => [
      `${of} ${two(date)}, ${year}`,
      `${of} ${date}, ${year}`,
      `${date} ${of} ${year}`,
    ]),
  ];
}

function anotherDay(day: string, random: Random): string {
  const shift = random.whole(9, 70) * (random.chance(0.5) ? 1 : -1);
  return new Date(Date.parse(day) + shift * 86_400_000).toISOString().slice(0, 10);
}

function printsOf(group: string, value: string, taken: ReadonlySet<string>, random: Random): Line["prints"] {
  if (group === "date") {
    const others = printsOfDay(anotherDay(value, random));
    return printsOfDay(value).map((print, at) => [print, others[at] ?? ""] as const);
  }
  if (group === "rate") return [[value, (random.whole(200, 3_199) / 100).toFixed(2)]];
  if (!CENTS.test(value) || Number(value) === 0) return [];
  return [[withCommas(value), withCommas(anotherAmount(value, taken, random))]];
}

function linesFor({ accounts, income = [] }: Truth, labels: MisleadingLabels, random: Random): Line[] {
  const figures = [...accounts, ...income].flatMap((holder) => Object.entries(holder));
  const taken = new Set(figures.flatMap(([, value]) => (typeof value === "string" ? [value] : [])));
  return figures.flatMap(([field, value]) => {
    const group = GROUPS.find(([fields]) => fields.test(field))?.[1];
    if (!group || typeof value !== "string" || !random.chance(SHARE)) return [];
    const prints = printsOf(group, value, taken, random);
    const label = random.pick(labels[group] ?? [""]);
    return prints.length > 0 && label ? [{ prints, label, isAbove: random.chance(0.4) }] : [];
  });
}

/** Runs in the page: finds the line of each print, and puts another beside it. */
const ADD_LINES = (lines: readonly Line[]) => {
  const FIGURE = /\d[\d,]*\.\d\d|\d{1,4}[-/]\d{1,2}[-/]\d{2,4}/g;
  const textOf = (node: Node) => node.textContent ?? "";
  const hasWords = (text: string) => /[A-Za-z]{3}/.test(text);
  const textsIn = (node: Node): Text[] => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let next = walker.nextNode(); next; next = walker.nextNode())
      if (!next.parentElement?.closest("style,script")) found.push(next as Text);
    return found;
  };
  const isPrinted = (text: string, print: string) => {
    const at = text.indexOf(print);
    return (
      at >= 0 && !/[\d,.]/.test(text[at - 1] ?? "") && !/^\d|^[.,]\d/.test(text.slice(at + print.length))
    );
  };
  /** The least part of the page that has a figure's words as well, where it has no other figure. */
  const lineOf = (text: Text, print: string): Element[] => {
    let line = text.parentElement;
    for (let step = 0; line && step < 4; step++) {
      const rest = textOf(line).replace(print, "");
      if (hasWords(rest)) {
        const cell = line.closest("tr");
        const whole = cell ?? line;
        if ((textOf(whole).replace(print, "").match(FIGURE) ?? []).length > 0) return [];
        return textOf(whole).length < 90 && !/^(?:BODY|TABLE|TBODY)$/.test(whole.tagName) ? [whole] : [];
      }
      const before = line.previousElementSibling;
      if (
        before &&
        !line.closest("tr") &&
        hasWords(textOf(before)) &&
        !(textOf(before).match(FIGURE) ?? []).length
      )
        return textOf(before).length < 60 ? [before, line] : [];
      line = line.parentElement;
    }
    return [];
  };
  const spelled = (label: string, own: string) => {
    const words = label.replace("{label}", own.trim().replace(/[:\s]+$/, ""));
    return own === own.toUpperCase() ? words.toUpperCase() : words;
  };
  for (const { prints, label, isAbove } of lines) {
    const all = textsIn(document.body);
    const found = prints.flatMap(([print, other]) =>
      all.filter((text) => isPrinted(textOf(text), print)).map((text) => ({ text, print, other })),
    );
    const place = found
      .map((one) => ({ ...one, line: lineOf(one.text, one.print) }))
      .find(({ line }) => line.length > 0);
    if (!place) continue;
    const copies = place.line.map((part) => part.cloneNode(true) as Element);
    const texts = copies.flatMap((copy) => textsIn(copy));
    const figure = texts.find((text) => isPrinted(textOf(text), place.print));
    if (!figure) continue;
    const [before = "", ...after] = textOf(figure).split(place.print);
    const words = texts.filter((text) => text !== figure && hasWords(textOf(text)));
    const own = words[0] ? words.map(textOf).join(" ") : before.replace(/[^A-Za-z)]*$/, "");
    if (!hasWords(own)) continue;
    const said = spelled(label, own);
    figure.textContent = words[0]
      ? [before, ...after].join(place.other)
      : [said + before.slice(own.length), ...after].join(place.other);
    for (const [at, text] of words.entries()) text.textContent = at === 0 ? said : "";
    const [first, last] = [place.line[0], place.line.at(-1)];
    if (isAbove) first?.before(...copies);
    else last?.after(...copies);
  }
};

/** Other lines on each layout. */
const numberOf = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 100_003, 7);

/** The same layout with such lines beside about half of the figures of each paper. */
export const misled = (layout: Layout, labels: MisleadingLabels): Layout => ({
  ...layout,
  make: (seed) => {
    const { html, truth } = layout.make(seed);
    const lines = linesFor(truth, labels, seededRandom(seed * 7_919 + numberOf(layout.name)));
    const script = `(${ADD_LINES.toString()})(${JSON.stringify(lines).replaceAll("<", "\\u003c")})`;
    return { html: html.replace("</body>", () => `<script>${script}</script></body>`), truth };
  },
});
