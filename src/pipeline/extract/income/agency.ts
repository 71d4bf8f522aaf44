import { findInstitution } from "../institution.ts";
import { anyOf } from "../institution-words.ts";
import { type Segment, spanOf } from "../layout/sheet.ts";
import type { Reading } from "../reading.ts";
import { evidenceOfCells, type Finding, makeFinding } from "../result/draft.ts";
import { cellBelow, findPayer } from "./payer.ts";

const AGENCY =
  /social security administration|(?:u\.?s\.? )?dep(?:artmen)?t\.? of (?!the treasury)[A-Z][\w]*(?: (?:and|of|&|[A-Z][\w]*))*|veterans benefits administration|office of personnel management|railroad retirement board|pension benefit guaranty corporation|defense finance and accounting service|employment (?:development department|security (?:department|commission|division))|[A-Z][\w'.]*(?: [A-Z&][\w'.]*)* (?:retirement system|pension (?:fund|plan|trust)|workforce commission|benefits? fund)|state teachers' retirement system/i;

/** Names of their own that narrow cells break. */
const LONG_NAMES =
  /\b(?:social security administration|veterans benefits administration|office of personnel management|railroad retirement board|pension benefit guaranty corporation|defense finance and accounting service|department of veterans affairs)$/i;

/** Such a name that ends with all of the line below. */
function brokenAgency(segment: Segment, reading: Reading): Finding | undefined {
  const below = cellBelow(reading, segment, segment.row);
  if (!below || Math.abs(below.x0 - segment.x0) > segment.y1 - segment.y0) return undefined;
  const name = LONG_NAMES.exec(`${segment.text.trim()} ${below.text.trim()}`);
  if (!name || name[0].length <= below.text.trim().length) return undefined;
  const start = Math.min(name.index, segment.text.length);
  return {
    ...makeFinding(name[0], spanOf(segment, start, segment.text.length), 0.85),
    evidence: evidenceOfCells([segment, below]),
  };
}

