import { useLingui } from "@lingui/react/macro";
import type { ProblemCode } from "@orbita/contract";
import { hasCode } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";

/** Refusals of the file itself: sending the same file again cannot help. */
const refusals: readonly ProblemCode[] = ["file.wrongType", "file.damaged", "file.infected", "file.tooLarge"];
/** The file's extension was accepted before the upload, so the message says that its content cannot be read. */
const unreadable: readonly ProblemCode[] = ["file.wrongType", "file.damaged"];

/** Why a CV was not accepted, and whether trying again makes sense. */
export function useUploadFailure(): (error: unknown) => { text: string; canRetry: boolean } {
  const { t, i18n } = useLingui();
  return (error) => ({
    text: unreadable.some((code) => hasCode(error, code))
      ? t`This file can’t be opened: it’s damaged, or it isn’t really a PDF or Word document. Choose another file.`
      : failureText(i18n, error),
    canRetry: !refusals.some((code) => hasCode(error, code)),
  });
}
