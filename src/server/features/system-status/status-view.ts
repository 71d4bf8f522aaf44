import type { CashflowAnalysis } from "#contract/cashflow.ts";
import type { Debt } from "#contract/debts.ts";
import type { Document } from "#contract/documents.ts";
import { saysTooLittle } from "#contract/extra-certainty.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import type { PlanHistory } from "#contract/plan-history.ts";
import { dayText, dollarText } from "#contract/plan-sentences.ts";
import type { HealthItem, SystemAlert, SystemStatus, UpcomingPayment } from "#contract/system-status.ts";
import { addDays, daysBetween } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { OutlookAccount } from "#engine/cashflow/balance-outlook.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { balanceAlerts } from "./balance-alerts.ts";
import {
  isOnlyTyped,
  monthBefore,
  monthOfPayments,
  OLD_STATEMENT_DAYS,
  type PastDue,
  type PaymentMark,
} from "./month-payments.ts";
import { statementDueOf } from "./statement-due.ts";

/** How far ahead payments are listed. */
const AHEAD_DAYS = 35;
/** A promotion that ends this soon needs an answer now. */
const PROMOTION_DAYS = 45;

/** What has become of an upload. */
export type StatedDocument = Pick<Document, "status" | "duplicateOf" | "uploadedAt">;

export type KnownAboutPerson = {
  readonly debts: readonly Debt[];
  readonly documents: readonly StatedDocument[];
  readonly analysis: CashflowAnalysis | null;
  /** The plan the person is shown, or the sentence why there is none. */
  readonly plan: PayoffPlan | string;
  /** What newest statements call past due, by debt. */
  readonly pastDue: ReadonlyMap<string, PastDue>;
  /** The host of the configured model; null without one. */
  readonly modelHost: string | null;
  /** When the newest complete backup was made; null before the first. */
  readonly lastBackup: Date | null;
  readonly now: Date;
  /** What the person said of payments, and what statements show of them. */
  readonly marks: readonly PaymentMark[];
  readonly recorded: PlanHistory["payments"];
  /** The day the person said that the automatic payments are set up; null before. */
  readonly setUpOn: string | null;
  /** What the person chose to pay a month; null for what the statements leave. */
  readonly monthlyAmount: string | null;
  readonly today: PlainDate;
  /** Undefined where the statements of checking accounts tell too little. */
  readonly checking: readonly OutlookAccount[] | undefined;
};

const money = (text: string | null): Cents => (text === null ? undefined : parseMoney(text)) ?? cents(0);

/** What each month lacks, in cents; 0 where the statements show too little to say so. */
const provedShortfall = (analysis: CashflowAnalysis | null): Cents =>
  analysis === null || saysTooLittle(analysis) ? cents(0) : money(analysis.shortfall);
