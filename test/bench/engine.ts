/**
 * Speed of the payoff engine, medians over many runs after a warm-up: `npm run -s bench:engine`, with `-- --json` for one JSON
 * object on the last line. All amounts come from a fixed seed. It measures and never decides pass or fail.
 */
import { cpus } from "node:os";
import { snowball } from "node-debt-snowball";
import { cents } from "#engine/money/cents.ts";
import { formatRate, rate } from "#engine/money/rate.ts";
import { runPlan } from "#engine/payoff/kernel.ts";
import { computePayoffPlan, policyOf } from "#engine/payoff/payoff-plan.ts";
import { debtId, type PlanDebt, type PlanRequest } from "#engine/payoff/plan.ts";
import { preparePlan } from "#engine/payoff/prepare-plan.ts";

/** mulberry32: small, seeded, good enough to spread amounts. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Balances that a level payment just clears in `months`, so that the plan is that long. */
function longDebts(count: number, months: number, seed: number): PlanDebt[] {
  const next = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const hundredths = 400 + next(2000);
    const balance = 200_000 + next(3_000_000);
    const monthly = hundredths / 120_000;
    const level = Math.ceil((balance * monthly) / (1 - (1 + monthly) ** -months));
    return {
      id: debtId(`d${index}`),
      balance: cents(balance),
      apr: rate((hundredths / 100).toFixed(2)),
      minimum: { type: "fixed", amount: cents(level) },
    };
  });
}

/** The budget at which the plan takes just under that many months. */
function longPlan(count: number, months: number): PlanRequest {
  const debts = longDebts(count, months, count);
  return { strategy: "avalanche", budget: { kind: "extra", amount: cents(0) }, debts };
}

function promotionPlan(): PlanRequest {
  const debts = longDebts(10, 60, 7).map((debt, index): PlanDebt => {
    if (index % 3 !== 0) return debt;
    return { ...debt, promo: { months: 9 + index, apr: rate("0"), deferred: index === 6 } };
  });
  return { strategy: "optimal", budget: { kind: "extra", amount: cents(60_000) }, debts };
}

type Figure = { readonly name: string; readonly value: number; readonly runs: number };

/** Keeps the work from being optimised away. */
let sink = 0;

function median(name: string, runs: number, unitsPerMs: number, work: () => number): Figure {
  for (let run = 0; run < Math.max(3, runs / 2); run++) sink += work();
  const times = Array.from({ length: runs }, () => {
    const started = performance.now();
    sink += work();
    return performance.now() - started;
  }).toSorted((a, b) => a - b);
  const middle = times[Math.floor(runs / 2)] ?? 0;
  return { name, runs, value: Number((middle * unitsPerMs).toFixed(3)) };
}

function emptyLoop(): number {
  let balance = 1_234_567;
  for (let row = 0; row < 3600; row++) balance = Math.floor(balance * 1.0008 + 0.5) - 1000;
  return balance;
}

const ten = longPlan(10, 360);
const twoHundred = longPlan(200, 360);
const promotions = promotionPlan();
const whatIf = preparePlan(ten);
const whatIfPolicy = policyOf(ten);

function sweep(): number {
  let months = 0;
  for (let dollars = 0; dollars <= 1000; dollars++) {
    whatIf.budgetByMonth[0] = dollars * 100;
    months += runPlan(whatIf, whatIfPolicy).months;
  }
  return months;
}

/**
 * The one open-source payoff engine that npm holds, on the same debts: it has no cents, promotions, fees or percentage minimums and
 * forgets freed minimums, so only its time is compared; its months stand beside ours.
 */
function playPeer(debts: readonly PlanDebt[], extraCents: number): number {
  const accounts = debts.map((debt) => ({
    name: debt.id,
    interest: Number(formatRate(debt.apr)),
    balance: debt.balance / 100,
    minPayment: debt.minimum.type === "fixed" ? debt.minimum.amount / 100 : 0,
  }));
  return snowball(accounts, extraCents / 100, "avalanche").payments.length;
}

const figures = [
  median("planTenDebts360Us", 2000, 1000, () => computePayoffPlan(ten).columns.balances.length),
  median("planTwoHundredDebts360Us", 200, 1000, () => computePayoffPlan(twoHundred).columns.balances.length),
  median("whatIf1001Ms", 30, 1, sweep),
  median("promoSearchMs", 30, 1, () => computePayoffPlan(promotions).totalInterest),
  median("peerTenDebts360Us", 20, 1000, () => playPeer(ten.debts, 0)),
  median("peerTwoHundredDebts360Us", 3, 1000, () => playPeer(twoHundred.debts, 0)),
  median("emptyLoop3600Us", 2000, 1000, emptyLoop),
];
const [cpu] = cpus();
const machine = { cpu: cpu?.model ?? "unknown", cores: cpus().length, node: process.version };
const months = { ten: computePayoffPlan(ten).months, twoHundred: computePayoffPlan(twoHundred).months };

console.log(`payoff engine, ${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`);
console.log(`plans of ${months.ten} and ${months.twoHundred} months (checksum ${sink})`);
for (const { name, value, runs } of figures) console.log(`${name.padEnd(28)} ${value} (median of ${runs})`);
const figure = (wanted: string) => figures.find(({ name }) => name === wanted)?.value ?? Number.NaN;
for (const plan of ["TenDebts360Us", "TwoHundredDebts360Us"]) {
  const ratio = figure(`plan${plan}`) / figure(`peer${plan}`);
  console.log(`plan${plan} / node-debt-snowball 2.5.0: ${ratio.toFixed(3)}`);
}
console.log(`node-debt-snowball's months: ${playPeer(ten.debts, 0)} and ${playPeer(twoHundred.debts, 0)}`);
if (process.argv.includes("--json")) {
  const byName = Object.fromEntries(figures.map(({ name, value }) => [name, value]));
  console.log(JSON.stringify({ bench: "engine", figures: byName, machine }));
}
