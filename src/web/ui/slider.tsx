import { Slider as Radix } from "radix-ui";

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value from which the bar is drawn to the thumb, marked on the track. */
  readonly origin: number;
  /** What a screen reader says for the value. */
  readonly valueText: string;
  readonly onValueChange: (value: number) => void;
};

export function Slider({ label, value, min, max, step, origin, valueText, onValueChange }: SliderProps) {
  const place = (at: number) => ((at - min) * 100) / Math.max(1, max - min);
  const [left, right] = [place(Math.min(origin, value)), place(Math.max(origin, value))];
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
        {/* The middle of the thumb goes from half its width to half its width before the end. */}
        <span className="absolute inset-x-3 inset-y-0">
          <span
            className="absolute inset-y-0 bg-accent forced-colors:bg-[Highlight]"
            style={{ left: `${left}%`, width: `${right - left}%` }}
          />
          <span
            className="absolute -inset-y-1.5 w-0.5 -translate-x-1/2 rounded-full bg-field forced-colors:bg-[CanvasText]"
            style={{ left: `${place(origin)}%` }}
          />
        </span>
      </Radix.Track>
      <Radix.Thumb
        aria-label={label}
        aria-valuetext={valueText}
        className="block size-6 cursor-grab rounded-full border-4 border-accent bg-background active:cursor-grabbing"
      />
    </Radix.Root>
  );
}
