/**
 * The text of a file in whichever encoding it was saved: UTF-16 with its mark (or told by its zero bytes), UTF-8 when all of it
 * is valid UTF-8, else the western code page that older bank systems write. Line ends become \n.
 */
export function decodeText(bytes: Uint8Array): string {
  return decodeBytes(bytes)
    .replace(/^\ufeff/, "")
    .replaceAll(/\r\n?/g, "\n");
}

function decodeBytes(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== undefined) return new TextDecoder(unmarked).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

const SAMPLE = 400;

/** Latin text in UTF-16 has a zero in every second byte. */
export function unmarkedUtf16(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const sample = bytes.subarray(0, SAMPLE - (SAMPLE % 2));
  if (sample.length < 4) return undefined;
  let [even, odd] = [0, 0];
  for (const [index, byte] of sample.entries()) {
    if (byte !== 0) continue;
    if (index % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = sample.length / 2;
  if (odd > half * 0.8 && even === 0) return "utf-16le";
  if (even > half * 0.8 && odd === 0) return "utf-16be";
  return undefined;
}
