import { AppError } from "./errors.ts";

/**
 * The owner of a person's sample household: an id of its own, so that row-level security keeps sample and real rows apart like
 * two people. Nobody can sign in as one: ids of people are made by `newId` and never start like this.
 */
const PREFIX = "sample_";

export const samplePersonId = (personId: string): string => `${PREFIX}${personId}`;

export const isSamplePerson = (personId: string): boolean => personId.startsWith(PREFIX);

/** A person's own figures never land among the sample's, where they would go with it. `what` is "file" or "entry". */
export function notAmongSamples(what: "file" | "entry"): AppError {
  const again = what === "file" ? "upload" : "type";
  return new AppError("CONFLICT", {
    status: 409,
    userMessage: `You are looking at sample data, so this ${what} was not kept. Leave the sample and ${again} it again.`,
  });
}
