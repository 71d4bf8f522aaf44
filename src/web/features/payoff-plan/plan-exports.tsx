import { Download, Printer } from "lucide-react";
import { memo, useState } from "react";
import { paymentCalendar } from "#contract/exports/calendar.ts";
import { scheduleCsv } from "#contract/exports/csv.ts";
import { type ScheduleFile, scheduleFileName, scheduleMediaTypes } from "#contract/exports/file-name.ts";
import { scheduleHtml } from "#contract/exports/schedule-html.ts";
import { scheduleJson } from "#contract/exports/schedule-json.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { today } from "../../lib/format-date.ts";
import { saveFile } from "../../lib/save-file.ts";
import { showToast } from "../../lib/toast-store.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Tabs } from "../../ui/tabs.tsx";

type Export = {
  readonly file: ScheduleFile;
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly icon: typeof Download;
};

const EXPORTS: readonly Export[] = [
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

/** The schedule to take along: spreadsheet, data, paper, calendar. */
export const PlanExports = memo(function PlanExports({ plan }: { readonly plan: PayoffPlan }) {
  const [open, setOpen] = useState("csv");
  const save = (file: ScheduleFile) => {
    const name = scheduleFileName(today(), file);
    saveFile(name, scheduleMediaTypes[file], textOf(file, plan));
    showToast({ title: "Schedule Exported", description: `Downloaded as ${name}.` });
  };
  return (
    <Card>
      <CardTitle className="mb-2">Take it along</CardTitle>
      <Tabs
        label="Export"
        value={open}
        onValueChange={setOpen}
        tabs={EXPORTS.map(({ file, label, hint, action, icon: Icon }) => ({
          id: file,
          label,
          content: (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="min-w-0 text-dim">{hint}</p>
              <Button variant="secondary" onClick={() => save(file)}>
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
                {action}
              </Button>
            </div>
          ),
        }))}
      />
    </Card>
  );
});
