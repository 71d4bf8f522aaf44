import type { Notice } from "./choose-plan.ts";

const durationMs = 5000;

/** A notice on a static page, where the app's toasts do not exist: one at a time, gone after five seconds. */
export function showNotice(root: ParentNode, { title, description, tone }: Notice): void {
  const place = root.querySelector("[data-notices]");
  if (!place) return;
  const box = document.createElement("div");
  box.className = `animate-rise rounded-2xl border bg-surface p-4 sm:w-96 ${tone === "destructive" ? "border-risk" : "border-hairline"}`;
  const heading = document.createElement("p");
  heading.className = `text-sm font-semibold ${tone === "destructive" ? "text-risk" : ""}`;
  heading.textContent = title;
  const words = document.createElement("p");
  words.className = "mt-0.5 text-sm text-dim";
  words.textContent = description ?? "";
  box.append(heading, words);
  place.replaceChildren(box);
  setTimeout(() => box.remove(), durationMs);
}
