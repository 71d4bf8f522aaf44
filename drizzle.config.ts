import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: [
    "./src/server/platform/database/schema.ts",
    "./src/server/platform/database/payment-tables.ts",
    "./src/server/platform/database/household-tables.ts",
    "./src/server/platform/database/advisor-tables.ts",
    "./src/server/platform/database/notice-tables.ts",
    "./src/server/platform/database/access-token-tables.ts",
  ],
  out: "./src/server/migrations",
});
