import type { Layout } from "../layout.ts";
import { ueCollectors } from "./ue-collectors.ts";
import { ueHomeCar } from "./ue-home-car.ts";
import { ueLater } from "./ue-later.ts";
import { ueLetters } from "./ue-letters.ts";
import { ueStudentLine } from "./ue-student-line.ts";
import { ueYears } from "./ue-years.ts";

export const ueLayouts: readonly Layout[] = [
  ...ueHomeCar,
  ...ueStudentLine,
  ...ueYears,
  ...ueLetters,
  ...ueLater,
  ...ueCollectors,
];
