import type { FormParameters } from "./form-body.ts";

/** As the sandbox writes its ids; a client secret begins with one. */
const ID = /[a-z_]+_sbx_[0-9a-z]+/g;

export const idsIn = (text: string): readonly string[] => text.match(ID) ?? [];

/** Which records a call is about; "all" for a list of everybody's. */
export function namedIds(method: string, path: string, body: FormParameters): readonly string[] | "all" {
  // Where a page of a list begins is not what the list is of.
  const { starting_after: _, ...asked } = body;
  const ids = idsIn(`${path} ${JSON.stringify(asked)}`);
  return ids.length === 0 && method === "GET" && path !== "/v1/prices" ? "all" : ids;
}
