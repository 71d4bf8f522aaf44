import { profileSchema } from "#contract/profile.ts";
import { readQuery } from "../../lib/query-client.ts";
import { queryKeys } from "../../lib/query-keys.ts";

export const profileQuery = readQuery(queryKeys.profile, profileSchema);
