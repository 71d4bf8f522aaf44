// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { failing, json, never, openApp } from "#test/fakes/web-app.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const said = async () => {
  await screen.findByText(/A language model sees something only where/);
  return document.body.textContent;
};

test.each(["/privacy", "/security"])(
  "%s says nothing of a model or a contact while that is not known",
  async (path) => {
    openApp(path, "sample", { "GET /api/site": never });
    const words = await said();
    expect(words).not.toMatch(/Here (none|one) is connected|leaves this installation|Please ask whoever|{{/);
    expect(words).toContain("is being asked");
  },
);

test("where it cannot be asked, the page says so and nothing else", async () => {
  openApp("/privacy", "sample", { "GET /api/site": failing });
  await screen.findAllByText(/could not be asked just now/);
  expect(await said()).not.toMatch(
    /Here (none|one) is connected|leaves this installation|Please ask whoever|{{/,
  );
});

test("what is known is said exactly", async () => {
  const model = { host: "api.models.example", model: "small-1", onThisMachine: false };
  openApp("/privacy", "sample", {
    "GET /api/site": () => json({ contact: "help@debts.example", model }),
  });
  await screen.findByText(
    "Here one is connected: small-1, at api.models.example. It is asked only after you allowed it.",
  );
  expect(document.body.textContent).toContain("Please write to help@debts.example");
});
