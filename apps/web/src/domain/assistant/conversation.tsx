import { Plural, Trans, useLingui } from "@lingui/react/macro";
import type { AssistantExchange, AssistantInitialState, AssistantQuote } from "@orbita/contract";
import { Chip } from "@orbita/ui/base/chip.tsx";
import { VisuallyHidden } from "@orbita/ui/base/visually-hidden.tsx";
import { useEffect, useRef } from "react";
import { Answer } from "./answer.tsx";
import { PendingAnswer } from "./pending-answer.tsx";
import { useSpoken } from "./use-spoken.ts";
import type { QuestionControl } from "./use-asking.ts";
import styles from "./conversation.module.css";

type Props = {
  opening: AssistantInitialState;
  asking: QuestionControl;
  onAsk: (question: string) => void;
  onGo: (quote: AssistantQuote) => void;
  many: boolean;
};

const none: readonly AssistantExchange[] = [];

/** The questions and answers of a conversation. Scrolls to the last one. */
export function Conversation({ opening, asking, onAsk, onGo, many }: Props) {
  const { t } = useLingui();
  const messages = opening.conversation?.messages ?? none;
  const { pending, running } = asking;
  // Scrolls to each new question and to its answer. The message count is doubled, so that the value also changes when an answer replaces its
  // pending question.
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
function suggestionsOf(opening: AssistantInitialState, messages: readonly AssistantExchange[]): readonly string[] {
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

function Question({ words }: { words: string }) {
  // The question is passed as an element, because `Trans` would parse tags in a plain text as its own.
  const question = <>{words}</>;
  return (
    <p className={styles.question} dir="auto">
      <Trans>
        <VisuallyHidden>You asked:</VisuallyHidden> {question}
      </Trans>
    </p>
  );
}

function Begin({ many, people }: { many: boolean; people: number }) {
  return (
    <p className={styles.begin}>
      {many ? (
        <Plural
          value={people}
          one="Ask what this CV says. Each answer shows the lines it’s based on."
          other="Ask what # CVs say, and compare people by your own criteria. Each answer shows the lines it’s based on."
        />
      ) : (
        <Trans>Ask what this CV says. Each answer shows the lines it’s based on, or tells you if there are none.</Trans>
      )}
    </p>
  );
}

const Excluded = ({ count }: { count: number }) => (
  <p className={styles.quiet}>
    <Plural
      value={count}
      one="# person doesn’t want an AI to read their CV. You can still read it yourself."
      other="# people don’t want an AI to read their CVs. You can still read them yourself."
    />
  </p>
);

function Suggestions({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  const { t } = useLingui();
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t`Suggested questions`} className={styles.suggestions}>
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
