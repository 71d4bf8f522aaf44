import { crc32 } from "node:zlib";

/**
 * Several pictures of one document, kept as one file: a zip archive without compression whose entries are named page-001.jpg and so
 * on, so that anybody can open the original. The same pictures in the same order always give the same bytes.
 */

const LOCAL_MARK = 0x04034b50;
const ENTRY_MARK = 0x02014b50;
const END_MARK = 0x06054b50;
const LOCAL_BYTES = 30;
const ENTRY_BYTES = 46;
const END_BYTES = 22;
const VERSION = 20;
/** 1 January 1980, the first day that the format can say. */
const NO_DAY = 0x21;

const NAME = /^page-\d{3}\.[a-z]{3,4}$/;
const FIRST_NAME = "page-001.";
/** More pages than this are better sent as a PDF. */
export const MAX_PICTURES = 20;

type Entry = { readonly name: Buffer; readonly sum: number; readonly size: number; readonly at: number };

/** What both headers of an entry say of it. */
function describe(header: Buffer, at: number, { name, sum, size }: Entry): void {
  header.writeUInt16LE(VERSION, at);
  header.writeUInt16LE(NO_DAY, at + 8);
  header.writeUInt32LE(sum, at + 10);
  header.writeUInt32LE(size, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

/** Writes pictures as one file, one after the other as they come: only one is held in memory. `ending` is "jpg" or the like. */
export async function* bundlePictures(
  pictures: AsyncIterable<{ readonly bytes: Buffer; readonly ending: string }>,
): AsyncGenerator<Buffer> {
  const entries: Entry[] = [];
  let at = 0;
  for await (const { bytes, ending } of pictures) {
    const name = Buffer.from(`page-${String(entries.length + 1).padStart(3, "0")}.${ending}`);
    const entry = { name, sum: crc32(bytes), size: bytes.length, at };
    const header = Buffer.alloc(LOCAL_BYTES);
    header.writeUInt32LE(LOCAL_MARK, 0);
    describe(header, 4, entry);
    entries.push(entry);
    at += LOCAL_BYTES + name.length + bytes.length;
    yield Buffer.concat([header, name]);
    yield bytes;
  }
  const directory = Buffer.concat(
    entries.flatMap((entry) => {
      const header = Buffer.alloc(ENTRY_BYTES);
      header.writeUInt32LE(ENTRY_MARK, 0);
      header.writeUInt16LE(VERSION, 4);
      describe(header, 6, entry);
      header.writeUInt32LE(entry.at, 42);
      return [header, entry.name];
    }),
  );
  const end = Buffer.alloc(END_BYTES);
  end.writeUInt32LE(END_MARK, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  yield directory;
  yield end;
}

/** Whether the bytes are, or begin, a bundle of pictures. */
export function isPictureBundle(bytes: Uint8Array): boolean {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return (
    view.length > LOCAL_BYTES + FIRST_NAME.length &&
    view.readUInt32LE(0) === LOCAL_MARK &&
    view.toString("latin1", LOCAL_BYTES, LOCAL_BYTES + FIRST_NAME.length) === FIRST_NAME
  );
}

/** The pictures of a bundle in order; undefined when it is damaged, packed, or holds anything else. Nothing is unpacked. */
export function picturesOf(bundle: Buffer): readonly Buffer[] | undefined {
  const pictures: Buffer[] = [];
  let at = 0;
  while (at + LOCAL_BYTES <= bundle.length && bundle.readUInt32LE(at) === LOCAL_MARK) {
    const [flags, method] = [bundle.readUInt16LE(at + 6), bundle.readUInt16LE(at + 8)];
    const size = bundle.readUInt32LE(at + 18);
    const name = at + LOCAL_BYTES;
    const start = name + bundle.readUInt16LE(at + 26) + bundle.readUInt16LE(at + 28);
    const isOurs = NAME.test(bundle.toString("latin1", name, name + bundle.readUInt16LE(at + 26)));
    if (flags !== 0 || method !== 0 || !isOurs || size === 0 || start + size > bundle.length)
      return undefined;
    pictures.push(bundle.subarray(start, start + size));
    at = start + size;
  }
  const isWhole = at + 4 <= bundle.length && bundle.readUInt32LE(at) === ENTRY_MARK;
  return isWhole && pictures.length > 0 && pictures.length <= MAX_PICTURES ? pictures : undefined;
}
