import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import type { KeepChoice } from "./choices-api.ts";
import { OldExtraAlert } from "./old-extra-alert.tsx";
import { PaymentList } from "./payment-list.tsx";
import { PlanGate } from "./plan-gate.tsx";
import type { PlanInputs } from "./plan-inputs.ts";
import { SCHEDULE_EXPORTS, saveSchedule } from "./schedule-exports.ts";
import type { SourceOf } from "./workings.ts";

type ExportTabProps = {
  /** Undefined while debts or cashflow are being loaded. */
  readonly inputs: PlanInputs | undefined;
  readonly onChoose: KeepChoice;
  readonly sourceOf: SourceOf;
  /** Hands over the cashflow as a file; undefined where there is none. */
  readonly onSaveWorkbook: (() => void) | undefined;
  /** The same with all transactions, as a spreadsheet of several sheets. */
  readonly onSaveSpreadsheet: () => void;
};

/** What to set up at each creditor, and every file to take along. The workbook needs no plan, so it is offered without one too. */
export function ExportTab({ inputs, onChoose, sourceOf, onSaveWorkbook, onSaveSpreadsheet }: ExportTabProps) {
  const workbook = onSaveWorkbook ? (
    <>
      <FileRow
        label="Cashflow workbook"
        hint="What comes in, what goes out and what is safe to send, with the transactions behind it."
        action="Export Workbook"
        icon={Download}
        onSave={onSaveWorkbook}
      />
      <FileRow
        label="Cashflow spreadsheet"
        hint="Five sheets for Excel, Numbers or LibreOffice: summary, waterfall, categories, every transaction, what comes again."
        action="Download XLSX"
        icon={Download}
        onSave={onSaveSpreadsheet}
      />
    </>
  ) : null;
  return (
    <div className="flex flex-col gap-6">
      <OldExtraAlert oldExtra={inputs?.kind === "ready" ? inputs.oldExtra : null} onChoose={onChoose} />
      <PlanGate inputs={inputs}>
        {(plan) => <PlanFiles plan={plan} sourceOf={sourceOf} workbook={workbook} />}
      </PlanGate>
      {inputs && inputs.kind !== "ready" && workbook ? (
        <Card>
          <CardTitle>Take it along</CardTitle>
          <p className="text-sm text-dim">
            No plan available: the payment schedule and its calendar come with the plan.
          </p>
          <ul className="mt-2 divide-y divide-hairline">{workbook}</ul>
        </Card>
      ) : null}
    </div>
  );
}

type PlanFilesProps = {
  readonly plan: PayoffPlan;
  readonly sourceOf: SourceOf;
  readonly workbook: ReactNode;
};

function PlanFiles({ plan, sourceOf, workbook }: PlanFilesProps) {
  return (
    <>
      <PaymentList plan={plan} sourceOf={sourceOf} />
      <p className="-mt-2 text-sm text-dim">
        New to this?{" "}
        <Link
          to="/?tab=avalanche#setup-guide"
          className="font-medium text-accent underline underline-offset-4"
        >
          Set them up in five steps
        </Link>
      </p>
      <Card>
        <CardTitle>Take it along</CardTitle>
        <p className="text-sm text-dim">Made on this device; nothing is sent anywhere.</p>
        <ul className="mt-2 divide-y divide-hairline">
          {SCHEDULE_EXPORTS.map(({ file, ...row }) => (
            <FileRow key={file} {...row} onSave={() => saveSchedule(file, plan)} />
          ))}
          {workbook}
        </ul>
      </Card>
    </>
  );
}

type FileRowProps = {
  readonly label: string;
  readonly hint: string;
  readonly action: string;
  readonly icon: typeof Download;
  readonly onSave: () => void;
};

function FileRow({ label, hint, action, icon: Icon, onSave }: FileRowProps) {
  return (
    <li className="@container py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h3 className="font-medium">{label}</h3>
          <p className="text-sm text-dim">{hint}</p>
        </div>
        <Button variant="secondary" onClick={onSave} className="w-full @xl:w-72">
          <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
          {action}
        </Button>
      </div>
    </li>
  );
}
