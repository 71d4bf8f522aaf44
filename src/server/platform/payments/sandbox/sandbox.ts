/**
 * The payment provider's API without the provider: the official client talks to it through its transport, and it answers as the
 * provider's test mode does. Nothing leaves the process; no card is charged. See docs/decisions/017-payments.md.
 */
import { answerChallenge, answerSetupChallenge } from "./charging.ts";
import { type Desk, openDesk } from "./desk.ts";
import { parseFormBody } from "./form-body.ts";
import { idsIn, namedIds } from "./named-ids.ts";
import { ANSWERS_KEPT_SECONDS, emptyRecords, type SandboxRecords, SandboxRefusal } from "./records.ts";
import { advanceCustomer, noteDue } from "./renewing.ts";
import { answerRequest } from "./requests.ts";
import { onPaid } from "./subscribing.ts";
import { eventView } from "./views.ts";

/** What a transaction needs. */
export type AskedRecords = {
  /** These records, with all that is of the same customers or named by it; or all but events and answers. */
  readonly ids: readonly string[] | "all";
  /** The answer to this idempotency key. */
  readonly key?: string | undefined;
  /** What is due by then as well, in seconds since 1970. */
  readonly dueBy?: number;
  /** The events that were not taken yet. */
  readonly withEvents?: boolean;
};

/**
 * Keeps the records, and shows at least those that were asked for. Transactions run one after the other; one that rejects leaves no
 * trace.
 */
export type SandboxStore = {
  transact<T>(asked: AskedRecords, work: (records: SandboxRecords) => T): Promise<T>;
};

/** Tells the product of an event; resolves to whether it was taken (answered with 2xx). */
export type DeliverEvent = (event: { readonly id: string; readonly type: string }) => Promise<boolean>;

/** What became of a payment or a setup that a person confirmed. */
export type Confirmation = {
  readonly status: string;
  /** In the provider's words. */
  readonly failure: string | null;
};

export type SandboxRequest = {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  readonly idempotencyKey: string | undefined;
  readonly body: string;
};

export type Sandbox = {
  /** Answers one call as the provider's API would. */
  respond(request: SandboxRequest): Promise<{ readonly status: number; readonly body: unknown }>;
  /** For the official client: its transport. */
  readonly fetch: typeof fetch;
  /** The person answered their bank's question about the payment or setup with this client secret. */
  answerChallenge(clientSecret: string, isCompleted: boolean): Promise<Confirmation>;
  /** Lets a customer's test clock run on; what falls due on the way happens. */
  advance(customer: string, seconds: number): Promise<void>;
  /** Delivers what was not taken yet, in the order in which it happened. */
  flush(): Promise<void>;
};

type Answer = { readonly status: number; readonly body: unknown };

