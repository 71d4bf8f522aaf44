import { memo, useState } from "react";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { Button } from "../../ui/button.tsx";
import { Card, CardTitle } from "../../ui/card.tsx";
import { Tabs } from "../../ui/tabs.tsx";
import { SCHEDULE_EXPORTS, saveSchedule } from "./schedule-exports.ts";

/** The schedule to take along: spreadsheet, data, paper, calendar. */
export const PlanExports = memo(function PlanExports({ plan }: { readonly plan: PayoffPlan }) {
  const [open, setOpen] = useState("csv");
  return (
    <Card>
      <CardTitle className="mb-2">Take it along</CardTitle>
      <Tabs
        label="Export"
        value={open}
        onValueChange={setOpen}
        tabs={SCHEDULE_EXPORTS.map(({ file, label, hint, action, icon: Icon }) => ({
          id: file,
          label,
          content: (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="min-w-0 text-dim">{hint}</p>
              <Button variant="secondary" onClick={() => saveSchedule(file, plan)}>
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
                {action}
              </Button>
            </div>
          ),
        }))}
      />
    </Card>
  );
});
