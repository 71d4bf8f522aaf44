import type { ReactNode } from "react";
import { BrandMark, productName } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { StaticThemeSwitch } from "./static-theme-switch.tsx";

export const loginPath = "/api/login";

const footerLinks = [
  ["/pricing", "Pricing"],
  ["/security", "Security"],
  ["/privacy", "Privacy"],
  ["/terms", "Terms"],
  ["/pitch", "Pitch Deck"],
] as const;

/** Head and foot of the public pages for signed-out visitors. Works as plain HTML: no state, no handlers. */
export function SiteFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-lg bg-accent px-4 py-2 text-on-accent focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the page
      </a>
      <header className="border-b border-transparent print:hidden">
        <div className="mx-auto flex h-16 w-full max-w-[calc(1120px+3rem)] items-center justify-between gap-2 px-4 sm:px-6">
          <a
            href="/"
            className="flex min-h-11 min-w-0 items-center gap-2.5 font-semibold tracking-tight whitespace-nowrap"
          >
            <BrandMark />
            <span className="max-[359px]:sr-only">{productName}</span>
          </a>
          <nav aria-label="Site" className="flex items-center gap-1">
            <Button asChild variant="quiet" size="sm">
              <a href="/pricing">Pricing</a>
            </Button>
            <StaticThemeSwitch />
            <Button asChild variant="secondary" size="sm">
              <a href={loginPath}>Sign In</a>
            </Button>
          </nav>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="mt-10 border-t border-hairline px-4 py-8 sm:px-6 text-sm text-dim print:hidden">
        <div className="mx-auto grid w-full max-w-[1120px] gap-5 sm:grid-cols-[1fr_auto] sm:items-center">
          <p className="max-w-xl text-xs text-balance">
            For information only, not financial advice. Please consult an accountant or tax advisor before you
            act on it.
          </p>
          <nav aria-label="More pages">
            <ul className="flex flex-wrap gap-x-5 gap-y-1">
              {footerLinks.map(([path, label]) => (
                <li key={path}>
                  <a
                    href={path}
                    className="inline-flex min-h-11 items-center hover:text-text hover:underline"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </footer>
      {/* Notices of the static pages; assistive technology reads what appears here. */}
      <output data-notices className="block fixed right-4 bottom-4 left-4 z-50 sm:left-auto" />
    </div>
  );
}
