import { randomBytes } from "node:crypto";

/** The closed list of id prefixes; an id tells what it names. */
export type IdPrefix =
  | "person"
  | "session"
  | "token"
  | "document"
  | "account"
  | "batch"
  | "correction"
  | "request"
  | "egress"
  | "entry"
  | "figures"
  | "erasure"
  | "notice"
  | "message"
  | "conversation"
  | "household"
  | "member"
  | "invitation"
  | "goal"
  | "event"
  | "question";

/** A random 128-bit id such as `document_3f…`: unguessable, safe in a URL. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomBytes(16).toString("hex")}`;
}
