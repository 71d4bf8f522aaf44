import { formatMoney } from "#engine/money/parse-money.ts";
import {
  type Paragraph,
  type ParagraphValue,
  paragraphSpan,
  paragraphsOf,
  sentencesOf,
} from "../layout/paragraphs.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { AprEntry } from "./apr-entry.ts";
import { DEFERRED } from "./deferred-interest.ts";
import { isOfAnotherTime } from "./told-rates.ts";

/** "19.49% APR", "an annual percentage rate of 26.24%". */
const RATE_BEFORE =
  /\b(?:annual percentage rate|apr|yearly rate|annual rate)(?:\s\(apr\))?(?:\s(?:of|is|at|(?:for|on) purchases(?: is)?))?\W*$/i;
const RATE_AFTER = /^\W*(?:apr\b|annual percentage rate|a year\b|yearly\b)/i;
/** Rates that are not, or not yet, those of what was bought. */
const OF_OTHERS =
  /\blate\b|penalt|default|\bif\b|up to|offer|promo|intro|new (?:accounts|customers|card(?:holder|member)s|members|applicants)|\bfrom\b|deferred|as low as|\bcash\b|transfer|\bloans?\b|mortgage|\bapy\b|yield|\bmay\b|could|raise|starts? at|example|qualif|plan\b|checking|savings/i;
const BALANCE_BEFORE =
  /\bbalance(?:\ssubject to (?:an? )?interest(?: rate)?)?\s(?:of|was|is)\s*$|\bbalance subject to interest(?: rate)?:?\s*$/i;
/** The sentence goes on, or the next says, what the rate was charged on: "We charged it on $612.40, your average balance". */
const CHARGED_ON =
  /\b(?:(?:charged|applied|figured|counted|worked out)\s(?:it|this|that|this rate|interest|the interest)|(?:it|this rate|that rate|interest)\s(?:was|is)\s(?:charged|applied|figured|worked out))\s(?:on|to|from)\s(?:(?:an?|your|the)\s(?:average\s)?(?:daily\s)?balance\sof\s)?$/i;
const UNTIL = /\b(?:by|before|on or before|until|ends?(?:\son)?|expires?(?:\son)?)\s*$/i;

/** "The annual percentage rate on purchases, cash advances and balance transfers is 14.40%": one rate for several balances. */
const JOINT =
  /\b(?:annual percentage rate|apr)(?:\s\(apr\))?\s(?:on|for)\s(?<kinds>(?:all\s)?purchases(?:(?:,|,?\sand|,?\s&)\s(?:cash advances|advances|balance transfers))+)\s(?:is|of)\s*$/i;

type Read = { readonly paragraph: Paragraph; readonly own: readonly ParagraphValue[] };

const before = ({ paragraph }: Read, { start }: ParagraphValue, from: number) =>
  paragraph.text.slice(Math.max(from, start - 60), start);

/** A card's only rate, told in a sentence: with the balance that the same sentence says interest was charged on. */
function saidPurchaseRate(paragraphs: readonly Paragraph[]): AprEntry | undefined {
  const found: AprEntry[] = [];
  for (const paragraph of paragraphs)
    for (const { start, end } of sentencesOf(paragraph)) {
      const text = paragraph.text.slice(start, end);
      if (OF_OTHERS.test(text) || isOfAnotherTime(text)) continue;
      const own = paragraph.values.filter((place) => place.start >= start && place.end <= end);
      const rates = own.filter(
        (place) =>
          place.value.kind === "percent" &&
          (RATE_BEFORE.test(paragraph.text.slice(start, place.start)) ||
            RATE_AFTER.test(paragraph.text.slice(place.end, end))),
      );
      const [rate, another] = rates;
      if (rate?.value.kind !== "percent" || another) continue;
      const base =
        own.find(
          (place) =>
            place.value.kind === "money" && BALANCE_BEFORE.test(before({ paragraph, own }, place, start)),
        ) ??
        paragraph.values.find(
          (place) =>
            place.value.kind === "money" &&
            place.start > rate.end &&
            CHARGED_ON.test(before({ paragraph, own }, place, rate.end)),
        );
      found.push({
        kind: "purchase",
        apr: makeFinding(rate.value.percent.percent, rate.value.span, 0.8),
        ...(base?.value.kind === "money"
          ? { balance: makeFinding(formatMoney(base.value.money.amount), base.value.span, 0.8) }
          : {}),
      });
    }
  const [only] = found;
  return only && found.every(({ apr }) => apr.value === only.apr.value) ? only : undefined;
}

