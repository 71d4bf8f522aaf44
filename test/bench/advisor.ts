/**
 * How well the advisor answers: `npm run -s bench:advisor`. With `-- --aside` the questions that were held aside from tuning, with
 * `-- --third` those of another author, with `-- --fourth` those written before several wishes in one question were answered, with
 * `-- --fifth` those written after, with `-- --sixth`, `-- --seventh`, `-- --eighth`, `-- --ninth`, `-- --tenth`, `-- --eleventh`, `-- --twelfth`, `-- --thirteenth`, `-- --fourteenth`, `-- --fifteenth`, `-- --sixteenth`, `-- --seventeenth`, `-- --eighteenth`, `-- --nineteenth` and `-- --twentieth` those by people who had seen neither rules nor
 * other questions; with `-- --show` each answer that is not right, with `-- --json` one JSON object on the last line. It never decides
 * pass or fail.
 */
import { evaluate, summaryOf } from "./advisor/evaluate.ts";
import { householdFacts } from "./advisor/households.ts";
import { questions } from "./advisor/questions.ts";
import { questionsAside } from "./advisor/questions-aside.ts";
import { questionsEighteenthA } from "./advisor/questions-eighteenth-a.ts";
import { questionsEighteenthB } from "./advisor/questions-eighteenth-b.ts";
import { questionsEighth } from "./advisor/questions-eighth.ts";
import { questionsEleventh } from "./advisor/questions-eleventh.ts";
import { questionsFifteenthA } from "./advisor/questions-fifteenth-a.ts";
import { questionsFifteenthB } from "./advisor/questions-fifteenth-b.ts";
import { questionsFifth } from "./advisor/questions-fifth.ts";
import { questionsFourteenthA } from "./advisor/questions-fourteenth-a.ts";
import { questionsFourteenthB } from "./advisor/questions-fourteenth-b.ts";
import { questionsFourth } from "./advisor/questions-fourth.ts";
import { questionsNineteenthA } from "./advisor/questions-nineteenth-a.ts";
import { questionsNineteenthB } from "./advisor/questions-nineteenth-b.ts";
import { questionsNinth } from "./advisor/questions-ninth.ts";
import { questionsPast } from "./advisor/questions-past.ts";
import { questionsPastAside } from "./advisor/questions-past-aside.ts";
import { questionsSeventeenthA } from "./advisor/questions-seventeenth-a.ts";
import { questionsSeventeenthB } from "./advisor/questions-seventeenth-b.ts";
import { questionsSeventh } from "./advisor/questions-seventh.ts";
import { questionsSixteenthA } from "./advisor/questions-sixteenth-a.ts";
import { questionsSixteenthB } from "./advisor/questions-sixteenth-b.ts";
import { questionsSixth } from "./advisor/questions-sixth.ts";
import { questionsSupposed } from "./advisor/questions-supposed.ts";
import { questionsSupposedAside } from "./advisor/questions-supposed-aside.ts";
import { questionsTenth } from "./advisor/questions-tenth.ts";
import { questionsThird } from "./advisor/questions-third.ts";
import { questionsThirteenthA } from "./advisor/questions-thirteenth-a.ts";
import { questionsThirteenthB } from "./advisor/questions-thirteenth-b.ts";
import { questionsTwelfthA } from "./advisor/questions-twelfth-a.ts";
import { questionsTwelfthB } from "./advisor/questions-twelfth-b.ts";
import { questionsTwentiethA } from "./advisor/questions-twentieth-a.ts";
import { questionsTwentiethB } from "./advisor/questions-twentieth-b.ts";

const sets = {
  "--aside": ["Held aside", [...questionsAside, ...questionsPastAside, ...questionsSupposedAside]],
  "--third": ["By another author", questionsThird],
  "--fourth": ["In other words", questionsFourth],
  "--fifth": ["After those", questionsFifth],
  "--sixth": ["By somebody who saw neither rules nor sets", questionsSixth],
  "--seventh": ["By another who saw neither", questionsSeventh],
  "--eighth": ["By a third who saw neither", questionsEighth],
  "--ninth": ["By a fourth who saw neither", questionsNinth],
  "--tenth": ["By one who tests such advisors", questionsTenth],
  "--eleventh": ["By tired people on their phones", questionsEleventh],
  "--twelfth": ["By two more who saw neither", [...questionsTwelfthA, ...questionsTwelfthB]],
  "--thirteenth": ["By two others who saw neither", [...questionsThirteenthA, ...questionsThirteenthB]],
  "--fourteenth": ["By the last two who saw neither", [...questionsFourteenthA, ...questionsFourteenthB]],
  "--fifteenth": [
    "In everyday words, by two who saw neither",
    [...questionsFifteenthA, ...questionsFifteenthB],
  ],
  "--sixteenth": ["In everyday words, by two others", [...questionsSixteenthA, ...questionsSixteenthB]],
  "--seventeenth": ["In everyday words, by two more", [...questionsSeventeenthA, ...questionsSeventeenthB]],
  "--eighteenth": ["In everyday words, by the last two", [...questionsEighteenthA, ...questionsEighteenthB]],
  "--nineteenth": [
    "In everyday words, by two of their own",
    [...questionsNineteenthA, ...questionsNineteenthB],
  ],
  "--twentieth": ["In everyday words, by two of their own", [...questionsTwentiethA, ...questionsTwentiethB]],
} as const;
const [name, asked] = Object.entries(sets).find(([option]) => process.argv.includes(option))?.[1] ?? [
  "Tuned with",
  [...questions, ...questionsPast, ...questionsSupposed],
];
const judged = evaluate(asked, householdFacts());
if (process.argv.includes("--show")) {
  for (const { household, question, expected, verdict, answer } of judged) {
    if (verdict === "right") continue;
    console.log(
      `${verdict} · ${household} · ${question}\n   wanted ${JSON.stringify(expected)}\n   got ${answer}`,
    );
  }
}
const summary = summaryOf(judged);
const share = (part: number, whole: number): string =>
  `${part} of ${whole} (${((part * 100) / Math.max(1, whole)).toFixed(1)} %)`;
console.log(`${name}: ${summary.questions} answers`);
console.log(`right figures where they are known: ${share(summary.right, summary.answerable)}`);
console.log(`right refusals and unknowns: ${share(summary.refused, summary.refusable)}`);
console.log(`figures where none may be: ${summary.wrong}`);
console.log(`median ${summary.medianMs.toFixed(1)} ms, 95 % within ${summary.p95Ms.toFixed(1)} ms`);
if (process.argv.includes("--json")) console.log(JSON.stringify(summary));
