import { ChevronLeft, ChevronRight, Maximize, Printer } from "lucide-react";
import { type Ref, useEffect, useRef } from "react";
import type { SamplePlan } from "#contract/sample-household/sample-plan.ts";
import { Button } from "../../../ui/button.tsx";
import { controlPitch } from "./pitch-control.ts";
import { slides } from "./slides.tsx";

type PitchProps = { readonly sample: SamplePlan };

/** The deck inside the app. */
export function PitchPage({ sample }: PitchProps) {
  const deck = useRef<HTMLDivElement>(null);
  useEffect(() => (deck.current ? controlPitch(deck.current) : undefined), []);
  return <PitchDeck ref={deck} sample={sample} />;
}

/**
 * All slides side by side; moving is scrolling, so a swipe and a page without a script work as well. pitch-control.ts gives buttons,
 * dots, caption and arrow keys their work.
 */
export function PitchDeck({ sample, ref }: PitchProps & { readonly ref?: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      data-pitch
      className="mx-auto flex w-full max-w-[calc(1120px+3rem)] flex-col gap-3 bg-background px-4 pt-2 sm:px-6 [page:slide] fullscreen:max-w-none fullscreen:justify-center fullscreen:px-10"
    >
      <h1 className="sr-only">Pitch Deck</h1>
      <div className="flex min-h-11 items-center justify-between gap-3 max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:bg-background print:hidden">
        <p data-caption aria-live="polite" className="figures text-sm text-dim">
          1 / {slides.length}: {slides[0]?.title}
        </p>
        <div className="flex gap-1" data-controls hidden>
          <Button variant="quiet" size="icon" aria-label="Print" data-print>
            <Printer aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </Button>
          <Button variant="quiet" size="icon" aria-label="Full screen" data-fullscreen>
            <Maximize aria-hidden="true" strokeWidth={1.5} className="size-5" />
          </Button>
        </div>
      </div>
      <section
        data-slides
        aria-label="Slides"
        className="flex snap-x snap-mandatory gap-4 overflow-x-auto rounded-2xl [scrollbar-width:none] print:block print:overflow-visible"
      >
        {slides.map(({ title, body }, index) => (
          <article
            key={title}
            data-slide
            aria-label={`Slide ${index + 1} of ${slides.length}: ${title}`}
            className="flex min-h-[30rem] w-full shrink-0 snap-center flex-col justify-center gap-6 rounded-2xl border border-hairline bg-surface p-6 text-base text-pretty sm:p-12 sm:text-lg print:min-h-[6.4in] print:break-after-page print:border-0"
          >
            <h2 className="text-xl font-semibold tracking-tight text-balance sm:text-2xl">{title}</h2>
            {body(sample)}
          </article>
        ))}
      </section>
      <div className="min-h-11 max-sm:sticky max-sm:bottom-0 max-sm:z-10 max-sm:bg-background max-sm:py-1 print:hidden">
        <div className="flex items-center justify-between gap-1 sm:gap-3" data-controls hidden>
          <Button variant="secondary" size="sm" data-previous>
            <ChevronLeft aria-hidden="true" strokeWidth={1.5} className="size-4" />
            <span className="max-sm:sr-only">Previous</span>
          </Button>
          {/* On the narrowest screens the two buttons are enough: eleven dots would be too small to touch. */}
          <div className="flex flex-1 justify-center max-[359px]:hidden">
            {slides.map(({ title }, index) => (
              <button
                key={title}
                type="button"
                data-dot
                aria-label={`Slide ${index + 1}: ${title}`}
                className="group grid h-11 w-6 place-items-center"
              >
                <span className="size-2 rounded-full bg-field transition-colors group-aria-[current=true]:bg-accent group-aria-[current=true]:outline-2 group-aria-[current=true]:outline-offset-2 group-aria-[current=true]:outline-accent" />
              </button>
            ))}
          </div>
          <Button variant="secondary" size="sm" data-next>
            <span className="max-sm:sr-only">Next</span>
            <ChevronRight aria-hidden="true" strokeWidth={1.5} className="size-4" />
          </Button>
        </div>
      </div>
    </div>
  );
}
