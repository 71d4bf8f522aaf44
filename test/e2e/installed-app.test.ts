import type { Browser, BrowserContext } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startApiServer } from "../fakes/api-server.ts";
import type { Scenario } from "../fakes/sample-household.ts";
import { launchChromium } from "./chromium.ts";

let browser: Browser;
let server: Awaited<ReturnType<typeof startApiServer>>;

beforeAll(async () => {
  server = await startApiServer({ stepMs: 20 });
  browser = await launchChromium();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const be = (context: BrowserContext, scenario: Scenario) =>
  context.addCookies([{ name: "scenario", value: scenario, url: server.url }]);

/** A page of the app with its worker in charge of the next navigation. */
async function openInstalled(scenario: Scenario) {
  const context = await browser.newContext();
  await be(context, scenario);
  const page = await context.newPage();
  await page.goto(`${server.url}/upload`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve));
  });
  return { context, page };
}

/** What the system does when a file is shared: a form posted to the address of the manifest. */
const share = (action: string) => {
  const form = document.createElement("form");
  Object.assign(form, { method: "post", action, enctype: "multipart/form-data" });
  const input = Object.assign(document.createElement("input"), { type: "file", name: "files" });
  const data = new DataTransfer();
  data.items.add(new File(["%PDF"], "shared.pdf", { type: "application/pdf" }));
  input.files = data.files;
  form.append(input);
  document.body.append(form);
  form.submit();
};

test("the manifest, its pictures and the worker are served, the worker never from a kept copy", async () => {
  const manifest = await (await fetch(`${server.url}/manifest.webmanifest`)).json();
  for (const { src, sizes } of manifest.icons) {
    const icon = await fetch(server.url + src);
    const bytes = Buffer.from(await icon.arrayBuffer());
    expect([icon.headers.get("content-type"), `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`]).toEqual(
      ["image/png", sizes],
    );
  }
  const worker = await fetch(`${server.url}/service-worker.js`);
  expect(worker.headers.get("cache-control")).toBe("no-cache");
  expect(worker.headers.get("content-type")).toMatch(/javascript/);
  expect(manifest.share_target.action).toBe("/upload");
});

test("without a connection a page says so, and nothing of the person is kept", async () => {
  const { context, page } = await openInstalled("sample");
  await page.goto(`${server.url}/dashboard`);
  await page.getByText("Attack order").first().waitFor();
  const kept = await page.evaluate(async () => {
    const addresses: string[] = [];
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys())
        addresses.push(new URL(request.url).pathname);
    }
    return addresses.toSorted();
  });
  expect(kept).toEqual(["/favicon.svg", "/offline.css", "/offline.html", "/theme-early.js"]);
  await context.setOffline(true);
  await page.goto(`${server.url}/dashboard`);
  await page.getByRole("heading", { name: "No connection" }).waitFor();
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).display)).toBe("grid");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await page.getByText("Attack order").first().waitFor();
  await context.close();
});

test("a shared file waits through signing in and is then in the list, once", async () => {
  const { context, page } = await openInstalled("signed-out");
  await page.evaluate(share, "/upload");
  await page.getByRole("link", { name: "Sign In" }).first().waitFor();
  expect(new URL(page.url()).search).toBe("?shared=files");
  await be(context, "sample");
  await page.reload();
  await page.getByText("shared.pdf").first().waitFor();
  await page.getByText("1 file added", { exact: true }).waitFor();
  await page.waitForURL(`${server.url}/upload`);
  await page.reload();
  // A file that was not sent yet outlives the reload; it is not taken in a second time.
  await page.getByText("shared.pdf").first().waitFor();
  await expect.poll(() => page.getByText("shared.pdf").count()).toBe(1);
  await context.close();
});
