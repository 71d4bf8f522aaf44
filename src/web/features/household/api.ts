import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  familyOverviewSchema,
  type GoalRequest,
  goalListSchema,
  householdSchema,
  invitationLookSchema,
  invitationMadeSchema,
  ownAccountListSchema,
} from "#contract/household.ts";
import { jsonBody, request, send, sentenceOf } from "../../lib/api-client.ts";
import { readQuery } from "../../lib/query-client.ts";
import { changedWithHousehold, queryKeys } from "../../lib/query-keys.ts";
import { showToast } from "../../lib/toast-store.ts";

/** What other members do is told to open windows; their figures change without a word, so each visit asks again. */
export const askAgain = { refetchOnMount: "always" } as const;
const [address] = queryKeys.household;

export const householdQuery = readQuery(queryKeys.household, householdSchema);
export const overviewQuery = readQuery([address, "overview"], familyOverviewSchema);
export const ownAccountsQuery = readQuery([address, "accounts"], ownAccountListSchema);
export const goalsQuery = readQuery([address, "goals"], goalListSchema);

type Done = { readonly title: string; readonly description?: string };

/** One change of the household; afterwards everything about it is asked for again, and the plan that covers the person. */
export function useHouseholdChange<Input, Output>(
  change: (input: Input) => Promise<Output>,
  done?: (input: Input, output: Output) => Done,
) {
  const client = useQueryClient();
  const renew = () =>
    Promise.all(changedWithHousehold.map((queryKey) => client.invalidateQueries({ queryKey })));
  return useMutation({
    mutationFn: change,
    onSuccess: async (output, input) => {
      // First what it changed, then the word that it is done: who reads the notice finds the page as it says.
      await renew();
      if (done) showToast(done(input, output));
    },
    onError: async (error) => {
      showToast({ title: "Nothing was changed", description: sentenceOf(error), tone: "destructive" });
      await renew();
    },
  });
}

const idIn = (path: string, id: string) => `${address}/${path}/${encodeURIComponent(id)}`;

export const makeInvitation = (email: string | undefined) =>
  request(
    `${address}/invitations`,
    invitationMadeSchema,
    jsonBody("POST", email === undefined ? {} : { email }),
  );
export const withdrawInvitation = (id: string) => send(idIn("invitations", id), { method: "DELETE" });
export const lookAtInvitation = (token: string) =>
  request(`${address}/invitations/look`, invitationLookSchema, jsonBody("POST", { token }));
export const joinHousehold = (token: string) =>
  request(`${address}/join`, householdSchema, jsonBody("POST", { token }));
export const leaveHousehold = () => request(`${address}/leave`, householdSchema, { method: "POST" });
export const removeMember = (id: string) => send(idIn("members", id), { method: "DELETE" });
export const handOver = (memberId: string) =>
  request(`${address}/owner`, householdSchema, jsonBody("PUT", { memberId }));
export const contribute = (monthlyExtra: string | null) =>
  request(`${address}/contribution`, householdSchema, jsonBody("PUT", { monthlyExtra }));
export const setShared = ({ id, isShared }: { readonly id: string; readonly isShared: boolean }) =>
  request(idIn("accounts", id), ownAccountListSchema, jsonBody("PUT", { isShared }));
export const addGoal = (goal: GoalRequest) =>
  request(`${address}/goals`, goalListSchema, jsonBody("POST", goal));
export const changeGoal = ({ id, goal }: { readonly id: string; readonly goal: GoalRequest }) =>
  request(idIn("goals", id), goalListSchema, jsonBody("PUT", goal));
export const removeGoal = (id: string) => send(idIn("goals", id), { method: "DELETE" });
