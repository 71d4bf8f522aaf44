import { systemStatusSchema } from "#contract/system-status.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const systemStatusQuery = readQuery(queryKeys.systemStatus, systemStatusSchema);
