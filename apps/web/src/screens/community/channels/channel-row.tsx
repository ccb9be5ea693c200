import type { Channel } from "@orbita/contract";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconHash } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { place } from "~/domain/posts/place.ts";
import { ChannelFacts } from "./channel-facts.tsx";
import { JoinButton } from "./join-button.tsx";
import styles from "./channels.module.css";

/** A channel in a list, with the user's membership in it. */
export function ChannelRow({ channel }: { channel: Channel }) {
  return (
    <div className={styles.row}>
      <span className={styles.sign}>
        <Icon icon={IconHash} />
      </span>
      <div className={styles.words}>
        <Link to="/feed/{-$part}/{-$key}" params={place("channel", channel.url)} className={styles.name}>
          <bdi>{channel.url}</bdi>
        </Link>
        {channel.description && (
          <p className={styles.description} dir="auto">
            {channel.description}
          </p>
        )}
        <ChannelFacts channel={channel} last className={styles.facts} />
      </div>
      <JoinButton channel={channel} />
    </div>
  );
}
