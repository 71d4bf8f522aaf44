import { memo, type ReactNode, useEffect, useRef, useState } from "react";

type VirtualListProps<Item> = {
  readonly label: string;
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  /** Every row is so high, in pixels. */
  readonly rowHeight: number;
  readonly children: (item: Item) => ReactNode;
};

type PlacedRowProps<Item> = {
  readonly item: Item;
  readonly place: number;
  readonly count: number;
  readonly height: number;
  readonly draw: (item: Item) => ReactNode;
};

/**
 * A row at its place. Its size is known, and nothing in it reaches out: while the list scrolls, the browser measures and paints only
 * what comes into view.
 */
function OneRow<Item>({ item, place, count, height, draw }: PlacedRowProps<Item>) {
  return (
    <li
      aria-setsize={count}
      aria-posinset={place + 1}
      style={{ height, top: place * height }}
      className="absolute inset-x-0 border-b border-hairline contain-strict"
    >
      {draw(item)}
    </li>
  );
}

// The type of a generic component is lost in memo.
const PlacedRow = memo(OneRow) as typeof OneRow;

/** Rows above and below the visible ones, so that a fast scroll and the Tab key find something. */
const AHEAD = 8;

/**
 * A list of any length in a scrolling frame of which only the visible rows exist. Rows are drawn anew only when another comes into
 * view; screen readers hear the true length and place. Another list is given another key, so that it begins at its top.
 */
export function VirtualList<Item>({ label, items, keyOf, rowHeight, children }: VirtualListProps<Item>) {
  const frame = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const [visible, setVisible] = useState(20);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setVisible(Math.ceil(element.clientHeight / rowHeight)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [rowHeight]);

  const from = Math.max(0, Math.min(first, items.length - 1) - AHEAD);
  const shown = items.slice(from, first + visible + AHEAD);
  return (
    <section
      ref={frame}
      // A frame that scrolls must be reachable by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={label}
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / rowHeight))}
      className="relative max-h-[70dvh] overflow-y-auto overscroll-contain rounded-xl border border-hairline [overflow-anchor:none]"
    >
      <ul style={{ height: items.length * rowHeight }} className="relative contain-strict">
        {shown.map((item, index) => (
          <PlacedRow
            key={keyOf(item)}
            item={item}
            place={from + index}
            count={items.length}
            height={rowHeight}
            draw={children}
          />
        ))}
      </ul>
    </section>
  );
}
