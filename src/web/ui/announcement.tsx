import { useEffect, useState } from "react";

/** Somebody who types or drags has paused by then. */
const PAUSE_MS = 800;

/**
 * Says a text that changes with what a person does, to screen readers only: once it has stood still, and not the text of the first
 * moment, which is read with the page. A region that follows each key or each pixel of a slider talks over itself.
 */
export function Announcement({ text }: { readonly text: string }) {
  const [first] = useState(text);
  const [said, setSaid] = useState("");
  useEffect(() => {
    // Back where it began is a change too, once anything was said.
    if (text === said || (said === "" && text === first)) return undefined;
    const timer = setTimeout(() => setSaid(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, said, first]);
  return (
    <output aria-live="polite" data-settled className="sr-only">
      {said}
    </output>
  );
}
