import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { webhookPath } from "./payment-provider.ts";
import { providerEvents } from "./provider-events.ts";

test("whoever sets up the webhook is told its address and exactly the events that are worked off", () => {
  const operations = readFileSync(new URL("../../../../docs/operations.md", import.meta.url), "utf8");
  const chapter = operations.split("\n## ").find((part) => part.startsWith("Payments")) ?? "";
  const listed = [...chapter.matchAll(/^- `([^`]+)`$/gm)].map(([, event]) => event);
  expect(listed).toEqual([...providerEvents]);
  expect(chapter).toContain(`PUBLIC_URL${webhookPath}`);
});
