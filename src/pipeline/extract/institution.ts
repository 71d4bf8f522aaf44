import { type Segment, type Span, spanOf } from "./layout/sheet.ts";
import { knownInstitutions } from "./lexicon/institutions.ts";
import { squash } from "./lexicon/label-set.ts";
import type { Reading } from "./reading.ts";
import { type Finding, makeFinding } from "./result/draft.ts";

const FORM =
  /(?<name>(?:(?:\b(?:[A-Z][\w'’.]*|[A-Z]{2,}|of|the|and|1st|\d(?:st|nd|rd|th))|&)\s+){0,5}(?:[A-Z][\w'’]*)?(?:Bank(?:corp)?|BANK|Bancorp|Credit\s+Union|CREDIT\s+UNION|FCU|Financial(?:\s+Services)?|FINANCIAL|Savings\s+Bank|Trust(?:\s+Company)?|Card\s+Services|Auto\s+Finance|Consumer\s+Finance|Motor\s+(?:Credit|Finance)|Home\s+Loans|Education\s+Loans|Loan\s+Services|Credit\s+Management|Recovery(?:\s+(?:LLC|Services|Group))?|Medical\s+Center|Lending|Mortgage|MORTGAGE|LENDING|HOME\s+LOANS|EDUCATION\s+LOANS|STUDENT\s+LOANS|AUTO\s+FINANCE|MOTOR\s+CREDIT|Servicing|Federal\s+Savings|Bankers|Capital|Loan\s+Servicing|National\s+Association)\b(?!\s+(?:Account\s+|Loan\s+)?(?:Statement|Account|Loan|Payment|Summary|Information|Charge|Bill))(?:\s+(?:USA|of\s+[A-Z][a-z]+))?(?:,\s*N\.?A\.?|\s+N\.A\.)?)/;
/** Houses that keep portfolios. */
const PORTFOLIO_FORM =
  /(?<name>(?:\b(?:[A-Z][\w'’.]*|of|the|and|&)\s+){1,4}(?:Investments|Brokerage(?:\s+Services)?|Securities|Funds|Retirement(?:\s+(?:Services|Solutions|Plan Services))?|Wealth(?:\s+(?:Management|Advisors|Partners))?|Advisors|Advisers|Asset\s+Management|Trust(?:\s+Company)?|Benefits|HSA|Capital\s+Management|Invest|Markets|INVESTMENTS|BROKERAGE|SECURITIES|FUNDS|ADVISORS|RETIREMENT(?:\s+SERVICES)?)\b(?:,?\s+(?:LLC|Inc\.?))?)/;
const NOT_A_HOUSE =
  /^(?:total|change|change in|other|mutual|exchange|balanced|about|market|all|summary|fixed|real|cash|current|individual|health|price)\b|index|etf|\bplan\b/i;
const NOT_A_NAME =
  /^(?:your|the|this|our|any|a|an|member|online|mobile|by|from|to|in|for|if|call|contact|visit)\b|^(?:bank|financial|capital|trust|mortgage|credit union|lending|servicing|home loans|education loans|student loans|auto finance|consumer finance|medical center|recovery)$|account|statement|summary|balance|loan number|payment/i;

/** Each known name squashed, and as it may be printed: any case, spaces lost. */
const KNOWN = knownInstitutions.map((name) => ({
  squashed: squash(name),
  print: new RegExp(
    `(?<![A-Za-z])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "\\s*")}(?![a-z])`,
    "i",
  ),
}));

type Guess = { readonly span: Span; readonly name: string; score: number };

function portfolioHouse(text: string): RegExpExecArray | null {
  const match = PORTFOLIO_FORM.exec(text);
  return match && !NOT_A_HOUSE.test(match[0]) ? match : null;
}

function guessesIn(
  segment: Segment,
  holdsPortfolios: boolean,
): { name: string; start: number; end: number; known: boolean }[] {
  const squashed = squash(segment.text);
  const found: { name: string; start: number; end: number; known: boolean }[] = [];
  const form = FORM.exec(segment.text) ?? (holdsPortfolios ? portfolioHouse(segment.text) : null);
  const name = form?.groups?.["name"]?.trim();
  if (form && name && !NOT_A_NAME.test(name) && name.split(" ").length >= 1) {
    found.push({ name, start: form.index, end: form.index + form[0].length, known: false });
  }
  for (const known of KNOWN) {
    const at = squashed.includes(known.squashed) ? known.print.exec(segment.text) : null;
    if (!at) continue;
    if (!found.some((other) => at.index < other.end && other.start < at.index + at[0].length)) {
      found.push({ name: at[0], start: at.index, end: at.index + at[0].length, known: true });
    }
  }
  return found;
}

/**
 * The issuer: the name in the largest or highest print of the first page, backed by how often the document repeats it. Statements of
 * portfolios come from more kinds of houses than banks.
 */
export function findInstitution(reading: Reading, holdsPortfolios = false): Finding | undefined {
  const { sheet, values } = reading;
  const first = sheet.rows[0]?.page ?? 1;
  const guesses = new Map<string, Guess>();
  const heights = sheet.segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.012;
  for (const segment of sheet.segments) {
    // Names on transaction rows are merchants, not the issuer.
    const row = sheet.rows[segment.row];
    const isRow = row?.segments.some((other) =>
      (values.get(other) ?? []).some((value) => value.kind === "money" && !value.money.bare),
    );
    if (isRow) continue;
    for (const guess of guessesIn(segment, holdsPortfolios)) {
      const key = squash(guess.name);
      const known = guesses.get(key);
      const top = segment.page === first ? Math.max(0, 1 - segment.y0 * 2.2) : 0;
      const size = Math.min(2, (segment.y1 - segment.y0) / usual - 1);
      const alone = segment.text.length < guess.name.length + 25 ? 0.5 : 0;
      const score = 0.3 + top + 0.6 * Math.max(0, size) + alone + (guess.known ? 0.3 : 0.2);
      if (!known)
        guesses.set(key, { span: spanOf(segment, guess.start, guess.end), name: guess.name, score });
      else known.score = Math.max(known.score, score) + 0.15;
    }
  }
  const best = [...guesses.values()].toSorted((a, b) => b.score - a.score)[0] ?? headline(reading, first);
  return best
    ? makeFinding(best.name.replaceAll(/\s+/g, " "), best.span, Math.min(1, best.score / 2))
    : undefined;
}

const HEADLINE = /^[A-Z][A-Za-z'&.\s]{2,40}$/;

/** A brand without "bank" in its name: the highest line of the first page, if it is large and only a name. */
function headline(reading: Reading, page: number): Guess | undefined {
  const segments = reading.sheet.segments.filter((segment) => segment.page === page);
  const heights = segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  const top = segments
    .slice(0, 4)
    .find(
      (segment) =>
        segment.y0 < 0.2 &&
        segment.y1 - segment.y0 > usual * 1.3 &&
        HEADLINE.test(segment.text) &&
        !NOT_A_NAME.test(segment.text),
    );
  return top ? { span: spanOf(top, 0, top.text.length), name: top.text, score: 0.8 } : undefined;
}
