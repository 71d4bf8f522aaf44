import type { Page } from "playwright-core";

/** The product as a person meets it: what is on the screen, by the names that are printed there. */
export function appPage(page: Page, url: string) {
  return {
    /** Signs in as one of the demo people of the development provider. */
    async signIn(name: string): Promise<void> {
      await page.goto(url);
      await page.getByRole("link", { name: "Sign In" }).first().click();
      await page.getByRole("button", { name: new RegExp(name) }).click();
      await page.getByRole("navigation", { name: "Navigation" }).waitFor();
    },

    async openUpload(): Promise<void> {
      await page.goto(`${url}/upload`);
      await page.getByRole("button", { name: "Browse Files" }).waitFor();
    },

    /** Puts files into the queue as the file picker would. */
    async choose(paths: string[]): Promise<void> {
      await page.locator('input[type="file"]').first().setInputFiles(paths);
    },

    async analyze(): Promise<void> {
      await page.getByRole("button", { name: "Analyze & Create Autopilot Plan" }).click();
    },

    async openDashboard(tab: "Avalanche" | "Debts" | "Cashflow"): Promise<void> {
      await page.goto(`${url}/dashboard?tab=${tab.toLowerCase()}`);
      await page.getByRole("tabpanel", { name: tab }).waitFor();
    },
  };
}