/** A line that is nothing but an agency's name: "Ohio Division of Labor Services". */
const AGENCY_LINE =
  /^(?:(?:[A-Z][\w.'-]*|of|the|&) ){0,4}(?:Division|Department|Dept\.?|Office|Bureau|Board|Commission|Agency|Authority) (?:of|for) (?:[A-Z][\w.'-]*|and|of|the|for|&)(?:(?:, ?| )(?:[A-Z][\w.'-]*|and|of|the|for|&))*,? ?$/;

/** "Social Insurance Administration", alone on its line. */
const NAMED_AGENCY_LINE =
  /^(?:(?:[A-Z][\w.'-]*|of|and|&),? ){2,5}(?:Administration|ADMINISTRATION|Commission|COMMISSION|Agency|AGENCY|Authority|AUTHORITY)$/;

/** "Retirement Plan Administration" is a part of some house. */
const OF_A_HOUSE =
  /\b(?:plan|accounts?|benefits?|retirement|payroll|claims?|pension|human|member|customer)\b/i;

/** The part of a house that signs its letters. */
const DEPARTMENT =
  /^(?:Division|Department|Office|Bureau) (?:of|for) (?:(?:[A-Z]\w+ )?Operations$|Member|Customer|Client|Participant|Retiree|Beneficiary|Claim|Benefit)s?(?: [A-Z]\w+)*$/i;

/** "Public School Employees Retirement Fund of Keystone", alone on its line. */
const FUND_LINE = new RegExp(
  String.raw`^(?:(?:[A-Z][\w.'’-]*|and|of|&) ){1,7}${anyOf(["Retirement", "Pension", "Annuity", "Disability", "Benefits?"])} ${anyOf(["Fund", "System", "Association", "Board", "Trust"])}(?: (?:of|OF)(?: (?:the|THE))?(?: [A-Z][\w.'’-]*){1,3})?$`,
);

/** The words of a firm before the form that the comma parts from them. */
const OF_FIRM = /^(?:[A-Z][\w.'&-]*,?\s+){1,5}$/;
/** "Example Robotics, Inc. Pension Plan": the comma parts no two names. */
const BEGINS_WITH_FORM = /^(?:Inc|LLC|Corp|Co|Ltd|L\.P)\b/i;
/** Words of its own at the head of an agency's line. */
const OWN_WORDS = /^(?:(?!The\b|From\b|Your\b|To\b|For\b|By\b)[A-Z][\w.'-]*\s+){1,3}$/;

/** Those who run a fund, in a line of their own over its name. */
const BOARD = /^(?:the )?board of (?:trustees|directors|administration|managers)(?: of(?: the)?)?$/i;

/** "This letter shows what you receive from the retirement system": what begins the sentence is no name. */
const NO_NAME =
  /^(?:this|these|that|the|your|you|our|we|it|as|if|in|for|to|from|by|on|please|dear|payments?|benefits?)$/i;

/** "The Department of Labor has decided": a sentence goes on behind the name. */
const GOES_ON = /\s(?!(?:and|of|the|for)\s)[a-z].*$/;
/** "Department of Labor and" goes on in the line below; behind a comma a part of the house or its town may stand. */
const OPEN_END = /\s(?:and|of|for|&)$/i;

/** The name in a line, with the rest of it from the line below where it is broken behind such a word. */
export function wholeName(print: string, segment: Segment, reading: Reading): Finding {
  const name = print.replace(/,$/, "");
  const start = Math.max(0, segment.text.indexOf(name));
  const finding = makeFinding(name, spanOf(segment, start, start + name.length), 0.9);
  if (!OPEN_END.test(name) || !segment.text.trimEnd().endsWith(print)) return finding;
  const rest = cellBelow(reading, segment, segment.row)?.text.trim();
  if (rest === undefined || !/^[A-Z][A-Za-z.&' -]{2,40}$/.test(rest))
    return { ...finding, value: name.replace(OPEN_END, "") };
  return { ...finding, value: `${name} ${rest}` };
}

/** "DAKOTA VALLEY" over "DEPARTMENT OF WORKFORCE SERVICES": whose department it is, in a line of its own right above. */
const OF_SOME_PLACE = /^(?:Department|Dept\.?|Division|Bureau|Commission|Employment|Workforce)\s/i;
const PLACE =
  /^(?!(?:State|Notice|Important|Official|The|Your|Form|Page|Copy)\b)(?:[A-Z][A-Za-z.'-]+ ?){1,3}$/i;

function withPlace(agency: Finding, segment: Segment, { sheet }: Reading): Finding {
  if (!OF_SOME_PLACE.test(agency.value) || !segment.text.trimStart().startsWith(agency.value.slice(0, 8)))
    return agency;
  const height = segment.y1 - segment.y0;
  const place = sheet.rows[segment.row - 1]?.segments.find(
    (cell) =>
      cell.page === segment.page &&
      segment.y0 - cell.y1 < height &&
      (Math.abs(cell.x0 - segment.x0) < height ||
        Math.abs(cell.x0 + cell.x1 - segment.x0 - segment.x1) < height),
  );
  if (!place || !PLACE.test(place.text.trim())) return agency;
  return {
    ...agency,
    value: `${place.text.trim()} ${agency.value}`,
    evidence: evidenceOfCells([place, segment]),
  };
}

/** The name of a programme is not that of whoever runs it. */
const PROGRAMME =
  /^(?:unemployment|reemployment|social security|disability)\s(?:insurance|compensation|assistance)(?:\s(?:benefits?|program))?$/i;

const isNoPayer = (name: string): boolean =>
  PROGRAMME.test(name) || (/\badministration$/i.test(name) && OF_A_HOUSE.test(name));

/** Who pays a benefit: the agency or fund printed highest. */
export function findAgency(reading: Reading): Finding | undefined {
  const first = reading.sheet.rows[0]?.page;
  for (const segment of reading.sheet.segments) {
    if (segment.page !== first || segment.text.length > 90) continue;
    const line = segment.text.trim();
    if (DEPARTMENT.test(line) || BOARD.test(line)) continue;
    const isNamed = NAMED_AGENCY_LINE.test(line) && !OF_A_HOUSE.test(line);
    if (isNamed || AGENCY_LINE.test(line) || FUND_LINE.test(line))
      return withPlace(wholeName(line, segment, reading), segment, reading);
    const match = AGENCY.exec(segment.text);
    if (match) {
      // "Cascadia Employment Security Department": the capitalised words before belong to the name.
      const own = BEGINS_WITH_FORM.test(match[0]) ? OF_FIRM : OWN_WORDS;
      const ahead = own.exec(segment.text.slice(0, match.index))?.[0].length ?? 0;
      const [from, to] = [match.index - ahead, match.index + match[0].length];
      const name = segment.text.slice(from, to).trim();
      const print = /^[A-Z]/.test(name) ? name.replace(GOES_ON, "") : name;
      if (NO_NAME.test(print)) continue;
      const whole = wholeName(print, segment, reading);
      return withPlace(whole, segment, reading);
    }
    const broken = brokenAgency(segment, reading);
    if (broken) return broken;
  }
  const other = findInstitution(reading) ?? findPayer(reading);
  return other && isNoPayer(other.value) ? undefined : other;
}
