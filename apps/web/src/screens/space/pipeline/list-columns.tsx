import { useLingui } from "@lingui/react/macro";
import type { ApplicationCard } from "@orbita/contract";
import type { DataColumn } from "@orbita/ui/patterns/data-table-types.ts";
import { Link } from "@tanstack/react-router";
import { StateBadge } from "~/domain/applications/state-badge.tsx";
import { CandidateAvatar } from "~/domain/applications/candidate-avatar.tsx";
import { useCandidateName } from "~/domain/applications/use-candidate-name.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { ProfileSummary, useGapText, useStateNames } from "~/domain/applications/application-labels.tsx";
import { EvidenceStrip } from "./evidence-strip.tsx";
import { getPipelineSort, type SortField } from "~/domain/applications/pipeline-search.ts";
import type { PipelineNavigation } from "./use-place.tsx";
import { Arrived, ReplyBy } from "./waiting-labels.tsx";
import styles from "./pipeline.module.css";

/** Sort link of a column header; a second click reverses the direction. */
function sortBy({ search, linkTo }: PipelineNavigation, field: SortField): DataColumn<ApplicationCard>["sort"] {
  const current = getPipelineSort(search);
  const direction = current === `${field}:asc` ? "asc" : current === `${field}:desc` ? "desc" : null;
  return { link: linkTo({ sort: `${field}:${direction === "asc" ? "desc" : "asc"}` }), direction };
}

type ListColumnOptions = { place: PipelineNavigation; now: number; titles: boolean };

export function useListColumns({ place, now, titles }: ListColumnOptions): DataColumn<ApplicationCard>[] {
  const { t } = useLingui();
  const { ownOf } = useStateNames();
  const gapWords = useGapText();
  const posts: DataColumn<ApplicationCard> = {
    id: "post",
    title: t({ message: "Job", context: "job ad" }),
    acts: true,
    cell: (card) => <PostLink card={card} />,
  };
  return [
    { id: "person", title: t`Person`, cell: (card) => <Person card={card} /> },
    ...(titles ? [posts] : []),
    {
      id: "profile",
      title: t`Profile`,
      cell: (card) => (
        <span className={styles.profile}>
          <ProfileSummary card={card} />
        </span>
      ),
    },
    {
      id: "status",
      title: t`Status`,
      sort: sortBy(place, "status"),
      cell: ({ status }) => <StateBadge status={status} label={ownOf(status)} />,
    },
    {
      id: "met",
      title: t`Requirements`,
      width: 120,
      sort: sortBy(place, "met"),
      cell: ({ verdicts }) => (
        <span title={gapWords(verdicts)}>
          <EvidenceStrip verdicts={verdicts} className={styles.strip} />
        </span>
      ),
    },
    {
      id: "created",
      title: t`Arrived`,
      align: "end",
      sort: sortBy(place, "created"),
      cell: (card) => <Arrived card={card} now={now} />,
    },
    {
      id: "replyBy",
      title: t`Reply by`,
      align: "end",
      sort: sortBy(place, "replyBy"),
      cell: (card) => <ReplyBy card={card} now={now} />,
    },
  ];
}

function Person({ card }: { card: ApplicationCard }) {
  const { nameOf } = useCandidateName();
  return (
    <span className={styles.person}>
      <CandidateAvatar candidate={card} size="xs" />
      <bdi>{nameOf(card)}</bdi>
    </span>
  );
}

function PostLink({ card }: { card: ApplicationCard }) {
  const space = useActingSpace();
  return (
    <Link
      to="/work/$space/job-posts/$id/applications"
      params={{ space: space.url, id: card.jobPostId }}
      title={card.jobPostTitle}
      className={styles.post}
    >
      <bdi>{card.jobPostTitle}</bdi>
    </Link>
  );
}
