import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Box, Evidence } from "#contract/extraction.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { BlobImage } from "./blob-image.tsx";
import { pagePictureQuery } from "./figures-api.ts";

/** Part of the page around a print: wide enough to read the words beside it. */
const MARGIN = { x: 0.22, y: 0.03 } as const;
const SHARP_WIDTH = 1600;

type PageCropProps = {
  readonly documentId: string;
  readonly places: readonly Evidence[];
  readonly label: string;
};

/** The piece of the page on which a figure stands, with the figure outlined. All places are on the page of the first. */
export function PageCrop({ documentId, places, label }: PageCropProps) {
  const page = places[0]?.page ?? 1;
  const { data: picture, error } = useQuery(pagePictureQuery(documentId, page, SHARP_WIDTH, null));
  const [aspect, setAspect] = useState<number | null>(null);
  const boxes = places.filter((place) => place.page === page).map(({ box }) => box);
  if (error || boxes.length === 0) return null;
  if (!picture) return <Skeleton className="h-16 rounded-xl" />;
  const region = around(boxes);
  const [width, height] = [region[2] - region[0], region[3] - region[1]];
  return (
    // A border would make the box a little flatter than the region, and move what is far down the page by a line.
    <div
      className="relative overflow-hidden rounded-xl bg-white ring-1 ring-hairline"
      style={aspect === null ? { height: "4rem" } : { aspectRatio: `${(width * aspect) / height}` }}
    >
      <BlobImage
        blob={picture}
        alt={`${label} on page ${page} of the document`}
        onSize={(natural) => setAspect(natural.width / natural.height)}
        className="absolute max-w-none"
        style={{
          width: `${100 / width}%`,
          left: `${(-region[0] / width) * 100}%`,
          top: `${(-region[1] / height) * 100}%`,
        }}
      />
      {aspect === null
        ? null
        : boxes.map((box) => (
            <span
              key={box.join(" ")}
              aria-hidden="true"
              className="pointer-events-none absolute rounded-[2px] bg-amber-400/20 outline-2 outline-offset-2 outline-amber-700"
              style={{
                left: `${((box[0] - region[0]) / width) * 100}%`,
                top: `${((box[1] - region[1]) / height) * 100}%`,
                width: `${((box[2] - box[0]) / width) * 100}%`,
                height: `${((box[3] - box[1]) / height) * 100}%`,
              }}
            />
          ))}
    </div>
  );
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** The smallest region with all boxes and a margin, within the page. */
function around(boxes: readonly Box[]): Box {
  return [
    clamp(Math.min(...boxes.map((box) => box[0])) - MARGIN.x),
    clamp(Math.min(...boxes.map((box) => box[1])) - MARGIN.y),
    clamp(Math.max(...boxes.map((box) => box[2])) + MARGIN.x),
    clamp(Math.max(...boxes.map((box) => box[3])) + MARGIN.y),
  ];
}
