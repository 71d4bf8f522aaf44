/**
 * The owner of a person's sample household: an id of its own, so that row-level security keeps sample and real rows apart like
 * two people. Nobody can sign in as one: ids of people are made by `newId` and never start like this.
 */
const PREFIX = "sample_";

export const samplePersonId = (personId: string): string => `${PREFIX}${personId}`;

export const isSamplePerson = (personId: string): boolean => personId.startsWith(PREFIX);
