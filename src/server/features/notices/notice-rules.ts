import type { AlertPreferences, Notice } from "#contract/notifications.ts";
import type { MonthPayment } from "#contract/payments.ts";
import type { PayoffPlan } from "#contract/payoff-plan.ts";
import { dayText, dollarText, monthText } from "#contract/plan-sentences.ts";
import type { SystemAlert, SystemStatus } from "#contract/system-status.ts";
import { addDays, daysBetween, monthOf } from "#engine/calendar/months.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

/** A notice that is true today. */
export type DueNotice = Pick<Notice, "kind" | "title" | "sentences" | "path"> & {
  /** What it is about, without words that change: nobody is told of the same subject twice. */
  readonly subject: string;
  /** The last day on which it is worth reading. */
  readonly until: PlainDate;
  /** Kept with a monthly report, to be compared in the next one. */
  readonly debtFreeDate?: string;
};

/** A payment that nothing tells about is asked for only so many days after it came due: banks take that long to show it. */
const SILENT_DAYS = 3;
/** How long a notice about money at risk stays. */
const LONGEST_DAYS = 30;
/** A missed payment stays longer: the statement that proves it comes up to five weeks after the due day. */
const MISSED_DAYS = 65;
/** How long a month's report stays. */
const REPORT_DAYS = 45;

/** The most urgent first. */
const ranks: readonly Notice["kind"][] = [
  "missed-payment",
  "past-due",
  "minimum-short",
  "low-balance",
  "erasure",
  "renewal-failed",
  "promotion-ends",
  "shortfall",
  "monthly-report",
  "statement-due",
];
export const rankOf = (kind: Notice["kind"]): number => ranks.indexOf(kind);

/** Kinds that Quiet Mode never holds back: waiting costs money, or everything. */
const atRisk: ReadonlySet<Notice["kind"]> = new Set([
  "missed-payment",
  "past-due",
  "minimum-short",
  "low-balance",
  "promotion-ends",
  "erasure",
  "renewal-failed",
]);

/** Kinds that say how things are: over as soon as they are not so any more. */
const standing: ReadonlySet<Notice["kind"]> = new Set([
  "missed-payment",
  "past-due",
  "minimum-short",
  "low-balance",
  "promotion-ends",
  "shortfall",
  "renewal-failed",
  "statement-due",
]);
export const isStanding = (kind: Notice["kind"]): boolean => standing.has(kind);

/** What the creditor itself calls past due is told with its own amount: the same payment is not told a second time. */
function isToldAsPastDue({ debtId, state, knownBy }: MonthPayment, alerts: readonly SystemAlert[]): boolean {
  const isProved = state === "unpaid" && knownBy === "statement";
  return isProved && alerts.some((alert) => alert.kind === "past-due" && alert.debtId === debtId);
}

/** Of this month, and what is left of the month before: most due days lie so late that only the next month tells of them. */
function missedPayments(payments: readonly MonthPayment[], today: PlainDate): DueNotice[] {
  return payments.flatMap(({ debtId, creditor, dueDate, amount, state, knownBy }): DueNotice[] => {
    const due = parsePlainDate(dueDate);
    if (due === undefined || due >= today) return [];
    const dollars = dollarText(parseMoney(amount) ?? cents(0));
    // Asked for is one thing, proved to be missed another; what a person marked themselves they need not be told again.
    const about = {
      kind: "missed-payment" as const,
      subject: `${knownBy === "statement" ? "proved-missed" : "missed-payment"} ${debtId} ${dueDate}`,
      path: "/dashboard?tab=autopilot",
      until: addDays(due, MISSED_DAYS),
    };
    if (state === "unpaid") {
      return [
        {
          ...about,
          title: `${creditor}: ${dollars} was due on ${dayText(due)} and is not paid`,
          sentences: ["Pay it by hand today. If you cannot, call them: many lenders waive a first late fee."],
        },
      ];
    }
    if (state !== "open" || daysBetween(due, today) < SILENT_DAYS) return [];
    return [
      {
        ...about,
        title: `${creditor}: was the ${dollars} due on ${dayText(due)} paid?`,
        sentences: ["No statement shows it yet. If it was paid, mark it as paid; if not, pay it today."],
      },
    ];
  });
}

/**
 * A shortfall and a balance below the buffer are told once a month, although their words change from day to day; an account that
 * will be overdrawn once before each payday, a payment that is not covered once; everything else once for its debt and its words,
 * which name the amount or the day.
 */
function alertSubject({ kind, debtId, day, title }: SystemAlert, today: PlainDate): string {
  switch (kind) {
    case "shortfall":
      return `${kind} ${monthOf(today)}`;
    case "low-balance":
      return `${kind} ${day ?? monthOf(today)}`;
    case "minimum-short":
      return `${kind} ${debtId} ${monthOf(parsePlainDate(day ?? "") ?? today)}`;
    case "past-due":
    case "promotion-ends":
      return `${kind} ${debtId ?? ""} ${title}`;
    default:
      return kind satisfies never;
  }
}

function emergencies(alerts: readonly SystemAlert[], today: PlainDate): DueNotice[] {
  return alerts.map((alert) => ({
    kind: alert.kind,
    subject: alertSubject(alert, today),
    title: alert.title,
    sentences: [alert.sentence],
    path: alert.debtId === null ? "/dashboard?tab=cashflow" : "/dashboard?tab=debts",
    until: parsePlainDate(alert.day ?? "") ?? addDays(today, LONGEST_DAYS),
  }));
}

