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

function run(command, args) {
  return spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}`, NODE_ENV: "test" },
  }).status;
}

function check(name, command, args) {
  process.stdout.write(`\n== ${name}\n`);
  const failed = run(join(bin, command), args) !== 0;
  totals[failed ? "failed" : "passed"] += 1;
  if (failed) failures.push(name);
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
  try {
    const { numPassedTests, numFailedTests, numTotalTests, testResults } = JSON.parse(
      readFileSync(report, "utf8"),
    );
    totals.passed += numPassedTests;
    totals.failed += numFailedTests;
    failures.push(...testResults.flatMap(failuresOf));
    if (numTotalTests === 0 || (status !== 0 && numFailedTests === 0)) {
      totals.failed += 1;
      failures.push(`${project}: ended with ${status} although no test failed`);
    }
    const unrun = numTotalTests - numPassedTests - numFailedTests;
    if (unrun > 0) {
      failures.push(`${project}: ${unrun} tests did not run`);
      totals.failed += unrun;
    }
  } catch {
    totals.failed += 1;
    failures.push(`${project}: left no report`);
  }
}

/** Each failed test of a file with the beginning of its message, and the file itself where it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === "failed");
  const said = failed.map(({ fullName, failureMessages }) => `${fullName}\n${beginning(failureMessages[0])}`);
  if (status === "failed" && failed.length === 0) said.push(beginning(message));
  return said.map((text) => `${relative(root, name)}: ${text}`);
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
for (const failure of failures) process.stdout.write(`\nFAILED: ${failure}\n`);
process.stdout.write(`\n${totals.passed} passed, ${totals.failed} failed\n`);
process.exit(totals.failed === 0 ? 0 : 1);
