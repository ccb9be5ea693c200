import { Trans } from "@lingui/react/macro";
import type { ApplyPreparation, JobPost } from "@orbita/contract";
import { ButtonLink } from "@orbita/ui/base/button-link.tsx";
import { Note } from "@orbita/ui/base/note.tsx";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { applyWish } from "~/domain/applications/public/apply-wish.ts";
import { useMe } from "~/shell/session/use-me.ts";

/** The reason why the user cannot apply yet, with a way to fix it. Null if the user can apply. */
export function useBlock(job: JobPost, preparation: ApplyPreparation | undefined): ReactNode {
  const me = useMe();
  if (me && !me.emailVerified) return <Unverified jobId={job.id} email={me.email} />;
  if (preparation?.resumeEmpty)
    return (
      <Note
        tone="warning"
        action={
          <ButtonLink size="sm" link={<Link to="/resume/upload" />}>
            <Trans>Upload CV</Trans>
          </ButtonLink>
        }
      >
        <Trans>Your CV is empty, so there’s nothing to send yet. What you write here is saved on this device.</Trans>
      </Note>
    );
  const existing = preparation?.existing;
  if (existing && !existing.canSendAgain)
    return (
      <Note tone="info">
        <Trans>You’ve already applied for this job.</Trans>{" "}
        <TextLink link={<Link to="/applications" search={{ id: existing.id }} />}>
          <Trans>Open your application</Trans>
        </TextLink>
      </Note>
    );
  return null;
}

function Unverified({ jobId, email }: { jobId: string; email: string }) {
  const returnTo = useLocation({ select: ({ publicHref }) => publicHref });
  return (
    <Note
      tone="warning"
      action={
        <ButtonLink
          size="sm"
          link={
            <Link
              to="/verify-email"
              search={{ returnTo, send: true }}
              onClick={() => sessionStorage.setItem(applyWish, jobId)}
            />
          }
        >
          <Trans>Send me the code</Trans>
        </ButtonLink>
      }
    >
      <Trans>
        <b>Confirm {email} to apply.</b> What you write here is saved on this device.
      </Trans>
    </Note>
  );
}
