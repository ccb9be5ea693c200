import { defaultLanguage, serverLanguage } from "@orbita/contract";
import { spaceRoleNames } from "@orbita/i18n";
import { renderMail } from "@orbita/i18n/mail";
import { findUser, tokenHashOf, type UserRow } from "../accounts/index.ts";
import { oneLine } from "../kernel/one-line.ts";
import { dayIn } from "../kernel/rome-day.ts";
import { handleJob, type JobHandler, type Routine } from "../kernel/work.ts";
import { findInvitationToSend, setTokenHash, sweepInvitations } from "./invitation-queries.ts";
import { sendInvitation, sendJoinRequest, sendMemberNotice } from "./jobs.ts";
import { linkSecret } from "./link-secret.ts";
import { findSpaceName } from "./queries.ts";

const nameOf = (user: Pick<UserRow, "first_name" | "last_name">) => oneLine(`${user.first_name} ${user.last_name}`);

export const memberJobHandlers: readonly JobHandler[] = [
  // The email is in the inviter's language: the recipient's language is unknown, and colleagues usually share one.
  handleJob(sendInvitation, async (ctx, { invitationId, linkId }, id) => {
    const { db, mail, codes, webOrigin, now } = ctx;
    const invitation = await findInvitationToSend(db, invitationId, linkId);
    if (!invitation || invitation.expires_at <= now) return;
    const secret = linkSecret(codes, linkId);
    const tokenHash = tokenHashOf(secret);
    // If the signing key was changed since the invitation, stores the hash of the link that is emailed now.
    if (!tokenHash.equals(invitation.token_hash))
      await ctx.write("link made anew", ({ tx }) => setTokenHash(tx, linkId, tokenHash));
    const { email: to, role, space } = invitation;
    const language = serverLanguage(invitation.language ?? defaultLanguage);
    const words = await renderMail("invitation", language, {
      space: oneLine(space),
      role: spaceRoleNames[role][language],
      name: oneLine(invitation.inviter ?? space),
      day: dayIn(language, invitation.expires_at),
      // The linked page has the language of the email. The email address is after the #, so that no server logs it; the form uses
      // it as its default.
      link: `${webOrigin}${language === "en" ? "/en" : ""}/invitation/${secret}#${encodeURIComponent(to)}`,
    });
    await mail.send({ to, ...words, messageId: id });
  }),
  handleJob(sendMemberNotice, async ({ db, mail, webOrigin }, { userId, spaceId, actorId, notice, role }, id) => {
    const [user, actor, space] = [
      await findUser(db, userId),
      await findUser(db, actorId),
      await findSpaceName(db, spaceId),
    ];
    if (!user || !space) return;
    const language = serverLanguage(user.language);
    const words = await renderMail(notice, language, {
      space: oneLine(space.name),
      role: spaceRoleNames[role][language],
      name: actor ? nameOf(actor) : oneLine(space.name),
      link: notice === "memberRemoved" ? webOrigin : `${webOrigin}/work/${space.url}`,
    });
    await mail.send({ to: user.email, ...words, messageId: id });
  }),
  handleJob(sendJoinRequest, async ({ db, mail, webOrigin }, { userId, spaceId, ownerId }, id) => {
    const [user, owner, space] = [
      await findUser(db, userId),
      await findUser(db, ownerId),
      await findSpaceName(db, spaceId),
    ];
    if (!user || !owner || !space) return;
    const words = await renderMail("joinRequest", serverLanguage(owner.language), {
      space: oneLine(space.name),
      name: nameOf(user),
      address: user.email,
      link: `${webOrigin}/work/${space.url}/members`,
    });
    await mail.send({ to: owner.email, replyTo: { name: nameOf(user), address: user.email }, ...words, messageId: id });
  }),
];

const batch = 2_000;

export const memberRoutines: readonly Routine[] = [
  {
    name: "members.sweep",
    cron: "42 3 * * *",
    run: async ({ write }) => {
      while (await write("expired", ({ tx }) => sweepInvitations(tx, batch)));
    },
  },
];
