import {
  cloneElement,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";

/** Tooltips wait 700 ms; within 300 ms of the last one they do not. */
const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** How long the pointer may be on its way from the control to the tooltip. */
const GRACE_MS = 120;
/** Pixels from the control, and from the edge of the window. */
const DISTANCE = 8;

let lastClosed = Number.NEGATIVE_INFINITY;

type Side = "top" | "right" | "bottom" | "left";
type TooltipProps = {
  readonly text: string;
  readonly children: ReactElement<{ "aria-describedby"?: string | undefined }>;
  readonly side?: Side;
  /** Sidebar tooltips use 0. */
  readonly delayMs?: number;
  readonly disabled?: boolean;
};

/** Words about a control, while a mouse rests on it or the keyboard is on it; Escape puts them away. Not for touch, which has no resting. */
export function Tooltip({
  text,
  children,
  side = "top",
  delayMs = DELAY_MS,
  disabled = false,
}: TooltipProps) {
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [place, setPlace] = useState<DOMRect>();
  // What was asked for last: who tabs on fast leaves before the words are drawn, and they must not come after that.
  const isOpen = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (disabled) return children;

  const show = (wrapper: Element, delay: number) => {
    clearTimeout(timer.current);
    const control = wrapper.firstElementChild;
    if (!control || isOpen.current) return;
    const isSoon = performance.now() - lastClosed < SKIP_DELAY_MS;
    timer.current = setTimeout(
      () => {
        isOpen.current = true;
        setPlace(control.getBoundingClientRect());
      },
      isSoon ? 0 : delay,
    );
  };
  const hide = (after = 0) => {
    clearTimeout(timer.current);
    if (!isOpen.current) return;
    timer.current = setTimeout(() => {
      isOpen.current = false;
      lastClosed = performance.now();
      setPlace(undefined);
    }, after);
  };
  return (
    // The control inside is what is used; this only listens.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <span
      className="contents"
      onPointerEnter={(event: PointerEvent) =>
        event.pointerType === "touch" ? undefined : show(event.currentTarget, delayMs)
      }
      onPointerLeave={() => hide(GRACE_MS)}
      onPointerDown={() => hide()}
      onFocus={(event: FocusEvent) =>
        event.target.matches(":focus-visible") ? show(event.currentTarget, 0) : undefined
      }
      onBlur={() => hide()}
      onKeyDown={(event: KeyboardEvent) => (event.key === "Escape" ? hide() : undefined)}
    >
      {cloneElement(children, place ? { "aria-describedby": id } : {})}
      {place ? <Words id={id} text={text} side={side} place={place} /> : null}
    </span>
  );
}

type WordsProps = Pick<TooltipProps, "text"> & {
  readonly id: string;
  readonly side: Side;
  readonly place: DOMRect;
};

function Words({ id, text, side, place }: WordsProps) {
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<{ left: number; top: number }>();
  useLayoutEffect(() => {
    const { width = 0, height = 0 } = box.current?.getBoundingClientRect() ?? {};
    const middle = {
      left: place.left + (place.width - width) / 2,
      top: place.top + (place.height - height) / 2,
    };
    const wanted = {
      top: { ...middle, top: place.top - height - DISTANCE },
      bottom: { ...middle, top: place.bottom + DISTANCE },
      left: { ...middle, left: place.left - width - DISTANCE },
      right: { ...middle, left: place.right + DISTANCE },
    }[side];
    setAt({
      left: Math.max(DISTANCE, Math.min(wanted.left, window.innerWidth - width - DISTANCE)),
      top: Math.max(DISTANCE, Math.min(wanted.top, window.innerHeight - height - DISTANCE)),
    });
  }, [place, side]);
  return createPortal(
    <div
      ref={box}
      id={id}
      role="tooltip"
      style={{ left: at?.left ?? 0, top: at?.top ?? 0, visibility: at ? "visible" : "hidden" }}
      className="fixed z-50 max-w-72 animate-fade-in rounded-lg border border-hairline bg-raised px-3 py-1.5 text-sm text-text"
    >
      {text}
    </div>,
    document.body,
  );
}
