import { LogOut } from "lucide-react";
import type { CurrentUser } from "#contract/account.ts";
import { Button } from "../../ui/button.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { useSignOut } from "./api.ts";

type AccountMenuProps = { readonly user: CurrentUser; readonly collapsed: boolean };

/** Who is signed in, and the way out. */
export function AccountMenu({ user, collapsed }: AccountMenuProps) {
  const signOut = useSignOut();
  const name = user.name ?? user.email ?? "Signed in";
  return (
    <div className="border-t border-hairline p-1">
      {collapsed ? null : (
        <div className="min-w-0 px-3 pt-2 pb-1 text-sm">
          <p className="truncate font-medium" title={name}>
            {name}
          </p>
          {user.name && user.email ? (
            <p className="truncate text-xs text-dim" title={user.email}>
              {user.email}
            </p>
          ) : null}
        </div>
      )}
      <Tooltip text="Sign Out" side="right" delayMs={0} disabled={!collapsed}>
        <Button
          variant="quiet"
          size="sm"
          aria-label="Sign Out"
          disabled={signOut.isPending}
          onClick={() => signOut.mutate()}
          className={collapsed ? "w-full px-0" : "w-full justify-start"}
        >
          <LogOut aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {collapsed ? null : "Sign Out"}
        </Button>
      </Tooltip>
    </div>
  );
}
