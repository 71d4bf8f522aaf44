import { afterAll, beforeAll, expect, test } from "vitest";
import { cashflowAnalysisSchema } from "#contract/cashflow.ts";
import { sampleDocuments } from "#contract/sample-household/statements.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { describeOnEachDatabase } from "#test/database-fixture.ts";
import { type FeaturesServer, startFeaturesServer } from "#test/fakes/features-server.ts";
import { readScripted } from "#test/fakes/scripted-reader.ts";
import { signInAs } from "#test/fakes/sign-in.ts";
import { addReadDocuments } from "../documents/add-read-documents.ts";
import { mergeDocument } from "../ledger/merge-document.ts";

const documents = sampleDocuments(parsePlainDate("2026-11-20")!);
const NEWEST = "2026-10";
/** Essential spending and minimums of the month where every statement is there, in dollars. */
const BILLS = 4375;
const debts = [
  "beacon-student-loans",
  "cedar-lending",
  "lakeside-auto-finance",
  "maple-store-card",
  "northline-visa",
  "summit-rewards-mastercard",
];
const isOf = (fileName: string, names: readonly string[]): boolean =>
  names.some((name) => fileName.startsWith(name));

describeOnEachDatabase(
  "the safe extra of a household that uploads a part of its statements",
  ({ newDatabase }) => {
    let server: FeaturesServer;
    beforeAll(async () => {
      server = await startFeaturesServer(await newDatabase(), { readFile: readScripted });
    });
    afterAll(async () => {
      await server.stop();
    });

    async function analysisOf(name: string, isThere: (fileName: string) => boolean) {
      const person = await signInAs(server, name);
      const uploads = documents
        .filter(({ fileName }) => isThere(fileName))
        .map(({ fileName, issuedOn, extraction }) => ({
          fileName,
          extraction,
          sizeBytes: 1,
          storageKey: fileName,
          uploadedAt: new Date(`${issuedOn}T12:00:00Z`),
        }));
      await server.database.forPerson(person.id, async (sql) => {
        const vault = await server.vaults.openVault(sql, person.id);
        await addReadDocuments({ sql, vault, personId: person.id }, uploads, async (scope, added) => {
          for (const document of added) await mergeDocument(scope, document);
        });
      });
      const answer = await server.app.inject({ url: "/api/cashflow/analysis", headers: person.headers });
      const analysis = cashflowAnalysisSchema.parse(answer.json());
      const bills = Number(analysis.essentialExpenses) + Number(analysis.minimumDebtPayments);
      return { ...analysis, bills, extra: Number(analysis.safeMonthlyExtra) };
    }

    test("is never above that of all of them, and what is missing is named", async () => {
      const all = await analysisOf("all", () => true);
      expect(all).toMatchObject({ extra: 1305, warnings: [] });

      const newestOfDebts = await analysisOf(
        "newest",
        (file) => isOf(file, ["harbor-bank", "meadow"]) || (isOf(file, debts) && file.includes(NEWEST)),
      );
      expect(newestOfDebts.extra).toBeLessThanOrEqual(all.extra);
      expect(newestOfDebts.warnings.join(" ")).toContain("months of which no card statement shows");

      const oneLoan = await analysisOf("one-loan", (file) => isOf(file, ["harbor-bank", "beacon"]));
      // Its other payments are bills; purchases with cards of which nothing is there cannot be seen.
      expect(oneLoan.bills).toBeGreaterThanOrEqual(BILLS);
      expect(oneLoan.warnings.join(" ")).toContain("no document shows that debt");
    });

    test.each(debts)(
      "names what is missing without any statement of %s, and pretends no lower bills",
      async (left) => {
        const fewer = await analysisOf(`without-${left}`, (file) => !isOf(file, [left]));
        expect(fewer.bills).toBeGreaterThanOrEqual(BILLS);
        expect(fewer.warnings.join(" ")).toContain("no document shows that debt");
      },
    );
  },
);
