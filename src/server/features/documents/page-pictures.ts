import { buffer } from "node:stream/consumers";
import { ReadFailure } from "#pipeline/read-failure.ts";
import type { Vaults } from "../../platform/crypto/vaults.ts";
import type { Database } from "../../platform/database/port.ts";
import { AppError } from "../../platform/errors.ts";
import type { DocumentFiles, DrawPage, PagePicture } from "./ports.ts";
import { hasPictures, openRecord } from "./record.ts";
import { findDocument } from "./repository.ts";

export type PagePictures = {
  /**
   * A page of the person's own document as it is shown upright, drawn in a process apart. Counts from 1; width in pixels.
   * @throws AppError NOT_FOUND when there is no such document, page or original; PASSWORD_NEEDED for a locked file.
   */
  readonly getPage: (
    personId: string,
    documentId: string,
    page: number,
    width: number,
    password?: string,
  ) => Promise<PagePicture>;
};

export type PagePicturesDependencies = {
  readonly database: Database;
  readonly vaults: Vaults;
  readonly files: Pick<DocumentFiles, "open">;
  readonly drawPage: DrawPage;
};

/** Drawn pages are kept in memory only, for as long as they fit: about a hundred pages as a phone shows them. */
const KEPT_BYTES = 24 * 1024 * 1024;
/** More than this in line is a fault or an attack: the rest is told to come back. */
const LONGEST_LINE = 60;

type Kept = { readonly picture: Promise<PagePicture>; bytes: number };

const refusal = (status: number, code: "NOT_FOUND" | "UNAVAILABLE", userMessage: string): AppError =>
  new AppError(code, { status, userMessage });

export function createPagePictures(deps: PagePicturesDependencies): PagePictures {
  /** Least recently used first. Every look-up goes through the owner's row, so a key is reached by its owner alone. */
  const kept = new Map<string, Kept>();
  let drawing = 0;

  async function findOriginal(personId: string, documentId: string, page: number) {
    return deps.database.forPerson(personId, async (sql) => {
      const vault = await deps.vaults.openVault(sql, personId);
      const row = await findDocument(sql, personId, documentId);
      const original = row?.duplicateOf ? await findDocument(sql, personId, row.duplicateOf) : row;
      if (!original) throw refusal(404, "NOT_FOUND", "There is no such document among yours.");
      const record = openRecord(vault, original);
      if (record.storageKey === null || !hasPictures(record)) {
        throw refusal(
          404,
          "NOT_FOUND",
          "This document has no pages that could be shown; its figures are below.",
        );
      }
      const rotation = record.extraction?.pageRotations?.find((turned) => turned.page === page)?.degrees;
      return { id: record.id, storageKey: record.storageKey, rotation };
    });
  }

  /** Counts a drawn page, and lets the least recently seen ones go where they are too many. */
  async function keep(key: string, entry: Kept): Promise<void> {
    kept.set(key, entry);
    try {
      entry.bytes = (await entry.picture).bytes.byteLength;
    } catch {
      kept.delete(key);
    }
    let sum = [...kept.values()].reduce((total, other) => total + other.bytes, 0);
    for (const [oldest, other] of kept) {
      if (sum <= KEPT_BYTES) break;
      kept.delete(oldest);
      sum -= other.bytes;
    }
  }

  return {
    async getPage(personId, documentId, page, width, password) {
      const { id, storageKey, rotation } = await findOriginal(personId, documentId, page);
      const draw = async (): Promise<PagePicture> => {
        if (drawing >= LONGEST_LINE) {
          throw refusal(
            503,
            "UNAVAILABLE",
            "Many pages are being drawn just now. Please try again in a moment.",
          );
        }
        drawing += 1;
        try {
          const bytes = await buffer(await deps.files.open(personId, storageKey));
          return await deps.drawPage({ bytes, password }, { page, width, rotation });
        } catch (error) {
          if (error instanceof ReadFailure) {
            throw new AppError(error.code, { status: 422, userMessage: error.userMessage, cause: error });
          }
          throw error;
        } finally {
          drawing -= 1;
        }
      };
      // What only a password opens is not kept for those who do not give it.
      if (password !== undefined) return draw();
      const key = JSON.stringify([personId, id, page, width]);
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known.picture;
      }
      const picture = draw();
      void keep(key, { picture, bytes: 0 });
      return picture;
    },
  };
}
