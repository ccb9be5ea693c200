import { accountLimits, serverLanguage } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { findEmailChange, hashOf, saveUndoHash } from "../accounts/index.ts";
import { handleJob, type JobHandler } from "../kernel/work.ts";
import { sendEmailUndo } from "./jobs.ts";

export const credentialJobHandlers: readonly JobHandler[] = [
  handleJob(sendEmailUndo, async ({ db, mail, codes, webOrigin, write }, { changeId }, id) => {
    const change = await findEmailChange(db, changeId);
    // Undone before the mail was written.
    if (!change) return;
    const ticket = codes.ticketOf(changeId);
    await write("mailed a link that undoes a change of address", ({ tx }) =>
      saveUndoHash(tx, changeId, hashOf(ticket)),
    );
    const message = await renderMail("emailChanged", serverLanguage(change.language), {
      to: change.to_email,
      hours: accountLimits.emailUndoHours,
      // After the #: no server and no log ever sees it.
      link: `${webOrigin}/account/undo-email#${ticket}`,
    });
    await mail.send({ to: change.from_email, ...message, messageId: id });
  }),
];
