import { randomBytes } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListObjectsV2Command,
  NoSuchKey,
  NotFound,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from "@aws-sdk/client-s3";
import { StartupError } from "../startup-error.ts";
import { fileGone, folderName, measure, requireStorageKey, sealPlace } from "./kept-file.ts";
import type { FileStore } from "./port.ts";
import { openedStream, sealStream } from "./sealed-stream.ts";

export type S3Config = {
  readonly bucket: string;
  /** Undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

export type S3Store = FileStore & {
  /** @throws StartupError when the bucket does not answer to these settings. */
  requireBucket(): Promise<void>;
  close(): void;
};

/** A whole file may take this long to arrive, and an answer to begin: longer, and whoever waits is told that it failed. */
const CONNECT_MS = 5_000;
const ANSWER_MS = 60_000;
const MOST_TRIES = 3;

const ignore = () => undefined;
const silent = { trace: ignore, debug: ignore, info: ignore, warn: ignore, error: ignore };

/** The storage is busy or was not reached; anything else would be refused again. */
const isPassing = (error: unknown): boolean =>
  !(error instanceof S3ServiceException) || (error.$metadata.httpStatusCode ?? 500) >= 500;

const folderOf = (personId: string): string => `${folderName(personId)}/`;
const nameOf = (personId: string, storageKey: string): string =>
  `${folderOf(personId)}${requireStorageKey(storageKey)}`;

/** Files in a bucket of S3-compatible storage, sealed before they leave this process; named as in the folder: `<hash of the person>/<random>`. */
export function createS3Store(options: {
  readonly config: S3Config;
  /** The person's key for files, derived from their data key: without that key the files are noise. */
  readonly fileKey: (personId: string) => Promise<Buffer>;
}): S3Store {
  const { bucket: Bucket, endpoint, region, accessKeyId, secretAccessKey } = options.config;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other servers than Amazon's are addressed by path, and know no checksums but those that must be.
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
    maxAttempts: MOST_TRIES,
    // What fails reaches the log through whoever asked; the client itself would write to the console.
    logger: silent,
  });

  async function* listed(personId: string): AsyncGenerator<{ readonly Key: string; readonly savedAt: Date }> {
    let from: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix: folderOf(personId), ContinuationToken: from }),
      );
      for (const { Key, LastModified } of page.Contents ?? [])
        if (Key !== undefined) yield { Key, savedAt: LastModified ?? new Date(0) };
      from = page.NextContinuationToken;
    } while (from !== undefined);
  }

  /** The length is known before anything is sent: a file is there whole or not at all. */
  async function put(personId: string, storageKey: string, path: string): Promise<void> {
    const { size } = await stat(path);
    for (let tried = 1; ; tried += 1) {
      try {
        // A fresh stream for each try: one that broke off is used up, so the client does not try again by itself.
        await client.send(
          new PutObjectCommand({
            Bucket,
            Key: nameOf(personId, storageKey),
            Body: createReadStream(path),
            ContentLength: size,
            ContentType: "application/octet-stream",
          }),
        );
        return;
      } catch (error) {
        if (tried >= MOST_TRIES || !isPassing(error)) throw error;
      }
    }
  }

  async function removeAll(personId: string): Promise<void> {
    const keys: string[] = [];
    for await (const { Key } of listed(personId)) keys.push(Key);
    for (let start = 0; start < keys.length; start += 1000) {
      const Objects = keys.slice(start, start + 1000).map((Key) => ({ Key }));
      const { Errors } = await client.send(
        new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }),
      );
      if (Errors !== undefined && Errors.length > 0) throw new Error("not everything could be removed");
    }
  }

  async function get(personId: string, storageKey: string): Promise<Readable> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: nameOf(personId, storageKey) }));
    if (!(Body instanceof Readable)) throw new Error("the storage answered without a file");
    return Body;
  }

  return {
    async requireBucket() {
      await client.send(new HeadBucketCommand({ Bucket })).catch((cause: unknown) => {
        const reason = cause instanceof Error ? cause.name : String(cause);
        throw new StartupError(
          `The bucket ${Bucket} of S3_BUCKET cannot be used (${reason}). Nothing was started; check S3_ENDPOINT, S3_REGION and the keys.`,
          { cause },
        );
      });
    },
    async save(personId, content, limitBytes) {
      const storageKey = randomBytes(16).toString("hex");
      const key = await options.fileKey(personId);
      const measured = measure(content, limitBytes);
      // What waits here is sealed already.
      const folder = await mkdtemp(join(tmpdir(), "debt-freedom-s3-"));
      try {
        const draft = join(folder, storageKey);
        const sealed = sealStream(key, sealPlace(personId, storageKey), measured.bytes);
        await pipeline(sealed, createWriteStream(draft, { flags: "wx", mode: 0o600 }));
        await put(personId, storageKey, draft);
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
      return { storageKey, ...measured.result() };
    },
    async open(personId, storageKey) {
      const key = await options.fileKey(personId);
      const place = sealPlace(personId, storageKey);
      const sealed = await get(personId, storageKey).catch((error: unknown) => {
        throw isGone(error) ? fileGone(error) : error;
      });
      return openedStream(key, place, sealed);
    },
    async remove(personId, storageKey) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: nameOf(personId, storageKey) }));
    },
    removeAll,
    async list(personId) {
      const all: { readonly storageKey: string; readonly savedAt: Date }[] = [];
      const prefix = folderOf(personId).length;
      for await (const { Key, savedAt } of listed(personId))
        all.push({ storageKey: Key.slice(prefix), savedAt });
      return all;
    },
    async copyOut(personId, storageKey, path) {
      try {
        await pipeline(await get(personId, storageKey), createWriteStream(path, { mode: 0o600 }));
        return true;
      } catch (error) {
        if (isGone(error)) return false;
        throw error;
      }
    },
    async replaceAll(personId, storageKeys, from) {
      await removeAll(personId);
      for (const key of storageKeys) await put(personId, key, join(from, key));
    },
    close: () => client.destroy(),
  };
}

const isGone = (error: unknown): boolean => error instanceof NoSuchKey || error instanceof NotFound;
