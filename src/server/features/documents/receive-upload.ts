import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import multipart, { type Multipart } from "@fastify/multipart";
import { documentTypeFromFileName, documentTypeSchema } from "#contract/document-type.ts";
import { uploadLimits } from "#contract/documents.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { bundlePictures, MAX_PICTURES } from "#pipeline/image/picture-bundle.ts";
import { ReadFailure } from "#pipeline/read-failure.ts";
import { identify } from "#pipeline/stages/identify.ts";
import { identifyPicture } from "#pipeline/stages/open-bundle.ts";
import { AppError } from "../../platform/errors.ts";
import type { SavedFile } from "../../platform/files/port.ts";
import type { App, Request } from "../../platform/http/app-type.ts";
import { displayName } from "./display-name.ts";
import type { DocumentFiles } from "./ports.ts";
import type { ReceivedFile } from "./service.ts";

const MEBIBYTE = 1024 * 1024;

/** Enough of a file's start to tell what it is. */
const SNIFF_BYTES = 16 * 1024;

const FIELDS = 4;

/** One part of a form that is a file, as OpenAPI 3.1 writes it. */
const filePart = { type: "string", contentMediaType: "application/octet-stream" };

/** What the form may hold, for the API's description. */
export const uploadForm = {
  type: "object",
  required: ["file"],
  properties: {
    file: {
      anyOf: [filePart, { type: "array", items: filePart, maxItems: MAX_PICTURES }],
      description: `One file of at most ${uploadLimits.fileBytes / MEBIBYTE} MB; with pages=together the pictures of one statement's pages, in their order.`,
    },
    documentType: {
      enum: documentTypeSchema.options,
      description: "What it is, where that is known; without it the program finds out.",
    },
  },
};

/** The form holds one file and its type: the limits leave no room for more. Pages that belong together have limits of their own. */
export async function registerUploads(app: App): Promise<void> {
  await app.register(multipart, {
    limits: {
      files: 1,
      fields: FIELDS,
      parts: FIELDS + 1,
      fieldSize: 1024,
      fieldNameSize: 100,
      headerPairs: 20,
      // The store refuses the first byte beyond the limit with our own sentence; this is the net below it.
      fileSize: uploadLimits.fileBytes + 1,
    },
    throwFileSizeLimit: false,
  });
}

const refuse = (code: ErrorCode, status: number, userMessage: string, path?: string): AppError =>
  new AppError(code, { status, userMessage, ...(path === undefined ? {} : { details: { path } }) });

const fileTooLarge = (): AppError =>
  refuse(
    "FILE_TOO_LARGE",
    413,
    `This file is larger than ${uploadLimits.fileBytes / MEBIBYTE} MB, so it was not kept. Please upload the pages that show the statement.`,
  );

const wrongName = () => refuse("BAD_REQUEST", 400, "The form's file must be named file.", "file");
const noFile = () => refuse("BAD_REQUEST", 400, "The form holds no file. Please choose one.", "file");

/** The first bytes of a stream, and the stream again from its beginning. */
async function peek(stream: Readable): Promise<{ start: Buffer; whole: Readable }> {
  const chunks: Buffer[] = [];
  let length = 0;
  const iterator = stream[Symbol.asyncIterator]();
  let ended = false;
  while (length < SNIFF_BYTES) {
    // One chunk after the other
    const next: IteratorResult<unknown> = await iterator.next();
    if (next.done === true) {
      ended = true;
      break;
    }
    const chunk = Buffer.from(next.value as Uint8Array); // a binary stream gives nothing else
    chunks.push(chunk);
    length += chunk.length;
  }
  async function* again(): AsyncGenerator<Buffer> {
    yield* chunks;
    if (ended) return;
    for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) {
      yield next.value as Buffer;
    }
  }
  return { start: Buffer.concat(chunks).subarray(0, SNIFF_BYTES), whole: Readable.from(again()) };
}

async function saveFile(
  personId: string,
  part: Extract<Multipart, { type: "file" }>,
  files: DocumentFiles,
): Promise<SavedFile & { fileName: string }> {
  const fileName = displayName(part.filename);
  const { start, whole } = await peek(part.file);
  if (start.length === 0) {
    throw refuse(
      "EMPTY_FILE",
      400,
      `"${fileName}" is empty, so there was nothing to keep. Please choose it again.`,
    );
  }
  await identify(start).catch((error: unknown) => {
    throw error instanceof ReadFailure ? refuse(error.code, 415, error.userMessage) : error;
  });
  const saved = await files.save(personId, whole, uploadLimits.fileBytes).catch((error: unknown) => {
    throw error instanceof AppError && error.code === "FILE_TOO_LARGE" ? fileTooLarge() : error;
  });
  if (part.file.truncated) {
    await files.remove(personId, saved.storageKey);
    throw fileTooLarge();
  }
  return { ...saved, fileName };
}

