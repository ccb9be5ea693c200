import { useLingui } from "@lingui/react/macro";
import type { AssistantEvent, AssistantInitialState, AssistantReply, AssistantStatement } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { answerLanguage, openingQuery, withReply, type ConversationTopic } from "./queries.ts";

/** A question whose answer is still incomplete. */
export type PendingQuestion = {
  readonly question: string;
  readonly statements: readonly AssistantStatement[];
  /** Whether the answer is still being written, was stopped by the user, or failed with an error. */
  readonly state: "running" | "stopped" | { readonly error: unknown };
};

export type QuestionControl = {
  readonly pending: PendingQuestion | null;
  readonly running: boolean;
  readonly ask: (question: string) => void;
  readonly stop: () => void;
  readonly drop: () => void;
};

/** Asks a question, shows the answer while it streams, and caches it once it is complete. */
export function useAsking(topic: ConversationTopic): QuestionControl {
  const { i18n } = useLingui();
  const queries = useQueryClient();
  const language = answerLanguage(i18n.locale);
  const { queryKey } = openingQuery(topic, language);
  const [pending, setPending] = useState<PendingQuestion | null>(null);
  const call = useRef<AbortController | null>(null);
  useEffect(() => () => call.current?.abort(), []);

  async function ask(question: string): Promise<void> {
    call.current?.abort();
    const own = new AbortController();
    call.current = own;
    setPending({ question, statements: [], state: "running" });
    let whole = false;
    const keep = (reply: AssistantReply) => {
      if (own.signal.aborted || whole) return;
      whole = true;
      queries.setQueryData<AssistantInitialState>(queryKey, (opening) => opening && withReply(opening, reply));
      setPending(null);
    };
    const hear = (event: unknown) => {
      const said = event as AssistantEvent;
      if (said.type === "done") keep(said.answer);
      if (own.signal.aborted || said.type !== "statement") return;
      setPending((now) => now && { ...now, statements: [...now.statements, said.statement] });
    };
    try {
      const body = { ...topic, question, language };
      keep(await answered(api().assistant.ask({ body }, { onEvent: hear, signal: own.signal })));
    } catch (error) {
      // A connection error after the complete answer has arrived is ignored.
      if (!own.signal.aborted && !whole) setPending((now) => now && { ...now, state: { error } });
    }
  }

  return {
    pending,
    running: pending?.state === "running",
    ask: (question) => void ask(question),
    stop: () => {
      call.current?.abort();
      setPending((now) => now && { ...now, state: "stopped" });
    },
    drop: () => setPending(null),
  };
}
