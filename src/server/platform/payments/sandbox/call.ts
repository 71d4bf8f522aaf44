import type { Desk } from "./desk.ts";
import { type FormParameters, numberOf, textOf } from "./form-body.ts";
import { invalid } from "./records.ts";
import { listView } from "./views.ts";

/** One call to the provider's API, in one transaction of the sandbox. */
export type SandboxCall = {
  readonly desk: Desk;
  /** The ids in the path, in their order. */
  readonly ids: readonly string[];
  readonly body: FormParameters;
  /** The fields that are to be sent whole instead of by their id. */
  readonly expand: ReadonlySet<string>;
};
export type SandboxRoute = readonly [method: string, path: RegExp, handler: (call: SandboxCall) => unknown];

export function required(body: FormParameters, name: string): string {
  const text = textOf(body[name]);
  if (text === undefined) throw invalid(`Missing required param: ${name}.`, "parameter_missing");
  return text;
}

export const page = (
  call: SandboxCall,
  records: readonly { id: string }[],
  show: (id: string) => unknown,
  url: string,
) => {
  const limit = numberOf(call.body["limit"]) ?? 10;
  const after = textOf(call.body["starting_after"]);
  const from = after === undefined ? 0 : records.findIndex(({ id }) => id === after) + 1;
  const shown = records.slice(from, from + limit);
  return listView(
    shown.map(({ id }) => show(id)),
    url,
    records.length > from + limit,
  );
};

export const newestFirst = <T extends { id: string; created: number }>(records: Record<string, T>): T[] =>
  Object.values(records).toSorted((a, b) => b.created - a.created || (a.id < b.id ? 1 : -1));

export const inside = (expand: ReadonlySet<string>, prefix: string) =>
  new Set([...expand].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length)));
