/**
 * The category of one transaction, from what its description names, the direction of the money and the kind of account. Evidence in
 * this order: the bank's own doings; where money in comes from; lenders; payments to cards; people, investments and own accounts;
 * merchants; general words in a name; who handled the payment. What nothing names is "other", money in that nothing names a deposit.
 */
import {
  type BankOperation,
  cardPaymentOperations,
  cardPaymentWords,
  firstOperations,
  inflowOperations,
  personOperations,
  transferOperations,
} from "./bank-operations.ts";
import { type Category, type CategoryKind, categoryKind } from "./category.ts";
import { describeCategory } from "./category-words.ts";
import { discretionaryMerchants } from "./lexicon/discretionary-merchants.ts";
import { essentialMerchants } from "./lexicon/essential-merchants.ts";
import { generalWords } from "./lexicon/general-words.ts";
import { lenders, loanWords } from "./lexicon/lenders.ts";
import { compileLexicon, findWordings, type Hit, type RunningText, runningText } from "./match-lexicon.ts";
import { type Descriptor, type Processor, readDescriptor } from "./read-descriptor.ts";

export type Direction = "in" | "out";
export type AccountRole = "deposit" | "card" | "other";

export type TransactionLine = {
  readonly description: string;
  /** Signed, from the holder's point of view: money in, or a payment to a card, is above zero. Any unit. */
  readonly amount: number;
  readonly account: AccountRole;
};

export type Categorised = {
  readonly category: Category;
  readonly kind: CategoryKind;
  /** 0 to 1: how surely the words decide. */
  readonly confidence: number;
  /** A sentence's end for the person: "because …". */
  readonly reason: string;
  /** Same for every transaction of the merchant, across accounts and months. */
  readonly merchantKey: string;
  readonly merchantName: string;
};

type Verdict = {
  readonly category: Category;
  readonly confidence: number;
  readonly reason: string;
  readonly merchant?: string;
};

const companies = compileLexicon([...essentialMerchants, ...discretionaryMerchants, ...lenders]);
const lenderNames: ReadonlySet<string> = new Set(lenders.map(({ phrase }) => phrase));
const wordsOfLoans = compileLexicon(loanWords);
const wordsOfCardPayments = compileLexicon(cardPaymentWords);
const wordsOfTrades = compileLexicon(generalWords);

const SURE = 0.97;

const PROCESSOR_EVIDENCE: Partial<Readonly<Record<Processor, readonly [Category, number]>>> = {
  toast: ["dining", 0.9],
  shopify: ["shopping", 0.8],
  "restaurant-orders": ["dining", 0.85],
  "software-sales": ["subscriptions", 0.75],
  "game-sales": ["entertainment", 0.85],
  tickets: ["entertainment", 0.85],
  "class-bookings": ["fitness", 0.8],
  "salon-bookings": ["personal-care", 0.9],
  "medical-billing": ["medical", 0.9],
  vending: ["dining", 0.85],
  parking: ["transport", 0.9],
  square: ["dining", 0.4],
  paypal: ["shopping", 0.4],
};

function findOperation(
  operations: readonly BankOperation[],
  letters: string,
  direction: Direction,
  account: AccountRole,
): Verdict | undefined {
  const found = operations.find(
    (operation) =>
      (operation.direction ?? direction) === direction &&
      (operation.account ?? account) === account &&
      operation.pattern.test(letters),
  );
  return (
    found && {
      category: found.category,
      confidence: SURE,
      reason: `the bank calls it ${describeCategory(found.category)}`,
    }
  );
}

/** A short name in the middle of a text may be another's: "MAX" in "PEST MAX", "DELTA" in "SIGMA DELTA". */
const NAME_BY_ITSELF = 9;
const MIDDLE_CONFIDENCE = 0.78;

const nameConfidence = (hit: Hit): number => {
  const isSure = !hit.isCutOff && (hit.start === 0 || hit.end - hit.start >= NAME_BY_ITSELF);
  return isSure ? hit.entry.weight : MIDDLE_CONFIDENCE;
};

/** The surest hit; of equals the longer, then the earlier name, but of general words the later, which is the noun of the name. */
function strongest(hits: readonly Hit[], confidence: (hit: Hit) => number): Hit | undefined {
  let best: Hit | undefined;
  for (const hit of hits) {
    if (best === undefined) best = hit;
    else {
      const better = confidence(hit) - confidence(best);
      const isName = hit.entry.name !== undefined;
      if (better > 0 || (better === 0 && (isName ? hit.end - hit.start > best.end - best.start : true)))
        best = hit;
    }
  }
  return best;
}

