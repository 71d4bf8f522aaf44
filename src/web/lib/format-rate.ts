/** "24.9" becomes "24.90 %": two decimals at least, more when the document shows more. Nothing is rounded. */
export function rateText(percent: string): string {
  const [whole = "0", fraction = ""] = percent.split(".");
  return `${whole.replace("-", "−")}.${fraction.padEnd(2, "0")}\u00a0%`;
}

/** A sentence of the server whose percent signs stay on the line of their number. */
export const withWholePercents = (sentence: string): string => sentence.replaceAll(" %", "\u00a0%");
