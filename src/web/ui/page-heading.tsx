import { type ReactNode, useEffect } from "react";
import { productName } from "./brand.tsx";

/** Names the browser tab. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = title === productName ? productName : `${title} · ${productName}`;
  }, [title]);
}

type PageHeadingProps = {
  readonly title: string;
  /** A quiet line below it. */
  readonly children?: ReactNode;
  readonly hidden?: boolean;
};

/** The one h1 of a page. It is small, because the answer of the page is the largest thing on it; `hidden` leaves it to screen readers. */
export function PageHeading({ title, children, hidden = false }: PageHeadingProps) {
  usePageTitle(title);
  return (
    <div className={hidden ? "sr-only" : undefined}>
      <h1 className="text-lg font-semibold tracking-tight">{title}</h1>
      {children ? <p className="mt-0.5 text-sm text-dim">{children}</p> : null}
    </div>
  );
}
