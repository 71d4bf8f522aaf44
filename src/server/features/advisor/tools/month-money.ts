/** What a month can bear beside the minimums, as far as the statements make it sure. */
import { canCountOn } from "#contract/extra-certainty.ts";
import type { Cents } from "#engine/money/cents.ts";
import type { AdvisorFacts } from "../facts.ts";
import { centsOf } from "./say.ts";

/** The safe monthly extra; undefined where no statement shows it, or nobody can count on it. */
export const safeToSend = ({ analysis }: AdvisorFacts): Cents | undefined =>
  analysis !== null && canCountOn(analysis) ? centsOf(analysis.safeMonthlyExtra) : undefined;
