/** What all papers of the sample household share: how figures are printed, and what a reader makes of a page. */
import type { PlainDate } from "#engine/calendar/plain-date.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney } from "#engine/money/parse-money.ts";
import type { DocumentType } from "../document-type.ts";
import type { Extraction } from "../extraction.ts";
import type { SampleDebt } from "./figures.ts";
import type { DebtMonth } from "./months.ts";
import type { PrintedText, Printer } from "./printed-page.ts";

export type SampleDocument = {
  readonly fileName: string;
  /** The day on which it was out; never after the day the household is asked for. */
  readonly issuedOn: PlainDate;
  readonly extraction: Extraction;
  readonly pages: readonly (readonly PrintedText[])[];
};

export const LAST_DAY = 31;

const NAMES = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
export const printedDate = (day: PlainDate): string =>
  `${NAMES[Number(day.slice(5, 7)) - 1]} ${Number(day.slice(8))}, ${day.slice(0, 4)}`;
export const printedMoney = (amount: Cents): string =>
  `${amount < 0 ? "-" : ""}$${formatMoney(cents(Math.abs(amount))).replaceAll(/\B(?=(\d{3})+\.)/g, ",")}`;

export type DebtHistory = { readonly debt: SampleDebt; readonly figures: readonly DebtMonth[] };

type Draft = {
  readonly fileName: string;
  readonly issuedOn: PlainDate;
  readonly documentType: DocumentType;
  readonly summary: string;
  readonly printer: Printer;
  readonly content: Partial<Extraction>;
  readonly checked?: string;
};

/** The document as it stands once it is read. */
export function finish({
  fileName,
  issuedOn,
  documentType,
  summary,
  printer,
  content,
  checked,
}: Draft): SampleDocument {
  const { pages, evidence } = printer.finish();
  return {
    fileName,
    issuedOn,
    pages,
    extraction: {
      documentType,
      confidence: 1,
      currency: "USD",
      pages: pages.length,
      source: "pdf-text",
      summary,
      accounts: [],
      transactions: [],
      income: [],
      checks: checked === undefined ? [] : [{ name: "balance", passed: true, detail: checked }],
      questions: [],
      warnings: [],
      ...content,
      evidence,
    },
  };
}

/** Prints an amount and returns it as the extraction has it. */
export function printMoney(printer: Printer, path: string, label: string, amount: Cents): string {
  printer.pair(label, printedMoney(amount), path);
  return formatMoney(amount);
}
