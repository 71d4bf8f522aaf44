import type { ValueKind } from "../values/find-values.ts";

/** What a printed label announces. Several wordings share one field; `other` marks labels that must keep their value to themselves. */
export type Label = {
  readonly field: string;
  readonly kind: ValueKind;
  /** 1 for wordings that mean nothing else, less for wordings that other papers use differently. */
  readonly weight: number;
  readonly phrase: string;
};

/** Letters and digits only, lower case: recognised text loses and invents spaces and stops. */
export function squash(text: string): string {
  const lower = text.toLowerCase();
  // Asked for every cell of every paper: most have nothing to spell out.
  return (lower.includes("&") ? lower.replaceAll("&", "and") : lower).replaceAll(/[^a-z0-9]+/g, "");
}

/** Phrases are separated by "|" and may run over several lines of a data file. */
type Wording = readonly [field: string, kind: ValueKind, weight: number, phrases: string];

export function defineLabels(wordings: readonly Wording[]): Label[] {
  const listed = wordings.flatMap(([field, kind, weight, phrases]) =>
    phrases.split("|").map((print) => ({ field, kind, weight, print, phrase: squash(print) })),
  );
  const known = new Set(listed.map(({ phrase }) => phrase));
  return listed.flatMap(({ print, ...label }) => [
    label,
    ...otherJoints(print).flatMap((phrase) => (known.has(phrase) ? [] : [{ ...label, phrase }])),
  ]);
}

/** "Credits and adjustments" is printed "Credits/Adjustments" as well, and the other way round. */
function otherJoints(print: string): string[] {
  const joints = [print.replaceAll(/\s(?:and|&)\s/g, "/"), print.replaceAll("/", " and ")];
  return joints.filter((other) => other !== print).map(squash);
}
