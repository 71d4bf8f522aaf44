import { PanelLeft, Search } from "lucide-react";
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import { AccountMenu } from "../features/account/account-menu.tsx";
import { DevelopmentBanner } from "../features/account/development-banner.tsx";
import { SampleBanner } from "../features/sample-household/sample-banner.tsx";
import { areAmountsHidden, setAmountsHidden } from "../lib/hidden-amounts.ts";
import { showToast } from "../lib/toast-store.ts";
import { fetchWhenIdle } from "../lib/when-idle.ts";
import { AmountSwitch } from "../ui/amount-switch.tsx";
import { Button } from "../ui/button.tsx";
import { ErrorBoundary } from "../ui/error-boundary.tsx";
import { loadPopoverPanel } from "../ui/popover.tsx";
import { Sidebar, type SidebarGroup } from "../ui/sidebar.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { UpdateNotice } from "../ui/update-notice.tsx";
import { useSidebar } from "../ui/use-sidebar.ts";
import { appPages, paymentPages } from "./app-pages.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const GROUPS: readonly SidebarGroup[] = [
  { label: "Navigation", items: appPages },
  { label: "Payments", items: paymentPages },
];

const CommandPalette = lazy(async () => ({
  default: (await import("./command-palette.tsx")).CommandPalette,
}));
const ShortcutsHelp = lazy(async () => ({
  default: (await import("./shortcuts-help.tsx")).ShortcutsHelp,
}));

type AppLayoutProps = { readonly user: CurrentUser; readonly children: ReactNode };

/** Sidebar, header and the page, for signed-in people. */
export function AppLayout({ user, children }: AppLayoutProps) {
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
  const [layer, setLayer] = useState<"palette" | "help">();
  const showHelp = useCallback(() => setLayer("help"), []);
  const close = (isOpen: boolean) => (isOpen ? undefined : setLayer(undefined));
  useShortcuts({
    onPalette: () => setLayer((shown) => (shown === "palette" ? undefined : "palette")),
    onHelp: showHelp,
    onAmounts: () => setAmountsHidden(!areAmountsHidden()),
  });
  // So that a figure can be asked about at once, also where the server no longer answers.
  useEffect(() => fetchWhenIdle(loadPopoverPanel), []);
  const open = sidebar.isMobile ? sidebar.sheetOpen : sidebar.expanded;
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <Sidebar
        state={sidebar}
        groups={GROUPS}
        footer={<AccountMenu user={user} collapsed={sidebar.collapsed} />}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        {user.developmentSignIn ? <DevelopmentBanner /> : null}
        <div className="sticky top-0 z-30 bg-background">
          <header className="flex h-14 shrink-0 items-center justify-between gap-2 border-b border-hairline px-2 sm:px-4">
            <Tooltip text="Toggle Sidebar (Ctrl+B)" side="bottom">
              <Button
                variant="quiet"
                size="icon"
                aria-label="Toggle Sidebar"
                aria-expanded={open}
                onClick={sidebar.toggle}
              >
                <PanelLeft aria-hidden="true" strokeWidth={1.5} className="size-5" />
              </Button>
            </Tooltip>
            <div className="flex items-center gap-1">
              <Tooltip text="Go to (Ctrl+K)" side="bottom">
                <Button
                  variant="quiet"
                  size="icon"
                  aria-label="Go to"
                  aria-keyshortcuts="Control+K Meta+K"
                  onClick={() => setLayer("palette")}
                >
                  <Search aria-hidden="true" strokeWidth={1.5} className="size-5" />
                </Button>
              </Tooltip>
              <AmountSwitch />
              <ThemeSwitch />
            </div>
          </header>
          {user.exploresSample ? <SampleBanner /> : null}
          <UpdateNotice />
        </div>
        <main
          ref={main}
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-[calc(1120px+3rem)] flex-1 px-4 py-6 outline-none sm:px-6 sm:py-8"
        >
          {children}
        </main>
      </div>
      <ErrorBoundary key={layer} fallback={null} onFail={sayPartIsMissing}>
        <Suspense>
          {layer === "palette" ? <CommandPalette open onOpenChange={close} onHelp={showHelp} /> : null}
          {layer === "help" ? <ShortcutsHelp open onOpenChange={close} /> : null}
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}

/** The page stays as it is: what is typed there is not lost with a window that could not be opened over it. */
function sayPartIsMissing(): void {
  showToast({
    tone: "destructive",
    title: "This could not be opened",
    description: "Nothing was lost. Check your connection, then reload the page.",
  });
}

/** A new page starts at its top, and the keyboard starts there too. Not on the first page: the browser does that itself. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // The address names a place on the page, which brings itself into view.
    if (hash !== "") return;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname, hash, main]);
}
