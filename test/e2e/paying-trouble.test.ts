import type { Browser, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const away =
  "The payment provider did not answer as expected. Nothing was charged; please try again in a moment.";

describe("payments and invitations that do not go through, in a browser", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let page: Page;
  const pageErrors: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    product = await startProduct({ dataFolder: data.path });
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    page = await context.newPage();
    page.on("pageerror", (error) => pageErrors.push(error.message));
    await appPage(page, product.url).signIn("Maya Okafor");
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const toast = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  const chooseCard = (words: string) => page.getByRole("button", { name: new RegExp(`^${words}`) }).click();
  const heading = (name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
  const fail = (route: Route) => route.fulfill({ status: 503, json: { code: "UNAVAILABLE", message: away } });
  /** Runs `work` while calls to this path are answered as when the provider is away; one of them was asked. */
  async function whileAway(path: string, work: () => Promise<void>): Promise<void> {
    await page.route(`**${path}`, fail);
    // Words on the page may be those of the step before: the answer of this very path is waited for too.
    const refused = page.waitForResponse(`**${path}`, { timeout: 120_000 });
    await work();
    const answer = await refused;
    expect(answer.status()).toBe(503);
    await page.unroute(`**${path}`, fail);
  }
  /** The page as it opens: without the notice of the step before, which could be mistaken for the next one. */
  const openSettings = async () => {
    await page.goto(`${product.url}/settings`);
    await button("Cancel plan").waitFor();
  };
  const changeButton = () => page.getByRole("dialog").getByRole("button", { name: "Change plan" });
  const tier = () =>
    page.evaluate(async () => ((await (await fetch("/api/billing")).json()) as { tier: string }).tier);

  it("while the provider is away a plan cannot be ordered or paid, and the page says so", async () => {
    await whileAway("/api/create-subscription", async () => {
      await page.goto(`${product.url}/subscribe?plan=pro&interval=monthly`);
      await toast("Failed to initialize subscription. Please ensure you're logged in.");
    });
    await button("Try again").click();
    await chooseCard("Pays once");
    await whileAway("/api/billing/sandbox/confirm", async () => {
      await button("Subscribe Now").click();
      await toast("Subscription Failed");
      await button("Subscribe Now").waitFor();
    });
    await expect.poll(tier).toBe("free");
    await button("Subscribe Now").click();
    await heading("Welcome to Premium!");
  });

  it("a declined upgrade keeps the plan, says why, and goes through with another card", async () => {
    await page.goto(`${product.url}/settings?plan=family&interval=monthly#plan`);
    await page.getByText(/is charged today/).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
    await page
      .getByText("Your card on file did not pay. The plan you have stays", { exact: false })
      .waitFor();
    await expect.poll(tier).toBe("pro");
    await chooseCard("Is declined");
    await button("Pay and change").click();
    await toast("Your card was declined.");
    await expect.poll(tier).toBe("pro");
    await chooseCard("Pays ?····");
    await button("Pay and change").click();
    await page.getByText("$39.00 a month").first().waitFor();
    await expect.poll(tier).toBe("family");
  });

  it("while the provider is away nothing about the plan changes, and each button says so", async () => {
    for (const path of ["/api/billing", "/api/billing/invoices"]) {
      await whileAway(path, async () => {
        await page.goto(`${product.url}/settings`);
        await page.getByText(away).first().waitFor();
      });
    }
    await openSettings();
    await whileAway("/api/billing/cancel", async () => {
      await button("Cancel plan").click();
      await toast("This may not have worked");
    });
    await openSettings();
    await whileAway("/api/billing/refund", async () => {
      await button("Money back").click();
      await button("Give it back and end the plan").click();
      await toast("This may not have worked");
    });
    await whileAway("/api/billing/payment-method", async () => {
      await button("Update card").click();
      await page.getByText("The card form could not be prepared").waitFor();
    });
    await page.keyboard.press("Escape");
    await whileAway("/api/billing/change/preview", async () => {
      await button("Change plan").click();
      await page.getByRole("dialog").getByText(away).waitFor();
      // Nothing is agreed to that has no price.
      await expect.poll(() => changeButton().isDisabled()).toBe(true);
    });
    await button("Try again").click();
    await page.getByRole("dialog").getByText("Nothing is charged today").waitFor();
    await whileAway("/api/billing/change", async () => {
      await changeButton().click();
      await toast("This may not have worked");
    });
    await whileAway("/api/billing/payments/*", async () => {
      await page.goto(`${product.url}/payment-success?payment_intent=pi_sbx_1`);
      await page.getByText("Your payment could not be looked up").waitFor();
    });
    await expect.poll(tier).toBe("family");
  });

  it("who signed in long ago signs in again, finds the question they left, and only then cancels", async () => {
    const again = { code: "FORBIDDEN", message: "Please sign in once more.", requiresAuth: true };
    const ask = (route: Route) =>
      route.fulfill({ status: 403, json: { ...again, loginUrl: "/api/login?again=true" } });
    await page.goto(`${product.url}/settings`);
    await page.route("**/api/billing/cancel", ask);
    await button("Cancel plan").click();
    await page.getByRole("button", { name: /Maya Okafor/ }).click();
    await page
      .getByRole("dialog")
      .getByText(/You signed in again to do this/)
      .waitFor();
    await page.unroute("**/api/billing/cancel", ask);
    await button("Cancel it").click();
    await page.getByText(/Cancelled: yours until/).waitFor();
    await button("Resume").click();
    await page.getByText(/Renews on/).waitFor();
  });

  it("the sixth of a family is refused in words, also where the page did not know yet", async () => {
    await page.goto(`${product.url}/family`);
    await button("Invite someone").click();
    await button("Make the invitation").waitFor();
    const statuses = await page.evaluate(async () => {
      const seen: number[] = [];
      for (let made = 0; made < 5; made += 1) {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/api/household/invitations", { method: "POST", headers, body: "{}" });
        seen.push(answer.status);
      }
      return seen;
    });
    expect(statuses).toEqual([201, 201, 201, 201, 409]);
    await button("Make the invitation").click();
    await toast("Nothing was changed");
    await button("Cancel").click();
    await page.getByText("1 of 5 people, 4 open invitations.").waitFor();
    await expect.poll(() => button("Invite someone").isDisabled()).toBe(true);
  });

  it("a bank that asks for a payment back is shown, and the plan stays until it decides", async () => {
    await page.goto(`${product.url}/settings`);
    await button("Money back").click();
    await button("Give it back and end the plan").click();
    await page.getByRole("link", { name: "Upgrade to Pro" }).waitFor();
    await page.goto(`${product.url}/subscribe?plan=pro&interval=monthly`);
    await chooseCard("Pays, and the bank");
    await button("Subscribe Now").click();
    await heading("Welcome to Premium!");
    await page.goto(`${product.url}/settings`);
    await page.getByText("Your bank asks for a payment back").waitFor();
    await page.getByText(/\$19\.00, since .* You keep the plan while your bank decides/).waitFor();
    await expect.poll(() => button("Money back").count()).toBe(0);
    await button("31 days").click();
    await page.getByRole("link", { name: "Upgrade to Pro" }).waitFor();
    await expect.poll(tier).toBe("free");
  });

  it("nothing failed unseen", () => {
    expect(pageErrors).toEqual([]);
  });
});