export function createSandbox(options: {
  readonly store: SandboxStore;
  readonly now: () => Date;
  readonly apiVersion: string;
  readonly deliver: DeliverEvent;
  /** Called when an event was not taken: try `flush` again later. */
  readonly onUndelivered?: () => void;
}): Sandbox {
  const { store, apiVersion, deliver } = options;

  /** One transaction, in which first everything happens that is due by now. A declined card is an outcome, not an undone step. */
  async function transact<T>(asked: AskedRecords, work: (desk: Desk) => T): Promise<T> {
    const realNow = Math.floor(options.now().getTime() / 1000);
    const done = await store.transact(
      { ...asked, dueBy: realNow },
      (records): { value: T } | { refusal: SandboxRefusal } => {
        const desk = openDesk(records, realNow);
        for (const id of Object.keys(records.customers)) advanceCustomer(desk, id, desk.now(id), realNow);
        try {
          return { value: work(desk) };
        } catch (error) {
          if (error instanceof SandboxRefusal && error.error.type === "card_error") return { refusal: error };
          throw error;
        } finally {
          noteDue(desk);
        }
      },
    );
    if ("refusal" in done) throw done.refusal;
    return done.value;
  }

  let flushing: Promise<void> = Promise.resolve();
  const flush = () => {
    // Whatever keeps it from being done now (the program stops, the database is away): it is done later.
    flushing = flushing.then(deliverAll).catch(() => options.onUndelivered?.());
    return flushing;
  };
  async function deliverAll(): Promise<void> {
    const events: AskedRecords = { ids: [], withEvents: true };
    const waiting = await store.transact(events, (records) =>
      records.events.map((event) => structuredClone(event)),
    );
    const taken = new Set<string>();
    for (const event of waiting) {
      const { id, type } = event;
      if (await deliver({ ...eventView(event, apiVersion), id, type }).catch(() => false)) taken.add(id);
    }
    if (taken.size > 0) {
      await store.transact(events, (records) => {
        records.events = records.events.filter(({ id }) => !taken.has(id));
      });
    }
    if (taken.size < waiting.length) options.onUndelivered?.();
  }

  /** Whatever a call changed is told once the call is answered. */
  async function respond(request: SandboxRequest): Promise<Answer> {
    const [path = "", query = ""] = request.path.split("?", 2);
    const body = parseFormBody(request.method === "GET" ? query : request.body);
    const fingerprint = `${request.method} ${path} ${request.body}`;
    const key = request.method === "POST" ? request.idempotencyKey : undefined;
    try {
      return await transact({ ids: namedIds(request.method, path, body), key }, (desk): Answer => {
        const known = key === undefined ? undefined : desk.records.answers[key];
        if (known !== undefined) {
          if (known.fingerprint === fingerprint) return known;
          throw new SandboxRefusal(400, {
            type: "idempotency_error",
            message: `Keys for idempotent requests can only be used with the same parameters they were first used with.`,
          });
        }
        const answer = { status: 200, body: answerRequest(desk, { method: request.method, path, body }) };
        if (key !== undefined) {
          const at = desk.now(null);
          for (const [old, { at: since }] of Object.entries(desk.records.answers)) {
            if (at - since > ANSWERS_KEPT_SECONDS) delete desk.records.answers[old];
          }
          desk.records.answers[key] = { fingerprint, at, ...structuredClone(answer) };
        }
        return answer;
      });
    } catch (error) {
      if (!(error instanceof SandboxRefusal)) throw error;
      return { status: error.status, body: { error: error.error } };
    } finally {
      void flush();
    }
  }

  return {
    respond,
    flush,
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : input);
      const headers = new Headers(init?.headers);
      const { status, body } = await respond({
        method: init?.method ?? "GET",
        path: url.pathname + url.search,
        idempotencyKey: headers.get("idempotency-key") ?? undefined,
        body: typeof init?.body === "string" ? init.body : "",
      });
      return Response.json(body, { status, headers: { "request-id": "req_sbx" } });
    },
    async answerChallenge(clientSecret, isCompleted) {
      const confirmation = await transact({ ids: idsIn(clientSecret) }, (desk): Confirmation => {
        const { payments, setups } = desk.records;
        const payment = Object.values(payments).find(({ secret }) => secret === clientSecret);
        const setup = Object.values(setups).find(({ secret }) => secret === clientSecret);
        if (payment) {
          const failure = answerChallenge(desk, payment, isCompleted, (paid) => onPaid(desk, paid));
          return { status: payment.status, failure: failure?.message ?? null };
        }
        if (setup) {
          const failure = answerSetupChallenge(desk, setup, isCompleted);
          return { status: setup.status, failure: failure?.message ?? null };
        }
        throw new SandboxRefusal(404, { type: "invalid_request_error", message: "No such payment." });
      });
      void flush();
      return confirmation;
    },
    async advance(customer, seconds) {
      const realNow = Math.floor(options.now().getTime() / 1000);
      await transact({ ids: [customer] }, (desk) =>
        advanceCustomer(desk, customer, desk.now(customer) + seconds, realNow),
      );
      await flush();
    },
  };
}

/** Records in memory, for tests and for looking at the sandbox alone. */
export function createMemoryStore(): SandboxStore {
  let records = emptyRecords();
  return {
    async transact(_asked, work) {
      const draft = structuredClone(records);
      const result = work(draft);
      records = draft;
      return result;
    },
  };
}
