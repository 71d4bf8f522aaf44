/** A question as somebody else may see it: without names, account numbers and addresses. */
import type { AdvisorFacts } from "./facts.ts";
import { knownWords } from "./understand/lexicon.ts";
import { ownNames } from "./understand/names.ts";

/** What the person is called; of nobody else's account. */
export type OwnName = { readonly name: string | null; readonly email: string | null };

export type Redaction = {
  readonly person?: OwnName | undefined;
  /** Anonymous mode: also every capitalised word that is no word of ours, wherever it stands. */
  readonly isAnonymous?: boolean;
};

const GONE = "…";
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
      [creditor, ...creditor.split(/\s+/).filter((word) => word.length >= SHORTEST_NAME)].map((name) => ({
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
  if (isAnonymous)
    text = text.replaceAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}'’-]+/gu, (word) =>
      knownWords.has(word.toLowerCase()) || SENTENCE_WORDS.has(word.toLowerCase()) ? word : GONE,
    );
  return text.replaceAll(/(?<![$\d,.])\d{5,}/g, GONE);
}

/** Words that begin questions and are in no list of ours. */
const SENTENCE_WORDS = new Set(
  "how what when where why who which is are am was were do does did can could should would will if and but or so then tell show give please hi hello the my our your it its i we they there that this be have has had in on at for with from to".split(
    " ",
  ),
);
