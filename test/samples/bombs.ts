import { constants, crc32, deflateRawSync, deflateSync } from "node:zlib";
import { tinyPdf } from "./tiny-pdf.ts";

/** A zlib stream of about a thousandth of its content's size: one flushed block, repeated. */
function deflatedSpaces(mebibytes: number): Buffer {
  const blockBytes = 16 * 1024 * 1024;
  const block = deflateRawSync(Buffer.alloc(blockBytes, " "), {
    finishFlush: constants.Z_FULL_FLUSH,
    level: 9,
  });
  const blocks = Array.from({ length: mebibytes / 16 }, () => block);
  const end = deflateRawSync(Buffer.alloc(0));
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, end, Buffer.alloc(4)]);
}

/** A PDF of about 1 MB whose one content stream unpacks to a gibibyte. */
export function flateBombPdf(): Buffer {
  return tinyPdf([{ content: deflatedSpaces(1024), streamEntries: "/Filter /FlateDecode" }]);
}

/** A PNG of a few kilobytes that claims the given size; its pixels break off. */
export function absurdPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("89504e470d0a1a0a", "hex"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(Buffer.alloc(1024 * 1024))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** A zip archive of a few hundred kilobytes with one file that unpacks to 256 MiB, and says so in its directory. */
export function zipBomb(name = "statement.pdf"): Buffer {
  const packed = deflatedSpaces(256).subarray(2, -4);
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(packed.length, 18);
  local.writeUInt32LE(256 * 1024 * 1024, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  local.copy(entry, 6, 4, 30);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + packed.length, 16);
  return Buffer.concat([local, Buffer.from(name), packed, entry, Buffer.from(name), end]);
}
