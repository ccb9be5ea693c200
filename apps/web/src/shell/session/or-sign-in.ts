import { useNavigate, useRouterState } from "@tanstack/react-router";
import { useMe } from "./use-me.ts";

/** What guests may see but not do leads them to the door, and back here afterwards. */
export function useOrSignIn(): (act: () => void) => void {
  const me = useMe();
  const navigate = useNavigate();
  const returnTo = useRouterState({ select: ({ location }) => location.publicHref });
  return (act) => (me ? act() : void navigate({ to: "/sign-in", search: { returnTo } }));
}
