/**
 * What may be paid with: cards alone, whatever else is switched on at the provider. A payment from a bank account takes days, in which
 * a renewal would read as declined.
 */
export const onlyCards: "card"[] = ["card"];
