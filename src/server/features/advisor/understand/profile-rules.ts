/** Questions about worth, ratios, credit, documents and the whole. */
import type { ToolCall } from "../tools/registry.ts";
import type { Asked } from "./asked.ts";
import type { Rule } from "./rule.ts";

const creditOf = (field: string): ToolCall => ({ tool: "credit", args: { field } });

const KINDS = { "401k": /\b401k?\b/, ira: /\bira\b/, brokerage: /\bbrokerage\b/ } as const;
/** The one kind of account that is asked for; undefined for several, or for kinds that papers tell no further apart. */
function oneKind(has: Asked["has"]): string | undefined {
  const found = Object.entries(KINDS).filter(([, form]) => has(form));
  return found.length === 1 &&
    !has(
      /\b(?:all|everything|altogether|overall|and|plus|assets|roth|403b|457b?|hsa|529|tsp|pension|crypto)\b/,
    )
    ? found[0]?.[0]
    : undefined;
}

export const profileRule: Rule = ({ has }) => {
  if (
    has(
      /\bdebt (?:to|-to-|vs|versus|and|over) ?income\b|\bincome (?:to debt|goes to debt|that goes to debt)\b|\bshare of (?:my )?income\b.*\bdebts?\b|\bpercent(?:age)? of (?:my )?(?:income|pay)\b.*\b(?:debts?|payments?)\b|\bpercent(?:age)? of (?:what|everything|the money|all) (?:that )?(?:i|we) (?:make|earn|bring home|take home|get)\b.*\b(?:debts?|payments?|creditors|loans|lenders)\b|\bdebt ratio\b/,
    )
  )
    return { tool: "debt_to_income", args: {} };
  if (
    has(
      /\bnet worth\b|\bam i worth\b|\bworth (?:overall|in all|in total|altogether)\b|\bwealth\b|\bown minus owe\b/,
    )
  ) {
    return {
      tool: "net_worth",
      args: {
        field: has(
          /\b(?:chang\w*|grow\w*|grew|trend|history|over time|gone up|gone down|rose|fell|increase\w*|develop\w*)\b/,
        )
          ? "history"
          : "net",
      },
    };
  }
  if (
    has(
      /\b(?:assets?|what do (?:i|we) own|(?:of|for|is|all) everything (?:that )?(?:i|we) own|total investments|retirement|401k?|ira|brokerage|investments?)\b/,
    )
  )
    return { tool: "net_worth", args: { field: oneKind(has) ?? "assets" } };
  if (
    has(
      /\butili[sz]ation\b|\bpercent(?:age)? of (?:all )?(?:of )?(?:my|our|the) (?:\w+ ){0,2}credit(?: lines?)?\b|\bcredit lines?\b.*\b(?:used|percent)|\bpercent(?:age)? of (?:all )?(?:of )?(?:my|our|the) (?:\w+ ){0,3}limits?\b|\bcredit limits?\b|\bcard limits?\b|\bmuch of my (?:available )?(?:credit|limits?)\b|\bcredit (?:usage|use|used)\b|\bmaxed out\b/,
    )
  )
    return { tool: "utilization", args: {} };
  if (has(/\bcollect(?:ions?|ors?)\b/)) return creditOf("collections");
  if (
    has(
      /\binquir\w+\b|\bhard pulls?\b|\bcredit\b.*\b(?:been|was|got|gets|get) (?:pulled|checked|run|looked at|looked up)\b|\b(?:pulled|checked|looked (?:at|up)|ran) my credit\b/,
    )
  )
    return creditOf("inquiries");
  if (
    has(
      /\b(?:score|fico|credit (?:history|rating|report))\b|\bmy credit\b(?! cards?)|\b(?:improve|raise|boost|fix|build|rebuild|repair|better|help) (?:a |your )?credit\b(?! cards?)/,
    ) &&
    has(
      /\b(?:improve|raise|increase|boost|better|fix|build|higher|help|repair|grow|(?<!sum |add |adds )up)\b/,
    ) &&
    !has(/\bow(?:e|ed|ing)\b/)
  )
    return creditOf("improve");
  if (
    has(/\bscore\b|\bfico\b/) &&
    has(/\b(?:factors?|affects?|affecting|hurting|hurts?|why|drag\w*|holding)\b/)
  )
    return creditOf("factors");
  if (has(/\bcredit factors?\b|\bfactors?\b.*\bcredit\b/)) return creditOf("factors");
  if (has(/\bscore\b|\bfico\b|\bhow (?:good|bad|is) (?:is )?my credit\b|\bcredit rating\b/))
    return creditOf("score");
  if (
    has(
      /\b(?:open|closed|credit)\b.*\baccounts?\b.*\b(?:report|credit|open|have)\b|\baccounts? (?:are )?(?:open|on my (?:credit )?report)\b/,
    )
  )
    return creditOf("accounts");
  return undefined;
};

export const documentRule: Rule = ({ has }) => {
  const isDocument =
    !has(/\bsign(?:ed|ing)?\b/) &&
    has(/\b(?:documents?|files?|statements?|uploads?|uploaded|papers?|pdfs?|photos?)\b/);
  if (
    has(
      /\b(?:open questions?|questions? (?:are |do i have )?(?:open|waiting|left)|need(?:s)? (?:my )?(?:answer|review|confirm\w*)|(?:figures?|numbers?|amounts?|documents?|statements?|them) (?:\w+ ){0,6}?(?:unsure|not sure|uncertain|doubtful|unclear|in doubt)|unsure figures?|waiting for me|need from me)\b/,
    )
  )
    return { tool: "documents", args: { field: "questions" } };
  if (!isDocument) return undefined;
  if (has(/\b(?:newest|latest|last|most recent|recent)\b/))
    return { tool: "documents", args: { field: "newest" } };
  return has(
    /\b(?:how many|which|what|status|read|have you|did you|analy[sz]ed|processed|number|count|all|list|failed|see)\b/,
  )
    ? { tool: "documents", args: { field: "count" } }
    : undefined;
};

export const overview: Rule = ({ has }) => {
  if (
    has(
      /\b(?:how can|how could|how do|how to|where can|ways? to|help me|tips? (?:to|for)|what can i do to|ideas?)\b.*\b(?:save|saving|cut|reduce|lower|spend less|pay less|faster|sooner|quicker)\b|\bopportunit\w+|\bsuggestions?\b|\bsave money\b|\bwhat should i do\b|\badvice\b/,
    )
  )
    return { tool: "opportunities", args: {} };
  if (
    has(
      /\b(?:overview|summar\w+|how am i doing|where do i stand|big picture|snapshot|my situation|how are my finances|status of my finances|financial (?:health|situation|picture)|how do i look|at a glance)\b/,
    )
  )
    return { tool: "summary", args: {} };
  return undefined;
};
