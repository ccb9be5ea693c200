import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { myInterviewsQuery, useLiveInterviews, type InterviewSubject } from "./queries.ts";
import { MyInterview } from "./my-interview.tsx";
import styles from "./interviews.module.css";

/** The talent's interviews for an application or contact request, newest first. Renders nothing if there are none. */
export function MyInterviews({ subject }: { subject: InterviewSubject }) {
  const { t } = useLingui();
  useLiveInterviews();
  const { data } = useQuery(myInterviewsQuery(subject));
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.mine} aria-label={t`Interview`}>
      <Heading level={3} size="xs">
        <Trans>Interview</Trans>
      </Heading>
      {data.map((interview) => (
        <MyInterview key={`${interview.id} ${interview.version}`} interview={interview} />
      ))}
    </section>
  );
}
