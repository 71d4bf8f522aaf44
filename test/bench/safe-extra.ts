/**
 * Is the safe extra safe, and is it worth following? Generated households follow the advice for a year, month by month: each
 * month the advice is computed from the statements so far, the extra leaves on the first day, and life goes on as generated.
 * `npm run -s bench:safe-extra`, with `-- --json` for one JSON object on the last line. `SEED` and `HOUSEHOLDS` in the environment
 * look at others. It measures and prints the goals beside the figures.
 */

import { computeExtraAdvice, type Safety } from "#engine/cashflow/extra-advice.ts";
import type { DatedFlow, DayRun } from "#engine/cashflow/history-paths.ts";
import { payerOf } from "#engine/cashflow/payer.ts";
import { cents } from "#engine/money/cents.ts";
import { isFixedBill } from "#engine/spending/category.ts";
import { flowLine } from "#server/features/cashflow/monthly-flow.ts";
import { CHANGES, changedHouseholds } from "./changed-households.ts";
import {
  dateOfDay,
  type GeneratedHousehold,
  generateHousehold,
  HOUSEHOLD_KINDS,
  type HouseholdKind,
} from "./generated-households.ts";

const HOUSEHOLDS = Number(process.env["HOUSEHOLDS"] ?? 2000);
const SEED = Number(process.env["SEED"] ?? 20_261_121);
const SAFETY = (process.env["SAFETY"] ?? "safe") as Safety;
const isJson = process.argv.includes("--json");

type Month = {
  readonly kind: HouseholdKind;
  readonly historyMonths: number;
  readonly extra: number;
  /** Sent once from savings beyond the buffer's target, on the same day. */
  readonly once: number;
  readonly score: number;
  /** Of 100 replayed months, how many hold; absent where the history is too short to replay. */
  readonly replayed: number | undefined;
  readonly held: boolean;
  /** Would have held, had nothing been sent in this month. */
  readonly heldUnsent: boolean;
};
type Followed = {
  readonly kind: HouseholdKind;
  readonly historyMonths: number;
  readonly months: readonly Month[];
  readonly meanExtra: number;
  /** With what was sent once. */
  readonly meanSent: number;
  readonly hindsight: number;
  /** Months that break with the first advice kept all year. */
  readonly firstExtra: number;
  readonly firstKeptBroken: number;
  readonly unsentBroken: number;
};

const EXTRA_MONTHS = 12;

/** What the product makes of the transactions: money of unknown origin and tax refunds are not income. */
function datedFlows({ flows }: GeneratedHousehold): DatedFlow[] {
  return flows.flatMap(({ day, amount, description, category }) => {
    const postedOn = dateOfDay(day);
    const transaction = { accountId: "a", documentId: "d", postedOn, amount, description, category };
    // Every debt and account of a generated household is known, so its payments and transfers arrive.
    const kind = flowLine({ ...transaction, arrivedIn: "known" }, "deposit", []);
    if (kind === "ignored" || kind === "unrecognised-deposit") return [];
    const fixedBill = isFixedBill(category) ? { fixedBill: category } : {};
    return [{ on: postedOn, amount, kind, payer: payerOf(description), ...fixedBill }];
  });
}

/** Net money of each day, minimums included. */
function dailyNet({ flows, minimums, monthStarts }: GeneratedHousehold): Float64Array {
  const net = new Float64Array(monthStarts.at(-1)!);
  for (const { day, amount } of flows) net[day]! += amount;
  for (let month = 0; month + 1 < monthStarts.length; month++) {
    for (const { dayOfMonth, amount } of minimums) {
      const day = Math.min(monthStarts[month]! + dayOfMonth, monthStarts[month + 1]!) - 1;
      net[day]! -= amount;
    }
  }
  return net;
}

