import { Copy } from "lucide-react";
import { copyText } from "../../lib/copy-text.ts";
import { Button } from "../../ui/button.tsx";

/** Where most programs keep whom they may ask. */
const settingsOf = (address: string, token: string): string =>
  JSON.stringify(
    {
      mcpServers: {
        "debt-freedom": { type: "http", url: address, headers: { Authorization: `Bearer ${token}` } },
      },
    },
    null,
    2,
  );

type ConnectionExampleProps = {
  readonly address: string;
  /** The token that was just made; left out, a stand-in is shown. */
  readonly token?: string;
};

/** What to write into a program's settings, ready to copy. */
export function ConnectionExample({ address, token }: ConnectionExampleProps) {
  const text = settingsOf(address, token ?? "df_…");
  return (
    <figure className="min-w-0">
      <figcaption className="text-sm text-dim">
        In the settings of most programs, such as an <code>mcp.json</code>, it looks like this:
      </figcaption>
      <pre className="mt-2 rounded-xl border border-hairline bg-raised p-3 text-xs [overflow-wrap:anywhere] whitespace-pre-wrap">
        {text}
      </pre>
      {token === undefined ? null : (
        <Button
          variant="secondary"
          size="sm"
          className="mt-2 min-h-11"
          onClick={() => copyText(text, "Settings copied")}
        >
          <Copy aria-hidden="true" strokeWidth={1.5} className="size-5" />
          Copy these settings
        </Button>
      )}
    </figure>
  );
}
