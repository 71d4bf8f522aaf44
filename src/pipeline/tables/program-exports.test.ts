import { describe, expect, it } from "vitest";
import { readBytes, rowsOf } from "#test/samples/tables/read-bytes.ts";

describe("trades in a QIF file", () => {
  const trade = (action: string, amount: string, security = "VTI") =>
    `D10/15'26\nN${action}\nY${security}\nT${amount}\n^\n`;

  it("are signed by their action: their amounts have no sign", async () => {
    const read = await readBytes(
      `!Type:Invst\n${trade("Buy", "500.00")}${trade("Sell", "255.00")}${trade("Div", "3.30")}${trade("XOut", "90.00", "")}${trade("Cash", "-7.00", "FEE")}`,
    );
    expect(rowsOf(read)).toEqual([
      "2026-10-15 -500.00 VTI",
      "2026-10-15 255.00 VTI",
      "2026-10-15 3.30 VTI",
      "2026-10-15 -90.00 XOut",
      "2026-10-15 -7.00 FEE",
    ]);
  });

  it("that move no cash are named and left out; of an unknown action they are asked about", async () => {
    const read = await readBytes(
      `!Type:Invst\n${trade("Buy", "500.00")}${trade("ReinvDiv", "3.30")}${trade("Swapped", "8.00")}`,
    );
    expect(rowsOf(read)).toEqual(["2026-10-15 -500.00 VTI"]);
    expect(read.warnings.join()).toContain("One record moves shares but no cash");
    expect(read.questions).toMatchObject([{ candidates: [{ value: "-8.00" }, { value: "8.00" }] }]);
  });
});
