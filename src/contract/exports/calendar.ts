/**
 * The payments as a calendar file (RFC 5545): one all-day event for each payment, with a reminder on the morning two days before. All-day events
 * have no time zone, so no telephone can move them to another day.
 */
import { addDays } from "#engine/calendar/months.ts";
import { parsePlainDate } from "#engine/calendar/plain-date.ts";
import { cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";
import type { AutopayCreditor } from "../autopay.ts";
import type { PayoffPlan } from "../payoff-plan.ts";
import { dayText, dollarText } from "../plan-sentences.ts";

const LINE_OCTETS = 75;
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu;

/** Text inside a property: backslash, semicolon, comma and line ends are escaped; other control characters become a space. */
export function calendarText(text: string): string {
  return text
    .replaceAll(/\r\n?/g, "\n")
    .split("\n")
    .map((line) => line.replaceAll(CONTROLS, " ").replaceAll(/[\\;,]/g, String.raw`\$&`))
    .join(String.raw`\n`);
}

/** How many octets a character has in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
}

/** A content line, folded: no line is longer than 75 octets, no character is cut, the next line begins with a space. */
export function foldLine(line: string): string {
  const lines: string[] = [];
  let current = "";
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > LINE_OCTETS) {
      lines.push(current);
      current = " ";
      octets = 1;
    }
    current += character;
    octets += size;
  }
  return [...lines, current].map((part) => `${part}\r\n`).join("");
}

const compact = (date: string): string => date.replaceAll("-", "");
const dollars = (amount: string): string => dollarText(parseMoney(amount) ?? cents(0));

/** The day after, on which an all-day event ends; the same day in the year 9999. */
function dayAfter(date: string): string {
  const parsed = parsePlainDate(date);
  return parsed === undefined ? date : addDays(parsed, 1);
}

/** Ids of debts may hold anything; what is not a letter, digit, - or _ is written by its code, so that no two ids meet. */
function idText(id: string): string {
  return id.replaceAll(/[^\w-]/gu, (character) => `.${character.codePointAt(0)?.toString(16) ?? ""}.`);
}

/** `planMonth` is the calendar month of the payment in the plan, for debts whose due day is not known. */
function eventOf(
  creditor: Pick<AutopayCreditor, "creditor" | "debtId">,
  payment: Pick<AutopayCreditor["payments"][number], "amount" | "dueDate" | "payOn" | "isLast" | "isByHand">,
  planMonth: string,
  stamp: string,
): string[] {
  const { creditor: name, debtId } = creditor;
  const { amount, dueDate, payOn, isLast, isByHand } = payment;
  const title = `${isLast ? "Last payment" : "Pay"} ${dollars(amount)} ${isLast ? "to" : "at"} ${name}`;
  const notes = [
    `Amount: ${dollars(amount)}`,
    dueDate === null ? "The due day is not known; ask the creditor." : `Due on ${dayText(dueDate)}.`,
    ...(isByHand ? ["Pay by hand on this day; an automatic payment could be too late."] : []),
    ...(isLast ? ["Then switch the automatic payment off."] : []),
  ];
  return [
    "BEGIN:VEVENT",
    // The same payment keeps its id in every later file, so that a calendar replaces it instead of doubling it.
    `UID:payment-${idText(debtId)}-${dueDate ?? planMonth}@debt-freedom`,
    `DTSTAMP:${stamp}`,
    `SEQUENCE:${sequenceOf(stamp)}`,
    `DTSTART;VALUE=DATE:${compact(payOn)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(payOn))}`,
    `SUMMARY:${calendarText(title)}`,
    `DESCRIPTION:${calendarText(notes.join("\n"))}`,
    `CATEGORIES:${calendarText("Debt payment")}`,
    "TRANSP:TRANSPARENT",
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    // An all-day event begins at midnight: 39 hours before it is nine in the morning two days before.
    "TRIGGER:-P1DT15H",
    `DESCRIPTION:${calendarText(title)}`,
    "END:VALARM",
    "END:VEVENT",
  ];
}

/** Whether what is due before the plan begins closes the debt. */
function isClosed(plan: PayoffPlan, debtId: string): boolean {
  return plan.debts.some((debt) => debt.debtId === debtId && debt.paidOffMonth === 0);
}

/** Minutes since 2020: a later file always counts as the newer one. */
function sequenceOf(stamp: string): number {
  const [year, month, day, hour, minute] = [
    [0, 4],
    [4, 6],
    [6, 8],
    [9, 11],
    [11, 13],
  ].map(([from, to]) => Number(stamp.slice(from, to)));
  return (
    ((((year ?? 0) - 2020) * 12 + (month ?? 0)) * 31 + (day ?? 0)) * 1440 + (hour ?? 0) * 60 + (minute ?? 0)
  );
}

/**
 * Every payment of the plan, and what is due before it begins. `now` is the moment of the export as an ISO instant in UTC ("2026-11-20T10:00:00.000Z").
 * Amounts and days are those of the plan's `autopay`.
 */
export function paymentCalendar(plan: PayoffPlan, now: string): string {
  const stamp = `${now.slice(0, 19).replaceAll(/[-:]/g, "")}Z`;
  const months = new Map(plan.schedule.map(({ debtId, month, date }) => [`${month} ${debtId}`, date]));
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Debt Freedom//Payment calendar//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    "X-WR-CALNAME:Debt payments",
    ...plan.untilStart.payments.flatMap((payment) =>
      eventOf(
        payment,
        { ...payment, isLast: isClosed(plan, payment.debtId), isByHand: true },
        payment.dueDate,
        stamp,
      ),
    ),
    ...plan.autopay.creditors.flatMap((creditor) =>
      creditor.payments.flatMap((payment) =>
        eventOf(creditor, payment, months.get(`${payment.month} ${creditor.debtId}`) ?? payment.payOn, stamp),
      ),
    ),
    "END:VCALENDAR",
  ];
  return lines.map(foldLine).join("");
}
