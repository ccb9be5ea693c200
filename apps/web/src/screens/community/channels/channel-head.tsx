import type { Channel } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { ChannelFacts } from "./channel-facts.tsx";
import { ChannelMenu } from "./channel-menu.tsx";
import { JoinButton } from "./join-button.tsx";
import { NoticesMenu } from "./notices-menu.tsx";
import { Requests } from "./requests.tsx";
import styles from "./channel-page.module.css";

/** Header of a channel: cover, name, description, and the user's membership. */
export function ChannelHead({ channel }: { channel: Channel }) {
  const me = useMe();
  const name = `# ${channel.url}`;
  return (
    <>
      {channel.cover && (
        <img
          className={styles.cover}
          src={imageUrl(channel.cover, 1_600)}
          srcSet={`${imageUrl(channel.cover, 800)} 800w, ${imageUrl(channel.cover, 1_600)} 1600w`}
          sizes="(max-width: 760px) 100vw, 680px"
          alt=""
        />
      )}
      <header className={styles.head}>
        <div className={styles.about}>
          <Heading level={1} size="md">
            <bdi>{name}</bdi>
          </Heading>
          {channel.description && (
            <p className={styles.description} dir="auto">
              {channel.description}
            </p>
          )}
          <ChannelFacts channel={channel} className={styles.facts} />
        </div>
        <div className={styles.acts}>
          {channel.me?.state === "member" && <NoticesMenu channel={channel} notices={channel.me.notices} />}
          {/* Users who cannot read the channel get the join button below instead, in place of the posts. */}
          {channel.may.read && <JoinButton channel={channel} />}
          {me && <ChannelMenu channel={channel} />}
        </div>
      </header>
      {channel.may.moderate && <Requests channel={channel} />}
    </>
  );
}
