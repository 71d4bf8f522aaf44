const EXTENSIONS = ["csv", "json", "html", "ics"] as const;
export type ScheduleFile = (typeof EXTENSIONS)[number];

/** The media type of each file of the schedule, with its character set. */
export const scheduleMediaTypes: Readonly<Record<ScheduleFile, string>> = {
  csv: "text/csv;charset=utf-8",
  json: "application/json",
  html: "text/html;charset=utf-8",
  ics: "text/calendar;charset=utf-8",
};

/** "avalanche-schedule-2026-11-20.csv"; `exportedOn` is a day, YYYY-MM-DD. */
export function scheduleFileName(exportedOn: string, extension: ScheduleFile): string {
  return `avalanche-schedule-${exportedOn}.${extension}`;
}

/** "chase-sapphire-4821-2026-11-20.csv": one debt of the schedule; what no file name should hold is a hyphen. */
export function debtScheduleFileName(
  debt: { readonly creditor: string; readonly accountLast4: string | null },
  exportedOn: string,
): string {
  const name = `${debt.creditor} ${debt.accountLast4 ?? ""}`
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .replaceAll(/^-+|-+$/g, "");
  return `${name === "" ? "debt" : name}-${exportedOn}.csv`;
}
