/** The script of the static public pages: they are readable without it. No framework, so that it is small. */
import "./site.css";
import { controlPitch } from "./features/site/pitch/pitch-control.ts";
import { enhancePricing } from "./features/site/pricing-links.ts";
import { enhanceThemeSwitch } from "./features/site/theme-control.ts";

enhanceThemeSwitch(document);
enhancePricing(document);
const deck = document.querySelector<HTMLElement>("[data-pitch]");
if (deck) controlPitch(deck);
