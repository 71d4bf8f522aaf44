import { Camera, FolderOpen, Images, Upload } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { FileButton } from "./file-button.tsx";
import { PagePhotos } from "./page-photos.tsx";

type DropZoneProps = {
  /** The `accept` list of the file dialog. */
  readonly accept: string;
  readonly onFiles: (files: readonly File[]) => void;
  /** Photos of the pages of one document, in their order. */
  readonly onPages: (files: readonly File[]) => void;
  /** Small once files are listed, so that the list is on screen and its button is the one that stands out. */
  readonly compact: boolean;
};

/** Takes files by drop (anywhere on the page), paste, dialog, camera and photo library. */
export function DropZone({ accept, onFiles, onPages, compact }: DropZoneProps) {
  const isOver = useFileDrop(onFiles);
  const [photos, setPhotos] = useState<readonly File[]>([]);
  const isPhone = useMediaQuery("(max-width: 767.98px), (pointer: coarse)");
  return (
    <div
      className={classNames(
        "flex flex-col items-center justify-center rounded-2xl border-2 border-dashed px-4 text-center transition-colors duration-200",
        compact ? "gap-3 py-4" : "min-h-[max(20rem,calc(100dvh-25rem))] gap-5 py-10",
        isOver ? "border-accent bg-accent-soft" : "border-field bg-surface",
      )}
    >
      {compact ? (
        <p className="font-semibold tracking-tight">{isOver ? "Let go to add" : "Add more files"}</p>
      ) : (
        <>
          <Upload aria-hidden="true" strokeWidth={1.5} className="size-10 text-accent" />
          <div>
            <p className="text-xl font-semibold tracking-tight sm:text-2xl">
              {isOver ? "Let go to add" : "Drop everything here"}
            </p>
            <p className="mx-auto mt-2 max-w-md text-sm text-dim">
              Card, bank and loan statements, as PDF or photo, or your bank's download (CSV, Excel, QFX).{" "}
              <span className="inline-block">Max 50 files at once.</span>
            </p>
          </div>
        </>
      )}
      <div
        className={classNames(
          "flex w-full max-w-md justify-center",
          // On a phone two beside each other, so that the list begins on the first screen.
          compact
            ? "flex-wrap gap-2 [&>button]:min-h-11 max-sm:[&>button]:grow"
            : "flex-col gap-3 sm:flex-row",
        )}
      >
        {isPhone ? (
          <>
            <FileButton
              icon={Camera}
              label="Take a Photo"
              accept="image/*"
              capture
              onFiles={setPhotos}
              size={compact ? "sm" : "lg"}
              secondary={compact}
            />
            <FileButton
              icon={Images}
              label="Photo Library"
              accept="image/*"
              onFiles={(files) => (files.length > 1 ? setPhotos(files) : onFiles(files))}
              size={compact ? "sm" : "lg"}
              secondary={compact}
            />
          </>
        ) : null}
        <FileButton
          icon={FolderOpen}
          label="Browse Files"
          accept={accept}
          onFiles={onFiles}
          size={compact ? "sm" : isPhone ? "md" : "lg"}
          secondary={isPhone || compact}
        />
      </div>
      {photos.length > 0 ? (
        <PagePhotos
          photos={photos}
          onCancel={() => setPhotos([])}
          onDone={(files, together) => {
            setPhotos([]);
            if (together && files.length > 1) onPages(files);
            else onFiles(files);
          }}
        />
      ) : null}
      {isPhone || compact ? null : <p className="text-xs text-dim">or paste a screenshot with Ctrl+V</p>}
    </div>
  );
}

/** Files dropped or pasted anywhere on the page; a missed drop would otherwise make the browser leave it. */
function useFileDrop(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setIsOver] = useState(false);
  const take = useEffectEvent((transfer: DataTransfer | null) => {
    const files = [...(transfer?.files ?? [])];
    if (files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      setIsOver(false);
      take(event.dataTransfer);
    };
    const paste = (event: ClipboardEvent) => take(event.clipboardData);
    window.addEventListener("dragover", over);
    window.addEventListener("dragleave", leave);
    window.addEventListener("drop", drop);
    window.addEventListener("paste", paste);
    return () => {
      window.removeEventListener("dragover", over);
      window.removeEventListener("dragleave", leave);
      window.removeEventListener("drop", drop);
      window.removeEventListener("paste", paste);
    };
  }, []);
  return isOver;
}
