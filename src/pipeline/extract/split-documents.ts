import type { DocumentType } from "#contract/document-type.ts";
import type { Page } from "../page.ts";
import { compileLexicon, findLabels } from "./candidates/find-labels.ts";
import { pairValues } from "./candidates/pair-values.ts";
import { findDocumentType } from "./document-type.ts";
import { findInstitution } from "./institution.ts";
import { buildSheet, type Segment, type Sheet } from "./layout/sheet.ts";
import { commonLabels } from "./lexicon/common-labels.ts";
import { squash } from "./lexicon/label-set.ts";
import { cellsWhere, hasMoney, type Reading, readSheet } from "./reading.ts";
import type { Finding } from "./result/draft.ts";
import type { DateMatch } from "./values/dates.ts";
import type { PrintedValue } from "./values/find-values.ts";

const LEXICON = compileLexicon(commonLabels, []);

type PageSigns = {
  readonly type: DocumentType;
  readonly score: number;
  /** "Page 2 of 5". */
  readonly mark: { readonly page: number; readonly of: number } | undefined;
  /** The name at the top of the page. */
  readonly letterhead: string | undefined;
  /** The labelled statement date or account number, where the page prints them. */
  readonly dated: string | undefined;
  readonly account: string | undefined;
  /** The last four of the numbers that an overview lists with an amount each; a row with a day is a movement. */
  readonly listed: readonly string[];
  /** That of the first number on the page, where it stands in a heading at the top. */
  readonly headed: string | undefined;
  /** It greets its reader: "Dear Homeowner:", "Hi Jordan,". */
  readonly isLetter: boolean;
  /** Most of what it prints are lines of running text, as in terms and notices. */
  readonly isText: boolean;
  /** The day over its greeting. */
  readonly written: string | undefined;
  /** "ACCOUNT STATEMENT" alone in one of its first lines. */
  readonly isTitled: boolean;
  /** A form of the tax office, which is a paper of its own. */
  readonly isForm: boolean;
};

type ValuesOf = (segment: Segment) => readonly PrintedValue[];

const MARK =
  /\b(?:page|pg\.?|p\.)\s*:?\s*(?<page>\d{1,3})\s*(?:of|\/)\s*(?<of>\d{1,3})\b|^\s*(?<bare>\d{1,3})\s*(?:of|\/)\s*(?<bareOf>\d{1,3})\s*$/i;

function readMark({ segments, rows }: Sheet, valuesOf: ValuesOf): PageSigns["mark"] {
  for (const segment of segments) {
    const groups = MARK.exec(segment.text)?.groups;
    if (!groups) continue;
    const [page, of] = [Number(groups["page"] ?? groups["bare"]), Number(groups["of"] ?? groups["bareOf"])];
    const isEdge = segment.y0 < 0.15 || segment.y0 > 0.85;
    // "07/30" beside an amount is a day.
    const isDay = () =>
      /^\s*0/.test(segment.text) ||
      (rows[segment.row]?.segments ?? []).some((other) =>
        valuesOf(other).some((value) => value.kind === "money"),
      );
    if (groups["bare"] !== undefined && isDay()) continue;
    if (page >= 1 && page <= of && (groups["page"] !== undefined || isEdge)) return { page, of };
  }
  return undefined;
}

/** A letterhead ends well above the middle of the page. */
const LETTERHEAD = 0.16;

/** So long is a line of running text; a name or a heading is shorter. */
const LINE_OF_PROSE = 70;

const isProse = ({ text }: Segment) => text.length > LINE_OF_PROSE;

/**
 * The name at the top of a page; undefined where none stands there. Where terms fill a page up to its head, what they speak of ("a check
 * drawn on a US bank") is no sender.
 */
export function letterheadOf(reading: Reading): Finding | undefined {
  const isText = isRunningText(reading);
  return findInstitution(
    cellsWhere(reading, (segment) => segment.y0 < LETTERHEAD && !(isText && isProse(segment))),
  );
}