const plural = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? "" : "s"}`;

function upcomingOf(plan: PayoffPlan | string, today: PlainDate): UpcomingPayment[] {
  if (typeof plan === "string") return [];
  const last = addDays(today, AHEAD_DAYS);
  const planned = plan.autopay.creditors.flatMap(({ debtId, creditor, payments }) =>
    payments.map((payment) => ({ debtId, creditor, ...payment })),
  );
  return [...plan.untilStart.payments, ...planned]
    .filter(({ payOn }) => payOn >= today && payOn <= last)
    .map(({ payOn, debtId, creditor, amount, dueDate }) => ({
      date: payOn,
      debtId,
      creditor,
      amount,
      dueDate,
    }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

function nextPaymentOf(upcoming: readonly UpcomingPayment[], today: PlainDate): SystemStatus["nextPayment"] {
  const date = upcoming[0]?.date;
  const day = date === undefined ? undefined : parsePlainDate(date);
  if (day === undefined) return null;
  const amount = upcoming.filter((one) => one.date === day).reduce((sum, one) => sum + money(one.amount), 0);
  return { date: day, inDays: daysBetween(today, day), amount: formatMoney(cents(amount)) };
}

/** What to do about money that the statement of a day calls past due; an old one may have been settled since. */
function pastDueSentence(day: string | undefined, today: PlainDate): string {
  const shown = day === undefined ? undefined : parsePlainDate(day);
  const isNew = shown !== undefined && daysBetween(shown, today) <= OLD_STATEMENT_DAYS;
  const paper = shown === undefined ? "A document without a day" : `The statement of ${dayText(shown)}`;
  const first = !isNew
    ? `${paper} shows it. If it is still open, pay it first, by hand, today.`
    : `Pay it first, by hand, today. ${paper} shows it.`;
  return `${first} If you cannot, call them: many lenders waive a first late fee.`;
}

function alertsOf(known: KnownAboutPerson, upcoming: readonly UpcomingPayment[]): SystemAlert[] {
  const { debts, analysis, pastDue, today } = known;
  const late = debts.flatMap(({ id, creditor }): SystemAlert[] => {
    const { amount = 0, day } = pastDue.get(id) ?? {};
    if (amount <= 0) return [];
    return [
      {
        kind: "past-due",
        debtId: id,
        title: `${creditor}: ${dollarText(cents(amount))} past due`,
        sentence: pastDueSentence(day, today),
      },
    ];
  });
  const short = provedShortfall(analysis);
  const shortfall: SystemAlert[] =
    short > 0
      ? [
          {
            kind: "shortfall",
            debtId: null,
            title: `Each month is ${dollarText(short)} short`,
            sentence:
              "Nothing extra goes to debt until income covers spending and the minimums. The Cashflow tab shows where it goes.",
          },
        ]
      : [];
  const ending = debts.flatMap((debt) => promotionAlerts(debt, today));
  return [...late, ...balanceAlerts({ ...known, upcoming }), ...shortfall, ...ending];
}

/** Promotions of a debt that end soon; a deferred one costs the most, because all its interest so far is charged at once. */
function promotionAlerts({ id, creditor, buckets, apr }: Debt, today: PlainDate): SystemAlert[] {
  return buckets.flatMap((bucket): SystemAlert[] => {
    const last = bucket.expires === null ? undefined : parsePlainDate(bucket.expires);
    if (last === undefined || bucket.kind === "cash-advance") return [];
    const days = daysBetween(today, last);
    if (days < 0 || days > PROMOTION_DAYS) return [];
    const about = { kind: "promotion-ends" as const, debtId: id, day: last };
    const balance = dollarText(money(bucket.balance));
    if (bucket.deferred !== true) {
      const rate = apr === null ? "the card's normal rate" : `${apr} % a year`;
      return [
        {
          ...about,
          title: `${creditor}: the promotion ends on ${dayText(last)}`,
          sentence: `${balance} of it then bears ${rate}. What you can pay before that day saves interest.`,
        },
      ];
    }
    const { accruedInterest } = bucket;
    const charged =
      accruedInterest === undefined
        ? `at ${bucket.apr} % a year`
        : `${dollarText(money(accruedInterest))} by the last statement`;
    return [
      {
        ...about,
        title: `${creditor}: pay ${balance} by ${dayText(last)}, or all its interest is charged`,
        sentence: `If anything of it is left after that day, the interest since the purchase is charged at once: ${charged}.`,
      },
    ];
  });
}

/** A backup older than this is a night that was missed. */
const OLD_BACKUP_MS = 50 * 60 * 60 * 1000;

function backupsHealth(last: Date | null, now: Date): Pick<HealthItem, "status" | "sentence"> {
  if (last === null)
    return { status: "attention", sentence: "No backup was made yet; one is made each night." };
  const day = dayText(last.toISOString().slice(0, 10));
  return now.getTime() - last.getTime() > OLD_BACKUP_MS
    ? { status: "attention", sentence: `The last backup is of ${day}. Keep your statements.` }
    : { status: "ok", sentence: `Encrypted, the last one on ${day}.` };
}

function documentsHealth(all: readonly StatedDocument[]): HealthItem {
  // An upload of the same file again adds nothing.
  const documents = all.filter(({ duplicateOf }) => duplicateOf === null);
  const waiting = documents.filter(({ status }) => status === "queued" || status === "reading").length;
  const failed = documents.filter(({ status }) => status === "failed" || status === "needs-password").length;
  if (failed > 0) {
    const sentence = `${plural(failed, "document")} could not be read; the others count.`;
    return { name: "Documents", status: "attention", sentence };
  }
  if (waiting > 0) {
    const sentence = `${plural(waiting, "document")} ${waiting === 1 ? "is" : "are"} being read.`;
    return { name: "Documents", status: "ok", sentence };
  }
  return { name: "Documents", status: "ok", sentence: `${plural(documents.length, "document")} read.` };
}

function questionsHealth(debts: readonly Debt[]): HealthItem {
  const open = debts.reduce((sum, { openQuestions }) => sum + openQuestions.length, 0);
  return open === 0
    ? { name: "Questions", status: "ok", sentence: "No figure of your debts waits for your answer." }
    : {
        name: "Questions",
        status: "attention",
        sentence: `${plural(open, "figure")} of your debts ${open === 1 ? "waits" : "wait"} for your answer; until then ${open === 1 ? "it counts" : "they count"} nowhere.`,
      };
}

const namesOf = (some: readonly Debt[]): string => some.map(({ creditor }) => creditor).join(", ");

/** Why the bank statements need attention; false where they are new, or typed figures stand in. */
function oldBankStatements(analysis: CashflowAnalysis | null): string | false {
  if (analysis === null || analysis.evidence.daysOld <= OLD_STATEMENT_DAYS) return false;
  return `Bank statements: your accounts are shown only until ${dayText(analysis.periodEnd)}, more than ${OLD_STATEMENT_DAYS} days ago.`;
}

function statementsHealth({ debts, today, analysis, plan, monthlyAmount }: KnownAboutPerson): HealthItem {
  const owed = debts.filter(({ currentBalance }) => currentBalance === null || money(currentBalance) > 0);
  const oldBank = oldBankStatements(analysis);
  if (owed.length === 0 && oldBank === false)
    return { name: "Statements", status: "off", sentence: "No debt is there yet." };
  const typed = owed.filter(isOnlyTyped);
  const old = owed.filter((debt) => {
    const day = debt.statementDate === null ? undefined : parsePlainDate(debt.statementDate);
    return !typed.includes(debt) && day !== undefined && daysBetween(day, today) > OLD_STATEMENT_DAYS;
  });
  const said = [
    old.length > 0 && `${namesOf(old)}: the newest statement is more than ${OLD_STATEMENT_DAYS} days old.`,
    typed.length > 0 && `${namesOf(typed)}: only typed, no statement shows it yet.`,
    oldBank,
    statementDueOf(analysis, plan, { monthlyAmount })?.sentence ?? false,
  ].filter((sentence) => sentence !== false);
  return said.length === 0
    ? { name: "Statements", status: "ok", sentence: "Every debt's balance is from a recent statement." }
    : { name: "Statements", status: "attention", sentence: said.join(" ") };
}

/** Whether the plan runs by itself, and what is next. */
export function statusView(known: KnownAboutPerson): SystemStatus {
  const { debts, documents, analysis, plan, modelHost, today } = known;
  const short = provedShortfall(analysis) > 0;
  const read = documents.filter(({ status }) => status === "completed");
  const upcoming = upcomingOf(plan, today);
  const waitingFor =
    typeof plan === "string" ? plan : short ? "Spending is above income, so nothing extra is sent." : null;
  const month = monthOfPayments(known);
  const isSetUp = known.setUpOn !== null;
  return {
    autopilot: waitingFor !== null ? "waiting" : isSetUp ? "running" : "ready",
    waitingFor:
      waitingFor ??
      (isSetUp ? null : "The plan is ready, but its payments are not set up yet, as far as is known here."),
    lastAnalysis:
      read
        .map(({ uploadedAt }) => uploadedAt)
        .toSorted()
        .at(-1) ?? null,
    nextPayment: nextPaymentOf(upcoming, today),
    upcoming,
    paydays: typeof plan === "string" ? [] : [...plan.autopay.paydays.next],
    month,
    statementDue: statementDueOf(analysis, plan, known),
    ...monthBefore(known),
    criticalAlerts: alertsOf(known, upcoming),
    health: [
      documentsHealth(documents),
      questionsHealth(debts),
      statementsHealth(known),
      modelHost === null
        ? { name: "Model", status: "off", sentence: "No model is configured: nothing leaves this server." }
        : {
            name: "Model",
            status: "ok",
            sentence: `Unsure figures may be shown to the model at ${modelHost}, where you allow it.`,
          },
      {
        name: "Backups",
        ...backupsHealth(known.lastBackup, known.now),
      },
    ],
  };
}
