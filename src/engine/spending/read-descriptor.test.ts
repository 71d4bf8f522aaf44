import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readDescriptor } from "./read-descriptor.ts";

describe("a bank's line names its merchant", () => {
  it.each([
    ["SQ *BLUE FINCH COFFEE Portland OR", "Blue Finch Coffee", "square"],
    ["TST* THE COPPER KETTLE - MAIN", "The Copper Kettle Main", "toast"],
    ["PAYPAL *NORTHSTAR DSGN", "Northstar Dsgn", "paypal"],
    ["SP LUNAR THREADS AUSTIN TX", "Lunar Threads", "shopify"],
    ["CHECKCARD 0412 KROGER #442 COLUMBUS OH 24692164103100654912345", "Kroger", undefined],
    ["PURCHASE AUTHORIZED ON 04/12 KROGER #442 COLUMBUS OH S384103100654912 CARD 1234", "Kroger", undefined],
    [
      "RECURRING PAYMENT AUTHORIZED ON 04/12 NETFLIX.COM 866-579-7172 CA S3841031006 CARD 1234",
      "Netflix.Com",
      undefined,
    ],
    ["POS DEBIT 5521 KROGER #442 COLUMBUSOH", "Kroger", undefined],
    ["4410 DEBIT CARD PURCHASE XXXXX4410 KROGER #442 COLUMBUS OH", "Kroger", undefined],
    ["VISA DDA PUR AP 471190 KROGER #442 COLUMBUS OH", "Kroger", undefined],
    ["04/12 KROGER #442    COLUMBUS      OH", "Kroger", undefined],
    ["ACH DEBIT DUKE ENERGY 9911882211", "Duke Energy", undefined],
    [
      "ORIG CO NAME:COMCAST ORIG ID:2116830063 DESC DATE:092026 CO ENTRY DESCR:CABLE SEC:PPD TRACE#:021000021234567 EED:260920 IND ID:77 IND NAME:DOE JANE",
      "Comcast Cable",
      undefined,
    ],
    [
      "ACME CORP DES:PAYROLL ID:XXXXX1234 INDN:DOE, JANE CO ID:XXXXX12345 PPD",
      "Acme Corp Payroll",
      undefined,
    ],
    ["RECURRING PAYMENT PLANET FITNESS", "Planet Fitness", undefined],
    ["José’s Taquería", "Jose's Taqueria", undefined],
    ["OAK & IRON LLC", "OAK & Iron LLC", undefined],
  ])("%s", (description, name, processor) => {
    const read = readDescriptor(description);
    expect(read.name.toLowerCase()).toBe(name.toLowerCase());
    expect(read.processor).toBe(processor);
  });

  it("by the same key whatever the day, the card, the store's number and the reference", () => {
    const keys = [
      "CHECKCARD 0412 BLUE FINCH MARKET #442 COLUMBUS OH 24692164103100654912345",
      "PURCHASE AUTHORIZED ON 11/02 BLUE FINCH MARKET #117 COLUMBUS OH S584103100654912 CARD 9934",
      "blue finch market 00442 columbus oh",
    ].map((description) => readDescriptor(description).key);
    expect(new Set(keys)).toEqual(new Set(["blue finch market"]));
  });

  it("and is left whole where nothing else would remain", () => {
    expect(readDescriptor("CHECK 1043").key).toBe("check");
    expect(readDescriptor("4471 0099").key).not.toBe("");
    expect(readDescriptor("   ")).toMatchObject({ key: "unnamed", name: "Unnamed" });
  });
});

describe("reading a descriptor", () => {
  it("never fails, never names nothing, and gives the key itself the same key", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9 *#/&.-]{0,40}$/)), (description) => {
        const { key, name } = readDescriptor(description);
        expect(key.length).toBeGreaterThan(0);
        expect(name.length).toBeGreaterThan(0);
        expect(readDescriptor(description.toLowerCase()).key).toBe(
          readDescriptor(description.toUpperCase()).key,
        );
      }),
      { numRuns: 500 },
    );
  });
});
