import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Asset } from "#contract/debts.ts";
import type { AssetContent, Entry, EntryContent } from "#contract/entries.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import {
  entriesQuery,
  plainNumber,
  problemsOf,
  separateEntry,
  useDeleteEntry,
  useSaveEntry,
  useUndoable,
} from "../../lib/entries.ts";
import { Alert } from "../../ui/alert.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { ChoiceField, TextField } from "../../ui/form-field.tsx";

const KINDS = [
  ["checking", "Checking account"],
  ["savings", "Savings account"],
  ["brokerage", "Brokerage account"],
  ["401k", "401(k)"],
  ["ira", "IRA"],
  ["other", "Something else of value"],
] as const;

type AssetDialogProps = {
  /** The one that is changed; null for a new one. */
  readonly asset: Asset | null;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Adds an account or something else of value, or changes what it is worth. */
export function AssetDialog({ asset, open, onClose }: AssetDialogProps) {
  return (
    <Dialog
      title={asset === null ? "Add an account or asset" : `Edit ${asset.name}`}
      {...(asset === null
        ? { description: "What it holds or is worth today. A statement makes it exact later." }
        : {})}
      open={open}
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
    >
      <AssetForm key={asset?.id ?? "new"} asset={asset} onDone={onClose} />
    </Dialog>
  );
}

/** The entry that the shown value comes from; undefined while a document shows it. */
function shownEntry(asset: Asset, entries: readonly Entry[]): Entry | undefined {
  return entries.find(({ id }) => id === asset.sources["value"]?.documentId);
}

/** What was typed and was taken for the account of a document; undefined where the value shown is the typed one. */
function mergedEntry(asset: Asset, entries: readonly Entry[]): Entry | undefined {
  return entries.find(
    ({ id, accountId, content }) =>
      content.kind === "asset" && accountId === asset.id && id !== asset.sources["value"]?.documentId,
  );
}

type Fields = {
  readonly name: string;
  readonly assetKind: AssetContent["assetKind"];
  readonly value: string;
  readonly last4: string;
};

function AssetForm({ asset, onDone }: { readonly asset: Asset | null; readonly onDone: () => void }) {
  const entries = useQuery(entriesQuery);
  const shown = asset === null ? undefined : shownEntry(asset, entries.data ?? []);
  const own = shown?.content.kind === "asset" ? { entry: shown, content: shown.content } : undefined;
  const isOwn = asset === null || own !== undefined;
  const merged = asset === null || isOwn ? undefined : mergedEntry(asset, entries.data ?? []);
  const [fields, setFields] = useState<Fields>({
    name: asset?.name ?? "",
    assetKind: own?.content.assetKind ?? KINDS.find(([kind]) => kind === asset?.kind)?.[0] ?? "checking",
    value: asset?.value ?? "",
    last4: asset?.accountLast4 ?? "",
  });
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const save = useSaveEntry(asset?.name ?? "Asset");
  const remove = useDeleteEntry(isOwn ? (asset?.name ?? "Asset") : "What you typed");

  const set = (name: keyof Fields) => (value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setProblems({});
  };
  const content = (): EntryContent =>
    asset !== null && !isOwn
      ? {
          kind: "figures",
          accountId: asset.id,
          figures: {
            value: plainNumber(fields.value),
            ...(fields.assetKind === asset.kind ? {} : { accountKind: fields.assetKind }),
          },
        }
      : {
          kind: "asset",
          name: fields.name.trim(),
          assetKind: fields.assetKind,
          value: plainNumber(fields.value),
          accountLast4: fields.last4.trim() === "" ? null : fields.last4.trim(),
        };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = content();
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length === 0) {
      save.mutate({ content: typed, entry: own?.entry }, { onSuccess: onDone });
    }
  };
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      {isOwn ? null : (
        <p className="text-sm text-dim">
          A document shows this account. What you type counts from today, until a newer statement says
          otherwise.
        </p>
      )}
      {merged === undefined ? null : <TakeApart merged={merged} onDone={onDone} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {isOwn ? (
          <TextField
            label="Name"
            hint="The bank's name, or what it is"
            value={fields.name}
            onChange={set("name")}
            problem={problems["name"]}
          />
        ) : null}
        <ChoiceField
          label="Kind"
          value={fields.assetKind}
          onChange={set("assetKind")}
          options={KINDS}
          problem={problems["assetKind"]}
        />
        <TextField
          label="Value today"
          format="decimal"
          unit="$"
          value={fields.value}
          onChange={set("value")}
          problem={problems["value"]}
        />
        {isOwn && fields.assetKind !== "other" ? (
          <TextField
            label="Last four digits"
            hint="Of the account number: its statements are recognised by them"
            optional
            value={fields.last4}
            onChange={set("last4")}
            problem={problems["accountLast4"]}
          />
        ) : null}
      </div>
      {save.error ? (
        <Alert tone="risk" urgent>
          {sentenceOf(save.error)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-2">
        {shown === undefined ? null : (
          <Button
            variant="quiet"
            className="mr-auto"
            disabled={remove.isPending}
            onClick={() => remove.mutate(shown, { onSuccess: onDone })}
          >
            {isOwn ? "Delete" : "Undo my change"}
          </Button>
        )}
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" disabled={save.isPending}>
          {save.isPending ? "Saving" : "Save"}
        </Button>
      </div>
    </form>
  );
}

/** For what was typed and is another account than the document's. */
function TakeApart({ merged, onDone }: { readonly merged: Entry; readonly onDone: () => void }) {
  const undoable = useUndoable();
  const takeApart = () => {
    let apart = merged;
    undoable.mutate(
      {
        title: "Two accounts now: the document's, and what you typed",
        change: async () => {
          apart = (await separateEntry(merged, true)).entry;
        },
        undo: () => separateEntry(apart, false),
      },
      { onSuccess: onDone },
    );
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-2 rounded-xl border border-hairline py-1 pr-1 pl-3 text-sm">
      <p>It was taken for the account that you typed.</p>
      <Button
        variant="quiet"
        size="sm"
        className="min-h-11"
        disabled={undoable.isPending}
        onClick={takeApart}
      >
        What I typed is another account
      </Button>
    </div>
  );
}
