import type { AccountKind } from "#contract/extraction.ts";
import { formatMoney, parseMoney } from "#engine/money/parse-money.ts";
import { masked } from "../account-last4.ts";
import type { Candidate } from "../candidates/pair-values.ts";
import { type Block, findBlocks } from "../layout/blocks.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import { findTables, type Table, type TableRow } from "../layout/tables.ts";
import { squash } from "../lexicon/label-set.ts";
import { loanColumns } from "../lexicon/loan-labels.ts";
import { labelsOfWords } from "../lexicon/loan-words.ts";
import type { Reading } from "../reading.ts";
import { type Finding, makeFinding } from "../result/draft.ts";
import { resolveDate } from "../values/dates.ts";
import type { PrintedValue } from "../values/find-values.ts";
import { rateUnder } from "./bare-rate.ts";
import { withDetails } from "./detailed-groups.ts";
import { loansAcross } from "./loans-across.ts";
import { numbersAcross } from "./numbers-across.ts";
import { beginsWithPurchase, numbersOfColumn, priceColumn } from "./order-columns.ts";
import { rowsOfLoans } from "./rows-of-loans.ts";
import { shopOfTitle } from "./shop-names.ts";

/** One loan, plan or group among several of a paper. */
export type LoanGroup = {
  readonly name: string;
  /** Where it was bought, which lists of payments may name instead. */
  readonly shop?: string;
  readonly findings: Map<string, Finding>;
  /** Where its own words say of which kind it is. */
  readonly kind?: AccountKind;
  /** Where it is a row of a table: that row and the ones that head it. */
  readonly rows?: readonly number[];
  /** Where it is a part of the paper that repeats the labels of the others: its cells. */
  readonly cells?: ReadonlySet<Segment>;
};

const TOTAL =
  /^(?:grand)?(?:sub)?totals?(?![a-z])|^total|^allloans|^allplans|^allgroups|^combined|^sum|^overall/;

/** What a column holds: by the words of headings, else as a label of those words would be understood. */
function columnField(heading: string): string | undefined {
  const text = squash(heading);
  const field = loanColumns.find(([, pattern]) => pattern.test(text))?.[0];
  if (field) return field === "skip" ? undefined : field;
  const understood = labelsOfWords(heading).map((label) => label.field);
  return understood.find((name) => UNDERSTOOD.has(name));
}

/** Other meanings of words need more around them than a heading. */
const UNDERSTOOD: ReadonlySet<string> = new Set(["minimumPayment", "originalBalance", "currentBalance"]);

const KIND_OF: Readonly<Record<string, PrintedValue["kind"]>> = {
  apr: "percent",
  paymentDueDate: "date",
  maturityDate: "date",
};

function findingOf(field: string, value: PrintedValue, dayFirst: boolean): Finding | undefined {
  if (value.kind !== (KIND_OF[field] ?? "money")) return undefined;
  if (value.kind === "money") return makeFinding(formatMoney(value.money.amount), value.span, 0.95);
  if (value.kind === "percent") return makeFinding(value.percent.percent, value.span, 0.95);
  const day = value.kind === "date" ? resolveDate(value.date, { dayFirst }) : undefined;
  return day ? makeFinding(day, value.span, 0.95) : undefined;
}

/** The rows that fill the column of balances: lines of other figures may stand right under a table, in any of its columns. */
function rowsWithBalance({ columns, rows }: Table): readonly TableRow[] {
  const balance = columns.findIndex(({ heading }) =>
    ["currentBalance", "otherBalance"].includes(columnField(heading) ?? ""),
  );
  const filled = rows.filter((row) => row.values.has(balance));
  return filled.length > 1 ? filled : rows;
}

