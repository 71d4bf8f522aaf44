import { defineConfig } from "vitest/config";

/** Tests that start reader processes or load the recogniser's models: too slow for the fast loop. */
const slowReading = ["src/pipeline/{isolation,cli}/**/*.test.ts", "src/pipeline/ocr/create-ocr.test.ts"];

/** Ten thousand random cases each: too slow for the fast loop. */
const properties = ["src/{engine,contract,server}/**/*.property.test.ts"];

/** A question asked again and again until it holds: the usual second is too short on a busy machine. */
const patient = { poll: { timeout: 20_000 } };

/**
 * unit: no database, no browser, no network (the fast loop). properties: the engine's rules on random plans, payments on random orders of events. reading: reader processes and whole pictures. api: the real server over the embedded database and PostgreSQL.
 * browser: Chromium against the built product.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "src/{engine,contract,pipeline,web}/**/*.test.{ts,tsx}",
            "src/server/**/*.unit.test.ts",
            "test/{samples,bench}/**/*.test.ts",
          ],
          exclude: [...slowReading, ...properties],
          expect: patient,
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "properties",
          include: properties,
          expect: patient,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "reading",
          include: slowReading,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "api",
          include: ["src/server/**/*.test.ts", "test/cli/**/*.test.ts"],
          exclude: ["src/server/**/*.unit.test.ts", ...properties],
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 240_000,
          globalSetup: ["test/databases.ts"],
        },
      },
      {
        test: {
          name: "architecture",
          include: ["test/architecture/**/*.test.ts"],
          expect: patient,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/e2e/**/*.test.ts"],
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // Pages that are walked side by side: more would wait for each other on two cores.
          maxConcurrency: 2,
        },
      },
    ],
  },
});
