/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- a combobox keeps the focus in its field; no element of HTML is a list like this one. */
import { useQuery } from "@tanstack/react-query";
import { CreditCard, Eye, EyeOff, Keyboard, LayoutDashboard, type LucideIcon, SunMoon } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { debtsQuery } from "../features/debts/api.ts";
import { classNames } from "../lib/class-names.ts";
import { areAmountsHidden, setAmountsHidden } from "../lib/hidden-amounts.ts";
import { currentTheme, setTheme } from "../lib/theme.ts";
import { Dialog } from "../ui/dialog.tsx";
import { appPages, dashboardTabs, paymentPages } from "./app-pages.ts";
import { matchingCommands } from "./matching-commands.ts";

type Command = {
  readonly id: string;
  readonly group: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
};

type CommandPaletteProps = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onHelp: () => void;
};

/** Type a few letters, choose with the arrows, go with Enter. */
export function CommandPalette({ open, onOpenChange, onHelp }: CommandPaletteProps) {
  return (
    <Dialog title="Go to" open={open} onOpenChange={onOpenChange}>
      <Commands onClose={() => onOpenChange(false)} onHelp={onHelp} />
    </Dialog>
  );
}

function useCommands(onHelp: () => void): readonly Command[] {
  const navigate = useNavigate();
  const { data: debts } = useQuery(debtsQuery);
  return useMemo(() => {
    const go = (path: string) => () => void navigate(path);
    const areHidden = areAmountsHidden();
    const isDark = currentTheme() === "dark";
    return [
      ...[...appPages, ...paymentPages].map(({ path, label, icon }) => ({
        id: path,
        group: "Pages",
        label,
        icon,
        run: go(path),
      })),
      ...dashboardTabs.map(({ id, label }) => ({
        id: `tab ${id}`,
        group: "Dashboard",
        label,
        icon: LayoutDashboard,
        run: go(`/dashboard?tab=${id}`),
      })),
      ...(debts ?? []).map(({ id, creditor, accountLast4 }) => ({
        id: `debt ${id}`,
        group: "Creditors",
        label: accountLast4 ? `${creditor} ···${accountLast4}` : creditor,
        icon: CreditCard,
        run: go(`/dashboard?tab=debts#${id}`),
      })),
      {
        id: "amounts",
        group: "Actions",
        label: areHidden ? "Show amounts" : "Hide amounts",
        icon: areHidden ? Eye : EyeOff,
        run: () => setAmountsHidden(!areHidden),
      },
      {
        id: "theme",
        group: "Actions",
        label: `Switch to the ${isDark ? "light" : "dark"} theme`,
        icon: SunMoon,
        run: () => setTheme(isDark ? "light" : "dark"),
      },
      { id: "help", group: "Actions", label: "Keyboard shortcuts", icon: Keyboard, run: onHelp },
    ];
  }, [debts, navigate, onHelp]);
}

/** A combobox: the focus stays in the field, the arrows move through the list below it. */
function Commands({ onClose, onHelp }: { readonly onClose: () => void; readonly onHelp: () => void }) {
  const listId = useId();
  const commands = useCommands(onHelp);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const found = matchingCommands(commands, query);
  const active = found[Math.min(at, found.length - 1)];
  const optionId = (command: Command) => `${listId}-${commands.indexOf(command)}`;
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  });
  const choose = (command: Command) => {
    onClose();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      Home: 0,
      End: found.length - 1,
    };
    const next = steps[event.key];
    if (next !== undefined && found.length > 0) {
      event.preventDefault();
      setAt((next + found.length) % found.length);
    } else if (event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      choose(active);
    }
  };
  return (
    <div className="flex min-h-0 flex-col gap-3">
      <input
        role="combobox"
        type="text"
        aria-label="Find a page, a tab or a creditor"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={active ? optionId(active) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        placeholder="Find a page, a tab or a creditor"
        value={query}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-xl border border-field bg-background px-4 placeholder:text-dim"
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label="Found"
        // Scrolls, so it can be reached; the arrows of the field move it all the same.
        tabIndex={-1}
        className="h-80 max-h-[50dvh] overflow-y-auto"
      >
        {[...Map.groupBy(found, ({ group }) => group)].map(([group, members]) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
          <div key={group} role="group" aria-label={group} className="mb-2">
            <p aria-hidden="true" className="px-3 py-1 text-xs font-medium text-dim">
              {group}
            </p>
            {members.map((command) => (
              <Option
                key={command.id}
                id={optionId(command)}
                command={command}
                isActive={command === active}
                onChoose={() => choose(command)}
              />
            ))}
          </div>
        ))}
      </div>
      <output className={found.length === 0 ? "-mt-80 block h-80 px-3 py-2 text-dim" : "sr-only"}>
        {found.length === 0 ? "Nothing of that name." : `${found.length} found`}
      </output>
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly command: Command;
  readonly isActive: boolean;
  readonly onChoose: () => void;
};

function Option({ id, command: { label, icon: Icon }, isActive, onChoose }: OptionProps) {
  return (
    // The keyboard works in the field above, which keeps the focus.
    // biome-ignore lint/a11y/useFocusableInteractive: the field names it as its active descendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: as above.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      onClick={onChoose}
      className={classNames(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 hover:bg-raised",
        isActive && "bg-accent-soft text-accent forced-colors:outline",
      )}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
      <span className="min-w-0 truncate">{label}</span>
    </div>
  );
}
