import { join } from "node:path";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testCards } from "#contract/billing.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const statement = join(import.meta.dirname, "..", "samples", "statements", "card-boxes-300.pdf");

describe("plans and payments in a browser, on a person's own machine", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let context: BrowserContext;
  let page: Page;
  const seenSecrets: string[] = [];
  const consoleErrors: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    // Everything that can be logged is logged, for the last test.
    product = await startProduct({ dataFolder: data.path, env: { LOG_LEVEL: "trace" } });
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });
    page = await context.newPage();
    page.on("console", (message) => {
      if (message.type() === "error" && !/40[129]|503/.test(message.text()))
        consoleErrors.push(message.text());
    });
    page.on("pageerror", (error) => consoleErrors.push(error.message));
    page.on("response", async (response) => {
      const body = await response.text().catch(() => "");
      const secret = /"clientSecret":"([^"]+)"/.exec(body)?.[1];
      if (secret !== undefined) seenSecrets.push(secret);
    });
    await appPage(page, product.url).signIn("Maya Okafor");
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const toast = (text: string) => page.getByText(text, { exact: true }).first().waitFor();
  const heading = (name: string) => page.getByRole("heading", { name, exact: true }).waitFor();
  const chooseCard = (words: string) => page.getByRole("button", { name: new RegExp(`^${words}`) }).click();
  const openSettings = async () => {
    await page.goto(`${product.url}/settings`);
    await page.getByText("This month").waitFor();
  };
  const planText = () => page.locator("#plan").innerText();
  const pass = async (label: string) => {
    await button(label).click();
    await page.getByText("Test clock moved").first().waitFor();
  };

  it("Pro is bought from the pricing page, after a declined card and a failed 3-D Secure", async () => {
    await page.goto(`${product.url}/pricing`);
    await button("Choose Pro").first().click();
    await toast("Subscription Created");
    await page.getByText("Test mode: no card is charged").waitFor();
    await page.getByText("$19.00").first().waitFor();
    await chooseCard("Is declined");
    await button("Subscribe Now").click();
    await toast("Your card was declined.");
    await chooseCard("Asks for 3-D Secure");
    await button("Subscribe Now").click();
    await button("Fail").click();
    await toast("Subscription Failed");
    await expect
      .poll(() => page.evaluate(() => fetch("/api/auth/user").then((answer) => answer.json())))
      .toMatchObject({
        stripeSubscriptionId: null,
      });
    await button("Subscribe Now").click();
    await button("Complete").click();
    await heading("Welcome to Premium!");
    await openSettings();
    await expect.poll(planText).toContain("$19.00 a month");
    await expect.poll(planText).toContain("ending in 3155");
  });

  it("more of the plan is had at once, and what it costs is said before", async () => {
    await page.goto(`${product.url}/settings?plan=family&interval=yearly`);
    await page.getByText(/is charged today/).waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Change plan" }).click();
    await page.getByText("$390.00 a year").first().waitFor();
    await expect.poll(planText).toContain("Family");
  });

  it("cancelled, it stays until its end; resumed, it goes on; given back, it is over", async () => {
    await button("Cancel plan").click();
    await page.getByText(/Cancelled: yours until/).waitFor();
    await button("Resume").click();
    await page.getByText(/Renews on/).waitFor();
    await button("Money back").click();
    await button("Give it back and end the plan").click();
    await page.getByRole("link", { name: "Upgrade to Pro" }).waitFor();
    await page.getByText("Given back").first().waitFor();
    await expect.poll(planText).toContain("Free Start");
  });

  it("a page that was loaded before a renewal began cancels nothing, says so, and then asks about what it is now", async () => {
    await page.goto(`${product.url}/subscribe?plan=pro&interval=monthly`);
    await chooseCard("Pays ?····");
    await button("Subscribe Now").click();
    await heading("Welcome to Premium!");
    await openSettings();
    await page.getByText(/Renews on/).waitFor();
    // Another window lets time pass into the hour in which the renewal is not collected yet.
    const days = await page.evaluate(async () => {
      const plan = (await (await fetch("/api/billing")).json()) as {
        now: string;
        subscription: { periodEnd: string };
      };
      const left = Math.round((Date.parse(plan.subscription.periodEnd) - Date.parse(plan.now)) / 86_400_000);
      const headers = { "content-type": "application/json" };
      const body = JSON.stringify({ days: left });
      await fetch("/api/billing/sandbox/advance", { method: "POST", headers, body });
      return left;
    });
    expect(days).toBeGreaterThan(27);
    await button("Cancel plan").click();
    await toast("Nothing was changed");
    await page
      .getByText(/Your renewal has begun and is not paid yet, so the plan would end at once/)
      .first()
      .waitFor();
    await button("Cancel plan").click();
    await page
      .getByRole("dialog")
      .getByText(/Its renewal is not paid yet, so it ends now/)
      .waitFor();
    await button("Cancel it").click();
    await page.getByRole("link", { name: "Upgrade to Pro" }).waitFor();
    await expect.poll(planText).toContain("Free Start");
  });

  it("a plan ends by the clock when its renewal is declined and nothing mends it", async () => {
    await page.goto(`${product.url}/subscribe?plan=pro&interval=monthly`);
    await chooseCard("Pays once");
    await button("Subscribe Now").click();
    await heading("Welcome to Premium!");
    await openSettings();
    // A month of 31 days is over just now, and its renewal is collected an hour later.
    await pass("31 days");
    await page
      .getByText(/For your plan it is \d+ \w+ \d{4} now/)
      .first()
      .waitFor();
    await pass("1 day");
    await page.getByText("The renewal was not paid").waitFor();
    await pass("8 days");
    await page.getByRole("link", { name: "Upgrade to Pro" }).waitFor();
    await expect.poll(planText).toContain("Free Start");
  });

  it("a year of Pro costs the year's price, yearly as the address says", async () => {
    await page.goto(`${product.url}/subscribe?plan=pro&interval=yearly`);
    await page.getByText("$190.00").first().waitFor();
    await button("Subscribe Now").click();
    await heading("Welcome to Premium!");
    await openSettings();
    await expect.poll(planText).toContain("$190.00 a year");
    await button("Cancel plan").click();
    await page.getByText(/Cancelled: yours until/).waitFor();
    await pass("31 days");
    await expect.poll(planText).toContain("Pro");
  });

  it("a one-time payment takes the amount that the field shows, and refuses what is none", async () => {
    await page.goto(`${product.url}/checkout`);
    await button("Pay $100.00").waitFor();
    const field = page.getByLabel("Amount (USD)");
    await field.fill("0.49");
    await page.getByText("The smallest payment is $0.50.").waitFor();
    await expect.poll(() => button("Create Payment").isDisabled()).toBe(true);
    await field.fill("7.25");
    await button("Create Payment").click();
    await button("Pay $7.25").click();
    await heading("Payment Successful!");
    await page.getByText(/Your payment of \$7\.25 arrived/).waitFor();
  });

  it("the upload page counts what is left of the month", async () => {
    // Somebody else, on the free plan.
    await context.clearCookies();
    await appPage(page, product.url).signIn("Daniel Reyes");
    await page.goto(`${product.url}/upload`);
    await page.getByText(/of 5 free documents left this month/).waitFor();
    const before = await page.evaluate(async () => {
      const { usage } = (await (await fetch("/api/billing")).json()) as {
        usage: { documents: number; limit: number };
      };
      return usage;
    });
    expect(before).toMatchObject({ documents: 0, limit: 5 });
    await appPage(page, product.url).choose([statement]);
    await appPage(page, product.url).analyze();
    await page.getByText("4 of 5 free documents left this month").waitFor({ timeout: 120_000 });
  });

  it("a server that is away is said at each step, and nothing is charged", async () => {
    await page.goto(`${product.url}/checkout`);
    await button("Pay $100.00").waitFor();
    await context.setOffline(true);
    await button("Pay $100.00").click();
    await toast("Payment Failed");
    await page.getByLabel("Amount (USD)").fill("8");
    await button("Create Payment").click();
    await toast("Failed to initialize payment. Please try again.");
    await context.setOffline(false);
    await button("Create Payment").click();
    await button("Pay $8.00").waitFor();
    await expect.poll(() => page.getByText("Payment Successful!").count()).toBe(0);
  });

  it("a real provider whose script cannot be reached is an honest sentence with a way to try again", async () => {
    const config = { mode: "test", publishableKey: "pk_test_unreachable", hasLimits: true, contact: null };
    await page.route("**/api/billing/config", (route) => route.fulfill({ json: config }));
    await page.goto(`${product.url}/checkout`);
    await page.getByText("The payment form could not be loaded").waitFor();
    await button("Retry").click();
    await page.getByText("js.stripe.com, where card data goes, cannot be reached").waitFor();
    await page.unroute("**/api/billing/config");
    await expect.poll(() => button("Pay $100.00").count()).toBe(0);
  });

  it("no card number, client secret or e-mail address stands in any log", async () => {
    const { email } = await page.evaluate(
      async () => (await (await fetch("/api/auth/user")).json()) as { email: string },
    );
    expect(email).toContain("@");
    expect(seenSecrets.length).toBeGreaterThan(3);
    const log = product.output();
    expect(log).toContain("create-subscription");
    for (const canary of [email, ...seenSecrets, ...testCards.map(({ number }) => number)]) {
      expect(log).not.toContain(canary);
    }
  });

  it("nothing else was complained about in the browser's console", () => {
    const known = /ERR_INTERNET_DISCONNECTED|js\.stripe\.com/;
    expect(consoleErrors.filter((text) => !known.test(text))).toEqual([]);
  });
});
