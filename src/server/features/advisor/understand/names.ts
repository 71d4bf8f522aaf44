/** The person's own names in a question: debts, merchants, categories. */
import type { Debt } from "#contract/debts.ts";
import type { Transaction } from "#contract/transactions.ts";
import type { Category } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
import { everydayWords } from "./everyday-words.ts";
import { knownWords } from "./lexicon.ts";
import { plainWords } from "./words.ts";

/** Words of creditors' names that many share: alone they name a kind, not a creditor. */
const SHARED = new Set([
  "bank",
  "card",
  "cards",
  "credit",
  "visa",
  "mastercard",
  "loan",
  "loans",
  "auto",
  "car",
  "student",
  "personal",
  "mortgage",
  "store",
  "financial",
  "finance",
  "lending",
  "services",
  "service",
  "union",
  "national",
  "federal",
  "rewards",
  "the",
  "of",
  "and",
  "company",
  "co",
  "inc",
  "first",
  "home",
  "savings",
  "checking",
  "account",
  "it",
  "one",
  "us",
  "america",
  "american",
  "medical",
  "cash",
  "number",
  "plus",
  "debt",
]);

const wordsOf = (name: string): string[] =>
  plainWords(name)
    .split(" ")
    .filter((word) => word !== "");

/** A name that is longer is a text that was printed where a name belongs. */
const WORDS_OF_A_NAME = 4;
/** Shops that lend and are called as a word of any question is. */
const SHOPS = new Set(["target", "amazon"]);
/** Words of any question name nothing: "Total Bank" is not what "my total" means. */
const isTelling = (word: string, index: number): boolean =>
  !isAnybodysWord(word) || (index === 0 && SHOPS.has(word));
const isAnybodysWord = (word: string): boolean => knownWords.has(word) || everydayWords.has(word);

/** "my best buy card": words of any question that only together are a name. */
const isCalledWhole = (text: string, debt: Debt): boolean => {
  const [first, second] = wordsOf(debt.creditor);
  return (
    first !== undefined &&
    second !== undefined &&
    [first, second].every(isAnybodysWord) &&
    !SHARED.has(second) &&
    ["card", "loan", "account", "visa", "mastercard"].some((kind) =>
      ` ${text} `.includes(` ${first} ${second} ${kind} `),
    )
  );
};

/** The words that tell a debt from the others. */
const ownWords = (debt: Debt): string[] =>
  wordsOf(debt.creditor)
    .slice(0, WORDS_OF_A_NAME)
    .filter((word, index) => !SHARED.has(word) && word.length > 1 && isTelling(word, index));

const KINDS: ReadonlyArray<readonly [RegExp, (debt: Debt, name: string) => boolean]> = [
  [
    /\b(?:car|auto|vehicle|truck) (?:loan|payment|note|debt|finance)\b|^(?!.*\b(?:gas|fuel|insur\w+|repairs?|parking|tires?|oil|wash|mechanic)\b).*\b(?:my|the) car\b/,
    ({ debtType }, name) =>
      debtType === "loan" && /\b(?:auto|car|motor|vehicle|toyota|honda|ford)\b/.test(name),
  ],
  [
    /\bstudent (?:loans?|debt)\b|\bcollege loans?\b/,
    ({ debtType }, name) => debtType === "loan" && /\b(?:student|edu\w*|college|nelnet|navient)\b/.test(name),
  ],
  [/\bmortgage\b|\b(?:home|house) loan\b/, ({ debtType }) => debtType === "mortgage"],
  [
    /\bpersonal loans?\b/,
    ({ debtType }, name) => debtType === "loan" && /\b(?:personal|lending)\b/.test(name),
  ],
  [/\bstore cards?\b/, ({ debtType }, name) => debtType === "credit-card" && /\bstore\b/.test(name)],
  [/\bvisa\b/, (_, name) => /\bvisa\b/.test(name)],
  [/\bmastercard\b/, (_, name) => /\bmastercard\b/.test(name)],
];

/**
 * The debts that a question names, by the words that only they have, by the last four digits, or by their kind where one answers
 * to it. `text` is of plainWords with the spelling put right.
 */
