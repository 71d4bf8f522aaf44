import { type Segment, type Span, spanOf } from "./layout/sheet.ts";
import { BANK_WORDS } from "./lexicon/firm-words.ts";
import { knownInstitutions } from "./lexicon/institutions.ts";
import { squash } from "./lexicon/label-set.ts";
import { onceFor } from "./once-for.ts";

/** The same words in capitals: print, but not the backslashes of a pattern. */
const inCapitals = (pattern: string) => pattern.replaceAll(/(?<!\\)[a-z]/g, (letter) => letter.toUpperCase());
export const anyOf = (patterns: readonly string[]) =>
  `(?:${[...new Set([...patterns, ...patterns.map((pattern) => inCapitals(pattern))])].join("|")})`;
export const BANK_WORD = anyOf(BANK_WORDS).replace("(?:", "(?:(?:F\\.)?C\\.U|F?CU|STUDENT\\s+LOANS|");
export const CHARTER = /(?:,\s*N\.?\s?A\.?|\s+N\.A\.|,?\s+National\s+Association)$/i;
export const NOT_A_NAME =
  /^(?:your|the(?! (?:(?:state|national|savings|first|farmers|merchants|citizens|peoples|&|and) ){0,4}bank of )|this|our|any|a(?!\.)|an|member|online|mobile|by|from|to|in|for|if|call|contact|visit|other|another|external|same|(?:fdic[- ])?insured|(?:prepared|requested|ordered)\s+(?:for|by))\b|^&|^(?:bank|financial|capital|trust|mortgage|credit union|lending|servicing|card services|home loans|education loans|student loans|auto finance|consumer finance|medical center|recovery|(?:patient|customer|client|guarantor) (?:financial )?services)$|^(?:monthly|quarterly|annual|periodic|billing)\s+(?:mortgage|loan|bank|financial|servicing|lending)$|account|statement|summary|balance|loan number|payment|virtual|\b(?:family|living|revocable|irrevocable|marital|testamentary) trust$/i;

/** "America's Friendliest Bank": what a bank says of itself. */
export const SLOGAN =
  /(?:\b[a-z]+['’]s\s)?\b[a-z]{3,}iest\b|\b[a-z]+['’]s\s(?:best|favorite|most|own|largest|oldest|finest|greatest|hometown)\b/i;

const MONOGRAM = /^[A-Z]{2,5}$/;

/** "QPR Quillfeather Portfolio Recovery": letters that only the words behind them spell. */
export function beginsWithMonogram(name: string): boolean {
  const [first = "", ...words] = name.split(/\s+/);
  const initials = words.filter((word) => !/^(?:of|the|and|&|for)$/.test(word)).map((word) => word[0] ?? "");
  return MONOGRAM.test(first) && initials.join("").startsWith(first);
}

/** Each known name squashed, and as it may be printed: any case, spaces lost. */
export const KNOWN = knownInstitutions.map((name) => ({
  name,
  squashed: squash(name),
  isOneWord: !name.includes(" "),
  print: new RegExp(
    `(?<![A-Za-z])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s*")}(?![a-z])`,
    "i",
  ),
}));

/** Sample statements in documentation end their addresses in "example" (RFC 2606). */
const WEB =
  /(?:www\.|@|\b)(?<host>[a-z][a-z0-9-]{2,30})\.(?:com|org|coop|bank|net|co\.uk|co\.nz|ca|example)\b/gi;
/** Hosts that say how to pay or complain, not who issued the statement. */
const FOREIGN_HOST =
  /^(?:fdic|ncua|consumerfinance|annualcreditreport|visa|mastercard|apple|google|amazon|zelle|zellepay|paypal|example|gmail|yahoo|hotmail|outlook|bit)$/i;

type Host = { count: number; readonly span: Span };

/** Web hosts of the document, with how often each is printed outside register rows. */
export const hostsOf = onceFor((segments: readonly Segment[]): ReadonlyMap<string, Readonly<Host>> => {
  const hosts = new Map<string, Host>();
  for (const segment of segments) {
    for (const match of segment.text.matchAll(WEB)) {
      const host = (match.groups?.["host"] ?? "").toLowerCase();
      if (FOREIGN_HOST.test(host)) continue;
      const start = match.index + match[0].toLowerCase().indexOf(host);
      const known = hosts.get(host);
      if (known) known.count += 1;
      else hosts.set(host, { count: 1, span: spanOf(segment, start, start + host.length) });
    }
  }
  return hosts;
});

const ANY_BANK_WORD = new RegExp(BANK_WORD, "gi");

/** A name without the words that every bank has, for comparing it with a host: "Kestrel Bank, N.A." and kestrelbank.com. */
export const core = (name: string) => squash(name.replace(CHARTER, "").replace(ANY_BANK_WORD, ""));

export function sharesHost(name: string, hosts: Iterable<string>): boolean {
  const [whole, short] = [squash(name.replace(CHARTER, "")), core(name)];
  for (const host of hosts) {
    const plain = host.replaceAll(/[^a-z0-9]/g, "");
    if (plain === whole || (short.length >= 4 && (plain.startsWith(short) || short.startsWith(plain))))
      return true;
  }
  return false;
}

/** "mm/dd/yyyy Int. Bank   Interest Paid   9.33": a form prints the letters of a day where a register has the day. */
const FORM_DAY = /^(?:mm[/.-]dd|dd[/.-]mm)[/.-]yy/i;
export const isFormRow = ([first, ...others]: readonly Segment[]): boolean =>
  FORM_DAY.test(first?.text ?? "") && others.some(({ text }) => /\d\.\d\d\b/.test(text));
