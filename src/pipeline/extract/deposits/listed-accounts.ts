import { formatMoney } from "#engine/money/parse-money.ts";
import { masked } from "../account-last4.ts";
import type { AccountReading } from "../account-reading.ts";
import type { Row } from "../layout/sheet.ts";
import { squash } from "../lexicon/label-set.ts";
import { partOf, type Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { kindNamed } from "./deposit-kind.ts";

type Of<Kind extends PrintedValue["kind"]> = Extract<PrintedValue, { kind: Kind }>;
type Listed = { readonly row: Row; readonly number: Of<"account">; readonly balance: Of<"money"> };

/** Headings, squashed: a picture parts and joins words. */
const NUMBER = /^(?:account|acct)(?:number|no)$/;
const BALANCE = /^(?:ending|current|closing)?balances?$/;
/** Where the account's own part stands: on pages that the file may lack. */
const PAGE = /^(?:page|pg\.?|p\.)\s?\d{1,3}\W*$/i;
const KEPT = /\b(?:checking|savings|money\s?market|certificates?|share)\b/i;
/** "Share Secured Loan", "Savings Secured Visa": what is owed is named after what secures it. A sum is no account's balance. */
const OWED =
  /\b(?:loans?|credit(?!\sunion)|lines?|visa|master\s?card|cards?|mortgages?|heloc|(?:sub-?)?totals?)\b/i;

/** The rows of an overview of accounts: a name, a number, a balance and the page of each. */
function listed({ sheet, values }: Reading): Listed[] {
  const head = sheet.rows.findIndex(
    ({ segments }) =>
      segments.some(({ text }) => NUMBER.test(squash(text))) &&
      segments.some(({ text }) => BALANCE.test(squash(text))),
  );
  if (head < 0) return [];
  const page = sheet.rows[head]?.page;
  return sheet.rows.slice(head + 1).flatMap((row): Listed[] => {
    const [name] = row.segments;
    const own = row.segments.flatMap((segment) => values.get(segment) ?? []);
    const numbers = own.filter((value) => value.kind === "account");
    const amounts = own.filter((value) => value.kind === "money" && !value.money.bare);
    const [[number], [balance]] = [numbers, amounts];
    if (row.page !== page || !name || numbers.length !== 1 || amounts.length !== 1) return [];
    if (number?.kind !== "account" || balance?.kind !== "money") return [];
    if (!KEPT.test(name.text) || OWED.test(name.text)) return [];
    return row.segments.some(({ text }) => PAGE.test(text.trim())) ? [{ row, number, balance }] : [];
  });
}

/**
 * Accounts of which a file holds no page of their own: the overview names them beside one whose page it holds, and their number stands
 * nowhere else.
 */
export function listedOnly(reading: Reading, entries: readonly AccountReading[]): AccountReading[] {
  const known = new Set(entries.map(({ account }) => account.findings.get("accountLast4")?.value));
  const all = listed(reading);
  const [first] = entries;
  if (!first || !all.some(({ number }) => known.has(number.account.last4))) return [];
  const prints = reading.allValues.filter((value) => value.kind === "account");
  return all
    .filter(
      ({ number }) =>
        !known.has(number.account.last4) &&
        prints.filter(({ account }) => account.last4 === number.account.last4).length === 1,
    )
    .flatMap(({ row, number, balance }) => {
      const kind = kindNamed(row.segments[0]?.text ?? "");
      if (!kind) return [];
      const findings = new Map<string, Finding>();
      findings.set("accountLast4", masked(makeFinding(number.account.last4, number.span, 0.9)));
      const day = first.account.findings.get("statementDate");
      if (day) findings.set("statementDate", day);
      const ending = makeFinding(formatMoney(balance.money.amount), balance.span, 0.9);
      // The total under it prints the same amount.
      ending.witnessed =
        reading.allValues.filter(
          (value) => value.kind === "money" && value.money.amount === balance.money.amount,
        ).length > 1;
      findings.set("endingBalance", ending);
      return {
        account: { kind, findings },
        checks: [],
        dates: first.dates,
        reading: partOf(reading, ({ index }) => index === row.index),
      };
    });
}
