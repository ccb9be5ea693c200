import { renderMail } from "@orbita/i18n/mail";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import type { NotificationMail } from "../notifications/index.ts";
import { findSpaceOwnerIds, findVerifiedSpace } from "./queries.ts";

/** The mails about the verification of a Space, to its current owners. There is no mail when a Space becomes verified; the app shows it. */
export const verificationMails: NotificationMail = {
  kinds: ["space.verification"],
  render: async ({ db, home, foot, now }, { space_id, user_id, data }, language) => {
    const { event, domain = "", until } = data as { event: string; domain?: string; until?: string };
    if (space_id === null || event === "verified") return null;
    const space = await findVerifiedSpace(db, space_id);
    if (!space || !(await findSpaceOwnerIds(db, space_id)).includes(user_id)) return null;
    const isVerified = space.verified_until !== null && space.verified_until > now;
    // No mail is sent if the verification has changed since the notification.
    if (event === "lost" ? isVerified : !isVerified) return null;
    const name = oneLine(space.name);
    const about = {
      ...foot,
      space: name,
      initial: Array.from(name)[0] ?? "",
      link: `${home}/work/${space.url}/settings/verification`,
    };
    if (event === "lost") return renderMail("verificationLost", language, about);
    const day = dayIn(language, new Date(until ?? space.verified_until!));
    return event === "failing"
      ? renderMail("verificationFailing", language, { ...about, domain, day })
      : renderMail("verificationExpiring", language, { ...about, day });
  },
};
