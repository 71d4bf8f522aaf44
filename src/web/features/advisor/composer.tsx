import { SendHorizontal, Square } from "lucide-react";
import { useState } from "react";
import { chatLimits } from "#contract/advisor.ts";
import { Button } from "../../ui/button.tsx";

type ComposerProps = {
  readonly isPending: boolean;
  /** Tells whether it arrived: what did not is there to be sent again. */
  readonly onSend: (text: string) => Promise<boolean>;
  readonly onStop: () => void;
};

/** Where a question is typed. Enter sends it, Shift with Enter begins a line; nothing is sent twice or blank. */
export function Composer({ isPending, onSend, onStop }: ComposerProps) {
  const [text, setText] = useState("");
  const send = (): void => {
    if (isPending || text.trim() === "") return;
    setText("");
    // Unless something else was typed meanwhile.
    void onSend(text).then((isSent) => (isSent ? undefined : setText((now) => (now === "" ? text : now))));
  };
  return (
    <form
      className="mt-3 flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        aria-label="Your question"
        placeholder="Ask about your money"
        rows={1}
        maxLength={chatLimits.messageCharacters}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className="field-sizing-content max-h-32 min-h-11 min-w-0 flex-1 resize-none rounded-xl border border-field bg-surface px-4 py-2.5 placeholder:text-dim"
      />
      {isPending ? (
        <Button variant="secondary" onClick={onStop}>
          <Square aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Stop
        </Button>
      ) : (
        <Button type="submit" disabled={text.trim() === ""}>
          <SendHorizontal aria-hidden="true" strokeWidth={1.5} className="size-4" />
          Send
        </Button>
      )}
    </form>
  );
}
