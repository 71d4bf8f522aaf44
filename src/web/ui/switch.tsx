import { Switch as Radix } from "radix-ui";

type SwitchProps = {
  /** Of the label beside it. */
  readonly id: string;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
};

export function Switch({ id, checked, onCheckedChange }: SwitchProps) {
  return (
    <Radix.Root
      id={id}
      checked={checked}
      onCheckedChange={onCheckedChange}
      className="h-7 w-12 shrink-0 cursor-pointer rounded-full border border-field bg-raised p-0.5 transition-colors data-[state=checked]:border-accent data-[state=checked]:bg-accent"
    >
      <Radix.Thumb className="block size-5 rounded-full bg-dim transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:bg-on-accent forced-colors:bg-[ButtonText]" />
    </Radix.Root>
  );
}
