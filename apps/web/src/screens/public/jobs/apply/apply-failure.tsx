import { Trans, useLingui } from "@lingui/react/macro";
import { TextLink } from "@orbita/ui/base/text-link.tsx";
import { Link, useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { applyWish } from "~/domain/applications/public/apply-wish.ts";
import { problemOf } from "~/shell/api/failure.ts";
import { failureText } from "~/shell/form/failure-text.ts";

/** Explains why the application was not sent, with a link to fix it. */
export function ApplyFailure({ error, jobId }: { error: unknown; jobId: string }) {
  const { i18n } = useLingui();
  const returnTo = useLocation({ select: ({ publicHref }) => publicHref });
  const ways: Record<string, ReactNode> = {
    "application.alreadyApplied": (
      <TextLink link={<Link to="/applications" />}>
        <Trans>See your applications</Trans>
      </TextLink>
    ),
    "application.resumeEmpty": (
      <TextLink link={<Link to="/resume/upload" />}>
        <Trans>Upload CV</Trans>
      </TextLink>
    ),
    "email.notValidated": (
      <TextLink
        link={
          <Link
            to="/verify-email"
            search={{ returnTo, send: true }}
            onClick={() => sessionStorage.setItem(applyWish, jobId)}
          />
        }
      >
        <Trans>Send me the code</Trans>
      </TextLink>
    ),
    "jobPost.closed": (
      <TextLink link={<Link to="/jobs" />}>
        <Trans>See open jobs</Trans>
      </TextLink>
    ),
  };
  return (
    <>
      {failureText(i18n, error)} {ways[problemOf(error)?.code ?? ""]}
    </>
  );
}
