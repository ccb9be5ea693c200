import { Plural, Trans } from "@lingui/react/macro";
import type { Channel } from "@orbita/contract";
import { Button } from "@orbita/ui/base/button.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { channelMembersQuery } from "~/domain/channels/queries.ts";
import { MembersDialog } from "./members-dialog.tsx";
import styles from "./channel-page.module.css";

/** Notice for moderators: the number of open join requests. */
export function Requests({ channel }: { channel: Channel }) {
  const [opened, setOpened] = useState(false);
  const { data } = useQuery(channelMembersQuery(channel.id, "asked", 0));
  const count = data?.totalElements ?? 0;
  return (
    <>
      {count > 0 && (
        <Note
          className={styles.requests}
          icon={IconUsers}
          action={
            <Button size="sm" variant="outline" onClick={() => setOpened(true)}>
              <Trans>View requests…</Trans>
            </Button>
          }
        >
          <Plural value={count} one="# person wants to join" other="# people want to join" />
        </Note>
      )}
      {opened && <MembersDialog channel={channel} first="asked" onClose={() => setOpened(false)} />}
    </>
  );
}
