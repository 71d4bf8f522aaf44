import type { Layout } from "../layout.ts";
import { tdAutos } from "./td-auto.ts";
import { tdMoreAutos } from "./td-auto-more.ts";
import { tdPersonals } from "./td-personal.ts";
import { tdStudents } from "./td-student.ts";
import { tdMoreStudents } from "./td-student-more.ts";

export const tdLayouts: readonly Layout[] = [
  ...tdAutos,
  ...tdMoreAutos,
  ...tdStudents,
  ...tdMoreStudents,
  ...tdPersonals,
];
