import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { Readable } from "node:stream";

/**
 * A file in pieces: version byte | 16-byte salt | pieces of 64 kB, each with its tag. Every file has its own key (from the
 * person's key and the salt), every piece its number and "is this the last" in the nonce: pieces cannot be reordered, and a
 * file cut short does not open. Memory stays at one piece, whatever the size of the file.
 */
const version = 1;
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 65_536;

export async function* sealStream(
  personKey: Buffer,
  place: string,
  plain: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const salt = randomBytes(saltBytes);
  const key = fileKey(personKey, salt, place);
  yield Buffer.concat([Buffer.from([version]), salt]);
  let index = 0;
  for await (const { piece, isLast } of cut(plain, pieceBytes)) {
    const cipher = createCipheriv("aes-256-gcm", key, nonce(index, isLast));
    yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
    index += 1;
  }
}

/** As a stream that closes what it reads from, also where nobody began to read it. Fails in mid-stream as `openStream` does. */
export function openedStream(personKey: Buffer, place: string, sealed: Readable): Readable {
  const opened = Readable.from(openStream(personKey, place, sealed), { objectMode: false });
  return opened.once("close", () => sealed.destroy());
}

/** @throws Error in mid-stream when a byte was changed, pieces were moved or the end is missing. */
export async function* openStream(
  personKey: Buffer,
  place: string,
  sealed: AsyncIterable<Buffer>,
): AsyncGenerator<Buffer> {
  const headBytes = 1 + saltBytes;
  let head: Buffer = Buffer.alloc(0);
  const rest = (async function* () {
    for await (const chunk of sealed) {
      if (head.length >= headBytes) {
        yield chunk;
        continue;
      }
      const joined = Buffer.concat([head, chunk]);
      head = joined.subarray(0, headBytes);
      if (joined.length > headBytes) {
        yield joined.subarray(headBytes);
      }
    }
  })();
  let key: Buffer | undefined;
  let index = 0;
  for await (const { piece, isLast } of cut(rest, pieceBytes + tagBytes)) {
    if (head.length < headBytes || head[0] !== version || piece.length < tagBytes) {
      throw new Error("Not a file this version sealed");
    }
    key ??= fileKey(personKey, head.subarray(1), place);
    const decipher = createDecipheriv("aes-256-gcm", key, nonce(index, isLast));
    decipher.setAuthTag(piece.subarray(-tagBytes));
    yield Buffer.concat([decipher.update(piece.subarray(0, -tagBytes)), decipher.final()]);
    index += 1;
  }
}

/** Pieces of exactly `size` bytes and a last one of 0 to `size` bytes: there is always a last one. */
async function* cut(
  source: AsyncIterable<Buffer>,
  size: number,
): AsyncGenerator<{ readonly piece: Buffer; readonly isLast: boolean }> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of source) {
    waiting.push(chunk);
    length += chunk.length;
    if (length <= size) {
      continue;
    }
    let joined = Buffer.concat(waiting);
    while (joined.length > size) {
      yield { piece: joined.subarray(0, size), isLast: false };
      joined = joined.subarray(size);
    }
    waiting = [joined];
    length = joined.length;
  }
  yield { piece: Buffer.concat(waiting), isLast: true };
}

function fileKey(personKey: Buffer, salt: Uint8Array, place: string): Buffer {
  return Buffer.from(hkdfSync("sha256", personKey, salt, `file ${place}`, 32));
}

function nonce(index: number, isLast: boolean): Buffer {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt32BE(index, 7);
  bytes[11] = isLast ? 1 : 0;
  return bytes;
}
