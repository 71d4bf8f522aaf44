/** For tests: the whole web client at an address, with a made-up household instead of the server. */
import { QueryClientProvider } from "@tanstack/react-query";
import { configure, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { vi } from "vitest";
import type { ServerEvent } from "#contract/documents.ts";
import { type AlertPreferences, defaultAlertPreferences } from "#contract/notifications.ts";
import type { Strategy } from "#contract/payoff-plan.ts";
import { noPlanChoices, type PlanChoices } from "#contract/plan-choices.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import { createQueryClient } from "#web/lib/query-client.ts";
import { currentToasts, dismissToast } from "#web/lib/toast-store.ts";
import { AppRoutes } from "#web/routes.tsx";
import { Toaster } from "#web/ui/toaster.tsx";
import { sampleAccessTokens } from "./sample-access-tokens.ts";
import { sampleBillingConfig, sampleFreePlan } from "./sample-billing.ts";
import { coverageOf } from "./sample-coverage.ts";
import { type Household, household, planOf, type Scenario, withDecisions } from "./sample-household.ts";
import { privacySummaryOf, samplePrivacySettings } from "./sample-privacy.ts";
import { nothingAsked, samplePrograms } from "./sample-programs.ts";
import { sampleSessions } from "./sample-sessions.ts";
import { systemStatusOf } from "./sample-system-status.ts";

// A machine that builds and tests at once may take seconds to draw a page; a page that never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

/** What one call answers; a promise that never settles keeps the page waiting. */
type Answer = (init: RequestInit | undefined) => Response | Promise<Response>;
export type Answers = Readonly<Record<string, Answer>>;

export function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

/** What the client sent as JSON. */
export function sentJson(init: RequestInit | undefined): unknown {
  return typeof init?.body === "string" ? JSON.parse(init.body) : undefined;
}

/** What the client sent as a form. */
export function sentForm(init: RequestInit | undefined): FormData {
  if (!(init?.body instanceof FormData)) throw new Error("the call carries no form");
  return init.body;
}

export const never: Answer = () => new Promise<Response>(() => undefined);
export const stopped: Answer = () => {
  throw new TypeError("Failed to fetch");
};
export const failing: Answer = () =>
  json({ code: "INTERNAL", message: "The server had a problem. Nothing was lost." }, 500);

/** `answers` are by "METHOD /path" and come before those of the household. */
export function openApp(path: string, scenario: Scenario, answers: Answers = {}) {
  const calls: { readonly call: string; readonly init: RequestInit | undefined }[] = [];
  const all = { ...answersOf(household(scenario)), ...answers };
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const call = `${init?.method ?? "GET"} ${address}`;
    calls.push({ call, init });
    const answer = all[call];
    return answer
      ? answer(init)
      : json({ code: "NOT_FOUND", message: "There is nothing at this address." }, 404);
  });
  vi.stubGlobal("EventSource", FakeEventSource);
  FakeEventSource.opened = [];
  // Notices live outside the page: those of an earlier test are closed.
  for (const { id } of currentToasts()) dismissToast(id);
  const view = render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter initialEntries={[path]}>
        <AppRoutes />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, calls, report: (event: ServerEvent) => FakeEventSource.opened.at(-1)?.report(event) };
}

const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

function answersOf(known: Household): Answers {
  const { user, documents, debts, cashflow } = known;
  let choices: PlanChoices = noPlanChoices;
  let alerts: AlertPreferences = { ...defaultAlertPreferences, timeZone: ownTimeZone() };
  return {
    "GET /api/plan-choices": () => json(choices),
    "PATCH /api/plan-choices": (init) => {
      choices = { ...choices, ...(sentJson(init) as Partial<PlanChoices>) }; // our own client wrote it
      return json(choices);
    },
    "GET /api/system-status": () => json(systemStatusOf(known, { setUpOn: choices.setUpOn })),
    "GET /api/alert-preferences": () => json(alerts),
    "POST /api/alert-preferences": (init) => {
      alerts = { ...alerts, ...(sentJson(init) as Partial<AlertPreferences>) }; // our own client wrote it
      return json(alerts);
    },
    "GET /api/auth/user": () =>
      user ? json(user) : json({ code: "SIGNED_OUT", message: "You are signed out." }, 401),
    "GET /api/documents": () => json(documents),
    "GET /api/documents/coverage": () => json(coverageOf(known)),
    "GET /api/notices": () => json([]),
    "GET /api/privacy/summary": () => json(privacySummaryOf(known)),
    "GET /api/privacy/settings": () => json(samplePrivacySettings),
    "GET /api/sessions": () => json(sampleSessions),
    "GET /api/access-tokens": () => json(sampleAccessTokens),
    "GET /api/programs": () => json(samplePrograms),
    "GET /api/programs/questions": () => json(nothingAsked),
    "GET /api/billing": () => json(sampleFreePlan),
    "GET /api/billing/config": () => json(sampleBillingConfig),
    "GET /api/billing/invoices": () => json([]),
    "GET /api/debts": () => json(debts),
    "GET /api/assets": () => json([]),
    "GET /api/entries": () => json([]),
    "GET /api/cashflow/transactions": () => json({ transactions: [], older: 0, accounts: [], documents: [] }),
    "GET /api/cashflow/recurring": () => json({ seenUntil: null, items: [] }),
    "GET /api/opportunities": () => json([]),
    "GET /api/cashflow/analysis": () => json(withDecisions(cashflow, choices)),
    "POST /api/payoff-plan": (init) => {
      // Our own client wrote it.
      const { monthlyBudget, strategy, order } = sentJson(init) as {
        monthlyBudget: string;
        strategy: Strategy;
        order?: string[];
      };
      const budget = parseMoney(monthlyBudget);
      return json(budget === undefined ? null : planOf(debts, budget, strategy, choices, order));
    },
  };
}

/** As much of the browser's EventSource as the client uses, driven by the test. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];
  readonly url: string;
  readyState = 0;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.opened.push(this);
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  report(event: unknown): void {
    this.dispatchEvent(
      new MessageEvent("message", { data: typeof event === "string" ? event : JSON.stringify(event) }),
    );
  }

  fail(readyState: 0 | 2): void {
    this.readyState = readyState;
    this.dispatchEvent(new Event("error"));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
