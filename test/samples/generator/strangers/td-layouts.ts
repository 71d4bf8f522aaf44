import type { Layout } from "../layout.ts";
import { tdAutos } from "./td-auto.ts";
import { tdMoreAutos } from "./td-auto-more.ts";
import { tdStudents } from "./td-student.ts";

export const tdLayouts: readonly Layout[] = [...tdAutos, ...tdMoreAutos, ...tdStudents];
