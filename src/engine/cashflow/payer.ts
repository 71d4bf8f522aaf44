/** Who paid or was paid, from a statement's description: its letters only, because dates and references change each time. */
export function payerOf(description: string): string {
  return description
    .toUpperCase()
    .replaceAll(/[^A-Z]+/g, " ")
    .trim();
}
