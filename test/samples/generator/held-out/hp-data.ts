import type { DocumentType } from "#contract/document-type.ts";
import type { Layout, Statement } from "../layout.ts";
import type { Person } from "../person.ts";
import { date } from "../print-styles.ts";
import {
  type AccountShape,
  accountMonth,
  type CardMonth,
  type CardShape,
  cardMonth,
} from "../strangers/sb-data.ts";

export const mainstream = (type: DocumentType, name: string, make: (seed: number) => Statement): Layout => ({
  name: `hp-${name}`,
  type,
  heldOut: true,
  make,
});

const SHOPS = [
  "KWIK TRIP 41200004127 LA CROSSE WI",
  "AMAZON.COM*RT4H21QX0 AMZN.COM/BILL WA",
  "TST* BLUE DOOR PUB ST PAUL MN",
  "SAFEWAY #1987 SAN JOSE CA",
  "CHEVRON 0093471 RENO NV",
  "CHICK-FIL-A #02733 PLANO TX",
  "LOWES #01844* ASHEVILLE NC",
  "VZWRLSS*APOCC VISB 800-922-0204 FL",
  "WHOLEFDS LMR 10247 BOULDER CO",
  "PEACOCK TV LLC 212-664-4444 NY",
  "DOLLARTREE 4120 ERIE PA",
  "QT 614 OUTSIDE TULSA OK",
  "MARRIOTT COLUMBUS UNIV COLUMBUS OH",
  "INSTACART*MARIANOS SAN FRANCISCO CA",
  "GOOGLE *YOUTUBEPREMIUM G.CO/HELPPAY# CA",
  "OLD NAVY US 6107 TUCSON AZ",
  "SP CEDAR & PINE GOODS BEND OR",
  "CULVERS OF AMES AMES IA",
  "MICROSOFT*XBOX MSBILL.INFO WA",
  "BJS WHOLESALE #0068 FRAMINGHAM MA",
];
const BUYS = [
  "HY-VEE AMES 1017 AMES IA",
  "SPEEDWAY 08841 DAYTON OH",
  "DUNKIN #346120 SALEM NH",
  "ALDI 72044 JOPLIN MO",
  "LITTLE CAESARS 0341 WACO TX",
  "MICHAELS STORES 2712 PEORIA IL",
  "SONIC DRIVE IN #4471 LAWTON OK",
  "TRACTOR SUPPLY #2288 TIFFIN OH",
];

/** A month of a card at the shops of these layouts. */
export function month(seed: number, shape: CardShape): CardMonth {
  const d = cardMonth(seed, shape);
  return {
    ...d,
    lines: d.lines.map((line, index) =>
      line.kind === "purchase"
        ? { ...line, text: SHOPS[(seed * 7 + index * 3 + shape.salt) % SHOPS.length] ?? "" }
        : line,
    ),
  };
}

export function account(seed: number, shape: AccountShape) {
  const d = accountMonth(seed, shape);
  return {
    ...d,
    lines: d.lines.map((line, index) =>
      line.kind === "card"
        ? { ...line, text: BUYS[(seed * 3 + index + shape.salt) % BUYS.length] ?? "" }
        : line,
    ),
  };
}

export const home = ({ name, street, town }: Person) => `${name}<br>${street}<br>${town}`;

/** A person's name as it is printed in capitals. */
export const capitals = (person: Person): Person => ({
  name: person.name.toUpperCase(),
  street: person.street.toUpperCase(),
  town: person.town.toUpperCase(),
});

export const isNewYear = (d: { readonly start: string; readonly end: string }) =>
  d.start.slice(0, 4) !== d.end.slice(0, 4);

/** "January 5 - February 4, 2026", with both years over New Year. */
export const through = (d: { readonly start: string; readonly end: string }, dash = "-") =>
  `${isNewYear(d) ? date.long(d.start) : date.longNoYear(d.start)} ${dash} ${date.long(d.end)}`;
