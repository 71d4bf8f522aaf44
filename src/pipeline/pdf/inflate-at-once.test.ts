import { deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { inflateAtOnce } from "./inflate-at-once.ts";

inflateAtOnce();

async function decompressed(format: "deflate" | "gzip", parts: readonly Uint8Array<ArrayBuffer>[]) {
  const stream = new Blob([...parts]).stream().pipeThrough(new DecompressionStream(format));
  return Buffer.from(await new Response(stream).arrayBuffer());
}

const TEXT = Buffer.from("Statement balance $1,204.55 ".repeat(5000));

test("what was deflated comes back whole, in however many pieces it is written", async () => {
  const packed = new Uint8Array(deflateSync(TEXT));
  expect(await decompressed("deflate", [packed])).toEqual(TEXT);
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const writing = [packed.subarray(0, 7), packed.subarray(7)].map((part) => writer.write(part));
  const [bytes] = await Promise.all([
    new Response(stream.readable).arrayBuffer(),
    ...writing,
    writer.close(),
  ]);
  expect(Buffer.from(bytes)).toEqual(TEXT);
});

test("cut and damaged bytes fail the stream instead of giving a part", async () => {
  const packed = new Uint8Array(deflateSync(TEXT));
  await expect(decompressed("deflate", [packed.subarray(0, packed.length - 20)])).rejects.toThrow(
    "unexpected end of file",
  );
  await expect(
    decompressed("deflate", [packed.map((byte, at) => (at > 8 ? byte ^ 255 : byte))]),
  ).rejects.toThrow("invalid code lengths set");
});

test("other formats are read by the platform", async () => {
  expect(await decompressed("gzip", [new Uint8Array(gzipSync(TEXT))])).toEqual(TEXT);
});

test("what comes back is the whole of its memory, since the engine looks behind and before it", async () => {
  const stream = new DecompressionStream("deflate");
  const writer = stream.writable.getWriter();
  const writing = [writer.write(new Uint8Array(deflateSync(TEXT.subarray(0, 3000)))), writer.close()];
  const { value } = await stream.readable.getReader().read();
  await Promise.all(writing);
  expect(value?.byteOffset).toBe(0);
  expect(value?.buffer.byteLength).toBe(3000);
});
