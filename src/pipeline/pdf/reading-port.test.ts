import { describe, expect, it } from "vitest";
import { ReadingPort } from "./reading-port.ts";

const between = { sourceName: "parser", targetName: "front" };

async function delivered(port: ReadingPort, post: () => void): Promise<unknown[]> {
  const seen: unknown[] = [];
  port.addEventListener("message", ({ data }) => seen.push(data));
  post();
  await Promise.resolve();
  await Promise.resolve();
  return seen;
}

describe("ReadingPort", () => {
  it("keeps paint operators that the parser takes back after it sent them", async () => {
    const port = new ReadingPort();
    const fnArray = [44];
    const argsArray = [["T"]];
    const seen = await delivered(port, () => {
      port.postMessage({ ...between, chunk: { fnArray, argsArray } });
      fnArray.length = 0;
      argsArray.length = 0;
    });
    expect(seen).toEqual([{ ...between, chunk: { fnArray: [44], argsArray: [["T"]] } }]);
  });

  it("copies every other message, so that neither half changes what the other holds", async () => {
    const port = new ReadingPort();
    const message = { ...between, action: "commonobj", callbackId: 3 };
    const seen = await delivered(port, () => port.postMessage(message));
    expect(seen).toEqual([message]);
    expect(seen[0]).not.toBe(message);
  });

  it("hands over what is told of a font without a copy", async () => {
    const port = new ReadingPort();
    const font = { name: "Helvetica" };
    const message = { ...between, action: "commonobj", data: ["g_d0_f1", "Font", font] };
    const [seen] = await delivered(port, () => port.postMessage(message));
    expect(seen).toBe(message);
  });

  it("answers the call for outlines of a font itself: nothing is drawn", async () => {
    const port = new ReadingPort();
    const seen = await delivered(port, () =>
      port.postMessage({ ...between, action: "FontFallback", callbackId: 7 }),
    );
    expect(seen).toEqual([{ sourceName: "front", targetName: "parser", callback: 1, callbackId: 7 }]);
  });

  it("tells a listener nothing more once its signal is given", async () => {
    const port = new ReadingPort();
    const end = new AbortController();
    const seen: unknown[] = [];
    port.addEventListener("message", ({ data }) => seen.push(data), { signal: end.signal });
    end.abort();
    port.postMessage({ ...between, action: "late" });
    await Promise.resolve();
    expect(seen).toEqual([]);
  });
});