function follow(household: GeneratedHousehold): Followed {
  const { kind, historyMonths, monthStarts } = household;
  const flows = datedFlows(household);
  const net = dailyNet(household);
  const windows: DayRun[] = monthStarts
    .slice(0, -1)
    .map((first, month) => ({ first: dateOfDay(first), last: dateOfDay(monthStarts[month + 1]! - 1) }));
  const months: Month[] = [];
  const buffers: number[] = [];
  let balance: number = household.opening;
  let flowCount = 0;
  for (let month = historyMonths; month < historyMonths + EXTRA_MONTHS; month++) {
    const [start, end] = [monthStarts[month]!, monthStarts[month + 1]!];
    while (flowCount < flows.length && household.flows[flowCount]!.day < start) flowCount++;
    const advice = computeExtraAdvice({
      opening: cents(balance),
      flows: flows.slice(0, flowCount),
      runs: [{ first: windows[0]!.first, last: windows[month - 1]!.last }],
      months: windows.slice(0, month),
      minimums: household.minimums,
      safety: SAFETY,
      reconciled: { amount: 1, of: 1 },
    });
    const extra = advice.waterfall.safeExtra;
    const { once } = advice;
    buffers.push(advice.bufferNow);
    let lowest = Number.POSITIVE_INFINITY;
    for (let day = start; day < end; day++) {
      balance += net[day]!;
      if (day === start) balance -= extra + once;
      lowest = Math.min(lowest, balance);
    }
    months.push({
      kind,
      historyMonths: month,
      extra,
      once,
      score: advice.confidenceScore,
      replayed: advice.holdingPercent,
      held: lowest >= advice.bufferNow,
      heldUnsent: lowest + extra >= advice.bufferNow,
    });
  }
  const firstExtra = months[0]!.extra;
  return {
    kind,
    historyMonths,
    months,
    meanExtra: months.reduce((sum, { extra }) => sum + extra, 0) / EXTRA_MONTHS,
    meanSent: months.reduce((total, { extra, once }) => total + extra + once, 0) / EXTRA_MONTHS,
    hindsight: hindsightExtra(household, net, buffers),
    firstExtra,
    firstKeptBroken: brokenMonths(household, net, buffers, firstExtra),
    unsentBroken: brokenMonths(household, net, buffers, 0),
  };
}

/** Months of the year that break when this extra leaves every month, against the same buffers. */
function brokenMonths(
  household: GeneratedHousehold,
  net: Float64Array,
  buffers: readonly number[],
  extra: number,
) {
  let balance: number = household.opening;
  let broken = 0;
  for (const [index, buffer] of buffers.entries()) {
    const month = household.historyMonths + index;
    let lowest = Number.POSITIVE_INFINITY;
    for (let day = household.monthStarts[month]!; day < household.monthStarts[month + 1]!; day++) {
      balance += net[day]!;
      if (day === household.monthStarts[month]) balance -= extra;
      lowest = Math.min(lowest, balance);
    }
    if (lowest < buffer) broken++;
  }
  return broken;
}

/** Of twelve months at p = 0.95 none may break: the largest whole dollar a month with which none does; 0 where even that breaks. */
function hindsightExtra(
  household: GeneratedHousehold,
  net: Float64Array,
  buffers: readonly number[],
): number {
  let balance: number = household.opening;
  let most = Number.POSITIVE_INFINITY;
  for (const [index, buffer] of buffers.entries()) {
    const month = household.historyMonths + index;
    for (let day = household.monthStarts[month]!; day < household.monthStarts[month + 1]!; day++) {
      balance += net[day]!;
      most = Math.min(most, (balance - buffer) / (index + 1));
    }
  }
  return Math.max(0, Math.floor(most / 100) * 100);
}

