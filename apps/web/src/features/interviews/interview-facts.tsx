import { Trans, useLingui } from "@lingui/react/macro";
import type { MyInterview, SpaceInterview } from "@orbita/contract";
import { Facts } from "@orbita/ui/base/facts.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { dayOf, momentOf, ownZone, timeOf, zoneNameOf } from "~/domain/interviews/clock.ts";
import { stepWords, wayWords } from "./interview-words.ts";
import styles from "./interviews.module.css";

/** The agreed time in the viewer's time zone, with the zone's name. */
export function AgreedTime({ startsAt }: { startsAt: string }) {
  const { i18n } = useLingui();
  const zone = ownZone();
  const at = new Date(startsAt);
  const [day, time, name] = [
    dayOf(i18n.locale, zone, at),
    timeOf(i18n.locale, zone, at),
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

type Shared = Pick<SpaceInterview, "minutes" | "way" | "place">;

/** Duration, type, place and participants. */
export function InterviewFacts({ interview, names }: { interview: Shared; names: readonly string[] }) {
  const { t, i18n } = useLingui();
  const { minutes, way, place } = interview;
  const facts = [
    { term: t`Length`, value: t`${minutes} minutes` },
    { term: t`How`, value: <Where way={way} place={place} /> },
    ...(names.length > 0
      ? [
          {
            term: t`With whom`,
            value: <bdi>{new Intl.ListFormat(i18n.locale, { type: "conjunction" }).format(names)}</bdi>,
          },
        ]
      : []),
  ];
  return <Facts facts={facts} />;
}

function Where({ way, place }: Pick<Shared, "way" | "place">) {
  const { i18n } = useLingui();
  const words = i18n._(wayWords[way]);
  if (!place) return words;
  if (way !== "video")
    return (
      <>
        {words}, <bdi>{place}</bdi>
      </>
    );
  return (
    <>
      {words},{" "}
      <TextLink link={<a href={place} target="_blank" rel="noopener noreferrer" />}>
        <Trans>open the link</Trans>
      </TextLink>
    </>
  );
}

/** The history of an interview, with the messages. */
export function InterviewSteps({ steps }: { steps: MyInterview["steps"] }) {
  const { t, i18n } = useLingui();
  const zone = ownZone();
  return (
    <ol className={styles.steps} aria-label={t`What happened`}>
      {steps.map(({ kind, by, words, at }) => (
        <li key={at + kind}>
          {i18n._(stepWords[kind])}
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
