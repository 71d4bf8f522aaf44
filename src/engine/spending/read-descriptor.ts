/**
 * A bank's line as the merchant it names. Banks put their own words in front (how the money moved), processors theirs (SQ *, TST*),
 * and behind the name come store numbers, towns, dates, card digits and references. What is left is the same for every purchase at
 * the merchant.
 */
import { STATES, TOWNS } from "./us-places.ts";

/** Who handled the payment, where that tells something about the merchant. */
export type Processor =
  | "square"
  | "toast"
  | "paypal"
  | "shopify"
  | "restaurant-orders"
  | "software-sales"
  | "game-sales"
  | "tickets"
  | "class-bookings"
  | "salon-bookings"
  | "medical-billing"
  | "vending"
  | "parking"
  | "other";

export type Descriptor = {
  /** Lower-case words; equal for every line of the same merchant at the same place. Never empty. */
  readonly key: string;
  /** For a person to read. */
  readonly name: string;
  readonly processor: Processor | undefined;
  /** Upper-case words of the line without the bank's own words, references and places; numbers of stores still in it. */
  readonly text: string;
};

const DAY = String.raw`\d{1,2}[/-]\d{1,2}(?:[/-]\d{2,4})?`;
/** The bank's own words. Spaces may be lost in recognised print. */
const BANK_WORDS = new RegExp(
  `^(?:${[
    `${DAY}(?!\\d)`,
    String.raw`\d{4}\s*DEBIT\s*CARD\s*PURCHASE\s*X+\d{4}`,
    String.raw`CHECK\s*CARD(?:\s*PURCHASE)?\s*(?:\d{4}(?!\d))?`,
    `(?:RECURRING\\s*|PENDING\\s*)?(?:PURCHASE|PAYMENT|PMT)\\s*AUTHORIZED\\s*ON\\s*${DAY}`,
    String.raw`(?:VISA\s*|TD\s*)?(?:DDA|DBCRD|DEBIT)\s*PUR(?:CHASE)?(?:\s*AP|\s*-?\s*VISA)\s*\d*`,
    `DBT\\s*CRD\\s*\\d{4}\\s*${DAY}`,
    String.raw`(?:POS|PIN|SIG(?:NATURE)?)\s*-?\s*(?:DEBIT|PURCHASE|PUR|WITHDRAWAL|PURCH)(?:\s*-)?(?:\s*\d{4,6}(?!\d))?`,
    `(?:DEBIT\\s*)?CARD\\s*PURCHASE(?:\\s*${DAY})*`,
    String.raw`(?:WITHDRAWAL|DEPOSIT)\s*(?:ACH|POS|DEBIT\s*CARD)\b`,
    String.raw`(?:ACH|ELECTRONIC|PREAUTHORIZED|PRE-?AUTHORIZED|EXTERNAL|AUTOMATIC)\s*(?:DEBIT|CREDIT|WITHDRAWAL|DEPOSIT|WD|PMT|PAYMENT)(?!\s*(?:RECEIVED|-|THANK))`,
    String.raw`RECURRING(?:\s*(?:DEBIT|CARD\s*PURCHASE|PURCHASE|PAYMENT(?!\s*AUTH)))?`,
    String.raw`PURCHASE(?:\s*RETURN)?(?!\s*(?:INTEREST|FINANCE))\b`,
    String.raw`DEBIT\s*-\s`,
  ].join("|")})[\\s:-]*`,
);

const PROCESSORS: ReadonlyArray<readonly [Processor, RegExp]> = [
  ["square", /^(?:SQ|SQU|SQUARE|GOSQ)\s?\*\s*/],
  ["toast", /^(?:TST|TOAST)\s?\*\s*/],
  ["paypal", /^(?:PAYPAL|PP|PYPL)\s?\*\s*/],
  ["shopify", /^(?:SP\s?\*\s*|SP\s+|SHOPIFY\s?\*\s*)/],
  [
    "restaurant-orders",
    /^(?:CKE|OLO|CHOWNOW|SPOTON|POPMENU|BYPASS|SLICE|LUNCHBOX|DD)\s?\*\s*|^DD\s+(?=DOORDASH)/,
  ],
  ["software-sales", /^(?:FS|FSPRG|PADDLE(?:\.NET)?|2CO(?:\.COM)?|DRI|DIGITALRIVER|CLEVERBRIDGE)\s?\*\s*/],
  ["game-sales", /^(?:XSOLLA|BLZ|WL)\s?\*\s*/],
  ["tickets", /^(?:EB|TM|ETX|TIXR|DICE)\s?\*\s*/],
  ["class-bookings", /^(?:MBO|MINDBODY|ABC|ZENPLANNER|MTECH)\s?\*\s*/],
  ["salon-bookings", /^(?:VAGARO|BOOKSY|GLOSSGENIUS|FRESHA|SQUIRE|STYLESEAT|SCHEDULICITY)\s?\*?\s*/],
  ["medical-billing", /^(?:MED|ATHENAHEALTH|PHREESIA|INSTAMED)\s?\*\s*/],
  ["vending", /^(?:CTLP|USA|NYX|NAYAX|CANTALOUPE)\s?\*\s*/],
  ["parking", /^(?:PARK|PBP|PMB)\s?\*\s*/],
  ["other", /^(?:PY|BT|CLOVER|CLV|STRIPE|FSP|WPY|ZSK|LS|SMK|IN|POS|EZC|GPS|TFT|NNT|CCD|HPY|EVO|WEB)\s?\*\s*/],
];

