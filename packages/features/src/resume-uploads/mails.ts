import { renderMail } from "@orbita/i18n/mail";
import type { NotificationMail } from "../notifications/index.ts";
import { isReady } from "./reading-queries.ts";

/** Informs the user that their document was read. Sends no mail if the user has already confirmed or discarded the upload. */
export const resumeUploadMails: NotificationMail = {
  kinds: ["resume.ready"],
  render: async ({ db, home, foot }, row, language) => {
    const { uploadId, fields, unplaced } = row.data as { uploadId: string; fields: string; unplaced: string };
    if (!(await isReady(db, uploadId))) return null;
    return renderMail("resumeReady", language, {
      ...foot,
      fields,
      unplaced: unplaced === "0" ? "" : unplaced,
      link: `${home}/resume/uploads/${uploadId}`,
    });
  },
};
