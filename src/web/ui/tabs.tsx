import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";

export type Tab = { readonly id: string; readonly label: string; readonly content: ReactNode };

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onValueChange: (value: string) => void;
};

/** Tabs whose state belongs to the caller (the address). Arrow keys move, only the open tab is in the page. */
export function Tabs({ label, tabs, value, onValueChange }: TabsProps) {
  const openAt = tabs.findIndex(({ id }) => id === value);
  const list = useRef<HTMLDivElement>(null);
  // On a phone the row is wider than the screen: the open tab is never outside of it. Only the row moves, not the page.
  useEffect(() => {
    const row = list.current;
    const open = row?.children[openAt];
    if (!row || !(open instanceof HTMLElement)) return;
    row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [openAt]);
  return (
    <Radix.Root value={value} onValueChange={onValueChange}>
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative mb-6 flex gap-1 overflow-x-auto border-b border-hairline [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.id}
            value={tab.id}
            className="-mb-px min-h-11 border-b-2 border-transparent px-4 text-sm font-medium whitespace-nowrap text-dim transition-colors hover:text-text focus-visible:-outline-offset-2 data-[state=active]:border-accent data-[state=active]:text-text"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="animate-fade-in focus-visible:outline-offset-8">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
