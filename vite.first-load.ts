import { join } from "node:path";

const src = join(import.meta.dirname, "src");
const web = (path: string) => join(src, "web", path);

/** What a signed-in person waits for before the day they are debt-free is on the screen. */
const FIRST = [
  "main.tsx",
  "features/documents/upload-provider.tsx",
  "pages/dashboard-page.tsx",
  "pages/dashboard/avalanche-panel.tsx",
].map(web);

/** The public pages have a script of their own, which must not bring the app along. */
const PUBLIC = [web("site.ts")];

type Graph = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
};

/** Our own modules that are there before any of the named ones runs. */
function neededBy(entries: readonly string[], graph: Graph): Set<string> {
  const found = new Set<string>();
  const pending = [...entries];
  for (let id = pending.pop(); id !== undefined; id = pending.pop()) {
    if (found.has(id) || !id.startsWith(src) || id.endsWith(".css")) continue;
    found.add(id);
    pending.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

let first: Set<string> | undefined;

/**
 * The file of the build that a module belongs to, where that is ours to say. The framework changes least and stays cached over
 * releases. What the first answer needs is one file: as forty it would cost forty requests, and compress worse.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  if (/node_modules\/(?:react|react-dom|scheduler|react-router|@tanstack)\//.test(id)) return "framework";
  if (/node_modules\/(?:clsx|class-variance-authority|lucide-react\/dist\/esm\/)/.test(id)) {
    return "first";
  }
  if (first === undefined) {
    const shared = neededBy(PUBLIC, graph);
    first = new Set([...neededBy(FIRST, graph)].filter((one) => one !== FIRST[0] && !shared.has(one)));
  }
  return first.has(id) ? "first" : null;
}
