/** What names a row of transactions. */
export type RowPlace = { readonly accountId: string; readonly matchMac: Buffer; readonly twin: number };

/** As many bytes of the row's HMAC as keep the rows of one person apart: 40,000 rows collide once in a billion such people. */
const ID_BYTES = 9;

/**
 * The row as the browser names it: short, because there are tens of thousands. Of a joined account its own id goes before it, since it
 * is shown under another.
 */
export function rowIdOf({ accountId, matchMac, twin }: RowPlace, isJoined: boolean): string {
  const own = `${matchMac.subarray(0, ID_BYTES).toString("base64url")}.${twin}`;
  return isJoined ? `${own}.${accountId}` : own;
}

/** The parts of an id; undefined for a text that is none. `accountId` is the one it was listed under. */
export function parseRowId(
  accountId: string,
  text: string,
): { readonly accountId: string; readonly macStart: Buffer; readonly twin: number } | undefined {
  const match = /^([A-Za-z0-9_-]{12})\.(\d{1,9})(?:\.(account_[0-9a-f]{32}))?$/.exec(text);
  const [, start, twin, joined] = match ?? [];
  if (start === undefined || twin === undefined) return undefined;
  return { accountId: joined ?? accountId, macStart: Buffer.from(start, "base64url"), twin: Number(twin) };
}
