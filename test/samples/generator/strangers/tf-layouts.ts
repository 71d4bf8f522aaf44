import type { Layout } from "../layout.ts";
import { cairnly } from "./tf-cairnly.ts";
import { dunmore } from "./tf-dunmore.ts";
import { ellery } from "./tf-ellery.ts";
import { fernwing } from "./tf-fernwing.ts";
import { haines } from "./tf-haines.ts";
import { hallmere } from "./tf-hallmere.ts";
import { meridale } from "./tf-meridale.ts";
import { pomeroy } from "./tf-pomeroy.ts";
import { vtrade } from "./tf-vtrade.ts";
import { whitlock } from "./tf-whitlock.ts";
import { windrose } from "./tf-windrose.ts";

export const tfLayouts: readonly Layout[] = [
  hallmere,
  dunmore,
  windrose,
  vtrade,
  pomeroy,
  haines,
  ellery,
  whitlock,
  fernwing,
  cairnly,
  meridale,
];
