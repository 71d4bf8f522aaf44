import { defineConfig } from "vite";

/** The server, the command line and the reader process as bundles of our own code; packages stay in node_modules. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: "dist/server",
    emptyOutDir: true,
    target: "node24",
    sourcemap: true,
    rollupOptions: {
      input: { cli: "src/server/cli.ts", "reader-process": "src/pipeline/isolation/reader-process.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "chunks/[name]-[hash].js" },
    },
  },
});
