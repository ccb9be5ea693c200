import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useMemo } from "react";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { Inbox, type InboxLinks } from "./inbox.tsx";

const linksOf = (space: string): InboxLinks => ({
  here: (id) => <Link to="/work/$space/messages/{-$thread}" params={{ space, thread: id }} resetScroll={false} />,
  about: ({ id, about, jobPostId }) =>
    about === "contactRequest" ? (
      <Link to="/work/$space/contact-requests" params={{ space }} search={{ id }} />
    ) : (
      <Link
        to="/work/$space/job-posts/$id/applications"
        params={{ space, id: jobPostId ?? "" }}
        search={{ candidate: id }}
      />
    ),
});

export function SpaceMessagesPage({ thread }: { thread: string | undefined }) {
  const { id: spaceId, url } = useActingSpace();
  const links = useMemo(() => linksOf(url), [url]);
  return (
    <Inbox
      looker={{ spaceId }}
      id={thread}
      links={links}
      empty={<Trans>To message a candidate, open their application. The conversation will then appear here.</Trans>}
    />
  );
}
