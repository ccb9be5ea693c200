import { useLingui } from "@lingui/react/macro";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { ChoiceChip } from "./choice-chip.tsx";
import type { ComposerState } from "./use-composer.ts";
import styles from "./post-composer.module.css";

/** The author and the channel of the post, with menus to select them. */
export function ComposerHead({ composer }: { composer: ComposerState }) {
  const { t } = useLingui();
  const { me, voices, spaceId, post, places, channelId } = composer;
  const space = voices.find(({ id }) => id === spaceId);
  const channelUrl = places.find(({ id }) => id === channelId)?.url;
  const channel = channelUrl && `#${channelUrl}`;
  const myself = me ? `${me.firstName} ${me.lastName}` : "";
  const name = post?.author.name ?? space?.name ?? myself;
  const picture = post ? post.author.picture : space ? null : (me?.profileImage ?? null);
  const src = picture ? imageUrl(picture, 96) : undefined;
  const asSpace = post ? post.author.voice !== "person" : space !== undefined;
  return (
    <div className={styles.head}>
      {asSpace ? (
        <SpaceAvatar name={name} seed={post?.author.id ?? spaceId ?? name} src={src} />
      ) : (
        <Avatar name={name} seed={me?.id ?? name} src={src} />
      )}
      <div className={styles.speaker}>
        <bdi className={styles.speakerName}>{name}</bdi>
        <div className={styles.chips}>
          {!post && (
            <ChoiceChip
              name={t`Post as`}
              label={space ? t`Post as ${space.name}` : t`Post as me`}
              value={spaceId ?? ""}
              onChange={(id) => composer.setVoice(id || null)}
              options={[
                { id: "", label: t`As me` },
                ...voices.map((voice) => ({ id: voice.id, label: t`As ${voice.name}` })),
              ]}
            />
          )}
          <ChoiceChip
            name={t({ message: "Post in", context: "post" })}
            label={channel ? t`Post in ${channel}` : t`Post in the main feed`}
            value={channelId ?? ""}
            onChange={post ? undefined : (id) => composer.setChannel(id || null)}
            options={[
              { id: "", label: t`Main feed`, hint: t`Anyone can read it` },
              ...places.map((place) => ({ id: place.id, label: `#${place.url}` })),
            ]}
          />
        </div>
      </div>
    </div>
  );
}
