import { useLingui } from "@lingui/react/macro";
import type { JobDescription } from "@orbita/contract";
import { jobPostLimits } from "@orbita/contract/job-posts/limits";
import { showToast } from "@orbita/ui/overlays/toast-store.ts";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { api } from "~/shell/api/client.ts";
import { answered } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import { focusField, useEditor } from "./editor-context.tsx";
import { editorSchema, type EditorValues } from "./editor-form.ts";

/** Whether a proposal replaces the current text or is appended to it. */
export type InsertionMode = "replace" | "append";

/** The post's fields without its description: the input for a proposal. */
export function factsIn({ description: _, draftedParagraphs: __, ...facts }: EditorValues) {
  return facts;
}

/** Adds the proposed paragraphs to the text. Skips whole paragraphs that would exceed the description's limit. */
export function insertParagraphs(before: string, proposed: readonly string[], way: InsertionMode): string {
  const begun = way === "append" ? before.trimEnd() : "";
  const fitting = proposed.reduce((text, paragraph) => {
    const longer = text ? `${text}\n\n${paragraph}` : paragraph;
    return longer.length > jobPostLimits.description.max ? text : longer;
  }, begun);
  return fitting;
}

/** The values before the last proposal, and the text after it. */
type UndoableProposal = Pick<EditorValues, "description" | "draftedParagraphs"> & { text: string };

/** Requests a proposed description, inserts it and can undo that. Remembers from which fields each paragraph was generated. */
export function useDescriptionProposal() {
  const { t, i18n } = useLingui();
  const space = useActingSpace();
  const { form, write } = useEditor();
  const [sources, setSources] = useState<ReadonlyMap<string, readonly string[]>>(new Map());

  const [last, setLast] = useState<UndoableProposal | null>(null);
  const now = useWatch({ control: form.control, name: "description" });

  function put({ paragraphs }: JobDescription, way: InsertionMode): void {
    const { description, draftedParagraphs } = form.getValues();
    const texts = paragraphs.map((one) => one.text);
    const text = insertParagraphs(description, texts, way);
    write("description", text);
    write(
      "draftedParagraphs",
      [...new Set([...draftedParagraphs, ...texts])].slice(-jobPostLimits.draftedParagraphs.max),
    );
    setSources((known) => new Map([...known, ...paragraphs.map((one) => [one.text, one.from] as const)]));
    focusField("description");
    setLast({ text, description, draftedParagraphs });
    showToast({ message: t`Description added. Review it before publishing.` });
  }

  function undo(): void {
    if (!last) return;
    write("description", last.description);
    write("draftedParagraphs", last.draftedParagraphs);
    setLast(null);
    focusField("description");
  }

  const asking = useMutation({
    mutationFn: (_: InsertionMode) => {
      const post = factsIn(editorSchema.parse(form.getValues()));
      return answered(api().jobDescriptions.draft({ body: { spaceId: space.id, post } }, { spaceId: space.id }));
    },
    onSuccess: put,
    onError: (error) => showToast({ message: failureText(i18n, error) }),
  });
  // An undo is offered only while the text is unchanged since the proposal, so that it never discards a person's edits.
  const undoable = last !== null && last.text === now;
  return { propose: asking.mutate, busy: asking.isPending, sources, undo: undoable ? undo : null };
}
export type DescriptionProposalControl = ReturnType<typeof useDescriptionProposal>;
