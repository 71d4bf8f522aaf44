import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { DocumentType } from "#contract/document-type.ts";
import {
  documentListSchema,
  type UploadResponse,
  type uploadQuerySchema,
  uploadResponseSchema,
} from "#contract/documents.ts";
import { privacySettingsSchema } from "#contract/privacy.ts";
import { jsonBody, request, send } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { derivedFromDocuments, queryKeys } from "../../lib/query-keys.ts";

/** What a person says of a model for single documents. */
export type ModelWord = NonNullable<z.infer<typeof uploadQuerySchema>["model"]>;

/** Which model there is, and whether it may be asked unless something else is said of a document. */
export const modelSettingsQuery = readQuery(queryKeys.privacySettings, privacySettingsSchema);

export const documentsQuery = readQuery(queryKeys.documents, documentListSchema);

/**
 * Sends one file, or the photos of the pages of one document as one. Asks for an answer as soon as the file is stored; what the reader finds follows as server events.
 * @throws ApiError with the server's sentence when the file is refused.
 */
export function uploadDocument(
  files: readonly File[],
  documentType: DocumentType,
  model?: ModelWord,
): Promise<UploadResponse> {
  const query = new URLSearchParams({
    ...(files.length > 1 ? { pages: "together" } : {}),
    ...(model ? { model } : {}),
  });
  const body = new FormData();
  body.append("documentType", documentType);
  for (const file of files) body.append("file", file, file.name);
  return request(`/api/documents/upload${query.size > 0 ? `?${query}` : ""}`, uploadResponseSchema, {
    method: "POST",
    headers: { prefer: "respond-async" },
    body,
  });
}

export function useDeleteDocument() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (documentId: string) => send(documentPath(documentId), { method: "DELETE" }),
    onSuccess: () =>
      Promise.all(
        [queryKeys.documents, ...derivedFromDocuments].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
}

/** Reads a failed document once more. */
export function useRetryDocument() {
  return useMutation({
    mutationFn: (documentId: string) => send(`${documentPath(documentId)}/retry`, { method: "POST" }),
  });
}

export function useSendPassword() {
  return useMutation({
    mutationFn: ({ documentId, password }: { documentId: string; password: string }) =>
      send(`${documentPath(documentId)}/password`, jsonBody("POST", { password })),
  });
}

function documentPath(documentId: string): string {
  return `/api/documents/${encodeURIComponent(documentId)}`;
}
