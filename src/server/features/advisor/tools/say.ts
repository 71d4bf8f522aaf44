/** Sentences whose figures say where they come from. The only place that turns an amount into the text of an answer. */
import type { AnswerKind, ChatFigure, ChatPart, ChatTerm, Publication } from "#contract/advisor.ts";
import type { Debt, Source } from "#contract/debts.ts";
import { durationText } from "#contract/durations.ts";
import { dayText, dollarText, monthText } from "#contract/plan-sentences.ts";
import { type Cents, cents } from "#engine/money/cents.ts";
import { parseMoney } from "#engine/money/parse-money.ts";

export type Answer = {
  readonly kind: AnswerKind;
  readonly parts: readonly ChatPart[];
  /** Questions that fit next. */
  readonly offers: readonly string[];
  readonly publications: readonly Publication[];
};

/** Where a figure comes from; at least one of the three, or it is no figure of an answer. */
export type Origin = Omit<ChatFigure, "text" | "name">;

export const pages = {
  avalanche: { path: "/?tab=avalanche", label: "See the plan" },
  cashflow: { path: "/?tab=cashflow", label: "See the cash flow" },
  debts: { path: "/?tab=debts", label: "See your debts" },
  profile: { path: "/profile", label: "See your money profile" },
  documents: { path: "/documents", label: "See your documents" },
  autopilot: { path: "/?tab=autopilot", label: "See the next payments" },
} as const satisfies Record<string, NonNullable<ChatFigure["link"]>>;

type Value = string | ChatFigure | readonly ChatPart[];

/** A sentence: texts as they are, figures as chips. */
export function say(texts: TemplateStringsArray, ...values: readonly Value[]): ChatPart[] {
  const parts: ChatPart[] = [];
  const add = (part: ChatPart): void => {
    const last = parts.at(-1);
    if (part === "") return;
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  };
  for (const [index, text] of texts.entries()) {
    add(text);
    const value = values[index];
    if (value === undefined) continue;
    if (typeof value === "string" || "text" in value) add(value);
    else for (const part of value) add(part);
  }
  return parts;
}

/** Sentences one after another, with a space between. */
export function paragraphs(sentences: ReadonlyArray<readonly ChatPart[] | undefined>): ChatPart[] {
  const said = sentences.filter((sentence) => sentence !== undefined && sentence.length > 0);
  return said.flatMap((sentence, index) =>
    index === 0 ? [...(sentence ?? [])] : [" ", ...(sentence ?? [])],
  );
}

/** "a, b and c". */
export function listing(items: ReadonlyArray<readonly ChatPart[]>): ChatPart[] {
  return items.flatMap((item, index) => {
    const between = index === 0 ? "" : index === items.length - 1 ? " and " : ", ";
    return between === "" ? [...item] : [between, ...item];
  });
}

/** A finished sentence, its amounts as figures. */
export function withFigures(sentence: string, name: string, origin: Origin): ChatPart[] {
  return sentence
    .split(/(-?\$\d[\d,]*\.\d\d)/)
    .flatMap((text, index) => (text === "" ? [] : [index % 2 === 0 ? text : { text, name, ...origin }]));
}

/** The text alone, as a screen reader or a program reads it. */
export function plainText(parts: readonly ChatPart[]): string {
  return parts.map((part) => (typeof part === "string" ? part : part.text)).join("");
}

type Sentences = ReadonlyArray<readonly ChatPart[] | undefined>;
type More = Partial<Pick<Answer, "offers" | "publications">>;

function answerOf(kind: AnswerKind, sentences: Sentences, { offers = [], publications = [] }: More): Answer {
  return { kind, parts: paragraphs(sentences), offers, publications };
}

export const answer = (sentences: Sentences, more: More = {}): Answer => answerOf("answer", sentences, more);
export const missing = (sentence: string | readonly ChatPart[], more: More = {}): Answer =>
  answerOf("missing", [typeof sentence === "string" ? [sentence] : sentence], more);
export const general = (sentence: string, publications: readonly Publication[], own?: Answer): Answer =>
  own === undefined || own.kind !== "answer"
    ? answerOf("general", [[sentence]], { publications })
    : answerOf("answer", [own.parts, [sentence]], { publications, offers: own.offers });
export const declined = (sentence: string, more: More = {}): Answer =>
  answerOf("declined", [[sentence]], more);
export const help = (sentence: string, publications: readonly Publication[]): Answer =>
  answerOf("help", [[sentence]], { publications });
export const unclear = (sentence: string, more: More = {}): Answer => answerOf("unclear", [[sentence]], more);

export const money = (amount: Cents, name: string, origin: Origin): ChatFigure => ({
  text: dollarText(amount),
  name,
  ...origin,
});
export const percent = (text: string | number, name: string, origin: Origin): ChatFigure => ({
  text: percentText(text),
  name,
  ...origin,
});
export const day = (date: string, name: string, origin: Origin): ChatFigure => ({
  text: dayText(date),
  name,
  ...origin,
});
export const month = (date: string, name: string, origin: Origin): ChatFigure => ({
  text: monthText(date),
  name,
  ...origin,
});
export const duration = (months: number, name: string, origin: Origin): ChatFigure => ({
  text: durationText(months),
  name,
  ...origin,
});
export const count = (number: number, name: string, origin: Origin, noun?: string): ChatFigure => ({
  text: noun === undefined ? String(number) : `${number} ${noun}${number === 1 ? "" : "s"}`,
  name,
  ...origin,
});

/** "24.99 %", with a space that does not break. */
export const percentText = (text: string | number): string => `${text}\u00A0%`;

/** One line of arithmetic in money. */
export const term = (
  label: string,
  amount: Cents,
  more: Pick<ChatTerm, "sign" | "source"> = {},
): ChatTerm => ({
  label,
  text: dollarText(amount),
  ...more,
});

/** The contract's money as cents; 0 for none. */
export const centsOf = (text: string | null | undefined): Cents => parseMoney(text ?? "") ?? cents(0);

export const sumOf = (amounts: readonly number[]): Cents =>
  cents(amounts.reduce((sum, amount) => sum + amount, 0));

/** The creditor, with the last four digits where several debts share it. */
export function debtName(debt: Pick<Debt, "creditor" | "accountLast4">, all: readonly Debt[]): string {
  const isOne = all.filter(({ creditor }) => creditor === debt.creditor).length < 2;
  return isOne || debt.accountLast4 === null ? debt.creditor : `${debt.creditor} ···${debt.accountLast4}`;
}

/** Where a debt's own figure is printed; where no page is known, the list of debts. */
export function debtOrigin(debt: Debt, field: string): Origin {
  const source: Source | undefined = debt.sources[field];
  return source === undefined ? { sentence: "As your documents show it.", link: pages.debts } : { source };
}
