import { RefreshCw } from "lucide-react";
import { useSyncExternalStore } from "react";
import { isAppOutdated, subscribeToAppVersion } from "../lib/app-version.ts";
import { productName } from "./brand.tsx";
import { Button } from "./button.tsx";

const UPDATED = `${productName} was updated. Finish what you are typing, then reload the page.`;

/** Over every page once the server has a newer release: the person says when to load it, so that nothing typed is lost. */
export function UpdateNotice() {
  const isOutdated = useSyncExternalStore(subscribeToAppVersion, isAppOutdated);
  return (
    // Named polite: an open dialog hides everything behind it but such regions.
    <output aria-live="polite" className="block">
      {isOutdated ? (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-accent/30 bg-accent-soft px-4 py-2 text-sm">
          <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
          <span className="min-w-0 flex-1 basis-56">{UPDATED}</span>
          <Button size="sm" className="ml-auto" onClick={() => window.location.reload()}>
            Reload
          </Button>
        </span>
      ) : null}
    </output>
  );
}

/** The same inside a dialog, which covers the notice of the page. Not read out: that one was. What is typed comes first, so no button. */
export function UpdateNoticeInDialog() {
  const isOutdated = useSyncExternalStore(subscribeToAppVersion, isAppOutdated);
  if (!isOutdated) return null;
  return (
    <p className="mb-4 flex items-center gap-3 rounded-xl bg-accent-soft px-4 py-2 text-sm">
      <RefreshCw aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0 text-accent" />
      {UPDATED}
    </p>
  );
}
