import type { Layout } from "../layout.ts";
import { tdAutos } from "./td-auto.ts";
import { tdMoreAutos } from "./td-auto-more.ts";
import { tdOthers } from "./td-others.ts";
import { tdPersonals } from "./td-personal.ts";
import { tdStudents } from "./td-student.ts";
import { tdMoreStudents } from "./td-student-more.ts";
import { tdUnions } from "./td-union.ts";

export const tdLayouts: readonly Layout[] = [
  ...tdAutos,
  ...tdMoreAutos,
  ...tdStudents,
  ...tdMoreStudents,
  ...tdPersonals,
  ...tdOthers,
  ...tdUnions,
];
