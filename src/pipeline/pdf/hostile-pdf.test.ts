import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { describe, expect, it, vi } from "vitest";
import { stream, textAt, tinyPdf } from "#test/samples/tiny-pdf.ts";
import { openPdfReader } from "./read-pdf-text.ts";

// Loading the PDF engine on a busy machine takes its time; the limit only catches what never ends.
vi.setConfig({ testTimeout: 60_000 });

const sample = (name: string) => readFile(new URL(`../../../test/samples/hostile/${name}`, import.meta.url));

async function wordsOf(bytes: Uint8Array, password?: string): Promise<string[]> {
  const reader = await openPdfReader(bytes, password);
  try {
    const words: string[] = [];
    for (let number = 1; number <= reader.pageCount; number++) {
      words.push(...(await reader.readPage(number)).page.words.map((word) => word.text));
    }
    return words;
  } finally {
    await reader.close();
  }
}

const whole = tinyPdf([textAt(72, 700, "Hello there")]);

describe("passwords", () => {
  it.each(["password-aes256.pdf", "password-rc4-40.pdf"])("%s opens with its password only", async (name) => {
    const bytes = await sample(name);
    await expect(wordsOf(bytes)).rejects.toMatchObject({ code: "PASSWORD_NEEDED" });
    await expect(wordsOf(bytes, "guess")).rejects.toMatchObject({ code: "PASSWORD_WRONG" });
    await expect(wordsOf(bytes, "sesame")).resolves.toEqual(["Opened", "with", "the", "password"]);
  });

  it("a PDF that only forbids printing opens without a password", async () => {
    expect(await wordsOf(await sample("owner-password-only.pdf"))).toEqual([
      "Opened",
      "with",
      "the",
      "password",
    ]);
  });

  it("a password for a PDF that has none changes nothing", async () => {
    expect(await wordsOf(whole, "sesame")).toEqual(["Hello", "there"]);
  });
});

describe("damage", () => {
  it.each<[string, Uint8Array]>([
    ["cut in half", whole.subarray(0, whole.length / 4)],
    ["its header only", Buffer.from("%PDF-1.7\n")],
    ["its header and noise", Buffer.concat([Buffer.from("%PDF-1.7\n"), randomBytes(20_000)])],
    ["no pages", tinyPdf([])],
  ])("a PDF with %s is refused in a sentence", async (_, bytes) => {
    await expect(wordsOf(bytes)).rejects.toMatchObject({
      name: "ReadFailure",
      code: "UNREADABLE_FILE",
      userMessage: expect.stringContaining("damaged"),
    });
  });

  it("a wrong cross-reference table is repaired", async () => {
    const broken = Buffer.from(whole.toString("latin1").replace(/startxref\n\d+/, "startxref\n7"), "latin1");
    expect(await wordsOf(broken)).toEqual(["Hello", "there"]);
  });

  it("a page tree that contains itself ends", async () => {
    const looped = Buffer.from(whole.toString("latin1").replace("/Kids [", "/Kids [2 0 R "), "latin1");
    await expect(
      wordsOf(looped).then(
        () => "read",
        () => "refused",
      ),
    ).resolves.toMatch(/read|refused/);
  });

  it("a content stream that breaks off still gives what came before", async () => {
    expect(await wordsOf(tinyPdf([`${textAt(72, 700, "Hello")} BT /F1 10 Tf (lost`]))).toContain("Hello");
  });
});

