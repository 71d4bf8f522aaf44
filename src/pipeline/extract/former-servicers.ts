import { paragraphsOf } from "./layout/paragraphs.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";

/** A point ends a name but for "St." and initials. */
const WORD = String.raw`(?:[A-Z][a-z]?\.|[A-Z][\w'’&-]*(?:\.[\w&-]+)*|\d(?:st|nd|rd|th))`;
const NAME = String.raw`(?<name>${WORD}(?:,?\s(?:of|the|and|&|${WORD}))*)`;
const SERVICER = String.raw`(?:[Pp]rior|[Pp]revious|[Ff]ormer)\s(?:[Ll]oan\s|[Mm]ortgage\s)?[Ss]ervicer`;

/** A transfer that is past: while one is to come, the servicer that gives the loan away tells of it as well. */
const TOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\b(?:payment|fund|amount|deposit|money)s?\b[^.]{0,40})\b(?:was|were|(?:has|have)(?:\srecently)?\sbeen|recently)\s(?:\w+\s)?transferred\b[^.$]{0,60}?\bfrom\s(?:your\s${SERVICER},?\s)?${NAME}`,
  ),
  new RegExp(String.raw`\b[Yy]our\s${SERVICER}\s?(?:,|\(|was|is)\s?${NAME}`),
  new RegExp(String.raw`^(?:${SERVICER}|PRIOR\sSERVICER|PREVIOUS\sSERVICER)(?:\s[Nn]ame)?:\s*${NAME}`),
];
const OF_A_LOAN = /\b(?:loan|mortgage|servic\w+)\b/i;
/** A payment came from there, not the loan. */
const OF_A_BANK_ACCOUNT = /checking|savings|account/;
/** What may follow the told name in a print of the same one. */
const LEGAL_FORM = /^(?:inc|llc|lp|corp|corporation|company|co|na|nationalassociation|fsb)$/;
/** The beginning of a shorter name is anybody's. */
const LEAST_LETTERS = 6;
const HEAD = 0.12;

/**
 * Whether a name (its letters) is that of who served the loan before it was transferred. Who prints the name at the head of the paper sent
 * it, whatever the sentences say, also of a house whose name begins alike.
 */
export function formerServicers({ sheet, values }: Reading): (key: string) => boolean {
  const first = sheet.rows[0]?.page;
  const isTold = sheet.segments.some(({ text }) => /\btransferred\b|\bservicer\b/i.test(text));
  const told = (isTold ? paragraphsOf(sheet, values) : []).filter(({ text }) => OF_A_LOAN.test(text));
  const names = told.flatMap(({ text }) =>
    TOLD.map((pattern) => squash(pattern.exec(text)?.groups?.["name"] ?? "")),
  );
  const isAtHead = (name: string) =>
    sheet.segments.some(({ page, y0, text }) => page === first && y0 < HEAD && squash(text).startsWith(name));
  const former = names.filter(
    (name) => name.length >= LEAST_LETTERS && !OF_A_BANK_ACCOUNT.test(name) && !isAtHead(name),
  );
  const isFormer = (key: string) =>
    former.some(
      (name) => name.startsWith(key) || (key.startsWith(name) && LEGAL_FORM.test(key.slice(name.length))),
    );
  return (key) => key.length >= LEAST_LETTERS && isFormer(key) && !isAtHead(key);
}
