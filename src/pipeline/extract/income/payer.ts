import { type Segment, type Span, spanOf } from "../layout/sheet.ts";
import { PAYROLL_PROCESSORS } from "../lexicon/income-labels.ts";
import { squash } from "../lexicon/label-set.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { CITY, isAddress, isOfAddress, STREET, TOWN_LINE } from "./address-lines.ts";
import { isDrawnOn } from "./drawn-on.ts";
import { linesOfName, linesOverAddress, lineThatEnds, restOfName } from "./name-lines.ts";

const LABEL =
  /^(?:(?:worksite\s|client\s)?employer(?:'s|’s)?(?: name)?|company(?: name)?|name of employer|employer \/ payer|business name|client(?:\s(?:name|company))?|organization|agency|payer(?:'s|’s)?(?: name)?|paid by|payor(?: name)?|legal (?:entity|employer)(?: name)?|employer of record|plan sponsor|filer(?:'s|’s)? name|from(?=\s*:))\s*:?\s*/i;
const PERSON_LABEL =
  /\bemployee(?:'s|’s)?(?: name)?\b|\bname\b|pay to the order|to the order of|\bpayee\b|deposited to the account|\brecipient\b|worker/i;
const COMPANY =
  /\b(?:inc|llc|l\.l\.c|corp|corporation|company|co|ltd|limited|lp|llp|pllc|plc|pc|university|college|school|schools|district|hospital|clinic|city of|county|state of|department|group|services|systems|solutions|partners|associates|holdings|enterprises|industries|foundation|church|institute|technologies|manufacturing|logistics|living|restaurant|center|centre|stores?|markets?|bank|brokerage|securities|savings|credit union|financial|capital|investments|retirement|insurance|agency|authority|board|administration|health|healthcare|studio|labs?|foods?|motors?|construction|consulting|staffing|accounting service|transport|trucking|freight|farms?|hotels?|hospitality|books|bureau|division of|office of|commission|army|navy|air force|trust|fund|family|household|plumbing|electric|roofing|heating|landscaping|cleaning|bakery|brewing|brewery|cafe|grill|diner|kitchen|pizza|taqueria|salon|medical|dental|pharmacy|realty|properties|builders|contractors?|supply|laboratories|international|america|usa|office|pension|union|society|works|brothers|bros|sons|physicians|academy|library|museum|airlines|railway|energy|power|media|press|design|management|security|auto|shipping|distribution|retail|outfitters|fitness|veterinary|nursery|coffee|catering|packaging|printing|steel|pharmaceuticals|software|networks|wireless|security administration|veterans affairs)\b\.?/i;
const TITLE =
  /\b(?:earnings?|statement|pay\s?(?:stub|slip|check|roll|ment|day|date|period)s?|advice|payslip|voucher|personal|information|deposits?|summary|check|number|co\.? file|dept|dates?|period|confidential|void|non-?negotiable|page|hours|gross|net pay|employees?|ssn|social|status|amount|currency|http|phone|fax|signature|copy)\b|\bverification of\b|^request for\b|www\.|^(?:[a-z]+ ){0,2}(?:department|dept\.?|division|unit|office)$/i;
/** "State Employees' Credit Union" */
const OF_EMPLOYEES = /\bemployees['’]?(?=\s(?:federal\s)?credit union\b)/i;
/** A name and its address in one line: "Example LLC, 4 Main St, Dayton, OH 45402". */
const NAME_AND_ADDRESS = /^(?<name>[^\d]{3,50}?),?\s+(?:\d{1,6}[A-Za-z]?\s+[A-Z]|p\.?\s?o\.?\s?box\s)/i;
/** A first and a last name, perhaps with an initial between them. */
const PERSON =
  /^(?:mr|mrs|ms|dr)?\.?\s*[A-Z][a-zA-Z'’-]+,?(?:\s+[A-Z]\.?)?\s+[A-Z][a-zA-Z'’-]+(?:\s+(?:jr|sr|ii|iii)\.?)?$/;

/** A person's name with the initial between its parts; firms are not called so. */
const PERSON_WITH_INITIAL = /^[A-Z][a-zA-Z'’-]+\s+[A-Z]\.?\s+[A-Z][a-zA-Z'’-]+(?:\s+(?:jr|sr|ii|iii)\.?)?$/i;
/** "MSG JOHN A SAMPLE USA RET": one who served in the army. */
const RETIRED_FROM = /\b(?:USAF?|USN|USMC|USCG|PHS|NOAA)R?,?\s(?:RET|RETIRED)\.?$/;

/** A firm's name before its codes and its address, in one line: "Example PC 0091-A217 • 19 Mill Rd • Dayton OH 45402". */
const FIRM_AND_CODES =
  /^(?<name>[A-Z][^\d•·|]{2,50}?\b(?:inc|llc|l\.l\.c|corp|corporation|company|co|ltd|llp|lp|pllc|plc|pc|p\.c)\.?),?\s+[\d•·|]/i;
const PARTED = /^(?<name>[^•·|]{3,50}?)\s+[•·|]\s/;

const textOf = (segment: Segment | undefined) => segment?.text.trim() ?? "";

/** The cell right below another one, in the same column. */
export function cellBelow(
  reading: Reading,
  cell: Span | Segment,
  row: number,
  reach = 2,
): Segment | undefined {
  const height = cell.y1 - cell.y0;
  for (const next of reading.sheet.rows.slice(row + 1, row + 8)) {
    if (next.page !== reading.sheet.rows[row]?.page || next.y0 - cell.y1 > reach * height) return undefined;
    const found = next.segments.find(
      (segment) =>
        Math.min(segment.x1, cell.x1) - Math.max(segment.x0, cell.x0) > 0 &&
        segment.y0 > cell.y0 + 0.5 * height,
    );
    if (found) return found;
  }
  return undefined;
}

function isName(text: string): boolean {
  return (
    /[A-Za-z]{2,}/.test(text) &&
    text.length <= 60 &&
    !TITLE.test(text.replace(OF_EMPLOYEES, "")) &&
    !STREET.test(text) &&
    !CITY.test(text) &&
    !PAYROLL_PROCESSORS.test(text) &&
    !/\d{3,}|:\s*$|[$%*|]/.test(text)
  );
}

/** Whether a line is a firm's name, and nobody's own. */
export const isNameOfFirm = (text: string): boolean => isName(text) && COMPANY.test(text);

function clean(text: string): string {
  return text
    .replaceAll(/\s+/g, " ")
    .replace(/[\s,;:]+$/, "")
    .trim();
}

const TAIL =
  /\s*[(,;·|–-]?\s*\(?\b(?:f?ein|tin|fed(?:eral)?(?: tax)? id|tax id|employer id|id (?:no|number)|tel|telephone|phone|address)\b.*$|\s*\([^)]*$|,\s*[A-Z][A-Za-z.]+(?: [A-Z][A-Za-z.]+)?,\s*[A-Z]{2}\.?$/i;

/** The payroll's number of a firm before its name ("0042 Example LLC") or behind it ("Example LLC (K3B)"). */
const FIRMS_CODE = /^0\d{2,5}\s+(?:[-–]\s)?(?=[A-Z])|\s\((?=[A-Z\d-]*\d)[A-Z\d-]{2,8}\)$/g;

/** The name at the start of a print, without its address and numbers. */
function nameAt(text: string): string {
  const whole = text.trim().replaceAll(FIRMS_CODE, "");
  return clean((NAME_AND_ADDRESS.exec(whole)?.groups?.["name"] ?? whole).replace(TAIL, ""));
}

/** What ends a firm's name. */
const ONLY_KIND =
  /^,?\s(?:(?:&|and)\s)?(?:inc|incorporated|llc|corp|corporation|company|co|ltd|limited|lp|llp|pllc|plc|pc)\.?$/i;

/** Columns of a table of amounts: what stands left of them heads its lines. */
const AMOUNTS =
  /^(?:current|ytd|y-t-d|year[\s-]to[\s-]date|to date|this (?:period|check|pay)|amounts?|hours|rate|balance)\b/i;

/** "Employer  Current  YTD" heads what the employer contributes: the lines under it name no firm. */
function headsAmounts({ sheet }: Reading, label: Segment): boolean {
  const row = sheet.rows[label.row]?.segments ?? [];
  return row.some((segment) => segment.x0 >= label.x1 && AMOUNTS.test(segment.text.trim()));
}

/** Who lends its workers to clients and pays them itself; a co-employer's client is the employer. */
const LENDS_WORKERS = /\b(?:staffing|temporar(?:y|ies)|personnel|talent|workforce|manpower)\b/i;

/** Who employs together with its clients and only pays for them, by its own name or in words. */
const CO_EMPLOYS = /\bPEO\b|\bprofessional employers?\b|\bco-?employ/i;
/** Such firms' names say that they manage people for others. */
const MANAGES_PEOPLE = /\bPEO\b|\bemployers?\b|\bHR\b|\bhuman (?:resources?|capital)\b|\bpayroll\b/i;

/** The "Client" on a stub of such a firm is where the work was done. */
function isWhereWorked({ sheet }: Reading, label: Segment): boolean {
  return (
    /^client/i.test(label.text) &&
    !sheet.segments.some((segment) => CO_EMPLOYS.test(segment.text)) &&
    sheet.segments.some(
      (segment) =>
        segment.row !== label.row && LENDS_WORKERS.test(segment.text) && isName(segment.text.trim()),
    )
  );
}

/** A narrow cell breaks a name into lines: the same words with the firm's last ones, alone in a cell elsewhere, are the whole of it. */
function printedWhole(start: string, { sheet }: Reading): Finding | undefined {
  if (!/\s/.test(start)) return undefined;
  for (const segment of sheet.segments) {
    const text = clean(segment.text);
    const rest = text.slice(start.length);
    if (text.startsWith(start) && /^,?\s\S/.test(rest) && isName(text) && ONLY_KIND.test(rest))
      return makeFinding(text, spanOf(segment, 0, text.length), 0.9);
  }
  return undefined;
}

/** A name that a label announces, with the line in which it goes on. */
function wholeName(name: string, span: Span, reading: Reading, score: number): Finding {
  const own = makeFinding(name, span, score);
  const rest = restOfName(span, name, reading, isNameOfFirm, isOfAddress);
  if (!rest) return own;
  const both = clean(`${name} ${rest.text}`);
  return { ...makeFinding(both, span, score), evidence: evidenceOfCells([span.segment, rest]) };
}

/** "Employer: Example LLC", or the name under or beside such a label. */
function labelledPayer(reading: Reading): Finding | undefined {
  for (const segment of reading.sheet.segments) {
    const match = LABEL.exec(segment.text);
    if (!match || match[0].length < 4 || isWhereWorked(reading, segment)) continue;
    const rest = segment.text.slice(match[0].length);
    if (rest !== "" && !/:\s*$/.test(match[0])) continue;
    const name = nameAt(rest);
    if (name !== "" && isName(name)) {
      const start = segment.text.indexOf(name, match[0].length);
      return wholeName(name, spanOf(segment, start, start + name.length), reading, 0.95);
    }
    if (rest !== "" || headsAmounts(reading, segment)) continue;
    const row = reading.sheet.rows[segment.row]?.segments ?? [];
    const right = row[row.indexOf(segment) + 1];
    const below = cellBelow(reading, segment, segment.row);
    const isHeading = right !== undefined && below !== undefined && !segment.text.trim().endsWith(":");
    for (const option of isHeading ? [below, right] : [right, below]) {
      const text = option ? nameAt(option.text) : "";
      if (!option || !isName(text) || PERSON_LABEL.test(option.text) || HEADING_OF_FIRM.test(option.text))
        continue;
      const start = option.text.indexOf(text);
      const span = spanOf(option, start, start + text.length);
      return printedWhole(text, reading) ?? wholeName(text, span, reading, 0.9);
    }
  }
  return undefined;
}

/** "as co-employer with Example LLC", "Example PEO Inc FBO Example LLC": the words between the one that pays and the one it pays for. */
const PAYS_FOR =
  /(?:\bco-?employ(?:er|ed|ment)\s(?:with|of|for)|\bco-?employer\s*:|\bf\/?b\/?o\b|\bfor the benefit of|\b(?:on|in) behalf of|\bas (?:an? )?agent (?:for|of))\s*:?\s*/i;

/** "Mailed on behalf of Example Print Inc": who has a paper made or sent need not be who pays. */
const MAKES_FOR =
  /\b(?:mailed|printed|prepared|processed|produced|sent|delivered|distributed)(?:\s[^\s.;]+){0,3}\s$/i;

/** Whether a cell or the rows right over and under it speak of a co-employer, whose address may stand between. */
function isByCoEmployer({ sheet: { rows } }: Reading, { row, page }: Segment): boolean {
  const over = rows.slice(0, row).findLast((other) => !isAddress(other));
  return [over, rows[row], rows[row + 1]].some(
    (near) => near?.page === page && near.segments.some(({ text }) => CO_EMPLOYS.test(text)),
  );
}

/** The firm for which a co-employer pays; a co-employer's own name after such words is none. */
function payerBehind(reading: Reading): Finding | undefined {
  for (const segment of reading.sheet.segments) {
    const match = PAYS_FOR.exec(segment.text);
    if (!match || MAKES_FOR.test(segment.text.slice(0, match.index))) continue;
    if (!isByCoEmployer(reading, segment)) continue;
    const start = match.index + match[0].length;
    const name = nameAt(segment.text.slice(start));
    if (COMPANY.test(name) && isName(name) && !MANAGES_PEOPLE.test(name))
      return makeFinding(name, spanOf(segment, start, start + name.length), 0.9);
  }
  return undefined;
}

/** "Payroll Services Corp" behind "c/o": a line of the address, under the name of who pays. */
export const CARE_LINE = /^(?:c\/o|in care of)\b/i;

/** Who else employs or keeps the books of a firm, printed after its name. */
export const IN_CARE = /,?\s+(?:c\/o\b|(?:as |a )?co-?employ(?:er|ed)\b).*$/i;

/** "0042 - Example LLC", "JOINT PAYROLL - EXAMPLE INC": the one part that is a firm's name, where the others are none. */
function firmAmongParts(text: string): string | undefined {
  const parts = text.split(/\s[-–—]\s/).map((part) => part.trim());
  if (parts.length < 2) return undefined;
  const names = parts.filter((part) => isName(part) && !/^[\d\W]*$/.test(part));
  const [only, ...others] = names;
  return only !== undefined && others.length === 0 && COMPANY.test(only) ? only : undefined;
}

/** A number that only the person paid has, at the foot of the lines with name and address. */
const PERSONS_NUMBER =
  /\b(?:ssn|ss\s?#|soc(?:ial)?\.?\s?sec(?:urity)?\.?\s?(?:#|no\b|num\w*)|(?:employee|emp|ee)\.?\s?(?:id|no\b|num\w*|#))/i;
const LINES_OVER_NUMBER = 5;

/** The lines of the block that ends in such a number. */
function overNumber({ sheet }: Reading, number: Segment): string[] {
  return sheet.rows
    .slice(Math.max(0, number.row - LINES_OVER_NUMBER), number.row)
    .filter(({ page }) => page === number.page)
    .flatMap(({ segments }) => segments)
    .filter(({ x0, y0, y1, text }) => {
      const isOver =
        Math.abs(x0 - number.x0) < y1 - y0 && number.y0 - y0 < 1.6 * LINES_OVER_NUMBER * (y1 - y0);
      return isOver && PERSON.test(text.trim()) && !COMPANY.test(text);
    })
    .map(({ text }) => squash(text));
}

/** "Employee Pay Statement" and "Employee Information" are titles: the firm's name may stand under or beside them. */
const OF_EMPLOYEE =
  /^employees?(?:['’]s?)?\s(?:(?:pay(?:roll)?|earnings?|wages?|salary)\b[^:]*|information|data|details)$/i;

/** Names that stand beside or under "Employee", "Pay to the order of" and the like. */
function personNames(reading: Reading): Set<string> {
  const names = new Set<string>(
    reading.sheet.segments.flatMap((segment) =>
      PERSONS_NUMBER.test(segment.text) ? overNumber(reading, segment) : [],
    ),
  );
  for (const segment of reading.sheet.segments) {
    const label = PERSON_LABEL.exec(segment.text);
    if (!label || LABEL.test(segment.text) || OF_EMPLOYEE.test(segment.text.trim())) continue;
    names.add(squash(segment.text.slice(label.index + label[0].length)));
    const row = reading.sheet.rows[segment.row]?.segments ?? [];
    names.add(squash(textOf(row[row.indexOf(segment) + 1])));
    names.add(squash(textOf(cellBelow(reading, segment, segment.row))));
  }
  names.delete("");
  return names;
}

/** "Member SIPC" or "c/o ..." may stand between a name and its address. */
const MEMBER = /^\s*(?:c\/o|in care of)\b|^\(?members?\b.{0,20}\b(?:SIPC|FINRA|NYSE|FDIC)\b/i;

const FORM_TITLE =
  /\b(?:forms?|tax|taxes|taxable|copy|wages?|compensation|income|interest|dividends?|distributions?|recipient|corrected|omb|treasury|internal revenue|irs|federal|state|boxes|box|account|year|benefits?|medicare|plan)\b/i;

/** Firms have such words in their names: "Great Basin Federal Credit Union", "Prairie State Bank", "Realty Income Corporation". */
const OF_FIRM =
  /\b(?:federal|state)(?=\s(?:[A-Z][\w'’-]*\s){0,2}(?:credit union|savings|banks?|university|college|employees|teachers|street|farm|mutual)\b)|\b(?:income|benefits?|plan|retirement|dividend|interest)(?=(?:\s[A-Z&][\w'’-]*){0,2},?\s(?:inc|llc|corp|corporation|company|n\.?a|lp|llp)\.?$)/gi;
const isTitleOfForm = (text: string): boolean =>
  FORM_TITLE.test(/^forms?\b|\bcopy\b/i.test(text) ? text : text.replaceAll(OF_FIRM, ""));

/** Names of firms are capitalised; titles of boxes and sentences are not, and boxes begin with their number. */
const IN_LOWER_CASE = /^(?:box )?\d{1,2}[a-g]?\b|(?:^|\s)(?!(?:of|and|the|for|de|la|at|in|on|a|dba)\s)[a-z]/;

/** Numbers of streets and boxes are no amounts. */
const hasAmount = (reading: Reading, segment: Segment) =>
  (reading.values.get(segment) ?? []).some((value) => value.kind === "money" && !value.money.bare);

/** Numbers of the payroll's client before its name: "0042 1182-3301 Example LLC • 12 Main St". */
const CODES_BEFORE = /^(?:[\dA-Z]*\d[\dA-Z]*(?:-[\dA-Z]+)*\s+){1,3}(?=[A-Z][A-Za-z'’&]+\s[^•·|]*[•·|])/;

/** Who keeps the books, in one line with the firm whose books they are: "Payroll prepared by Example Services | 0042 A118-3301 Example LLC • 12 Main St". */
const PREPARED_BY =
  /^payrolls?\s(?:\w+\s)?by\s[^•·|\d]{2,50}?(?:\|\s*(?=[A-Z])|(?:[|•·]\s*|\s)(?=(?:[\dA-Z]*\d[\dA-Z]*(?:-[\dA-Z]+)*\s+){2,3}[A-Z]))/i;

/** "Company Name", "Company Address": headings over what a firm's box says. */
const HEADING_OF_FIRM =
  /^(?:company|employer|business|client|firm)(?:['’]s)?\s(?:name|address|information|info|details|id|code|number)\b[^,]{0,12}$/i;

/** The name at the head of a line that goes on with its address. */
function nameInLine(line: string): string | undefined {
  const whole = line.replace(PREPARED_BY, "").replace(CODES_BEFORE, "");
  // "DENVER CO 80203" is no company.
  if (TOWN_LINE.test(whole)) return undefined;
  const before = NAME_AND_ADDRESS.exec(whole)?.groups?.["name"];
  // "Employer Health Insurance (Box 12 DD)": no street stands within brackets.
  if (before && !/[•·|(]/.test(before) && (CITY.test(whole) || COMPANY.test(before))) return before;
  const name = (FIRM_AND_CODES.exec(whole) ?? PARTED.exec(whole))?.groups?.["name"];
  if (!name) return undefined;
  // In a narrow column the town's number stands on the next line: the street after the mark is enough.
  const rest = whole.slice(name.length).replace(/^\s*[•·|]\s*/, "");
  return CITY.test(whole) || (COMPANY.test(name) && STREET.test(rest)) ? name : undefined;
}

/**
 * The employer: named by a label, or the line over an address that reads like a firm. The firm that only prints the stub and the
 * person paid are never it. On a form of the tax office, where titles and names of persons stand about, only a firm's name counts.
 */
export function findPayer(
  reading: Reading,
  onForm = false,
  titles: ReadonlySet<Segment> = new Set(),
): Finding | undefined {
  const labelled = labelledPayer(reading) ?? payerBehind(reading);
  if (labelled) return labelled;
  const people = personNames(reading);
  const onCheck = isDrawnOn(reading);
  const first = reading.sheet.segments[0]?.page;
  const heights = reading.sheet.segments.map((segment) => segment.y1 - segment.y0).toSorted((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0.012;
  const scores = new Map<string, { segment: Segment; text: string; score: number }>();
  for (const segment of reading.sheet.segments) {
    const whole = textOf(segment);
    const inLine = nameInLine(whole);
    if (HEADING_OF_FIRM.test(whole)) continue;
    const own = inLine ?? firmAmongParts(whole) ?? whole;
    // "PAYER Example Bank", with the label's colon left out.
    const text = own
      .replace(IN_CARE, "")
      .replace(/^(?:employer|payer|company|for)\s+(?=[A-Z])/i, "")
      .replace(FIRMS_CODE, "")
      .replace(
        /\s+(?:(?:military|civilian) leave (?:and|&)|(?:(?:(?:military|civilian) )?leave (?:and|&) )?(?:pay|payroll|salary|wage|earnings)\s?(?:slip|stub|statement|check|record|advice))$/i,
        "",
      );
    if (!isName(text) || people.has(squash(text)) || CARE_LINE.test(whole)) continue;
    const isFirm = COMPANY.test(text);
    if (RETIRED_FROM.test(text)) continue;
    if (!isFirm && PERSON_WITH_INITIAL.test(text)) continue;
    // One word alone is a heading more often than a name, and so is one that only says what kind of firm it is: "ARMY".
    if (!/\s/.test(text) && (!isFirm || text.replace(COMPANY, "") === "")) continue;
    const next = cellBelow(reading, segment, segment.row);
    const below = textOf(next && MEMBER.test(next.text) ? cellBelow(reading, next, next.row) : next);
    const hasAddress = inLine !== undefined || isOfAddress(below);
    const top = segment.page === first ? Math.max(0, 1 - segment.y0 * 2) : 0;
    if (
      onForm &&
      (!isFirm || !hasAddress || titles.has(segment) || isTitleOfForm(text) || IN_LOWER_CASE.test(text))
    )
      continue;
    if (!isFirm && !hasAddress && !(segment.page === first && segment.y0 < 0.12)) continue;
    if (hasAmount(reading, segment)) continue;
    const onPayRow = reading.sheet.rows[segment.row]?.segments.some((other) => hasAmount(reading, other));
    const size = Math.min(1, Math.max(0, (segment.y1 - segment.y0) / usual - 1));
    const score =
      0.5 * top +
      (isFirm ? 0.6 : 0) +
      (hasAddress ? 0.5 : 0) +
      0.4 * size -
      (!isFirm && PERSON.test(text) ? 0.45 : 0) -
      (onPayRow ? 0.6 : 0) -
      (onCheck(segment) ? 1.2 : 0);
    const known = scores.get(squash(text));
    if (!known) scores.set(squash(text), { segment, text, score });
    else known.score = Math.max(known.score, score) + 0.15;
  }
  const [found] = [...scores.values()].toSorted((a, b) => b.score - a.score);
  if (!found || found.score < 0.5) return undefined;
  const isWholeCell = !onForm && found.segment.text.trim() === found.text;
  const last = isWholeCell ? lineThatEnds(found.segment, reading) : undefined;
  const ends = isWholeCell
    ? [...linesOfName(found.segment, reading, isName, isNameOfFirm), ...(last ? [last] : [])]
    : [];
  const both = ends.length === 1 ? linesOverAddress(found.segment, reading, isName, isOfAddress) : undefined;
  const lines = both ?? ends;
  if (lines.some((line) => line !== found.segment && !people.has(squash(line.text)))) {
    const [line] = lines;
    const name = clean(lines.map(textOf).join(" "));
    if (line)
      return {
        ...makeFinding(name, spanOf(line, 0, line.text.length), Math.min(1, found.score)),
        evidence: evidenceOfCells(lines),
      };
  }
  const start = Math.max(0, found.segment.text.indexOf(found.text));
  const span = spanOf(found.segment, start, start + found.text.length);
  return makeFinding(clean(found.text), span, Math.min(1, found.score));
}
