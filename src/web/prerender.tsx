import { renderToStaticMarkup } from "react-dom/server";
import { computeSamplePlan } from "#contract/sample-household/sample-plan.ts";
import { SiteFrame } from "./features/site/site-frame.tsx";
import { type SitePage, sitePages } from "./features/site/site-pages.tsx";

export type PrerenderedPage = { readonly file: string; readonly head: string; readonly body: string };

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

/** {{origin}}, {{contact}} and {{model}} are put in by the server that sends the page. */
function headOf({ path, file, title, description, isIndexed }: SitePage): string {
  const meta = (key: "name" | "property", name: string, content: string) =>
    `<meta ${key}="${name}" content="${escape(content)}" />`;
  const lines = [
    `<title>${escape(title)}</title>`,
    meta("name", "description", description),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:type", "website"),
    meta("property", "og:site_name", "Debt Freedom"),
    ...(isIndexed
      ? [
          `<link rel="canonical" href="{{origin}}${path}" />`,
          meta("property", "og:url", `{{origin}}${path}`),
          meta("property", "og:image", `{{origin}}/og/${file}.png`),
          meta("property", "og:image:width", "1200"),
          meta("property", "og:image:height", "630"),
          meta("name", "twitter:card", "summary_large_image"),
        ]
      : [meta("name", "robots", "noindex")]),
  ];
  return lines.join("\n    ");
}

/** The public pages as HTML. Pure: the same on every machine. */
export function prerenderSite(): readonly PrerenderedPage[] {
  const sample = computeSamplePlan();
  return sitePages.map((page) => ({
    file: page.file,
    head: headOf(page),
    body: renderToStaticMarkup(<SiteFrame>{page.body({ sample, facts: "marks" })}</SiteFrame>),
  }));
}
