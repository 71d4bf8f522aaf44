import { defineConfig } from "vitest/config";

/**
 * unit: no database, no browser, no network (the fast loop). api: the real server over the embedded database and PostgreSQL.
 * browser: Chromium against the built product.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/{engine,contract,pipeline,web}/**/*.test.{ts,tsx}", "src/server/**/*.unit.test.ts"],
        },
      },
      {
        test: {
          name: "api",
          include: ["src/server/**/*.test.ts", "test/cli/**/*.test.ts"],
          exclude: ["src/server/**/*.unit.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          globalSetup: ["test/databases.ts"],
        },
      },
      {
        test: {
          name: "architecture",
          include: ["test/architecture/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "browser",
          include: ["test/e2e/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
