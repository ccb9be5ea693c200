import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { UploadPage } from "~/screens/talent/resume-upload/choose/upload-page.tsx";
import { ResumeUploadFrame } from "~/screens/talent/resume-upload/resume-upload-frame.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_account/resume/upload")({
  ssr: false,
  beforeLoad: async ({ context, location }) => ({ me: await requireMe(context, location) }),
  staticData: { title: msg`Upload your CV` },
  head: noIndex,
  component: () => (
    <ResumeUploadFrame>
      <UploadPage />
    </ResumeUploadFrame>
  ),
});
