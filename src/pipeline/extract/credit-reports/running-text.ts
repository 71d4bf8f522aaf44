import type { Reading } from "../reading.ts";

const RUNNING_TEXT = /^(?=.*\s[a-z]{2,})(?:\S+\s+){6,}\S+[.!?]$/;

/** Seven words or more, one of them small, that end as a sentence does. A line that says an account's state may be a sentence without a full stop, which stays. */
export const isRunningText = (text: string): boolean => RUNNING_TEXT.test(text.trim());

/** Where sentences tell the accounts, at least this share of the amounts stands in them. */
const TOLD = 0.25;
/** Sentences that tell one account after another begin alike. */
const FIRST_WORDS = 2;

const amounts = (text: string): number => text.match(/\$\d/g)?.length ?? 0;

const beginning = (text: string): string => text.trim().toLowerCase().split(/\s+/, FIRST_WORDS).join(" ");

/**
 * The reading without the amounts of sentences among labelled accounts ("Members saved $54 a month."): offers and advice. What begins
 * alike and differs may tell of one account after another, and stays.
 */
export function withoutOffers(reading: Reading): Reading {
  const { segments } = reading.sheet;
  const told = segments.filter(({ text }) => amounts(text) > 0 && isRunningText(text));
  const sum = (cells: typeof segments) => cells.reduce((all, { text }) => all + amounts(text), 0);
  if (told.length === 0 || sum(told) >= TOLD * sum(segments)) return reading;
  const offers = new Set(
    told.filter(({ text }) =>
      told.every((other) => other.text === text || beginning(other.text) !== beginning(text)),
    ),
  );
  if (offers.size === 0) return reading;
  const values = new Map([...reading.values].map(([cell, own]) => [cell, offers.has(cell) ? [] : own]));
  return { sheet: reading.sheet, values, allValues: [...values.values()].flat() };
}
