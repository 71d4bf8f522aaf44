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
  return text
    .toLowerCase()
    .replaceAll("&", "and")
    .replaceAll(/[^a-z0-9]/g, "");
}

/** Phrases are separated by "|" and may run over several lines of a data file. */
type Wording = readonly [field: string, kind: ValueKind, weight: number, phrases: string];

export function defineLabels(wordings: readonly Wording[]): Label[] {
  return wordings.flatMap(([field, kind, weight, phrases]) =>
    phrases.split("|").map((phrase) => ({ field, kind, weight, phrase: squash(phrase) })),
  );
}
