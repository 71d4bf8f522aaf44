import { useId } from "react";
import type { PrivacySettings } from "#contract/privacy.ts";
import { Card, CardTitle } from "../../ui/card.tsx";
import { ChoiceField } from "../../ui/form-field.tsx";
import { Switch } from "../../ui/switch.tsx";
import { useChangePrivacy } from "./api.ts";

const ORIGINALS = [
  ["thirty-days", "30 days after the upload (default)"],
  ["retention-days", "As many days as I choose"],
  ["until-read", "Only until they are read"],
] as const;
const DAYS = ["30", "60", "90", "180", "365", "730", "3650"] as const;

const days = (count: string): string =>
  Number(count) < 365 ? `${count} days` : Number(count) === 365 ? "1 year" : `${Number(count) / 365} years`;

/** What a person decides; each change is kept at once. */
export function Choices({ settings }: { readonly settings: PrivacySettings }) {
  const { mutate: change } = useChangePrivacy();
  const chosen = String(settings.dataRetentionDays);
  const known: readonly string[] = DAYS.some((one) => one === chosen) ? DAYS : [chosen, ...DAYS];
  return (
    <Card>
      <CardTitle>What you decide</CardTitle>
      <div className="mt-4 grid gap-4 lg:grid-cols-2">
        <ChoiceField
          label="Keep the files I upload"
          hint="What was read from them stays until you delete it. Days of your own choice start at 90."
          value={settings.keepOriginals}
          onChange={(keepOriginals) => change({ keepOriginals })}
          options={ORIGINALS}
        />
        {settings.keepOriginals === "retention-days" ? (
          <ChoiceField
            label="Days"
            value={chosen}
            onChange={(value) => change({ dataRetentionDays: Number(value) })}
            options={known.map((value) => [value, days(value)] as const)}
          />
        ) : null}
      </div>
      <div className="mt-4 divide-y divide-hairline">
        <Toggle
          label="Auto-delete when debt-free"
          hint="90 days after your last debt is paid everything is erased. You are told twice before."
          checked={settings.autoDeleteAfterDebtFree}
          onChange={(autoDeleteAfterDebtFree) => change({ autoDeleteAfterDebtFree })}
        />
        <Toggle
          label="Anonymous mode"
          hint="Your name and e-mail address are shown on no page, and written into no notice and nothing that a model is sent."
          checked={settings.anonymousMode}
          onChange={(anonymousMode) => change({ anonymousMode })}
        />
        <Toggle
          label="Usage analytics"
          hint="Counts which pages you open, on this installation alone. Switching it off erases the counts."
          checked={settings.allowAnalytics}
          onChange={(allowAnalytics) => change({ allowAnalytics })}
        />
        {settings.model === null ? (
          <p className="py-3 text-sm text-dim">
            No language model is connected to this installation, so none is asked about your documents.
          </p>
        ) : (
          <>
            <Toggle
              label="Help from a language model"
              hint={modelHint(settings.model)}
              checked={settings.allowModel}
              onChange={(allowModel) => change({ allowModel })}
            />
            <div>
              <Toggle
                label="A language model for my questions"
                hint={questionsHint(settings.model)}
                checked={settings.allowModelQuestions}
                onChange={(allowModelQuestions) => change({ allowModelQuestions })}
              />
              <MoreOnQuestions />
            </div>
          </>
        )}
      </div>
      <Counted visits={settings.visits} />
    </Card>
  );
}

/** What is sent where, before it is allowed. */
function modelHint({ model, host, onThisMachine }: NonNullable<PrivacySettings["model"]>): string {
  const sent = "the printed rows around figures that stay unclear";
  return onThisMachine
    ? `${model} on this machine is shown ${sent}. Nothing leaves the machine.`
    : `Off until you allow it. ${model} at ${host} is then sent ${sent}; each upload lets you decide otherwise.`;
}

/** The same of questions to the assistant, which is another consent. */
function questionsHint({ host, onThisMachine }: NonNullable<PrivacySettings["model"]>): string {
  const sent =
    "a question that the assistant's own rules do not understand, and the kinds of your debts. Names, account digits and addresses are taken out where they are recognised";
  return onThisMachine
    ? `The model on this machine is told ${sent}.`
    : `Off until you allow it. ${host} is then sent ${sent}.`;
}

/** What a sentence or two cannot hold, for who wants to know before allowing it. */
function MoreOnQuestions() {
  return (
    <details className="pb-3 text-sm text-dim">
      <summary className="inline-flex min-h-9 cursor-pointer items-center font-medium underline underline-offset-4">
        What goes along with a question
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-5">
        <li>It is sent only where it is about money, in everyday words; what is off the subject is not.</li>
        <li>No figure goes along but those that you type.</li>
        <li>
          A name that is an everyday word too, like “Grace” or “Bill”, can stay in; in anonymous mode only
          where it has no capital letter.
        </li>
        <li>The model names the tool that answers; every figure comes from your own documents.</li>
      </ul>
    </details>
  );
}

/** What usage analytics have counted so far, all of it. */
function Counted({ visits }: Pick<PrivacySettings, "visits">) {
  const counted = Object.entries(visits);
  if (counted.length === 0) return null;
  return (
    <p className="mt-2 text-sm text-dim">
      Counted so far: {counted.map(([page, count]) => `${page} ${count}`).join(", ")}.
    </p>
  );
}

type ToggleProps = {
  readonly label: string;
  readonly hint: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Toggle({ label, hint, checked, onChange }: ToggleProps) {
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
