import {
  serverLanguage,
  type RejectionPreviewRequest,
  type RejectionDraft,
  type ServerLanguage,
} from "@orbita/contract";
import { inDays, rejectionMail, rejectionText } from "@orbita/i18n";
import type { ReadCtx } from "../kernel/ctx.ts";
import { allow, fail } from "../kernel/failure.ts";
import { findOpenPosts } from "./move-queries.ts";
import { canActOnApplication } from "./policy.ts";
import { openApplication } from "./read-application.ts";
import { isBlind, notifiedAtOf } from "./rules.ts";
import { findSigner } from "./mail-queries.ts";
import type { FullApplicationRow } from "./whole-queries.ts";
import { unlawfulWords } from "./wording.ts";

/** A skill that the talent has, which the rejection mentions beside the reason; a mandatory one if possible. */
function likedOf(row: FullApplicationRow, named: readonly string[]) {
  const met = row.evidence.filter(
    ({ verdict, requirement: { id, kind } }) => verdict === "met" && kind === "skill" && !named.includes(id),
  );
  return (met.find(({ requirement }) => requirement.mandatory) ?? met[0])?.requirement ?? null;
}

const day = 86_400_000;

/** The sentence about the promised reply time, if the rejection is sent within that time. */
function promiseOf({ sent_at, reply_by }: FullApplicationRow, now: Date, language: ServerLanguage): string[] {
  const kept = reply_by !== null && notifiedAtOf("rejected", now) <= reply_by;
  return kept
    ? [rejectionMail[language].promise(inDays(Math.floor((now.getTime() - sent_at.getTime()) / day), language))]
    : [];
}

/** Preview of the rejection before it is sent; uses our default text where the member has not written any. */
export async function draftRejection(
  ctx: ReadCtx,
  { id }: { id: string },
  { reason, requirements, words: written, suggestedJobPostId, several }: RejectionPreviewRequest,
): Promise<RejectionDraft> {
  const row = await openApplication(ctx, id);
  allow(canActOnApplication(ctx.actor, "move", row));
  const { spaceName, signature } = await findSigner(
    ctx.tx,
    row.space_id,
    ctx.actor.id ?? fail("access.unauthenticated"),
  );
  const others = await findOpenPosts(ctx.tx, { spaceId: row.space_id, not: row.job_post_id, now: ctx.now });
  const suggested = others.find((post) => post.id === suggestedJobPostId);
  const refused = {
    reason,
    name: isBlind(row) || several ? null : row.snapshot.firstName,
    requirements: row.evidence.map(({ requirement }) => requirement).filter((one) => requirements.includes(one.id)),
    liked: several ? null : likedOf(row, requirements),
  };
  const words = {
    it: written?.it || rejectionText(refused, "it"),
    en: written?.en || rejectionText(refused, "en"),
  };
  const mailIn = (language: ServerLanguage) => {
    const mail = rejectionMail[language];
    return {
      subject: mail.subject(spaceName),
      title: mail.title(spaceName),
      paragraphs: [...words[language].split(/\n{2,}/), ...(suggested ? [mail.suggestion(suggested.title)] : [])],
      signature: [signature, ...promiseOf(row, ctx.now, language)].join("\n"),
    };
  };
  return {
    language: serverLanguage(row.language),
    words,
    mails: { it: mailIn("it"), en: mailIn("en") },
    findings: unlawfulWords(words),
    others,
  };
}
