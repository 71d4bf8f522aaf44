// `npm test`: everything that must hold, in one run, ending with "N passed, N failed". Built-in modules only; see ready.mjs.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join, relative } from "node:path";
import { ensureBuilt, ensureInstalled, root, runtime } from "./ready.mjs";

ensureInstalled();

const bin = join(root, "node_modules", ".bin");
const node = runtime();
const reports = mkdtempSync(join(tmpdir(), "debt-freedom-test-"));
const totals = { passed: 0, failed: 0 };
/** What failed, said once more at the end: of a run of an hour nobody finds one line in the middle. */
const failures = [];

function fail(what) {
  failures.push(what);
  process.stdout.write(`FAILED: ${what}\n`);
}

function run(command, args) {
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NODE_ENV: "test" },
  });
  return status ?? signal;
}

function check(name, command, args) {
  process.stdout.write(`\n== ${name}\n`);
  const failed = run(join(bin, command), args) !== 0;
  totals[failed ? "failed" : "passed"] += 1;
  if (failed) fail(name);
}

/** A suite that cannot even start counts as one failure, so that it can never pass unseen. */
function suite(project) {
  process.stdout.write(`\n== ${project} tests\n`);
  const report = join(reports, `${project}.json`);
  const status = run(node, [
    join(root, "node_modules", "vitest", "vitest.mjs"),
    "run",
    "--project",
    project,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  const found = readReport(report);
  if (found === undefined) {
    totals.failed += 1;
    fail(`${project} tests: ended with ${status} and left no report`);
    return;
  }
  const { numPassedTests, numFailedTests, numTotalTests, testResults } = found;
  // A file that could not be loaded has no tests to count.
  const unloaded = testResults.filter(isUnloaded).length;
  const unrun = numTotalTests - numPassedTests - numFailedTests;
  totals.passed += numPassedTests;
  totals.failed += numFailedTests + unloaded + unrun;
  for (const failure of testResults.flatMap(failuresOf)) fail(failure);
  if (unrun > 0) fail(`${project} tests: ${unrun} did not run`);
  if (numTotalTests === 0 || (status !== 0 && numFailedTests + unloaded + unrun === 0)) {
    totals.failed += 1;
    fail(`${project} tests: ended with ${status} although none failed; what went wrong stands above`);
  }
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

const isUnloaded = ({ status, assertionResults }) =>
  status === "failed" && !assertionResults.some((test) => test.status === "failed");

/** Each failed test of a file with the beginning of its message, and the file itself where it could not be loaded. */
function failuresOf(file) {
  const failed = file.assertionResults.filter((test) => test.status === "failed");
  const said = failed.map(({ fullName, failureMessages }) => `${fullName}\n${beginning(failureMessages[0])}`);
  if (isUnloaded(file)) said.push(beginning(file.message));
  return said.map((text) => `${relative(root, file.name)}: ${text}`);
}

function beginning(message = "") {
  return message.split("\n").slice(0, 12).join("\n");
}

check("format", "biome", ["ci", "."]);
check("lint", "oxlint", ["--type-aware", "--deny-warnings", "src", "test", "scripts", "bin"]);
check("types", "tsc", ["-b"]);
check("dead code", "knip", []);
ensureBuilt();
for (const project of ["unit", "properties", "architecture", "reading", "api", "browser"]) suite(project);

rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) process.stdout.write(`\nFAILED, all of them:\n\n${failures.join("\n\n")}\n`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
