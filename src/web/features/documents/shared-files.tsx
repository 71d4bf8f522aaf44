import { useEffect, useEffectEvent } from "react";
import { useSearchParams } from "react-router";
import { plural } from "../../lib/format-date.ts";
import { takeSharedFiles } from "../../lib/shared-files.ts";
import { showToast } from "../../lib/toast-store.ts";
import { useUploads } from "./upload-context.ts";

/** Puts files that another app shared into the list, once; the address says that some wait (`?shared=`), also after signing in. */
export function SharedFiles() {
  const [search, setSearch] = useSearchParams();
  const { addFiles } = useUploads();
  const shared = search.get("shared");

  const take = useEffectEvent(async () => {
    const files = shared === "files" ? await takeSharedFiles(Date.now()).catch(() => undefined) : undefined;
    if (files === undefined) {
      showToast({
        title: "The shared files did not arrive",
        description: "Nothing was uploaded. Choose them here instead.",
        tone: "destructive",
      });
    } else if (files.length > 0) {
      addFiles(files, "unknown");
      showToast({
        title: `${plural(files.length, "file")} added`,
        description: "Shared from another app. Nothing is uploaded before you say so.",
      });
    }
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("shared");
        return next;
      },
      { replace: true },
    );
  });
  useEffect(() => {
    if (shared !== null) void take();
  }, [shared]);
  return null;
}
