import { estatePlanning } from "./estate-planning.ts";
import type { Guide } from "./guide-text.ts";
import { kidsEducation } from "./kids-education.ts";
import { taxGuidance } from "./tax-guidance.ts";

export const guides: readonly Guide[] = [kidsEducation, estatePlanning, taxGuidance];

export const guidePath = ({ slug }: Guide): string => `/guides/${slug}`;
