import { useLingui } from "@lingui/react/macro";
import type { TalentHome } from "@orbita/contract";
import { Heading } from "@orbita/ui/base/heading.tsx";
import { Page } from "@orbita/ui/base/page.tsx";
import { Text } from "@orbita/ui/base/text.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import type { ReactNode } from "react";
import { StartNote } from "~/domain/accounts/own/start-note.tsx";
import { Greeting } from "~/domain/people/greeting.tsx";
import { useMe } from "~/shell/session/use-me.ts";
import { QueryFailure } from "~/shell/states/query-failure.tsx";
import { DueSentence } from "./due-sentence.tsx";
import { StartSteps } from "./start-steps.tsx";
import { NewInSearches } from "./new-in-searches.tsx";
import { NextDates } from "./next-dates.tsx";
import { ResumeCard } from "./resume-card.tsx";
import { useTalentHome } from "./use-talent-home.ts";
import { WaitingCard } from "./waiting-card.tsx";
import styles from "./talent-home.module.css";

type Props = {
  /** The most useful line to add to the CV, below the CV's state. */
  usefulLine?: ReactNode;
  /** The wide section below the tasks; on phones it comes last. */
  children?: ReactNode;
};

/** The home of a signed-in talent. */
export function TalentHomePage({ usefulLine, children }: Props) {
  const { t } = useLingui();
  const me = useMe();
  const { data, error, refetch, dataUpdatedAt } = useTalentHome();
  return (
    <Page as="main" className={styles.page}>
      <StartNote className={styles.start} />
      <Heading level={1} size="lg">
        <Greeting name={me?.firstName ?? ""} />
      </Heading>
      {data ? (
        <>
          <Text size="lg" tone="muted" className={styles.due}>
            <DueSentence home={data} now={dataUpdatedAt} />
          </Text>
          <Content home={data} now={dataUpdatedAt} usefulLine={usefulLine}>
            {children}
          </Content>
        </>
      ) : error ? (
        <QueryFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingList label={t`Loading`} />
      )}
    </Page>
  );
}

type ContentProps = Props & { home: TalentHome; now: number };

function Content({ home, now, usefulLine, children }: ContentProps) {
  const { t } = useLingui();
  const { waiting, dates, applications, searches, resume } = home;
  const isStart = waiting.length === 0 && resume.empty;
  return (
    <div className={styles.grid}>
      {isStart ? <StartSteps hasWishes={resume.hasWishes} /> : <WaitingCard waiting={waiting} now={now} />}
      <aside className={styles.aside} aria-label={t`Dates, searches and CV`}>
        <NextDates dates={dates} applications={applications} now={now} />
        <NewInSearches searches={searches} />
        <ResumeCard resume={resume} isOfferedElsewhere={isStart}>
          {usefulLine}
        </ResumeCard>
      </aside>
      {children}
    </div>
  );
}