/** Which column holds which figure: the first column of each, and a principal before a balance that may hold interest. */
function fieldColumns(table: Table): Map<string, number> {
  const fields = new Map<string, number>();
  const described = rowsWithBalance(table);
  for (const [index, column] of table.columns.entries()) {
    const field = columnField(column.heading);
    if (!field || fields.has(field)) continue;
    const kind = KIND_OF[field] ?? "money";
    const kinds = described.flatMap((row) => row.values.get(index)?.kind ?? []);
    if (kinds.filter((found) => found === kind).length >= kinds.length * 0.8) fields.set(field, index);
  }
  const other = fields.get("otherBalance");
  if (other !== undefined && !fields.has("currentBalance")) fields.set("currentBalance", other);
  fields.delete("otherBalance");
  return fields;
}

/** A line that repeats what the others sum to is their total, whatever it is called. */
function isTotal(entry: TableRow, others: readonly TableRow[], column: number): boolean {
  if (TOTAL.test(squash(entry.name))) return true;
  const amount = (row: TableRow) => {
    const value = row.values.get(column);
    return value?.kind === "money" ? value.money.amount : 0;
  };
  const sum = others.reduce((total, row) => total + amount(row), 0);
  return others.length > 1 && amount(entry) > 0 && amount(entry) === sum;
}

/** A row that begins with a day and names nothing is a payment of a history. */
function isDatedRow({ row }: TableRow, { values }: Reading): boolean {
  const [first] = row.segments;
  const [day] = first ? (values.get(first) ?? []) : [];
  return (
    first !== undefined && day?.kind === "date" && day.span.end - day.span.start >= first.text.length - 2
  );
}

