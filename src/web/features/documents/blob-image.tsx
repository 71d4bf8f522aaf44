import { type CSSProperties, useCallback } from "react";

type BlobImageProps = {
  readonly blob: Blob;
  readonly alt: string;
  readonly onSize: (size: { readonly width: number; readonly height: number }) => void;
  readonly className?: string;
  readonly style?: CSSProperties;
};

/** A picture held in memory. Its address lives as long as the element that shows it. */
export function BlobImage({ blob, alt, onSize, className, style }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const address = URL.createObjectURL(blob);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [blob],
  );
  return (
    <img
      ref={show}
      alt={alt}
      draggable={false}
      className={className}
      style={style}
      onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
        onSize({ width: naturalWidth, height: naturalHeight })
      }
    />
  );
}
