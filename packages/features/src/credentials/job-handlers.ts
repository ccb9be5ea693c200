import { accountLimits, serverLanguage } from "@orbita/contract";
import { renderMail } from "@orbita/i18n/mail";
import { findEmailChange, tokenHashOf, saveUndoHash, sweepResets } from "../accounts/index.ts";
import { homeIn } from "../kernel/home-in.ts";
import { momentIn } from "../kernel/moment-in.ts";
import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { findZone } from "../kernel/zone-queries.ts";
import { sendEmailUndo } from "./jobs.ts";

export const credentialJobHandlers: readonly JobHandler[] = [
  handleJob(sendEmailUndo, async ({ db, mail, codes, webOrigin, write }, { changeId, device = "" }, id) => {
    const change = await findEmailChange(db, changeId);
    // The address change no longer exists if it was undone before the mail was rendered.
    if (!change) return;
    const ticket = codes.ticketOf(changeId);
    await write("mailed a link that undoes a change of address", ({ tx }) =>
      saveUndoHash(tx, changeId, tokenHashOf(ticket)),
    );
    const language = serverLanguage(change.language);
    const message = await renderMail("emailChanged", language, {
      to: change.to_email,
      when: momentIn(language, await findZone(db, change.user_id), change.changed_at),
      device,
      hours: accountLimits.emailUndoHours,
      // The ticket is in the URL fragment, so no server and no log ever sees it.
      link: `${homeIn(webOrigin, language)}/account/undo-email#${ticket}`,
    });
    await mail.send({ to: change.from_email, ...message, messageId: id });
  }),
];

export const credentialRoutines: readonly Routine[] = [
  {
    name: "credentials.sweep",
    cron: "22 3 * * *",
    run: ({ write }) => write("past its use", ({ tx }) => sweepResets(tx)),
  },
];