function parties(text: string): string {
  const company = /^ORIG\s*CO\s*NAME:\s*(.*?)\s*(?:ORIG\s*ID:|DESC\s*DATE:|CO\s*ENTRY|SEC:|TRACE)/.exec(
    text,
  )?.[1];
  if (company !== undefined) {
    const entry = /CO\s*ENTRY\s*DESCR:\s*(.*?)\s*(?:SEC:|TRACE|EED:|$)/.exec(text)?.[1] ?? "";
    return `${company} ${entry}`.trim();
  }
  const named = text.replace(/\s*\bDES:/, " ");
  const marker =
    /\s(?:ORIG ID|INDN|CO ID|PPD ID|WEB ID|CCD ID|TEL ID|ID|IND NAME|CONF(?:IRMATION)?#|REF #)[:\s]/.exec(
      named,
    );
  return marker && marker.index > 0 ? named.slice(0, marker.index) : named;
}

const DATE = new RegExp(`^${DAY}$`);
/** A word behind the name that is a number of some kind: store, card, phone, reference. */
function isReference(word: string): boolean {
  if (/^#|^X{3,}\d|^\*+\d/.test(word)) return true;
  if (DATE.test(word)) return true;
  const digits = word.replaceAll(/\D/g, "").length;
  return digits >= 3 && digits * 2 >= word.replaceAll(/[^A-Z0-9]/g, "").length;
}

function isRandomWord(word: string): boolean {
  return word.length >= 8 && /\d/.test(word) && /[A-Z]/.test(word) && !word.includes(".");
}

const LONG_TOWNS = [...TOWNS].filter((town) => town.length > 10);

/** How many words at the end are a town: 0 where none is known. */
function townLength(words: readonly string[]): number {
  for (let length = Math.min(3, words.length - 1); length >= 1; length--) {
    const town = words.slice(-length).join(" ");
    if (TOWNS.has(town)) return length;
    // Columns cut names off at 13 characters or so.
    if (town.length >= 10 && length > 1 && LONG_TOWNS.some((known) => known.startsWith(town))) return length;
  }
  return 0;
}

/** The state at the end, alone or run together with the town or the country. */
function withoutPlace(words: readonly string[]): readonly string[] {
  const last = words.at(-1);
  if (last === undefined || words.length < 2) return words;
  const rest = words.slice(0, -1);
  if (STATES.has(last) || (/^[A-Z]{2}USA?$/.test(last) && STATES.has(last.slice(0, 2)))) {
    return rest.slice(0, rest.length - townLength(rest));
  }
  const joined = /^([A-Z]{3,})([A-Z]{2})(?:US)?$/.exec(last);
  if (joined?.[1] !== undefined && STATES.has(joined[2] ?? "")) {
    const split = [...rest, joined[1]];
    const length = townLength(split);
    if (length > 0) return split.slice(0, split.length - length);
  }
  return words;
}

const FILLERS = /^(?:CARD|CARD#|REF|REF#|ENDING|IN|ON|AT|US|USA|DATE|NBR|NO|TRACE|AUTH|MCC|CONF#)$/;

function withoutTail(words: readonly string[]): readonly string[] {
  let left = words;
  for (;;) {
    const last = left.at(-1);
    if (last === undefined || left.length < 2) return left;
    if (isReference(last) || isRandomWord(last) || FILLERS.test(last)) {
      left = left.slice(0, -1);
      continue;
    }
    const shorter = withoutPlace(left);
    if (shorter.length === left.length || shorter.length === 0) return left;
    left = shorter;
  }
}

const SMALL = new Set(["OF", "AND", "THE", "ON", "AT", "IN", "FOR", "DE", "LA", "EL", "LOS", "DEL"]);

function readable(words: readonly string[]): string {
  return words
    .map((word, index) => {
      if (index > 0 && SMALL.has(word)) return word.toLowerCase();
      if (/\d/.test(word) || word.length <= 2) return word;
      return word
        .toLowerCase()
        .replaceAll(/(^|[-/.&])([a-z])/g, (_, gap: string, letter: string) => gap + letter.toUpperCase());
    })
    .join(" ");
}

/** Reads a printed description; case and spacing do not matter. Any text is fine, also an empty one. */
export function readDescriptor(description: string): Descriptor {
  let text = description
    .normalize("NFKD")
    .replaceAll(/\p{M}+/gu, "")
    .toUpperCase()
    .replaceAll("’", "'")
    .replaceAll(/\s+/g, " ")
    .trim();
  for (let again = true; again; ) {
    const shorter = text.replace(BANK_WORDS, "");
    again = shorter !== text && shorter !== "";
    if (again) text = shorter;
  }
  text = parties(text);
  let processor: Processor | undefined;
  for (const [name, prefix] of PROCESSORS) {
    const shorter = text.replace(prefix, "");
    if (shorter === text || shorter === "") continue;
    processor = name;
    text = shorter;
    break;
  }
  text = text.replace(/^WWW[. ]\s*/, "");
  const words = withoutTail(
    text
      .replaceAll(/[*,;_|()"]+/g, " ")
      .split(" ")
      .filter((word) => /[A-Z0-9&]/.test(word)),
  );
  const named = words.filter((word, index) => index === 0 || !(isReference(word) || isRandomWord(word)));
  const name = readable(named);
  const key = named
    .join(" ")
    .toLowerCase()
    .replaceAll("'", "")
    .replaceAll(/[^\p{L}\p{N}&]+/gu, " ")
    .trim();
  const fallback = description.trim().toLowerCase();
  return {
    key: key || fallback || "unnamed",
    name: name || description.trim() || "Unnamed",
    processor,
    text: words.join(" "),
  };
}
