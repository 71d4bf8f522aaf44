import { setImmediate as giveWay } from "node:timers/promises";

/** A piece of an export's data.json: a member beside the tables, or a row of one of them. */
export type ExportPiece =
  | { readonly kind: "member"; readonly name: string; readonly value: unknown }
  | { readonly kind: "row"; readonly table: string; readonly row: unknown };

/** No row of any person is nearly as long; what is longer is not held in memory. */
const LONGEST_PIECE = 50_000_000;

/** After so long of reading, and of what is done with the rows without waiting, others get a turn. */
const LONGEST_TURN_MS = 10;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a] as const;
const [OPEN_BRACE, CLOSE_BRACE, OPEN_BRACKET, CLOSE_BRACKET] = [0x7b, 0x7d, 0x5b, 0x5d] as const;
const isSpace = (byte: number): boolean => byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const isOpening = (byte: number): boolean => byte === OPEN_BRACE || byte === OPEN_BRACKET;
const isClosing = (byte: number): boolean => byte === CLOSE_BRACE || byte === CLOSE_BRACKET;

/** Where the scan is: in the whole, in its tables, or in the rows of one. */
type Level = "whole" | "tables" | "rows";
type State = "start" | "key" | "colon" | "value" | "inside" | "after" | "end";

/** Cuts the text into its pieces, whatever the line breaks and the borders of what it is fed. */
class Scanner {
  #state: State = "start";
  #level: Level = "whole";
  #member = "";
  #table = "";
  /** Of the piece that is being read. */
  #isKey = false;
  #depth = 0;
  #inString = false;
  #isEscaped = false;
  #parts: Buffer[] = [];
  #length = 0;

  get isComplete(): boolean {
    return this.#state === "end";
  }

  *feed(chunk: Buffer): Generator<ExportPiece> {
    let at = 0;
    while (at < chunk.length) {
      if (this.#state !== "inside") {
        const byte = chunk[at] ?? 0;
        // A value begins with this byte: it is read again as its first.
        if (isSpace(byte) || !this.#step(byte)) at += 1;
        continue;
      }
      const end = this.#endOf(chunk, at);
      this.#keep(chunk.subarray(at, end ?? chunk.length));
      if (end === undefined) return;
      at = end;
      const piece = this.#take();
      if (piece !== undefined) yield piece;
    }
  }

  /** One byte between the pieces. True where it belongs to a piece that begins with it. */
  #step(byte: number): boolean {
    switch (this.#state) {
      case "start":
        this.#expect(byte === OPEN_BRACE);
        this.#state = "key";
        return false;
      case "key":
        if (byte === CLOSE_BRACE) return this.#close(byte);
        this.#expect(byte === QUOTE);
        return this.#begin(true);
      case "colon":
        this.#expect(byte === COLON);
        this.#state = "value";
        return false;
      case "value":
        return this.#beginValue(byte);
      case "after":
        if (byte !== COMMA) return this.#close(byte);
        this.#state = this.#level === "rows" ? "value" : "key";
        return false;
      case "end":
        throw new SyntaxError("something follows the end of the export");
      case "inside":
        return true;
      default:
        return this.#state satisfies never;
    }
  }

  #beginValue(byte: number): boolean {
    if (this.#level === "whole" && this.#member === "tables") {
      this.#expect(byte === OPEN_BRACE);
      this.#level = "tables";
      this.#state = "key";
      return false;
    }
    if (this.#level === "tables") {
      this.#expect(byte === OPEN_BRACKET);
      this.#level = "rows";
      this.#state = "value";
      return false;
    }
    if (this.#level === "rows" && byte === CLOSE_BRACKET) return this.#close(byte);
    this.#expect(!isClosing(byte) && byte !== COMMA && byte !== COLON);
    return this.#begin(false);
  }

  #begin(isKey: boolean): true {
    this.#isKey = isKey;
    this.#state = "inside";
    return true;
  }

  #close(byte: number): false {
    this.#expect(byte === (this.#level === "rows" ? CLOSE_BRACKET : CLOSE_BRACE));
    this.#state = this.#level === "whole" ? "end" : "after";
    this.#level = this.#level === "rows" ? "tables" : "whole";
    // The tables are read: what follows is a member again.
    if (this.#level === "whole") this.#member = "";
    return false;
  }

  /** Where the piece that goes on at `from` ends, exclusive; undefined where it goes on in the next chunk. */
  #endOf(chunk: Buffer, from: number): number | undefined {
    for (let at = from; at < chunk.length; at += 1) {
      const byte = chunk[at] ?? 0;
      if (this.#inString) {
        if (this.#isEscaped) this.#isEscaped = false;
        else if (byte === BACKSLASH) this.#isEscaped = true;
        else if (byte === QUOTE) {
          this.#inString = false;
          if (this.#depth === 0) return at + 1;
        }
      } else if (byte === QUOTE) this.#inString = true;
      else if (isOpening(byte)) this.#depth += 1;
      else if (this.#depth > 0) {
        if (isClosing(byte)) {
          this.#depth -= 1;
          if (this.#depth === 0) return at + 1;
        }
      } else if (byte === COMMA || isClosing(byte) || isSpace(byte)) return at;
    }
    return undefined;
  }

  #keep(part: Buffer): void {
    this.#length += part.length;
    if (this.#length > LONGEST_PIECE) throw new SyntaxError("a row of the export is too long");
    this.#parts.push(part);
  }

  #take(): ExportPiece | undefined {
    const value: unknown = JSON.parse(Buffer.concat(this.#parts, this.#length).toString("utf8"));
    this.#parts = [];
    this.#length = 0;
    if (this.#isKey) {
      if (this.#level === "whole") this.#member = String(value);
      else this.#table = String(value);
      this.#state = "colon";
      return undefined;
    }
    this.#state = "after";
    return this.#level === "rows"
      ? { kind: "row", table: this.#table, row: value }
      : { kind: "member", name: this.#member, value };
  }

  #expect(is: boolean): void {
    if (!is) throw new SyntaxError("this is not the JSON of an export");
  }
}

/**
 * Reads data.json (`dataExportSchema`) piece by piece, as it lies in the file: memory holds one row, and others get their turn
 * all the while.
 * @throws SyntaxError where it is no JSON of that form, or torn.
 */
export async function* readExport(bytes: AsyncIterable<Buffer>): AsyncGenerator<ExportPiece> {
  const scanner = new Scanner();
  let since = performance.now();
  for await (const chunk of bytes) {
    for (const piece of scanner.feed(chunk)) {
      yield piece;
      if (performance.now() - since < LONGEST_TURN_MS) continue;
      await giveWay();
      since = performance.now();
    }
  }
  if (!scanner.isComplete) throw new SyntaxError("the export has no end");
}
