import type { Layout } from "../layout.ts";
import { TA_FIVE } from "./ta-five.ts";
import { TA_FOUR } from "./ta-four.ts";
import { TA_ONE } from "./ta-one.ts";
import { TA_SIX } from "./ta-six.ts";
import { TA_THREE } from "./ta-three.ts";
import { TA_TWO } from "./ta-two.ts";

export const taLayouts: readonly Layout[] = [
  ...TA_ONE,
  ...TA_TWO,
  ...TA_THREE,
  ...TA_FOUR,
  ...TA_FIVE,
  ...TA_SIX,
];
