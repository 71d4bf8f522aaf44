import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, BrowserContext, Page, Route } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { replacedPayment } from "#contract/billing.ts";
import { sampleProPlan } from "../fakes/sample-billing.ts";
import { newDataFolder, type Product, startProduct } from "../product.ts";
import { launchChromium } from "./chromium.ts";
import { appPage } from "./pages/app.ts";

const scriptAddress = "https://js.stripe.com/**";
const script = readFileSync(join(import.meta.dirname, "../fakes/stripe-script.js"), "utf8");
const publishableKey = "pk_test_stub";

/** What the script's stand-in was asked, by the name of the call. */
type Asked = { readonly call: string } & Readonly<Record<string, unknown>>;
type StubWindow = { asked: Asked[]; answers: object[] };

describe("the payment provider's own form, with a stand-in for its script", () => {
  const data = newDataFolder();
  let browser: Browser;
  let product: Product;
  let context: BrowserContext;
  let page: Page;
  const pageErrors: string[] = [];

  beforeAll(async () => {
    browser = await launchChromium();
    // The product with keys: its pages may load the provider's script. The provider itself cannot be reached from here.
    product = await startProduct({
      dataFolder: data.path,
      env: {
        STRIPE_SECRET_KEY: "sk_test_stub",
        STRIPE_PUBLISHABLE_KEY: publishableKey,
        STRIPE_WEBHOOK_SECRET: "whsec_stub",
        LOG_LEVEL: "trace",
      },
    });
    context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    page = await context.newPage();
    page.on("pageerror", (error) => pageErrors.push(error.message));
    await appPage(page, product.url).signIn("Maya Okafor");
    await page.route(scriptAddress, serveScript);
  });
  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    data.remove();
  });

  const serveScript = (route: Route) => route.fulfill({ contentType: "text/javascript", body: script });
  const answer = (path: string, json: object) => page.route(`**${path}`, (route) => route.fulfill({ json }));
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const toast = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  const field = () => page.getByText("Card number, asked by the provider").waitFor();
  const asked = (call: string) =>
    page.evaluate((name) => (window as unknown as StubWindow).asked.filter((one) => one.call === name), call);
  const answerNext = (...answers: object[]) =>
    page.evaluate((list) => (window as unknown as StubWindow).answers.push(...list), answers);
  const leftHere = async (path: string) => `${new URL(page.url()).origin}${path}`;

  it("a provider that cannot be reached charges nothing, says so, and lets one try again", async () => {
    await page.goto(`${product.url}/checkout`);
    await toast("Failed to initialize payment. Please try again.");
    await button("Create Payment").waitFor();
    await page.goto(`${product.url}/subscribe`);
    await toast("Failed to initialize subscription. Please ensure you're logged in.");
    await button("Try again").waitFor();
    const { tier } = await page.evaluate(
      async () => (await (await fetch("/api/billing")).json()) as { tier: string },
    );
    expect(tier).toBe("free");
  });

  it("a one-time payment is confirmed with its own secret and comes back to our page", async () => {
    await answer("/api/create-payment-intent", { clientSecret: "pi_1_secret_one" });
    await answer("/api/billing/payments/pi_1", { status: "paid", amount: "100.00" });
    await page.goto(`${product.url}/checkout`);
    await field();
    await expect.poll(() => asked("Stripe")).toEqual([{ call: "Stripe", publishableKey }]);
    await expect
      .poll(async () => (await asked("elements")).at(-1))
      .toMatchObject({ options: { clientSecret: "pi_1_secret_one" } });
    await expect.poll(async () => (await asked("mount")).at(-1)).toMatchObject({ type: "payment" });
    await answerNext({ error: { message: "Your card has insufficient funds." } }, { rejects: true });
    await button("Pay $100.00").click();
    await toast("Your card has insufficient funds.");
    await button("Pay $100.00").click();
    await toast("The payment provider could not be reached. Please look in Settings before you try again.");
    await button("Pay $100.00").click();
    await page.getByRole("heading", { name: "Payment Successful!", exact: true }).waitFor();
    const confirmation = {
      call: "confirmPayment",
      clientSecret: "pi_1_secret_one",
      confirmParams: { return_url: await leftHere("/payment-success") },
      redirect: "if_required",
    };
    await expect.poll(() => asked("confirmPayment")).toEqual([confirmation, confirmation, confirmation]);
    // What was never said is not kept in the address.
    await expect.poll(() => page.url()).not.toContain("secret");
  });

  it("coming back from the bank's page shows what the provider says of the payment, whatever the address says", async () => {
    await answer("/api/billing/payments/pi_2", { status: "open", amount: "100.00" });
    const query =
      "payment_intent=pi_2&payment_intent_client_secret=pi_2_secret_two&redirect_status=succeeded";
    await page.goto(`${product.url}/payment-success?${query}`);
    await page.getByRole("heading", { name: "This payment was not made", exact: true }).waitFor();
    await expect.poll(() => page.url()).toBe(`${product.url}/payment-success?payment_intent=pi_2`);
    await page.goto(`${product.url}/subscription-success?${query}`);
    await expect.poll(() => page.url()).not.toContain("secret");
  });

  it("a plan is confirmed likewise, and waited for on the page that says so", async () => {
    await answer("/api/create-subscription", { clientSecret: "pi_3_secret_three" });
    await answer("/api/billing", { ...sampleProPlan, mode: "test" });
    await page.goto(`${product.url}/subscribe?plan=pro&interval=yearly`);
    await field();
    await answerNext({ error: { message: "Your card was declined." } });
    await button("Subscribe Now").click();
    await toast("Your card was declined.");
    await answerNext({ error: { code: "payment_intent_unexpected_state", message: "This PaymentIntent…" } });
    await button("Subscribe Now").click();
    await toast(replacedPayment);
    // The answer to the press before was lost: the provider says that it is paid.
    await answerNext({
      error: { code: "payment_intent_unexpected_state", payment_intent: { status: "succeeded" } },
    });
    await button("Subscribe Now").click();
    await page.getByRole("heading", { name: "Welcome to Premium!", exact: true }).waitFor();
    await expect
      .poll(async () => (await asked("confirmPayment")).at(-1))
      .toMatchObject({
        clientSecret: "pi_3_secret_three",
        confirmParams: { return_url: await leftHere("/subscription-success") },
      });
  });

  it("another card is confirmed as a card to keep, from the link of the mail", async () => {
    await answer("/api/billing/payment-method", { clientSecret: "seti_4_secret_four" });
    await answer("/api/billing/invoices", []);
    await page.goto(`${product.url}/settings?card=update#plan`);
    await field();
    await button("Save card").click();
    await toast("Card saved");
    await expect.poll(() => asked("confirmPayment")).toEqual([]);
    await expect
      .poll(() => asked("confirmSetup"))
      .toEqual([
        {
          call: "confirmSetup",
          clientSecret: "seti_4_secret_four",
          confirmParams: { return_url: await leftHere("/settings") },
          redirect: "if_required",
        },
      ]);
  });

  it("a script that is blocked is an honest sentence; once it comes, Retry shows the form", async () => {
    await page.unroute(scriptAddress, serveScript);
    const block = (route: Route) => route.abort("blockedbyclient");
    await page.route(scriptAddress, block);
    await page.goto(`${product.url}/checkout`);
    await page.getByText("The payment form could not be loaded").waitFor();
    await page.getByText("js.stripe.com, where card data goes, cannot be reached").waitFor();
    await page.unroute(scriptAddress, block);
    await page.route(scriptAddress, serveScript);
    await button("Retry").click();
    await field();
    await button("Pay $100.00").waitFor();
  });

  it("nothing failed unseen, and no secret of a payment stands in the server's log", async () => {
    expect(pageErrors).toEqual([]);
    expect(product.output()).toContain("create-payment-intent");
    expect(product.output()).not.toMatch(/_secret_(one|two|three|four)/);
  });
});