export function namedDebts(text: string, debts: readonly Debt[]): readonly Debt[] {
  const words = new Set(text.split(" "));
  const byDigits = debts.filter(
    ({ accountLast4 }) =>
      accountLast4 !== null &&
      new RegExp(
        `(?:end(?:ing|s)?(?: in| with)?|last (?:4|four)(?: digits?)?(?: (?:is|are|of))?|account|card|number|x{2,}|\\.{2,})\\s*${accountLast4}\\b`,
      ).test(text),
  );
  if (byDigits.length > 0) return byDigits;
  const scored = debts.map((debt) => ({
    debt,
    hits:
      ownWords(debt).filter((word) => words.has(word) || words.has(`${word}s`)).length +
      (isCalledWhole(text, debt) ? 1 : 0),
  }));
  const best = scored.filter(({ hits }) => hits > 0);
  if (best.length > 0) {
    // Every debt that is named by a word of its own; of several with the same word those with more of theirs.
    const claimed = best.filter(
      ({ debt, hits }) =>
        !best.some(
          (other) =>
            other.hits > hits &&
            ownWords(other.debt).some((word) => ownWords(debt).includes(word) && words.has(word)),
        ),
    );
    return claimed.map(({ debt }) => debt);
  }
  for (const [form, belongs] of KINDS) {
    if (!form.test(text)) continue;
    const found = debts.filter((debt) => belongs(debt, wordsOf(debt.creditor).join(" ")));
    if (found.length > 0) return found;
  }
  if (/\bmy (?:credit )?card\b(?!s)/.test(text)) {
    const cards = debts.filter(({ debtType }) => debtType === "credit-card");
    if (cards.length === 1) return cards;
  }
  if (/\bmy loan\b/.test(text)) {
    const loans = debts.filter(({ debtType }) => debtType === "loan");
    if (loans.length === 1) return loans;
  }
  return [];
}

/** Kinds of debts that a question asks for and that the person does not have. */
export function missingKind(text: string, debts: readonly Debt[]): string | undefined {
  const kinds: ReadonlyArray<readonly [RegExp, string]> = [
    [/\bmortgage\b/, "a mortgage"],
    [/\b(?:car|auto) loan\b/, "a car loan"],
    [/\bstudent loans?\b/, "a student loan"],
    [/\bpersonal loan\b/, "a personal loan"],
  ];
  const found = kinds.find(([form]) => form.test(text));
  return found && namedDebts(text, debts).length === 0 ? found[1] : undefined;
}

const CATEGORY_WORDS: ReadonlyArray<readonly [RegExp, readonly Category[]]> = [
  [/\b(?:subscriptions?|streaming)\b/, ["subscriptions"]],
  [/\b(?:grocer(?:y|ys|ies)|supermarkets?|food shopping)\b/, ["groceries"]],
  [
    /\b(?:eat(?:ing)? out|eating|dining|restaurants?|takeout|take out|coffee|fast food|doordash|bars)\b/,
    ["dining"],
  ],
  [/\bfood\b/, ["groceries", "dining"]],
  [/\b(?:gas(?:oline)?|fuel|petrol|filling up)\b/, ["fuel"]],
  [/\b(?:utilit(?:y|ies)|electric(?:ity)?|power|internet|water bill|energy|heating)\b/, ["utilities"]],
  [/\b(?:phone|cell|mobile|wireless)\b/, ["phone"]],
  [/\brent\b/, ["rent"]],
  [/\bhousing\b/, ["rent", "housing"]],
  [/\binsurance\b/, ["insurance"]],
  [/\b(?:medical|doctors?|health(?:care)?|pharmac(?:y|ies)|dentist)\b/, ["medical"]],
  [/\b(?:childcare|daycare|day care|child care|afterschool|babysitt\w+)\b/, ["childcare"]],
  [/\b(?:education|tuition|school)\b/, ["education"]],
  [/\b(?:public transport|transport(?:ation)?|transit|uber|lyft|parking|bus|train)\b/, ["transport"]],
  [/\b(?:travel(?:l?ing)?|vacations?|hotels?|flights?|trips?|airlines?)\b/, ["travel"]],
  [/\b(?:entertainment|movies?|cinema|fun|concerts?|games?)\b/, ["entertainment"]],
  [/\b(?:gym|fitness)\b/, ["fitness"]],
  [/\b(?:pets?|dog|cat|vet)\b/, ["pets"]],
  [/\b(?:hair(?:cuts?)?|salon|personal care|beauty)\b/, ["personal-care"]],
  [/\b(?:cash|atm)(?: withdrawals?)?\b/, ["cash"]],
  [/\b(?:clothes|clothing|shopping|amazon|department stores?)\b/, ["shopping"]],
  [
    /\b(?:donations?|charity|(?:charitable|church) giving|giving(?= *$| to (?:church|charity)))\b/,
    ["donations"],
  ],
  [/\bhobb(?:y|ies)\b/, ["hobbies"]],
  [/\b(?:bank fees|late fees|overdraft(?: fees)?|fees)\b/, ["fees"]],
  [/\btaxes\b/, ["taxes"]],
];

