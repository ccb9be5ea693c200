import { Plural, useLingui } from "@lingui/react/macro";
import type { ResumeUpload } from "@orbita/contract";
import { Meta } from "@orbita/ui/base/meta.tsx";
import { Icon } from "@orbita/ui/icons/icon.tsx";
import { IconFileTypeDoc, IconFileTypeDocx, IconFileTypePdf } from "@tabler/icons-react";
import { formatKilobytes } from "~/shell/format/format.ts";
import styles from "~/domain/resume-uploads/upload.module.css";

const icons = { pdf: IconFileTypePdf, doc: IconFileTypeDoc, docx: IconFileTypeDocx };
const iconOf = (type: string) =>
  type === "application/pdf" ? icons.pdf : type === "application/msword" ? icons.doc : icons.docx;

/** The document's name, number of pages once known, and size. */
export function FileLine({ upload: { name, type, size, stages } }: { upload: ResumeUpload }) {
  const { i18n } = useLingui();
  const pages = stages.find(({ facts }) => facts.pages !== undefined)?.facts.pages;
  return (
    <div className={styles.file}>
      <Icon icon={iconOf(type)} />
      <Meta
        size="md"
        items={[
          <b key="name">
            <bdi>{name}</bdi>
          </b>,
          pages ? <Plural key="pages" value={pages} one="# page" other="# pages" /> : null,
          formatKilobytes(i18n.locale, size),
        ]}
      />
    </div>
  );
}
