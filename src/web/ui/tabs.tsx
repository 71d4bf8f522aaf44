import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** Where a key leads from a tab, as a place in the row; undefined for every other key. */
function placeOf(key: string, from: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return (from + 1) % count;
    case "ArrowLeft":
      return (from + count - 1) % count;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

/** Tabs whose state belongs to the caller (the address). Arrow keys move and open, only the open tab is in the page. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const id = useId();
  const openAt = tabs.findIndex((tab) => tab.id === value);
  const open = tabs[openAt];
  const list = useRef<HTMLDivElement>(null);
  // On a small phone the row is wider than the screen: the open tab is never outside of it. Only the row moves, not the page.
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[openAt];
    if (!row || !(tab instanceof HTMLElement)) return;
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [openAt]);
  const move = (event: KeyboardEvent<HTMLElement>, from: number) => {
    const place = placeOf(event.key, from, tabs.length);
    const next = place === undefined ? undefined : tabs[place];
    const tab = place === undefined ? undefined : list.current?.children[place];
    if (!next || !(tab instanceof HTMLElement)) return;
    event.preventDefault();
    tab.focus();
    onValueChange(next.id);
  };
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="relative mb-6 flex overflow-x-auto border-b border-hairline [scrollbar-width:none] sm:gap-1"
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${id}-${tab.id}`}
            aria-selected={index === openAt}
            aria-controls={index === openAt ? `${id}-panel` : undefined}
            tabIndex={index === openAt ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
            onKeyDown={(event) => move(event, index)}
            className="-mb-px min-h-11 border-b-2 border-transparent px-1 text-sm max-sm:grow sm:px-4 font-medium whitespace-nowrap text-dim transition-colors hover:text-text focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-text"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {open ? (
        <div
          key={open.id}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${open.id}`}
          // A panel may begin with text, which the keyboard must reach too.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="animate-fade-in focus-visible:outline-offset-8"
        >
          {open.content}
        </div>
      ) : null}
    </div>
  );
}
