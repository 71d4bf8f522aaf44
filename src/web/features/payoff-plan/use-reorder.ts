import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

type Drag = {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  /** How far the row was moved, and how high it is, in pixels. */
  readonly offset: number;
  readonly height: number;
};

type Start = {
  readonly y: number;
  /** Top and height of each row when the drag began, in pixels of the page. */
  readonly rows: readonly { readonly top: number; readonly height: number }[];
};

/** The list with one entry at another place; places outside the list are its ends. */
export function moved(ids: readonly string[], id: string, to: number): readonly string[] {
  const rest = ids.filter((one) => one !== id);
  return rest.toSpliced(Math.min(Math.max(0, to), rest.length), 0, id);
}

/** Where a row lands whose middle is at `middle`: behind each other row whose middle is above. */
export function placeAt(rows: Start["rows"], from: number, middle: number): number {
  return rows.filter((row, index) => index !== from && row.top + row.height / 2 < middle).length;
}

/** How close to the edge of the window the page begins to scroll under a dragged row, and how fast, in pixels. */
const EDGE = 72;
const SCROLL_STEP = 12;

type Reorder = {
  /** Of the element whose children are the rows. */
  readonly list: RefObject<HTMLOListElement | null>;
  readonly ids: readonly string[];
  readonly move: (id: string, to: number, control: HTMLElement) => void;
  /** For the handle of a row. */
  readonly handleOf: (id: string) => {
    readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    readonly onPointerUp: () => void;
    readonly onPointerCancel: () => void;
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  /** Where a row is drawn while another one, or itself, is dragged; undefined at rest. */
  readonly shiftOf: (id: string) => string | undefined;
  readonly draggedId: string | undefined;
};

/**
 * A list whose rows are put in another order: dragged by a handle with mouse, finger or pen, with the arrow keys on it, or one place
 * at a time by buttons. Escape gives a drag up. The new order is shown until `onReorder` is settled, then the caller's own.
 */
export function useReorder(
  given: readonly string[],
  onReorder: (ids: readonly string[]) => Promise<void>,
): Reorder {
  const list = useRef<HTMLOListElement>(null);
  const start = useRef<Start>(null);
  const focusBack = useRef<HTMLElement>(null);
  const [drag, setDrag] = useState<Drag>();
  const [own, setOwn] = useState<readonly string[]>();
  const ids = own ?? given;
  const shown = ids.join(" ");
  // A row that moves in the document loses the keyboard.
  useLayoutEffect(() => {
    focusBack.current?.focus();
    focusBack.current = null;
  });

  const commit = (next: readonly string[]) => {
    if (next.join(" ") === shown) return;
    setOwn(next);
    // Another one that was made meanwhile stands until it is settled itself.
    void onReorder(next).then(() => setOwn((shownNow) => (shownNow === next ? undefined : shownNow)));
  };
  const move = (id: string, to: number, control: HTMLElement) => {
    focusBack.current = control;
    commit(moved(ids, id, to));
  };
  const follow = (id: string, clientY: number) => {
    const rows = start.current?.rows;
    const from = ids.indexOf(id);
    const row = rows?.[from];
    if (!rows || !row || !start.current) return;
    const offset = clientY + window.scrollY - start.current.y;
    setDrag({
      id,
      from,
      to: placeAt(rows, from, row.top + row.height / 2 + offset),
      offset,
      height: row.height,
    });
    if (clientY < EDGE) window.scrollBy(0, -SCROLL_STEP);
    else if (clientY > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
  };
  const giveUp = () => {
    start.current = null;
    setDrag(undefined);
  };
  return {
    list,
    ids,
    move,
    draggedId: drag?.id,
    handleOf: (id) => ({
      onPointerDown: (event) => {
        if (event.button !== 0 || !list.current) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = {
          y: event.clientY + window.scrollY,
          rows: [...list.current.children].map((child) => {
            const { top, height } = child.getBoundingClientRect();
            return { top: top + window.scrollY, height };
          }),
        };
      },
      onPointerMove: (event) => {
        if (start.current) follow(id, event.clientY);
      },
      onPointerUp: () => {
        if (drag) commit(moved(ids, id, drag.to));
        giveUp();
      },
      onPointerCancel: giveUp,
      onKeyDown: (event) => {
        const place = ids.indexOf(id);
        const to = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: ids.length - 1 }[event.key];
        if (event.key === "Escape" && drag) giveUp();
        else if (to === undefined) return;
        else move(id, to, event.currentTarget);
        event.preventDefault();
      },
    }),
    shiftOf: (id) => {
      if (!drag) return undefined;
      if (id === drag.id) return `translateY(${drag.offset}px)`;
      const { height } = drag;
      const place = ids.indexOf(id);
      if (place > drag.from && place <= drag.to) return `translateY(${-height}px)`;
      if (place < drag.from && place >= drag.to) return `translateY(${height}px)`;
      return undefined;
    },
  };
}
