import type { AccountKind } from "#contract/extraction.ts";
import type { Segment } from "../layout/sheet.ts";
import { hasMoney, partOf, type Reading } from "../reading.ts";

/** The first line that names a kind decides; brands and fund names hold none of these words. */
const KINDS: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  // A recogniser reads the "I" as "1" or "l".
  [
    "ira",
    /\b(?:I\.?R\.?A|[1l]\.R\.A|IRRA)\.?\b|individual retirement (?:\w+ )?a|^simplified employee pension\b(?:\s(?:account|plan))?$/i,
  ],
  // Annuities by which the staff of schools and hospitals saves: a 403(b), whatever the contract is called.
  [
    "401k",
    /\btax[\s-](?:deferred|sheltered) annuit|\b(?:supplemental|group) retirement annuit|\bdefined contribution\b|\bG?SRA\b|\(G?RA\)|\bG?RA\s(?:contract|certificate)/i,
  ],
  [
    "other",
    /health savings|coverdell|\bHSA\b|(?<!\b(?:box|suite|ste|apt|unit|room|rm|floor|route|rt|highway|hwy|lot|no)\.?)(?<=[a-z])\s529(?![\d,.%])|\b529\s(?:plan|college|savings|account|direct|advis|education)|(?:college|education|able) savings|\bable account|(?:variable|fixed|deferred|immediate|indexed) (?:annuity|contract)|annuity (?:contract|policy)|(?:cash value|variable universal|whole) life/i,
  ],
  [
    "401k",
    /(?<!\d)401\s?\(?\s?k|403\s?\(?\s?b\)?|457\s?\(?b|401\s?\(?a\)|\b(?:retirement|savings|thrift|pension|profit[\s-]sharing|deferred compensation|employee stock ownership)\b(?:\s(?:&|and))?(?:\s[A-Za-z]+){0,2}\splan\b/i,
  ],
  [
    "brokerage",
    /brokerage account|trust account|individual(?: brokerage|(?: automated| managed| advised)? invest(?:ment|ing)| taxable| cash| margin| account|\s*-?\s*tod|\s*(?:[·•|(#–—-]\s*)?(?:[.•*x]*\d|acc(?:oun)?t))|joint (?:tenant|brokerage|account|wros)|\bjt\s?wros\b|(?<!beneficiar.{0,40})transfers? on death|tenants (?:in common|by the entirety)|uniform (?:transfers?|gifts?) to minors|\bu[tg]ma\b|taxable (?:investment |brokerage )?account|investment account|cash account|margin account/i,
  ],
];

/** Words for any account, under which its kind may be named alone in a line: "SEP IRA". */
const ANY = /(?<!taxable )investment account|brokerage account|cash account|margin account/i;
/** Whose an account is, behind its holder's name, in brackets or alone: no account of a plan, and of an IRA another part would say so. */
const INDIVIDUAL =
  /(?:^|[-–—·|]\s)(?:individual|taxable|non-?retirement)$|\((?:individual|taxable|non-?retirement)\)$/i;
const IRA_ALONE = /^(?:(?:traditional|rollover|roth|sep|simple|inherited|contributory)\s)?ira$/i;

/** What is said of accounts in general or offered: "IRA contribution limits for 2026 are $7,000", "Open a Roth IRA". */
const SPEAKS_OF_OTHERS =
  /\b(?:contribution|income)\s(?:limits?|deadlines?)\b|\b(?:open|consider|convert|compare)\s(?:an?|to)\b|\b(?:learn|ask)\s(?:more|about|how|us)\b|\broll(?:ing)?\s(?:over\s)?your\b|\bother accounts?\b|\bnot\s(?:insured|guaranteed)\b|\bfor\s(?:an?|any|all)\s(?:\w+\s)?IRAs?\b|\bIRAs?\s(?:is|are|will\sbe)\s(?:reported|taxed|subject|sent)\b/i;
/** What goes to or comes from an account of such a kind, which may be another one, and firms that are called so. */
const NAMES_IN_PASSING =
  /\bIRA\s(?:contributions?|distributions?|transfers?|rollovers?|withdrawals?|conversions?|fees?|deposits?|financial)\b|\b(?:to|from|into)\s(?:\w+\s){0,3}(?:IRA\b|4\d\d\s?\(?[kb]\b)/i;
/** "Ira Specimen" is a person, "Roth Ira Account" is none. */
const PERSON =
  /(?<!\b(?:Roth|Traditional|Rollover|Inherited|Simple|Sep)\s)\bIra(?=\s(?!Account|Statement|Summary|Plan|Contrib|Portfolio|Custod|Trust)[A-Z])/g;

/** Most longer words of a sentence are small ones: it speaks of kinds of accounts, where a title or a label names this one's. */
function isProse({ text }: Segment): boolean {
  const words = text.match(/[A-Za-z]{4,}/g) ?? [];
  const small = words.filter((word) => /^[a-z]/.test(word));
  return small.length >= PROSE_WORDS && small.length * 2 > words.length;
}
const PROSE_WORDS = 4;

/** Titles of accounts that are no retirement plan's, where nothing else in the line says what they are. */
const OF_NO_PLAN =
  /^(?:brokerage|custodial account\b.*|general investing|(?:business|corporate)? ?brokerage\b.*(?:llc|inc)?|(?:agency|advisory) account|managed (?:portfolio|account))$/i;

/** "The Poole Living Trust" heads its paper; further down what ends so is held in the account: "Stock Index Trust". */
const TRUST = /\btrust$|\btrust u\/?[ad]\b/i;
const HEAD = 0.4;
function isTrustTitle(reading: Reading, { text, page, row, y0 }: Segment): boolean {
  const { rows } = reading.sheet;
  const isAboveAmounts = rows.slice(0, row + 1).every((above) => !hasMoney(reading, above));
  return TRUST.test(text.trim()) && page === rows[0]?.page && y0 < HEAD && isAboveAmounts;
}

const kindIn = ({ text }: Segment): AccountKind | undefined =>
  text.length > 110 || SPEAKS_OF_OTHERS.test(text)
    ? undefined
    : KINDS.find(([, pattern]) => pattern.test(text.replaceAll(PERSON, "")))?.[0];

const isMovement = ({ sheet, values }: Reading, { row }: Segment): boolean => {
  const kinds = (sheet.rows[row]?.segments ?? []).flatMap((cell) => values.get(cell) ?? []);
  return ["date", "money"].every((kind) => kinds.some((value) => value.kind === kind));
};

/** The kinds that a paper names, in reading order. */
const saidKinds = ({ sheet }: Reading): AccountKind[] => sheet.segments.flatMap((cell) => kindIn(cell) ?? []);

/** What an overview lists with its value is one of several accounts. */
const withoutListed = (reading: Reading): Reading => partOf(reading, (row) => !hasMoney(reading, row));

/** Those that it names as what the account is. */
const toldKinds = (reading: Reading): AccountKind[] =>
  reading.sheet.segments.flatMap((segment) =>
    NAMES_IN_PASSING.test(segment.text) || isProse(segment) || isMovement(reading, segment)
      ? []
      : (kindIn(segment) ?? []),
  );

/** "SELF-DIRECTED ROTH IRA Account # 254-42993": the kind right before the account's number. Beside an amount it is where money went. */
function namesNumbered(reading: Reading, segment: Segment): boolean {
  if (SPEAKS_OF_OTHERS.test(segment.text)) return false;
  const row = reading.sheet.rows[segment.row];
  return (
    (reading.values.get(segment) ?? []).some(
      ({ kind, span }) => kind === "account" && /\bIRA\b/.test(segment.text.slice(0, span.start)),
    ) && !(row && hasMoney(reading, row))
  );
}

/** What only a plan of an employer prints: whose money it is, and from when on. */
const EMPLOYERS = [
  /\bvest(?:ed|ing)\b/i,
  /\b(?:company|employer|safe harbor)\s+(?:match|contribution|non-?elective)|\bmatching\b/i,
  /\b(?:pre|before)-?\s?tax\b|\bsalary (?:reduction|deferral)|\b(?:elective|roth|employee) deferral/i,
  /\b(?:from|in) (?:the|your) plan\b|\bplan (?:sponsor|administrator|loan)/i,
];

const isOfEmployer = ({ sheet }: Reading): boolean =>
  EMPLOYERS.filter((sign) => sheet.segments.some((segment) => sign.test(segment.text))).length >= 3;

/** A list of the accounts says of what kind each is beside its number: what all such rows of this account agree on. */
function kindByNumber({ sheet, values }: Reading, last4: string | undefined): AccountKind | undefined {
  if (last4 === undefined) return undefined;
  const kinds = sheet.rows.flatMap(({ segments }) => {
    const numbers = segments
      .flatMap((segment) => values.get(segment) ?? [])
      .flatMap((value) => (value.kind === "account" ? [value.account.last4] : []));
    return numbers.length === 1 && numbers[0] === last4
      ? segments.flatMap((segment) =>
          NAMES_IN_PASSING.test(segment.text)
            ? []
            : (kindIn(segment) ?? (INDIVIDUAL.test(segment.text.trim()) ? ["brokerage" as const] : [])),
        )
      : [];
  });
  const [kind, other] = new Set(kinds);
  return other === undefined ? kind : undefined;
}

/**
 * An account's own part may leave out what kind it is of; then a paper that names only one says it, or its words for the money in it.
 * @param of where an account is one of several: what heads them all, and the whole paper
 */
export function kindOf(
  reading: Reading,
  of?: { readonly reading: Reading; readonly paper: Reading },
  last4?: string,
): AccountKind {
  const whole = of ? withoutListed(of.reading) : reading;
  const numbered = of && kindByNumber(of.paper, last4);
  if (numbered) return numbered;
  const [first] = toldKinds(reading);
  const isAny = reading.sheet.segments.some(({ text }) => ANY.test(text));
  const isIra = reading.sheet.segments.some(
    (segment) => IRA_ALONE.test(segment.text.trim()) || namesNumbered(reading, segment),
  );
  const isTitled = reading.sheet.segments.some(
    (segment) =>
      INDIVIDUAL.test(segment.text.trim()) ||
      OF_NO_PLAN.test(segment.text.trim()) ||
      isTrustTitle(reading, segment),
  );
  const own =
    first === "brokerage" && isAny && isIra ? "ira" : (first ?? (isTitled ? "brokerage" : undefined));
  const [only, another] = new Set(saidKinds(whole));
  const said = own ?? saidKinds(reading)[0] ?? (another === undefined ? only : undefined);
  return said ?? (isOfEmployer(reading) ? "401k" : "brokerage");
}
