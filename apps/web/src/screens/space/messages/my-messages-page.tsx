import { Trans } from "@lingui/react/macro";
import { Page } from "@orbita/ui/base/page.tsx";
import { Link } from "@tanstack/react-router";
import { Inbox, type InboxLinks } from "./inbox.tsx";
import styles from "~/domain/messages/messages.module.css";

const links: InboxLinks = {
  here: (thread) => <Link to="/messages/{-$thread}" params={{ thread }} resetScroll={false} />,
  about: ({ id, about }) =>
    about === "application" ? (
      <Link to="/applications" search={{ id }} />
    ) : (
      <Link to="/contact-requests" search={{ id }} />
    ),
};
const mine = { spaceId: null };

export const MyMessagesPage = ({ thread }: { thread: string | undefined }) => (
  <Page as="main" className={styles.mine}>
    <Inbox
      looker={mine}
      id={thread}
      links={links}
      empty={
        <Trans>
          Once you’ve applied for a job or accepted a contact request, you and the Space can message each other.
        </Trans>
      }
    />
  </Page>
);