/** The last four of the account numbers on the rows that print an amount, and of the first number at the top of the page. */
function numbersOn(reading: Reading): Pick<PageSigns, "listed" | "headed"> {
  const rows = reading.sheet.rows.map((row) => {
    const own = row.segments.flatMap((segment) => reading.values.get(segment) ?? []);
    const last4 = own.flatMap((value) => (value.kind === "account" ? [value.account.last4] : []));
    const isDated = own.some(({ kind }) => kind === "date");
    return { row, last4, isAmount: hasMoney(reading, row), isDated };
  });
  const first = rows.find(({ last4, isAmount }) => last4.length > 0 || isAmount);
  const headed = first && !first.isAmount && first.row.y0 < LETTERHEAD ? first.last4[0] : undefined;
  const listed = rows.flatMap(({ last4, isAmount, isDated }) => (isAmount && !isDated ? last4 : []));
  return { listed, headed };
}

const GREETING = /^(?:dear|hi|hello)\s[\w.'’&-]+(?:\s[\w.'’&-]+){0,4}\s?[,:](?:\s|$)/i;
/** A letter greets below its head. */
const GREETED = 0.5;

const greetingOf = ({ segments }: Sheet) =>
  segments.find(({ text, y0 }) => y0 < GREETED && GREETING.test(text));

/** Whether a paper is a letter: it has a sender of its own. */
export const greets = (sheet: Sheet): boolean => greetingOf(sheet) !== undefined;

const dayOf = ({ year, month, day }: DateMatch) => `${year ?? ""}-${month}-${day}`;

/** The day that a letter is written on stands alone over its greeting. */
function writtenOn(reading: Reading): string | undefined {
  const greeting = greetingOf(reading.sheet);
  const day = reading.allValues.find(
    ({ kind, span: { segment, text } }) =>
      kind === "date" && greeting && segment.row < greeting.row && segment.text.trim() === text,
  );
  return day?.kind === "date" ? dayOf(day.date) : undefined;
}

const TITLE =
  /^(?:your\s)?(?:(?:investment|brokerage|retirement|bank|portfolio)\s)?account\s(?:statement|summary)$/i;
const TITLE_ROWS = 4;

const isTitled = ({ rows }: Sheet): boolean =>
  rows.slice(0, TITLE_ROWS).some(({ segments }) => segments.some(({ text }) => TITLE.test(text.trim())));

const FORM = /\bOMB No\.?\s?1545\b/i;

const lettersOf = (cells: readonly Segment[]) => cells.reduce((sum, { text }) => sum + text.length, 0);

/** Whether most letters of a page stand in long lines, and none of its amounts stands in a cell of its own. */
function isRunningText(reading: Reading): boolean {
  const { segments } = reading.sheet;
  const isFigure = (segment: Segment) =>
    !isProse(segment) && (reading.values.get(segment) ?? []).some(({ kind }) => kind === "money");
  return lettersOf(segments.filter(isProse)) * 2 > lettersOf(segments) && !segments.some(isFigure);
}

/** The labelled days and numbers of a page. */
function labelledOn({ sheet, values }: Reading): Pick<PageSigns, "dated" | "account"> {
  const labelled = pairValues(sheet, values, findLabels(sheet, values, LEXICON));
  const best = (field: string) =>
    labelled
      .filter((entry) => entry.field === field && entry.score > 0.6)
      .toSorted((a, b) => b.score - a.score)[0]?.value;
  const [date, account] = [best("statementDate"), best("accountNumber")];
  return {
    dated: date?.kind === "date" ? dayOf(date.date) : undefined,
    account: account?.kind === "account" ? account.account.last4 : undefined,
  };
}

/** The same answer whenever it is asked, found when it is asked first. */
function once<Answer>(find: () => Answer): () => Answer {
  let found: { readonly answer: Answer } | undefined;
  return () => (found ??= { answer: find() }).answer;
}

/** Each sign is looked for when it is asked for: of most pages "2 of 4" says enough, and the other looks take far longer. */
function withSigns(find: { readonly [Name in keyof PageSigns]: () => PageSigns[Name] }): PageSigns {
  const getters = Object.entries(find).map(([name, look]) => [name, { get: once<unknown>(look) }] as const);
  return Object.defineProperties({}, Object.fromEntries(getters)) as PageSigns;
}

