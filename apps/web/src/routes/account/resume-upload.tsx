import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { UploadPage } from "~/features/resume-upload/choose/upload-page.tsx";
import { ResumeUploadFrame } from "~/features/resume-upload/resume-upload-frame.tsx";
import { privateHead } from "~/shell/navigation/page-head.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_account/resume/upload")({
  ssr: false,
  beforeLoad: ({ context, location }) => ({ me: requireMe(context.me, location) }),
  head: ({ match }) => privateHead(match.context.i18n._(msg`Upload your CV`)),
  component: () => (
    <ResumeUploadFrame>
      <UploadPage />
    </ResumeUploadFrame>
  ),
});
