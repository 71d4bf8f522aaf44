import { UploadAllowance as Allowance } from "../features/billing/upload-allowance.tsx";
import { useUploads } from "../features/documents/upload-context.ts";

/** What is left of the month, counted anew with every file that is settled. */
export function UploadAllowance() {
  const { queue } = useUploads();
  const settled = queue.items.filter(({ status }) => status === "completed" || status === "error").length;
  return <Allowance uploads={settled} />;
}
