import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Switch } from "../../ui/switch.tsx";
import { modelSettingsQuery } from "./api.ts";
import { useUploads } from "./upload-context.ts";

/** Whether a model may be asked about the files of this list; begins as the privacy settings say. Nothing where there is none. */
export function ModelChoice() {
  const id = useId();
  const { model: chosen, chooseModel } = useUploads();
  const { data: settings } = useQuery(modelSettingsQuery);
  const model = settings?.model;
  if (!settings || !model) return null;
  const isAllowed = chosen === undefined ? settings.allowModel : chosen === "ask";
  const where = model.onThisMachine ? "on this machine" : `at ${model.host}`;
  return (
    <div className="mt-4 flex items-center justify-between gap-4">
      <label htmlFor={id} className="flex min-h-11 flex-1 cursor-pointer flex-col justify-center">
        <span className="text-sm font-medium">Ask {model.model} about these files</span>
        <span className="text-sm text-dim">
          Allowed, rows around unclear figures go to the language model {where}, without names and addresses
          where those are recognised. Otherwise such figures stay questions to you.
        </span>
      </label>
      <Switch id={id} checked={isAllowed} onCheckedChange={(asks) => chooseModel(asks ? "ask" : "never")} />
    </div>
  );
}