/** "Career Loan 16502385", "P00412877", "0021-44871", or the number alone on the line below the loan's name. */
const NUMBER_OF_NAME =
  /^(?:[A-Za-z][A-Za-z .&'()-]*\s)?(?<number>\d{6,14}|(?=[A-Z\d-]{6,18}$)[A-Z]{0,3}(?:\d+-){0,3}\d{4,14})$/;
const LINES_OF_NAME = 2;

/** The numbers in the names of loans, where each of them has one of its own. */
function numbersOfNames(rows: readonly TableRow[], { sheet }: Reading): ReadonlyMap<TableRow, Finding> {
  const found = new Map<TableRow, Finding>();
  for (const entry of rows) {
    const { index, page, segments } = entry.row;
    const left = segments[0]?.x0 ?? 1;
    const last = rows.find(({ row }) => row.index > index)?.row.index ?? Number.POSITIVE_INFINITY;
    const lines = sheet.rows
      .slice(index, Math.min(last, index + LINES_OF_NAME))
      .flatMap((row) => (row.page === page ? row.segments.slice(0, 1) : []));
    const cell = lines.find((line) => line.x0 <= left + 0.02 && NUMBER_OF_NAME.test(line.text.trim()));
    const text = cell?.text.trimEnd() ?? "";
    const number = NUMBER_OF_NAME.exec(text.trim())?.groups?.["number"];
    if (cell && number !== undefined)
      found.set(
        entry,
        masked(
          makeFinding(
            number.replaceAll("-", "").slice(-4),
            spanOf(cell, text.length - number.length, text.length),
            0.85,
          ),
        ),
      );
  }
  const isOfEach =
    found.size === rows.length && new Set([...found.values()].map(({ value }) => value)).size > 1;
  return isOfEach ? found : new Map();
}

/** "of $12,000.00 borrowed | Fixed, APR 17.24%": a line under the figures of tiles puts words around its own; a loan's row has its balance bare. */
function isCaptions(
  { row: { segments }, values: inColumns }: TableRow,
  { values }: Reading,
  balance: number,
): boolean {
  const owed = inColumns.get(balance)?.span;
  const [name] = segments;
  const isNamed = name !== undefined && (values.get(name) ?? []).length === 0;
  // "Loan AB   $7,000.00   $8,000.00 orig   5.50% fixed": some of a loan's other figures may have a word behind them.
  if (isNamed && owed && owed.text === owed.segment.text.trim()) return false;
  const figures = segments.slice(1).filter((cell) => (values.get(cell) ?? []).length > 0);
  const worded = [...segments].filter((cell) => {
    const own = values.get(cell) ?? [];
    const rest = own.reduce((text, { span }) => text.replace(span.text, " "), cell.text);
    return own.length > 0 && /[A-Za-z]{2}/.test(rest);
  });
  return worded.length > 1 && worded.length > figures.length / 2;
}

function groupsFromTable(table: Table, reading: Reading, dayFirst: boolean): LoanGroup[] {
  const fields = fieldColumns(table);
  const isHistory = () => !beginsWithPurchase(table) && table.rows.every((row) => isDatedRow(row, reading));
  if (!fields.has("apr") && isHistory()) return [];
  const balance = fields.get("currentBalance");
  const described = ["apr", "minimumPayment", "originalBalance"].filter((field) => fields.has(field)).length;
  if (balance === undefined || described === 0) return [];
  const rows = table.rows.filter(
    (row) => row.values.get(balance)?.kind === "money" && !isCaptions(row, reading, balance),
  );
  const single = rows.filter(
    (row) =>
      !isTotal(
        row,
        rows.filter((other) => other !== row),
        balance,
      ),
  );
  const price = fields.has("originalBalance") ? undefined : priceColumn(table, single, balance);
  if (price !== undefined) fields.set("originalBalance", price);
  const named = numbersOfNames(single, reading);
  const numbers = named.size > 0 ? named : numbersOfColumn(table, single);
  const groups = single.map((row) => {
    const findings = new Map<string, Finding>();
    const account = row.row.segments
      .flatMap((segment) => reading.values.get(segment) ?? [])
      .find((value) => value.kind === "account" && value.account.masked);
    const number =
      account?.kind === "account" ? makeFinding(account.account.last4, account.span, 0.9) : numbers.get(row);
    if (number) findings.set("accountLast4", number);
    for (const [field, index] of fields) {
      const value = row.values.get(index);
      const finding = value ? findingOf(field, value, dayFirst) : undefined;
      if (finding) findings.set(field, finding);
    }
    const rate = fields.has("apr") ? undefined : rateUnder(table.headingRows, row.row);
    if (rate) findings.set("apr", rate);
    return {
      name: row.name,
      findings,
      rows: [...table.headingRows.map(({ index }) => index), row.row.index],
    };
  });
  // A line of prose under the table prints a figure or two; a loan fills its row.
  const fullest = Math.max(0, ...groups.map((group) => group.findings.size));
  return groups.filter((group) => group.findings.size * 2 >= fullest + 1 || group.findings.size === fullest);
}

const GROUP_HEADING = /loan|group|account|plan|note|^[a-z]{1,2}$|^\d{1,2}$|total|subsidized|plus/;

const NAMED = /^(?:loan|group|account|plan|note|all|total)\b/i;
/** Programs, days and award numbers may stand between the names of loans and their figures. */
const ROWS_BETWEEN = 6;

/** The names of the columns of a table, where lines that name no figure part it from them. */
function namesAbove({ columns, rows }: Table, { sheet }: Reading): string[] {
  const [first] = rows;
  const top = first?.row.index ?? 0;
  for (const row of sheet.rows.slice(Math.max(0, top - ROWS_BETWEEN), top).toReversed()) {
    const cells = row.segments.filter(({ text, page }) => NAMED.test(text) && page === first?.row.page);
    const names = columns.map(({ x0, x1 }) => cells.find((cell) => cell.x0 < x1 && cell.x1 > x0)?.text ?? "");
    if (cells.length >= 2 && new Set(names).size === columns.length) return names;
  }
  return [];
}

function areLoans(headed: readonly string[]): boolean {
  const named = headed.filter((heading) => GROUP_HEADING.test(heading));
  return named.length >= 2 && named.length >= headed.length - 1;
}

/** Loans as columns: each row of the table is one figure, each column one loan. */
function groupsFromColumns(table: Table, reading: Reading, dayFirst: boolean): LoanGroup[] {
  const own = table.columns.map((column) => squash(column.heading));
  const above = areLoans(own) ? [] : namesAbove(table, reading);
  const headed = above.length > 0 ? above.map(squash) : own;
  if (!areLoans(headed)) return [];
  const fieldRows = new Map<string, TableRow>();
  for (const row of table.rows) {
    const field = columnField(row.name);
    if (field && !fieldRows.has(field)) fieldRows.set(field, row);
  }
  const balances = fieldRows.get("currentBalance") ?? fieldRows.get("otherBalance");
  if (!balances || !["apr", "minimumPayment", "originalBalance"].some((field) => fieldRows.has(field)))
    return [];
  const amountAt = (index: number) => {
    const value = balances.values.get(index);
    return value?.kind === "money" ? value.money.amount : 0;
  };
  const sum = table.columns.reduce((total, _, index) => total + amountAt(index), 0);
  const groups: LoanGroup[] = [];
  const numbers = numbersAcross(table, reading);
  for (const [index] of table.columns.entries()) {
    const isSum = table.columns.length > 2 && amountAt(index) * 2 === sum;
    if (TOTAL.test(headed[index] ?? "") || isSum || amountAt(index) === 0) continue;
    const findings = new Map<string, Finding>();
    for (const [field, row] of fieldRows) {
      const value = row === balances ? balances.values.get(index) : row.values.get(index);
      const finding = value ? findingOf(field, value, dayFirst) : undefined;
      if (finding && row === balances) findings.set("currentBalance", finding);
      else if (finding && field !== "otherBalance") findings.set(field, finding);
    }
    const number = numbers.get(index);
    if (number) findings.set("accountLast4", number);
    // "Loan 1" over "Direct Sub": lists name it by either.
    const name = [above[index], table.columns[index]?.heading].filter((part) => part !== undefined);
    groups.push({ name: name.join(" "), findings });
  }
  return groups;
}

/** Equal balances with nothing else that differs are one loan printed twice: a payment coupon repeats the figures of the page above. */
function isRepeated(left: LoanGroup, right: LoanGroup): boolean {
  return ["currentBalance", "apr", "minimumPayment", "originalBalance"].every((field) => {
    const [one, other] = [left.findings.get(field)?.value, right.findings.get(field)?.value];
    return one === undefined || other === undefined || one === other;
  });
}

const areApart = (groups: readonly LoanGroup[]): boolean =>
  groups.every((group, index) => groups.slice(index + 1).every((other) => !isRepeated(group, other)));

/** "Group A Direct - Subsidized fixed at 6.86%": the rate in the name of a loan. */
function withRateOfTitle(
  findings: Map<string, Finding>,
  { title }: Block,
  values: Reading["values"],
): Map<string, Finding> {
  const [rate, other] = title
    .flatMap((segment) => values.get(segment) ?? [])
    .filter(({ kind }) => kind === "percent");
  // "9.99% APR, daily periodic rate 0.02737%": the second says so itself.
  const isOnly = !other || /\bdaily\b[^%]*$/i.test(other.span.segment.text.slice(0, other.span.start));
  if (rate?.kind === "percent" && isOnly && !findings.has("apr"))
    findings.set("apr", makeFinding(rate.percent.percent, rate.span, 0.85));
  return findings;
}

function groupsFromBlocks(
  blocks: readonly Block[],
  readPart: (block: Block) => ReadonlyMap<string, Finding>,
  values: Reading["values"],
): LoanGroup[] {
  const groups = blocks
    .map((block) => ({
      name: block.title.map((segment) => segment.text).join(" "),
      ...shopOfTitle(block.title),
      findings: withRateOfTitle(new Map(readPart(block)), block, values),
      cells: block.segments,
    }))
    .filter(({ name, findings }) => findings.has("currentBalance") && !TOTAL.test(squash(name)));
  const amount = (group: LoanGroup) => parseMoney(group.findings.get("currentBalance")?.value ?? "") ?? 0;
  const sum = groups.reduce((total, group) => total + amount(group), 0);
  return groups.filter((group) => groups.length < 3 || amount(group) * 2 !== sum);
}

/** Loans of one table with what a second one, under the same names, says of them: balances on one page, payments on the next. */
function withOtherTables(
  groups: readonly LoanGroup[],
  tables: readonly Table[],
  reading: Reading,
  dayFirst: boolean,
): LoanGroup[] {
  for (const table of tables) {
    const rows = rowsOfLoans(table, groups, reading);
    for (const [field, index] of rows.size > 0 ? fieldColumns(table) : []) {
      for (const [{ findings }, row] of rows) {
        const value = findings.has(field) ? undefined : row.values.get(index);
        const finding = value ? findingOf(field, value, dayFirst) : undefined;
        if (finding) findings.set(field, finding);
      }
    }
  }
  return [...groups];
}

const figuresOf = (groups: readonly LoanGroup[]): number =>
  groups.reduce((sum, { findings }) => sum + findings.size, 0);

const SURER = 0.18;
const owedIn = ({ value }: Candidate) => (value.kind === "money" ? value.money.amount : 0);

/** "You owe $2,442.73" over plans that each print a mere "Balance": what the others come to is no balance of one of them. */
function withoutTotal(balances: readonly Candidate[]): readonly Candidate[] {
  const values = [...new Map(balances.map((entry) => [entry.value, entry])).values()];
  const sum = values.reduce((total, entry) => total + owedIn(entry), 0);
  const whole = values.length > 2 ? values.find((entry) => owedIn(entry) * 2 === sum) : undefined;
  return whole ? balances.filter(({ value }) => value !== whole.value) : balances;
}

/** The only row of a table that describes one loan; undefined where tables hold none or several. */
export function onlyLoanOfTables(reading: Reading, dayFirst: boolean): LoanGroup | undefined {
  const groups = findTables(reading).flatMap((table) => groupsFromTable(table, reading, dayFirst));
  return groups.length === 1 ? groups[0] : undefined;
}

/**
 * The loans of a paper that lists several, each with a balance of its own; total lines are not loans. Empty when the paper is about one
 * loan. `readPart` reads one block of labels and values.
 */
export function findLoanGroups(
  reading: Reading,
  candidates: readonly Candidate[],
  dayFirst: boolean,
  readPart: (block: Block) => ReadonlyMap<string, Finding>,
): LoanGroup[] {
  const tables = findTables(reading);
  const fromTables = [
    ...tables.map((table) => {
      const rows = groupsFromTable(table, reading, dayFirst);
      return rows.length >= 2 ? rows : groupsFromColumns(table, reading, dayFirst);
    }),
    ...loansAcross(reading).map((table) => groupsFromColumns(table, reading, dayFirst)),
  ].toSorted((a, b) => b.length - a.length || figuresOf(b) - figuresOf(a))[0];
  if (fromTables && fromTables.length >= 2) {
    const groups = withOtherTables(fromTables, tables, reading, dayFirst);
    return withDetails(groups, reading, candidates, readPart);
  }
  const balances = withoutTotal(candidates.filter(({ field }) => field === "currentBalance"));
  const surest = Math.max(0, ...balances.map(({ label }) => label.label.weight));
  const money = candidates.filter(
    (entry) =>
      ["currentBalance", "originalBalance", "minimumPayment", "interestRate", "apr"].includes(entry.field) &&
      // A mere "balance" beside a principal is a part of a payment, or said of another time.
      (entry.field !== "currentBalance" ||
        (balances.includes(entry) && entry.label.label.weight > surest - SURER)),
  );
  const blocks = groupsFromBlocks(
    findBlocks(reading, money, /currentBalance|partPrincipal/),
    readPart,
    reading.values,
  );
  return blocks.length >= 2 && areApart(blocks) ? blocks : [];
}
