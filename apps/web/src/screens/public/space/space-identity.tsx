import { Trans } from "@lingui/react/macro";
import type { Space } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { IconWorld } from "@tabler/icons-react";
import { lazy, Suspense } from "react";
import { VerifiedBadge, VerifiedDetails } from "~/domain/spaces/public/verified-badge.tsx";
import { imageUrl } from "~/shell/api/file-url.ts";
import { useMe } from "~/shell/session/use-me.ts";
import { websiteAddress, websiteName } from "./website.ts";
import styles from "./space-view.module.css";

// The follow button is loaded lazily, because guests cannot follow.
const FollowHere = lazy(() => import("~/domain/follows/own/follow-here.tsx").then((m) => ({ default: m.FollowHere })));

/** Logo, name and headline of a Space, overlapping the edge of the cover. */
export function SpaceIdentity({ space }: { space: Space }) {
  const me = useMe();
  return (
    <div className={styles.head}>
      <SpaceAvatar
        name={space.name}
        seed={space.id}
        size="xl"
        src={space.logo ? imageUrl(space.logo, 256) : undefined}
        className={styles.avatar}
      />
      <div className={styles.names}>
        <Heading level={1} size="lg">
          <bdi>{space.name}</bdi>
        </Heading>
        <VerifiedBadge facts={space.verification} />
        {space.headline && (
          <Text size="lg" className={styles.headline}>
            <bdi>{space.headline}</bdi>
          </Text>
        )}
        <AgencyLine space={space} />
        <VerifiedDetails facts={space.verification} />
      </div>
      {(me || space.website) && (
        <div className={styles.acts}>
          {me && (
            <Suspense>
              <FollowHere what={{ kind: "space", id: space.id }} />
            </Suspense>
          )}
          {space.website && (
            <ButtonLink
              variant="outline"
              icon={IconWorld}
              link={<a href={websiteAddress(space.website)} rel="nofollow ugc noopener" />}
            >
              <bdi>{websiteName(space.website)}</bdi>
            </ButtonLink>
          )}
        </div>
      )}
    </div>
  );
}

/** The authorisation number of an agency, which the law requires wherever the agency presents itself (D.Lgs. 276/2003). */
function AgencyLine({ space: { type, authorisationNumber: number } }: { space: Space }) {
  if (type !== "agency") return null;
  return (
    <Text size="md" tone="muted" className={styles.headline}>
      {number ? (
        <Trans>
          Employment agency, authorisation no. <bdi>{number}</bdi>
        </Trans>
      ) : (
        <Trans>Employment agency</Trans>
      )}
    </Text>
  );
}