/** The form parser's complaints about what the client sent carry no code, only these words. */
function isBrokenForm(error: unknown): boolean {
  return (
    error instanceof Error &&
    !("code" in error) &&
    /^(Unexpected end of (form|file|multipart data)|Malformed part header|Part terminated early|premature close)/iu.test(
      error.message,
    )
  );
}

const MEDIA_ENDINGS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
  "image/tiff": "tiff",
  "image/heic": "heic",
};

type FilePart = Extract<Multipart, { type: "file" }>;

/** The whole of one page's picture; its kind is told from its bytes. */
async function readPicture(part: FilePart): Promise<{ bytes: Buffer; ending: string }> {
  const bytes = await buffer(part.file);
  if (part.file.truncated) throw fileTooLarge();
  if (bytes.length === 0)
    throw refuse(
      "EMPTY_FILE",
      400,
      `"${displayName(part.filename)}" is empty, so nothing was kept. Please take this page again.`,
    );
  const { mediaType } = await identifyPicture(bytes).catch((error: unknown) => {
    throw error instanceof ReadFailure ? refuse(error.code, 415, error.userMessage) : error;
  });
  return { bytes, ending: MEDIA_ENDINGS[mediaType] ?? "jpg" };
}

/** Saves the pictures of a form, in their order, as the pages of one document; its other fields go to `onField`. */
async function savePages(
  parts: AsyncIterable<Multipart>,
  personId: string,
  files: DocumentFiles,
  onField: (name: string, value: unknown) => void,
): Promise<SavedFile & { fileName: string }> {
  let count = 0;
  let first = "";
  async function* pictures() {
    for await (const part of parts) {
      if (part.type !== "file") {
        onField(part.fieldname, part.value);
        continue;
      }
      if (part.fieldname !== "file") throw wrongName();
      count += 1;
      if (count === 1) first = displayName(part.filename);
      yield await readPicture(part);
    }
    if (count === 0) throw noFile();
  }
  const saved = await files.save(personId, Readable.from(bundlePictures(pictures())), uploadLimits.fileBytes);
  return { ...saved, fileName: `${first.replace(/\.[^.]{1,5}$/, "")} (${count} pages).zip` };
}

/**
 * Takes the one file of a form upload into encrypted storage, whichever way round file and type come; with `together` all its
 * files, pictures in the order of their pages, as one document. When anything is wrong with the rest of the form, nothing stays
 * behind.
 */
export async function receiveUpload(
  request: Request,
  personId: string,
  files: DocumentFiles,
  together = false,
): Promise<ReceivedFile> {
  let saved: (SavedFile & { fileName: string }) | undefined;
  let typeField: unknown;
  try {
    if (together) {
      const limits = { files: MAX_PICTURES, parts: MAX_PICTURES + FIELDS };
      saved = await savePages(request.parts({ limits }), personId, files, (name, value) => {
        if (name === "documentType") typeField = value;
      });
    } else {
      for await (const part of request.parts()) {
        if (part.type === "file") {
          if (part.fieldname !== "file") throw wrongName();
          saved = await saveFile(personId, part, files);
        } else if (part.fieldname === "documentType") {
          typeField = part.value;
        }
      }
    }
    if (!saved) throw noFile();
    const chosen = documentTypeSchema.safeParse(
      typeField === undefined || typeField === "" ? "unknown" : typeField,
    );
    if (!chosen.success) {
      throw refuse(
        "BAD_REQUEST",
        400,
        "That document type is not known, so nothing was kept.",
        "documentType",
      );
    }
    const typeChosen = chosen.data !== "unknown";
    const requestedType = typeChosen ? chosen.data : documentTypeFromFileName(saved.fileName);
    return { ...saved, requestedType, typeChosen };
  } catch (error) {
    if (saved) await files.remove(personId, saved.storageKey);
    if (!isBrokenForm(error)) throw error;
    throw new AppError("BAD_REQUEST", {
      status: 400,
      userMessage:
        "The upload broke off before the whole file arrived, so nothing was kept. Please try again.",
      cause: error,
    });
  }
}
