/**
 * Lenders that many people have: a question that names one of whom no paper was read asks for something that is not there, and the
 * figure of all debts, or of the only debt of that kind, would answer another question. Names that are also words of any question count
 * only where they stand as a name does.
 */
import type { Debt } from "#contract/debts.ts";
import { plainWords } from "./words.ts";

const NAMES = `
affirm|afterpay|klarna|sezzle|zip pay|perpay|paypal|venmo|cash app|earnin|brigit|moneylion|possible finance
bank of america|bofa|boa|wells fargo|citibank|citi|citizens bank|us bank|pnc|truist|td bank|capital one|barclays|hsbc|santander|huntington
fifth third|regions bank|keybank|m&t|bmo|comerica|synchrony|comenity|american express|amex|navy federal|usaa|penfed|alliant|becu
mission lane|credit one|first premier|merrick|avant|upstart|lendingclub|lending club|lightstream|sofi|marcus|best egg|onemain|one main|oportun
rocket loans|rocket mortgage|quicken loans|loandepot|mr cooper|freedom mortgage|pennymac|nelnet|navient|mohela|sallie mae|great lakes|aidvantage|edfinancial|fedloan
ally financial|ally auto|toyota financial|honda financial|ford credit|gm financial|carmax|carvana|westlake|exeter|bridgecrest|nissan motor|hyundai motor|kia finance
care ?credit|kohls|macys|nordstrom|jcpenney|sears|walmart|costco|home depot|lowes|old navy|banana republic|victorias secret|wayfair|ikea|sams club
petal|self lender|opensky|indigo|milestone card|surge card|dave|chime|varo|ollo|fingerhut|aspire card|revvi|prosper loan|upgrade card|upgrade loan
`
  .trim()
  .split(/\s*[|\n]\s*/);
/** Also words of any question or shops where money is only spent. */
const WORDS_TOO =
  "chase|discover|apple|target|ally|best buy|gap|amazon|prosper|upgrade|regions|marriott|hilton|delta|united|southwest|verizon|att|shell|exxon|chevron|bread|mercury|ink|quicksilver|sapphire|venture|savor".split(
    "|",
  );

/** Never put right into other words. */
export const lenderWords: ReadonlySet<string> = new Set(
  [...NAMES, ...WORDS_TOO].flatMap((name) => name.split(" ")),
);

const KINDS =
  "(?:(?:credit|store|gas|charge|personal|car|auto|student|home|rewards) )?(?:cards?|loans?|account|visa|mastercard|mortgage|debt|financing|balance)";
const asName = (name: string): string =>
  `\\b${name} ${KINDS}\\b|\\b(?:owe|owed|owing) (?:to |on |at )?(?:my |the )?${name}\\b|\\b(?:balance|apr|minimum|limit|due date|interest rate) (?:on|of|for|with|at) (?:my |the )?${name}\\b`;
const SURE = new RegExp(`\\b(?:${NAMES.join("|")})\\b`, "g");
const AS_NAMES = new RegExp(WORDS_TOO.map(asName).join("|"), "g");
const NAME_IN = new RegExp(`\\b(?:${WORDS_TOO.join("|")})\\b`);

const OF_MANY = new Set(
  "bank us capital first one best home old great credit care mission navy freedom general self great".split(
    " ",
  ),
);

/** The first such name that no creditor or shop of the person's has. `text` is of plainWords. */
export function lenderNotThere(
  text: string,
  debts: ReadonlyArray<Pick<Debt, "creditor">>,
  others: ReadonlySet<string>,
): string | undefined {
  const owned = debts.map(({ creditor }) => plainWords(creditor)).join(" / ");
  const sure = [...text.matchAll(SURE)].map(([name]) => name);
  const named = [...text.matchAll(AS_NAMES)].flatMap(([found]) => NAME_IN.exec(found)?.[0] ?? []);
  return [...sure, ...named].find((name) => {
    const words = name.split(" ");
    const [first = name] = words;
    // Of several words the first is enough where it is no word of any bank's name.
    const isOwned =
      ` ${owned} `.includes(` ${name} `) || (!OF_MANY.has(first) && ` ${owned} `.includes(` ${first} `));
    return !isOwned && !words.every((word) => others.has(word));
  });
}
