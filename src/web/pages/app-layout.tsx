import { Files, LayoutDashboard, PanelLeft, Scale, Upload } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import { AccountMenu } from "../features/account/account-menu.tsx";
import { DevelopmentBanner } from "../features/account/development-banner.tsx";
import { SampleBanner } from "../features/sample-household/sample-banner.tsx";
import { Button } from "../ui/button.tsx";
import { Sidebar, type SidebarGroup } from "../ui/sidebar.tsx";
import { ThemeSwitch } from "../ui/theme-switch.tsx";
import { Tooltip } from "../ui/tooltip.tsx";
import { useSidebar } from "../ui/use-sidebar.ts";

const GROUPS: readonly SidebarGroup[] = [
  {
    label: "Navigation",
    items: [
      { path: "/", label: "AI Dashboard", icon: LayoutDashboard },
      { path: "/upload", label: "Upload Documents", icon: Upload },
      { path: "/documents", label: "Documents", icon: Files },
      { path: "/profile", label: "Money Profile", icon: Scale },
    ],
  },
];

type AppLayoutProps = { readonly user: CurrentUser; readonly children: ReactNode };

/** Sidebar, header and the page, for signed-in people. */
export function AppLayout({ user, children }: AppLayoutProps) {
  const sidebar = useSidebar();
  const main = useRef<HTMLElement>(null);
  useFocusOnNavigation(main);
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
            <ThemeSwitch />
          </header>
          {user.exploresSample ? <SampleBanner /> : null}
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
    </div>
  );
}

/** A new page starts at its top, and the keyboard starts there too. Not on the first page: the browser does that itself. */
function useFocusOnNavigation(main: React.RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0 });
    main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
