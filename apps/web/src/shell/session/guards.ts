import type { Me } from "@orbita/contract";
import { ProblemError } from "@orbita/contract/kernel/client";
import { redirect, type ParsedLocation } from "@tanstack/react-router";
import { pageShown } from "../navigation/page-shown.ts";

type SessionContext = { me: Me | null; isSessionKnown: boolean };

/**
 * Redirects guests to the sign-in, which returns them here afterwards.
 * While the api is unavailable, nobody is treated as a guest.
 */
export async function requireMe({ me, isSessionKnown }: SessionContext, location: ParsedLocation): Promise<Me> {
  if (me) return me;
  if (!isSessionKnown) throw unavailable();
  await pageShown();
  // `publicHref` includes the language, without which the user would return to the Italian page.
  throw redirect({ to: "/sign-in", search: { returnTo: location.publicHref } });
}

const unavailable = () =>
  new ProblemError({
    type: "/problems/server.maintenance",
    title: "The session could not be checked",
    status: 503,
    code: "server.maintenance",
    params: {},
    errors: [],
    requestId: "",
  });
