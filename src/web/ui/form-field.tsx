import { type ReactNode, useId } from "react";
import { classNames } from "../lib/class-names.ts";

const CONTROL =
  "min-h-11 w-full min-w-0 rounded-xl border bg-background base:px-3 text-base aria-invalid:border-risk";

type FieldProps = {
  readonly label: string;
  /** What helps to fill it in. */
  readonly hint?: string;
  readonly problem?: string | undefined;
  readonly optional?: boolean;
  readonly className?: string;
};

type FrameProps = FieldProps & {
  readonly children: (control: {
    readonly id: string;
    readonly "aria-invalid": boolean;
    readonly "aria-describedby": string | undefined;
    readonly className: string;
  }) => ReactNode;
};

/** A labelled control with its hint, and what is wrong with it in a sentence. */
function Frame({ label, hint, problem, optional = false, className, children }: FrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(" ");
  return (
    <div className={classNames("min-w-0", className)}>
      <label htmlFor={id} className="mb-1.5 block text-sm">
        {label}
        {optional ? <span className="text-dim"> (optional)</span> : null}
      </label>
      {children({
        id,
        "aria-invalid": problem !== undefined,
        "aria-describedby": described === "" ? undefined : described,
        className: classNames(CONTROL, "border-field"),
      })}
      {hint === undefined ? null : (
        <p id={`${id}-hint`} className="mt-1 text-xs text-dim">
          {hint}
        </p>
      )}
      {problem === undefined ? null : (
        <p id={`${id}-problem`} role="alert" className="mt-1 text-sm text-risk">
          {problem}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly format?: "text" | "decimal" | "whole" | "date";
  /** Shown before the value: a currency sign. */
  readonly unit?: string;
};

export function TextField({ value, onChange, format = "text", unit, ...field }: TextFieldProps) {
  return (
    <Frame {...field}>
      {({ className, ...control }) => (
        <span className="relative block">
          {unit === undefined ? null : (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-dim"
            >
              {unit}
            </span>
          )}
          <input
            {...control}
            type={format === "date" ? "date" : "text"}
            inputMode={format === "decimal" ? "decimal" : format === "whole" ? "numeric" : undefined}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={classNames(
              className,
              format === "text" ? null : "figures",
              unit === undefined ? null : "pl-7",
            )}
          />
        </span>
      )}
    </Frame>
  );
}

type ChoiceFieldProps<Value extends string> = FieldProps & {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: ReadonlyArray<readonly [value: Value, label: string]>;
};

export function ChoiceField<Value extends string>({
  value,
  onChange,
  options,
  ...field
}: ChoiceFieldProps<Value>) {
  return (
    <Frame {...field}>
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = options.find(([option]) => option === event.target.value)?.[0];
            if (chosen !== undefined) onChange(chosen);
          }}
        >
          {options.map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
