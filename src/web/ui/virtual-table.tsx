import { type ReactNode, useEffect, useRef, useState } from "react";
import { classNames } from "../lib/class-names.ts";

type VirtualTableProps<Row> = {
  /** What the table shows, for who cannot see it. */
  readonly caption: string;
  /** The first one names its row, the others hold figures. */
  readonly columns: readonly string[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
  /** The cells of a row, one for each column. */
  readonly children: (row: Row) => readonly ReactNode[];
};

/** Every row is so high, in pixels; a row never wraps. */
const ROW_HEIGHT = 36;
const AHEAD = 10;

/**
 * A table of any length in a frame that scrolls both ways, of which only the visible rows exist; its head and first column stay in
 * view. Screen readers hear the true number and place of each row.
 */
export function VirtualTable<Row>({ caption, columns, rows, keyOf, children }: VirtualTableProps<Row>) {
  const frame = useRef<HTMLElement>(null);
  const [first, setFirst] = useState(0);
  const [visible, setVisible] = useState(16);
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setVisible(Math.ceil(element.clientHeight / ROW_HEIGHT)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const from = Math.max(0, Math.min(first, rows.length - 1) - AHEAD);
  const shown = rows.slice(from, first + visible + AHEAD);
  const below = rows.length - from - shown.length;
  return (
    <section
      ref={frame}
      // A frame that scrolls must be reachable by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={caption}
      onScroll={(event) => setFirst(Math.floor(event.currentTarget.scrollTop / ROW_HEIGHT))}
      className="relative max-h-[60dvh] min-h-0 overflow-auto overscroll-contain rounded-xl border border-hairline [overflow-anchor:none]"
    >
      <table
        aria-rowcount={rows.length + 1}
        className="w-full border-separate border-spacing-0 text-xs sm:text-sm"
      >
        <thead>
          <tr aria-rowindex={1}>
            {columns.map((name, index) => (
              <th
                key={name}
                scope="col"
                style={{ height: ROW_HEIGHT }}
                className={classNames(
                  "sticky top-0 border-b border-hairline bg-surface px-1.5 font-medium whitespace-nowrap text-dim sm:px-3",
                  index === 0 ? "left-0 z-20 text-left" : "z-10 text-right",
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {from === 0 ? null : <tr aria-hidden="true" style={{ height: from * ROW_HEIGHT }} />}
          {shown.map((row, index) => {
            const [heading, ...figures] = children(row);
            return (
              <tr key={keyOf(row)} aria-rowindex={from + index + 2}>
                <th
                  scope="row"
                  style={{ height: ROW_HEIGHT }}
                  className="sticky left-0 z-10 border-b border-hairline bg-surface px-1.5 text-left font-normal whitespace-nowrap sm:px-3"
                >
                  {heading}
                </th>
                {figures.map((figure, column) => (
                  <td
                    key={columns[column + 1]}
                    className="figures border-b border-hairline px-1.5 text-right whitespace-nowrap sm:px-3"
                  >
                    {figure}
                  </td>
                ))}
              </tr>
            );
          })}
          {below === 0 ? null : <tr aria-hidden="true" style={{ height: below * ROW_HEIGHT }} />}
        </tbody>
      </table>
    </section>
  );
}
