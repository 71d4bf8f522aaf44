import type { Picture } from "../image/picture.ts";
import type { Word } from "../page.ts";
import type { Models } from "./models.ts";
import type { PageFrame } from "./page-frame.ts";
import { readLine } from "./recognize-line.ts";
import { repairWord } from "./repair-word.ts";
import { findRowLevels } from "./row-levels.ts";
import type { TextLine } from "./text-lines.ts";
import { wordsOfLine } from "./words-of-line.ts";

/** Reads the lines of an upright page. The boxes are level: words of one row share their height even when the page curls. */
export async function readWords(
  models: Models,
  picture: Picture,
  frame: PageFrame,
  lines: readonly TextLine[],
): Promise<Word[]> {
  const words: Word[] = [];
  const levelAt = findRowLevels(lines, frame.width, frame.height);
  for (const line of lines) {
    const { decoded, gaps } = await readLine(models, picture, line, frame.toPicture);
    const left = line.x - line.width / 2;
    const half = line.height / 2;
    for (const word of wordsOfLine(decoded, gaps).map(repairWord)) {
      const t = (word.from + word.to) / 2;
      const x = line.x + (t - 0.5) * line.width * Math.cos(line.angle);
      const y = line.y + (t - 0.5) * line.width * Math.sin(line.angle) + line.sag * 4 * t * (1 - t);
      const level = levelAt(x, y);
      words.push({
        text: word.text,
        box: [
          fraction(left + word.from * line.width, frame.width),
          fraction(level - half, frame.height),
          fraction(left + word.to * line.width, frame.width),
          fraction(level + half, frame.height),
        ],
        confidence: word.confidence,
        size: line.height / frame.height,
      });
    }
  }
  return words;
}

function fraction(length: number, whole: number): number {
  return Math.min(1, Math.max(0, length / whole));
}
