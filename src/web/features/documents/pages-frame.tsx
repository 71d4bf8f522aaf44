import { ZoomIn, ZoomOut } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DocumentFigures } from "#contract/figures.ts";
import { Button } from "../../ui/button.tsx";
import { figureLabel, figureText } from "./figure-labels.ts";
import { type PageBox, PageView } from "./page-view.tsx";
import { usePageZoom, zoomSteps } from "./use-page-zoom.ts";

type PagesFrameProps = {
  readonly reading: DocumentFigures;
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  readonly password: string | null;
};

/** Every page below the other, in a frame of its own that can be zoomed; the chosen figure's box is brought into view. */
export function PagesFrame({ reading, selected, onSelect, password }: PagesFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const [drawnPages, setDrawnPages] = useState(0);
  const { zoom, frameWidth, zoomBy, showFigure } = usePageZoom(frame, drawnPages);
  const show = useEffectEvent(showFigure);
  useEffect(() => {
    if (selected !== null) show(selected);
  }, [selected]);
  const boxes = boxesOf(reading);
  const pages = Array.from({ length: reading.pages }, (_, index) => index + 1);
  return (
    <div className="relative h-full">
      <section
        ref={frame}
        aria-label="Pages of the document"
        // A frame that scrolls can be reached and scrolled with the keyboard; its end scrolls clear of the buttons over it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
        tabIndex={0}
        className="h-full overflow-auto overscroll-contain rounded-2xl border border-hairline bg-raised p-2 pb-16 sm:p-3 sm:pb-16"
      >
        <div className="flex flex-col gap-3" style={{ width: `${zoom * 100}%` }}>
          {pages.map((page) => (
            <PageView
              key={page}
              documentId={reading.document.id}
              page={page}
              width={frameWidth === null ? null : frameWidth * zoom}
              boxes={boxes.get(page) ?? []}
              selected={selected}
              onSelect={onSelect}
              onDrawn={() => setDrawnPages((count) => count + 1)}
              password={password}
            />
          ))}
        </div>
      </section>
      <div className="absolute right-4 bottom-4 flex rounded-xl border border-hairline bg-surface">
        <Button
          variant="quiet"
          size="icon"
          aria-label="Smaller page"
          disabled={zoom <= zoomSteps[0]}
          onClick={() => zoomBy(-1)}
        >
          <ZoomOut aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
        <Button
          variant="quiet"
          size="icon"
          aria-label="Larger page"
          disabled={zoom >= 3}
          onClick={() => zoomBy(1)}
        >
          <ZoomIn aria-hidden="true" strokeWidth={1.5} className="size-5" />
        </Button>
      </div>
    </div>
  );
}

/** A box for every figure with a place and every reading of an open question, by page. */
function boxesOf({ figures, questions }: DocumentFigures): ReadonlyMap<number, readonly PageBox[]> {
  const facts = figures.flatMap(({ path, entry, value, evidence, correction }) =>
    evidence
      ? [
          {
            page: evidence.page,
            path,
            box: evidence.box,
            label:
              value === null
                ? `${figureLabel(path, entry)}: not on this document`
                : `${figureLabel(path, entry)} ${figureText(path, value)}`,
            tone: correction ? ("corrected" as const) : ("fact" as const),
          },
        ]
      : [],
  );
  const open = questions.flatMap(({ path, candidates }) =>
    candidates.slice(0, 1).map(({ evidence }) => ({
      page: evidence.page,
      path,
      box: evidence.box,
      label: `${figureLabel(path)} in question`,
      tone: "question" as const,
    })),
  );
  return Map.groupBy([...facts, ...open], ({ page }) => page);
}
