import { useLingui } from "@lingui/react/macro";
import type { AssistantOpening, AssistantQuote } from "@orbita/contract";
import { IconButton } from "@orbita/ui/base/icon-button.tsx";
import { usePhone } from "@orbita/ui/hooks/use-phone.ts";
import { Drawer } from "@orbita/ui/overlays/drawer.tsx";
import { LoadingList } from "@orbita/ui/patterns/loading-list.tsx";
import { IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Quoted } from "~/features/resume/marked.tsx";
import { AskForm } from "./ask-form.tsx";
import { Conversation } from "./conversation.tsx";
import { ForgetDialog } from "./forget-dialog.tsx";
import { NotNow } from "./not-now.tsx";
import { answerLanguage, openingQuery, type Topic } from "./queries.ts";
import { quotesOf } from "./quotes-in.ts";
import { useAsking } from "./use-asking.ts";
import { isAboutMany, useTopicWords } from "./use-topic-words.ts";

export type AssistantDrawerProps = {
  topic: Topic;
  onClose: () => void;
  /** Goes to the quoted line, or opens the CV that contains it. */
  onGo: (quote: AssistantQuote) => void;
  /** Reports all quoted lines, so that the CV beside the drawer can mark them. */
  onQuotes?: (quotes: readonly Quoted[]) => void;
};

/** A comparison table needs more width than quotes, in pixels. */
const wide = 760;

/** Chat about the CVs that the user may see; answers quote them. */
export function AssistantDrawer({ topic, onClose, onGo, onQuotes }: AssistantDrawerProps) {
  const { t, i18n } = useLingui();
  const phone = usePhone();
  const words = useTopicWords(topic.about);
  const { data, error, refetch } = useQuery(openingQuery(topic, answerLanguage(i18n.locale)));
  const asking = useAsking(topic);
  const [forgetting, setForgetting] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  useQuotes(data, onQuotes);
  const ready = data !== undefined;
  useEffect(() => {
    // Not on a phone, whose keyboard would cover the text.
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
            <IconButton icon={IconTrash} label={t`Delete the conversation`} onClick={() => setForgetting(true)} />
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

function useQuotes(data: AssistantOpening | undefined, onQuotes: AssistantDrawerProps["onQuotes"]): void {
  const messages = data?.conversation?.messages;
  useEffect(() => {
    if (messages) onQuotes?.(quotesOf(messages));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs only when the messages change
  }, [messages]);
}
