import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { showToast } from "../lib/toast-store.ts";
import type { PopoverPanel } from "./popover-panel.tsx";

type PopoverProps = {
  /** A button without a press handler of its own. */
  readonly trigger: ReactElement<ComponentProps<"button">>;
  readonly label: string;
  readonly children: ReactNode;
};

/** The panel's file, fetched ahead by the layout; a press before that waits for it. */
export const loadPopoverPanel = () => import("./popover-panel.tsx");

/** A small panel beside what opened it. Escape and a tap outside close it; the focus returns. */
export function Popover({ trigger, label, children }: PopoverProps) {
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const [Panel, setPanel] = useState<typeof PopoverPanel>();
  const close = () => setPanel(undefined);
  const open = () => {
    loadPopoverPanel().then(
      (file) => setPanel(() => file.PopoverPanel),
      () =>
        showToast({
          tone: "destructive",
          title: "This could not be opened",
          description:
            "The server could not be reached. Nothing was lost; check your connection and try again.",
        }),
    );
  };
  return (
    <>
      {cloneElement(trigger, {
        ref: opener,
        "aria-haspopup": "dialog",
        "aria-expanded": Panel !== undefined,
        "aria-controls": Panel ? id : undefined,
        onClick: Panel ? close : open,
      })}
      {Panel ? (
        <Panel id={id} label={label} opener={opener} onClose={close}>
          {children}
        </Panel>
      ) : null}
    </>
  );
}
