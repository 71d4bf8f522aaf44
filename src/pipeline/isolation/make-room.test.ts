import { describe, expect, it, vi } from "vitest";
import { makeRoom } from "./make-room.ts";
import { sandboxArguments } from "./sandbox.ts";

const MIB = 1024 ** 2;

describe("room for a picture", () => {
  it("is made where finished files left much", () => {
    const collect = vi.fn<(how: object) => void>();
    makeRoom(400 * MIB, collect);
    expect(collect).toHaveBeenCalledOnce();
  });

  it("costs a young process nothing", () => {
    const collect = vi.fn<(how: object) => void>();
    makeRoom(120 * MIB, collect);
    expect(collect).not.toHaveBeenCalled();
  });

  it("can be made by every reader", () => {
    expect(sandboxArguments("reader.js")).toContain("--expose-gc");
  });
});
