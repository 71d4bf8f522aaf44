import type { Row } from "../layout/sheet.ts";

/** A street or a box at the start of a line, or a word for a street that ends it. */
export const STREET =
  /^(?:\d{1,6}[A-Za-z]?\s+\w|p\.?\s?o\.?\s?box|suite\b|one\s+\w+\s+(?:street|plaza|way|drive|center|place))|\b(?:street|avenue|ave|st|road|rd|blvd|boulevard|lane|ln|drive|dr|parkway|pkwy|highway|hwy|way)\.?\s*(?:,|$|#|ste|suite)/i;
/** "OH 45402" */
export const CITY = /,?\s[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?\b/;

/** A line that is nothing but a town with its state and number. */
export const TOWN_LINE = /^[A-Za-z][A-Za-z .'’-]*,?\s[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?$/;
/** Number and name of a street, up to the word for a street: "84 Lumber" is a firm. */
const STREET_LINE =
  /^\d{1,6}[A-Z]?\s.*\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|parkway|pkwy|highway|hwy|way)\.?$/i;

/** A line that is nothing but a part of an address. */
export const isAddressLine = (line: string): boolean =>
  [TOWN_LINE, STREET_LINE].some((part) => part.test(line.trim()));

/** Whether a line holds a street or a town. */
export const isOfAddress = (text: string): boolean => STREET.test(text) || CITY.test(text);

/** Whether a row holds a street or a town. */
export const isAddress = ({ segments }: Row): boolean =>
  segments.some(({ text }) => isOfAddress(text.trim()));
