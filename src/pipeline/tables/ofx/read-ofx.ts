import { ReadFailure } from "../../read-failure.ts";
import { decodeText } from "../decode-text.ts";
import type { ListedAccount, ListedEntry, Listing } from "../listing.ts";
import { type Element, find, findDeep, findEach, placesIn, readMarkup } from "../markup.ts";
import { damagedTable, MAX_ROWS, tooManyRows } from "../table-limits.ts";
import { turnDownload } from "../turned-download.ts";
import { accountParts, downloadParts, kindOf } from "./account-parts.ts";
import { accountTotal } from "./account-total.ts";
import { bankEntries, ROWS } from "./bank-entries.ts";
import { holdingsOf, investmentEntries, type SecurityNames, securityNames } from "./investments.ts";
import { Cycles } from "./join-cycles.ts";
import { failedAnswers, OFX_LEVELS, STATEMENTS } from "./ofx-levels.ts";
import { type OfxReading, startReading, tallyWarnings } from "./ofx-values.ts";
import { signedByType } from "./unsigned-download.ts";

const UNSIGNED =
  "This download writes no amount with a minus, against its format; the bank's word for each row told money in from money out.";

/**
 * Reads an OFX 1 (SGML), OFX 2 (XML) or QFX download: bank, card, loan and brokerage statements, one account for each (several billing
 * cycles of one account are one). Amounts are in
 * cents; what is finer is rounded half away from zero, a balance is taken as the file states it and never from the rows. Ids of
 * transactions are only used where the bank corrects one: banks give the same id to different rows. Throws ReadFailure
 * UNREADABLE_FILE.
 */
export function readOfx(bytes: Uint8Array): Listing {
  const source = decodeText(bytes);
  const root = readMarkup(source, "bank download", OFX_LEVELS);
  // Before anything is done with each of them.
  if (findDeep(root, ROWS).length > MAX_ROWS) throw tooManyRows();
  const reading = startReading(source, root, placesIn(source));
  const documents = findEach(root, "OFX");
  const statements = (documents.length === 0 ? [root] : documents).flatMap((document) => {
    const download = downloadParts(document);
    return findDeep(document, STATEMENTS).map((statement) => ({ statement, download }));
  });
  if (statements.length === 0) throw noStatement(root);
  const names = securityNames(root);
  const accounts: ListedAccount[] = [];
  const read: ListedEntry[] = [];
  const types = new Map<ListedEntry, string>();
  const warnings = new Set<string>();
  const cycles = new Cycles();
  for (const { statement, download } of statements) {
    const account = accounts.length;
    const kind = kindOf(statement, download);
    const parts = accountParts(statement, kind, download, reading);
    if (statement.name === "INVSTMTRS") {
      const invested = investedAccount(statement, names, reading);
      if (invested.stated) parts.fields.set("totalValue", invested.stated);
      accounts.push({ kind, ...parts, ...invested.account });
      for (const warning of invested.warnings) warnings.add(warning);
      read.push(...investmentEntries(statement, names, account, reading));
    } else {
      const own = cycles.place(accounts, statement, { kind, ...parts });
      const rows = bankEntries(statement, own, reading, types);
      const signed = signedByType(rows.entries, kind, types);
      read.push(...signed.entries);
      if (signed.isTurned) warnings.add(UNSIGNED);
      for (const warning of rows.warnings) warnings.add(warning);
    }
    if (findEach(find(statement, "BANKTRANLISTP"), "STMTTRNP").length > 0)
      warnings.add(
        "Pending transactions in this download were left out; they come again once they are final.",
      );
  }
  if (read.length > MAX_ROWS) throw tooManyRows();
  const { entries, warnings: turned } = turnDownload(accounts, read, (entry) => types.get(entry));
  const currencies = new Set(
    statements
      .map(({ statement }) => find(statement, "CURDEF")?.text.toUpperCase())
      .filter((code) => code !== undefined && code !== ""),
  );
  const [currency] = currencies;
  return {
    source: "ofx",
    pages: 1,
    ...(currency === undefined ? {} : { currency }),
    accounts,
    entries,
    checks: [],
    warnings: [
      ...warnings,
      ...turned,
      ...tallyWarnings(reading.tally),
      ...wholeWarnings(source, root, currencies.size),
    ],
    confidence: accounts.some(({ unsure }) => unsure && unsure.length > 0) ? 0.97 : 0.99,
  };
}

function investedAccount(statement: Element, names: SecurityNames, reading: OfxReading) {
  const holdings = holdingsOf(statement, names, reading);
  const { stated, unsure, warnings } = accountTotal(statement, holdings, reading);
  return { stated, warnings, account: { holdings, ...(unsure === undefined ? {} : { unsure }) } };
}

const CLOSINGS: ReadonlySet<string> = new Set(["CLOSING", "CCCLOSING", "LOANCLOSING", "INVCLOSING"]);

/** What a person should know of the download as a whole. */
function wholeWarnings(source: string, root: Element, currencies: number): string[] {
  const failed = failedAnswers(root);
  return [
    ...(currencies > 1
      ? [
          "This download holds accounts in several currencies; all were read as the first one's. Please download them one by one.",
        ]
      : []),
    ...(failed > 0
      ? [
          `For ${failed === 1 ? "one account" : `${failed} accounts`} the bank sent a message of an error instead of a statement. Please download it again.`,
        ]
      : []),
    ...(findDeep(root, CLOSINGS).length > 0
      ? ["This download also sums up closed statement periods; those sums were not read."]
      : []),
    ...(/<\s*OFX[\s>]/i.test(source) && !/<\/\s*OFX\s*>/i.test(source)
      ? [
          "The end of this download is missing, so rows after the last one may be lost. Please download it again.",
        ]
      : []),
  ];
}

function noStatement(root: Element): ReadFailure {
  const status = findDeep(root, new Set(["MESSAGE"]))[0]?.text;
  return status === undefined
    ? damagedTable("bank download")
    : new ReadFailure(
        "UNREADABLE_FILE",
        "This bank download holds no statement, only a message of the bank. Please download it again.",
      );
}
