/** A question as somebody else may see it: without names, account numbers and addresses. */
import type { AdvisorFacts } from "./facts.ts";
import { everydayWords } from "./understand/everyday-words.ts";
import { knownWords } from "./understand/lexicon.ts";
import { ownNames } from "./understand/names.ts";
import { isKnown, spelledRight } from "./understand/words.ts";

/** What the person is called; of nobody else's account. */
export type OwnName = { readonly name: string | null; readonly email: string | null };

export type Redaction = {
  readonly person?: OwnName | undefined;
  /** Anonymous mode: also every word with a capital inside a sentence, as "Grace" in "does Grace owe me". */
  readonly isAnonymous?: boolean;
};

const GONE = "…";
const ALIAS = /^d$/;
/** Not at the beginning of a sentence; what is written in capitals throughout, "I" and the calendar aside. */
const CAPITAL_INSIDE =
  /(?<=[\p{L}\p{N},;:’'")]\s+)(?!(?:January|February|March|April|May|June|July|August|September|October|November|December|Visa|Mastercard|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\b)\p{Lu}[\p{Ll}'’-]+(?:\p{Lu}[\p{L}]*)*/gu;

/** Whether a word is one that questions about money are made of, in whatever form; anything else may be somebody's name. */
function isOurs(word: string): boolean {
  const plain = word.toLowerCase().replaceAll(/['’]/g, "");
  return plain
    .split("-")
    .every((part) => everydayWords.has(part) || isKnown(part, knownWords) || SHORT_WORDS.has(part));
}
const SHORT_WORDS = new Set(
  "s im ive id ill its whats hows wheres whos thats lets dont doesnt cant wont isnt arent apr dti irs k mo yr".split(
    " ",
  ),
);

const SHORTEST_NAME = 4;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const wordsAlone = (words: readonly string[]): RegExp | undefined =>
  words.length === 0
    ? undefined
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join("|")})(?![\\p{L}\\p{N}])`, "giu");

const STREET =
  /\b\d{1,6}\s+(?:\p{L}[\p{L}.'-]*\s+){1,4}(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|court|ct|place|pl|way|terrace|ter|circle|cir|parkway|pkwy|highway|hwy)\b\.?/giu;
const PHONE = /(?:\+?\d{1,2}[ .-]?)?\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}\b/g;
const SOCIAL_SECURITY = /\b\d{3}[- ]\d{2}[- ]\d{4}\b/g;
/** Four groups of digits as on a card, and what follows "ending in". */
const CARD = /\b(?:\d[ -]?){12,19}\b/g;
const ENDING =
  /\b((?:ending|ends)(?: in| with)?|last (?:four|4)(?: digits)?(?: are| is| of)?|x{2,}|\*{2,}|·{2,}|account(?: number)?|acct\.?|#)\s*#?\s*\d{3,}/giu;

/**
 * Debts go by numbers ("d1", in the order of the facts), of other names, long digits and addresses nothing stays. Amounts that were
 * typed with a dollar sign or of up to four digits stay: what is asked hangs on them.
 */
export function withoutOwnNames(
  question: string,
  facts: Pick<AdvisorFacts, "debts" | "profile" | "transactions">,
  { person, isAnonymous = false }: Redaction = {},
): string {
  const aliases = facts.debts
    .flatMap(({ creditor }, index) =>
      // Of a name the words that are anybody's stay words: "Balance Bank" does not turn "my balance" into a debt.
      [
        creditor,
        ...creditor.split(/\s+/).filter((word) => word.length >= SHORTEST_NAME && !isOurs(word)),
      ].map((name) => ({
        name,
        alias: `d${index + 1}`,
      })),
    )
    .toSorted((a, b) => b.name.length - a.name.length);
  let text = question
    .normalize("NFKC")
    .replaceAll(/\S+@\S+/g, GONE)
    .replaceAll(/\b(?:https?:\/\/|www\.)\S+/gi, GONE)
    .replaceAll(STREET, GONE)
    .replaceAll(SOCIAL_SECURITY, GONE)
    .replaceAll(PHONE, GONE)
    .replaceAll(CARD, GONE)
    .replaceAll(ENDING, `$1 ${GONE}`);
  const own = [...(person?.name ?? "").split(/[\s,]+/), ...(person?.email ?? "").split(/[@.+_-]/)].filter(
    (word) => word.length > 1,
  );
  text = text.replaceAll(wordsAlone(own) ?? /$^/g, GONE);
  for (const { name, alias } of aliases) text = text.replaceAll(wordsAlone([name]) ?? /$^/g, alias);
  const others = [...ownNames(facts)].filter((word) => !knownWords.has(word));
  text = text.replaceAll(wordsAlone(others) ?? /$^/g, GONE);
  if (isAnonymous) text = text.replaceAll(CAPITAL_INSIDE, GONE);
  // Whatever is no word of ours may be a name; a slip of the fingers goes as the word that was meant.
  text = text.replaceAll(/\p{L}[\p{L}'’-]*/gu, (word) => {
    if (isOurs(word) || ALIAS.test(word)) return word;
    const meant = spelledRight(word.toLowerCase(), knownWords);
    return knownWords.has(meant) && !/^\p{Lu}/u.test(word) ? meant : GONE;
  });
  return text.replaceAll(/(?<![$\d,.])\d{5,}/g, GONE);
}
