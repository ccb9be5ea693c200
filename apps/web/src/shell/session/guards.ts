import type { Me } from "@orbita/contract";
import { redirect, type ParsedLocation } from "@tanstack/react-router";

/** Pages behind a sign-in send guests there, and back afterwards. */
export function requireMe(me: Me | null, location: ParsedLocation): Me {
  if (me) return me;
  // The public address: the one without its language would come back in Italian.
  throw redirect({ to: "/sign-in", search: { returnTo: location.publicHref } });
}
