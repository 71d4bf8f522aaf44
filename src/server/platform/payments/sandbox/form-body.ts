/** A request's parameters as the provider's clients send them: `a[b][0]=c` nested into objects and lists. */
export type FormValue = string | { [key: string]: FormValue };
export type FormParameters = { readonly [key: string]: FormValue };

export function parseFormBody(text: string): FormParameters {
  const root: { [key: string]: FormValue } = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const keys = [...name.matchAll(/[^[\]]+/g)].map(([key]) => key);
    const last = name.endsWith("[]") ? undefined : keys.pop();
    let at = root;
    for (const key of keys) {
      const inner = at[key];
      if (typeof inner === "object") at = inner;
      else {
        const made: { [key: string]: FormValue } = Object.create(null);
        at[key] = made;
        at = made;
      }
    }
    at[last ?? String(Object.keys(at).length)] = value;
  }
  return root;
}

/** The text of a field; undefined for a missing or empty one and for a nested one. */
export function textOf(value: FormValue | undefined): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

export function partsOf(value: FormValue | undefined): FormParameters {
  return typeof value === "object" ? value : {};
}

/** The values of a list, in their order. */
export function listOf(value: FormValue | undefined): FormValue[] {
  return typeof value === "object" ? Object.values(value) : [];
}

export function numberOf(value: FormValue | undefined): number | undefined {
  const text = textOf(value);
  return text !== undefined && /^-?\d+$/.test(text) ? Number(text) : undefined;
}

export function textsOf(value: FormValue | undefined): Record<string, string> {
  return Object.fromEntries(
    Object.entries(partsOf(value)).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}

/** The kinds of payment methods that a call allows; null where it names none. */
export function kindsOf(value: FormValue | undefined): string[] | null {
  const named = listOf(value).flatMap((one) => textOf(one) ?? []);
  return named.length === 0 ? null : named;
}
