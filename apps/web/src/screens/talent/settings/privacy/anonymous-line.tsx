import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useAnonymousName } from "~/domain/resumes/view/person-names.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";

/** How Spaces see the user without a name: the user’s real headline, years and city, never a sample. */
export function AnonymousLine() {
  const anonymousName = useAnonymousName();
  const { data } = useQuery({
    queryKey: ["resume", "profile", "space"],
    queryFn: () => answered(api().resumes.profile({ query: { as: "space" } })),
  });
  const line = data && anonymousName(data);
  if (line)
    return (
      <Trans>If you turn this setting off, Spaces will see you as “{line}” until you accept a contact request.</Trans>
    );
  return (
    <Trans>
      If you turn this setting off, Spaces will see your headline, years of experience and city until you accept a
      contact request.
    </Trans>
  );
}
