import { useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { formatCount } from "~/shell/format/format.ts";
import type { DocumentRefusal } from "./chosen-document.ts";

const mb = 1_024 * 1_024;

/** Rounds up, so that a refused size is never shown as an allowed one. */
const megabytes = (locale: string, bytes: number): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.ceil((bytes / mb) * 10) / 10)}\u00A0MB`;

/** The texts on allowed files, and on why a file was refused. */
export function useDocumentWords() {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const most = `${formatCount(locale, fileLimits.resume.maxBytes / mb)}\u00A0MB`;
  return {
    limits: t`PDF, DOCX or DOC, up to ${most}.`,
    refusal: (refusal: DocumentRefusal): string => {
      switch (refusal.kind) {
        case "many":
          return t`One document at a time`;
        case "type":
          return t`A PDF, DOCX or DOC is needed`;
        case "empty":
          return t`The file is empty`;
        case "size": {
          const size = megabytes(locale, refusal.bytes);
          return t`The file has ${size}: at most ${most} are possible`;
        }
      }
    },
  };
}
