/** What the learned ear may answer without a figure: about the app, general lessons, and help. */
import { type Answer, general } from "../tools/say.ts";
import { appHelp } from "./app-help.ts";
import { noExit, violence } from "./dangers.ts";
import { lessonOf, lessons } from "./education.ts";
import { guardAnswer } from "./guardrails.ts";
import { type HeardHelp, heardHelp } from "./heard-help.ts";
import { gamblingHelp, garnishmentHelp, shameHelp, strainHelp } from "./perils.ts";

/** `guardedBy` is set where somebody needs help, or is told that this is not answered here. */
export type HeardTopic = { readonly answer: Answer; readonly guardedBy?: string };

/** Help that the written forms know as well. */
const KNOWN_HELP: Readonly<Record<string, HeardHelp>> = {
  distress: { name: "distress", answer: noExit.answer },
  violence: { name: "violence", answer: violence.answer },
  gambling: { name: "gambling", answer: gamblingHelp },
  garnishment: { name: "hardship", answer: garnishmentHelp },
  strain: { name: "strain", answer: strainHelp },
  shame: { name: "shame", answer: shameHelp },
};

const helpOf = (topic: string): HeardHelp | undefined =>
  KNOWN_HELP[topic] ?? Object.entries<HeardHelp>(heardHelp).find(([name]) => name === topic)?.[1];

/** Whether somebody may be in need: heard sooner than a lesson. */
export const isHelp = (name: string): boolean =>
  name.startsWith("topic:") && helpOf(name.slice("topic:".length)) !== undefined;

/** The answer to a class of the learned ear; undefined for the classes that ask for a figure. */
export function heardTopic(name: string): HeardTopic | undefined {
  const [kind = "", topic = ""] = name.split(":");
  if (kind === "guard") {
    const answer = guardAnswer(topic);
    return answer && { answer, guardedBy: topic };
  }
  if (kind !== "topic" && kind !== "lesson") return undefined;
  const needed = helpOf(topic);
  if (needed !== undefined) return { answer: needed.answer(), guardedBy: needed.name };
  const app = Object.entries(appHelp).find(([one]) => one === topic)?.[1];
  if (app !== undefined) return { answer: app() };
  const lesson = lessons.find((one) => one.topic === topic);
  return lesson && { answer: general(lessonOf(lesson.topic).text, lesson.publications) };
}
