import { UploadAllowance as Allowance } from "../features/billing/upload-allowance.tsx";
import { useUploads } from "../features/documents/upload-context.ts";

/** What is left of the month, counted anew with every file that is settled, against what was chosen. */
export function UploadAllowance() {
  const { queue } = useUploads();
  const settled = queue.items.filter(({ status }) => status === "completed" || status === "error").length;
  const waiting = queue.items.filter(({ status }) => status === "pending").length;
  return <Allowance uploads={settled} waiting={waiting} />;
}
