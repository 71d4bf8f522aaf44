/** What stands in one kind of account. Read-only. */
import type { AdvisorFacts } from "../facts.ts";
import { type Answer, answer, centsOf, day, missing, money, pages, say } from "./say.ts";

/** Kinds that are asked for by name. */
export const namedAssetKinds = ["401k", "ira", "brokerage"] as const;
export type NamedAssetKind = (typeof namedAssetKinds)[number];
const WORDS: Readonly<Record<NamedAssetKind, string>> = {
  "401k": "401(k)",
  ira: "IRA",
  brokerage: "brokerage account",
};

/** Each account of the kind with its newest balance, in cents; that there is none where none was read. */
export function assetsOfKind({ profile }: AdvisorFacts, kind: NamedAssetKind): Answer {
  const held = profile.assets.filter((asset) => asset.kind === kind);
  if (held.length === 0)
    return missing(`I see no ${WORDS[kind]} in your documents.`, { offers: ["What do I own?"] });
  return answer(
    held.map(({ name, accountLast4, value, asOf, sources }) => {
      const account = `${name}${accountLast4 === null ? "" : ` ···${accountLast4}`}`;
      const origin = {
        sentence: "The newest balance of this account.",
        link: pages.profile,
        ...(sources["value"] === undefined ? {} : { source: sources["value"] }),
      };
      const figure = money(centsOf(value), account, origin);
      return asOf === null
        ? say`Your ${WORDS[kind]} at ${account} holds ${figure}.`
        : say`Your ${WORDS[kind]} at ${account} holds ${figure}, as of ${day(asOf, "Day of the balance", origin)}.`;
    }),
    { offers: ["What is my net worth?"] },
  );
}
