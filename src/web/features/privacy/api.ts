import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { exportFileName } from "#contract/data-export.ts";
import {
  erasedSchema,
  importedSchema,
  type PrivacyChange,
  type PrivacySettings,
  privacySettingsSchema,
  privacySummarySchema,
} from "#contract/privacy.ts";
import { ApiError, actAs, jsonBody, request, requestBlob, sentenceOf } from "../../lib/api-client.ts";
import { today } from "../../lib/format-date.ts";
import { eraseKeptFiles } from "../../lib/kept-files.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";
import { saveBlob } from "../../lib/save-file.ts";
import { dropSharedFiles } from "../../lib/shared-files.ts";
import { showToast } from "../../lib/toast-store.ts";

/** After everything was deleted the page stays this long, so that the notice can be read. */
const REDIRECT_MS = 2000;

export const privacySummaryQuery = readQuery(queryKeys.privacySummary, privacySummarySchema);
export const privacySettingsQuery = readQuery(queryKeys.privacySettings, privacySettingsSchema);

/** Keeps a choice: on the page at once, taken back where the server refuses. */
export function useChangePrivacy() {
  const client = useQueryClient();
  const queryKey = queryKeys.privacySettings;
  return useMutation({
    scope: { id: "privacy-settings" },
    mutationFn: (change: PrivacyChange) =>
      request("/api/privacy/settings", privacySettingsSchema, jsonBody("PATCH", change)),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<PrivacySettings>(queryKey);
      const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      if (before) client.setQueryData(queryKey, { ...before, ...named });
      return { before };
    },
    onError: (error, _change, context) => {
      if (context?.before) client.setQueryData(queryKey, context.before);
      showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive" });
    },
    onSuccess: async (settings) => {
      client.setQueryData(queryKey, settings);
      showToast({ title: "Privacy settings updated", description: "Your preferences have been saved." });
      // The name may be hidden from now on, or shown again.
      await client.invalidateQueries({ queryKey: queryKeys.currentUser });
    },
  });
}

/** Saves everything that is kept as a file. */
export function useExportData(onDone: () => void) {
  return useMutation({
    mutationFn: (format: "json" | "zip") =>
      requestBlob(`/api/privacy/export-data${format === "zip" ? "?format=zip" : ""}`, { method: "POST" }),
    onSuccess: (content, format) => {
      saveBlob(exportFileName(today(), format), content);
      showToast({
        title: "Data exported successfully",
        description: "Your data has been downloaded in a secure format.",
      });
      onDone();
    },
    onError: (error) => {
      showToast({ title: "Nothing was exported", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** Brings an export into the empty account. */
export function useImportData() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (file: File) => {
      const body = new FormData();
      body.append("file", file);
      return request("/api/privacy/import", importedSchema, { method: "POST", body });
    },
    onSuccess: async () => {
      showToast({ title: "Data brought in", description: "Everything in the file is in your account now." });
      await client.resetQueries();
    },
    onError: (error) => {
      showToast({ title: "Nothing was brought in", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** Nothing of what was shown, or waited in this browser, is left; everything is asked for anew. */
async function startAnew(client: QueryClient): Promise<void> {
  await eraseKeptFiles();
  dropSharedFiles();
  await client.cancelQueries();
  // Who looked at the sample household sees their own account again, which has another id.
  actAs(null);
  const [user] = queryKeys.currentUser;
  await client.refetchQueries({ queryKey: queryKeys.currentUser });
  await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== user });
}

const erase = (path: string) => request(path, erasedSchema, { method: "DELETE" });

/** Deletes everything and resets the account. */
export function useDeleteAll(onDone: () => void) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => erase("/api/privacy/delete-all"),
    onSuccess: async () => {
      showToast({
        title: "All data deleted",
        description: "Your account has been reset and all data permanently deleted.",
      });
      onDone();
      setTimeout(() => void navigate("/"), REDIRECT_MS);
      await startAnew(client);
    },
    onError: (error) => {
      showToast({ title: "Deletion Failed", description: sentenceOf(error), tone: "destructive" });
    },
  });
}

/** Deletes the money data; settings and account stay. */
export function useDeleteData() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: () => erase("/api/user/data"),
    onSuccess: async () => {
      showToast({
        title: "Data Deleted Successfully",
        description: "All your financial data has been removed. Your account remains active.",
      });
      await startAnew(client);
      await navigate("/");
    },
    onError: (error) => {
      showToast({
        title: "Deletion Failed",
        description: sentenceOf(error) || "Failed to delete your data. Please try again.",
        tone: "destructive",
      });
    },
  });
}

/** Deletes the account and everything in it; who did not sign in a moment ago is sent to do so first. */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => erase("/api/account"),
    onSuccess: async () => {
      await eraseKeptFiles();
      client.clear();
      window.location.assign("/");
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 403 && error.loginUrl !== undefined) {
        window.location.assign(`${error.loginUrl}&returnTo=${encodeURIComponent("/settings")}`);
        return;
      }
      showToast({ title: "Deletion Failed", description: sentenceOf(error), tone: "destructive" });
    },
  });
}
