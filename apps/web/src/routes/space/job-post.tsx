import { msg } from "@lingui/core/macro";
import { createFileRoute } from "@tanstack/react-router";
import { JobPostEditor } from "~/features/job-editor/job-post-editor.tsx";

export const Route = createFileRoute("/work/$space/job-posts/$id/")({
  staticData: { title: msg`Job post` },
  component: JobPostPage,
});

function JobPostPage() {
  const { id } = Route.useParams();
  return <JobPostEditor key={id} id={id} />;
}