const started = performance.now();
const all: Followed[] = [];
for (let index = 0; index < HOUSEHOLDS; index++) {
  const kind = HOUSEHOLD_KINDS[index % HOUSEHOLD_KINDS.length]!;
  all.push(follow(generateHousehold(kind, SEED * 7919 + index * 104_729)));
}
const seconds = (performance.now() - started) / 1000;
/** Of the processor: the same however busy the machine is with other work. */
const cpuSeconds = process.cpuUsage().user / 1e6;

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => sum(values) / Math.max(1, values.length);
const share = <Value>(values: readonly Value[], holds: (value: Value) => boolean): number =>
  values.filter(holds).length / Math.max(1, values.length);
const dollars = (amount: number): string => `$${Math.round(amount / 100)}`;
function say(line = ""): void {
  process.stdout.write(`${line}\n`);
}

type Group = {
  readonly label: string;
  readonly households: number;
  /** Of all months, also of those in which nothing was sent because the buffer was not there yet. */
  readonly broken: number;
  /** Of all months, those with something sent in the month itself that broke. */
  readonly brokenWithExtra: number;
  /** Months that break when nothing is ever sent: nobody can do better. */
  readonly brokenAnyway: number;
  readonly meanExtra: number;
  readonly hindsight: number;
  readonly ratio: number;
  /** With what was sent once. */
  readonly ratioSent: number;
  /** Months that break when the first month's advice is kept for a year. */
  readonly brokenWithFirstAdvice: number;
};
function groupOf(label: string, members: readonly Followed[]): Group {
  const ofMembers = members.flatMap((one) => one.months);
  const meanExtra = mean(members.map((one) => one.meanExtra));
  const hindsight = mean(members.map((one) => one.hindsight));
  return {
    label,
    households: members.length,
    broken: share(ofMembers, ({ held }) => !held),
    brokenWithExtra: share(ofMembers, ({ held, extra }) => !held && extra > 0),
    brokenAnyway: mean(members.map((one) => one.unsentBroken / EXTRA_MONTHS)),
    meanExtra,
    hindsight,
    ratio: meanExtra / Math.max(1, hindsight),
    ratioSent: mean(members.map((one) => one.meanSent)) / Math.max(1, hindsight),
    brokenWithFirstAdvice: mean(members.map((one) => one.firstKeptBroken / EXTRA_MONTHS)),
  };
}

const IRREGULAR = "irregular, 12 months or more";
const spans = [
  [3, 5],
  [6, 11],
  [12, 24],
] as const;
const groups = [
  groupOf("all", all),
  ...HOUSEHOLD_KINDS.map((kind) =>
    groupOf(
      kind,
      all.filter((one) => one.kind === kind),
    ),
  ),
  groupOf(
    IRREGULAR,
    all.filter((one) => one.kind !== "salaried" && one.historyMonths >= 12),
  ),
  ...spans.map(([low, high]) =>
    groupOf(
      `${low} to ${high} months of history`,
      all.filter((one) => one.historyMonths >= low && one.historyMonths <= high),
    ),
  ),
];
say(
  `${all.length} households for ${EXTRA_MONTHS} months, setting "${SAFETY}", seed ${SEED}: ${seconds.toFixed(1)} s, ${cpuSeconds.toFixed(1)} s of the processor`,
);
say();
const columns = [
  "households",
  "broken",
  "sent+broken",
  "broken anyway",
  "mean extra",
  "hindsight",
  "ratio",
  "with once",
  "1st advice kept",
];
say(`${"".padEnd(29)}${columns.map((column) => column.padStart(16)).join("")}`);
for (const one of groups) {
  const cells = [
    String(one.households),
    percent(one.broken),
    percent(one.brokenWithExtra),
    percent(one.brokenAnyway),
    dollars(one.meanExtra),
    dollars(one.hindsight),
    percent(one.ratio),
    percent(one.ratioSent),
    percent(one.brokenWithFirstAdvice),
  ];
  say(`${one.label.padEnd(29)}${cells.map((cell) => cell.padStart(16)).join("")}`);
}

