import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { ResumeUploadFrame } from "~/screens/talent/resume-upload/resume-upload-frame.tsx";
import { UploadedPage } from "~/screens/talent/resume-upload/uploaded-page.tsx";
import { noIndex } from "~/shell/navigation/page-head.ts";
import { requireMe } from "~/shell/session/guards.ts";

export const Route = createFileRoute("/_account/resume/uploads/$id")({
  ssr: false,
  beforeLoad: async ({ context, location }) => ({ me: await requireMe(context, location) }),
  staticData: { title: msg`Your uploaded CV` },
  head: noIndex,
  component: Uploaded,
});

function Uploaded() {
  const { id } = Route.useParams();
  return (
    <ResumeUploadFrame>
      <UploadedPage key={id} id={id} />
    </ResumeUploadFrame>
  );
}
