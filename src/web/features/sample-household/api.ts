import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { actAs, send, sentenceOf } from "../../lib/api-client.ts";
import { focusIfLost } from "../../lib/focus-if-lost.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** Changes whose figures the session shows, and drops all that were shown before. Rejects when nothing was changed. */
async function switchHousehold(client: QueryClient, method: "PUT" | "DELETE"): Promise<void> {
  await client.cancelQueries();
  await send("/api/sample-household", { method });
  // The id changes with the figures: until the new one is known no call names the old one.
  actAs(null);
  const [user] = queryKeys.currentUser;
  await client.refetchQueries({ queryKey: queryKeys.currentUser });
  await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== user });
}

/** The button that was pressed is gone with the page it stood on. */
const focusPage = () => focusIfLost(document.querySelector<HTMLElement>("main"), { preventScroll: true });

/** Makes the sample household and shows it. */
export function useExploreSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => switchHousehold(client, "PUT"),
    onSuccess: focusPage,
    onError: (error) => {
      showToast({ title: "The sample is not there", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** Erases the sample household; the person's own figures are shown again. */
export function useLeaveSample() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => switchHousehold(client, "DELETE"),
    onSuccess: focusPage,
    onError: (error) => {
      showToast({ title: "The sample is still there", description: sentenceOf(error), tone: "destructive" });
    },
  });
}
