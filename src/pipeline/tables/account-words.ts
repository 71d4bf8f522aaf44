import type { AccountKind } from "#contract/extraction.ts";

/** Words of account names and of the lines above a table, the specific before the general. */
const KINDS: ReadonlyArray<readonly [AccountKind, RegExp]> = [
  ["401k", /\b(?:401\s?\(?k\)?|403\s?\(?b\)?|retirement savings plan)\b/i],
  ["ira", /\b(?:roth|ira|sep[- ]ira|rollover)\b/i],
  ["heloc", /\b(?:heloc|home equity)\b/i],
  ["mortgage", /\b(?:mortgage|home loan)\b/i],
  ["student-loan", /\bstudent (?:loan|ln)\b/i],
  ["auto-loan", /\b(?:auto|car|vehicle) (?:loan|ln|finance)\b/i],
  ["personal-loan", /\bpersonal loan\b/i],
  [
    "credit-card",
    /\b(?:credit ?cards?|creditcard|charge card|visa(?! debit)|master ?card(?! debit)|ccard|rewards card|cash ?back card|credit line|card ending|cardmember)\b/i,
  ],
  [
    "savings",
    /\b(?:savings?|money market|share account|prime share|regular share|certificate|cd|hysa|tagesgeld|sparkonto|ahorros?)\b/i,
  ],
  [
    "checking",
    /\b(?:checking|chequing|checkings|chk|share draft|current account|spending account|cash management|girokonto|giro|debit account|bank account|cuenta corriente|compte courant|adv(?:antage)? (?:plus|relationship|safebalance) banking|everyday banking)\b/i,
  ],
  // Names of cards, some of which banks also give to accounts: "Sapphire Checking", "Platinum Savings".
  [
    "credit-card",
    /\b(?:amex|american express|discover it|apple card|platinum|sapphire|freedom(?: unlimited| flex)?|quicksilver|venture ?x?|savor(?:one)?|double cash|blue cash)\b/i,
  ],
  ["checking", /\b(?:venmo|paypal|cash app|cash)\b/i],
  [
    "brokerage",
    /\b(?:brokerage|investment|individual(?: -? ?tod)?|joint (?:wros|tenant)|securities|trust account|portfolio)\b/i,
  ],
  ["loan", /\b(?:loan|line of credit|financing)\b/i],
];

/** The kind of account that a name or a line says; undefined when it says none. */
export function kindOfWords(text: string): AccountKind | undefined {
  const kind = KINDS.find(([, words]) => words.test(text))?.[0];
  if (kind !== undefined) return kind;
  // "OnlineSavings" as one word
  const apart = text.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return apart === text ? undefined : KINDS.find(([, words]) => words.test(apart))?.[0];
}

const NUMBERED =
  /(?:\b(?:account|acct|card|member|loan)\b[^\d*xX•.…]{0,24}|\bending\s*(?:in|with)?\s*:?\s*|\blast\s*(?:4|four)\D{0,10})(?<number>[\d*xX•.…-][\d*xX•.… -]{2,})(?![\w/])/i;
const MASKED = /(?<![\w.])(?:[*xX•…]{1,}|\.{2,}|-|#)\s?-?\s?(?<number>\d{3,5})\)?(?![\w/.,-]*\d)/;
const BRACKETED = /[([]\s?(?:[*xX•.…-]+\s?)?(?<number>\d{4})\s?[)\]]/;
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/;

/** The last four characters of an account number in a name or a line such as "Checking (...4821)". */
export function last4OfWords(text: string): string | undefined {
  const iban = IBAN.exec(text)?.[0].replaceAll(" ", "");
  if (iban !== undefined) return iban.slice(-4);
  const number = (MASKED.exec(text) ?? BRACKETED.exec(text) ?? NUMBERED.exec(text))?.groups?.["number"];
  const digits = number?.replaceAll(/\D/g, "") ?? "";
  return digits.length >= 4 ? digits.slice(-4) : undefined;
}

/** The last four characters of a cell that holds an account number and nothing else, masked or whole. */
export function last4OfNumber(text: string): string | undefined {
  const plain = text.replaceAll(/[^A-Za-z0-9]/g, "").replace(/^[xX]+/, "");
  return /\d{4}$/.test(plain) ? plain.slice(-4) : undefined;
}

const RECEIVED_ON_CARD =
  /\bpayment\b.*\bthank ?you|thank ?you.*\bpayment\b|\bpayment received\b|^(?:online|mobile|automatic|electronic|internet|autopay)\s?payment\b|autopay payment|directpay (?:full|min|fixed)|^payment$|\binterest charged?(?: on| -|:)|\bpurchase interest|\blate (?:payment )?fee\b|cash advance fee|balance transfer fee|annual membership fee|foreign transaction fee|autopay pymt|^autopay\b|card ?member serv.*payment/i;
const ON_DEPOSIT =
  /\bpayroll\b|direct ?dep|dir dep|\batm\b|overdraft|\bcheck ?#? ?\d{2,}|^check$|\bzelle\b|debit card|mobile deposit|interest (?:paid|earned|payment)|(?:credit (?:card|crd)|crd|epay|e-payment).*(?:pmt|pymt|payment|autopay|epay)|(?:card|visa|mastercard|amex|discover)\b.*\be?-?pa?ym(?:en)?t\b|mortgage|salary|social security|ssa treas|ach (?:debit|credit|deposit)|wire|bill ?pay\b|\bdeposit\b|withdrawal|\brent\b|venmo|\bpaycheck\b/i;

/** Whether a row's wording belongs on a card's own list, on a deposit account's, or on either. */
export function sideOfWording(description: string): "card" | "deposit" | undefined {
  if (RECEIVED_ON_CARD.test(description)) return "card";
  return ON_DEPOSIT.test(description) ? "deposit" : undefined;
}
