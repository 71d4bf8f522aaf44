import { describe, expect, test } from "vitest";
import { newRows, rowsAgreement } from "./same-rows.ts";

const row = (postedOn: string, amount: number) => ({ postedOn, amount });
const keyed = (postedOn: string, amount: number, key: string) => ({ postedOn, amount, key });

describe("two lists of transactions", () => {
  const october = [
    row("2026-10-01", -90_000),
    row("2026-10-05", -450),
    row("2026-10-09", 120_000),
    row("2026-10-12", -2000),
  ];

  test("are one account's when they share most rows of the days that both cover", () => {
    const longer = [...october, row("2026-11-02", -7777), row("2026-11-03", -8888)];
    expect(rowsAgreement(october, longer)).toBe("same");
  });

  test("are one account's when one shows the day of the purchase and the other the day of the posting", () => {
    const posted = [
      row("2026-10-02", -90_000),
      row("2026-10-06", -450),
      row("2026-10-09", 120_000),
      row("2026-10-12", -2000),
    ];
    expect(rowsAgreement(october, posted)).toBe("same");
  });

  test("are two accounts' when they share nothing", () => {
    expect(
      rowsAgreement(
        october,
        october.map(({ postedOn, amount }) => row(postedOn, amount + 1)),
      ),
    ).toBe("different");
  });

  test("are two accounts' when one rests while the other moves", () => {
    const resting = [row("2026-09-30", -1), row("2026-10-31", -2)];
    expect(rowsAgreement(resting, october)).toBe("different");
  });

  test("prove nothing when their days do not meet", () => {
    expect(
      rowsAgreement(
        october,
        october.map(({ postedOn, amount }) => row(postedOn.replace("-10-", "-12-"), amount)),
      ),
    ).toBe("unknown");
  });

  test("prove nothing by one fare that repeats", () => {
    const fares = ["01", "02", "03", "04"].map((day) => row(`2026-10-${day}`, -275));
    expect(rowsAgreement(fares, fares)).toBe("unknown");
  });
});

describe("rows of a further document", () => {
  test("that are there word for word, or under other words, add nothing", () => {
    const existing = [keyed("2026-10-05", -450, "coffee 0"), keyed("2026-10-05", -450, "coffee 1")];
    expect(newRows([keyed("2026-10-05", -450, "coffee 0")], existing)).toEqual([]);
    expect(newRows([keyed("2026-10-05", -450, "blue door coffee 0")], existing)).toEqual([]);
  });

  test("that the other document has fewer of are added", () => {
    const existing = [keyed("2026-10-05", -450, "coffee 0")];
    const rows = [keyed("2026-10-05", -450, "blue door 0"), keyed("2026-10-05", -450, "blue door 1")];
    expect(newRows(rows, existing)).toEqual([rows[1]]);
  });

  test("of another day or amount are added", () => {
    const rows = [keyed("2026-10-06", -450, "a"), keyed("2026-10-05", -451, "b")];
    expect(newRows(rows, [keyed("2026-10-05", -450, "c")])).toEqual(rows);
  });

  const purchases = [
    keyed("2026-10-01", -1100, "market"),
    keyed("2026-10-05", -450, "coffee"),
    keyed("2026-10-07", -450, "coffee again"),
    keyed("2026-10-12", -2000, "fuel"),
  ];
  const posted = [
    keyed("2026-10-01", -1100, "MARKET 12"),
    keyed("2026-10-07", -450, "BLUE DOOR"),
    keyed("2026-10-08", -450, "BLUE DOOR 1"),
    keyed("2026-10-12", -2000, "SHELL"),
  ];

  test("that name the day of the posting are there with the day of the purchase", () => {
    expect(newRows(posted, purchases)).toEqual([]);
    expect(newRows(purchases, posted)).toEqual([]);
  });

  test("are added where the other document shows fewer of them in those days", () => {
    const more = [...posted, keyed("2026-10-09", -450, "BLUE DOOR 2")];
    expect(newRows(more, purchases)).toEqual([more[4]]);
    expect(newRows(posted, [purchases[0]!, purchases[3]!])).toEqual([posted[1], posted[2]]);
  });

  test("are never taken for rows of days that only one of the documents covers", () => {
    const before = [keyed("2026-09-02", -300, "a"), keyed("2026-10-31", -450, "coffee")];
    const after = [keyed("2026-11-01", -450, "BLUE DOOR"), keyed("2026-11-30", -300, "b")];
    expect(newRows(after, before)).toEqual(after);
    expect(newRows(after, [...before, keyed("2026-12-31", -1, "c")])).toEqual(after);
  });
});