/** "Your debt-free date moved 12 days closer since the last report."; nothing where there was none. */
function changeSentence(before: string | undefined, now: string): string[] {
  const [was, is] = [parsePlainDate(before ?? ""), parsePlainDate(now)];
  if (was === undefined || is === undefined) return [];
  const days = daysBetween(is, was);
  if (days === 0) return ["That is the same day as in the last report."];
  return [
    `That is ${Math.abs(days)} ${Math.abs(days) === 1 ? "day" : "days"} ${days > 0 ? "sooner" : "later"} than in the last report.`,
  ];
}

function monthlyReport(
  status: SystemStatus,
  plan: PayoffPlan | string,
  lastDebtFreeDate: string | undefined,
  today: PlainDate,
): DueNotice[] {
  if (typeof plan === "string") return [];
  const day = parsePlainDate(plan.debtFreeDate);
  const toSetUp = plan.autopay.creditors.filter(({ payments }) => payments.length > 0).length;
  const next =
    status.autopilot === "ready"
      ? `${toSetUp} automatic ${toSetUp === 1 ? "payment waits" : "payments wait"} to be set up; the Export tab says how.`
      : (status.waitingFor ?? "The payments run as planned; there is nothing to set up.");
  return [
    {
      kind: "monthly-report",
      subject: `monthly-report ${monthOf(today)}`,
      title: `Your ${monthText(today)}: debt-free on ${day === undefined ? plan.debtFreeDate : dayText(day)}`,
      sentences: [
        ...changeSentence(lastDebtFreeDate, plan.debtFreeDate),
        ...(status.monthBefore === null ? [] : [status.monthBefore]),
        ...(status.month === null ? [] : [status.month.sentence]),
        next,
        ...(status.statementDue === null ? [] : [status.statementDue.sentence]),
      ],
      path: "/dashboard",
      until: addDays(today, REPORT_DAYS),
      debtFreeDate: plan.debtFreeDate,
    },
  ];
}

/** Once for the same statements, however many days are left. */
function statementDue({ statementDue: due }: SystemStatus): DueNotice[] {
  const until = parsePlainDate(due?.countsUntil ?? "");
  if (due === null || until === undefined) return [];
  return [
    {
      kind: "statement-due",
      subject: `statement-due ${due.shownUntil}`,
      title: `A newer statement of ${due.accounts.join(", ") || "your bank account"} is due by ${dayText(until)}`,
      sentences: [due.sentence],
      path: "/upload",
      until,
    },
  ];
}

/** Everything that is true today and that the person wants to hear, the most urgent first. */
export function dueNotices(
  known: {
    readonly status: SystemStatus;
    readonly plan: PayoffPlan | string;
    readonly preferences: AlertPreferences;
    /** As the last report said it; undefined before the first. */
    readonly lastDebtFreeDate: string | undefined;
  },
  today: PlainDate,
): readonly DueNotice[] {
  const { status, plan, preferences, lastDebtFreeDate } = known;
  const alerts = preferences.onlyEmergencies ? status.criticalAlerts : [];
  const payments = [...status.unsettled, ...(status.month?.payments ?? [])].filter(
    (payment) => !isToldAsPastDue(payment, alerts),
  );
  return [
    ...(preferences.onlyMissedPayments ? missedPayments(payments, today) : []),
    ...emergencies(alerts, today),
    ...(preferences.monthlyReportOnly
      ? [...monthlyReport(status, plan, lastDebtFreeDate, today), ...statementDue(status)]
      : []),
  ].toSorted((a, b) => rankOf(a.kind) - rankOf(b.kind));
}

/**
 * Which of the notices that are due are given now. Never one whose subject was told. In Quiet Mode at most one a calendar month besides
 * those about money at risk; what is held back comes again the next day, as long as it is true.
 */
export function noticesToGive(
  due: readonly DueNotice[],
  told: {
    readonly wasTold: (subject: string) => boolean;
    /** Notices of this calendar month that were not about money at risk. */
    readonly quietThisMonth: number;
    readonly quietMode: boolean;
  },
): readonly DueNotice[] {
  let quiet = told.quietThisMonth;
  return due.filter(({ kind, subject }) => {
    if (told.wasTold(subject)) return false;
    if (atRisk.has(kind)) return true;
    if (told.quietMode && quiet > 0) return false;
    quiet += 1;
    return true;
  });
}

export const isAtRisk = (kind: Notice["kind"]): boolean => atRisk.has(kind);

/** E-mails go out from 8 to 20 o'clock where the person is. */
export function isDaytime(now: Date, timeZone: string): boolean {
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(now),
  );
  return hour >= 8 && hour < 20;
}

/** Today where the person is. */
export function dayIn(now: Date, timeZone: string): PlainDate {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(now);
  const day = parsePlainDate(parts);
  if (day === undefined) throw new RangeError("The clock shows a year that cannot be written");
  return day;
}

/** The first instant, to the hour, at which this day is over where the person is: days there have 23 to 25 hours. */
export function endOfDayIn(day: PlainDate, timeZone: string): Date {
  // No zone is more than 14 hours ahead or 12 behind.
  const start = Date.parse(`${day}T00:00:00Z`);
  for (let hour = 10; ; hour += 1) {
    const instant = new Date(start + hour * 3_600_000);
    if (dayIn(instant, timeZone) > day) return instant;
  }
}
