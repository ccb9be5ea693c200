import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyChannel } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconBuilding, IconCompass, IconHash, IconLayoutList } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { formatCount } from "~/shell/format/format.ts";
import { useMyChannels } from "./use-my-channels.ts";
import { place } from "~/domain/posts/place.ts";
import styles from "./feed-frame.module.css";

/** By default the router also marks parents of the current path as active, so /feed would always be active. */
const exactly = { activeOptions: { exact: true } } as const;

/** Links to the feed, the posts of Spaces, and the user's channels with their unread counts. */
export function FeedSidebar({ signedIn }: { signedIn: boolean }) {
  const channels = useMyChannels(signedIn);
  return (
    <>
      <p className={styles.label}>
        <Trans>Feed</Trans>
      </p>
      <ul>
        <li>
          <Link to="/feed/{-$part}/{-$key}" params={place()} className={styles.place} {...exactly}>
            <Icon icon={IconLayoutList} />
            <span className={styles.name}>
              <Trans context="feed">All</Trans>
            </span>
          </Link>
        </li>
        <li>
          <Link to="/feed/{-$part}/{-$key}" params={place("spaces")} className={styles.place} {...exactly}>
            <Icon icon={IconBuilding} />
            <span className={styles.name}>
              <Trans>Posts by Spaces</Trans>
            </span>
          </Link>
        </li>
      </ul>
      {channels.length > 0 && (
        <>
          <p className={styles.label}>
            <Trans>Channels</Trans>
          </p>
          <ul>
            {channels.map((channel) => (
              <li key={channel.id}>
                <Link
                  to="/feed/{-$part}/{-$key}"
                  params={place("channel", channel.url)}
                  className={styles.place}
                  {...exactly}
                >
                  <Icon icon={IconHash} />
                  <bdi className={styles.name}>{channel.url}</bdi>
                  <Unread channel={channel} />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <ButtonLink
        variant="quiet"
        size="sm"
        icon={IconCompass}
        className={styles.all}
        link={<Link to="/feed/{-$part}/{-$key}" params={place("channels")} />}
      >
        <Trans>All channels</Trans>
      </ButtonLink>
    </>
  );
}

function Unread({ channel: { state, unread } }: { channel: MyChannel }) {
  const { i18n } = useLingui();
  if (state === "invited")
    return (
      <span className={styles.invited}>
        <Trans>Invitation</Trans>
      </span>
    );
  if (state === "asked")
    return (
      <span className={styles.invited}>
        <Trans>Pending</Trans>
      </span>
    );
  if (unread === 0) return null;
  return (
    <span className={styles.unread}>
      <span aria-hidden="true">{formatCount(i18n.locale, unread)}</span>
      <VisuallyHidden>
        <Plural value={unread} one="# new post" other="# new posts" />
      </VisuallyHidden>
    </span>
  );
}
