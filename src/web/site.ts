/** The script of the static public pages: they are readable without it. No framework, so that it is small. */
import interAddress from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import "./site.css";
import { controlPitch } from "./features/site/pitch/pitch-control.ts";
import { enhancePricing } from "./features/site/pricing-links.ts";
import { enhanceThemeSwitch } from "./features/site/theme-control.ts";

enhanceThemeSwitch(document);
enhancePricing(document);
const deck = document.querySelector<HTMLElement>("[data-pitch]");
if (deck) controlPitch(deck);

// Inter comes once the words were painted: until then it would compete with them on a slow line. Its stand-in has the
// same widths. It is added complete, so that the page is laid out anew once and not twice.
const inter = new FontFace("Inter Variable", `url(${interAddress})`, { weight: "100 900" });
const loadFont = () =>
  inter.load().then(
    (face) => document.fonts.add(face),
    () => undefined, // The stand-in stays.
  );

/** Lays out what stands below the first screen, a part in each idle moment: no press waits for the whole page. */
function layOutTheRest(): void {
  const part = document.querySelector(".below-first-screen");
  if (!part) return;
  part.classList.remove("below-first-screen");
  whenIdle(layOutTheRest);
}
const whenIdle = (work: () => void) =>
  "requestIdleCallback" in window ? requestIdleCallback(work, { timeout: 200 }) : setTimeout(work, 16);

const afterPaint = () =>
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      void loadFont().then(layOutTheRest);
    }),
  );
if (document.readyState === "complete") afterPaint();
else addEventListener("load", afterPaint, { once: true });
