import { type RefObject, useEffect, useLayoutEffect, useState } from "react";

/** How wide the page is against the frame that shows it. */
export const zoomSteps = [1, 1.5, 2, 3] as const;
/** On a frame narrower than this the print of a whole page is too small: a chosen figure brings the page closer. */
const NARROW_PIXELS = 560;
const CLOSE = 2;

type PageZoom = {
  readonly zoom: number;
  /** Width of the frame in CSS pixels; null before it is measured. */
  readonly frameWidth: number | null;
  readonly zoomBy: (steps: 1 | -1) => void;
  /** Brings the figure's box to the middle of the frame. */
  readonly showFigure: (path: string) => void;
};

/** The frame that shows the pages: its zoom, and scrolling it (never the window) to a box. */
export function usePageZoom(frame: RefObject<HTMLElement | null>, drawnPages: number): PageZoom {
  /** What the person set; null while nobody did. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [frameWidth, setFrameWidth] = useState<number | null>(null);
  const [shown, setShown] = useState<{ readonly path: string } | null>(null);
  const [wasShown, setWasShown] = useState(false);
  const isNarrow = frameWidth !== null && frameWidth < NARROW_PIXELS;
  const zoom = chosen ?? (wasShown && isNarrow ? CLOSE : 1);

  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    // Whoever moves the pages by hand is not taken back to the box when another page arrives.
    const letGo = () => setShown(null);
    const byHand = ["wheel", "touchmove", "keydown"] as const;
    for (const event of byHand) element.addEventListener(event, letGo, { passive: true });
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setFrameWidth(entry.contentRect.width);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      for (const event of byHand) element.removeEventListener(event, letGo);
    };
  }, [frame]);

  // After the zoom, in a frame of another width and after each page that arrives the box is elsewhere.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the four decide where the box is
  useLayoutEffect(() => {
    if (shown && frame.current) scrollToBox(frame.current, shown.path);
  }, [shown, zoom, frameWidth, drawnPages, frame]);

  const zoomBy = (steps: 1 | -1) => {
    setShown(null);
    const index = zoomSteps.findIndex((step) => step >= zoom);
    setChosen(zoomSteps[Math.min(zoomSteps.length - 1, Math.max(0, index + steps))] ?? zoom);
  };
  const showFigure = (path: string) => {
    setShown({ path });
    setWasShown(true);
    if (isNarrow) setChosen((now) => (now === null || now < CLOSE ? null : now));
  };
  return { zoom, frameWidth, zoomBy, showFigure };
}

function scrollToBox(frame: HTMLElement, path: string): void {
  const box = frame.querySelector(`[data-box="${CSS.escape(path)}"]`);
  if (!box) return;
  const [outer, inner] = [frame.getBoundingClientRect(), box.getBoundingClientRect()];
  frame.scrollBy({
    left: inner.left + inner.width / 2 - outer.left - outer.width / 2,
    top: inner.top + inner.height / 2 - outer.top - outer.height / 2,
  });
}
