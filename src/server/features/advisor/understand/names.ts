/** The person's own names in a question: debts, merchants, categories. */
import type { Debt } from "#contract/debts.ts";
import type { Category } from "#engine/spending/category.ts";
import type { AdvisorFacts } from "../facts.ts";
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

/** The words that tell a debt from the others. */
const ownWords = (debt: Debt): string[] =>
  wordsOf(debt.creditor).filter((word) => !SHARED.has(word) && word.length > 1);

const KINDS: ReadonlyArray<readonly [RegExp, (debt: Debt, name: string) => boolean]> = [
  [
    /\b(?:car|auto|vehicle|truck) (?:loan|payment|note|debt|finance)\b|\bmy car\b/,
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
      new RegExp(`(?:ending(?: in)?|last 4|account|card|x{2,}|\\.{2,})\\s*${accountLast4}\\b`).test(text),
  );
  if (byDigits.length > 0) return byDigits;
  const scored = debts.map((debt) => ({
    debt,
    hits: ownWords(debt).filter((word) => words.has(word) || words.has(`${word}s`)).length,
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
  [/\b(?:grocer(?:y|ies)|supermarkets?|food shopping)\b/, ["groceries"]],
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
  [/\b(?:donations?|charity|giving)\b/, ["donations"]],
  [/\bhobb(?:y|ies)\b/, ["hobbies"]],
  [/\b(?:bank fees|late fees|overdraft(?: fees)?|fees)\b/, ["fees"]],
  [/\btaxes\b/, ["taxes"]],
];

/** The categories that a question names. */
export function namedCategories(text: string): readonly Category[] {
  const found = CATEGORY_WORDS.flatMap(([form, categories]) => (form.test(text) ? categories : []));
  return [...new Set(found)];
}

/** A merchant whose name the question holds: the longest one. */
export function namedMerchant(text: string, facts: AdvisorFacts): string | undefined {
  const spoken = ` ${text} `;
  const names = new Set(
    facts.transactions.transactions
      .filter(({ line }) => line === "essential" || line === "discretionary")
      .map(({ merchant }) => merchant),
  );
  const found = [...names].filter((name) => {
    const words = wordsOf(name);
    const first = words[0] ?? "";
    const isWhole = words.length > 0 && spoken.includes(` ${words.join(" ")} `);
    const isTwo = words.length > 1 && spoken.includes(` ${words.slice(0, 2).join(" ")} `);
    const isFirst =
      first.length > 4 && !SHARED.has(first) && !COMMON_FIRST.has(first) && spoken.includes(` ${first} `);
    return isWhole || isTwo || isFirst;
  });
  return found.toSorted((a, b) => b.length - a.length)[0];
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
  const names = [
    ...facts.debts.map(({ creditor }) => creditor),
    ...facts.profile.assets.map(({ name }) => name),
  ];
  const merchants = new Set(facts.transactions.transactions.map(({ merchant }) => merchant));
  return new Set([...names, ...merchants].flatMap(wordsOf).filter((word) => word.length > 3));
}
