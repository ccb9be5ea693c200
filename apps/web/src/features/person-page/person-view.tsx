import { Trans, useLingui } from "@lingui/react/macro";
import type { Person } from "@orbita/contract";
import { productName } from "@orbita/contract/product";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatLongDay } from "~/shell/format/format.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { OwnBar } from "./own-bar.tsx";
import styles from "./person-view.module.css";

/** A person as others see one: cover, face and name. */
export function PersonView({ person }: { person: Person }) {
  const { i18n } = useLingui();
  const me = useMe();
  const name = `${person.firstName} ${person.lastName}`;
  const since = formatLongDay(i18n.locale, person.created);
  return (
    <>
      {me?.id === person.id && <OwnBar />}
      <div className={styles.cover}>
        {person.coverImage && (
          <img
            src={imageUrl(person.coverImage, 1_600)}
            srcSet={`${imageUrl(person.coverImage, 800)} 800w, ${imageUrl(person.coverImage, 1_600)} 1600w`}
            sizes="100vw"
            alt=""
          />
        )}
      </div>
      <Page as="main" className={styles.page}>
        <div className={styles.head}>
          <Avatar
            name={name}
            seed={person.id}
            size="xl"
            className={styles.avatar}
            src={person.profileImage ? imageUrl(person.profileImage, 256) : undefined}
          />
          <div className={styles.names}>
            <Heading level={1} size="lg">
              <bdi>{name}</bdi>
            </Heading>
            {person.headline && <Text size="lg">{person.headline}</Text>}
            <Meta
              size="md"
              items={[
                <bdi key="username">{person.username}</bdi>,
                <Trans key="since">
                  on {productName} since {since}
                </Trans>,
              ]}
            />
          </div>
        </div>
      </Page>
    </>
  );
}
