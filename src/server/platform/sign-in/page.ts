/** The few pages the server draws itself, around sign-in. No script; the one stylesheet is a file, as the CSP asks. */
export const stylesheetPath = "/api/sign-in.css";

export type Page = {
  readonly title: string;
  /** A mark above the title that cannot be overlooked, e.g. that this is not for production. */
  readonly mark?: string;
  /** Plain text, one paragraph each. */
  readonly paragraphs: readonly string[];
  /** HTML below the text; whoever makes it escapes what it shows. */
  readonly html: string;
};

export function renderPage(page: Page): string {
  const mark = page.mark === undefined ? "" : `<p class="mark" role="note">${escapeHtml(page.mark)}</p>`;
  const paragraphs = page.paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join("\n");
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)} – Debt Freedom</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${stylesheetPath}">
</head>
<body>
<main>
${mark}
<h1>${escapeHtml(page.title)}</h1>
${paragraphs}
${page.html}
</main>
</body>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The product's colours: dark first, light where the device asks for it. */
export const stylesheet = `
:root {
  color-scheme: dark light;
  --ground: #0b1016; --card: #131a22; --line: #263140; --text: #e6ebf1; --quiet: #a3b0bf;
  --accent: oklch(0.78 0.13 172); --on-accent: #06231c; --warn: #ff8f85; --warn-ground: #341715;
}
@media (prefers-color-scheme: light) {
  :root {
    --ground: #f5f7fa; --card: #ffffff; --line: #d5dce5; --text: #17202b; --quiet: #52606f;
    --accent: oklch(0.47 0.1 172); --on-accent: #ffffff; --warn: #9c1c13; --warn-ground: #fdebe9;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 16px;
  background: var(--ground); color: var(--text);
  font: 400 16px/1.5 "Inter Variable", Inter, system-ui, sans-serif;
}
main {
  width: 100%; max-width: 28rem; padding: 24px;
  background: var(--card); border: 1px solid var(--line); border-radius: 16px;
}
h1 { margin: 0 0 8px; font-size: 28px; line-height: 1.2; font-weight: 600; }
p { margin: 0 0 16px; color: var(--quiet); }
.mark {
  margin: 0 0 16px; padding: 8px 12px; border: 1px solid var(--warn); border-radius: 8px;
  color: var(--warn); background: var(--warn-ground); font-size: 14px; font-weight: 600;
}
form { display: grid; gap: 12px; margin: 0; }
button, .action {
  display: block; width: 100%; min-height: 44px; padding: 12px 16px; border-radius: 12px; cursor: pointer;
  border: 1px solid var(--line); background: transparent; color: var(--text);
  font: inherit; text-align: left; text-decoration: none; overflow-wrap: anywhere;
}
button strong { display: block; font-weight: 600; }
button span { color: var(--quiet); font-size: 14px; }
button:hover, .action:hover { border-color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.actions { display: grid; gap: 12px; }
.first { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; text-align: center; }
.second, button.second { text-align: center; color: var(--quiet); }
`;
