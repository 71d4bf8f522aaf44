import type { z } from "zod";
import { dayHeader, personHeader } from "#contract/account.ts";
import { type ErrorCode, errorBodySchema } from "#contract/errors.ts";
import { checkAppVersion } from "./app-version.ts";
import { today } from "./format-date.ts";

/**
 * A refusal of the server. `message` is "{status}: {response text}" (the status text when the body is empty), for logs and
 * programs; `sentence` is what a person reads.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ErrorCode | undefined;
  readonly sentence: string;
  readonly loginUrl: string | undefined;

  constructor(status: number, text: string, statusText: string) {
    super(`${status}: ${text || statusText}`);
    this.name = "ApiError";
    this.status = status;
    const body = errorBodySchema.safeParse(parseJson(text));
    this.code = body.data?.code;
    this.sentence = body.data?.message ?? plainSentence(status);
    this.loginUrl = body.data?.loginUrl;
  }
}

/** The one call that asks who is signed in instead of saying it. */
export const currentUserPath = "/api/auth/user";

let believedPerson: string | null = null;

/** From now on every call is made for this person only; null before it is known who is signed in. */
export function actAs(personId: string | null): void {
  believedPerson = personId;
}

/** The address of a stream, which cannot carry a header, for the same person. */
export function addressForPerson(path: string): string {
  return believedPerson === null ? path : `${path}?person=${encodeURIComponent(believedPerson)}`;
}

/** The request never got an answer: the server is stopped, or the network is down. */
export class ConnectionError extends Error {
  readonly sentence =
    "The server could not be reached. Nothing was lost; check your connection and try again.";

  constructor(cause: unknown) {
    super("No answer from the server", { cause });
    this.name = "ConnectionError";
  }
}

/** The answer arrived but does not have the agreed shape: page and server are of different releases. */
export class AnswerError extends Error {
  readonly sentence =
    "The server answered in a form this page does not know. Nothing was lost; reload the page to update it.";

  constructor(path: string, cause: unknown) {
    super(`Unexpected answer from ${path}`, { cause });
    this.name = "AnswerError";
  }
}

/** What to show a person for any failure. */
export function sentenceOf(error: unknown): string {
  if (error instanceof ApiError || error instanceof ConnectionError || error instanceof AnswerError) {
    return error.sentence;
  }
  return "Something went wrong on this page. Nothing was lost; reload it and try again.";
}

/**
 * One call to our own server, with cookies. The answer is checked against the contract.
 * @throws ApiError for every status outside 200-299, ConnectionError without an answer, AnswerError for a wrong shape.
 *   An aborted request throws the signal's own AbortError.
 */
export async function request<Schema extends z.ZodType>(
  path: string,
  schema: Schema,
  init: RequestInit = {},
): Promise<z.infer<Schema>> {
  const text = await send(path, init);
  const parsed = schema.safeParse(parseJson(text));
  if (!parsed.success) {
    void checkAppVersion();
    throw new AnswerError(path, parsed.error);
  }
  return parsed.data;
}

/** As `request`, for calls whose answer carries nothing. */
export function send(path: string, init: RequestInit = {}): Promise<string> {
  return call(path, init, (response) => response.text());
}

/** As `request`, for a picture or a file. */
export function requestBlob(path: string, init: RequestInit = {}): Promise<Blob> {
  return call(path, init, (response) => response.blob());
}

/** As `request`, for an answer that comes piece by piece. Aborting the signal ends it. */
export function requestStream(
  path: string,
  init: RequestInit,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  return call(path, init, async ({ body }) => body ?? new Blob([]).stream());
}

async function call<T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(path, {
      credentials: "include",
      ...init,
      headers: withPerson(path, init.headers),
    });
    if (response.ok) return await read(response);
    text = await response.text();
  } catch (cause) {
    if (init.signal?.aborted) throw cause;
    throw new ConnectionError(cause);
  }
  const refusal = new ApiError(response.status, text, response.statusText);
  // Asked for in a form that the server no longer knows, or at an address that it no longer has?
  if (refusal.status === 400 || refusal.status === 404) void checkAppVersion();
  // What this page shows belongs to somebody else: it is drawn anew for whoever is signed in.
  if (refusal.code === "OTHER_PERSON") window.location.reload();
  throw refusal;
}

function withPerson(path: string, headers: HeadersInit | undefined): Headers {
  const all = new Headers(headers);
  if (believedPerson !== null && path !== currentUserPath) all.set(personHeader, believedPerson);
  all.set(dayHeader, today());
  return all;
}

/** Method, header and body of a JSON request. */
export function jsonBody(method: "POST" | "PATCH" | "PUT", body: unknown): RequestInit {
  return { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function plainSentence(status: number): string {
  if (status === 401) return "You are signed out. Your data is safe; sign in to continue.";
  if (status === 404) return "This is no longer there. It may have been removed in another window.";
  if (status === 413) return "This file is too large. Nothing was stored; choose a smaller one.";
  if (status === 429) return "That was a little too fast. Nothing was lost; wait a minute and try again.";
  if (status >= 500) return "The server had a problem. Nothing was lost; please try again in a moment.";
  return "The server did not accept this. Nothing was changed.";
}
