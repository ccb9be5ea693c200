import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { IconLink } from "@orbita/ui/base/icon-link.tsx";
import { IconMessage } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { api } from "../../api/client.ts";
import { useOpenCount } from "../open-count.tsx";

async function countUnread(): Promise<number | undefined> {
  const found = await api()
    .messages.myUnread({})
    .catch(() => undefined);
  return found?.threads;
}

/** Link to the talent's messages beside the notification bell, with the number of unread threads. */
export function MessagesLink() {
  const { t } = useLingui();
  const unread = useOpenCount({ of: countUnread, hint: "message.changed" });
  const label = unread === 0 ? t`Messages` : t`Messages, ${plural(unread, { one: "# unread", other: "# unread" })}`;
  return (
    <IconLink
      icon={IconMessage}
      label={label}
      dot={unread > 0}
      link={<Link to="/messages/{-$thread}" params={{ thread: undefined }} />}
    />
  );
}
