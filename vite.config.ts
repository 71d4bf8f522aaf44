import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkOf } from "./vite.first-load.ts";
import { withoutJsonSchema } from "./vite.no-json-schema.ts";
import { staticSite } from "./vite.site-plugin.ts";

/** The web client: src/web becomes dist/web. The server is built by its own config. */
export default defineConfig({
  root: "src/web",
  plugins: [react(), tailwindcss(), withoutJsonSchema(), staticSite()],
  build: {
    outDir: "../../dist/web",
    emptyOutDir: true,
    target: "es2023",
    // Inlined assets would be data: addresses, which the content security policy refuses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ["src/web/index.html", "src/web/site.html"],
      output: {
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: chunkOf, debugName: "first load" }],
        },
      },
    },
  },
  server: { proxy: { "/api": "http://localhost:3000" } },
});
