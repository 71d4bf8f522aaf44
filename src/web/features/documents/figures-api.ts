import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  type DocumentFigures,
  documentFiguresSchema,
  openFigureQuestionListSchema,
  pageWidths,
} from "#contract/figures.ts";
import { jsonBody, request, requestBlob, send, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { derivedFromDocuments, queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

export const questionsQuery = readQuery(queryKeys.questions, openFigureQuestionListSchema);

export const figuresQuery = (documentId: string) =>
  readQuery([...queryKeys.documents, documentId, "figures"], documentFiguresSchema);

/** The smallest width that is drawn sharply on this screen at `cssPixels`. */
export function pageWidth(cssPixels: number, pixelRatio: number): number {
  const wanted = cssPixels * Math.min(pixelRatio, 2);
  return pageWidths.find((width) => width >= wanted) ?? pageWidths[pageWidths.length - 1] ?? wanted;
}

/** The picture of a page. It never changes, so it is fetched once for each width; a sharper one replaces it when it is there. */
export const pagePictureQuery = (documentId: string, page: number, width: number, password: string | null) =>
  queryOptions({
    queryKey: ["page-picture", documentId, page, width, password !== null],
    queryFn: ({ signal }) => {
      const path = `/api/documents/${encodeURIComponent(documentId)}/pages/${page}`;
      return password === null
        ? requestBlob(`${path}?width=${width}`, { signal })
        : requestBlob(path, { signal, ...jsonBody("POST", { width, password }) });
    },
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });

type FigureChange = {
  readonly path: string;
  /** Null: this document does not show it. Undefined: take the correction back. */
  readonly value: string | null | undefined;
};

/** Counts a row that seems to be there already, or skips it again. */
export function useKeepRow(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, isKept }: { readonly path: string; readonly isKept: boolean }) =>
      send(
        `/api/documents/${encodeURIComponent(documentId)}/rows/${path.slice(path.lastIndexOf(".") + 1)}`,
        jsonBody("PUT", { isKept }),
      ),
    onSuccess: () =>
      Promise.all(
        [queryKeys.documents, ...derivedFromDocuments].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
    onError: (error) => {
      showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** A person's word on a figure; debts, cashflow and plan follow. */
export function useChangeFigure(documentId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ path, value }: FigureChange): Promise<DocumentFigures> =>
      request(
        `/api/documents/${encodeURIComponent(documentId)}/figures/${encodeURIComponent(path)}`,
        documentFiguresSchema,
        value === undefined ? { method: "DELETE" } : jsonBody("PUT", { value }),
      ),
    onSuccess: async (figures) => {
      client.setQueryData(figuresQuery(documentId).queryKey, figures);
      await Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.documents, exact: true }),
        ...derivedFromDocuments.map((queryKey) => client.invalidateQueries({ queryKey })),
      ]);
    },
  });
}