/** Beside the others, without a goal: an extra far above what hindsight allows is what a change hidden in the mean does. */
const CHANGED_HOUSEHOLDS = Math.ceil(HOUSEHOLDS / 40);
say();
say(
  `${CHANGED_HOUSEHOLDS} salaried and hourly households each in which something changed three months before (the bonus: six)`,
);
for (const change of CHANGES) {
  const changed = groupOf(change, changedHouseholds(change, CHANGED_HOUSEHOLDS, SEED).map(follow));
  const cells = [percent(changed.broken), percent(changed.brokenAnyway), dollars(changed.meanExtra)];
  const beside = [dollars(changed.hindsight), percent(changed.ratio), percent(changed.brokenWithFirstAdvice)];
  say(`${change.padEnd(45)}${[...cells, ...beside].map((cell) => cell.padStart(16)).join("")}`);
}

/** Months by the tenth that their stated confidence lies in, with twice the standard error of what held. */
const months = all.flatMap((one) => one.months);
const deciles = Array.from({ length: 10 }, (_, decile) => {
  const inside = months.filter(({ score }) => Math.min(9, Math.floor(score / 10)) === decile);
  const held = share(inside, (one) => one.held);
  return {
    from: decile * 10,
    months: inside.length,
    stated: mean(inside.map(({ score }) => score)),
    held: 100 * held,
    uncertainty: 200 * Math.sqrt((held * (1 - held)) / Math.max(1, inside.length)),
  };
}).filter((decile) => decile.months > 0);
say();
say("stated confidence    months    mean stated    held    off    of it by chance");
for (const { from, months: count, stated, held, uncertainty } of deciles) {
  const cells = [String(count).padStart(9), stated.toFixed(1).padStart(15), held.toFixed(1).padStart(8)];
  const off = [(held - stated).toFixed(1).padStart(7), `± ${uncertainty.toFixed(1)}`.padStart(19)];
  say(`${`${from} to ${from + 9}`.padEnd(17)}${[...cells, ...off].join("")}`);
}

/** What the levels of the confidence were measured on (with the seeds 101 and 102): replayed months that hold, and months that held. */
const bounds = [0, 1, 10, 20, 30, 40, 55, 70, 85, 95, 101];
const levels = bounds.slice(0, -1).map((from, index) => {
  const inside = months.filter(({ replayed = -1 }) => replayed >= from && replayed < bounds[index + 1]!);
  return { from, months: inside.length, held: 100 * share(inside, ({ held }) => held) };
});
say();
say(
  `replayed months holding, of them held: ${levels.map((level) => `from ${level.from}: ${level.held.toFixed(1)} of ${level.months}`).join("; ")}`,
);

const groupNamed = (label: string): Group => groups.find((one) => one.label === label)!;
/** Fewer months than this say nothing about five points. */
const ENOUGH_MONTHS = 100;
const told = deciles.filter((decile) => decile.months >= ENOUGH_MONTHS);
const farthest = Math.max(...told.map(({ held, stated }) => Math.abs(held - stated)));
const goals = [
  ["months broken at most 7 %", percent(groupNamed("all").broken), groupNamed("all").broken <= 0.07],
  [
    "salaried at least 80 % of hindsight",
    `${percent(groupNamed("salaried").ratioSent)}, sent every month ${percent(groupNamed("salaried").ratio)}`,
    groupNamed("salaried").ratioSent >= 0.8,
  ],
  [
    "irregular at least 60 % of hindsight",
    `${percent(groupNamed(IRREGULAR).ratioSent)}, sent every month ${percent(groupNamed(IRREGULAR).ratio)}`,
    groupNamed(IRREGULAR).ratioSent >= 0.6,
  ],
  [
    `held within 5 points of stated per decile of ${ENOUGH_MONTHS} months or more`,
    farthest.toFixed(1),
    farthest <= 5,
  ],
] as const;
say();
for (const [goal, figure, isMet] of goals) say(`${isMet ? "met   " : "missed"}  ${goal}: ${figure}`);
if (isJson) say(JSON.stringify({ seconds, cpuSeconds, groups, deciles }));
