import { ArrowLeft, ArrowRight, Camera, Images, RotateCw, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { pagesTogether } from "#contract/documents.ts";
import { plural } from "../../lib/format-date.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { FileButton } from "./file-button.tsx";
import { PhotoPreview } from "./file-thumbnail.tsx";
import { movePage, type PagePhoto, preparePages, turnFurther } from "./turn-photo.ts";

type PagePhotosProps = {
  /** The photos that were just taken or chosen. */
  readonly photos: readonly File[];
  readonly onDone: (files: readonly File[], together: boolean) => void;
  readonly onCancel: () => void;
};

const pageOf = (file: File): PagePhoto => ({ id: crypto.randomUUID(), file, turn: 0 });

/** Photos of the pages of one document: looked at, turned, taken again, put in order, and sent as one. */
export function PagePhotos({ photos, onDone, onCancel }: PagePhotosProps) {
  const [pages, setPages] = useState<readonly PagePhoto[]>(() => photos.slice(0, pagesTogether).map(pageOf));
  const [isPreparing, setIsPreparing] = useState(false);
  const [said, setSaid] = useState(
    photos.length > pagesTogether ? `A document takes ${pagesTogether} photos; the rest was left out.` : "",
  );
  const list = useRef<HTMLOListElement>(null);
  const isFull = pages.length >= pagesTogether;
  const add = (files: readonly File[]) => {
    const room = pagesTogether - pages.length;
    setPages([...pages, ...files.slice(0, room).map(pageOf)]);
    setSaid(
      files.length > room
        ? `A document takes ${pagesTogether} photos; the rest was left out.`
        : `${plural(pages.length + files.length, "page")}.`,
    );
  };
  const change = (index: number, next: Partial<PagePhoto>) =>
    setPages(pages.map((page, other) => (other === index ? { ...page, ...next } : page)));
  const move = (index: number, by: 1 | -1) => {
    setPages(movePage(pages, index, by));
    setSaid(`Page ${index + 1} is now page ${index + 1 + by}.`);
  };
  const remove = (index: number) => {
    if (pages.length === 1) onCancel();
    else {
      setPages(pages.toSpliced(index, 1));
      setSaid(`Page ${index + 1} removed; ${plural(pages.length - 1, "page")} left.`);
      list.current?.focus();
    }
  };
  const finish = async (together: boolean) => {
    setIsPreparing(true);
    onDone(await preparePages(pages), together);
  };
  return (
    <Dialog
      title={pages.length === 1 ? "Is it sharp and whole?" : `${pages.length} pages of one document`}
      description="Add the other pages of the same statement here, in their order."
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onCancel();
      }}
    >
      <ol
        ref={list}
        tabIndex={-1}
        aria-label="Pages"
        className="grid grid-cols-1 gap-3 outline-none min-[24rem]:grid-cols-2"
      >
        {pages.map((page, index) => (
          <li key={page.id} className="min-w-0 rounded-xl border border-hairline bg-raised p-2">
            <div className="relative">
              <PhotoPreview file={page.file} turn={page.turn} label={`Page ${index + 1}`} />
              <span className="figures absolute top-2 left-2 rounded-full bg-background px-2 py-0.5 text-xs font-medium">
                {index + 1}
              </span>
            </div>
            <div className="mt-1 flex flex-wrap justify-between">
              <Tool
                icon={ArrowLeft}
                label={`Move page ${index + 1} forward`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              />
              <Tool
                icon={RotateCw}
                label={`Turn page ${index + 1}`}
                onClick={() => {
                  change(index, { turn: turnFurther(page.turn) });
                  setSaid(`Page ${index + 1} turned.`);
                }}
              />
              <FileButton
                icon={Camera}
                label={`Take page ${index + 1} again`}
                accept="image/*"
                capture
                isIcon
                onFiles={([file]) => {
                  if (!file) return;
                  change(index, { file, turn: 0 });
                  setSaid(`Page ${index + 1} taken again.`);
                }}
              />
              <Tool icon={Trash2} label={`Remove page ${index + 1}`} onClick={() => remove(index)} />
              <Tool
                icon={ArrowRight}
                label={`Move page ${index + 1} back`}
                disabled={index === pages.length - 1}
                onClick={() => move(index, 1)}
              />
            </div>
          </li>
        ))}
      </ol>
      <output className="mt-2 block min-h-5 text-sm text-dim">{said}</output>
      <div className="mt-1 flex flex-wrap gap-2">
        {isFull ? null : (
          <>
            <FileButton
              icon={Camera}
              label="Add a page"
              accept="image/*"
              capture
              size="md"
              secondary
              onFiles={add}
            />
            <FileButton
              icon={Images}
              label="Add from library"
              accept="image/*"
              size="md"
              secondary
              onFiles={add}
            />
          </>
        )}
      </div>
      <div className="mt-4 flex flex-col gap-2">
        <Button size="lg" disabled={isPreparing} onClick={() => void finish(true)}>
          {pages.length === 1 ? "Use this photo" : `Use as one document`}
        </Button>
        {pages.length > 1 ? (
          <Button variant="secondary" disabled={isPreparing} onClick={() => void finish(false)}>
            Each photo is a document of its own
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

type ToolProps = {
  readonly icon: typeof Camera;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onClick: () => void;
};

function Tool({ icon: Icon, label, disabled = false, onClick }: ToolProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
    </Button>
  );
}
