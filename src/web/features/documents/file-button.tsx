import type { LucideIcon } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "../../ui/button.tsx";

type FileButtonProps = {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly accept: string;
  /** Opens the camera instead of the files, where there is one. */
  readonly capture?: boolean;
  readonly secondary?: boolean;
  readonly size?: "sm" | "md" | "lg";
  /** The icon alone; the label is its name. */
  readonly isIcon?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
};

/** Opens the file dialog, the photo library or the camera. */
export function FileButton({
  icon: Icon,
  label,
  accept,
  capture = false,
  secondary = false,
  size = "md",
  isIcon = false,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // So that the same file can be chosen again after it was removed.
    event.target.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <>
      <Button
        variant={isIcon ? "quiet" : secondary ? "secondary" : "primary"}
        size={isIcon ? "icon" : size}
        {...(isIcon ? { "aria-label": label, title: label } : {})}
        onClick={() => input.current?.click()}
      >
        <Icon aria-hidden="true" strokeWidth={1.5} className="size-5" />
        {isIcon ? null : label}
      </Button>
      <input
        ref={input}
        type="file"
        aria-label={label}
        tabIndex={-1}
        accept={accept}
        multiple={!capture}
        {...(capture ? { capture: "environment" as const } : {})}
        onChange={take}
        className="hidden"
      />
    </>
  );
}
