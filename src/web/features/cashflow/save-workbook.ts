import type { CashflowAnalysis } from "#contract/cashflow.ts";
import { cashflowWorkbookCsv, cashflowWorkbookFileName } from "#contract/exports/cashflow-workbook.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";

/** The cash flow as a file for spreadsheets. */
export function saveWorkbook(analysis: CashflowAnalysis): void {
  saveFile(cashflowWorkbookFileName, "text/csv;charset=utf-8", cashflowWorkbookCsv(analysis));
  showToast({ title: "Workbook Exported", description: `Downloaded as ${cashflowWorkbookFileName}.` });
}