describe("sizes", () => {
  it("a PDF with more pages than the limit is refused by number", async () => {
    const bytes = tinyPdf(Array.from({ length: 200 }, (_, index) => textAt(72, 700, `Page ${index}`)));
    await expect(wordsOf(bytes)).rejects.toMatchObject({
      code: "TOO_MANY_PAGES",
      userMessage: expect.stringContaining("200 pages; at most 100"),
    });
  });

  it("a PDF with as many pages as the limit is read", async () => {
    const bytes = tinyPdf(Array.from({ length: 100 }, () => textAt(72, 700, "Page")));
    expect(await wordsOf(bytes)).toHaveLength(100);
  });

  it("a PDF that claims 900 million pages is read or refused, never counted out", async () => {
    const outcome = wordsOf(tinyPdf([textAt(72, 700, "Hello")], { count: 900_000_000 }));
    await expect(outcome.catch((error: { code: string }) => error.code)).resolves.toSatisfy(
      (result: unknown) => result === "TOO_MANY_PAGES" || String(result) === "Hello",
    );
  });

  it("text on a page of two million points is found", async () => {
    const page = {
      content: textAt(72, 700, "Hello", 20_000),
      mediaBox: [0, 0, 2_000_000, 2_000_000] as const,
    };
    expect(await wordsOf(tinyPdf([page]))).toEqual(["Hello"]);
  });

  it("a page without any area has no words", async () => {
    await expect(
      wordsOf(tinyPdf([{ content: textAt(72, 700, "Hello"), mediaBox: [0, 0, 0, 0] }])),
    ).resolves.toBeInstanceOf(Array);
  });
});

describe("content that calls itself", () => {
  it("a form that paints itself ends", async () => {
    const form = stream(
      "/Me Do",
      "/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /XObject << /Me 7 0 R >> >>",
    );
    const page = { content: `${textAt(72, 700, "Hello")} /Me Do`, resources: "/XObject << /Me 7 0 R >>" };
    const outcome = wordsOf(tinyPdf([page], { objects: [form] }));
    await expect(outcome.catch((error: { code: string }) => [error.code])).resolves.toSatisfy(
      (result: unknown) => ["Hello", "UNREADABLE_FILE"].includes(String(result)),
    );
  });

  it("ten thousand nested graphics states are no depth problem", async () => {
    const content = `${"q ".repeat(10_000)}${textAt(72, 700, "Hello")}${"Q ".repeat(20_000)}`;
    expect(await wordsOf(tinyPdf([content]))).toEqual(["Hello"]);
  });
});

/** A text field of a form; bit 2 of the flags hides it, bit 3 prints it. */
const field = (flags: number) =>
  `<< /Type /Annot /Subtype /Widget /FT /Tx /T (wages) /V (4321.00) /Rect [300 600 400 620] /F ${flags} /AP << /N 7 0 R >> >>`;

describe("form fields", () => {
  it("what a person typed into a form is read where it shows", async () => {
    const appearance = stream(
      "BT /F1 10 Tf 2 4 Td (4321.00) Tj ET",
      "/Type /XObject /Subtype /Form /BBox [0 0 100 20] /Resources << /Font << /F1 3 0 R >> >>",
    );
    const page = (flags: number) =>
      tinyPdf([{ content: textAt(72, 700, "Wages"), extra: "/Annots [8 0 R]" }], {
        objects: [appearance, field(flags)],
        catalog: "/AcroForm << /Fields [8 0 R] >>",
      });
    const printed = 4;
    const hidden = 2;
    expect(await wordsOf(page(printed))).toEqual(["Wages", "4321.00"]);
    expect(await wordsOf(page(hidden))).toEqual(["Wages"]);
  });
});

/** One line on the page itself, one on a layer. */
const layers = (state: string) =>
  tinyPdf(
    [
      {
        content: `${textAt(72, 700, "Shown")} /OC /L1 BDC ${textAt(72, 600, "Layer")} EMC`,
        resources: "/Properties << /L1 7 0 R >>",
      },
    ],
    {
      objects: ["<< /Type /OCG /Name (Notes) >>"],
      catalog: `/OCProperties << /OCGs [7 0 R] /D << /Order [7 0 R] /${state} [7 0 R] >> >>`,
    },
  );

describe("layers", () => {
  it("text on a layer that is switched off is left out", async () => {
    expect(await wordsOf(layers("OFF"))).toEqual(["Shown"]);
    expect(await wordsOf(layers("ON"))).toEqual(["Shown", "Layer"]);
  });
});
