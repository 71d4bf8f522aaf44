import type { AccountFacts, Extraction } from "#contract/extraction.ts";
import type { FileOutcome } from "./extract-files.ts";

const HEADINGS = ["File", "Type", "What", "Balance", "APR", "Minimum", "Due"];
/** Balance, APR and minimum: figures line up at their right end. */
const RIGHT_ALIGNED: ReadonlySet<number> = new Set([3, 4, 5]);
const ABSENT = "-";

/**
 * The main figures of each file for a person at a terminal, one line for each account, income or report, then the questions
 * and warnings in words. Figures that a document does not show are a dash.
 */
export function extractionTable(outcomes: readonly FileOutcome[]): string {
  const read = outcomes.flatMap((outcome) => ("result" in outcome ? [outcome] : []));
  const rows = read.flatMap(({ file, result }) =>
    rowsOf(result).map((cells, index) => [index === 0 ? printable(file) : "", ...cells]),
  );
  const notes = read.flatMap(({ file, result }) => notesOf(printable(file), result));
  return [...aligned([HEADINGS, ...rows]), ...(notes.length > 0 ? ["", ...notes] : []), ""].join("\n");
}

function rowsOf(result: Extraction): string[][] {
  const type = result.documentType;
  const rows = [
    ...result.accounts.map((account) => [
      type,
      nameOf(account, result.institution),
      balanceOf(account) ?? ABSENT,
      account.apr === undefined ? ABSENT : `${account.apr} %`,
      account.minimumPayment ?? ABSENT,
      account.paymentDueDate ?? ABSENT,
    ]),
    ...result.income.map((income) => [
      type,
      [income.kind, income.payer].filter(Boolean).join(" "),
      income.netPay ?? income.wages ?? income.nonemployeeCompensation ?? ABSENT,
      ABSENT,
      ABSENT,
      income.payDate ?? income.taxYear ?? ABSENT,
    ]),
    ...(result.creditReport
      ? [
          [
            type,
            `${result.creditReport.bureau ?? "credit report"} score ${result.creditReport.score ?? ABSENT}`,
          ],
        ]
      : []),
  ];
  return rows.length > 0 ? rows : [[type, "no account or income found"]];
}

function nameOf(account: AccountFacts, institution: string | undefined): string {
  const last4 = account.accountLast4 === undefined ? undefined : `···${account.accountLast4}`;
  return [account.institution ?? institution, account.kind, last4].filter(Boolean).join(" ");
}

function balanceOf(account: AccountFacts): string | undefined {
  return account.currentBalance ?? account.endingBalance ?? account.totalValue;
}

function notesOf(file: string, result: Extraction): string[] {
  return [
    ...result.questions.map((question) => {
      const candidates = question.candidates.map((candidate) => candidate.value).join(" or ");
      return `${file}: ${question.path} is unsure${candidates === "" ? "" : ` (${candidates}?)`}. ${question.reason}`;
    }),
    ...result.warnings.map((warning) => `${file}: ${warning}`),
  ].map(printable);
}

function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) =>
        RIGHT_ALIGNED.has(column) ? cell.padStart(widths[column]!) : cell.padEnd(widths[column]!),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** Names and texts come from strangers: control codes in them must not steer the terminal. */
export function printable(text: string): string {
  return text.toWellFormed().replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
