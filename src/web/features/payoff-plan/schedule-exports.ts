import { Download, Printer } from "lucide-react";
import { paymentCalendar } from "#contract/exports/calendar.ts";
import { scheduleCsv } from "#contract/exports/csv.ts";
import { type ScheduleFile, scheduleFileName, scheduleMediaTypes } from "#contract/exports/file-name.ts";
import { scheduleHtml } from "#contract/exports/schedule-html.ts";
import { scheduleJson } from "#contract/exports/schedule-json.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { today } from "../../lib/format-date.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";

type ScheduleExport = {
  readonly file: ScheduleFile;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly icon: typeof Download;
};

export const SCHEDULE_EXPORTS: readonly ScheduleExport[] = [
  {
    file: "csv",
    label: "CSV",
    hint: "Every payment as a row, for a spreadsheet.",
    action: "Download CSV",
    icon: Download,
  },
  {
    file: "json",
    label: "JSON",
    hint: "The same with every figure of the plan, for other programs.",
    action: "Download JSON",
    icon: Download,
  },
  {
    file: "html",
    label: "Print/PDF",
    hint: "A page to print or to save as a PDF from the print dialog.",
    action: "Download printable page",
    icon: Printer,
  },
  {
    file: "ics",
    label: "Calendar",
    hint: "Each payment with its amount, two days' notice included, for the calendar of your phone.",
    action: "Download calendar",
    icon: Download,
  },
];

function textOf(file: ScheduleFile, plan: PayoffPlan): string {
  switch (file) {
    case "csv":
      return scheduleCsv(plan);
    case "json":
      return scheduleJson(plan, today());
    case "html":
      return scheduleHtml(plan, today());
    case "ics":
      return paymentCalendar(plan, new Date().toISOString());
    default:
      return file satisfies never;
  }
}

/** Makes the file of the plan, hands it to the browser and says so. */
export function saveSchedule(file: ScheduleFile, plan: PayoffPlan): void {
  const name = scheduleFileName(today(), file);
  saveFile(name, scheduleMediaTypes[file], textOf(file, plan));
  showToast({ title: "Schedule Exported", description: `Downloaded as ${name}.` });
}
