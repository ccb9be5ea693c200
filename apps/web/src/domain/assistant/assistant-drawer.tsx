import { useLingui } from "@lingui/react/macro";
import type { AssistantInitialState, AssistantQuote, AssistantAnswer, AssistantExchange } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ResumeQuote } from "~/domain/resumes/marked.tsx";
import { AskForm } from "./ask-form.tsx";
import { Conversation } from "./conversation.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { NotNow } from "./not-now.tsx";
import { answerLanguage, openingQuery, type ConversationTopic } from "./queries.ts";
import { useAsking } from "./use-asking.ts";
import { isAboutMany, useTopicLabels } from "./use-topic-labels.ts";

const quotesIn = ({ statements, comparison }: AssistantAnswer): AssistantQuote[] => [
  ...statements.flatMap(({ quotes }) => quotes),
  ...(comparison?.people ?? []).flatMap(({ cells }) => cells.flatMap(({ quotes }) => quotes)),
];

const quotesOf = (messages: readonly AssistantExchange[]): AssistantQuote[] =>
  messages.flatMap(({ answer }) => (answer ? quotesIn(answer) : []));

export type AssistantDrawerProps = {
  topic: ConversationTopic;
  onClose: () => void;
  /** Goes to the quoted line, or opens the CV that contains it. */
  onGo: (quote: AssistantQuote) => void;
  /** Reports all quoted lines, so that the CV beside the drawer can mark them. */
  onQuotes?: (quotes: readonly ResumeQuote[]) => void;
};

/** Drawer width in pixels for a comparison table, which needs more width than quotes. */
const wide = 760;

/** Chat about the CVs that the user may see; answers quote them. */
export function AssistantDrawer({ topic, onClose, onGo, onQuotes }: AssistantDrawerProps) {
  const { t, i18n } = useLingui();
  const phone = usePhone();
  const words = useTopicLabels(topic.about);
  const { data, error, refetch } = useQuery(openingQuery(topic, answerLanguage(i18n.locale)));
  const asking = useAsking(topic);
  const [forgetting, setForgetting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useQuotes(data, onQuotes);
  const ready = data !== undefined;
  useEffect(() => {
    // Does not focus the field on a phone, whose keyboard would cover the text.
    if (ready && !phone) field.current?.focus({ preventScroll: true });
  }, [ready, phone]);
  const many = isAboutMany(topic.about);
  const ask = (question: string) => {
    asking.ask(question);
    field.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Drawer
        opened
        onClose={onClose}
        closeLabel={t`Close (Esc)`}
        title={words.title}
        subtitle={words.subtitle}
        width={many ? wide : undefined}
        headEnd={
          data?.conversation && (
            <IconButton icon={IconTrash} label={t`Delete conversation`} onClick={() => setForgetting(true)} />
          )
        }
        actions={data && <AskForm asking={asking} field={field} placeholder={words.placeholder} />}
      >
        {data ? (
          <Conversation opening={data} asking={asking} onAsk={ask} onGo={onGo} many={many} />
        ) : error ? (
          <NotNow error={error} many={many} onRetry={() => void refetch()} />
        ) : (
          <LoadingList label={t`Loading`} shape="none" />
        )}
      </Drawer>
      {forgetting && data?.conversation && (
        <ForgetDialog
          topic={topic}
          id={data.conversation.id}
          onForgotten={asking.drop}
          onClose={() => setForgetting(false)}
        />
      )}
    </>
  );
}

function useQuotes(data: AssistantInitialState | undefined, onQuotes: AssistantDrawerProps["onQuotes"]): void {
  const messages = data?.conversation?.messages;
  useEffect(() => {
    if (messages) onQuotes?.(quotesOf(messages));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the messages change
  }, [messages]);
}
