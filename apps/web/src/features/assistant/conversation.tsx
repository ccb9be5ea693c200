import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AssistantMessage, AssistantOpening, AssistantQuote } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useEffect, useRef } from "react";
import { Answer } from "./answer.tsx";
import { PendingAnswer } from "./pending-answer.tsx";
import { useSpoken } from "./use-spoken.ts";
import type { Asking } from "./use-asking.ts";
import styles from "./conversation.module.css";

type Props = {
  opening: AssistantOpening;
  asking: Asking;
  onAsk: (question: string) => void;
  onGo: (quote: AssistantQuote) => void;
  many: boolean;
};

const none: readonly AssistantMessage[] = [];

/** The questions and answers; scrolls to the last. */
export function Conversation({ opening, asking, onAsk, onGo, many }: Props) {
  const { t } = useLingui();
  const messages = opening.conversation?.messages ?? none;
  const { pending, running } = asking;
  // Counts questions and answers separately, so that it scrolls for each, although an answer replaces its pending question.
  const last = useLastInSight(messages.length * 2 + (pending ? 1 : 0));
  const spoken = useSpoken(messages, running);
  return (
    <>
      <section aria-label={t`Conversation`} aria-busy={running} className={styles.conversation}>
        {opening.excluded > 0 && <Excluded count={opening.excluded} />}
        {messages.length === 0 && !pending && <Begin many={many} people={opening.people.length} />}
        {messages.map((message, at) => (
          <div key={message.id} ref={at === messages.length - 1 ? last : undefined} className={styles.exchange}>
            <Question words={message.question} />
            <Answer message={message} onGo={onGo} many={many} />
          </div>
        ))}
        {pending && (
          <div ref={last} className={styles.exchange}>
            <Question words={pending.question} />
            <PendingAnswer pending={pending} onAgain={() => onAsk(pending.question)} onGo={onGo} many={many} />
          </div>
        )}
        {!pending && <Suggestions questions={suggestionsOf(opening, messages)} onAsk={onAsk} />}
      </section>
      <VisuallyHidden as="div">
        <div role="status">{spoken}</div>
      </VisuallyHidden>
    </>
  );
}

/** The follow-up questions of the last answer, or else the initial suggestions. */
function suggestionsOf(opening: AssistantOpening, messages: readonly AssistantMessage[]): readonly string[] {
  const next = messages.at(-1)?.answer?.suggestions ?? [];
  const asked = new Set(messages.map(({ question }) => question));
  return (next.length > 0 ? next : opening.suggestions).filter((question) => !asked.has(question));
}

function useLastInSight(steps: number) {
  const last = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (steps > 0) last.current?.scrollIntoView({ block: "start" });
  }, [steps]);
  return last;
}

const Question = ({ words }: { words: string }) => (
  <p className={styles.question} dir="auto">
    <VisuallyHidden>
      <Trans>You asked:</Trans>{" "}
    </VisuallyHidden>
    {words}
  </p>
);

function Begin({ many, people }: { many: boolean; people: number }) {
  return (
    <p className={styles.begin}>
      {many ? (
        <Plural
          value={people}
          one="Ask what # CV says, and compare people by criteria that you name. Each answer shows the lines that it rests on."
          other="Ask what # CVs say, and compare people by criteria that you name. Each answer shows the lines that it rests on."
        />
      ) : (
        <Trans>Ask what this CV says. Each answer shows the lines that it rests on, or says that there are none.</Trans>
      )}
    </p>
  );
}

const Excluded = ({ count }: { count: number }) => (
  <p className={styles.quiet}>
    <Plural
      value={count}
      one="# person does not want an AI to read their CV: you read it yourself."
      other="# people do not want an AI to read their CV: you read them yourself."
    />
  </p>
);

function Suggestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  const { t } = useLingui();
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t`Questions that you could ask`} className={styles.suggestions}>
      {questions.map((question) => (
        <li key={question}>
          <Chip className={styles.suggestion} onClick={() => onAsk(question)}>
            {question}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
