import type { Random } from "./random.ts";

export type Person = { readonly name: string; readonly street: string; readonly town: string };

export const NAMES = [
  "JORDAN A SAMPLE",
  "MORGAN T EXAMPLE",
  "CASEY R SPECIMEN",
  "Riley Q Muster",
  "Avery Placeholder",
];
const STREETS = ["4418 MAPLE HOLLOW DR", "1209 N 14TH ST APT 3B", "77 Harbor View Ln", "5620 County Road 19"];
const TOWNS = ["SPRINGFIELD, IL 62704", "TULSA, OK 74104", "Albany, NY 12207", "FRESNO, CA 93721"];

/** A made-up holder; the numbers of streets and towns are decoys for figures. */
export const makePerson = (random: Random): Person => ({
  name: random.pick(NAMES),
  street: random.pick(STREETS),
  town: random.pick(TOWNS),
});
