import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { cashflowSheets, cashflowSpreadsheetFileName } from "#contract/exports/cashflow-sheets.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";
import { categoryLabel } from "./category-labels.ts";
import { everyTransactionQuery, recurringQuery } from "./transactions-api.ts";

const MEDIA_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/** Fetches every transaction and hands the whole cash flow over as an XLSX file; the writer of such files is loaded only then. */
export function useSaveSpreadsheet() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (analysis: CashflowAnalysis) => {
      const [transactions, { items: recurring }, { spreadsheetFile }] = await Promise.all([
        client.fetchQuery(everyTransactionQuery),
        client.fetchQuery(recurringQuery),
        import("./spreadsheet-file.ts"),
      ]);
      const sheets = cashflowSheets({ analysis, transactions, recurring, labelOf: categoryLabel });
      saveFile(cashflowSpreadsheetFileName, MEDIA_TYPE, spreadsheetFile(sheets));
    },
    onSuccess: () =>
      showToast({ title: "Workbook Exported", description: `Downloaded as ${cashflowSpreadsheetFileName}.` }),
    onError: (error) =>
      showToast({
        title: "The workbook was not exported",
        description: sentenceOf(error),
        tone: "destructive",
      }),
  });
}
