/**
 * Two cookies: the session, and for ten minutes the sign-in under way. Both are `__Host-`: sent to this host only, over a
 * secure channel, out of reach of scripts.
 *
 * One exception, for browsers that refuse Secure cookies on a loopback address without TLS: when PUBLIC_URL is such an
 * address, the sign-in cookie is also set under a plain name, and a browser that brings back only the plain one has shown
 * that it needs the plain session cookie too. Anywhere else plain names are neither set nor read.
 */
import fastifyCookie from "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import { bearerOf } from "../../platform/http/bearer.ts";
import { isLoopbackHost } from "../../platform/sign-in/loopback.ts";
import { loginTransactionMs, sessionAbsoluteMs } from "./session-rules.ts";

type CookieName = { readonly secure: string; readonly plain: string };
const session: CookieName = { secure: "__Host-session", plain: "debt-freedom-session" };
const login: CookieName = { secure: "__Host-login", plain: "debt-freedom-login" };

export type AccountCookies = {
  readSession(request: FastifyRequest): string | undefined;
  readLogin(request: FastifyRequest): string | undefined;
  setLogin(reply: FastifyReply, token: string): void;
  /** Replaces the sign-in cookie of this request by a session cookie. */
  setSession(request: FastifyRequest, reply: FastifyReply, token: string): void;
  clearLogin(reply: FastifyReply): void;
  clearSession(reply: FastifyReply): void;
};

export function createAccountCookies(publicUrl: URL): AccountCookies {
  const plainAllowed = publicUrl.protocol === "http:" && isLoopbackHost(publicUrl.hostname);

  const read = (request: FastifyRequest, name: CookieName): string | undefined => {
    if (bearerOf(request) !== undefined) return undefined;
    const sent = fastifyCookie.parse(request.headers.cookie ?? "");
    return sent[name.secure] ?? (plainAllowed ? sent[name.plain] : undefined);
  };
  const clear = (reply: FastifyReply, name: CookieName): void => {
    set(reply, name.secure, "", 0, true);
    if (plainAllowed) set(reply, name.plain, "", 0, false);
  };

  return {
    readSession: (request) => read(request, session),
    readLogin: (request) => read(request, login),
    setLogin(reply, token) {
      set(reply, login.secure, token, loginTransactionMs, true);
      if (plainAllowed) set(reply, login.plain, token, loginTransactionMs, false);
    },
    setSession(request, reply, token) {
      const sent = fastifyCookie.parse(request.headers.cookie ?? "");
      const refusesSecure = plainAllowed && sent[login.secure] === undefined;
      clear(reply, login);
      if (refusesSecure) set(reply, session.plain, token, sessionAbsoluteMs, false);
      else set(reply, session.secure, token, sessionAbsoluteMs, true);
    },
    clearLogin: (reply) => {
      clear(reply, login);
    },
    clearSession: (reply) => {
      clear(reply, session);
    },
  };
}

function set(reply: FastifyReply, name: string, value: string, maxAgeMs: number, secure: boolean): void {
  const maxAge = Math.floor(maxAgeMs / 1000);
  const cookie = fastifyCookie.serialize(name, value, {
    path: "/",
    httpOnly: true,
    secure,
    sameSite: "lax",
    maxAge,
  });
  void reply.header("set-cookie", cookie);
}
