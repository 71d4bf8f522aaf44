import { type ReactNode, useEffect } from "react";
import { productName } from "./brand.tsx";

type PageHeadingProps = { readonly title: string; readonly children?: ReactNode; readonly hidden?: boolean };

/** The one h1 of a page; also names the browser tab. `hidden` keeps it for screen readers where a larger answer leads. */
export function PageHeading({ title, children, hidden = false }: PageHeadingProps) {
  useEffect(() => {
    document.title = title === productName ? productName : `${title} · ${productName}`;
  }, [title]);
  return (
    <div className={hidden ? "sr-only" : "mb-6"}>
      <h1 className="text-xl font-semibold tracking-tight">{title}</h1>
      {children ? <div className="mt-1 text-dim">{children}</div> : null}
    </div>
  );
}