function signsOf(page: Page): PageSigns {
  const sheet = buildSheet([page]);
  const reading = once(() => readSheet(sheet));
  const type = once(() => findDocumentType(sheet));
  const labelled = once(() => labelledOn(reading()));
  const numbers = once(() => numbersOn(reading()));
  return withSigns({
    type: () => type().type,
    score: () => type().score,
    mark: () => readMark(sheet, (segment) => reading().values.get(segment) ?? []),
    letterhead: () => {
      const name = letterheadOf(reading());
      return name && squash(name.value);
    },
    dated: () => labelled().dated,
    account: () => labelled().account,
    listed: () => numbers().listed,
    headed: () => numbers().headed,
    isLetter: () => greets(sheet),
    isText: () => isRunningText(reading()),
    written: () => writtenOn(reading()),
    isTitled: () => isTitled(sheet),
    isForm: () => sheet.segments.some(({ text }) => FORM.test(text)),
  });
}

/** A page this rich in words of a kind is no continuation of another paper. */
const OWN_PAPER = 5;

/** What a credit report lists. */
const LISTED: ReadonlySet<DocumentType> = new Set(["loans", "credit-cards", "credit-reports"]);

const differ = (left: string | undefined, right: string | undefined) =>
  left !== undefined && right !== undefined && !left.includes(right) && !right.includes(left);

const areOfOthers = (page: PageSigns, current: PageSigns) =>
  page.account !== undefined && current.account !== undefined && page.account !== current.account;

const isAnotherDay = (page: PageSigns, current: PageSigns) =>
  page.dated !== undefined && current.dated !== undefined && page.dated !== current.dated;

const isAnotherLetter = (page: PageSigns, current: PageSigns) =>
  differ(page.letterhead, current.letterhead) ||
  areOfOthers(page, current) ||
  (page.written !== undefined && current.written !== undefined && page.written !== current.written);

/** Whether the overview of a statement of several accounts has announced the one that the page opens with. */
const isAnnounced = (page: PageSigns, current: PageSigns) =>
  page.headed !== undefined &&
  page.headed !== current.account &&
  !isAnotherDay(page, current) &&
  new Set(current.listed).size > 1 &&
  current.listed.includes(page.headed);

/** The number of the account and the day of the document before it stand at its head again. */
const isHeadedAlike = (page: PageSigns, current: PageSigns) =>
  page.headed !== undefined &&
  [current.account, current.headed].includes(page.headed) &&
  page.dated !== undefined &&
  page.dated === current.dated;

/** A number or a name at its head that is not that of the document before it. */
const hasOwnHead = (page: PageSigns, current: PageSigns) =>
  areOfOthers(page, current) || differ(page.letterhead, current.letterhead);

const hasHead = ({ letterhead, dated, account, isLetter }: PageSigns) =>
  isLetter || [letterhead, dated, account].some((sign) => sign !== undefined);

/**
 * Whether a page begins a document; `current` are the signs of the document before it, `before` those of the page before it. `isLastOfAll`
 * says that it is the last page of the file and counts as many pages as the file has.
 */
