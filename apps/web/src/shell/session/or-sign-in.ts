import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useMe } from "./use-me.ts";

/** Sends guests to sign-in before an action, and back to this page afterwards. */
export function useOrSignIn(): (act: () => void) => void {
  const me = useMe();
  const navigate = useNavigate();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  return (act) => (me ? act() : void navigate({ to: "/sign-in", search: { returnTo } }));
}
