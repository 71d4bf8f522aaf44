import type { Layout } from "../layout.ts";
import { uhCollections } from "./uh-collections.ts";
import { uhConsumerLoans } from "./uh-consumer-loans.ts";
import { uhLater } from "./uh-later.ts";
import { uhStudentLoans } from "./uh-loans.ts";
import { uhMerged } from "./uh-merged.ts";
import { uhReports } from "./uh-reports.ts";

/** Lenders, bureaus, collectors and pay-later issuers by a writer who does not know the reader. */
export const uhLayouts: readonly Layout[] = [
  ...uhStudentLoans,
  ...uhConsumerLoans,
  ...uhReports,
  ...uhMerged,
  ...uhCollections,
  ...uhLater,
];
