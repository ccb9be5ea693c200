import { Trans, useLingui } from "@lingui/react/macro";
import type { PriorContact, Criterion, TalentHit } from "@orbita/contract";
import { Avatar } from "@orbita/ui/base/avatar.tsx";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { fillLink } from "@orbita/ui/base/slot.tsx";
import { cloneElement } from "react";
import { formatYears } from "~/domain/resumes/periods.ts";
import { Years } from "~/domain/resumes/view/dated-view.tsx";
import { formatDayOfYear, formatDay } from "~/shell/format/format.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { MatchLines } from "./match-lines.tsx";
import { nameOf, useTalentName } from "./talent-labels.ts";
import type { TalentSearchControl } from "./use-talents.tsx";
import styles from "./results.module.css";

const dayMs = 86_400_000;

/**
 * How long ago a CV was changed, for example "today" or "3 days ago"; after two weeks the date.
 * The API reveals only the day on which a CV changed, so there are no hours.
 */
export function formatDaysSince(locale: string, day: string, now: number): string {
  const days = Math.max(0, Math.floor(now / dayMs) - Math.floor(Date.parse(day) / dayMs));
  if (days > 14) return formatDay(locale, day);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-days, "day");
}

type Props = { hit: TalentHit; criteria: readonly Criterion[]; talents: TalentSearchControl; now: number };

/** A search result: the talent, and the evidence in the talent's CV for the criteria. */
export function TalentRow({ hit, criteria, talents, now }: Props) {
  const { t } = useLingui();
  const { verified } = useActingSpace();
  const shown = useTalentName()(hit);
  const opened = hit.id === talents.search.talent;
  const link = cloneElement(talents.linkToTalent(hit.id), { "data-talent": hit.id });
  return (
    <li className={styles.row} data-opened={opened || undefined}>
      <TalentAvatar hit={hit} />
      <div className={styles.who}>
        <div className={styles.names}>
          <h2 className={styles.name}>
            {verified ? (
              fillLink(link, { children: <bdi>{shown}</bdi>, current: opened ? "true" : undefined })
            ) : (
              <bdi>{shown}</bdi>
            )}
          </h2>
          {hit.headline && <bdi className={styles.headline}>{hit.headline}</bdi>}
        </div>
        <Facts hit={hit} now={now} />
      </div>
      <div className={styles.acts}>
        {verified && (
          <ButtonLink
            size="sm"
            link={talents.linkToTalent(hit.id)}
            label={t`Open CV of ${shown}`}
            className={styles.open}
          >
            <Trans>Open CV</Trans>
          </ButtonLink>
        )}
        <Known acquaintance={hit.acquaintance} />
        <Contacted request={hit.acquaintance.contactRequest} />
      </div>
      <MatchLines criteria={criteria} matches={hit.matches} headline={hit.headline} />
    </li>
  );
}

export function TalentAvatar({ hit, size }: { hit: Pick<TalentHit, "id" | "firstName" | "lastName">; size?: "lg" }) {
  const name = nameOf(hit);
  return name === null ? <Avatar.Blind size={size} /> : <Avatar name={name} seed={hit.id} size={size} />;
}

type TalentFacts = Pick<TalentHit, "city" | "years" | "updated">;

export function Facts({ hit: { city, years, updated }, now }: { hit: TalentFacts; now: number }) {
  const { i18n } = useLingui();
  const since = formatDaysSince(i18n.locale, updated, now);
  return (
    <Meta
      items={[
        city && <bdi key="city">{city}</bdi>,
        years !== null && <Years key="years" years={years} shown={formatYears(i18n.locale, years)} />,
        <Trans key="updated">updated {since}</Trans>,
      ]}
    />
  );
}

/** The day of the last contact request of this Space to the talent, whatever became of it. */
function Contacted({ request }: { request: PriorContact["contactRequest"] }) {
  const { i18n } = useLingui();
  if (!request) return null;
  const day = formatDayOfYear(i18n.locale, request.at);
  return (
    <span className={styles.known}>
      <Trans>Contact request sent on {day}</Trans>
    </span>
  );
}

/** Previous contact of this Space with the talent: an application or an opened CV. */
export function Known({ acquaintance: { applied, openedAt } }: { acquaintance: PriorContact }) {
  const { i18n } = useLingui();
  const day = openedAt && formatDayOfYear(i18n.locale, openedAt);
  if (!applied && !day) return null;
  return (
    <>
      {applied && (
        <span className={styles.known} title={applied.title}>
          <Trans>
            Already applied for <bdi>{applied.title}</bdi>
          </Trans>
        </span>
      )}
      {day && (
        <span className={styles.known}>
          <Trans>You opened this CV on {day}</Trans>
        </span>
      )}
    </>
  );
}
