import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { PromiseLabel } from "@orbita/ui/base/promise-label.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Tag } from "@orbita/ui/base/tag.tsx";
import { Link } from "@tanstack/react-router";
import { placeName } from "~/shell/format/place.ts";
import { companySizeName, listedName, mainLocation } from "~/domain/spaces/pages/company-labels.ts";
import { imageUrl } from "~/shell/api/file-url.ts";
import { formatDays, formatShare } from "~/shell/format/share.ts";
import type { SpaceSummary } from "./find-spaces.ts";
import styles from "./space-row.module.css";

/** A Space in the directory: its profile at the start of the row, its open jobs at the end. */
export function SpaceRow({ space }: { space: SpaceSummary }) {
  const { i18n } = useLingui();
  const { name, headline, businessSector, companySize, openJobPosts } = space;
  const place = mainLocation(space);
  const size = companySize && companySizeName(i18n, companySize);
  const others = space.locations.length - 1;
  return (
    <Link to="/space/$url" params={{ url: space.url }} className={styles.row}>
      <SpaceAvatar name={name} seed={space.id} src={space.logo ? imageUrl(space.logo, 96) : undefined} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <bdi>{name}</bdi>
          {space.type === "agency" && (
            <Tag>
              <Trans>Employment agency</Trans>
            </Tag>
          )}
        </h3>
        {headline && (
          <span className={styles.headline}>
            <bdi>{headline}</bdi>
          </span>
        )}
        <Meta
          as="span"
          size="md"
          items={[
            businessSector && listedName(i18n, businessSector),
            place && (
              <span key="place">
                <bdi>{placeName({ ...place, postalCode: null })}</bdi>
                {others > 0 && (
                  <>
                    {" "}
                    <Plural value={others} one="and # more location" other="and # more locations" />
                  </>
                )}
              </span>
            ),
            size && (
              <span key="size">{companySize === "1" ? <Trans>1 person</Trans> : <Trans>{size} people</Trans>}</span>
            ),
          ]}
        />
      </div>
      <span className={styles.end}>
        <b className={openJobPosts > 0 ? styles.open : undefined}>
          <Plural value={openJobPosts} _0="No open jobs" one="# open job" other="# open jobs" />
        </b>
        <Answers space={space} />
      </span>
    </Link>
  );
}

/** The measured reply time of a Space. With too few replies, shows the promised time instead, if the Space has open jobs. */
function Answers({ space: { promises, replyDays, openJobPosts } }: { space: SpaceSummary }) {
  const { i18n } = useLingui();
  const { medianDays, inTime, due } = promises;
  if (medianDays !== null && inTime !== null && due !== null) {
    const days = formatDays(i18n.locale, medianDays);
    const share = formatShare(i18n.locale, inTime / due);
    return (
      <PromiseLabel>
        <Trans>
          Replies in {days}, {share} on time
        </Trans>
      </PromiseLabel>
    );
  }
  if (openJobPosts === 0) return null;
  return (
    <PromiseLabel>
      <Trans>
        Replies <Plural value={replyDays} one="within # day" other="within # days" />
      </Trans>
    </PromiseLabel>
  );
}
