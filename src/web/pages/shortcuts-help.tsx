import { Fragment, useId, useState } from "react";
import { areSingleKeysOn, setSingleKeysOn } from "../lib/single-key-shortcuts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Switch } from "../ui/switch.tsx";
import { appPages, dashboardTabs, paymentPages } from "./app-pages.ts";

type ShortcutsHelpProps = { readonly open: boolean; readonly onOpenChange: (open: boolean) => void };
type Row = { readonly keys: readonly string[]; readonly what: string };

const ANYWHERE: readonly Row[] = [
  { keys: ["Ctrl or Cmd", "K"], what: "Find a page, a tab or a creditor" },
  { keys: ["Ctrl or Cmd", "B"], what: "Open or close the sidebar" },
];
const SINGLE: readonly Row[] = [
  { keys: ["?"], what: "This list" },
  { keys: ["H"], what: "Hide or show amounts" },
  ...dashboardTabs.map(({ label }, index) => ({ keys: [String(index + 1)], what: label })),
  ...[...appPages, ...paymentPages].map(({ label, key }) => ({
    keys: ["G", key.toUpperCase()],
    what: label,
  })),
];

/** Every shortcut, and the switch for those of a single key. */
export function ShortcutsHelp({ open, onOpenChange }: ShortcutsHelpProps) {
  const switchId = useId();
  const [on, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog title="Keyboard shortcuts" open={open} onOpenChange={onOpenChange}>
      <Rows rows={ANYWHERE} joiner="+" />
      <div className="my-4 flex items-center justify-between gap-4 border-t border-hairline pt-3">
        <label htmlFor={switchId} className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center">
          <span className="font-medium">Single keys</span>
          <span className="text-sm text-dim">Never while you type.</span>
        </label>
        <Switch
          id={switchId}
          checked={on}
          onCheckedChange={(next) => {
            setOn(next);
            setSingleKeysOn(next);
          }}
        />
      </div>
      {on ? <Rows rows={SINGLE} joiner="then" /> : null}
    </Dialog>
  );
}

function Rows({ rows, joiner }: { readonly rows: readonly Row[]; readonly joiner: string }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
      {rows.map(({ keys, what }) => (
        <Fragment key={what}>
          <dt className="flex items-center gap-1.5 text-xs text-dim">
            {keys.map((key, index) => (
              <Fragment key={key}>
                {index > 0 ? joiner : null}
                <kbd className="rounded-md border border-hairline bg-raised px-2 py-0.5 font-sans text-sm text-text">
                  {key}
                </kbd>
              </Fragment>
            ))}
          </dt>
          <dd>{what}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
