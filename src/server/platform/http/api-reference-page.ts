/** The API for people: one page without a script. */
import type { ApiDescription, JsonSchema, Operation } from "./api-description.ts";

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Deeper than this, a shape is said to go on. */
const DEEPEST = 5;

/** A shape in the words of TypeScript. */
export function shapeOf(schema: JsonSchema, depth = 0): string {
  const indent = "  ".repeat(depth + 1);
  const { type, properties, items, enum: values, anyOf, oneOf, const: constant } = schema;
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(" | ");
  const choices = anyOf ?? oneOf;
  if (Array.isArray(choices)) {
    return [...new Set(choices.map((choice: JsonSchema) => shapeOf(choice, depth)))].join(" | ");
  }
  if (type === "array") {
    const item = shapeOf((items ?? {}) as JsonSchema, depth);
    return item.includes(" | ") && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
  }
  if (type !== "object") return typeof type === "string" ? named(type, schema) : "any";
  const fields = Object.entries((properties ?? {}) as Readonly<Record<string, JsonSchema>>);
  if (fields.length === 0) return "{ [name]: … }";
  if (depth >= DEEPEST) return "{ … }";
  const required = new Set((schema["required"] ?? []) as readonly string[]); // as JSON schema has it
  const lines = fields.map(
    ([name, field]) => `${indent}${name}${required.has(name) ? "" : "?"}: ${shapeOf(field, depth + 1)}`,
  );
  return `{\n${lines.join("\n")}\n${"  ".repeat(depth)}}`;
}

function named(type: string, { format, contentMediaType }: JsonSchema): string {
  if (contentMediaType !== undefined) return "file";
  return typeof format === "string" ? `${type} (${format})` : type;
}

const takesToken = ({ security }: Pick<Operation, "security">): boolean =>
  security.some((one) => "accessToken" in one);

function accessOf({ security }: Operation): string {
  if (security.length === 0) return "Answers everybody.";
  return takesToken({ security })
    ? "For who is signed in, and with an access token."
    : "For who is signed in.";
}

function operationHtml(path: string, method: string, operation: Operation): string {
  const parameters = operation.parameters.map(
    (one) =>
      `<li><code>${escaped(one.name)}${one.required ? "" : "?"}: ${escaped(shapeOf(one.schema))}</code> in the ${one.in === "path" ? "path" : "query"}</li>`,
  );
  const [kind, body] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const answers = Object.entries(operation.responses)
    .filter(([status]) => status !== "default")
    .map(([status, { description, content }]) =>
      content === undefined
        ? `<p>${escaped(status)}: ${escaped(description)}</p>`
        : `<p>${escaped(status)}</p><pre tabindex="0">${escaped(shapeOf(content["application/json"].schema))}</pre>`,
    );
  const anchor = `${method}${path}`.replaceAll(/\W+/g, "-");
  return `<details id="${anchor}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${escaped(path)}</code>${takesToken(operation) ? ' <span class="open">token</span>' : ""}</summary>
<p class="quiet">${accessOf(operation)}</p>
${parameters.length === 0 ? "" : `<h3>Parameters</h3><ul>${parameters.join("")}</ul>`}
${body === undefined ? "" : `<h3>Send${kind === "application/json" ? "" : `: ${escaped(String(kind))}`}</h3><pre tabindex="0">${escaped(shapeOf(body.schema))}</pre>`}
<h3>Answer</h3>${answers.join("")}</details>`;
}

export function renderReference(api: ApiDescription, stylesPath: string, descriptionPath: string): string {
  const byTag = new Map<string, string[]>();
  let count = 0;
  for (const [path, operations] of Object.entries(api.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      count += 1;
      const tag = operation.tags[0] ?? "";
      byTag.set(tag, [...(byTag.get(tag) ?? []), operationHtml(path, method, operation)]);
    }
  }
  const sections = [...byTag].map(
    ([tag, operations]) => `<section><h2>${escaped(tag)}</h2>${operations.join("\n")}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>API – Debt Freedom</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${stylesPath}">
</head>
<body>
<main>
<h1>The API</h1>
<p>${count} routes, as this installation (version ${escaped(api.info.version)}) has them. ${escaped(api.info.description)}</p>
<p>Uploads are forms with the part <code>file</code>. A refusal is JSON with a <code>code</code> and a sentence.</p>
<p>A program sends an access token, made in <a href="/settings">Settings</a>, as <code>Authorization: Bearer df_…</code> where
it says <span class="open">token</span>. <a href="${descriptionPath}">The same as OpenAPI 3.1</a>.</p>
${sections.join("\n")}
</main>
</body>
</html>
`;
}

/** The product's colours: dark first, light where the device asks for it. */
export const referenceStyles = `
:root {
  color-scheme: dark light;
  --ground: #0b1016; --card: #131a22; --line: #263140; --text: #e6ebf1; --quiet: #a3b0bf; --accent: oklch(0.78 0.13 172);
}
@media (prefers-color-scheme: light) {
  :root { --ground: #f5f7fa; --card: #ffffff; --line: #d5dce5; --text: #17202b; --quiet: #52606f; --accent: oklch(0.47 0.1 172); }
}
* { box-sizing: border-box; }
body { margin: 0; padding: 16px; background: var(--ground); color: var(--text); font: 400 16px/1.5 "Inter Variable", Inter, system-ui, sans-serif; }
main { max-width: 56rem; margin: 24px auto; }
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; font-weight: 600; }
h2 { margin: 32px 0 8px; font-size: 20px; font-weight: 600; }
h3 { margin: 12px 0 4px; font-size: 14px; font-weight: 600; }
p, ul { margin: 0 0 12px; }
a { color: var(--accent); }
.quiet { color: var(--quiet); }
details { margin: 0 0 8px; padding: 0 16px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
details[open] { padding-bottom: 12px; }
summary { min-height: 44px; padding: 10px 0; cursor: pointer; overflow-wrap: anywhere; }
.method { display: inline-block; min-width: 4.5rem; font-size: 13px; font-weight: 600; color: var(--quiet); }
.method.get { color: var(--accent); }
.open { padding: 1px 8px; border: 1px solid var(--line); border-radius: 999px; font-size: 12px; color: var(--quiet); white-space: nowrap; }
code, pre { font: 400 14px/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; }
pre { margin: 0 0 12px; padding: 12px; overflow-x: auto; border: 1px solid var(--line); border-radius: 8px; background: var(--ground); }
@media (max-width: 40rem) { pre { white-space: pre-wrap; overflow-wrap: anywhere; } }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px; }
`;
