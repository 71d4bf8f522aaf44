/** The issuers whose cards people pay by name, each with the words that statements and banks' lines use for it. */
const ISSUERS: readonly (readonly [name: string, words: RegExp])[] = [
  ["American Express", /\b(?:amex|american ?express)\b/i],
  ["Apple Card", /\b(?:apple ?card|gsbank|goldman sachs)\b/i],
  ["Bank of America", /\b(?:bank of america|bofa|bk of amer)\b/i],
  ["Barclays", /\bbarclay/i],
  ["Best Buy", /\bbest ?buy\b/i],
  ["Capital One", /\b(?:capital ?one|cap ?one)\b/i],
  ["Chase", /\b(?:chase|jpmorgan)\b/i],
  ["Citi", /\b(?:citi|citibank|citicard|citi ?ctp)\b/i],
  ["Comenity", /\b(?:comenity|bread financial)\b/i],
  ["Credit One", /\bcredit ?one\b/i],
  ["Discover", /\bdiscover\b/i],
  ["First Premier", /\b(?:first ?premier|premier bankcard)\b/i],
  ["Home Depot", /\bhome ?depot\b/i],
  ["Merrick Bank", /\bmerrick\b/i],
  ["Mission Lane", /\bmission lane\b/i],
  ["Navy Federal", /\b(?:navy fed|nfcu)/i],
  ["PNC", /\bpnc\b/i],
  ["Synchrony", /\b(?:synchrony|syncb)/i],
  ["Target Card", /\b(?:target card|tgt card|td bank usa)\b/i],
  ["USAA", /\busaa\b/i],
  ["U.S. Bank", /\b(?:u\.?s\.? bank|elan)\b/i],
  ["Wells Fargo", /\b(?:wells ?fargo|wf credit)\b/i],
];

/** The card issuer that a text names, or undefined: "CAPITAL ONE MOBILE PMT" names Capital One, "CREDIT CARD PAYMENT" nobody. */
export function cardIssuer(text: string): string | undefined {
  return ISSUERS.find(([, words]) => words.test(text))?.[0];
}
