import { escapeHtml, renderPage } from "./page.ts";

/** The only people the development provider knows. Made up; `.example` never receives mail. */
const demoPeople = [
  { id: "maya", name: "Maya Okafor", email: "maya@debt-freedom.example" },
  { id: "daniel", name: "Daniel Reyes", email: "daniel@debt-freedom.example" },
  { id: "ines", name: "Inés Lindqvist", email: "ines@debt-freedom.example" },
] as const;

export type DemoPerson = (typeof demoPeople)[number];

export function findDemoPerson(id: unknown): DemoPerson | undefined {
  return demoPeople.find((person) => person.id === id);
}

const developmentMark = "Development sign-in – not for production";

export function renderDemoPeoplePage(): string {
  const buttons = demoPeople.map(
    ({ id, name, email }) =>
      `<button name="person" value="${escapeHtml(id)}"><strong>${escapeHtml(name)}</strong><span>${escapeHtml(email)}</span></button>`,
  );
  return renderPage({
    title: "Who would you like to be?",
    mark: developmentMark,
    paragraphs: [
      "These three people are made up and have no password. Whoever can open this page on this machine can sign in as any of them.",
    ],
    html: `<form method="post" autocomplete="off">
${buttons.join("\n")}
<button class="second" name="person" value="">Cancel</button>
</form>`,
  });
}

export function renderDevProviderFailure(): string {
  return renderPage({
    title: "This sign-in has ended",
    mark: developmentMark,
    paragraphs: ["It took too long, was already used, or was started elsewhere. Nothing was changed."],
    html: `<div class="actions"><a class="action first" href="/api/login">Sign in again</a>
<a class="action second" href="/">Go to the start page</a></div>`,
  });
}