/** The categories that a question names; "fast food" is not "food" as well. */
export function namedCategories(text: string): readonly Category[] {
  const found = new Set<Category>();
  let rest = text;
  for (const [form, categories] of CATEGORY_WORDS) {
    if (!form.test(rest)) continue;
    for (const category of categories) found.add(category);
    rest = rest.replace(form, "/");
  }
  return [...found];
}

/** Categories that a question names beside its debts: "Double Cash" is the card, not cash that was taken out. */
export function boughtBeside({
  text,
  debts,
}: {
  readonly text: string;
  readonly debts: readonly Debt[];
}): readonly Category[] {
  const ofDebts = new Set(debts.flatMap(({ creditor }) => wordsOf(creditor)));
  return namedCategories(
    text
      .split(" ")
      .filter((word) => !ofDebts.has(word))
      .join(" "),
  );
}

/** A merchant whose name the question holds: the longest one; of the rows that are spent where nothing else is said. */
export function namedMerchant(
  text: string,
  facts: AdvisorFacts,
  isOf: (row: Transaction) => boolean = ({ line }) => line === "essential" || line === "discretionary",
): string | undefined {
  const spoken = ` ${text} `;
  const names = new Set(facts.transactions.transactions.filter(isOf).map(({ merchant }) => merchant));
  const found = [...names].filter((name) => {
    const words = wordsOf(name);
    const first = words[0] ?? "";
    const isSaid = (some: readonly string[]): boolean =>
      spoken.includes(` ${some.every(isAnybodysWord) ? "at " : ""}${some.join(" ")} `);
    const isWhole = words.length > 0 && isSaid(words);
    const isTwo = words.length > 1 && isSaid(words.slice(0, 2));
    const isFirst =
      first.length > 4 &&
      !SHARED.has(first) &&
      !COMMON_FIRST.has(first) &&
      !isAnybodysWord(first) &&
      spoken.includes(` ${first} `);
    return isWhole || isTwo || isFirst;
  });
  return found.toSorted((a, b) => b.length - a.length)[0];
}

/** Between "at" and the word of a category: of no name. */
const OF_NO_NAME =
  /^(?:the|a|an|my|our|any|all|some|those|these|this|that|other|different|various|every|each|or|and|of|local|more|less|public|fast|most|buying|eating|going)$/;

/**
 * A place that holds the word of a category and is nobody of the transactions: "flexfit gym", "at city coffee". What the category took
 * would be another sum. Undefined where a merchant answers to it, or only the category is meant.
 */
export function unknownPlace(text: string, strange: readonly string[]): string | undefined {
  for (const [form] of CATEGORY_WORDS) {
    const found = form.exec(text);
    if (found === null) continue;
    const before = text.slice(0, found.index).trim().split(" ");
    const [next = ""] = text
      .slice(found.index + found[0].length)
      .trim()
      .split(" ");
    const last = before.at(-1) ?? "";
    if (strange.includes(last)) return `${last} ${found[0]}`;
    if (strange.includes(next)) return `${found[0]} ${next}`;
    const at = before.lastIndexOf("at");
    const between = at === -1 ? [] : before.slice(at + 1);
    const isName =
      between.length > 0 &&
      between.length < WORDS_OF_A_NAME &&
      between.every((word) => !OF_NO_NAME.test(word) && !everydayWords.has(word));
    if (isName) return `${between.join(" ")} ${found[0]}`;
  }
  return undefined;
}

/** First words of merchants that are words of any question. */
const COMMON_FIRST = new Set([
  "market",
  "corner",
  "city",
  "money",
  "payment",
  "transfer",
  "little",
  "online",
  "general",
  "water",
  "power",
  "house",
  "parking",
  "coffee",
  "restaurant",
  "grocery",
  "pharmacy",
  "insurance",
  "internet",
]);

/** Every word of the person's own names, for putting spelling right. */
export function ownNames(
  facts: Pick<AdvisorFacts, "debts" | "profile" | "transactions">,
): ReadonlySet<string> {
  const merchants = new Set(facts.transactions.transactions.map(({ merchant }) => merchant));
  return new Set([
    ...namesOwned(facts),
    ...[...merchants].flatMap(wordsOf).filter((word) => word.length > 3),
  ]);
}

/** Those of debts and assets: a shop's name is none of an account. */
export function namesOwned({ debts, profile }: Pick<AdvisorFacts, "debts" | "profile">): ReadonlySet<string> {
  const names = [...debts.map(({ creditor }) => creditor), ...profile.assets.map(({ name }) => name)];
  return new Set(names.flatMap(wordsOf).filter((word) => word.length > 3));
}
