import { Readable } from "node:stream";
import { sampleDocuments } from "#contract/sample-household/statements.ts";
import { type PlainDate, parsePlainDate } from "#engine/calendar/plain-date.ts";
import type { FileStore } from "../../platform/files/port.ts";
import { isSamplePerson, notAmongSamples } from "../../platform/sample-person.ts";
import { printPdf } from "./pdf.ts";

type Files = Pick<FileStore, "save" | "open" | "remove">;

/** Names the household's day and the file: all that is needed to print it again. */
export const sampleStorageKey = (today: PlainDate, fileName: string): string => `${today}/${fileName}`;

function original(storageKey: string): Buffer {
  const slash = storageKey.indexOf("/");
  const today = parsePlainDate(storageKey.slice(0, slash));
  const fileName = storageKey.slice(slash + 1);
  const found = today && sampleDocuments(today).find((document) => document.fileName === fileName);
  if (!found) throw new Error("Not an original of the sample household");
  return printPdf(found.pages);
}

/** The file store, but the sample household's originals are printed when they are opened instead of being kept. */
export function withSampleOriginals(files: Files): Files {
  return {
    async save(personId, content, limitBytes) {
      if (isSamplePerson(personId)) throw notAmongSamples("file");
      return files.save(personId, content, limitBytes);
    },
    async open(personId, storageKey) {
      if (isSamplePerson(personId)) return Readable.from([original(storageKey)], { objectMode: false });
      return files.open(personId, storageKey);
    },
    async remove(personId, storageKey) {
      if (!isSamplePerson(personId)) await files.remove(personId, storageKey);
    },
  };
}
