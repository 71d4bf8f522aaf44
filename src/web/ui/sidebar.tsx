import type { LucideIcon } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { Link, useLocation } from "react-router";
import { classNames } from "../lib/class-names.ts";
import { fetchWhenIdle } from "../lib/when-idle.ts";
import { BrandMark, productName } from "./brand.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Tooltip } from "./tooltip.tsx";
import type { Sidebar as SidebarState } from "./use-sidebar.ts";

export type SidebarItem = { readonly path: string; readonly label: string; readonly icon: LucideIcon };
export type SidebarGroup = { readonly label: string; readonly items: readonly SidebarItem[] };

type SidebarProps = {
  readonly state: SidebarState;
  readonly groups: readonly SidebarGroup[];
  /** At the foot; the caller knows from the state whether there is room for words. */
  readonly footer: ReactNode;
};

const loadSheet = async () => ({ default: (await import("./sheet.tsx")).Sheet });
const Sheet = lazy(loadSheet);

/** 16rem expanded, 3rem collapsed, an 18rem sheet on phones. */
export function Sidebar({ state, groups, footer }: SidebarProps) {
  // There from the first opening on: it gives the keyboard back when it closes.
  const [hasOpened, setHasOpened] = useState(false);
  useEffect(() => (state.isMobile ? fetchWhenIdle(loadSheet) : undefined), [state.isMobile]);
  if (state.sheetOpen && !hasOpened) setHasOpened(true);
  if (state.isMobile) {
    if (!hasOpened) return null;
    return (
      <ErrorBoundary>
        <Suspense>
          <Sheet title="Menu" open={state.sheetOpen} onOpenChange={state.setSheetOpen}>
            <Contents
              groups={groups}
              collapsed={false}
              footer={footer}
              onNavigate={() => state.setSheetOpen(false)}
            />
          </Sheet>
        </Suspense>
      </ErrorBoundary>
    );
  }
  return (
    <aside
      id="sidebar"
      className={classNames(
        "sticky top-0 flex h-dvh shrink-0 flex-col overflow-hidden border-r border-hairline bg-surface transition-[width] duration-200 ease-out",
        state.expanded ? "w-64" : "w-12",
      )}
    >
      <Contents groups={groups} collapsed={!state.expanded} footer={footer} />
    </aside>
  );
}

/** An item stands for its own page and those below it; the first one for the dashboard under both of its names. */
function isCurrent(path: string, pathname: string): boolean {
  return path === "/"
    ? pathname === "/" || pathname === "/dashboard"
    : pathname === path || pathname.startsWith(`${path}/`);
}

type ContentsProps = Pick<SidebarProps, "groups" | "footer"> & {
  readonly collapsed: boolean;
  readonly onNavigate?: () => void;
};

function Contents({ groups, collapsed, footer, onNavigate }: ContentsProps) {
  const { pathname } = useLocation();
  return (
    <>
      <div
        className={classNames(
          "flex h-14 shrink-0 items-center gap-2.5",
          collapsed ? "justify-center" : "px-4",
        )}
      >
        <BrandMark />
        {collapsed ? null : <span className="truncate font-semibold tracking-tight">{productName}</span>}
      </div>
      <nav aria-label="Navigation" className="flex-1 overflow-x-hidden overflow-y-auto px-1 py-2">
        {groups.map((group) => (
          <div key={group.label} className="mb-4">
            <h2 className={collapsed ? "sr-only" : "px-3 pb-1 text-xs font-medium text-dim"}>
              {group.label}
            </h2>
            <ul className="flex flex-col gap-0.5">
              {group.items.map((item) => (
                <li key={item.path}>
                  <SidebarLink
                    item={item}
                    collapsed={collapsed}
                    active={isCurrent(item.path, pathname)}
                    onNavigate={onNavigate}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {footer}
    </>
  );
}

type SidebarLinkProps = {
  readonly item: SidebarItem;
  readonly collapsed: boolean;
  readonly active: boolean;
  readonly onNavigate: (() => void) | undefined;
};

function SidebarLink({ item, collapsed, active, onNavigate }: SidebarLinkProps) {
  const Icon = item.icon;
  return (
    <Tooltip text={item.label} side="right" delayMs={0} disabled={!collapsed}>
      <Link
        to={item.path}
        aria-current={active ? "page" : undefined}
        onClick={onNavigate}
        className={classNames(
          "flex min-h-10 items-center gap-3 rounded-lg text-sm font-medium transition-colors focus-visible:-outline-offset-2",
          collapsed ? "justify-center" : "px-3",
          active ? "bg-accent-soft text-accent" : "text-dim hover:bg-raised hover:text-text",
        )}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5 shrink-0" />
        <span className={collapsed ? "sr-only" : "truncate"}>{item.label}</span>
      </Link>
    </Tooltip>
  );
}
