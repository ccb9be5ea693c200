import { queryOptions } from "@tanstack/react-query";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/**
 * Query key prefix of sign-in methods, sessions and activity.
 * All are refetched together, because a change to one also appears in the activity log.
 */
export const securityKey = ["security"] as const;
export const sessionsKey = [...securityKey, "sessions"] as const;

export const passwordQuery = queryOptions({
  queryKey: [...securityKey, "password"],
  queryFn: () => answered(api().credentials.hasPassword({})),
});

export const passkeysQuery = queryOptions({
  queryKey: [...securityKey, "passkeys"],
  queryFn: () => answered(api().passkeys.list({})),
});

export const connectedQuery = queryOptions({
  queryKey: [...securityKey, "connected"],
  queryFn: () => answered(api().social.connected({})),
});

export const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: () => answered(api().accounts.signIns({})),
});

export const latestActivityQuery = queryOptions({
  queryKey: [...securityKey, "activity"],
  queryFn: () => answered(api().activity.search({ body: { size: 5 } })),
});