function begins(page: PageSigns, before: PageSigns, current: PageSigns, isLastOfAll: boolean): boolean {
  if (page.mark && page.mark.page > 1) {
    // "2 of 4" after "1 of 4" goes on, whatever it prints.
    const goesOn = before.mark && before.mark.page < page.mark.page && before.mark.of === page.mark.of;
    if (goesOn || !before.mark) return false;
  }
  if (page.mark?.page === 1 && before.mark !== undefined) return true;
  // A letter greets once, or on each of its pages.
  if (page.isLetter && current.isLetter && isAnotherLetter(page, current)) return true;
  if (isOfOtherKind(page, current)) return true;
  if (page.score < OWN_PAPER) return false;
  // A bureau's file lists accounts of every kind, each under the name of its creditor.
  const isListed = current.type === "credit-reports" && LISTED.has(page.type);
  if (isListed && (page.mark?.page !== 1 || isLastOfAll) && page.dated === undefined) return false;
  // A footer may come a sheet late: "Page 1" below figures that neither a name, a day nor a number heads.
  if (page.mark?.page === 1 && hasHead(page)) return true;
  if (isAnnounced(page, current)) return false;
  // Terms speak of credit bureaus and of loans as well: they are no paper of that kind, and nor is what goes on under one number and day.
  if (page.isText && !page.isLetter && !hasOwnHead(page, current)) return false;
  if (isHeadedAlike(page, current)) return false;
  const otherType = page.type !== current.type && page.type !== "unknown";
  // A cover says nothing of a kind: what follows it belongs to it unless it opens with a name of its own.
  if (otherType && current.type === "unknown")
    return (
      page.letterhead !== undefined &&
      (current.letterhead === undefined || differ(page.letterhead, current.letterhead))
    );
  if (otherType)
    return (
      differ(page.letterhead, current.letterhead) ||
      areOfOthers(page, current) ||
      page.score >= OWN_PAPER * 1.6
    );
  if (page.type !== current.type) return false;
  if (
    differ(page.letterhead, current.letterhead) &&
    page.account !== undefined &&
    page.account !== current.account
  )
    return true;
  // The same paper of another month: both pages open with a day of their own.
  return isAnotherDay(page, current) && page.account === current.account;
}

/** What keeps an account. */
const KEEPS: ReadonlySet<DocumentType> = new Set(["bank-statements", "investments"]);

/** In a package of papers the statement of an account follows a proof of income, and a form of the tax office the statement. */
function isOfOtherKind(page: PageSigns, current: PageSigns): boolean {
  if (KEEPS.has(page.type) && current.type === "income")
    return page.isTitled && page.account !== undefined && page.account !== current.account;
  return (
    page.type === "income" &&
    KEEPS.has(current.type) &&
    page.score >= OWN_PAPER &&
    page.isForm &&
    current.isTitled
  );
}

/** Signs of a document grow page by page: a continuation may print the number that its first page did not. */
function signsOfPages(first: PageSigns, pages: readonly PageSigns[]): PageSigns {
  const earliest =
    <Name extends keyof PageSigns>(name: Name) =>
    () =>
      (pages.find((page) => page[name] !== undefined) ?? first)[name];
  return withSigns({
    type: () => first.type,
    score: () => first.score,
    mark: earliest("mark"),
    letterhead: earliest("letterhead"),
    dated: earliest("dated"),
    account: earliest("account"),
    listed: () => pages.flatMap(({ listed }) => listed),
    headed: earliest("headed"),
    isLetter: () => first.isLetter,
    isText: () => first.isText,
    written: earliest("written"),
    isTitled: () => first.isTitled,
    isForm: () => first.isForm,
  });
}

/**
 * Cuts a file into the documents it holds, by page numbers that start again, and by pages that are a paper of another kind, of another
 * sender, or of another month. Pages that say nothing of themselves belong to the document before them.
 */
export function splitDocuments(pages: readonly Page[]): (readonly Page[])[] {
  if (pages.length < 2) return [pages];
  const parts: { readonly page: Page; readonly signs: PageSigns }[][] = [];
  for (const page of pages) {
    const signs = signsOf(page);
    // A foot that runs on to the end of a printed web page prints "1/3" on the third one.
    const isLastOfAll = page === pages.at(-1) && signs.mark?.of === pages.length;
    const part = parts.at(-1);
    const [first, before] = [part?.[0], part?.at(-1)];
    const goesOn =
      part &&
      first &&
      before &&
      !begins(
        signs,
        before.signs,
        signsOfPages(
          first.signs,
          part.map((one) => one.signs),
        ),
        isLastOfAll,
      );
    if (goesOn) part.push({ page, signs });
    else parts.push([{ page, signs }]);
  }
  return parts.map((part) => part.map(({ page }) => page));
}
