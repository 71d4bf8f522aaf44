import { Copy } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "../lib/class-names.ts";
import { copyText } from "../lib/copy-text.ts";
import { Button } from "./button.tsx";

type ShownOnceProps = {
  /** What is shown this one time: a link, a token. */
  readonly text: string;
  readonly isCode?: boolean;
  readonly copyLabel: string;
  /** What the notice says once it is copied. */
  readonly copied: string;
  readonly onClose: () => void;
  /** What it is and how long it works. */
  readonly children: ReactNode;
  readonly usage?: ReactNode;
};

/** Something that was just made and is never shown again, with a button that copies it. */
export function ShownOnce({
  text,
  isCode = false,
  copyLabel,
  copied,
  onClose,
  children,
  usage,
}: ShownOnceProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone; what is done next has the focus, not the whole window.
  useEffect(() => next.current?.focus(), []);
  return (
    <div className="flex flex-col gap-4">
      <p>{children}</p>
      <p
        className={classNames(
          "rounded-xl border border-hairline bg-raised p-3 text-sm break-all",
          isCode && "font-mono",
        )}
      >
        {text}
      </p>
      {usage}
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
        <Button ref={next} onClick={() => copyText(text, copied)}>
          <Copy aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {copyLabel}
        </Button>
      </div>
    </div>
  );
}