/** One rate that a sentence tells for several kinds of balance, and what it was charged on. */
function jointRates(paragraph: Paragraph): AprEntry[][] {
  return sentencesOf(paragraph)
    .map((sentence) => jointRate(paragraph, sentence))
    .filter((entries) => entries.length > 0);
}

function jointRate(
  { text, values }: Paragraph,
  sentence: { readonly start: number; readonly end: number },
): AprEntry[] {
  const told = (end: number) => JOINT.exec(text.slice(sentence.start, end));
  const rate = values.find(
    ({ value, start, end }) =>
      value.kind === "percent" && start >= sentence.start && end <= sentence.end && told(start),
  );
  const kinds = rate && told(rate.start)?.groups?.["kinds"];
  if (rate?.value.kind !== "percent" || kinds === undefined) return [];
  // The kinds themselves are words that elsewhere tell of other rates.
  if (OF_OTHERS.test(text.slice(sentence.start, sentence.end).replace(kinds, ""))) return [];
  const base = values.find(
    ({ value, start }) =>
      value.kind === "money" && start > rate.end && BALANCE_BEFORE.test(text.slice(rate.end, start)),
  );
  const { percent, span } = rate.value;
  const balance =
    base?.value.kind === "money"
      ? makeFinding(formatMoney(base.value.money.amount), base.value.span, 0.8)
      : undefined;
  return [
    { kind: "purchase", apr: makeFinding(percent.percent, span, 0.8), ...(balance ? { balance } : {}) },
    ...(/advances/i.test(kinds)
      ? [{ kind: "cash-advance" as const, apr: makeFinding(percent.percent, span, 0.8) }]
      : []),
    ...(/transfers/i.test(kinds)
      ? [{ kind: "balance-transfer" as const, apr: makeFinding(percent.percent, span, 0.8) }]
      : []),
  ];
}

/** Two joint rates that differ leave open which of them is charged. */
function onlyJoint(found: readonly AprEntry[][]): AprEntry[] | undefined {
  const [joint] = found;
  return found.every(([purchase]) => purchase?.apr.value === joint?.[0]?.apr.value) ? joint : undefined;
}

/** An offer told in a paragraph: its rate, the amount that the paragraph names again to be paid off, and the day until when. */
function saidDeferral(paragraph: Paragraph, dayFirst: boolean): AprEntry | undefined {
  const { text, values } = paragraph;
  const words = /\b(?:interest[^.]{0,40}\bdeferred|deferred interest)\b/i.exec(text);
  if (!words || !DEFERRED.test(squash(text))) return undefined;
  const rates = values.flatMap(({ value }) => (value.kind === "percent" ? [value] : []));
  const money = values.flatMap((place) =>
    place.value.kind === "money" && !place.value.money.bare ? [{ ...place, value: place.value }] : [],
  );
  const balance = money.find(({ value, start }) =>
    money.some((other) => other.start > start && other.value.money.amount === value.money.amount),
  );
  const end = values.find((place) => place.value.kind === "date" && UNTIL.test(text.slice(0, place.start)));
  const day = end?.value.kind === "date" ? resolveDate(end.value.date, { dayFirst }) : undefined;
  const span = paragraphSpan(paragraph, words.index, words.index + words[0].length);
  const [rate, another] = rates;
  if (!rate || another || !balance || !span) return undefined;
  return {
    kind: "promotional",
    apr: makeFinding(rate.percent.percent, rate.span, 0.8),
    balance: makeFinding(formatMoney(balance.value.money.amount), balance.value.span, 0.8),
    deferred: makeFinding("deferred", span, 0.8),
    ...(day && end ? { expires: makeFinding(day, end.value.span, 0.8) } : {}),
  };
}

/** Rates that only sentences tell, for a card without a table of rates. */
export function saidAprs({ sheet, values }: Reading, dayFirst: boolean): AprEntry[] {
  const paragraphs = paragraphsOf(sheet, values);
  const found = paragraphs.flatMap((paragraph) => jointRates(paragraph));
  const joint = onlyJoint(found);
  const purchase = found.length > 0 ? undefined : saidPurchaseRate(paragraphs);
  const offers = paragraphs.flatMap((paragraph) => saidDeferral(paragraph, dayFirst) ?? []);
  return [...(joint ?? []), ...(purchase ? [purchase] : []), ...(offers.length === 1 ? offers : [])];
}
