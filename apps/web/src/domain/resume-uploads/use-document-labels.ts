import { useLingui } from "@lingui/react/macro";
import { fileLimits } from "@orbita/contract/files/limits";
import { formatCount } from "~/shell/format/format.ts";
import type { DocumentRefusal } from "./chosen-document.ts";

const mb = 1_024 * 1_024;

/** Formats a file size in megabytes. Rounds up, so that the size of a file that is too large never looks like an allowed one. */
const megabytes = (locale: string, bytes: number): string =>
  `${new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.ceil((bytes / mb) * 10) / 10)}\u00A0MB`;

/** Texts on which files are allowed, and on why a file was refused. */
export function useDocumentLabels() {
  const { t, i18n } = useLingui();
  const { locale } = i18n;
  const most = `${formatCount(locale, fileLimits.resume.maxBytes / mb)}\u00A0MB`;
  return {
    limits: t`PDF, DOCX or DOC, up to ${most}.`,
    refusal: (refusal: DocumentRefusal): string => {
      switch (refusal.kind) {
        case "many":
          return t`Choose only one document`;
        case "type":
          return t`Choose a PDF, DOCX or DOC file`;
        case "empty":
          return t`This file is empty. Choose another one.`;
        case "size": {
          const size = megabytes(locale, refusal.bytes);
          return t`The file is ${size}. Choose one up to ${most}.`;
        }
      }
    },
  };
}
