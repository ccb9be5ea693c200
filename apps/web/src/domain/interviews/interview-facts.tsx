import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview, SpaceInterview } from "@orbita/contract";
import { Facts } from "@orbita/ui/base/facts.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { dayOf, momentOf, ownZone, formatTime, zoneNameOf } from "./clock.ts";
import { interviewStepLabels, interviewWayLabels } from "./interview-labels.ts";
import styles from "./interviews.module.css";

/** The agreed time of an interview in the viewer's time zone, with the zone's name. */
export function AgreedTime({ startsAt }: { startsAt: string }) {
  const { i18n } = useLingui();
  const zone = ownZone();
  const at = new Date(startsAt);
  const [day, time, name] = [
    dayOf(i18n.locale, zone, at),
    formatTime(i18n.locale, zone, at),
    zoneNameOf(i18n.locale, zone, at),
  ];
  return (
    <p className={styles.title}>
      <time dateTime={startsAt}>
        {day}, {time}
      </time>{" "}
      <small>{name}</small>
    </p>
  );
}

type InterviewTerms = Pick<SpaceInterview, "minutes" | "way" | "place">;

/** Duration, type, place and participants of an interview. */
export function InterviewFacts({ interview, names }: { interview: InterviewTerms; names: readonly string[] }) {
  const { t, i18n } = useLingui();
  const { minutes, way, place } = interview;
  const facts = [
    { term: t`Duration`, value: <Plural value={minutes} one="# minute" other="# minutes" /> },
    { term: t`Interview type`, value: <Where way={way} place={place} /> },
    ...(names.length > 0
      ? [
          {
            term: t`Interviewers`,
            value: <bdi>{new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names)}</bdi>,
          },
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Where({ way, place }: Pick<InterviewTerms, "way" | "place">) {
  const { i18n } = useLingui();
  const words = i18n._(interviewWayLabels[way]);
  if (!place) return words;
  if (way !== "video")
    return (
      <>
        {words}, <bdi>{place}</bdi>
      </>
    );
  return (
    <Trans>
      Video, <TextLink link={<a href={place} target="_blank" rel="noopener noreferrer" />}>open the link</TextLink>
    </Trans>
  );
}

/** The history of an interview, with the messages of both sides. */
export function InterviewSteps({ steps }: { steps: MyInterview["steps"] }) {
  const { t, i18n } = useLingui();
  const zone = ownZone();
  return (
    <ol className={styles.steps} aria-label={t`Interview timeline`}>
      {steps.map(({ kind, by, words, at }) => (
        <li key={at + kind}>
          {i18n._(interviewStepLabels[kind])}
          {by && (
            <>
              , <bdi>{by}</bdi>
            </>
          )}
          , {momentOf(i18n.locale, zone, new Date(at))}
          {words && <bdi className={styles.said}>“{words}”</bdi>}
        </li>
      ))}
    </ol>
  );
}
