import { useLingui } from "@lingui/react/macro";
import type { Translation } from "@orbita/contract";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation } from "@tanstack/react-query";
import { useOpenCopy } from "~/domain/job-posts/use-open-copy.ts";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { useEditor } from "./editor-context.tsx";
import { editorSchema } from "./editor-form.ts";
import { factsIn } from "./use-description-proposal.ts";

/** Translates the ad's text into the other language and creates a separate post for the translation. */
export function useTranslation() {
  const { i18n } = useLingui();
  const space = useActingSpace();
  const { form } = useEditor();
  const onError = (error: unknown) => showToast({ message: failureText(i18n, error) });

  const translating = useMutation({
    mutationFn: async (): Promise<Translation> => {
      const values = editorSchema.parse(form.getValues());
      const { language: from, description: text } = values;
      const to = from === "it" ? "en" : "it";
      const input = { spaceId: space.id, text, from, to, post: factsIn(values) } as const;
      const answer = await answered(api().ai.run({ body: { task: "translateDescription", input } }));
      if (answer.task !== "translateDescription") throw new Error(answer.task);
      return answer.output;
    },
    onError,
  });

  /** Creates a new draft with the same fields and the translated text, because an ad has one language. */
  const copying = useMutation({
    mutationFn: ({ language, title, paragraphs }: Translation) => {
      const values = editorSchema.parse(form.getValues());
      const body = {
        ...values,
        language,
        title: title ?? values.title,
        description: paragraphs.map(({ text }) => text).join("\n\n"),
        draftedParagraphs: paragraphs.filter(({ translated }) => translated).map(({ text }) => text),
      };
      return answered(api().jobPosts.create({ body }, { spaceId: space.id }));
    },
    onSuccess: useOpenCopy(),
    onError,
  });
  return { translating, copying };
}
