import type { OwnJobPost } from "@orbita/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { jobPostQuery } from "~/domain/job-posts/queries.ts";
import { hasCode } from "~/shell/api/failure.ts";
import { useActingSpace } from "~/shell/session/acting-space.tsx";
import type { EditConflict } from "./difference-dialog.tsx";
import type { EditorForm } from "./editor-context.tsx";
import type { EditorValues } from "./editor-form.ts";

type UseClashOptions = { post: OwnJobPost; form: EditorForm; begunFrom: () => EditorValues; failed: unknown };

/** Handles an edit conflict: loads the other member's version at once and compares it with this page. */
export function useClash({ post, form, begunFrom, failed }: UseClashOptions) {
  const space = useActingSpace();
  const queries = useQueryClient();
  const [clash, setClash] = useState<EditConflict | null>(null);

  const compare = useCallback(async (): Promise<void> => {
    const theirs = await queries.fetchQuery({ ...jobPostQuery(space.id, post.id), staleTime: 0 });
    setClash({ base: begunFrom(), mine: structuredClone(form.getValues()), theirs });
  }, [queries, space.id, post.id, begunFrom, form]);

  useEffect(() => {
    // If the other member's version fails to load, the note about the conflict stays, with its button to compare.
    if (hasCode(failed, "jobPost.changedMeanwhile")) compare().catch(() => undefined);
  }, [failed, compare]);

  return { clash, compare, close: () => setClash(null) };
}
