import { Trans, useLingui } from "@lingui/react/macro";
import type { JobPost } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { SpaceAvatar } from "@orbita/ui/base/space-avatar.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link } from "@tanstack/react-router";
import { imageUrl } from "~/shell/api/file-url.ts";
import { labelOf, peopleLabel } from "~/domain/job-posts/public/row/label-of.ts";
import { VerifiedBadge, VerifiedDetails } from "~/domain/spaces/public/verified-badge.tsx";
import styles from "./job-view.module.css";

/**
 * The Space that publishes the post: logo, name, sector and size.
 * For an agency also the authorisation number that the law requires.
 */
export function JobViewSpace({ job }: { job: JobPost }) {
  const { i18n } = useLingui();
  const { name, url, logo, type, authorisationNumber: number, businessSector, companySize, verification } = job.space;
  return (
    <div className={styles.identity}>
      <SpaceAvatar name={name} seed={job.spaceId} src={logo ? imageUrl(logo, 96) : undefined} size="lg" />
      <div>
        <Text size="md">
          <TextLink link={<Link to="/space/$url" params={{ url }} />} className={styles.name}>
            <bdi>{name}</bdi>
          </TextLink>{" "}
          <VerifiedBadge facts={verification} />
        </Text>
        <Meta
          size="md"
          items={[
            labelOf(job, businessSector, i18n.locale),
            job.location?.city && <bdi key="city">{job.location.city}</bdi>,
            peopleLabel(i18n, companySize),
          ]}
        />
        <VerifiedDetails facts={verification} />
        {type === "agency" && number && (
          <Text size="md" tone="muted">
            <Trans>
              Employment agency, authorisation no. <bdi>{number}</bdi>
            </Trans>
          </Text>
        )}
      </div>
    </div>
  );
}

/** Names the agency's client, as the law requires (D.Lgs. 276/2003 art. 9). */
export function HiringCompany({ job: { hiringCompany, space } }: { job: JobPost }) {
  if (!hiringCompany) return null;
  const { name } = space;
  return (
    <Text size="md" tone="body" className={styles.hiring}>
      <Trans>
        {name} is recruiting on behalf of <b>{hiringCompany}</b>, the hiring company.
      </Trans>
    </Text>
  );
}
