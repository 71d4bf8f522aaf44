import { describe, expect, test } from "vitest";
import { spelledName, spelledSymbol } from "./spelling-of-names.ts";

describe("a recognised name", () => {
  test.each([
    ["Castell Intl Core Eq l", "Castell Intl Core Eq I"],
    ["Large Cap Index Trust I/l", "Large Cap Index Trust III"],
    ["Mid Cap Fund lV", "Mid Cap Fund IV"],
    ["Key Guaranteed Porfolio Fund", "Key Guaranteed Portfolio Fund"],
    ["DIVERSIFIED INTEMATIONAL FUND", "DIVERSIFIED INTERNATIONAL FUND"],
    ["Small Company Fund |", "Small Company Fund I"],
    ["Harbor Sma/Mid Cap Idx", "Harbor Small/Mid Cap Idx"],
    ["HARBOR SMAL/MIDCAP IDX", "HARBOR SMALL/MIDCAP IDX"],
    // Print that may be meant so.
    ["Alder SMA/UMA Strategy", "Alder SMA/UMA Strategy"],
    ["Alder Sma/Uma Strategy", "Alder Sma/Uma Strategy"],
    ["Total Stock | Admiral", "Total Stock | Admiral"],
    ["60/40 Balanced Fund", "60/40 Balanced Fund"],
    ["Bond Fund 1/1", "Bond Fund 1/1"],
    ["Investors Title Co", "Investors Title Co"],
    ["Larch Internationale SA", "Larch Internationale SA"],
    ["I Shares Trust", "I Shares Trust"],
  ])("%s is %s", (read, printed) => {
    expect(spelledName(read)).toBe(printed);
  });
});

describe("a recognised symbol", () => {
  const others = [
    { text: "FHBC", width: 0.033, confidence: 0.99 },
    { text: "ATMI", width: 0.029, confidence: 0.99 },
    { text: "HCRS", width: 0.0339, confidence: 0.99 },
  ];

  test("too narrow for its letters W has letters V", () => {
    expect(spelledSymbol({ text: "CWWS", width: 0.0335, confidence: 0.91 }, others)).toBe("CVVS");
  });

  test.each([
    ["is as wide as its letters", { text: "CWWS", width: 0.0397, confidence: 0.91 }],
    ["was read clearly", { text: "CWWS", width: 0.0335, confidence: 0.99 }],
  ])("stands where it %s", (_, symbol) => {
    expect(spelledSymbol(symbol, others)).toBe("CWWS");
  });

  test("stands among too few others", () => {
    const symbol = { text: "CWWS", width: 0.0335, confidence: 0.91 };
    expect(spelledSymbol(symbol, others.slice(1))).toBe("CWWS");
  });

  test("with a weak W that no width settles is none", () => {
    expect(spelledSymbol({ text: "IW", width: 0.017, confidence: 0.74 }, [])).toBeUndefined();
    expect(spelledSymbol({ text: "IW", width: 0.017, confidence: 0.86 }, [])).toBe("IW");
    expect(spelledSymbol({ text: "FHBC", width: 0.033, confidence: 0.74 }, [])).toBe("FHBC");
  });
});
