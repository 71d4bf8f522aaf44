import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Document } from "#contract/documents.ts";
import { checkAppVersion } from "../../lib/app-version.ts";
import { changedWithHousehold, derivedFromDocuments, queryKeys } from "../../lib/query-keys.ts";
import { openServerEvents } from "./server-events.ts";

/** How often to ask while a file is being read and the event stream is down. */
const CATCH_UP_MS = 3000;
/** And while it is open: a report that went astray would leave the file unfinished on this page for good. */
const MAKE_SURE_MS = 15_000;

type Options = { readonly hasUnfinished: boolean; readonly onDocument: (document: Document) => void };

/** Keeps documents, and the figures that come from them, in step with what the server reports. */
export function useDocumentEvents({ hasUnfinished, onDocument }: Options) {
  const client = useQueryClient();
  const [connected, setConnected] = useState(false);
  const completed = useRef(new Set<string>());
  const reportDocument = useEffectEvent(onDocument);

  const refreshAll = useCallback(() => {
    for (const queryKey of [queryKeys.documents, ...derivedFromDocuments]) {
      void client.invalidateQueries({ queryKey });
    }
  }, [client]);

  /** A finished document changes the lists once, whether its answer or its event comes first. */
  const noteDocument = useCallback(
    (document: Document) => {
      if (document.status !== "completed") {
        completed.current.delete(document.id);
      } else if (!completed.current.has(document.id)) {
        completed.current.add(document.id);
        refreshAll();
      }
    },
    [refreshAll],
  );

  /** An answer that was asked for before a report may hold an older state, and would come after it: it is asked for anew. */
  const askAnew = useCallback(async () => {
    const filters = { queryKey: queryKeys.documents, exact: true };
    if (client.isFetching(filters) === 0) return;
    await client.cancelQueries(filters);
    await client.invalidateQueries(filters);
  }, [client]);

  useEffect(
    () =>
      openServerEvents({
        onConnectedChange: setConnected,
        onReconnect: () => {
          // The household's view is among what comes from documents.
          refreshAll();
          // The server may have been away because it was updated.
          void checkAppVersion();
        },
        // Whether the session is over is learnt from a read, which then says so.
        onRefused: () => void client.invalidateQueries({ queryKey: queryKeys.documents }),
        onEvent: (event) => {
          if (event.type === "documents-changed") {
            refreshAll();
            return;
          }
          if (event.type === "household-changed") {
            for (const queryKey of changedWithHousehold) void client.invalidateQueries({ queryKey });
            return;
          }
          if (!completed.current.has(event.document.id)) void askAnew();
          reportDocument(event.document);
          noteDocument(event.document);
        },
      }),
    [noteDocument, refreshAll, askAnew, client],
  );

  // A file may have been finished after it went up and before the stream stood: nobody tells that a second time.
  const catchUp = useEffectEvent(() => {
    if (hasUnfinished) void client.invalidateQueries({ queryKey: queryKeys.documents });
  });
  useEffect(() => {
    if (connected) catchUp();
  }, [connected]);

  useEffect(() => {
    if (!hasUnfinished) return undefined;
    const timer = setInterval(
      () => void client.invalidateQueries({ queryKey: queryKeys.documents }),
      connected ? MAKE_SURE_MS : CATCH_UP_MS,
    );
    return () => clearInterval(timer);
  }, [connected, hasUnfinished, client]);

  return { noteDocument };
}
