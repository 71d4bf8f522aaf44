import type { AccountKind } from "#contract/extraction.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";

type Cue = readonly [kind: AccountKind, weight: number, pattern: RegExp];

/** Wordings of a kind of loan; what names the paper weighs more than a word of its small print. Squashed text. */
const CUES: readonly Cue[] = [
  ["heloc", 6, /homeequityline|equityline|heloc|equitylineofcredit|equitycreditline/],
  ["heloc", 5, /drawperiod|home(?:access|value|advantage|flex|secured)?line(?!s)/],
  ["mortgage", 4, /mortgagestatement|mortgageaccount|mortgageloan|homeloan|mortgageservic/],
  ["mortgage", 2, /escrow|propertyaddress|homeequityloan/],
  ["mortgage", 1.5, /mortgage/],
  [
    "student-loan",
    5,
    /studentloan|educationloan|directsubsidized|directunsubsidized|directloan|parentplus|gradplus|stafford|(?:un)?subsidized|ffelp?(?![a-z])/,
  ],
  [
    "student-loan",
    2,
    /departmentofeducation|loangroup|fafsa|studentaid|incomedriven|inschool|studentassistance/,
  ],
  [
    "auto-loan",
    5,
    /autoloan|autofinanc|motorcredit|carloan|vehicleloan|autoaccount|motorfinanc|carfinanc|autolease|motoracceptance|autolending|autostatement/,
  ],
  ["auto-loan", 2.5, /vehicle|retailinstal|(?:new|used)(?:auto|car|truck)|vin\d|vinending|yourcar|yourauto/],
  [
    "personal-loan",
    5,
    /personalloan|signatureloan|signature(?:fixed|variable)rate|debtconsolidation(?:loan)?|unsecuredloan|personalinstal/,
  ],
  [
    "loan",
    5,
    /lineofcredit|creditline|payin(?:four|4)|paylater|paymentplan|debtcollector|collectadebt|buynow|originalcreditor/,
  ],
];

const PROSE = 70;
/** What a lender advertises is not what it lent. */
const ADVERTISES = /\bas low\b|rates?\s(?:from|starting)|\bapply\b|pre-?approved|\bspecial\b|\brefinanc/i;
/** Cues of this weight name a kind of loan. */
const NAMES = 5;

/** The kind of loan a paper speaks of: "loan" for lines of credit, pay-later plans, debts in collection and what names no kind. */
export function loanKind(reading: Reading): AccountKind {
  const { segments } = reading.sheet;
  const firstPage = segments[0]?.page;
  const top = squash(
    segments
      .filter((entry) => entry.page === firstPage && entry.y0 < 0.3)
      .map((entry) => entry.text)
      .join(" "),
  );
  const all = squash(
    segments
      .filter((entry) => !ADVERTISES.test(entry.text))
      .map((entry) => entry.text)
      .join(" "),
  );
  // Sentences of the small print offer other loans.
  const labels = squash(
    segments
      .filter((entry) => entry.text.length < PROSE)
      .map((entry) => entry.text)
      .join(" "),
  );
  const scores = new Map<AccountKind, number>();
  for (const [kind, weight, pattern] of CUES) {
    const share = pattern.test(top)
      ? 1.5
      : pattern.test(labels)
        ? 1
        : pattern.test(all)
          ? weight >= NAMES
            ? 0.6
            : 0.85
          : 0;
    scores.set(kind, (scores.get(kind) ?? 0) + weight * share);
  }
  const [best] = [...scores].toSorted((a, b) => b[1] - a[1]);
  return best && best[1] >= 2 ? best[0] : "loan";
}
