import type { App } from "#server/platform/http/app-type.ts";

export type Answer = Awaited<ReturnType<App["inject"]>>;

/**
 * As much of a browser as sign-in needs: it keeps cookies by name and path, refuses `__Host-` cookies that break their rules,
 * and says that its requests come from the site's own pages.
 */
export class TestBrowser {
  readonly #app: App;
  readonly #host: string;
  readonly #keepsSecureCookies: boolean;
  readonly #cookies = new Map<string, { value: string; path: string }>();

  constructor(app: App, publicUrl: URL, options: { readonly keepsSecureCookies?: boolean } = {}) {
    this.#app = app;
    this.#host = publicUrl.host;
    this.#keepsSecureCookies = options.keepsSecureCookies ?? true;
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value;
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, { value, path: "/" });
  }

  get(address: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return this.#send("GET", address, headers);
  }

  delete(address: string): Promise<Answer> {
    return this.#send("DELETE", address, {});
  }

  post(address: string, form?: Readonly<Record<string, string>>): Promise<Answer> {
    if (form === undefined) return this.#send("POST", address, {});
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    return this.#send("POST", address, headers, new URLSearchParams(form).toString());
  }

  /** Follows redirects as long as they stay on this host. */
  async follow(answer: Answer): Promise<{ readonly answer: Answer; readonly path: string }> {
    let current = answer;
    let path = "";
    for (let hop = 0; hop < 10 && current.statusCode >= 300 && current.statusCode < 400; hop += 1) {
      const target = new URL(String(current.headers.location), `http://${this.#host}`);
      if (target.host !== this.#host) break;
      path = target.pathname + target.search;
      // Each hop depends on the one before it.
      current = await this.get(path);
    }
    return { answer: current, path };
  }

  async #send(
    method: "GET" | "POST" | "DELETE",
    address: string,
    headers: Readonly<Record<string, string>>,
    payload?: string,
  ): Promise<Answer> {
    const path = address.split("?", 1)[0] ?? "";
    const cookie = [...this.#cookies]
      .filter(([, kept]) => path === kept.path || path.startsWith(kept.path.replace(/\/?$/, "/")))
      .map(([name, kept]) => `${name}=${kept.value}`)
      .join("; ");
    const answer = await this.#app.inject({
      method,
      url: address,
      headers: {
        host: this.#host,
        "sec-fetch-site": "same-origin",
        ...(cookie === "" ? {} : { cookie }),
        ...headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value, path: cookiePath, secure, maxAge, expires, ...rest } of answer.cookies) {
      if (name.startsWith("__Host-") && (secure !== true || cookiePath !== "/" || "domain" in rest)) {
        throw new Error(`a browser refuses ${name}`);
      }
      if (secure === true && !this.#keepsSecureCookies) continue;
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isGone) this.#cookies.delete(name);
      else this.#cookies.set(name, { value, path: cookiePath ?? "/" });
    }
    return answer;
  }
}
