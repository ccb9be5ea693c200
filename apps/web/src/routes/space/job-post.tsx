import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { JobPostEditor } from "~/features/job-editor/job-post-editor.tsx";
import { titleOf } from "~/shell/navigation/page-head.ts";

export const Route = createFileRoute("/work/$space/job-posts/$id/")({
  head: ({ match }) => ({ meta: [{ title: titleOf(match.context.i18n._(msg`Job post`)) }] }),
  component: JobPostPage,
});

function JobPostPage() {
  const { id } = Route.useParams();
  return <JobPostEditor key={id} id={id} />;
}
