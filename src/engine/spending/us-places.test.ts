import { describe, expect, it } from "vitest";
import { readDescriptor } from "./read-descriptor.ts";
import { STATES, TOWNS } from "./us-places.ts";

const keyOf = (description: string) => readDescriptor(description).key;

describe("the places", () => {
  it("are the fifty states, the capital's district and Puerto Rico", () => {
    expect(STATES.size).toBe(52);
    expect([...STATES].filter((state) => !/^[A-Z]{2}$/.test(state))).toEqual([]);
  });

  it("are towns in capital letters, of three words at most, as a line is searched for them", () => {
    expect([...TOWNS].filter((town) => !/^[A-Z]+(?: [A-Z]+){0,2}$/.test(town))).toEqual([]);
    expect(TOWNS.has("NEW YORK CITY") && TOWNS.has("SALT LAKE CITY")).toBe(true);
  });
});

describe("a place behind a name", () => {
  it.each([
    ["a town and its state", "BLUE FINCH COLUMBUS OH"],
    ["a town of two words", "BLUE FINCH SAN ANTONIO TX"],
    ["a town of three words", "BLUE FINCH SALT LAKE CITY UT"],
    ["a state alone", "BLUE FINCH OH"],
    ["a state run together with its town", "BLUE FINCH COLUMBUSOH"],
    ["a state run together with the country", "BLUE FINCH COLUMBUS OHUS"],
    ["a state run together with the country in full", "BLUE FINCH COLUMBUS OHUSA"],
    ["the country behind the state", "BLUE FINCH COLUMBUS OH US"],
    ["a town cut off at the column's edge", "BLUE FINCH SAN FRANCIS CA"],
    ["a store's number before it", "BLUE FINCH #0442 COLUMBUS OH"],
    ["a telephone number before it", "BLUE FINCH 800-555-0100 OH"],
    ["a date behind it", "BLUE FINCH COLUMBUS OH ON 04/12"],
    ["a card's digits behind it", "BLUE FINCH COLUMBUS OH CARD 1234"],
    ["masked digits behind it", "BLUE FINCH COLUMBUS OH XXXX1234"],
  ])("as %s is no part of the merchant", (_name, description) => {
    expect(keyOf(description)).toBe("blue finch");
  });

  it("is left where nothing else would remain of the name", () => {
    expect(keyOf("COLUMBUS OH")).toBe("columbus");
    expect(keyOf("OH")).toBe("oh");
    expect(keyOf("COLUMBUS")).toBe("columbus");
  });

  it("is part of the name without a state behind it", () => {
    expect(keyOf("BLUE FINCH OF COLUMBUS")).toBe("blue finch of columbus");
    expect(keyOf("BOSTON MARKET")).toBe("boston market");
  });

  it("that is no town is left, also before a state", () => {
    expect(keyOf("BLUE FINCH XYZZYVILLE OH")).toBe("blue finch xyzzyville");
    // "MAIN" is no town, so the letters of a state at its end say nothing.
    expect(keyOf("BLUE FINCH DOMAIN")).toBe("blue finch domain");
  });
});

describe("who handled the payment", () => {
  it.each([
    ["TST* BLUE FINCH", "toast"],
    ["TOAST*BLUE FINCH", "toast"],
    ["SQ *BLUE FINCH", "square"],
    ["PP*BLUE FINCH", "paypal"],
    ["SHOPIFY* BLUE FINCH", "shopify"],
    ["EB *BLUE FINCH", "tickets"],
    ["MBO*BLUE FINCH", "class-bookings"],
    ["VAGARO*BLUE FINCH", "salon-bookings"],
    ["CTLP*BLUE FINCH", "vending"],
    ["PBP*BLUE FINCH", "parking"],
    ["STRIPE*BLUE FINCH", "other"],
    ["BLUE FINCH", undefined],
    ["SQUARE BLUE FINCH", undefined],
  ])("of %s is %s, and not part of the name", (description, processor) => {
    const read = readDescriptor(description);
    expect(read.processor).toBe(processor);
    expect(read.key.endsWith("blue finch")).toBe(true);
    expect(read.key === "blue finch").toBe(!description.startsWith("SQUARE "));
  });

  it("alone is the name: nothing else is there", () => {
    expect(readDescriptor("SQ *")).toMatchObject({ processor: undefined, key: "sq" });
  });

  it("is found behind the bank's own words, several of them", () => {
    expect(readDescriptor("PENDING PURCHASE AUTHORIZED ON 04/12 SQ *BLUE FINCH COLUMBUS OH")).toMatchObject({
      processor: "square",
      key: "blue finch",
      name: "Blue Finch",
    });
  });
});
