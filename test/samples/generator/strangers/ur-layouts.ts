import type { Layout } from "../layout.ts";
import { urBureauFirst } from "./ur-bureau-first.ts";
import { urBureauSecond } from "./ur-bureau-second.ts";
import { urForms } from "./ur-forms.ts";
import { urLetters } from "./ur-letters.ts";
import { urReportMerged } from "./ur-report-merged.ts";
import { urReportShort } from "./ur-report-short.ts";
import { urStubLeave } from "./ur-stub-leave.ts";
import { urStubs } from "./ur-stubs.ts";

export const urLayouts: readonly Layout[] = [
  ...urBureauFirst,
  ...urBureauSecond,
  ...urReportMerged,
  ...urReportShort,
  ...urStubs,
  ...urStubLeave,
  ...urForms,
  ...urLetters,
];
