import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Box } from "#contract/extraction.ts";
import { sentenceOf } from "../../lib/api-client.ts";
import { classNames } from "../../lib/class-names.ts";
import { BlobImage } from "./blob-image.tsx";
import { pagePictureQuery, pageWidth } from "./figures-api.ts";

export type PageBox = {
  readonly path: string;
  readonly box: Box;
  /** "Balance $2,345.67". */
  readonly label: string;
  readonly tone: "fact" | "question" | "corrected";
};

type PageViewProps = {
  readonly documentId: string;
  readonly page: number;
  /** CSS pixels; null before it is known. */
  readonly width: number | null;
  readonly boxes: readonly PageBox[];
  readonly selected: string | null;
  readonly onSelect: (path: string) => void;
  readonly onDrawn: () => void;
  readonly password: string | null;
};

const TONES = {
  fact: "border-emerald-700/60 bg-emerald-500/10 hover:bg-emerald-500/25",
  question: "border-amber-700 border-dashed bg-amber-400/20 hover:bg-amber-400/35",
  corrected: "border-sky-700/70 bg-sky-500/10 hover:bg-sky-500/25",
} as const;
/** The page is white paper in both themes, so its boxes have the same colours in both. */
const SELECTED = "border-2 border-emerald-800 bg-emerald-400/35 ring-4 ring-emerald-400/40 z-10";
/** Air around the print, as a part of the page. */
const AIR = 0.003;

/** One page as it is shown upright, with a box around every figure. Drawn once it comes near the frame. */
export function PageView({
  documentId,
  page,
  width,
  boxes,
  selected,
  onSelect,
  onDrawn,
  password,
}: PageViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(place, page === 1);
  const [aspect, setAspect] = useState<number | null>(null);
  const wanted = width === null ? null : pageWidth(width, window.devicePixelRatio);
  const { data: picture, error } = useQuery({
    ...pagePictureQuery(documentId, page, wanted ?? 0, password),
    enabled: wanted !== null && isNear,
  });
  return (
    <div
      ref={place}
      className="relative w-full overflow-hidden rounded-md bg-white text-slate-700"
      style={{ aspectRatio: `${aspect ?? 17 / 22}` }}
    >
      {picture ? (
        <BlobImage
          blob={picture}
          alt={`Page ${page} of the document`}
          className="absolute inset-0 size-full select-none"
          onSize={(size) => {
            setAspect(size.width / size.height);
            onDrawn();
          }}
        />
      ) : (
        <p className="grid h-full place-items-center p-6 text-center text-sm">
          {error ? sentenceOf(error) : `Drawing page ${page}…`}
        </p>
      )}
      {boxes.map(({ path, box, label, tone }) => (
        <button
          key={path}
          type="button"
          tabIndex={-1}
          data-box={path}
          title={label}
          aria-label={`Show ${label} in the list`}
          onClick={() => onSelect(path)}
          className={classNames(
            "absolute rounded-[3px] border transition-colors duration-150",
            path === selected ? SELECTED : TONES[tone],
            // There before the picture is, so that the frame can go to a box of a page that was never seen.
            !picture && "invisible",
          )}
          style={{
            left: percent(box[0] - AIR),
            top: percent(box[1] - AIR),
            width: percent(box[2] - box[0] + 2 * AIR),
            height: percent(box[3] - box[1] + 2 * AIR),
          }}
        />
      ))}
    </div>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

/** Whether the element came within one screen of being seen; once true it stays so. */
function useIsNear(place: React.RefObject<HTMLElement | null>, atOnce: boolean): boolean {
  const [isNear, setIsNear] = useState(atOnce);
  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      // Of the frame that scrolls: of the window it would not count what the frame hides.
      { root: element.closest("section"), rootMargin: "100%" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isNear, place]);
  return isNear;
}
