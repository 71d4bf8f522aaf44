import { Tensor } from "onnxruntime-node";
import { expect, test } from "vitest";
import type { Picture } from "../image/picture.ts";
import type { Models } from "./models.ts";
import { findReadingDirection } from "./reading-direction.ts";
import type { Rectangle } from "./rectangle.ts";

const STEP = 8;
const LINE = { width: 480, height: 48 };
const LINES: readonly Rectangle[] = [1, 3, 5, 7, 9, 11].map((row) => ({
  x: LINE.width / 2,
  y: (row * LINE.height) / 2,
  ...LINE,
  angle: 0,
}));

/** A page whose lines are dark at the end where they begin. */
function page(begins: "left" | "right"): Picture {
  const height = LINE.height * LINES.length;
  const rgb = new Uint8Array(LINE.width * height * 3).fill(255);
  for (let y = 0; y < height; y++) {
    const from = (y * LINE.width + (begins === "left" ? 0 : LINE.width / 2)) * 3;
    rgb.fill(40, from, from + (LINE.width / 2) * 3);
  }
  return { width: LINE.width, height, rgb };
}

type Sight = { readonly letters: number; readonly probability: number };

/** A recogniser that sees one thing on lines whose dark end comes first, and another on the others. */
function seeing(upright: Sight, turned: Sight) {
  const looks: ("upright" | "turned")[] = [];
  const classes = ["", "a", "b", " "];
  const recognizer = {
    inputNames: ["line"],
    outputNames: ["chances"],
    run: async ({ line }: Record<string, Tensor>) => {
      const isUpright = (line!.data[0] as number) < 0;
      looks.push(isUpright ? "upright" : "turned");
      const { letters, probability } = isUpright ? upright : turned;
      const steps = line!.dims[3]! / STEP;
      const chances = new Float32Array(steps * classes.length);
      for (let index = 0; index < letters; index++)
        chances[Math.floor((index * steps) / letters) * classes.length + 1 + (index % 2)] = probability;
      for (let step = 0; step < steps; step++) chances[step * classes.length] ||= 0.01;
      return { chances: new Tensor("float32", chances, [1, steps, classes.length]) };
    },
  };
  const alphabet = { blank: 0, space: 3, characters: classes, readable: [1, 2, 3] };
  return { looks, models: { recognizer, alphabet } as unknown as Models };
}

async function find(begins: "left" | "right", upright: Sight, turned: Sight) {
  const { looks, models } = seeing(upright, turned);
  const direction = await findReadingDirection(models, page(begins), LINES, 0);
  return { isTurned: direction !== 0, looks: looks.length };
}

const CLEAR: Sight = { letters: 20, probability: 0.99 };
const BLURRED: Sight = { letters: 20, probability: 0.8 };
const STRAY: Sight = { letters: 3, probability: 0.5 };

test("two clear lines leave no doubt", async () => {
  expect(await find("left", CLEAR, STRAY)).toEqual({ isTurned: false, looks: 2 });
});

test("of blurred print two lines read both ways tell the direction, because the wrong way shows hardly a letter", async () => {
  expect(await find("left", BLURRED, STRAY)).toEqual({ isTurned: false, looks: 4 });
  expect(await find("right", BLURRED, STRAY)).toEqual({ isTurned: true, looks: 4 });
});

test("where both ways look alike all lines are read, and the surer way wins", async () => {
  const alike: Sight = { letters: 20, probability: 0.7 };
  expect(await find("left", BLURRED, alike)).toEqual({ isTurned: false, looks: 12 });
  expect(await find("right", BLURRED, alike)).toEqual({ isTurned: true, looks: 12 });
});
