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

/** The address of the picture lives as long as the element that shows it. */
function Photo({ file, onUnshowable }: { readonly file: File; readonly onUnshowable: () => void }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return <img ref={show} alt="" className="size-full object-cover" onError={onUnshowable} />;
}

function KindIcon({ name }: { readonly name: string }) {
  const look = { "aria-hidden": true, strokeWidth: 1.5, className: "size-6" } as const;
  if (/\.(?:csv|tsv|xlsx?|xlsb|ods|ofx|qfx|qif|xml)$/i.test(name)) return <FileSpreadsheet {...look} />;
  if (/\.(?:png|jpe?g|heic|heif|webp|tiff?|gif|bmp)$/i.test(name)) return <Image {...look} />;
  return <FileText {...look} />;
}
