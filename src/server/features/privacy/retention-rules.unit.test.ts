import { expect, test } from "vitest";
import { defaultPrivacyChoices } from "#contract/privacy.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { type DebtFreeState, debtFreeStep, dueOriginals, type KeptUpload } from "./retention-rules.ts";

const uploadedAt = new Date("2026-01-01T12:00:00Z");
const after = (days: number) => new Date(uploadedAt.getTime() + days * 86_400_000);
const upload = (changes: Partial<KeptUpload> = {}): KeptUpload => ({
  id: "d",
  storageKey: "k",
  status: "completed",
  uploadedAt,
  ...changes,
});

test.each([
  ["thirty-days", 29.99, []],
  ["thirty-days", 30, ["d"]],
  ["retention-days", 89.99, []],
  ["retention-days", 90, ["d"]],
  ["until-read", 0, ["d"]],
] as const)("an original kept %s is after %d days due: %j", (keepOriginals, days, due) => {
  expect(dueOriginals([upload()], { ...defaultPrivacyChoices, keepOriginals }, after(days))).toEqual(due);
});

test("what still waits to be read keeps its original, what could not be read keeps it for the days", () => {
  const untilRead = { ...defaultPrivacyChoices, keepOriginals: "until-read" } as const;
  for (const status of ["queued", "reading"])
    expect(dueOriginals([upload({ status })], untilRead, after(3000))).toEqual([]);
  for (const status of ["failed", "needs-password"]) {
    expect(dueOriginals([upload({ status })], untilRead, after(29))).toEqual([]);
    expect(dueOriginals([upload({ status })], untilRead, after(30))).toEqual(["d"]);
  }
  expect(dueOriginals([upload({ storageKey: null })], untilRead, after(3000))).toEqual([]);
});

const start = parsePlainDate("2026-01-01") ?? ("" as PlainDate); // a valid day
/** Plays two years, a day at a time; `isOff` are days on which the server does not run. */
function play(
  known: (day: number) => { isDebtFree: boolean; isOn: boolean },
  isOff = (_day: number) => false,
) {
  let state: DebtFreeState = { debtFreeSince: null, toldOn: [] };
  const happened: [number, string][] = [];
  for (let day = 0; day < 730; day += 1) {
    if (isOff(day)) continue;
    const step = debtFreeStep({ ...state, ...known(day) }, addDays(start, day));
    if (step.kind === "erase") {
      happened.push([day, "erase"]);
      break;
    }
    state = step.state;
    if (step.kind === "tell") happened.push([day, `${step.count}: ${daysBetween(start, step.on)}`]);
  }
  return happened;
}

test("two notices come before everything is erased, 90 days after the last debt", () => {
  expect(play((day) => ({ isDebtFree: day >= 10, isOn: true }))).toEqual([
    [70, "1: 100"],
    [93, "2: 100"],
    [100, "erase"],
  ]);
});

test("a new debt stops it and begins it anew", () => {
  expect(play((day) => ({ isDebtFree: day < 75 || day >= 200, isOn: true }))).toEqual([
    [60, "1: 90"],
    [260, "1: 290"],
    [283, "2: 290"],
    [290, "erase"],
  ]);
});

test("switched off, nothing is told or erased; switched on late, both notices still come first", () => {
  expect(play(() => ({ isDebtFree: true, isOn: false }))).toEqual([]);
  expect(play((day) => ({ isDebtFree: true, isOn: day >= 400 }))).toEqual([
    [400, "1: 421"],
    [414, "2: 421"],
    [421, "erase"],
  ]);
});

test("after months without a running server nobody is erased without both notices and a week", () => {
  expect(
    play(
      () => ({ isDebtFree: true, isOn: true }),
      (day) => day > 5 && day < 300,
    ),
  ).toEqual([
    [300, "1: 321"],
    [314, "2: 321"],
    [321, "erase"],
  ]);
});

test("whoever switches it off after a notice is told again later", () => {
  expect(play((day) => ({ isDebtFree: true, isOn: day < 70 || day >= 300 }))).toEqual([
    [60, "1: 90"],
    [300, "1: 321"],
    [314, "2: 321"],
    [321, "erase"],
  ]);
});
