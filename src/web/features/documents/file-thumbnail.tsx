import { FileSpreadsheet, FileText, Image } from "lucide-react";
import { useCallback, useState } from "react";

type FileThumbnailProps = { readonly file: File | null; readonly name: string };

/** The photo itself where the browser can show it, otherwise the kind of file. */
export function FileThumbnail({ file, name }: FileThumbnailProps) {
  const [isHidden, setIsHidden] = useState(false);
  const photo = file?.type.startsWith("image/") && !isHidden ? file : null;
  return (
    <span className="grid size-12 shrink-0 place-items-center overflow-hidden rounded-xl bg-raised text-dim">
      {photo ? <Photo file={photo} onUnshowable={() => setIsHidden(true)} /> : <KindIcon name={name} />}
    </span>
  );
}

const TURNS = { 0: "", 90: "rotate-90", 180: "rotate-180", 270: "-rotate-90" } as const;

type PhotoPreviewProps = { readonly file: File; readonly turn: keyof typeof TURNS; readonly label: string };

/** A photographed page in a square, turned as it will go up; a sign for it where the browser cannot show it. */
export function PhotoPreview({ file, turn, label }: PhotoPreviewProps) {
  const [hidden, setHidden] = useState<File | null>(null);
  return (
    <span className="relative grid aspect-square w-full place-items-center overflow-hidden rounded-lg bg-background text-dim">
      {hidden === file ? (
        <span className="p-3 text-center text-xs [overflow-wrap:anywhere]">{file.name}</span>
      ) : (
        <Photo
          file={file}
          alt={label}
          onUnshowable={() => setHidden(file)}
          className={`absolute inset-0 size-full object-contain transition-transform ${TURNS[turn]}`}
        />
      )}
    </span>
  );
}

/** The address of the picture lives as long as the element that shows it. */
type PhotoProps = {
  readonly file: File;
  readonly alt?: string;
  readonly onUnshowable: () => void;
  readonly className?: string;
};

function Photo({ file, alt = "", onUnshowable, className = "size-full object-cover" }: PhotoProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt={alt} className={className} onError={onUnshowable} />;
}

function KindIcon({ name }: { readonly name: string }) {
  const look = { "aria-hidden": true, strokeWidth: 1.5, className: "size-6" } as const;
  if (/\.(?:csv|tsv|xlsx?|xlsb|ods|ofx|qfx|qif|xml)$/i.test(name)) return <FileSpreadsheet {...look} />;
  if (/\.(?:png|jpe?g|heic|heif|webp|tiff?|gif|bmp)$/i.test(name)) return <Image {...look} />;
  return <FileText {...look} />;
}
