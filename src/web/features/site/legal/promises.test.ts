import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { uploadLimits } from "#contract/documents.ts";
import { backupsKept, browserMemoryDays, sessionLimits } from "#contract/kept-for.ts";
import {
  familyMembers,
  freeDocumentsAMonth,
  guaranteeDays,
  planCatalogue,
  priceNoticeDays,
  yearlySaving,
} from "#contract/plan-catalogue.ts";
import { debtFreeErasureDays, defaultOriginalDays, defaultPrivacyChoices } from "#contract/privacy.ts";
import { fillSiteText } from "#contract/site.ts";
import { prerenderSite } from "../../../prerender.tsx";

const pages = new Map(
  prerenderSite().map(({ file, body }) => [
    file,
    body
      .replaceAll(/<[^>]*>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll(/\s+/g, " "),
  ]),
);
const page = (file: string) => pages.get(file) ?? "";

describe("the texts say what the code holds", () => {
  test("prices and what a year saves", () => {
    expect(planCatalogue.pro.price).toEqual({ monthly: 1900, yearly: 19_000 });
    expect(planCatalogue.family.price).toEqual({ monthly: 3900, yearly: 39_000 });
    expect([yearlySaving(planCatalogue.pro), yearlySaving(planCatalogue.family)]).toEqual([3800, 7800]);
    for (const words of ["$19 ", "$190 ", "$39 ", "$390 ", "$38 less", "$78 less"])
      expect(page("pricing")).toContain(words);
    expect(page("terms")).toContain("Pro: $19.00 a month or $190.00 a year.");
    expect(page("landing")).toContain("then $19 a month or $190 a year");
  });

  test("one guarantee, in the terms as on the pricing page", () => {
    expect(guaranteeDays).toBe(30);
    for (const file of ["pricing", "terms"])
      expect(page(file)).toContain("Within 30 days of your first payment");
    expect([...pages.values()].join(" ")).not.toContain("14 days of");
  });

  test("limits and notice", () => {
    expect([freeDocumentsAMonth, familyMembers, priceNoticeDays]).toEqual([5, 5, 30]);
    expect(page("terms")).toContain("Free Start: 5 documents a calendar month (UTC).");
    expect(page("terms")).toContain("for up to 5 people");
    expect(page("terms")).toContain("announced 30 days before");
    expect([uploadLimits.fileBytes, uploadLimits.pages]).toEqual([25 * 1024 * 1024, 100]);
    expect(page("privacy")).toContain("up to 25 MB and 100 pages each");
  });

  test("how long originals, everything after the last debt, backups and sessions are kept", () => {
    expect([defaultOriginalDays, debtFreeErasureDays]).toEqual([30, 90]);
    expect(defaultPrivacyChoices).toMatchObject({ keepOriginals: "thirty-days", dataRetentionDays: 90 });
    expect(page("privacy")).toContain("A file that you upload is erased after 30 days,");
    expect(page("privacy")).toContain("everything is erased 90 days after your last debt is paid");
    expect(backupsKept).toEqual({ daily: 7, weekly: 4 });
    for (const file of ["privacy", "security"]) {
      expect(page(file)).toContain("7 daily and 4 weekly ones");
      expect(page(file)).toMatch(
        /(Sessions end|ended) after a day without use,? and after 14 days in any case/,
      );
    }
    expect(sessionLimits).toEqual({ idleDays: 1, absoluteDays: 14, signInMinutes: 10 });
    expect(page("privacy")).toContain("holds a sign-in under way, for 10 minutes");
    expect(browserMemoryDays).toEqual({ sidebar: 7, waitingFile: 1 });
    expect(page("privacy")).toContain("whether the sidebar is open, for 7 days");
    expect(page("privacy")).toContain("when you sign out, or after a day");
  });

  test("a model is named as a possible step wherever the way of a document is told", () => {
    expect(defaultPrivacyChoices.allowModel).toBe(false);
    const steps = page("security").slice(page("security").indexOf("What happens to a document"));
    expect(steps).toContain("A model may be asked");
    for (const file of ["privacy", "security"]) {
      expect(page(file)).toContain("Only where a language model is connected");
      expect(page(file)).toContain("is asked only after you allowed it by name");
    }
  });

  test("a plan that is not offered has no way to be bought on the page", () => {
    const { body = "" } = prerenderSite().find(({ file }) => file === "pricing") ?? {};
    const sold = [...body.matchAll(/data-plan="(\w+)"/g)].map(([, tier]) => tier);
    const offered = Object.values(planCatalogue).filter(
      ({ tier, isOffered }) => isOffered && tier !== "free",
    );
    expect(new Set(sold)).toEqual(new Set(offered.map(({ tier }) => tier)));
  });

  test("the deck has its eleven slides in order", () => {
    const deck = prerenderSite().find(({ file }) => file === "pitch")?.body ?? "";
    expect([...deck.matchAll(/aria-label="Slide \d+ of 11: ([^"]*)"/g)].map(([, title]) => title)).toEqual([
      "Introduction",
      "The Problem",
      "Our Solution",
      "Market Opportunity",
      "Business Model",
      "Go-to-Market",
      "Competitive Analysis",
      "Traction &amp; Milestones",
      "Financial Projections",
      "The Ask",
      "Exit Strategy",
    ]);
  });
});

describe("what only the running installation knows", () => {
  const sentence = (facts: Parameters<typeof fillSiteText>[1]) =>
    fillSiteText("{{contact}} {{model}}", facts);

  test("without contact and model it says so", () => {
    expect(sentence({ contact: null, model: null })).toBe(
      "Please ask whoever runs this installation. Here none is connected: reading and planning work with the built-in engine, and nothing about a document leaves this installation.",
    );
  });

  test("a connected model is named, with what it is sent", () => {
    const words = sentence({
      contact: "help@debts.example",
      model: { host: "api.models.example", model: "small-1", onThisMachine: false },
    });
    expect(words).toContain("Please write to help@debts.example");
    expect(words).toContain(
      "Here one is connected: small-1, at api.models.example. It is asked only after you allowed it.",
    );
    expect(words).not.toContain("leaves this installation");
  });

  test("the marks stand where the server looks for them", () => {
    for (const file of ["privacy", "security"]) expect(page(file)).toContain("{{model}}");
    for (const file of ["privacy", "security", "terms"]) expect(page(file)).toContain("{{contact}}");
  });

  test("no cookie is set but these", () => {
    const setting = globSync("src/{server,web}/**/*.{ts,tsx}")
      .filter((file) => !/\.test\.tsx?$/.test(file))
      .filter((file) => /\("set-cookie"|setCookie\(|document\.cookie = /.test(readFileSync(file, "utf8")));
    // The session and the sign-in under way; the sidebar.
    expect(setting.toSorted()).toEqual([
      "src/server/features/account/cookies.ts",
      "src/web/ui/use-sidebar.ts",
    ]);
  });
});
