import type { Finding } from "@orbita/ad-linter";
import { pathOf } from "./checks.ts";
import { focusField, useEditor } from "./editor-context.tsx";
import { spansIn } from "./marks.ts";
import type { LintReport } from "./use-lint.ts";

/**
 * Applies the fix of a finding, or selects its text.
 * Both actions find the current position of the text, even if the user has typed since the check.
 */
export function useFix({ ad }: LintReport) {
  const { form, write } = useEditor();
  const readOf = ({ field }: Finding): string => {
    const question = /^questions\.(\d+)$/.exec(field)?.[1];
    if (question !== undefined) return ad.questions[Number(question)] ?? "";
    return field === "title" ? ad.title : ad.description;
  };
  const nowOf = (finding: Finding): string => form.getValues(pathOf(finding) as "title");
  return {
    /**
     * Applies the fix. Returns false if the finding has no automatic fix, or if the text to replace has changed since the check.
     */
    apply: (finding: Finding): boolean => {
      const { fix } = finding;
      const now = nowOf(finding);
      if (fix.kind === "ask") return false;
      const read = readOf(finding);
      // A fix that only adds a line replaces no text that could be located again, so the line goes to the end.
      const atEnd = fix.start === fix.end && fix.start === read.length;
      const [at] = atEnd
        ? [{ start: now.length, end: now.length }]
        : spansIn([{ start: fix.start, end: Math.max(fix.end, fix.start + 1), severity: "error" }], read, now);
      if (!at) return false;
      const end = fix.start === fix.end ? at.start : at.end;
      write(pathOf(finding) as "title", now.slice(0, at.start) + fix.text + now.slice(end));
      return true;
    },
    show: (finding: Finding): void => {
      focusField(pathOf(finding));
      const [span] = spansIn([finding], readOf(finding), nowOf(finding));
      const box = document.activeElement;
      if (span && (box instanceof HTMLTextAreaElement || box instanceof HTMLInputElement))
        box.setSelectionRange(span.start, span.end);
    },
  };
}
