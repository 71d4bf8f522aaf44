import { Slider as Radix } from "radix-ui";

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** What a screen reader says for the value. */
  readonly valueText: string;
  readonly onValueChange: (value: number) => void;
};

export function Slider({ label, value, min, max, step, valueText, onValueChange }: SliderProps) {
  return (
    <Radix.Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => onValueChange(next ?? min)}
      className="relative flex h-11 w-full touch-none items-center select-none"
    >
      <Radix.Track className="relative h-2 w-full grow rounded-full bg-raised forced-colors:border">
        <Radix.Range className="absolute h-full rounded-full bg-accent forced-colors:bg-[Highlight]" />
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-6 cursor-grab rounded-full border-4 border-accent bg-background active:cursor-grabbing"
      />
    </Radix.Root>
  );
}
