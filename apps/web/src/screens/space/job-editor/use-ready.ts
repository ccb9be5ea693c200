import { useState } from "react";
import type { AdCheck } from "~/domain/job-posts/check-note.tsx";
import { stillDrafted } from "@orbita/contract/job-posts/paragraphs";
import { publicationErrors } from "@orbita/contract/job-posts/publishable";
import { checksOf, pathOf } from "./checks.ts";
import { focusField, type EditorTools } from "./editor-context.tsx";
import { adOf } from "./use-lint.ts";

/** Number of problems up to which the first problem gets the focus. With more, the summary at the top lists them and gets the focus. */
const shownAtOnce = 3;

/** Checks whether the post can be published. Shows each problem at its field, and focuses the first one if there are only a few. */
export function useReady({ form, post }: EditorTools) {
  const [attempted, setAttempted] = useState(false);

  /** Checks the ad. Resolves to null if something blocks publication. */
  async function check(): Promise<AdCheck | null> {
    setAttempted(true);
    const values = form.getValues();
    const linter = await import("@orbita/ad-linter").catch(() => null);
    // If the linter fails to load, the API reports its findings on publishing.
    const findings = linter?.lint(adOf(values, post)) ?? [];
    const { missing, blocking, advice, blocks } = checksOf(publicationErrors(values, post.space.type), findings);
    if (blocks === 0) {
      const drafted = stillDrafted(values.description, values.draftedParagraphs).length;
      return { errors: 0, advice: advice.length, drafted };
    }
    const first = missing[0]?.path ?? (blocking[0] && pathOf(blocking[0]));
    if (first && blocks <= shownAtOnce) focusField(first);
    return null;
  }

  return { attempted, check };
}
