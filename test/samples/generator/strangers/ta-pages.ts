import { escaped } from "../markup.ts";
import { decimal } from "../print-styles.ts";
import type { Card, Rate } from "./ta-data.ts";

/** What these layouts share: pages, the words of Regulation Z and small spellings. */
export const PAGES =
  ".pg{position:relative;height:9.9in;break-after:page}.pg:last-child{break-after:auto}.ft{position:absolute;bottom:0;left:0;right:0;display:flex;justify-content:space-between}p{margin:4px 0}h3,h4{margin:8px 0 3px}td,th{vertical-align:top;padding-top:1px;padding-bottom:1px}";
export const page = (body: string, foot = "") => `<div class=pg>${body}<div class=ft>${foot}</div></div>`;
export const address = (card: Card) =>
  `${escaped(card.person.name)}<br>${escaped(card.person.street)}<br>${escaped(card.person.town)}`;

/** An amount that is printed in whole dollars, its cents cut off. */
export const floored = (amount: number) => `${decimal(amount).slice(0, -3)}.00`;

export const HEADS = [
  "If you make no additional charges using this card and each month you pay...",
  "You will pay off the balance shown on this statement in about...",
  "And you will end up paying an estimated total of...",
];

export const promoKind = (rates: readonly Rate[]) =>
  Object.fromEntries(
    rates.flatMap((rate, index) =>
      rate.expires === undefined ? [] : [[`accounts.0.aprs.${index}.kind`, ["balance-transfer"]] as const],
    ),
  );
