import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useMe } from "./use-me.ts";

/** Runs an action for signed-in users. Sends guests to the sign-in instead, and back to this page afterwards. */
export function useOrSignIn(): (act: () => void) => void {
  const me = useMe();
  const navigate = useNavigate();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  return (act) => (me ? act() : void navigate({ to: "/sign-in", search: { returnTo } }));
}
