import type { DocumentType } from "#contract/document-type.ts";
import { type Check, type Extraction, extractionSchema, sumWarning } from "#contract/extraction.ts";
import type { Page } from "../page.ts";
import { type DocumentReading, readOneDocument } from "./read-one-document.ts";
import type { Reading } from "./reading.ts";
import { estimateConfidence } from "./result/confidence.ts";
import { acceptName, isCertainName, type OnFinding, type Settling, settle } from "./result/settle.ts";
import { settleReport } from "./result/settle-report.ts";
import { nameOfType, summarise } from "./result/summary.ts";
import { splitDocuments } from "./split-documents.ts";

export type ExtractOptions = {
  readonly source: Extraction["source"];
  /** What the person said this is; the content decides, a disagreement is a warning. */
  readonly requestedType?: DocumentType;
  readonly fileName?: string;
  /** Hears what the confidence of each figure stands on: for the script that fits it. */
  readonly onFinding?: OnFinding;
};

/** Why nothing, or not everything, was taken from a document. */
function explain({ type, reading, accounts, income, report }: DocumentReading): string | undefined {
  if (reading.sheet.rows.length === 0)
    return "No readable text was found on the pages. A sharper photo or the original PDF may help.";
  if (type.isOffer)
    return "This is an offer, an estimate or an application, not an account: nothing is owed on it, so nothing was taken from it.";
  if (type.type !== "unknown")
    return accounts.length === 0 && income.length === 0 && !report
      ? `This reads as a ${nameOfType(type.type)}, but none of its figures could be read. Nothing was taken from it.`
      : undefined;
  return type.looksLike
    ? `This reads as ${type.looksLike}, which says nothing about what an account holds or owes. Nothing was taken from it.`
    : "The text does not match any kind of statement that can be read. Nothing was taken from it.";
}

function warn(
  documents: readonly DocumentReading[],
  main: DocumentReading,
  options: ExtractOptions,
  checks: readonly Check[],
): string[] {
  const warnings: string[] = [];
  const { type } = main.type;
  if (documents.length > 1) {
    const names = documents.map((document) => nameOfType(document.type.type)).join(", ");
    warnings.push(
      `This file holds ${documents.length} documents (${names}). What they say is listed together; the type is that of the first.`,
    );
  }
  const reason = explain(main);
  if (reason) warnings.push(reason);
  const { requestedType } = options;
  if (requestedType && requestedType !== "unknown" && requestedType !== type && type !== "unknown") {
    warnings.push(`You chose ${nameOfType(requestedType)}, but the content reads as a ${nameOfType(type)}.`);
  }
  for (const check of checks) {
    if (!check.passed) warnings.push(sumWarning(check));
  }
  warnings.push(
    ...new Set(documents.flatMap(({ income }) => income.flatMap(({ warning }) => warning ?? []))),
  );
  return warnings;
}

function currencyOf(reading: Reading): string | undefined {
  for (const value of reading.allValues) {
    if (value.kind === "money" && value.money.currency) return value.money.currency;
  }
  return undefined;
}

/** Who sent the paper, where that can be read. Of income it is who pays, which is asked by that name. */
function senderOf({ type, institution }: DocumentReading, out: Settling): string | undefined {
  if (!institution || (type.type === "income" && !isCertainName(institution))) return undefined;
  return acceptName(out, "institution", institution) ? institution.value : undefined;
}

/** Of a later document of the file a name that cannot be read is asked at its first account. */
function askOtherSenders(documents: readonly DocumentReading[], main: DocumentReading, out: Settling): void {
  let first = 0;
  for (const { institution, accounts } of documents) {
    const isOwn = institution !== undefined && institution !== main.institution;
    if (isOwn && accounts.length > 0 && !isCertainName(institution))
      acceptName(out, `accounts.${first}.institution`, institution);
    first += accounts.length;
  }
}

/** Reads each document of a file; of a file with several the first that says something leads. */
function readDocuments(pages: readonly Page[]): { documents: DocumentReading[]; main: DocumentReading } {
  const documents: DocumentReading[] = [];
  for (const part of splitDocuments(pages)) documents.push(readOneDocument(part, documents.at(-1)));
  const main = documents.find((document) => document.type.type !== "unknown") ?? documents[0];
  return main ? { documents, main } : { documents: [], main: readOneDocument(pages) };
}

/**
 * Turns the words of a file into facts with evidence. Unsure figures become questions, never facts. A file of several documents gives the
 * accounts of all of them. Never throws on odd input: a paper that is no statement gives type "unknown" and a sentence.
 */
export function extractFacts(pages: readonly Page[], options: ExtractOptions): Extraction {
  const { documents, main } = readDocuments(pages);
  const { type } = main;
  const accounts = documents.flatMap((document) => document.accounts.map((entry) => entry.account));
  let before = 0;
  const transactions = documents.flatMap((document) => {
    const first = before;
    before += document.accounts.length;
    return document.transactions.map((draft) => ({ ...draft, account: draft.account + first }));
  });
  const checks = documents.flatMap((document) => document.checks);
  const income = documents.flatMap((document) => document.income.map((entry) => entry.income));
  const settling = settle(accounts, transactions, income, options.onFinding);
  const { onFinding: _, ...settled } = settling;
  const sender = senderOf(main, settling);
  askOtherSenders(documents, main, settling);
  const report = documents.find((document) => document.report)?.report;
  const creditReport = report ? settleReport(report, settling) : undefined;
  const currency = type.type === "unknown" ? undefined : currencyOf(main.reading);
  return extractionSchema.parse({
    documentType: type.type,
    confidence: estimateConfidence(type.type, settled.evidence, checks),
    ...(sender === undefined ? {} : { institution: sender }),
    ...(currency ? { currency } : {}),
    pages: Math.max(1, pages.length),
    source: options.source,
    summary: type.isOffer
      ? "This offers or plans a loan or card that does not exist yet, so nothing was taken from it."
      : summarise(
          type.type,
          sender,
          settled.accounts,
          settled.transactions.length,
          settled.questions.length,
          settled.income,
          creditReport,
        ),
    ...settled,
    ...(creditReport ? { creditReport } : {}),
    checks,
    warnings: warn(documents, main, options, checks),
  } satisfies Extraction);
}
