import type { Finding } from "./draft.ts";

/** Digital text is certain; what was recognised from a picture never quite is. */
export const isRecognised = (finding: Finding): boolean => finding.evidence.confidence < 1;

/** Below this a label announces its figure from a distance, over other print, or under a heading that fits others as well. */
export const NEAR_LABEL = 0.4;
const AMOUNT = /^-?\d+\.\d{2}$/;
/** "15787": four figures or more with neither a comma nor cents. */
const LOST_POINT = /(?<![\d.,])\d{4,}(?![\d.,])/;
/** ".80": what stood before the point may be lost ("$1[…].80" under a blot). */
const CENTS_ALONE = /^\D*(?<!\d)\.\d{2}(?!\d)/;

/**
 * Turns recognised amounts that nothing confirms into questions when their form or place allows another reading: a decimal point that
 * was lost, or a neighbour's figure on a skewed page. Amounts that only a sentence names become questions in every medium. A figure that a
 * sum or a second print confirms stays.
 */
export function doubtLonePrints(findings: Iterable<Finding>): void {
  for (const finding of findings) {
    if (finding.isSaid && !finding.witnessed)
      finding.doubt ??= "Only a sentence says this, and no sum confirms it.";
    if (!isRecognised(finding) || finding.witnessed || finding.doubt) continue;
    if (!AMOUNT.test(finding.value) || finding.evidence.text.includes("%")) continue;
    if (CENTS_ALONE.test(finding.evidence.text)) finding.doubt = "Dollars may be lost before these cents.";
    else if (LOST_POINT.test(finding.evidence.text))
      finding.doubt = "A decimal point may be lost in this print.";
    else if (finding.score < NEAR_LABEL)
      finding.doubt = "This figure stands apart from the words that name it.";
  }
}