function namedVerdict(hit: Hit): Verdict {
  const { category, name = "" } = hit.entry;
  return {
    category,
    confidence: nameConfidence(hit),
    reason: `the description names ${name}, ${describeCategory(category)}`,
    merchant: name,
  };
}

function wordVerdict(hit: Hit, text: RunningText): Verdict {
  const { category, weight } = hit.entry;
  const word = text.letters.slice(hit.start, hit.end);
  return {
    category,
    confidence: weight,
    reason: `the name says “${word}”, which is ${describeCategory(category)}`,
  };
}

function outOfNowhere(direction: Direction, account: AccountRole, processor: Processor | undefined): Verdict {
  const evidence = processor && PROCESSOR_EVIDENCE[processor];
  if (evidence) {
    const [category, confidence] = evidence;
    return {
      category,
      confidence,
      reason: `it was paid through a service that ${describeCategory(category)} uses`,
    };
  }
  if (direction === "in" && account === "deposit") {
    return {
      category: "deposit",
      confidence: 0.4,
      reason: "money came in and the description does not say from whom",
    };
  }
  return { category: "other", confidence: 0.2, reason: "the description names nothing that is known" };
}

function decide(descriptor: Descriptor, direction: Direction, account: AccountRole): Verdict {
  const text = runningText(descriptor.text);
  const { letters } = text;
  const first =
    findOperation(firstOperations, letters, direction, account) ??
    (account === "card" ? undefined : findOperation(inflowOperations, letters, direction, account)) ??
    (account === "card"
      ? findOperation(inflowOperations.slice(-2, -1), letters, direction, account)
      : undefined);
  if (
    first &&
    !(account === "card" && first.category === "refund" && findWordings(text, companies).length > 0)
  )
    return first;
  const toPerson = findOperation(personOperations, letters, direction, account);
  if (toPerson) return toPerson;
  const names = findWordings(text, companies);
  const lender = strongest(
    names.filter(({ entry }) => lenderNames.has(entry.phrase)),
    nameConfidence,
  );
  if (lender && nameConfidence(lender) > MIDDLE_CONFIDENCE) return namedVerdict(lender);
  const ofLoan =
    account === "card" ? undefined : strongest(findWordings(text, wordsOfLoans), ({ entry }) => entry.weight);
  if (ofLoan && ofLoan.entry.weight > 0.9) return wordVerdict(ofLoan, text);
  const toCard = findOperation(cardPaymentOperations, letters, direction, account);
  if (toCard) return toCard;
  const ofCard =
    account === "deposit" ? strongest(findWordings(text, wordsOfCardPayments), nameConfidence) : undefined;
  if (ofCard) return wordVerdict(ofCard, text);
  const name = strongest(names, nameConfidence);
  if (name?.start === 0 && !name.isCutOff) return namedVerdict(name);
  const moved = findOperation(transferOperations, letters, direction, account);
  if (moved && account === "card" && direction === "in") {
    return { ...moved, category: "card-payment", reason: "money was moved to the card" };
  }
  if (moved) return moved;
  if (name && nameConfidence(name) > MIDDLE_CONFIDENCE) return namedVerdict(name);
  if (ofLoan) return wordVerdict(ofLoan, text);
  const word = strongest(findWordings(text, wordsOfTrades), ({ entry }) => entry.weight);
  const unknown = outOfNowhere(direction, account, descriptor.processor);
  const candidates = [
    ...(name ? [namedVerdict(name)] : []),
    ...(word ? [wordVerdict(word, text)] : []),
    unknown,
  ];
  return candidates.reduce((best, candidate) => (candidate.confidence > best.confidence ? candidate : best));
}

/** Categorises one line. Never fails: the least it says is "other", with a low confidence. */
export function categorise(line: TransactionLine): Categorised {
  const descriptor = readDescriptor(line.description);
  const verdict = decide(descriptor, line.amount > 0 ? "in" : "out", line.account);
  return {
    category: verdict.category,
    kind: categoryKind(verdict.category),
    confidence: verdict.confidence,
    reason: verdict.reason,
    merchantKey: verdict.merchant === undefined ? descriptor.key : verdict.merchant.toLowerCase(),
    merchantName: verdict.merchant ?? descriptor.name,
  };
}
