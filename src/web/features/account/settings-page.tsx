import { type ReactNode, Suspense, useId } from "react";
import { Link } from "react-router";
import type { CurrentUser } from "#contract/account.ts";
import { setAmountsHidden } from "../../lib/hidden-amounts.ts";
import { setTheme } from "../../lib/theme.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { PageHeading } from "../../ui/page-heading.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useHiddenAmounts } from "../../ui/use-hidden-amounts.ts";
import { useTheme } from "../../ui/use-theme.ts";
import { AccessTokens } from "./access-tokens.tsx";
import { ProgramsCard } from "./programs-card.tsx";
import { SessionList } from "./session-list.tsx";

type SettingsPageProps = {
  readonly user: CurrentUser;
  /** The card about the plan. */
  readonly subscription: ReactNode;
  /** What questions took of a model; nothing where there is none. */
  readonly modelUse: ReactNode;
  /** What can be done with everything that is kept: taken out, deleted. */
  readonly data: ReactNode;
};

/** Who is signed in and where, the subscription, and how the app looks on this device. */
export function SettingsPage({ user, subscription, modelUse, data }: SettingsPageProps) {
  const missing = user.isAnonymous ? "Hidden (anonymous mode)" : "Not set";
  const isPro = user.stripeSubscriptionId !== null;
  return (
    <>
      <PageHeading title="Settings" />
      <div className="mt-6 grid gap-6 lg:grid-cols-2">
        <Card>
          <CardTitle>Account information</CardTitle>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
            <dt className="text-dim">Email</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{user.email ?? missing}</dd>
            <dt className="text-dim">Name</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere]">{user.name ?? missing}</dd>
            <dt className="text-dim">Account type</dt>
            <dd>{isPro ? "Pro" : "Free"}</dd>
          </dl>
        </Card>
        <OnThisDevice />
        <div className="min-w-0 lg:col-span-2">
          <Suspense>{subscription}</Suspense>
        </div>
        <div className="min-w-0 empty:hidden lg:col-span-2">
          <Suspense>{modelUse}</Suspense>
        </div>
        <Card className="lg:col-span-2">
          <CardTitle>Security</CardTitle>
          <p className="mt-2 text-dim">How your documents and figures are kept, in plain words.</p>
          <Button asChild variant="secondary" className="mt-4 max-sm:w-full">
            <Link to="/security">View Security</Link>
          </Button>
        </Card>
        <div className="min-w-0 lg:col-span-2">
          <SessionList />
        </div>
        <div className="min-w-0 lg:col-span-2">
          <AccessTokens />
        </div>
        <div className="min-w-0 empty:hidden lg:col-span-2">
          <ProgramsCard />
        </div>
        {data}
      </div>
    </>
  );
}

function OnThisDevice() {
  const theme = useTheme();
  const areHidden = useHiddenAmounts();
  return (
    <Card>
      <CardTitle>On this device</CardTitle>
      <div className="mt-2 divide-y divide-hairline">
        <Choice
          label="Light theme"
          hint="Dark without it."
          checked={theme === "light"}
          onChange={(isLight) => setTheme(isLight ? "light" : "dark")}
        />
        <Choice
          label="Hide amounts"
          hint="Dots in their place, for places where others see your screen."
          checked={areHidden}
          onChange={setAmountsHidden}
        />
      </div>
    </Card>
  );
}

type ChoiceProps = {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4 py-2">
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center">
        <span className="font-medium">{label}</span>
        <span className="text-sm text-dim">{hint}</span>
      </label>
      <Switch id={id} checked={checked} onCheckedChange={onChange} />
    </div>
  );
}
