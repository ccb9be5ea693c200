import type { OwnJobPost } from "@orbita/contract";
import { stillDrafted } from "@orbita/contract/job-posts/paragraphs";
import { useCallback, useEffect, useMemo, useState } from "react";
import { useForm, type Resolver } from "react-hook-form";
import { contractResolver } from "~/shell/form/contract-resolver.ts";
import { mayWrite, useActingSpace } from "~/shell/session/acting-space.tsx";
import type { EditorTools } from "./editor-context.tsx";
import { editorSchema, toEditorValues, type EditorValues } from "./editor-form.ts";
import { useAutosave } from "./use-autosave.ts";

type JobPostLabels = OwnJobPost["labels"];

/** The labels of a post's codes and skills. */
const wordsOf = (post: OwnJobPost): JobPostLabels => ({
  ...Object.fromEntries(post.skills.map(({ id, it, en }) => [id, { it, en }])),
  ...post.labels,
});

/** The form of a post: its values, its saving, and the tools for the parts of the editor. */
export function usePostForm(post: OwnJobPost) {
  const space = useActingSpace();
  const readOnly = !mayWrite(space) || post.jobPostStatus === "unpublished";
  const automatic = post.jobPostStatus === "draft";
  const form = useForm<EditorValues, unknown, EditorValues>({
    resolver: contractResolver(editorSchema) as Resolver<EditorValues, unknown, EditorValues>,
    defaultValues: toEditorValues(post),
    mode: "onTouched",
  });
  const parse = useCallback(async () => {
    const valid = await form.trigger();
    if (!valid) return null;
    const values = editorSchema.parse(form.getValues());
    // Drops the marks of paragraphs that are no longer in the text, as the server does, so that the form equals the saved post.
    return { ...values, draftedParagraphs: stillDrafted(values.description, values.draftedParagraphs) };
  }, [form]);
  const adopt = useCallback((values: EditorValues) => form.reset(values), [form]);
  const { touched, ...saving } = useAutosave(post, { parse, adopt });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        // Reports changes of the form only on user input; resetting the form is no user input.
        callback: ({ type }) => {
          if (type === "change") touched(automatic);
        },
      }),
    [form, touched, automatic],
  );

  // Edits that were pending when the job became a draft again are saved like any other edit of a draft.
  const pending = saving.state.kind === "unsaved";
  useEffect(() => {
    if (automatic && pending) touched(true);
  }, [automatic, pending, touched]);

  // Keeps the labels of values that the user removed from the form, because the user may choose them again.
  const [learned, setLearned] = useState<JobPostLabels>(() => wordsOf(post));
  const tools = useMemo(
    (): EditorTools => ({
      form,
      post,
      readOnly,
      labels: { ...learned, ...wordsOf(post) },
      learn: ({ code, it, en }) => setLearned((before) => ({ ...before, [code]: { it, en } })),
      write: (name, value) => {
        form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
        touched(automatic);
      },
    }),
    [form, post, readOnly, learned, touched, automatic],
  );
  return { tools, automatic, ...saving };
}
