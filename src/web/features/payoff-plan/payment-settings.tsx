import { type FormEvent, memo, type ReactNode, useState } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { ACCOUNT_DAYS, type PlanChoices, type PlanChoicesChange } from "#contract/plan-choices.ts";
import { cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { compareRates, parseRate } from "#engine/money/rate.ts";
import { today } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { DateText } from "../../ui/date-text.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";
import { Money } from "../../ui/money.tsx";
import { Rate } from "../../ui/rate.tsx";
import { paydayFields, paydaysOf } from "./payday-form.ts";

type SettingsProps = {
  readonly plan: PayoffPlan;
  readonly choices: PlanChoices;
  readonly onChange: (change: PlanChoicesChange) => void;
};

/** When the payments leave, from which account, and from which APR on a debt gets extra: each with what it means now. */
export const PaymentSettings = memo(function PaymentSettings(props: SettingsProps) {
  const { paydays, payingAccount, extraFromApr } = props.choices;
  return (
    <Card>
      <CardTitle>When and where it is paid</CardTitle>
      <div className="mt-2 divide-y divide-hairline">
        <Paydays key={`paydays ${JSON.stringify(paydays)}`} {...props} />
        <PayingAccount key={`account ${JSON.stringify(payingAccount)}`} {...props} />
        <AprThreshold key={`apr ${extraFromApr}`} {...props} />
      </div>
    </Card>
  );
});

type SettingProps = {
  readonly name: string;
  /** What holds now. */
  readonly now: ReactNode;
  readonly children: ReactNode;
};

function Setting({ name, now, children }: SettingProps) {
  return (
    <details className="group py-3">
      <summary className="flex min-h-11 cursor-pointer flex-col justify-center rounded-lg">
        <span className="flex items-baseline justify-between gap-3 font-medium">
          {name}
          <span className="text-sm font-normal text-accent group-open:hidden">Change</span>
        </span>
        <span className="text-sm text-dim">{now}</span>
      </summary>
      {children}
    </details>
  );
}

const RHYTHMS = [
  ["statements", "as my statements show"],
  ["weekly", "every week"],
  ["biweekly", "every two weeks"],
  ["semimonthly", "twice a month"],
  ["monthly", "once a month"],
] as const;

function Paydays({ plan, choices, onChange }: SettingsProps) {
  const [fields, setFields] = useState(() => paydayFields(choices.paydays, today()));
  const [problem, setProblem] = useState<string>();
  const set = (name: keyof typeof fields) => (value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setProblem(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = paydaysOf(fields);
    if ("problem" in read) setProblem(read.problem);
    else onChange(read);
  };
  const isByDate = fields.kind === "weekly" || fields.kind === "biweekly";
  const isByDay = fields.kind === "semimonthly" || fields.kind === "monthly";
  return (
    <Setting name="Paydays" now={plan.autopay.paydays.sentence}>
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3 sm:grid-cols-3">
        <ChoiceField label="Pay arrives" value={fields.kind} onChange={set("kind")} options={RHYTHMS} />
        {isByDate ? (
          <TextField
            label="One of your paydays"
            format="date"
            value={fields.on}
            onChange={set("on")}
            problem={problem}
          />
        ) : null}
        {isByDay ? (
          <TextField
            label={fields.kind === "monthly" ? "On day" : "First day"}
            hint="31 is the last day of any month"
            format="whole"
            value={fields.first}
            onChange={set("first")}
            problem={problem}
          />
        ) : null}
        {fields.kind === "semimonthly" ? (
          <TextField label="Second day" format="whole" value={fields.second} onChange={set("second")} />
        ) : null}
        <Button type="submit" variant="secondary" className="sm:col-start-1 sm:justify-self-start">
          Save paydays
        </Button>
      </form>
    </Setting>
  );
}

/** An amount as people type it, in cents; undefined for none. */
const amountOf = (text: string) => {
  const amount = parseMoney(text.replaceAll(/[$,\s]/g, ""));
  return amount === undefined || amount < 0 ? undefined : amount;
};

function PayingAccount({ plan, choices: { payingAccount }, onChange }: SettingsProps) {
  const [balance, setBalance] = useState("");
  const [buffer, setBuffer] = useState(payingAccount?.buffer ?? "");
  const [problem, setProblem] = useState<string>();
  const { balanceCheck } = plan.autopay;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [held, kept] = [amountOf(balance), amountOf(buffer === "" ? "0" : buffer)];
    if (held === undefined || kept === undefined) {
      setProblem("Write amounts such as 1450 or 1450.00.");
      return;
    }
    onChange({
      payingAccount: { balance: formatMoney(cents(held)), buffer: formatMoney(cents(kept)), asOf: today() },
    });
  };
  const now =
    payingAccount === null ? (
      "Say what is in the account, and the payment days are chosen so that it stays above what you keep."
    ) : (
      <>
        <Money amount={payingAccount.balance} className="text-text" /> on{" "}
        <DateText date={payingAccount.asOf} format="day-month" />.{" "}
        {balanceCheck === null
          ? `That is more than ${ACCOUNT_DAYS} days ago, so it does not count any more: say what is there today.`
          : balanceCheck.sentence}
      </>
    );
  return (
    <Setting name="Paying account" now={now}>
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3 sm:grid-cols-3">
        <TextField
          label="In the account today"
          format="decimal"
          unit="$"
          value={balance}
          onChange={(value) => {
            setBalance(value);
            setProblem(undefined);
          }}
          problem={problem}
        />
        <TextField
          label="Keep at least"
          optional
          format="decimal"
          unit="$"
          value={buffer}
          onChange={setBuffer}
        />
        <div className="flex flex-wrap gap-2 sm:col-span-3">
          <Button type="submit" variant="secondary">
            Save the account
          </Button>
          {payingAccount === null ? null : (
            <Button variant="quiet" onClick={() => onChange({ payingAccount: null })}>
              Forget it
            </Button>
          )}
        </div>
      </form>
    </Setting>
  );
}

function AprThreshold({ plan, choices: { extraFromApr }, onChange }: SettingsProps) {
  const [text, setText] = useState(extraFromApr ?? "");
  const [problem, setProblem] = useState<string>();
  const held = plan.debts.filter(({ attack }) => attack === "below-apr").map(({ creditor }) => creditor);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = text.replaceAll(/[%\s]/g, "");
    const rate = parseRate(typed === "" ? "0" : typed);
    if (rate === undefined) {
      setProblem("Write a percentage such as 4 or 6.5.");
      return;
    }
    const zero = parseRate("0");
    onChange({ extraFromApr: zero !== undefined && compareRates(rate, zero) === 0 ? null : typed });
  };
  return (
    <Setting
      name="Extra only from an APR"
      now={
        extraFromApr === null ? (
          "Every debt may get extra money."
        ) : (
          <>
            A debt below <Rate percent={extraFromApr} /> gets its minimum only
            {held.length === 0 ? "; none is." : `: ${held.join(", ")}.`}
          </>
        )
      }
    >
      <form onSubmit={submit} noValidate className="mt-3 grid gap-3 sm:grid-cols-3">
        <TextField
          label="Lowest APR that gets extra, in percent"
          hint="Empty for every debt"
          format="decimal"
          value={text}
          onChange={(value) => {
            setText(value);
            setProblem(undefined);
          }}
          problem={problem}
        />
        <div className="flex flex-wrap items-start gap-2 sm:col-span-3">
          <Button type="submit" variant="secondary">
            Save the APR
          </Button>
        </div>
      </form>
    </Setting>
  );
}
